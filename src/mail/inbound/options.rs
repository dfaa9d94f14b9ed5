//! How letters come in: what the operator says.

use std::net::SocketAddr;

/// How letters come in.
#[derive(clap::Args, Clone, Debug, Default)]
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
}

/// What every message is judged by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gate {
    /// The name of the mail server whose word counts.
    pub trust: Option<String>,
}

impl Options {
    pub fn gate(&self) -> Gate {
        Gate { trust: self.inbound_trust.clone() }
    }
}
