//! People come together: a table is opened, joined, left, and begun.

use crate::engine::{Entrant, PerSeat, Refusal, Robot, Seat};
use crate::games;
use crate::people::token::{base32, random};
use crate::people::{Player, PlayerId};
use crate::store::{Announced, AppendError, Empty, Gathering, Joining, NewGathering, Sitter, TableRow};
use crate::table::{Pace, Seq, TableCode};

use super::{House, HouseError};

/// What a host asks for.
#[derive(Clone, Debug)]
pub struct Wish {
    pub game: String,
    /// The game's options as JSON.
    pub options: String,
    pub seats: u8,
    /// How many of the seats robots take.
    pub robots: u8,
    pub joining: Joining,
    pub host_seat: Seat,
    /// None: the table may take its time.
    pub pace: Option<Pace>,
    /// The table this one goes on from, and the entry after which.
    pub parent: Option<(TableCode, Option<Seq>)>,
}

impl Wish {
    /// A table that goes on from this one, with its host on the first seat.
    pub(super) fn like(row: &TableRow, seats: u8, robots: u8) -> Wish {
        Wish {
            game: row.game.clone(),
            options: row.options.clone(),
            seats,
            robots,
            joining: Joining::Link,
            host_seat: Seat::new(0),
            pace: row.pace.clone(),
            parent: Some((row.code.clone(), None)),
        }
    }
}

/// Why a game cannot begin.
#[derive(Debug)]
pub enum NotBegun {
    Refused(Refusal),
    /// Begun or taken away meanwhile.
    Gone,
}

impl House {
    /// Opens a table for a host. Whether the game takes so many players with these options is found out now, not when
    /// everybody sits.
    pub async fn gather(&self, host: &Player, wish: &Wish) -> Result<TableCode, HouseError> {
        let rules = games::find(self.games, &wish.game).ok_or_else(|| HouseError::NoGame(wish.game.clone()))?;
        let options = rules.settle_options(&wish.options).map_err(HouseError::Refused)?;
        let anybody = PerSeat::new(wish.seats, |_| Entrant::default());
        rules.open(rules.info().newest(), &anybody, &options).map_err(HouseError::Refused)?;
        let gathering = NewGathering {
            host: host.id,
            host_seat: wish.host_seat,
            seats: wish.seats,
            robots: wish.robots.min(wish.seats - 1),
            joining: wish.joining,
            link: base32(&random::<10>()),
            parent: wish.parent.clone(),
        };
        loop {
            let table = Announced { pace: wish.pace.clone(), ..self.promise(&wish.game, &options)? };
            match self.store.gather(&table, &gathering).await {
                Ok(()) => return Ok(table.code),
                // One in a billion: the code is in use.
                Err(AppendError::Taken) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Closes the table and deals. Begun already is as good as begun now.
    pub async fn begin(&self, gathering: &Gathering, empty: Empty) -> Result<Result<(), NotBegun>, HouseError> {
        let table_id = gathering.table_id;
        // A position needs all the seats it had.
        let empty = if gathering.parent_seq.is_some() { Empty::Robots } else { empty };
        let Some(sitting) = self.store.close(table_id, empty, self.now()).await? else {
            return Ok(Err(NotBegun::Gone));
        };
        let mut guests = Vec::with_capacity(sitting.len());
        for player in &sitting {
            guests.push(Entrant {
                first_time: match player {
                    Some(player) => !self.store.has_finished(*player, &gathering.game)?,
                    None => false,
                },
                host: *player == Some(gathering.host),
                robot: player.is_none().then(Robot::random),
            });
        }
        let host_seat = sitting.iter().position(|player| *player == Some(gathering.host)).unwrap_or_default();
        let beginning = self.beginning(gathering, Seat::new(host_seat as u8))?;
        match self.deal_from(&gathering.code, &guests.into_iter().collect(), beginning.as_ref()).await {
            Ok(_) => {
                self.note_absent(&gathering.code, &sitting).await?;
                Ok(Ok(()))
            }
            Err(HouseError::Dealt(_)) => Ok(Ok(())),
            Err(HouseError::Refused(refusal)) => {
                self.store.reopen(table_id).await?;
                Ok(Err(NotBegun::Refused(refusal)))
            }
            Err(error) => Err(error),
        }
    }

    /// Opens another table like this one, for the same people; they are asked to sit down again.
    pub async fn again(&self, code: &TableCode, host: &Player) -> Result<(TableCode, Vec<PlayerId>), HouseError> {
        let row = self.store.table(code)?.ok_or_else(|| HouseError::NoTable(code.clone()))?;
        let sitting = self.store.sitters(row.id)?;
        let seats = row.guests.as_ref().map_or(sitting.len() as u8, PerSeat::seats);
        let robots = sitting.iter().filter(|sitter| sitter.player.is_none()).count() as u8;
        let opened = self.gather(host, &Wish::like(&row, seats, robots)).await?;
        let others = sitting.iter().filter_map(|sitter| sitter.player).filter(|player| *player != host.id).collect();
        Ok((opened, others))
    }

    /// Who sits at a table.
    pub fn sitters(&self, code: &TableCode) -> Result<Vec<Sitter>, HouseError> {
        let row = self.store.table(code)?.ok_or_else(|| HouseError::NoTable(code.clone()))?;
        Ok(self.store.sitters(row.id)?)
    }
}
