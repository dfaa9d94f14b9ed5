//! The addresses that letters come in by: `move+MARK@…` answers a question, `bounce+LETTER-MAC@…` brings a letter back.

use subtle::ConstantTimeEq;

use crate::mail::{Bound, Door};
use crate::people::Key;
use crate::people::token::base32;

/// What a message to one of our addresses is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Recipient {
    Question(Bound),
    /// Which letter came back.
    Letter(String),
}

impl Recipient {
    /// Reads an address of the envelope or of a header. Whose domain it is does not matter: the mark is the secret.
    pub fn read(key: &Key, separator: char, address: &str) -> Option<Recipient> {
        let address = address.trim().trim_start_matches('<').trim_end_matches('>').to_ascii_lowercase();
        let (local, _) = address.rsplit_once('@')?;
        let (purpose, mark) = local.trim_matches('"').split_once(separator)?;
        match purpose {
            "move" => Bound::read(key, Door::Reply, mark).map(Recipient::Question),
            "bounce" => {
                let (letter, mac) = mark.rsplit_once('-')?;
                let made = base32(&key.mac("bounce", letter.as_bytes())[..8]);
                bool::from(made.as_bytes().ct_eq(mac.as_bytes())).then(|| Recipient::Letter(letter.to_owned()))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::table::TableCode;

    #[test]
    fn only_addresses_this_house_made_are_known() {
        let key = Key::fresh();
        let bound = Bound { code: TableCode::from_bits(99), seat: Seat::new(1), ask: 7 };
        let mark = bound.mark(&key, Door::Reply);
        let read = |address: &str| Recipient::read(&key, '+', address);
        for good in [format!("move+{mark}@tincan.example"), format!("<MOVE+{}@[127.0.0.1]>", mark.to_uppercase())] {
            assert_eq!(read(&good), Some(Recipient::Question(bound.clone())), "{good}");
        }
        assert_eq!(Recipient::read(&key, '=', &format!("move={mark}@x")), Some(Recipient::Question(bound.clone())));
        let mac = base32(&key.mac("bounce", b"42")[..8]);
        assert_eq!(read(&format!("bounce+42-{mac}@x.example")), Some(Recipient::Letter("42".into())));
        let link = bound.mark(&key, Door::Link);
        for bad in [
            String::new(),
            "move@tincan.example".into(),
            format!("move+{mark}"),
            format!("stop+{mark}@x"),
            format!("move+{link}@x"),
            format!("bounce+43-{mac}@x"),
            format!("bounce+{mac}@x"),
            "bounce+42-@x".into(),
        ] {
            assert_eq!(read(&bad), None, "{bad}");
        }
    }
}
