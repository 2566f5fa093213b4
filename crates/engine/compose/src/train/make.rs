//! Games of the engine against itself, and the exercises that are found in them.
//!
//! Both sides look a little ahead and now and then move by lot, so that mistakes are made as people make them. When few
//! pieces are left, some moves at random lead aside of the game as well; and endings are set up by lot, as tables have
//! them. Wherever White is to move and the engine sees one move that wins and no other that does, the prover is asked. What it proves in the time that it gets, with every other
//! first move refuted and every defence answered, is an exercise. A line ends where a second way wins too, or is in doubt:
//! up to there one move alone is right.

use std::collections::HashSet;
use std::time::Duration;

use damier_engine::{Engine, Limits, Options, StopFlag};
use damier_rules::{Color, Move, Position, Rulebook, Setup, Square, Tower, Variant};

use super::theme::{rating, themes};
use super::{MOST_LINES, Made};
use crate::check::{Means, Stage, examine};
use crate::solver::Verdict;
use crate::{Composition, Goal};

/// A game goes no further.
const LONGEST: usize = 160;

/// Positions that both sides look at for a move, and one move in so many is by lot.
const PLAY: (u64, usize) = (400, 7);

/// Positions that the engine looks at to see whether one move alone wins: at first, and where that looks promising.
const LOOK: [u64; 2] = [1_200, 12_000];

/// What promises something at the first look, in hundredths of a man.
const PROMISING: i32 = 120;

/// After each game so many endings are set up, each side with at most so many pieces.
const ENDINGS: (usize, usize) = (250, 4);

/// The shortest main line, in half-moves: two moves have to be found.
const SHORTEST: usize = 3;

/// No other move may promise more than this, in hundredths of a man.
const OTHERS: i32 = 250;

/// From each position of a game with few pieces so many walks lead aside, each of at most so many half-moves.
const ASIDE: (usize, usize) = (6, 6);

/// What exercises are wanted.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// What is played.
    pub variant: Variant,
    /// By which the games differ.
    pub seed: u64,
    /// Time for each proof.
    pub time: Duration,
    /// The most pieces, or towers, of a position: more of them are rarely decided in the time.
    pub pieces: usize,
    /// The most exercises from one game, so that they differ.
    pub from_one_game: usize,
}

impl Wanted {
    /// What is usually wanted of a game.
    pub fn usual(variant: Variant, seed: u64) -> Wanted {
        Wanted { variant, seed, time: Duration::from_millis(1500), pieces: 9, from_one_game: 4 }
    }
}

/// Plays and finds.
pub struct Maker {
    wanted: Wanted,
    player: Engine,
    judge: Engine,
    random: u64,
    /// Positions that were looked at: each is tried once.
    seen: HashSet<String>,
    counts: Counts,
}

/// What was done so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    pub games: usize,
    /// Positions that the engine looked at.
    pub looked: usize,
    /// Positions that the prover was asked about.
    pub asked: usize,
    pub found: usize,
}

impl Maker {
    /// Begins; positions that are known already are not tried again.
    pub fn new(wanted: Wanted, known: impl IntoIterator<Item = String>) -> Maker {
        let book = Rulebook::usual(wanted.variant);
        let engine = |hash| Engine::new(&book, &Options { hash, ..Options::default() });
        let random = wanted.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let (seen, counts) = (known.into_iter().collect(), Counts::default());
        Maker { player: engine(1 << 20), judge: engine(4 << 20), random, seen, counts, wanted }
    }

