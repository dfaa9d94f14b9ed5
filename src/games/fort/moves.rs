//! One step a seat takes, and its words. The full list of words is in the documentation of this game.

use std::fmt;
use std::str::FromStr;

use crate::engine::{Refusal, Seat};

use super::cards::Kid;
use super::outline::Goods;
use super::words::{Half, Icon, Kind, Perk, Pile, Rule, Store, Suit};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    Pick(Kid),
    Skip,
    Diy,
    Play(Kid),
    Add(Kid, Coin),
    Lend(Kid, Coin),
    Declare(Suit),
    Suit(Icon),
    /// How many units of the first icon; all that can be done if nothing is said.
    Start(Half, Option<u8>),
    End,
    Gather(Kind),
    Pack(Kind),
    PackSupply(Kind),
    Tuck(Origin),
    Trash(Pile, Kid),
    Rob(Seat, Kid),
    Copy(Seat),
    Take(Kind),
    Convert(Store, Kind),
    Spend(Store),
    Recruit(Origin),
    Pay(Goods),
    Rule(Rule),
    Perk(Perk),
    Omit,
    Stop,
    Pass,
    Follow(Toss, Option<Toss>),
    Rough,
    DoOver,
    Birthday(Origin),
    Recycle(Kid),
    Later,
    No,
}

/// What the coin of an added card stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coin {
    /// Nothing was said: right for cards without a coin.
    Unsaid,
    Nothing,
    Suit(Suit),
}

/// Where a card is taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    Hand(Kid),
    Park(Kid),
    Deck,
    Yard(Seat, Kid),
}

/// A card discarded to follow; its coin may be left aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Toss {
    pub kid: Kid,
    pub coin_aside: bool,
}

impl Coin {
    pub fn suit(self) -> Option<Suit> {
        match self {
            Coin::Suit(suit) => Some(suit),
            Coin::Unsaid | Coin::Nothing => None,
        }
    }
}

impl fmt::Display for Kid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Coin::Unsaid => Ok(()),
            Coin::Nothing => f.write_str(" as none"),
            Coin::Suit(suit) => write!(f, " as {suit}"),
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Hand(kid) => write!(f, "{kid}"),
            Origin::Park(kid) => write!(f, "park:{kid}"),
            Origin::Deck => f.write_str("deck"),
            Origin::Yard(seat, kid) => write!(f, "{seat}:{kid}"),
        }
    }
}

