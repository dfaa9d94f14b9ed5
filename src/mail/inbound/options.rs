//! How letters come in: what the operator says.

use std::net::SocketAddr;

/// How letters come in.
#[derive(clap::Args, Clone, Debug)]
#[group(skip)]
pub struct Options {
    /// Where to take replies by SMTP from your own mail server, such as 127.0.0.1:2525; nowhere if left out
    #[arg(long, env = "TINCAN_INBOUND_LISTEN", value_name = "ADDRESS")]
    pub inbound_listen: Option<SocketAddr>,
    /// Speak LMTP there instead of SMTP
    #[arg(long, env = "TINCAN_INBOUND_LMTP")]
    pub inbound_lmtp: bool,
    /// Play only replies that were signed by their writer's domain, as the Authentication-Results header of this server says
    #[arg(long, env = "TINCAN_INBOUND_TRUST", value_name = "SERVER")]
    pub inbound_trust: Option<String>,
    /// The sign between `move` and the mark in reply addresses
    #[arg(long, env = "TINCAN_INBOUND_SEPARATOR", value_name = "SIGN", default_value_t = '+')]
    pub inbound_separator: char,
}

impl Default for Options {
    fn default() -> Options {
        Options { inbound_listen: None, inbound_lmtp: false, inbound_trust: None, inbound_separator: '+' }
    }
}

/// What every message is judged by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gate {
    pub separator: char,
    /// The name of the mail server whose word counts.
    pub trust: Option<String>,
}

impl Options {
    pub fn gate(&self) -> Gate {
        Gate { separator: self.inbound_separator, trust: self.inbound_trust.clone() }
    }
}
