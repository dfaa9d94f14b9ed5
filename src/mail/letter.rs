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
    /// Answers that one tap gives.
    Taps(Vec<Tap>),
    /// Text with lines of its own: a board, a question.
    Sheet(Paper),
}

/// An answer with its number in the question, and the page that gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tap {
    pub number: usize,
    pub words: String,
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

fn written(parts: &[Part]) -> String {
    let mut blocks = Vec::new();
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
            Part::Taps(taps) => {
                let tap = |tap: &Tap| {
                    let mut paper = Paper::default();
                    paper.hang(&format!("{:>3}  ", tap.number), 5, &tap.words);
                    format!("{}     {}\n", paper.finish(), tap.url)
                };
                blocks.push(taps.iter().map(tap).collect());
                continue;
            }
            Part::Sheet(sheet) => {
                blocks.push(sheet.folded().trim_end().to_owned() + "\n");
                continue;
            }
        }
        blocks.push(paper.finish());
    }
    blocks.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_html_are_the_same_letter() {
        let mut sheet = Paper::default();
        sheet.line("a  b");
        sheet.hang("  1  ", 5, &"word ".repeat(20));
        let letter = Letter {
            language: Language::En,
            subject: "S".into(),
            parts: vec![
                Part::Title("You <must> lead".into()),
                Part::Link { words: "The table".into(), url: format!("https://a.example/{}?a=1&b=2", "x".repeat(90)) },
                Part::Taps(vec![Tap { number: 3, words: "Play nothing".into(), url: "https://a.example/p".into() }]),
                Part::Sheet(sheet),
            ],
            foot: vec![Part::Words("Bye".into())],
        };
        let (text, html) = (letter.text(), letter.html());
        assert!(text.starts_with("You <must> lead\n\nThe table\nhttps://a.example/xxx"), "{text}");
        assert!(
            text.contains("?a=1&b=2\n\n  3  Play nothing\n     https://a.example/p\n\na  b\n  1  word word"),
            "{text}"
        );
        assert!(text.ends_with(" word\n     word word word word word word\n\n-- \nBye\n"), "{text}");
        assert!(html.contains(&format!("px\">1  {}</div>", ["word"; 20].join(" "))), "{html}");
        assert!(html.contains("You &#60;must&#62; lead") && html.contains("?a=1&#38;b=2\""), "{html}");
        assert!(!html.contains("<img") && !html.contains("<script") && !html.contains("src="));
    }
}
