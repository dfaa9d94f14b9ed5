//! What stands above a letter: for mail programs, for those who want no more, for whoever checks where it comes from.

use tincan::mail::unsubscribe::{self, Wanted};
use tincan::people::Topic;
use tincan::words::Language;

use crate::mail::base::{HOUR, Post, header, opened};

fn a_turn(post: &Post) -> Vec<u8> {
    let people = [post.person("Ana", Language::En, "UTC"), post.person("Boris", Language::En, "UTC")];
    post.table("fort", 1, &people);
    post.pass(HOUR);
    let sent = post.round();
    sent.into_iter().find(|parcel| parcel.name.ends_with("duty")).unwrap().bytes
}

#[test]
fn one_click_stands_in_the_raw_bytes() {
    let post = Post::new();
    let bytes = a_turn(&post);
    let raw = String::from_utf8_lossy(&bytes);
    let line = raw.split("\r\n").find(|line| line.starts_with("List-Unsubscribe: ")).unwrap();
    let url = line.split(['<', '>']).nth(1).unwrap();
    let mark = url.strip_prefix("https://tincan.example/u/").unwrap();
    assert!(matches!(unsubscribe::read(&post.key, mark), Some(Wanted::By(_, Topic::Turn))), "{url}");
    assert!(line.contains("mailto:letters+") && !line.contains("move+"), "{line}");
    assert!(raw.contains("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"));
    assert!(opened(&bytes).1.contains("Or reply: letters off"), "and at the foot of the letter");
}

#[test]
fn letters_that_keep_an_account_safe_cannot_be_stopped() {
    let post = Post::new();
    post.person("Ana", Language::En, "UTC");
    let sent = post.round();
    assert_eq!(header(&sent[0].bytes, "List-Unsubscribe"), None);
    assert_eq!(header(&sent[0].bytes, "Auto-Submitted").as_deref(), Some("auto-generated"));
}

#[test]
fn without_a_reply_domain_nobody_is_told_to_reply() {
    let mut post = Post::new();
    post.sender.reply_domain = None;
    let bytes = a_turn(&post);
    assert_eq!(header(&bytes, "Reply-To"), None);
    let text = opened(&bytes).1.to_lowercase();
    assert!(!text.contains("reply") && !text.contains("answer with"), "{text}");
    let line = header(&bytes, "List-Unsubscribe").unwrap();
    assert!(!line.contains("mailto"), "{line}");
}

#[test]
fn the_text_says_who_is_a_witness() {
    let post = Post::new();
    let bytes = a_turn(&post);
    let live = post.house.table(&post.house.store.all_tables().unwrap()[0].code).unwrap();
    let seal = tincan::table::header::hex::written(&live.head);
    assert!(opened(&bytes).1.contains(&seal[..8]));
}
