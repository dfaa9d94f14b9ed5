//! Reading what a person typed: shorthand for whole plays, beginnings of names, second choices, and choices already made
//! silently.

use std::sync::LazyLock;

use crate::engine::{Dice, Draft, Game, Refusal, Seat, notation};

use super::Fort;
use super::cards::Kid;
use super::facts::{Did, Source};
use super::legal;
use super::moves::{Move, Origin};
use super::refusals::{no, no_box};
use super::state::State;
use super::turn::judge;
use super::words::{Half, Perk, Rule};

/// Names of several words, which people type as they are printed.
static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let perks = Perk::ALL.iter().map(|perk| perk.id());
    let rules = Rule::ALL.iter().map(|rule| rule.id());
    Kid::all().map(Kid::id).chain(perks).chain(rules).filter(|name| name.contains('_')).collect()
});

/// The steps of one message part. Commas join steps that stand or fall together, so each is tried on a copy of the
/// table before the next is read. The dice of that copy do not matter: reading stops where chance begins.
pub fn read(state: &State, seat: Seat, words: &str) -> Result<Vec<Move>, Refusal> {
    let parts = parts(&names(words));
    let mut steps = Vec::new();
    let mut table = state.clone();
    let mut chance = false;
    for (index, part) in parts.iter().enumerate() {
        if chance {
            let (first, _) = part.split_once(OR).unwrap_or((part, ""));
            let step: Move = first.parse()?;
            if is_echo(&table, seat, step)? {
                continue;
            }
            // The play ended by itself, yet more was meant: nothing of it is done.
            if table.silent_end && matches!(step, Move::Start(..)) {
                judge(&table, seat, step)?;
            }
            steps.push(step);
            continue;
        }
        let Some(step) = preferred(&table, seat, part)? else { continue };
        steps.push(step);
        if index + 1 < parts.len() {
            let dice = Dice::from_seed(0);
            let mut draft = Draft::<Fort>::new(table, &dice);
            Fort::decide(&mut draft, seat, step)?;
            let decided = draft.finish();
            (table, chance) = (decided.state, decided.disclosed);
        }
    }
    Ok(steps)
}

/// The words, with names of several words as the notation has them.
pub fn names(words: &str) -> String {
    notation::named(words, NAMES.iter().map(|name| (*name, *name)))
}

