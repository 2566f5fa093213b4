//! The form of Chinook: Black is to move, and what most positions of a slice are is told before them.

use std::collections::HashMap;

use super::lines::{Line, place, result};
use super::squares::{Key, Squares};
use crate::choice::{choices, rank};
use crate::outcome::GameResult;

/// Lengths of runs of the usual result that bytes above [`FIVES`] stand for.
const RUNS: [u64; 13] = [10, 15, 20, 25, 30, 40, 50, 60, 100, 200, 400, 800, 1600];

/// Bytes up to this hold five values, the first one counting most.
const FIVES: u8 = 242;

/// The results by their numbers.
const RESULTS: [GameResult; 3] = [GameResult::Draw, GameResult::Win, GameResult::Loss];

/// A line of an index: `BASE1311.26 -`, `BASE0011.51 ==`, `S 0 2024/783`, `. 327765 2025`, `E1753920 2026/143`.
pub(super) fn slice(line: &str) -> Option<Line> {
    let (kind, rest) = line.split_at_checked(1)?;
    let mut words = rest.split_whitespace();
    match kind {
        "B" => heading(line),
        "S" => {
            let (block, byte) = (words.next() == Some("0")).then(|| words.next())?.and_then(place)?;
            Some(Line::Begins { block, byte })
        }
        "." => words.next()?.parse().ok().map(Line::Block),
        "E" => Some(Line::Else),
        _ => None,
    }
}

fn heading(line: &str) -> Option<Line> {
    let (name, signs) = line.strip_prefix("BASE")?.split_once(' ')?;
    let (pieces, ranks) = name.split_once('.')?;
    let digits = |text: &str| text.chars().map(|digit| digit.to_digit(10)).collect::<Option<Vec<u32>>>();
    let (&[black_kings, white_kings, black_men, white_men], &[black_rank, white_rank]) =
        (&digits(pieces)?[..], &digits(ranks)?[..])
    else {
        return None;
    };
    let [black_kings, white_kings, black_men, white_men, black_rank, white_rank] =
        [black_kings, white_kings, black_men, white_men, black_rank, white_rank].map(|digit| digit as u8);
    let key =
        Key { black_men, black_kings, white_men, white_kings, black_rank, white_rank, black_to_move: true };
    let mut signs = signs.trim().chars();
    let usual = signs.next().and_then(result)?;
    Some(Line::Slice { key, only: signs.next().map(result).unwrap_or_default(), usual })
}

/// The men of both sides and their foremost ranks.
type Formation = [u8; 4];

/// How many ways there are to put White's men beside each way to put Black's, added up.
#[derive(Debug, Default)]
pub(super) struct Men {
    /// For each number of Black's men, from the first of their rank on: how many come before, and the number of the
    /// first way to put White's.
    before: HashMap<Formation, Vec<(u64, u64)>>,
}

impl Men {
    /// Reckons what slices need.
    pub(super) fn add<'a>(&mut self, slices: impl Iterator<Item = &'a Key>) {
        for key in slices {
            let formation = formation(*key);
            if key.black_men.max(key.white_men) <= 5 && key.black_rank.max(key.white_rank) < 7 {
                self.before.entry(formation).or_insert_with(|| before(formation));
            }
        }
    }

    /// The number of a position in its slice: black men, white men, black kings, white kings, the first one counting
    /// most.
    pub(super) fn number(&self, squares: Squares, key: Key) -> Option<u64> {
        let Squares { black_men, black_kings, white_men, white_kings } = squares;
        let men = black_men | white_men;
        let free = |taken: u32| u64::from(!taken);
        let first =
            if key.black_men == 0 { 0 } else { choices(4 * u32::from(key.black_rank), key.black_men) };
        let black = rank(black_men.into(), u64::MAX) - first;
        let (before, first) = *self.before.get(&formation(key))?.get(black as usize)?;
        let white = rank(white_men.reverse_bits().into(), free(black_men.reverse_bits()));
        let left = 32 - men.count_ones();
        let number = before + white.checked_sub(first)?;
        let number = number * choices(left, key.black_kings) + rank(black_kings.into(), free(men));
        let whites = choices(left - u32::from(key.black_kings), key.white_kings);
        Some(number * whites + rank(white_kings.into(), free(men | black_kings)))
    }
}

fn formation(key: Key) -> Formation {
    [key.black_men, key.black_rank, key.white_men, key.white_rank]
}

fn before([black, black_rank, white, white_rank]: Formation) -> Vec<(u64, u64)> {
    let squares = 4 * u32::from(black_rank);
    let mut all = 0;
    let mut before = Vec::new();
    // Every set of so many squares up to the foremost rank, in the order of their numbers.
    let mut men: u64 = (1 << black) - 1;
    while men < 1 << (squares + 4) {
        if black == 0 || men >> squares != 0 {
            // White's squares up to his foremost rank that are not taken, and those up to the rank before.
            let left = |ranks: u32| 4 * ranks - (men >> (32 - 4 * ranks)).count_ones();
            let (first, end) = match white {
                0 => (0, 1),
                _ => {
                    (choices(left(white_rank.into()), white), choices(left(u32::from(white_rank) + 1), white))
                }
            };
            before.push((all, first));
            all += end - first;
        }
        if black == 0 {
            break;
        }
        // The next larger number with as many bits.
        let lowest = men & men.wrapping_neg();
        let carried = men + lowest;
        men = carried | ((men ^ carried) / lowest) >> 2;
    }
    before
}

/// The value behind so many others.
pub(super) fn unpacked(bytes: &[u8], mut ahead: u64, usual: GameResult) -> Option<GameResult> {
    for byte in bytes {
        let run = byte.checked_sub(FIVES + 1).map(usize::from);
        let length = run.map_or(5, |run| RUNS[run]);
        if ahead < length {
            let value = |place: u64| usize::from(*byte) / 3usize.pow(4 - place as u32) % 3;
            return Some(run.map_or_else(|| RESULTS[value(ahead)], |_| usual));
        }
        ahead -= length;
    }
    None
}
