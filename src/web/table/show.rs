//! The page of a table: for its players with what they may do, for anybody else as it lies there.

use std::sync::Arc;

use actix_web::http::{StatusCode, header};
use askama::Template;

use crate::engine::{Prompt, Seat, Viewer};
use crate::house::{HouseError, SpreadTable};
use crate::people::token::{base32, random};
use crate::people::{How, Pictures, PlayerId};
use crate::store::{Around, Looked, Remark, Rematch, Sitter};
use crate::table::{Entry, Live, Seq, undo};
use crate::web::account::mailing::how_text;
use crate::web::draw::icon::{self, Html};
use crate::web::draw::log::Happened;
use crate::web::draw::table::{AtSeat, Table, duty_word, headline, prompt, table};
use crate::web::draw::{Cards, Kept};
use crate::web::games;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, blocking, go, show_as};
use crate::words::dates::Calendar;
use crate::words::sheet::Told;

use super::clock;
use super::fork::Forks;

/// As many entries stand on the page, and more if the reader missed more; the rest is in the replay.
const LATEST: u32 = 10;
/// As much of what was missed: a round of many, or a few days.
const MOST_MISSED: u32 = 32;

/// What became of a form that comes back.
#[derive(Clone, Debug, Default)]
pub struct Back {
    pub status: StatusCode,
    pub trouble: Option<String>,
    pub fields: Vec<(String, String)>,
}

pub async fn show(visit: &mut Visit) -> Response {
    let code = visit.code()?.clone();
    match spread(visit).await {
        Err(HouseError::NotDealt(_)) => match visit.site.house.store.gathering(&code)? {
            Some(gathering) if gathering.is_open() => go(&format!("/lobby/{code}")),
            _ => Err(Problem::NotFound),
        },
        table => draw(visit, &Seen::of(visit, table?)?, &Back::default()),
    }
}

/// The page, with what was just typed still in it.
pub async fn show_with(visit: &Visit, back: &Back) -> Response {
    draw(visit, &Seen::of(visit, spread(visit).await?)?, back)
}

/// All the page needs of the database, in one snapshot, read away from the threads that answer requests.
async fn spread(visit: &Visit) -> Result<SpreadTable, HouseError> {
    let at = visit.table.clone().expect("the porter found a table in the path");
    let reader = visit.page.who.as_ref().map(|player| player.id);
    let known = reader.and_then(|reader| visit.site.seen.has_looked(reader, &at.code));
    let house = Arc::clone(&visit.site.house);
    blocking(move || house.spread(&at.code, reader, known, |live, looked| first_shown(live, reader, looked))).await
}

/// The first entry that is new to the reader.
fn fresh(live: &Live, reader: Option<PlayerId>, looked: Option<Looked>) -> Seq {
    match (reader, looked) {
        (None, _) => live.next,
        (_, None) => Seq(live.next.0.saturating_sub(LATEST)),
        (_, Some(looked)) if looked.next < live.next => looked.next,
        // Nothing has happened since: what was new is still the latest.
        (_, Some(looked)) => looked.fresh,
    }
}

/// The first entry that stands on the page.
fn first_shown(live: &Live, reader: Option<PlayerId>, looked: Option<Looked>) -> Seq {
    let latest = Seq(live.next.0.saturating_sub(LATEST));
    latest.min(fresh(live, reader, looked)).max(Seq(live.next.0.saturating_sub(MOST_MISSED)))
}

