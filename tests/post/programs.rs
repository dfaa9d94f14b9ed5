//! Mail programs, each as it really answers a letter: where it puts the quote, how it names its writer, how it signs.

use crate::post::letters::{Charset, Encoding, alternative, part};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tongue {
    En,
    Fr,
    Ru,
    PtBr,
}

impl Tongue {
    pub const ALL: [Tongue; 4] = [Tongue::En, Tongue::Fr, Tongue::Ru, Tongue::PtBr];
}

/// The letter that is answered.
pub const QUOTED: &str = "Your turn\n\n  1  play bug   Bug\n  2  play frog  Frog\n  3  pass\n\nAnswer with a number, or with the words in the first column.\n\n-- \nTincan\n";
const WHO: &str = "Tincan <move+7k2qxd-p1-3-abcdefghjkmnpqrstvwxyz0123@tincan.example>";

pub type Program = (&'static str, fn(&str, Tongue) -> Vec<u8>);

pub const PROGRAMS: &[Program] = &[
    ("Gmail on the web", gmail),
    ("Gmail on a telephone, HTML only", gmail_html),
    ("Apple Mail", apple),
    ("iPhone", iphone),
    ("Outlook", outlook),
    ("Outlook on a telephone, HTML only", outlook_html),
    ("Thunderbird below the quote", thunderbird),
    ("Thunderbird above the quote", thunderbird_above),
    ("K-9", k9),
    ("Yahoo", yahoo),
    ("mutt", mutt),
    ("Mail.ru", mail_ru),
    ("Yandex, HTML only", yandex),
    ("Proton", proton),
    ("Samsung", samsung),
    ("Roundcube", roundcube),
];

fn quoted(mark: &str) -> String {
    QUOTED.lines().map(|line| format!("{mark}{line}\n")).collect()
}

fn html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('\u{a0}', "&nbsp;")
}

fn lines(text: &str, open: &str, close: &str) -> String {
    text.lines()
        .map(|line| format!("{open}{}{close}", if line.is_empty() { "<br>".into() } else { html(line) }))
        .collect()
}

fn gmail_attribution(tongue: Tongue) -> String {
    match tongue {
        // Broken to fit, as Gmail does.
        Tongue::En => format!("On Mon, Nov 16, 2026 at 11:00\u{202f}AM {} wrote:", WHO.replace(" <", "\n<")),
        Tongue::Fr => format!("Le lun. 16 nov. 2026 à 11:00, {WHO} a\nécrit :"),
        Tongue::Ru => format!("пн, 16 нояб. 2026 г. в 11:00, {WHO}:"),
        Tongue::PtBr => format!("Em seg., 16 de nov. de 2026 às 11:00, {WHO}\nescreveu:"),
    }
}

fn gmail_page(reply: &str, tongue: Tongue) -> String {
    let attribution = html(&gmail_attribution(tongue).replace('\n', " "));
    format!(
        "<div dir=\"ltr\">{}</div><br><div class=\"gmail_quote gmail_quote_container\"><div dir=\"ltr\" class=\"gmail_attr\">{attribution}<br></div><blockquote class=\"gmail_quote\" style=\"margin:0px 0px 0px 0.8ex\">{}</blockquote></div>",
        lines(reply, "<div>", "</div>"),
        lines(QUOTED, "", "<br>")
    )
}

fn gmail(reply: &str, tongue: Tongue) -> Vec<u8> {
    let text = format!("{reply}\n\n{}\n\n{}", gmail_attribution(tongue), quoted("> "));
    let encoding = if tongue == Tongue::En { Encoding::QuotedPrintable } else { Encoding::Base64 };
    alternative(
        part("text/plain", Charset::Utf8, encoding, &text),
        part("text/html", Charset::Utf8, Encoding::QuotedPrintable, &gmail_page(reply, tongue)),
    )
}

fn gmail_html(reply: &str, tongue: Tongue) -> Vec<u8> {
    part("text/html", Charset::Utf8, Encoding::Base64, &gmail_page(reply, tongue))
}

fn apple_attribution(tongue: Tongue) -> String {
    match tongue {
        Tongue::En => format!("On 16 Nov 2026, at 11:00, {WHO} wrote:"),
        Tongue::Fr => format!("Le 16 nov. 2026 à 11:00, {WHO} a écrit :"),
        Tongue::Ru => format!("16 нояб. 2026 г., в 11:00, {WHO} написал(а):"),
        Tongue::PtBr => format!("Em 16 de nov. de 2026, à(s) 11:00, {WHO} escreveu:"),
    }
}

