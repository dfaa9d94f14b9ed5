//! What a person is called at the tables.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::GeneralSecurityProfile;
use unicode_security::confusable_detection::skeleton;
use unicode_security::general_security_profile::IdentifierType;

/// A name that can be shown anywhere and mistaken for nobody else's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerName(String);

/// Why a name cannot be had. Message ids: `name-…`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadName {
    Empty,
    Long,
    Signs,
    Reserved,
}

impl BadName {
    pub const fn message(self) -> &'static str {
        match self {
            BadName::Empty => "name-empty",
            BadName::Long => "name-long",
            BadName::Signs => "name-signs",
            BadName::Reserved => "name-reserved",
        }
    }
}

/// Scalar values of a name at most.
pub const LONGEST: usize = 32;
/// Marks piled upon one letter at most: more would run over the lines above and below.
const MOST_MARKS: usize = 2;

/// Names that would speak for the house, in the spelling of their skeletons.
const RESERVED: &[&str] = &[
    "admin",
    "administrator",
    "administrador",
    "administrateur",
    "администратор",
    "moderator",
    "moderador",
    "modérateur",
    "модератор",
    "mod",
    "staff",
    "operator",
    "root",
    "system",
    "support",
    "tincan",
    "robot",
    "robô",
    "робот",
    "bot",
    "house",
    "postman",
    "clock",
    "spectator",
    "everyone",
    "nobody",
    "anonymous",
    "guest",
    "null",
    "undefined",
    "webmaster",
    "postmaster",
    "abuse",
    "security",
    "deleted",
];

impl PlayerName {
    /// Reads what was typed: white space is evened out, the spelling composed.
    pub fn read(typed: &str) -> Result<PlayerName, BadName> {
        if typed.len() > 8 * LONGEST {
            return Err(BadName::Long);
        }
        let name: String = typed.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
        if name.is_empty() {
            return Err(BadName::Empty);
        }
        if name.chars().count() > LONGEST {
            return Err(BadName::Long);
        }
        if name.chars().any(unfit) || piled(&name) || !name.chars().any(char::is_alphanumeric) {
            return Err(BadName::Signs);
        }
        let seat = name.strip_prefix(['p', 'P']).is_some_and(|digits| matches!(digits.trim().parse(), Ok(0..=9u8)));
        if seat || speaks_for_the_house(&name) {
            return Err(BadName::Reserved);
        }
        Ok(PlayerName(name))
    }

    /// A name the house gives; a person may change it.
    pub fn given(words: &str, number: u64) -> PlayerName {
        PlayerName(format!("{words} {number}"))
    }

    /// A name somebody has already.
    pub fn kept(name: &str) -> PlayerName {
        PlayerName(name.to_owned())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Equal for names that look alike.
    pub fn key(&self) -> String {
        fold(&self.0)
    }
}

/// Part of a name, as it would stand in a key: what somebody looks for.
pub fn part_of_key(typed: &str) -> String {
    let short: String = typed.chars().take(LONGEST).collect();
    fold(&short)
}

/// Case and confusable signs folded; spaces and marks between words dropped.
fn fold(name: &str) -> String {
    let lower: String = name.nfkc().collect::<String>().to_lowercase();
    let seen: String = skeleton(&lower).collect::<String>().to_lowercase();
    // The skeleton may contain capitals again (I for l), so it is taken twice.
    let seen: String = skeleton(&seen).filter(|sign| sign.is_alphanumeric() || is_combining_mark(*sign)).collect();
    // Whoever writes I for l, or 1, writes the same name.
    seen.to_lowercase().replace(['i', '1'], "l")
}

/// Is it a reserved name, alone, with a number ("Robot 1") or an article ("The house")?
fn speaks_for_the_house(name: &str) -> bool {
    let bare = name.trim_end_matches(|sign: char| !sign.is_alphabetic());
    let lower = bare.to_lowercase();
    let named = ["the ", "le ", "la ", "o ", "a "].iter().find_map(|article| lower.strip_prefix(article));
    [name, bare, named.unwrap_or(bare)].into_iter().any(|name| {
        let key = fold(name);
        let plain: String = key.chars().filter(char::is_ascii_alphanumeric).collect();
        RESERVED.iter().map(|reserved| fold(reserved)).any(|reserved| reserved == key || reserved == plain)
    })
}

/// Controls, marks that steer the direction of writing, signs of no width, private and unassigned ones.
fn unfit(sign: char) -> bool {
    let steering = matches!(sign,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}'
        | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFF}' | '\u{E0000}'..='\u{E0FFF}' | '\u{E000}'..='\u{F8FF}'
        | '\u{F0000}'..='\u{10FFFF}' | '\u{2800}');
    let unknown = sign.identifier_type().is_some_and(|kind| {
        matches!(kind, IdentifierType::Not_Character | IdentifierType::Default_Ignorable | IdentifierType::Deprecated)
    });
    sign.is_control() || steering || unknown || matches!(sign, '<' | '>' | '"' | '\\' | '/' | '@')
}

