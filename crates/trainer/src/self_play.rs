//! Games of the engine against itself, from random openings.

use damier_engine::{Engine, Evaluation, Limits, Options, Stop};
use damier_rules::{Color, Move, Position, Rulebook};

use crate::record;

/// After so many half-moves a game is a draw.
const LONGEST: usize = 250;

/// A score beyond this, for so many half-moves in a row, decides a game.
const DECIDED: (i32, usize) = (800, 6);

/// A player that plays both sides.
pub(crate) struct Player<'a> {
    book: &'a Rulebook,
    engine: Engine,
    limits: Limits,
    random: u64,
}

impl<'a> Player<'a> {
    pub(crate) fn new(book: &'a Rulebook, evaluation: &Evaluation, nodes: u64, seed: u64) -> Player<'a> {
        let options = Options { hash: 1 << 20, evaluation: evaluation.clone(), ..Options::default() };
        Player {
            book,
            engine: Engine::new(book, &options),
            limits: Limits { nodes: Some(nodes), ..Limits::default() },
            random: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
        }
    }

    fn below(&mut self, end: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random >> 33) as usize % end
    }

    /// An opening of random moves after which somebody can still move.
    fn opening(&mut self) -> Position {
        loop {
            let mut position = Position::start(self.book.variant).with_tower_jumps(self.book.tower_jumps());
            let plies = 4 + self.below(9);
            for _ in 0..plies {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position = position.play_unchecked(&moves[self.below(moves.len())]);
            }
            if position.has_legal_move() {
                return position;
            }
        }
    }

    /// Plays a game; the records of its quiet positions.
    pub(crate) fn game(&mut self) -> Vec<u8> {
        let start = self.opening();
        let mut position = start;
        let mut played: Vec<Move> = Vec::new();
        let mut stood = vec![start];
        let mut seen: Vec<(Position, i32)> = Vec::new();
        let mut clear = 0;
        // The result for White, in half points.
        let mut result = 1;
        while played.len() < LONGEST {
            let reports = self.engine.search(&start, &played, &self.limits, &Stop::new(), &mut |_| {});
            let Some(best) = reports.first() else {
                result = if position.to_move() == Color::White { 0 } else { 2 };
                break;
            };
            let score = best.score.0;
            if !position.must_capture() {
                seen.push((position, score));
            }
            clear = if score.abs() >= DECIDED.0 { clear + 1 } else { 0 };
            if clear >= DECIDED.1 || best.score.decided_in().is_some() {
                result = if (score > 0) == (position.to_move() == Color::White) { 2 } else { 0 };
                break;
            }
            // Somebody stands where they stood twice before.
            if stood.iter().filter(|own| **own == position).count() >= 3 {
                break;
            }
            // Now and then a move at random leads to positions that good play does not meet.
            let chosen = if self.below(40) == 0 {
                let moves = position.legal_moves();
                moves[self.below(moves.len())]
            } else {
                best.line[0]
            };
            position = position.play_unchecked(&chosen);
            played.push(chosen);
            stood.push(position);
        }
        let mut out = Vec::with_capacity(seen.len() * record::LENGTH);
        for (position, score) in &seen {
            let own = if position.to_move() == Color::White { result } else { 2 - result };
            record::write(position, *score, own, &mut out);
        }
        out
    }
}
