//! Every text of the house and its games, in every language.
//!
//! One for all threads. A language is read when somebody first speaks it: a club that speaks one has no others in memory.
//! A message that is missing is shown in English, then as its bare id, and named in
//! the operator's log the first time: a page with one odd word is better than no page.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Message, PatternElement};

use crate::engine::{Arg, Line, Ruleset};

use super::language::Language;
use super::names::Names;
use super::voice::Voice;
use super::{lists, numbers};

/// The house's own texts by language, as they stand in the files.
pub const HOUSE: [(Language, &[&str]); 4] = {
    macro_rules! files {
        ($folder:literal) => {
            &[
                include_str!(concat!("locales/", $folder, "/duty.ftl")),
                include_str!(concat!("locales/", $folder, "/layout.ftl")),
                include_str!(concat!("locales/", $folder, "/log.ftl")),
                include_str!(concat!("locales/", $folder, "/outcome.ftl")),
                include_str!(concat!("locales/", $folder, "/refusal.ftl")),
                include_str!(concat!("locales/", $folder, "/rules.ftl")),
                include_str!(concat!("locales/", $folder, "/sheet.ftl")),
                include_str!(concat!("locales/", $folder, "/table.ftl")),
                include_str!(concat!("locales/", $folder, "/site.ftl")),
                include_str!(concat!("locales/", $folder, "/account.ftl")),
                include_str!(concat!("locales/", $folder, "/lobby.ftl")),
                include_str!(concat!("locales/", $folder, "/letters.ftl")),
                include_str!(concat!("locales/", $folder, "/post.ftl")),
                include_str!(concat!("locales/", $folder, "/when.ftl")),
                include_str!(concat!("locales/", $folder, "/clock.ftl")),
            ]
        };
    }
    [
        (Language::En, files!("en")),
        (Language::Fr, files!("fr")),
        (Language::Ru, files!("ru")),
        (Language::PtBr, files!("pt-BR")),
    ]
};

/// More than this are not remembered: somebody is making them up.
const MOST_FAULTS: usize = 1_000;

/// All texts, ready to be said.
pub struct Catalogue {
    texts: [Vec<&'static str>; 4],
    shelves: [OnceLock<Shelf>; 4],
    /// Complaints made: each is logged once.
    faults: Mutex<BTreeSet<String>>,
}

/// The texts of one language.
struct Shelf {
    bundle: FluentBundle<FluentResource>,
    /// Messages that are always the same words, and most of a page is such: they need no formatting.
    plain: HashMap<String, String>,
}

impl Catalogue {
    /// The texts of the house and of these games.
    pub fn new(games: &[&'static dyn Ruleset]) -> Catalogue {
        // Editions of one game share their texts.
        let of_games: BTreeSet<_> = games.iter().flat_map(|game| game.info().texts.iter().copied()).collect();
        Catalogue::with_texts(&of_games.into_iter().collect::<Vec<_>>())
    }

    /// The texts of the house and these, each with the tag of its language.
    pub fn with_texts(texts: &[(&'static str, &'static str)]) -> Catalogue {
        let texts = HOUSE.map(|(language, house)| {
            let more = texts.iter().filter(|(tag, _)| *tag == language.tag()).map(|(_, text)| *text);
            house.iter().copied().chain(more).collect()
        });
        Catalogue { texts, shelves: Default::default(), faults: Mutex::default() }
    }

    fn shelf(&self, language: Language) -> &Shelf {
        let index = language.index();
        self.shelves[index].get_or_init(|| Shelf::read(language, &self.texts[index], &self.faults))
    }

    /// Speaks this language to a table whose players have these names.
    pub fn voice<'c>(&'c self, language: Language, names: &'c Names) -> Voice<'c> {
        Voice::new(self, language, names)
    }

    /// A message without arguments.
    pub fn text(&self, language: Language, id: &str) -> String {
        match self.shelf(language).plain.get(id) {
            Some(text) => text.clone(),
            None => self.format(language, id, None),
        }
    }

    /// A line as a sentence.
    pub fn say(&self, language: Language, line: &Line, names: &Names) -> String {
        if line.args.is_empty() {
            return self.text(language, &line.id);
        }
        let mut args = FluentArgs::with_capacity(line.args.len());
        for (name, arg) in &line.args {
            args.set(name.as_ref(), self.value(language, arg, names));
            if let Arg::Seat(seat) = arg {
                // `{ $rival-is -> [you] … *[other] … }`
                args.set(format!("{name}-is"), if names.is_reader(*seat) { "you" } else { "other" });
            }
        }
        self.format(language, &line.id, Some(&args))
    }

    /// Is there such a message in this language?
    pub fn knows(&self, language: Language, id: &str) -> bool {
        self.shelf(language).bundle.has_message(id)
    }

    /// How many different complaints were logged: missing messages, missing arguments, texts that cannot be read.
    pub fn faults(&self) -> usize {
        self.faults.lock().expect("nobody panics while holding it").len()
    }

    fn value<'a>(&self, language: Language, arg: &'a Arg, names: &'a Names) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Word(word) => FluentValue::String(word.as_ref().into()),
            Arg::Seat(seat) => FluentValue::String(names.of(*seat)),
            other => FluentValue::String(self.arg(language, other, names).into()),
        }
    }

