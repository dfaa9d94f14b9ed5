//! Orders are followed: moves by the house, like any other answer, everything else here.

use std::sync::Arc;

use crate::engine::{Refusal, Seat};
use crate::house::{House, HouseError, Reply, Said};
use crate::mail::reading::{self, Meaning, Question, Unclear};
use crate::mail::seated::Reader;
use crate::mail::{Bound, Desk, sitting};
use crate::people::Digest;
use crate::people::token::base32;
use crate::store::{Fate, Sitter};
use crate::table::{Answer, Live, Report, Seq, Via};
use crate::words::{Language, Names};

use super::company::Company;
use super::orders::{self, Order};
use super::wishes::{self, Absent, AskedBack, Granted};

/// Somebody at a seat, and what their reply is about.
pub struct At {
    pub bound: Bound,
    pub table_id: i64,
    pub reader: Reader,
    pub sitters: Vec<Sitter>,
}

/// What came of one order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Did {
    Played(Report),
    /// Sealed until its turn.
    Kept(String),
    /// Taken before.
    Again,
    /// The question has changed. The words, to be sent again.
    Stale(String),
    Refused(String, Refusal),
    /// Not played, because it is not clear what was meant.
    Unclear(Box<Unclear>),
    Undone,
    Unsealed,
    NotUndone(Refusal),
    Said(String),
    Shown(Option<Seq>),
    NoEntry {
        wanted: u32,
        latest: u32,
    },
    Helped,
    /// Something that was looked up or kept, a line each.
    Told(Vec<String>),
    /// Another game with the same people begins on the page of this one.
    Rematch,
    Granted(Granted),
    Absent(Absent),
    Company(Company),
    AskedBack(AskedBack),
    /// Nothing was asked for.
    Empty,
    /// Not written by the player.
    Foreign,
}

/// What a whole reply came to.
pub fn verdict(did: &[Did]) -> Fate {
    let changes = |did: &Did| match did {
        Did::Played(_) | Did::Kept(_) | Did::Again | Did::Undone | Did::Unsealed => Fate::Played,
        Did::Said(_)
        | Did::Shown(_)
        | Did::Helped
        | Did::Told(_)
        | Did::Rematch
        | Did::Granted(_)
        | Did::NoEntry { .. } => Fate::Followed,
        Did::Absent(_) => Fate::Followed,
        Did::Company(company) if company.is_done() => Fate::Followed,
        Did::Company(_) => Fate::Unchanged,
        Did::Stale(_) | Did::Refused(..) | Did::Unclear(_) | Did::NotUndone(_) | Did::AskedBack(_) | Did::Empty => {
            Fate::Unchanged
        }
        Did::Foreign => Fate::Foreign,
    };
    let all: Vec<Fate> = did.iter().map(changes).collect();
    let order = [Fate::Foreign, Fate::Played, Fate::Followed];
    order.into_iter().find(|verdict| all.contains(verdict)).unwrap_or(Fate::Unchanged)
}

impl At {
    /// Who sits where a mark leads; None if it is somebody else by now, or nobody that can get letters.
    pub fn find(house: &House, bound: &Bound) -> Result<Option<At>, HouseError> {
        let Some(row) = house.store.table(&bound.code)? else { return Ok(None) };
        if row.guests.as_ref().is_none_or(|guests| bound.seat.index() >= usize::from(guests.seats())) {
            return Ok(None);
        }
        let sitters = house.store.sitters(row.id)?;
        let sitter = sitters.iter().find(|sitter| sitter.seat == bound.seat);
        let Some(id) = sitter.and_then(Sitter::present).filter(|id| *id == bound.player) else {
            return Ok(None);
        };
        let Some(reader) = Reader::find(house, id)? else { return Ok(None) };
        Ok(Some(At { bound: bound.clone(), table_id: row.id, reader, sitters }))
    }

