//! The frame every page shares: who reads it, in which language, zone and theme, and what waits for them.
//!
//! Templates hold it as `page` and extend `layout.html`.

use std::cell::OnceCell;
use std::fmt;
use std::sync::LazyLock;

use actix_web::web::Data;
use jiff::tz::TimeZone;

use crate::people::{Digest, Pictures, Player, Role, Theme};
use crate::store::Waiting;
use crate::table::{Meanwhile, PaceName, TableCode, Timestamp};
use crate::words::dates::Calendar;
use crate::words::{Language, Names, Phrase, Voice};

use super::assets;
use super::config::Reach;
use super::site::Site;

pub struct Page {
    site: Data<Site>,
    session: Digest,
    pub language: Language,
    /// What the browser asks for, if it is a language of ours.
    pub asked: Option<Language>,
    pub zone: TimeZone,
    pub theme: Theme,
    pub pictures: Pictures,
    /// An account or a guest; None before somebody has done anything.
    pub who: Option<Player>,
    /// What the reader is called.
    pub name: Option<String>,
    /// Signed in without an address.
    pub is_guest: bool,
    /// For the hidden field `token` of every form.
    pub token: FormMark,
    /// The path and query of this page, to come back to.
    pub path: String,
    waits: OnceCell<Vec<Waiting>>,
    /// The table in the address.
    pub here: Option<TableCode>,
    /// What was just done.
    pub flash: Option<Flash>,
    pub now: Timestamp,
}

/// The mark of a page's forms, made when the first of them is drawn: an answer that sends the reader on has none.
pub struct FormMark {
    site: Data<Site>,
    session: Digest,
    made: OnceCell<String>,
}

impl FormMark {
    fn of(site: Data<Site>, session: Digest) -> FormMark {
        FormMark { site, session, made: OnceCell::new() }
    }

    pub fn as_str(&self) -> &str {
        self.made.get_or_init(|| self.site.config.key.form_mark(&self.session))
    }
}

impl fmt::Display for FormMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A message about what was just done.
pub struct Flash {
    /// `good` or `bad`.
    pub kind: &'static str,
    pub text: String,
}

/// The language a page speaks to a player: the one they chose, else what the browser asks for, else what it was before.
pub(super) fn spoken(player: &Player, asked: Option<Language>) -> Option<Language> {
    let chosen = player.language.as_deref().and_then(|tag| tag.parse().ok());
    chosen.or(asked).or_else(|| player.reads()?.parse().ok())
}

static NOBODY: LazyLock<Names> = LazyLock::new(Names::default);

impl Page {
    pub(super) fn new(site: Data<Site>, session: Digest, who: Option<Player>, asked: Asked) -> Page {
        let zone = who.as_ref().and_then(|player| TimeZone::get(&player.zone).ok()).unwrap_or(TimeZone::UTC);
        let language = who.as_ref().map_or(asked.language, |player| spoken(player, asked.language)).unwrap_or_default();
        if let (Some(player), Some(language)) = (&who, asked.language)
            && player.heard.as_deref() != Some(language.tag())
        {
            site.seen.heard(player.id, language.tag());
        }
        let is_flash = |id: &String| id.starts_with("flash-") && site.catalogue.knows(language, id);
        let flash = asked.flash.filter(is_flash).map(|id| Flash {
            kind: if id.starts_with("flash-not-") { "bad" } else { "good" },
            text: site.catalogue.text(language, &id),
        });
        Page {
            session,
            language,
            asked: asked.language,
            zone,
            theme: who.as_ref().map_or(Theme::Auto, |player| player.theme),
            pictures: who.as_ref().map_or(Pictures::Drawn, |player| player.pictures),
            name: who.as_ref().map(|player| player.name.clone()),
            is_guest: who.as_ref().is_some_and(Player::is_guest),
            token: FormMark::of(site.clone(), session),
            who,
            path: asked.path,
            waits: OnceCell::new(),
            here: None,
            flash,
            now: site.house.now(),
            site,
        }
    }

    /// Somebody came in while this page was made.
    pub(super) fn welcome(&mut self, player: Player, session: Digest) {
        self.session = session;
        self.token = FormMark::of(self.site.clone(), session);
        self.name = Some(player.name.clone());
        self.is_guest = player.is_guest();
        self.who = Some(player);
    }

    /// What waits for the reader, most pressing first; nothing as long as nobody has looked.
    pub fn waits(&self) -> &[Waiting] {
        self.waits.get().map_or(&[], Vec::as_slice)
    }

    /// Somebody has looked what waits for the reader.
    pub fn note_waits(&self, waits: Vec<Waiting>) {
        // Whoever looked first has shown it.
        let _ = self.waits.set(waits);
    }

    /// How many tables wait for the reader, not counting the one before them.
    pub fn waits_elsewhere(&self) -> usize {
        self.waits().iter().filter(|waiting| self.here.as_ref() != Some(&waiting.code)).count()
    }

