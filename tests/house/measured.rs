//! Measured, not judged: run with `cargo test --test database house::measured -- --ignored --nocapture`. What is asserted is only
//! what holds on any machine.

use std::time::{Duration, Instant};

use tincan::engine::Seat;

use crate::house::base::{Service, Visitor};

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn quantile(times: &mut [Duration], per_cent: usize) -> Duration {
    times.sort_unstable();
    times[(times.len() * per_cent / 100).min(times.len() - 1)]
}

/// How often a known address was slower than an unknown one, of a thousand pairs: about five hundred if nobody can tell.
fn slower(known: &[Duration], unknown: &[Duration]) -> usize {
    let all = known.len() * unknown.len();
    known.iter().map(|one| unknown.iter().filter(|other| one > *other).count()).sum::<usize>() * 1_000 / all
}

#[test]
#[ignore = "measures; takes a minute"]
fn whether_an_address_is_known_cannot_be_timed() {
    const EACH: usize = 200;
    let service = Service::start();
    let mut ana = service.member("known0@example.org");
    ana.post("/account/password", &[("new_password", "correct horse battery")]).is(303);
    for (way, fields) in [
        ("password", &[("way", "password"), ("password", "wrong horse battery")][..]),
        ("link", &[("way", "link")][..]),
    ] {
        let (mut known, mut unknown) = (Vec::new(), Vec::new());
        for number in 0..EACH {
            // Sometimes the one comes first, sometimes the other.
            for is_known in [number % 2 == 0, number % 2 == 1] {
                // Past all limits, which count the same for both.
                service.pass(2 * crate::house::base::HOUR);
                let times = if is_known { &mut known } else { &mut unknown };
                // Both are tried again and again: the first try of an address is noted down anew, known or not.
                let address = match is_known {
                    true => "known0@example.org".to_owned(),
                    false => "nobody0@example.org".to_owned(),
                };
                let mut visitor = service.visitor();
                let token = visitor.token();
                let mut all = vec![("token", token.as_str()), ("address", address.as_str())];
                all.extend_from_slice(fields);
                let begun = Instant::now();
                let response = visitor.post_raw("/sign-in", &all);
                times.push(begun.elapsed());
                assert!(matches!(response.status, 303 | 422), "{}", response.body);
            }
        }
        println!(
            "sign-in by {way}: median {:?} for a known address, {:?} for an unknown one, of {EACH} each; known slower in {} of 1000 pairs",
            median(&mut known),
            median(&mut unknown),
            slower(&known, &unknown)
        );
    }
}

/// One move by the first seat.
fn one_move(service: &Service, ana: &mut Visitor<'_>, table: &str, key: usize) -> bool {
    let live = service.site.house.table(&table[3..].parse().unwrap()).unwrap();
    let seat = Seat::new(0);
    let Some(words) = live.position.moves(seat).into_iter().next() else { return false };
    let (ask, key) = (live.standings[seat].ask.to_string(), key.to_string());
    let token = ana.token();
    let fields = [("token", token.as_str()), ("ask", &ask), ("key", &key), ("words", &words)];
    ana.post_raw(&format!("{table}/answer"), &fields).is(303);
    true
}

#[test]
#[ignore = "measures; takes half a minute"]
fn a_flood_of_sign_ins_does_not_stop_the_tables() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let time_moves = |ana: &mut Visitor<'_>, until: &dyn Fn() -> bool| {
        let mut times = Vec::new();
        while !until() || times.len() < 100 {
            let table = ana.post("/play", &[("game", "toy"), ("robots", "2")]);
            if table.status != 303 {
                service.pass(crate::house::base::HOUR);
                continue;
            }
            let table = table.goes_to().to_owned();
            for key in 0.. {
                let begun = Instant::now();
                if !one_move(&service, ana, &table, key) {
                    break;
                }
                times.push(begun.elapsed());
            }
        }
        times
    };
    let mut calm = time_moves(&mut ana, &|| true);
    let left = std::sync::atomic::AtomicUsize::new(500);
    let begun = Instant::now();
    let mut flooded = std::thread::scope(|threads| {
        for _ in 0..20 {
            threads.spawn(|| {
                let mut visitor = service.visitor();
                let token = visitor.token();
                while left
                    .fetch_update(std::sync::atomic::Ordering::SeqCst, std::sync::atomic::Ordering::SeqCst, |left| {
                        left.checked_sub(1)
                    })
                    .is_ok()
                {
                    let number = left.load(std::sync::atomic::Ordering::SeqCst).to_string();
                    let address = format!("flood{number}@example.org");
                    let fields = [
                        ("token", token.as_str()),
                        ("address", &address),
                        ("way", "password"),
                        ("password", "wrong horse battery"),
                    ];
                    let status = visitor.post_raw("/sign-in", &fields).status;
                    assert!(matches!(status, 422 | 429), "{status}");
                }
            });
        }
        time_moves(&mut ana, &|| left.load(std::sync::atomic::Ordering::SeqCst) == 0)
    });
    println!(
        "a move (its page of forms and its answer): p50 {:?}, p99 {:?} in peace; p50 {:?}, p99 {:?} during 500 sign-ins, which took {:?}",
        median(&mut calm),
        quantile(&mut calm, 99),
        median(&mut flooded),
        quantile(&mut flooded, 99),
        begun.elapsed()
    );
}
