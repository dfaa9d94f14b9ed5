//! A table is announced, with a promise about its luck; then people sit down and it is dealt.

use std::sync::Arc;

use crate::engine::{Entrant, PerSeat};
use crate::games;
use crate::people::token::random;
use crate::store::{Announced, AppendError};
use crate::table::fork::{self, Beginning};
use crate::table::live::Table;
use crate::table::{Live, Pace, TableCode, answer, header};

use super::{House, HouseError};

impl House {
    /// Announces a table without deadlines.
    pub async fn announce(&self, game: &str, options: &str) -> Result<Announced, HouseError> {
        self.announce_at(game, options, None).await
    }

    /// Announces a table for a game. Its options, its pace and its luck are fixed from now on.
    pub async fn announce_at(&self, game: &str, options: &str, pace: Option<Pace>) -> Result<Announced, HouseError> {
        loop {
            let table = Announced { pace: pace.clone(), ..self.promise(game, options)? };
            match self.store.announce(&table).await {
                Ok(()) => return Ok(table),
                // One in a billion: the code is in use.
                Err(AppendError::Taken) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// A table with its promise, known to nobody yet.
    pub(super) fn promise(&self, game: &str, options: &str) -> Result<Announced, HouseError> {
        let rules = games::find(self.games, game).ok_or_else(|| HouseError::NoGame(game.into()))?;
        let options = rules.settle_options(options).map_err(HouseError::Refused)?;
        let edition = rules.info().newest();
        let (secret, code) = (random(), TableCode::from_bits(u64::from_le_bytes(random())));
        let commitment = header::commit(&secret, &code, game, edition, &options);
        Ok(Announced { code, game: game.into(), edition, options, secret, commitment, pace: None, at: self.now() })
    }

    /// Seats the guests and deals.
    pub async fn deal(&self, code: &TableCode, guests: &PerSeat<Entrant>) -> Result<Arc<Live>, HouseError> {
        self.deal_from(code, guests, None).await
    }

    /// Seats the guests and deals, or takes over what stood at another table.
    pub(super) async fn deal_from(
        &self,
        code: &TableCode,
        guests: &PerSeat<Entrant>,
        beginning: Option<&Beginning>,
    ) -> Result<Arc<Live>, HouseError> {
        let row = self.store.table(code)?.ok_or_else(|| HouseError::NoTable(code.clone()))?;
        if row.guests.is_some() {
            return Err(HouseError::Dealt(code.clone()));
        }
        let mut seated = row.clone();
        seated.guests = Some(guests.clone());
        let header = seated.header().expect("guests were just seated");
        let rules = self.edition(&row.game, row.edition)?;
        let table = Arc::new(Table { header, secret: row.secret, rules, pace: row.pace });
        let now = self.now();
        let rhythms = self.rhythms(row.id, &table)?;
        let change = match beginning {
            None => answer::open(table, rhythms, now).map_err(HouseError::Refused)?,
            Some(beginning) => fork::open(table, beginning, rhythms, now)?,
        };
        match self.store.append(row.id, &change, Some(guests), now).await {
            Ok(()) => Ok(self.admit(row.id, change.after).live()),
            Err(AppendError::Taken) => Err(HouseError::Dealt(code.clone())),
            Err(error) => Err(error.into()),
        }
    }
}
