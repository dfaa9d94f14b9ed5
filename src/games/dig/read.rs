//! Reading what a person typed: names as they are printed, several steps joined by commas, and all cards put in order at
//! once.

use crate::engine::{Dice, Draft, Game, Line, Refusal, Seat, notation};

use super::Dig;
use super::cards::{Kind, distinct};
use super::moves::{Move, legal, not_seen};
use super::onward::Until;
use super::state::{Question, State};

/// Names printed otherwise than the notation has them.
const PRINTED: [(&str, &str); 5] = [
    ("gran_gruppos_gingerbread_cookies", "gingerbread_cookies"),
    ("old_man_murrays_milk", "milk"),
    ("leprechauns_gold", "leprechaun_gold"),
    ("skwirmz_the_worm_god", "skwirmz"),
    ("secret_stash", "drug_stash"),
];

/// Commas join steps that stand or fall together, so each is tried on a copy of the table before the next is read. What
/// comes after something new was shown is kept as it reads by itself.
pub fn read(state: &State, seat: Seat, words: &str) -> Result<Vec<Move>, Refusal> {
    if let Some(until) = Until::read(words) {
        return until.step(state, seat).map(|step| vec![step]);
    }
    let names = Kind::ALL.iter().map(|kind| (kind.id(), kind.id()));
    let words = notation::named(words, names.chain(PRINTED));
    let (mut steps, mut table, mut shown) = (Vec::new(), state.clone(), false);
    let mut parts = words.split(',').map(str::trim).filter(|part| !part.is_empty()).peekable();
    while let Some(part) = parts.next() {
        if shown {
            steps.push(part.parse()?);
            continue;
        }
        let mut part = part.to_owned();
        // The cards of one order may be joined by commas as well.
        while part.starts_with("put ") && parts.peek().is_some_and(|more| more.parse::<Kind>().is_ok()) {
            part = format!("{part} {}", parts.next().unwrap_or_default());
        }
        for step in one(&table, seat, &part)? {
            steps.push(step);
            let dice = Dice::from_seed(0);
            let mut draft = Draft::<Dig>::new(table.clone(), &dice);
            // What is refused here is refused once more, with its reason, when it is decided.
            if parts.peek().is_some() && Dig::decide(&mut draft, seat, step).is_ok() {
                let decided = draft.finish();
                (table, shown) = (decided.state, decided.disclosed);
            }
        }
    }
    match steps.is_empty() {
        true => one(state, seat, &words),
        false => Ok(steps),
    }
}

/// The words between two commas. Several cards put in order may stand in one step; the last of all may be said or left
/// out.
fn one(state: &State, seat: Seat, words: &str) -> Result<Vec<Move>, Refusal> {
    if let (Some(Question::Order { .. }), Some(cards)) = (state.question(), words.strip_prefix("put "))
        && seat == state.active
        && cards.contains(' ')
    {
        return order(state, cards);
    }
    match notation::listed(words, legal(state, seat)) {
        // Readable, yet not offered: the rules know better why not.
        Err(refusal) if refusal.is_off_the_list() => words.parse().map(|step| vec![step]).map_err(|_| refusal),
        found => found.map(|step| vec![step]),
    }
}

fn order(state: &State, cards: &str) -> Result<Vec<Move>, Refusal> {
    let seen = state.looked_at();
    let mut left = seen.clone();
    let mut steps = Vec::new();
    for word in cards.split(' ') {
        let named = notation::listed(word, distinct(left.iter().copied()));
        let card = named.map_err(|refusal| match (refusal.id(), word.parse::<Kind>()) {
            ("refusal-not-asked", _) => Refusal(Line::new("dig-refusal-too-many-put")),
            (_, Ok(card)) if seen.contains(&card) => {
                Refusal(Line::new("dig-refusal-put-twice").term("card", card.name()))
            }
            ("refusal-not-offered", Ok(card)) => not_seen(card),
            _ => refusal,
        })?;
        if left.len() > 1 {
            steps.push(Move::Put(card));
        }
        let at = left.iter().position(|kind| *kind == card).expect("only what is left is listed");
        left.remove(at);
    }
    Ok(steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names as the English texts print them.
    #[test]
    fn every_name_can_be_typed_as_it_is_printed() {
        let (_, texts) = Dig::INFO.texts.iter().find(|(tag, _)| *tag == "en").expect("English is spoken");
        for kind in Kind::ALL {
            let printed = texts.lines().find_map(|line| line.strip_prefix(&*kind.name())?.strip_prefix(" = "));
            let printed = printed.unwrap_or_else(|| panic!("{kind} has a name"));
            let names = Kind::ALL.iter().map(|kind| (kind.id(), kind.id()));
            let read = notation::named(&format!("next {printed}"), names.chain(PRINTED));
            assert_eq!(read, format!("next {kind}"), "{printed}");
        }
    }
}
