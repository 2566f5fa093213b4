//! Sixteen sums at a time, with the widest instructions that the processor has for them.

/// Neighbouring values of a layer, below 128.
pub(super) type Four = [u8; 4];

/// Their weights in each of sixteen sums.
pub(super) type Weights = [[i8; 4]; 16];

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
