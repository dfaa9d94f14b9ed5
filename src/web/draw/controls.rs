//! The choices of a question as radio buttons and check boxes, and which of them have found their place on the board.
//!
//! A choice that says which thing of the scene it is ([`On`]) is drawn there, once. Whatever finds no place, since its
//! thing is not drawn or is taken by another choice, is a line below the question: no choice is ever lost.

use std::cell::RefCell;

use crate::engine::scene::{On, Spot};
use crate::engine::{Arg, Choice, Line, Zone};

use super::Pen;
use super::icon::{Html, escaped};
use super::kept::Kept;

/// Something to pick.
pub struct Control {
    /// The radio button or check box itself.
    pub input: Html,
    pub label: String,
    pub symbols: Html,
    /// What it will do, a line each.
    pub notes: Vec<Note>,
    /// What unfolds once it is picked.
    pub unfold: Html,
    pub on: Option<On>,
}

/// A line of what a choice will do, in symbols and in words.
pub struct Note {
    pub symbols: Html,
    pub words: String,
    line: Line,
}

impl Note {
    /// Does it say again what stands on the piece?
    pub fn repeats(&self, details: &[Line]) -> bool {
        let inside = |line: &Line| -> Vec<Arg> {
            line.args.iter().map(|(_, arg)| arg.clone()).filter(|arg| matches!(arg, Arg::Line(_))).collect()
        };
        let said: Vec<Arg> = details.iter().flat_map(inside).collect();
        inside(&self.line).iter().any(|arg| said.contains(arg)) || details.contains(&self.line)
    }
}

pub fn note(pen: &Pen<'_>, line: &Line) -> Note {
    Note { symbols: pen.symbols(line), words: pen.say(line), line: line.clone() }
}

/// All of them, and which are drawn.
#[derive(Default)]
pub struct Controls {
    all: Vec<Control>,
    drawn: RefCell<Vec<bool>>,
}

impl Controls {
    pub fn new(all: Vec<Control>) -> Controls {
        let drawn = RefCell::new(vec![false; all.len()]);
        Controls { all, drawn }
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The choice that is this thing, if it has no other place yet.
    pub fn take(&self, zone: &Zone, spot: &Spot) -> Option<&Control> {
        let mut drawn = self.drawn.borrow_mut();
        let is = |on: &On| on.zone == zone.id && on.owner == zone.owner && on.spot == *spot;
        let place = (0..self.all.len()).find(|place| !drawn[*place] && self.all[*place].on.as_ref().is_some_and(is))?;
        drawn[place] = true;
        Some(&self.all[place])
    }

    /// Is something in this zone, or the zone itself, still to be picked?
    pub fn ask_of(&self, zone: &Zone) -> bool {
        let drawn = self.drawn.borrow();
        let lies =
            |control: &Control| control.on.as_ref().is_some_and(|on| on.zone == zone.id && on.owner == zone.owner);
        self.all.iter().zip(drawn.iter()).any(|(control, drawn)| !drawn && lies(control))
    }

    /// What has found no place.
    pub fn rest(&self) -> Vec<&Control> {
        let drawn = self.drawn.replace(vec![true; self.all.len()]);
        self.all.iter().zip(drawn).filter(|(_, drawn)| !drawn).map(|(control, _)| control).collect()
    }
}

/// Buttons with more ways than this do not say on the button which is picked.
pub const NAMED: usize = 12;

/// A radio button that picks a whole way.
pub fn radio(place: usize, value: &str, checked: bool) -> Html {
    let class = if place < NAMED { format!(" class=w{place}") } else { String::new() };
    let checked = if checked { " checked" } else { "" };
    Html(format!("<input type=\"radio\"{class} name=\"way\" value=\"{}\"{checked}>", escaped(value)))
}

/// A choice of a slot, where it can be picked by itself.
pub fn choice(pen: &Pen<'_>, field: &str, kind: &str, choice: &Choice, kept: &Kept<'_>, was_sent: bool) -> Control {
    let picked = if was_sent { kept.has(field, &choice.word) } else { choice.usual };
    let checked = if picked { " checked" } else { "" };
    Control {
        input: Html(format!("<input type=\"{kind}\" name=\"{field}\" value=\"{}\"{checked}>", escaped(&choice.word))),
        label: pen.say(&choice.label),
        symbols: pen.symbols(&choice.label),
        notes: choice.note.iter().map(|line| note(pen, line)).collect(),
        unfold: Html::default(),
        on: choice.on.clone(),
    }
}
