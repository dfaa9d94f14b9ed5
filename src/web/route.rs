//! What an address of the site is: its path and method, who may come, and who answers.

use std::pin::Pin;

use super::visit::{Response, Visit};

pub type Handler = for<'v> fn(&'v mut Visit) -> Pin<Box<dyn Future<Output = Response> + 'v>>;

/// One address and method.
pub struct Route {
    pub method: Verb,
    pub path: &'static str,
    pub rule: Rule,
    pub handler: Handler,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Changes nothing. HEAD is answered too.
    Get,
    /// Needs the mark of a form of ours.
    Post,
}

/// Who may come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Anybody.
    Public,
    /// Whoever is signed in, guests included.
    Player,
    /// Whoever sits at the table in the path.
    Seat,
    /// Those the operator appointed; for others there is nothing here.
    Admin,
    /// Whoever has the secret that is part of the address.
    Token,
    /// Whoever has the mark of an open question that is part of the address. A form sent there needs no mark of its own:
    /// mail programs show pages without cookies.
    Mark,
    /// Machines that watch the service, under any host name and without cookies.
    Probe,
}
