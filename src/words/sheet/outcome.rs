//! The end of a game as text: who won and why, and the score sheet.

use unicode_width::UnicodeWidthStr;

use crate::engine::{Outcome, Side};
use crate::words::Voice;

use super::paper::{Paper, column, padded};

/// A longer name takes its number along.
const WIDEST_NAME: usize = 50;
const WIDEST_SCORE: usize = 12;

pub fn write(paper: &mut Paper, voice: &Voice<'_>, outcome: &Outcome) {
    paper.line(&winners(voice, outcome));
    paper.line(&voice.say(&outcome.reason));
    paper.gap();
    paper.line(&voice.text("outcome-sheet").to_string());
    let rows = rows(voice, outcome);
    let names = column(rows.iter().map(|(name, _)| name.as_str()), WIDEST_NAME);
    let digits = column(rows.iter().map(|(_, score)| score.as_str()), WIDEST_SCORE);
    for (name, score) in &rows {
        let space = " ".repeat(digits.saturating_sub(score.width()));
        match name.width() {
            0..=WIDEST_NAME => paper.hang(&format!("  {}  {space}", padded(name, names)), 4, score),
            _ => paper.hang("  ", 4, &format!("{name}  {score}")),
        }
    }
}

/// "Ana wins", "Ana and Boris share the win", "Nobody wins".
pub fn winners(voice: &Voice<'_>, outcome: &Outcome) -> String {
    let who = voice.seats(outcome.winners());
    match outcome.sides.iter().filter(|side| side.won).count() {
        0 => voice.text("outcome-nobody").to_string(),
        1 => voice.text("outcome-won").word("who", who).number("count", outcome.winners().len()).to_string(),
        _ => voice.text("outcome-shared").word("who", who).to_string(),
    }
}

/// The place of each side, best first. Sides that won share the first; so do those below with an equal score.
pub fn places(outcome: &Outcome) -> Vec<usize> {
    let mut places: Vec<usize> = Vec::new();
    for (index, side) in outcome.sides.iter().enumerate() {
        let shares = |above: &Side| side.won == above.won && (side.won || side.score == above.score);
        match index.checked_sub(1).filter(|above| shares(&outcome.sides[*above])) {
            Some(above) => places.push(places[above]),
            None => places.push(index + 1),
        }
    }
    places
}

/// Each side with its place, and beneath it what its points are for.
fn rows(voice: &Voice<'_>, outcome: &Outcome) -> Vec<(String, String)> {
    let places = places(outcome).into_iter().map(|place| voice.text("outcome-place").number("n", place).to_string());
    let places: Vec<String> = places.collect();
    let indent = column(places.iter().map(String::as_str), WIDEST_NAME);
    let mut rows = Vec::new();
    for (side, place) in outcome.sides.iter().zip(&places) {
        let score = side.score.map_or_else(String::new, |score| voice.number(score));
        rows.push((format!("{}  {}", padded(place, indent), voice.seats(side.seats)), score));
        for (part, points) in &side.parts {
            rows.push((format!("{}  {}", " ".repeat(indent), voice.say(part)), voice.number(*points)));
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Line, Seat, SeatSet};

    fn outcome(sides: &[(bool, Option<i64>)]) -> Outcome {
        let side = |(index, &(won, score)): (usize, &(bool, Option<i64>))| Side {
            seats: SeatSet::only(Seat::new(index as u8)),
            place: 0,
            won,
            score,
            parts: Vec::new(),
        };
        Outcome { sides: sides.iter().enumerate().map(side).collect(), reason: Line::new("reason") }
    }

    #[test]
    fn equal_sides_share_a_place() {
        for (sides, wanted) in [
            (&[(true, Some(9)), (false, Some(7)), (false, Some(7)), (false, Some(3))][..], &[1, 2, 2, 4][..]),
            // The tie at the top was broken.
            (&[(true, Some(9)), (false, Some(9))], &[1, 2]),
            (&[(true, Some(9)), (true, Some(8)), (false, Some(7))], &[1, 1, 3]),
            (&[(true, None), (false, None), (false, None)], &[1, 2, 2]),
            (&[(false, Some(4))], &[1]),
        ] {
            assert_eq!(places(&outcome(sides)), wanted, "{sides:?}");
        }
    }
}