    /// Where the next of them is: after this one, if it is one of them.
    pub fn next(&self) -> String {
        self.here.as_ref().map_or_else(|| "/next".to_owned(), |code| format!("/next?after={code}"))
    }

    /// A message of the house: `{{ page.text("games-title") }}`, with arguments as [`Phrase`] takes them.
    pub fn text(&self, id: &str) -> Phrase<'_> {
        self.voice().text(id)
    }

    /// Has anybody written this message?
    pub fn knows(&self, id: &str) -> bool {
        self.site.catalogue.knows(self.language, id)
    }

    /// Speaks to this reader, of no table.
    pub fn voice(&self) -> Voice<'_> {
        self.voice_at(&NOBODY)
    }

    /// Speaks to this reader about a table whose players have these names.
    pub fn voice_at<'v>(&'v self, names: &'v Names) -> Voice<'v> {
        self.site.catalogue.voice(self.language, names)
    }

    /// Dates in the reader's language and zone.
    pub fn calendar(&self) -> Calendar<'_> {
        Calendar::new(self.voice(), self.zone.clone())
    }

    /// The address of a static file, with its digest.
    pub fn asset(&self, name: &str) -> String {
        assets::path(name)
    }

    /// Do letters to the reader come back?
    pub fn is_unreachable(&self) -> bool {
        self.who.as_ref().is_some_and(|player| player.is_unreachable)
    }

    pub fn is_admin(&self) -> bool {
        self.who.as_ref().is_some_and(|player| player.role == Role::Admin)
    }

    /// The pages about the reader, each with its title.
    pub fn own_places(&self) -> Vec<(String, String)> {
        let title = |id: &str| self.text(id).to_string();
        let mut places = vec![
            ("/settings".to_owned(), title("settings-title")),
            ("/time".to_owned(), title("time-title")),
            ("/account/mail".to_owned(), title("mail-title")),
            ("/account".to_owned(), title("account-title")),
        ];
        places.extend(self.who.as_ref().map(|player| (format!("/players/{}", player.id), title("player-own"))));
        if self.is_admin() {
            places.push(("/admin".to_owned(), title("admin-title")));
        }
        places
    }

    /// What the addresses of this site begin with, as letters write it.
    pub fn base(&self) -> &str {
        &self.site.config.base
    }

    /// Can letters be read in the browser?
    pub fn shows_letters(&self) -> bool {
        self.site.config.reach == Reach::Trial
    }

    /// What a game is called.
    pub fn game_name(&self, slug: &str) -> String {
        self.text(&format!("{slug}-name")).to_string()
    }

    /// A game in a sentence or two.
    pub fn pitch(&self, slug: &str) -> String {
        self.text(&format!("{slug}-pitch")).to_string()
    }

    /// The picture that goes with a link to something of this game.
    pub fn share_picture(&self, slug: &str) -> String {
        self.asset(&format!("share-{slug}.png"))
    }

    /// What a thing of a game is called in the language it was published in, if the reader's calls it otherwise.
    pub fn original(&self, id: &str) -> Option<String> {
        let original = self.site.catalogue.voice(Language::En, &NOBODY).text(id).to_string();
        (original != self.text(id).to_string()).then_some(original)
    }

    /// [`Page::original`] of a game's own name.
    pub fn original_name(&self, slug: &str) -> Option<String> {
        self.original(&format!("{slug}-name"))
    }

    /// How fast a table plays.
    pub fn pace(&self, pace: &Option<PaceName>) -> String {
        self.text(&format!("pace-{}", pace.map_or("none", PaceName::word))).to_string()
    }

    /// What happens to a seat while its player is away.
    pub fn meanwhile(&self, choice: &Meanwhile) -> String {
        self.text(&format!("clock-meanwhile-{}", choice.word())).to_string()
    }

    /// A day in the reader's language and zone.
    pub fn date(&self, at: &Timestamp) -> String {
        self.calendar().date(*at)
    }

    /// A deadline in the reader's zone, and how long is left.
    pub fn until(&self, deadline: &Timestamp) -> String {
        self.calendar().until_left(*deadline, self.now)
    }

    /// An instant in the reader's language and zone.
    pub fn when(&self, at: &Timestamp) -> String {
        self.calendar().short(*at)
    }

    /// "since Tuesday 18:05".
    pub fn since(&self, at: &Timestamp) -> String {
        self.calendar().since(*at, self.now)
    }

    /// An instant for the `datetime` attribute.
    pub fn datetime(&self, at: &Timestamp) -> String {
        jiff::Timestamp::from_microsecond(at.minute().0).unwrap_or_default().to_string()
    }
}

/// What a request itself asks for.
pub(super) struct Asked {
    pub language: Option<Language>,
    pub path: String,
    pub flash: Option<String>,
}
