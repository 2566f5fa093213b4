//! Which games a file holds that do not say it, judged by all of them together.

use std::io::{self, Read};

use damier_rules::Variant;

use super::{Checker, ReplayOptions};
use crate::PdnReader;

/// So many games are looked at.
const ENOUGH: usize = 1_000;

/// Games whose squares are numbers up to 32, the likeliest first; of equals the first is taken.
const BY_NUMBERS: [Variant; 4] = [Variant::English, Variant::Italian, Variant::Pool, Variant::Portuguese];

/// Games whose squares have letters.
const BY_LETTERS: [Variant; 3] = [Variant::Russian, Variant::Brazilian, Variant::Czech];

/// What games without a GameType are, by the variant in which most of those at the beginning of the file can be played
/// to their end. The file is opened again for each variant that comes into question.
///
/// ```
/// use damier_pdn::{ReplayOptions, judge};
/// use damier_rules::Variant;
///
/// // 11-14 is a move on the Italian board only.
/// let text = "1. 22-18 11-14 2. 18x11 7x14 *";
/// let found = judge(ReplayOptions::default(), || Ok(text.as_bytes()))?;
/// assert_eq!(found.numeric, Variant::Italian);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn judge<R: Read>(
    options: ReplayOptions,
    mut open: impl FnMut() -> io::Result<R>,
) -> io::Result<ReplayOptions> {
    if options.variant.is_some() {
        return Ok(options);
    }
    let mut best = Tally::of(options, open()?)?;
    let mut judged = options;
    for at in 0..BY_NUMBERS.len().max(BY_LETTERS.len()) {
        let numeric = BY_NUMBERS.get(at).copied().unwrap_or(options.numeric);
        let algebraic = BY_LETTERS.get(at).copied().unwrap_or(options.algebraic);
        let tried = ReplayOptions { numeric, algebraic, ..options };
        if best.is_whole() || tried == options {
            continue;
        }
        let tally = Tally::of(tried, open()?)?;
        if tally.numeric.legal > best.numeric.legal {
            (best.numeric, judged.numeric) = (tally.numeric, numeric);
        }
        if tally.algebraic.legal > best.algebraic.legal {
            (best.algebraic, judged.algebraic) = (tally.algebraic, algebraic);
        }
    }
    Ok(judged)
}

/// Games of one kind: how many there are, and how many can be played to their end.
#[derive(Debug, Clone, Copy, Default)]
struct Count {
    games: usize,
    legal: usize,
}

/// The games that do not say what they are.
#[derive(Debug, Clone, Copy)]
struct Tally {
    numeric: Count,
    algebraic: Count,
}

impl Tally {
    fn of<R: Read>(options: ReplayOptions, input: R) -> io::Result<Tally> {
        let mut tally = Tally { numeric: Count::default(), algebraic: Count::default() };
        let (mut reader, mut checker) = (PdnReader::new(input), Checker::new(options));
        for _ in 0..ENOUGH {
            let Some(game) = checker.check_next(&mut reader)? else { break };
            let count = match game.variant.filter(|_| game.is_guessed && game.moves > 0) {
                Some(variant) if variant == options.numeric => &mut tally.numeric,
                Some(variant) if variant == options.algebraic => &mut tally.algebraic,
                _ => continue,
            };
            count.games += 1;
            count.legal += usize::from(game.is_legal());
        }
        Ok(tally)
    }

    /// Whether every game can be played.
    const fn is_whole(self) -> bool {
        self.numeric.legal == self.numeric.games && self.algebraic.legal == self.algebraic.games
    }
}
