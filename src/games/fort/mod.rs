//! Fort: kids who build a fort, collect pizza and toys, and follow each other's ideas. Two to four players.
//!
//! A turn is a sequence of steps. `moves` lists every legal next step; a step after which no legal end of the play is
//! left is not listed, and saying it is refused with the reason. Cards of the same name are one option.
//!
//! # Steps
//!
//! | step | who, when |
//! |---|---|
//! | `pick bug` | draft, everybody at once; the last pick is automatic |
//! | `skip` | leader: play nothing |
//! | `diy` | leader with DIY: advance for one more (`pay …` follows) |
//! | `play bug` | leader: the card that is played; then it is built up by the next five |
//! | `add the_moles` | add a hand card. A card with a coin needs its suit: `add smoke as book`, `add puddin as none` |
//! | `lend scout` | lend a Lookout card, which stays there; with a coin `lend smoke as book`, `lend smoke as none` |
//! | `declare crown` | a led coin card with a public box needs this before a box starts: the suit rivals must match |
//! | `suit glue` | before a box "× any one suit" starts: the suit that counts; `suit coin` counts coins left `as none` |
//! | `public`, `private` | start a box and do all of it that can be done. Adding is over. At unit choices `stop` may be listed |
//! | `public 2`, `private 1` | start a box and do exactly this many units of its first icon (resources, cards, points), no more |
//! | `end` | after the first box: do not use the other one |
//! | `gather pizza`, `gather toys` | the kind of a gather of free choice; the amount follows by itself |
//! | `pack pizza`, `pack toys` | one resource from Stuff into the Pack; Sticky Fingers: `pack supply:pizza`, `pack supply:toys` |
//! | `tuck ghost` | a hand card into the Lookout; Bribe: `tuck park:dot`, `tuck deck`, `tuck p2:bug` (a Yard) |
//! | `trash hand:tiny`, `trash discard:worm` | one card of the own hand or discard pile |
//! | `rob p2:bug` | trash a card of a rival's Yard |
//! | `copy p2` | whose Pack is copied |
//! | `take pizza`, `take toys` | what to copy, only asked after `public 1` and the like, when not all is taken |
//! | `convert stuff:toys`, `convert pack:pizza` | this one becomes the other kind |
//! | `spend stuff`, `spend pack` | where the resource spent comes from (its kind is printed) |
//! | `recruit park:tiny`, `recruit p2:chef`, `recruit deck` | in the Recruit phase and as an action |
//! | `pay p2 t1` | a payment from Stuff; with a part from the Pack: `pay p2 t0 pack p0 t1`. Both numbers are always written |
//! | `rule loner` | level 1: the made-up rule kept |
//! | `perk bribe` | level 2: the perk taken |
//! | `omit` | of two icons side by side (Doc), leave out this one |
//! | `stop` | end a use before all is done, where the rules allow it |
//! | `pass` | a rival does not follow |
//! | `follow dash` | a rival discards this card to follow; every coin on it stands for the led suit |
//! | `follow puddin as none` | the same with the coin left aside, where that changes the count |
//! | `follow bug + the_moles` | Copy Cat: two cards (in the order of the hand; any order is understood) |
//! | `rough`, `no` | the owner of Rough Housing, after all rivals decided |
//! | `do_over`, `no` | the leader with Do-Over, after the follows |
//! | `birthday park:tiny`, `birthday deck`, `no` | the leader with Birthday Party, after recruiting |
//! | `recycle bug` | the leader with Recycling, at any own question of the turn but those between `play` and its first box |
//! | `recycle bug`, `later`, `no` | the same after Discard: `later` asks again after Draw, `no` does not |
//! | `recycle bug`, `no` | the same after Draw |
//!
//! A choice that leaves one legal answer is made silently: kinds, payments, `end`, and the units of a use once nothing
//! but such units is left of it. Saying it nevertheless is accepted and changes nothing (`play bud; declare book;
//! public; gather pizza; end`, whether or not the kind or the end was open). `stop` counts as an answer of its own, so
//! nothing is given up silently where one may stop. Recruiting, following, `rule` and `perk` are always asked.
//!
//! A lent card stays unknown to others, as all cards tucked from a hand: they are told its icons.
//!
//! # Shorthand
//!
//! `play bug + the_moles + lookout:scout + smoke:book + lookout:puddin:none` is `play`, `add`, `lend`… in one.
//! A comma joins steps that stand or fall together: `play bug + the_moles, public, private`; nothing of it is done if
//! one of them is refused. (`;` also joins steps, but those before a refused one are done.) `add smoke:book` is
//! `add smoke as book`. Unique beginnings, capitals and parts of a name are understood (`play Moles`), a zone may be
//! left out where it is clear (`trash tiny`, `recruit tiny`), zeros of a payment too (`pay p2 pack t1`). Of choices joined
//! by `or`, best first, the first that can be made is made (`follow dash; perk bribe or diy`, `recruit tiny or deck`): what
//! is answered ahead may be gone when its turn comes. A choice that is not understood stops the search. A single letter is
//! no beginning; names of several words may be typed as they are printed (`play Golden Boy + the moles`).
//!
//! A recruit may be said with the play (`play bug + the_moles, public; recruit tiny or spike or deck`, or `, recruit tiny`
//! at its end): it is kept while rivals follow, and done when they have.
//!
//! # Refusals
//!
//! All are `fort-refusal-…`. About a play: `no-action` (both boxes blank), `zero-count` (the box counts to 0),
//! `no-effect` (no unit of the box can be done), `not-full` (no box would be done completely), `useless-added-card`
//! (argument `card`), `box-blank`, `box-used`, `declare-first`, `suit-first`, `coin-suit` (a coin card without `as`),
//! `no-coin` (`as` with a card that has none), `in-play-already` (no second copy). They come at the first step where it is certain: adding a card that can
//! only be useless is refused at once, as is `play` of a card that no plan could use.
//! About units: `not-in-hand`, `not-in-discard`, `not-in-lookout`, `not-in-yard`, `not-in-park`, `deck-empty`,
//! `added-card` (trashing or tucking the played card or an added one), `nothing-to-pack`, `lookout-full` and `pack-full`
//! (said too late: the use has ended because of it),
//! `no-room` (no room in Stuff), `one-direction`, `nothing-to-convert`, `nothing-to-spend`, `payment` and
//! `payment-less` (one slot is forgiven; arguments `pizza`, `toys`, `either`), `cannot-pay`, `must-go-on` (`stop` or a choice that would leave the play illegal).
//! About following: `no-match`, `follow-not-full`, `one-card` (two without Copy Cat),
//! `kind-fixed` (the leader's kind binds). About perks: `no-perk` (not owned, spent or not usable now), `own-turn`
//! (a perk source while following), `yard-birthday`, `own-yard`, `nobody-to-play` (Do-Over without a card to play).
//! `settled` (the only answer was already given). Out of place: `play-first`, `box-first`, `box-in-use`,
//! `adding-over`, `declare-suit` (a coin is no suit), `units` (a box cannot be
//! done exactly that often), `nothing-to-declare`, `nothing-to-name`, `not-in-pack` (draft), `copy-no-room`.
//! Anything else is the house's `refusal-not-offered`, `refusal-not-asked`, `refusal-unfinished`,
//! `refusal-ambiguous` or `refusal-unreadable`.
//!
//! # Sketches
//!
//! A sketch starts from an empty table: seats play in the order p1, p2, …, p1 leads round 1 and is asked to play; all
//! zones of players are empty and all numbers 0. Kids not mentioned form the Park (three of them) and the Park deck;
//! if `park_deck` is given, what is left goes to the box. Best Friends not mentioned are in the box. A seat that is
//! given a Best Friend gets its colour. Lists are separated by commas, `-` is an empty list.
//!
//! | key | value |
//! |---|---|
//! | `p1.hand`, `p1.deck` (top first), `p1.discard` (top last), `p1.yard`, `p1.lookout`, `p1.play` | kid ids |
//! | `p1.shown` | the cards of the Lookout that everybody knows |
//! | `p1.pizza`, `p1.toys`, `p1.pack_pizza`, `p1.pack_toys`, `p1.level`, `p1.track` | numbers |
//! | `p1.rule`, `p1.perk`, `p1.colour` | an id, or `-` |
//! | `park` | three kid ids, `-` for an empty place |
//! | `park_deck` (top first), `box` | kid ids |
//! | `rules`, `perks` | ids of the stack and of the row; filled up to players + 1 (with those held) if left out |
//! | `spent` | ids of perks used up |
//! | `macaroni` | the seat that holds it, or `-` |
//! | `order` | the turn order, e.g. `p2, p1, p3` |
//! | `leader` | whose turn it is (asked to play) |
//! | `round` | a number from 1 |
//! | `end` | `track_25`, `fort_5` or `park_deck_empty` once flagged, or `-` |
//!
//! `inspect` answers all of these and also, read only: `p1.hand_size`, `p1.deck_size`, `p1.discard_size`,
//! `park_deck_size`, `rules_size`, `phase` (`draft`, `play`, `build`, `boxes`, `use`, `follow`, `following`, `rule`,
//! `perk`, `rough`, `do_over`, `recruit`, `birthday`, `recycle`, `over`), `end_by` (the seat that flagged the end),
//! `declared`, `followed` (seats that followed the led card), `p1.friends` (the two Best Friends of the seat).
//!
//! # Editions
//!
//! | edition | what it changed |
//! |---|---|
//! | 1 | |
//! | 2 | the second card of a Do-Over has a follow window of its own: whoever followed the first card may use Rough Housing on the second |

