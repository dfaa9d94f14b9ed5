//! The host asks people to the table by letter, by address or by name, and may think better of it.

use serde_json::json;

use crate::mail::unsubscribe;
use crate::people::token::random;
use crate::people::{MailAddress, Player};
use crate::store::{Gathering, Invited, LetterKind, NewInvitation, NewLetter};
use crate::table::header::hex;
use crate::web::field::Field;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go};
use crate::words::Language;

use super::gathering::{Sent, find, host, refuse};
use super::open::begin_at_once;

/// A line from the host, in signs.
const LONGEST_LINE: usize = 200;

/// The host asks somebody to come, by letter.
pub async fn invite(visit: &mut Visit) -> Response {
    visit.form.only(&["address", "words"])?;
    let gathering = find(visit)?;
    let host = host(visit, &gathering)?;
    // A letter bears the name of whoever can be written to themselves.
    if host.is_guest() {
        let refusal = Some(visit.page.text("gathering-invite-guest").to_string());
        return refuse(visit, &gathering, Sent { refusal, ..Sent::default() });
    }
    let (typed, words) = (Field::new(visit.form.get("address")), Field::new(visit.form.get("words")));
    let (address, line) = (MailAddress::read(&typed.value), line(&words.value));
    let (Ok(address), Some(line)) = (&address, line.clone()) else {
        let address = if address.is_ok() { typed } else { typed.refused(visit.page.text("address-wrong")) };
        let most = visit.page.text("gathering-words-wrong").number("most", LONGEST_LINE);
        let words = if line.is_some() { words } else { words.refused(most) };
        return refuse(visit, &gathering, Sent { address, words, ..Sent::default() });
    };
    if !gathering.is_open() {
        return go(&format!("/lobby/{}", gathering.code));
    }
    if !visit.site.limits.letters.allows(&visit.place()) {
        return Err(Problem::TooOften);
    }
    match ask(visit, &gathering, &host, address.clone(), None, line).await? {
        // Whether a mailbox had enough letters is not for others to know.
        Invited::Done | Invited::Enough | Invited::Before | Invited::Quiet => visit.flash("flash-invited"),
    }
    go(&format!("/lobby/{}", gathering.code))
}

/// One line of plain words; None if it is too long, or would make of the house a carrier of advertisements.
fn line(typed: &str) -> Option<String> {
    let line = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let leads_away = ["://", "www."].iter().any(|sign| line.to_lowercase().contains(sign));
    let fits = line.chars().count() <= LONGEST_LINE && !line.chars().any(char::is_control);
    (fits && !leads_away).then_some(line)
}

/// The host thinks better of an invitation.
pub async fn withdraw(visit: &mut Visit) -> Response {
    visit.form.only(&["invitation"])?;
    let gathering = find(visit)?;
    host(visit, &gathering)?;
    let invitation: i64 = visit.form.get("invitation").parse().map_err(|_| Problem::BadRequest)?;
    let is_done = visit.site.house.store.withdraw(gathering.table_id, invitation).await?;
    visit.flash(if is_done { "flash-withdrawn" } else { "flash-not-withdrawn" });
    go(&format!("/lobby/{}", gathering.code))
}

/// `whom` is somebody asked by name, whose address the host does not know.
async fn ask(
    visit: &Visit,
    table: &Gathering,
    host: &Player,
    address: MailAddress,
    whom: Option<&Player>,
    words: String,
) -> Result<Invited, Problem> {
    let key = &visit.site.config.key;
    let (declined, nonce) = (unsubscribe::declined(key, &address), random::<16>());
    let digest = key.link(LetterKind::Invitation.word(), &nonce).digest();
    let mut letter = letter(visit, table, host, address)?;
    letter.args["nonce"] = json!(hex::written(&nonce));
    letter.args["words"] = json!(words);
    if let Some(whom) = whom {
        letter.args["who"] = json!(whom.name);
        letter.args["player"] = json!(whom.id.0);
    }
    let invitation = NewInvitation { letter, whom: whom.map(|whom| whom.id), digest, words, declined };
    Ok(visit.site.house.store.invite(table.table_id, invitation).await?)
}

/// In the language of whoever is invited, if they were ever met here; else in the host's.
fn letter(visit: &Visit, gathering: &Gathering, host: &Player, address: MailAddress) -> Result<NewLetter, Problem> {
    let store = &visit.site.house.store;
    let known = store.player_at(&address)?.map(|(id, _)| store.player(id)).transpose()?.flatten();
    let chosen = known.and_then(|player| player.reads()?.parse::<Language>().ok());
    Ok(NewLetter {
        kind: LetterKind::Invitation,
        address,
        language: chosen.unwrap_or(visit.page.language).tag(),
        args: json!({ "host": host.name, "game": gathering.game, "link": gathering.link }),
        at: visit.page.now,
    })
}

/// The same people, another game: a new table, and a letter to those who have an address. Whoever comes later finds the
/// table that is open already.
pub async fn again(visit: &mut Visit) -> Response {
    visit.form.only(&[])?;
    let player = visit.player()?.clone();
    let code = visit.code()?.clone();
    let row = visit.site.house.store.table(&code)?.ok_or(Problem::NotFound)?;
    if row.finished_at.is_none() {
        return Err(Problem::Forbidden);
    }
    if let Some(opened) = visit.site.house.store.rematch_of(row.id)? {
        return go(&format!("/join/{}", opened.link));
    }
    if !visit.site.limits.tables.allows(&player.id) {
        return Err(Problem::TooOften);
    }
    let (opened, others) = visit.site.house.again(&code, &player).await?;
    if others.is_empty() {
        return begin_at_once(visit, &opened).await;
    }
    let store = &visit.site.house.store;
    let gathering = store.gathering(&opened)?.ok_or(Problem::NotFound)?;
    for other in others {
        let Some(other) = store.player(other)? else { continue };
        let address = other.address.as_deref().and_then(|address| MailAddress::read(address).ok());
        if let Some(address) = address {
            ask(visit, &gathering, &player, address, Some(&other), String::new()).await?;
        }
    }
    go(&format!("/lobby/{opened}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_one_line_of_plain_words() {
        assert_eq!(line("  Come,\r\n we miss\tyou ").as_deref(), Some("Come, we miss you"));
        assert_eq!(line("").as_deref(), Some(""));
        assert_eq!(line(&"ж".repeat(200)).map(|line| line.chars().count()), Some(200));
        for wrong in [&"x".repeat(201), "see HTTPS://evil.example", "WWW.evil.example", "a\u{7}b"] {
            assert_eq!(line(wrong), None, "{wrong}");
        }
    }
}
