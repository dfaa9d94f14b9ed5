//! A question as text: numbered ways, the words to type for each, and what may be picked beneath.

use unicode_width::UnicodeWidthStr;

use crate::engine::{Ask, Choice, Line, Slot, Take};
use crate::words::Voice;

use super::paper::{Paper, column, padded};

/// Words to type that are longer than this get a line of their own.
const WIDEST_WORDS: usize = 28;

/// The sentence, the ways, and how to answer.
pub fn write(paper: &mut Paper, voice: &Voice<'_>, ask: &Ask) {
    paper.line(&voice.say(&ask.sentence));
    paper.gap();
    let words = column(ask.ways.iter().map(|way| way.word.as_ref()), WIDEST_WORDS);
    for (index, way) in ask.ways.iter().enumerate() {
        let lead = format!("{:>3}  ", index + 1);
        choice(paper, &lead, words, &way.word, &described(voice, &way.label, way.note.as_ref()));
        for slot in &way.slots {
            fill(paper, voice, slot);
        }
    }
    paper.gap();
    paper.line(&voice.text("sheet-answer").to_string());
    if ask.warns() {
        paper.line(&voice.text("sheet-reveals").to_string());
    }
}

/// What is played for a reader who does not answer, as the question itself calls it.
pub fn lapse(voice: &Voice<'_>, ask: &Ask) -> String {
    let words = ask.lapse.words();
    let way = ask.ways.iter().find(|way| way.word == words);
    let words = way.map_or_else(|| words.to_owned(), |way| voice.say(&way.label));
    voice.text("sheet-lapse").word("words", words).to_string()
}

/// Words to type, and what each of them does.
pub fn rows(paper: &mut Paper, rows: &[(String, String)]) {
    let words = column(rows.iter().map(|(words, _)| words.as_str()), WIDEST_WORDS);
    for (typed, sentence) in rows {
        choice(paper, "  ", words, typed, sentence);
    }
}

fn choice(paper: &mut Paper, lead: &str, columns: usize, words: &str, sentence: &str) {
    let indent = lead.len();
    if words.width() > columns {
        paper.hang(lead, indent, words);
        paper.hang(&" ".repeat(indent + 2), indent + 2, sentence);
    } else {
        paper.hang(&format!("{lead}{}  ", padded(words, columns)), indent + columns + 2, sentence);
    }
}

fn fill(paper: &mut Paper, voice: &Voice<'_>, slot: &Slot) {
    let take = match slot.take {
        Take::One => voice.text("sheet-take-one"),
        Take::Some { least: 0, most } => voice.text("sheet-take-up-to").number("most", most),
        Take::Some { least, most } if least == most => voice.text("sheet-take-exactly").number("n", most),
        Take::Some { least, most } => voice.text("sheet-take-some").number("least", least).number("most", most),
        Take::Ranked(places) => voice.text("sheet-take-ranked").number("n", places),
        Take::Split { total } => match slot.common_cap() {
            Some(cap) => voice.text("sheet-take-split").number("total", total).number("cap", cap),
            None => voice.text("sheet-take-split-each").number("total", total),
        },
    };
    paper.hang(
        "       ",
        7,
        &voice.text("sheet-slot").word("title", voice.say(&slot.title)).word("take", take).to_string(),
    );
    let typed: Vec<String> = slot.choices.iter().map(|choice| typed(slot, choice)).collect();
    let columns = column(typed.iter().map(String::as_str), WIDEST_WORDS);
    for (picked, typed) in slot.choices.iter().zip(&typed) {
        let mut sentence = described(voice, &picked.label, picked.note.as_ref());
        if picked.usual {
            sentence = format!("{sentence} ({})", voice.text("sheet-usual"));
        }
        choice(paper, "         ", columns, typed, &sentence);
    }
}

/// What is typed for a choice, with the sign that joins it to what stands before; a dash for nothing at all.
fn typed(slot: &Slot, choice: &Choice) -> String {
    match choice.word.as_ref() {
        "" => "–".to_owned(),
        word => format!("{}{word}", slot.before).trim().to_owned(),
    }
}

fn described(voice: &Voice<'_>, label: &Line, note: Option<&Line>) -> String {
    match note {
        Some(note) => {
            voice.text("sheet-noted").word("name", voice.say(label)).word("what", voice.say(note)).to_string()
        }
        None => voice.say(label),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Kind, Lapse, Way};
    use crate::words::{Catalogue, Language, Names};

    fn way(take: Take, words: &[&'static str]) -> Ask {
        let mut slot = Slot::new(Line::new("title"), take, " + ", " + ");
        slot.choices = words.iter().map(|word| Choice::new(*word, Line::new("label")).capped(2)).collect();
        asked(vec![Way::new("play bug", Line::new("bug")).slot(slot)], "pass")
    }

    fn asked(ways: Vec<Way>, lapse: &'static str) -> Ask {
        Ask::new("ask", Kind::new("ask"), Line::new("ask"), Line::new("ask"), ways, Lapse::answer(lapse))
    }

    #[test]
    fn only_a_choice_is_warned_of() {
        let lone = || vec![Way::new("pass", Line::new("label"))];
        let two = || [lone(), lone()].concat();
        let asks = [asked(lone(), "pass"), asked(two(), "pass"), way(Take::One, &["a", "b"])];
        assert_eq!(asks.clone().map(|ask| ask.revealing().warns()), [false, true, true]);
        assert_eq!(asks.map(|ask| ask.warns()), [false; 3]);
    }

    #[test]
    fn what_is_played_for_the_reader_is_called_as_in_the_question() {
        let (catalogue, names) = (Catalogue::new(&[]), Names::default());
        let voice = catalogue.voice(Language::En, &names);
        let ways = || vec![Way::new("skip", Line::new("duty-lead"))];
        assert!(lapse(&voice, &asked(ways(), "skip")).ends_with(": Your turn"));
        // Whole lines of notation have no name of their own.
        assert!(lapse(&voice, &asked(ways(), "put a b")).ends_with(": put a b"));
    }
}
