//! A table is announced, with a promise about its luck; then people sit down and it is dealt.

use std::sync::Arc;

use crate::engine::{Entrant, PerSeat};
use crate::games;
use crate::people::token::random;
use crate::store::{Announced, AppendError, TableRow};
use crate::table::fork::{self, Beginning};
use crate::table::{Change, Live, Pace, Rhythm, TableCode, Timestamp, answer, header};

use super::{House, HouseError};

impl House {
    /// Announces a table without deadlines.
    pub async fn announce(&self, game: &str, options: &str) -> Result<Announced, HouseError> {
        self.announce_at(game, options, None).await
    }

    /// Announces a table for a game. Its options, its pace and its luck are fixed from now on.
    pub async fn announce_at(&self, game: &str, options: &str, pace: Option<Pace>) -> Result<Announced, HouseError> {
        let rules = self.rules(game).ok_or_else(|| HouseError::NoGame(game.into()))?;
        let edition = rules.info().newest();
        loop {
            let table = Announced { pace: pace.clone(), ..self.promise(game, edition, options)? };
            match self.store.announce(&table).await {
                Ok(()) => return Ok(table),
                // One in a billion: the code is in use.
                Err(AppendError::Taken) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// A table with its promise, known to nobody yet.
    pub(super) fn promise(&self, game: &str, edition: u32, options: &str) -> Result<Announced, HouseError> {
        let rules = games::find(self.games, game).ok_or_else(|| HouseError::NoGame(game.into()))?;
        let options = rules.settle_options(options).map_err(HouseError::Refused)?;
        let (secret, code) = (random(), TableCode::from_bits(u64::from_le_bytes(random())));
        let commitment = header::commit(&secret, &code, game, edition, &options);
        Ok(Announced { code, game: game.into(), edition, options, secret, commitment, pace: None, at: self.now() })
    }

    /// Seats the guests and deals.
    pub async fn deal(&self, code: &TableCode, guests: &PerSeat<Entrant>) -> Result<Arc<Live>, HouseError> {
        let row = self.row(code)?;
        if row.guests.is_some() {
            return Err(HouseError::Dealt(code.clone()));
        }
        let now = self.now();
        let rhythms = PerSeat::new(guests.seats(), |_| Rhythm::default());
        let change = self.dealt(&row, guests, None, rhythms, now)?;
        match self.store.append(row.id, &change, Some(guests), now).await {
            Ok(()) => {
                let cached = self.admit(row.id, change.after, None);
                self.robots_go_on(code).await;
                Ok(cached.live())
            }
            Err(AppendError::Taken) => Err(HouseError::Dealt(code.clone())),
            Err(error) => Err(error.into()),
        }
    }

    /// The table once these guests sit there, dealt, or as it stood at another table.
    pub(super) fn dealt(
        &self,
        row: &TableRow,
        guests: &PerSeat<Entrant>,
        beginning: Option<&Beginning>,
        rhythms: PerSeat<Rhythm>,
        now: Timestamp,
    ) -> Result<Change, HouseError> {
        let seated = TableRow { guests: Some(guests.clone()), ..row.clone() };
        let table = Arc::new(self.laid(&seated)?);
        match beginning {
            None => answer::open(table, rhythms, now).map_err(HouseError::Refused),
            Some(beginning) => Ok(fork::open(table, beginning, rhythms, now)?),
        }
    }

    pub(super) fn row(&self, code: &TableCode) -> Result<TableRow, HouseError> {
        self.store.table(code)?.ok_or_else(|| HouseError::NoTable(code.clone()))
    }
}
