//! Icons: views of one drawing, `static/icons.svg`, named by the message whose picture they are.
//!
//! A picture that stands for a word is an `<img>`, so that a text browser reads the word; a picture beside its words is
//! a reference into the same file, of which a text browser shows nothing. Strict policies let both in.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use askama::filters::HtmlSafe;

use crate::engine::{Arg, Line};

use super::Pen;

/// The file with all icons.
pub const FILE: &str = "icons.svg";

/// The symbol of every message that has one. In the file, the views of a symbol follow upon it.
static KNOWN: LazyLock<BTreeMap<&'static str, &'static str>> = LazyLock::new(|| {
    let drawing = include_str!("../../../static/icons.svg");
    let name = |line: &'static str, begin: &str| line.strip_prefix(begin)?.split('"').next();
    let mut symbol = "";
    let mut known = BTreeMap::new();
    for line in drawing.lines() {
        symbol = name(line, "<symbol id=\"").unwrap_or(symbol);
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
            Some(symbol) => Html(format!(
                "<svg class=\"i\" aria-hidden=\"true\"><use href=\"{}#{symbol}\"/></svg>",
                escaped(self.icons)
            )),
            None => Html::default(),
        }
    }

    /// A picture that stands for its word, or the word.
    pub fn sign(&self, id: &str) -> Html {
        let word = self.voice.text(id).to_string();
        match known(id) && self.draws() {
            true => {
                let (address, word) = (escaped(self.icons), escaped(&word));
                Html(format!("<img class=\"i\" src=\"{address}#{id}\" alt=\"{word}\" title=\"{word}\">"))
            }
            false => Html(format!("<span class=\"sign\">{}</span>", escaped(&word))),
        }
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

fn escaped(text: &str) -> String {
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
}
