//! Whole answers worth offering: buy and roll, summon and roll, or what a card asks, each with what it gives now.

use crate::engine::{Arg, Dice, Draft, Game, Line, On, Play, Seat, Viewer, play};

use super::cards::Face;
use super::effect::Filter;
use super::forecast::{self, Gives, chances};
use super::state::{Lying, PRICE, Question, State};
use super::ways::numbers;
use super::{Demons, legal, prompt};

/// No more for the summoning of one demon, and no more than so many tables are tried out.
const MOST: usize = 60;

pub fn plays(state: &State, seat: Seat) -> Vec<Play> {
    match state.question {
        Some((asked, Question::Main)) if asked == seat => turn(state, seat),
        Some((asked, _)) if asked == seat => {
            let ask = prompt::prompt(state, seat).into_question();
            let plain = ask.iter().flat_map(play::plain).take(MOST);
            plain.map(|play| foreseen(state, seat, play)).collect()
        }
        _ => Vec::new(),
    }
}

/// The turns worth taking, the plainest last.
fn turn(state: &State, seat: Seat) -> Vec<Play> {
    let rolled = state.turn.rolled;
    let mut plays = Vec::new();
    if legal::can_summon(state, seat) {
        plays.extend(state.player(seat).hand.iter().filter_map(|demon| summon(state, seat, *demon)));
    }
    if legal::can_free(state, seat) {
        plays.extend(state.player(seat).hand.iter().map(|demon| {
            let does = Line::new("demons-play-free").term("card", demon.name());
            let play = Play::new(format!("free {}", demon.id()), does).on(Some(in_hand(seat, *demon)));
            foreseen(state, seat, play.gets([Line::new(demon.text())]))
        }));
    }
    if legal::can_buy(state, seat) {
        let mut faces = state.in_block(Filter::OwnCard);
        faces.sort_by_key(|face| std::cmp::Reverse(promise(*face)));
        plays.extend(faces.into_iter().map(|face| buy(state, seat, face)));
    }
    plays.push(match rolled {
        true => foreseen(state, seat, Play::new("end", Line::new("demons-way-end"))),
        false => Play::new("roll", Line::new("demons-way-roll")).gets([odds(state, seat)]),
    });
    plays
}

/// How often two dice wake it, times nothing but itself: a first order to read in.
fn promise(face: Face) -> u8 {
    face.print().numbers.iter().map(|sum| chances(*sum)).sum()
}

fn in_hand(seat: Seat, demon: Face) -> On {
    On::zone("hand").of(seat).piece(demon.id())
}

/// `buy eve; roll`, or after the roll `buy eve`.
fn buy(state: &State, seat: Seat, face: Face) -> Play {
    let (id, words) = match state.turn.rolled {
        true => ("demons-play-buy", format!("buy {}", face.id())),
        false => ("demons-play-buy-roll", format!("buy {}; roll", face.id())),
    };
    let play = Play::new(words, Line::new(id).term("card", face.name())).on(Some(On::zone("block").piece(face.id())));
    let play = play.gets([numbers(face), Line::new(face.text())]);
    if state.turn.rolled {
        return foreseen(state, seat, play);
    }
    let left = state.player(seat).souls - PRICE;
    let bought = try_out(state, seat, &format!("buy {}", face.id()));
    let after = bought.as_ref().map_or(state, |(after, _)| after);
    play.gets([odds(after, seat)]).leaves([Line::new("demons-play-left").number("souls", left)])
}

/// The demon for the cards that would bring least.
fn summon(state: &State, seat: Seat, demon: Face) -> Option<Play> {
    let price = state.sacrifice(seat);
    let mut cards: Vec<&Lying> = state.player(seat).tableau.iter().collect();
    cards.sort_by_key(|lying| (worth(state, seat, lying), lying.serial));
    let given: Vec<Face> = cards.into_iter().take(price).map(|lying| lying.face).collect();
    let named: Vec<&str> = given.iter().map(|face| face.id()).collect();
    let words = format!("summon {} with {}", demon.id(), named.join(" + "));
    let (after, surprised) = try_out(state, seat, &words)?;
    let rolls = !state.turn.rolled && !surprised && after.question == Some((seat, Question::Main));
    let names = given.iter().map(|face| Arg::Term(face.name()));
    let id = if rolls { "demons-play-summon-roll" } else { "demons-play-summon" };
    let does = Line::new(id).term("card", demon.name()).list("cards", names);
    let on = Some(in_hand(seat, demon));
    let gets = [numbers(demon), Line::new(demon.text())];
    if rolls {
        let play = Play::new(format!("{words}; roll"), does).on(on).gets(gets).gets([odds(&after, seat)]);
        let line = Line::new("demons-play-demons").number("demons", after.player(seat).demons.len() as i64);
        return Some(play.leaves([line.number("goal", state.table.demons_to_win)]));
    }
    Some(foreseen(state, seat, Play::new(words, does).on(on).gets(gets)))
}

/// What a card brings in 36 rolls of anybody, in souls; what cannot be counted in souls is worth two.
fn worth(state: &State, seat: Seat, lying: &Lying) -> u32 {
    let often: u32 = lying.face.print().numbers.iter().map(|sum| u32::from(chances(*sum))).sum();
    let gives = match forecast::gives(state, seat, lying.serial, lying.face, true) {
        Gives::Souls(souls) | Gives::Steals(souls) | Gives::MaySouls(souls) => u32::from(souls),
        Gives::Acts | Gives::May => 2,
        Gives::Nothing => 0,
    };
    // A card that gives nothing now may give something later.
    often * (2 * gives + 1)
}

/// Of 36 rolls so many wake something of this seat.
fn odds(state: &State, seat: Seat) -> Line {
    let rows = forecast::forecast(state);
    let mine = |row: &&forecast::Forecast| row.wakes.iter().any(|(whose, _)| *whose == seat);
    let of: i64 = rows.iter().filter(mine).map(|row| i64::from(row.chances)).sum();
    Line::new("demons-play-odds").number("chances", of)
}

/// What the table would be after these words, and whether the seat would then see something new. None where they are
/// refused.
fn try_out(state: &State, seat: Seat, words: &str) -> Option<(State, bool)> {
    let (dice, mut state, mut surprised) = (Dice::from_seed(0), state.clone(), false);
    for part in words.split("; ") {
        for step in Demons::read(&state, seat, part).ok()? {
            let mut draft = Draft::<Demons>::new(state.clone(), &dice);
            Demons::decide(&mut draft, seat, step).ok()?;
            let decided = draft.finish();
            surprised |= decided.facts.iter().any(|fact| fact.surprises(seat));
            state = decided.state;
            if surprised {
                return Some((state, true));
            }
        }
    }
    Some((state, surprised))
}

/// The play with what it comes to, as far as nothing new has to be seen for it.
fn foreseen(state: &State, seat: Seat, play: Play) -> Play {
    let Some((after, surprised)) = try_out(state, seat, &play.words) else { return play };
    if surprised {
        return play.then([Line::new("demons-play-unseen")]);
    }
    let scene = |state: &State| Demons::scene(&Demons::view(state, Viewer::Seat(seat)));
    let totals = play::totals(&scene(state), &scene(&after), Some(seat), &["cards"]);
    let told = totals.iter().filter_map(|total| {
        let id = match &*total.meter {
            "souls" => "demons-play-souls",
            "demons" => "demons-play-demons-now",
            "cards" => "demons-play-cards",
            _ => return None,
        };
        Some(Line::new(id).number("change", total.change).number("then", total.then))
    });
    let told: Vec<Line> = told.collect();
    Play { totals, ..play.leaves(told) }
}
