//! Letters that are not what they seem: none is played, and a machine's is never answered.

use tincan::engine::Seat;
use tincan::mail::inbound::Taken;
use tincan::people::Key;
use tincan::store::LetterKind;

use crate::post::base::wait;
use crate::post::table::{ANA, BORIS, SERVER, Table};

/// A message that would be played as it stands.
#[derive(Clone)]
struct Draft {
    sender: String,
    to: String,
    head: Vec<(String, String)>,
    text: String,
}

impl Draft {
    fn good(table: &Table) -> Draft {
        let head = [
            ("Authentication-Results", "mx.tincan.example; dkim=pass header.d=example.org header.s=k1; spf=pass"),
            ("Received", "from mail.example.org by mx.tincan.example"),
            ("DKIM-Signature", "v=1; a=rsa-sha256; d=example.org; s=k1; h=from:to; bh=x; b=y"),
            ("From", "Ana <ana@example.org>"),
            ("Subject", "Re: [Tricks] Your turn"),
        ];
        Draft {
            sender: ANA.into(),
            to: table.to(0),
            head: head.map(|(name, value)| (name.into(), value.into())).to_vec(),
            text: table.step(0),
        }
    }

    fn set(mut self, name: &str, value: &str) -> Draft {
        match self.head.iter_mut().find(|(header, _)| header == name) {
            Some((_, old)) => *old = value.into(),
            None => self.head.push((name.into(), value.into())),
        }
        self
    }

    fn without(mut self, name: &str) -> Draft {
        self.head.retain(|(header, _)| header != name);
        self
    }

    fn add(mut self, place: usize, name: &str, value: &str) -> Draft {
        self.head.insert(place, (name.into(), value.into()));
        self
    }

    fn sent_by(mut self, sender: &str) -> Draft {
        self.sender = sender.into();
        self
    }

    fn to(mut self, to: String) -> Draft {
        self.to = to;
        self
    }

    fn message(&self, number: usize) -> Vec<u8> {
        let mut whole = String::new();
        for (name, value) in &self.head {
            whole += &format!("{name}: {value}\r\n");
        }
        format!("{whole}Message-ID: <forged-{number}@x.y>\r\n\r\n{}\r\n", self.text).into_bytes()
    }
}

/// What a machine sends by itself.
fn machines(good: &Draft) -> Vec<Draft> {
    let mut all: Vec<Draft> = [
        ("Auto-Submitted", "auto-replied"),
        ("Auto-Submitted", "auto-generated"),
        ("Auto-Submitted", "auto-notified; owner-email=\"x@y.z\""),
        ("Precedence", "bulk"),
        ("Precedence", "junk"),
        ("Precedence", "list"),
        ("Precedence", "auto_reply"),
        ("List-Id", "Players <players.example.org>"),
        ("List-Post", "<mailto:players@example.org>"),
        ("X-Auto-Response-Suppress", "All"),
        ("X-Autoreply", "yes"),
        ("X-Autorespond", "away"),
        ("X-Auto-Reply-From", "ana@example.org"),
        ("X-Mail-Autoreply", "x"),
        ("Return-Path", "<>"),
        ("Content-Type", "multipart/report; report-type=delivery-status; boundary=x"),
        ("Content-Type", "message/rfc822"),
        ("Subject", "Automatic reply: [Tricks]"),
        ("Subject", "Auto: away"),
        ("Subject", "Out of Office: until Monday"),
        ("Subject", "=?utf-8?B?UsOpcG9uc2UgYXV0b21hdGlxdWU=?="),
        ("Subject", "=?koi8-r?B?4dfUz8/U18XU?="),
        ("Subject", "Resposta automática: férias"),
        ("Subject", "Undeliverable: Re: [Tricks]"),
    ]
    .iter()
    .map(|(name, value)| good.clone().set(name, value))
    .collect();
    all.push(good.clone().sent_by(""));
    all.push(good.clone().sent_by("<>"));
    all
}

