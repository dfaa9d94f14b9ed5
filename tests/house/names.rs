//! Five thousand names nobody should be able to break anything with: read alone, and shown on a page.

use std::collections::BTreeSet;

use tincan::people::PlayerName;

use crate::house::base::Service;

/// Signs that steer, hide, pile up, look like others or mean something to a browser, a header or a terminal.
const PARTS: &[&str] = &[
    "Ana",
    "Борис",
    "李",
    "فاطمة",
    "שָׁלוֹם",
    "\u{202E}",
    "\u{2066}",
    "\u{200F}",
    "\u{061C}",
    "\u{200B}",
    "\u{200D}",
    "\u{2060}",
    "\u{FEFF}",
    "\u{00AD}",
    "\u{3164}",
    "🦀",
    "👩\u{200D}🚀",
    "🇧🇷",
    "❤\u{FE0F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}",
    "а",
    "ο",
    "ℝ",
    "ⅷ",
    "ﬁ",
    "ı",
    "ß",
    "\u{0}",
    "\u{7}",
    "\u{1B}[31m",
    "\u{7F}",
    "\u{85}",
    "\u{9B}",
    "</script>",
    "<script>alert(1)</script>",
    "<b>",
    "\"><img src=x onerror=y>",
    "' onfocus='z",
    "&lt;",
    "&#60;",
    "{{ 7 }}",
    "${x}",
    "\r\nSet-Cookie: a=b",
    "\r\n\r\n<h1>",
    "\n",
    "\t",
    "\u{2028}",
    "\u{301}",
    "\u{334}\u{335}\u{336}",
    "\u{E000}",
    "\u{FFFE}",
    "\u{10FFFF}",
    "javascript:",
    "../",
    "%0d%0a",
    "a\u{0308}",
    "-",
    ".",
    "@",
    " ",
    "\u{A0}",
    "admin",
    "tincan",
    "p1",
    "7",
    "\u{0BCC}",
    "ก็็",
    "x",
];

fn names() -> BTreeSet<String> {
    let mut names: BTreeSet<String> = PARTS.iter().map(ToString::to_string).collect();
    for one in PARTS {
        for other in PARTS {
            names.insert(format!("{one}{other}"));
        }
    }
    names.extend(PARTS.iter().map(|part| part.repeat(40)));
    names.extend(PARTS.iter().flat_map(|part| (1..8).map(move |times| format!("Zoe{}", part.repeat(times)))));
    names
}

/// Can this be shown anywhere: one line, nothing hidden, nothing that steers, nothing that a page could take for a tag?
fn is_harmless(name: &str) -> bool {
    let hidden = |sign: char| {
        matches!(sign, '\u{AD}' | '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{E000}'..='\u{F8FF}' | '\u{FFF0}'..='\u{FFFF}'
            | '\u{E0000}'..='\u{10FFFF}')
    };
    let open = |sign: char| "<>\"\\/@".contains(sign) || sign.is_control() || hidden(sign);
    !name.chars().any(open) && name.chars().count() <= 32 && name.trim() == name && !name.contains("  ")
}

#[test]
fn no_name_that_can_be_had_breaks_anything() {
    let names = names();
    assert!(names.len() >= 5_000, "{}", names.len());
    let (mut taken, mut refused) = (0, 0);
    for name in &names {
        match PlayerName::read(name) {
            Ok(read) => {
                taken += 1;
                assert!(is_harmless(read.as_str()), "{read:?}");
                assert_eq!(PlayerName::read(read.as_str()).as_ref(), Ok(&read), "read again it is the same: {read:?}");
                assert!(!read.key().is_empty(), "{read:?}");
            }
            Err(_) => refused += 1,
        }
    }
    assert!(taken > 500 && refused > 2_000, "{taken} {refused}");
}

#[test]
fn no_name_that_is_typed_breaks_a_page() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let token = ana.token();
    let mut shown = [BTreeSet::new(), BTreeSet::new()];
    // A prime step walks through all kinds of pairs.
    for name in names().iter().step_by(11) {
        let fields =
            [("token", token.as_str()), ("name", name), ("zone", "UTC"), ("theme", "auto"), ("pictures", "drawn")];
        let sent = ana.post_raw("/settings", &fields);
        assert!(!sent.headers.iter().any(|(_, value)| value.contains("a=b")), "{name:?} {:?}", sent.headers);
        let page = match sent.status {
            303 => ana.get("/settings").is(200),
            _ => sent.clone().is(422),
        };
        // However it reads, it opens and closes nothing.
        let tags = page.body.matches('<').count();
        shown[usize::from(sent.status == 303)].insert((tags, page.body.matches("onerror=y>").count()));
        assert!(
            !page.body.contains("<script") && !page.body.contains("<b>") && !page.body.contains("<img src=x"),
            "{name:?}"
        );
    }
    assert!(shown.iter().all(|pages| pages.len() == 1), "all pages have the same tags: {shown:?}");
}
