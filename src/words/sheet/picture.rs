//! A map as a picture: ground, walls, doors and signs. Who stands on it is drawn by whoever shows it.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::engine::Map;
use crate::engine::map::{At, EdgeKind};

/// The side of a field.
pub const SIDE: u32 = 40;

/// The map as a file of its own, with nobody on it.
pub fn picture(map: &Map) -> String {
    let style = "<style>path{fill:#FFFDF8;stroke:#D9D2C3}.wall,.door{fill:none;stroke:#22252A;stroke-width:4}\
        .door{stroke:#F2B33D;stroke-width:6}text{font:11px sans-serif;text-anchor:middle;fill:#5C5A52}.grid{font-size:8px}</style>";
    let drawn = svg(map, style, "");
    drawn.replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1)
}

/// The drawing with a style of its own, or that of the page, and what stands on it.
pub fn svg(map: &Map, style: &str, standing: &str) -> String {
    let (width, height) = (u32::from(map.columns) * SIDE, u32::from(map.rows) * SIDE);
    let mut drawn = format!("<svg class=\"map\" viewBox=\"0 0 {width} {height}\" aria-hidden=\"true\">{style}");
    for (ground, path) in grounds(map) {
        let _ = write!(drawn, "<path class=\"g-{ground}\" d=\"{path}\"/>");
    }
    for (kind, class) in [(EdgeKind::Wall, "wall"), (EdgeKind::Door, "door")] {
        let path: String =
            map.edges.iter().filter(|edge| edge.kind == kind).map(|edge| between(edge.between)).collect();
        if !path.is_empty() {
            let _ = write!(drawn, "<path class=\"{class}\" d=\"{path}\"/>");
        }
    }
    for field in &map.fields {
        let (x, y) = corner(field.at);
        let name = Map::name(field.at).to_uppercase();
        let _ = write!(drawn, "<text class=\"grid\" x=\"{}\" y=\"{}\">{name}</text>", x + 9, y + 10);
        if field.sign != "." {
            let _ = write!(drawn, "<text x=\"{}\" y=\"{}\">{}</text>", x + SIDE / 2, y + 36, field.sign);
        }
    }
    drawn + standing + "</svg>"
}

/// All fields of one ground as one path: a page stays small.
fn grounds(map: &Map) -> BTreeMap<&str, String> {
    let mut paths: BTreeMap<&str, String> = BTreeMap::new();
    for field in &map.fields {
        let (x, y) = corner(field.at);
        let ground = field.ground.split_once("-ground-").map_or(&*field.ground, |(_, ground)| ground);
        let _ = write!(paths.entry(ground).or_default(), "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
    }
    paths
}

/// The upper left corner of a field.
pub fn corner(at: At) -> (u32, u32) {
    (u32::from(at.0) * SIDE, u32::from(at.1) * SIDE)
}

/// The side that two fields share.
fn between([one, other]: [At; 2]) -> String {
    let (x, y) = corner(one.max(other));
    match one.0 == other.0 {
        true => format!("M{x} {y}h{SIDE}"),
        false => format!("M{x} {y}v{SIDE}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::map::{Edge, Field};

    #[test]
    fn walls_and_doors_lie_between_their_fields() {
        let field = |at| Field { at, ground: "x-ground-road".into(), sign: "sb".into() };
        let edge = |one, other, kind| Edge { between: [one, other], kind };
        let map = Map {
            columns: 2,
            rows: 2,
            fields: [(0, 0), (1, 0), (0, 1)].map(field).to_vec(),
            edges: vec![edge((0, 0), (1, 0), EdgeKind::Wall), edge((0, 1), (0, 0), EdgeKind::Door)],
            places: Vec::new(),
        };
        let drawn = picture(&map);
        assert!(drawn.starts_with("<svg xmlns=") && drawn.ends_with("</svg>"), "{drawn}");
        for part in
            ["class=\"wall\" d=\"M40 0v40\"", "class=\"door\" d=\"M0 40h40\"", "class=\"g-road\"", ">sb<", ">B1<"]
        {
            assert!(drawn.contains(part), "{part} in {drawn}");
        }
    }
}
