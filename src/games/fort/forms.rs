//! Forms that ask for as much of a turn as the rules allow before something new is learned: a whole play, a whole
//! follow, all units of a use.
//!
//! A form may offer combinations that turn out to be refused; nothing is done then and the words are kept.

use crate::engine::{Ask, Choice, Line, On, Seat, Slot, Take, Way};

use super::actions::{kid_term, suit_name};
use super::cards::{Atom, Card, Count, Face, Kid};
use super::choices::{forced, forced_steps, gain, label};
use super::facts::Fact;
use super::feasible::gift;
use super::follow;
use super::foresight::Foresight;
use super::legal;
use super::matter;
use super::moves::{Coin, Move, Origin};
use super::paths::{is_steady, paths};
use super::prompt::{follow_sentence, way, ways};
use super::spot::{copy, spot};
use super::state::{Plan, State};
use super::ticks::ticks;
use super::units::{Bench, park, yards};
use super::uses::{Reach, Use};
use super::words::{Half, Icon, Perk, Pile, Suit};

/// A question should not list more than about this many things.
const BREADTH: usize = 60;

/// One form for the whole play: which card, what is added, which suits, which box first.
pub fn play(state: &State, seat: Seat) -> Ask {
    let steps = legal::list(state, seat);
    let mut forms = Vec::new();
    for step in &steps {
        match step {
            Move::Play(kid) => forms.push(play_way(state, seat, *kid)),
            Move::Recycle(_) | Move::Skip => {}
            step => forms.push(way(state, seat, *step)),
        }
    }
    forms.extend(recycle_way(state, seat, &steps));
    // To do nothing comes last.
    forms.extend(steps.iter().filter(|step| **step == Move::Skip).map(|step| way(state, seat, *step)));
    let mut ask = matter::ask(state, seat, Line::new("fort-ask-play"), forms).then(recruit_slots(state, seat));
    // Too much to look over: the additions are asked for on the next page.
    if ask.breadth() > BREADTH {
        for way in &mut ask.ways {
            if way.word.starts_with("play ") {
                way.slots.clear();
            }
        }
    }
    ask
}

/// Whom to recruit when the rivals have followed, and whom if that one is gone by then.
fn recruit_slots(state: &State, seat: Seat) -> Vec<Slot> {
    let mut steps = Vec::new();
    park(state, |origin| steps.push(origin));
    yards(state, seat, |origin| steps.push(origin));
    let choices = |drawn: bool| {
        let ask = Choice { usual: true, ..Choice::new("", Line::new("fort-then-ask")) };
        let choice = |origin: &Origin| {
            let choice = Choice::new(origin.to_string(), label(Move::Recruit(*origin)));
            // The thing itself is the first choice; the second is a line.
            Choice { on: spot(seat, Move::Recruit(*origin)).filter(|_| drawn), ..choice }
        };
        [ask].into_iter().chain(steps.iter().map(choice)).collect()
    };
    let slot = |title, before, drawn| {
        let mut slot = Slot::new(Line::new(title), Take::One, before, "");
        slot.choices = choices(drawn);
        slot
    };
    match steps.is_empty() {
        true => Vec::new(),
        false => vec![slot("fort-slot-recruit", "; recruit ", true), slot("fort-slot-recruit-else", " or ", false)],
    }
}

fn recycle_way(state: &State, seat: Seat, steps: &[Move]) -> Option<Way> {
    let mut slot = Slot::new(Line::new("fort-slot-recycle"), Take::One, " ", "");
    for step in steps {
        if let Move::Recycle(kid) = step {
            let mut choice = Choice::new(kid.id(), label(*step));
            choice.on = spot(seat, *step);
            slot.choices.push(choice);
        }
    }
    let some = !slot.choices.is_empty() && state.has_perk(seat, Perk::Recycling);
    some.then(|| Way::new("recycle", Line::new("fort-choice-recycle-any")).slot(slot).staying())
}

