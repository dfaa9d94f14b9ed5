//! What the lines of a reply ask for: a move, or one of the few commands every game understands (`vocabulary`).

use jiff::civil::Time;
use unicode_normalization::UnicodeNormalization;

use crate::store::Verdict;
use crate::table::Meanwhile;
use crate::words::Language;

use super::days::{self, Meant};
use super::vocabulary::{self, Command};

/// One thing asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Steps of a move, one a line.
    Move(String),
    Help,
    /// The table as it is, or as it was after an entry.
    Show(Option<u32>),
    Undo,
    Say(String),
    /// Away until this day; None if it could not be read.
    Pause {
        day: Option<Meant>,
        choice: Meanwhile,
    },
    /// At this table something else happens while its player is away.
    Here(Meanwhile),
    /// Here again.
    Back,
    /// The table decides about somebody; None if it was not said what.
    Vote {
        verdict: Option<Verdict>,
        whom: Whom,
    },
    /// Somebody is asked for an answer.
    Nudge(Whom),
    /// One letter a day, at this time.
    Digest(Time),
    /// Letters about this table, or none.
    Letters {
        wanted: bool,
    },
    /// To stop something, where the game has nothing to stop.
    Stop,
    /// What a card does; all rules where none is named.
    Rules(String),
    /// What happened, from an entry on.
    Log(Option<u32>),
    /// All games of the writer.
    Games,
    /// The clock and the language of letters.
    Zone(String),
    Language(Option<Language>),
    /// Something to remember about this table, which nobody else reads.
    Note(String),
    Notes,
    Rematch,
}

/// Somebody at the table, as they were named; empty if nobody was.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Whom(pub String);

/// A line as long as this was broken by the mail program, not by its writer.
const WRAPPED: usize = 60;
/// The move by which games let somebody stop.
const STOP: &str = "stop";

/// Reads the lines. `is_move` tells whether a word begins a step that the open question offers: the game comes first.
pub fn read(lines: &[String], is_move: impl Fn(&str) -> bool) -> Vec<Order> {
    let mut orders: Vec<Order> = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at].as_str();
        at += 1;
        let typed = tidied(line);
        if typed.is_empty() {
            continue;
        }
        match command(&typed, line, &is_move).unwrap_or(Order::Move(typed)) {
            Order::Say(mut words) => {
                // After the bare word everything is said; a line that was broken goes on below.
                let all = words.is_empty();
                let mut broken = line.chars().count() >= WRAPPED;
                while let Some(more) = lines.get(at).filter(|more| all || broken && !more.is_empty()) {
                    if !words.is_empty() {
                        words.push(if all { '\n' } else { ' ' });
                    }
                    words.push_str(more);
                    broken = more.chars().count() >= WRAPPED;
                    at += 1;
                }
                let words = words.trim();
                if !words.is_empty() {
                    orders.push(Order::Say(words.to_owned()));
                }
            }
            Order::Move(step) => match orders.last_mut() {
                Some(Order::Move(steps)) => {
                    steps.push('\n');
                    steps.push_str(&step);
                }
                _ => orders.push(Order::Move(step)),
            },
            order => orders.push(order),
        }
    }
    orders
}

