//! Who wrote a message, and who vouches for it.

use crate::people::MailAddress;

use super::head::Head;

/// The one author. Several `From` headers, several addresses, groups and anything odd are nobody's.
pub fn author(head: &Head) -> Option<MailAddress> {
    one_address(head.only("from")?)
}

/// The one address of a header: `ana@example.org`, `Ana <ana@example.org>`, `"Ana, L." <ana@example.org> (home)`.
pub fn one_address(value: &str) -> Option<MailAddress> {
    let (mut plain, mut angle) = (String::new(), None);
    let (mut comments, mut is_quoted) = (0usize, false);
    let mut signs = value.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' if is_quoted || comments > 0 => drop(signs.next()?),
            '"' if comments == 0 => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '(' => comments += 1,
            ')' => comments = comments.checked_sub(1)?,
            _ if comments > 0 => {}
            '<' if angle.is_none() => {
                let inside: String = signs.by_ref().take_while(|sign| *sign != '>').collect();
                angle = Some(inside);
            }
            // A second address, a list, a group, or a route.
            '<' | '>' | ',' | ';' | ':' => return None,
            other => plain.push(other),
        }
    }
    if is_quoted || comments > 0 {
        return None;
    }
    let address = match angle {
        // A name that looks like another address is meant to deceive somebody; some programs put the address itself.
        Some(angle) if plain.contains('@') && !is_same(&plain, &angle) => return None,
        Some(angle) => angle,
        None => plain,
    };
    MailAddress::read(&address).ok()
}

fn is_same(name: &str, address: &str) -> bool {
    let read = |text: &str| MailAddress::read(text.trim()).ok().map(|address| address.key());
    read(name).is_some_and(|name| Some(name) == read(address))
}

/// Does our own mail server say that the author's domain signed this? Only the topmost word counts: what stands below
/// may have come with the message.
pub fn is_vouched(head: &Head, server: &str, author: &MailAddress) -> bool {
    let Some(results) = head.first("authentication-results").and_then(uncommented) else { return false };
    let mut parts = results.split(';');
    let said_by = parts.next().and_then(|part| part.split_whitespace().next()).unwrap_or_default();
    let (_, domain) = author.as_str().rsplit_once('@').expect("an address has a domain");
    said_by.trim_matches('"').eq_ignore_ascii_case(server)
        && parts.any(|part| is_pass(part, domain))
        // A signature over the beginning of the body lets anybody append to it.
        && !head.all("dkim-signature").any(|signature| signature.split(';').any(|tag| tag.trim_start().starts_with("l=")))
}

/// `dkim=pass header.d=example.org`.
fn is_pass(part: &str, domain: &str) -> bool {
    let mut words = part.split_whitespace();
    let method = words.next().unwrap_or_default().to_ascii_lowercase();
    let passed = matches!(method.as_str(), "dkim=pass" | "dkim/1=pass");
    let signer = words.find_map(|word| {
        let (name, value) = word.split_once('=')?;
        let value = value.trim_matches('"').to_ascii_lowercase();
        match name.to_ascii_lowercase().as_str() {
            "header.d" => Some(value),
            "header.i" => value.rsplit_once('@').map(|(_, domain)| domain.to_owned()),
            _ => None,
        }
    });
    passed && signer.is_some_and(|signer| is_aligned(&signer, domain))
}

/// The same domain, or one that the other is part of.
fn is_aligned(signer: &str, domain: &str) -> bool {
    let within = |one: &str, other: &str| one.strip_suffix(other).is_some_and(|rest| rest.ends_with('.'));
    signer == domain
        || signer.contains('.') && domain.contains('.') && (within(signer, domain) || within(domain, signer))
}

