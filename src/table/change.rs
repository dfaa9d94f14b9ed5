//! Everything one happening changes at a table, as one value: it is stored as a whole or not at all.

use std::collections::BTreeSet;

use crate::engine::worded::worded;
use crate::engine::{Duty, Outcome, Seat};

use super::deadlines::{Deadlines, Saved};
use super::entry::{Actor, Cause, Entry, Hash, Salt};
use super::history::Last;
use super::hold;
use super::live::Live;
use super::names::{Seq, Timestamp};
use super::order::Order;
use super::pace::{Pace, Span};
use super::standing::{Seal, Standing};

/// What is to be appended. `after` is the table once that is durable, and may be shown only then.
#[derive(Debug)]
pub struct Change {
    pub entries: Vec<Entry>,
    /// Standings that differ from before.
    pub standings: Vec<(Seat, Standing)>,
    /// Sealed answers put in or taken out.
    pub seals: Vec<(Seat, Option<Seal>)>,
    /// Lists of standing orders that differ from before.
    pub orders: Vec<(Seat, Vec<Order>)>,
    pub notices: BTreeSet<Notice>,
    /// How the game ended, if it did with this change.
    pub end: Option<End>,
    pub after: Live,
}

/// How a game ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// By its rules.
    Played(Outcome),
    /// The table agreed to stop.
    Agreed,
}

/// Somebody is to be told something. Kind, table, entry and seat together name it: it is told once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Notice {
    pub seat: Seat,
    pub kind: NoticeKind,
    /// The latest entry when the notice was due.
    pub seq: Seq,
}

worded! {
    /// What somebody is told.
    #[derive(PartialOrd, Ord)]
    NoticeKind {
        /// A new question: the seat must lead or may follow.
        Duty = "duty",
        /// The game was dealt.
        Started = "started",
        Finished = "finished",
        /// Somebody said something at the table.
        Talk = "talk",
        /// Most of the time for a question is gone.
        Reminder = "reminder",
        /// Somebody at the table asks for an answer.
        Nudge = "nudge",
        /// Time ran out: for this seat, or for another that a caretaker plays from now on.
        Lapsed = "lapsed",
        /// The table votes about somebody who is late.
        Vote = "vote",
        /// Somebody at the table will be away.
        Away = "away",
        /// Somebody at the table is here again, or somebody else has taken the seat.
        Back = "back",
    }
}

/// What a seat is to do after a change.
struct Now {
    duty: Duty,
    /// There is something to answer, now or ahead.
    is_open: bool,
    /// It is not what the seat was asked before.
    renewed: bool,
}

/// A change while it is being made.
pub(super) struct Work<'w> {
    /// The table as it was; none if it is only being dealt.
    was: Option<&'w Live>,
    live: Live,
    before: Vec<Standing>,
    was_over: bool,
    /// Seats that acted: their next question is a new one, even if it reads the same.
    acted: Vec<Seat>,
    entries: Vec<Entry>,
    /// The latest entry. It is chained once it is known which deadlines it gives.
    open: Option<Entry>,
    seals: Vec<(Seat, Option<Seal>)>,
    orders: Vec<(Seat, Vec<Order>)>,
    /// Seats whose sealed answer came to nothing.
    dropped: Vec<Seat>,
    told: Vec<(Seat, NoticeKind)>,
    /// Seats whose question waits at least so long.
    extended: Vec<(Seat, Timestamp)>,
    /// A seat that is asked again what it was asked before, and what it had been promised then.
    restored: Option<(Seat, Timestamp)>,
    /// A seat whose owner is here again: what waited for their return waits no longer than it would have.
    resumed: Option<Seat>,
    now: Timestamp,
}

impl<'w> Work<'w> {
    pub fn on(live: &'w Live, now: Timestamp) -> Work<'w> {
        Work { was: Some(live), ..Work::owning(live.clone(), now) }
    }

    pub fn owning(live: Live, now: Timestamp) -> Work<'w> {
        let before = live.standings.values().cloned().collect();
        let was_over = live.is_over();
        Work {
            was: None,
            live,
            before,
            was_over,
            acted: Vec::new(),
            entries: Vec::new(),
            open: None,
            seals: Vec::new(),
            orders: Vec::new(),
            dropped: Vec::new(),
            told: Vec::new(),
            extended: Vec::new(),
            restored: None,
            resumed: None,
            now,
        }
    }

