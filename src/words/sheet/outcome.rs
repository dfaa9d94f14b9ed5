//! The end of a game as text: who won and why, and the score sheet.

use unicode_width::UnicodeWidthStr;

use crate::engine::{Outcome, Side};
use crate::words::Voice;

use super::paper::{Paper, column, padded};

/// Longer names of parts push their number to the right.
const WIDEST_NAME: usize = 50;

pub fn write(paper: &mut Paper, voice: &Voice<'_>, outcome: &Outcome) {
    paper.line(&winners(voice, outcome));
    paper.line(&voice.say(&outcome.reason));
    paper.gap();
    paper.line(&voice.text("outcome-sheet").to_string());
    let rows: Vec<(String, Option<i64>)> = rows(voice, outcome);
    let names = column(rows.iter().map(|(name, _)| name.as_str()), WIDEST_NAME);
    let scores: Vec<String> =
        rows.iter().map(|(_, score)| score.map_or(String::new(), |score| voice.number(score))).collect();
    let digits = column(scores.iter().map(String::as_str), 12);
    for ((name, _), score) in rows.iter().zip(&scores) {
        let name = padded(name, names);
        let space = " ".repeat(digits.saturating_sub(score.width()));
        paper.hang(&format!("  {name}  {space}"), 4, score);
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

fn rows(voice: &Voice<'_>, outcome: &Outcome) -> Vec<(String, Option<i64>)> {
    let mut rows = Vec::new();
    for (side, place) in outcome.sides.iter().zip(places(outcome)) {
        let place = voice.text("outcome-place").number("n", place).to_string();
        rows.push((format!("{place}  {}", voice.seats(side.seats)), side.score));
        rows.extend(side.parts.iter().map(|(part, points)| (format!("     {}", voice.say(part)), Some(*points))));
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
