//! What every game of the house must hold, walked by random play: each game × each number of seats × each option.
//!
//! A failure names the game, the table, the seed, the step and the words, which is all it takes to play it again.
//! The toy passes; copies of it with one thing spoilt must be caught, or the checks check nothing.

use std::collections::BTreeSet;

use crate::common::texts::Texts;
use crate::common::{Case, all_games, asked_in_any_order, check, patience, tables};
use tincan::engine::ruleset::Applied;
use tincan::engine::slot::Pick;
use tincan::engine::{
    Ask, Dice, Line, Position, Prompt, Ruleset, Seat, SeatSet, Slot, Stream, Take, Values, Viewer, Way,
};
use tincan::games::GAMES;
use tincan::web::draw::icon;
use tincan::words::{Catalogue, Language};

/// Steps to walk through each game, shared out among its tables; a whole game at each table at least.
const STEPS: usize = 1500;
/// More to look over in one question than this is a wall, not a question.
const WIDEST_QUESTION: usize = 80;
/// Of a long list of moves so many are tried at each step, different ones each time.
const TRIED: usize = 24;
/// So many moves of other seats and other moments are tried at each step, and words near them.
const UNLISTED: usize = 10;

#[test]
fn every_game_keeps_the_contract() {
    // A thread for each game; one that fails makes the scope fail.
    std::thread::scope(|threads| {
        for rules in all_games() {
            threads.spawn(move || keeps_the_contract(rules, STEPS * patience()).unwrap_or_else(|why| panic!("{why}")));
        }
    });
}

#[test]
fn every_spoilt_game_is_caught() {
    keeps_the_contract(crate::toy::flaws::UNSPOILT, STEPS).unwrap_or_else(|why| panic!("{why}"));
    for (name, rules) in crate::toy::flaws::BUGS {
        match keeps_the_contract(*rules, STEPS) {
            Ok(()) => panic!("nobody noticed: {name}"),
            Err(why) => println!("{name}: {}", why.lines().last().unwrap_or_default()),
        }
    }
}

fn keeps_the_contract(rules: &'static dyn Ruleset, steps: usize) -> Result<(), String> {
    let slug = rules.info().slug;
    offers_what_it_says(rules).map_err(|why| format!("{slug}: {why}"))?;
    let mut opened = BTreeSet::new();
    let tables = tables(rules);
    let steps = steps / tables.len();
    for table in tables {
        let mut walked = 0;
        for seed in 1.. {
            let case = Case { seed, ..table.clone() };
            let Some(position) = case.open() else { break };
            opened.insert(case.seats);
            // A long game is looked at closely now and then, a short one always.
            let seldom = 1 + rules.info().most_steps / (4 * steps.max(1));
            walked += Walk::new(&case, position, seldom as u32).play_out().map_err(|why| format!("{case}\n{why}"))?;
            if walked >= steps {
                break;
            }
        }
    }
    let range = rules.info().least_seats..=rules.info().most_seats;
    check(range.clone().eq(opened.iter().copied()), || format!("{slug}: tables open for {opened:?} of {range:?} seats"))
}

/// The options and seats a game advertises.
fn offers_what_it_says(rules: &'static dyn Ruleset) -> Result<(), String> {
    let (info, usual) = (rules.info(), rules.usual_options());
    check(rules.settle_options(&usual).as_ref() == Ok(&usual), || "the usual options do not settle".into())?;
    check(rules.settle_options("{\"no_such_option\":1}").is_err(), || "an unknown option is swallowed".into())?;
    for setting in info.settings {
        let first = crate::common::with_option(&usual, setting.id, &setting.values.usual());
        let settled = rules.settle_options(&first).map_err(|why| why.to_string())?;
        check(settled == usual, || format!("the first value of {} is not the usual one", setting.id))?;
    }
    for seats in [info.least_seats - 1, info.most_seats + 1] {
        let case = Case { rules, edition: info.newest(), seats, options: usual.clone(), seed: 0 };
        check(case.open().is_none(), || format!("{seats} seats are let in"))?;
    }
    let texts = Texts::of(info);
    texts.know(&Line::new(format!("{}-name", info.slug)))?;
    for setting in info.settings {
        texts.know(&Line::new(format!("{}-option-{}", info.slug, setting.id)))?;
        if let Values::Words(words) = setting.values {
            for value in words {
                texts.know(&Line::new(format!("{}-option-{}-{value}", info.slug, setting.id)))?;
            }
        }
    }
    Ok(())
}

