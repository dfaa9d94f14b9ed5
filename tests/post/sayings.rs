//! What people write in replies, as data: `phrases/{en,fr,ru,pt-BR}.txt`. Nearly all of it is understood, and nothing is
//! played that was not meant.

use std::collections::BTreeMap;

use tincan::engine::scenario::Scenario;
use tincan::engine::{Dice, Position, Seat};
use tincan::games::GAMES;
use tincan::mail::inbound::orders::{self, Order};
use tincan::mail::inbound::quoting;
use tincan::mail::reading::{self, Meaning, Question, offers};
use tincan::words::{Catalogue, Language, Names};

/// A question that somebody has before them.
struct Situation {
    position: Box<dyn Position>,
    seat: Seat,
}

impl Situation {
    fn read(name: &str) -> Situation {
        let scenario = Scenario::read(&file(&format!("at/{name}.txt"))).unwrap();
        let rules = GAMES.iter().find(|rules| rules.info().slug == scenario.game).unwrap();
        let mut last = None;
        scenario.run(*rules, |shown| last = Some(shown.position.copy())).unwrap();
        let position = last.expect("somebody moves before");
        let seat = position.asked().iter().next().unwrap();
        Situation { position, seat }
    }

    /// What the words do: what is said then, and what is left of them.
    fn done(&self, words: &str) -> Option<(String, Vec<String>)> {
        let heard = self.position.hear(&Dice::from_seed(0), self.seat, words);
        Some((heard.applied?.said, heard.left))
    }

    fn begins(&self, word: &str) -> bool {
        let ask = reading::asked(&*self.position, self.seat).unwrap();
        let begins = |step: &str| step.split_whitespace().next() == Some(word);
        ask.ways.iter().any(|way| begins(&way.word)) || self.position.moves(self.seat).iter().any(|step| begins(step))
    }

    /// What a reply comes to: words of the notation, a command, or nothing.
    fn means(&self, catalogue: &Catalogue, language: Language, typed: &str) -> String {
        let lines = quoting::typed(&typed.replace(" / ", "\n"));
        let names: Names = ["Ana", "Boris", "Cléa"].into_iter().collect();
        let voices = [language, Language::En].map(|language| catalogue.voice(language, &names));
        let called = ["ana", "boris", "cléa"].map(str::to_owned);
        let question = Question { position: &*self.position, seat: self.seat, voices, names: &called };
        let mut steps = Vec::new();
        for order in orders::read(&lines, |word| self.begins(word)) {
            match order {
                Order::Move(words) => steps.extend(words.lines().map(str::to_owned).collect::<Vec<_>>()),
                Order::Stop => {}
                command => return format!("!{}", name(&command)),
            }
        }
        match question.read(&steps.iter().map(String::as_str).collect::<Vec<_>>()) {
            Meaning::Words(words) => words,
            Meaning::Nothing | Meaning::Unclear(_) => "?".to_owned(),
        }
    }

    fn under(&self, label: &str) -> Option<String> {
        let ask = reading::asked(&*self.position, self.seat).unwrap();
        let offers = offers::offers(&*self.position, self.seat, &ask);
        let exact = offers.iter().find(|offer| offer.label() == label);
        let number = label.parse().ok();
        exact.or_else(|| offers.iter().find(|offer| Some(offer.number) == number)).map(|offer| offer.play.words.clone())
    }
}

fn name(order: &Order) -> String {
    let debug = format!("{order:?}").to_lowercase();
    debug.split(|sign: char| !sign.is_alphanumeric()).next().unwrap().to_owned()
}

fn file(name: &str) -> String {
    std::fs::read_to_string(format!("{}/tests/post/phrases/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

#[test]
fn people_are_understood_and_nothing_is_played_that_was_not_meant() {
    let catalogue = Catalogue::new(GAMES);
    let mut situations: BTreeMap<String, Situation> = BTreeMap::new();
    let mut faults = Vec::new();
    for language in Language::ALL {
        let text = file(&format!("{}.txt", language.tag()));
        let (mut all, mut sensible, mut understood) = (0, 0, 0);
        let (mut wrong, mut missed) = (Vec::new(), Vec::new());
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let [situation, typed, wanted] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
            let at = situations.entry(situation.to_owned()).or_insert_with(|| Situation::read(situation));
            all += 1;
            let wanted = match wanted.strip_prefix('=') {
                Some(label) => at.under(label).unwrap_or_else(|| panic!("nothing is printed under {label}: {line}")),
                None => wanted.to_owned(),
            };
            let found = at.means(&catalogue, language, typed);
            let is_move = |words: &str| words != "?" && !words.starts_with('!');
            let same = match is_move(&wanted) && is_move(&found) {
                true => at.done(&found) == at.done(&wanted) && at.done(&wanted).is_some(),
                false => found == wanted,
            };
            sensible += usize::from(wanted != "?");
            understood += usize::from(wanted != "?" && same);
            if !same && is_move(&found) {
                wrong.push(format!("{line}  -->  {found}"));
            } else if !same {
                missed.push(format!("{line}  -->  {found}"));
            }
        }
        println!(
            "{language}: {all} phrases, {understood} of {sensible} sensible ones understood, {} misread",
            wrong.len()
        );
        missed.iter().for_each(|line| println!("  missed: {line}"));
        assert!(all >= 400, "{language}: {all}");
        faults.extend(wrong.into_iter().map(|line| format!("played though not meant: {line}")));
        if understood * 100 < sensible * 95 {
            faults.push(format!("{language}: {understood} of {sensible}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
