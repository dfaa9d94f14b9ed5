//! A table before its game begins: who sits, who is asked, and the button that begins it.

use actix_web::http::StatusCode;
use askama::Template;
use serde_json::json;

use crate::engine::Seat;
use crate::house::lobby::NotBegun;
use crate::mail::unsubscribe;
use crate::people::{MailAddress, Player};
use crate::store::{Empty, Gathering, Invited, Joined, Joining, LetterKind, NewLetter, Sitter};
use crate::table::{Seq, TableCode};
use crate::web::field::Field;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Answer, Visit, go, show, show_as};
use crate::words::Language;

use super::list::options_told;
use super::open::{begin_at_once, wished_name};

#[derive(Template)]
#[template(path = "lobby/gathering.html")]
struct GatheringPage<'p> {
    page: &'p Page,
    gathering: &'p Gathering,
    options: Vec<String>,
    /// The table this one plays on from, and the entry after which.
    parent: Option<(TableCode, Seq)>,
    /// Do those who sit suffice for a game?
    enough: bool,
    /// Who sits on each chair.
    chairs: Vec<Option<Sitter>>,
    /// Chairs nobody sits on.
    free: u8,
    sits: bool,
    is_host: bool,
    invited: Vec<MailAddress>,
    address: Field,
    name: Field,
    refusal: Option<String>,
}

/// What a form on this page said, if one was sent.
#[derive(Default)]
struct Sent {
    address: Field,
    name: Field,
    refusal: Option<String>,
}

/// The gathering in the path. One that is joined by link is shown to those who sit there, and to nobody else.
fn find(visit: &Visit) -> Result<Gathering, Problem> {
    let gathering = visit.site.house.store.gathering(visit.code()?)?.ok_or(Problem::NotFound)?;
    let sits = visit.seat().is_ok();
    if gathering.cancelled_at.is_some() || gathering.joining == Joining::Link && !sits {
        return Err(Problem::NotFound);
    }
    Ok(gathering)
}

fn host(visit: &Visit, gathering: &Gathering) -> Result<Player, Problem> {
    let player = visit.player()?;
    if player.id == gathering.host { Ok(player.clone()) } else { Err(Problem::Forbidden) }
}

fn page<'p>(visit: &'p Visit, gathering: &'p Gathering, sent: Sent) -> Result<GatheringPage<'p>, Problem> {
    let house = &visit.site.house;
    let sitters = house.store.sitters(gathering.table_id)?;
    let is_host = visit.page.who.as_ref().is_some_and(|player| player.id == gathering.host);
    let least = house.rules(&gathering.game).map_or(1, |rules| rules.info().least_seats);
    Ok(GatheringPage {
        page: &visit.page,
        options: options_told(&visit.page, house, &gathering.game, &gathering.options),
        enough: sitters.len() >= usize::from(least) && gathering.parent_seq.is_none(),
        free: gathering.seats.saturating_sub(sitters.len() as u8),
        sits: visit.seat().is_ok(),
        is_host,
        invited: if is_host { house.store.invited(gathering.table_id)? } else { Vec::new() },
        parent: match gathering.parent_id.zip(gathering.parent_seq) {
            Some((parent, seq)) => house.store.code_of(parent)?.map(|table| (table, seq)),
            None => None,
        },
        chairs: Seat::all(gathering.seats)
            .map(|seat| sitters.iter().find(|sitter| sitter.seat == seat).cloned())
            .collect(),
        gathering,
        address: sent.address,
        name: sent.name,
        refusal: sent.refusal,
    })
}

pub async fn form(visit: &mut Visit) -> Answer {
    let gathering = find(visit)?;
    if gathering.is_dealt {
        return go(&format!("/t/{}", gathering.code));
    }
    show(&page(visit, &gathering, Sent::default())?)
}

fn refuse(visit: &Visit, gathering: &Gathering, sent: Sent) -> Answer {
    show_as(StatusCode::UNPROCESSABLE_ENTITY, &page(visit, gathering, sent)?)
}

