//! The words by which the choices of one question are known, and which choice a line means.

use crate::engine::{Ask, Line, Slot, Take, Way, play};
use crate::words::Language;

use super::offers::{self, Offer};
use super::tokens::{Token, is_near, meanings, tokens};
use super::{Question, courtesy, numbers, refusing};

/// The choices of a question, and every word by which they may be called.
pub struct Vocabulary<'q> {
    question: Question<'q>,
    ask: Ask,
    offers: Vec<Offer>,
    candidates: Vec<Candidate>,
}

/// A whole answer.
struct Candidate {
    words: String,
    /// What the notation says.
    core: Vec<String>,
    /// That, and what its label says.
    label: Vec<String>,
    /// That, and everything else that a letter prints of it.
    printed: Vec<String>,
    /// What its label says in each language, without small words.
    spelt: Vec<Vec<String>>,
    /// Is it put together out of several things? Then all of them must be named.
    several: bool,
}

/// What joins two steps, beside signs.
const THEN: &[&str] = &["then", "puis", "ensuite", "потом", "затем", "depois"];

/// The steps of one line.
pub fn parts(line: &str) -> Vec<String> {
    let mut parts = Vec::new();
    for piece in line.split([',', ';', ':', '.', '!']) {
        let mut words: Vec<&str> = Vec::new();
        for word in piece.split_whitespace() {
            if THEN.contains(&word.to_lowercase().as_str()) {
                parts.push(std::mem::take(&mut words).join(" "));
            } else {
                words.push(word);
            }
        }
        parts.push(words.join(" "));
    }
    parts.retain(|part| part.chars().any(char::is_alphanumeric));
    parts
}