fn play_way(state: &State, seat: Seat, kid: Kid) -> Way {
    let mut form = way(state, seat, Move::Play(kid));
    let player = state.player(seat);
    let Some(card) = player.hand.iter().copied().find(|card| state.kid(*card) == kid) else { return form };
    let face = state.face(card);
    let hand: Vec<Card> = player.hand.iter().copied().filter(|other| *other != card).collect();
    let adds = [add_slot(state, seat, card, &hand, false), add_slot(state, seat, card, &player.lookout, true)];
    let adding = adds.iter().any(Option::is_some);
    adds.into_iter().flatten().for_each(|slot| form.slots.push(slot));
    if face.coins() > 0 && face.public.is_some() {
        form.slots.push(suit_slot("fort-slot-declare", ", declare ", Suit::ALL.iter().map(|suit| suit.icon())));
    }
    if counts_any(state, card) {
        form.slots.push(named_slot(state, seat, card));
    }
    let orders = order_slot(state, seat, card, adding);
    if !orders.choices.is_empty() {
        form.slots.push(orders);
    }
    form
}

/// Does a box of this card count whichever suit is named?
fn counts_any(state: &State, card: Card) -> bool {
    let face = state.face(card);
    Half::BOTH.iter().any(|half| face.program(*half).is_some_and(|program| program.repeat == Count::AnyOneSuit))
}

fn suit_slot(title: &'static str, before: &'static str, icons: impl Iterator<Item = Icon>) -> Slot {
    let mut slot = Slot::new(Line::new(title), Take::One, before, "");
    slot.choices = icons.map(|icon| Choice::new(icon.id(), Line::new(suit_name(icon)))).collect();
    slot
}

/// The suits that can count, the card's own to begin with: it counts with nothing added.
fn named_slot(state: &State, seat: Seat, card: Card) -> Slot {
    let player = state.player(seat);
    let cards = player.hand.iter().chain(player.lookout.iter());
    let shown: Vec<Icon> = cards.flat_map(|card| state.face(*card).icons.iter().copied()).collect();
    // A coin may stand for any suit, which then counts next to cards that show it.
    let icons = Icon::ALL.iter().copied().filter(|icon| shown.contains(icon));
    let mut slot = suit_slot("fort-slot-suit", ", suit ", icons);
    let own = state.face(card).icons.first().map(|icon| icon.id());
    slot.choices.iter_mut().for_each(|choice| choice.usual = own == Some(&*choice.word));
    slot
}

/// The cards that could raise a count of this one, with what their coins could stand for.
fn add_slot(state: &State, seat: Seat, played: Card, cards: &[Card], lookout: bool) -> Option<Slot> {
    let player = state.player(seat);
    let (zone, lying) = if lookout { ("lookout", &player.lookout[..]) } else { ("hand", &player.hand[..]) };
    let title = if lookout { "fort-slot-lend" } else { "fort-slot-add" };
    let mut slot = Slot::new(Line::new(title), Take::Some { least: 0, most: cards.len() as u8 }, " + ", " + ");
    for card in cards {
        let kid = state.kid(*card);
        for coin in useful_coins(state, played, *card) {
            let (word, label) = match (coin, lookout) {
                (Coin::Unsaid, false) => (kid.id().to_owned(), label(Move::Add(kid, coin))),
                (Coin::Unsaid, true) => (format!("lookout:{kid}"), label(Move::Lend(kid, coin))),
                (coin, false) => (format!("{kid}:{}", coin_word(coin)), label(Move::Add(kid, coin))),
                (coin, true) => (format!("lookout:{kid}:{}", coin_word(coin)), label(Move::Lend(kid, coin))),
            };
            slot.choices.push(Choice::new(word, label).on(copy(state, seat, zone, lying, *card)));
        }
    }
    (!slot.choices.is_empty()).then_some(slot)
}

fn coin_word(coin: Coin) -> &'static str {
    coin.suit().map_or("none", Suit::id)
}

