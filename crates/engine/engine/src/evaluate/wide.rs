//! What the processor can do beyond what every processor can: sixteen sums at a time, work on bits, memory asked for
//! ahead of time. It is found out when the engine starts, so that one program suits all.

use pulp::NullaryFnOnce;

/// Neighbouring values of a layer, below 128.
pub(super) type Four = [u8; 4];

/// Their weights in each of sixteen sums.
pub(super) type Weights = [[i8; 4]; 16];

/// Values of a row.
pub(super) const ROW: usize = 32;

/// Small numbers that are added together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(align(32))]
pub(super) struct Row(pub(super) [i8; ROW]);

impl Row {
    /// Adds the numbers to sums.
    #[inline(always)]
    pub(super) fn add_to(&self, sums: &mut [i16; ROW]) {
        for (sum, value) in sums.iter_mut().zip(self.0) {
            *sum = sum.wrapping_add(i16::from(value));
        }
    }
}

/// What the processor can do.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wide {
    #[cfg(target_arch = "x86_64")]
    avx2: Option<pulp::x86::V3>,
}

impl Wide {
    pub(crate) fn new() -> Wide {
        Wide {
            #[cfg(target_arch = "x86_64")]
            avx2: pulp::x86::V3::try_new(),
        }
    }

    /// Does some work with all the instructions that there are. Only what is inlined into it profits.
    #[inline(always)]
    pub(crate) fn run<F: NullaryFnOnce>(self, work: F) -> F::Output {
        #[cfg(target_arch = "x86_64")]
        if let Some(simd) = self.avx2 {
            return simd.vectorize(work);
        }
        work.call()
    }

    /// Brings something near that will be asked for soon: the processor goes on meanwhile.
    #[inline(always)]
    pub(crate) fn come_near<T>(self, place: &T) {
        #[cfg(target_arch = "x86_64")]
        if let Some(simd) = self.avx2 {
            // To all levels of the cache.
            simd.sse._mm_prefetch::<3>(std::ptr::from_ref(place).cast());
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = place;
    }

    /// Sums with some of the rows, by their numbers, added to them.
    #[inline(always)]
    pub(super) fn sum(self, mut sums: [i16; ROW], rows: &[Row], numbers: &[u32]) -> [i16; ROW] {
        #[cfg(target_arch = "x86_64")]
        if let Some(simd) = self.avx2 {
            return sum_with_avx2(simd, sums, rows, numbers);
        }
        numbers.iter().for_each(|number| rows[*number as usize].add_to(&mut sums));
        sums
    }

    /// The sums of the values, each times its weight.
    #[inline(always)]
    pub(super) fn weigh(self, values: &[Four], weights: &[Weights]) -> [i32; 16] {
        #[cfg(target_arch = "x86_64")]
        if let Some(simd) = self.avx2 {
            return with_avx2(simd, values, weights);
        }
        plainly(values, weights)
    }
}

/// Sums with some of the rows, by their numbers, added to them.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn sum_with_avx2(simd: pulp::x86::V3, sums: [i16; ROW], rows: &[Row], numbers: &[u32]) -> [i16; ROW] {
    use pulp::{cast, i8x16, i16x16};
    let mut sums: [i16x16; 2] = cast(sums);
    for number in numbers {
        let halves: [i8x16; 2] = cast(rows[*number as usize].0);
        for (sum, half) in sums.iter_mut().zip(halves) {
            *sum = simd.wrapping_add_i16x16(*sum, simd.convert_i8x16_to_i16x16(half));
        }
    }
    cast(sums)
}

/// Two values times their weights fit sixteen bits, since both are below 128.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn with_avx2(simd: pulp::x86::V3, values: &[Four], weights: &[Weights]) -> [i32; 16] {
    use pulp::{cast, i8x32};
    let ones = simd.splat_i16x16(1);
    let mut sums = [simd.splat_i32x8(0); 2];
    let mut add = |four: &Four, weights: &Weights| {
        let four: i8x32 = cast(simd.splat_i32x8(i32::from_ne_bytes(*four)));
        let halves: [i8x32; 2] = cast(*weights);
        for (sum, half) in sums.iter_mut().zip(halves) {
            let by_two = simd.multiply_saturating_add_adjacent_i8x32(four, half);
            *sum = simd.wrapping_add_i32x8(*sum, simd.multiply_wrapping_add_adjacent_i16x16(by_two, ones));
        }
    };
    // Eight at a time: the width of a layer is a multiple of them.
    for (values, weights) in values.as_chunks::<8>().0.iter().zip(weights.as_chunks::<8>().0) {
        for (four, weights) in values.iter().zip(weights) {
            add(four, weights);
        }
    }
    cast(sums)
}

#[inline(always)]
fn plainly(values: &[Four], weights: &[Weights]) -> [i32; 16] {
    let mut sums = [0; 16];
    for (four, weights) in values.iter().zip(weights) {
        for (sum, weights) in sums.iter_mut().zip(weights) {
            for (value, weight) in four.iter().zip(weights) {
                *sum += i32::from(*value) * i32::from(*weight);
            }
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_to_the_same_sums_on_every_processor() {
        let rows: Vec<Row> =
            (0..50).map(|row| Row(std::array::from_fn(|at| (row * 37 + at * 11) as u8 as i8))).collect();
        let numbers: Vec<u32> = (0..28).map(|at| at * 13 % 50).collect();
        let first = std::array::from_fn(|at| at as i16 * 300 - 4000);
        let mut plainly = first;
        numbers.iter().for_each(|number| rows[*number as usize].add_to(&mut plainly));
        assert_eq!(Wide::new().sum(first, &rows, &numbers), plainly);
    }

    #[test]
    fn every_processor_comes_to_the_same() {
        let mut random = 1_u64;
        let mut below = |end: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (random >> 33) % end
        };
        let values: Vec<Four> = (0..96).map(|_| std::array::from_fn(|_| below(128) as u8)).collect();
        let mut weight = || (below(255) as i16 - 127) as i8;
        let weights: Vec<Weights> =
            (0..96).map(|_| std::array::from_fn(|_| std::array::from_fn(|_| weight()))).collect();
        assert_eq!(Wide::new().weigh(&values, &weights), plainly(&values, &weights));
        let most = (vec![[127; 4]; 96], vec![[[127; 4]; 16]; 96]);
        assert_eq!(Wide::new().weigh(&most.0, &most.1), [127 * 127 * 4 * 96; 16]);
    }
}