    pub fn live(&mut self) -> &mut Live {
        &mut self.live
    }

    pub fn now(&self) -> Timestamp {
        self.now
    }

    pub fn length(&self) -> usize {
        self.entries.len() + usize::from(self.open.is_some())
    }

    /// Appends an entry. The position must already be the one after it.
    pub fn append(&mut self, actor: Actor, cause: Cause, said: String, facts: String, last: Option<Last>) -> Seq {
        if let Cause::Undo(_) = cause {
            self.refund(actor);
        }
        let seq = self.put(actor, cause, said, facts);
        self.live.last = last;
        self.acted.extend(actor.seat());
        seq
    }

    /// Appends an entry that is not a move: nobody's question changes by it.
    pub fn note(&mut self, actor: Actor, cause: Cause) {
        self.put(actor, cause, String::new(), "[]".into());
    }

    fn put(&mut self, actor: Actor, cause: Cause, said: String, facts: String) -> Seq {
        self.chain();
        let seq = self.live.next;
        self.live.next = seq.next();
        self.live.keeping.fold(actor, cause);
        let pace = self.live.table.pace.clone().filter(|_| cause.deals());
        self.open = Some(Entry {
            seq,
            at: self.now,
            actor,
            cause,
            said,
            facts,
            deadlines: Deadlines { pace, ..Deadlines::default() },
            salt: Salt::default(),
            hash: Hash::default(),
        });
        seq
    }

    /// Gives the latest entry its place in the chain.
    fn chain(&mut self) {
        let Some(open) = self.open.take() else { return };
        let entry = open.chained(&self.live.head, &self.live.table.secret);
        self.live.head = entry.hash;
        self.entries.push(entry);
    }

    /// Who takes back the end of a turn has not ended it: what that put into the bank is taken out again.
    fn refund(&mut self, actor: Actor) {
        let (Some(pace), Some(seat)) = (&self.live.table.pace, actor.seat()) else { return };
        let standing = &mut self.live.standings[seat];
        if standing.until.is_none() {
            standing.bank = Span((standing.bank.0 - pace.increment.0).max(0));
        }
    }

    /// Does the turn of this seat go on? It acted, and is asked again before anybody else did anything: however many
    /// steps it takes, a turn is one wait.
    fn goes_on(&self, seat: Seat, is_waited_for: bool) -> bool {
        let alone = !self.acted.is_empty() && self.acted.iter().all(|acted| *acted == seat);
        is_waited_for && alone && self.was.is_some_and(|was| was.waits_for().has(seat))
    }

    /// Does whoever sits there see the next question anyway? On the site while the turn goes on; by mail whatever
    /// happened since, because the answer to their reply asks it.
    fn has_it_before_them(&self, seat: Seat, goes_on: bool) -> bool {
        let open = self.open.as_ref().map(|entry| entry.actor);
        let wrote = self.entries.iter().map(|entry| entry.actor).chain(open).any(|by| by == Actor::Postman(seat));
        wrote || goes_on && open == Some(Actor::Seat(seat))
    }

    /// The turn of a seat is over: time beyond what was given is taken from its bank, and what a turn adds is put in.
    fn charge(&mut self, seat: Seat) {
        let (Some(pace), true) = (&self.live.table.pace, self.acted.contains(&seat)) else { return };
        let before = &self.before[seat.index()];
        if before.until.is_some() {
            let standing = &mut self.live.standings[seat];
            standing.bank = pace.banked(standing.bank, Span::between(before.since, self.now));
        }
    }

    pub fn seal(&mut self, seat: Seat, seal: Option<Seal>) {
        self.live.seals[seat] = seal.clone();
        self.seals.retain(|(sealed, _)| *sealed != seat);
        self.seals.push((seat, seal));
    }

    /// The seat has these orders from now on.
    pub fn order(&mut self, seat: Seat, orders: Vec<Order>) {
        self.live.orders[seat] = orders.clone();
        self.orders.retain(|(ordered, _)| *ordered != seat);
        self.orders.push((seat, orders));
    }

    /// The sealed answer of a seat comes to nothing: it is asked.
    pub fn drop_seal(&mut self, seat: Seat) {
        self.dropped.push(seat);
    }

    /// Is somebody asked because what lay sealed came to nothing?
    pub fn has_dropped(&self) -> bool {
        !self.dropped.is_empty()
    }

