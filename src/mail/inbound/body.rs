//! The text of a message: its plain part, or else what its HTML says. Nothing else is looked at.

use mail_parser::{MessageParser, MessagePart, MimeHeaders, PartType};

use super::markup;

/// Everything written in a message, quotes and signatures included; empty if there is no text.
pub fn text(message: &[u8]) -> String {
    let Some(parsed) = MessageParser::default().parse(message) else { return String::new() };
    let inline =
        |part: &&MessagePart<'_>| !part.content_disposition().is_some_and(mail_parser::ContentType::is_attachment);
    let plain: Vec<String> = parsed
        .text_bodies()
        .filter(inline)
        .filter_map(|part| match &part.body {
            PartType::Text(text) => Some(unflowed(part, text)),
            _ => None,
        })
        .collect();
    let plain = plain.join("\n");
    if !plain.trim().is_empty() {
        return plain;
    }
    let html = parsed.html_bodies().filter(inline).filter_map(|part| match &part.body {
        PartType::Html(html) => Some(markup::text(html)),
        _ => None,
    });
    html.collect::<Vec<_>>().join("\n")
}

/// Joins lines that were broken only to fit (RFC 3676). Quotes and the signature's line stay as they are.
fn unflowed(part: &MessagePart<'_>, text: &str) -> String {
    let attribute = |name: &str| part.content_type().and_then(|kind| kind.attribute(name)).unwrap_or_default();
    if !attribute("format").eq_ignore_ascii_case("flowed") {
        return text.to_owned();
    }
    let deletes = attribute("delsp").eq_ignore_ascii_case("yes");
    let mut joined = String::with_capacity(text.len());
    for line in text.lines() {
        let line = line.strip_prefix(' ').unwrap_or(line);
        let is_soft = line.ends_with(' ') && line != "-- " && !line.starts_with('>');
        joined.push_str(if is_soft && deletes { &line[..line.len() - 1] } else { line });
        if !is_soft {
            joined.push('\n');
        }
    }
    joined
}
