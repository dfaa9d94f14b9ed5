//! Does every line that a game says exist in its English texts, with every variable the text asks for?

use std::collections::{BTreeMap, BTreeSet};

use tincan::engine::{Arg, Ask, Info, Line, Outcome, Prompt, Scene, Slot};

use super::check;

/// Message ids of the English source and the variables each one uses.
pub struct Texts(BTreeMap<String, BTreeSet<String>>);

impl Texts {
    pub fn of(info: &Info) -> Texts {
        let english = info.texts.iter().find(|(language, _)| *language == "en");
        Texts::read(english.map_or("", |(_, text)| text))
    }

    pub fn read(text: &str) -> Texts {
        Texts(read(text))
    }

    /// What another language lacks, has too much, or tells with other variables.
    pub fn differences(&self, other: &str) -> Vec<String> {
        let other = read(other);
        let lacks = self.0.keys().filter(|id| !other.contains_key(*id)).map(|id| format!("lacks {id}"));
        let adds = other.keys().filter(|id| !self.0.contains_key(*id)).map(|id| format!("adds {id}"));
        let both = self.0.iter().filter_map(|(id, variables)| Some((id, variables, other.get(id)?)));
        let unlike = both.filter(|(_, one, other)| one != other);
        lacks.chain(adds).chain(unlike.map(|(id, one, other)| format!("{id} uses {other:?}, not {one:?}"))).collect()
    }

    pub fn know(&self, line: &Line) -> Result<(), String> {
        for (_, arg) in &line.args {
            self.know_arg(arg)?;
        }
        // What the house says of any game.
        if line.id.starts_with("refusal-") || line.id == "play-choice" {
            return Ok(());
        }
        self.know_id(&line.id)?;
        let given: BTreeSet<&str> = line.args.iter().map(|(name, _)| name.as_ref()).collect();
        let missing = self.0[line.id.as_ref()].iter().find(|variable| {
            // Whether a seat is the reader's own is told with it.
            let of = variable.strip_suffix("-is").unwrap_or(variable);
            !given.contains(variable.as_str()) && !given.contains(of)
        });
        check(missing.is_none(), || format!("message {} needs ${}, which the line lacks", line.id, missing.unwrap()))
    }

    fn know_id(&self, id: &str) -> Result<(), String> {
        check(self.0.contains_key(id), || format!("message {id} is not in the English texts"))
    }

    fn know_arg(&self, arg: &Arg) -> Result<(), String> {
        match arg {
            Arg::Term(id) => self.know_id(id),
            Arg::Line(line) => self.know(line),
            Arg::List(args) => args.iter().try_for_each(|arg| self.know_arg(arg)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Word(_) => Ok(()),
        }
    }

    pub fn know_prompt(&self, prompt: &Prompt) -> Result<(), String> {
        if let Prompt::Wait(wait) = prompt
            && let Some(question) = &wait.question
        {
            self.know(question)?;
        }
        prompt.ask().into_iter().chain(prompt.ahead()).try_for_each(|ask| self.know_ask(ask))
    }

    fn know_ask(&self, ask: &Ask) -> Result<(), String> {
        self.know(&ask.headline)?;
        self.know(&ask.sentence)?;
        for way in &ask.ways {
            self.know(&way.label)?;
            way.note.iter().try_for_each(|note| self.know(note))?;
            way.slots.iter().try_for_each(|slot| self.know_slot(slot))?;
        }
        ask.then.iter().try_for_each(|slot| self.know_slot(slot))
    }

    fn know_slot(&self, slot: &Slot) -> Result<(), String> {
        self.know(&slot.title)?;
        for choice in &slot.choices {
            self.know(&choice.label)?;
            choice.note.iter().try_for_each(|note| self.know(note))?;
        }
        Ok(())
    }

    pub fn know_scene(&self, scene: &Scene) -> Result<(), String> {
        scene.meters.iter().try_for_each(|meter| self.know(&meter.label))?;
        for zone in &scene.zones {
            self.know(&zone.title)?;
            zone.meters.iter().try_for_each(|meter| self.know(&meter.label))?;
            for piece in &zone.pieces {
                self.know(&piece.label)?;
                piece.details.iter().try_for_each(|detail| self.know(detail))?;
                piece.marks.iter().try_for_each(|mark| self.know_id(mark))?;
            }
        }
        Ok(())
    }

    pub fn know_outcome(&self, outcome: &Outcome) -> Result<(), String> {
        self.know(&outcome.reason)?;
        outcome.sides.iter().flat_map(|side| &side.parts).try_for_each(|(line, _)| self.know(line))
    }
}

/// Reads `.ftl` crudely: an id stands at the start of a line before ` =`, what is indented below belongs to it.
fn read(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::<String, BTreeSet<String>>::new();
    let mut current = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once('=')
            && line.starts_with(|first: char| first.is_ascii_alphabetic())
        {
            messages.insert(id.trim().to_owned(), BTreeSet::new());
            current = Some(id.trim().to_owned());
        }
        let Some(message) = current.as_ref().and_then(|id| messages.get_mut(id)) else { continue };
        for part in line.split('$').skip(1) {
            message.insert(part.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-')).collect());
        }
    }
    messages
}

#[test]
fn texts_are_read_with_their_variables() {
    let texts =
        Texts(read("# a note = no\na-b = Hello { $who } and { $whom ->\n    [one] { $n }\n   *[other] x\n}\nc = C\n"));
    let line = Line::new("a-b").word("who", "x").word("whom", "y");
    assert!(texts.know(&line).unwrap_err().contains("$n"));
    assert_eq!(texts.know(&line.number("n", 1)), Ok(()));
    assert!(texts.know(&Line::new("d")).is_err());
    assert!(texts.know(&Line::new("refusal-x").term("t", "d")).is_err());
    assert_eq!(texts.know(&Line::new("refusal-x").term("t", "c")), Ok(()));
}
