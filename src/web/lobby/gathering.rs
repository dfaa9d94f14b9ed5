//! A table before its game begins: who sits, who is asked, and the button that begins it.

use actix_web::http::StatusCode;
use askama::Template;

use crate::engine::Seat;
use crate::house::lobby::NotBegun;
use crate::people::Player;
use crate::store::{Asked, Empty, Gathering, Joined, Joining, Outcome, Sitter};
use crate::table::{Seq, TableCode};
use crate::web::field::Field;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go, show, show_as};

use super::list::options_told;
use super::open::wished_name;

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
    /// Whom the host asked: addresses the host typed, and names.
    invited: Vec<Asked>,
    address: Field,
    words: Field,
    name: Field,
    refusal: Option<String>,
}

/// What a form on this page said, if one was sent.
#[derive(Default)]
pub(super) struct Sent {
    pub address: Field,
    pub words: Field,
    pub name: Field,
    pub refusal: Option<String>,
}

/// The gathering in the path. One that is joined by link is shown to those who sit there, and to nobody else.
pub(super) fn find(visit: &Visit) -> Result<Gathering, Problem> {
    let gathering = visit.site.house.store.gathering(visit.code()?)?.ok_or(Problem::NotFound)?;
    let sits = visit.seat().is_ok();
    if gathering.cancelled_at.is_some() || gathering.joining == Joining::Link && !sits {
        return Err(Problem::NotFound);
    }
    Ok(gathering)
}

pub(super) fn host(visit: &Visit, gathering: &Gathering) -> Result<Player, Problem> {
    let player = visit.player()?;
    if player.id == gathering.host { Ok(player.clone()) } else { Err(Problem::Forbidden) }
}

impl GatheringPage<'_> {
    /// What became of an invitation; nothing while it is open.
    fn outcome(&self, asked: &Asked) -> Option<String> {
        let id = match asked.outcome? {
            Outcome::Joined => "gathering-invited-joined",
            Outcome::Declined => "gathering-invited-declined",
            // These are not listed.
            Outcome::Withdrawn => return None,
        };
        Some(self.page.text(id).to_string())
    }
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
        words: sent.words,
        name: sent.name,
        refusal: sent.refusal,
    })
}

pub async fn form(visit: &mut Visit) -> Response {
    let gathering = find(visit)?;
    if gathering.is_dealt {
        return go(&format!("/t/{}", gathering.code));
    }
    show(&page(visit, &gathering, Sent::default())?)
}

pub(super) fn refuse(visit: &Visit, gathering: &Gathering, sent: Sent) -> Response {
    show_as(StatusCode::UNPROCESSABLE_ENTITY, &page(visit, gathering, sent)?)
}

/// Somebody sits down at a public table.
pub async fn join(visit: &mut Visit) -> Response {
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
pub async fn sit_down(visit: &mut Visit, gathering: &Gathering, player: &Player) -> Response {
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
pub async fn leave(visit: &mut Visit) -> Response {
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
pub async fn begin(visit: &mut Visit) -> Response {
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
