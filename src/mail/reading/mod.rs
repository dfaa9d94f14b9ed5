//! Reading an answer as people write it: what a letter prints, in their language or in English, with courtesy around it.
//!
//! Only what is understood whole is played. A line is tried as notation, as a number, as the label of a choice and as a
//! play put together; every word of it must be part of that, or be listed as mere courtesy. Anything else is asked back
//! with the choices that come nearest: a slip of the finger is never a move.

pub mod offers;

mod courtesy;

mod matching;

mod numbers;

mod refusing;

mod tokens;

mod verbs;

use crate::engine::{Ask, Dice, Position, Refusal, Seat};
use crate::words::Voice;

use matching::Vocabulary;
use offers::Offer;

/// What a text came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// Words of the notation, one step a line.
    Words(String),
    Unclear(Unclear),
    /// Only courtesy.
    Nothing,
}

/// Something that is not played because it is not clear what it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unclear {
    /// As it was typed.
    pub typed: String,
    /// What the rules say of it, where they understand it.
    pub refusal: Option<Refusal>,
    /// What may have been meant, the nearest first.
    pub near: Vec<Offer>,
}

/// Whose answer is read.
#[derive(Clone, Copy)]
pub struct Question<'q> {
    pub position: &'q dyn Position,
    pub seat: Seat,
    /// In the reader's language, and in English.
    pub voices: [Voice<'q>; 2],
    /// What people at the table are called.
    pub names: &'q [String],
}

/// So many choices are offered when something is asked back.
const MOST_NEAR: usize = 4;

