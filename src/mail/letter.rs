//! A row becomes a letter.

use crate::people::Key;
use crate::store::{LetterKind, LetterRow, Purpose};
use crate::table::header::hex;
use crate::words::{Catalogue, Language, Names};

/// What letters are written with.
pub struct Desk<'d> {
    pub catalogue: &'d Catalogue,
    /// What links begin with; never what a request says.
    pub base: &'d str,
    pub key: &'d Key,
}

/// A letter, ready for an envelope.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    pub to: String,
    pub language: Language,
    pub subject: String,
    /// What is said before the link, and after it.
    pub before: String,
    pub link: Option<String>,
    pub after: String,
}

impl Letter {
    /// The whole body as plain text.
    pub fn text(&self) -> String {
        let link = self.link.as_ref().map(|link| format!("{link}\n\n")).unwrap_or_default();
        format!("{}\n\n{link}{}\n", self.before, self.after)
    }
}

impl Desk<'_> {
    /// The letter of a row. Links are made here: the row knows only their nonce.
    pub fn write(&self, row: &LetterRow) -> Letter {
        let language: Language = row.language.parse().unwrap_or_default();
        let names = Names::default();
        let voice = self.catalogue.voice(language, &names);
        let arg = |name: &str| row.args.get(name).and_then(|value| value.as_str()).unwrap_or_default().to_owned();
        let link = |purpose: Purpose| {
            let nonce: Option<[u8; 16]> = hex::read(&arg("nonce"));
            let token = self.key.link(purpose.word(), &nonce.unwrap_or_default());
            Some(format!("{}/enter/{}", self.base, token.as_str()))
        };
        if row.kind == LetterKind::Answer {
            let (before, after) = (arg("text"), String::new());
            return Letter { to: row.address.clone(), language, subject: arg("subject"), before, link: None, after };
        }
        let texts = match row.kind {
            LetterKind::SignIn => ["letter-sign-in-subject", "letter-sign-in", "letter-sign-in-end"],
            LetterKind::Confirm => ["letter-confirm-subject", "letter-confirm", "letter-confirm-end"],
            LetterKind::AddressChanged => {
                ["letter-address-changed-subject", "letter-address-changed", "letter-changed-end"]
            }
            LetterKind::PasswordChanged => {
                ["letter-password-changed-subject", "letter-password-changed", "letter-changed-end"]
            }
            LetterKind::Answer => unreachable!("written above"),
            LetterKind::Invitation => ["letter-invitation-subject", "letter-invitation", "letter-invitation-end"],
        };
        let [subject, before, after] = texts.map(|id| match row.kind {
            LetterKind::Invitation => {
                let game = voice.text(&format!("{}-name", arg("game"))).to_string();
                voice.text(id).word("host", arg("host")).word("game", game).to_string()
            }
            _ => voice.text(id).to_string(),
        });
        let link = match row.kind {
            LetterKind::SignIn => link(Purpose::SignIn),
            LetterKind::Confirm => link(Purpose::Address),
            LetterKind::Invitation => Some(format!("{}/join/{}", self.base, arg("link"))),
            LetterKind::AddressChanged | LetterKind::PasswordChanged | LetterKind::Answer => None,
        };
        Letter { to: row.address.clone(), language, subject, before, link, after }
    }
}
