//! Can the game be played on this board? Every place reachable, every space that a rule needs present.

use super::{Board, Ground, Network, PlaceKind, bits};

/// Everything that is wrong, as sentences for whoever wrote the file.
pub fn faults(board: &Board) -> Vec<String> {
    let mut faults = Vec::new();
    let mut need = |holds: bool, fault: String| {
        if !holds {
            faults.push(fault);
        }
    };
    let school = board.space(board.school);
    need(school.stop == Some(Network::School), "School is no school-bus stop, yet a kid starts there".into());
    for (network, name) in [(Network::School, "school"), (Network::City, "city")] {
        let stops = board.stops(network).count();
        need(stops >= 2, format!("the {name} bus has {stops} stops: it cannot go anywhere"));
    }
    need(board.aliens > 0, "no alien ever ends the game".into());
    let (spaces, tokens) = (board.landings.len(), usize::from(board.aliens));
    need(spaces > tokens, format!("{spaces} landings are too few for {tokens} aliens and a choice"));
    for space in &board.spaces {
        let safe = space.stop.is_some() || space.ground == Ground::School;
        need(space.landing.is_none() || !safe, format!("an alien could land on the stop {}", space.cell));
    }
    let (streets, places) = reached(board);
    for space in board.spaces.iter().enumerate().filter(|(at, _)| streets & 1 << at == 0).map(|(_, space)| space) {
        need(false, format!("nobody can walk from School to {}", space.cell));
    }
    for (at, place) in board.places.iter().enumerate() {
        need(places & 1 << at != 0, format!("nobody can walk from School into {}", place.id));
        need(place.first < place.end, format!("{} has no slot", place.id));
        let single = matches!(place.kind, PlaceKind::House | PlaceKind::Mansion);
        need(!single || place.end == place.first + 1, format!("{} is a home for one", place.id));
        let venue = matches!(place.kind, PlaceKind::Gym | PlaceKind::SecretClub | PlaceKind::Prom);
        need(
            venue == place.full.is_some(),
            format!("{}: only a gym, a club or a prom counts more when full", place.id),
        );
    }
    // A card names each of these, and two of them make a limit grow.
    for kind in [PlaceKind::House, PlaceKind::Prom, PlaceKind::Pool, PlaceKind::Library, PlaceKind::Park] {
        let there = board.places.iter().filter(|place| place.kind == kind).count();
        need(there > 0, format!("there is no {}", kind.word()));
        let one = !matches!(kind, PlaceKind::Prom | PlaceKind::Pool) || there <= 1;
        need(one, format!("there are {there} of {}, and its card knows one", kind.word()));
    }
    let slots = board.slots.len();
    need(slots >= 10, format!("{slots} slots: ten kids of one player must find room"));
    faults
}

/// The streets and places that can be walked to from School while no alien stands in the way.
fn reached(board: &Board) -> (u64, u32) {
    let (mut streets, mut places, mut edge) = (1_u64 << board.school, 0, 1_u64 << board.school);
    while edge != 0 {
        let next = bits(edge).fold(0, |next, street| next | board.space(street).near);
        places |= bits(edge).fold(0, |doors, street| doors | board.space(street).doors);
        edge = next & !streets;
        streets |= next;
    }
    (streets, places)
}

#[cfg(test)]
mod tests {
    use super::super::{A, B, read};

    const GOOD: &str = include_str!("../data/board-a.json");

    #[test]
    fn both_boards_are_sound() {
        assert_eq!((A.slots.len(), B.slots.len()), (27, 30));
        assert_eq!((A.landings.len(), B.landings.len()), (12, 14));
    }

    #[test]
    fn every_fault_is_named() {
        for (was, is, says) in [
            (r#"["h7", "i7"]"#, r#"["h6", "i7"]"#, "does not lead from a street into it"),
            (r#""walls": ["#, r#""walls": [["b7", "b8"], ["b6", "b7"], "#, "nobody can walk from School to b7"),
            (r#""walls": ["#, r#""walls": [["b7", "d8"], "#, "the wall b7|d8"),
            (r#""city_bus": ["c8", "g5", "b3", "f2"]"#, r#""city_bus": ["c8"]"#, "the city bus has 1 stops"),
            (r#""aliens": 8"#, r#""aliens": 12"#, "12 landings are too few"),
            (r#""at": "b8""#, r#""at": "b5""#, "an alien could land on the stop b5"),
            (r#""id": "prom", "kind": "prom""#, r#""id": "prom", "kind": "gym""#, "there is no prom"),
            (r#""school": "e8""#, r#""school": "d8""#, "School is no school-bus stop"),
            (r#""school": "e8""#, r#""school": "a1""#, "the School at a1 is not on a street"),
            (r#""columns": 9"#, r#""columns": 8"#, "beyond 8 columns"),
            (r#""id": "house_2""#, r#""id": "house_1""#, "two places are called house_1"),
            (r#""id": "a""#, r#""ID": "a""#, "not a board"),
            (r#"{"at": "a7", "points": 4}"#, r#"{"at": "a4", "points": 4}"#, "a4 is there twice"),
        ] {
            assert!(GOOD.contains(was), "{was}");
            let found = read(&GOOD.replacen(was, is, 1)).expect_err(says);
            assert!(found.iter().any(|fault| fault.contains(says)), "{says}: {found:?}");
        }
    }
}