/// What somebody else sends.
fn forgeries(table: &Table, good: &Draft) -> Vec<Draft> {
    let results = "Authentication-Results";
    let (mine, key) = (table.to(0), &table.service.site.config.key);
    let (local, domain) = mine.split_once('@').unwrap();
    let mac = local.rsplit_once('-').unwrap().1;
    let code = table.code.as_str().to_lowercase();
    let mut all = Vec::new();
    // The address: another mark, another seat, another question, another table, another house, another door.
    for to in [
        format!("{}{}@{domain}", &local[..local.len() - 1], if local.ends_with('0') { '1' } else { '0' }),
        format!("{}@{domain}", &local[..local.len() - 1]),
        format!("{local}x@{domain}"),
        format!("move+{code}-p2-1-{mac}@{domain}"),
        format!("move+{code}-p1-2-{mac}@{domain}"),
        format!("move+{code}-p1-0-{mac}@{domain}"),
        format!("move+{code}-p9-1-{mac}@{domain}"),
        format!("move+000000-p1-1-{mac}@{domain}"),
        format!("move+{code}-p1-1@{domain}"),
        format!("move+{mac}@{domain}"),
        format!("move@{domain}"),
        format!("stop+{local}@{domain}"),
        format!("bounce+{}@{domain}", &local[5..]),
        String::new(),
    ] {
        all.push(good.clone().to(to));
    }
    let bound = tincan::mail::Bound {
        code: table.code.clone(),
        seat: Seat::new(0),
        ask: 1,
        player: table.sitter(Seat::new(0)),
    };
    all.push(good.clone().to(format!("move+{}@{domain}", bound.mark(key, tincan::mail::Door::Link))));
    all.push(good.clone().to(format!("move+{}@{domain}", bound.mark(&Key::fresh(), tincan::mail::Door::Reply))));
    all.push(good.clone().to(table.to_question(Seat::new(0), 99)));
    all.push(good.clone().to(table.to(1)));
    // The writer.
    for from in [
        "boris@example.net",
        "Ana <boris@example.net>",
        "\"ana@example.org\" <boris@example.net>",
        "ana@example.org, boris@example.net",
        "Ana <ana@example.org>, Boris <boris@example.net>",
        "<ana@example.org> <boris@example.net>",
        "Players: ana@example.org;",
        "undisclosed-recipients:;",
        "ana@example.org.evil.example",
        "ana@sub.example.org",
        "ana@exаmple.org",
        "ana@example.org\0",
        "\"ana@example.org",
        "ana@example.org (",
        "",
        "Ana",
        "<>",
        "=?utf-8?q?ana=40example.org?=",
        "@example.org:ana@example.org",
    ] {
        all.push(good.clone().set("From", from));
    }
    all.push(good.clone().without("From"));
    all.push(good.clone().add(0, "From", "boris@example.net"));
    all.push(good.clone().add(4, "From", "ana@example.org"));
    all.push(good.clone().add(5, "FROM", "boris@example.net"));
    all.push(good.clone().add(0, "From ", "boris@example.net"));
    all.push(good.clone().add(0, " From", "boris@example.net"));
    all.push(good.clone().without("From").set("Sender", ANA).set("Reply-To", ANA));
    // Who vouches.
    for value in [
        "mx.tincan.example; none",
        "mx.tincan.example; dkim=none",
        "mx.tincan.example; dkim=fail header.d=example.org",
        "mx.tincan.example; dkim=neutral header.d=example.org",
        "mx.tincan.example; dkim=temperror header.d=example.org",
        "mx.tincan.example; dkim=pass header.d=evil.example",
        "mx.tincan.example; dkim=pass header.d=org",
        "mx.tincan.example; dkim=pass header.d=ample.org",
        "mx.tincan.example; dkim=pass header.i=@evil.example",
        "mx.tincan.example; dkim=pass",
        "mx.tincan.example; dkim=pass header.b=example.org",
        "mx.tincan.example; spf=pass smtp.mailfrom=ana@example.org",
        "mx.tincan.example; dmarc=pass header.from=example.org",
        "mx.tincan.example; arc=pass header.d=example.org",
        "mx.tincan.example; x-dkim=pass header.d=example.org",
        "mx.tincan.example; dkim=none (dkim=pass header.d=example.org)",
        "mx.tincan.example; dkim=pass (header.d=example.org)",
        "mx.tincan.example (mx.tincan.example; dkim=pass header.d=example.org",
        "mx.tincan.example dkim=pass header.d=example.org",
        "mx.evil.example; dkim=pass header.d=example.org",
        "tincan.example; dkim=pass header.d=example.org",
        "xmx.tincan.example; dkim=pass header.d=example.org",
        "mx.tincan.example.evil.example; dkim=pass header.d=example.org",
        "; dkim=pass header.d=example.org",
        "",
    ] {
        all.push(good.clone().set(results, value));
        // The word of our server stands on top; a better one was brought along below.
        all.push(good.clone().set(results, value).add(
            5,
            results,
            &format!("{SERVER}; dkim=pass header.d=example.org"),
        ));
    }
    all.push(good.clone().without(results));
    all.push(
        good.clone()
            .without(results)
            .set("X-Authentication-Results", &format!("{SERVER}; dkim=pass header.d=example.org")),
    );
    all.push(
        good.clone()
            .without(results)
            .set("ARC-Authentication-Results", &format!("i=1; {SERVER}; dkim=pass header.d=example.org")),
    );
    for signature in
        ["v=1; d=example.org; l=0; b=y", "v=1; d=example.org;l=120; b=y", "v=1; d=evil.example; \tl=5; b=y"]
    {
        all.push(good.clone().set("DKIM-Signature", signature));
        all.push(good.clone().add(5, "DKIM-Signature", signature));
    }
    all
}

