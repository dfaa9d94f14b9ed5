//! Somebody leaves the house: what is theirs alone goes, what they shared stays under no name.

use diesel::{ExpressionMethods, JoinOnDsl, NullableExpressionMethods, QueryDsl, QueryResult, RunQueryDsl};
use serde_json::{Value, json};

use crate::people::PlayerId;
use crate::table::Timestamp;

use super::connection::AnyConnection;
use super::letters::LetterKind;
use super::schema::{
    absences, gatherings, invitations, letters, links, looked, notes, players, predecessors, replies, rhythms, seats,
    sessions, tables, talk,
};
use super::{AppendError, Store, StoreError};

impl Store {
    /// Takes a person out. Their seats stay, so that the games of others replay unchanged.
    pub async fn leave_house(&self, player: PlayerId, now: Timestamp) -> Result<(), AppendError> {
        self.write(move |connection| {
            let id = player.0;
            let this = players::table.filter(players::id.eq(id));
            let address: Option<String> = this.select(players::address_key).first(connection)?;
            forget_letters(connection, id, address)?;
            diesel::delete(links::table.filter(links::player_id.eq(id))).execute(connection)?;
            diesel::delete(sessions::table.filter(sessions::player_id.eq(id))).execute(connection)?;
            diesel::delete(notes::table.filter(notes::player_id.eq(id))).execute(connection)?;
            diesel::delete(rhythms::table.filter(rhythms::player_id.eq(id))).execute(connection)?;
            diesel::delete(absences::table.filter(absences::player_id.eq(id))).execute(connection)?;
            diesel::delete(looked::table.filter(looked::player_id.eq(id))).execute(connection)?;
            diesel::delete(replies::table.filter(replies::player_id.eq(id))).execute(connection)?;
            diesel::update(seats::table.filter(seats::player_id.eq(id)))
                .set(seats::mail.eq(None::<String>))
                .execute(connection)?;
            let waiting = gatherings::table.filter(gatherings::host_id.eq(id)).filter(gatherings::closed_at.is_null());
            diesel::update(waiting).set(gatherings::cancelled_at.eq(Some(now.0))).execute(connection)?;
            diesel::update(this)
                .set((
                    players::name.eq(""),
                    players::name_key.eq(None::<String>),
                    players::address.eq(None::<String>),
                    players::address_key.eq(None::<String>),
                    players::password.eq(None::<String>),
                    players::language.eq(None::<String>),
                    players::heard.eq(None::<String>),
                    players::zone.eq("UTC"),
                    players::role.eq("player"),
                    players::mailing.eq(None::<String>),
                    players::bounced_at.eq(None::<i64>),
                    players::bounce.eq(None::<String>),
                    players::left_at.eq(Some(now.0)),
                ))
                .execute(connection)?;
            Ok(())
        })
        .await
    }

