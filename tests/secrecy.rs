//! Nobody learns what they may not know: histories that differ only in that look the same, byte for byte.
//!
//! At any moment of a random game everything that one viewer cannot know is dealt anew. From there both histories go
//! on with the same words, as long as these are legal in both, and the viewer's table, question, list of moves, log,
//! refusals and sealed facts are compared after every step. Where a step discloses, the histories may part; but not if
//! what the facts show this viewer is still the same, and not if only one of the two is said to disclose anything.
//!
//! Secrets are also spoken: a rival's words may differ between the two histories. Then the viewer must be told the same
//! if the facts show the same, or if both words disclose nothing and a new deal wipes out what sets them apart. The
//! second needs a game whose `redeal_unseen` depends on nothing but what the viewer knows (sort what is unseen, then
//! shuffle); `alike` counts how often that is so.

use crate::common::{Case, all_games, asked_in_any_order, check, patience, tables};
use serde_json::Value;
use tincan::engine::ruleset::Applied;
use tincan::engine::{Position, Ruleset, Seat, SeatSet, Stream, Viewer};

/// Pairs of histories for each game, shared out among its tables, but so many for each at least.
const PAIRS: usize = 600;
const LEAST: usize = 20;
/// Steps that a pair goes on together, at most.
const TOGETHER: usize = 12;
/// Old entries whose lines are compared, at most.
const REMEMBERED: usize = 25;

#[test]
fn every_game_keeps_its_secrets() {
    // A thread for each game; one that fails makes the scope fail.
    std::thread::scope(|threads| {
        for rules in all_games() {
            threads.spawn(move || {
                let tally = keeps_secrets(rules, PAIRS * patience()).unwrap_or_else(|why| panic!("{why}"));
                println!("{}: {tally:?}", rules.info().slug);
            });
        }
    });
}

#[test]
fn every_planted_leak_is_found() {
    keeps_secrets(crate::toy::flaws::UNSPOILT, PAIRS).unwrap_or_else(|why| panic!("{why}"));
    let mut missed = Vec::new();
    for (name, rules) in crate::toy::flaws::LEAKS {
        match keeps_secrets(*rules, PAIRS) {
            Ok(_) => missed.push(name),
            Err(why) => println!("{name}: {}", why.lines().nth(1).unwrap_or_default()),
        }
    }
    assert!(missed.is_empty(), "nobody noticed: {missed:#?}");
}

/// What was looked at, so that a test that looked at nothing does not pass.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    pairs: usize,
    /// Pairs in which something really lay elsewhere.
    different: usize,
    /// Pairs in which this viewer sees all there is: nothing could lie elsewhere.
    open: usize,
    /// Steps that both histories took, and looked the same after.
    steps: usize,
    /// Steps whose log lines were compared.
    told: usize,
    /// Steps in which a rival said something else in the other history, and the viewer could not tell.
    unheard: usize,
    /// Pairs that are the same once more after dealing both anew.
    alike: usize,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.pairs += other.pairs;
        self.different += other.different;
        self.open += other.open;
        self.steps += other.steps;
        self.told += other.told;
        self.unheard += other.unheard;
        self.alike += other.alike;
    }
}

fn keeps_secrets(rules: &'static dyn Ruleset, pairs: usize) -> Result<Tally, String> {
    let mut all = Tally::default();
    let tables = tables(rules);
    let pairs = LEAST.max(pairs / tables.len());
    for table in tables {
        let Some(tally) = keeps_secrets_at(&table, pairs)? else { continue };
        let enough = (tally.different + tally.open) * 2 >= pairs && tally.steps * 4 >= pairs && tally.told * 4 >= pairs;
        check(enough, || format!("{table}\ntoo little was compared to say anything: {tally:?}"))?;
        all.add(tally);
    }
    Ok(all)
}