#[test]
fn nothing_forged_is_played() {
    let table = Table::guarded();
    let good = Draft::good(&table);
    let (machines, forgeries) = (machines(&good), forgeries(&table, &good));
    let (before, mut count) = (table.entries(), 0);
    let others = ["1", "say gotcha", "stop", "vote end", "nudge", "back"];
    let bodies: Vec<String> = [good.text.as_str()].into_iter().chain(others).map(str::to_owned).collect();
    for body in &bodies {
        for draft in &machines {
            let answers = table.answers().len();
            let draft = Draft { text: body.clone(), ..draft.clone() };
            count += 1;
            let taken = table.take(Some(&draft.sender), &draft.to, &draft.message(count));
            assert!(matches!(taken, Taken::Machine | Taken::Unknown), "{taken:?}: {:?}", draft.head);
            assert_eq!(table.answers().len(), answers, "a machine is never answered: {:?}", draft.head);
        }
        for draft in &forgeries {
            let draft = Draft { text: body.clone(), ..draft.clone() };
            count += 1;
            let taken = table.take(Some(&draft.sender), &draft.to, &draft.message(count));
            let refused = matches!(taken, Taken::Foreign | Taken::Unknown | Taken::Unreadable | Taken::Returned);
            // An old question of the right player is theirs, and late.
            let late = draft.to == table.to_question(Seat::new(0), 99)
                && taken == Taken::Judged(tincan::store::Fate::Unchanged);
            let harmless = late || draft.to == table.to_question(Seat::new(0), 99) && body != &bodies[0];
            assert!(refused || harmless, "{taken:?}: {} {:?}", draft.to, draft.head);
        }
    }
    assert_eq!(table.entries(), before, "no move was made");
    println!("{count} forged or automatic letters: 0 moves, {} answers", table.answers().len());
    assert!(count >= 300, "{count}");
    // And the honest one is played.
    assert_eq!(table.take(Some(ANA), &good.to, &good.message(0)), Taken::Judged(tincan::store::Fate::Played));
}

