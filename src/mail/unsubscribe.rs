//! The address under which somebody gets no more letters of one kind, without signing in (RFC 8058).

use subtle::ConstantTimeEq;

use crate::people::{Key, MailAddress, PlayerId, Topic};

use super::options::Sender;

/// Whose letters, of which kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    By(PlayerId, Topic),
    /// Invitations to somebody the house may not know.
    At(MailAddress),
}

/// The mark that stands for it: signed, so that nothing is stored and nobody can guess another's.
pub fn mark(key: &Key, wanted: &Wanted) -> String {
    let said = said(wanted);
    format!("{said}-{}", key.mark_of("unsubscribe", &said))
}

pub fn url(base: &str, key: &Key, wanted: &Wanted) -> String {
    format!("{base}/u/{}", mark(key, wanted))
}

/// What the addresses are called that switch letters off and on.
pub const PURPOSE: &str = "letters";

/// The address that does the same by mail: never one that a move could be sent to. None where no mail comes in; nor for a
/// stranger, whose own address would not fit into it.
pub fn mailbox(sender: &Sender, key: &Key, wanted: &Wanted) -> Option<String> {
    match wanted {
        Wanted::By(..) => sender.marked(PURPOSE, &mark(key, wanted)),
        Wanted::At(_) => None,
    }
}

/// What is kept of a mailbox that wants no invitations: enough to know it again, too little to write to it.
pub fn declined(key: &Key, address: &MailAddress) -> String {
    key.mark_of("declined", &address.key())
}

/// What a mark stands for, if this house made it.
pub fn read(key: &Key, mark: &str) -> Option<Wanted> {
    let (said, mac) = mark.rsplit_once('-')?;
    if !bool::from(key.mark_of("unsubscribe", said).as_bytes().ct_eq(mac.as_bytes())) {
        return None;
    }
    match said.split_once('-')? {
        ("at", hex) => MailAddress::read(&unhex(hex)?).ok().map(Wanted::At),
        (player, topic) => Some(Wanted::By(PlayerId(player.parse().ok()?), Topic::read(topic)?)),
    }
}

fn said(wanted: &Wanted) -> String {
    match wanted {
        Wanted::By(player, topic) => format!("{player}-{topic}"),
        Wanted::At(address) => format!("at-{}", hex(address.as_str())),
    }
}

fn hex(text: &str) -> String {
    text.bytes().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(hex: &str) -> Option<String> {
    let digits: Option<Vec<u32>> = hex.chars().map(|digit| digit.to_digit(16)).collect();
    let bytes = digits?.chunks(2).map(|pair| (pair[0] * 16 + pair.get(1).copied().unwrap_or(0)) as u8).collect();
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_stands_for_one_kind_of_one_reader() {
        let key = Key::fresh();
        let all = [
            Wanted::By(PlayerId(7), Topic::Turn),
            Wanted::By(PlayerId(77), Topic::Talk),
            Wanted::At(MailAddress::read("Ana@example.org").unwrap()),
        ];
        for wanted in &all {
            let mark = mark(&key, wanted);
            assert_eq!(read(&key, &mark).as_ref(), Some(wanted));
            assert_eq!(read(&Key::fresh(), &mark), None);
            let mac = mark.rsplit_once('-').unwrap().1;
            for other in all.iter().filter(|other| *other != wanted) {
                assert_eq!(read(&key, &format!("{}-{mac}", said(other))), None);
            }
        }
        for wrong in ["", "-", "7-turn", "7-turn-", "at-zz-x"] {
            assert_eq!(read(&key, wrong), None, "{wrong}");
        }
    }
}
