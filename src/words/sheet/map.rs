//! A map drawn with letters: fields by their signs, walls as `#`, doors as `=`, and who stands where.

use crate::engine::map::{At, EdgeKind};
use crate::engine::{Map, Piece};

/// Letters for a field, and one for what lies beside it.
const WIDE: usize = 5;

/// Line by line, with the names of columns above and of rows in front.
pub fn drawing(map: &Map, pieces: &[Piece]) -> Vec<String> {
    let letter = |column: u8| format!("{:^WIDE$} ", char::from(b'a' + column % 26));
    let mut lines = vec![format!("   {}", (0..map.columns).map(letter).collect::<String>())];
    for row in 0..map.rows {
        if row > 0 {
            lines.push(format!("   {}", (0..map.columns).map(|column| above(map, (column, row))).collect::<String>()));
        }
        let fields: String = (0..map.columns).map(|column| field(map, pieces, (column, row))).collect();
        lines.push(format!("{:>2} {fields}", row + 1));
    }
    lines.iter_mut().for_each(|line| line.truncate(line.trim_end().len()));
    lines.retain(|line| !line.is_empty());
    lines
}

/// A field with what lies to its right.
fn field(map: &Map, pieces: &[Piece], at: At) -> String {
    let sign = match (map.field(at), standing(pieces, at)) {
        (None, _) => String::new(),
        (Some(_), Some(standing)) => standing,
        (Some(field), None) => field.sign.to_string(),
    };
    let right = (at.0 + 1, at.1);
    let beside = match map.field(at).and(map.field(right)).map(|_| map.edge(at, right)) {
        Some(EdgeKind::Wall) => '#',
        Some(EdgeKind::Door) => '=',
        Some(EdgeKind::Open) | None => ' ',
    };
    format!("{sign:^WIDE$}{beside}")
}

/// What lies above a field.
fn above(map: &Map, at: At) -> String {
    let upper = (at.0, at.1 - 1);
    let sign = match map.field(at).and(map.field(upper)).map(|_| map.edge(at, upper)) {
        Some(EdgeKind::Wall) => "####",
        Some(EdgeKind::Door) => "====",
        Some(EdgeKind::Open) | None => "",
    };
    format!("{sign:^WIDE$} ")
}

/// `p1`, `p12` for pieces of players; else the beginning of what it is: `ALI`.
fn standing(pieces: &[Piece], at: At) -> Option<String> {
    let there: Vec<&Piece> = pieces.iter().filter(|piece| piece.place == Some(at)).collect();
    let owners: String =
        there.iter().filter_map(|piece| piece.owner).map(|seat| (seat.index() + 1).to_string()).collect();
    match owners.is_empty() {
        false => Some(format!("p{owners}").chars().take(WIDE).collect()),
        true => there.first().map(|piece| piece.kind.chars().take(3).collect::<String>().to_uppercase()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::map::{Edge, Field};
    use crate::engine::{Line, Seat};

    #[test]
    fn walls_doors_and_pieces_are_seen() {
        let field = |at| Field { at, ground: "road".into(), sign: ".".into() };
        let edge = |one, other, kind| Edge { between: [one, other], kind };
        let map = Map {
            columns: 3,
            rows: 2,
            fields: [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)].map(field).to_vec(),
            edges: vec![edge((0, 0), (1, 0), EdgeKind::Wall), edge((0, 0), (0, 1), EdgeKind::Door)],
            places: Vec::new(),
        };
        let piece = |kind, owner: Option<u8>, place| {
            let mut piece = Piece::new(kind, "x", Line::new("x"));
            piece.owner = owner.map(Seat::new);
            piece.place = Some(place);
            piece
        };
        let pieces = [piece("kid", Some(0), (1, 1)), piece("kid", Some(2), (1, 1)), piece("alien", None, (2, 0))];
        let lines = ["     a     b     c", " 1   .  #  .    ALI", "   ====", " 2   .    p13"];
        assert_eq!(drawing(&map, &pieces), lines);
    }
}
