//! The words of the commands that every game understands, in all languages of the house; English ones work everywhere.

use crate::store::Verdict;
use crate::table::Meanwhile;

/// What the first word of a line asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    Help,
    Show,
    Undo,
    Say,
    Pause,
    Here,
    Back,
    Vote,
    Nudge,
    Digest,
    Stop,
}

type Words<T> = &'static [(T, &'static [&'static str])];

const COMMANDS: Words<Command> = &[
    (Command::Help, &["help", "aide", "помощь", "справка", "ajuda", "?"]),
    (Command::Show, &["show", "voir", "montrer", "montre", "покажи", "показать", "mostrar", "mostre", "mostra", "ver"]),
    (Command::Undo, &["undo", "annuler", "reprendre", "отмена", "отменить", "desfazer"]),
    (Command::Say, &["say", "dire", "dis", "скажи", "сказать", "dizer", "diga", "falar"]),
    (Command::Pause, &["pause", "away", "absent", "absente", "пауза", "pausa", "ausente"]),
    (Command::Here, &["here", "ici", "здесь", "aqui"]),
    (Command::Vote, &["vote", "voter", "votez", "голос", "голосую", "голосовать", "voto", "votar"]),
    (
        Command::Nudge,
        &[
            "nudge",
            "relancer",
            "relance",
            "relancez",
            "напомнить",
            "напомни",
            "поторопить",
            "lembrar",
            "lembre",
            "cutucar",
            "cutuque",
        ],
    ),
    (Command::Digest, &["digest", "résumé", "resume", "сводка", "дайджест", "resumo"]),
    (Command::Stop, &["stop", "arrêter", "arreter", "стоп", "parar"]),
];

/// Whole lines by which people say that they are here again.
const BACK: &[&str] = &[
    "back",
    "return",
    "i'm back",
    "i am back",
    "i'm here",
    "i am here",
    "here again",
    "retour",
    "de retour",
    "je suis de retour",
    "je suis revenu",
    "je suis revenue",
    "me revoilà",
    "me revoila",
    "вернулся",
    "вернулась",
    "я вернулся",
    "я вернулась",
    "назад",
    "я здесь",
    "снова здесь",
    "я снова здесь",
    "voltei",
    "já voltei",
    "ja voltei",
    "de volta",
    "estou de volta",
];

const VERDICTS: Words<Verdict> = &[
    (Verdict::Wait, &["wait", "attendre", "attends", "ждать", "подождать", "ждём", "ждем", "жду", "esperar", "espera"]),
    (
        Verdict::Replace,
        &["replace", "remplacer", "remplace", "céder", "ceder", "заменить", "замена", "отдать", "substituir", "trocar"],
    ),
    (
        Verdict::End,
        &[
            "end",
            "stop",
            "arrêter",
            "arreter",
            "fin",
            "finir",
            "terminer",
            "закончить",
            "прекратить",
            "конец",
            "стоп",
            "encerrar",
            "terminar",
            "parar",
            "fim",
        ],
    ),
];

const CHOICES: Words<Meanwhile> = &[
    (Meanwhile::Pause, &["pause", "wait", "attendre", "пауза", "ждать", "pausa", "esperar"]),
    (
        Meanwhile::Orders,
        &[
            "pass",
            "orders",
            "decline",
            "passer",
            "consignes",
            "consigne",
            "décliner",
            "decliner",
            "пас",
            "пасовать",
            "отказ",
            "отказываться",
            "распоряжения",
            "passar",
            "ordens",
            "recusar",
        ],
    ),
    (
        Meanwhile::Caretaker,
        &[
            "stand-in",
            "standin",
            "caretaker",
            "robot",
            "remplaçant",
            "remplacant",
            "заместитель",
            "смотритель",
            "робот",
            "substituto",
            "zelador",
            "robô",
            "robo",
        ],
    ),
    (Meanwhile::Least, &["least", "minimum", "minimal", "минимум", "mínimo", "minimo"]),
];

const UNTIL: &[&str] = &["until", "till", "jusqu'au", "jusqu'à", "jusque", "до", "até", "ate"];

/// Whole lines by which people want no letters about a table any more.
const NO_LETTERS: &[&str] = &[
    "no letters",
    "no more letters",
    "no mail",
    "no more mail",
    "no email",
    "no emails",
    "no more emails",
    "stop letters",
    "stop mail",
    "stop emails",
    "letters off",
    "emails off",
    "unsubscribe",
    "plus de lettres",
    "plus de lettre",
    "pas de lettres",
    "plus de courrier",
    "pas de courrier",
    "plus de messages",
    "plus de mails",
    "plus d'e-mails",
    "plus d'emails",
    "se désabonner",
    "désabonner",
    "без писем",
    "не писать",
    "больше не писать",
    "не пишите",
    "не надо писем",
    "отписаться",
    "sem mensagens",
    "sem cartas",
    "sem e-mails",
    "sem emails",
    "chega de mensagens",
    "chega de e-mails",
    "cancelar e-mails",
    "descadastrar",
];

/// And by which they want them again.
const LETTERS: &[&str] = &[
    "letters on",
    "letters again",
    "letters please",
    "mail on",
    "email on",
    "emails on",
    "emails again",
    "lettres à nouveau",
    "lettres a nouveau",
    "de nouveau des lettres",
    "courrier à nouveau",
    "messages à nouveau",
    "e-mails à nouveau",
    "emails à nouveau",
    "снова письма",
    "письма снова",
    "снова писать",
    "пишите снова",
    "пишите",
    "mensagens de novo",
    "cartas de novo",
    "e-mails de novo",
    "emails de novo",
    "quero mensagens",
];

/// Small words that say nothing here: `vote to wait for Ana`, `away with a stand-in`.
const SMALL: &[&str] = &[
    "to", "for", "about", "on", "with", "a", "the", "pour", "de", "d'", "sur", "avec", "un", "une", "à", "за", "про",
    "о", "об", "с", "со", "para", "por", "sobre", "com", "um", "uma", "o",
];

fn meaning<T: Copy>(all: Words<T>, word: &str) -> Option<T> {
    all.iter().find(|(_, words)| words.contains(&word)).map(|(meaning, _)| *meaning)
}

impl Command {
    /// Reads a line in lower case: the command it begins with, and what follows.
    pub fn read(line: &str) -> Option<(Command, &str)> {
        if BACK.contains(&line) {
            return Some((Command::Back, ""));
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        Some((meaning(COMMANDS, word.trim_end_matches(':'))?, rest.trim()))
    }
}

pub fn verdict(word: &str) -> Option<Verdict> {
    meaning(VERDICTS, word)
}

pub fn choice(word: &str) -> Option<Meanwhile> {
    meaning(CHOICES, word)
}

pub fn is_until(word: &str) -> bool {
    UNTIL.contains(&word)
}

/// Is a line in lower case about letters: does its writer want them?
pub fn letters(line: &str) -> Option<bool> {
    match () {
        () if NO_LETTERS.contains(&line) => Some(false),
        () if LETTERS.contains(&line) => Some(true),
        () => None,
    }
}

pub fn is_small(word: &str) -> bool {
    SMALL.contains(&word)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_word_has_two_meanings() {
        fn once<T>(all: Words<T>) {
            let mut seen = BTreeSet::new();
            for word in all.iter().flat_map(|(_, words)| *words) {
                assert!(seen.insert(*word), "{word}");
                assert_eq!(word.to_lowercase(), *word, "lines are read in lower case");
            }
        }
        once(COMMANDS);
        once(VERDICTS);
        once(CHOICES);
        for line in BACK {
            let (word, _) = line.split_once(' ').unwrap_or((line, ""));
            assert!(*line == "here again" || meaning(COMMANDS, word).is_none(), "{line}");
        }
        for line in NO_LETTERS.iter().chain(LETTERS) {
            assert_eq!(line.to_lowercase(), *line);
            assert!(!(BACK.contains(line) || NO_LETTERS.contains(line) && LETTERS.contains(line)), "{line}");
        }
        let small = |word: &&str| verdict(word).is_some() || choice(word).is_some();
        assert_eq!(SMALL.iter().copied().find(small), None);
    }

    #[test]
    fn every_word_of_the_forms_is_a_word_here() {
        for known in Verdict::ALL {
            assert_eq!(verdict(known.word()), Some(*known));
        }
        for known in Meanwhile::ALL {
            assert_eq!(choice(known.word()), Some(*known));
        }
    }
}
