//! Lots: chance that comes in as a recorded seed, so that any draw can be repeated in public.

/// A source of lots. The seed is written into the record of the event; the same seed gives the same
/// lots on every machine.
#[derive(Debug, Clone)]
pub struct Lots {
    state: u64,
}

impl Lots {
    /// Lots from a recorded seed. The generator is SplitMix64.
    pub const fn new(seed: u64) -> Lots {
        Lots { state: seed }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, each as likely as any other.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "there must be something to draw");
        // Numbers above the last whole multiple of the bound are drawn again.
        let limit = u64::MAX - u64::MAX % bound;
        loop {
            let drawn = self.next();
            if drawn < limit {
                return drawn % bound;
            }
        }
    }

    /// Yes or no, as by a coin.
    pub fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    /// Puts a list in an order drawn by lot.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i as u64 + 1) as usize);
        }
    }
}