    /// Follows what the lines ask for, in their order. All steps of a move are one move, wherever they stand.
    pub async fn follow(
        &self,
        house: &House,
        desk: &Desk<'_>,
        lines: &[String],
        digest: &Digest,
    ) -> Result<Vec<Did>, HouseError> {
        let live = house.table(&self.bound.code)?;
        let mut orders = orders::read(lines, |word| begins_step(&live, self.bound.seat, word));
        gather(&mut orders);
        let remark = |order: &Order| if let Order::Say(words) = order { Some(words.clone()) } else { None };
        let remarks: Vec<String> = orders.iter().filter_map(remark).collect();
        // Before anything is done: a message is followed as a whole, or asked back.
        match house.may_say(self.reader.player.id, &remarks.iter().map(String::as_str).collect::<Vec<_>>())? {
            Said::Done => {}
            Said::TooLong => return Ok(vec![Did::AskedBack(AskedBack::TooLong)]),
            Said::TooOften => return Ok(vec![Did::AskedBack(AskedBack::TooOften)]),
        }
        let mut ask = self.bound.ask;
        let mut did = Vec::new();
        for (index, order) in orders.into_iter().enumerate() {
            let key = format!("{}-{index}", base32(&digest[..20]));
            let done = match order {
                Order::Move(words) => self.play((house, desk), ask, &key, &words).await?,
                Order::Undo => self.undo(house, ask, &key).await?,
                Order::Help => Did::Helped,
                Order::Show(None) => Did::Shown(None),
                Order::Show(Some(wanted)) => match house.table(&self.bound.code)?.next.0.saturating_sub(1) {
                    latest if wanted > latest => Did::NoEntry { wanted, latest },
                    _ => Did::Shown(Some(Seq(wanted))),
                },
                Order::Say(words) => Did::Said(words),
                Order::Pause { day, choice } => wishes::pause(house, &self.reader, day, choice).await?,
                Order::Here(choice) => Did::Company(self.here(house, choice).await?),
                Order::Back => Did::Company(self.back(house).await?),
                Order::Vote { verdict, whom } => Did::Company(self.vote(house, verdict, &whom).await?),
                Order::Nudge(whom) => Did::Company(self.nudge(house, &whom).await?),
                Order::Digest(time) => Did::Granted(wishes::digest(house, &self.reader, time).await?),
                Order::Letters { wanted } => {
                    Did::Granted(wishes::letters(house, &self.reader, self.table_id, wanted).await?)
                }
                Order::Stop => Did::AskedBack(AskedBack::Stop),
                Order::Rules(card) => self.rules(house, desk, &card)?,
                Order::Log(from) => self.log(house, desk, from)?,
                Order::Games => self.games(house, desk)?,
                Order::Zone(zone) => self.zone(house, desk, &zone).await?,
                Order::Language(language) => self.language(house, desk, language).await?,
                Order::Note(words) => self.note(house, desk, &words).await?,
                Order::Notes => self.notes(house, desk)?,
                Order::Rematch => Did::Rematch,
            };
            let goes_on = match &done {
                // What follows speaks of the question that is open again.
                Did::Undone => {
                    ask = house.table(&self.bound.code)?.standings[self.bound.seat].ask;
                    true
                }
                // Somebody who wanted to take back first meant what follows for another position.
                Did::NotUndone(_) | Did::Stale(_) => false,
                _ => true,
            };
            did.push(done);
            if !goes_on {
                break;
            }
        }
        if did.is_empty() {
            did.push(Did::Empty);
        }
        Ok(did)
    }