fn draw(visit: &Visit, seen: &Seen, back: &Back) -> Response {
    let names = games::names(&visit.page, &seen.around.sitters, seen.live.seats()).read_by(match seen.viewer {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    });
    let page = &visit.page;
    let calendar = Calendar::new(page.voice_at(&names), page.zone.clone());
    let key = base32(&random::<10>());
    let fields = back.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let kept = Kept { fields, trouble: back.trouble.as_deref() };
    let name = page.game_name(&seen.live.table.header.game);
    let asked = match seen.viewer {
        Viewer::Seat(seat) => seen.live.prompt(seat),
        _ if seen.live.keeping.ended => Prompt::over(),
        viewer => prompt(&*seen.live.position, viewer),
    };
    let inside = table(&seen.table(visit, &calendar, &asked, &key, &kept, &name));
    let clock = clock::part(visit, &seen.live, &seen.around, seen.viewer, &calendar)?;
    let heading = &seen.live.table.header;
    seen.note_down(visit);
    let shown = TablePage {
        page,
        duty: duty_word(&asked),
        headline: headline(&calendar, &asked, seen.since(), page.now),
        name: &name,
        game: &heading.game,
        code: heading.code.as_str(),
        inside,
        clock,
        is_seated: seen.is_seated(),
        lost: seen
            .lost_to(visit)
            .map(|seat| page.text("table-lost").word("who", calendar.voice().name(seat)).to_string()),
        talk: seen.talk(),
        read: seen.read,
        note: seen.is_seated().then_some(&seen.around.note),
        mail: seen.has_mailbox.then_some(seen.around.mail),
        promise: crate::table::header::hex::written(&heading.commitment),
        forks: &seen.forks,
        rematch: seen.around.rematch.as_ref(),
    };
    let mut shown = show_as(back.status, &shown)?;
    if visit.site.house.robot_thinks(&heading.code).unwrap_or(false) {
        // Nobody but a robot is to move, and it is still thinking: the page looks again by itself.
        shown.headers_mut().insert(header::HeaderName::from_static("refresh"), header::HeaderValue::from_static("2"));
    }
    Ok(shown)
}

/// Everything one visitor may know of a table, read once.
struct Seen {
    live: Arc<Live>,
    viewer: Viewer,
    happened: Vec<Happened>,
    /// The first entry to mark as new.
    fresh: Seq,
    /// The latest remark read before.
    read: i64,
    /// The reader sits here, and letters can come.
    has_mailbox: bool,
    around: Around,
    forks: Forks,
}

impl Seen {
    fn of(visit: &Visit, table: SpreadTable) -> Result<Seen, Problem> {
        let SpreadTable { live, mut spread, fork } = table;
        let reader = visit.page.who.as_ref().map(|player| player.id);
        visit.page.note_waits(std::mem::take(&mut spread.around.waiting));
        let viewer = visit.viewer();
        let happened = spread.entries.iter().map(|entry| happened_to(&live, entry, viewer));
        let tables = if live.position.outcome().is_some() { spread.around.forks.clone() } else { Vec::new() };
        let is_seated = matches!(viewer, Viewer::Seat(_));
        Ok(Seen {
            viewer,
            happened: happened.collect::<Result<_, _>>()?,
            fresh: fresh(&live, reader, spread.looked),
            read: match reader {
                Some(_) => spread.looked.map_or(0, |looked| looked.talk),
                None => i64::MAX,
            },
            has_mailbox: is_seated && visit.page.who.as_ref().is_some_and(|player| !player.is_guest()),
            forks: Forks { from: fork, tables },
            around: spread.around,
            live,
        })
    }

    /// What is said at a table is said among those who sit there.
    fn talk(&self) -> &[Remark] {
        if self.is_seated() { &self.around.talk } else { &[] }
    }

    /// Who has taken over the seat that was the reader's, if somebody has.
    fn lost_to(&self, visit: &Visit) -> Option<Seat> {
        let me = visit.page.who.as_ref().filter(|_| !self.is_seated())?.id;
        let mine = |sitter: &&Sitter| sitter.before.iter().any(|one| one.player == me);
        self.around.sitters.iter().find(mine).map(|sitter| sitter.seat)
    }

    fn is_seated(&self) -> bool {
        matches!(self.viewer, Viewer::Seat(_))
    }

    /// Since when the reader has this duty; for one who waits, since when somebody has been asked.
    fn since(&self) -> crate::table::Timestamp {
        let asked = self.live.position.awaited();
        match self.viewer {
            Viewer::Seat(seat) if asked.has(seat) || asked.is_empty() => self.live.standings[seat].since,
            _ => self.live.awaited_since(),
        }
    }

    /// Until when the reader may take; for one who waits, until when the one who is waited on may. Where several are
    /// waited on, who of them still has to answer is not told.
    fn until(&self) -> Option<crate::table::Timestamp> {
        let asked = self.live.position.awaited();
        let of = |seat| self.live.standings[seat].until;
        match self.viewer {
            Viewer::Seat(seat) if self.live.position.asked().has(seat) => of(seat),
            _ if asked.len() == 1 => asked.iter().find_map(of),
            _ => None,
        }
    }