    /// An argument standing alone, as in a list.
    fn arg(&self, language: Language, arg: &Arg, names: &Names) -> String {
        match arg {
            Arg::Number(number) => numbers::number(language, *number),
            Arg::Seat(seat) => names.of(*seat).into_owned(),
            Arg::Term(id) => self.text(language, id),
            Arg::Line(line) => self.say(language, line, names),
            Arg::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.arg(language, item, names)).collect();
                lists::joined(language, &items)
            }
            Arg::Word(word) => word.clone().into_owned(),
        }
    }

    fn format(&self, language: Language, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        for spoken in [language, Language::En] {
            let bundle = &self.shelf(spoken).bundle;
            let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
                complain(&self.faults, format!("{spoken}: the message `{id}` is missing"));
                continue;
            };
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, args, &mut errors).into_owned();
            for error in errors {
                complain(&self.faults, format!("{spoken}: the message `{id}`: {error}"));
            }
            return text;
        }
        id.to_owned()
    }
}

impl Shelf {
    fn read(language: Language, texts: &[&str], faults: &Mutex<BTreeSet<String>>) -> Shelf {
        let resources = readable(language, texts, faults);
        let plain = resources.iter().flat_map(unchanging).collect();
        Shelf { bundle: bundle(language, resources, faults), plain }
    }
}

/// The texts of a language, parsed. What cannot be read is complained about and left out.
fn readable(language: Language, texts: &[&str], faults: &Mutex<BTreeSet<String>>) -> Vec<FluentResource> {
    let parsed = texts.iter().map(|text| {
        FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(readable, errors)| {
            complain(faults, format!("{language}: {errors:?}"));
            readable
        })
    });
    parsed.collect()
}

/// Messages without arguments, variants or references, and their words.
fn unchanging(resource: &FluentResource) -> impl Iterator<Item = (String, String)> {
    resource.entries().filter_map(|entry| {
        let Entry::Message(Message { id, value: Some(pattern), .. }) = entry else { return None };
        let words = pattern.elements.iter().map(|element| match element {
            PatternElement::TextElement { value } => Some(*value),
            PatternElement::Placeable { .. } => None,
        });
        Some((id.name.to_owned(), words.collect::<Option<String>>()?))
    })
}

fn bundle(
    language: Language,
    resources: Vec<FluentResource>,
    faults: &Mutex<BTreeSet<String>>,
) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // Invisible isolation marks would end up in letters and terminals.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language {
        Language::En => figures::<0, _>,
        Language::Fr => figures::<1, _>,
        Language::Ru => figures::<2, _>,
        Language::PtBr => figures::<3, _>,
    }));
    bundle.add_builtins().expect("no function was added before");
    for resource in resources {
        if let Err(errors) = bundle.add_resource(resource) {
            complain(faults, format!("{language}: {errors:?}"));
        }
    }
    bundle
}

/// Digits inside a message. Fluent takes a plain function here, so the language is part of its type.
fn figures<const LANGUAGE: usize, M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(numbers::number(Language::ALL[LANGUAGE], number.value as i64)),
        _ => None,
    }
}

