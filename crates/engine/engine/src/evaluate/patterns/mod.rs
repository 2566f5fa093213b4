//! An evaluation by what stands in each [window](windows) of the board: every content of every window has a row of
//! small numbers, learnt from the engine's own games. The rows of a position are added up; what comes of them is
//! weighed once as it is, and twice by the [layers](super::last_layers) that the other networks have too.
//!
//! Kings are rare, so they have a row for each square and count as empty in the windows. Nothing is carried from one
//! position to the next: a position costs nine to twenty-eight rows, wherever it comes from.

mod windows;

use super::last_layers::{BUCKETS, Twice};
use super::reader::Reader;
use super::wide::{ROW as WIDTH, Row, Wide};
use crate::node::Node;
use windows::{CODES, MOST_WINDOWS, Sides};

/// One in the rows; sums are clipped to it before they are weighed twice.
const ONE: i16 = 127;

/// One of a weight of the sums as they are.
const STRAIGHT_ONE: i64 = 512;

/// The most that such a weight can be, so that no sum of them overflows.
const MOST_STRAIGHT: i16 = 4096;

/// The same for what the sums begin with.
const MOST_BIAS: i16 = 4096;

/// What the network's one is in hundredths of a man.
const SCALE: i64 = 400;

/// Sums of rows.
type Sums = [i16; WIDTH];

/// The weights of one variant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Patterns {
    /// How many rows of the board further down the next windows begin.
    step: usize,
    /// For each window a row for each of its contents; then one for each bit of the board, for the side to move's
    /// kings and for the opponent's.
    rows: Vec<Row>,
    /// Where the rows of kings begin.
    kings: usize,
    bias: Sums,
    /// By the number of pieces.
    buckets: Vec<Bucket>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Bucket {
    twice: Twice,
    straight: Sums,
}

/// Bytes of a bucket.
const OF_BUCKET: usize = Twice::size(WIDTH) + 2 * WIDTH;

impl Patterns {
    /// How long a file is after its first byte, the step between windows; none for a step that is not known.
    pub(super) fn size<N: Node>(step: u8) -> Option<usize> {
        let known = matches!(step, 1 | 2) && N::KINDS == 4;
        known.then(|| {
            let rows = windows::windows::<N>(usize::from(step)) * CODES + 2 * N::BITS;
            rows * WIDTH + 2 * WIDTH + BUCKETS * OF_BUCKET
        })
    }

    /// Reads what has the size for its step.
    pub(super) fn read<N: Node>(step: u8, bytes: &[u8]) -> Patterns {
        let step = usize::from(step);
        let mut reader = Reader(bytes);
        let kings = windows::windows::<N>(step) * CODES;
        let rows = (0..kings + 2 * N::BITS).map(|_| Row(reader.bytes())).collect();
        let bias = std::array::from_fn(|_| reader.i16().clamp(-MOST_BIAS, MOST_BIAS));
        let mut bucket = || Bucket {
            twice: Twice::read(WIDTH / 4, &mut reader),
            straight: std::array::from_fn(|_| reader.i16().clamp(-MOST_STRAIGHT, MOST_STRAIGHT)),
        };
        let buckets = (0..BUCKETS).map(|_| bucket()).collect();
        Patterns { step, rows, kings, bias, buckets }
    }

    /// The worth for the side to move, in hundredths of a man.
    #[inline(always)]
    pub(super) fn worth<N: Node>(&self, position: &N, bucket: usize, wide: Wide) -> i64 {
        let sides = Sides::of(position);
        let mut numbers = [0; MOST_WINDOWS];
        // The step is known to the compiler, so that the windows need no loop.
        let count = if self.step == 1 {
            sides.codes::<N>(1, &mut numbers)
        } else {
            sides.codes::<N>(2, &mut numbers)
        };
        let mut sums = wide.sum(self.bias, &self.rows, &numbers[..count]);
        if sides.kings != [0; 2] {
            self.add_kings::<N>(sides.kings, &mut sums);
        }
        let Bucket { twice, straight } = &self.buckets[bucket];
        let clipped = sums.map(|sum| sum.clamp(0, ONE) as u8);
        let weighed: i32 = sums.iter().zip(straight).map(|(sum, by)| i32::from(*sum) * i32::from(*by)).sum();
        twice.weigh(clipped.as_chunks().0, wide)
            + i64::from(weighed) * SCALE / (i64::from(ONE) * STRAIGHT_ONE)
    }

    fn add_kings<N: Node>(&self, kings: [u64; 2], sums: &mut Sums) {
        for (side, kings) in kings.into_iter().enumerate() {
            let mut left = kings;
            while left != 0 {
                self.rows[self.kings + side * N::BITS + left.trailing_zeros() as usize].add_to(sums);
                left &= left - 1;
            }
        }
    }
}
