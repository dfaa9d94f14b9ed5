//! HTML as a mail program wrote it, turned into the text a person typed. What is marked as quoted is left out here
//! already: nothing of it could be recognised afterwards.

use mail_parser::decoders::html::html_to_text;

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
    let mut page = Page::default();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        page.words(&rest[..start]);
        rest = &rest[start..];
        if let Some(comment) = rest.strip_prefix("<!--") {
            rest = comment.find("-->").map_or("", |end| &comment[end + 3..]);
            continue;
        }
        let Some(end) = tag_end(rest) else {
            // A lone sign, as somebody typed it.
            rest = "";
            break;
        };
        if page.tag(&rest[1..end]) == Reading::Over {
            return page.text;
        }
        rest = &rest[end + 1..];
    }
    page.words(rest);
    page.text
}

/// Where a tag ends: a `>` in the value of an attribute does not end it.
fn tag_end(tag: &str) -> Option<usize> {
    let mut quote = None;
    for (at, byte) in tag.bytes().enumerate() {
        match (quote, byte) {
            (None, b'>') => return Some(at),
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), _) if open == byte => quote = None,
            _ => {}
        }
    }
    None
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
    fn words(&mut self, words: &str) {
        if self.skipped.is_some() || words.is_empty() {
            return;
        }
        let is_spaced = words.starts_with(|sign: char| sign.is_ascii_whitespace());
        if is_spaced && !self.text.is_empty() && !self.text.ends_with(['\n', ' ']) {
            self.text.push(' ');
        }
        // Entities become signs, spaces collapse.
        self.text.push_str(&html_to_text(words));
        if words.len() > 1
            && words.ends_with(|sign: char| sign.is_ascii_whitespace())
            && !self.text.ends_with(['\n', ' '])
        {
            self.text.push(' ');
        }
    }

    fn tag(&mut self, tag: &str) -> Reading {
        let is_closing = tag.starts_with('/');
        let inside = tag.trim_start_matches('/');
        let length = inside.find(|sign: char| !sign.is_ascii_alphanumeric()).unwrap_or(inside.len());
        let name = inside[..length].to_ascii_lowercase();
        if let Some((skipped, depth)) = &mut self.skipped {
            if *skipped == name && !tag.ends_with('/') {
                *depth = if is_closing { *depth - 1 } else { *depth + 1 };
                if *depth == 0 {
                    self.skipped = None;
                    self.new_line();
                }
            }
            return Reading::On;
        }
        let marks = if is_closing { String::new() } else { marks(&inside[length..]) };
        // Some programs put a prefix or a number to these names.
        let has = |known: &[&str]| known.iter().any(|known| marks.contains(known));
        if has(ENDS) && !self.text.trim().is_empty() {
            return Reading::Over;
        }
        if !is_closing && (UNREAD.contains(&name.as_str()) || has(QUOTED)) && !VOID.contains(&name.as_str()) {
            self.skipped = Some((name, 1));
        } else if BLOCKS.contains(&name.as_str()) {
            match name.as_str() {
                // Two in a row leave an empty line, as they do on the screen.
                "br" => self.text.push('\n'),
                _ => self.new_line(),
            }
        }
        Reading::On
    }

    fn new_line(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.text.push('\n');
        }
    }
}

/// The values of `class` and `id`, in lower case, with spaces between.
fn marks(attributes: &str) -> String {
    let lower = attributes.to_ascii_lowercase();
    let mut marks = String::new();
    for name in ["class=", "id="] {
        for (at, _) in lower.match_indices(name) {
            if !lower[..at].ends_with(|sign: char| sign.is_ascii_whitespace()) {
                continue;
            }
            let value = &lower[at + name.len()..];
            let value = match value.chars().next() {
                Some(quote @ ('"' | '\'')) => value[1..].split(quote).next(),
                _ => value.split(|sign: char| sign.is_ascii_whitespace()).next(),
            };
            marks.push_str(value.unwrap_or_default());
            marks.push(' ');
        }
    }
    marks
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
        assert_eq!(text("1 < 2"), "1 ");
    }
}
