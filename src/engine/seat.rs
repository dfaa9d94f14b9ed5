//! Chairs at a table, sets of chairs, and who is looking.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One chair. Counted from zero inside, written `p1`, `p2`, … wherever a person reads or types it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// No table has more chairs than this: a [`SeatSet`] is one byte.
    pub const MOST: u8 = 8;

    /// The chair with this index.
    ///
    /// # Panics
    /// If the index is not below [`Seat::MOST`].
    pub const fn new(index: u8) -> Seat {
        assert!(index < Seat::MOST, "a table has at most eight seats");
        Seat(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next chair clockwise at a table with `seats` chairs.
    pub const fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// All chairs of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat::new)
    }

    /// The other chairs, clockwise from this one.
    pub fn others(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (1..seats).map(move |step| Seat::new((self.0 + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0 + 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Seat {
    type Err = ();

    fn from_str(word: &str) -> Result<Seat, ()> {
        let digits = word.strip_prefix(['p', 'P']).ok_or(())?;
        match digits.parse::<u8>() {
            Ok(number @ 1..=Seat::MOST) if !digits.starts_with('+') => Ok(Seat(number - 1)),
            _ => Err(()),
        }
    }
}

impl TryFrom<u8> for Seat {
    type Error = TooManySeats;

    fn try_from(index: u8) -> Result<Seat, TooManySeats> {
        if index < Seat::MOST { Ok(Seat(index)) } else { Err(TooManySeats) }
    }
}

/// A file speaks of more chairs than any table has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManySeats;

impl fmt::Display for TooManySeats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a table has at most {} seats", Seat::MOST)
    }
}

/// A set of chairs: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const NONE: SeatSet = SeatSet(0);
    /// Every chair, and the spectators with them: what this set may know is public.
    pub const ALL: SeatSet = SeatSet(u8::MAX);

    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MOST).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Whose eyes a thing is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    Seat(Seat),
    /// Somebody without a chair: sees what is public.
    Spectator,
    /// Sees every card. Nobody has these eyes before the game is over.
    Everything,
}

impl Viewer {
    /// May this viewer know what is meant for `seats`?
    pub const fn may_know(self, seats: SeatSet) -> bool {
        match self {
            Viewer::Seat(seat) => seats.has(seat),
            Viewer::Spectator => seats.0 == SeatSet::ALL.0,
            Viewer::Everything => true,
        }
    }

    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Every viewer of a table: its seats, the spectator, and the eyes that see all.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everything])
    }
}

/// A value inside a fact that only some seats may know. The log, the export and undo all redact by this one mark.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct For<T> {
    #[serde(rename = "for")]
    pub seats: SeatSet,
    #[serde(rename = "is")]
    pub value: T,
}

impl<T> For<T> {
    pub const fn only(seat: Seat, value: T) -> For<T> {
        For { seats: SeatSet::only(seat), value }
    }

    pub const fn everyone(value: T) -> For<T> {
        For { seats: SeatSet::ALL, value }
    }

    /// The value, if this viewer may know it.
    pub fn shown_to(&self, viewer: Viewer) -> Option<&T> {
        viewer.may_know(self.seats).then_some(&self.value)
    }
}

/// One value for each chair.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<T>")]
pub struct PerSeat<T>(Vec<T>);

impl<T> PerSeat<T> {
    pub fn new(seats: u8, mut make: impl FnMut(Seat) -> T) -> PerSeat<T> {
        PerSeat(Seat::all(seats).map(&mut make).collect())
    }

    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.0.iter().enumerate().map(|(index, value)| (Seat::new(index as u8), value))
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(index, value)| (Seat::new(index as u8), value))
    }

    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    pub fn map<U>(&self, mut turn: impl FnMut(Seat, &T) -> U) -> PerSeat<U> {
        PerSeat(self.iter().map(|(seat, value)| turn(seat, value)).collect())
    }
}

impl<T> TryFrom<Vec<T>> for PerSeat<T> {
    type Error = TooManySeats;

    fn try_from(values: Vec<T>) -> Result<PerSeat<T>, TooManySeats> {
        if values.len() <= usize::from(Seat::MOST) { Ok(PerSeat(values)) } else { Err(TooManySeats) }
    }
}

impl<T> FromIterator<T> for PerSeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> PerSeat<T> {
        PerSeat(values.into_iter().collect())
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_reads_as_it_is_written() {
        for seat in Seat::all(Seat::MOST) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for word in ["p0", "p9", "1", "p+1", "p", "", "px"] {
            assert!(word.parse::<Seat>().is_err(), "{word}");
        }
    }

    #[test]
    fn no_file_makes_a_table_larger_than_tables_are() {
        assert_eq!(serde_json::from_str::<Seat>("7").unwrap(), Seat::new(7));
        assert!(serde_json::from_str::<Seat>("8").is_err());
        assert_eq!(serde_json::from_str::<PerSeat<u8>>("[1,2]").unwrap().seats(), 2);
        let crowd = serde_json::to_string(&vec![0; 258]).unwrap();
        assert!(serde_json::from_str::<PerSeat<u8>>(&crowd).unwrap_err().to_string().contains("at most 8 seats"));
    }

    #[test]
    fn a_spectator_knows_only_what_everyone_may_know() {
        let secret = For::only(Seat::new(1), 7);
        assert_eq!(secret.shown_to(Viewer::Seat(Seat::new(1))), Some(&7));
        assert_eq!(secret.shown_to(Viewer::Seat(Seat::new(0))), None);
        assert_eq!(secret.shown_to(Viewer::Spectator), None);
        assert_eq!(secret.shown_to(Viewer::Everything), Some(&7));
        assert_eq!(For::everyone(7).shown_to(Viewer::Spectator), Some(&7));
    }

    #[test]
    fn others_go_round_the_table() {
        let round: Vec<_> = Seat::new(2).others(4).map(Seat::index).collect();
        assert_eq!(round, [3, 0, 1]);
    }
}
