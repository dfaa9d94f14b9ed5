//! The data file of a card set, and how it becomes what is printed. What no rule could run is refused here.

use serde::Deserialize;

use super::{Atom, Board, CardSet, Count, FRIENDS, Face, KIDS, Kid, Level, Link, Program};
use crate::games::fort::words::{Icon, Kind, Suit};

#[derive(Deserialize)]
struct RawSet<'d> {
    id: &'d str,
    macaroni: u8,
    goal: u8,
    rounds: u8,
    levels: Vec<Level>,
    #[serde(borrow)]
    boards: Vec<Board<'d>>,
    #[serde(borrow)]
    kids: Vec<RawFace<'d>>,
    #[serde(borrow)]
    friends: Vec<RawFace<'d>>,
}

#[derive(Deserialize)]
struct RawFace<'d> {
    id: &'d str,
    suits: Vec<Icon>,
    #[serde(default = "one")]
    copies: u8,
    public: Option<RawProgram>,
    private: Option<RawProgram>,
}

fn one() -> u8 {
    1
}

#[derive(Deserialize)]
struct RawProgram {
    body: Vec<RawAtom>,
    #[serde(default)]
    link: Link,
    #[serde(default)]
    repeat: RawCount,
    #[serde(default)]
    after: Vec<RawAtom>,
}

#[derive(Deserialize, Default)]
#[serde(tag = "by", rename_all = "snake_case")]
enum RawCount {
    #[default]
    Once,
    Suit {
        suit: Suit,
    },
    AnyOneSuit,
    PackCount,
    LookoutCount,
    FortLevel,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum RawAtom {
    Gather { kind: RawKind, n: u8 },
    Pack,
    Lookout,
    Trash,
    TrashThis,
    Recruit,
    Advance { delta: i8 },
    Score { n: u8 },
    Spend { kind: Kind, n: u8 },
    TrashRival,
    CopyPack,
    CopyRivalPack,
    Convert,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawKind {
    Pizza,
    Toys,
    Choice,
}

impl CardSet {
    pub(super) fn read(text: &'static str) -> Result<CardSet, String> {
        let raw: RawSet<'static> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let mut set = CardSet {
            id: raw.id,
            macaroni: raw.macaroni,
            goal: raw.goal,
            rounds: raw.rounds,
            levels: raw.levels,
            kids: Vec::new(),
            boards: raw.boards,
            faces: Vec::new(),
        };
        for (expected, faces) in [(KIDS, raw.kids), (FRIENDS, raw.friends)] {
            let before = set.faces.len();
            for face in faces {
                let kid = Kid(set.kids.len() as u8);
                set.faces.extend(std::iter::repeat_n(kid, usize::from(face.copies)));
                set.kids.push(face.cook()?);
            }
            if set.faces.len() - before != usize::from(expected) {
                return Err(format!("{} cards where {expected} belong", set.faces.len() - before));
            }
        }
        let friend = |id: &&str| set.kids.iter().any(|face| face.id == *id);
        if set.levels.len() != 6 || !set.boards.iter().all(|board| board.friends.iter().all(friend)) {
            return Err("six levels and four boards with two Best Friends each are needed".into());
        }
        Ok(set)
    }
}

impl RawFace<'static> {
    fn cook(self) -> Result<Face, String> {
        let cook = |program: Option<RawProgram>| program.map(RawProgram::cook).transpose();
        let (public, private) = (cook(self.public)?, cook(self.private)?);
        // A follower counts the suit of the led card: nothing asks a follower to name one.
        if public.as_ref().is_some_and(|program| program.repeat == Count::AnyOneSuit || program.trashes_itself) {
            return Err(format!("{}: a public box cannot count any one suit or trash its card", self.id));
        }
        match self.suits.len() {
            1 | 2 => Ok(Face { id: self.id, icons: self.suits, public, private }),
            _ => Err(format!("{}: one or two icons", self.id)),
        }
    }
}

impl RawProgram {
    fn cook(self) -> Result<Program, String> {
        let body = self.body.into_iter().map(RawAtom::cook).collect::<Result<Vec<_>, _>>()?;
        let trashes_itself = match self.after[..] {
            [] => false,
            [RawAtom::TrashThis] => true,
            _ => return Err("only `trash_this` may come after".into()),
        };
        let repeat = match self.repeat {
            RawCount::Once => Count::Once,
            RawCount::Suit { suit } => Count::Suit(suit),
            RawCount::AnyOneSuit => Count::AnyOneSuit,
            RawCount::PackCount => Count::Pack,
            RawCount::LookoutCount => Count::Lookout,
            RawCount::FortLevel => Count::Level,
        };
        match body.len() {
            1 | 2 => Ok(Program { body, link: self.link, repeat, trashes_itself }),
            _ => Err("one or two icons in a box".into()),
        }
    }
}

impl RawAtom {
    fn cook(self) -> Result<Atom, String> {
        Ok(match self {
            RawAtom::Gather { kind, n } => {
                let kind = match kind {
                    RawKind::Pizza => Some(Kind::Pizza),
                    RawKind::Toys => Some(Kind::Toys),
                    RawKind::Choice => None,
                };
                Atom::Gather(kind, n)
            }
            RawAtom::Pack => Atom::Pack,
            RawAtom::Lookout => Atom::Lookout,
            RawAtom::Trash => Atom::Trash,
            RawAtom::TrashThis => return Err("`trash_this` stands after the body".into()),
            RawAtom::Recruit => Atom::Recruit,
            RawAtom::Advance { delta } => Atom::Advance(delta),
            RawAtom::Score { n } => Atom::Score(n),
            RawAtom::Spend { kind, n: 1 } => Atom::Spend(kind),
            RawAtom::Spend { .. } => return Err("one resource is spent at a time".into()),
            RawAtom::TrashRival => Atom::TrashRival,
            RawAtom::CopyPack => Atom::CopyPack,
            RawAtom::CopyRivalPack => Atom::CopyRivalPack,
            RawAtom::Convert => Atom::Convert,
        })
    }
}