    /// Everything kept about a person, for themselves.
    pub fn all_about(&self, player: PlayerId) -> Result<Value, StoreError> {
        let me = self.player(player)?.ok_or_else(|| StoreError::Corrupt("an unknown player".into()))?;
        let id = player.0;
        let (rhythm, absence) = (self.rhythm(player)?, self.absence(player)?);
        self.read(|connection| {
            let created: i64 = players::table.filter(players::id.eq(id)).select(players::created_at).first(connection)?;
            let devices: Vec<(String, String, i64, i64)> = sessions::table
                .filter(sessions::player_id.eq(id))
                .select((sessions::device, sessions::way, sessions::created_at, sessions::seen_at))
                .load(connection)?;
            let sat: Vec<(String, String, i32, i64, Option<i64>)> = seats::table
                .inner_join(tables::table.on(tables::id.eq(seats::table_id)))
                .filter(seats::player_id.eq(id))
                .order(tables::id)
                .select((tables::code, tables::game, seats::seat, seats::joined_at, tables::finished_at))
                .load(connection)?;
            let lost: Vec<(String, i32, i32)> = predecessors::table
                .inner_join(tables::table.on(tables::id.eq(predecessors::table_id)))
                .filter(predecessors::player_id.eq(id))
                .order(tables::id)
                .select((tables::code, predecessors::seat, predecessors::until_seq))
                .load(connection)?;
            let said: Vec<(String, i64, String)> = talk::table
                .inner_join(tables::table.on(tables::id.eq(talk::table_id)))
                .filter(talk::player_id.eq(id))
                .order(talk::id)
                .select((tables::code, talk::said_at, talk::words))
                .load(connection)?;
            let noted: Vec<(String, i64, String)> = notes::table
                .inner_join(tables::table.on(tables::id.eq(notes::table_id)))
                .filter(notes::player_id.eq(id))
                .select((tables::code, notes::written_at, notes::words))
                .load(connection)?;
            let key = me.address.as_deref().map(str::to_ascii_lowercase).unwrap_or_default();
            let posted: Vec<(String, i64, String)> = letters::table
                .filter(letters::address_key.eq(key))
                .order(letters::id)
                .select((letters::kind, letters::created_at, letters::state))
                .load(connection)?;
            let when = |at: i64| json!(at);
            Ok(json!({
                "player": {
                    "number": id, "name": me.name, "address": me.address, "has_password": me.has_password,
                    "language": me.language, "heard": me.heard,
                    "zone": me.zone, "theme": me.theme.word(), "pictures": me.pictures.word(),
                    "since": when(created), "night": rhythm.night.map(|night| night.to_string()),
                    "days_off": rhythm.days_off.bits(),
                    "away": absence.map(|absence| json!({
                        "until": when(absence.away.until.0), "choice": absence.away.choice.word()})),
                },
                "sessions": devices.iter().map(|(device, way, from, seen)| json!({
                    "device": device, "way": way, "from": when(*from), "seen": when(*seen)})).collect::<Vec<_>>(),
                "tables": sat.iter().map(|(code, game, seat, joined, finished)| json!({
                    "table": code, "game": game, "seat": seat + 1, "joined": when(*joined), "finished": finished.map(when)})).collect::<Vec<_>>(),
                "lost": lost.iter().map(|(code, seat, until)| json!({
                    "table": code, "seat": seat + 1, "until_entry": until})).collect::<Vec<_>>(),
                "talk": said.iter().map(|(code, at, words)| json!({"table": code, "at": when(*at), "words": words})).collect::<Vec<_>>(),
                "notes": noted.iter().map(|(code, at, words)| json!({"table": code, "at": when(*at), "words": words})).collect::<Vec<_>>(),
                "letters": posted.iter().map(|(kind, at, state)| json!({"kind": kind, "at": when(*at), "state": state})).collect::<Vec<_>>(),
                "times": "microseconds since 1970, UTC",
            }))
        })
    }
}

/// Everything that was written to a person or names them, at this address or an earlier one.
fn forget_letters(connection: &mut AnyConnection, id: i64, address: Option<String>) -> QueryResult<()> {
    let theirs = letters::table.filter(letters::player_id.eq(id));
    let mut keys: Vec<String> = theirs.select(letters::address_key).distinct().load(connection)?;
    keys.extend(address);
    diesel::delete(theirs).execute(connection)?;
    diesel::delete(letters::table.filter(letters::address_key.eq_any(&keys))).execute(connection)?;
    diesel::delete(invitations::table.filter(invitations::address_key.eq_any(&keys))).execute(connection)?;
    diesel::delete(invitations::table.filter(invitations::player_id.eq(id))).execute(connection)?;
    diesel::delete(links::table.filter(links::address_key.eq_any(&keys))).execute(connection)?;
    let hosted = gatherings::table.filter(gatherings::host_id.eq(id));
    let said = invitations::table.filter(invitations::table_id.eq_any(hosted.select(gatherings::table_id)));
    diesel::update(said).set(invitations::words.eq("")).execute(connection)?;
    let hosted: Vec<String> = hosted.select(gatherings::link).load(connection)?;
    let naming = [LetterKind::Invitation.word(), LetterKind::Undelivered.word()];
    let others: Vec<(i64, String)> =
        letters::table.filter(letters::kind.eq_any(naming)).select((letters::id, letters::args)).load(connection)?;
    let names_them = |args: &str| {
        let args: Value = serde_json::from_str(args).unwrap_or_default();
        let said = |what: &str| args.get(what).and_then(Value::as_str).unwrap_or_default().to_owned();
        let is_player = args.get("player").and_then(Value::as_i64) == Some(id);
        is_player || hosted.contains(&said("link")) || keys.contains(&said("address").to_ascii_lowercase())
    };
    let named: Vec<i64> = others.iter().filter(|(_, args)| names_them(args)).map(|(letter, _)| *letter).collect();
    diesel::delete(letters::table.filter(letters::id.eq_any(named))).execute(connection)?;
    // Letters to others about shared games name them too. Those that went out need their words no more.
    let shared = seats::table.filter(seats::player_id.eq(id)).select(seats::table_id.nullable());
    let gone = letters::table.filter(letters::table_id.eq_any(shared)).filter(letters::settled_at.is_not_null());
    diesel::update(gone).set(letters::bytes.eq(None::<Vec<u8>>)).execute(connection)?;
    Ok(())
}
