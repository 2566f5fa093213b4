//! Games of the engine against itself, from random openings.

use damier_engine::{Engine, Evaluation, Limits, Options, StopFlag};
use damier_rules::{Color, Move, Position, Rulebook};

use crate::record;

/// After so many half-moves a game is a draw.
const LONGEST: usize = 250;

/// A score beyond this, for so many half-moves in a row, decides a game.
const DECIDED: (i32, usize) = (800, 6);

/// An opening in which one side is better by more is not played: the result would say nothing new.
const FAIR: i32 = 150;

/// One move in so many is another than the best, if it is no worse than by so many hundredths of a man: a game
/// whose result is to be learnt must not be decided by chance.
const OTHER_MOVES: (usize, i32) = (16, 30);

/// From one position in so many some moves at random lead aside, to what a search meets and good play does not.
const ASIDE: usize = 2;

/// The most moves aside, and the most captures after them until nobody captures.
const STEPS_ASIDE: (usize, usize) = (3, 4);

/// A quiet position with what was found about it.
pub(crate) struct Seen {
    position: Position,
    /// In hundredths of a man for the side to move.
    pub(crate) score: i32,
    /// How the game ended for the side to move, in half points; nothing where the game did not go through it.
    pub(crate) result: Option<u8>,
}

/// The records of what was seen.
pub(crate) fn records(seen: &[Seen]) -> Vec<u8> {
    let mut out = Vec::with_capacity(seen.len() * record::LENGTH);
    for own in seen {
        record::write(&own.position, own.score, own.result, &mut out);
    }
    out
}

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

    /// An opening of random moves that leaves both sides their chances.
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
            if self.judge(&position).is_some_and(|(score, _)| score.abs() <= FAIR) {
                return position;
            }
        }
    }

    /// What a search says of a position that stands by itself, and its best move; nothing if there is no move.
    fn judge(&mut self, position: &Position) -> Option<(i32, Move)> {
        let reports = self.engine.search(position, &[], &self.limits, &StopFlag::new(), &mut |_| {});
        reports.first().map(|best| (best.score.0, best.line[0]))
    }

    /// A quiet position some moves aside of another, if they lead to one, with its score.
    fn aside(&mut self, from: &Position) -> Option<Seen> {
        let mut position = *from;
        let most = 1 + self.below(STEPS_ASIDE.0);
        for step in 0..most + STEPS_ASIDE.1 {
            let moves = position.legal_moves();
            if moves.is_empty() || (step >= most && !position.must_capture()) {
                break;
            }
            position = position.play_unchecked(&moves[self.below(moves.len())]);
        }
        if position.must_capture() {
            return None;
        }
        let (score, _) = self.judge(&position)?;
        Some(Seen { position, score, result: None })
    }

    /// The move to play where the search likes one best: now and then another that is nearly as good.
    fn choose(&mut self, position: &Position, score: i32, best: Move) -> Move {
        if self.below(OTHER_MOVES.0) != 0 {
            return best;
        }
        let moves = position.legal_moves();
        let other = moves[self.below(moves.len())];
        match self.judge(&position.play_unchecked(&other)) {
            Some((reply, _)) if -reply >= score - OTHER_MOVES.1 => other,
            _ => best,
        }
    }

    /// Plays a game; its quiet positions.
    pub(crate) fn game(&mut self) -> Vec<Seen> {
        let start = self.opening();
        let mut position = start;
        let mut played: Vec<Move> = Vec::new();
        let mut stood = vec![start];
        let mut seen: Vec<Seen> = Vec::new();
        let mut clear = 0;
        // The result for White, in half points.
        let mut result = 1;
        while played.len() < LONGEST {
            let reports = self.engine.search(&start, &played, &self.limits, &StopFlag::new(), &mut |_| {});
            let Some(best) = reports.first() else {
                result = if position.to_move() == Color::White { 0 } else { 2 };
                break;
            };
            let (score, best_move) = (best.score.0, best.line[0]);
            if !position.must_capture() {
                // Known when the game is over.
                seen.push(Seen { position, score, result: Some(0) });
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
            if self.below(ASIDE) == 0 {
                seen.extend(self.aside(&position));
            }
            let chosen = self.choose(&position, score, best_move);
            position = position.play_unchecked(&chosen);
            played.push(chosen);
            stood.push(position);
        }
        for own in &mut seen {
            let for_side = if own.position.to_move() == Color::White { result } else { 2 - result };
            own.result = own.result.map(|_| for_side);
        }
        seen
    }
}
