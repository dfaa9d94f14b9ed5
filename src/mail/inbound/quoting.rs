//! What somebody typed, without the letter they answer and without their signature.
//!
//! Rules, not a list of programs: a quote is marked by `>`, or begins after a line that says who wrote when, or after a
//! rule or a block of headers; a signature begins at `--`, at a farewell, or where a telephone praises itself.

use super::signed;

/// What stands before `:` in the headers that Outlook and others copy above the letter they quote.
const FROM: &[&str] = &["from", "de", "от", "от кого", "von", "da", "van", "od", "fra", "från"];
const OTHER: &[&str] = &[
    "sent",
    "date",
    "to",
    "subject",
    "cc",
    "reply-to",
    "envoyé",
    "date",
    "à",
    "objet",
    "répondre à",
    "enviado",
    "enviado em",
    "enviada em",
    "enviada",
    "data",
    "para",
    "assunto",
    "responder a",
    "отправлено",
    "дата",
    "кому",
    "тема",
    "ответить",
    "gesendet",
    "an",
    "betreff",
    "datum",
    "inviato",
    "oggetto",
    "asunto",
    "verzonden",
    "onderwerp",
];
/// The verb at the end of "On Monday Ana wrote:".
const WROTE: &[&str] = &[
    "wrote",
    "écrit",
    "escreveu",
    "пишет",
    "написал",
    "написала",
    "написал(а)",
    "написали",
    "писал",
    "писала",
    "писал(а)",
    "schrieb",
    "escribió",
    "scritto",
    "schreef",
    "napisał",
    "napisał(a)",
    "skrev",
];
/// How telephones and programs sign, in lower case.
const DEVICES: &[&str] = &[
    "sent from ",
    "sent with ",
    "sent via ",
    "get outlook for ",
    "get bluemail for ",
    "please excuse my brevity",
    "envoyé de ",
    "envoyé depuis ",
    "envoyé à partir de ",
    "envoyé avec ",
    "envoyé par ",
    "obtenir outlook ",
    "télécharger outlook ",
    "téléchargez outlook ",
    "отправлено с ",
    "отправлено из ",
    "отправлено со ",
    "отправлено через ",
    "получить outlook ",
    "скачать outlook ",
    "простите за краткость",
    "enviado do ",
    "enviado de ",
    "enviado da ",
    "enviado pelo ",
    "enviado a partir ",
    "enviado via ",
    "enviado com ",
    "enviada do ",
    "obter o outlook ",
    "baixar o outlook ",
    "obtenha o outlook ",
    "gesendet von ",
    "von meinem ",
    "enviado desde ",
    "inviato da ",
    "verstuurd vanaf ",
    "yahoo mail:",
];
/// Farewells, alone on their line, in lower case and without a comma.
const FAREWELLS: &[&str] = &[
    "best",
    "best regards",
    "best wishes",
    "kind regards",
    "regards",
    "cheers",
    "thanks",
    "thank you",
    "many thanks",
    "cordialement",
    "bien cordialement",
    "bien à vous",
    "amicalement",
    "à bientôt",
    "bises",
    "merci",
    "с уважением",
    "с наилучшими пожеланиями",
    "всего доброго",
    "спасибо",
    "atenciosamente",
    "abraços",
    "um abraço",
    "abraço",
    "att",
    "obrigado",
    "obrigada",
    "saudações",
    "até mais",
];
/// Who wrote when may be broken over so many lines.
const ATTRIBUTION: usize = 4;

