//! What came back from a form, as one line of notation.

use crate::engine::slot::Pick;
use crate::engine::{Ask, Refusal, Take};

/// The words that were typed. Those that only came back with the form, untouched, are not: whoever picks something now
/// means that.
pub fn typed<'f>(fields: &[(&str, &'f str)]) -> Option<&'f str> {
    let value = |name: &str| fields.iter().find(|(field, _)| *field == name).map(|(_, value)| *value);
    let came_back = |words: &str| value("was") == Some(words) && value("way").is_some();
    value("words").map(str::trim).filter(|words| !words.is_empty() && !came_back(words))
}

/// Typed words win; else the way that was picked, with what was picked in its slots.
pub fn read_answer(ask: &Ask, fields: &[(&str, &str)]) -> Result<String, Refusal> {
    let value = |name: &str| fields.iter().find(|(field, _)| *field == name).map(|(_, value)| *value);
    if let Some(words) = typed(fields) {
        return Ok(words.to_owned());
    }
    let way = value("way").ok_or_else(|| Refusal::new("table-nothing-picked"))?;
    if let Some(whole) = way.strip_prefix('=') {
        return Ok(whole.to_owned());
    }
    let index = ask.ways.iter().position(|candidate| candidate.word == way);
    let index = index.ok_or_else(|| Refusal::not_offered(way))?;
    if let Some(whole) = value(&format!("p{index}")).filter(|whole| !whole.is_empty()) {
        return Ok(whole.to_owned());
    }
    let slots = ask.ways[index].slots.iter().enumerate();
    let picks: Vec<Pick> =
        slots.flat_map(|(slot, part)| picks(slot, &format!("w{index}s{slot}"), part.take, fields)).collect();
    ask.compose(way, &picks)
}

/// What was picked, in words as near as they can be had without its question.
pub fn spoken(fields: &[(&str, &str)]) -> String {
    let way = fields.iter().find(|(name, _)| *name == "way").map_or("", |(_, way)| way);
    let begins = |(name, whole): &&(&str, &str)| is_play(name) && !way.is_empty() && whole.starts_with(way);
    let whole = fields.iter().find(begins).map_or(way, |(_, whole)| whole);
    whole.strip_prefix('=').unwrap_or(whole).to_owned()
}

fn is_play(field: &str) -> bool {
    field
        .strip_prefix('p')
        .is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()))
}

/// Is this the name of a field that some question's plays or slots may have?
pub fn is_slot(field: &str) -> bool {
    if is_play(field) {
        return true;
    }
    let number = |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let place = field.split_once(':').map_or(field, |(place, _)| place);
    place
        .strip_prefix('w')
        .and_then(|place| place.split_once('s'))
        .is_some_and(|(way, slot)| number(way) && number(slot))
}

fn picks(slot: usize, field: &str, take: Take, fields: &[(&str, &str)]) -> Vec<Pick> {
    let own = |name: &str| name.strip_prefix(field)?.strip_prefix(':').map(str::to_owned);
    match take {
        Take::One | Take::Some { .. } => {
            let picked = fields.iter().filter(|(name, _)| *name == field);
            picked.map(|(_, word)| Pick { slot, word: (*word).to_owned(), count: 1 }).collect()
        }
        Take::Split { .. } => {
            let shares = fields.iter().filter_map(|(name, share)| {
                let count = share.trim().parse().ok().filter(|count| *count > 0)?;
                Some(Pick { slot, word: own(name)?, count })
            });
            shares.collect()
        }
        Take::Ranked(_) => {
            let mut places: Vec<(u8, &str)> = fields
                .iter()
                .filter_map(|(name, word)| Some((own(name)?.parse().ok()?, *word)))
                .filter(|(_, word)| !word.is_empty())
                .collect();
            places.sort_by_key(|(place, _)| *place);
            places.into_iter().map(|(_, word)| Pick { slot, word: word.to_owned(), count: 1 }).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Choice, Kind, Lapse, Line, Slot, Way};

    fn slot(take: Take, before: &'static str, between: &'static str) -> Slot {
        let mut slot = Slot::new(Line::new("x"), take, before, between);
        slot.choices = ["ann", "bob", "eve"].map(|word| Choice::new(word, Line::new("x")).capped(2)).to_vec();
        slot
    }

    fn ask() -> Ask {
        let rank = Way::new("rank", Line::new("x")).slot(slot(Take::Ranked(2), " ", " > "));
        let share = Way::new("share", Line::new("x")).slot(slot(Take::Split { total: 3 }, " ", ", "));
        let some = Way::new("call", Line::new("x")).slot(slot(Take::Some { least: 0, most: 2 }, " ", " + "));
        let ways = vec![rank, share, some, Way::new("pass", Line::new("x"))];
        Ask::new("x", Kind::new("x"), Line::new("x"), Line::new("x"), ways, Lapse::answer("pass"))
    }

    #[test]
    fn every_kind_of_slot_comes_back_as_notation() {
        let read = |fields: &[(&str, &str)]| read_answer(&ask(), fields).map_err(|refusal| refusal.id().to_owned());
        assert_eq!(read(&[("way", "rank"), ("w0s0:2", "bob"), ("w0s0:1", "eve")]), Ok("rank eve > bob".into()));
        assert_eq!(
            read(&[("way", "share"), ("w1s0:ann", "2"), ("w1s0:bob", "0"), ("w1s0:eve", "1")]),
            Ok("share ann 2, eve 1".into())
        );
        assert_eq!(read(&[("way", "call"), ("w2s0", "ann"), ("w2s0", "eve")]), Ok("call ann + eve".into()));
        assert_eq!(read(&[("way", "pass"), ("w2s0", "ann")]), Ok("pass".into()));
        assert_eq!(read(&[("way", "pass"), ("words", " call bob ")]), Ok("call bob".into()));
        assert_eq!(read(&[("way", "pass"), ("words", "  ")]), Ok("pass".into()));
        assert_eq!(read(&[("way", "pass"), ("words", "call bob"), ("was", "call bob")]), Ok("pass".into()));
        assert_eq!(read(&[("way", "pass"), ("words", "call ann"), ("was", "call bob")]), Ok("call ann".into()));
        assert_eq!(read(&[("words", "call bob"), ("was", "call bob")]), Ok("call bob".into()));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let refused = |fields: &[(&str, &str)]| read_answer(&ask(), fields).unwrap_err().id().to_owned();
        assert_eq!(refused(&[]), "table-nothing-picked");
        assert_eq!(refused(&[("way", "sing")]), "refusal-not-offered");
        assert_eq!(refused(&[("way", "rank"), ("w0s0:1", "eve"), ("w0s0:2", "")]), "refusal-exact-number");
        assert_eq!(refused(&[("way", "share"), ("w1s0:ann", "3")]), "refusal-too-much-for-one");
        assert_eq!(refused(&[("way", "call"), ("w2s0", "zed")]), "refusal-not-offered");
    }
}