/// The meanings of a card's coin with which it could count for the played card; none if it never could.
fn useful_coins(state: &State, played: Card, card: Card) -> Vec<Coin> {
    let face = state.face(card);
    let any = counts_any(state, played);
    let counted = state.counted(&Plan::new(played));
    let useful = |coin: Coin| any || gift(face.icons.iter().copied(), coin.suit(), counted) != [0, 0];
    let coins: Vec<Coin> = match face.coins() {
        0 => vec![Coin::Unsaid],
        _ if any => vec![Coin::Suit(Suit::Crown), Coin::Nothing],
        _ => Suit::ALL.iter().map(|suit| Coin::Suit(*suit)).chain([Coin::Nothing]).collect(),
    };
    coins.into_iter().filter(|coin| useful(*coin)).collect()
}

/// Which box first, and whether the other one follows; with the kind of a free gather where that is all there is to ask.
fn order_slot(state: &State, seat: Seat, card: Card, adding: bool) -> Slot {
    let mut slot = Slot::new(Line::new("fort-slot-order"), Take::One, ", ", "");
    let face = state.face(card);
    let mut play = vec![Move::Play(state.kid(card))];
    play.extend((face.coins() > 0 && face.public.is_some()).then_some(Move::Declare(Suit::Crown)));
    play.extend(counts_any(state, card).then(|| Move::Suit(face.icons[0])));
    let played = Foresight::of(state).after(seat, &play);
    for steps in orders(state, card) {
        let words = steps.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let after = played.as_ref().and_then(|played| played.after(seat, &steps));
        let raised = steps.iter().any(|step| match step {
            Move::Start(half, _) => {
                face.program(*half).is_some_and(|p| matches!(p.repeat, Count::Suit(_) | Count::AnyOneSuit))
            }
            _ => false,
        });
        if after.is_none() && !(adding && raised) {
            continue;
        }
        let labels = steps.iter().map(|step| crate::engine::Arg::Line(label(*step)));
        let mut choice = Choice::new(words, Line::new("fort-order").list("steps", labels));
        // The first that can be done with nothing added is picked to begin with.
        choice.usual = after.is_some() && !slot.choices.iter().any(|choice| choice.usual);
        choice.note = match after {
            Some(after) => gain(state, after.table(), seat),
            None => Some(Line::new("fort-note-needs-added")),
        };
        if adding && steps.iter().any(|step| gives_up_more(face, *step)) {
            let more = Line::new("fort-note-more-added");
            choice.note = Some(match choice.note {
                Some(note) => Line::new("fort-note-both").line("one", note).line("other", more),
                None => more,
            });
        }
        slot.choices.push(choice);
    }
    slot
}

/// Is this a box that gives up more of what one has the more cards are added? It does so by itself where nothing is left to choose.
fn gives_up_more(face: &Face, step: Move) -> bool {
    let Move::Start(half, _) = step else { return false };
    let gives = |icon: &Atom| matches!(icon, Atom::Trash | Atom::Lookout | Atom::Pack | Atom::Spend(_) | Atom::Convert);
    face.program(half).is_some_and(|program| {
        matches!(program.repeat, Count::Suit(_) | Count::AnyOneSuit) && program.body.iter().any(gives)
    })
}

/// The orders in which the boxes of a card can be said at once. A box with choices that depend on what is added comes
/// last: its choices are asked on the next page.
fn orders(state: &State, card: Card) -> Vec<Vec<Move>> {
    const MOST: usize = 16;
    let plan = Plan::new(card);
    let (terms, mut outline) = (state.plan_terms(&plan), state.outline(state.leader));
    outline.hand -= 1;
    let face = state.face(card);
    let mut orders: Vec<Vec<Move>> = Vec::new();
    for half in Half::BOTH.into_iter().filter(|half| face.program(*half).is_some()) {
        let starts = chains(half, &terms, &outline);
        for (start, open) in starts {
            if open {
                orders.push(start);
                continue;
            }
            let mut ended = start.clone();
            ended.push(Move::End);
            orders.push(ended);
            if face.program(half.other()).is_some() {
                for (second, _) in chains(half.other(), &terms, &outline) {
                    orders.push(start.iter().copied().chain(second).collect());
                }
            }
        }
    }
    orders.truncate(MOST);
    orders
}

