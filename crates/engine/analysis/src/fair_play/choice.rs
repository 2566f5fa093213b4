//! One move among those that could have been made.

use damier_engine::{Engine, Limits, Report, Score, StopFlag, expected_points, loss};
use damier_rules::{Color, Move, Position};
use serde::Serialize;

/// So many of the best moves are told apart; the others are worse.
const LINES: usize = 12;

/// Moves are nearly as good if they give away less than this of a point.
pub(super) const NEAR: f64 = 0.02;

/// A move among those that could have been made.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Choice {
    /// Who made it.
    #[serde(serialize_with = "color_text")]
    pub side: Color,
    /// How many legal moves there were.
    pub legal: usize,
    /// How many of them were as good as the best, or nearly; the best counts.
    pub near: usize,
    /// The expected points that the move gave away.
    pub loss: f64,
}

fn color_text<S: serde::Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(color)
}

impl Choice {
    /// Whether it was the only legal move.
    pub fn is_forced(&self) -> bool {
        self.legal <= 1
    }

    /// Whether it is one of those that the engine finds as good as any, or nearly.
    pub fn agrees(&self) -> bool {
        self.loss < NEAR
    }

    /// What it takes to find one of the good moves by chance, in bits: none for a forced move or where all are good.
    pub fn weight(&self) -> f64 {
        (self.legal.max(1) as f64 / self.near.clamp(1, self.legal.max(1)) as f64).log2()
    }

    /// How likely somebody who chooses blindly agrees.
    pub(super) fn by_chance(&self) -> f64 {
        self.near as f64 / self.legal.max(1) as f64
    }
}

/// Looks at a move that was made after others from a start; none if it could not be searched, or the search was
/// stopped.
pub fn choose(
    engine: &mut Engine,
    limits: &Limits,
    start: &Position,
    before: &[Move],
    mv: &Move,
    stop: &StopFlag,
) -> Option<Choice> {
    let position = before.iter().fold(*start, |position, mv| position.play_unchecked(mv));
    let (side, legal) = (position.to_move(), position.legal_moves().len());
    if legal <= 1 {
        return Some(Choice { side, legal, near: 1, loss: 0.0 });
    }
    let limits = Limits { lines: legal.min(LINES), ..limits.clone() };
    let found = engine.search(start, before, &limits, stop, &mut |_| {});
    let best = found.first()?.score;
    let near = found.iter().filter(|own| loss(best, own.score) < NEAR).count().max(1);
    let after = position.play_unchecked(mv);
    let same = |own: &&Report| own.line.first().is_some_and(|mv| position.play_unchecked(mv) == after);
    let played = match found.iter().find(same) {
        Some(own) => own.score,
        None => worth(engine, &limits, start, before, mv, stop)?,
    };
    if stop.is_stopped() {
        return None;
    }
    // What was searched by itself may be seen as better than what was best among many.
    Some(Choice { side, legal, near, loss: (expected_points(best) - expected_points(played)).max(0.0) })
}

/// What a move was worth to the player who made it, by what the opponent can do after it.
fn worth(
    engine: &mut Engine,
    limits: &Limits,
    start: &Position,
    before: &[Move],
    mv: &Move,
    stop: &StopFlag,
) -> Option<Score> {
    let moves: Vec<Move> = before.iter().chain([mv]).copied().collect();
    let limits = Limits { lines: 1, ..limits.clone() };
    let reply = engine.search(start, &moves, &limits, stop, &mut |_| {});
    Some(reply.first().map_or(Score::win_in(1), |own| -own.score))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(legal: usize, near: usize) -> Choice {
        Choice { side: Color::White, legal, near, loss: 0.0 }
    }

    #[test]
    fn what_anybody_finds_weighs_nothing() {
        assert!(choice(1, 1).weight().abs() < 1e-9, "forced");
        assert!(choice(8, 8).weight().abs() < 1e-9, "all are good");
        assert!((choice(16, 1).weight() - 4.0).abs() < 1e-9, "one of sixteen");
        assert!((choice(8, 2).weight() - 2.0).abs() < 1e-9, "two of eight");
        assert!(choice(0, 0).weight().abs() < 1e-9, "nothing at all");
    }
}