/// A line as the notation has it: plain signs, no quotation marks, no full stop.
fn tidied(line: &str) -> String {
    let line: String = line.replace('№', "#").nfkc().collect();
    let decoration =
        |sign: char| matches!(sign, '"' | '\'' | '`' | '*' | '«' | '»' | '“' | '”' | '‘' | '’' | '„' | ' ');
    let line = line.trim().trim_start_matches("- ").trim_start_matches("• ");
    let line = line.trim_matches(decoration).trim_end_matches(['.', '!', '…', ' ']).trim_matches(decoration);
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn command(typed: &str, line: &str, is_move: &impl Fn(&str) -> bool) -> Option<Order> {
    let lower = typed.to_lowercase().replace('’', "'");
    // Whoever wants no letters is never taken at their word for a move.
    if let Some(wanted) = vocabulary::letters(&lower) {
        return Some(Order::Letters { wanted });
    }
    let (word, _) = lower.split_once(' ').unwrap_or((&lower, ""));
    if is_move(word.trim_end_matches(':')) {
        return None;
    }
    let (command, rest) = Command::read(&lower)?;
    // Names are given back as they were typed.
    let given = typed.split_once(' ').map_or("", |(_, rest)| rest);
    match command {
        Command::Help => rest.is_empty().then_some(Order::Help),
        Command::Show if rest.is_empty() => Some(Order::Show(None)),
        Command::Show => rest.trim_start_matches(['#', ' ']).parse().ok().map(|entry| Order::Show(Some(entry))),
        Command::Undo => rest.is_empty().then_some(Order::Undo),
        // As it was typed: people may say what they like.
        Command::Say => {
            let words = line.trim().trim_start_matches("- ");
            let words =
                words.split_once(|sign: char| sign.is_whitespace() || sign == ':').map_or("", |(_, words)| words);
            Some(Order::Say(words.trim_start_matches([':', ' ']).trim().to_owned()))
        }
        Command::Pause => Some(pause(rest)),
        Command::Here => vocabulary::choice(rest).map(Order::Here),
        Command::Back => Some(Order::Back),
        Command::Vote => Some(vote(given)),
        Command::Nudge => Some(Order::Nudge(Whom(words(given).join(" ")))),
        Command::Digest => clock(rest).map(Order::Digest),
        Command::Rules => Some(Order::Rules(given.to_owned())),
        Command::Log if rest.is_empty() => Some(Order::Log(None)),
        Command::Log => rest.trim_start_matches(['#', ' ']).parse().ok().map(|entry| Order::Log(Some(entry))),
        Command::Games => rest.is_empty().then_some(Order::Games),
        Command::Zone => (!rest.is_empty()).then(|| Order::Zone(given.to_owned())),
        Command::Language => Some(Order::Language(vocabulary::language(rest))),
        Command::Note if rest.is_empty() => Some(Order::Notes),
        Command::Note => Some(Order::Note(given.trim_start_matches([':', ' ']).to_owned())),
        Command::Notes => rest.is_empty().then_some(Order::Notes),
        Command::Rematch => rest.is_empty().then_some(Order::Rematch),
        // In any language it is the move, where the game offers that.
        Command::Stop if rest.is_empty() && is_move(STOP) => Some(Order::Move(STOP.to_owned())),
        Command::Stop => rest.is_empty().then_some(Order::Stop),
    }
}

/// The words of a line without the signs around them.
fn words(rest: &str) -> Vec<&str> {
    let signs = [',', ';', ':', '(', ')', '"', '«', '»', '“', '”', '@'];
    rest.split(' ').map(|word| word.trim_matches(signs)).filter(|word| !word.is_empty()).collect()
}

/// `wait`, `replace Ana`, `Ana: replace`, `to wait for Ana`.
fn vote(rest: &str) -> Order {
    let words = words(rest);
    let meant = |word: &&str| vocabulary::verdict(&word.to_lowercase());
    let from = words.iter().position(|word| !vocabulary::is_small(word)).unwrap_or(words.len());
    let (verdict, about) = match &words[from..] {
        [first, about @ ..] if meant(first).is_some() => (meant(first), about),
        [about @ .., last] if meant(last).is_some() => (meant(last), about),
        about => (None, about),
    };
    Order::Vote { verdict, whom: Whom(about.join(" ")) }
}

/// `until 30.11.`, `jusqu'au 30 novembre`, `2026-11-30`; before or after that, what happens meanwhile.
fn pause(rest: &str) -> Order {
    let words = words(rest).into_iter().filter(|word| !vocabulary::is_small(word) && !vocabulary::is_until(word));
    let (choices, date): (Vec<&str>, Vec<&str>) = words.partition(|word| vocabulary::choice(word).is_some());
    let choice = choices.first().and_then(|word| vocabulary::choice(word)).unwrap_or(Meanwhile::Pause);
    Order::Pause { day: days::read(&date).filter(|_| choices.len() < 2), choice }
}

/// `8:00`, `8h`, `08.30`, `8`.
fn clock(rest: &str) -> Option<Time> {
    let digits: Vec<&str> = rest.split([':', '.', 'h']).map(str::trim).collect();
    let (hour, minute) = match digits.as_slice() {
        [hour] | [hour, ""] => (hour.parse().ok()?, 0),
        [hour, minute] => (hour.parse().ok()?, minute.parse().ok()?),
        _ => return None,
    };
    Time::new(hour, minute, 0, 0).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::inbound::days::Day;

    fn orders(text: &str) -> Vec<Order> {
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        read(&lines, |_| false)
    }

    fn a_move(words: &str) -> Order {
        Order::Move(words.into())
    }

    fn pause(year: Option<i16>, choice: Meanwhile) -> Order {
        Order::Pause { day: Some(Meant::On(Day { day: 30, month: 11, year })), choice }
    }

    fn vote(verdict: Option<Verdict>, whom: &str) -> Order {
        Order::Vote { verdict, whom: Whom(whom.into()) }
    }

    fn nudge(whom: &str) -> Order {
        Order::Nudge(Whom(whom.into()))
    }

    #[test]
    fn several_lines_are_one_turn() {
        assert_eq!(
            orders("play bug + the_moles\npublic\n\nprivate"),
            [a_move("play bug + the_moles\npublic\nprivate")]
        );
        assert_eq!(orders("play bug\nsay hi\npublic"), [a_move("play bug"), Order::Say("hi".into()), a_move("public")]);
        assert_eq!(orders(""), []);
    }

    #[test]
    fn typing_is_forgiven() {
        for typed in [
            "“play bug”",
            "*play bug*",
            "  play   bug. ",
            "- play bug",
            "ｐｌａｙ ｂｕｇ",
            "play\u{a0}bug!",
            "«play bug»",
        ] {
            assert_eq!(orders(typed), [a_move("play bug")], "{typed}");
        }
    }

    #[test]
    fn commands_are_known_in_every_language() {
        for (words, order) in [
            (&["help", "Aide", "помощь", "AJUDA", "?", "Help!"][..], Order::Help),
            (&["show", "voir", "Покажи", "mostrar"], Order::Show(None)),
            (&["show 41", "voir 41", "покажи №41", "mostrar #41"], Order::Show(Some(41))),
            (&["undo", "annuler", "отмена", "desfazer."], Order::Undo),
            (&["stop", "arrêter", "стоп", "parar", "Stop!"], Order::Stop),
            (
                &[
                    "no letters",
                    "No more letters.",
                    "stop mail",
                    "plus de lettres",
                    "без писем",
                    "sem mensagens",
                    "unsubscribe",
                ],
                Order::Letters { wanted: false },
            ),
            (
                &["letters on", "lettres à nouveau", "снова письма", "mensagens de novo"],
                Order::Letters { wanted: true },
            ),
            (&["digest 8:00", "résumé 8h", "сводка 8", "resumo 08:00"], Order::Digest(Time::constant(8, 0, 0, 0))),
            (
                &[
                    "pause until 30.11",
                    "pause jusqu’au 30/11",
                    "пауза до 30.11.",
                    "pausa até 30/11",
                    "pause until Nov 30",
                    "away until November 30th",
                    "pause jusqu'au 30 novembre",
                    "пауза до 30 ноября",
                    "pausa até 30 de novembro",
                ],
                pause(None, Meanwhile::Pause),
            ),
            (
                &["pause until 2026-11-30", "пауза до 30.11.2026", "away till 30/11/2026", "pausa: até 30. 11. 2026"],
                pause(Some(2026), Meanwhile::Pause),
            ),
            (
                &[
                    "pause until 30.11. caretaker",
                    "pause jusqu’au 30/11, remplaçant",
                    "absente jusqu'au 30/11 avec un remplaçant",
                    "пауза до 30.11., смотритель",
                    "pausa até 30/11 zelador",
                    "away with a caretaker until 30.11.",
                ],
                pause(None, Meanwhile::Caretaker),
            ),
            (
                &[
                    "pause until 30.11. orders",
                    "pause jusqu'au 30/11 consignes",
                    "пауза до 30.11. отказ",
                    "pausa 30/11 recusar",
                ],
                pause(None, Meanwhile::Orders),
            ),
            (
                &["here caretaker", "Ici remplaçant", "здесь: смотритель", "aqui zelador"],
                Order::Here(Meanwhile::Caretaker),
            ),
            (
                &[
                    "back",
                    "Return",
                    "I’m back!",
                    "Je suis de retour.",
                    "вернулся",
                    "Вернулась!",
                    "назад",
                    "Voltei!",
                    "estou de volta",
                ],
                Order::Back,
            ),
            (
                &[
                    "vote wait",
                    "Vote: wait",
                    "voter attendre",
                    "голос ждать",
                    "Голосую подождать",
                    "votar esperar",
                    "vote to wait",
                ],
                vote(Some(Verdict::Wait), ""),
            ),
            (
                &[
                    "vote replace Anna",
                    "vote Anna: replace",
                    "voter remplacer Anna",
                    "голос заменить Anna",
                    "votar substituir «Anna»",
                    "vote to replace Anna",
                ],
                vote(Some(Verdict::Replace), "Anna"),
            ),
            (
                &["vote end Jean Paul", "voter arrêter: Jean Paul", "votar Jean Paul encerrar"],
                vote(Some(Verdict::End), "Jean Paul"),
            ),
            (&["vote", "voter", "голос", "votar"], vote(None, "")),
            (&["vote Anna", "голосую (Anna)"], vote(None, "Anna")),
            (&["nudge", "relancer", "напомнить", "cutucar"], nudge("")),
            (&["nudge Anna!", "Relance: Anna", "напомни Anna", "cutuque @Anna"], nudge("Anna")),
            (
                &["say Good luck!", "say: Good luck!", "dire Good luck!", "скажи Good luck!", "diga: Good luck!"],
                Order::Say("Good luck!".into()),
            ),
        ] {
            for typed in words {
                assert_eq!(orders(typed), std::slice::from_ref(&order), "{typed}");
            }
        }
    }

    #[test]
    fn what_only_begins_like_a_command_is_not_one() {
        for typed in [
            "help me",
            "show me the money",
            "digest 25:00",
            "stop it",
            "undo 3",
            "here",
            "here we go",
            "back to the deck",
            "letters from home",
            "no letters for Ana",
        ] {
            assert_eq!(orders(typed), [a_move(typed.trim_end_matches('.'))], "{typed}");
        }
    }

    #[test]
    fn a_day_that_cannot_be_read_is_no_move() {
        for typed in ["pause", "pause until tomorrow", "pause 31.02.", "pause caretaker", "pause until 30.11. gardener"]
        {
            assert!(matches!(orders(typed)[..], [Order::Pause { day: None, .. }]), "{typed}");
        }
    }

    #[test]
    fn the_game_comes_first() {
        for stop in ["stop", "arrêter", "Parar", "стоп"] {
            let lines = [stop.to_owned(), "show".to_owned()];
            assert_eq!(read(&lines, |word| word == "stop"), [a_move("stop"), Order::Show(None)]);
            assert_eq!(read(&lines, |_| false), [Order::Stop, Order::Show(None)]);
        }
        assert_eq!(read(&["no letters".to_owned()], |_| true), [Order::Letters { wanted: false }]);
        for taken in ["vote wait", "nudge", "back", "here caretaker", "i'm back", "vote: end"] {
            let word = taken.split([' ', ':']).next().unwrap();
            assert_eq!(read(&[taken.to_owned()], |first| first == word), [a_move(taken)], "{taken}");
        }
    }

    #[test]
    fn a_long_remark_goes_on_below() {
        let long = "say I shall be travelling for the rest of this week and answer in";
        assert_eq!(
            orders(&format!("{long}\nthe evenings.\n\npass"))[0],
            Order::Say(format!("{} the evenings.", &long[4..]))
        );
        assert_eq!(orders("say:\none\n\ntwo"), [Order::Say("one\n\ntwo".into())]);
        assert_eq!(orders("say"), []);
    }
}
