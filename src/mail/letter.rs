//! A letter before it is sealed: its parts, in the order in which they are read. The text and the HTML are the same
//! letter.

use askama::Template;

use crate::words::Language;
use crate::words::sheet::Paper;

/// A letter, ready for an envelope.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    pub language: Language,
    pub subject: String,
    pub parts: Vec<Part>,
    /// Small print, below the signature line: mail programs leave it out of replies.
    pub foot: Vec<Part>,
}

/// One part of a letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// The headline: the duty, or what happened.
    Title(String),
    /// A paragraph.
    Words(String),
    /// Where to go, and what is there.
    Link { words: String, url: String },
    /// What the reader is asked to do, and until when.
    Duty { words: String, until: Option<String>, leads: bool },
    /// The page that does it.
    Go { words: String, url: String },
    /// What the next lines are about.
    Heading(String),
    /// Short lines of equal weight.
    List(Vec<String>),
    /// Answers under their numbers.
    Rows(Vec<Row>),
    /// The last two lines: what holds for all such letters, and where their table is.
    Foot { words: String, link: String, url: String, rest: String },
    /// Text with lines of its own: a board, a question.
    Sheet(Paper),
}

/// An answer under its number, and the page that gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub label: String,
    pub words: String,
    /// What comes of it.
    pub gets: String,
    /// What it costs, or leaves.
    pub leaves: String,
    pub url: String,
}

#[derive(Template)]
#[template(path = "mail/letter.html")]
struct Html<'l> {
    letter: &'l Letter,
}

impl Letter {
    /// The first address the letter leads to.
    pub fn link(&self) -> Option<&str> {
        self.parts.iter().find_map(|part| match part {
            Part::Link { url, .. } => Some(url.as_str()),
            _ => None,
        })
    }

    /// The whole body as plain text.
    pub fn text(&self) -> String {
        let mut text = written(&self.parts);
        if !self.foot.is_empty() {
            text.push_str("\n-- \n");
            text.push_str(&written(&self.foot));
        }
        text
    }

    pub fn html(&self) -> String {
        Html { letter: self }.render().expect("a template with plain values renders")
    }
}

pub(super) fn written(parts: &[Part]) -> String {
    let mut blocks: Vec<String> = Vec::new();
    let mut headed = false;
    for part in parts {
        let mut paper = Paper::default();
        match part {
            Part::Title(words) | Part::Words(words) => words.lines().for_each(|line| paper.line(line)),
            // An address is never broken: a broken one leads nowhere.
            Part::Link { words, url } => {
                paper.line(words);
                blocks.push(format!("{}{url}\n", paper.finish()));
                continue;
            }
            Part::Duty { words, until, .. } => {
                let until = until.as_ref().map_or_else(String::new, |until| format!(" {until}"));
                paper.line(&format!("{}{until}", words.to_uppercase()));
            }
            Part::Go { words, url } => {
                // It belongs to the duty above it.
                glue(&mut blocks);
                blocks.push(format!("{words}: {url}\n"));
                continue;
            }
            Part::Heading(words) => {
                paper.line(words);
                headed = true;
                blocks.push(paper.finish());
                continue;
            }
            Part::List(lines) => {
                lines.iter().for_each(|line| paper.hang("- ", 2, line));
                if std::mem::take(&mut headed) {
                    glue(&mut blocks);
                }
            }
            Part::Rows(rows) => rows.iter().for_each(|row| row.write(&mut paper)),
            Part::Foot { words, link, url, rest } => {
                words.lines().for_each(|line| paper.line(line));
                blocks.push(format!("{}{link} {url}   {rest}\n", paper.finish()));
                continue;
            }
            Part::Sheet(sheet) => {
                blocks.push(sheet.folded().trim_end().to_owned() + "\n");
                continue;
            }
        }
        blocks.push(paper.finish());
    }
    blocks.join("\n").replace("\u{1}\n", "")
}

/// Takes the empty line away that would follow the last block.
fn glue(blocks: &mut [String]) {
    if let Some(last) = blocks.last_mut() {
        last.push(GLUE);
    }
}

/// Stands where no empty line follows; no text has it.
const GLUE: char = '\u{1}';

impl Row {
    fn write(&self, paper: &mut Paper) {
        let words = match self.gets.is_empty() {
            true => self.words.clone(),
            false => format!("{} — {}", self.words, self.gets),
        };
        paper.hang(&format!("  {:<3} ", self.label), 6, &words);
        if !self.leaves.is_empty() {
            paper.hang("        ", 8, &self.leaves);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_html_are_the_same_letter() {
        let mut sheet = Paper::default();
        sheet.line("a b");
        sheet.hang("  1  ", 5, &"word ".repeat(20));
        let letter = Letter {
            language: Language::En,
            subject: "S".into(),
            parts: vec![
                Part::Title("You <must> lead".into()),
                Part::Link { words: "The table".into(), url: format!("https://a.example/{}?a=1&b=2", "x".repeat(90)) },
                Part::Rows(vec![Row {
                    label: "3b".into(),
                    words: "Play nothing".into(),
                    gets: "1 <toy>".into(),
                    leaves: "to the Yard: Bug".into(),
                    url: "https://a.example/p".into(),
                }]),
                Part::Sheet(sheet),
            ],
            foot: vec![Part::Words("Bye".into())],
        };
        let (text, html) = (letter.text(), letter.html());
        assert!(text.starts_with("You <must> lead\n\nThe table\nhttps://a.example/xxx"), "{text}");
        assert!(
            text.contains("?a=1&b=2\n\n  3b  Play nothing — 1 <toy>\n        to the Yard: Bug\n\na b\n  1  word word"),
            "{text}"
        );
        assert!(text.ends_with(" word\n     word word word word word word\n\n-- \nBye\n"), "{text}");
        assert!(html.contains(&format!("px\">1  {}</div>", ["word"; 20].join(" "))), "{html}");
        assert!(html.contains("1 &#60;toy&#62;") && html.contains("href=\"https://a.example/p\""), "{html}");
        assert!(html.contains("You &#60;must&#62; lead") && html.contains("?a=1&#38;b=2\""), "{html}");
        assert!(!html.contains("<img") && !html.contains("<script") && !html.contains("src="));
    }
}
