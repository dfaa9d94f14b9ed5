//! A letter that came back: what the other mail server says about it (RFC 3464).

use mail_parser::{MessageParser, MimeHeaders};

/// What became of a letter elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bounce {
    /// As the server says it: `5.1.1`.
    pub status: String,
    pub kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// There is no such mailbox, now and later.
    Hard,
    /// It may work another time.
    Soft,
}

/// Reads a delivery report; None if it tells of no failure.
pub fn read(message: &[u8]) -> Option<Bounce> {
    let parsed = MessageParser::default().parse(message)?;
    let report = parsed.parts.iter().find(|part| {
        part.content_type().is_some_and(|kind| {
            kind.ctype().eq_ignore_ascii_case("message")
                && kind.subtype().is_some_and(|kind| kind.eq_ignore_ascii_case("delivery-status"))
        })
    })?;
    let inside = message.get(report.raw_body_offset() as usize..report.raw_end_offset() as usize)?;
    let inside = String::from_utf8_lossy(inside);
    // What is said of a recipient stands below what is said of the server.
    let field = |name: &str| {
        let mut fields = inside.lines().rev().filter_map(|line| line.split_once(':'));
        let found = fields.find(|(field, _)| field.trim().eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.trim().to_owned())
    };
    let failed = field("action").is_some_and(|action| action.to_ascii_lowercase().starts_with("failed"));
    let status = field("status")?.split_whitespace().next().unwrap_or_default().to_owned();
    failed.then(|| Bounce { kind: kind(&status), status })
}

/// A mailbox that does not exist or is closed. Full ones, large letters and opinions about spam may pass.
fn kind(status: &str) -> Kind {
    let mut digits = status.split('.');
    match (digits.next(), digits.next(), digits.next()) {
        (Some("5"), Some("1"), _) | (Some("5"), Some("0"), _) | (Some("5"), Some("2"), Some("0" | "1")) => Kind::Hard,
        _ => Kind::Soft,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(action: &str, status: &str) -> String {
        format!(
            "From: MAILER-DAEMON@mx.example\r\nContent-Type: multipart/report; report-type=delivery-status; \
             boundary=\"b\"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nSorry.\r\n--b\r\nContent-Type: \
             message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; \
             ana@example.org\r\nAction: {action}\r\nStatus: {status}\r\nDiagnostic-Code: smtp; 550 no\r\n\r\n--b--\r\n"
        )
    }

    #[test]
    fn a_report_is_read() {
        for (status, kind) in [
            ("5.1.1", Kind::Hard),
            ("5.0.0", Kind::Hard),
            ("5.2.1", Kind::Hard),
            ("5.2.2", Kind::Soft),
            ("5.7.1", Kind::Soft),
            ("4.4.1", Kind::Soft),
            ("nonsense", Kind::Soft),
        ] {
            let read = read(report("failed", status).as_bytes());
            assert_eq!(read, Some(Bounce { status: status.into(), kind }), "{status}");
        }
        for delayed in ["delayed", "delivered", "relayed"] {
            assert_eq!(read(report(delayed, "4.4.1").as_bytes()), None);
        }
        assert_eq!(read(b"From: x\r\n\r\nStatus: 5.1.1\r\nAction: failed\r\n"), None);
        assert_eq!(read(b""), None);
    }
}
