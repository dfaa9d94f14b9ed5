//! What every request is judged by: under which address the site is reached, and by whom.

use std::net::{IpAddr, SocketAddr};

use actix_web::http::Uri;
use actix_web::http::header::HeaderName;
use anyhow::{Context, bail};

use crate::people::Key;

/// What every request is judged by.
#[derive(Clone, Debug)]
pub struct Config {
    /// Without a slash at its end. Links begin with it, never with what a request says.
    pub base: String,
    pub reach: Reach,
    pub proxy_header: Option<HeaderName>,
    pub key: Key,
    pub contact: Option<String>,
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

impl Reach {
    /// The address people type and who can reach it, from what the operator says and where the service listens.
    pub fn of(public_url: Option<&str>, listen: SocketAddr) -> anyhow::Result<(String, Reach)> {
        match public_url {
            None if listen.ip().is_loopback() => Ok((format!("http://{listen}"), Reach::Trial)),
            None => bail!("listening on {listen} lets others in: say --public-url https://… too"),
            Some(url) => public(url),
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

#[cfg(test)]
mod tests {
    use super::*;

    fn config(url: Option<&str>) -> Config {
        let (base, reach) = Reach::of(url, ([127, 0, 0, 1], 8080).into()).unwrap();
        Config { base, reach, proxy_header: None, key: Key::fresh(), contact: None, open_metrics: false }
    }

    #[test]
    fn the_world_comes_in_over_https_only() {
        let public = |url: &str| Reach::of(Some(url), ([0, 0, 0, 0], 80).into());
        assert_eq!(public("https://tincan.example/").unwrap().0, "https://tincan.example");
        assert!(config(Some("https://tincan.example")).is_secure());
        assert!(!config(Some("http://localhost:8080")).is_secure());
        for wrong in
            ["http://tincan.example", "tincan.example", "https://a.example/x", "https://u@a.example", "ftp://a", ""]
        {
            assert!(public(wrong).is_err(), "{wrong}");
        }
        assert!(Reach::of(None, ([0, 0, 0, 0], 80).into()).is_err());
    }

    #[test]
    fn a_foreign_host_is_not_served() {
        let trial = config(None);
        for host in ["localhost", "localhost:8080", "127.0.0.1:9", "[::1]:8080"] {
            assert!(trial.serves(host), "{host}");
        }
        for host in ["evil.example", "evil.example:80", "", "127.0.0.1.evil.example"] {
            assert!(!trial.serves(host), "{host}");
        }
        let public = config(Some("https://a.example"));
        assert!(public.serves("A.example") && !public.serves("localhost") && !public.serves("a.example.evil"));
    }
}
