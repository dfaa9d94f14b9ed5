//! Time at a table: its pace, who is late, away or gone, and what the others may do about it.

use askama::Template;
use jiff::tz::TimeZone;

use crate::engine::{Seat, Viewer};
use crate::house::{Nudged, Poll, Voted};
use crate::mail::deciding::stopping;
use crate::store::{Around, Vacancy, Verdict};
use crate::table::{Live, Meanwhile, Span, hold};
use crate::web::draw::icon::Html;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go};
use crate::words::dates::Calendar;

#[derive(Template)]
#[template(path = "part/clock.html")]
struct Part<'p> {
    page: &'p Page,
    code: &'p str,
    pace: String,
    bank: Option<String>,
    /// The reader plays, and has not said where on earth.
    is_far: bool,
    is_ended: bool,
    is_asleep: bool,
    /// A caretaker plays the reader's own seat.
    is_kept: bool,
    /// Somebody else may take the reader's seat over.
    is_free: bool,
    /// What happens at this table while the reader is away.
    meanwhile: Option<Meanwhile>,
    /// Sentences about others who are away or gone.
    news: Vec<String>,
    /// The others vote about the reader's own seat.
    about_me: Option<String>,
    /// They would like to stop the game, which needs the reader's word: the reader's seat, and what is asked.
    asks_me: Option<(Seat, String)>,
    /// Whom the reader may nudge.
    nudges: Vec<(Seat, String)>,
    polls: Vec<ShownPoll>,
    /// Whose seat is free, and the link to it.
    vacancies: Vec<(String, &'p Vacancy)>,
    window: Option<ShownWindow>,
}

/// What the reader may say about windows that hold their answers, where the game has such.
struct ShownWindow {
    /// Who has agreed to open answers as they come.
    agreed: Option<String>,
    is_agreed: bool,
    /// The reader has.
    wished: bool,
}

fn shown_window(live: &Live, me: Seat, calendar: &Calendar<'_>) -> Option<ShownWindow> {
    let people = live.people();
    let hides = live.position.has_windows() && hold::length(live) > Span(0) && people.len() > 1;
    let hasty = live.keeping.hasty;
    hides.then(|| ShownWindow {
        agreed: (!hasty.is_empty()).then(|| calendar.voice().seats(hasty)),
        is_agreed: people.iter().all(|seat| hasty.has(seat)),
        wished: hasty.has(me),
    })
}

impl Part<'_> {
    /// Is there more to say than how fast the table plays and whom one may remind?
    fn matters_now(&self) -> bool {
        self.is_ended
            || self.is_asleep
            || self.is_kept
            || self.meanwhile.is_some()
            || self.about_me.is_some()
            || self.polls.iter().any(|poll| poll.is_urgent)
            || !self.vacancies.is_empty()
    }

    /// What is said to somebody whose seat a caretaker plays: one that is free may be lost.
    fn returns(&self) -> &'static str {
        if self.is_free { "clock-return-free" } else { "clock-return" }
    }

    /// What the reader should not miss although it stands far below.
    fn call(&self) -> Option<String> {
        let urgent = || self.polls.iter().find(|poll| poll.is_urgent).map(|poll| poll.title.clone());
        match self.is_kept {
            true => Some(self.page.text(self.returns()).to_string()),
            false => self.about_me.clone().or_else(urgent),
        }
    }
}

/// The part of the page about time.
pub struct Shown {
    pub html: Html,
    /// What is to be said at the top of the page, with a link to the rest.
    pub call: Option<String>,
}

/// A poll as one reader sees it.
struct ShownPoll {
    seat: Seat,
    title: String,
    needed: String,
    /// What stopping the game takes.
    end: String,
    votes: Vec<String>,
    /// What the reader may vote for; empty if the reader may not.
    verdicts: Vec<(Verdict, String)>,
    /// The reader has not voted yet, the seat is not free already, and the one it is about has not said when they will be
    /// back.
    is_urgent: bool,
}

