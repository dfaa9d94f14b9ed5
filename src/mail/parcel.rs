//! A letter as it is handed over, and why it may not be taken.

/// What is handed over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parcel {
    /// For the name of a file: the number and the kind of the letter.
    pub name: String,
    pub from: String,
    pub to: String,
    pub bytes: Vec<u8>,
}

/// Why a letter was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The server is out of reach, or takes nothing now: no fault of this letter.
    Server(String),
    /// Not now, says the server of this letter.
    Later(String),
    /// Never, says the server of this letter.
    Refused { reason: String, no_such_mailbox: bool },
}
