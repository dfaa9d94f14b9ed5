//! People: guests, those with an address, those who left.

use diesel::result::Error;
use diesel::{
    BoolExpressionMethods, ExpressionMethods, JoinOnDsl, OptionalExtension, QueryDsl, QueryResult, Queryable,
    RunQueryDsl, Selectable, SelectableHelper, TextExpressionMethods,
};

use crate::people::name::part_of_key;
use crate::people::token::random;
use crate::people::{MailAddress, Pictures, Player, PlayerId, PlayerName, Role, Theme};
use crate::table::Timestamp;

use super::connection::AnyConnection;
use super::schema::{players, seats, tables};
use super::{AppendError, Store, StoreError};

#[derive(Queryable, Selectable)]
#[diesel(table_name = players)]
pub(super) struct PlayerRow {
    id: i64,
    name: String,
    address: Option<String>,
    password: Option<String>,
    language: Option<String>,
    heard: Option<String>,
    zone: String,
    theme: String,
    pictures: String,
    role: String,
    bounced_at: Option<i64>,
}

impl PlayerRow {
    /// A word that a later version stored is read as the usual one.
    pub fn read(self) -> Player {
        Player {
            id: PlayerId(self.id),
            name: self.name,
            address: self.address,
            has_password: self.password.is_some(),
            language: self.language,
            heard: self.heard,
            zone: self.zone,
            theme: Theme::read(&self.theme).unwrap_or(Theme::ALL[0]),
            pictures: Pictures::read(&self.pictures).unwrap_or(Pictures::ALL[0]),
            role: Role::read(&self.role).unwrap_or(Role::Player),
            is_unreachable: self.bounced_at.is_some(),
        }
    }
}

/// What a player may choose about themselves.
#[derive(Clone, Debug)]
pub struct Choices {
    pub name: PlayerName,
    pub language: Option<String>,
    pub zone: String,
    pub theme: Theme,
    pub pictures: Pictures,
}

/// Whether a name was free.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    Done,
    Taken,
}

impl Store {
    pub fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        let row = self.read(|connection| {
            let row = players::table.filter(players::id.eq(id.0)).filter(players::left_at.is_null());
            Ok(row.select(PlayerRow::as_select()).first(connection).optional()?)
        })?;
        Ok(row.map(PlayerRow::read))
    }

    /// The player with this address, and how their password is kept.
    pub fn player_at(&self, address: &MailAddress) -> Result<Option<(PlayerId, Option<String>)>, StoreError> {
        let row = self.read(|connection| {
            let row = players::table.filter(players::address_key.eq(address.key()));
            Ok(row.select((players::id, players::password)).first::<(i64, Option<String>)>(connection).optional()?)
        })?;
        Ok(row.map(|(id, password)| (PlayerId(id), password)))
    }

    pub async fn set_language(&self, id: PlayerId, tag: &'static str) -> Result<(), AppendError> {
        self.write(move |connection| {
            let this = players::table.filter(players::id.eq(id.0));
            diesel::update(this).set(players::language.eq(Some(tag))).execute(connection)?;
            Ok(())
        })
        .await
    }

    /// Notes which languages people's browsers asked for.
    pub async fn heard(&self, heard: Vec<(PlayerId, &'static str)>) -> Result<(), AppendError> {
        if heard.is_empty() {
            return Ok(());
        }
        self.write(move |connection| {
            for (player, tag) in &heard {
                let this = players::table.filter(players::id.eq(player.0)).filter(players::left_at.is_null());
                diesel::update(this).set(players::heard.eq(Some(*tag))).execute(connection)?;
            }
            Ok(())
        })
        .await
    }

    /// Does nobody have this name, or one that looks like it?
    pub fn is_free(&self, name: &PlayerName) -> Result<bool, StoreError> {
        self.read(|connection| Ok(!name_is_taken(connection, &name.key(), 0)?))
    }

    pub async fn choose(&self, id: PlayerId, choices: &Choices) -> Result<Named, AppendError> {
        let choices = choices.clone();
        self.write(move |connection| {
            let key = choices.name.key();
            if name_is_taken(connection, &key, id.0)? {
                return Ok(Named::Taken);
            }
            let this = players::table.filter(players::id.eq(id.0)).filter(players::left_at.is_null());
            diesel::update(this)
                .set((
                    players::name.eq(choices.name.as_str()),
                    players::name_key.eq(Some(key)),
                    players::language.eq(choices.language.as_deref()),
                    players::zone.eq(&choices.zone),
                    players::theme.eq(choices.theme.word()),
                    players::pictures.eq(choices.pictures.word()),
                ))
                .execute(connection)?;
            Ok(Named::Done)
        })
        .await
    }

    /// Makes the player with this address an admin; false if there is none.
    pub async fn appoint(&self, address: &MailAddress, role: Role) -> Result<bool, AppendError> {
        let key = address.key();
        self.write(move |connection| {
            let this = players::table.filter(players::address_key.eq(&key));
            Ok(diesel::update(this).set(players::role.eq(role.word())).execute(connection)? > 0)
        })
        .await
    }

    /// Everybody whose name or address has these words in it, newest first: for the operator.
    pub fn players(&self, words: &str, most: i64) -> Result<Vec<Player>, StoreError> {
        let name = format!("%{}%", part_of_key(words));
        let address = format!("%{}%", words.trim().to_lowercase().replace(['%', '_', '\\'], ""));
        let rows = self.read(|connection| {
            let rows = players::table.filter(players::left_at.is_null());
            let rows = rows.filter(players::name_key.like(&name).or(players::address_key.like(&address)));
            Ok(rows.order(players::id.desc()).limit(most).select(PlayerRow::as_select()).load(connection)?)
        })?;
        Ok(rows.into_iter().map(PlayerRow::read).collect())
    }

    /// Those with an address whose name has these words in it, by name; each with how many games they finished.
    pub fn members(&self, words: &str, most: i64) -> Result<Vec<(PlayerId, String, i64)>, StoreError> {
        let name = format!("%{}%", part_of_key(words));
        self.read(|connection| {
            let rows = players::table.filter(players::left_at.is_null()).filter(players::address_key.is_not_null());
            let rows = rows.filter(players::name_key.like(&name)).order(players::name_key).limit(most);
            let rows: Vec<(i64, String)> = rows.select((players::id, players::name)).load(connection)?;
            let ids: Vec<Option<i64>> = rows.iter().map(|(id, _)| Some(*id)).collect();
            let games = seats::table.inner_join(tables::table.on(tables::id.eq(seats::table_id)));
            let games = games.filter(tables::finished_at.is_not_null()).filter(seats::player_id.eq_any(ids));
            let finished: Vec<(Option<i64>, i64)> = games
                .group_by(seats::player_id)
                .select((seats::player_id, diesel::dsl::count_star()))
                .load(connection)?;
            let of = |id: i64| finished.iter().find(|(player, _)| *player == Some(id)).map_or(0, |(_, games)| *games);
            Ok(rows.into_iter().map(|(id, name)| (PlayerId(id), name, of(id))).collect())
        })
    }

    pub fn count_players(&self) -> Result<i64, StoreError> {
        self.read(|connection| Ok(players::table.filter(players::left_at.is_null()).count().get_result(connection)?))
    }
}

