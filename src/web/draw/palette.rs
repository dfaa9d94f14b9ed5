//! Every colour of words and what lies beneath them, held against 4.5:1, in both themes.

use std::collections::BTreeMap;

const STYLE: &str = include_str!("../../../static/style.css");

/// Words, and every ground they stand on.
const PAIRS: &[(&str, &[&str])] = &[
    ("ink", &["paper", "sheet", "shade", "fresh"]),
    ("soft", &["paper", "sheet", "shade", "fresh"]),
    ("link", &["paper", "sheet", "shade", "fresh"]),
    ("good", &["good-paper"]),
    ("bad", &["bad-paper", "paper", "sheet", "fresh"]),
    ("on-lead", &["lead"]),
    ("on-follow", &["follow"]),
    ("on-wait", &["wait"]),
    ("on-button", &["button"]),
];

/// Edges of fields, and the ring around what has the focus: 3:1 is asked of them.
const EDGES: &[(&str, &[&str])] = &[("edge", &["paper", "sheet"]), ("focus", &["paper", "sheet"])];

type Palette = BTreeMap<&'static str, [u8; 3]>;

/// The colours declared between a selector and the end of its block.
fn declared(selector: &str) -> Palette {
    let block = STYLE.split_once(selector).unwrap_or_else(|| panic!("{selector} is missing")).1;
    let block = block.split_once('}').expect("a block ends").0;
    let colour = |line: &'static str| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(": #")?;
        let part = |at: usize| u8::from_str_radix(value.get(at..at + 2)?, 16).ok();
        Some((name, [part(0)?, part(2)?, part(4)?]))
    };
    block.lines().filter_map(colour).collect()
}

fn themes() -> [(&'static str, Palette); 3] {
    let light = declared(":root {");
    let over = |dark: Palette| light.clone().into_iter().chain(dark).collect::<Palette>();
    [
        ("light", light.clone()),
        ("dark", over(declared(".theme-dark {"))),
        ("dark by device", over(declared(".theme-auto {"))),
    ]
}

fn luminance(colour: [u8; 3]) -> f64 {
    let linear = |part: u8| match f64::from(part) / 255.0 {
        dim if dim <= 0.04045 => dim / 12.92,
        bright => ((bright + 0.055) / 1.055).powf(2.4),
    };
    let [red, green, blue] = colour.map(linear);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn words_stand_out_from_what_lies_beneath_in_both_themes() {
    assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 0.001);
    let mut faint = Vec::new();
    for (theme, palette) in themes() {
        for (pairs, least) in [(PAIRS, 4.5), (EDGES, 3.0)] {
            for (over, under) in pairs.iter().flat_map(|(over, grounds)| grounds.iter().map(move |under| (over, under)))
            {
                let ratio = contrast(palette[over], palette[under]);
                if ratio < least {
                    faint.push(format!("{theme}: {over} on {under} {ratio:.2}"));
                }
            }
        }
    }
    assert!(faint.is_empty(), "{faint:#?}");
}

#[test]
fn both_ways_into_the_dark_have_the_same_colours() {
    assert_eq!(declared(".theme-dark {"), declared(".theme-auto {"));
}
