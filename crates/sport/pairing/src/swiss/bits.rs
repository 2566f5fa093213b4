//! Sets of places and the relation "may meet" between them, as bits.
//!
//! In a late round almost everybody may still meet almost everybody, so a dense matrix is small
//! (3 MB for 5,000 entrants) and whole rows are combined at once.

/// A set of places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Bits {
    words: Vec<u64>,
}

impl Bits {
    /// The empty set among `n` places.
    pub(super) fn none(n: usize) -> Bits {
        Bits { words: vec![0; n.div_ceil(64)] }
    }

    /// The set of these places among `n`.
    pub(super) fn of(n: usize, places: impl IntoIterator<Item = usize>) -> Bits {
        let mut bits = Bits::none(n);
        places.into_iter().for_each(|place| bits.insert(place));
        bits
    }

    pub(super) fn insert(&mut self, place: usize) {
        self.words[place / 64] |= 1 << (place % 64);
    }

    pub(super) fn remove(&mut self, place: usize) {
        self.words[place / 64] &= !(1 << (place % 64));
    }

    pub(super) fn contains(&self, place: usize) -> bool {
        self.words[place / 64] >> (place % 64) & 1 == 1
    }

    pub(super) fn count(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(index, word)| ones(index, *word))
    }

    pub(super) fn words(&self) -> &[u64] {
        &self.words
    }
}

/// The places whose bits are set in the word of this index.
pub(super) fn ones(index: usize, word: u64) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(word), |rest| Some(rest & rest.wrapping_sub(1)))
        .take_while(|rest| *rest != 0)
        .map(move |rest| index * 64 + rest.trailing_zeros() as usize)
}

/// A symmetric relation between places; nobody is related to himself.
#[derive(Debug, Clone)]
pub(super) struct Relation {
    n: usize,
    stride: usize,
    words: Vec<u64>,
}

impl Relation {
    /// Everybody with everybody.
    pub(super) fn complete(n: usize) -> Relation {
        let stride = n.div_ceil(64);
        let all = Bits::of(n, 0..n);
        let mut words = Vec::with_capacity(n * stride);
        for _ in 0..n {
            words.extend_from_slice(all.words());
        }
        let mut relation = Relation { n, stride, words };
        (0..n).for_each(|place| relation.clear(place, place));
        relation
    }

    /// How many places there are.
    pub(super) fn len(&self) -> usize {
        self.n
    }

    /// Those related to a place.
    pub(super) fn row(&self, place: usize) -> &[u64] {
        &self.words[place * self.stride..(place + 1) * self.stride]
    }

    pub(super) fn has(&self, a: usize, b: usize) -> bool {
        self.words[a * self.stride + b / 64] >> (b % 64) & 1 == 1
    }

    /// Takes a pair out.
    pub(super) fn remove(&mut self, a: usize, b: usize) {
        self.clear(a, b);
        self.clear(b, a);
    }

    /// Takes a place's pairs with all of a set out.
    pub(super) fn remove_all(&mut self, place: usize, others: &Bits) {
        for other in others.iter().filter(|other| *other != place) {
            self.remove(place, other);
        }
    }

    /// How many of the set a place is related to.
    pub(super) fn degree(&self, place: usize, among: &Bits) -> usize {
        let both = self.row(place).iter().zip(among.words());
        both.map(|(row, set)| (row & set).count_ones() as usize).sum()
    }

    fn clear(&mut self, a: usize, b: usize) {
        self.words[a * self.stride + b / 64] &= !(1 << (b % 64));
    }
}
