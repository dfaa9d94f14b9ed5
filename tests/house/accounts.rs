//! Links, passwords, names, addresses, and leaving.

use tincan::store::LetterKind;

use crate::house::base::{DAY, HOUR, MINUTE, Service, Visitor};

fn ask_link(visitor: &mut Visitor<'_>, address: &str) {
    assert_eq!(visitor.post("/sign-in", &[("address", address), ("way", "link")]).goes_to(), "/sign-in/sent");
}

#[test]
fn a_link_is_used_once_by_its_button_and_in_time() {
    let service = Service::start();
    let mut ana = service.visitor();
    ask_link(&mut ana, "ana@example.org");
    let link = service.letter(LetterKind::SignIn, "ana@example.org").unwrap();
    let before = service.rows();
    for _ in 0..2 {
        service.visitor().get(&link).is(200).says("Press the button").says("ana@example.org");
    }
    assert_eq!(service.rows(), before);
    // From another device than the one that asked.
    let mut phone = service.visitor();
    assert_eq!(phone.post(&link, &[]).goes_to(), "/settings");
    phone.get("/games").is(200);
    ana.get("/games").is(303);
    ana.post(&link, &[]).is(200).says("has been used or has expired");
    ask_link(&mut ana, "ana@example.org");
    let late = service.letter(LetterKind::SignIn, "ana@example.org").unwrap();
    service.pass(10 * MINUTE);
    ana.post(&late, &[]).is(200).says("has been used or has expired");
    ana.get("/games").is(303);
    ask_link(&mut ana, "ana@example.org");
    let fresh = service.letter(LetterKind::SignIn, "ana@example.org").unwrap();
    assert_eq!(ana.post(&fresh, &[]).goes_to(), "/games");
}

#[test]
fn only_one_of_many_gets_through_a_link() {
    let service = Service::start();
    let mut asking = service.visitor();
    ask_link(&mut asking, "ana@example.org");
    let link = service.letter(LetterKind::SignIn, "ana@example.org").unwrap();
    let mut visitors: Vec<Visitor<'_>> = (0..6).map(|_| service.visitor()).collect();
    let tokens: Vec<String> = visitors.iter_mut().map(Visitor::token).collect();
    let inside = std::thread::scope(|scope| {
        let tries: Vec<_> = visitors
            .iter_mut()
            .zip(&tokens)
            .map(|(visitor, token)| {
                let link = &link;
                scope.spawn(move || visitor.post_raw(link, &[("token", token)]).status)
            })
            .collect();
        tries.into_iter().map(|one| one.join().unwrap()).filter(|status| *status == 303).count()
    });
    assert_eq!(inside, 1);
}

#[test]
fn nobody_learns_who_is_known_here() {
    let service = Service::start();
    let mut known = service.member("known@example.org");
    set_password(&mut known, "correct horse battery");
    let mut visitor = service.visitor();
    let mut try_in = |address: &str, fields: &[(&str, &str)]| {
        let mut all = vec![("address", address)];
        all.extend_from_slice(fields);
        let response = visitor.post("/sign-in", &all);
        let token = response.token().unwrap_or("none").to_owned();
        let mut headers = response.headers.clone();
        headers.retain(|(name, _)| name != "date");
        headers.sort();
        (response.status, headers, response.body.replace(&token, "").replace(address, ""))
    };
    for fields in [&[("way", "link")][..], &[("way", "password"), ("password", "wrong horse battery")]] {
        assert_eq!(try_in("known@example.org", fields), try_in("other@example.org", fields));
    }
}

#[test]
fn a_mailbox_gets_so_many_letters_and_not_more() {
    let service = Service::start();
    let mut visitor = service.visitor();
    for _ in 0..15 {
        ask_link(&mut visitor, "ana@example.org");
    }
    assert_eq!(service.letters(), 6);
    service.pass(2 * HOUR);
    ask_link(&mut visitor, "ana@example.org");
    assert_eq!(service.letters(), 7);
    for _ in 0..30 {
        service.pass(HOUR / 2);
        ask_link(&mut visitor, "ana@example.org");
    }
    assert_eq!(service.letters(), 30);
    service.pass(2 * DAY);
    ask_link(&mut visitor, "ana@example.org");
    assert_eq!(service.letters(), 31);
}

#[track_caller]
fn set_password(visitor: &mut Visitor<'_>, password: &str) {
    assert_eq!(visitor.post("/account/password", &[("new_password", password)]).goes_to(), "/account");
}

fn by_password(visitor: &mut Visitor<'_>, password: &str) -> u16 {
    visitor.post("/sign-in", &[("address", "Ana@Example.org"), ("password", password), ("way", "password")]).status
}

