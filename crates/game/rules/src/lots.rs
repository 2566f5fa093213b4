//! Lots: chance that comes in as a recorded seed, so that any draw can be repeated in public.

/// A source of lots. The seed is written into the record; the same seed gives the same lots on every
/// machine and in every edition of the program.
#[derive(Debug, Clone)]
pub struct Lots {
    state: u64,
}

impl Lots {
    /// Lots from a recorded seed. The generator is SplitMix64.
    pub const fn new(seed: u64) -> Lots {
        Lots { state: seed }
    }

    /// Any number, each as likely as any other.
    pub const fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
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
            let drawn = self.number();
            if drawn < limit {
                return drawn % bound;
            }
        }
    }

    /// The place of one of `count` things, counted from 0.
    ///
    /// # Panics
    /// If there are none.
    pub fn place(&mut self, count: usize) -> usize {
        self.below(count as u64) as usize
    }

    /// A number from 0 to 1.
    pub fn fraction(&mut self) -> f64 {
        (self.number() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Yes or no, as by a coin.
    pub fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    /// Puts a list in an order drawn by lot.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.place(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of SplitMix64 from the seed 1234567, as its author publishes them: what was drawn
    /// once can be drawn again for ever.
    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut lots = Lots::new(1_234_567);
        let drawn = [0; 5].map(|_: u8| lots.number());
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(drawn, published);
    }
}
