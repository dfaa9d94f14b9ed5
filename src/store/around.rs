//! What lies around a table, in one statement: who sits there and sat there before, what was said and noted, votes, free
//! seats and reminders, the games that came of it; and what waits for the reader elsewhere.
//!
//! A page of a table needs all of it. Asked one after another it would be ten questions.

use std::collections::BTreeMap;

use diesel::backend::Backend;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::serialize::ToSql;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel::{QueryResult, RunQueryDsl};

use crate::engine::Seat;
use crate::people::{How, PlayerId};
use crate::table::{Actor, Seq, Timestamp};

use super::connection::{AnyConnection, each};
use super::seats::{Predecessor, Sitter, Waiting, code, duty, most_pressing_first};
use super::votes::{Ballot, Vacancy, Verdict};
use super::{ForkedTable, Remark, Store, StoreError};

/// What lies around a table, as one reader may see it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Around {
    /// In the order of the seats.
    pub sitters: Vec<Sitter>,
    /// How the reader wants letters about this table; None means as usual.
    pub mail: Option<How>,
    /// What the reader noted.
    pub note: String,
    /// The latest of what was said, oldest first.
    pub talk: Vec<Remark>,
    pub ballots: Vec<Ballot>,
    /// Seats that somebody else may take over.
    pub vacancies: Vec<Vacancy>,
    /// Seats that a table mate has nudged, and the question each was asked.
    pub nudged: Vec<(Seat, u32)>,
    /// When a caretaker last took a seat because its owner was late; asked for only where one plays.
    pub kept_since: BTreeMap<Seat, Timestamp>,
    /// Games that were played on from this one, oldest first.
    pub forks: Vec<ForkedTable>,
    /// Where those who sat here gather for another game.
    pub rematch: Option<Rematch>,
    /// What waits for the reader at any table, most pressing first.
    pub waiting: Vec<Waiting>,
}

/// An open table for another game with the same people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rematch {
    pub link: String,
    pub host_name: String,
}

/// One statement of several parts; every row says which part it is of, and uses of the columns what it needs.
/// `@` is the table, `#` the reader, `%` is 1 where a caretaker plays: the log is not searched for one elsewhere.
const PARTS: &str = "\
SELECT 'sitter', CAST(s.seat AS BIGINT), s.player_id, p.left_at, CAST(NULL AS BIGINT), p.name, s.mail, CAST(NULL AS TEXT)
  FROM seats s LEFT JOIN players p ON p.id = s.player_id WHERE s.table_id = @
UNION ALL SELECT 'before', b.seat, b.player_id, b.until_seq, NULL, p.name, NULL, NULL
  FROM predecessors b JOIN players p ON p.id = b.player_id WHERE b.table_id = @
UNION ALL SELECT 'note', 0, NULL, NULL, NULL, words, NULL, NULL FROM notes WHERE table_id = @ AND player_id = #
UNION ALL SELECT 'remark', t.id, t.player_id, t.said_at, NULL, p.name, t.words, NULL
  FROM (SELECT * FROM talk WHERE table_id = @ ORDER BY id DESC LIMIT 50) t JOIN players p ON p.id = t.player_id
UNION ALL SELECT 'ballot', seat, voter, voted_at, NULL, choice, NULL, NULL FROM votes WHERE table_id = @
UNION ALL SELECT 'vacancy', v.seat, NULL, NULL, NULL, v.link, t.code, t.game
  FROM vacancies v JOIN tables t ON t.id = v.table_id WHERE v.table_id = @
UNION ALL SELECT 'nudge', seat, ask, NULL, NULL, NULL, NULL, NULL FROM reminders WHERE table_id = @ AND kind = 'nudge'
UNION ALL SELECT 'kept', 0, NULL, max(at), NULL, actor, NULL, NULL
  FROM entries WHERE % = 1 AND table_id = @ AND cause = 'caretaker' GROUP BY actor
UNION ALL SELECT 'fork', t.id, g.parent_seq, NULL, NULL, t.code, NULL, NULL
  FROM gatherings g JOIN tables t ON t.id = g.table_id
  WHERE g.parent_id = @ AND g.parent_seq IS NOT NULL AND t.guests IS NOT NULL
UNION ALL SELECT 'rematch', g.table_id, NULL, NULL, NULL, g.link, p.name, NULL
  FROM gatherings g JOIN players p ON p.id = g.host_id
  WHERE g.parent_id = @ AND g.parent_seq IS NULL AND g.closed_at IS NULL AND g.cancelled_at IS NULL
UNION ALL SELECT 'waiting', s.seat, NULL, d.since, d.until, t.code, t.game, d.duty
  FROM seats s JOIN standings d ON d.table_id = s.table_id AND d.seat = s.seat JOIN tables t ON t.id = s.table_id
  WHERE s.player_id = # AND t.finished_at IS NULL AND d.duty <> 'wait' AND NOT d.kept
    AND NOT EXISTS (SELECT 1 FROM seals WHERE seals.table_id = d.table_id AND seals.seat = d.seat)";