#[test]
fn a_password_opens_and_changing_it_ends_other_sessions() {
    let service = Service::start();
    let mut home = service.member("ana@example.org");
    let mut phone = service.member("ana@example.org");
    for poor in ["short", "password123", "ana@example.org"] {
        home.post("/account/password", &[("new_password", poor)]).is(422);
    }
    set_password(&mut home, "correct horse battery");
    phone.get("/games").is(303);
    home.get("/games").is(200);
    assert!(service.letter(LetterKind::PasswordChanged, "ana@example.org").is_some());
    let mut desk = service.visitor();
    assert_eq!(by_password(&mut desk, "wrong horse battery"), 422);
    assert_eq!(by_password(&mut desk, "correct horse battery"), 303);
    // Not fresh out of the mailbox: the old password is asked for.
    let new = "another horse battery";
    desk.post("/account/password", &[("new_password", new)]).is(422).says("isn’t your current password");
    desk.post("/account/password", &[("new_password", new), ("password", "correct horse battery")]).is(303);
    home.get("/games").is(303);
    assert_eq!(by_password(&mut service.visitor(), "correct horse battery"), 422);
    // Forgotten: a link out of the mailbox, and a new one within minutes.
    let mut forgetful = service.member("ana@example.org");
    set_password(&mut forgetful, "third horse battery");
    service.pass(HOUR);
    forgetful.post("/account/password", &[("new_password", "fourth horse battery")]).is(422);
    assert_eq!(by_password(&mut service.visitor(), "third horse battery"), 303);
    let rows = format!("{:?}", service.rows()["players"]);
    assert!(rows.contains("$argon2id$v=19$m=19456,t=2,p=1$") && !rows.contains("battery"));
}

/// The form around the field with this id: its hidden and typed fields' names, and the value of its first button, which
/// Enter presses.
fn enter_presses(page: &str, id: &str) -> String {
    let at = page.find(&format!("<input id=\"{id}\"")).expect("the field is there");
    let from = page[..at].rfind("<form").expect("it stands in a form");
    let form = &page[from..from + page[from..].find("</form>").expect("the form ends")];
    assert!(form.contains(&format!("id=\"{id}\"")), "the field stands outside of any form");
    let button = &form[form.find("<button").expect("the form has a button")..];
    button
        .split_once("value=\"")
        .and_then(|(_, rest)| rest.split_once('"'))
        .expect("the button says which way")
        .0
        .into()
}

#[test]
fn enter_does_what_the_field_is_for() {
    let service = Service::start();
    let page = service.visitor().get("/sign-in").is(200).body;
    assert_eq!(enter_presses(&page, "address"), "link");
    assert_eq!(enter_presses(&page, "password"), "password");
    assert_eq!(enter_presses(&page, "account"), "password");
    // What was wrong stands where it was typed, and nothing typed is lost.
    for (way, wrong) in [("password", "account-error"), ("link", "address-error")] {
        let sent = [("address", "nobody"), ("password", "correct horse battery"), ("way", way)];
        let page = service.visitor().post("/sign-in", &sent).is(422);
        assert_eq!(page.body.matches("value=\"nobody\"").count(), 2);
        page.says(&format!("id=\"{wrong}\""));
    }
}

#[test]
fn a_password_can_be_removed_by_its_owner() {
    let service = Service::start();
    let mut home = service.member("ana@example.org");
    home.get("/account").hushes("Remove the password");
    set_password(&mut home, "correct horse battery");
    let mut phone = service.visitor();
    assert_eq!(by_password(&mut phone, "correct horse battery"), 303);
    phone.post("/account/password/remove", &[]).is(422).says("isn’t your current password");
    phone.post("/account/password/remove", &[("password", "wrong horse battery")]).is(422);
    home.get("/games").is(200);
    phone.get("/account").says("Remove the password").says("id=\"removed-password\"");
    phone.post("/account/password/remove", &[("password", "correct horse battery")]).is(303);
    phone.get("/account").is(200).says("Your password is gone").hushes("Remove the password");
    home.get("/games").is(303);
    assert!(service.letter(LetterKind::PasswordRemoved, "ana@example.org").is_some());
    assert_eq!(by_password(&mut service.visitor(), "correct horse battery"), 422);
    // Fresh out of the mailbox nothing is asked.
    let mut again = service.member("ana@example.org");
    set_password(&mut again, "another horse battery");
    again.post("/account/password/remove", &[]).is(303);
    assert_eq!(by_password(&mut service.visitor(), "another horse battery"), 422);
}

#[test]
fn guessing_is_slowed_down_but_the_owner_plays_on() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    set_password(&mut ana, "correct horse battery");
    let mut thief = service.visitor();
    for _ in 0..20 {
        assert_eq!(by_password(&mut thief, "wrong horse battery"), 422);
    }
    // Even the right one is not tried any more, and nothing tells.
    assert_eq!(by_password(&mut thief, "correct horse battery"), 422);
    ana.get("/games").is(200);
    service.member("ana@example.org").get("/games").is(200);
    service.pass(15 * MINUTE);
    assert_eq!(by_password(&mut thief, "correct horse battery"), 303);
}

