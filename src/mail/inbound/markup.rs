//! HTML as a mail program wrote it, turned into the text a person typed. What is marked as quoted is left out here
//! already: nothing of it could be recognised afterwards. Tags, entities and comments are told apart as a browser does
//! (html5gum); which of them matter in a letter is said here.

use html5gum::{DefaultEmitter, StartTag, Token, Tokenizer};

/// Elements whose insides nobody typed.
const UNREAD: &[&str] = &["head", "style", "script", "title", "template", "blockquote", "select", "textarea"];
/// Elements that stand on lines of their own.
const BLOCKS: &[&str] = &[
    "p", "div", "br", "tr", "li", "ul", "ol", "table", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "pre", "section",
    "article", "address", "dl", "dt", "dd", "center", "body",
];
/// Elements that are never closed.
const VOID: &[&str] = &["br", "hr", "img", "input", "meta", "link", "wbr", "area", "base", "col", "source"];
/// Classes and ids that mail programs give to the letter they quote, and to their advertisements.
const QUOTED: &[&str] = &[
    "gmail_quote",
    "gmail_attr",
    "gmail_signature",
    "gmail_extra",
    "yahoo_quoted",
    "moz-cite-prefix",
    "moz-signature",
    "protonmail_quote",
    "protonmail_signature_block",
    "tutanota_quote",
    "divrplyfwdmsg",
    "appendonsend",
    "mail-editor-reference-message-container",
    "outlookmessageheader",
    "ms-outlook-mobile-signature",
    "applemailsignature",
    "apple-mail-signature",
    "zmail_extra",
    "iphone_signature",
    "mailru-signature",
];
/// Where Outlook begins the letter it answers: everything after it is that letter.
const ENDS: &[&str] =
    &["divrplyfwdmsg", "appendonsend", "outlookmessageheader", "mail-editor-reference-message-container"];

/// What was typed.
pub fn text(html: &str) -> String {
    let mut emitter = DefaultEmitter::default();
    // Inside of a script or a style nothing is a tag.
    emitter.naively_switch_states(true);
    let mut page = Page::default();
    for Ok(token) in Tokenizer::new_with_emitter(html, emitter) {
        let reading = match token {
            Token::String(words) => page.words(&String::from_utf8_lossy(&words)),
            Token::StartTag(tag) => page.open(&tag),
            Token::EndTag(tag) => page.close(&String::from_utf8_lossy(&tag.name)),
            Token::Comment(_) | Token::Doctype(_) | Token::Error(_) => Reading::On,
        };
        if reading == Reading::Over {
            break;
        }
    }
    page.text
}

#[derive(PartialEq, Eq)]
enum Reading {
    On,
    /// Nothing after this was typed.
    Over,
}

#[derive(Default)]
struct Page {
    text: String,
    /// The element that is being left out, and how many of its name are open within.
    skipped: Option<(String, usize)>,
}

impl Page {
    /// Spaces and line breaks between words are one space, none at the beginning of a line.
    fn words(&mut self, words: &str) -> Reading {
        if self.skipped.is_none() {
            for sign in words.chars() {
                match sign.is_ascii_whitespace() {
                    false => self.text.push(sign),
                    true if self.text.is_empty() || self.text.ends_with(['\n', ' ']) => {}
                    true => self.text.push(' '),
                }
            }
        }
        Reading::On
    }

    fn open(&mut self, tag: &StartTag<()>) -> Reading {
        let name = String::from_utf8_lossy(&tag.name);
        if let Some((skipped, depth)) = &mut self.skipped {
            *depth += usize::from(*skipped == *name);
            return Reading::On;
        }
        let marks = marks(tag);
        // Some programs put a prefix or a number to these names.
        let has = |known: &[&str]| known.iter().any(|known| marks.contains(known));
        if has(ENDS) && !self.text.trim().is_empty() {
            return Reading::Over;
        }
        if (UNREAD.contains(&&*name) || has(QUOTED)) && !VOID.contains(&&*name) {
            self.skipped = Some((name.into_owned(), 1));
        } else {
            self.block(&name);
        }
        Reading::On
    }

