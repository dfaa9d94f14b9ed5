//! How many cards a form lets a player tick at once, so that what is ticked is what is done.

use super::cards::Atom;
use super::units::Bench;
use super::uses::Effect;

/// The fewest and the most cards that can be tucked or trashed in one answer. Where the rules would go on by themselves
/// after fewer, fewer cannot be ticked: the player sees what has to be done and does it openly.
pub fn ticks(bench: &Bench<'_>) -> (u8, u8) {
    let icon = bench.work.icon(&bench.terms);
    let mut ahead = Bench { state: bench.state, seat: bench.seat, ..*bench };
    let (mut least, mut most) = (None, 0);
    while !ahead.work.over && ahead.work.pending.is_none() && ahead.work.icon(&ahead.terms) == icon {
        let Some(unit) = own_card(&ahead) else { break };
        ahead.work.apply(&mut ahead.outline, &ahead.terms, unit);
        most += 1;
        while let Some(amount) = amount(&ahead) {
            ahead.work.apply(&mut ahead.outline, &ahead.terms, amount);
        }
        if may_stop(&ahead) {
            least = least.or(Some(most));
        }
    }
    (least.unwrap_or(most).max(1), most.max(1))
}

/// The next unit done with a card of the own hand or discard pile.
fn own_card(bench: &Bench<'_>) -> Option<Effect> {
    let own = [Effect::TuckHand, Effect::TrashDiscard, Effect::TrashHand];
    let allowed = bench.effects();
    own.into_iter().find(|effect| allowed.contains(&Some(*effect)) && bench.finishes(*effect).is_ok())
}

/// What a card brings along, which nobody is asked about.
fn amount(bench: &Bench<'_>) -> Option<Effect> {
    let goes_on = !bench.work.over && bench.work.pending.is_none();
    let automatic = goes_on && matches!(bench.work.icon(&bench.terms), Atom::Score(_) | Atom::Gather(Some(_), _));
    automatic.then(|| bench.effects().iter().flatten().next().copied()).flatten()
}

fn may_stop(bench: &Bench<'_>) -> bool {
    bench.effects().contains(&Some(Effect::Stop)) && bench.finishes(Effect::Stop).is_ok()
}