pub(super) fn name_is_taken(connection: &mut AnyConnection, key: &str, but_for: i64) -> QueryResult<bool> {
    let others = players::table.filter(players::name_key.eq(key)).filter(players::id.ne(but_for));
    Ok(others.count().get_result::<i64>(connection)? > 0)
}

/// A new player, named as asked if that is free and else by a number. Answers the id.
pub(super) fn insert_player(
    connection: &mut AnyConnection,
    name: &Naming,
    address: Option<&MailAddress>,
    now: Timestamp,
) -> QueryResult<i64> {
    let heard = name.heard;
    let name = free_name(name, |name| name_is_taken(connection, &name.key(), 0))?;
    diesel::insert_into(players::table)
        .values((
            players::name.eq(name.as_str()),
            players::name_key.eq(Some(name.key())),
            players::address.eq(address.map(MailAddress::as_str)),
            players::address_key.eq(address.map(MailAddress::key)),
            players::zone.eq("UTC"),
            players::theme.eq(Theme::ALL[0].word()),
            players::pictures.eq(Pictures::ALL[0].word()),
            players::role.eq(Role::Player.word()),
            players::created_at.eq(now.0),
            players::heard.eq(heard),
        ))
        .returning(players::id)
        .get_result(connection)
}

/// So often a number is drawn before a longer one is.
const DRAWS: u32 = 8;

/// The first name that is free: the wished one, the first number, then numbers drawn anew, longer and longer. A house in
/// which even those are taken takes nobody in, rather than looking for ever.
fn free_name(naming: &Naming, mut is_taken: impl FnMut(&PlayerName) -> QueryResult<bool>) -> QueryResult<PlayerName> {
    let first = PlayerName::given(&naming.usual, u64::from(naming.first_number));
    let drawn = [10_u64.pow(6), 10_u64.pow(9), 10_u64.pow(15)].into_iter().flat_map(|most| {
        let draw = move |_| PlayerName::given(&naming.usual, u64::from_le_bytes(random()) % most);
        (0..DRAWS).map(draw)
    });
    for name in naming.wish.iter().cloned().chain([first]).chain(drawn) {
        if !is_taken(&name)? {
            return Ok(name);
        }
    }
    Err(Error::RollbackTransaction)
}

/// How a new player is to be called.
#[derive(Clone, Debug)]
pub struct Naming {
    pub wish: Option<PlayerName>,
    /// The word before the number, in the language of whoever came: "Guest".
    pub usual: String,
    pub first_number: u32,
    /// The language their browser asks for, if it is one of ours.
    pub heard: Option<&'static str>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_however_many_are_taken_and_never_looked_for_for_ever() {
        let naming = Naming { wish: PlayerName::read("Ana").ok(), usual: "Guest".into(), first_number: 7, heard: None };
        let free = |is_taken: &dyn Fn(&str) -> bool| free_name(&naming, |name| Ok(is_taken(name.as_str())));
        assert_eq!(free(&|_| false).unwrap().as_str(), "Ana");
        assert_eq!(free(&|name| name == "Ana").unwrap().as_str(), "Guest 7");
        let short = |name: &str| name.len() <= "Guest 999999".len();
        assert!(!short(free(&short).unwrap().as_str()));
        assert!(free(&|_| true).is_err());
    }
}
