//! What a person typed, as steps: abbreviations, and shorthand that spans several steps.

use crate::engine::{Line, Refusal, Seat, notation};

use super::cards::Face;
use super::condition;
use super::effect::Cost;
use super::legal;
use super::moves::{Move, Pick};
use super::state::{Question, Serial, State};

pub fn read(state: &State, seat: Seat, words: &str) -> Result<Vec<Move>, Refusal> {
    let tidy = notation::tidy(words);
    if let Some((step, condition)) = condition::split(&tidy) {
        condition.check(state, seat)?;
        return read(state, seat, step);
    }
    let question = state.question.filter(|(asked, _)| *asked == seat).map(|(_, question)| question);
    match (question, tidy.split_once(' ')) {
        // The turn has ended by itself.
        (None, None) if tidy == "end" => return Ok(Vec::new()),
        (Some(Question::Main), Some(("summon", rest))) => {
            if let Some((demon, cards)) = rest.split_once(" with ") {
                return summon(state, seat, demon, cards);
            }
        }
        (Some(Question::Pay), Some(("pay", cards))) => return pay(state, cards),
        (Some(Question::Split { from }), Some(("steal", shares))) => return steal(state, from, shares),
        _ => {}
    }
    match notation::listed(words, legal::legal(state, seat)) {
        // Readable, yet not offered: the rules know better why not.
        Err(refusal) if refusal.is_off_the_list() => words.parse().map(|step| vec![step]).map_err(|_| refusal),
        found => found.map(|step| vec![step]),
    }
}

/// `summon porcus with eve + dog + cat`: cards that name themselves need not be said.
fn summon(state: &State, seat: Seat, demon: &str, cards: &str) -> Result<Vec<Move>, Refusal> {
    let listed = legal::legal(state, seat);
    let demon = notation::listed(&format!("summon {demon}"), listed)?;
    let price = state.sacrifice(seat);
    let mut left: Vec<(Pick, Serial)> = Vec::new();
    for lying in &state.player(seat).tableau {
        let pick = legal::options(state, [lying]).remove(0).0;
        left.push((pick, lying.serial));
    }
    let forced = left.len() == price;
    let mut steps = vec![demon];
    let words = cards.split([',', '+']).map(str::trim).filter(|word| !word.is_empty());
    for (named, word) in words.enumerate() {
        if named == price {
            let line = Line::new("demons-refusal-too-many-cards").number("needed", price as i64);
            return Err(Refusal(line));
        }
        let mut kinds: Vec<Face> = left.iter().map(|(pick, _)| pick.face).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let one_kind = kinds.len() == 1;
        let face = notation::listed(word, kinds)?;
        let at = left.iter().position(|(pick, _)| pick.face == face).expect("only what is left is listed");
        left.remove(at);
        if !forced && !one_kind {
            steps.push(Move::Give(Pick { face, nth: 1 }));
        }
    }
    Ok(steps)
}

/// `pay dog`, `pay adam + eve`.
fn pay(state: &State, cards: &str) -> Result<Vec<Move>, Refusal> {
    let acting = legal::acting(state);
    let Some(Cost::Own(filters)) = &acting.face.print().cost else {
        return Err(Refusal::not_offered(&format!("pay {cards}")));
    };
    let player = state.player(acting.seat);
    let mut steps = vec![Move::Pay];
    let mut taken: Vec<Serial> = Vec::new();
    let words: Vec<&str> = cards.split([',', '+']).map(str::trim).filter(|word| !word.is_empty()).collect();
    if words.len() > filters.len() {
        return Err(Refusal(Line::new("demons-refusal-too-many-cards").number("needed", filters.len() as i64)));
    }
    for (index, (word, filter)) in words.into_iter().zip(filters).enumerate() {
        let fits = player.matching(*filter).filter(|lying| !taken.contains(&lying.serial));
        let mut kinds: Vec<Face> = fits.clone().map(|lying| lying.face).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let choice = kinds.len() > 1;
        let face = notation::listed(word, kinds)?;
        taken.extend(fits.clone().find(|lying| lying.face == face).map(|lying| lying.serial));
        // What can only be one card is paid without a word.
        if choice && (index > 0 || filters.len() > 1 || legal::to_pay(state).len() > 1) {
            steps.push(Move::Discard(Pick { face, nth: 1 }));
        }
    }
    Ok(steps)
}

/// `steal p2 1 + p3 2 + supply 2`: from everybody who is asked about, in their order.
fn steal(state: &State, current: Seat, shares: &str) -> Result<Vec<Move>, Refusal> {
    let unreadable = || Refusal::unreadable(&format!("steal {shares}"));
    let mut wanted: Vec<(Option<Seat>, u8)> = Vec::new();
    for share in shares.split([',', '+']).map(str::trim) {
        let (who, souls) = share.split_once(' ').ok_or_else(unreadable)?;
        let who = if "supply".starts_with(who) { None } else { Some(who.parse().map_err(|()| unreadable())?) };
        wanted.push((who, souls.parse().map_err(|_| unreadable())?));
    }
    if let [(Some(seat), souls)] = wanted[..]
        && seat == current
    {
        return Ok(vec![Move::Steal(seat, souls)]);
    }
    let acting = legal::acting(state);
    let from: Vec<Seat> = state.preys(acting.seat).filter(|prey| state.player(*prey).souls > 0).collect();
    let mut left = legal::souls_left(state);
    let mut steps = Vec::new();
    for seat in from.into_iter().skip_while(|seat| *seat != current) {
        if left == 0 {
            break;
        }
        let souls: u8 = wanted.iter().filter(|(who, _)| *who == Some(seat)).map(|(_, souls)| *souls).sum();
        left = left.saturating_sub(u16::from(souls));
        steps.push(Move::Steal(seat, souls));
    }
    Ok(steps)
}
