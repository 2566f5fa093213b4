//! A stream of positions for tests: games of chance from the start and from random set-ups.

use damier_rules::{Position, Setup, TowerJumps, Variant};

use crate::Random;
use crate::placement::place;

/// Positions of one variant, the same ones for the same seed.
#[derive(Debug)]
pub struct Sampler {
    variant: Variant,
    random: Random,
    line: Option<Line>,
}

/// A game of chance under way.
#[derive(Debug)]
struct Line {
    setting: TowerJumps,
    position: Position,
    plies_left: usize,
}

impl Sampler {
    /// A stream for this variant and seed.
    pub fn new(variant: Variant, seed: u64) -> Sampler {
        Sampler { variant, random: Random::new(seed), line: None }
    }

    fn new_line(&mut self) -> Line {
        let setting = match self.variant.has_towers() {
            true => self.random.pick(&[TowerJumps::NoReversal, TowerJumps::Once, TowerJumps::Any]),
            false => TowerJumps::default(),
        };
        let (position, plies_left) = if self.random.chance(4) {
            (Position::start(self.variant), 150)
        } else {
            (self.placed(), self.random.below(8))
        };
        Line { setting, position: position.with_tower_jumps(setting), plies_left }
    }

    /// Tries until the set-up has no fault (an empty board is one).
    fn placed(&mut self) -> Position {
        loop {
            if let Ok(position) = Position::new(&place(self.variant, &mut self.random)) {
                return position;
            }
        }
    }

    /// The game one move further, unless it is over.
    fn go_on(&mut self, line: &Line) -> Option<Line> {
        let moves = line.position.legal_moves();
        if line.plies_left == 0 || moves.is_empty() {
            return None;
        }
        let position = line.position.play_unchecked(&moves[self.random.below(moves.len())]);
        Some(Line { setting: line.setting, position, plies_left: line.plies_left - 1 })
    }
}

impl Iterator for Sampler {
    type Item = (Setup, TowerJumps);

    fn next(&mut self) -> Option<(Setup, TowerJumps)> {
        let under_way = self.line.take().and_then(|line| self.go_on(&line));
        let line = under_way.unwrap_or_else(|| self.new_line());
        let sample = (line.position.setup(), line.setting);
        self.line = Some(line);
        Some(sample)
    }
}