fn piled(name: &str) -> bool {
    let mut marks = 0;
    name.nfd().any(|sign| {
        marks = if is_combining_mark(sign) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_of_all_countries_have_names() {
        for name in [
            "Ana",
            "Борис",
            "José María",
            "李小龍",
            "فاطمة",
            "Zoë-Marie",
            "O’Neil",
            "Mr. T",
            "🦀 crab",
            "D'Arcy",
            "Nguyễn",
            "Modesto",
            "Theo",
            "Robota",
        ] {
            assert_eq!(PlayerName::read(name).map(|name| name.0).as_deref(), Ok(name));
        }
        assert_eq!(PlayerName::read("  Ana \t Lu ").unwrap().as_str(), "Ana Lu");
        assert_eq!(PlayerName::read("e\u{301}ric").unwrap().as_str(), "éric");
    }

    #[test]
    fn a_name_that_breaks_pages_is_refused() {
        for (name, why) in [
            ("", BadName::Empty),
            (" \n ", BadName::Empty),
            (&"x".repeat(33), BadName::Long),
            (&"x".repeat(5_000), BadName::Long),
            ("a\u{0}b", BadName::Signs),
            ("a\u{202E}b", BadName::Signs),
            ("a\u{200B}b", BadName::Signs),
            ("</script>", BadName::Signs),
            ("a\u{7f}", BadName::Signs),
            ("...", BadName::Signs),
            ("\u{3164}\u{3164}", BadName::Signs),
            ("a\u{300}\u{301}\u{302}\u{303}", BadName::Signs),
            ("ana@example.org", BadName::Signs),
            ("Admin", BadName::Reserved),
            ("T i n c a n", BadName::Reserved),
            ("аdmin", BadName::Reserved),
            ("p1", BadName::Reserved),
            ("R0bot", BadName::Reserved),
            ("Robot 1", BadName::Reserved),
            ("robot-12", BadName::Reserved),
            ("Робот 2", BadName::Reserved),
            ("The house", BadName::Reserved),
            ("MOD", BadName::Reserved),
        ] {
            assert_eq!(PlayerName::read(name), Err(why), "{name:?}");
        }
        assert!(PlayerName::read(&"x".repeat(32)).is_ok());
    }

    #[test]
    fn look_alikes_have_one_key() {
        let key = |name: &str| PlayerName::read(name).unwrap().key();
        for (one, other) in
            [("Ana", "ANA"), ("Ana", "Аnа"), ("Bill", "BiII"), ("ana lu", "ana-lu"), ("rn", "m"), ("ﬁn", "fin")]
        {
            assert_eq!(key(one), key(other), "{one} {other}");
        }
        assert_ne!(key("Ana"), key("Anna"));
        assert_ne!(key("Zoe"), key("Zoë"));
    }
}
