//! A question as text: numbered ways, the words to type for each, and what may be picked beneath.

use unicode_width::UnicodeWidthStr;

use crate::engine::slot::Pick;
use crate::engine::{Ask, Choice, Line, Slot, Take, Way};
use crate::words::Voice;

use super::paper::{Paper, column, padded};

/// Words to type that are longer than this get a line of their own.
const WIDEST_WORDS: usize = 28;

/// The sentence, the ways, and how to answer, with an example: the first whole answer that would be taken, if there is one
/// worth showing.
pub fn write(paper: &mut Paper, voice: &Voice<'_>, ask: &Ask, would_be_taken: &dyn Fn(&str) -> bool) {
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
    let slotted = ask.ways.iter().filter(|way| !way.slots.is_empty());
    if let Some(words) = slotted.filter_map(|way| example(ask, way, would_be_taken)).next() {
        paper.line(&voice.text("sheet-example").word("words", words).to_string());
    }
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

/// Of so many whole answers by a way one is looked for that would be taken.
const MOST_TRIED: usize = 64;

/// A whole answer by this way: the usual picks or the first that do, then others in their order.
fn example(ask: &Ask, way: &Way, would_be_taken: &dyn Fn(&str) -> bool) -> Option<String> {
    let mut filled: Vec<Vec<Pick>> = vec![Vec::new()];
    for (index, slot) in way.slots.iter().enumerate() {
        let fillings = fillings(index, slot);
        let longer = filled.iter().flat_map(|picks| fillings.iter().map(|more| [&picks[..], more].concat()));
        filled = longer.take(MOST_TRIED).collect();
    }
    filled.iter().filter_map(|picks| ask.compose(&way.word, picks).ok()).find(|words| would_be_taken(words))
}

/// How a slot could be filled for an example, the likeliest first.
fn fillings(index: usize, slot: &Slot) -> Vec<Vec<Pick>> {
    let pick = |choice: &Choice, count| Pick { slot: index, word: choice.word.clone().into_owned(), count };
    let usual: Vec<&Choice> = slot.choices.iter().filter(|choice| choice.usual).collect();
    let run =
        |from: usize, many: usize| slot.choices.iter().skip(from).take(many).map(|choice| pick(choice, 1)).collect();
    match slot.take {
        Take::One => {
            let others = slot.choices.iter().filter(|choice| !choice.usual);
            usual.into_iter().chain(others).map(|choice| vec![pick(choice, 1)]).collect()
        }
        Take::Some { least, most } => {
            let many = usize::from(least.max(1).min(most));
            let usual = Some(usual).filter(|usual| (many..=usize::from(most)).contains(&usual.len()));
            let usual = usual.map(|usual| usual.into_iter().map(|choice| pick(choice, 1)).collect());
            let runs = (0..=slot.choices.len().saturating_sub(many)).map(|from| run(from, many));
            usual.into_iter().chain(runs).chain((least == 0).then(Vec::new)).collect()
        }
        Take::Ranked(places) => vec![run(0, usize::from(places))],
        Take::Split { total } => {
            let mut left = total;
            let shares = slot.choices.iter().map(|choice| {
                let count = slot.cap(choice).min(left);
                left -= count;
                pick(choice, count)
            });
            vec![shares.filter(|pick| pick.count > 0).collect()]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Kind, Lapse};
    use crate::words::{Catalogue, Language, Names};

    fn way(take: Take, words: &[&'static str]) -> Ask {
        let mut slot = Slot::new(Line::new("title"), take, " + ", " + ");
        slot.choices = words.iter().map(|word| Choice::new(*word, Line::new("label")).capped(2)).collect();
        asked(vec![Way::new("play bug", Line::new("bug")).slot(slot)], "pass")
    }

    fn asked(ways: Vec<Way>, lapse: &'static str) -> Ask {
        Ask::new("ask", Kind::new("ask"), Line::new("ask"), Line::new("ask"), ways, Lapse::answer(lapse))
    }

    fn shown(ask: &Ask) -> Option<String> {
        example(ask, &ask.ways[0], &|_| true)
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
        let some = way(Take::Some { least: 0, most: 2 }, &["a", "b", "c"]);
        for (refused, wanted) in [("+ a", "play bug + b"), (" +", "play bug")] {
            let example = example(&some, &some.ways[0], &|words| !words.contains(refused));
            assert_eq!(example.as_deref(), Some(wanted), "without {refused}");
        }
        assert_eq!(example(&some, &some.ways[0], &|_| false), None);
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