/// How a box can be said: its start with the choices it is known to need. True: more will be asked.
fn chains(half: Half, terms: &super::outline::Terms, outline: &super::outline::Outline) -> Vec<(Vec<Move>, bool)> {
    let start = Move::Start(half, None);
    let program = terms.program(half).expect("only printed boxes are asked for");
    if !is_steady(program) {
        return vec![(vec![start], true)];
    }
    let choice = matches!(program.body[..], [Atom::Gather(None, _)]);
    if choice || matches!(program.body[..], [Atom::Gather(..) | Atom::Score(_)]) {
        let kinds = super::words::Kind::BOTH.into_iter().filter(|kind| outline.goods.room(*kind) > 0);
        return match choice {
            true => kinds.map(|kind| (vec![start, Move::Gather(kind)], false)).collect(),
            false => vec![(vec![start], false)],
        };
    }
    let mut work = Use::new(half, Reach::All, terms.count(outline, half).max(1));
    work.settle(outline, terms);
    match paths(outline, terms, &[None, None], &work) {
        Some(paths) if !paths.is_empty() && paths.len() <= 4 => {
            let level_prompt = program.body.iter().any(|icon| matches!(icon, Atom::Advance(_))) && outline.level < 2;
            paths.into_iter().map(|path| ([vec![start], path].concat(), level_prompt)).collect()
        }
        _ => vec![(vec![start], true)],
    }
}

/// One form for a follow: pass, or a card with all choices it brings.
pub fn follow(state: &State, seat: Seat) -> Ask {
    let mut forms = Vec::new();
    let mut steps = Vec::new();
    follow::list(state, seat, &mut steps);
    for step in steps {
        let Move::Follow(one, two) = step else { continue };
        let Ok(Fact::Followed(_, tossed, count)) = follow::judge(state, seat, one, two) else { continue };
        let given = tossed.iter().map(|kid| kid_term(*kid));
        let times = Line::new("fort-note-times").number("n", count);
        let note = Line::new("fort-note-follow").line("times", times).list("cards", given);
        let mut form = Way::new(step.to_string(), label(step)).note(note);
        form.on = spot(seat, step);
        let forced = || path_slot(vec![forced_steps(state, seat, step)]);
        form.slots.extend(follow_slot(state, seat, &tossed, count).or_else(forced));
        forms.push(form);
    }
    forms.push(Way::new("pass", label(Move::Pass)));
    let mut ask = matter::ask(state, seat, follow_sentence(state), forms);
    // Too much to look over: the choices are asked for on the next page.
    if ask.breadth() > BREADTH {
        ask.ways.iter_mut().for_each(|way| way.slots.clear());
    }
    ask.revealing()
}

fn follow_slot(state: &State, seat: Seat, tossed: &[Kid], count: u8) -> Option<Slot> {
    let terms = state.follow_terms(seat, count);
    let mut outline = state.outline(seat);
    outline.hand -= tossed.len() as u8;
    outline.discard += tossed.len() as u8;
    let mut work = Use::new(Half::Public, Reach::Whole, count);
    work.settle(&outline, &terms);
    if let Some(paths) = paths(&outline, &terms, &[None, None], &work) {
        return path_slot(paths);
    }
    // Of icons side by side each is a question of its own.
    let brought = |icon: &Atom| matches!(icon, Atom::Score(_) | Atom::Gather(Some(_), _));
    if !work.program(&terms).body.iter().skip(1).all(brought) {
        return None;
    }
    let player = state.player(seat);
    let (mut hand, mut discard) = (player.hand, player.discard);
    tossed.iter().for_each(|kid| discard.push(state.set.take(&mut hand, *kid)));
    card_slot(state, seat, work.icon(&terms), &hand, &discard, count)
}