    /// What was done so far.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    fn below(&mut self, end: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random >> 33) as usize % end.max(1)
    }

    /// Plays a game, and tells of the exercises that were found in it.
    pub fn game(&mut self) -> Vec<Made> {
        let book = Rulebook::usual(self.wanted.variant);
        let mut position = Position::start(book.variant).with_tower_jumps(book.tower_jumps());
        let mut found = Vec::new();
        for _ in 0..LONGEST {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            if found.len() < self.wanted.from_one_game {
                found.extend(self.exercise(&position));
                found.extend(self.aside(&position));
            }
            let limits = Limits { nodes: Some(PLAY.0), ..Limits::default() };
            let best = self.player.search(&position, &[], &limits, &StopFlag::new(), &mut |_| {});
            let by_lot = self.below(PLAY.1) == 0;
            let chosen = best.first().filter(|_| !by_lot).and_then(|own| own.line.first().copied());
            let lot = self.below(moves.len());
            position = position.play_unchecked(&chosen.unwrap_or(moves[lot]));
        }
        self.counts.games += 1;
        for _ in 0..ENDINGS.0 {
            found.extend(self.ending().and_then(|position| self.exercise(&position)));
        }
        found
    }

    /// An ending set up by lot, if it can be: kings anywhere, men not on their last row.
    fn ending(&mut self) -> Option<Position> {
        let board = self.wanted.variant.board();
        let mut free: Vec<Square> = board.squares().collect();
        let mut placed = Vec::new();
        for color in Color::ALL {
            let count = 1 + self.below(ENDINGS.1);
            for _ in 0..count {
                let square = free.swap_remove(self.below(free.len()));
                let is_king = self.below(3) == 0 || board.last_row(color).contains(square);
                placed.push((square, if is_king { Tower::king(color) } else { Tower::man(color) }));
            }
        }
        let setup = Setup { variant: self.wanted.variant, to_move: Color::White, placed };
        Position::new(&setup).ok()
    }

    /// An exercise some moves aside of a position with few pieces.
    fn aside(&mut self, from: &Position) -> Option<Made> {
        if from.setup().placed.len() > self.wanted.pieces {
            return None;
        }
        for _ in 0..ASIDE.0 {
            let mut position = *from;
            let steps = 1 + self.below(ASIDE.1);
            for _ in 0..steps {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position = position.play_unchecked(&moves[self.below(moves.len())]);
            }
            if let Some(made) = self.exercise(&position) {
                return Some(made);
            }
        }
        None
    }

    /// The exercise that a position is, if it is one.
    fn exercise(&mut self, position: &Position) -> Option<Made> {
        let setup = position.setup();
        let fits = position.to_move() == Color::White
            && setup.placed.len() <= self.wanted.pieces
            && position.legal_moves().len() > 2;
        if !fits || !self.seen.insert(damier_pdn::write_fen(&setup)) || !self.one_move_wins(position) {
            return None;
        }
        self.counts.asked += 1;
        let work = Composition::new(setup, Goal::Win);
        let means = Means { time: self.wanted.time, memory: 64 << 20, tables: None, stop: None };
        let examined = examine(&work, &means, &mut |_| {}).ok()?;
        let [stage] = examined.stages.as_slice() else { return None };
        let decided = stage.first_moves.iter().all(|own| own.verdict != Verdict::NotDecided);
        let proved = stage.verdict == Verdict::Proven && stage.keys().count() == 1 && decided;
        if !proved || !stage.complete || !stage.failures.is_empty() || !stage.open.is_empty() {
            return None;
        }
        let asked = stage.asked(Color::White, MOST_LINES + 1);
        // More defences than are kept could not all be answered.
        if asked.len() > MOST_LINES {
            return None;
        }
        let mut lines = asked.into_iter().map(|(moves, from)| (&moves[..sure(stage, moves)], from));
        let main = lines.next().filter(|(moves, _)| moves.len() >= SHORTEST)?;
        let others = lines.filter(|(moves, from)| moves.len() > *from);
        let asked: Vec<(&[Move], usize)> = std::iter::once(main).chain(others).collect();
        self.counts.found += 1;
        Some(Made::new(&stage.start, rating(&stage.start, &asked), themes(&stage.start, main.0), &asked))
    }

    /// Whether the engine sees a win by one move, and none by any other.
    fn one_move_wins(&mut self, position: &Position) -> bool {
        self.counts.looked += 1;
        let mut look = |nodes| {
            let limits = Limits { nodes: Some(nodes), lines: 2, ..Limits::default() };
            let found = self.judge.search(position, &[], &limits, &StopFlag::new(), &mut |_| {});
            Some((found.first()?.score, found.get(1)?.score))
        };
        let [short, long] = LOOK;
        let promising = look(short).is_some_and(|(best, next)| best.0 > PROMISING && !next.is_win());
        promising && look(long).is_some_and(|(best, next)| best.is_win() && next.0 < OTHERS)
    }
}

/// How many half-moves of a line are sure: up to where a second way reaches the goal too, or is in doubt.
fn sure(stage: &Stage, line: &[Move]) -> usize {
    let second = stage.inaccuracies.iter().map(|own| &own.before);
    let doubtful = stage.doubtful.iter().map(|(before, _)| before);
    let on_the_way = second.chain(doubtful).filter(|before| line.starts_with(before)).map(Vec::len);
    on_the_way.min().unwrap_or(line.len()).min(line.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_won_by_one_move_alone_is_no_exercise() {
        let mut maker = Maker::new(Wanted::usual(Variant::Russian, 1), []);
        let position = |fen| {
            let setup = damier_pdn::read_fen(Variant::Russian, fen).expect("a position").setup;
            Position::new(&setup).expect("legal")
        };
        // Two kings win by several ways; the start by none.
        assert_eq!(maker.exercise(&position("W:WKa1,Kb2:Bh8")), None);
        assert_eq!(maker.exercise(&Position::start(Variant::Russian)), None);
        let made = maker.exercise(&position("W:Wb4,Kd8:Bg3"));
        assert_eq!(made.map(|own| own.lines[0].1[0].clone()).as_deref(), Some("d8-b6"));
        // Each position is tried once.
        assert_eq!(maker.exercise(&position("W:Wb4,Kd8:Bg3")), None);
    }
}