mod actions;
mod arrange;
mod audit;
mod build;
mod cards;
mod choices;
mod facts;
mod feasible;
mod fold;
mod follow;
mod foresight;
mod forms;
mod legal;
mod legend;

mod list;
mod matter;
mod moves;
mod outline;
mod paths;
mod plays;
mod prompt;
mod read;
mod redeal;
mod refusals;
mod scene;
mod scoring;
mod setup;
mod spot;
mod state;
mod tell;
#[cfg(test)]
mod tests;
mod ticks;
mod turn;
mod units;
mod uses;
mod view;
mod words;
mod worth;

use serde::{Deserialize, Serialize};

use crate::engine::{
    BadSketch, Bearing, Brief, Draft, Entrant, For, Game, Info, Line, Outcome, PerSeat, Piece, Play, Prompt, Refusal,
    Scene, Seat, SeatSet, Setting, Sides, Sketch, Stream, Tally, Values, Viewer, Window,
};

use cards::CardSet;
use facts::{Did, Fact, Source};
use moves::Move;
use state::{Phase, Setup, State};
use view::View;

/// The game, as the registry lists it.
pub struct Fort;

/// What a table of Fort may choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub setup: Setup,
    /// Which printed values the table plays with: designed ones can be corrected by a new set.
    pub cards: String,
}

