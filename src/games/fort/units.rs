//! The units of a box in use: what a player may choose, what a choice does to real cards, and what falls out by itself.

use crate::engine::{Refusal, Seat, SeatSet};

use super::build::in_hand;
use super::cards::{Atom, Card, Kid};
use super::facts::{Did, ForCard, ForRule, Icons, Source};
use super::feasible::{Search, Why};
use super::list::List;
use super::moves::{Move, Origin};
use super::outline::{Outline, Terms};
use super::refusals::{no, no_box, no_card, no_payment, no_seat};
use super::state::{Phase, State};
use super::uses::{Effect, Pending, Use};
use super::words::{Kind, Perk, Pile, Rule, Store};

/// The box in use with everything needed to judge it.
pub struct Bench<'s> {
    pub state: &'s State,
    pub seat: Seat,
    pub work: Use,
    pub terms: Terms,
    pub outline: Outline,
}

impl<'s> Bench<'s> {
    /// None while no box is in use.
    pub fn of(state: &'s State) -> Option<Bench<'s>> {
        let work = state.work?;
        let seat = state.worker();
        Some(Bench { state, seat, work, terms: state.work_terms(), outline: state.outline(seat) })
    }

    /// Units allowed now, whether or not the play can be finished after them.
    pub fn effects(&self) -> List<Option<Effect>, 64> {
        let mut effects = List::new();
        self.work.any_option(&self.outline, &self.terms, |effect| {
            effects.push(Some(effect));
            effects.is_full()
        });
        effects
    }

    pub fn finishes(&self, effect: Effect) -> Result<(), Option<Why>> {
        let (mut work, mut outline) = (self.work, self.outline);
        work.apply(&mut outline, &self.terms, effect);
        let mut search = Search::new(&self.terms);
        let tally = self.state.plan.map_or([None, None], |plan| plan.tally);
        match search.can_go_on(&outline, &tally, &work, 0) {
            true => Ok(()),
            false => Err(search.why),
        }
    }

    /// What happens without a question: the only unit there is, if nothing but such units is left of the use. Where
    /// something is still to be chosen later, the use is asked for from here on, so that what is said is what is done.
    pub fn falls_out(&self) -> Option<Did> {
        let mut first = None;
        let mut ahead = Bench { state: self.state, seat: self.seat, ..*self };
        while !ahead.work.over && ahead.work.pending.is_none() {
            let did = ahead.only_unit()?;
            first = first.or(Some(did));
            // These are not said unless a kind is to be chosen.
            if matches!(first, Some(Did::Gathered(..) | Did::Scored(_) | Did::Took(_))) {
                return first;
            }
            ahead.work.apply(&mut ahead.outline, &ahead.terms, did.into());
        }
        first
    }

    fn only_unit(&self) -> Option<Did> {
        let effects = self.effects();
        let mut lawful =
            effects.iter().flatten().filter(|effect| effects.len() == 1 || self.finishes(**effect).is_ok());
        let only = *lawful.next()?;
        if lawful.next().is_some() {
            return None;
        }
        match only {
            Effect::Gather(kind, amount) => return Some(Did::Gathered(kind, amount)),
            Effect::Score(points) => return Some(Did::Scored(points)),
            Effect::Take(taken) => return Some(Did::Took(taken)),
            // Chance, or a way out, is never taken silently.
            Effect::TuckPark | Effect::TuckYard | Effect::RecruitPark | Effect::RecruitYard => return None,
            Effect::Recycle | Effect::Omit | Effect::Stop => return None,
            _ => {}
        }
        let mut steps = Vec::new();
        self.expand(only, &mut steps);
        match steps[..] {
            [step] => self.did(step).ok(),
            _ => None,
        }
    }

    /// Every unit that may be chosen now.
    pub fn list(&self, steps: &mut Vec<Move>) {
        for effect in self.effects().iter().flatten() {
            if self.finishes(*effect).is_ok() {
                self.expand(*effect, steps);
            }
        }
    }

    /// The steps that bring about an effect: one for each face.
    fn expand(&self, effect: Effect, steps: &mut Vec<Move>) {
        let (state, player) = (self.state, self.state.player(self.seat));
        match effect {
            Effect::Gather(kind, _) => steps.push(Move::Gather(kind)),
            Effect::Pack(kind) => steps.push(Move::Pack(kind)),
            Effect::PackSupply(kind) => steps.push(Move::PackSupply(kind)),
            Effect::TuckHand => each_kid(state, &player.hand, |kid| steps.push(Move::Tuck(Origin::Hand(kid)))),
            Effect::TuckPark => park(state, |origin| steps.push(Move::Tuck(origin))),
            Effect::TuckYard => yards(state, self.seat, |origin| steps.push(Move::Tuck(origin))),
            Effect::TrashHand => each_kid(state, &player.hand, |kid| steps.push(Move::Trash(Pile::Hand, kid))),
            Effect::TrashDiscard => each_kid(state, &player.discard, |kid| steps.push(Move::Trash(Pile::Discard, kid))),
            Effect::Rob => yards(state, self.seat, |origin| {
                if let Origin::Yard(rival, kid) = origin {
                    steps.push(Move::Rob(rival, kid));
                }
            }),
            Effect::Copy(seat) => steps.push(Move::Copy(seat)),
            Effect::Take([1, 0]) => steps.push(Move::Take(Kind::Pizza)),
            Effect::Take([0, 1]) => steps.push(Move::Take(Kind::Toys)),
            Effect::Convert(store, kind) => steps.push(Move::Convert(store, kind)),
            Effect::Spend(store, _) => steps.push(Move::Spend(store)),
            Effect::RecruitPark => park(state, |origin| steps.push(Move::Recruit(origin))),
            Effect::RecruitYard => yards(state, self.seat, |origin| steps.push(Move::Recruit(origin))),
            Effect::Pay(pay) => steps.push(Move::Pay(pay)),
            Effect::Rule => steps.extend(state.rules.iter().flatten().map(|rule| Move::Rule(*rule))),
            Effect::Perk(perk) => steps.push(Move::Perk(perk)),
            Effect::Omit => steps.push(Move::Omit),
            Effect::Stop => steps.push(Move::Stop),
            // Amounts and recycling are not said here.
            Effect::Score(_) | Effect::Take(_) | Effect::Recycle => {}
        }
    }

    /// Judges a unit as it was said.
    pub fn judge(&self, step: Move) -> Result<Did, Refusal> {
        let did = self.did(step)?;
        self.finishes(did.into()).map_err(|why| match (step, why) {
            (Move::Stop | Move::Omit, _) => no("must-go-on"),
            (_, Some(why)) if !self.terms.whole => {
                why.refusal(self.state, self.state.plan.as_ref().expect("only DIY has none"))
            }
            _ => no("follow-not-full"),
        })?;
        Ok(did)
    }

    /// The unit with its real cards, if it is allowed now.
    fn did(&self, step: Move) -> Result<Did, Refusal> {
        let (state, seat) = (self.state, self.seat);
        let own = SeatSet::only(seat);
        let did = match step {
            Move::Gather(kind) => Did::Gathered(kind, self.amount(kind)),
            Move::Pack(kind) => Did::Packed(kind),
            Move::PackSupply(kind) => Did::PackedSupply(kind),
            Move::Tuck(origin) => {
                self.fits(step)?;
                let (source, card, refill) = self.fetch(origin)?;
                let known = if matches!(source, Source::Hand | Source::Deck) { own } else { SeatSet::ALL };
                Did::Tucked(source, ForCard(known, card), Icons::of(&state.set.printed(card).icons), refill)
            }
            Move::Trash(pile, kid) => Did::Trashed(pile, self.in_pile(pile, kid)?),
            Move::Rob(rival, kid) => Did::Robbed(rival, in_yard(state, seat, rival, kid)?),
            Move::Copy(rival) if rival != seat && rival.index() < usize::from(state.seats) => Did::Copied(rival),
            Move::Take(kind) => Did::Took([u8::from(kind == Kind::Pizza), u8::from(kind == Kind::Toys)]),
            Move::Convert(store, kind) => Did::Converted(store, kind),
            Move::Spend(store) => match self.icon() {
                Some(Atom::Spend(kind)) => Did::Spent(store, kind),
                _ => return Err(Refusal::not_offered(&step.to_string())),
            },
            Move::Recruit(origin) => {
                self.fits(step)?;
                let (source, card, refill) = self.fetch(origin)?;
                Did::Recruited(source, card, refill)
            }
            Move::Pay(pay) => Did::Paid(pay),
            Move::Rule(rule) => Did::Ruled(ForRule(own, self.in_stack(rule)?)),
            Move::Perk(perk) => Did::Perked(perk),
            Move::Omit => Did::Omitted,
            Move::Stop => Did::Stopped,
            _ => return Err(Refusal::not_offered(&step.to_string())),
        };
        let wanted = Effect::from(did);
        match self.work.any_option(&self.outline, &self.terms, |effect| effect == wanted) {
            true => Ok(did),
            false => Err(self.obstacle(step)),
        }
    }

    fn icon(&self) -> Option<Atom> {
        self.work.pending.is_none().then(|| self.work.icon(&self.terms))
    }

    /// Is this the kind of unit that is asked for?
    fn fits(&self, step: Move) -> Result<(), Refusal> {
        match (step, self.icon()) {
            (Move::Tuck(_), Some(Atom::Lookout)) | (Move::Recruit(_), Some(Atom::Recruit)) => Ok(()),
            _ => Err(Refusal::not_offered(&step.to_string())),
        }
    }

    fn amount(&self, kind: Kind) -> u8 {
        let mut amount = 0;
        self.work.any_option(&self.outline, &self.terms, |effect| match effect {
            Effect::Gather(offered, n) if offered == kind => {
                amount = n;
                true
            }
            _ => false,
        });
        amount
    }

    fn in_stack(&self, rule: Rule) -> Result<Rule, Refusal> {
        let there = self.work.pending == Some(Pending::Rule) && self.state.rules.contains(&Some(rule));
        if there { Ok(rule) } else { Err(Refusal::not_offered(&Move::Rule(rule).to_string())) }
    }

    fn in_pile(&self, pile: Pile, kid: Kid) -> Result<Kid, Refusal> {
        let player = self.state.player(self.seat);
        let (cards, id): (&[Card], _) = match pile {
            Pile::Hand => (&player.hand, "not-in-hand"),
            Pile::Discard => (&player.discard, "not-in-discard"),
        };
        if cards.iter().any(|card| self.state.kid(*card) == kid) {
            return Ok(kid);
        }
        self.not_played(kid)?;
        Err(no_card(id, kid))
    }

    /// Played and added cards cannot be trashed or tucked.
    fn not_played(&self, kid: Kid) -> Result<(), Refusal> {
        let played = self.state.phase == Phase::Work && self.state.play.iter().any(|card| self.state.kid(*card) == kid);
        if played { Err(no_card("added-card", kid)) } else { Ok(()) }
    }

    fn fetch(&self, origin: Origin) -> Result<(Source, Kid, Option<Kid>), Refusal> {
        let tucks = self.icon() == Some(Atom::Lookout);
        if tucks && !matches!(origin, Origin::Hand(_)) {
            if self.outline.perk != Some(Perk::Bribe) {
                return Err(no("no-perk"));
            }
            if !self.terms.own_turn {
                return Err(no("own-turn"));
            }
        }
        match origin {
            Origin::Hand(kid) if tucks => {
                in_hand(self.state, self.seat, kid).map_err(|missing| self.not_played(kid).err().unwrap_or(missing))?;
                Ok((Source::Hand, kid, None))
            }
            _ => from_table(self.state, self.seat, origin),
        }
    }

    /// Why a unit is not allowed at this moment, in words that fit it.
    fn obstacle(&self, step: Move) -> Refusal {
        let (goods, icon) = (&self.outline.goods, self.icon());
        match (step, icon) {
            (Move::Gather(_), Some(Atom::Gather(..))) if self.terms.whole => no("follow-not-full"),
            (Move::Gather(_), Some(Atom::Gather(..))) => no("no-room"),
            (Move::Take(_), Some(Atom::CopyPack | Atom::CopyRivalPack)) => no("no-room"),
            (Move::PackSupply(_), Some(Atom::Pack)) if self.outline.perk != Some(Perk::StickyFingers) => no("no-perk"),
            (Move::PackSupply(_), Some(Atom::Pack)) if !self.terms.own_turn => no("own-turn"),
            (Move::Pack(_), Some(Atom::Pack)) => no("nothing-to-pack"),
            (Move::Copy(rival), Some(Atom::CopyRivalPack)) => match self.state.player(rival).goods.packed() {
                0 => no_box("no-effect", self.work.half),
                _ if self.terms.whole => no("follow-not-full"),
                _ => no_seat("copy-no-room", rival),
            },
            (Move::Convert(_, kind), Some(Atom::Convert)) if self.work.kind.is_some_and(|set| set != kind) => {
                no("one-direction")
            }
            (Move::Convert(..), Some(Atom::Convert)) => match step {
                Move::Convert(Store::Stuff, kind) if goods.0[kind as usize] > 0 => no("no-room"),
                _ => no("nothing-to-convert"),
            },
            (Move::Spend(_), Some(Atom::Spend(_))) => no("nothing-to-spend"),
            (Move::Pay(_), Some(Atom::Advance(delta))) => {
                no_payment(self.terms.set.levels[usize::from(self.outline.level)].cost.unwrap_or_default(), delta)
            }
            (Move::Stop | Move::Omit, _) => no("must-go-on"),
            _ => Refusal::not_offered(&step.to_string()),
        }
    }
}

/// Each printed card of a pile once.
pub fn each_kid(state: &State, cards: &[Card], mut each: impl FnMut(Kid)) {
    for (index, card) in cards.iter().enumerate() {
        let kid = state.kid(*card);
        if !cards[..index].iter().any(|before| state.kid(*before) == kid) {
            each(kid);
        }
    }
}

/// What can be taken from the Park and its deck.
pub fn park(state: &State, mut each: impl FnMut(Origin)) {
    let open: List<Card, 3> = state.park.iter().flatten().copied().collect();
    each_kid(state, &open, |kid| each(Origin::Park(kid)));
    if !state.park_deck.is_empty() {
        each(Origin::Deck);
    }
}

/// What can be taken from the Yards of rivals.
pub fn yards(state: &State, seat: Seat, mut each: impl FnMut(Origin)) {
    for rival in state.rivals(seat) {
        each_kid(state, &state.player(rival).yard, |kid| each(Origin::Yard(rival, kid)));
    }
}

/// A card of the Park, its deck or a rival's Yard, with what fills its place.
pub fn from_table(state: &State, seat: Seat, origin: Origin) -> Result<(Source, Kid, Option<Kid>), Refusal> {
    let top = state.park_deck.last().map(|card| state.kid(*card));
    match origin {
        Origin::Park(kid) => {
            let place = state.park.iter().position(|card| card.is_some_and(|card| state.kid(card) == kid));
            let place = place.ok_or_else(|| no_card("not-in-park", kid))?;
            Ok((Source::Park(place as u8), kid, top))
        }
        Origin::Deck => {
            let kid = top.ok_or_else(|| no("deck-empty"))?;
            Ok((Source::Deck, kid, None))
        }
        Origin::Yard(rival, kid) => Ok((Source::Yard(rival), in_yard(state, seat, rival, kid)?, None)),
        Origin::Hand(kid) => Err(no_card("not-in-park", kid)),
    }
}

fn in_yard(state: &State, seat: Seat, rival: Seat, kid: Kid) -> Result<Kid, Refusal> {
    if rival == seat {
        return Err(no("own-yard"));
    }
    let yard = if rival.index() < usize::from(state.seats) { &state.player(rival).yard[..] } else { &[] };
    let there = yard.iter().any(|card| state.kid(*card) == kid);
    if there { Ok(kid) } else { Err(no_card("not-in-yard", kid)) }
}
