//! Why a step that is not listed cannot be done now.

use crate::engine::{Line, Refusal, Seat};

use super::cards::Face;
use super::legal;
use super::moves::Move;
use super::prompt;
use super::state::{PRICE, Question, State};

pub fn why_not(state: &State, seat: Seat, question: Question, step: Move) -> Refusal {
    let card = |id: &'static str, card: Face| Line::new(id).term("card", card.name());
    Refusal(match (question, step) {
        (Question::Main, step) => main(state, seat, step),
        (_, Move::Choose(other) | Move::Take(other, _) | Move::Bite(other, _) | Move::Steal(other, _))
            if other.index() >= usize::from(state.table.seats) =>
        {
            Line::new("demons-refusal-no-such-seat").word("seat", other.to_string())
        }
        (Question::Sacrifice, Move::Give(pick)) => card("demons-refusal-not-yours", pick.face),
        (Question::Wake | Question::Target, Move::Wake(pick)) => card("demons-refusal-not-waking", pick.face),
        (Question::Gain | Question::Take, Move::Gain(face)) => card("demons-refusal-not-there", face),
        (Question::Take, Move::Take(_, pick)) | (Question::Bite, Move::Bite(_, pick)) => {
            card("demons-refusal-not-there", pick.face)
        }
        (Question::PayWith, Move::Discard(pick)) => card("demons-refusal-not-fitting", pick.face),
        (Question::Mark, Move::Mark(pick)) => card("demons-refusal-not-fitting", pick.face),
        (Question::Demon, Move::Call(face)) => card("demons-refusal-not-seen", face),
        (Question::Split { from }, Move::Steal(..)) => {
            let most = legal::legal(state, seat).len() as i64 - 1;
            Line::new("demons-refusal-split").seat("seat", from).number("most", most)
        }
        _ => Line::new("demons-refusal-other-question").line("question", prompt::sentence(state, seat, question)),
    })
}

fn main(state: &State, seat: Seat, step: Move) -> Line {
    let (player, turn) = (state.player(seat), &state.turn);
    match step {
        Move::Roll => Line::new("demons-refusal-rolled"),
        Move::End => Line::new("demons-refusal-roll-first"),
        Move::Buy(_) if turn.bought => Line::new("demons-refusal-bought"),
        Move::Buy(card) if state.slot_of(card).is_none() => {
            Line::new("demons-refusal-not-in-block").term("card", card.name())
        }
        Move::Buy(_) => Line::new("demons-refusal-poor").number("price", PRICE).number("souls", player.souls),
        Move::Summon(demon) | Move::Free(demon) if !player.hand.contains(&demon) => {
            Line::new("demons-refusal-not-in-hand").term("card", demon.name())
        }
        Move::Summon(_) if turn.summoned => Line::new("demons-refusal-summoned"),
        Move::Summon(_) => Line::new("demons-refusal-too-few-cards")
            .number("needed", state.sacrifice(seat) as i64)
            .number("cards", player.tableau.len() as i64),
        Move::Free(_) => Line::new("demons-refusal-no-free"),
        Move::Share(_) if !state.table.teams() => Line::new("demons-refusal-no-partner"),
        Move::Share(_) if turn.shared => Line::new("demons-refusal-shared"),
        Move::Share(pick) => Line::new("demons-refusal-not-yours").term("card", pick.face.name()),
        Move::Give(_) => Line::new("demons-refusal-summon-first"),
        _ => {
            let question = prompt::sentence(state, seat, Question::Main);
            Line::new("demons-refusal-other-question").line("question", question)
        }
    }
}
