//! The addresses that letters come in by: `move+MARK@…` answers a question, `letters+MARK@…` switches letters of one kind
//! off and on, `bounce+LETTER-MAC@…` brings a letter back. None of them does what another does.

use crate::mail::unsubscribe::{self, Wanted};
use crate::mail::{Bound, Door, returns};
use crate::people::Key;

/// What a message to one of our addresses is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Recipient {
    Question(Bound),
    /// Whose letters, of which kind.
    Subscription(Wanted),
    /// Which letter came back.
    Letter(i64),
}

impl Recipient {
    /// Reads an address of the envelope or of a header. Whose domain it is does not matter: the mark is the secret.
    pub fn read(key: &Key, separator: char, address: &str) -> Option<Recipient> {
        let address = address.trim().trim_start_matches('<').trim_end_matches('>').to_ascii_lowercase();
        let (local, _) = address.rsplit_once('@')?;
        let (purpose, mark) = local.trim_matches('"').split_once(separator)?;
        match purpose {
            "move" => Bound::read(key, Door::Reply, mark).map(Recipient::Question),
            "letters" => unsubscribe::read(key, mark).map(Recipient::Subscription),
            "bounce" => returns::read(key, mark).map(Recipient::Letter),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::people::{PlayerId, Topic};
    use crate::table::TableCode;

    #[test]
    fn only_addresses_this_house_made_are_known() {
        let key = Key::fresh();
        let bound = Bound { code: TableCode::from_bits(99), seat: Seat::new(1), ask: 7, player: PlayerId(3) };
        let mark = bound.mark(&key, Door::Reply);
        let read = |address: &str| Recipient::read(&key, '+', address);
        for good in [format!("move+{mark}@tincan.example"), format!("<MOVE+{}@[127.0.0.1]>", mark.to_uppercase())] {
            assert_eq!(read(&good), Some(Recipient::Question(bound.clone())), "{good}");
        }
        assert_eq!(Recipient::read(&key, '=', &format!("move={mark}@x")), Some(Recipient::Question(bound.clone())));
        let back = returns::mark(&key, 42);
        let mac = back.rsplit_once('-').unwrap().1;
        assert_eq!(read(&format!("bounce+{back}@x.example")), Some(Recipient::Letter(42)));
        let wanted = Wanted::By(PlayerId(3), Topic::Turn);
        let stop = unsubscribe::mark(&key, &wanted);
        assert_eq!(read(&format!("Letters+{}@x.example", stop.to_uppercase())), Some(Recipient::Subscription(wanted)));
        let link = bound.mark(&key, Door::Link);
        for bad in [
            String::new(),
            "move@tincan.example".into(),
            format!("move+{mark}"),
            format!("stop+{mark}@x"),
            format!("move+{link}@x"),
            format!("move+{stop}@x"),
            format!("letters+{mark}@x"),
            format!("bounce+43-{mac}@x"),
            format!("bounce+{mac}@x"),
            "bounce+42-@x".into(),
        ] {
            assert_eq!(read(&bad), None, "{bad}");
        }
    }
}
