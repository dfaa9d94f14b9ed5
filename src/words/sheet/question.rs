//! A question as text: numbered ways, the words to type for each, and what may be picked beneath.

use unicode_width::UnicodeWidthStr;

use crate::engine::slot::Pick;
use crate::engine::{Ask, Choice, Line, Slot, Take, Way};
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
    if let Some(words) = ask.ways.iter().find(|way| !way.slots.is_empty()).and_then(|way| example(ask, way)) {
        paper.line(&voice.text("sheet-example").word("words", words).to_string());
    }
    if ask.reveals {
        paper.line(&voice.text("sheet-reveals").to_string());
    }
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
        Some(note) => voice.text("sheet-pair").word("name", voice.say(label)).word("what", voice.say(note)).to_string(),
        None => voice.say(label),
    }
}

/// A whole answer by this way: the usual picks, or else the first that do.
fn example(ask: &Ask, way: &Way) -> Option<String> {
    let mut picks = Vec::new();
    for (index, slot) in way.slots.iter().enumerate() {
        let usual: Vec<&Choice> = slot.choices.iter().filter(|choice| choice.usual).collect();
        let first = |many: usize| slot.choices.iter().take(many).collect::<Vec<_>>();
        let chosen = match slot.take {
            Take::One if usual.len() == 1 => usual,
            Take::One => first(1),
            Take::Some { least, most } if (usize::from(least.max(1))..=usize::from(most)).contains(&usual.len()) => {
                usual
            }
            Take::Some { least, most } => first(usize::from(least.max(1).min(most))),
            Take::Ranked(places) => first(usize::from(places)),
            Take::Split { .. } => first(slot.choices.len()),
        };
        let mut left = match slot.take {
            Take::Split { total } => total,
            _ => 0,
        };
        for choice in chosen {
            let count = match slot.take {
                Take::Split { .. } => slot.cap(choice).min(left),
                _ => 1,
            };
            left = left.saturating_sub(count);
            if count > 0 {
                picks.push(Pick { slot: index, word: choice.word.clone().into_owned(), count });
            }
        }
    }
    ask.compose(&way.word, &picks).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Kind, Lapse};

    fn way(take: Take, words: &[&'static str]) -> Ask {
        let mut slot = Slot::new(Line::new("title"), take, " + ", " + ");
        slot.choices = words.iter().map(|word| Choice::new(*word, Line::new("label")).capped(2)).collect();
        let ways = vec![Way::new("play bug", Line::new("bug")).slot(slot)];
        Ask::new("ask", Kind::new("ask"), Line::new("ask"), Line::new("ask"), ways, Lapse::answer("pass"))
    }

    fn shown(ask: &Ask) -> Option<String> {
        example(ask, &ask.ways[0])
    }

    #[test]
    fn the_example_is_an_answer_that_would_be_taken() {
        for (take, wanted) in [
            (Take::One, "play bug + a"),
            (Take::Some { least: 0, most: 2 }, "play bug + a"),
            (Take::Some { least: 2, most: 3 }, "play bug + a + b"),
            (Take::Some { least: 0, most: 0 }, "play bug"),
            (Take::Ranked(3), "play bug + a + b + c"),
            (Take::Split { total: 3 }, "play bug + a 2 + b 1"),
        ] {
            assert_eq!(shown(&way(take, &["a", "b", "c"])).as_deref(), Some(wanted), "{take:?}");
        }
        assert_eq!(shown(&way(Take::One, &[])), None);
        let mut usual = way(Take::One, &["a", "b"]);
        usual.ways[0].slots[0].choices[1].usual = true;
        assert_eq!(shown(&usual).as_deref(), Some("play bug + b"));
    }
}