    /// Holds the window that has just opened.
    pub fn watch(&mut self) {
        self.live.hold = hold::now(&self.live, self.now);
    }

    /// Somebody is to be told of this change; robots are not, nor those who have no mailbox.
    pub fn tell(&mut self, seat: Seat, kind: NoticeKind) {
        if !self.live.is_robot(seat) && !self.live.unwritten.has(seat) {
            self.told.push((seat, kind));
        }
    }

    /// Everybody but this seat is to be told.
    pub fn tell_others(&mut self, seat: Seat, kind: NoticeKind) {
        for other in Seat::all(self.live.seats()).filter(|other| *other != seat) {
            self.tell(other, kind);
        }
    }

    /// The open question of this seat waits at least until then, and through an absence as far as there is budget.
    pub fn extend(&mut self, seat: Seat, until: Timestamp) {
        self.extended.push((seat, until));
    }

    /// The seat is asked again what it had been asked; it keeps what it had been promised.
    pub fn restore(&mut self, seat: Seat, promised: Option<Timestamp>) {
        self.restored = promised.map(|until| (seat, until));
    }

    /// The seat is its owner's again. Their time begins now if a caretaker had it; what only waited for them has the
    /// deadline again that stood before they were away.
    pub fn come_back(&mut self, actor: Actor) {
        let seat = actor.seat().expect("only seats have owners");
        match self.live.keeping.kept.has(seat) {
            true => self.live.standings[seat].since = self.now,
            false => self.resumed = Some(seat),
        }
        self.note(actor, Cause::Return);
        self.tell_others(seat, NoticeKind::Back);
    }

    /// Compares duties and questions seat by seat, and says who is to be told.
    pub fn settle(mut self) -> Change {
        let head = Seq(self.live.next.0.saturating_sub(1));
        let end = match self.live.position.outcome() {
            _ if self.was_over => None,
            Some(outcome) => Some(End::Played(outcome)),
            None => self.live.keeping.ended.then_some(End::Agreed),
        };
        let mut notices = BTreeSet::new();
        let waited = self.live.waits_for();
        self.watch();
        self.live.ask_anew();
        for seat in Seat::all(self.live.seats()) {
            let Now { duty, is_open, renewed } = self.now_asked(seat);
            if head == Seq::OPENING {
                self.tell(seat, NoticeKind::Started);
            }
            let goes_on = self.goes_on(seat, waited.has(seat));
            if !goes_on {
                self.charge(seat);
            }
            let is_told = !self.has_it_before_them(seat, goes_on)
                && !self.live.plays_itself(seat)
                && !self.live.unwritten.has(seat);
            let standing = &mut self.live.standings[seat];
            if is_open && renewed {
                standing.ask += 1;
                if !goes_on {
                    standing.since = self.now;
                }
            } else if duty != standing.duty {
                standing.since = self.now;
            }
            // Once the game waits for what could be answered ahead, a letter has asked it already; but if an answer lay
            // ready and came to nothing, its owner is asked again.
            let is_new = is_open && renewed || self.dropped.contains(&seat) && duty != Duty::Wait;
            if is_told && is_new && self.live.seals[seat].is_none() && self.live.ordered(seat).is_none() {
                notices.insert(Notice { seat, kind: NoticeKind::Duty, seq: head });
            }
            self.live.standings[seat].duty = duty;
            self.live.standings[seat].kept = self.live.keeping.kept.has(seat);
            self.hold(seat);
            if self.live.table.pace.is_some() {
                let given = self.give_time(seat, waited.has(seat), renewed && !goes_on, goes_on);
                self.say_time(seat, given);
            }
            if end.is_some() {
                self.tell(seat, NoticeKind::Finished);
            }
        }
        self.chain();
        let told = self.told.iter().map(|(seat, kind)| Notice { seat: *seat, kind: *kind, seq: head });
        notices.extend(told);
        let changed = |(seat, standing): (Seat, &Standing)| {
            (self.before[seat.index()] != *standing).then(|| (seat, standing.clone()))
        };
        let standings = self.live.standings.iter().filter_map(changed).collect();
        Change {
            entries: self.entries,
            standings,
            seals: self.seals,
            orders: self.orders,
            notices,
            end,
            after: self.live,
        }
    }

    /// What is only sealed or unsealed changes no standing, and so never moves an hour that others see.
    fn hold(&mut self, seat: Seat) {
        if self.length() > 0 {
            self.live.standings[seat].hold = self.live.held_until(self.now).filter(|_| self.live.is_in_window(seat));
        }
    }