/// One entry of the log, as it was told right after it happened.
struct Entry {
    /// None for the deal.
    said: Option<(Seat, String)>,
    facts: String,
    told: Vec<(Viewer, Vec<Line>)>,
}

/// One random game, looked at from all sides after every step.
struct Walk<'c> {
    case: &'c Case,
    texts: Texts,
    luck: Stream,
    /// One step in so many is looked at closely.
    seldom: u32,
    /// The luck of the table on the line that is really played, watched for a purpose used twice.
    dice: Dice,
    opened: Box<dyn Position>,
    position: Box<dyn Position>,
    /// Built from facts alone.
    folded: Box<dyn Position>,
    log: Vec<Entry>,
    /// Every move listed so far, for whomever.
    heard_of: BTreeSet<String>,
}

impl<'c> Walk<'c> {
    fn new(case: &'c Case, opened: Box<dyn Position>, seldom: u32) -> Walk<'c> {
        Walk {
            case,
            texts: Texts::of(case.rules.info()),
            luck: case.luck("contract"),
            seldom,
            dice: case.dice().watch(),
            position: opened.copy(),
            folded: opened.copy(),
            opened,
            log: Vec::new(),
            heard_of: BTreeSet::new(),
        }
    }

    /// Plays to the end; answers with the number of steps.
    fn play_out(mut self) -> Result<usize, String> {
        let facts = self.position.setup(&self.dice);
        self.record(None, facts).map_err(|why| format!("the deal: {why}"))?;
        let most = self.case.rules.info().most_steps;
        for step in 0.. {
            let said = self.log.last().and_then(|entry| entry.said.clone());
            let after = said.map_or("the deal".to_owned(), |(seat, words)| format!("step {step}, {seat}: {words}"));
            self.look().map_err(|why| format!("after {after}: {why}"))?;
            if self.position.outcome().is_some() {
                self.look_back().map_err(|why| format!("after {after}, the end: {why}"))?;
                return Ok(step);
            }
            check(step < most, || format!("after {after}: not over, and no game has more than {most} steps"))?;
            self.step().map_err(|why| format!("after {after}: {why}"))?;
        }
        unreachable!("the steps are bounded")
    }

    fn step(&mut self) -> Result<(), String> {
        let seat = asked_in_any_order(&*self.position, &mut self.luck)[0];
        let words = self.position.sample(seat, &mut self.luck).ok_or(format!("{seat} is asked and samples nothing"))?;
        let listed = self.position.moves(seat).contains(&words);
        check(listed, || format!("{seat} sampled `{words}`, which is not listed"))?;
        let applied = accepted(&*self.position, &self.dice, seat, &words)?;
        self.position = applied.position;
        self.record(Some((seat, words)), applied.facts)
    }

    /// Writes an entry down, and folds it as a replay would.
    fn record(&mut self, said: Option<(Seat, String)>, facts: String) -> Result<(), String> {
        self.folded.fold(&facts).map_err(|bad| bad.to_string())?;
        check(self.folded.same(&*self.position), || {
            format!("the facts do not rebuild the state: {facts}\nlive   {:?}\nfolded {:?}", self.position, self.folded)
        })?;
        let told = Viewer::all(self.case.seats).map(|viewer| Ok((viewer, told(&*self.position, &facts, viewer)?)));
        let told = told.collect::<Result<Vec<_>, String>>()?;
        told.iter().flat_map(|(_, lines)| lines).try_for_each(|line| self.texts.know(line))?;
        self.log.push(Entry { said, facts, told });
        Ok(())
    }

    /// Everything that must hold of a position.
    fn look(&mut self) -> Result<(), String> {
        self.position.audit().map_err(|why| format!("the audit: {why}"))?;
        let (asked, over) = (self.position.asked(), self.position.outcome().is_some());
        check(over || !asked.is_empty(), || "nobody is asked and the game is not over".into())?;
        let table: SeatSet = Seat::all(self.case.seats).collect();
        check(asked.union(table) == table, || format!("{asked:?} are asked, beyond the table"))?;
        if over {
            self.look_at_the_end()?;
        }
        for viewer in Viewer::all(self.case.seats) {
            let scene = self.position.scene(viewer);
            self.texts.know_scene(&scene)?;
            let json = serde_json::to_string(&scene).map_err(|error| error.to_string())?;
            let read: Result<_, _> = serde_json::from_str(&json);
            check(read.is_ok_and(|read: tincan::engine::Scene| read == scene), || {
                format!("a scene changes in JSON: {json}")
            })?;
        }
        if !over && self.luck.below(self.seldom) > 0 {
            return Ok(());
        }
        let before = self.position.copy();
        for seat in Seat::all(self.case.seats) {
            self.look_at(seat).map_err(|why| format!("{seat}: {why}"))?;
        }
        self.deal_anew()?;
        check(self.position.same(&*before), || "looking at the position changed it".into())
    }

    /// A table may play on from here: what one seat cannot know is dealt anew, and on record.
    fn deal_anew(&mut self) -> Result<(), String> {
        for seat in Seat::all(self.case.seats) {
            let (mut dealt, mut folded) = (self.position.copy(), self.position.copy());
            let laid = dealt.deal_anew(Viewer::Seat(seat), &mut self.luck);
            folded.fold(&laid).map_err(|bad| bad.to_string())?;
            check(folded.same(&*dealt), || format!("the new deal for {seat} is not what was recorded: {laid}"))?;
            dealt.audit().map_err(|why| format!("the new deal for {seat}: the audit: {why}"))?;
            let told = told(&*dealt, &laid, Viewer::Spectator)?;
            check(told.is_empty(), || format!("the new deal is told: {told:?}"))?;
        }
        Ok(())
    }

    fn look_at(&mut self, seat: Seat) -> Result<(), String> {
        let (prompt, moves) = (self.position.prompt(seat), self.position.moves(seat));
        self.texts.know_prompt(&prompt)?;
        let asked = self.position.asked().has(seat);
        let brief = self.position.brief(seat);
        check(brief == prompt.brief(), || format!("{brief:?} in short is another prompt: {prompt:?}"))?;
        check(prompt.ask().is_some() == asked, || format!("asked is {asked}, yet the prompt is {prompt:?}"))?;
        check(moves.is_empty() != asked, || format!("asked is {asked}, yet the list of moves is {moves:?}"))?;
        let listed: BTreeSet<&str> = moves.iter().map(String::as_str).collect();
        check(listed.len() == moves.len(), || format!("a move is listed twice: {moves:?}"))?;
        if let Some(lapse) = prompt.ask().map(|ask| ask.lapse.words()) {
            check(listed.contains(lapse), || format!("the clock says `{lapse}`, which is not listed"))?;
        }
        match &prompt {
            Prompt::Lead(ask) | Prompt::Follow(ask) => self.look_at_ask(seat, ask, &moves)?,
            Prompt::Wait(wait) => {
                let on = wait.on;
                check(on.union(self.position.asked()) == self.position.asked(), || {
                    format!("waits on {on:?}, not asked")
                })?;
                let over = self.position.outcome().is_some();
                check(on.is_empty() == over, || format!("waits on {on:?} and over is {over}"))?;
                check(!over || wait.ahead.is_none(), || "the game is over, yet asks ahead".into())?;
                let scene = self.position.scene(Viewer::Seat(seat));
                if let Some(ask) = &wait.ahead {
                    well_formed(ask)?;
                    let lost = ask.points_at().find(|on| scene.find(on).is_none());
                    check(lost.is_none(), || format!("{lost:?} is not in the scene of {seat}"))?;
                }
            }
        }
        self.try_listed(seat, &moves)?;
        self.try_unlisted(seat, &moves)?;
        self.heard_of.extend(moves);
        Ok(())
    }

    /// Every listed move is accepted, reads as it is written, and leaves a sound position that its facts rebuild.
    fn try_listed(&mut self, seat: Seat, moves: &[String]) -> Result<(), String> {
        let mut tried: Vec<&String> = moves.iter().collect();
        self.luck.shuffle(&mut tried);
        for words in tried.into_iter().take(TRIED * patience()) {
            let applied = accepted(&*self.position, &self.case.dice(), seat, words)?;
            applied.position.audit().map_err(|why| format!("`{words}`: the audit: {why}"))?;
            let mut folded = self.position.copy();
            let disclosed = folded.fold(&applied.facts).map_err(|bad| format!("`{words}`: {bad}"))?;
            check(disclosed == applied.disclosed, || format!("`{words}`: what it disclosed changes when folded"))?;
            check(folded.same(&*applied.position), || format!("`{words}`: the facts do not rebuild the state"))?;
            let strict = self.position.decide(&self.case.dice(), seat, words);
            let strict = strict.map_err(|why| format!("`{words}` is listed, yet the rules refuse it: {why}"))?;
            check(strict.said == *words, || format!("`{words}` reads back as `{}`", strict.said))?;
            check(strict.facts == applied.facts, || format!("`{words}` gives other facts the second time"))?;
        }
        Ok(())
    }

    /// Nothing else is: neither by the rules, nor by the reader unless it stands for something listed.
    fn try_unlisted(&mut self, seat: Seat, moves: &[String]) -> Result<(), String> {
        let mut foreign: Vec<String> = self.heard_of.iter().filter(|words| !moves.contains(words)).cloned().collect();
        self.luck.shuffle(&mut foreign);
        foreign.truncate(UNLISTED * patience());
        let mutations = moves.iter().chain(&foreign).take(2).flat_map(|words| mutated(words)).collect::<Vec<_>>();
        let garbage = ["", ";", "xyzzy", "pass pass", "\u{1F0CF}", "0", "-1", "p1", "p9", "\0"].map(str::to_owned);
        for words in foreign.into_iter().chain(mutations).chain(garbage) {
            if moves.contains(&words) {
                continue;
            }
            if let Ok(applied) = self.position.decide(&self.case.dice(), seat, &words) {
                let another_spelling = moves.contains(&applied.said);
                check(another_spelling, || format!("`{words}` is not listed, yet the rules accept it: {moves:?}"))?;
            }
            let heard = self.position.hear(&self.case.dice(), seat, &words);
            match heard.applied {
                Some(applied) => {
                    self.stands_for_listed(seat, &applied.said).map_err(|why| format!("`{words}`: {why}"))?;
                }
                None => match heard.refusal {
                    Some(refusal) => self.texts.know(&refusal.0)?,
                    // What happened by itself may be said as well; anything else must be answered.
                    None if self.heard_of.contains(&words) => {}
                    None => return Err(format!("`{words}` is neither accepted nor refused")),
                },
            }
        }
        Ok(())
    }

    /// What was understood is a run of steps each listed in its turn.
    fn stands_for_listed(&self, seat: Seat, said: &str) -> Result<(), String> {
        let mut position = self.position.copy();
        for step in said.split("; ") {
            let listed = position.moves(seat);
            check(listed.iter().any(|words| words == step), || format!("understood as `{said}`, not in {listed:?}"))?;
            position = accepted(&*position, &self.case.dice(), seat, step)?.position;
        }
        Ok(())
    }

    /// A question can be answered by its form: each way leads somewhere, and no listed move is out of reach.
    fn look_at_ask(&mut self, seat: Seat, ask: &Ask, moves: &[String]) -> Result<(), String> {
        well_formed(ask)?;
        let scene = self.position.scene(Viewer::Seat(seat));
        let lost = ask.points_at().find(|on| scene.find(on).is_none());
        check(lost.is_none(), || format!("{lost:?} is not in the scene of {seat}"))?;
        for way in &ask.ways {
            let tries = if way.slots.is_empty() { 1 } else { 48 };
            let mut refused = None;
            let good = (0..tries).any(|attempt| {
                let picks = filled(&way.slots, attempt, &mut self.luck);
                let words = ask.compose(&way.word, &picks);
                let heard = words.as_ref().map(|words| self.position.hear(&self.case.dice(), seat, words));
                let accepted = heard.as_ref().is_ok_and(|heard| heard.applied.is_some() && heard.refusal.is_none());
                if !accepted {
                    refused = Some(format!("{words:?} gives {heard:?}"));
                }
                accepted
            });
            check(good, || {
                format!("no answer by the way `{}` is accepted; {}", way.word, refused.unwrap_or_default())
            })?;
            self.every_tick_counts(seat, ask, way)?;
        }
        // To stop, to pass, to say no: whatever is said in one word can be chosen on the page.
        let short = moves.iter().filter(|words| !words.contains(' '));
        let missing = short.clone().find(|words| !ask.ways.iter().any(|way| way.word == **words));
        check(missing.is_none(), || format!("`{}` is listed, but is no way of the form", missing.unwrap()))?;
        let opens = ask.ways.iter().flat_map(|way| match way.word.is_empty() {
            false => vec![first_word(&way.word)],
            true => way.slots.iter().flat_map(|slot| &slot.choices).map(|choice| first_word(&choice.word)).collect(),
        });
        let opens: BTreeSet<&str> = opens.collect();
        let lost = moves.iter().find(|words| !opens.contains(first_word(words)));
        check(lost.is_none(), || format!("`{}` is listed, but no way of the form begins so", lost.unwrap()))
    }

    /// What is ticked is what is done: with one tick more, something else comes of it.
    fn every_tick_counts(&mut self, seat: Seat, ask: &Ask, way: &Way) -> Result<(), String> {
        for (index, slot) in way.slots.iter().enumerate() {
            let Take::Some { least, most } = slot.take else { continue };
            let (least, most) = (usize::from(least), usize::from(most).min(slot.choices.len()));
            for many in least..most {
                let mut words: Vec<String> = slot.choices.iter().map(|choice| choice.word.to_string()).collect();
                self.luck.shuffle(&mut words);
                let mut picks = filled(&way.slots, 0, &mut self.luck);
                picks.retain(|pick| pick.slot != index);
                let ticked = words.into_iter().map(|word| Pick { slot: index, word, count: 1 });
                let ticked: Vec<Pick> = ticked.take(many + 1).collect();
                let after = |ticked: &[Pick]| {
                    let words = ask.compose(&way.word, &[&picks[..], ticked].concat()).ok()?;
                    let heard = self.position.hear(&self.case.dice(), seat, &words);
                    let position = heard.applied.filter(|_| heard.refusal.is_none() && heard.left.is_empty())?.position;
                    let prompts: Vec<Prompt> = Seat::all(self.case.seats).map(|seat| position.prompt(seat)).collect();
                    Some((words, position.scene(Viewer::Everything), prompts))
                };
                if let (Some(fewer), Some(more)) = (after(&ticked[..many]), after(&ticked)) {
                    check((&fewer.1, &fewer.2) != (&more.1, &more.2), || {
                        format!("`{}` does as much as `{}`: more than was ticked", fewer.0, more.0)
                    })?;
                }
            }
        }
        Ok(())
    }

    fn look_at_the_end(&self) -> Result<(), String> {
        let Some(outcome) = self.position.outcome() else { return Ok(()) };
        let asked = self.position.asked();
        check(asked.is_empty(), || format!("the game is over, yet {asked:?} are asked"))?;
        for seat in Seat::all(self.case.seats) {
            let sides = outcome.sides.iter().filter(|side| side.seats.has(seat)).count();
            check(sides == 1, || format!("{seat} ends on {sides} sides"))?;
        }
        let table: SeatSet = Seat::all(self.case.seats).collect();
        let fits = outcome.sides.iter().all(|side| !side.seats.is_empty() && side.seats.union(table) == table);
        check(fits, || format!("a side without seats or beyond the table: {outcome:?}"))?;
        self.texts.know_outcome(&outcome)?;
        let json = serde_json::to_string(&outcome).map_err(|error| error.to_string())?;
        let read: Result<_, _> = serde_json::from_str(&json);
        check(read.is_ok_and(|read: tincan::engine::Outcome| read == outcome), || format!("changes in JSON: {json}"))
    }

    /// The whole game once more: the same words and luck give the same facts, and old lines still read the same.
    fn look_back(&self) -> Result<(), String> {
        let mut purposes = self.dice.purposes();
        purposes.sort_unstable();
        let twice = purposes.windows(2).find(|pair| pair[0] == pair[1]);
        check(twice.is_none(), || format!("luck for `{}` is used twice", twice.unwrap()[0]))?;
        let (dice, mut again) = (self.case.dice(), self.opened.copy());
        let mut going_on = again.copy();
        for (step, entry) in self.log.iter().enumerate() {
            let facts = match &entry.said {
                None => again.setup(&dice),
                Some((seat, words)) => {
                    let applied = accepted(&*again, &dice, *seat, words)?;
                    again = applied.position;
                    applied.facts
                }
            };
            check(facts == entry.facts, || {
                format!("step {step} gives other facts the second time:\n{}\n{facts}", entry.facts)
            })?;
            if again.outcome().is_none() {
                going_on = again.copy();
            }
        }
        check(again.same(&*self.position), || "the second game ends elsewhere".into())?;
        let before_the_end = self.log.iter().take(self.log.len() - 1).enumerate();
        for (step, entry) in before_the_end {
            for (viewer, lines) in &entry.told {
                let later = told(&*going_on, &entry.facts, *viewer)?;
                check(later == *lines, || {
                    format!("step {step} was told to {viewer:?} as {lines:?}, and is later told as {later:?}")
                })?;
            }
        }
        Ok(())
    }
}

fn told(position: &dyn Position, facts: &str, viewer: Viewer) -> Result<Vec<Line>, String> {
    position.tell(facts, viewer).map_err(|bad| bad.to_string())
}

/// A listed move must be accepted whole and read back as it was written.
fn accepted(position: &dyn Position, dice: &Dice, seat: Seat, words: &str) -> Result<Applied, String> {
    let heard = position.hear(dice, seat, words);
    match (heard.applied, heard.refusal) {
        (Some(applied), None) if heard.left.is_empty() => {
            check(applied.said == words, || format!("{seat} said `{words}`, `{}` was understood", applied.said))?;
            Ok(applied)
        }
        (_, refusal) => Err(format!("{seat}: `{words}` is listed, yet refused: {refusal:?}, left {:?}", heard.left)),
    }
}

/// Words near a real move.
fn mutated(words: &str) -> Vec<String> {
    let mut tail = words.to_owned();
    tail.pop();
    let doubled = format!("{words} {}", words.rsplit(' ').next().unwrap_or_default());
    vec![tail, doubled, format!("{words}x"), format!("x{words}"), words.replace(' ', "_"), format!("{words} + {words}")]
}

fn first_word(words: &str) -> &str {
    words.split([' ', ';', ':']).next().unwrap_or_default()
}

fn well_formed(ask: &Ask) -> Result<(), String> {
    check(!ask.ways.is_empty(), || "a question without a way to answer it".into())?;
    let words: BTreeSet<&str> = ask.ways.iter().map(|way| way.word.as_ref()).collect();
    check(words.len() == ask.ways.len(), || format!("two ways with one word: {words:?}"))?;
    let breadth = ask.breadth();
    check(breadth <= WIDEST_QUESTION, || format!("a question with {breadth} things to look over: {:?}", ask.sentence))?;
    for slot in ask.ways.iter().flat_map(|way| &way.slots) {
        let words: BTreeSet<&str> = slot.choices.iter().map(|choice| choice.word.as_ref()).collect();
        // Two copies of a card are two boxes to tick, but not two answers to one question.
        let copies = matches!(slot.take, Take::Some { .. } | Take::Ranked(_));
        check(copies || words.len() == slot.choices.len(), || format!("two choices with one word: {words:?}"))?;
        let enough = match slot.take {
            Take::One => !slot.choices.is_empty(),
            Take::Some { least, most } => least <= most && usize::from(least) <= slot.choices.len(),
            Take::Ranked(places) => usize::from(places) <= slot.choices.len(),
            Take::Split { total } => {
                usize::from(total) <= slot.choices.iter().map(|choice| usize::from(slot.cap(choice))).sum::<usize>()
            }
        };
        check(enough, || format!("a slot that cannot be filled: {slot:?}"))?;
    }
    Ok(())
}

/// Fills the slots of a form: first as it opens, with as little as it takes, then anyhow.
fn filled(slots: &[Slot], attempt: usize, luck: &mut Stream) -> Vec<Pick> {
    let mut picks = Vec::new();
    for (index, slot) in slots.iter().enumerate() {
        let mut words: Vec<String> = slot.choices.iter().map(|choice| choice.word.to_string()).collect();
        if attempt > 0 {
            luck.shuffle(&mut words);
        }
        let pick = |word: String, count| Pick { slot: index, word, count };
        match slot.take {
            Take::One => {
                let usual = slot.choices.iter().find(|choice| choice.usual).map(|choice| choice.word.to_string());
                let word = if attempt == 0 { usual.or(words.first().cloned()) } else { words.first().cloned() };
                picks.extend(word.map(|word| pick(word, 1)));
            }
            Take::Some { least, most } => {
                let most = usize::from(most).min(words.len());
                let least = usize::from(least);
                let many = if attempt == 0 { least } else { least + luck.below((most - least) as u32 + 1) as usize };
                picks.extend(words.into_iter().take(many).map(|word| pick(word, 1)));
            }
            Take::Ranked(places) => picks.extend(words.into_iter().take(places.into()).map(|word| pick(word, 1))),
            Take::Split { total } => {
                let mut rest = total;
                for word in words {
                    let cap =
                        slot.choices.iter().find(|choice| choice.word == word).map_or(0, |choice| slot.cap(choice));
                    let share = rest.min(cap);
                    rest -= share;
                    if share > 0 {
                        picks.push(pick(word, share));
                    }
                }
            }
        }
    }
    picks
}

/// What is drawn anywhere is explained in the rules: beside its words, or as the picture of a card.
#[test]
fn every_symbol_is_in_the_rules() {
    let catalogue = Catalogue::new(GAMES);
    for game in GAMES {
        let slug = game.info().slug;
        let pieces = game.gallery();
        let drawn = pieces.iter().flat_map(|piece| [piece.label.id.to_string(), format!("{slug}-{}", piece.kind)]);
        let told = game.legend().iter().map(|(id, _)| (*id).to_owned());
        let shown: BTreeSet<&str> = drawn.chain(told).filter_map(|id| icon::symbol(&id)).collect();
        // The colours of the players are on the board only.
        let own = |id: &&str| id.starts_with(&format!("{slug}-")) && !id.contains("-colour-");
        let missing = |id: &&str| icon::symbol(id).is_none_or(|symbol| !shown.contains(symbol));
        assert_eq!(icon::all().filter(own).filter(missing).collect::<Vec<_>>(), Vec::<&str>::new());
        for (_, means) in game.legend() {
            assert!(catalogue.knows(Language::En, means), "{means}");
        }
    }
}
