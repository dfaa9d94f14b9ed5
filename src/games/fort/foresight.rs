//! What steps would lead to, as far as it can be known: up to where chance begins.

use crate::engine::{Dice, Draft, Game, Seat};

use super::Fort;
use super::moves::Move;
use super::read::is_echo;
use super::state::State;
use super::turn::judge;

/// The table after some steps that nobody has made yet.
pub struct Foresight {
    table: State,
    /// Something new was shown: what comes after cannot be foreseen.
    ends: bool,
}

impl Foresight {
    pub fn of(state: &State) -> Foresight {
        Foresight { table: state.clone(), ends: false }
    }

    pub fn table(&self) -> &State {
        &self.table
    }

    /// The table after these steps as well; None if one of them would be refused. Steps that were made silently are
    /// passed over, as they are when they are said.
    pub fn after(&self, seat: Seat, steps: &[Move]) -> Option<Foresight> {
        let dice = Dice::from_seed(0);
        let (mut table, mut ends) = (self.table.clone(), self.ends);
        for step in steps.iter().copied() {
            if ends {
                let was_made = is_echo(&table, seat, step).ok()?;
                if !was_made && table.silent_end && matches!(step, Move::Start(..)) {
                    judge(&table, seat, step).ok()?;
                }
                continue;
            }
            let mut draft = Draft::<Fort>::new(table.clone(), &dice);
            if Fort::decide(&mut draft, seat, step).is_ok() {
                let decided = draft.finish();
                (table, ends) = (decided.state, decided.disclosed);
            } else if !is_echo(&table, seat, step).ok()? {
                return None;
            }
        }
        Some(Foresight { table, ends })
    }
}
