//! The table while a scenario runs, and what is expected of it.

use crate::engine::dice::Dice;
use crate::engine::line::Arg;
use crate::engine::prompt::{Duty, Prompt};
use crate::engine::ruleset::{Heard, Position};
use crate::engine::scene::{Meter, Zone};
use crate::engine::seat::{Seat, SeatSet, Viewer};

pub struct Stage {
    pub position: Box<dyn Position>,
    pub dice: Dice,
    pub seats: u8,
    pub last: Heard,
}

impl Stage {
    pub fn say(&mut self, seat: Seat, words: &str, refused: bool, leaves: bool) -> Result<(), String> {
        let heard = self.position.hear(&self.dice, seat, words);
        if let Some(applied) = &heard.applied {
            let mut folded = self.position.copy();
            folded.fold(&applied.facts).map_err(|bad| bad.to_string())?;
            is(folded.same(&*applied.position), "folding the facts does not give the state")?;
            folded.audit().map_err(|why| format!("an invariant broke: {why}"))?;
            self.position = folded;
        }
        match &heard.refusal {
            Some(refusal) if !refused => return Err(format!("`{words}` was refused: {refusal}")),
            None if !leaves && !heard.left.is_empty() => {
                let left = heard.left.join("; ");
                return Err(format!("`{left}` was left, because something new was shown before it"));
            }
            _ => {}
        }
        self.last = heard;
        Ok(())
    }

    /// `id name=value name=value`, each of them only if it matters.
    pub fn refused(&self, how: &str) -> Result<(), String> {
        let refusal = self.last.refusal.as_ref().ok_or("it was accepted")?;
        let otherwise = format!("refused as {refusal}");
        for word in how.split_whitespace() {
            let holds = match word.split_once('=') {
                None => refusal.id() == word,
                Some((name, value)) => refusal.0.args.iter().any(|(known, arg)| known == name && written(arg) == value),
            };
            is(holds, &otherwise)?;
        }
        Ok(())
    }

    pub fn left(&self, words: &str) -> Result<(), String> {
        let left = self.last.left.join("; ");
        is(left == words, &format!("`{left}` was left"))
    }

    pub fn expect(&self, what: &str) -> Result<(), String> {
        let words: Vec<&str> = what.split_whitespace().collect();
        match words[..] {
            ["over"] => is(self.position.outcome().is_some(), "it goes on"),
            ["not", "over"] => is(self.position.outcome().is_none(), "it is over"),
            ["winners", ..] => self.winners(&words[1..]),
            ["score", seat, "=", score] => self.score(seat, score),
            ["undo", "free"] => is(!self.disclosed()?, "something new was shown"),
            ["undo", "closed"] => is(self.disclosed()?, "nothing new was shown"),
            ["log", viewer, id] => is(self.told(viewer)?.iter().any(|told| told == id), "it was not told"),
            ["no", "log", viewer, id] => is(!self.told(viewer)?.iter().any(|told| told == id), "it was told"),
            [viewer, "sees", ..] => self.sees(viewer, what),
            [seat, "may", ..] if seat.parse::<Seat>().is_ok() => self.may(seat.parse().unwrap(), what),
            [seat, duty, ..] if seat.parse::<Seat>().is_ok() && !seat.contains('.') && !is_relation(duty) => {
                self.duty(seat.parse().unwrap(), &words[1..])
            }
            _ => self.value(what),
        }
    }

    fn value(&self, what: &str) -> Result<(), String> {
        let (key, relation, value) = comparison(what)?;
        let found = self.position.inspect(key).ok_or_else(|| format!("the game has no `{key}`"))?;
        compare(&found, relation, value)
    }

    /// What lies in a zone before somebody's eyes, or a number that stands beside it.
    fn sees(&self, viewer: &str, what: &str) -> Result<(), String> {
        let (_, seen) = what.split_once(" sees ").ok_or("sees what?")?;
        let (key, relation, value) = comparison(seen)?;
        let scene = self.position.scene(self.viewer(viewer)?);
        let name = |zone: &Zone| match zone.owner {
            Some(owner) => format!("{owner}.{}", zone.id),
            None => zone.id.to_string(),
        };
        if let Some(zone) = scene.zones.iter().find(|zone| name(zone) == key) {
            let hidden = std::iter::repeat_n("?", zone.hidden as usize);
            let pieces: Vec<&str> = zone.pieces.iter().map(|piece| &*piece.face).chain(hidden).collect();
            return compare(&pieces.join(", "), relation, value);
        }
        // What is so without a number reads `yes`.
        let said = |meter: &Meter| meter.value.map_or_else(|| "yes".into(), |value| value.to_string());
        let number = |meters: &[Meter], id: &str| meters.iter().find(|meter| meter.id == id).map(said);
        let beside =
            scene.zones.iter().find_map(|zone| number(&zone.meters, key.strip_prefix(&name(zone))?.strip_prefix('.')?));
        let found = beside.or_else(|| number(&scene.meters, key));
        let zones = || scene.zones.iter().map(name).collect::<Vec<_>>().join(", ");
        let found = found.ok_or_else(|| format!("there is no `{key}` to be seen, only {}", zones()))?;
        compare(&found, relation, value)
    }