#[test]
fn whoever_writes_from_another_address_is_told_which_and_nothing_else() {
    let table = Table::open();
    for number in 0..20 {
        let letter = crate::post::table::plain(BORIS, &format!("<{number}@x.y>"), &table.step(0));
        assert_eq!(table.take(Some(BORIS), &table.to(0), &letter), Taken::Foreign);
    }
    assert_eq!((table.entries(), table.answers().len()), (1, 0));
    wait(table.service.site.post.carry());
    let letters = table.service.site.house.store.letters(100).unwrap();
    let told: Vec<_> = letters.iter().filter(|row| row.kind == LetterKind::Elsewhere).collect();
    assert_eq!(told.len(), 2, "not without end");
    for row in told {
        assert_eq!(row.address, BORIS);
        let bytes = row.bytes.clone().unwrap();
        let text = tincan::mail::seal::open(&bytes).unwrap().text;
        assert!(text.contains(&format!("a reply from {BORIS}")), "{text}");
        let whole = String::from_utf8(bytes).unwrap();
        assert!(whole.contains("In-Reply-To: <") && whole.contains("Auto-Submitted: auto-replied"), "{whole}");
        for secret in [ANA, "Ana", table.code.as_str(), "Toy", "toy", "move+", "Reply-To: Tincan"] {
            assert!(!whole.contains(secret), "{secret}: {whole}");
        }
    }
}

#[test]
fn a_player_hears_of_a_letter_nobody_vouched_for_but_not_without_end() {
    let table = Table::guarded();
    for number in 0..20 {
        let letter = crate::post::table::plain(BORIS, &format!("<{number}@x.y>"), &table.step(0));
        assert_eq!(table.take(Some(BORIS), &table.to(0), &letter), Taken::Foreign);
    }
    let answers = table.answers();
    assert_eq!(answers.len(), 2);
    assert!(answers.iter().all(|row| row.address == ANA), "only whose seat it is");
    let text = table.answer();
    assert!(text.contains("so nothing was played") && !text.contains("red_") && !text.contains("Red "), "{text}");
    assert_eq!(table.entries(), 1);
}

#[test]
fn letters_that_came_back_stop_more_of_them() {
    let table = Table::open();
    wait(table.service.site.post.carry());
    let store = &table.service.site.house.store;
    let row = store.letters(100).unwrap().into_iter().find(|row| row.address == BORIS).unwrap();
    let report = |status: &str| {
        format!(
            "From: MAILER-DAEMON@mx.example\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nSorry\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; {BORIS}\r\nAction: failed\r\nStatus: {status}\r\n\r\n--b--\r\n"
        )
    };
    let to = format!("bounce+{}@tincan.example", tincan::mail::returns::mark(&table.service.site.config.key, row.id));
    let boris = store.player_at(&tincan::people::MailAddress::read(BORIS).unwrap()).unwrap().unwrap().0;
    assert_eq!(table.take(Some(""), &to, report("4.4.1").as_bytes()), Taken::Returned);
    assert_eq!(store.bounce(boris).unwrap(), None);
    let forged = to.replace("bounce+", "bounce+9");
    assert_eq!(table.take(Some(""), &forged, report("5.1.1").as_bytes()), Taken::Unknown);
    assert_eq!(store.bounce(boris).unwrap(), None);
    assert_eq!(table.take(Some(""), &to, report("5.1.1").as_bytes()), Taken::Returned);
    assert!(store.bounce(boris).unwrap().is_some());
    // A stranger's message says nothing about the mailbox; any of its owner does.
    assert_eq!(table.reply(ANA, 1, "<w1@x.y>", "help"), Taken::Foreign);
    assert!(store.bounce(boris).unwrap().is_some());
    assert_eq!(table.reply(BORIS, 1, "<w2@x.y>", "?"), Taken::Judged(tincan::store::Fate::Followed));
    assert_eq!(store.bounce(boris).unwrap(), None);
}