fn apple(reply: &str, tongue: Tongue) -> Vec<u8> {
    let text = format!("{reply}\n\n> {}\n> \n{}", apple_attribution(tongue), quoted("> "));
    let page = format!(
        "<html><head><meta http-equiv=\"content-type\" content=\"text/html; charset=utf-8\"></head><body style=\"overflow-wrap: break-word;\">{}<br><div><blockquote type=\"cite\"><div>{}</div>{}</blockquote></div></body></html>",
        lines(reply, "<div>", "</div>"),
        html(&apple_attribution(tongue)),
        lines(QUOTED, "<div>", "</div>")
    );
    alternative(
        part("text/plain", Charset::Utf8, Encoding::QuotedPrintable, &text),
        part("text/html", Charset::Utf8, Encoding::QuotedPrintable, &page),
    )
}

fn iphone(reply: &str, tongue: Tongue) -> Vec<u8> {
    let sent = match tongue {
        Tongue::En => "Sent from my iPhone",
        Tongue::Fr => "Envoyé de mon iPhone",
        Tongue::Ru => "Отправлено с iPhone",
        Tongue::PtBr => "Enviado do meu iPhone",
    };
    let text = format!("{reply}\n\n{sent}\n\n> {}\n> \n> {}", apple_attribution(tongue), quoted("﻿> "));
    part("text/plain", Charset::Utf8, Encoding::Base64, &text)
}

fn outlook_head(tongue: Tongue) -> String {
    let [from, sent, to, subject] = match tongue {
        Tongue::En => ["From:", "Sent: Monday, November 16, 2026 11:00 AM", "To:", "Subject:"],
        Tongue::Fr => ["De :", "Envoyé : lundi 16 novembre 2026 11:00", "À :", "Objet :"],
        Tongue::Ru => ["От:", "Отправлено: понедельник, 16 ноября 2026 г. 11:00", "Кому:", "Тема:"],
        Tongue::PtBr => ["De:", "Enviado: segunda-feira, 16 de novembro de 2026 11:00", "Para:", "Assunto:"],
    };
    format!("{from} {WHO} \n{sent}\n{to} Ana <ana@example.org>\n{subject} [Fort 7K2QXD]\n")
}

fn outlook(reply: &str, tongue: Tongue) -> Vec<u8> {
    let rule = match tongue {
        Tongue::En => "-----Original Message-----\n",
        Tongue::PtBr => "-----Mensagem original-----\n",
        _ => "",
    };
    let text = format!("{reply}\n\n{rule}{}\n{QUOTED}", outlook_head(tongue));
    let charset = match tongue {
        Tongue::Ru => Charset::Windows1251,
        Tongue::Fr | Tongue::PtBr => Charset::Latin1,
        Tongue::En => Charset::Utf8,
    };
    part("text/plain", charset, Encoding::QuotedPrintable, &text)
}

fn outlook_html(reply: &str, tongue: Tongue) -> Vec<u8> {
    let get = match tongue {
        Tongue::En => "Get Outlook for Android",
        Tongue::Fr => "Télécharger Outlook pour Android",
        Tongue::Ru => "Скачать Outlook для Android",
        Tongue::PtBr => "Obter o Outlook para Android",
    };
    let page = format!(
        "<html><head><style>P {{margin-top:0;}}</style></head><body dir=\"auto\">{}<div id=\"ms-outlook-mobile-signature\">{get}</div><hr style=\"display:inline-block;width:98%\"><div id=\"divRplyFwdMsg\" dir=\"ltr\">{}</div>{}</body></html>",
        lines(reply, "<p class=\"MsoNormal\" dir=\"auto\">", "<o:p></o:p></p>\r\n"),
        lines(&outlook_head(tongue), "", "<br>"),
        lines(QUOTED, "<div>", "</div>")
    );
    part("text/html", Charset::Utf8, Encoding::QuotedPrintable, &page)
}

fn thunderbird_attribution(tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::En => "On 16/11/2026 11:00, Tincan wrote:",
        Tongue::Fr => "Le 16/11/2026 à 11:00, Tincan a écrit :",
        Tongue::Ru => "16.11.2026 11:00, Tincan пишет:",
        Tongue::PtBr => "Em 16/11/2026 11:00, Tincan escreveu:",
    }
}

fn thunderbird(reply: &str, tongue: Tongue) -> Vec<u8> {
    let text = format!("{}\n{}\n{reply}\n\n-- \nAna\n", thunderbird_attribution(tongue), quoted("> "));
    part("text/plain; format=flowed", Charset::Utf8, Encoding::Plain, &text)
}

