//! Votes about somebody who is late or gone, and seats that somebody else may take over.

use diesel::{ExpressionMethods, JoinOnDsl, OptionalExtension, QueryDsl, RunQueryDsl};

use crate::engine::Seat;
use crate::engine::worded::worded;
use crate::people::PlayerId;
use crate::table::{NoticeKind, Seq, TableCode, Timestamp};

use super::connection::each;
use super::letters::LetterKind;
use super::outbox::insert_notice;
use super::schema::{entries, predecessors, seats, tables, vacancies, votes};
use super::seats::code;
use super::telling::tell;
use super::{AppendError, Store, StoreError};

worded! {
    /// What the others may agree on.
    Verdict {
        /// To wait longer.
        Wait = "wait",
        /// That somebody else takes the seat.
        Replace = "replace",
        /// To stop the game.
        End = "end",
    }
}

/// One vote about a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ballot {
    pub seat: Seat,
    pub voter: Seat,
    pub verdict: Verdict,
    pub at: Timestamp,
}

/// A seat somebody else may take over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vacancy {
    pub table_id: i64,
    pub code: TableCode,
    pub game: String,
    pub seat: Seat,
    pub link: String,
}

type VacancyRow = (i64, String, String, i32, String);

fn vacancy((table_id, name, game, seat, link): VacancyRow) -> Result<Vacancy, StoreError> {
    Ok(Vacancy { table_id, code: code(&name)?, game, seat: Seat::new(seat as u8), link })
}

impl Store {
    /// Somebody votes, or votes otherwise than before. `told` hear of it.
    pub async fn vote(&self, table_id: i64, ballot: Ballot, head: Seq, told: Vec<Seat>) -> Result<(), AppendError> {
        self.write(move |connection| {
            let (choice, at) = (ballot.verdict.word(), ballot.at.0);
            let row = (
                votes::table_id.eq(table_id),
                votes::seat.eq(ballot.seat.index() as i32),
                votes::voter.eq(ballot.voter.index() as i32),
                votes::choice.eq(choice),
                votes::voted_at.eq(at),
            );
            each!(connection, inner => diesel::insert_into(votes::table)
                .values(row)
                .on_conflict((votes::table_id, votes::seat, votes::voter))
                .do_update()
                .set((votes::choice.eq(choice), votes::voted_at.eq(at)))
                .execute(inner)?);
            for seat in &told {
                insert_notice(connection, table_id, head, seat.index() as i32, NoticeKind::Vote, ballot.at)?;
            }
            Ok(())
        })
        .await
    }

    /// The votes about a seat are done with.
    pub async fn clear_votes(&self, table_id: i64, seat: Seat) -> Result<(), AppendError> {
        self.write(move |connection| {
            let about = votes::table.filter(votes::table_id.eq(table_id));
            diesel::delete(about.filter(votes::seat.eq(seat.index() as i32))).execute(connection)?;
            Ok(())
        })
        .await
    }

    /// Whoever knows this link may take the seat. A link that is there already stays.
    pub async fn vacate(&self, table_id: i64, seat: Seat, link: String, now: Timestamp) -> Result<(), AppendError> {
        self.write(move |connection| {
            let row = (
                vacancies::table_id.eq(table_id),
                vacancies::seat.eq(seat.index() as i32),
                vacancies::link.eq(&link),
                vacancies::opened_at.eq(now.0),
            );
            each!(connection, inner => diesel::insert_into(vacancies::table)
                .values(row).on_conflict_do_nothing().execute(inner)?);
            Ok(())
        })
        .await
    }

    /// The owner of the seat is here again: nobody else may take it.
    pub async fn withdraw_vacancy(&self, table_id: i64, seat: Seat) -> Result<(), AppendError> {
        self.write(move |connection| {
            let this = vacancies::table.filter(vacancies::table_id.eq(table_id));
            diesel::delete(this.filter(vacancies::seat.eq(seat.index() as i32))).execute(connection)?;
            Ok(())
        })
        .await
    }

    pub fn vacancy(&self, link: &str) -> Result<Option<Vacancy>, StoreError> {
        let row = self.read(|connection| {
            let rows = vacancies::table.inner_join(tables::table.on(tables::id.eq(vacancies::table_id)));
            let columns = (tables::id, tables::code, tables::game, vacancies::seat, vacancies::link);
            Ok(rows.filter(vacancies::link.eq(link)).select(columns).first::<VacancyRow>(connection).optional()?)
        })?;
        row.map(vacancy).transpose()
    }

    /// Somebody takes a seat over. False if it is free no longer, or they sit at this table already. Whoever sat there up
    /// to now is remembered, and told.
    pub async fn take_over(&self, vacancy: &Vacancy, player: PlayerId, now: Timestamp) -> Result<bool, AppendError> {
        let (table_id, seat, link) = (vacancy.table_id, vacancy.seat.index() as i32, vacancy.link.clone());
        let args = serde_json::json!({ "game": vacancy.game, "code": vacancy.code.as_str() });
        self.write(move |connection| {
            let sits = seats::table.filter(seats::table_id.eq(table_id)).filter(seats::player_id.eq(player.0));
            if sits.count().get_result::<i64>(connection)? > 0 {
                return Ok(false);
            }
            let this = vacancies::table.filter(vacancies::table_id.eq(table_id)).filter(vacancies::link.eq(&link));
            if diesel::delete(this).execute(connection)? == 0 {
                return Ok(false);
            }
            let chair = seats::table.filter(seats::table_id.eq(table_id)).filter(seats::seat.eq(seat));
            let before: Option<i64> = chair.select(seats::player_id).first(connection)?;
            if let Some(before) = before {
                let of_table = entries::table.filter(entries::table_id.eq(table_id));
                let last: Option<i32> = of_table.select(diesel::dsl::max(entries::seq)).first(connection)?;
                diesel::insert_into(predecessors::table)
                    .values((
                        predecessors::table_id.eq(table_id),
                        predecessors::seat.eq(seat),
                        predecessors::until_seq.eq(last.map_or(0, |last| last + 1)),
                        predecessors::player_id.eq(before),
                    ))
                    .execute(connection)?;
                tell(connection, before, LetterKind::Replaced, args.clone(), now)?;
            }
            diesel::update(chair)
                .set((
                    seats::player_id.eq(Some(player.0)),
                    seats::joined_at.eq(now.0),
                    // How letters come was another's choice.
                    seats::mail.eq(None::<String>),
                ))
                .execute(connection)?;
            Ok(true)
        })
        .await
    }
}
