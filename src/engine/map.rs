//! A map: ground, what lies between two fields, and the named places on it. Pieces stand on it by their `place`.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::line::Line;

/// Column and row of a field, from the upper left, counted from zero. Written `a1` where a person reads it.
pub type At = (u8, u8);

/// A map of square fields. What is not listed as a field does not exist; what is not listed as an edge is open.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Map {
    pub columns: u8,
    pub rows: u8,
    pub fields: Vec<Field>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub edges: Vec<Edge>,
    /// What can be pointed at: a building of several fields, a stop, a crossing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Place>,
}

/// One field of ground.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Field {
    pub at: At,
    /// Which ground it is: the id of a message and of a drawing.
    pub ground: Cow<'static, str>,
    /// At most three letters that stand for it in a drawing of letters, where nothing stands on it.
    pub sign: Cow<'static, str>,
}

/// What lies between two fields that touch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Edge {
    pub between: [At; 2],
    pub kind: EdgeKind,
}

/// Can one pass?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EdgeKind {
    Open,
    Wall,
    Door,
}

/// Somewhere with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// As notation says it: `library`, `e5`.
    pub id: Cow<'static, str>,
    pub label: Line,
    pub fields: Vec<At>,
    /// What it is worth or does, a line each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<Line>,
}

impl Map {
    pub fn field(&self, at: At) -> Option<&Field> {
        self.fields.iter().find(|field| field.at == at)
    }

    pub fn place(&self, id: &str) -> Option<&Place> {
        self.places.iter().find(|place| place.id == id)
    }

    /// What lies between two fields, whichever is named first.
    pub fn edge(&self, one: At, other: At) -> EdgeKind {
        let between = |edge: &&Edge| edge.between == [one, other] || edge.between == [other, one];
        self.edges.iter().find(between).map_or(EdgeKind::Open, |edge| edge.kind)
    }

    /// `e5`: as people name a field.
    pub fn name(at: At) -> String {
        format!("{}{}", char::from(b'a' + at.0 % 26), at.1 + 1)
    }

    /// Everything lies within the map, edges lie between fields that touch, and no place has the name of another.
    pub fn audit(&self) -> Result<(), String> {
        for field in &self.fields {
            let Field { at, sign, .. } = field;
            if at.0 >= self.columns || at.1 >= self.rows {
                return Err(format!("field {at:?} lies beyond the map"));
            }
            if self.fields.iter().filter(|other| other.at == *at).count() > 1 {
                return Err(format!("field {at:?} is there twice"));
            }
            if sign.chars().count() > 3 {
                return Err(format!("the sign `{sign}` of {at:?} is longer than three letters"));
            }
        }
        for Edge { between: [one, other], .. } in &self.edges {
            if one.0.abs_diff(other.0) + one.1.abs_diff(other.1) != 1 {
                return Err(format!("an edge between {one:?} and {other:?}, which do not touch"));
            }
        }
        for place in &self.places {
            if self.places.iter().filter(|other| other.id == place.id).count() > 1 {
                return Err(format!("two places are called `{}`", place.id));
            }
            if let Some(at) = place.fields.iter().find(|at| self.field(**at).is_none()) {
                return Err(format!("the place `{}` covers {at:?}, where nothing is", place.id));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map() -> Map {
        let field = |at| Field { at, ground: "road".into(), sign: ".".into() };
        let edge = |one, other, kind| Edge { between: [one, other], kind };
        let home = Place { id: "home".into(), label: Line::new("home"), fields: vec![(1, 0)], details: Vec::new() };
        Map {
            columns: 2,
            rows: 2,
            fields: [(0, 0), (1, 0), (0, 1)].map(field).to_vec(),
            edges: vec![edge((0, 0), (1, 0), EdgeKind::Door), edge((0, 1), (0, 0), EdgeKind::Wall)],
            places: vec![home],
        }
    }

    #[test]
    fn an_edge_has_two_sides() {
        let map = map();
        assert_eq!(map.edge((1, 0), (0, 0)), EdgeKind::Door);
        assert_eq!(map.edge((0, 0), (0, 1)), EdgeKind::Wall);
        assert_eq!(map.edge((0, 1), (1, 1)), EdgeKind::Open);
        assert_eq!((Map::name((4, 4)), map.audit()), ("e5".into(), Ok(())));
    }

    #[test]
    fn a_map_that_cannot_be_drawn_is_found() {
        let broken = |spoil: fn(&mut Map)| {
            let mut map = map();
            spoil(&mut map);
            map.audit().is_err()
        };
        assert!(broken(|map| map.columns = 1));
        assert!(broken(|map| map.edges[0].between[0] = (0, 1)));
        assert!(broken(|map| map.places[0].fields.push((1, 1))));
        assert!(broken(|map| map.places.push(map.places[0].clone())));
        assert!(broken(|map| map.fields.push(map.fields[0].clone())));
        assert!(broken(|map| map.fields[0].sign = "long".into()));
    }
}
