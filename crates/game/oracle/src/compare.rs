//! Whether the fast generator and the obvious one agree on a position, in everything they can be asked.

use std::fmt;

use damier_rules::{Identity, Move, Position, Rank, Setup, Square, SquareSet, TowerJumps, perft};

use crate::{Listing, MoveEffect, show};

/// A position on which the generators differ.
#[derive(Debug, Clone)]
pub struct Disagreement {
    pub setup: Setup,
    /// The reading of repeated jumps it was played with.
    pub setting: TowerJumps,
    /// Every difference found.
    pub faults: Vec<String>,
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {} ({:?})", self.setup.variant, show(&self.setup), self.setting)?;
        self.faults.iter().try_for_each(|fault| writeln!(f, "  {fault}"))
    }
}

/// Compares both generators on a set-up. When they agree, gives their moves.
pub fn compare(setup: &Setup, setting: TowerJumps) -> Result<Vec<Move>, Box<Disagreement>> {
    let mut faults = Vec::new();
    let moves = match Position::new(setup) {
        Ok(position) => {
            let position = position.with_tower_jumps(setting);
            let comparison = Comparison { position, setting, oracle: Listing::of(setup, setting) };
            comparison.run(setup, &mut faults)
        }
        Err(reasons) => {
            faults.extend(reasons.iter().map(ToString::to_string));
            Vec::new()
        }
    };
    if faults.is_empty() {
        Ok(moves)
    } else {
        Err(Box::new(Disagreement { setup: setup.clone(), setting, faults }))
    }
}

struct Comparison {
    position: Position,
    setting: TowerJumps,
    oracle: Listing,
}

impl Comparison {
    fn run(&self, setup: &Setup, faults: &mut Vec<String>) -> Vec<Move> {
        let moves = self.position.legal_moves();
        self.check_board(setup, faults);
        self.check_lists(&moves, faults);
        self.check_counts(&moves, faults);
        for mv in &moves {
            self.check_move(mv, faults);
            self.check_between(mv.from(), mv.to(), &moves, faults);
        }
        moves
    }

    /// What was set up stands there.
    fn check_board(&self, setup: &Setup, faults: &mut Vec<String>) {
        let mut sorted = setup.clone();
        sorted.placed.sort_by_key(|(square, _)| *square);
        if self.position.setup() != sorted {
            faults.push(format!("set up, it reads {}", show(&self.position.setup())));
        }
        for square in self.position.board().squares() {
            let there = sorted.placed.iter().find(|(s, _)| *s == square).map(|(_, tower)| *tower);
            if self.position.at(square) != there {
                faults.push(format!("square {square} holds {:?}", self.position.at(square)));
            }
        }
    }

    /// The same moves, each once.
    fn check_lists(&self, moves: &[Move], faults: &mut Vec<String>) {
        let mut expected = self.oracle.outcomes();
        for mv in moves {
            let after = self.position.play_unchecked(mv).setup();
            let same = |o: &&MoveEffect| o.from == mv.from() && o.to == mv.to() && o.after == after;
            match expected.iter().position(same) {
                Some(i) => {
                    let outcome = expected.swap_remove(i);
                    if sorted(&outcome.jumped) != sorted(mv.jumped()) {
                        faults.push(format!("{mv:?} takes {:?}, not {:?}", mv.jumped(), outcome.jumped));
                    }
                }
                None => faults.push(format!("{mv:?} to {} is listed, but illegal or double", show(&after))),
            }
        }
        faults.extend(
            expected.iter().map(|o| format!("{:?} over {:?} is legal, but not listed", o.route, o.jumped)),
        );
    }

    fn check_counts(&self, moves: &[Move], faults: &mut Vec<String>) {
        let mut check = |what: &str, fast: u64, slow: u64| {
            if fast != slow {
                faults.push(format!("{what}: {fast}, not {slow}"));
            }
        };
        check("moves counted", perft(&self.position, 1, Identity::Outcome), moves.len() as u64);
        check("paths counted", perft(&self.position, 1, Identity::Path), self.oracle.count_paths() as u64);
        for identity in [Identity::Outcome, Identity::Path] {
            let mut list = Vec::new();
            match identity {
                Identity::Outcome => self.position.push_legal_moves(&mut list),
                Identity::Path => self.position.push_paths(&mut list),
            }
            let replies = list.iter().map(|mv| perft(&self.position.play_unchecked(mv), 1, identity)).sum();
            check("sequences of two", perft(&self.position, 2, identity), replies);
        }
        check("must capture", self.position.must_capture().into(), self.oracle.must_capture().into());
        check("has a move", self.position.has_legal_move().into(), (!self.oracle.ways().is_empty()).into());
    }

    /// The squares of a listed move are one real way to make it, and it says truly what it does.
    fn check_move(&self, mv: &Move, faults: &mut Vec<String>) {
        let mut fault = |what: &str| faults.push(format!("{mv:?} over {:?}: {what}", mv.jumped()));
        if !self.oracle.ways().iter().any(|way| way.route == mv.squares() && way.jumped == mv.jumped()) {
            fault("no such way");
        }
        if mv.squares().first() != Some(&mv.from()) || mv.squares().last() != Some(&mv.to()) {
            fault("departure or arrival differ from its squares");
        }
        if mv.captured() != mv.jumped().iter().copied().collect::<SquareSet>() {
            fault("captured set differs from the squares jumped");
        }
        if mv.is_capture() == mv.jumped().is_empty() {
            fault("wrong about being a capture");
        }
        let after = self.position.play_unchecked(mv);
        let rank = |position: &Position, square| position.at(square).map(damier_rules::Tower::top);
        let crowned =
            rank(&self.position, mv.from()) == Some(Rank::Man) && rank(&after, mv.to()) == Some(Rank::King);
        if mv.crowns() != crowned {
            fault("wrong about crowning");
        }
        if self.position.play(mv).as_ref() != Ok(&after) {
            fault("refused, or played otherwise when checked");
        }
        let again = Position::new(&after.setup())
            .map(|p| p.with_tower_jumps(self.setting).with_king_runs(after.king_runs()));
        if again.as_ref() != Ok(&after) {
            fault("the position afterwards differs from its own set-up");
        }
    }

    /// The moves between two squares are those of the list, added behind what is there already.
    fn check_between(&self, from: Square, to: Square, moves: &[Move], faults: &mut Vec<String>) {
        let mut list = vec![moves[0]];
        self.position.push_moves_between(from, to, &mut list);
        let expected: Vec<&Move> = moves.iter().filter(|mv| mv.from() == from && mv.to() == to).collect();
        let added = &list[1..];
        let same = added.len() == expected.len()
            && list[0] == moves[0]
            && expected.iter().all(|mv| added.contains(mv));
        if !same {
            faults.push(format!("between {from} and {to}: {list:?}, not {expected:?}"));
        }
    }
}

fn sorted(squares: &[Square]) -> Vec<Square> {
    let mut squares = squares.to_vec();
    squares.sort();
    squares
}
