//! Icons: fields of one drawing, `static/icons.svg`, named by the message whose picture they are.
//!
//! A page is full of them, so each is as short as it can be: an element with the number of its symbol, to which the
//! style sheet gives the drawing. A picture that stands for a word has the word inside, for text browsers and for those
//! who listen; a picture beside its words is empty.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use askama::filters::HtmlSafe;

use crate::engine::{Arg, Line};

use super::Pen;

/// The file with all icons.
pub const FILE: &str = "icons.svg";

const DRAWING: &str = include_str!("../../../static/icons.svg");

/// The number of the symbol of every message that has one. In the file, the views of a symbol follow upon it.
static KNOWN: LazyLock<BTreeMap<&'static str, &'static str>> = LazyLock::new(|| {
    let name = |line: &'static str, begin: &str| line.strip_prefix(begin)?.split('"').next();
    let mut symbol = "";
    let mut known = BTreeMap::new();
    for line in DRAWING.lines() {
        symbol = name(line, "<symbol id=\"s").unwrap_or(symbol);
        known.extend(name(line, "<view id=\"").map(|id| (id, symbol)));
    }
    known
});

/// Ready for a page as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Html(pub String);

impl fmt::Display for Html {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl HtmlSafe for Html {}

/// The picture for this message: several may share one.
pub fn symbol(id: &str) -> Option<&'static str> {
    KNOWN.get(id).copied()
}

/// Is there a picture for this message?
pub fn known(id: &str) -> bool {
    symbol(id).is_some()
}

/// Every message that has a picture.
pub fn all() -> impl Iterator<Item = &'static str> {
    KNOWN.keys().copied()
}

impl Pen<'_> {
    /// A picture beside its words; nothing if there is none, or the reader wants none.
    pub fn ornament(&self, id: &str) -> Html {
        match KNOWN.get(id).filter(|_| self.draws()) {
            Some(symbol) => Html(format!("<i class=i{symbol:0>2}></i>")),
            None => Html::default(),
        }
    }

    /// The same as [`Pen::sign`] in fewer bytes, where many lie side by side: it says nothing to a mouse.
    pub fn word_sign(&self, id: &str) -> Html {
        let word = escaped(&self.voice.text(id).to_string());
        match KNOWN.get(id).filter(|_| self.draws()) {
            Some(symbol) => Html(format!("<i class=i{symbol:0>2}>{word}</i>")),
            None => self.sign(id),
        }
    }

    /// A picture that stands for its word, or the word.
    pub fn sign(&self, id: &str) -> Html {
        let word = escaped(&self.voice.text(id).to_string());
        Html(match KNOWN.get(id).filter(|_| self.draws()) {
            Some(symbol) => format!("<i class=i{symbol:0>2} title=\"{word}\">{word}</i>"),
            None => format!("<span class=\"sign\">{word}</span>"),
        })
    }

    /// The pictures of a line, in the order of its words. Ornaments: the words stand beside them. The line's own comes
    /// first; that of a line inside stands after the first thing it is told, as a sign stands between two others.
    pub fn symbols(&self, line: &Line) -> Html {
        let mut symbols = String::new();
        if self.draws() {
            self.push(&line.id, count(line), &mut symbols);
            line.args.iter().for_each(|(_, arg)| self.collect(arg, &mut symbols));
        }
        Html(symbols)
    }

    fn collect(&self, arg: &Arg, symbols: &mut String) {
        match arg {
            Arg::Term(id) => self.push(id, 1, symbols),
            Arg::List(items) => items.iter().for_each(|item| self.collect(item, symbols)),
            Arg::Line(line) => {
                let mut args = line.args.iter();
                args.next().into_iter().for_each(|(_, arg)| self.collect(arg, symbols));
                self.push(&line.id, count(line), symbols);
                args.for_each(|(_, arg)| self.collect(arg, symbols));
            }
            Arg::Number(_) | Arg::Seat(_) | Arg::Word(_) => {}
        }
    }

    fn push(&self, id: &str, count: usize, symbols: &mut String) {
        symbols.push_str(&self.ornament(id).0.repeat(count));
    }
}

/// Two points are two stars. More than a few are not worth counting.
fn count(line: &Line) -> usize {
    match line.args.as_slice() {
        [(_, Arg::Number(number @ 2..=4))] => *number as usize,
        _ => 1,
    }
}

pub(super) fn escaped(text: &str) -> String {
    askama::filters::escape(text, askama::filters::Html).expect("text can be written").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_drawing_has_a_view_for_every_duty() {
        for id in ["duty-lead", "duty-follow", "duty-wait", "duty-over"] {
            assert!(known(id), "{id}");
        }
    }

    /// The style sheet takes the first digit of a symbol's number for its row, the second for its column.
    #[test]
    fn every_symbol_lies_where_its_number_says() {
        let symbols: Vec<&str> = DRAWING.lines().filter(|line| line.starts_with("<symbol")).collect();
        assert!(symbols.len() <= 100, "a drawing of ten by ten is full");
        for (number, symbol) in symbols.iter().enumerate() {
            let (x, y) = (number % 10 * 24, number / 10 * 24);
            assert!(symbol.starts_with(&format!("<symbol id=\"s{number}\"")), "{number}");
            assert!(symbol.contains(&format!("<use href=\"#s{number}\" x=\"{x}\" y=\"{y}\" ")), "{number}");
        }
    }
}