    /// The latest entry says what it changed about a seat's time.
    fn say_time(&mut self, seat: Seat, given: Option<Timestamp>) {
        let Some(open) = &mut self.open else { return };
        open.deadlines.given.extend(given.map(|until| (seat, until)));
        let saved = |standing: &Standing| Saved { bank: standing.bank, paused: standing.paused };
        let (before, after) = (saved(&self.before[seat.index()]), saved(&self.live.standings[seat]));
        if before != after {
            open.deadlines.saved.push((seat, after));
        }
    }

    /// What the seat is asked now, and whether that is something else than before.
    fn now_asked(&self, seat: Seat) -> Now {
        let acted = self.acted.contains(&seat);
        let before = if acted { None } else { self.was.and_then(|was| was.brief(seat).key.as_ref()) };
        if before.is_none() && !self.live.keeping.ended && self.live.position.asked().has(seat) {
            // It was asked nothing, or it acted: its question is a new one, whatever it says.
            return Now { duty: self.live.brief(seat).duty, is_open: true, renewed: true };
        }
        let brief = self.live.brief(seat);
        let renewed = acted || brief.key.as_ref() != before || self.live.standings[seat].ask == 0;
        Now { duty: brief.duty, is_open: brief.key.is_some(), renewed }
    }

    /// Until when the seat's open question waits, if that is new. What was promised for a question is never shortened,
    /// but for somebody who is back before they said.
    fn give_time(&mut self, seat: Seat, is_waited_for: bool, renewed: bool, goes_on: bool) -> Option<Timestamp> {
        let pace = self.live.table.pace.as_ref()?;
        let rhythm = &self.live.rhythms[seat];
        let standing = &mut self.live.standings[seat];
        if !is_waited_for {
            (standing.until, standing.remind, standing.unpaused) = (None, None, None);
            return None;
        }
        let at_least = rhythm.awake(pace.free.after(self.now));
        if goes_on {
            // Who is playing has been reminded, and is not cut off in the middle.
            standing.remind = standing.remind.filter(|at| *at > self.now);
            let hurried = standing.until.is_some_and(|until| until < at_least);
            return if hurried { standing.until.replace(at_least).and(standing.until) } else { None };
        }
        if self.resumed == Some(seat)
            && let (Some(paused), Some(unpaused)) = (standing.until.filter(|_| !renewed), standing.unpaused.take())
        {
            // Whatever else made it later, such as a vote to wait, stays: only a pause is taken back.
            let stood = unpaused.max(at_least).min(paused);
            standing.paused.0 = (standing.paused.0 - Span::between(stood, paused).0).max(0);
            standing.remind = Some(Pace::reminder(standing.since, stood, rhythm));
            return (standing.until.replace(stood) != Some(stood)).then_some(stood);
        }
        let promised = standing.until.filter(|_| !self.acted.contains(&seat));
        let stood = promised.and(standing.unpaused).or(promised);
        let extended = self.extended.iter().filter(|(of, _)| *of == seat).map(|(_, until)| *until).max();
        let is_new = renewed || standing.until.is_none();
        if self.open.is_none() || !is_new && extended.is_none() {
            return None;
        }
        let had = self.restored.filter(|(of, _)| *of == seat).map(|(_, until)| until);
        let given = match (is_new, had) {
            (false, _) => None,
            (true, Some(had)) => Some(had.max(at_least)),
            (true, None) => Some(pace.deadline(self.now, standing.bank, rhythm)),
        };
        let extended = extended.map(|until| rhythm.awake(until));
        let stood = given.max(stood).max(extended)?;
        let mut until = promised.map_or(stood, |promised| promised.max(stood));
        let absence = self.live.keeping.absence(seat, self.now);
        if let Some(away) = absence.filter(|away| !away.choice.hands_over()) {
            let wanted = Span::between(until, rhythm.awake(pace.free.after(away.until)));
            let pause = Span(wanted.0.clamp(0, (pace.pauses.0 - standing.paused.0).max(0)));
            standing.paused.0 += pause.0;
            until = rhythm.awake(pause.after(until));
        }
        standing.unpaused = (until > stood).then_some(stood);
        standing.remind = Some(Pace::reminder(standing.since, until, rhythm));
        (standing.until.replace(until) != Some(until)).then_some(until)
    }
}