impl<'q> Vocabulary<'q> {
    /// Of the question that stands open; None if there is none.
    pub fn of(question: &Question<'q>) -> Option<Vocabulary<'q>> {
        super::asked(question.position, question.seat).map(|ask| Vocabulary::new(question, &ask))
    }

    pub fn new(question: &Question<'q>, ask: &Ask) -> Vocabulary<'q> {
        let offers = offers::offers(question.position, question.seat, ask);
        let whole = offers.iter().filter(|offer| offer.whole).map(|offer| offer.play.clone());
        let mut plays: Vec<play::Play> = whole.collect();
        for play in play::plain(ask) {
            if plays.iter().all(|known| known.words != play.words) {
                plays.push(play);
            }
        }
        let say = |line: &Line| question.voices.iter().flat_map(|voice| meanings(&voice.say(line))).collect::<Vec<_>>();
        let candidate = |play: play::Play| {
            let core = meanings(&play.words);
            let label = [core.clone(), say(&play.does)].concat();
            let printed = play.lines().flat_map(say).chain(label.clone()).collect();
            let spelt = question.voices.iter().map(|voice| spelt(&voice.say(&play.does), voice.language(), &core));
            let several = offers::way_of(ask, &play.words)
                .is_none_or(|way| way.slots.len() > 1 || way.slots.iter().any(|slot| slot.take != Take::One));
            let spelt = spelt.collect();
            Candidate { words: play.words, core, label, printed, spelt, several }
        };
        let candidates = plays.into_iter().map(candidate).collect();
        Vocabulary { question: *question, ask: ask.clone(), offers, candidates }
    }

    fn language(&self) -> Language {
        self.question.voices[0].language()
    }

    /// Does some choice have this word for itself?
    fn is_own(&self, word: &str) -> bool {
        let typed = tokens(word);
        typed.iter().any(|token| self.candidates.iter().any(|candidate| token.is_among(&candidate.core)))
    }

    /// The words of a line that are more than courtesy.
    pub fn stripped(&self, line: &str) -> Vec<Token> {
        courtesy::without(&tokens(line), self.question.names, &|word| self.is_own(word))
    }

    /// A line in lower case, without accents and signs.
    pub fn plain(&self, line: &str) -> String {
        tokens(line).into_iter().map(|token| token.plain).collect::<Vec<_>>().join(" ")
    }

    /// A "no", where the question takes one.
    pub fn declined(&self, line: &str) -> Option<String> {
        let words = refusing::meant(&self.plain(line))?;
        self.ask.ways.iter().find(|way| way.word == words).map(|way| way.word.to_string())
    }

    /// What stands under a number. Words after it must say the same, or add to a choice that is not whole.
    pub fn numbered(&self, typed: &[Token]) -> Option<String> {
        let (meant, rest) = numbers::read(typed)?;
        let mut under = self.offers.iter().filter(|offer| offer.number == meant.number);
        // A number alone means the first line beneath it.
        let offer = match meant.letter {
            None => under.next(),
            letter => under.find(|offer| offer.letter == letter),
        }?;
        if rest.is_empty() {
            return Some(offer.play.words.clone());
        }
        if let Some(candidate) = self.candidates.iter().find(|candidate| candidate.words == offer.play.words) {
            let said =
                |token: &Token| token.is_among(&candidate.printed) || courtesy::is_small(&token.plain, self.language());
            return rest.iter().all(said).then(|| candidate.words.clone());
        }
        let way = self.ask.ways.iter().find(|way| way.word == offer.play.words)?;
        self.filled(way, rest)
    }

    /// The one whole answer that all these words are part of.
    pub fn matched(&self, typed: &[Token]) -> Option<String> {
        let spoken: Vec<&Token> = typed.iter().filter(|token| !self.is_filler(token)).collect();
        if spoken.is_empty() {
            return None;
        }
        let everything: Vec<&Token> = typed.iter().collect();
        self.printed(&spoken).or_else(|| [everything, spoken].iter().find_map(|words| self.covering(words)))
    }

    /// The one answer whose label says just this.
    fn printed(&self, spoken: &[&Token]) -> Option<String> {
        let is_label = |label: &Vec<String>| {
            label.len() == spoken.len()
                && label.iter().zip(spoken).all(|(part, token)| token.is_among(std::slice::from_ref(part)))
        };
        let mut meant = self.candidates.iter().filter(|candidate| candidate.spelt.iter().any(is_label));
        meant.next().filter(|_| meant.next().is_none()).map(|candidate| candidate.words.clone())
    }

    fn is_filler(&self, token: &Token) -> bool {
        courtesy::is_small(&token.plain, self.language()) && !self.is_own(&token.plain)
    }

    fn covering(&self, words: &[&Token]) -> Option<String> {
        let covers =
            |candidate: &&Candidate| !candidate.several && words.iter().all(|word| word.is_among(&candidate.label));
        let covering: Vec<&Candidate> = self.candidates.iter().filter(covers).collect();
        let said = |core: &String| words.iter().any(|word| word.is_among(std::slice::from_ref(core)));
        match covering[..] {
            [only] => Some(only.words.clone()),
            _ => {
                let exact = covering.iter().filter(|candidate| candidate.core.iter().all(said));
                let named = covering.iter().filter(|candidate| words.iter().all(|word| word.is_among(&candidate.core)));
                only(exact).or_else(|| only(named)).map(|candidate| candidate.words.clone())
            }
        }
    }

    /// Plays put together out of a way and what its slots offer, in the order in which they were said.
    pub fn composed(&self, typed: &[Token]) -> Vec<String> {
        let ways = self.ask.ways.iter().filter(|way| !way.slots.is_empty());
        ways.filter_map(|way| {
            let rest = self.after_name(way, typed)?;
            self.filled(way, rest)
        })
        .collect()
    }

    /// What follows the name of a way, with its verb or without.
    fn after_name<'t>(&self, way: &Way, typed: &'t [Token]) -> Option<&'t [Token]> {
        let verb = way.word.split(' ').next().unwrap_or_default();
        let begin = typed.iter().position(|token| !self.is_filler(token))?;
        let typed = &typed[begin..];
        let unsaid = match typed {
            [first, rest @ ..] if first.means.iter().any(|meaning| meaning == verb) => rest,
            typed => typed,
        };
        let begin = unsaid.iter().position(|token| !self.is_filler(token)).unwrap_or(unsaid.len());
        let unsaid = &unsaid[begin..];
        let name = way.word.strip_prefix(verb).unwrap_or_default();
        let spellings = self.spellings(name, &way.label);
        let length = spellings.iter().filter_map(|spelling| begins(unsaid, spelling)).max()?;
        Some(&unsaid[length..])
    }

    /// How a thing may be called: as the notation has it, and as its label says in both languages.
    fn spellings(&self, word: &str, label: &Line) -> Vec<Vec<String>> {
        let said = self.question.voices.iter().map(|voice| tokens(&voice.say(label)));
        let mut spellings: Vec<Vec<String>> = vec![meanings(word)];
        for label in said {
            let plain = |tokens: &[Token]| tokens.iter().flat_map(|token| token.means.clone()).collect::<Vec<_>>();
            spellings.push(plain(&label));
            // Without the verb before it and the article.
            let named: Vec<Token> = label.into_iter().skip(1).filter(|token| !self.is_filler(token)).collect();
            spellings.push(plain(&named));
        }
        let bare: Vec<Vec<String>> =
            spellings.iter().map(|words| words.iter().filter(|word| *word != "the").cloned().collect()).collect();
        spellings.extend(bare);
        spellings.retain(|spelling| !spelling.is_empty());
        spellings
    }

