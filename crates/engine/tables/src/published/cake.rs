//! The form of Cake: slices for each side to move, with the stronger side as Black.

use damier_rules::Color;

use super::lines::{Line, place, result};
use super::squares::{Key, Squares};
use crate::choice::{choices, rank};
use crate::outcome::GameResult;

/// Lengths of runs that a byte can stand for.
const RUNS: [u64; 58] = [
    5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    32, 36, 40, 44, 48, 52, 56, 60, 70, 80, 90, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1000, 1200,
    1400, 1600, 2000, 2400, 3200, 4000, 5000, 7500, 10000,
];

/// Bytes below this hold four values.
const FOURS: u8 = 81;

/// The results by their numbers.
const RESULTS: [GameResult; 3] = [GameResult::Win, GameResult::Loss, GameResult::Draw];

/// A line of an index: `BASE2,1,1,0,5,6,b:10/414`, `BASE1,0,1,0,6,6,b:=`, or the first number of a block.
pub(super) fn slice(line: &str) -> Option<Line> {
    let Some(heading) = line.trim_start().strip_prefix("BASE") else {
        return line.trim().parse().ok().map(Line::Block);
    };
    let (name, rest) = heading.split_once(':')?;
    let mut words = name.split(',');
    let mut number = || words.next()?.trim().parse::<u8>().ok().filter(|number| *number < 16);
    let (black_men, black_kings, white_men, white_kings) = (number()?, number()?, number()?, number()?);
    let (black_rank, white_rank) = (number()?, number()?);
    let black_to_move = match words.next()?.trim() {
        "b" => true,
        "w" => false,
        _ => return None,
    };
    let key = Key { black_men, black_kings, white_men, white_kings, black_rank, white_rank, black_to_move };
    if let Some(only) = rest.trim().chars().next().and_then(result) {
        return Some(Line::Slice { key, only: Some(only), usual: only });
    }
    let (block, byte) = place(rest.trim())?;
    Some(Line::SliceAt { key, block, byte })
}

/// The position as it is looked up: with more pieces, more kings, men further ahead, or the move for Black.
pub(super) fn turned(squares: Squares, to_move: Color) -> (Squares, Color) {
    let key = squares.key(true);
    let white = (key.white_men + key.white_kings, key.white_kings, key.white_rank, to_move == Color::White);
    let black = (key.black_men + key.black_kings, key.black_kings, key.black_rank, false);
    if white > black { (squares.turned(), !to_move) } else { (squares, to_move) }
}

/// The number of a position in its slice: black men, white men, black kings, white kings, the last one counting most.
pub(super) fn number(squares: Squares, key: Key) -> u64 {
    let Squares { black_men, black_kings, white_men, white_kings } = squares;
    let men = black_men | white_men;
    let free = |taken: u32| u64::from(!taken);
    let below = |ranks: u8, count: u8| choices(4 * u32::from(ranks), count);
    let of_men =
        |rank: u8, count: u8| if count == 0 { 1 } else { below(rank + 1, count) - below(rank, count) };
    let first = |rank: u8, count: u8| if count == 0 { 0 } else { below(rank, count) };
    let black_kings_there = choices(32 - men.count_ones(), key.black_kings);
    let number = rank(white_kings.into(), free(men | black_kings));
    let number = number * black_kings_there + rank(black_kings.into(), free(men));
    let white = rank(white_men.reverse_bits().into(), u64::MAX) - first(key.white_rank, key.white_men);
    let number = number * of_men(key.white_rank, key.white_men) + white;
    let black = rank(black_men.into(), u64::MAX) - first(key.black_rank, key.black_men);
    number * of_men(key.black_rank, key.black_men) + black
}

/// The value behind so many others.
pub(super) fn unpacked(bytes: &[u8], mut ahead: u64) -> Option<GameResult> {
    for byte in bytes {
        let run = byte.checked_sub(FOURS).map(usize::from);
        let length = run.map_or(4, |run| RUNS[run % RUNS.len()]);
        if ahead < length {
            let value =
                run.map_or_else(|| usize::from(*byte) / 3usize.pow(ahead as u32) % 3, |run| run / RUNS.len());
            return RESULTS.get(value).copied();
        }
        ahead -= length;
    }
    None
}
