//! One screen of a board: what matters for the question, in a paragraph for each owner. Empty things, other people's costs
//! and what lies face down are left out; `show` and the page have the rest.

use crate::engine::{Ask, Layout, Meter, Scene, Seat, Zone};
use crate::words::Voice;
use crate::words::sheet::{Paper, board};

/// How much is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Glance {
    /// What lies open anywhere.
    Open,
    /// One's own things, and what the question points at.
    Asked,
    /// One's own things.
    Own,
    Nothing,
}

/// Others are told by so many numbers.
const MOST_METERS: usize = 4;

pub fn write(
    paper: &mut Paper,
    voice: &Voice<'_>,
    scene: &Scene,
    (seat, seats): (Seat, u8),
    ask: Option<&Ask>,
    much: Glance,
) {
    if much == Glance::Nothing {
        return;
    }
    let is_asked =
        |zone: &Zone| ask.is_some_and(|ask| ask.points_at().any(|on| on.zone == zone.id && on.owner == zone.owner));
    let is_shown = |zone: &&Zone| {
        let own = zone.owner == Some(seat);
        match much {
            Glance::Open => is_asked(zone) || zone.layout == Layout::Row,
            Glance::Asked => is_asked(zone) || (own && zone.layout == Layout::Row),
            Glance::Own | Glance::Nothing => own && is_asked(zone),
        }
    };
    let round = [Some(seat)].into_iter().chain(seat.others(seats).map(Some)).chain([None]);
    for owner in round {
        if owner != Some(seat) && much >= Glance::Own {
            continue;
        }
        let zones = || scene.zones.iter().filter(|zone| zone.owner == owner);
        let most = if owner == Some(seat) { usize::MAX } else { MOST_METERS };
        // What lies open is not counted as well.
        let is_seen = |meter: &Meter| zones().any(|zone| zone.id == meter.id && !zone.pieces.is_empty());
        let meters = zones().flat_map(|zone| &zone.meters).filter(|meter| is_told(meter) && !is_seen(meter));
        let mut told: Vec<String> = meters.take(most).map(|meter| board::measured(voice, meter)).collect();
        let things =
            zones().filter(is_shown).filter(|zone| zone.map().is_none()).filter_map(|zone| things(voice, zone));
        told = [vec![told.join(", ")], things.collect()].concat();
        told.retain(|text| !text.is_empty());
        let name = match owner {
            Some(owner) if owner == seat => voice.text("sheet-you-short").to_string(),
            Some(owner) => voice.name(owner),
            None => voice.text("sheet-common").to_string(),
        };
        if !told.is_empty() {
            paper.hang("", 2, &format!("{name}: {}.", told.join(". ")));
        }
    }
}

/// A number that says something: not what is empty, nor what only counts cards nobody sees.
fn is_told(meter: &Meter) -> bool {
    meter.value.is_some_and(|value| value != 0)
}

fn things(voice: &Voice<'_>, zone: &Zone) -> Option<String> {
    let shown = board::pieces(voice, zone);
    (!shown.is_empty()).then(|| {
        let what = board::listed(&shown);
        voice.text("sheet-pair").word("name", voice.say(&zone.title)).word("what", what).to_string()
    })
}
