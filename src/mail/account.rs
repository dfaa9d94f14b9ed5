//! Letters that are about no table in play: how to come in, what was changed, who invites.

use crate::people::MailAddress;
use crate::store::{LetterKind, LetterRow, Purpose};
use crate::table::header::hex;
use crate::words::{Language, Names};

use super::desk::Desk;
use super::letter::{Letter, Part};
use super::seal::{Cover, Sealed, seal};
use super::unsubscribe::Wanted;

impl Desk<'_> {
    /// The letter of a row. Links are made here: the row knows only their nonce.
    pub fn write(&self, row: &LetterRow) -> Letter {
        let language: Language = row.language.parse().unwrap_or_default();
        let names = Names::default();
        let voice = self.voice(language, &names);
        let arg = |name: &str| row.args.get(name).and_then(|value| value.as_str()).unwrap_or_default().to_owned();
        let enter = |purpose: Purpose| {
            let nonce: Option<[u8; 16]> = hex::read(&arg("nonce"));
            let token = self.key.link(purpose.word(), &nonce.unwrap_or_default());
            format!("{}/enter/{}", self.base, token.as_str())
        };
        let game = || voice.text(&format!("{}-name", arg("game"))).to_string();
        let say = |id: &str| match row.kind {
            LetterKind::Invitation => voice.text(id).word("host", arg("host")).word("game", game()).to_string(),
            LetterKind::Replaced => voice.text(id).word("game", game()).word("code", arg("code")).to_string(),
            LetterKind::Undelivered => {
                let whom = Some(arg("who")).filter(|who| !who.is_empty()).unwrap_or_else(|| arg("address"));
                voice.text(id).word("address", &whom).word("who", &whom).word("game", game()).to_string()
            }
            LetterKind::Elsewhere => voice.text(id).word("address", &row.address).to_string(),
            _ => voice.text(id).to_string(),
        };
        let join = || format!("{}/join/{}", self.base, arg("link"));
        let personal = || {
            let Some(nonce) = hex::read::<16>(&arg("nonce")) else { return join() };
            let token = self.key.link(LetterKind::Invitation.word(), &nonce);
            format!("{}/invitation/{}", self.base, token.as_str())
        };
        let by_name = !arg("who").is_empty();
        let (subject, before, link, after) = match row.kind {
            LetterKind::Confirm => (
                "letter-confirm-subject",
                "letter-confirm",
                Some(("letter-confirm-link", enter(Purpose::Address))),
                Some("letter-confirm-end"),
            ),
            LetterKind::AddressChanged => {
                ("letter-address-changed-subject", "letter-address-changed", None, Some("letter-changed-end"))
            }
            LetterKind::PasswordChanged => {
                ("letter-password-changed-subject", "letter-password-changed", None, Some("letter-changed-end"))
            }
            LetterKind::PasswordRemoved => {
                ("letter-password-removed-subject", "letter-password-removed", None, Some("letter-changed-end"))
            }
            LetterKind::Invitation => (
                "letter-invitation-subject",
                "letter-invitation",
                Some(("letter-invitation-link", personal())),
                // Whoever was asked by name gave their address to the house, and to nobody else.
                Some(if by_name { "letter-invitation-again" } else { "letter-invitation-end" }),
            ),
            LetterKind::Undelivered => (
                "letter-undelivered-subject",
                if by_name { "letter-undelivered-again" } else { "letter-undelivered" },
                Some(("letter-undelivered-link", join())),
                None,
            ),
            LetterKind::Replaced => (
                "letter-replaced-subject",
                "letter-replaced",
                Some(("letter-replaced-link", format!("{}/t/{}", self.base, arg("code")))),
                None,
            ),
            LetterKind::Elsewhere => (
                "letter-elsewhere-subject",
                "letter-elsewhere",
                Some(("letter-elsewhere-link", format!("{}/account", self.base))),
                Some("letter-elsewhere-end"),
            ),
            // The others are written with their bytes and never come here.
            _ => (
                "letter-sign-in-subject",
                "letter-sign-in",
                Some(("letter-sign-in-link", enter(Purpose::SignIn))),
                Some("letter-sign-in-end"),
            ),
        };
        let mut parts = vec![Part::Words(say(before))];
        let words = arg("words");
        if !words.is_empty() {
            let said = voice.text("letter-invitation-words").word("host", arg("host")).word("words", words);
            parts.push(Part::Words(said.to_string()));
        }
        parts.extend(link.map(|(words, url)| Part::Link { words: say(words), url }));
        if row.kind == LetterKind::Invitation {
            parts.push(Part::Words(say("letter-invitation-personal")));
        }
        parts.extend(after.map(|words| Part::Words(say(words))));
        let wanted = wanted(row);
        let unsubscribe = wanted.filter(|_| row.kind == LetterKind::Invitation);
        let foot = unsubscribe.map_or_else(Vec::new, |wanted| self.choices(&voice, &wanted));
        Letter { language, subject: say(subject), parts, foot }
    }

    /// The bytes of a row; None if its address is none.
    pub fn seal(&self, row: &LetterRow) -> Option<Sealed> {
        let to = MailAddress::read(&row.address).ok()?;
        let id = format!("letter.{}.{}", row.id, &self.key.mark_of("letter", &row.id.to_string())[..12]);
        let wanted = wanted(row).filter(|_| row.kind == LetterKind::Invitation);
        let answers = row.args.get("answers").and_then(|id| id.as_str()).map(str::to_owned);
        let cover = Cover { to: &to, id, thread: Vec::new(), answers, reply: None, wanted, at: row.at };
        Some(seal(self, &self.write(row), &cover))
    }
}

/// Invitations can be refused once and for all, by somebody the house may not know.
fn wanted(row: &LetterRow) -> Option<Wanted> {
    MailAddress::read(&row.address).ok().map(Wanted::At)
}
