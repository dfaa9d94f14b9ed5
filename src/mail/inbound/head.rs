//! The head of a message, read by hand and strictly: who wrote it must read the same to us as to the mail server that
//! vouches for it. Anything that two readers could understand in two ways is no head at all.

/// More than any honest head has.
const MOST_HEADERS: usize = 500;

/// The headers in their order, names in lower case, values unfolded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head(Vec<(String, String)>);

impl Head {
    /// None if it is not well formed.
    pub fn read(message: &[u8]) -> Option<Head> {
        let mut headers: Vec<(String, String)> = Vec::new();
        for (number, line) in message.split(|byte| *byte == b'\n').enumerate() {
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            if line.is_empty() {
                break;
            }
            // The envelope line of a mailbox file or a pipe.
            if number == 0 && line.strip_prefix(b"From ").is_some_and(|rest| !rest.trim_ascii_start().starts_with(b":"))
            {
                continue;
            }
            if line.iter().any(|byte| matches!(byte, 0 | b'\r')) || headers.len() > MOST_HEADERS {
                return None;
            }
            if line.starts_with(b" ") || line.starts_with(b"\t") {
                let (_, value) = headers.last_mut()?;
                value.push(' ');
                value.push_str(String::from_utf8_lossy(line).trim());
                continue;
            }
            let colon = line.iter().position(|byte| *byte == b':')?;
            let (name, value) = (&line[..colon], &line[colon + 1..]);
            if name.is_empty() || !name.iter().all(u8::is_ascii_graphic) {
                return None;
            }
            let name = String::from_utf8_lossy(name).to_ascii_lowercase();
            headers.push((name, String::from_utf8_lossy(value).trim().to_owned()));
        }
        Some(Head(headers))
    }

    pub fn all<'h>(&'h self, name: &str) -> impl Iterator<Item = &'h str> {
        self.0.iter().filter(move |(header, _)| header == name).map(|(_, value)| value.as_str())
    }

    /// The topmost: the one added last on the way.
    pub fn first(&self, name: &str) -> Option<&str> {
        self.all(name).next()
    }

    /// The only one; None if there are several.
    pub fn only(&self, name: &str) -> Option<&str> {
        let mut all = self.all(name);
        all.next().filter(|_| all.next().is_none())
    }

    pub fn has(&self, name: &str) -> bool {
        self.first(name).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_unfolded_and_found_by_any_spelling() {
        let head =
            Head::read(b"Received: a\r\nFROM: Ana\r\n <ana@example.org>\r\nReceived: b\r\n\r\nFrom: body\r\n").unwrap();
        assert_eq!(head.only("from"), Some("Ana <ana@example.org>"));
        assert_eq!(head.first("received"), Some("a"));
        assert_eq!((head.only("received"), head.has("subject")), (None, false));
        assert_eq!(Head::read(b"From ana Mon Nov 16\nTo: x\n\n").unwrap().only("to"), Some("x"));
        assert!(!Head::read(b"To: x").unwrap().has("from"));
    }

    #[test]
    fn what_could_be_read_in_two_ways_is_not_read() {
        for bad in [
            &b" folded: first\r\n\r\n"[..],
            b"From : ana@example.org\r\n\r\n",
            b"Fr\xf0m: ana@example.org\r\n\r\n",
            b"From: a\0b\r\n\r\n",
            b"Subject: a\rFrom: b\r\n\r\n",
            b"no colon here\r\n\r\n",
            b": nameless\r\n\r\n",
        ] {
            assert_eq!(Head::read(bad), None, "{}", String::from_utf8_lossy(bad));
        }
        assert_eq!(Head::read("A: b\n".repeat(1_000).as_bytes()), None);
    }
}