impl Default for Options {
    fn default() -> Options {
        Options { setup: Setup::default(), cards: CardSet::usual().id.to_owned() }
    }
}

impl Game for Fort {
    const INFO: Info = Info {
        slug: "fort",
        editions: &[1, 2],
        least_seats: 2,
        most_seats: 4,
        settings: &[
            Setting { id: "setup", values: Values::Words(&["basic", "draft"]) },
            Setting { id: "cards", values: Values::Words(&["designed-1"]) },
        ],
        // 60 rounds of four turns; a play has at most 12 added cards and each of two boxes fewer than 20 units.
        most_steps: 60 * 4 * 150,
        texts: &[
            ("en", include_str!("locales/en.ftl")),
            ("fr", include_str!("locales/fr.ftl")),
            ("ru", include_str!("locales/ru.ftl")),
            ("pt-BR", include_str!("locales/pt-BR.ftl")),
        ],
    };

    type Options = Options;
    type State = State;
    type Move = Move;
    type Fact = Fact;
    type View = View;

    fn open(edition: u32, entrants: &PerSeat<Entrant>, options: &Options) -> Result<State, Refusal> {
        let set = CardSet::find(&options.cards)
            .ok_or_else(|| Refusal(Line::new("fort-refusal-card-set").word("set", options.cards.clone())))?;
        Ok(State::new(edition, set, entrants.seats(), options.setup))
    }

    fn setup(draft: &mut Draft<'_, Fort>) {
        setup::set_up(draft);
    }

    fn decide(draft: &mut Draft<'_, Fort>, seat: Seat, step: Move) -> Result<(), Refusal> {
        turn::decide(draft, seat, step)
    }

    fn evolve(state: &mut State, fact: &Fact) {
        fold::fold(state, fact);
    }

    fn asked(state: &State) -> SeatSet {
        legal::asked(state)
    }

    fn awaited(state: &State) -> SeatSet {
        prompt::awaited(state)
    }

    const WINDOWS: bool = true;