/// Without what stands in brackets; None if the brackets do not close.
fn uncommented(value: &str) -> Option<String> {
    let (mut text, mut depth, mut is_quoted) = (String::new(), 0usize, false);
    for sign in value.chars() {
        match sign {
            '"' if depth == 0 => {
                is_quoted = !is_quoted;
                text.push(sign);
            }
            '(' if !is_quoted => depth += 1,
            ')' if !is_quoted => depth = depth.checked_sub(1)?,
            _ if depth == 0 => text.push(sign),
            _ => {}
        }
    }
    (depth == 0 && !is_quoted).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(lines: &[&str]) -> Head {
        Head::read(format!("{}\r\n\r\n", lines.join("\r\n")).as_bytes()).unwrap()
    }

    #[test]
    fn one_author_or_none() {
        for good in [
            "ana@example.org",
            "Ana <ana@example.org>",
            "\"Ana, \\\"L\\\" <x@y.z>\" <ANA@example.org>",
            "=?utf-8?q?An=C3=A1?= <ana@example.org>",
            "ana@example.org (Ana, at home)",
            "ana@example.org <ana@example.org>",
            "Ana@Example.org <ana@example.org>",
        ] {
            assert_eq!(one_address(good).map(|address| address.key()).as_deref(), Some("ana@example.org"), "{good}");
        }
        for bad in [
            "",
            "Ana",
            "ana@example.org, boris@example.org",
            "Ana <ana@example.org>, Boris <boris@example.org>",
            "Players: ana@example.org;",
            "<ana@example.org> <boris@example.org>",
            "ana@example.org <boris@example.org>",
            "ana@example.org boris@example.org <ana@example.org>",
            "@ <ana@example.org>",
            "<@relay.example:ana@example.org>",
            "\"Ana <ana@example.org>",
            "Ana (ana@example.org",
            "ana@example.org) <ana@example.org>",
        ] {
            assert_eq!(one_address(bad), None, "{bad}");
        }
        assert_eq!(author(&head(&["From: ana@example.org", "From: boris@example.org"])), None);
        assert_eq!(author(&head(&["To: ana@example.org"])), None);
    }

    #[test]
    fn only_our_server_s_own_word_counts() {
        let ana = MailAddress::read("ana@mail.example.org").unwrap();
        let vouched = |lines: &[&str]| is_vouched(&head(lines), "mx.tincan.example", &ana);
        assert!(vouched(&["Authentication-Results: mx.tincan.example; dkim=pass header.d=mail.example.org"]));
        assert!(vouched(&[
            "Authentication-Results: MX.tincan.example 1; spf=fail; dkim=pass (ok; fine) header.s=a header.i=@example.org"
        ]));
        for bad in [
            &["Subject: x"][..],
            &["Authentication-Results: mx.evil.example; dkim=pass header.d=mail.example.org"],
            &["Authentication-Results: mx.tincan.example; dkim=fail header.d=mail.example.org"],
            &["Authentication-Results: mx.tincan.example; dkim=pass header.d=evil.example"],
            &["Authentication-Results: mx.tincan.example; dkim=pass header.d=org"],
            &["Authentication-Results: mx.tincan.example; dkim=pass header.d=ample.org"],
            &["Authentication-Results: mx.tincan.example; dkim=pass"],
            &["Authentication-Results: mx.tincan.example; dkim=none (dkim=pass header.d=example.org)"],
            &["Authentication-Results: mx.tincan.example; none"],
            &["Authentication-Results: mx.tincan.example; spf=pass smtp.mailfrom=ana@mail.example.org"],
            &["Authentication-Results: mx.tincan.example; dkim=pass header.d=example.org (unclosed"],
            &[
                "Authentication-Results: mx.tincan.example; dkim=none",
                "Authentication-Results: mx.tincan.example; dkim=pass header.d=example.org",
            ],
            &[
                "Authentication-Results: mx.tincan.example; dkim=pass header.d=example.org",
                "DKIM-Signature: v=1; d=example.org; l=120; b=x",
            ],
        ] {
            assert!(!vouched(bad), "{bad:?}");
        }
    }
}
