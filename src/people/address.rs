//! A mail address that may stand in an envelope.

/// An address with one `@` and nothing that could break a header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailAddress(String);

/// What was typed is not a mail address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnAddress;

impl MailAddress {
    pub fn read(typed: &str) -> Result<MailAddress, NotAnAddress> {
        let typed = typed.trim();
        let (local, domain) = typed.rsplit_once('@').ok_or(NotAnAddress)?;
        let fine = typed.len() <= 254 && local_part(local) && domain.len() <= 253 && host(domain);
        if fine { Ok(MailAddress(format!("{local}@{}", domain.to_ascii_lowercase()))) } else { Err(NotAnAddress) }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Equal for spellings of one mailbox.
    pub fn key(&self) -> String {
        self.0.to_ascii_lowercase()
    }
}

/// A dot-atom of RFC 5322: quoted local parts are nobody's, and a door for injections.
fn local_part(local: &str) -> bool {
    let atom = |atom: &str| {
        !atom.is_empty()
            && atom.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"!#$%&'*+/=?^_`{|}~-".contains(&sign))
    };
    local.len() <= 64 && local.split('.').all(atom)
}

fn host(domain: &str) -> bool {
    let label = |label: &str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    domain.split('.').all(label) && (domain.contains('.') || domain.eq_ignore_ascii_case("localhost"))
}

/// Words of a stranger, such as a mail server, without the addresses in them.
pub fn without_addresses(words: &str) -> String {
    let ends = |sign: char| sign.is_whitespace() || "<>()[],;:\"'".contains(sign);
    let piece = |piece: &str| match piece.contains('@') {
        true => format!("…{}", piece.chars().last().filter(|last| ends(*last)).map(String::from).unwrap_or_default()),
        false => piece.to_owned(),
    };
    words.split_inclusive(ends).map(piece).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_taken_out_of_what_a_server_says() {
        for (said, told) in [
            ("550 5.1.1 <Ana@example.org>: no such user", "550 5.1.1 <…>: no such user"),
            ("mailbox of o.k+x@sub.example full", "mailbox of … full"),
            ("451 try later", "451 try later"),
            ("to a@b.example,c@d.example", "to …,…"),
        ] {
            assert_eq!(without_addresses(said), told);
        }
    }

    #[test]
    fn addresses_are_told_from_other_things() {
        for good in ["ana@example.org", "a.b+c@sub.example.co.uk", "x@localhost", " o'neil@xn--bcher-kva.example "] {
            assert!(MailAddress::read(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "ana",
            "@example.org",
            "ana@",
            "ana@example",
            "a b@example.org",
            "a..b@example.org",
            ".a@example.org",
            "ana@exa mple.org",
            "ana@-x.org",
            "ana@example.org\r\nBcc: x@y.z",
            "\"a b\"@example.org",
            "ana@example.org,b@example.org",
            "ana@[127.0.0.1]",
            "ана@example.org",
        ] {
            assert!(MailAddress::read(bad).is_err(), "{bad}");
        }
        assert!(MailAddress::read(&format!("{}@example.org", "a".repeat(65))).is_err());
        assert_eq!(MailAddress::read("Ana@EXAMPLE.org").unwrap().as_str(), "Ana@example.org");
        assert_eq!(MailAddress::read("Ana@Example.ORG").unwrap().key(), "ana@example.org");
    }
}