    fn window(state: &State) -> Option<Window> {
        prompt::window(state)
    }

    fn brief(state: &State, seat: Seat) -> Brief {
        prompt::brief(state, seat)
    }

    fn prompt(state: &State, seat: Seat) -> Prompt {
        prompt::prompt(state, seat)
    }

    fn plays(state: &State, seat: Seat) -> Vec<Play> {
        plays::plays(state, seat)
    }

    fn moves(state: &State, seat: Seat) -> Vec<Move> {
        legal::list(state, seat)
    }

    fn sample(state: &State, seat: Seat, stream: &mut Stream) -> Option<Move> {
        legal::sample(state, seat, stream)
    }

    fn read(state: &State, seat: Seat, words: &str) -> Result<Vec<Move>, Refusal> {
        read::read(state, seat, words)
    }

    fn parts(words: &str) -> Vec<String> {
        read::parted(words)
    }

    fn keeps(state: &State, seat: Seat, words: &str) -> bool {
        seat == state.leader
            && matches!(state.phase, Phase::Follow | Phase::FollowWork | Phase::Rough)
            && read::is_recruit(words)
    }

    fn points(view: &View) -> Tally {
        let of = |seat| view.players.iter().find(|player| player.seat == seat).map(|player| player.points);
        Some(PerSeat::new(view.players.len() as u8, |seat| of(seat).unwrap_or_default()))
    }

    fn sides(state: &State) -> Sides {
        Sides::single(state.seats)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        scoring::outcome(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn scene(view: &View) -> Scene {
        scene::scene(view)
    }

    fn gallery() -> Vec<Piece> {
        scene::gallery()
    }

    const LEGEND: &'static [(&'static str, &'static str)] = legend::LEGEND;

    fn tell(_: &State, fact: &Fact, viewer: Viewer) -> Option<Line> {
        tell::tell(fact, viewer)
    }

    fn bearing(line: &Line, seat: Seat) -> Bearing {
        tell::bearing(line, seat)
    }

    fn discloses(before: &State, fact: &Fact) -> bool {
        discloses(before, fact)
    }

    fn redeal_unseen(state: &State, viewer: Viewer, stream: &mut Stream) -> State {
        redeal::redeal(state, viewer, stream)
    }

    fn laid(state: &State) -> Fact {
        Fact::Laid(For { seats: SeatSet::NONE, value: Box::new(redeal::laid(state)) })
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }

    fn arrange(state: &mut State, sketch: &Sketch) -> Result<(), BadSketch> {
        arrange::arrange(state, sketch)
    }

    fn inspect(state: &State, key: &str) -> Option<String> {
        arrange::inspect(state, key)
    }
}

/// Is this the last unit of the box in use?
fn ends_use(before: &State, did: Did) -> bool {
    units::Bench::of(before).is_some_and(|mut bench| {
        bench.work.apply(&mut bench.outline, &bench.terms, did.into());
        bench.work.over
    })
}

/// A plan may be taken back until chance or a hidden pile showed a card, or a rival was asked.
fn discloses(before: &State, fact: &Fact) -> bool {
    match fact {
        Fact::Did(seat, did) | Fact::FellOut(seat, did) => match did {
            Did::Recruited(source, _, refill) | Did::Tucked(source, _, _, refill) => {
                *source == Source::Deck || refill.is_some()
            }
            // The stack of rules is looked through.
            Did::Paid(_) if before.player(*seat).level == 0 => true,
            // A follow that is over cannot be taken back.
            did => before.phase == Phase::FollowWork && ends_use(before, *did),
        },
        Fact::Recruited(_, source, _, refill) | Fact::Celebrated(_, source, _, refill) => {
            *source == Source::Deck || refill.is_some()
        }
        Fact::Ended(_) | Fact::EndedItself(_) => follow::somebody_is_asked(before),
        Fact::Picked(seat, _) => before.all().all(|other| other == *seat || before.picked[other.index()].is_some()),
        Fact::Drew(_, cards, _) => !cards.value.is_empty(),
        Fact::Passed(_)
        | Fact::Discarded(..)
        | Fact::RoughHoused(..)
        | Fact::HandedOn
        | Fact::TurnBegan(_)
        | Fact::Over
        | Fact::Laid(_) => true,
        Fact::Declined(_, words::Perk::RoughHousing) => before.phase == Phase::Rough,
        _ => false,
    }
}
