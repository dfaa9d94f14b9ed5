//! Icons: views of one drawing, `static/icons.svg`, named by the message whose picture they are.
//!
//! An icon is an `<img>`: strict policies let it in, browsers keep the one file, and a text browser reads its words.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::LazyLock;

use askama::filters::HtmlSafe;

use crate::engine::{Arg, Line};

use super::Pen;

/// The file with all icons.
pub const FILE: &str = "icons.svg";

static KNOWN: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
    let drawing = include_str!("../../../static/icons.svg");
    drawing.split("<view id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
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

/// Is there a picture for this message?
pub fn known(id: &str) -> bool {
    KNOWN.contains(id)
}

/// Every message that has a picture.
pub fn all() -> impl Iterator<Item = &'static str> {
    KNOWN.iter().copied()
}

impl Pen<'_> {
    /// A picture beside its words; nothing if there is none, or the reader wants none.
    pub fn ornament(&self, id: &str) -> Html {
        match known(id) && self.draws() {
            true => self.img(id, ""),
            false => Html::default(),
        }
    }

    /// A picture that stands for its word, or the word.
    pub fn sign(&self, id: &str) -> Html {
        let word = self.voice.text(id).to_string();
        match known(id) && self.draws() {
            true => self.img(id, &word),
            false => Html(format!("<span class=\"sign\">{}</span>", escaped(&word))),
        }
    }

    fn img(&self, id: &str, alt: &str) -> Html {
        let (address, alt) = (escaped(self.icons), escaped(alt));
        let title = if alt.is_empty() { String::new() } else { format!(" title=\"{alt}\"") };
        Html(format!("<img class=\"i\" src=\"{address}#{id}\" alt=\"{alt}\"{title}>"))
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
        if known(id) {
            symbols.push_str(&self.img(id, "").0.repeat(count));
        }
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
