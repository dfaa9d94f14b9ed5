//! How the service is reached: what the operator says, and what follows from it.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use actix_web::http::Uri;
use actix_web::http::header::HeaderName;
use anyhow::{Context, bail};
use tracing_subscriber::filter::Targets;

use crate::mail::{self, inbound};
use crate::people::Key;
use crate::store::{Address, keyring};

/// How the service is reached.
#[derive(clap::Args, Clone, Debug)]
pub struct Options {
    /// Where to listen
    #[arg(long, env = "TINCAN_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    pub listen: SocketAddr,
    /// How many threads answer requests; all cores if left out
    #[arg(long, env = "TINCAN_WORKERS", value_name = "N")]
    pub workers: Option<usize>,
    /// The address people type, such as `https://tincan.example`; needed unless Tincan listens on this machine only
    #[arg(long, env = "TINCAN_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    /// The header in which your own proxy writes the client's address, such as X-Forwarded-For; never set it without a proxy
    #[arg(long, env = "TINCAN_PROXY_HEADER", value_name = "NAME")]
    pub proxy_header: Option<String>,
    /// The file with the key of the house; a flag of every command, so it is not asked for here.
    #[arg(skip)]
    pub key_file: Option<PathBuf>,
    /// Where to write about a weakness of this service, such as mailto:security@tincan.example: for security.txt
    #[arg(long, env = "TINCAN_CONTACT", value_name = "URI")]
    pub contact: Option<String>,
    #[command(flatten)]
    pub inbound: inbound::Options,
    /// Let any client read /metrics, not only those on this machine
    #[arg(long, env = "TINCAN_OPEN_METRICS")]
    pub open_metrics: bool,
    /// What is written to the log, such as `info,tincan=debug`
    #[arg(long, env = "RUST_LOG", default_value = "info,actix_server=warn", value_name = "LEVELS")]
    pub log: Targets,
    #[command(flatten)]
    pub mail: mail::Options,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            listen: ([127, 0, 0, 1], 8080).into(),
            workers: None,
            public_url: None,
            proxy_header: None,
            key_file: None,
            contact: None,
            inbound: inbound::Options::default(),
            open_metrics: false,
            log: Targets::new(),
            mail: mail::Options::default(),
        }
    }
}

/// What every request is judged by.
#[derive(Clone, Debug)]
pub struct Config {
    /// Without a slash at its end. Links in letters begin with it, never with what a request says.
    pub base: String,
    pub reach: Reach,
    pub proxy_header: Option<HeaderName>,
    pub key: Key,
    /// Who letters come from.
    pub sender: mail::Sender,
    /// Where letters are put when no mail server takes them.
    pub mail_folder: PathBuf,
    pub contact: Option<String>,
    /// What replies by mail are judged by.
    pub gate: inbound::Gate,
    pub open_metrics: bool,
}

/// Who can reach the service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reach {
    /// This machine only, to try things out: plain HTTP, and letters can be read in the browser.
    Trial,
    /// The world, over HTTPS, under this host name.
    Public(String),
}

impl Config {
    pub fn new(options: &Options, database: &Address) -> anyhow::Result<Config> {
        let (base, reach) = match &options.public_url {
            None if options.listen.ip().is_loopback() => (format!("http://{}", options.listen), Reach::Trial),
            None => bail!("listening on {} lets others in: say --public-url https://… too", options.listen),
            Some(url) => public(url)?,
        };
        let proxy_header = options.proxy_header.as_deref().map(|name| {
            HeaderName::from_bytes(name.as_bytes()).with_context(|| format!("`{name}` is not the name of a header"))
        });
        let sender = options.mail.sender(reach != Reach::Trial)?;
        Ok(Config {
            base,
            reach,
            sender,
            proxy_header: proxy_header.transpose()?,
            key: read_key(options, database)?,
            mail_folder: mail_folder(options, database),
            contact: options.contact.as_deref().map(contact).transpose()?,
            gate: options.inbound.gate(),
            open_metrics: options.open_metrics,
        })
    }

    /// Plain names and no Secure flag only where there is no HTTPS.
    pub fn is_secure(&self) -> bool {
        self.reach != Reach::Trial
    }

