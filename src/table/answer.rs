//! A question is answered: by a person, by a robot, by an answer sealed earlier, or by the clock.
//!
//! All of them take the same path. After each, whoever can answer without a person does so at once, as further
//! entries of the same change.

use std::sync::Arc;

use crate::engine::{Line, PerSeat, Position, Prompt, Refusal, Seat, SeatSet};

use super::away::Meanwhile;
use super::change::{Change, Work};
use super::entry::{Actor, Cause};
use super::history::{History, Last};
use super::live::{Live, Table};
use super::names::{Seq, Timestamp};
use super::orders;
use super::pace::Span;
use super::rhythm::Rhythm;
use super::standing::{Receipt, Seal, Standing};
use super::thinking;

/// What a person sends.
#[derive(Clone, Copy, Debug)]
pub struct Answer<'a> {
    pub seat: Seat,
    /// The number of the question this answers.
    pub ask: u32,
    /// Made with the form: the same key again is the same request again.
    pub key: &'a str,
    pub words: &'a str,
    pub via: Via,
}

impl Answer<'_> {
    pub(super) fn actor(&self) -> Actor {
        match self.via {
            Via::Site => Actor::Seat(self.seat),
            Via::Mail => Actor::Postman(self.seat),
        }
    }
}

/// By which door an answer came in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Via {
    Site,
    Mail,
}

/// What becomes of an answer.
#[derive(Debug)]
pub enum Answered {
    /// At least one step was applied.
    Applied(Box<Change>, Report),
    /// Kept until its turn comes.
    Sealed(Box<Change>),
    /// The same request was taken before, as this entry, or what it asks for happened by itself before this entry was over.
    Again(Seq),
    /// The seat is asked something else by now, or nothing. Nothing changed; the words stay with the player.
    Stale,
    /// Nothing changed.
    Refused(Refusal),
}

/// What was done with a message, for its sender.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub seq: Seq,
    /// The steps applied, in canonical words.
    pub said: String,
    /// Steps not applied.
    pub left: Vec<String>,
    /// Why not; None means that something new was shown first, and the player may want to think again.
    pub refusal: Option<Refusal>,
    /// Words kept until the seat is asked again in this turn.
    pub kept: Option<String>,
}

/// Longer messages are not moves.
pub const MOST_WORDS: usize = 2_000;

/// Said to a question that may be answered ahead: its seat would see what others do first, and is asked in its turn.
pub const IN_TURN: &str = "in turn";

/// Robots hand over after this many entries in one change, so that no transaction grows without bound.
const MOST_ENTRIES: usize = 256;

/// Deals a table, where people live like this.
pub fn open(table: Arc<Table>, rhythms: PerSeat<Rhythm>, now: Timestamp) -> Result<Change, Refusal> {
    let mut position = table.header.open(table.rules)?;
    let facts = position.setup(&crate::engine::Dice::new(table.secret));
    Ok(start(table, First { position, cause: Cause::Opening, said: String::new(), facts }, rhythms, now))
}

/// The first entry of a table, and the position after it.
pub(super) struct First {
    pub position: Box<dyn Position>,
    pub cause: Cause,
    pub said: String,
    pub facts: String,
}

pub(super) fn start(table: Arc<Table>, first: First, rhythms: PerSeat<Rhythm>, now: Timestamp) -> Change {
    let First { position, cause, said, facts } = first;
    let bank = table.pace.as_ref().map_or(Span(0), |pace| pace.bank);
    let standings = PerSeat::new(table.header.seats(), |_| Standing { bank, ..Standing::new(now) });
    let nothing = History::fold(&table.header, table.rules, []).expect("a table that could be opened");
    let head = table.header.root();
    let live = Live::new(table, nothing, head, standings).living(rhythms, SeatSet::NONE);
    let mut work = Work::owning(live, now);
    work.live().position = position;
    let last = Last { seq: Seq::OPENING, actor: Actor::House, disclosed: true };
    work.append(Actor::House, cause, said, facts, Some(last));
    run_on(&mut work);
    work.settle()
}