fn complain(faults: &Mutex<BTreeSet<String>>, fault: String) {
    let mut faults = faults.lock().expect("nobody panics while holding it");
    if !faults.contains(&fault) && faults.len() < MOST_FAULTS {
        tracing::warn!(fault, "a text is not as it should be");
        faults.insert(fault);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;

    fn catalogue(texts: [&'static str; 4]) -> Catalogue {
        let tags = Language::ALL.map(Language::tag);
        Catalogue::with_texts(&std::array::from_fn::<_, 4, _>(|index| (tags[index], texts[index])))
    }

    const CARDS: [&str; 4] = [
        "cards = { $n ->\n [one] one card\n *[other] { $n } cards\n }\nbug = Bug\ntook = { $who } took { $what }",
        "cards = { $n ->\n [one] { $n } carte\n *[other] { $n } cartes\n }\nbug = Punaise",
        "cards = { $n ->\n [one] { $n } карта\n [few] { $n } карты\n *[many] { $n } карт\n }\nbug = Жук",
        "cards = { $n ->\n [one] { $n } carta\n *[other] { $n } cartas\n }\nbug = Inseto",
    ];

    fn count(catalogue: &Catalogue, language: Language, n: i64) -> String {
        catalogue.say(language, &Line::new("cards").number("n", n), &Names::default())
    }

    #[test]
    fn plurals_follow_the_language() {
        let words = catalogue(CARDS);
        let russian = [0, 1, 2, 5, 11, 21, 22, 112].map(|n| count(&words, Language::Ru, n));
        let wanted = ["0 карт", "1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты", "112 карт"];
        assert_eq!(russian, wanted);
        assert_eq!([0, 1, 2].map(|n| count(&words, Language::Fr, n)), ["0 carte", "1 carte", "2 cartes"]);
        assert_eq!([0, 1, 2].map(|n| count(&words, Language::PtBr, n)), ["0 carta", "1 carta", "2 cartas"]);
        assert_eq!([0, 1, 2].map(|n| count(&words, Language::En, n)), ["0 cards", "one card", "2 cards"]);
        assert_eq!(count(&words, Language::En, 12_345), "12,345 cards");
        assert_eq!(words.faults(), 0);
    }

    #[test]
    fn every_kind_of_argument_is_said() {
        let words = catalogue(CARDS);
        let names = ["Ana", "Борис"].into_iter().collect();
        let items = [
            Arg::Term("bug".into()),
            Arg::Line(Line::new("cards").number("n", 3)),
            Arg::Number(1_000),
            Arg::List(vec![Arg::Word("x_y".into()), Arg::Seat(Seat::new(0))]),
        ];
        let line = Line::new("took").seat("who", Seat::new(1)).list("what", items);
        assert_eq!(words.say(Language::En, &line, &names), "Борис took Bug, 3 cards, 1,000 and x_y and Ana");
        assert_eq!(words.faults(), 0);
    }

    #[test]
    fn a_missing_message_is_shown_somehow_and_told_once() {
        let words = catalogue(CARDS);
        let line = Line::new("took").seat("who", Seat::new(1)).term("what", "bug");
        assert_eq!(words.say(Language::Ru, &line, &Names::default()), "p2 took Жук");
        assert_eq!(words.faults(), 1);
        words.say(Language::Ru, &line, &Names::default());
        assert_eq!(words.faults(), 1);
        assert_eq!(words.text(Language::Fr, "no-such"), "no-such");
        assert_eq!(words.faults(), 3);
        assert!(words.knows(Language::Fr, "bug") && words.knows(Language::En, "took"));
        assert!(!words.knows(Language::Fr, "took"));
    }

    #[test]
    fn a_missing_argument_does_not_break_the_sentence() {
        let words = catalogue(CARDS);
        let said = words.say(Language::En, &Line::new("took").word("who", "Ana"), &Names::default());
        assert_eq!((said.as_str(), words.faults()), ("Ana took {$what}", 1));
    }

    #[test]
    fn a_player_cannot_write_messages() {
        let words = catalogue(CARDS);
        let names = ["{ bug } { $what }"].into_iter().collect();
        let line = Line::new("took").seat("who", Seat::new(0)).term("what", "bug");
        assert_eq!(words.say(Language::En, &line, &names), "{ bug } { $what } took Bug");
    }

    #[test]
    fn all_threads_may_speak_at_once() {
        let words = catalogue(CARDS);
        std::thread::scope(|scope| {
            for language in Language::ALL {
                let words = &words;
                scope.spawn(move || (0..500).for_each(|n| assert!(!count(words, language, n).contains('{'))));
            }
        });
    }
}
