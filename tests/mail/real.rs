//! The same faults from a mail server that is a program of its own: `tests/mail/run` starts it.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::mail::base::{Post, luck, wait};
use crate::mail::faults::{carry_all, compare, many};
use crate::mail::server::Box as Mailbox;

#[test]
#[ignore = "needs Python; tests/mail/run runs it"]
fn a_real_server_loses_and_doubles_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/mail/server.py");
    let server = Command::new("python3").arg(script).arg(&log).stdout(Stdio::piped()).spawn();
    let mut server = server.expect("python3 is there");
    let mut first = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let post = Post::new();
    let letters = many(2_000);
    post.write_letters(letters);
    let url = format!("smtp://127.0.0.1:{}", first.trim());
    let deaths = wait(carry_all(&post, &url, luck(11)));
    server.kill().unwrap();
    server.wait().unwrap();
    let mut boxes: BTreeMap<String, Mailbox> = BTreeMap::new();
    let mut faults = 0;
    for line in std::fs::read_to_string(&log).unwrap().lines() {
        let said: serde_json::Value = serde_json::from_str(line).unwrap();
        let to = said["to"].as_str().unwrap_or_default().to_owned();
        let mailbox = boxes.entry(to).or_default();
        match said["what"].as_str().unwrap() {
            "fault" => faults += 1,
            "kept" => mailbox.kept.push(said["body"].as_str().unwrap().chars().map(|sign| sign as u8).collect()),
            "gap" => mailbox.gaps += 1,
            "refused" => mailbox.refused += 1,
            other => panic!("{other}"),
        }
    }
    let (doubled, failed) = compare(&post, &boxes, deaths);
    println!(
        "{letters} letters, {faults} faults, {deaths} deaths: 0 lost, {doubled} doubled, {failed} refused for good"
    );
    assert!(faults >= letters.min(2_000), "{faults}");
}
