//! What the operator says, and what follows from it for each part of the service.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use actix_web::http::header::HeaderName;
use anyhow::{Context, bail};
use tracing_subscriber::filter::Targets;

use crate::mail::{self, Carrier, Correspondence, inbound};
use crate::store::{Address, keyring};
use crate::web::{Config, Reach};

/// Where the service listens unless the operator says otherwise: on this machine only.
const USUAL_LISTEN: ([u8; 4], u16) = ([127, 0, 0, 1], 8080);

/// How the service is reached and how its letters travel.
#[derive(clap::Args, Clone, Debug)]
pub struct Options {
    /// Where to listen
    #[arg(long, env = "TINCAN_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    pub listen: SocketAddr,
    /// How many threads answer requests; all cores if left out
    #[arg(long, env = "TINCAN_WORKERS", value_name = "N")]
    pub workers: Option<usize>,
    /// The header in which your own proxy writes the client's address, such as X-Forwarded-For; never set it without a proxy
    #[arg(long, env = "TINCAN_PROXY_HEADER", value_name = "NAME")]
    pub proxy_header: Option<String>,
    /// Where to write about a weakness of this service, such as mailto:security@tincan.example: for security.txt
    #[arg(long, env = "TINCAN_CONTACT", value_name = "URI")]
    pub contact: Option<String>,
    /// Let any client read /metrics, not only those on this machine
    #[arg(long, env = "TINCAN_OPEN_METRICS")]
    pub open_metrics: bool,
    /// What is written to the log, such as `info,tincan=debug`
    #[arg(long, env = "RUST_LOG", default_value = "info,actix_server=warn", value_name = "LEVELS")]
    pub log: Targets,
    #[command(flatten)]
    pub post: PostOptions,
}

/// How letters go out and come in: the same for the service and for the tools that take letters in.
#[derive(clap::Args, Clone, Debug, Default)]
#[group(skip)]
pub struct PostOptions {
    /// The address people type, such as `https://tincan.example`; needed unless Tincan listens on this machine only
    #[arg(long, env = "TINCAN_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    #[command(flatten)]
    pub inbound: inbound::Options,
    #[command(flatten)]
    pub mail: mail::Options,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            listen: USUAL_LISTEN.into(),
            workers: None,
            proxy_header: None,
            contact: None,
            open_metrics: false,
            log: Targets::new(),
            post: PostOptions::default(),
        }
    }
}

/// What follows from the options for a database and its key.
pub struct Settings {
    pub web: Config,
    pub correspondence: Correspondence,
    /// Where letters are put when no mail server takes them.
    pub mail_folder: PathBuf,
}

impl Options {
    /// The key of the house is made at the first start. Without it nobody stays signed in, no password opens and no
    /// sealed game can be read.
    pub fn settle(&self, database: &Address, key_file: Option<&Path>) -> anyhow::Result<Settings> {
        let correspondence = self.post.correspondence(self.listen, database, key_file)?;
        let (base, reach) = Reach::of(self.post.public_url.as_deref(), self.listen)?;
        let proxy_header = self.proxy_header.as_deref().map(|name| {
            HeaderName::from_bytes(name.as_bytes()).with_context(|| format!("`{name}` is not the name of a header"))
        });
        let web = Config {
            base,
            reach,
            proxy_header: proxy_header.transpose()?,
            key: correspondence.key.clone(),
            contact: self.contact.as_deref().map(contact).transpose()?,
            open_metrics: self.open_metrics,
        };
        Ok(Settings { web, correspondence, mail_folder: self.post.mail_folder(database) })
    }

    pub fn carrier(&self, database: &Address) -> anyhow::Result<Carrier> {
        self.post.mail.carrier(self.post.mail_folder(database))
    }
}

impl PostOptions {
    /// For a tool that takes letters in beside a service.
    pub fn beside(&self, database: &Address, key_file: Option<&Path>) -> anyhow::Result<Correspondence> {
        self.correspondence(USUAL_LISTEN.into(), database, key_file)
    }

    fn correspondence(
        &self,
        listen: SocketAddr,
        database: &Address,
        key_file: Option<&Path>,
    ) -> anyhow::Result<Correspondence> {
        let (base, reach) = Reach::of(self.public_url.as_deref(), listen)?;
        let sender = self.mail.sender(reach != Reach::Trial)?;
        Ok(Correspondence { base, key: keyring::find(database, key_file)?, sender, gate: self.inbound.gate() })
    }

    fn mail_folder(&self, database: &Address) -> PathBuf {
        let beside = match database {
            Address::Sqlite(path) => path.with_file_name("mail"),
            Address::Postgres(_) => "mail".into(),
        };
        self.mail.mail_folder.clone().unwrap_or(beside)
    }
}

/// One line that security.txt may carry.
fn contact(uri: &str) -> anyhow::Result<String> {
    let fits = ["mailto:", "https://", "tel:"].iter().any(|scheme| uri.starts_with(scheme));
    if !fits || !uri.bytes().all(|sign| sign.is_ascii_graphic()) {
        bail!("the contact begins with mailto:, https:// or tel:, not `{uri}`");
    }
    Ok(uri.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settle(options: &Options) -> anyhow::Result<Settings> {
        let folder = tempfile::tempdir().unwrap();
        options.settle(&Address::Sqlite(folder.path().join("tincan.db")), None)
    }

    #[test]
    fn a_public_service_says_who_writes_its_letters() {
        let url = Some("https://tincan.example".to_owned());
        let silent = PostOptions { public_url: url.clone(), ..PostOptions::default() };
        let refused = settle(&Options { post: silent, ..Options::default() }).err().unwrap();
        assert!(refused.to_string().contains("--mail-from"));
        let mail = mail::Options { mail_from: Some("t@tincan.example".into()), ..mail::Options::default() };
        let post = PostOptions { public_url: url, mail, ..PostOptions::default() };
        let settings = settle(&Options { post, ..Options::default() }).unwrap();
        assert_eq!(settings.web.base, settings.correspondence.base);
        assert!(settings.web.is_secure());
    }

    #[test]
    fn a_service_that_others_reach_says_under_which_address() {
        assert!(settle(&Options { listen: ([0, 0, 0, 0], 80).into(), ..Options::default() }).is_err());
        assert!(settle(&Options::default()).is_ok());
    }

    #[test]
    fn a_key_is_made_once_and_a_poor_one_refused() {
        let folder = tempfile::tempdir().unwrap();
        let database = Address::Sqlite(folder.path().join("tincan.db"));
        let key = || Options::default().settle(&database, None).map(|settings| settings.web.key.bytes().to_vec());
        assert_eq!(key().unwrap(), key().unwrap());
        for poor in ["", "abc", &"0".repeat(64), &"ab".repeat(32)] {
            std::fs::write(folder.path().join("tincan.db.key"), poor).unwrap();
            assert!(key().is_err(), "{poor}");
        }
    }
}