    fn table<'t>(
        &'t self,
        visit: &'t Visit,
        calendar: &'t Calendar<'t>,
        asked: &'t Prompt,
        key: &'t str,
        kept: &'t Kept<'t>,
        name: &'t str,
    ) -> Table<'t> {
        let live = &*self.live;
        let seat = match self.viewer {
            Viewer::Seat(seat) => Some(AtSeat {
                ask: live.standings[seat].ask,
                key,
                token: visit.page.token.as_str(),
                sealed: live.seals[seat].as_ref().map(|seal| seal.words.as_str()),
                has_orders: !live.orders[seat].is_empty(),
                may_wait: live.asks(seat) && !live.position.asked().has(seat),
                may_undo: undo::free(live.last, seat).is_ok() && !live.is_over(),
            }),
            _ => None,
        };
        Table {
            calendar,
            icons: icons(),
            cards: cards(&visit.page),
            code: &live.table.header.code,
            game: &live.table.header.game,
            viewer: self.viewer,
            position: &*live.position,
            now: visit.page.now,
            since: self.since(),
            until: self.until(),
            asked,
            held: live.held_until(visit.page.now),
            happened: &self.happened,
            unread: self.fresh,
            seat,
            trouble: kept.trouble,
            kept,
            name,
            flash: visit.page.flash.as_ref().map(|flash| (flash.kind, flash.text.as_str())),
        }
    }

    /// Reading changes nothing by itself; the service notes it down in its own time.
    fn note_down(&self, visit: &Visit) {
        if let Some(player) = &visit.page.who {
            let talk = self.talk().last().map_or(self.read, |remark| remark.id);
            let looked = Looked { next: self.live.next, fresh: self.fresh, talk };
            visit.site.seen.looked(player.id, &self.live.table.header.code, looked);
        }
    }
}

/// An entry as a viewer may know it.
pub fn happened_to(live: &Live, entry: &Entry, viewer: Viewer) -> Result<Happened, Problem> {
    let told = Told::of(&*live.position, entry, viewer).map_err(|bad| Problem::internal(&bad))?;
    Ok(Happened { told, at: entry.at })
}

/// The address of the icons.
pub fn icons() -> &'static str {
    static ADDRESS: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| crate::web::assets::path(icon::FILE));
    &ADDRESS
}

pub fn cards(page: &Page) -> Cards {
    match page.pictures {
        Pictures::Drawn => Cards::Drawn,
        Pictures::Plain => Cards::Plain,
    }
}

#[derive(Template)]
#[template(path = "table.html")]
struct TablePage<'p> {
    page: &'p Page,
    duty: &'static str,
    headline: String,
    name: &'p str,
    game: &'p str,
    code: &'p str,
    inside: Html,
    clock: Option<clock::Shown>,
    is_seated: bool,
    /// Somebody has taken over the reader's seat.
    lost: Option<String>,
    talk: &'p [Remark],
    /// The latest remark the reader has seen.
    read: i64,
    note: Option<&'p String>,
    mail: Option<Option<How>>,
    promise: String,
    forks: &'p Forks,
    rematch: Option<&'p Rematch>,
}

impl TablePage<'_> {
    /// What the clock has to say at once.
    fn call(&self) -> Option<&str> {
        self.clock.as_ref()?.call.as_deref()
    }

    /// Has somebody else said this since the reader last looked?
    fn is_news(&self, remark: &Remark) -> bool {
        remark.id > self.read && self.page.who.as_ref().is_none_or(|reader| reader.id != remark.player)
    }

    fn new_talk(&self) -> usize {
        self.talk.iter().filter(|remark| self.is_news(remark)).count()
    }

    /// There is something to read, or the reader has just spoken.
    fn is_talking(&self) -> bool {
        self.talk.last().is_some_and(|remark| remark.id > self.read) || self.new_talk() > 0
    }

    fn is_chosen(&self, how: &How) -> bool {
        self.mail == Some(Some(*how))
    }

    fn how(&self, how: &How) -> String {
        self.page.text(how_text(*how)).to_string()
    }
}
