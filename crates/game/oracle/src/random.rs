//! What samples are drawn with: lots from a seed.

use damier_rules::Lots;

/// A source of samples; the same seed gives the same ones for ever.
#[derive(Debug, Clone)]
pub struct Random(Lots);

impl Random {
    /// Starts from a seed.
    pub const fn new(seed: u64) -> Random {
        Random(Lots::new(seed))
    }

    /// The next 64 bits.
    pub const fn next(&mut self) -> u64 {
        self.0.number()
    }

    /// A number below `limit`, which is not 0.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0.place(limit)
    }

    /// True `percent` times of a hundred.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of several; they are not none.
    pub fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())]
    }
}