impl Question<'_> {
    /// Reads the lines of an answer.
    pub fn read(&self, lines: &[&str]) -> Meaning {
        let mut position = self.position.copy();
        let mut said: Vec<String> = Vec::new();
        let mut shown = false;
        for line in lines.iter().map(|line| courtesy::unsmiling(line)) {
            let now = Question { position: &*position, ..*self };
            let prompt = now.position.prompt(self.seat);
            let Some(ask) = prompt.question().filter(|_| !shown) else {
                // After something new was shown the table decides what is left of it.
                said.extend(self.later(line));
                continue;
            };
            let words = Vocabulary::new(&now, ask);
            match now.line(&words, line) {
                Meaning::Nothing => {}
                Meaning::Words(step) => {
                    if let Some((after, disclosed)) = now.after(&step) {
                        (position, shown) = (after, disclosed);
                    }
                    said.push(step);
                }
                Meaning::Unclear(unclear) if said.is_empty() => return Meaning::Unclear(unclear),
                // Something else below an answer that was understood: about the answer, it may take it back.
                Meaning::Unclear(unclear) => match Vocabulary::of(self).is_some_and(|first| first.touches(line)) {
                    true => return Meaning::Unclear(unclear),
                    false => said.push(line.to_owned()),
                },
            }
        }
        match said.is_empty() {
            true => Meaning::Nothing,
            false => Meaning::Words(said.join("\n")),
        }
    }

    /// A line that speaks of a question nobody can know yet: in the words of the notation where they can be guessed.
    fn later(&self, line: &str) -> Option<String> {
        let words = Vocabulary::of(self)?;
        let now = Question { ..*self };
        match now.line(&words, line) {
            Meaning::Words(step) => Some(step),
            Meaning::Nothing => None,
            Meaning::Unclear(_) => Some(line.to_owned()),
        }
    }

    fn line(&self, words: &Vocabulary<'_>, line: &str) -> Meaning {
        if let Some(step) = self.whole(words, line) {
            return step.map_or(Meaning::Nothing, Meaning::Words);
        }
        self.in_steps(words, line).unwrap_or_else(|| Meaning::Unclear(self.unclear(words, line)))
    }

    /// A line as one answer; none at all if it is mere courtesy.
    fn whole(&self, words: &Vocabulary<'_>, line: &str) -> Option<Option<String>> {
        if line.contains('?') {
            return None;
        }
        if self.is_taken(line) && self.is_spelt_out(line) {
            return Some(Some(line.to_owned()));
        }
        let typed = words.stripped(line);
        if typed.is_empty() && refusing::meant(&words.plain(line)).is_none() {
            return Some(None);
        }
        let found = words.declined(line).or_else(|| words.numbered(&typed)).or_else(|| words.matched(&typed));
        let found = found.filter(|found| self.is_taken(found));
        found.or_else(|| words.composed(&typed).into_iter().find(|found| self.is_taken(found))).map(Some)
    }

    /// A line of several steps, each of which must be understood.
    fn in_steps(&self, words: &Vocabulary<'_>, line: &str) -> Option<Meaning> {
        let parts = matching::parts(line);
        if parts.len() < 2 || line.contains('?') {
            return None;
        }
        let mut position = self.position.copy();
        let (mut said, mut shown) = (Vec::new(), false);
        for part in &parts {
            let now = Question { position: &*position, ..*self };
            let prompt = now.position.prompt(self.seat);
            let known = prompt.question().filter(|_| !shown).map(|ask| Vocabulary::new(&now, ask));
            let (judge, known) = match &known {
                Some(known) => (&now, known),
                None => (self, words),
            };
            let Some(step) = judge.whole(known, part)? else { continue };
            if let Some((after, disclosed)) = now.after(&step).filter(|_| !shown) {
                (position, shown) = (after, disclosed);
            }
            said.push(step);
        }
        // A "no" among other steps is no answer.
        let is_no = |part: &String| words.declined(part).is_some();
        let speaks = said.len() > 1 && parts.iter().any(is_no);
        Some(match said.is_empty() {
            _ if speaks => return None,
            true => Meaning::Nothing,
            false => Meaning::Words(said.join("\n")),
        })
    }

    fn is_asked(&self) -> bool {
        self.position.asked().has(self.seat)
    }

    /// Would these words be taken whole? What is answered ahead is judged when its turn comes.
    fn is_taken(&self, words: &str) -> bool {
        let prompt = self.position.prompt(self.seat);
        if !self.is_asked() {
            return prompt.ahead().is_some_and(|ask| offers::way_of(ask, words).is_some());
        }
        let heard = self.position.hear(&Dice::from_seed(0), self.seat, words);
        heard.applied.is_some_and(|applied| heard.refusal.is_none() && (heard.left.is_empty() || applied.disclosed))
    }

    /// Is the verb written in full? Where mail programs complete words, its beginning may be anything.
    fn is_spelt_out(&self, line: &str) -> bool {
        let Some(ask) = asked(self.position, self.seat).filter(|_| self.is_asked()) else { return true };
        let verb = line.split_whitespace().next().unwrap_or_default().to_lowercase();
        let begins = |words: &str| words.split(' ').next() == Some(verb.trim_end_matches([',', ';', '+', ':']));
        ask.ways.iter().any(|way| begins(&way.word)) || self.position.moves(self.seat).iter().any(|step| begins(step))
    }

    /// The table after these words, and whether they show something new.
    fn after(&self, words: &str) -> Option<(Box<dyn Position>, bool)> {
        let heard = self.is_asked().then(|| self.position.hear(&Dice::from_seed(0), self.seat, words))?;
        heard.applied.map(|applied| (applied.position, applied.disclosed))
    }

    fn unclear(&self, words: &Vocabulary<'_>, line: &str) -> Unclear {
        let typed = words.stripped(line);
        let tried = words.composed(&typed).into_iter().chain([words.plain(line), line.to_owned()]);
        let refusal = tried.filter_map(|tried| self.refusal(&tried)).next();
        Unclear { typed: line.to_owned(), refusal, near: words.nearest(&typed, MOST_NEAR) }
    }

    /// Why the rules do not take these words, if they know more than that they cannot be read.
    fn refusal(&self, words: &str) -> Option<Refusal> {
        let heard = self.is_asked().then(|| self.position.hear(&Dice::from_seed(0), self.seat, words))?;
        heard.refusal.filter(|refusal| !refusal.is_off_the_list() && !refusal.id().starts_with("refusal-"))
    }
}

/// The question that a seat has before it, and what it can be answered with.
pub fn asked(position: &dyn Position, seat: Seat) -> Option<Ask> {
    let prompt = position.prompt(seat);
    prompt.question().cloned()
}