impl fmt::Display for Toss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kid, if self.coin_aside { " as none" } else { "" })
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{} t{}", self.0[0], self.0[1])?;
        match self.1 {
            [0, 0] => Ok(()),
            [pizza, toys] => write!(f, " pack p{pizza} t{toys}"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pick(kid) => write!(f, "pick {kid}"),
            Move::Skip => f.write_str("skip"),
            Move::Diy => f.write_str("diy"),
            Move::Play(kid) => write!(f, "play {kid}"),
            Move::Add(kid, coin) => write!(f, "add {kid}{coin}"),
            Move::Lend(kid, coin) => write!(f, "lend {kid}{coin}"),
            Move::Declare(suit) => write!(f, "declare {suit}"),
            Move::Suit(icon) => write!(f, "suit {icon}"),
            Move::Start(half, None) => write!(f, "{half}"),
            Move::Start(half, Some(units)) => write!(f, "{half} {units}"),
            Move::End => f.write_str("end"),
            Move::Gather(kind) => write!(f, "gather {kind}"),
            Move::Pack(kind) => write!(f, "pack {kind}"),
            Move::PackSupply(kind) => write!(f, "pack supply:{kind}"),
            Move::Tuck(origin) => write!(f, "tuck {origin}"),
            Move::Trash(pile, kid) => write!(f, "trash {pile}:{kid}"),
            Move::Rob(seat, kid) => write!(f, "rob {seat}:{kid}"),
            Move::Copy(seat) => write!(f, "copy {seat}"),
            Move::Take(kind) => write!(f, "take {kind}"),
            Move::Convert(store, kind) => write!(f, "convert {store}:{kind}"),
            Move::Spend(store) => write!(f, "spend {store}"),
            Move::Recruit(origin) => write!(f, "recruit {origin}"),
            Move::Pay(goods) => write!(f, "pay {goods}"),
            Move::Rule(rule) => write!(f, "rule {rule}"),
            Move::Perk(perk) => write!(f, "perk {perk}"),
            Move::Omit => f.write_str("omit"),
            Move::Stop => f.write_str("stop"),
            Move::Pass => f.write_str("pass"),
            Move::Follow(toss, None) => write!(f, "follow {toss}"),
            Move::Follow(toss, Some(second)) => write!(f, "follow {toss} + {second}"),
            Move::Rough => f.write_str("rough"),
            Move::DoOver => f.write_str("do_over"),
            Move::Birthday(origin) => write!(f, "birthday {origin}"),
            Move::Recycle(kid) => write!(f, "recycle {kid}"),
            Move::Later => f.write_str("later"),
            Move::No => f.write_str("no"),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(words: &str) -> Result<Move, Refusal> {
        parse(words).ok_or_else(|| Refusal::unreadable(words))
    }
}

fn parse(words: &str) -> Option<Move> {
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    Some(match (verb, rest) {
        ("skip", "") => Move::Skip,
        ("diy", "") => Move::Diy,
        ("end", "") => Move::End,
        ("omit", "") => Move::Omit,
        ("stop", "") => Move::Stop,
        ("pass", "") => Move::Pass,
        ("rough", "") => Move::Rough,
        ("do_over", "") => Move::DoOver,
        ("later", "") => Move::Later,
        ("no", "") => Move::No,
        ("pick", kid) => Move::Pick(Kid::from_id(kid)?),
        ("play", kid) => Move::Play(Kid::from_id(kid)?),
        ("recycle", kid) => Move::Recycle(Kid::from_id(kid)?),
        ("add", rest) => with_coin(rest, Move::Add)?,
        ("lend", rest) => with_coin(rest, Move::Lend)?,
        ("declare", suit) => Move::Declare(Suit::from_id(suit)?),
        ("suit", icon) => Move::Suit(Icon::from_id(icon)?),
        ("public" | "private", "") => Move::Start(Half::from_id(verb)?, None),
        ("public" | "private", units) => Move::Start(Half::from_id(verb)?, Some(number(units)?)),
        ("gather", kind) => Move::Gather(Kind::from_id(kind)?),
        ("take", kind) => Move::Take(Kind::from_id(kind)?),
        ("pack", rest) => match rest.strip_prefix("supply:") {
            Some(kind) => Move::PackSupply(Kind::from_id(kind)?),
            None => Move::Pack(Kind::from_id(rest)?),
        },
        ("tuck", rest) => Move::Tuck(origin(rest)?),
        ("recruit", rest) => Move::Recruit(origin(rest)?),
        ("birthday", rest) => Move::Birthday(origin(rest)?),
        ("trash", rest) => {
            let (pile, kid) = rest.split_once(':')?;
            Move::Trash(Pile::from_id(pile)?, Kid::from_id(kid)?)
        }
        ("rob", rest) => {
            let (seat, kid) = rest.split_once(':')?;
            Move::Rob(seat.parse().ok()?, Kid::from_id(kid)?)
        }
        ("copy", seat) => Move::Copy(seat.parse().ok()?),
        ("convert", rest) => {
            let (store, kind) = rest.split_once(':')?;
            Move::Convert(Store::from_id(store)?, Kind::from_id(kind)?)
        }
        ("spend", store) => Move::Spend(Store::from_id(store)?),
        ("pay", rest) => Move::Pay(payment(rest)?),
        ("rule", rule) => Move::Rule(Rule::from_id(rule)?),
        ("perk", perk) => Move::Perk(Perk::from_id(perk)?),
        ("follow", rest) => match rest.split_once(" + ") {
            Some((one, two)) => Move::Follow(toss(one)?, Some(toss(two)?)),
            None => Move::Follow(toss(rest)?, None),
        },
        _ => return None,
    })
}

fn number(digits: &str) -> Option<u8> {
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
}

fn with_coin(rest: &str, make: fn(Kid, Coin) -> Move) -> Option<Move> {
    let (kid, coin) = match rest.split_once(" as ") {
        Some((kid, "none")) => (kid, Coin::Nothing),
        Some((kid, suit)) => (kid, Coin::Suit(Suit::from_id(suit)?)),
        None => (rest, Coin::Unsaid),
    };
    Some(make(Kid::from_id(kid)?, coin))
}

fn origin(rest: &str) -> Option<Origin> {
    Some(match rest.split_once(':') {
        Some(("park", kid)) => Origin::Park(Kid::from_id(kid)?),
        Some((seat, kid)) => Origin::Yard(seat.parse().ok()?, Kid::from_id(kid)?),
        None if rest == "deck" => Origin::Deck,
        None => Origin::Hand(Kid::from_id(rest)?),
    })
}

fn toss(words: &str) -> Option<Toss> {
    let (kid, coin_aside) = words.strip_suffix(" as none").map_or((words, false), |kid| (kid, true));
    Some(Toss { kid: Kid::from_id(kid)?, coin_aside })
}

/// Zeros may be left out: `pay p2 pack t1`.
fn payment(words: &str) -> Option<Goods> {
    let mut goods = Goods::default();
    let mut part = &mut goods.0;
    for word in words.split(' ') {
        match word.split_at_checked(1)? {
            _ if word == "pack" => part = &mut goods.1,
            ("p", amount) => part[0] = number(amount)?,
            ("t", amount) => part[1] = number(amount)?,
            _ => return None,
        }
    }
    Some(goods)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_reads_as_it_is_written() {
        let words = [
            "pick bug",
            "skip",
            "diy",
            "play the_moles",
            "add smoke as book",
            "add bug",
            "lend puddin as none",
            "declare crown",
            "suit coin",
            "public",
            "private 2",
            "end",
            "gather pizza",
            "pack toys",
            "pack supply:pizza",
            "tuck ghost",
            "tuck park:dot",
            "tuck deck",
            "tuck p2:bug",
            "trash hand:tiny",
            "trash discard:worm",
            "rob p3:bug",
            "copy p2",
            "take toys",
            "convert stuff:toys",
            "spend pack",
            "recruit park:tiny",
            "recruit p2:chef",
            "recruit deck",
            "pay p2 t1",
            "pay p2 t0 pack p0 t1",
            "rule loner",
            "perk bribe",
            "omit",
            "stop",
            "pass",
            "follow dash",
            "follow puddin as none",
            "follow bug + the_moles",
            "follow ace + puddin as none",
            "rough",
            "do_over",
            "birthday park:tiny",
            "birthday deck",
            "recycle bug",
            "later",
            "no",
        ];
        for words in words {
            let step: Move = words.parse().unwrap_or_else(|refusal| panic!("{words}: {refusal}"));
            assert_eq!(step.to_string(), words);
        }
        assert_eq!("pay p2 pack t1".parse::<Move>().unwrap().to_string(), "pay p2 t0 pack p0 t1");
        for words in ["play nobody", "public -1", "pay x", "", "follow", "trash tiny", "pay p+1"] {
            assert_eq!(words.parse::<Move>().unwrap_err().id(), "refusal-unreadable", "{words}");
        }
    }
}
