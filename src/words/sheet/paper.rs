//! Plain text of limited width: what reads well in a letter, a terminal and a text browser.
//!
//! Width is counted in columns, not letters, so that any script keeps its margins. Lines break at plain spaces only;
//! what must not be broken is set with [`UNBROKEN`] spaces, which are written as plain ones.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Wide enough to read, narrow enough to be quoted twice in a reply.
pub const WIDTH: usize = 76;

/// A space at which no line ends.
const UNBROKEN: char = '\u{a0}';

/// A longer phrase may be broken after all.
pub const WIDEST_PHRASE: usize = 40;

/// Where a paragraph goes on in the next line. No text brings this sign along: it would be a space to break at.
const FOLD: char = '\u{2028}';

/// A text being written, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Paper {
    text: String,
}

impl Paper {
    /// A paragraph from the left margin.
    pub fn line(&mut self, text: &str) {
        self.hang("", 0, text);
    }

    /// A paragraph that begins with `lead` and whose further lines stand `indent` columns in.
    pub fn hang(&mut self, lead: &str, indent: usize, text: &str) {
        self.text.push_str(lead);
        let mut column = lead.width();
        let mut fresh = true;
        for word in text.split(breaks).filter(|word| !word.is_empty()) {
            if !fresh && column + 1 + word.width() <= WIDTH {
                self.text.push(' ');
                column += 1;
            } else if column > indent && column + word.width() > WIDTH || !fresh {
                column = self.turn(indent, FOLD);
            }
            column = self.word(word, column, indent);
            fresh = false;
        }
        self.end('\n');
    }

    /// A line of a drawing: its spaces stay, and it is never folded.
    pub fn drawn(&mut self, line: &str) {
        self.text.push_str(line);
        self.end('\n');
    }

    /// One empty line between two parts.
    pub fn gap(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    pub fn finish(self) -> String {
        self.folded()
    }

    /// No line is wider than [`WIDTH`].
    pub fn folded(&self) -> String {
        self.text.replace(FOLD, "\n")
    }

    /// Each paragraph in one line, for a reader who folds it where their window ends: how far it stands in, and itself.
    pub fn unfolded(&self) -> impl Iterator<Item = (usize, String)> {
        self.text.lines().map(|line| {
            let indent = line.len() - line.trim_start_matches(' ').len();
            let folds: Vec<&str> = line[indent..].split(FOLD).collect();
            let further = folds[1..].iter().map(|fold| format!(" {}", fold.trim_start()));
            (indent, std::iter::once(folds[0].to_owned()).chain(further).collect())
        })
    }

    /// Without its first paragraph.
    pub fn without_first(self) -> Paper {
        Paper { text: self.text.split_once('\n').map_or_else(String::new, |(_, rest)| rest.to_owned()) }
    }

    /// A word wider than the paper is broken where the paper ends.
    fn word(&mut self, word: &str, mut column: usize, indent: usize) -> usize {
        for sign in word.chars().filter(|sign| !sign.is_control()) {
            let width = sign.width().unwrap_or(0);
            if column + width > WIDTH {
                column = self.turn(indent, '\n');
            }
            self.text.push(if sign.is_whitespace() { ' ' } else { sign });
            column += width;
        }
        column
    }

    fn turn(&mut self, indent: usize, sign: char) -> usize {
        self.end(sign);
        self.text.extend(std::iter::repeat_n(' ', indent));
        indent
    }

    fn end(&mut self, sign: char) {
        let kept = self.text.trim_end_matches(' ').len();
        self.text.truncate(kept);
        self.text.push(sign);
    }
}

fn breaks(sign: char) -> bool {
    sign.is_whitespace() && !matches!(sign, UNBROKEN | '\u{202f}')
}

/// A short phrase that stays on one line.
pub fn unbroken(phrase: &str) -> String {
    match phrase.width() {
        0..=WIDEST_PHRASE => phrase.replace(' ', &UNBROKEN.to_string()),
        _ => phrase.to_owned(),
    }
}

/// The text filled up with spaces to this many columns.
pub fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(text.width())))
}

/// The widest of these, but no more than `most`.
pub fn column<'t>(texts: impl IntoIterator<Item = &'t str>, most: usize) -> usize {
    texts.into_iter().map(UnicodeWidthStr::width).filter(|width| *width <= most).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(lead: &str, indent: usize, text: &str) -> String {
        let mut paper = Paper::default();
        paper.hang(lead, indent, text);
        paper.finish()
    }

    #[test]
    fn no_line_is_wider_than_the_paper() {
        for text in
            ["слово ".repeat(60), "紙".repeat(100), "a".repeat(300), "é ".repeat(100), format!("{} b", "a".repeat(75))]
        {
            for indent in [0, 7, 30] {
                let written = written("   1  ", indent, &text);
                assert!(written.lines().all(|line| line.width() <= WIDTH && line == line.trim_end()), "{written}");
                let kept: String = written.split_whitespace().collect();
                assert_eq!(kept, format!("1{}", text.replace(' ', "")));
            }
        }
    }

    #[test]
    fn further_lines_hang() {
        let text = written("  1  ", 5, &"word ".repeat(20));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("  1  word word") && lines[0].width() > 70);
        assert!(lines[1].starts_with("     word"));
    }

    #[test]
    fn what_was_folded_can_be_unfolded() {
        let mut paper = Paper::default();
        paper.line("title");
        paper.hang("  1  ", 5, &"word ".repeat(20));
        paper.gap();
        paper.line("end");
        let unfolded: Vec<(usize, String)> = paper.without_first().unfolded().collect();
        let words = format!("1  {}", ["word"; 20].join(" "));
        assert_eq!(unfolded, [(2, words), (0, String::new()), (0, "end".to_owned())]);
    }

    #[test]
    fn a_short_phrase_is_not_broken() {
        let text = format!("{} {}", "a".repeat(70), unbroken("The Moles (shovel)"));
        assert_eq!(written("", 4, &text), format!("{}\n    The Moles (shovel)\n", "a".repeat(70)));
        assert_eq!(unbroken(&"long ".repeat(12)), "long ".repeat(12));
    }

    #[test]
    fn nothing_steers_the_reader_s_terminal() {
        assert_eq!(written("", 0, "a\tb\r\nc \u{1b}[31md\u{2028}e\u{7}"), "a b c [31md e\n");
    }

    #[test]
    fn columns_count_width_and_not_letters() {
        assert_eq!(padded("紙", 4), "紙  ");
        assert_eq!(padded("длинно", 3), "длинно");
        assert_eq!(column(["a", "紙紙", "a much longer one"], 10), 4);
    }

    #[test]
    fn an_empty_text_leaves_only_its_lead() {
        assert_eq!(written("  1  ", 5, ""), "  1\n");
        let mut paper = Paper::default();
        paper.gap();
        paper.line("a");
        paper.gap();
        paper.gap();
        paper.line("b");
        assert_eq!(paper.finish(), "a\n\nb\n");
    }
}