/// The part of the page about time; None where there is nothing to say.
pub fn part(
    visit: &Visit,
    live: &Live,
    around: &Around,
    viewer: Viewer,
    calendar: &Calendar<'_>,
) -> Result<Option<Shown>, Problem> {
    let (house, page) = (&visit.site.house, &visit.page);
    let code = &live.table.header.code;
    let seated = match viewer {
        Viewer::Seat(seat) if !live.is_over() => Some(seat),
        _ => None,
    };
    if live.table.pace.is_none() && live.keeping.kept.is_empty() && !live.keeping.ended && absent(live).next().is_none()
    {
        return Ok(None);
    }
    let voice = calendar.voice();
    let own = seated.filter(|seat| live.waits_for().has(*seat));
    let bank = own.map(|seat| live.standings[seat].bank).filter(|bank| *bank >= Span::minutes(1));
    let mut news: Vec<String> = Vec::new();
    for (seat, until) in absent(live).filter(|(seat, _)| seated != Some(*seat)) {
        let day = calendar.date(until);
        news.push(page.text("clock-away").word("who", voice.name(seat)).word("day", day).to_string());
    }
    for seat in live.keeping.kept.iter().filter(|seat| seated != Some(*seat)) {
        news.push(page.text("clock-kept").word("who", voice.name(seat)).to_string());
    }
    let (mut nudges, mut polls, mut vacancies) = (Vec::new(), Vec::new(), Vec::new());
    let (mut about_me, mut asks_me, mut is_free) = (None, None, false);
    if let Some(me) = seated {
        for seat in live.position.awaited().iter().filter(|seat| *seat != me) {
            if house.may_nudge(live, around, seat) {
                nudges.push((seat, page.text("clock-nudge").word("who", voice.name(seat)).to_string()));
            }
        }
        let open = house.polls_among(live, around);
        about_me = open.iter().find(|poll| poll.seat == me && !poll.ballots.is_empty()).map(|_| {
            let is_kept = live.keeping.kept.has(me);
            page.text(if is_kept { "letter-vote-return" } else { "letter-vote-answer" }).to_string()
        });
        let own = open.iter().find(|poll| poll.seat == me && poll.takes(me, Verdict::End));
        asks_me = own.filter(|poll| poll.agree(Verdict::End) > 0).map(|poll| {
            let wanting =
                poll.ballots.iter().filter(|ballot| ballot.verdict == Verdict::End).map(|ballot| ballot.voter);
            (me, page.text("clock-end-asked").word("who", voice.seats(wanting.collect())).to_string())
        });
        polls.extend(open.iter().filter(|poll| poll.seat != me).map(|poll| shown_poll(page, live, calendar, poll, me)));
        is_free = around.vacancies.iter().any(|vacancy| vacancy.seat == me);
        for vacancy in &around.vacancies {
            vacancies.push((page.text("clock-vacancy").word("who", voice.name(vacancy.seat)).to_string(), vacancy));
        }
    }
    let part = Part {
        page,
        code: code.as_str(),
        pace: page.pace(&live.table.pace.as_ref().map(|pace| pace.name)),
        bank: bank.map(|bank| calendar.left(bank.after(page.now), page.now)),
        is_far: seated.is_some() && page.zone == TimeZone::UTC,
        is_ended: live.keeping.ended,
        is_asleep: !live.is_over() && live.is_asleep(),
        is_kept: seated.is_some_and(|seat| live.keeping.kept.has(seat)),
        is_free,
        meanwhile: seated.and_then(|seat| live.keeping.absence(seat, page.now)).map(|away| away.choice),
        news,
        about_me,
        asks_me,
        nudges,
        polls,
        vacancies,
        window: seated.and_then(|me| shown_window(live, me, calendar)),
    };
    let html = Html(part.render().map_err(|error| Problem::internal(&error))?);
    Ok(Some(Shown { html, call: part.call() }))
}

/// Who has announced an absence, and until when.
fn absent(live: &Live) -> impl Iterator<Item = (Seat, crate::table::Timestamp)> {
    live.keeping.away.iter().filter_map(|(seat, away)| away.map(|away| (seat, away.until)))
}

