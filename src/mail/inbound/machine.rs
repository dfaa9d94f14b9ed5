//! What a machine sent by itself: never a move, never answered (RFC 3834).

use mail_parser::parsers::MessageStream;

use super::head::Head;

/// How the subjects of automatic replies begin, in lower case.
const SUBJECTS: &[&str] = &[
    "auto:",
    "autoreply",
    "auto-reply",
    "auto reply",
    "automatic reply",
    "out of office",
    "out of the office",
    "undeliverable",
    "delivery status notification",
    "réponse automatique",
    "absence du bureau",
    "message d'absence",
    "автоответ",
    "автоматический ответ",
    "resposta automática",
    "ausência temporária",
    "fora do escritório",
    "automatische antwort",
    "abwesenheitsnotiz",
    "respuesta automática",
    "risposta automatica",
];

/// Headers that no person's mail program adds.
const HEADERS: &[&str] = &[
    "list-id",
    "list-post",
    "x-auto-response-suppress",
    "x-autoreply",
    "x-autorespond",
    "x-auto-reply-from",
    "x-mail-autoreply",
    "x-vacation",
];

/// `envelope` is the sender of the envelope, where it is known: the empty one is a machine's.
pub fn sent(head: &Head, envelope: Option<&str>) -> bool {
    let value = |name: &str| head.first(name).unwrap_or_default().to_lowercase();
    let kind = value("content-type");
    let subject = subject(head).to_lowercase();
    envelope.is_some_and(|from| from.trim_matches(['<', '>']).is_empty())
        || value("return-path").replace(' ', "") == "<>"
        || head.all("auto-submitted").any(|value| !is_no(value))
        || head.all("precedence").any(|value| is_bulk(&value.to_lowercase()))
        || HEADERS.iter().any(|name| head.has(name))
        || kind.starts_with("multipart/report")
        || kind.starts_with("message/")
        || SUBJECTS.iter().any(|beginning| subject.trim_start().starts_with(beginning))
}

/// The subject, decoded.
pub fn subject(head: &Head) -> String {
    let raw = format!("{}\n", head.first("subject").unwrap_or_default());
    let decoded = MessageStream::new(raw.as_bytes()).parse_unstructured();
    decoded.as_text().unwrap_or_default().to_owned()
}

fn is_no(value: &str) -> bool {
    value.split([';', '(', ' ']).next().unwrap_or_default().eq_ignore_ascii_case("no")
}

fn is_bulk(value: &str) -> bool {
    ["bulk", "list", "junk", "auto_reply", "auto-reply"].iter().any(|word| value.starts_with(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by_machine(header: &str, envelope: Option<&str>) -> bool {
        sent(&Head::read(format!("From: ana@example.org\r\n{header}\r\n\r\n").as_bytes()).unwrap(), envelope)
    }

    #[test]
    fn machines_are_told_from_people() {
        for header in [
            "Auto-Submitted: auto-replied",
            "Auto-Submitted: auto-generated; owner-email=x",
            "Precedence: bulk",
            "Precedence: LIST",
            "List-Id: <x.example>",
            "X-Auto-Response-Suppress: All",
            "X-Autoreply: yes",
            "Return-Path: < >",
            "Content-Type: multipart/report; report-type=delivery-status",
            "Subject: Automatic reply: [Fort] Your turn",
            "Subject: =?utf-8?B?UsOpcG9uc2UgYXV0b21hdGlxdWU=?= : Fort",
            "Subject: =?koi8-r?B?4dfUz8/U18XU?=",
        ] {
            assert!(by_machine(header, Some("ana@example.org")), "{header}");
        }
        assert!(by_machine("Subject: Re: x", Some("")));
        assert!(by_machine("Subject: Re: x", Some("<>")));
        for header in ["Auto-Submitted: no", "Precedence: normal", "Subject: Re: Automatic reply", "X-Mailer: mutt"] {
            assert!(!by_machine(header, Some("ana@example.org")), "{header}");
            assert!(!by_machine(header, None), "{header}");
        }
    }
}
