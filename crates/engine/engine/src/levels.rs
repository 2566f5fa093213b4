//! Levels of play from a beginner's to full strength.
//!
//! A weaker player looks less far ahead and is less sure which of several good moves is the best. So a level
//! limits the search and then chooses by lot among the best few moves, those close to the best more often.
//! Close is told by expected points, and a little by what is on the board, so that nobody throws his men away
//! because he is winning or losing anyway. A beginner may give away a man; from the middle levels on nobody does
//! who sees it, and a capture is always seen.
//!
//! | level | half-moves ahead | positions | moves to choose from | gives away at most |
//! | --- | --- | --- | --- | --- |
//! | 1 | 1 | 300 | 8 | 0.35 of a point |
//! | 2 | 2 | 800 | 6 | 0.25 |
//! | 3 | 3 | 2,000 | 5 | 0.16 |
//! | 4 | 5 | 6,000 | 5 | 0.10 |
//! | 5 | 7 | 15,000 | 4 | 0.07 |
//! | 6 | 9 | 40,000 | 4 | 0.05 |
//! | 7 | 11 | 100,000 | 3 | 0.03 |
//! | 8 | 15 | 300,000 | 2 | 0.015 |
//! | 9 | any | 1,000,000 | 1 | nothing |
//! | 10 | any | any | 1 | nothing |
//!
//! ```
//! use damier_engine::{Engine, Level, Options, StopFlag};
//! use damier_rules::{Position, Rulebook, Variant};
//!
//! let level = Level::new(3)?;
//! let start = Position::start(Variant::Russian);
//! let mut engine = Engine::new(&Rulebook::usual(Variant::Russian), &Options { hash: 1 << 20, ..Options::default() });
//! let found = engine.search(&start, &[], &level.limits(), &StopFlag::new(), &mut |_| {});
//! let chosen = level.choose(&found, 0x5eed).expect("there are moves");
//! assert!(start.play(&chosen.line[0]).is_ok());
//! # Ok::<(), damier_engine::NoSuchLevel>(())
//! ```

use crate::judgement::loss;
use crate::limits::{Limits, Report};
use crate::score::Score;

/// A level of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// A number that is no level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("levels go from 1 (a beginner) to 10 (full strength), so {0} is none")]
pub struct NoSuchLevel(pub u8);

/// What makes a level.
struct Strength {
    depth: Option<u32>,
    nodes: Option<u64>,
    lines: usize,
    /// The expected points it may give away of what it sees.
    margin: f64,
}

const STRENGTHS: [Strength; 10] = [
    strength(1, 300, 8, 0.35),
    strength(2, 800, 6, 0.25),
    strength(3, 2_000, 5, 0.16),
    strength(5, 6_000, 5, 0.10),
    strength(7, 15_000, 4, 0.07),
    strength(9, 40_000, 4, 0.05),
    strength(11, 100_000, 3, 0.03),
    strength(15, 300_000, 2, 0.015),
    Strength { depth: None, nodes: Some(1_000_000), lines: 1, margin: 0.0 },
    Strength { depth: None, nodes: None, lines: 1, margin: 0.0 },
];

const fn strength(depth: u32, nodes: u64, lines: usize, margin: f64) -> Strength {
    Strength { depth: Some(depth), nodes: Some(nodes), lines, margin }
}

/// The temperature of the lot as a part of the margin: what costs the whole margin is chosen about a seventh as
/// often as the best move.
const TEMPERATURE: f64 = 0.5;

impl Level {
    /// The weakest level, for somebody who has just learnt the moves.
    pub const BEGINNER: Level = Level(1);

    /// All that the engine can do.
    pub const FULL: Level = Level(STRENGTHS.len() as u8);

    /// The level of this number, from 1 to 10.
    pub const fn new(number: u8) -> Result<Level, NoSuchLevel> {
        if number >= Level::BEGINNER.0 && number <= Level::FULL.0 {
            Ok(Level(number))
        } else {
            Err(NoSuchLevel(number))
        }
    }

    /// The number that people choose a level by, from 1 upwards.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How far the level looks and how many moves it compares. At full strength nothing is limited; the caller
    /// says how long to think.
    pub fn limits(self) -> Limits {
        let own = self.strength();
        Limits { depth: own.depth, nodes: own.nodes, lines: own.lines, ..Limits::default() }
    }

    /// Chooses one of the moves that a search found, the best first, by a lot: any number, each as likely as
    /// any other. Nothing is chosen where nothing was found.
    pub fn choose(self, found: &[Report], lot: u64) -> Option<&Report> {
        let best = found.first()?;
        let margin = self.strength().margin;
        let weighed: Vec<(&Report, f64)> = found
            .iter()
            .filter_map(|own| {
                let cost = cost(best.score, own.score);
                (cost <= margin).then(|| (own, weight(cost, margin)))
            })
            .collect();
        let total: f64 = weighed.iter().map(|(_, weight)| weight).sum();
        // The upper 53 bits of the lot as a number from 0 to 1.
        let mut left = (lot >> 11) as f64 / (1u64 << 53) as f64 * total;
        for (own, weight) in weighed {
            if left < weight {
                return Some(own);
            }
            left -= weight;
        }
        Some(best)
    }

