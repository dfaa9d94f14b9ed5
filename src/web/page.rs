//! The frame every page shares: who reads it, in which language, zone and theme, and what waits for them.
//!
//! Templates hold it as `page` and extend `layout.html`.

use std::sync::LazyLock;

use actix_web::web::Data;
use jiff::tz::TimeZone;

use crate::people::{Digest, Pictures, Player, Role, Theme};
use crate::store::Waiting;
use crate::table::Timestamp;
use crate::words::{Language, Names, Phrase, Voice};

use super::assets;
use super::site::Site;

pub struct Page {
    site: Data<Site>,
    session: Digest,
    pub language: Language,
    pub zone: TimeZone,
    pub theme: Theme,
    pub pictures: Pictures,
    /// An account or a guest; None before somebody has done anything.
    pub who: Option<Player>,
    /// The path and query of this page, to come back to.
    pub path: String,
    /// What waits for the reader, most pressing first.
    pub waiting: Vec<Waiting>,
    /// A message about what was just done.
    pub flash: Option<String>,
    pub now: Timestamp,
}

static NOBODY: LazyLock<Names> = LazyLock::new(Names::default);

impl Page {
    pub(super) fn new(site: Data<Site>, session: Digest, who: Option<Player>, asked: Asked) -> Page {
        let chosen = who.as_ref().and_then(|player| player.language.as_deref()).and_then(|tag| tag.parse().ok());
        let zone = who.as_ref().and_then(|player| TimeZone::get(&player.zone).ok()).unwrap_or(TimeZone::UTC);
        Page {
            session,
            language: chosen.or(asked.language).unwrap_or_default(),
            zone,
            theme: who.as_ref().map_or(Theme::Device, |player| player.theme),
            pictures: who.as_ref().map_or(Pictures::Drawn, |player| player.pictures),
            who,
            path: asked.path,
            waiting: Vec::new(),
            flash: asked.flash.filter(|id| id.starts_with("flash-") && site.catalogue.knows(id)),
            now: site.house.now(),
            site,
        }
    }

    /// A message of the house: `{{ page.text("games-title") }}`, with arguments as [`Phrase`] takes them.
    pub fn text(&self, id: &str) -> Phrase<'_> {
        self.voice(&NOBODY).text(id)
    }

    /// Speaks to this reader about a table whose players have these names.
    pub fn voice<'v>(&'v self, names: &'v Names) -> Voice<'v> {
        self.site.catalogue.voice(self.language, names)
    }

    /// For the hidden field `token` of every form.
    pub fn token(&self) -> String {
        self.site.config.key.form_mark(&self.session)
    }

    /// The address of a static file, with its digest.
    pub fn asset(&self, name: &str) -> String {
        assets::path(name)
    }

    /// What the flash cookie said, as a sentence.
    pub fn flash_text(&self) -> Option<String> {
        self.flash.as_ref().map(|id| self.text(id).to_string())
    }

    pub fn languages(&self) -> &'static [Language] {
        &Language::ALL
    }

    pub fn is_admin(&self) -> bool {
        self.who.as_ref().is_some_and(|player| player.role == Role::Admin)
    }

    pub fn is_guest(&self) -> bool {
        self.who.as_ref().is_some_and(Player::is_guest)
    }

    /// A page of the house as letters and address bars write it.
    pub fn base(&self) -> &str {
        &self.site.config.base
    }

    /// An instant in the reader's zone.
    pub fn when(&self, at: &Timestamp) -> String {
        let instant = jiff::Timestamp::from_microsecond(at.0).unwrap_or_default();
        instant.to_zoned(self.zone.clone()).strftime("%Y-%m-%d %H:%M").to_string()
    }

    /// An instant for the `datetime` attribute.
    pub fn datetime(&self, at: &Timestamp) -> String {
        jiff::Timestamp::from_microsecond(at.0).unwrap_or_default().to_string()
    }
}

/// What a request itself asks for.
pub(super) struct Asked {
    pub language: Option<Language>,
    pub path: String,
    pub flash: Option<String>,
}