    fn duty(&self, seat: Seat, words: &[&str]) -> Result<(), String> {
        let prompt = self.position.prompt(seat);
        let found = format!("{prompt:?}").chars().take(200).collect::<String>();
        let holds = match words {
            ["leads"] => prompt.duty() == Duty::Lead,
            ["follows"] => prompt.duty() == Duty::Follow,
            ["waits"] => prompt.duty() == Duty::Wait,
            ["waits", "on", seats @ ..] => match &prompt {
                Prompt::Wait(wait) => wait.on == seat_set(seats)?,
                _ => false,
            },
            ["asked", "ahead"] => prompt.ahead().is_some(),
            _ => return Err("not a duty: leads, follows, waits, waits on, asked ahead".into()),
        };
        is(holds, &found)
    }

    fn may(&self, seat: Seat, what: &str) -> Result<(), String> {
        let (_, words) = what.split_once(" may ").ok_or("may what?")?;
        let moves = self.position.moves(seat);
        let listed = || format!("the list is: {}", moves.join(" | "));
        if let Some(words) = words.strip_prefix("exactly ") {
            let mut wanted: Vec<&str> = words.split('|').map(str::trim).collect();
            let mut found: Vec<&str> = moves.iter().map(String::as_str).collect();
            wanted.sort_unstable();
            found.sort_unstable();
            return is(wanted == found, &listed());
        }
        match words.strip_prefix("not ") {
            Some(words) => is(!moves.iter().any(|listed| listed == words.trim()), &listed()),
            None => is(moves.iter().any(|listed| listed == words.trim()), &listed()),
        }
    }

    fn winners(&self, seats: &[&str]) -> Result<(), String> {
        let outcome = self.position.outcome().ok_or("the game is not over")?;
        is(outcome.winners() == seat_set(seats)?, &format!("{:?}", outcome.winners()))
    }

    fn score(&self, seat: &str, score: &str) -> Result<(), String> {
        let outcome = self.position.outcome().ok_or("the game is not over")?;
        let seat: Seat = seat.parse().map_err(|()| "no such seat")?;
        let found = outcome.side_of(seat).and_then(|side| side.score);
        is(found.map(|found| found.to_string()).as_deref() == Some(score), &format!("it is {found:?}"))
    }

    fn disclosed(&self) -> Result<bool, String> {
        self.last.applied.as_ref().map(|applied| applied.disclosed).ok_or_else(|| "nothing was applied".into())
    }

    fn told(&self, viewer: &str) -> Result<Vec<String>, String> {
        let viewer = self.viewer(viewer)?;
        let applied = self.last.applied.as_ref().ok_or("nothing was applied")?;
        let lines = self.position.tell(&applied.facts, viewer).map_err(|bad| bad.to_string())?;
        Ok(lines.into_iter().map(|line| line.id.into_owned()).collect())
    }

    fn viewer(&self, viewer: &str) -> Result<Viewer, String> {
        Ok(match viewer {
            "spectator" => Viewer::Spectator,
            "everything" => Viewer::Everything,
            seat => match seat.parse::<Seat>() {
                Ok(seat) if seat.index() < usize::from(self.seats) => Viewer::Seat(seat),
                _ => return Err(format!("`{seat}` is not a seat, spectator or everything")),
            },
        })
    }
}

/// `key = value`, in its three parts.
fn comparison(what: &str) -> Result<(&str, &str, &str), String> {
    let relation = what.split_whitespace().find(|word| is_relation(word));
    let relation = relation.ok_or("no =, !=, has, lacks or size")?;
    let (key, value) = what.split_once(&format!(" {relation}")).ok_or("nothing to compare")?;
    Ok((key.trim(), relation, value.trim()))
}

fn compare(found: &str, relation: &str, value: &str) -> Result<(), String> {
    let items: Vec<&str> = found.split(',').map(str::trim).filter(|item| !item.is_empty()).collect();
    let wanted = if value == "-" { "" } else { value };
    let holds = match relation {
        "=" => found == wanted,
        "!=" => found != wanted,
        "has" => items.contains(&wanted),
        "lacks" => !items.contains(&wanted),
        _ => wanted.parse() == Ok(items.len()),
    };
    is(holds, &format!("it is `{found}`"))
}

/// An argument of a message as a scenario writes it.
fn written(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Word(word) => word.to_string(),
        Arg::Term(id) => id.to_string(),
        Arg::Seat(seat) => seat.to_string(),
        Arg::Line(line) => line.id.to_string(),
        Arg::List(items) => items.iter().map(written).collect::<Vec<_>>().join(","),
    }
}

fn is(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

fn is_relation(word: &str) -> bool {
    matches!(word, "=" | "!=" | "has" | "lacks" | "size")
}

fn seat_set(seats: &[&str]) -> Result<SeatSet, String> {
    seats.iter().map(|seat| seat.parse::<Seat>().map_err(|()| format!("`{seat}` is not a seat"))).collect()
}
