//! Replies from many mail programs in four languages are read as they were meant.

use tincan::mail::inbound::orders::{self, Order};
use tincan::mail::inbound::{body, quoting};

use crate::post::letters::message;
use crate::post::programs::{PROGRAMS, Tongue};

/// What somebody types, and what it means.
pub fn replies(tongue: Tongue) -> Vec<(&'static str, Vec<Order>)> {
    let step = |words: &str| Order::Move(words.into());
    let (hello, help, undo) = match tongue {
        Tongue::En => ("say Good luck, all!", "help", "undo"),
        Tongue::Fr => ("dire Bonne chance à tous, même à toi !", "aide", "annuler"),
        Tongue::Ru => ("скажи Всем удачи, и тебе тоже", "помощь", "отмена"),
        Tongue::PtBr => ("dizer Boa sorte, irmãos", "ajuda", "desfazer"),
    };
    let said = hello.split_once(' ').unwrap().1;
    vec![
        ("3", vec![step("3")]),
        ("play bug", vec![step("play bug")]),
        ("Play Bug.", vec![step("Play Bug")]),
        ("play bug + the_moles\npublic\nprivate", vec![step("play bug + the_moles\npublic\nprivate")]),
        ("play\u{a0}frog", vec![step("play frog")]),
        (hello, vec![Order::Say(said.into())]),
        (help, vec![Order::Help]),
        (undo, vec![Order::Undo]),
        ("pass\n\nshow 41", vec![step("pass"), Order::Show(Some(41))]),
    ]
}

/// Every program with every reply.
pub fn corpus() -> Vec<(String, Vec<u8>, Vec<Order>)> {
    let mut all = Vec::new();
    for (name, write) in PROGRAMS {
        for tongue in Tongue::ALL {
            for (typed, wanted) in replies(tongue) {
                let head =
                    [("From", "Ana <ana@example.org>"), ("Subject", "Re: [Fort 7K2QXD]"), ("Message-ID", "<a@b.c>")];
                let whole = message(&head, &write(typed, tongue));
                all.push((format!("{name}, {tongue:?}, {typed:?}"), whole, wanted));
            }
        }
    }
    all
}

#[test]
fn replies_are_read_as_they_were_meant() {
    let all = corpus();
    let mut wrong = Vec::new();
    for (name, message, wanted) in &all {
        let lines = quoting::typed(&body::text(message));
        let read = orders::read(&lines, |_| false);
        if read != *wanted {
            wrong.push(format!("{name}\n  read   {read:?}\n  wanted {wanted:?}"));
        }
    }
    println!("{} of {} replies from {} programs read right", all.len() - wrong.len(), all.len(), PROGRAMS.len());
    assert!(all.len() >= 500, "{}", all.len());
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}
