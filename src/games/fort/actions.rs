//! What is printed, in words: the lines that describe boxes, and the names of things as message ids.

use crate::engine::{Arg, Line};

use super::cards::{Atom, Count, Face, Kid, Link, Program};
use super::refusals::kid_name;
use super::words::{Half, Icon, Kind};

pub fn kid_line(kid: Kid) -> Line {
    Line::new(kid_name(kid))
}

pub fn kid_term(kid: Kid) -> Arg {
    Arg::Term(kid_name(kid).into())
}

pub fn suit_name(icon: Icon) -> String {
    format!("fort-suit-{icon}")
}

/// The suits a card shows; a card of two icons may show the same twice: `book ×2`.
pub fn suits(icons: &[Icon]) -> impl Iterator<Item = Arg> {
    icons.chunk_by(|one, other| one == other).map(|same| match *same {
        [only] => Arg::Term(suit_name(only).into()),
        _ => Arg::Line(Line::new("fort-suit-times").term("suit", suit_name(same[0])).number("n", same.len() as i64)),
    })
}

/// Both boxes, a line each.
pub fn boxes(face: &Face) -> Vec<Line> {
    let line = |id: &'static str, program: Option<&Program>| {
        Line::new(id).line("action", program.map_or_else(|| Line::new("fort-act-blank"), action))
    };
    vec![
        line("fort-detail-public", face.program(Half::Public)),
        line("fort-detail-private", face.program(Half::Private)),
    ]
}

/// Both boxes in one line, for notes.
pub fn card_note(face: &Face) -> Line {
    let action = |half| face.program(half).map_or_else(|| Line::new("fort-act-blank"), action);
    let note = Line::new("fort-note-card").list("suits", suits(&face.icons));
    note.line("public", action(Half::Public)).line("private", action(Half::Private))
}

/// A whole box.
pub fn action(program: &Program) -> Line {
    bound_action(program, None)
}

/// A whole box in which a gather of free choice is bound to a kind.
pub fn bound_action(program: &Program, bound: Option<Kind>) -> Line {
    let icon = |atom: Atom| match (atom, bound) {
        (Atom::Gather(None, n), Some(kind)) => icon(Atom::Gather(Some(kind), n)),
        _ => icon(atom),
    };
    let body = match program.body[..] {
        [only] => icon(only),
        [first, second, ..] => {
            let id = if program.link == Link::Then { "fort-act-then" } else { "fort-act-and" };
            Line::new(id).line("first", icon(first)).line("second", icon(second))
        }
        [] => Line::new("fort-act-blank"),
    };
    let times = match program.repeat {
        Count::Once => body,
        Count::Suit(suit) => Line::new("fort-per-suit").line("action", body).term("suit", suit_name(suit.icon())),
        Count::AnyOneSuit => Line::new("fort-per-any").line("action", body),
        Count::Pack => Line::new("fort-per-pack").line("action", body),
        Count::Lookout => Line::new("fort-per-lookout").line("action", body),
        Count::Level => Line::new("fort-per-level").line("action", body),
    };
    match program.trashes_itself {
        true => Line::new("fort-act-after").line("action", times).line("after", Line::new("fort-act-trash_this")),
        false => times,
    }
}

fn icon(icon: Atom) -> Line {
    match icon {
        Atom::Gather(Some(Kind::Pizza), n) => Line::new("fort-act-gather-pizza").number("n", n),
        Atom::Gather(Some(Kind::Toys), n) => Line::new("fort-act-gather-toys").number("n", n),
        Atom::Gather(None, n) => Line::new("fort-act-gather-choice").number("n", n),
        Atom::Pack => Line::new("fort-act-pack"),
        Atom::Lookout => Line::new("fort-act-lookout"),
        Atom::Trash => Line::new("fort-act-trash"),
        Atom::Recruit => Line::new("fort-act-recruit"),
        Atom::Advance(0) => Line::new("fort-act-advance"),
        Atom::Advance(1..) => Line::new("fort-act-advance-more"),
        Atom::Advance(_) => Line::new("fort-act-advance-less"),
        Atom::Score(n) => Line::new("fort-act-score").number("n", n),
        Atom::Spend(Kind::Pizza) => Line::new("fort-act-spend-pizza"),
        Atom::Spend(Kind::Toys) => Line::new("fort-act-spend-toys"),
        Atom::TrashRival => Line::new("fort-act-trash_rival"),
        Atom::CopyPack => Line::new("fort-act-copy_pack"),
        Atom::CopyRivalPack => Line::new("fort-act-copy_rival_pack"),
        Atom::Convert => Line::new("fort-act-convert"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_suit_shown_twice_is_counted() {
        let listed = |icons: &[Icon]| suits(icons).collect::<Vec<_>>();
        let term = |icon| Arg::Term(suit_name(icon).into());
        let twice = Line::new("fort-suit-times").term("suit", suit_name(Icon::Book)).number("n", 2);
        assert_eq!(listed(&[Icon::Book, Icon::Book]), [Arg::Line(twice)]);
        assert_eq!(listed(&[Icon::Coin, Icon::Crown]), [term(Icon::Coin), term(Icon::Crown)]);
    }
}