/// The parts of a message. A recruit at the end of a play stands on its own, however it is joined: it is done after the
/// rivals have followed.
pub fn parted(words: &str) -> Vec<String> {
    let mut parts = Vec::new();
    for part in notation::steps(words) {
        match part.rsplit_once(',') {
            Some((play, last)) if is_recruit(last.trim()) => {
                parts.extend([play.trim().to_owned(), last.trim().to_owned()]);
            }
            _ => parts.push(part.to_owned()),
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// Do these words recruit?
pub fn is_recruit(words: &str) -> bool {
    let tidy = notation::tidy(words);
    let (verb, whom) = tidy.split_once(' ').unwrap_or((&tidy, ""));
    verb.len() >= 3 && notation::begins(verb, "recruit") && !whom.is_empty()
}

/// Stands between a choice and the one to take instead.
const OR: &str = " or ";

/// Of several choices, best first, the first that can be made now: what is answered ahead may be gone when its turn
/// comes (`perk bribe or recycling`, `recruit park:bug or deck`). Only the choice that is made is told. One that is not
/// understood stops everything: it may have been the one that was wanted most.
fn preferred(state: &State, seat: Seat, words: &str) -> Result<Option<Move>, Refusal> {
    let Some((first, others)) = words.split_once(OR) else { return meaning(state, seat, words) };
    let (verb, _) = first.split_once(' ').unwrap_or((first, ""));
    let others = others.split(OR).map(|other| match other.split_once(' ') {
        Some(_) => other.to_owned(),
        None => format!("{verb} {other}"),
    });
    let listed = legal::list(state, seat);
    for choice in std::iter::once(first.to_owned()).chain(others) {
        match meaning(state, seat, &choice) {
            Ok(Some(step)) if !listed.contains(&step) => {}
            Err(refusal) if refusal.id().starts_with("fort-") => {}
            meant => return meant,
        }
    }
    meaning(state, seat, first)
}

/// Cuts a shorthand into the words of single steps.
fn parts(words: &str) -> Vec<String> {
    let mut parts = Vec::new();
    for part in words.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let mut cards = part.split('+').map(str::trim);
        match cards.next() {
            Some(first) if first.starts_with("pl") => {
                parts.push(first.to_owned());
                parts.extend(cards.map(added));
            }
            Some(first) if first.starts_with("add ") || first.starts_with("lend ") => {
                parts.extend(part.split('+').map(|part| part.trim().replace(':', " as ")));
            }
            _ => parts.push(part.replace(" +", "+").replace("+ ", "+").replace('+', " + ")),
        }
    }
    parts
}

fn added(word: &str) -> String {
    let (verb, card) = match word.split_once(':') {
        Some((zone, card)) if zone.len() >= 2 && "lookout".starts_with(zone) => ("lend", card),
        _ => ("add", word),
    };
    format!("{verb} {}", card.replace(':', " as "))
}

/// The step that the words stand for now. None if it was made silently already.
fn meaning(state: &State, seat: Seat, words: &str) -> Result<Option<Move>, Refusal> {
    let parsed: Option<Move> = words.parse().ok();
    // What the rules take is what is listed; asking them about one step is cheaper than listing all.
    let exact = [parsed, parsed.and_then(swapped)].into_iter().flatten().find(|step| judge(state, seat, *step).is_ok());
    if let Some(step) = exact {
        return Ok(Some(step));
    }
    let fitting: Vec<Move> =
        legal::list(state, seat).into_iter().filter(|step| stands_for(words, &step.to_string())).collect();
    match fitting[..] {
        [] => {}
        [step] => return Ok(Some(step)),
        _ => return Err(Refusal::ambiguous(words, fitting.iter().map(ToString::to_string).collect())),
    }
    if silent(state, seat).iter().any(|step| stands_for(words, &step.to_string())) {
        return Ok(None);
    }
    let step = match parsed {
        Some(step) => step,
        None => full_names(words).map_err(|refusal| better(state, seat, words).unwrap_or(refusal))?,
    };
    Ok(if is_echo(state, seat, step)? { None } else { Some(step) })
}

/// What is better said of words that read like no step: the rule they miss, or what could have been meant.
fn better(state: &State, seat: Seat, words: &str) -> Option<Refusal> {
    match words.split_once(' ') {
        Some(("declare", "coin")) => Some(no("declare-suit")),
        _ => notation::unfinished(words, &legal::list(state, seat)),
    }
}

/// Was this step made silently already? Another one in its place contradicts what was done.
pub fn is_echo(state: &State, seat: Seat, step: Move) -> Result<bool, Refusal> {
    let silent = silent(state, seat);
    if silent.contains(&step) {
        return Ok(true);
    }
    let alike = silent.iter().any(|other| std::mem::discriminant(other) == std::mem::discriminant(&step));
    match judge(state, seat, step) {
        // What the rules say of the step itself is closer than what was done before it.
        Err(refusal) if alike && !refusal.id().starts_with("fort-") => Err(contradicted(state, seat, step)),
        _ => Ok(false),
    }
}

/// Copy Cat's two cards in the other order.
fn swapped(step: Move) -> Option<Move> {
    match step {
        Move::Follow(one, Some(two)) => Some(Move::Follow(two, Some(one))),
        _ => None,
    }
}

/// The only lawful answer was given already, and it was another one.
fn contradicted(state: &State, seat: Seat, step: Move) -> Refusal {
    match step {
        Move::Gather(_) if seat != state.leader && state.plan.is_some_and(|plan| plan.kind.is_some()) => {
            no("kind-fixed")
        }
        Move::Copy(rival) if rival.index() < usize::from(state.seats) && state.player(rival).goods.packed() == 0 => {
            no_box("no-effect", Half::Private)
        }
        _ => no("settled"),
    }
}

/// What was decided silently after this seat's last step, as it would be said.
pub fn silent(state: &State, seat: Seat) -> Vec<Move> {
    if state.memory.speaker != Some(seat) {
        return Vec::new();
    }
    let units = state.silent.iter().flatten().filter_map(|did| said(*did));
    units.chain(state.silent_end.then_some(Move::End)).collect()
}

pub fn said(did: Did) -> Option<Move> {
    Some(match did {
        Did::Gathered(kind, _) => Move::Gather(kind),
        Did::Packed(kind) => Move::Pack(kind),
        Did::PackedSupply(kind) => Move::PackSupply(kind),
        Did::Tucked(Source::Hand, card, ..) => Move::Tuck(Origin::Hand(card.1)),
        Did::Trashed(pile, card) => Move::Trash(pile, card),
        Did::Robbed(rival, card) => Move::Rob(rival, card),
        Did::Copied(rival) => Move::Copy(rival),
        Did::Took([1, 0]) => Move::Take(super::words::Kind::Pizza),
        Did::Took([0, 1]) => Move::Take(super::words::Kind::Toys),
        Did::Converted(store, kind) => Move::Convert(store, kind),
        Did::Spent(store, _) => Move::Spend(store),
        Did::Paid(pay) => Move::Pay(pay),
        _ => return None,
    })
}

/// Does the typed text stand for this step, word by word, each typed word a beginning of the full one? Parts of a
/// name count as words of their own, and a zone before a colon may be left out.
fn stands_for(typed: &str, full: &str) -> bool {
    let (typed, full): (Vec<&str>, Vec<&str>) = (typed.split(' ').collect(), full.split(' ').collect());
    typed.len() == full.len() && typed.iter().zip(&full).all(|(typed, full)| is_beginning(typed, full))
}

fn is_beginning(typed: &str, full: &str) -> bool {
    match (typed.split_once(':'), full.split_once(':')) {
        (Some((zone, typed)), Some((full_zone, full))) => begins(zone, full_zone) && begins(typed, full),
        (None, Some((_, full))) => begins(typed, full),
        (Some(_), None) => false,
        (None, None) => begins(typed, full),
    }
}

/// Numbers must be whole.
fn begins(typed: &str, full: &str) -> bool {
    match typed.is_empty() || typed.bytes().any(|byte| byte.is_ascii_digit()) {
        true => typed == full,
        false => notation::begins(typed, full),
    }
}

/// Words that fit nothing now: names are completed from the whole box, so that the refusal can say why.
fn full_names(words: &str) -> Result<Move, Refusal> {
    let known: Vec<&'static str> = Kid::all().map(Kid::id).collect();
    let mut full = String::with_capacity(words.len());
    for word in words.split_inclusive([' ', ':']) {
        let (name, tail) = word.split_at(word.trim_end_matches([' ', ':']).len());
        let fitting: Vec<_> = known.iter().filter(|id| name.len() > 1 && begins(name, id)).collect();
        match fitting[..] {
            [id] if !full.is_empty() => full.push_str(id),
            _ => full.push_str(name),
        }
        full.push_str(tail);
    }
    let zones =
        ["trash hand:", "recruit park:"].map(|zone| full.replacen(' ', &zone[zone.find(' ').unwrap_or(0)..], 1));
    let guesses = [&full, &zones[0], &zones[1]];
    let guess = guesses.iter().find_map(|words| words.parse().ok());
    guess.ok_or_else(|| Refusal::unreadable(words))
}