fn thunderbird_above(reply: &str, tongue: Tongue) -> Vec<u8> {
    let text = format!("{reply}\n\n{}\n{}\n", thunderbird_attribution(tongue), quoted("> "));
    let page = format!(
        "<!DOCTYPE html><html><head><meta charset=\"UTF-8\"></head><body>{}<p><br></p><div class=\"moz-cite-prefix\">{}<br></div><blockquote type=\"cite\" cite=\"mid:x@tincan.example\">{}</blockquote></body></html>",
        lines(reply, "<p>", "</p>"),
        html(thunderbird_attribution(tongue)),
        lines(QUOTED, "", "<br>")
    );
    alternative(
        part("text/plain; format=flowed; delsp=yes", Charset::Utf8, Encoding::Plain, &text),
        part("text/html", Charset::Utf8, Encoding::Plain, &page),
    )
}

fn k9(reply: &str, tongue: Tongue) -> Vec<u8> {
    let (attribution, brevity) = match tongue {
        Tongue::En => (
            format!("On November 16, 2026 11:00:00 AM GMT+01:00, {WHO} wrote:"),
            "Sent from my Android device with K-9 Mail. Please excuse my brevity.",
        ),
        Tongue::Fr => (
            format!("Le 16 novembre 2026 11:00:00 GMT+01:00, {WHO} a écrit :"),
            "Envoyé de mon appareil Android avec Courriel K-9 Mail. Veuillez excuser ma brièveté.",
        ),
        Tongue::Ru => (
            format!("16 ноября 2026 г. 11:00:00 GMT+03:00, {WHO} пишет:"),
            "Простите за краткость, создано в K-9 Mail.",
        ),
        Tongue::PtBr => (
            format!("Em 16 de novembro de 2026 11:00:00 BRT, {WHO} escreveu:"),
            "Enviado do meu dispositivo Android com K-9 Mail. Por favor, desculpe-me pela brevidade.",
        ),
    };
    let text = format!("{reply}\n-- \n{brevity}\n\n{attribution}\n{}", quoted(">"));
    part("text/plain", Charset::Utf8, Encoding::QuotedPrintable, &text)
}

fn yahoo(reply: &str, tongue: Tongue) -> Vec<u8> {
    let attribution = match tongue {
        Tongue::En => format!("On Monday, November 16, 2026 at 11:00:00 AM GMT+1, {WHO} wrote:"),
        Tongue::Fr => format!("Le lundi 16 novembre 2026 à 11:00:00 UTC+1, {WHO} a écrit :"),
        Tongue::Ru => format!("понедельник, 16 ноября 2026 г. в 11:00:00 GMT+3, {WHO} написал(-а):"),
        Tongue::PtBr => format!("Em segunda-feira, 16 de novembro de 2026 às 11:00:00 BRT, {WHO} escreveu:"),
    };
    // Nothing marks the quote.
    let text = format!(" {reply}\n\n    {attribution}\n \n {QUOTED}");
    let page = format!(
        "<html><head></head><body><div class=\"ydp5yahoo-style-wrap\"><div dir=\"ltr\" data-setdir=\"false\">{}</div></div><div id=\"ydp6yahoo_quoted_123\" class=\"ydp6yahoo_quoted\"><div><div>{}</div>{}</div></div></body></html>",
        lines(reply, "<div>", "</div>"),
        html(&attribution),
        lines(QUOTED, "<div>", "</div>")
    );
    alternative(
        part("text/plain", Charset::Utf8, Encoding::QuotedPrintable, &text),
        part("text/html", Charset::Utf8, Encoding::Base64, &page),
    )
}

fn mutt(reply: &str, tongue: Tongue) -> Vec<u8> {
    let (attribution, charset) = match tongue {
        Tongue::En => ("On Mon, Nov 16, 2026 at 11:00:00AM +0000, Tincan wrote:", Charset::Utf8),
        Tongue::Fr => ("Le lun. 16 novembre 2026 à 11:00:00, Tincan a écrit :", Charset::Latin1),
        Tongue::Ru => ("В Пнд, 16/11/2026 в 11:00 +0300, Tincan пишет:", Charset::Koi8r),
        Tongue::PtBr => ("Em Seg, 16 Nov 2026 às 11:00:00, Tincan escreveu:", Charset::Latin1),
    };
    let text = format!("{attribution}\n{}\n\n{reply}\n\n--\nAna, mutt\n", quoted("> "));
    part("text/plain", charset, Encoding::Plain, &text)
}

