//! People come together: a table is opened, joined, left, and begun.

use crate::engine::{Entrant, Line, PerSeat, Refusal, Seat};
use crate::games;
use crate::people::token::{base32, random};
use crate::people::{Player, PlayerId};
use crate::store::{Announced, AppendError, Empty, Gathering, Joining, NewGathering, Sitter, TableRow};
use crate::table::{Level, Pace, Seq, TableCode};

use super::{House, HouseError, TRIES};

/// Tables of one host that wait for people, at most: nobody fills the list with tables.
pub const MOST_WAITING: usize = 10;

/// What a host asks for.
#[derive(Clone, Debug)]
pub struct Opening {
    pub game: String,
    /// The game's options as JSON.
    pub options: String,
    pub seats: u8,
    /// How many of the seats robots take.
    pub robots: u8,
    /// How well they play.
    pub level: Level,
    pub joining: Joining,
    pub host_seat: Seat,
    /// None: the table may take its time.
    pub pace: Option<Pace>,
    /// The table this one goes on from, and the entry after which.
    pub parent: Option<(TableCode, Option<Seq>)>,
}

impl Opening {
    /// A table that goes on from this one, with its host on the first seat.
    pub(super) fn like(row: &TableRow, seats: u8, robots: u8) -> Opening {
        let robot = row.guests.as_ref().and_then(|guests| guests.values().find_map(|guest| guest.robot.as_ref()));
        Opening {
            game: row.game.clone(),
            options: row.options.clone(),
            seats,
            robots,
            level: robot.map(Level::of).filter(|level| Level::OFFERED.contains(level)).unwrap_or_default(),
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
    pub async fn gather(&self, host: &Player, opening: &Opening) -> Result<TableCode, HouseError> {
        let rules = games::find(self.games, &opening.game).ok_or_else(|| HouseError::NoGame(opening.game.clone()))?;
        let options = rules.settle_options(&opening.options).map_err(HouseError::Refused)?;
        let anybody = PerSeat::new(opening.seats, |_| Entrant::default());
        let edition = match &opening.parent {
            // What began by older rules is played on by them.
            Some((parent, Some(_))) => self.row(parent)?.edition,
            _ => rules.info().newest(),
        };
        rules.open(edition, &anybody, &options).map_err(HouseError::Refused)?;
        if opening.robots + 1 < opening.seats && self.waiting_tables(host.id)? >= MOST_WAITING {
            return Err(HouseError::Refused(Refusal(
                Line::new("refusal-many-tables").number("most", MOST_WAITING as u32),
            )));
        }
        let gathering = NewGathering {
            host: host.id,
            host_seat: opening.host_seat,
            seats: opening.seats,
            robots: opening.robots.min(opening.seats - 1),
            level: opening.level,
            joining: opening.joining,
            link: base32(&random::<10>()),
            parent: opening.parent.clone(),
        };
        loop {
            let table = Announced { pace: opening.pace.clone(), ..self.promise(&opening.game, edition, &options)? };
            match self.store.gather(&table, &gathering).await {
                Ok(()) => return Ok(table.code),
                // One in a billion: the code is in use.
                Err(AppendError::Taken) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// How many tables of this host wait for people.
    fn waiting_tables(&self, host: PlayerId) -> Result<usize, HouseError> {
        Ok(self.store.gatherings_of(host)?.iter().filter(|gathering| gathering.host == host).count())
    }

    /// Closes the table and deals, in one commit. Begun already is as good as begun now.
    pub async fn begin(&self, gathering: &Gathering, empty: Empty) -> Result<Result<(), NotBegun>, HouseError> {
        // A position needs all the seats it had.
        let empty = if gathering.parent_seq.is_some() { Empty::Robots } else { empty };
        for _ in 0..TRIES {
            let row = self.row(&gathering.code)?;
            if row.guests.is_some() {
                return Ok(Ok(()));
            }
            let Some(met) = self.store.company(gathering.table_id)? else { return Ok(Err(NotBegun::Gone)) };
            let now = self.now();
            let settled = met.settled(empty, now);
            let sitting = settled.players();
            let guests = self.guests(gathering, &sitting)?;
            let host_seat = sitting.iter().position(|player| *player == Some(gathering.host)).unwrap_or_default();
            let beginning = self.beginning(gathering, Seat::new(host_seat as u8))?;
            let rhythms = self.rhythms_of(&sitting)?;
            let change = match self.dealt(&row, &guests, beginning.as_ref(), rhythms, now) {
                Ok(change) => change,
                Err(HouseError::Refused(refusal)) => return Ok(Err(NotBegun::Refused(refusal))),
                Err(error) => return Err(error),
            };
            match self.store.begin(gathering.table_id, &met, &settled, &guests, &change, now).await {
                Ok(true) => {
                    self.admit(gathering.table_id, change.after, beginning.map(|beginning| beginning.fork));
                    self.note_absent(&gathering.code, &sitting).await?;
                    self.robots_go_on(&gathering.code).await;
                    return Ok(Ok(()));
                }
                // Somebody came, went, or was faster.
                Ok(false) | Err(AppendError::Taken) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(HouseError::Busy)
    }

    /// Those who sit there, as the game asks about them.
    fn guests(&self, gathering: &Gathering, sitting: &[Option<PlayerId>]) -> Result<PerSeat<Entrant>, HouseError> {
        let guest = |player: &Option<PlayerId>| {
            let first_time = match player {
                Some(player) => !self.store.has_finished(*player, &gathering.game)?,
                None => false,
            };
            Ok(Entrant {
                first_time,
                host: *player == Some(gathering.host),
                robot: player.is_none().then(|| gathering.level.robot()),
            })
        };
        sitting.iter().map(guest).collect()
    }

    /// Deals what an older version had closed when it died; a table that cannot be dealt gathers again. How many there
    /// were.
    pub async fn deal_what_was_closed(&self) -> Result<usize, HouseError> {
        let closed = self.store.closed_undealt()?;
        for code in &closed {
            let Some(gathering) = self.store.gathering(code)? else { continue };
            match self.sheltered(code, self.begin(&gathering, Empty::Removed)).await {
                Ok(Ok(())) => tracing::info!("table {code} had been closed and not dealt; now it is"),
                Ok(Err(_)) => self.store.reopen(gathering.table_id).await?,
                Err(error) => tracing::warn!("table {code} was closed and cannot be dealt: {error}"),
            }
        }
        Ok(closed.len())
    }

    /// Opens another table like this one, for the same people; they are asked to sit down again.
    pub async fn again(&self, code: &TableCode, host: &Player) -> Result<(TableCode, Vec<PlayerId>), HouseError> {
        let row = self.row(code)?;
        let sitting = self.store.sitters(row.id)?;
        let seats = row.guests.as_ref().map_or(sitting.len() as u8, PerSeat::seats);
        let robots = sitting.iter().filter(|sitter| sitter.player.is_none()).count() as u8;
        let opened = self.gather(host, &Opening::like(&row, seats, robots)).await?;
        let others = sitting.iter().filter_map(|sitter| sitter.player).filter(|player| *player != host.id).collect();
        Ok((opened, others))
    }

    /// Who sits at a table.
    pub fn sitters(&self, code: &TableCode) -> Result<Vec<Sitter>, HouseError> {
        let row = self.row(code)?;
        Ok(self.store.sitters(row.id)?)
    }
}