#[test]
fn an_address_is_changed_after_both_mailboxes_know() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let mut phone = service.member("ana@example.org");
    ana.post("/account/address", &[("address", "not an address")]).is(422).says("not an address");
    ana.post("/account/address", &[("address", "new@example.org")]).is(303);
    let link = service.letter(LetterKind::Confirm, "new@example.org").unwrap();
    ana.get("/account").says("ana@example.org");
    ana.post(&link, &[]).is(303);
    ana.get("/account").says("new@example.org");
    phone.get("/games").is(303);
    assert!(service.letter(LetterKind::AddressChanged, "ana@example.org").is_some());
    // A link that confirms does not sign in, and one that signs in does not confirm.
    ana.post("/account/address", &[("address", "third@example.org")]).is(303);
    let confirm = service.letter(LetterKind::Confirm, "third@example.org").unwrap();
    // It works for the account that asked for it, and nowhere else: who reads a mailbox need not own the account.
    let _rival = service.member("rival@example.org");
    for mut other in [service.visitor(), service.member("rival@example.org")] {
        other.get(&confirm).is(200).says("where that account is signed in").hushes("Use this address");
        other.post(&confirm, &[]).is(403).says("/sign-in?next=/enter/");
        other.get("/account").hushes("third@example.org");
    }
    ana.get("/account").says("new@example.org");
    ana.post(&confirm, &[]).is(303);
    // Taken by somebody else: said only to whoever owns that mailbox.
    ana = service.member("third@example.org");
    ana.post("/account/address", &[("address", "rival@example.org")]).is(303);
    let link = service.letter(LetterKind::Confirm, "rival@example.org").unwrap();
    ana.post(&link, &[]).is(303);
    ana.get("/account").says("belongs to another account").says("third@example.org");
}

#[test]
fn names_are_unique_and_what_was_typed_stays() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let mut boris = service.member("boris@example.org");
    let choices = |name: &'static str| {
        vec![("name", name), ("language", "fr"), ("zone", "Europe/Paris"), ("theme", "dark"), ("pictures", "plain")]
    };
    ana.post("/settings", &choices("Ana")).is(303);
    for (name, why) in [
        ("\u{410}n\u{430}", "Somebody has this name"),
        ("ANA", "Somebody has this name"),
        ("Admin", "as if the site itself were speaking"),
        ("", "enter a name"),
        ("a\u{202e}b", "can’t be used in a name"),
    ] {
        let page = boris.post("/settings", &choices(name)).is(422).says(why);
        assert!(page.body.contains("<option selected>Europe/Paris"), "the zone is lost");
        assert!(page.body.contains("value=\"plain\" checked"), "the pictures are lost");
    }
    let page = boris.post("/settings", &choices("<b>Boris</b>")).is(422);
    assert!(!page.body.contains("<b>Boris"));
    boris.post("/settings", &choices("Boris")).is(303);
    boris.get("/settings").says("Réglages").says("theme-dark");
    // A name somebody has may be kept.
    boris.post("/settings", &choices("Boris")).is(303);
    boris
        .post("/settings", &[("name", "Boris"), ("zone", "Mars/Base"), ("theme", "auto"), ("pictures", "drawn")])
        .is(422);
    boris.post("/settings", &[("name", "Boris"), ("zone", "UTC"), ("theme", "pink"), ("pictures", "drawn")]).is(400);
}

#[test]
fn who_leaves_leaves_no_trace_and_breaks_no_game() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let mut boris = service.member("boris@example.org");
    let choices = |name: &'static str| vec![("name", name), ("zone", "UTC"), ("theme", "auto"), ("pictures", "drawn")];
    ana.post("/settings", &choices("Ana Leaving")).is(303);
    let table = ana.post("/open/toy", &[("seats", "2"), ("robots", "0"), ("joining", "public")]);
    let path = table.goes_to().to_owned();
    boris.post(&format!("{path}/join"), &[]).is(303);
    ana.post(&format!("{path}/begin"), &[]).is(303);
    let code = path.rsplit('/').next().unwrap();
    boris.get(&format!("/t/{code}")).is(200).says("Ana Leaving");
    let export = ana.get("/account/export").is(200).says("ana@example.org").says(code);
    assert_eq!(export.header("content-disposition"), Some("attachment; filename=\"tincan.json\""));
    serde_json::from_str::<serde_json::Value>(&export.body).unwrap();
    ana.post("/account/leave", &[("name", "Ana")]).is(422).says("isn’t the name above");
    ana.post("/account/leave", &[("name", "Ana Leaving")]).is(303);
    ana.get("/games").is(303);
    let everything = format!("{:?}", service.rows());
    assert!(!everything.contains("ana@example.org") && !everything.contains("Ana Leaving"));
    boris.get(&format!("/t/{code}")).is(200).hushes("Ana Leaving");
    boris.get("/games").is(200).says("Someone who left");
    let row = service.site.house.store.table(&code.parse().unwrap()).unwrap().unwrap();
    service.site.house.verify(&row).unwrap();
    // The mailbox may come back as somebody new.
    service.member("ana@example.org").get("/games").is(200).hushes(code);
}

