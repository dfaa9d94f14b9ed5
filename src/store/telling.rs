//! Telling somebody what became of a thing of theirs, by a letter that is written with the change itself.

use diesel::{ExpressionMethods, QueryDsl, QueryResult, RunQueryDsl};

use crate::people::{How, MailAddress, PlayerId};
use crate::table::Timestamp;

use super::connection::AnyConnection;
use super::letters::{LetterKind, NewLetter, insert_letter};
use super::mailing;
use super::schema::players;

/// In the reader's language, if they have an address and want such letters.
pub(super) fn tell(
    connection: &mut AnyConnection,
    player: i64,
    kind: LetterKind,
    args: serde_json::Value,
    at: Timestamp,
) -> QueryResult<()> {
    let choices = mailing::read(connection, PlayerId(player))?;
    if kind.topic().is_some_and(|topic| choices.how(topic) == How::Never) {
        return Ok(());
    }
    let row = players::table.filter(players::id.eq(player));
    let row = row.select((players::address, players::language, players::heard));
    let (address, chosen, heard): (Option<String>, Option<String>, Option<String>) = row.first(connection)?;
    let Some(address) = address.and_then(|address| MailAddress::read(&address).ok()) else { return Ok(()) };
    let language = tag(chosen.or(heard).as_deref());
    insert_letter(connection, &NewLetter { kind, address, language, args, at })
}

/// The tags a letter may be written in; whoever was never met in any of them reads English.
fn tag(language: Option<&str>) -> &'static str {
    ["en", "fr", "ru", "pt-BR"].into_iter().find(|tag| Some(*tag) == language).unwrap_or("en")
}