    const fn strength(self) -> &'static Strength {
        &STRENGTHS[self.0 as usize - 1]
    }
}

/// A man costs this much of a point whatever the position.
const MAN: f64 = 0.10;

/// A half-move by which a win comes later, or a loss sooner, costs this much of a point.
const HALF_MOVE: f64 = 0.01;

/// What a move costs that has one score where another could be had.
fn cost(best: Score, played: Score) -> f64 {
    let worse = f64::from((best.0 - played.0).max(0));
    let tie = match (best.decided_in(), played.decided_in()) {
        (Some(_), Some(_)) => worse * HALF_MOVE,
        (None, None) => worse / 100.0 * MAN,
        _ => MAN,
    };
    loss(best, played) + tie
}

/// How often a move is chosen, by its cost.
fn weight(cost: f64, margin: f64) -> f64 {
    if margin > 0.0 { (-cost / (margin * TEMPERATURE)).exp() } else { 1.0 }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn found(scores: &[Score]) -> Vec<Report> {
        let report = |(rank, score): (usize, &Score)| Report {
            depth: 5,
            rank: rank + 1,
            score: *score,
            line: Vec::new(),
            nodes: 1,
            time: Duration::ZERO,
            hash: 0,
            table_hits: 0,
        };
        scores.iter().enumerate().map(report).collect()
    }

    /// How often each move is chosen by a thousand lots spread evenly.
    fn chosen(level: u8, scores: &[Score]) -> Vec<usize> {
        let found = found(scores);
        let mut counts = vec![0; scores.len()];
        for lot in 0..1000 {
            let lot = u64::MAX / 1000 * lot;
            let own = Level::new(level).and_then(|own| own.choose(&found, lot).ok_or(NoSuchLevel(0)));
            counts[own.expect("a move").rank - 1] += 1;
        }
        counts
    }

    #[test]
    fn levels_go_from_one_to_ten() {
        assert_eq!(Level::new(0), Err(NoSuchLevel(0)));
        assert_eq!(Level::new(11), Err(NoSuchLevel(11)));
        assert_eq!(Level::new(10), Ok(Level::FULL));
        let told = "levels go from 1 (a beginner) to 10 (full strength), so 11 is none";
        assert_eq!(NoSuchLevel(11).to_string(), told);
    }

    #[test]
    fn every_level_sees_at_least_as_much_as_the_one_below_and_gives_away_less() {
        let or_all = |limit: Option<u64>| limit.unwrap_or(u64::MAX);
        for pair in STRENGTHS.windows(2) {
            assert!(or_all(pair[0].depth.map(u64::from)) <= or_all(pair[1].depth.map(u64::from)));
            assert!(or_all(pair[0].nodes) < or_all(pair[1].nodes));
            assert!(pair[0].margin >= pair[1].margin && pair[0].lines >= pair[1].lines);
        }
    }

    #[test]
    fn better_moves_are_chosen_more_often_and_bad_ones_never() {
        let scores = [Score(30), Score(20), Score(0), Score(-150), Score::loss_in(4)];
        for level in 1..=10 {
            let counts = chosen(level, &scores);
            assert!(counts.is_sorted_by(|a, b| a >= b), "level {level}: {counts:?}");
            assert_eq!(counts[3..], [0, 0], "level {level}");
            assert!(level < 9 || counts[0] == 1000, "level {level}: {counts:?}");
        }
        let beginner = chosen(1, &scores);
        assert!(beginner[2] > 150, "{beginner:?}");
    }

    #[test]
    fn equal_moves_are_equally_likely() {
        let counts = chosen(5, &[Score(10); 4]);
        assert!(counts.iter().all(|count| (240..=260).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_middle_level_never_gives_a_man_away() {
        for level in 4..=10 {
            for best in [-900, -300, 0, 40, 300, 900].map(Score) {
                let man_less = Score(best.0 - 100);
                assert_eq!(chosen(level, &[best, man_less])[1], 0, "level {level}: {best}");
            }
        }
    }

    #[test]
    fn a_lost_game_is_not_thrown_away_and_a_won_one_is_won() {
        assert_eq!(chosen(5, &[Score::loss_in(20), Score::loss_in(4)])[1], 0);
        assert_eq!(chosen(5, &[Score::win_in(5), Score::win_in(25), Score(900)]), [1000, 0, 0]);
        let counts = chosen(5, &[Score::loss_in(20), Score::loss_in(18)]);
        assert!(counts[1] > 200, "{counts:?}");
    }

    #[test]
    fn where_nothing_was_found_nothing_is_chosen() {
        assert_eq!(Level::FULL.choose(&[], 7), None);
        assert_eq!(Level::FULL.choose(&found(&[Score(0)]), u64::MAX).map(|own| own.rank), Some(1));
    }
}
