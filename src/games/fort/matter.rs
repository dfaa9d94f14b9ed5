//! What a question of Fort is about: its key, what everybody may know of it, its headline, and what silence does.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::engine::{Ask, Key, Kind, Lapse, Line, Seat, Way};

use super::cards::Atom;
use super::legal;
use super::state::{Phase, State};
use super::units::Bench;
use super::uses::Pending;

/// A question to this seat, asked now or ahead.
pub fn ask(state: &State, seat: Seat, sentence: Line, ways: Vec<Way>) -> Ask {
    let word = word(state, seat);
    Ask::new(key(state, seat), kind(state, word), headline(state, word), sentence, ways, lapse(state, seat))
}

/// Off turn, a question is put while others act; then the words that answer it hang on what lies open by now.
pub fn key(state: &State, seat: Seat) -> Key {
    let mut key = format!("{}/{}.{}.{}", word(state, seat), state.round, state.leader, u8::from(state.second));
    if seat != state.leader {
        let mut lies = DefaultHasher::new();
        let open = |seat: Seat| {
            let player = state.player(seat);
            (state.kids(&player.yard), player.goods.1, player.goods.0)
        };
        let player = state.player(seat);
        let mut hand = state.kids(&player.hand);
        hand.sort_unstable();
        (hand, state.kids(&player.discard), player.lookout.len(), player.level).hash(&mut lies);
        (player.perk.map(|perk| perk as u8), state.row.iter().flatten().map(|perk| *perk as u8).collect::<Vec<_>>())
            .hash(&mut lies);
        state.all().for_each(|seat| open(seat).hash(&mut lies));
        (state.park.map(|card| card.map(|card| state.kid(card))), state.park_deck.len()).hash(&mut lies);
        key.push_str(&format!("/{:x}", lies.finish()));
    }
    key.into()
}

/// One word for what is asked; a seat that is not asked now may answer a follow ahead.
fn word(state: &State, seat: Seat) -> &'static str {
    if !legal::asked(state).has(seat) {
        return "follow";
    }
    match state.phase {
        Phase::Draft => "pick",
        Phase::Build | Phase::Boxes => "box",
        Phase::Work | Phase::FollowWork => unit(state),
        Phase::Follow => "follow",
        Phase::Rough => "rough",
        Phase::DoOver => "do-over",
        Phase::Recruit => "recruit",
        Phase::Birthday => "birthday",
        Phase::RecycleEarly | Phase::RecycleLate => "recycle",
        _ => "lead",
    }
}

fn unit(state: &State) -> &'static str {
    let Some(bench) = Bench::of(state) else { return "lead" };
    match bench.work.pending {
        Some(Pending::Rule) => "rule",
        Some(Pending::Perk) => "perk",
        None => atom(bench.work.icon(&bench.terms)),
    }
}

const fn atom(icon: Atom) -> &'static str {
    match icon {
        Atom::Gather(..) => "gather",
        Atom::Pack => "pack",
        Atom::Lookout => "lookout",
        Atom::Trash => "trash",
        Atom::Recruit => "recruit-now",
        Atom::Advance(_) => "advance",
        Atom::Score(_) => "score",
        Atom::Spend(_) => "spend",
        Atom::TrashRival => "rob",
        Atom::CopyPack | Atom::CopyRivalPack => "copy",
        Atom::Convert => "convert",
    }
}

/// A follow is told by its leader, the suits led and what the public box does; all of that lies open.
fn kind(state: &State, word: &'static str) -> Kind {
    let kind = Kind::new(word);
    let (Some(plan), Some(face), "follow" | "rough") = (&state.plan, state.led(), word) else { return kind };
    let suits = face.icons.iter().filter_map(|icon| match plan.declared {
        Some(suit) if icon.id() == "coin" => Some(suit.id()),
        _ => (icon.id() != "coin").then_some(icon.id()),
    });
    let atoms = face.public.iter().flat_map(|program| &program.body).map(|icon| atom(*icon));
    let mut tags: Vec<&'static str> = suits.chain(atoms).collect();
    tags.dedup();
    tags.into_iter().fold(kind.seat(state.leader), Kind::tag)
}

/// The words beside the duty of the seat that is asked.
pub fn headline_of(state: &State, seat: Seat) -> Line {
    headline(state, word(state, seat))
}

/// The words beside the duty: "recruit", "follow Ana".
fn headline(state: &State, word: &'static str) -> Line {
    let line = Line::new(format!("fort-do-{word}"));
    if word == "follow" { line.seat("leader", state.leader) } else { line }
}

/// Whoever lets a turn of their own pass gives up the seat. Off turn, and while drafting, silence is an answer.
fn lapse(state: &State, seat: Seat) -> Lapse {
    let Some(least) = legal::least(state, seat) else { return Lapse::answer("pass") };
    let words = least.to_string();
    match seat == state.leader && super::prompt::must_lead(state) {
        true => Lapse::caretaker(words),
        false => Lapse::answer(words),
    }
}
