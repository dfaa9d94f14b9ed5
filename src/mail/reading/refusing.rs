//! Whole lines by which people say no: to follow, or to play anything at all.

/// Declining what was offered.
const NO: &[&str] = &[
    "no",
    "nope",
    "no thanks",
    "no thank you",
    "not this time",
    "i don t follow",
    "i do not follow",
    "non",
    "non merci",
    "pas cette fois",
    "нет",
    "нет спасибо",
    "не повторяю",
    "не в этот раз",
    "nao",
    "nao obrigado",
    "nao obrigada",
    "nao sigo",
    "desta vez nao",
];

/// Playing nothing.
const NOTHING: &[&str] = &[
    "nothing",
    "play nothing",
    "i play nothing",
    "no card",
    "rien",
    "ne rien jouer",
    "aucune carte",
    "aucune carte merci",
    "ne jouer aucune carte",
    "ничего",
    "ничего не играть",
    "ничего не играю",
    "nada",
    "nao jogar nada",
    "nenhuma carta",
    "nenhuma carta obrigado",
];

/// The words of the notation that a line in lower case without accents and signs may stand for, if they are offered.
pub fn meant(line: &str) -> Option<&'static str> {
    match () {
        () if NO.contains(&line) => Some("pass"),
        () if NOTHING.contains(&line) => Some("skip"),
        () => None,
    }
}