    /// May a request name this host?
    pub fn serves(&self, host: &str) -> bool {
        match &self.reach {
            Reach::Public(name) => host.eq_ignore_ascii_case(name),
            Reach::Trial => {
                let name = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|digit| digit.is_ascii_digit()));
                let name = name.map_or(host, |(name, _)| name);
                let ip: Option<IpAddr> = name.trim_matches(['[', ']']).parse().ok();
                name.eq_ignore_ascii_case("localhost") || ip.is_some_and(|ip| ip.is_loopback())
            }
        }
    }
}

fn public(url: &str) -> anyhow::Result<(String, Reach)> {
    let base = url.trim_end_matches('/');
    let uri: Uri = base.parse().with_context(|| format!("`{url}` is not an address"))?;
    let host = uri.authority().map(ToString::to_string).unwrap_or_default();
    let name = uri.host().unwrap_or_default().trim_matches(['[', ']']);
    let local = name == "localhost" || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
    if host.is_empty() || host.contains('@') || !matches!(uri.path(), "" | "/") || uri.query().is_some() {
        bail!("the public URL is a scheme and a host, such as https://tincan.example, not `{url}`");
    }
    match uri.scheme_str() {
        Some("https") => Ok((base.to_owned(), Reach::Public(host))),
        Some("http") if local => Ok((base.to_owned(), Reach::Trial)),
        _ => bail!("the public URL must begin with https://, or sign-in cookies would travel in the open"),
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

fn mail_folder(options: &Options, database: &Address) -> PathBuf {
    let beside = match database {
        Address::Sqlite(path) => path.with_file_name("mail"),
        Address::Postgres(_) => "mail".into(),
    };
    options.mail.mail_folder.clone().unwrap_or(beside)
}

/// The key of the house, made at the first start. Without it nobody stays signed in, no password opens and no sealed
/// game can be read.
pub fn read_key(options: &Options, database: &Address) -> anyhow::Result<Key> {
    Ok(keyring::find(database, options.key_file.as_deref())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(options: &Options) -> anyhow::Result<Config> {
        let folder = tempfile::tempdir().unwrap();
        Config::new(options, &Address::Sqlite(folder.path().join("tincan.db")))
    }

    #[test]
    fn the_world_comes_in_over_https_only() {
        let mail = mail::Options { mail_from: Some("tincan@tincan.example".into()), ..mail::Options::default() };
        let public =
            |url: &str| config(&Options { public_url: Some(url.into()), mail: mail.clone(), ..Options::default() });
        let silent = Options { public_url: Some("https://tincan.example".into()), ..Options::default() };
        assert!(config(&silent).unwrap_err().to_string().contains("--mail-from"));
        assert!(public("https://tincan.example").unwrap().is_secure());
        assert_eq!(public("https://tincan.example/").unwrap().base, "https://tincan.example");
        assert!(!public("http://localhost:8080").unwrap().is_secure());
        for wrong in
            ["http://tincan.example", "tincan.example", "https://a.example/x", "https://u@a.example", "ftp://a", ""]
        {
            assert!(public(wrong).is_err(), "{wrong}");
        }
        assert!(config(&Options { listen: ([0, 0, 0, 0], 80).into(), ..Options::default() }).is_err());
    }

    #[test]
    fn a_foreign_host_is_not_served() {
        let trial = config(&Options::default()).unwrap();
        for host in ["localhost", "localhost:8080", "127.0.0.1:9", "[::1]:8080"] {
            assert!(trial.serves(host), "{host}");
        }
        for host in ["evil.example", "evil.example:80", "", "127.0.0.1.evil.example"] {
            assert!(!trial.serves(host), "{host}");
        }
        let mail = mail::Options { mail_from: Some("t@a.example".into()), ..mail::Options::default() };
        let public = Options { public_url: Some("https://a.example".into()), mail, ..Options::default() };
        let public = config(&public).unwrap();
        assert!(public.serves("A.example") && !public.serves("localhost") && !public.serves("a.example.evil"));
    }

    #[test]
    fn a_key_is_made_once_and_a_poor_one_refused() {
        let folder = tempfile::tempdir().unwrap();
        let database = Address::Sqlite(folder.path().join("tincan.db"));
        let first = read_key(&Options::default(), &database).unwrap();
        assert_eq!(first.bytes(), read_key(&Options::default(), &database).unwrap().bytes());
        let file = folder.path().join("tincan.db.key");
        for poor in ["", "abc", &"0".repeat(64), &"ab".repeat(32)] {
            std::fs::write(&file, poor).unwrap();
            assert!(read_key(&Options::default(), &database).is_err(), "{poor}");
        }
    }
}
