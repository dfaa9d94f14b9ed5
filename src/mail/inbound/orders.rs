//! What the lines of a reply ask for: a move, or one of the few commands every game understands. Each language has its
//! own words for them; English ones work everywhere.

use jiff::civil::{Date, Time};
use unicode_normalization::UnicodeNormalization;

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
    /// Away until this day; the year is the next one that fits if none was given.
    Pause {
        day: i8,
        month: i8,
        year: Option<i16>,
    },
    /// One letter a day, at this time.
    Digest(Time),
    /// No more letters about this table.
    Stop,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Command {
    Help,
    Show,
    Undo,
    Say,
    Pause,
    Digest,
    Stop,
}

const COMMANDS: &[(Command, &[&str])] = &[
    (Command::Help, &["help", "aide", "помощь", "справка", "ajuda", "?"]),
    (Command::Show, &["show", "voir", "montrer", "montre", "покажи", "показать", "mostrar", "mostre", "mostra", "ver"]),
    (Command::Undo, &["undo", "annuler", "reprendre", "отмена", "отменить", "desfazer"]),
    (Command::Say, &["say", "dire", "dis", "скажи", "сказать", "dizer", "diga", "falar"]),
    (Command::Pause, &["pause", "away", "absent", "absente", "пауза", "pausa", "ausente"]),
    (Command::Digest, &["digest", "résumé", "resume", "сводка", "дайджест", "resumo"]),
    (Command::Stop, &["stop", "arrêter", "arreter", "стоп", "parar"]),
];
const UNTIL: &[&str] = &["until", "till", "jusqu'au", "jusqu'à", "jusque", "до", "até", "ate"];
/// What may follow the word that stops letters.
const LETTERS: &[&str] = &["", "mail", "letters", "courrier", "письма", "cartas", "e-mails"];
/// A line as long as this was broken by the mail program, not by its writer.
const WRAPPED: usize = 60;
const MOST_SAID: usize = 2_000;

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
        match command(&typed, line, &is_move) {
            Some(Order::Say(mut words)) => {
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
                let words: String = words.trim().chars().take(MOST_SAID).collect();
                if !words.is_empty() {
                    orders.push(Order::Say(words));
                }
            }
            Some(order) => orders.push(order),
            None => match orders.last_mut() {
                Some(Order::Move(steps)) => {
                    steps.push('\n');
                    steps.push_str(&typed);
                }
                _ => orders.push(Order::Move(typed)),
            },
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
    let (word, rest) = lower.split_once(' ').unwrap_or((&lower, ""));
    let word = word.trim_end_matches(':');
    if is_move(word) {
        return None;
    }
    let (command, _) = COMMANDS.iter().find(|(_, words)| words.contains(&word))?;
    let rest = rest.trim();
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
        Command::Pause => pause(rest),
        Command::Digest => clock(rest).map(Order::Digest),
        Command::Stop => LETTERS.contains(&rest).then_some(Order::Stop),
    }
}

/// `until 30.11.`, `jusqu'au 30/11/2026`, `2026-11-30`.
fn pause(rest: &str) -> Option<Order> {
    let date = match rest.split_once(' ') {
        Some((until, date)) if UNTIL.contains(&until) => date.trim(),
        _ => rest,
    };
    if let Ok(date) = date.parse::<Date>() {
        return Some(Order::Pause { day: date.day(), month: date.month(), year: Some(date.year()) });
    }
    let parts: Vec<&str> = date.split(['.', '/', '-']).map(str::trim).filter(|part| !part.is_empty()).collect();
    let (day, month, year) = match parts.as_slice() {
        [day, month] => (day.parse().ok()?, month.parse().ok()?, None),
        [day, month, year] => (day.parse().ok()?, month.parse().ok()?, Some(year.parse().ok()?)),
        _ => return None,
    };
    // The 29th of February exists in some years.
    Date::new(year.unwrap_or(2028), month, day).ok()?;
    Some(Order::Pause { day, month, year })
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

    fn orders(text: &str) -> Vec<Order> {
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        read(&lines, |_| false)
    }

    fn a_move(words: &str) -> Order {
        Order::Move(words.into())
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
            (&["stop", "arrêter", "стоп", "parar", "stop letters"], Order::Stop),
            (&["digest 8:00", "résumé 8h", "сводка 8", "resumo 08:00"], Order::Digest(Time::constant(8, 0, 0, 0))),
            (
                &["pause until 30.11", "pause jusqu’au 30/11", "пауза до 30.11.", "pausa até 30/11"],
                Order::Pause { day: 30, month: 11, year: None },
            ),
            (
                &["pause until 2026-11-30", "пауза до 30.11.2026", "away till 30/11/2026"],
                Order::Pause { day: 30, month: 11, year: Some(2026) },
            ),
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
            "pause",
            "pause until tomorrow",
            "pause 31.02.",
            "digest 25:00",
            "stop it",
            "undo 3",
        ] {
            assert_eq!(orders(typed), [a_move(typed.trim_end_matches('.'))], "{typed}");
        }
    }

    #[test]
    fn the_game_comes_first() {
        let lines = ["stop".to_owned(), "show".to_owned()];
        assert_eq!(read(&lines, |word| word == "stop"), [a_move("stop"), Order::Show(None)]);
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
