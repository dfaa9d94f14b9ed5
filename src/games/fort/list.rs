//! A short list that lives inside its owner, so that a position is one flat piece of memory and copies in one go.

use std::fmt;
use std::ops::Deref;

/// Up to `N` items in order.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    pub fn new() -> Self {
        List { len: 0, items: [T::default(); N] }
    }

    /// # Panics
    /// If the list is full: capacities are chosen so that no game and no sketch fills them.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Takes one out; the others keep their order.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        let len = usize::from(self.len);
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        item
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }

    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }

    /// Everything out, in order.
    pub fn take(&mut self) -> Self {
        std::mem::take(self)
    }

    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> List<T, N> {
    /// Takes out the first that is equal; false if there is none.
    pub fn take_out(&mut self, item: T) -> bool {
        match self.iter().position(|other| *other == item) {
            Some(index) => {
                self.remove(index);
                true
            }
            None => false,
        }
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for List<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        list.extend(items);
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_its_order() {
        let mut list: List<u8, 4> = [3, 1, 2].into_iter().collect();
        assert!(list.take_out(1));
        assert!(!list.take_out(9));
        assert_eq!(&*list, [3, 2]);
        list.push(7);
        assert_eq!((list.remove(0), list.pop(), &*list), (3, Some(7), &[2][..]));
    }
}
