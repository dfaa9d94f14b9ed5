//! Which letters somebody gets, and what became of them.

use askama::Template;

use crate::people::mailing::{Quiet, Subject};
use crate::people::{How, Mailing, Topic};
use crate::store::{LetterRow, LetterState};
use crate::table::Timestamp;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go, show};

/// As many letters are listed.
const LATEST: i64 = 40;

#[derive(Template)]
#[template(path = "account/mail.html")]
struct MailPage<'p> {
    page: &'p Page,
    mailing: Mailing,
    zone: String,
    letters: Vec<Listed>,
    /// Since when letters come back, and why.
    bounce: Option<(Timestamp, String)>,
    /// What can be written in a reply; empty if replies do not reach this house.
    help: Vec<String>,
}

struct Listed {
    at: Timestamp,
    kind: &'static str,
    /// The table it is about.
    code: Option<String>,
    state: String,
}

impl MailPage<'_> {
    /// The name of a topic.
    fn topic(&self, topic: &Topic) -> String {
        self.page.text(topic_text(*topic)).to_string()
    }

    fn how(&self, how: &How) -> String {
        self.page.text(how_text(*how)).to_string()
    }

    fn is_quiet_from(&self, hour: &u8) -> bool {
        self.mailing.quiet.is_some_and(|quiet| quiet.from == *hour)
    }

    fn is_quiet_to(&self, hour: &u8) -> bool {
        self.mailing.quiet.is_some_and(|quiet| quiet.to == *hour)
    }

    fn is_chosen(&self, topic: &Topic, how: &How) -> bool {
        self.mailing.how(*topic) == *how
    }
}

pub fn topic_text(topic: Topic) -> &'static str {
    match topic {
        Topic::Turn => "mail-turn",
        Topic::Reminder => "mail-reminder",
        Topic::Game => "mail-game",
        Topic::Talk => "mail-talk",
        Topic::Invitation => "mail-invitation",
    }
}

pub fn how_text(how: How) -> &'static str {
    match how {
        How::AtOnce => "mail-at-once",
        How::Digest => "mail-digest",
        How::Never => "mail-never",
    }
}

pub async fn form(visit: &mut Visit) -> Response {
    let player = visit.player()?;
    let store = &visit.site.house.store;
    let letters = match &player.address {
        Some(address) => store.letters_to(address, LATEST)?,
        None => Vec::new(),
    };
    let letters = letters.iter().map(|letter| listed(visit, letter)).collect::<Result<_, Problem>>()?;
    let help = match visit.site.post.room.sender.reply_domain {
        Some(_) => visit.page.text("post-help").to_string().lines().map(str::to_owned).collect(),
        None => Vec::new(),
    };
    let page = MailPage {
        page: &visit.page,
        mailing: store.mailing(player.id)?,
        zone: player.zone.clone(),
        letters,
        bounce: store.bounce(player.id)?,
        help,
    };
    show(&page)
}

fn listed(visit: &Visit, letter: &LetterRow) -> Result<Listed, Problem> {
    let page = &visit.page;
    let settled = letter.settled_at.unwrap_or(letter.at);
    let state = match letter.state {
        LetterState::Waiting => page.text("mail-state-waiting").word("when", page.when(&letter.due_at.max(letter.at))),
        LetterState::Sent => page.text("mail-state-sent").word("when", page.when(&settled)),
        LetterState::Failed => page.text("mail-state-failed").word("why", letter.reason.as_deref().unwrap_or_default()),
        LetterState::Dropped => page.text("mail-state-dropped"),
    };
    let code = match letter.table_id {
        Some(table) => visit.site.house.store.code_of(table)?.map(|code| code.to_string()),
        None => None,
    };
    Ok(Listed { at: letter.at, kind: letter.kind.word(), code, state: state.to_string() })
}

pub async fn submit(visit: &mut Visit) -> Response {
    let mut known: Vec<&str> = Topic::ALL.iter().map(|topic| topic.word()).collect();
    known.extend(["delay", "digest_hour", "quiet_from", "quiet_to", "subject"]);
    visit.form.only(&known)?;
    let player = visit.player()?.id;
    let typed = |field: &str| visit.form.get(field);
    let mut mailing = Mailing::default();
    for topic in Topic::ALL {
        mailing.set(*topic, How::read(typed(topic.word())).ok_or(Problem::BadRequest)?);
    }
    let number = |field: &str| typed(field).parse::<u16>().ok();
    mailing.delay = number("delay").filter(|delay| Mailing::DELAYS.contains(delay)).ok_or(Problem::BadRequest)?;
    mailing.digest_hour = hour(typed("digest_hour")).ok_or(Problem::BadRequest)?;
    mailing.quiet = match (typed("quiet_from"), typed("quiet_to")) {
        ("", _) | (_, "") => None,
        (from, to) => {
            let quiet = hour(from).zip(hour(to)).map(|(from, to)| Quiet { from, to }).ok_or(Problem::BadRequest)?;
            Some(quiet).filter(|quiet| quiet.from != quiet.to)
        }
    };
    mailing.subject = Subject::read(typed("subject")).ok_or(Problem::BadRequest)?;
    visit.site.house.store.set_mailing(player, mailing).await?;
    visit.flash("flash-saved");
    go("/account/mail")
}

fn hour(typed: &str) -> Option<u8> {
    typed.parse().ok().filter(|hour| *hour < 24)
}

/// The mailbox works again, says its owner.
pub async fn again(visit: &mut Visit) -> Response {
    visit.form.only(&[])?;
    let player = visit.player()?.id;
    visit.site.house.store.try_mailbox_again(player).await?;
    visit.site.sessions.forget(player);
    visit.flash("flash-mail-again");
    go("/account/mail")
}

/// How letters about one table come, for the player who sits there.
pub async fn about_table(visit: &mut Visit) -> Response {
    visit.form.only(&["how"])?;
    let (code, player) = (visit.code()?.clone(), visit.player()?.id);
    visit.seat()?;
    let how = match visit.form.get("how") {
        "" => None,
        word => Some(How::read(word).ok_or(Problem::BadRequest)?),
    };
    let store = &visit.site.house.store;
    let table = store.table(&code)?.ok_or(Problem::NotFound)?;
    store.set_how_about(table.id, player, how).await?;
    visit.flash("flash-saved");
    go(&format!("/t/{code}"))
}