/// Somebody sits down at a public table.
pub async fn join(visit: &mut Visit) -> Answer {
    visit.form.only(&["name"])?;
    let gathering = find(visit)?;
    match wished_name(visit) {
        Ok(name) => {
            let player = visit.player_or_guest(name).await?;
            sit_down(visit, &gathering, &player).await
        }
        Err(name) => refuse(visit, &gathering, Sent { name, ..Sent::default() }),
    }
}

/// Takes a chair; the last one may begin the game.
pub async fn sit_down(visit: &mut Visit, gathering: &Gathering, player: &Player) -> Answer {
    match visit.site.house.store.join(gathering.table_id, player.id, visit.page.now).await? {
        Joined::Seated(_) => visit.flash("flash-seated"),
        Joined::Already(_) => {}
        Joined::Full => {
            visit.flash("flash-not-full");
            return go("/lobby");
        }
        Joined::Closed => {
            visit.flash("flash-not-closed");
            return go("/lobby");
        }
    }
    go(&format!("/lobby/{}", gathering.code))
}

/// Gets up again; the host takes the table away.
pub async fn leave(visit: &mut Visit) -> Answer {
    visit.form.only(&[])?;
    let gathering = find(visit)?;
    let player = visit.player()?.id;
    let left = visit.site.house.store.leave(gathering.table_id, player, visit.page.now).await?;
    visit.flash(match (left, player == gathering.host) {
        (true, true) => "flash-cancelled",
        (true, false) => "flash-got-up",
        (false, _) => "flash-not-closed",
    });
    go("/lobby")
}

/// The host begins.
pub async fn begin(visit: &mut Visit) -> Answer {
    visit.form.only(&["empty"])?;
    let gathering = find(visit)?;
    host(visit, &gathering)?;
    let empty = match visit.form.get("empty") {
        "robots" => Empty::Robots,
        "" | "removed" => Empty::Removed,
        _ => return Err(Problem::BadRequest),
    };
    match visit.site.house.begin(&gathering, empty).await? {
        Ok(()) => go(&format!("/t/{}", gathering.code)),
        Err(NotBegun::Gone) => Err(Problem::NotFound),
        Err(NotBegun::Refused(why)) => {
            let refusal = Some(visit.page.voice().say(&why.0));
            refuse(visit, &gathering, Sent { refusal, ..Sent::default() })
        }
    }
}

/// The host asks somebody to come, by letter.
pub async fn invite(visit: &mut Visit) -> Answer {
    visit.form.only(&["address"])?;
    let gathering = find(visit)?;
    let host = host(visit, &gathering)?;
    let typed = Field::new(visit.form.get("address"));
    let Ok(address) = MailAddress::read(&typed.value) else {
        let address = typed.refused(visit.page.text("address-wrong"));
        return refuse(visit, &gathering, Sent { address, ..Sent::default() });
    };
    if !gathering.is_open() {
        return go(&format!("/lobby/{}", gathering.code));
    }
    if !visit.site.limits.letters.allows(&visit.place()) {
        return Err(Problem::TooOften);
    }
    match ask(visit, &gathering, &host, address).await? {
        // Whether a mailbox had enough letters is not for others to know.
        Invited::Done | Invited::Enough | Invited::Before | Invited::Quiet => visit.flash("flash-invited"),
    }
    go(&format!("/lobby/{}", gathering.code))
}

async fn ask(visit: &Visit, table: &Gathering, host: &Player, address: MailAddress) -> Result<Invited, Problem> {
    let declined = unsubscribe::declined(&visit.site.config.key, &address);
    let letter = invitation(visit, table, host, address)?;
    Ok(visit.site.house.store.invite(table.table_id, letter, declined).await?)
}

/// In the language of whoever is invited, if they were ever met here; else in the host's.
fn invitation(visit: &Visit, gathering: &Gathering, host: &Player, address: MailAddress) -> Result<NewLetter, Problem> {
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
pub async fn again(visit: &mut Visit) -> Answer {
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
        let address =
            store.player(other)?.and_then(|other| other.address).and_then(|address| MailAddress::read(&address).ok());
        if let Some(address) = address {
            ask(visit, &gathering, &player, address).await?;
        }
    }
    go(&format!("/lobby/{opened}"))
}