/// Plays game after game at one table, and at random moments splits off a pair for each viewer in turn.
fn keeps_secrets_at(table: &Case, pairs: usize) -> Result<Option<Tally>, String> {
    let mut tally = Tally::default();
    let mut viewers = table.onlookers().into_iter().cycle();
    let mut last_deal = None;
    for seed in 1.. {
        let case = Case { seed, ..table.clone() };
        let Some(mut position) = case.open() else { return Ok(None) };
        let (dice, mut luck) = (case.dice(), case.luck("secrecy"));
        let mut log = vec![position.setup(&dice)];
        if let Some(last_deal) = last_deal.replace(log[0].clone()) {
            for viewer in case.onlookers() {
                let pair = Pair::twins(&case, &*position, viewer);
                let told = pair.told_only_what_is_shown(&log[0], &last_deal);
                told.map_err(|why| format!("{case}, the deal, for {viewer:?}\n{why}"))?;
            }
        }
        while position.outcome().is_none() {
            if luck.below(3) == 0 {
                let viewer = viewers.next().expect("somebody looks on");
                let compared = Pair::split(&case, &*position, viewer, &mut luck)
                    .and_then(|pair| pair.go_on(&log, &mut luck))
                    .map_err(|why| format!("{case}, step {}, for {viewer:?}\n{why}", log.len()))?;
                tally.add(compared);
                let spoken = Pair::twins(&case, &*position, viewer).tell_two_words_apart(&mut luck);
                tally.add(spoken.map_err(|why| format!("{case}, step {}, for {viewer:?}\n{why}", log.len()))?);
            }
            if tally.pairs >= pairs {
                return Ok(Some(tally));
            }
            let seat = asked_in_any_order(&*position, &mut luck)[0];
            let words = position.sample(seat, &mut luck).ok_or("a seat is asked and samples nothing")?;
            let applied = say(&*position, &case, seat, &words)?;
            log.push(applied.facts);
            position = applied.position;
        }
    }
    unreachable!("seeds do not end")
}

/// Two histories that are one to this viewer.
struct Pair<'c> {
    case: &'c Case,
    viewer: Viewer,
    one: Box<dyn Position>,
    other: Box<dyn Position>,
    tally: Tally,
}

