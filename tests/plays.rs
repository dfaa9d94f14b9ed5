//! What a play promises is what then happens, whoever may know what, in every game and position.
//!
//! `TINCAN_SEEDS=40 cargo test --release --test pure plays` looks at more than ten thousand positions.

use std::collections::BTreeSet;

use crate::common::texts::Texts;
use crate::common::{Case, all_games, asked_in_any_order, check, patience, tables};
use tincan::engine::{Play, Position, Ruleset, Scene, Seat, Viewer};

/// Questions looked at in each game, shared out among its tables.
const LOOKED_AT: usize = 160;
/// Plays for one thing picked.
const MOST: usize = 8;
/// Every so many steps of a random game a question is looked at.
const SELDOM: usize = 3;

#[test]
fn every_play_keeps_its_promise() {
    std::thread::scope(|threads| {
        for rules in all_games() {
            threads.spawn(move || walk(rules).unwrap_or_else(|why| panic!("{why}")));
        }
    });
}

fn walk(rules: &'static dyn Ruleset) -> Result<(), String> {
    let texts = Texts::of(rules.info());
    let tables = tables(rules);
    let (mut questions, mut promises) = (0, 0);
    let share = 1 + LOOKED_AT * patience() / tables.len();
    for table in tables {
        let mut looked_at = 0;
        for seed in 1.. {
            let case = Case { seed, ..table.clone() };
            let Some(mut position) = case.open() else { break };
            let (dice, mut luck) = (case.dice(), case.luck("plays"));
            position.setup(&dice);
            for step in 0.. {
                if position.outcome().is_some() || looked_at >= share {
                    break;
                }
                let seat = asked_in_any_order(&*position, &mut luck)[0];
                if step % SELDOM == 0 {
                    let plays = position.plays(seat);
                    let why = |why| format!("{case}, step {step}, {seat}: {why}");
                    promises += look(&case, &texts, &*position, seat, &plays).map_err(why)?;
                    looked_at += 1;
                }
                let words = position.sample(seat, &mut luck).expect("a seat that is asked can move");
                let heard = position.hear(&dice, seat, &words);
                position = heard.applied.expect("a sampled step is legal").position;
            }
            if looked_at >= share {
                break;
            }
        }
        questions += looked_at;
    }
    println!("{}: {questions} questions, {promises} promises kept", rules.info().slug);
    Ok(())
}

fn look(case: &Case, texts: &Texts, position: &dyn Position, seat: Seat, plays: &[Play]) -> Result<usize, String> {
    let viewer = Viewer::Seat(seat);
    let again = position.redeal_unseen(viewer, &mut case.luck("another world"));
    let others = again.plays(seat);
    let unlike = plays.iter().zip(&others).find(|(one, other)| one != other);
    check(plays == others, || format!("{} and {} plays; first unlike {unlike:?}", plays.len(), others.len()))?;
    let scene = position.scene(viewer);
    let mut words = BTreeSet::new();
    for play in plays {
        check(words.insert(&play.words), || format!("`{}` is offered twice", play.words))?;
        play.lines().try_for_each(|line| texts.know(line)).map_err(|why| format!("`{}`: {why}", play.words))?;
        let lost = play.on.as_ref().filter(|on| scene.find(on).is_none());
        check(lost.is_none(), || format!("`{}` points at {lost:?}, which is not there", play.words))?;
        let alike = plays.iter().filter(|other| other.on == play.on).count();
        check(play.on.is_none() || alike <= MOST, || format!("{alike} plays for {:?}", play.on))?;
        keeps(case, position, seat, &scene, play).map_err(|why| format!("`{}`: {why}", play.words))?;
    }
    Ok(plays.iter().map(|play| play.totals.len()).sum())
}

/// The words are heard whole, and every number that was promised is there. What a zone with promises shows and no
/// promise named has stayed, apart from what chance and others move.
fn keeps(case: &Case, position: &dyn Position, seat: Seat, before: &Scene, play: &Play) -> Result<(), String> {
    let heard = position.hear(&case.dice(), seat, &play.words);
    // Words that dig on by themselves may be interrupted by another question; they promise nothing.
    let interrupted = heard.left == [play.words.as_str()] && play.totals.is_empty();
    check(heard.refusal.is_none() && (heard.left.is_empty() || interrupted), || {
        format!("left {:?}, refused {:?}", heard.left, heard.refusal)
    })?;
    let after = heard.applied.ok_or("nothing was done")?.position.scene(Viewer::Seat(seat));
    let meter = |scene: &Scene, zone: &str, owner, meter: &str| {
        let zone = scene.zones.iter().find(|other| other.id == zone && other.owner == owner)?;
        zone.meters.iter().find(|other| other.id == meter)?.value
    };
    for total in &play.totals {
        let (was, is) = (
            meter(before, &total.zone, total.owner, &total.meter).unwrap_or(0),
            meter(&after, &total.zone, total.owner, &total.meter).unwrap_or(0),
        );
        check(is == total.then && is - was == total.change, || format!("{total:?} was promised; from {was} to {is}"))?;
    }
    for (zone, id) in SETTLED {
        let promised = play.totals.iter().any(|total| total.zone == zone && total.meter == id);
        let (was, is) = (meter(before, zone, Some(seat), id), meter(&after, zone, Some(seat), id));
        check(promised || was == is, || format!("{zone} {id} goes from {was:?} to {is:?} without a word"))?;
    }
    Ok(())
}

/// Numbers that nothing but the own answer moves: a play names every change of them.
const SETTLED: [(&str, &str); 6] = [
    ("board", "track"),
    ("board", "level"),
    ("board", "pizza"),
    ("board", "toys"),
    ("board", "pack"),
    ("board", "lookout"),
];