#[test]
fn a_guest_becomes_an_account_with_the_games_played_so_far() {
    let service = Service::start();
    let mut guest = service.visitor();
    let table = guest.post("/play", &[("game", "toy"), ("robots", "1")]).goes_to().to_owned();
    let code = table.rsplit('/').next().unwrap();
    guest.get("/games").is(200).says(code);
    guest.post("/account/address", &[("address", "ana@example.org")]).is(303);
    let link = service.letter(LetterKind::SignIn, "ana@example.org").unwrap();
    // From another device: the games come along if its owner says so.
    let mut phone = service.visitor();
    phone.get(&link).is(200).says("with 1 game.").says("name=\"games\" value=\"take\">");
    phone.get(&link).says("The other browser is signed out if you do.");
    phone.post(&link, &[("games", "take")]).is(303);
    phone.get("/games").is(200).says(code).says("The browser they were played in is signed out.");
    guest.get("/games").is(303);
    // Another guest turns out to be the same person: the games are joined.
    let mut again = service.visitor();
    let second = again.post("/play", &[("game", "toy"), ("robots", "2")]).goes_to().to_owned();
    ask_link(&mut again, "ana@example.org");
    let link = service.letter(LetterKind::SignIn, "ana@example.org").unwrap();
    again.post(&link, &[]).is(303);
    let games = again.get("/games").is(200).says(code).says(second.rsplit('/').next().unwrap());
    games.hushes("is signed out");
}

#[test]
fn nobody_puts_games_into_the_account_of_another() {
    let service = Service::start();
    let mut victim = service.member("ana@example.org");
    let mut guest = service.visitor();
    let table = guest.post("/play", &[("game", "toy"), ("robots", "1")]).goes_to().to_owned();
    guest.post("/settings", &[("name", "Mallory"), ("zone", "UTC"), ("theme", "auto"), ("pictures", "drawn")]).is(303);
    let code = table.rsplit('/').next().unwrap();
    for address in ["ana@example.org", "new@example.org"] {
        ask_link(&mut guest, address);
        let link = service.letter(LetterKind::SignIn, address).unwrap();
        let mut owner = service.visitor();
        owner.get(&link).is(200).says("Mallory").hushes("checked");
        owner.post(&link, &[]).is(303);
        owner.get("/games").is(200).hushes(code);
        owner.get("/settings").is(200).hushes("Mallory");
        guest.get("/games").is(200).says(code);
    }
    victim.get("/games").is(200).hushes(code);
    // A guest of this very browser takes the games along, and those of the other guest if asked to.
    let mut again = service.visitor();
    let own = again.post("/play", &[("game", "toy"), ("robots", "2")]).goes_to().to_owned();
    ask_link(&mut guest, "ana@example.org");
    let link = service.letter(LetterKind::SignIn, "ana@example.org").unwrap();
    again.get(&link).is(200).says("come with you").says("Mallory");
    again.post(&link, &[("games", "take")]).is(303);
    again.get("/games").is(200).says(code).says(own.rsplit('/').next().unwrap());
    guest.get("/games").is(303);
}

#[test]
fn whoever_knew_a_feed_before_reads_it_no_more() {
    let service = Service::start();
    let mut guest = service.visitor();
    guest.post("/play", &[("game", "toy"), ("robots", "1")]).is(303);
    let mut known = vec![service.feed(&mut guest)];
    let mut changed = |ana: &mut Visitor<'_>, what: &str| {
        let new = service.feed(ana);
        for old in &known {
            service.visitor().get(&format!("/feed/{old}.atom")).is(404);
            assert_ne!(*old, new, "{what}");
        }
        service.visitor().get(&format!("/feed/{new}.atom")).is(200);
        known.push(new);
    };
    guest.post("/account/address", &[("address", "ana@example.org")]).is(303);
    guest.post(&service.letter(LetterKind::SignIn, "ana@example.org").unwrap(), &[]).is(303);
    changed(&mut guest, "a guest becomes an account");
    set_password(&mut guest, "correct horse battery");
    changed(&mut guest, "another password");
    guest.post("/account/address", &[("address", "new@example.org")]).is(303);
    guest.post(&service.letter(LetterKind::Confirm, "new@example.org").unwrap(), &[]).is(303);
    changed(&mut guest, "another address");
}
