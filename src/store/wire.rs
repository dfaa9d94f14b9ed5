//! Would what goes to a PostgreSQL server cross a network in the open? Left to itself the client encrypts only if it can
//! and the server likes to, so an address on another machine must say what it wants.

/// Words that settle it; the last one for a network that is the operator's own.
const SETTLED: &[&str] = &["require", "verify-ca", "verify-full", "disable"];

/// Is the server on another machine, and does the address not say whether the way there is encrypted?
pub(super) fn is_unguarded(url: &str) -> bool {
    let (_, rest) = url.split_once("://").unwrap_or(("", url));
    let (front, query) = rest.split_once('?').unwrap_or((rest, ""));
    let (authority, _) = front.split_once('/').unwrap_or((front, ""));
    let (_, hosts) = authority.rsplit_once('@').unwrap_or(("", authority));
    let said: Vec<(&str, &str)> = query.split('&').filter_map(|pair| pair.split_once('=')).collect();
    let named = said.iter().filter(|(name, _)| matches!(*name, "host" | "hostaddr")).map(|(_, hosts)| *hosts);
    let mut all = [hosts].into_iter().chain(named).flat_map(|hosts| hosts.split(','));
    let is_settled = said.iter().any(|(name, word)| *name == "sslmode" && SETTLED.contains(word));
    !is_settled && all.any(|host| !is_here(host))
}

/// A socket, or this very machine.
fn is_here(host: &str) -> bool {
    let name = match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((name, _)) => name,
        None if host.matches(':').count() > 1 => host,
        None => host.split_once(':').map_or(host, |(name, _)| name),
    };
    let socket = name.is_empty() || name.starts_with('/') || name.to_ascii_lowercase().starts_with("%2f");
    socket || name.eq_ignore_ascii_case("localhost") || name == "::1" || name.starts_with("127.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_elsewhere_must_say_how_it_is_reached() {
        for here in [
            "postgres:///tincan",
            "postgres://tincan@localhost/tincan",
            "postgres://tincan:p%40ss@127.0.0.1:5433/tincan",
            "postgresql://[::1]:5432/tincan",
            "postgres://%2Fvar%2Frun%2Fpostgresql/tincan",
            "postgres:///tincan?host=/var/run/postgresql",
            "postgres:///tincan?hostaddr=::1",
            "postgres://db.example/tincan?sslmode=require",
            "postgres://db.example/tincan?connect_timeout=3&sslmode=verify-full",
            "postgres://10.0.0.7/tincan?sslmode=disable",
        ] {
            assert!(!is_unguarded(here), "{here}");
        }
        for open in [
            "postgres://db.example/tincan",
            "postgres://tincan:localhost@db.example:5432/tincan",
            "postgres://db.example/tincan?sslmode=prefer",
            "postgres://db.example/tincan?sslmode=",
            "postgres://localhost,db.example/tincan",
            "postgres:///tincan?host=db.example",
            "postgres://localhost/tincan?hostaddr=10.0.0.7",
            "postgres://localhost.evil.example/tincan",
            "postgres://[2001:db8::1]/tincan",
        ] {
            assert!(is_unguarded(open), "{open}");
        }
    }
}