impl<'c> Pair<'c> {
    fn split(case: &'c Case, one: &dyn Position, viewer: Viewer, luck: &mut Stream) -> Result<Pair<'c>, String> {
        let other = one.redeal_unseen(viewer, luck);
        other.audit().map_err(|why| format!("dealing anew what is unseen breaks the game: {why}"))?;
        let open = usize::from(one.scene(viewer) == one.scene(Viewer::Everything));
        let tally = Tally { pairs: 1, different: usize::from(!other.same(one)), open, ..Tally::default() };
        let mut pair = Pair { case, viewer, one: one.copy(), other, tally };
        pair.tally.alike += usize::from(pair.alike());
        Ok(pair)
    }

    /// One position twice.
    fn twins(case: &'c Case, one: &dyn Position, viewer: Viewer) -> Pair<'c> {
        Pair { case, viewer, one: one.copy(), other: one.copy(), tally: Tally::default() }
    }

    /// From one position a rival says two different things. If neither discloses anything, and what sets them apart
    /// lies where it could be dealt anew, then it was a secret, and so were the words.
    fn tell_two_words_apart(mut self, luck: &mut Stream) -> Result<Tally, String> {
        let rivals = asked_in_any_order(&*self.one, luck).into_iter().filter(|seat| !self.viewer.is(*seat));
        for seat in rivals {
            let mut words = self.one.moves(seat);
            luck.shuffle(&mut words);
            let [words, others, ..] = &words[..] else { continue };
            let one = say(&*self.one, self.case, seat, words)?;
            let other = say(&*self.other, self.case, seat, others)?;
            (self.one, self.other) = (one.position.copy(), other.position.copy());
            let secret = !one.disclosed && !other.disclosed && !self.one.same(&*self.other) && self.alike();
            if secret {
                let differ = self.shown_the_same(&one, &other).and_then(|()| self.compare());
                differ.map_err(|why| format!("{seat}: {words} or {others}: {why}"))?;
                self.tally.unheard += 1;
            }
            break;
        }
        Ok(self.tally)
    }

    /// Do facts and log show this viewer the same?
    fn shown_the_same(&self, one: &Applied, other: &Applied) -> Result<(), String> {
        same("what the facts show", &sealed(&one.facts, self.viewer), &sealed(&other.facts, self.viewer))?;
        let told = self.told(&*one.position, &one.facts)?;
        same("the log", &told, &self.told(&*other.position, &other.facts)?)
    }

    fn go_on(mut self, log: &[String], luck: &mut Stream) -> Result<Tally, String> {
        self.compare().map_err(|why| format!("dealt anew: {why}"))?;
        for facts in log.iter().rev().take(REMEMBERED) {
            let (one, other) = (self.told(&*self.one, facts)?, self.told(&*self.other, facts)?);
            same("an old entry of the log", &one, &other)?;
        }
        let mut said = Vec::new();
        while said.len() < TOGETHER && self.one.outcome().is_none() {
            let Some((seat, words)) = self.common_word(luck) else { break };
            let others = match self.viewer.is(seat) || luck.below(3) > 0 {
                true => words.clone(),
                false => luck.pick(&self.other.moves(seat)).cloned().unwrap_or_default(),
            };
            let both = if words == others { words.clone() } else { format!("{words} or {others}") };
            said.push(format!("{seat}: {both}"));
            let parted = self.step(seat, &words, &others).map_err(|why| format!("{}: {why}", said.join(", ")))?;
            if parted {
                break;
            }
        }
        Ok(self.tally)
    }

    /// Something that a seat may say in both histories.
    fn common_word(&self, luck: &mut Stream) -> Option<(Seat, String)> {
        asked_in_any_order(&*self.one, luck).into_iter().find_map(|seat| {
            let there = self.other.moves(seat);
            let common: Vec<String> = self.one.moves(seat).into_iter().filter(|words| there.contains(words)).collect();
            luck.pick(&common).map(|words| (seat, words.clone()))
        })
    }

    /// One step in both histories; answers whether they part here.
    fn step(&mut self, seat: Seat, words: &str, others: &str) -> Result<bool, String> {
        let one = say(&*self.one, self.case, seat, words)?;
        let other = say(&*self.other, self.case, seat, others)?;
        let facts = same("what the facts show", &sealed(&one.facts, self.viewer), &sealed(&other.facts, self.viewer));
        let told = self
            .told(&*one.position, &one.facts)
            .and_then(|told| same("the log", &told, &self.told(&*other.position, &other.facts)?));
        (self.one, self.other) = (one.position, other.position);
        self.told_only_what_is_shown(&one.facts, &other.facts)?;
        if words != others && facts.is_err() {
            // Different words, and this viewer heard them.
            return Ok(true);
        }
        match (one.disclosed, other.disclosed, &facts) {
            // News for somebody, and this viewer was shown different things: from here on, two different games.
            (true, true, Err(_)) => return Ok(true),
            (true, true, Ok(())) => {
                told?;
                if self.compare().is_err() {
                    return Ok(true);
                }
            }
            (false, false, _) => facts.and(told).and_then(|()| self.compare())?,
            _ => facts.and(told).and_then(|()| self.compare()).map_err(|why| {
                format!("only one of two histories is said to disclose something, yet they look different: {why}")
            })?,
        }
        self.tally.told += 1;
        self.tally.steps += 1;
        self.tally.unheard += usize::from(words != others);
        Ok(false)
    }

    /// Can even a new deal of the unseen not tell the two apart?
    fn alike(&self) -> bool {
        let anew = |position: &dyn Position| position.redeal_unseen(self.viewer, &mut self.case.luck("alike"));
        anew(&*self.one).same(&*anew(&*self.other))
    }

    /// Everything the viewer is given, in both histories.
    fn compare(&self) -> Result<(), String> {
        let (one, other) = (self.given(&*self.one), self.given(&*self.other));
        one.iter().zip(&other).try_for_each(|((what, one), (_, other))| same(what, one, other))?;
        let Viewer::Seat(seat) = self.viewer else { return Ok(()) };
        let unlisted = self.unlisted(seat);
        let refused =
            |position: &dyn Position, words: &str| json(&position.hear(&self.case.dice(), seat, words).refusal);
        unlisted.iter().try_for_each(|words| {
            same(&format!("the refusal of `{words}`"), &refused(&*self.one, words), &refused(&*self.other, words))
        })
    }

    fn given(&self, position: &dyn Position) -> Vec<(&'static str, String)> {
        let mut given = vec![
            ("who is asked", json(&position.asked())),
            ("the end", json(&position.outcome())),
            ("the scene", json(&position.scene(self.viewer))),
            ("the points", json(&position.points(self.viewer))),
        ];
        if let Viewer::Seat(seat) = self.viewer {
            given.push(("the prompt", json(&position.prompt(seat))));
            given.push(("the plays", json(&position.plays(seat))));
            given.push(("the list of moves", json(&position.moves(seat))));
        }
        given
    }

    /// What the seat may not say: what the others may, and nonsense.
    fn unlisted(&self, seat: Seat) -> Vec<String> {
        let mine = self.one.moves(seat);
        let of_others = seat.others(self.case.seats).flat_map(|other| {
            self.one.moves(other).into_iter().take(2).chain(self.other.moves(other).into_iter().take(2))
        });
        let nonsense = ["xyzzy", "pass"].map(str::to_owned);
        of_others.chain(nonsense).filter(|words| !mine.contains(words)).collect()
    }

    /// What is sealed in these facts is exchanged for what is sealed in others: the log must not change.
    fn told_only_what_is_shown(&self, facts: &str, others: &str) -> Result<(), String> {
        let (mut grafted, others): (Value, Value) = (value(facts), value(others));
        if !graft(&mut grafted, &others, self.viewer) {
            return Ok(());
        }
        // What another variant of a fact seals may not fit here.
        let Ok(told) = self.told(&*self.one, &grafted.to_string()) else { return Ok(()) };
        same("the log of exchanged facts", &self.told(&*self.one, facts)?, &told)
    }

    fn told(&self, position: &dyn Position, facts: &str) -> Result<String, String> {
        position.tell(facts, self.viewer).map(|lines| json(&lines)).map_err(|bad| bad.to_string())
    }
}

fn say(position: &dyn Position, case: &Case, seat: Seat, words: &str) -> Result<Applied, String> {
    let heard = position.hear(&case.dice(), seat, words);
    heard.applied.ok_or_else(|| format!("{seat}: `{words}` is listed, yet refused: {:?}", heard.refusal))
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

fn same(what: &str, one: &str, other: &str) -> Result<(), String> {
    check(one == other, || {
        let parted = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
        let from = (0..=parted.saturating_sub(60)).rev().find(|at| one.is_char_boundary(*at)).unwrap_or(0);
        let rest = |text: &str| text.get(from..).unwrap_or(text).chars().take(200).collect::<String>();
        format!("{what} differs: …{} or …{}", rest(one), rest(other))
    })
}

/// The facts as an export to this viewer would show them: what is for others is left out.
fn sealed(facts: &str, viewer: Viewer) -> String {
    let mut facts = value(facts);
    seal(&mut facts, viewer);
    facts.to_string()
}

fn value(facts: &str) -> Value {
    serde_json::from_str(facts).expect("facts are JSON")
}

/// Is this a value for some seats only, and this viewer not among them? None if it is no such value.
fn is_sealed(value: &Value, viewer: Viewer) -> Option<bool> {
    let fields = value.as_object().filter(|fields| fields.len() == 2 && fields.contains_key("is"))?;
    let seats = serde_json::from_value::<SeatSet>(fields.get("for")?.clone()).ok()?;
    Some(!viewer.may_know(seats))
}

fn seal(value: &mut Value, viewer: Viewer) {
    if is_sealed(value, viewer) == Some(true) {
        value["is"] = Value::Null;
        return;
    }
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| seal(item, viewer)),
        Value::Object(fields) => fields.values_mut().for_each(|field| seal(field, viewer)),
        _ => {}
    }
}

/// Puts what is sealed in `others` in the place of what is sealed here; answers whether the two have the same shape.
fn graft(value: &mut Value, others: &Value, viewer: Viewer) -> bool {
    if is_sealed(value, viewer) == Some(true) {
        let fits = value["for"] == others["for"];
        *value = others.clone();
        return fits;
    }
    match (value, others) {
        (Value::Array(items), Value::Array(others)) => {
            items.len() == others.len() && items.iter_mut().zip(others).all(|(item, other)| graft(item, other, viewer))
        }
        (Value::Object(fields), Value::Object(others)) => {
            fields.len() == others.len()
                && fields
                    .iter_mut()
                    .all(|(key, field)| others.get(key).is_some_and(|other| graft(field, other, viewer)))
        }
        _ => true,
    }
}

#[test]
fn sealed_facts_show_only_what_is_for_the_viewer() {
    let facts = r#"[{"drew":{"seat":1,"card":{"for":2,"is":7}}},{"led":{"card":{"for":255,"is":3}}}]"#;
    assert_eq!(sealed(facts, Viewer::Spectator), facts_for_others(facts));
    assert_eq!(sealed(facts, Viewer::Seat(Seat::new(0))), facts_for_others(facts));
    assert!(sealed(facts, Viewer::Seat(Seat::new(1))).contains('7'));
}

fn facts_for_others(facts: &str) -> String {
    let hidden: Value = serde_json::from_str(&facts.replace('7', "null")).expect("JSON");
    hidden.to_string()
}
