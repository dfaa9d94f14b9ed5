//! A player's turns as a private Atom feed and a private calendar. Whoever has the address may read it; a new address
//! makes the old one worthless.

use actix_web::HttpResponse;
use actix_web::http::header;
use askama::Template;
use icalendar::{Calendar as Feed, Component, Event};
use jiff::tz::TimeZone;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::people::token::base32;
use crate::people::{Key, Player, PlayerId};
use crate::store::Turn;
use crate::table::Timestamp;
use crate::words::Calendar;

use super::page::Page;
use super::problem::Problem;
use super::visit::{Response, Visit, go};

/// What stands in the addresses of a player's feeds.
pub fn token(key: &Key, player: PlayerId, number: i32) -> String {
    format!("{player}-{}", key.mark_of("feed", &format!("{player}/{number}")))
}

#[derive(Template)]
#[template(path = "feed.xml")]
struct AtomFeed<'p> {
    page: &'p Page,
    id: String,
    own: String,
    updated: String,
    entries: Vec<Entry>,
}

struct Entry {
    id: String,
    title: String,
    url: String,
    since: Timestamp,
    until: Option<Timestamp>,
}

pub async fn atom(visit: &mut Visit) -> Response {
    let (player, entries) = read(visit)?;
    let latest = entries.iter().map(|entry| entry.since).max().unwrap_or_default();
    let feed = AtomFeed {
        page: &visit.page,
        id: tag(visit, &format!("feed/{}", player.id)),
        own: format!("{}{}", visit.page.base(), visit.request.path()),
        updated: visit.page.datetime(&latest),
        entries,
    };
    let body = feed.render().map_err(|error| Problem::internal(&error))?;
    send(visit, "application/atom+xml; charset=utf-8", body)
}

pub async fn calendar(visit: &mut Visit) -> Response {
    let (_, entries) = read(visit)?;
    let mut feed = Feed::new();
    feed.name(&visit.page.text("feed-title").to_string());
    for entry in &entries {
        // A turn without a deadline has no place in a calendar.
        let Some(until) = entry.until else { continue };
        let mut event = Event::new();
        event.uid(&entry.id);
        event.summary(&entry.title);
        event.add_property("DTSTAMP", stamp(entry.since));
        event.add_property("DTSTART", stamp(until));
        event.add_property("TRANSP", "TRANSPARENT");
        event.add_property("URL", &entry.url);
        feed.push(event.done());
    }
    send(visit, "text/calendar; charset=utf-8", feed.to_string())
}

pub async fn renew(visit: &mut Visit) -> Response {
    visit.form.only(&[])?;
    visit.site.house.store.renew_feed(visit.player()?.id).await?;
    visit.flash("flash-feed-renewed");
    go("/account#feeds")
}

/// Whose feed this is, and what stands in it, in their language and zone.
fn read(visit: &mut Visit) -> Result<(Player, Vec<Entry>), Problem> {
    if !visit.site.limits.acts.allows(&visit.place()) {
        return Err(Problem::TooOften);
    }
    let shown = visit.part("token").to_owned();
    let id = shown.split_once('-').and_then(|(id, _)| id.parse().ok()).map(PlayerId).ok_or(Problem::NotFound)?;
    let store = &visit.site.house.store;
    let number = store.feed_number(id)?.ok_or(Problem::NotFound)?;
    if !bool::from(token(&visit.site.config.key, id, number).as_bytes().ct_eq(shown.as_bytes())) {
        return Err(Problem::NotFound);
    }
    let player = store.player(id)?.ok_or(Problem::NotFound)?;
    let turns = store.turns(id)?;
    if let Some(language) = player.reads().and_then(|tag| tag.parse().ok()) {
        visit.page.language = language;
    }
    visit.page.zone = TimeZone::get(&player.zone).unwrap_or(TimeZone::UTC);
    let calendar = visit.page.calendar();
    let entries = turns.iter().map(|turn| entry(visit, &calendar, turn)).collect();
    Ok((player, entries))
}

fn entry(visit: &Visit, calendar: &Calendar<'_>, turn: &Turn) -> Entry {
    let page = &visit.page;
    let duty = match turn.duty {
        crate::engine::Duty::Lead => page.text("duty-lead"),
        _ => page.text("duty-follow"),
    };
    let what = match turn.until {
        Some(until) => page.text("letter-headline").word("what", duty).word("until", calendar.until(until)).to_string(),
        None => duty.to_string(),
    };
    let title = page.text("letter-in-short").word("game", page.game_name(&turn.game)).word("code", &turn.code);
    Entry {
        id: tag(visit, &format!("turn/{}/{}/{}", turn.code, turn.seat, turn.ask)),
        title: title.word("what", what).to_string(),
        url: format!("{}/t/{}", page.base(), turn.code),
        since: turn.since,
        until: turn.until,
    }
}

/// A name that stays the same for ever (RFC 4151).
fn tag(visit: &Visit, what: &str) -> String {
    let base = visit.page.base();
    let host = base.split_once("://").map_or(base, |(_, host)| host);
    format!("tag:{},2026:{what}", host.split(':').next().unwrap_or(host))
}

/// An instant as calendars write it.
fn stamp(at: Timestamp) -> String {
    jiff::Timestamp::from_microsecond(at.minute().0).unwrap_or_default().strftime("%Y%m%dT%H%M%SZ").to_string()
}

/// Sends it, unless the reader has it already.
fn send(visit: &Visit, kind: &'static str, body: String) -> Response {
    let etag = format!("\"{}\"", base32(&Sha256::digest(&body)[..15]));
    let known = visit.request.headers().get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let has = known.is_some_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == etag));
    let mut response = if has { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response.insert_header((header::ETAG, etag));
    Ok(if has { response.finish() } else { response.content_type(kind).body(body) })
}