    async fn play(
        &self,
        (house, desk): (&House, &Desk<'_>),
        ask: u32,
        key: &str,
        words: &str,
    ) -> Result<Did, HouseError> {
        let live = house.table(&self.bound.code)?;
        let spoken = match live.standings[self.bound.seat].ask == ask {
            true => match self.meaning(desk, &live, words) {
                Meaning::Words(spoken) => spoken,
                Meaning::Nothing => return Ok(Did::Empty),
                Meaning::Unclear(unclear) => return Ok(Did::Unclear(Box::new(unclear))),
            },
            false => words.to_owned(),
        };
        let wish = Answer { seat: self.bound.seat, ask, key, words: &spoken, via: Via::Mail };
        Ok(match house.answer(&self.bound.code, &wish).await? {
            Reply::Done(account) => Did::Played(account),
            Reply::Kept => Did::Kept(spoken),
            Reply::Again(_) => Did::Again,
            Reply::Stale => Did::Stale(words.to_owned()),
            Reply::Refused(refusal) => Did::Refused(words.to_owned(), refusal),
        })
    }

    /// What an answer says, in the words of the notation.
    fn meaning(&self, desk: &Desk<'_>, live: &Live, words: &str) -> Meaning {
        let seat = self.bound.seat;
        if reading::asked(&*live.position, seat).is_none() {
            return Meaning::Words(words.to_owned());
        }
        let nobody = Names::default();
        let names = sitting::names(&desk.voice(self.reader.language(), &nobody), &self.sitters, live.seats());
        let voices = [self.reader.language(), Language::En].map(|language| desk.voice(language, &names));
        let called: Vec<String> = self.sitters.iter().map(|sitter| sitter.name.to_lowercase()).collect();
        let question = Question { position: &*live.position, seat, voices, names: &called };
        question.read(&words.lines().collect::<Vec<_>>())
    }

    async fn undo(&self, house: &House, ask: u32, key: &str) -> Result<Did, HouseError> {
        let live = house.table(&self.bound.code)?;
        let seat = self.bound.seat;
        let wish = Answer { seat, ask, key, words: "", via: Via::Mail };
        // An answer that lies sealed is taken out again.
        if live.seals[seat].is_some() && !live.position.asked().has(seat) {
            return Ok(match house.answer(&self.bound.code, &wish).await? {
                Reply::Kept => Did::Unsealed,
                _ => Did::Stale(String::new()),
            });
        }
        Ok(match house.undo(&self.bound.code, &wish).await? {
            Reply::Done(_) | Reply::Again(_) | Reply::Kept => Did::Undone,
            Reply::Stale => Did::Stale(String::new()),
            Reply::Refused(refusal) => Did::NotUndone(refusal),
        })
    }
}

/// Does a word begin something that the seat may do now?
fn begins_step(live: &Arc<Live>, seat: Seat, word: &str) -> bool {
    let begins = |step: &str| step.split_whitespace().next() == Some(word);
    let ahead = live.prompt(seat);
    let ways = ahead.question().map(|ask| ask.ways.as_slice()).unwrap_or_default();
    ways.iter().any(|way| begins(&way.word)) || live.position.moves(seat).iter().any(|step| begins(step))
}

/// Puts all steps of a move together, where the first of them stands.
fn gather(orders: &mut Vec<Order>) {
    let mut steps = Vec::new();
    let mut first = None;
    for (index, order) in orders.iter().enumerate() {
        if let Order::Move(words) = order {
            first.get_or_insert(index);
            steps.push(words.clone());
        }
    }
    if let Some(first) = first {
        orders[first] = Order::Move(steps.join("\n"));
        let mut index = 0;
        orders.retain(|order| {
            index += 1;
            index - 1 == first || !matches!(order, Order::Move(_))
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steps_of_a_move_stay_together() {
        let step = |words: &str| Order::Move(words.into());
        let mut orders = vec![Order::Help, step("a"), Order::Say("x".into()), step("b\nc"), Order::Undo];
        gather(&mut orders);
        assert_eq!(orders, [Order::Help, step("a\nb\nc"), Order::Say("x".into()), Order::Undo]);
        let mut none = vec![Order::Undo];
        gather(&mut none);
        assert_eq!(none, [Order::Undo]);
    }

    #[test]
    fn one_change_makes_a_reply_count_as_played() {
        let refused = Did::Refused("x".into(), Refusal::not_asked());
        assert_eq!(verdict(&[refused.clone(), Did::Said("x".into())]), Fate::Followed);
        assert_eq!(verdict(&[Did::Undone, refused.clone()]), Fate::Played);
        assert_eq!(verdict(&[refused]), Fate::Unchanged);
        assert_eq!(verdict(&[Did::Foreign]), Fate::Foreign);
    }
}