    /// A way, and after it what was said of its slots.
    fn filled(&self, way: &Way, rest: &[Token]) -> Option<String> {
        let mut words = way.word.to_string();
        let mut rest = rest;
        while let Some(first) = rest.first() {
            if self.is_filler(first) {
                rest = &rest[1..];
                continue;
            }
            let found = way.slots.iter().filter_map(|slot| self.picked(slot, rest));
            let (length, joined) = found.max_by_key(|(length, _)| *length)?;
            words.push_str(&joined);
            rest = &rest[length..];
        }
        Some(words)
    }

    /// The longest thing of a slot that the words begin with, joined as the notation joins it.
    fn picked(&self, slot: &Slot, words: &[Token]) -> Option<(usize, String)> {
        let mut found: Option<(usize, String)> = None;
        for choice in &slot.choices {
            let parts: Vec<&str> =
                choice.word.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()).collect();
            for part in &parts {
                let name = part.rsplit(':').next().unwrap_or(part);
                let mut spellings = vec![meanings(part), meanings(name)];
                if parts.len() == 1 {
                    spellings.extend(self.spellings(part, &choice.label));
                }
                let length = spellings.iter().filter_map(|spelling| begins(words, spelling)).max();
                if let Some(length) = length.filter(|length| found.as_ref().is_none_or(|(most, _)| length > most)) {
                    found = Some((length, format!("{}{part}", slot.before)));
                }
            }
        }
        found
    }

    /// Does a line speak of one of the choices?
    pub fn touches(&self, line: &str) -> bool {
        let typed = self.stripped(line);
        let spoken = typed.iter().filter(|token| !self.is_filler(token));
        spoken.clone().any(|token| self.is_own(&token.plain)) || numbers::read(&typed).is_some()
    }

    /// The choices that come nearest to these words, or the first ones.
    pub fn nearest(&self, typed: &[Token], most: usize) -> Vec<Offer> {
        let near = |offer: &Offer| {
            let say = |line: &Line| self.question.voices.iter().flat_map(|voice| meanings(&voice.say(line))).collect();
            let known: Vec<String> = [meanings(&offer.play.words), say(&offer.play.does)].concat();
            let score = |token: &Token| match token.is_among(&known) {
                _ if self.is_filler(token) => 0,
                true => 3,
                false => 2 * usize::from(known.iter().any(|word| is_near(&token.plain, word))),
            };
            typed.iter().map(score).sum::<usize>()
        };
        let mut scored: Vec<(usize, &Offer)> = self.offers.iter().map(|offer| (near(offer), offer)).collect();
        scored.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        let best = scored.first().map_or(0, |(score, _)| *score);
        let worth = scored.into_iter().filter(|(score, _)| best == 0 || *score > 0);
        worth.take(most).map(|(_, offer)| offer.clone()).collect()
    }
}

fn only<'c>(mut all: impl Iterator<Item = &'c &'c Candidate>) -> Option<&'c Candidate> {
    let first = all.next()?;
    all.next().is_none().then_some(first)
}

/// What a label says, without small words.
fn spelt(label: &str, language: Language, core: &[String]) -> Vec<String> {
    let is_small = |token: &Token| courtesy::is_small(&token.plain, language) && !token.is_among(core);
    let spoken = tokens(label).into_iter().filter(|token| !is_small(token));
    spoken.flat_map(|token| token.means).collect()
}

/// How many of the words spell this, from the first on.
fn begins(words: &[Token], spelling: &[String]) -> Option<usize> {
    let said = words.iter().zip(spelling).all(|(token, part)| token.is_among(std::slice::from_ref(part)));
    (spelling.len() <= words.len() && !spelling.is_empty() && said).then_some(spelling.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cut_into_its_steps() {
        assert_eq!(parts("dig a, then stop"), ["dig a", "stop"]);
        assert_eq!(parts("1a; recruit Captain."), ["1a", "recruit Captain"]);
        assert_eq!(parts("!!"), Vec::<String>::new());
    }
}
