//! Letters: how they are worded, when they are due, and who carries them.
//!
//! A move leaves *notices* in its own transaction. The `clerk` looks at each when it is due: is it still true, and how
//! does its reader want it? It drops it, puts it off, or exchanges it for a letter, which is rendered once, in the
//! reader's language and zone, to its final bytes ([`seal`]). The `postman` leases letters and hands their bytes to a
//! [`carrier`]; whatever goes wrong, it tries the same bytes again later, or gives up and says so.

pub mod marks;

pub mod sitting;

pub mod reading;

pub mod options;

pub mod letter;

pub mod desk;

mod account;

mod seated;

pub mod deciding;

mod table;

mod digest;

pub mod timing;

pub mod seal;

pub mod dkim;

pub mod unsubscribe;

pub mod returns;

pub mod smtp;

pub mod parcel;

pub mod carrier;

pub mod stuck;

mod clerk;

mod postman;

pub mod room;

pub mod inbound;

pub mod office;

pub use carrier::Carrier;
pub use desk::Desk;
pub use inbound::Inbox;
pub use letter::Letter;
pub use marks::{Bound, Door};
pub use office::{Correspondence, PostOffice};
pub use options::{Options, Sender};
pub use room::MailRoom;