/// Whole ways through a use, one of them to be taken. The only one is shown, too, if it costs something.
fn path_slot(paths: Vec<Vec<Move>>) -> Option<Slot> {
    let mut slot = Slot::new(Line::new("fort-slot-units"), Take::One, ", ", "");
    let gives_up = paths.iter().flatten().any(|step| !matches!(step, Move::Gather(_) | Move::Copy(_) | Move::Take(_)));
    for path in paths.into_iter().filter(|path| !path.is_empty()) {
        slot.choices.push(path_choice(&path));
    }
    let only = slot.choices.len() == 1;
    slot.choices.iter_mut().for_each(|choice| choice.usual = only);
    (slot.choices.len() > 1 || (only && gives_up)).then_some(slot)
}

fn path_choice(path: &[Move]) -> Choice {
    let words = path.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let labels = path.iter().map(|step| crate::engine::Arg::Line(label(*step)));
    Choice::new(words, Line::new("fort-order").list("steps", labels))
}

/// Cards to tuck or trash, exactly as many as the use needs.
fn card_slot(state: &State, seat: Seat, icon: Atom, hand: &[Card], discard: &[Card], count: u8) -> Option<Slot> {
    let player = state.player(seat);
    let in_hand = |card: &Card| copy(state, seat, "hand", &player.hand, *card);
    // What is tossed to follow lies in the hand until then: it can be trashed, but not pointed at as discarded.
    let in_discard = |card: &Card| match player.discard.contains(card) {
        true => copy(state, seat, "discard", &player.discard, *card),
        false => in_hand(card),
    };
    let mut steps: Vec<(Move, On)> = Vec::new();
    match icon {
        Atom::Lookout => {
            steps.extend(hand.iter().map(|card| (Move::Tuck(Origin::Hand(state.kid(*card))), in_hand(card))));
        }
        Atom::Trash => {
            steps.extend(hand.iter().map(|card| (Move::Trash(Pile::Hand, state.kid(*card)), in_hand(card))));
            steps.extend(discard.iter().map(|card| (Move::Trash(Pile::Discard, state.kid(*card)), in_discard(card))));
        }
        _ => return None,
    }
    if steps.len() == usize::from(count) {
        return path_slot(vec![steps.into_iter().map(|(step, _)| step).collect()]);
    }
    let take = if count == 1 { Take::One } else { Take::Some { least: count, most: count } };
    let mut slot = Slot::new(Line::new("fort-slot-cards").number("n", count), take, ", ", ", ");
    slot.choices = steps.into_iter().map(|(step, on)| Choice::new(step.to_string(), label(step)).on(on)).collect();
    // Copies are told apart where several are ticked, not where one is chosen.
    if slot.take == Take::One {
        slot.choices.dedup_by(|one, other| one.word == other.word);
    }
    Some(slot)
}

/// The units of a box in use: all that is left of it in one form where that can be said.
pub fn units(state: &State, bench: &Bench<'_>, sentence: Line) -> Ask {
    let steps = legal::list(state, bench.seat);
    let tally = state.plan.map_or([None, None], |plan| plan.tally);
    let whole = paths(&bench.outline, &bench.terms, &tally, &bench.work);
    let (mut forms, mut singles) = (Vec::new(), Vec::new());
    match whole.filter(|paths| bench.work.pending.is_none() && paths.iter().any(|path| path.len() > 1)) {
        Some(paths) => forms.extend(paths.iter().filter(|path| !path.is_empty()).map(|path| {
            let choice = path_choice(path);
            Way::new(choice.word, choice.label)
        })),
        None => {
            forms.extend(card_way(state, bench, &steps));
            singles.extend(steps.iter().copied().filter(|step| is_unit(*step)));
        }
    }
    if forms.is_empty() {
        forms = ways(state, bench.seat, &singles);
        for (form, step) in forms.iter_mut().zip(&singles) {
            form.note = forced(state, bench.seat, *step).or(form.note.take());
        }
    }
    if let Some(slot) = then_slot(state, bench)
        && forms.len() * slot.choices.len() <= BREADTH
    {
        forms.iter_mut().for_each(|form| form.slots.push(slot.clone()));
    }
    let others: Vec<Move> = steps.into_iter().filter(|step| !is_unit(*step)).collect();
    forms.extend(recycle_way(state, bench.seat, &others));
    let outs: Vec<Move> = others.into_iter().filter(|step| matches!(step, Move::Stop | Move::Omit)).collect();
    forms.extend(ways(state, bench.seat, &outs));
    matter::ask(state, bench.seat, sentence, forms)
}

