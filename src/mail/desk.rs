//! What letters are written with.

use jiff::tz::TimeZone;

use crate::people::{Key, Player};
use crate::words::{Catalogue, Language, Names, Voice};

use super::letter::Part;
use super::options::Sender;
use super::unsubscribe::{self, Wanted};

#[derive(Clone, Copy)]
pub struct Desk<'d> {
    pub catalogue: &'d Catalogue,
    /// What links begin with; never what a request says.
    pub base: &'d str,
    pub key: &'d Key,
    pub sender: &'d Sender,
}

impl Desk<'_> {
    /// Speaks of no table.
    pub(super) fn voice<'v>(&'v self, language: Language, names: &'v Names) -> Voice<'v> {
        self.catalogue.voice(language, names)
    }

    /// Which letters somebody gets, and how to get no more of this kind.
    pub(super) fn choices(&self, voice: &Voice<'_>, wanted: &Wanted) -> Vec<Part> {
        let mut foot = Vec::new();
        if let Wanted::By(..) = wanted {
            let words = voice.text("letter-settings").to_string();
            foot.push(Part::Link { words, url: format!("{}/account/mail", self.base) });
        }
        let words = voice.text("letter-unsubscribe").to_string();
        foot.push(Part::Link { words, url: unsubscribe::url(self.base, self.key, wanted) });
        foot
    }
}

/// The language a player reads.
pub(super) fn language(player: &Player) -> Language {
    player.reads().and_then(|tag| tag.parse().ok()).unwrap_or_default()
}

/// The clock a player reads.
pub(super) fn zone(player: &Player) -> TimeZone {
    TimeZone::get(&player.zone).unwrap_or(TimeZone::UTC)
}