fn shown_poll(page: &Page, live: &Live, calendar: &Calendar<'_>, poll: &Poll, me: Seat) -> ShownPoll {
    let voice = calendar.voice();
    let said = |verdict: Verdict| page.text(&format!("vote-{verdict}")).to_string();
    let is_kept = live.keeping.kept.has(poll.seat);
    let title = page.text(if is_kept { "clock-gone" } else { "clock-late" });
    let votes = poll.ballots.iter().map(|ballot| {
        page.text("clock-vote-of")
            .word("who", voice.name(ballot.voter))
            .word("verdict", said(ballot.verdict))
            .to_string()
    });
    ShownPoll {
        seat: poll.seat,
        title: title.word("who", voice.name(poll.seat)).to_string(),
        needed: page.text("clock-vote-needed").number("n", poll.needed(Verdict::Replace)).to_string(),
        end: stopping(calendar, poll),
        votes: votes.collect(),
        verdicts: match poll.voters.has(me) {
            true => poll.offered.iter().map(|verdict| (*verdict, said(*verdict))).collect(),
            false => Vec::new(),
        },
        is_urgent: poll.voters.has(me)
            && poll.offered.contains(&Verdict::Replace)
            && !poll.ballots.iter().any(|ballot| ballot.voter == me)
            && live.keeping.absence(poll.seat, page.now).is_none(),
    }
}

/// The owner of a seat is here again.
pub async fn take_back(visit: &mut Visit) -> Response {
    visit.form.only(&[])?;
    let (code, seat) = (visit.code()?.clone(), visit.seat()?);
    if visit.site.house.take_back(&code, seat).await? {
        visit.flash("flash-back");
    }
    go(&format!("/t/{code}"))
}

/// The seat that a field of the form names.
fn named_seat(visit: &Visit) -> Result<Seat, Problem> {
    let seat: Seat = visit.form.get("seat").parse().map_err(|()| Problem::BadRequest)?;
    let seats = visit.site.house.table(visit.code()?)?.seats();
    if seat.index() < usize::from(seats) { Ok(seat) } else { Err(Problem::BadRequest) }
}

pub async fn nudge(visit: &mut Visit) -> Response {
    visit.form.only(&["seat"])?;
    let (code, seat) = (visit.code()?.clone(), named_seat(visit)?);
    if seat == visit.seat()? {
        return Err(Problem::BadRequest);
    }
    visit.flash(match visit.site.house.nudge(&code, seat).await? {
        Nudged::Written => "flash-nudged",
        Nudged::Unwritten => "flash-nudge-unwritten",
        Nudged::Needless => "flash-not-nudged",
    });
    go(&format!("/t/{code}"))
}

pub async fn vote(visit: &mut Visit) -> Response {
    visit.form.only(&["seat", "verdict"])?;
    let (code, me, seat) = (visit.code()?.clone(), visit.seat()?, named_seat(visit)?);
    let verdict = Verdict::read(visit.form.get("verdict")).ok_or(Problem::BadRequest)?;
    let voted = visit.site.house.vote(&code, me, seat, verdict).await?;
    visit.flash(match voted {
        Voted::Counted => "flash-voted",
        Voted::Agreed(_) => "flash-agreed",
        Voted::NotOpen => "flash-not-vote",
    });
    go(&format!("/t/{code}"))
}

/// The reader would have windows open at once, or no longer.
pub async fn at_once(visit: &mut Visit) -> Response {
    visit.form.only(&["wished"])?;
    let (code, seat) = (visit.code()?.clone(), visit.seat()?);
    if visit.site.house.open_at_once(&code, seat, visit.form.get("wished") == "yes").await? {
        visit.flash("flash-saved");
    }
    go(&format!("/t/{code}"))
}

/// Something else happens at this table while its player is away.
pub async fn away_here(visit: &mut Visit) -> Response {
    visit.form.only(&["choice"])?;
    let (code, seat, player) = (visit.code()?.clone(), visit.seat()?, visit.player()?.id);
    let choice = Meanwhile::read(visit.form.get("choice")).ok_or(Problem::BadRequest)?;
    if visit.site.house.away_here(player, &code, seat, choice).await? {
        visit.flash("flash-saved");
    }
    go(&format!("/t/{code}"))
}