/// Judges an answer to a table's question.
pub fn answer(live: &Live, answer: &Answer<'_>, now: Timestamp) -> Answered {
    let Answer { seat, ask, key, words, .. } = *answer;
    let Some(standing) = live.standings.get(seat) else {
        return Answered::Refused(Refusal::not_asked());
    };
    if let Some(receipt) = standing.answered.as_ref().filter(|receipt| receipt.key == key) {
        return Answered::Again(receipt.seq);
    }
    if ask != standing.ask || live.keeping.ended {
        return Answered::Stale;
    }
    if words.len() > MOST_WORDS {
        return Answered::Refused(Refusal(Line::new("refusal-too-long").number("most", MOST_WORDS as i64)));
    }
    if !live.position.asked().has(seat) {
        return ahead(live, answer, now);
    }
    if live.is_held(seat, now) {
        return held(live, answer, now);
    }
    let mut work = Work::on(live, now);
    if live.keeping.kept.has(seat) {
        work.come_back(answer.actor());
    }
    if live.seals[seat].is_some() {
        work.seal(seat, None);
    }
    match speak(&mut work, answer.actor(), Cause::Answer, words) {
        Ok(mut account) => {
            work.live().standings[seat].answered = Some(Receipt { key: key.to_owned(), seq: account.seq });
            keep_rest(&mut work, answer, &mut account);
            run_on(&mut work);
            Answered::Applied(Box::new(work.settle()), account)
        }
        Err(Some(refusal)) => Answered::Refused(refusal),
        Err(None) => Answered::Again(Seq(live.next.0 - 1)),
    }
}

/// What others interrupted may wait until they have answered: a recruit said with the play. Whoever is asked anything
/// else first is asked for it again.
fn keep_rest(work: &mut Work, answer: &Answer<'_>, account: &mut Report) {
    let position = &work.live().position;
    let waits = account.refusal.is_none() && !position.asked().has(answer.seat);
    if waits && account.left.first().is_some_and(|next| position.keeps(answer.seat, next)) {
        let words = std::mem::take(&mut account.left).join("; ");
        work.seal(answer.seat, Some(Seal { ask: answer.ask, words: words.clone(), key: answer.key.into() }));
        account.kept = Some(words);
    }
}

/// Keeps an answer for a question that is still to come; empty words take it out again.
fn ahead(live: &Live, answer: &Answer<'_>, now: Timestamp) -> Answered {
    let seat = answer.seat;
    if live.position.prompt(seat).ahead().is_none() {
        return Answered::Stale;
    }
    seal(live, answer, now)
}

/// Keeps an answer to a question that is open, until its window's hold is over. It is judged now as well, so that nobody
/// goes away with a slip of the pen.
fn held(live: &Live, answer: &Answer<'_>, now: Timestamp) -> Answered {
    let words = answer.words.trim();
    if !words.is_empty() {
        let heard = live.position.hear(&live.dice(), answer.seat, words);
        if let (None, Some(refusal)) = (&heard.applied, heard.refusal) {
            return Answered::Refused(refusal);
        }
    }
    seal(live, answer, now)
}

fn seal(live: &Live, answer: &Answer<'_>, now: Timestamp) -> Answered {
    let words = answer.words.trim();
    let seal = (!words.is_empty()).then(|| Seal { ask: answer.ask, words: words.into(), key: answer.key.into() });
    let mut work = Work::on(live, now);
    work.seal(answer.seat, seal);
    // Machines that had handed over go on.
    run_on(&mut work);
    Answered::Sealed(Box::new(work.settle()))
}

/// Lets robots and sealed answers go on where an earlier change stopped at its bound. None if nobody is to move.
pub fn carry_on(live: &Live, now: Timestamp) -> Option<Change> {
    let mut work = Work::on(live, now);
    run_on(&mut work);
    (work.length() > 0 || work.has_dropped()).then(|| work.settle())
}

/// Judges a message for a seat that is asked, and appends what was accepted of it. An error without a refusal: what was
/// said has happened by itself already.
pub(super) fn speak(work: &mut Work, actor: Actor, cause: Cause, words: &str) -> Result<Report, Option<Refusal>> {
    let seat = actor.seat().expect("only seats are asked");
    let dice = work.live().dice();
    let heard = work.live().position.hear(&dice, seat, words);
    let Some(applied) = heard.applied else {
        return Err(heard.refusal);
    };
    work.live().position = applied.position;
    let last = Last { seq: work.live().next, actor, disclosed: applied.disclosed };
    let seq = work.append(actor, cause, applied.said.clone(), applied.facts, Some(last));
    Ok(Report { seq, said: applied.said, left: heard.left, refusal: heard.refusal, kept: None })
}

