//! Any moment of a game by its address, as a seat knew it then; with every card once the game is over.

use askama::Template;

use crate::engine::{Seat, Viewer};
use crate::house::HouseError;
use crate::table::history::{History, Page as Leaf};
use crate::table::{Cause, Live, Seq};
use crate::web::draw::chart;
use crate::web::draw::icon::Html;
use crate::web::draw::log::log;
use crate::web::draw::score::score;
use crate::web::draw::table::{duty_word, prompt};
use crate::web::draw::{Pen, board};
use crate::web::games;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go, show};
use crate::words::dates::Calendar;
use crate::words::{duty, sheet};

use super::fork::Forks;
use super::show::{cards, happened_to, icons};

pub async fn at(visit: &mut Visit) -> Response {
    visit.looks_back()?;
    let house = &visit.site.house;
    let code = visit.code()?;
    if let Some(wanted) = visit.query("go") {
        let wanted: u32 = wanted.trim().parse().unwrap_or(0);
        let eyes = visit.query("as").filter(|eyes| plain(eyes)).map(|eyes| format!("?as={eyes}")).unwrap_or_default();
        return go(&format!("/t/{code}/at/{wanted}{eyes}"));
    }
    let row = house.store.table(code)?.ok_or(Problem::NotFound)?;
    let live = house.table(code)?;
    let last = Seq(live.next.0.saturating_sub(1));
    let wanted: u32 = visit.part("seq").parse().map_err(|_| Problem::NotFound)?;
    let seq = Seq(wanted.min(last.0));
    let is_over = live.is_over();
    let eyes = Eyes::chosen(visit, &live, is_over);
    let entries = house.store.entries(row.id, Seq::OPENING)?;
    let entry = entries.get(seq.0 as usize).ok_or(Problem::NotFound)?;
    let table = &live.table;
    let so_far = entries[..=seq.0 as usize].iter().map(Leaf::from);
    let position = History::fold(&table.header, table.rules, so_far).map_err(HouseError::from)?.position;
    let names = games::names(&visit.page, &house.store.sitters(row.id)?, live.seats());
    let page = &visit.page;
    let calendar = Calendar::new(page.voice_at(&names), page.zone.clone());
    let header = &live.table.header;
    // Who sat there then.
    let voice = calendar.voice().then(seq);
    let pen = Pen { voice, game: &header.game, icons: icons(), cards: cards(page) };
    let asked = prompt(&*position, eyes.viewer);
    let outcome = position.outcome();
    let is_undone =
        entries.iter().any(|later| matches!(later.cause, Cause::Undo(from) if from <= seq && seq < later.seq));
    let happened = [happened_to(&live, entry, eyes.viewer)?];
    // Once a game is over nobody's points are hidden, at whatever entry one looks.
    let counting = if is_over { Viewer::Everything } else { eyes.viewer };
    let line = visit.site.points.of(&live, counting, entries.iter().map(Leaf::from)).map_err(HouseError::from)?;
    let shown = ReplayPage {
        page,
        name: page.game_name(&header.game),
        game: &header.game,
        code: code.as_str(),
        seq: seq.0,
        last: last.0,
        when: calendar.long(entry.at),
        eyes_text: sheet::eyes(&voice, eyes.viewer),
        query: eyes.query(),
        choices: eyes.choices(page, &live, is_over, &calendar),
        duty: duty_word(&asked),
        headline: duty::headline(&voice, &asked),
        happened: log(&calendar, code, happened.iter(), if is_undone { std::slice::from_ref(&seq) } else { &[] }),
        outcome: outcome.map(|outcome| score(&pen, &outcome)),
        board: board(&pen, &*position, eyes.viewer),
        chart: chart::chart(&pen, &line.series, line.place(seq)),
        forks: Forks::of(house, &row, is_over)?,
        fork_seats: match house.can_fork(&row, seq)? {
            true => eyes.seats_to_take(&live, &calendar),
            false => Vec::new(),
        },
        is_over,
    };
    show(&shown)
}

/// Through whose eyes the visitor looks back.
pub(super) struct Eyes {
    pub viewer: Viewer,
    own: Option<Seat>,
}

impl Eyes {
    /// The visitor's own, or fewer; once the game is over, anybody's.
    pub fn chosen(visit: &Visit, live: &Live, is_over: bool) -> Eyes {
        let own = visit.seat().ok();
        let usual = own.map_or(Viewer::Spectator, Viewer::Seat);
        let viewer = match visit.query("as").as_deref() {
            Some("public") => Viewer::Spectator,
            Some("all") if is_over => Viewer::Everything,
            Some(word) if is_over => match word.parse::<Seat>() {
                Ok(seat) if seat.index() < usize::from(live.seats()) => Viewer::Seat(seat),
                _ => usual,
            },
            _ => usual,
        };
        Eyes { viewer, own }
    }

    fn word(viewer: Viewer) -> String {
        match viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator => "public".into(),
            Viewer::Everything => "all".into(),
        }
    }

    pub fn query(&self) -> String {
        let usual = self.own.map_or(Viewer::Spectator, Viewer::Seat);
        if self.viewer == usual { String::new() } else { format!("?as={}", Eyes::word(self.viewer)) }
    }

    /// The seats of a table that plays on from here; the one looked through is the obvious one.
    fn seats_to_take(&self, live: &Live, calendar: &Calendar<'_>) -> Vec<Choice> {
        let taken = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => self.own,
        };
        let choice = |seat: Seat| Choice {
            word: seat.to_string(),
            label: calendar.voice().name(seat),
            is_chosen: taken == Some(seat),
        };
        Seat::all(live.seats()).map(choice).collect()
    }

    fn choices(&self, page: &Page, live: &Live, is_over: bool, calendar: &Calendar<'_>) -> Vec<Choice> {
        let mut eyes: Vec<(Viewer, String)> = Vec::new();
        if let Some(seat) = self.own {
            eyes.push((Viewer::Seat(seat), page.text("replay-eyes-own").to_string()));
        }
        eyes.push((Viewer::Spectator, page.text("replay-eyes-public").to_string()));
        if is_over {
            let others = Seat::all(live.seats()).filter(|seat| self.own != Some(*seat));
            eyes.extend(others.map(|seat| (Viewer::Seat(seat), calendar.voice().name(seat))));
            eyes.push((Viewer::Everything, page.text("replay-eyes-all").to_string()));
        }
        let choice = |(viewer, label)| Choice { word: Eyes::word(viewer), label, is_chosen: viewer == self.viewer };
        eyes.into_iter().map(choice).collect()
    }
}

/// A pair of eyes to choose, or a seat.
struct Choice {
    word: String,
    label: String,
    is_chosen: bool,
}

fn plain(word: &str) -> bool {
    word.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

#[derive(Template)]
#[template(path = "replay.html")]
struct ReplayPage<'p> {
    page: &'p Page,
    name: String,
    game: &'p str,
    code: &'p str,
    seq: u32,
    last: u32,
    when: String,
    eyes_text: String,
    query: String,
    choices: Vec<Choice>,
    duty: &'static str,
    headline: String,
    happened: Html,
    outcome: Option<Html>,
    board: Html,
    chart: Option<Html>,
    forks: Forks,
    /// Seats somebody may take who plays on from here; none where nobody can.
    fork_seats: Vec<Choice>,
    is_over: bool,
}