fn mail_ru(reply: &str, tongue: Tongue) -> Vec<u8> {
    let attribution = match tongue {
        Tongue::Ru => format!("Понедельник, 16 ноября 2026, 11:00 +03:00 от {WHO}:"),
        _ => format!("Monday, November 16, 2026 11:00 AM +03:00 from {WHO}:"),
    };
    let text = format!("\n{reply}\n \n--\nАна\n \n>{attribution}\n>\n{}", quoted(">"));
    let page = format!(
        "\n<HTML><BODY>{}<div>&nbsp;</div><div data-signature-widget=\"container\">--<div>Ана</div></div><blockquote style=\"border-left:1px solid #0857A6\">{}<br>{}</blockquote></BODY></HTML>\n",
        lines(reply, "<div>", "</div>"),
        html(&attribution),
        lines(QUOTED, "<div>", "</div>")
    );
    alternative(
        part("text/plain", Charset::Utf8, Encoding::Base64, &text),
        part("text/html", Charset::Utf8, Encoding::Base64, &page),
    )
}

fn yandex(reply: &str, tongue: Tongue) -> Vec<u8> {
    let sent = match tongue {
        Tongue::Ru => "Отправлено из мобильного приложения Яндекс Почты",
        _ => "Sent from Yandex Mail for mobile",
    };
    let page = format!(
        "{}<div><br /></div><div>16.11.2026, 11:00, \"Tincan\" &lt;move@tincan.example&gt;:</div><blockquote>{}</blockquote><div> </div><div>-- <br />{sent}</div>",
        lines(reply, "<div>", "</div>"),
        lines(QUOTED, "<p>", "</p>")
    );
    part("text/html", Charset::Utf8, Encoding::Base64, &page)
}

fn proton(reply: &str, tongue: Tongue) -> Vec<u8> {
    let (sent, attribution) = match tongue {
        Tongue::En => {
            ("Sent with Proton Mail secure email.", format!("On Monday, November 16th, 2026 at 11:00 AM, {WHO} wrote:"))
        }
        Tongue::Fr => (
            "Envoyé avec la messagerie sécurisée Proton Mail.",
            format!("Le lundi 16 novembre 2026 à 11:00, {WHO} a écrit :"),
        ),
        Tongue::Ru => {
            ("Отправлено с помощью Proton Mail.", format!("понедельник, 16 ноября 2026 г. в 11:00, {WHO} написал(а):"))
        }
        Tongue::PtBr => (
            "Enviado com o e-mail seguro Proton Mail.",
            format!("segunda-feira, 16 de novembro de 2026 às 11:00, {WHO} escreveu:"),
        ),
    };
    let text = format!("{reply}\n\n{sent}\n\n{attribution}\n\n{}", quoted("> "));
    let page = format!(
        "<div style=\"font-family: Arial\">{}</div><div class=\"protonmail_signature_block\"><div>{sent}</div></div><div class=\"protonmail_quote\">{}<br><blockquote class=\"protonmail_quote\" type=\"cite\">{}</blockquote></div>",
        lines(reply, "<div>", "</div>"),
        html(&attribution),
        lines(QUOTED, "<p>", "</p>")
    );
    alternative(
        part("text/plain", Charset::Utf8, Encoding::Base64, &text),
        part("text/html", Charset::Utf8, Encoding::Base64, &page),
    )
}

fn samsung(reply: &str, tongue: Tongue) -> Vec<u8> {
    let (sent, rule) = match tongue {
        Tongue::En => ("Sent from my Galaxy", "-------- Original message --------"),
        Tongue::Fr => ("Envoyé depuis mon appareil Galaxy", "-------- Message d'origine --------"),
        Tongue::Ru => ("Отправлено с устройства Galaxy", "-------- Исходное сообщение --------"),
        Tongue::PtBr => ("Enviado do meu Galaxy", "-------- Mensagem original --------"),
    };
    let text = format!("{reply}\n\n\n\n{sent}\n\n\n{rule}\n{}\n{QUOTED}", outlook_head(tongue));
    part("text/plain", Charset::Utf8, Encoding::Base64, &text)
}

fn roundcube(reply: &str, tongue: Tongue) -> Vec<u8> {
    let attribution = match tongue {
        Tongue::En => "On 2026-11-16 11:00, Tincan wrote:",
        Tongue::Fr => "Le 2026-11-16 11:00, Tincan a écrit :",
        Tongue::Ru => "Tincan писал(а) 2026-11-16 11:00:",
        Tongue::PtBr => "Em 2026-11-16 11:00, Tincan escreveu:",
    };
    let text = format!("{reply}\n\n{attribution}\n{}", quoted("> "));
    part("text/plain; format=flowed", Charset::Utf8, Encoding::QuotedPrintable, &text)
}