fn is_unit(step: Move) -> bool {
    !matches!(step, Move::Stop | Move::Omit | Move::Recycle(_))
}

/// Cards to tuck or trash as one list, so that several can be picked on one page.
fn card_way(state: &State, bench: &Bench<'_>, steps: &[Move]) -> Option<Way> {
    let (verb, between, title) = match steps.first()? {
        Move::Tuck(_) => ("tuck", ", tuck ", Line::new("fort-way-tuck")),
        Move::Trash(..) => ("trash", ", trash ", Line::new("fort-way-trash")),
        _ => return None,
    };
    // What Bribe brings shows a new card, so one is taken at a time.
    let bribes = steps.iter().any(|step| matches!(step, Move::Tuck(Origin::Park(_) | Origin::Deck | Origin::Yard(..))));
    let (least, most) = if bribes { (1, 1) } else { ticks(bench) };
    let take = if most == 1 { Take::One } else { Take::Some { least, most } };
    let mut slot = Slot::new(Line::new("fort-slot-cards").number("n", most), take, " ", between);
    let player = state.player(bench.seat);
    for step in steps.iter().filter(|step| is_unit(**step)) {
        let equal = match step {
            Move::Tuck(Origin::Hand(kid)) | Move::Trash(Pile::Hand, kid) => copies(state, &player.hand, *kid),
            Move::Trash(Pile::Discard, kid) => copies(state, &player.discard, *kid),
            _ => 1,
        };
        let words = step.to_string();
        let word = words.strip_prefix(verb).unwrap_or(&words).trim_start().to_owned();
        let mut choice = Choice::new(word, label(*step));
        choice.note = if most == 1 { forced(state, bench.seat, *step) } else { None };
        choice.on = spot(bench.seat, *step);
        slot.choices.extend(
            (0..if most > 1 { equal } else { 1 })
                .map(|nth| Choice { on: choice.on.clone().map(|on| on.again(nth as u8)), ..choice.clone() }),
        );
    }
    Some(Way::new(verb, title).slot(slot))
}

fn copies(state: &State, cards: &[Card], kid: Kid) -> usize {
    cards.iter().filter(|card| state.kid(**card) == kid).count()
}

/// What comes after the last unit of the first box, so that it need not be a page of its own.
fn then_slot(state: &State, bench: &Bench<'_>) -> Option<Slot> {
    let plan = state.plan.filter(|_| bench.terms.own_turn && bench.work.pending.is_none())?;
    let last = bench.work.rep + 1 >= bench.work.count;
    let other = bench.work.half.other();
    if !last || plan.tally[other as usize].is_some() || state.face(plan.card).program(other).is_none() {
        return None;
    }
    let mut slot = Slot::new(Line::new("fort-slot-then"), Take::One, ", ", "");
    let mut ask = Choice::new("", Line::new("fort-then-ask"));
    ask.usual = true;
    slot.choices.push(ask);
    slot.choices.push(Choice::new("end", label(Move::End)));
    for (steps, _) in chains(other, &bench.terms, &bench.outline) {
        slot.choices.push(path_choice(&steps));
    }
    Some(slot)
}
