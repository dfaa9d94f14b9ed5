//! Commands that change more than a table: being away, one letter a day, no more letters. Each is one function here.

use jiff::civil::Time;

use crate::people::Player;

/// What is said about a wish: the id of a message, and the page where it is set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Granted {
    pub says: &'static str,
    pub page: &'static str,
}

/// Away until a day.
pub fn pause(_: &Player) -> Granted {
    Granted { says: "post-pause-there", page: "/settings" }
}

/// One letter a day.
pub fn digest(_: &Player, _: Time) -> Granted {
    Granted { says: "post-digest-there", page: "/settings" }
}

/// No more letters about a table.
pub fn stop(_: &Player) -> Granted {
    Granted { says: "post-stop-there", page: "/settings" }
}