/// Everybody who can answer without a person, does.
pub(super) fn run_on(work: &mut Work) {
    while work.length() < MOST_ENTRIES && !work.live().is_asleep() && !work.live().keeping.ended {
        work.watch();
        let now = work.now();
        let live = work.live();
        let asked: SeatSet = live.position.asked().iter().filter(|seat| !live.is_held(*seat, now)).collect();
        let moved = asked.iter().any(|seat| {
            seal_opens(work, seat)
                || orders_speak(work, seat)
                || orders_decline(work, seat)
                || machine_answers(work, seat)
        });
        if !moved {
            return;
        }
    }
}

/// A robot that need not think plays its own seat; a caretaker plays somebody else's.
fn machine_answers(work: &mut Work, seat: Seat) -> bool {
    let live = work.live();
    let (words, cause) = match live.is_robot(seat) {
        true if thinking::thinks(live, seat) => return false,
        true => (thinking::think(live, seat), Cause::Answer),
        false if live.keeping.kept.has(seat) => (kept(live, seat), Cause::Kept),
        false => return false,
    };
    let words = words.expect("a seat that is asked has a legal step");
    speak(work, Actor::Robot(seat), cause, &words).expect("a listed step is legal");
    true
}

/// Standing orders answer. Those that stood until their owner's turn end when it comes.
fn orders_speak(work: &mut Work, seat: Seat) -> bool {
    if let Some((words, left)) = orders::spoken(work.live(), seat)
        && speak(work, Actor::Seat(seat), Cause::Orders, &words).is_ok()
    {
        if left != work.live().orders[seat] {
            work.order(seat, left);
        }
        return true;
    }
    if let Some(left) = orders::ended(work.live(), seat) {
        work.order(seat, left);
    }
    false
}

/// The robot says what it thought of when entry `at` was to come next. None if something else happened meanwhile.
pub fn robot_says(live: &Live, seat: Seat, at: Seq, words: &str, now: Timestamp) -> Option<Change> {
    if live.next != at || thinking::due(live) != Some(seat) {
        return None;
    }
    let mut work = Work::on(live, now);
    speak(&mut work, Actor::Robot(seat), Cause::Answer, words).ok()?;
    run_on(&mut work);
    Some(work.settle())
}

/// What a caretaker says: something sensible, or the least if the owner wished so.
fn kept(live: &Live, seat: Seat) -> Option<String> {
    let least = live.keeping.away[seat].is_some_and(|away| away.choice == Meanwhile::Least);
    match least {
        true => live.prompt(seat).ask().map(|ask| ask.lapse.words().to_owned()),
        false => thinking::sensibly(live, seat),
    }
}

/// What may be declined is declined for somebody who is away and asked for it.
fn orders_decline(work: &mut Work, seat: Seat) -> bool {
    let now = work.now();
    let live = work.live();
    let ordered = live.keeping.absence(seat, now).is_some_and(|away| away.choice == Meanwhile::Orders);
    if !ordered {
        return false;
    }
    let Prompt::Follow(ask) = live.prompt(seat) else { return false };
    speak(work, Actor::Seat(seat), Cause::Orders, ask.lapse.words()).expect("what the clock would play is legal");
    true
}

/// Opens a sealed answer whose turn has come. One that no longer fits is dropped, and its owner is asked.
fn seal_opens(work: &mut Work, seat: Seat) -> bool {
    let Some(seal) = work.live().seals[seat].clone() else { return false };
    work.seal(seat, None);
    if seal.words == IN_TURN {
        work.drop_seal(seat);
        return false;
    }
    match speak(work, Actor::Seat(seat), Cause::Sealed, &seal.words) {
        Ok(account) => {
            work.live().standings[seat].answered = Some(Receipt { key: seal.key, seq: account.seq });
            true
        }
        Err(_) => {
            work.drop_seal(seat);
            false
        }
    }
}