/// The lines that were typed.
pub fn typed(text: &str) -> Vec<String> {
    let lines = signed::unwrapped(text.lines().map(plain).collect());
    let mut kept: Vec<String> = Vec::new();
    let has_words = |kept: &[String]| kept.iter().any(|line| !line.trim().is_empty());
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at].trim();
        if is_signature(line) || is_rule(line) || is_copied_head(&lines[at..]) {
            break;
        }
        if let Some(length) = attribution(&lines[at..]) {
            let next = lines[at + length..].iter().find(|line| !line.trim().is_empty());
            // Answered above the quote, or the quote is not marked at all: nothing below is the answer.
            if has_words(&kept) || !next.is_some_and(|line| is_quoted(line)) {
                break;
            }
            at += length;
            continue;
        }
        if !is_quoted(line) {
            kept.push(lines[at].trim().to_owned());
        }
        at += 1;
    }
    let first = kept.iter().position(|line| !line.is_empty()).unwrap_or(kept.len());
    let last = kept.iter().rposition(|line| !line.is_empty()).map_or(first, |last| last + 1);
    kept[first..last].to_vec()
}

/// A line with ordinary spaces, and without signs that nobody sees.
fn plain(line: &str) -> String {
    let seen = line.chars().filter(|sign| {
        !matches!(sign, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{ad}' | '\u{feff}')
            && (!sign.is_control() || *sign == '\t')
    });
    let spaced = seen.map(|sign| if sign.is_whitespace() { ' ' } else { sign });
    let line: String = spaced.collect();
    line.strip_suffix("=20").map(str::to_owned).unwrap_or(line)
}

fn is_quoted(line: &str) -> bool {
    line.trim_start().starts_with(['>', '|'])
}

fn is_signature(line: &str) -> bool {
    let lower = line.to_lowercase();
    let farewell = lower.trim_end_matches([',', '.', '!', ' ']);
    matches!(line, "--" | "—" | "––" | "-- -")
        || DEVICES.iter().any(|device| lower.starts_with(device))
        || FAREWELLS.contains(&farewell)
}

/// `-----Original Message-----`, `________________`.
fn is_rule(line: &str) -> bool {
    let rule: usize = line.chars().take_while(|sign| matches!(sign, '-' | '_' | '—' | '=' | '*')).count();
    rule >= 5
}

/// `From: …` with `Sent: …` or the like below it.
fn is_copied_head(lines: &[String]) -> bool {
    let named = |line: &str, names: &[&str]| {
        let lower = line.trim().trim_matches('*').to_lowercase();
        lower.split_once(':').is_some_and(|(name, _)| names.contains(&name.trim().trim_matches('*')))
    };
    let others = lines.iter().skip(1).filter(|line| !line.trim().is_empty()).take(3);
    named(&lines[0], FROM) && others.filter(|line| named(line, OTHER)).count() > 0
}

/// How many lines say who wrote when.
fn attribution(lines: &[String]) -> Option<usize> {
    let mut joined = String::new();
    for (index, line) in lines.iter().take(ATTRIBUTION).enumerate() {
        let line = line.trim();
        if line.is_empty() || is_quoted(line) {
            return None;
        }
        joined.push_str(line);
        joined.push(' ');
        let ends = line.ends_with(':');
        let quoted_next =
            lines[index + 1..].iter().find(|line| !line.trim().is_empty()).is_some_and(|line| is_quoted(line));
        if ends && (says_who_wrote_when(&joined) || index == 0 && quoted_next) {
            return Some(index + 1);
        }
        if ends {
            return None;
        }
    }
    None
}

fn says_who_wrote_when(words: &str) -> bool {
    let lower = words.to_lowercase();
    let last = lower.trim_end_matches([' ', ':']).rsplit(' ').next().unwrap_or_default();
    let wrote = WROTE.contains(&last) || WROTE.iter().any(|verb| lower.contains(&format!(" {verb} ")));
    let has_address = lower.contains('@');
    let digits: Vec<&str> = lower.split(|sign: char| !sign.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
    let has_date = digits.iter().any(|part| part.len() == 4) || digits.len() >= 3;
    (wrote && (has_date || has_address)) || (has_address && has_date)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn reads(message: &str, wanted: &[&str]) {
        assert_eq!(typed(message), wanted, "{message}");
    }

    #[test]
    fn the_answer_above_the_quote_is_read() {
        for quote in [
            "On Mon, Nov 16, 2026 at 11:00 AM Tincan <move+x@tincan.example> wrote:\n> 1 play bug",
            "On Mon, Nov 16, 2026 at 11:00 AM Tincan\n<move+averylongmark@tincan.example>\nwrote:\n\n> 1 play bug",
            "Le lun. 16 nov. 2026 à 11:00, Tincan <move+x@tincan.example> a écrit :\n\n> 1 play bug",
            "пн, 16 нояб. 2026 г. в 11:00, Tincan <move+x@tincan.example>:\n> 1 play bug",
            "16.11.2026 11:00, Tincan пишет:\n> 1 play bug",
            "Em seg., 16 de nov. de 2026 às 11:00, Tincan <move+x@tincan.example>\nescreveu:\n\n> 1 play bug",
            "On Monday, November 16, 2026 at 11:00:00 AM GMT+1, Tincan <x@tincan.example> wrote:\n\n 1 play bug\n pass",
            "-----Original Message-----\nFrom: Tincan\nSent: Monday\n\n1 play bug",
            "________________________________\nDe : Tincan\nEnvoyé : lundi\n1 play bug",
            "From: Tincan <x@tincan.example>\nSent: Monday\nTo: Ana\nSubject: Fort\n\n1 play bug",
            "*От:* Tincan\n*Отправлено:* понедельник\n1 play bug",
            "W dniu 16.11.2026 Tincan napisał:\n> 1 play bug",
            "Någon skrev så här:\n> 1 play bug",
            "> 1 play bug\n> 2 pass",
        ] {
            reads(&format!("pass\n\n{quote}\n"), &["pass"]);
        }
    }

    #[test]
    fn the_answer_below_the_quote_is_read() {
        reads("On 16/11/2026 11:00, Tincan wrote:\n> 1 play bug\n> 2 pass\n\npass\n-- \nAna", &["pass"]);
        reads("> 1 play bug\nplay bug\n> and then?\npublic", &["play bug", "public"]);
    }

    #[test]
    fn signatures_are_left_out() {
        for signature in [
            "-- \nAna",
            "--\nAna",
            "Sent from my iPhone",
            "Envoyé de mon iPhone",
            "Отправлено с iPhone",
            "Enviado do meu iPhone",
            "Envoyé depuis mon appareil Galaxy",
            "Get Outlook for Android<https://aka.ms/x>",
            "С уважением,\nБорис",
            "Cordialement,\nCélia",
            "Abraços!\nJoão",
            "Thanks,\nAna",
        ] {
            reads(&format!("pass\n\n{signature}"), &["pass"]);
        }
    }

    #[test]
    fn signed_text_is_read() {
        let armour = "-----BEGIN PGP SIGNATURE-----\n\niQEzBAEBCAAdFiEE\n-----END PGP SIGNATURE-----";
        for (typed, wanted) in [
            ("pass", &["pass"][..]),
            ("play bug\npublic\n\n> 1 pass", &["play bug", "public"]),
            ("pass\n\n- -- \nAna", &["pass"]),
            ("On Mon, 16 Nov 2026, Tincan <x@y.z> wrote:\n> 1 play bug\n\npass", &["pass"]),
        ] {
            let head = "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n";
            reads(&format!("{head}\n{typed}\n{armour}\n"), wanted);
            reads(&format!("{head}\r\n{typed}\n\n{armour}\nA footer of a mailing list: play bug"), wanted);
        }
    }

    #[test]
    fn words_that_only_resemble_a_quote_are_kept() {
        reads("play bug + the_moles\npublic\n\nprivate", &["play bug + the_moles", "public", "", "private"]);
        reads("say see you at 18:00", &["say see you at 18:00"]);
        reads("say: from now on: more\u{a0}luck", &["say: from now on: more luck"]);
        reads("pass=20\n", &["pass"]);
        reads("", &[]);
        reads("> only\n> quoted", &[]);
    }
}