const MARKS: [char; 3] = ['@', '#', '%'];

type Row = (String, i64, Option<i64>, Option<i64>, Option<i64>, Option<String>, Option<String>, Option<String>);
type Columns = (
    Text,
    BigInt,
    Nullable<BigInt>,
    Nullable<BigInt>,
    Nullable<BigInt>,
    Nullable<Text>,
    Nullable<Text>,
    Nullable<Text>,
);

/// The statement, for one table and one reader. Its plan is kept, as that of a query made of columns is.
#[derive(QueryId)]
struct Question {
    table_id: i64,
    /// No player has the number of nobody.
    reader: i64,
    has_caretaker: i64,
}

impl Query for Question {
    type SqlType = Columns;
}

impl<C> RunQueryDsl<C> for Question {}

impl<DB: Backend> QueryFragment<DB> for Question
where
    i64: ToSql<BigInt, DB>,
    DB: diesel::sql_types::HasSqlType<BigInt>,
{
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        for part in PARTS.split_inclusive(MARKS) {
            out.push_sql(part.trim_end_matches(MARKS));
            match part.chars().last() {
                Some('@') => out.push_bind_param::<BigInt, i64>(&self.table_id)?,
                Some('#') => out.push_bind_param::<BigInt, i64>(&self.reader)?,
                Some('%') => out.push_bind_param::<BigInt, i64>(&self.has_caretaker)?,
                _ => {}
            }
        }
        Ok(())
    }
}

impl Store {
    /// What lies around a table. `has_caretaker`: whether one plays a seat there.
    pub fn around(&self, table_id: i64, reader: Option<PlayerId>, has_caretaker: bool) -> Result<Around, StoreError> {
        self.read(|connection| read(connection, table_id, reader, has_caretaker))
    }
}

pub(super) fn read(
    connection: &mut AnyConnection,
    table_id: i64,
    reader: Option<PlayerId>,
    has_caretaker: bool,
) -> Result<Around, StoreError> {
    let question =
        Question { table_id, reader: reader.map_or(0, |reader| reader.0), has_caretaker: i64::from(has_caretaker) };
    let mut rows: Vec<Row> = each!(connection, inner => question.load(inner))?;
    // A union has no order of its own.
    rows.sort_by_key(|row| (row.1, row.2, row.3));
    let mut around = Around::default();
    let mut before: BTreeMap<Seat, Vec<Predecessor>> = BTreeMap::new();
    for (kind, number, other, at, until, name, words, word) in rows {
        let (who, name) = (other.unwrap_or_default(), name.unwrap_or_default());
        let seat = || Seat::new(number as u8);
        let when = Timestamp(at.unwrap_or_default());
        match kind.as_str() {
            "sitter" => {
                if other.is_some() && other == reader.map(|reader| reader.0) {
                    around.mail = words.as_deref().and_then(How::read);
                }
                let name = if at.is_none() { name } else { String::new() };
                let player = other.map(PlayerId);
                around.sitters.push(Sitter { seat: seat(), player, name, is_gone: at.is_some(), before: Vec::new() });
            }
            "before" => {
                let until = Seq(at.unwrap_or_default() as u32);
                before.entry(seat()).or_default().push(Predecessor { until, player: PlayerId(who), name });
            }
            "note" => around.note = name,
            "remark" => {
                let words = words.unwrap_or_default();
                around.talk.push(Remark { id: number, player: PlayerId(who), name, at: when, words });
            }
            "ballot" => around.ballots.extend(Verdict::read(&name).map(|verdict| Ballot {
                seat: seat(),
                voter: Seat::new(who as u8),
                verdict,
                at: when,
            })),
            "vacancy" => around.vacancies.push(Vacancy {
                table_id,
                code: code(&words.unwrap_or_default())?,
                game: word.unwrap_or_default(),
                seat: seat(),
                link: name,
            }),
            "nudge" => around.nudged.push((seat(), who as u32)),
            "kept" => {
                if let Ok(Actor::Clock(seat)) = name.parse() {
                    around.kept_since.insert(seat, when);
                }
            }
            "fork" => around.forks.push(ForkedTable { code: code(&name)?, seq: Seq(who as u32) }),
            // The latest of them is the one.
            "rematch" => around.rematch = Some(Rematch { link: name, host_name: words.unwrap_or_default() }),
            "waiting" => around.waiting.push(Waiting {
                code: code(&name)?,
                game: words.unwrap_or_default(),
                seat: seat(),
                duty: duty(&word.unwrap_or_default()),
                since: when,
                until: until.map(Timestamp),
            }),
            other => return Err(StoreError::Corrupt(format!("around table {table_id}: {other}"))),
        }
    }
    for sitter in &mut around.sitters {
        sitter.before = before.remove(&sitter.seat).unwrap_or_default();
        sitter.before.sort_by_key(|one| one.until);
    }
    most_pressing_first(&mut around.waiting);
    Ok(around)
}