    fn close(&mut self, name: &str) -> Reading {
        match &mut self.skipped {
            Some((skipped, depth)) if skipped == name => {
                *depth -= 1;
                if *depth == 0 {
                    self.skipped = None;
                    self.new_line();
                }
            }
            Some(_) => {}
            None => self.block(name),
        }
        Reading::On
    }

    fn block(&mut self, name: &str) {
        match name {
            // Two in a row leave an empty line, as they do on the screen.
            "br" => self.text.push('\n'),
            _ if BLOCKS.contains(&name) => self.new_line(),
            _ => {}
        }
    }

    fn new_line(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.text.push('\n');
        }
    }
}

/// The values of `class` and `id`, in lower case, with spaces between.
fn marks(tag: &StartTag<()>) -> String {
    let value = |name: &[u8]| tag.attributes.get(name).map(|value| String::from_utf8_lossy(value).to_ascii_lowercase());
    let values = [value(b"class"), value(b"id")];
    values.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(html: &str) -> Vec<String> {
        text(html).lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
    }

    #[test]
    fn what_was_typed_is_read_line_by_line() {
        for html in [
            "<div dir=\"ltr\">play bug<br>public</div>",
            "<html><head><title>x</title><style>p{}</style></head><body><p>play bug</p><p>public</p></body></html>",
            "<div>play <b>bug</b></div><div>public</div><!-- <p>no</p> -->",
            "<p class=MsoNormal>play\r\n bug<o:p></o:p></p><p class='MsoNormal'>public</p>",
        ] {
            assert_eq!(lines(html), ["play bug", "public"], "{html}");
        }
        assert_eq!(text("a &lt;b&gt; &amp; &#233;&#x2019;&nbsp;c"), "a <b> & é’\u{a0}c");
    }

    #[test]
    fn what_is_quoted_is_left_out() {
        for html in [
            "<div>pass</div><div class=\"gmail_quote gmail_quote_container\"><div class=gmail_attr>On x wrote:</div><blockquote>play bug</blockquote></div>",
            "<blockquote type=\"cite\">play <blockquote>x</blockquote> bug</blockquote><div>pass</div>",
            "<p>pass</p><div id=\"appendonsend\"></div><hr><div id=\"divRplyFwdMsg\">From: x</div><div>play bug</div>",
            "<div>pass</div><div class=\"yahoo_quoted\" id='yahoo_quoted_1'><div>On x wrote:<div>play bug</div></div></div>",
        ] {
            assert_eq!(lines(html), ["pass"], "{html}");
        }
    }

    #[test]
    fn broken_markup_does_no_harm() {
        for html in ["<", "a<b", "<!--", "<div", "</", "</div></blockquote>x", "<p a='>", "&#;&;&", "<blockquote/>x"] {
            let _ = text(html);
        }
        assert_eq!(text("1 < 2 &amp;&amp; 3 > 2"), "1 < 2 && 3 > 2");
    }

    #[test]
    fn tags_are_told_apart_as_a_browser_does() {
        for (html, typed) in [
            ("<p>pass<!-- > <p>play bug</p> --></p>", "pass"),
            ("pass<style>p > a { } </p>play bug</style>", "pass"),
            ("pass<script>if (a < b) document.write('<p>play bug</p>')</script>", "pass"),
            ("<p title='a > b' class=x>pass</p>", "pass"),
            ("<P CLASS='GMAIL_QUOTE'>play bug</P>pass", "pass"),
            ("<p data-class=\"gmail_quote\">pass</p>", "pass"),
            ("<p class = gmail_quote >play bug</p>pass", "pass"),
            ("<p\nid\n=\n\"divRplyFwdMsg\"\n>play bug</p>pass", "pass"),
            ("<?xml version='1.0'?><!DOCTYPE html>pass", "pass"),
            ("<![CDATA[play bug]]>pass", "pass"),
            ("p&#97;ss&period;", "pass."),
        ] {
            assert_eq!(lines(html), [typed], "{html}");
        }
    }
}
