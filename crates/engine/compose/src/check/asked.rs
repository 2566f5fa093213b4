//! What somebody who solves has to find: the lines of a proof, each from where it asks something new.
//!
//! The first is played from the beginning; of each other only what comes after another defence, since the moves before it
//! have been found already. Where the solver has no choice there is nothing to find, so lines in which he never has one
//! are left out. Where the other side begins, its first move is a defence like any other.

use damier_rules::{Color, Move, Position};

use super::Stage;

impl Stage {
    /// At most so many lines, each with the half-move from which it is asked for, the main one first.
    pub fn asked(&self, solver: Color, most: usize) -> Vec<(&[Move], usize)> {
        // The first half-move of the solver.
        let first = usize::from(self.start.to_move() != solver);
        let mut asked: Vec<(&[Move], usize)> = Vec::new();
        for line in &self.lines {
            let shared = asked.iter().map(|(other, _)| common(other, &line.moves)).max();
            // The first line is asked from the solver's first move, others after the defence that is new.
            let from = shared.map_or(first, |ply| ply + 1);
            let reached = &line.moves[..from.min(line.moves.len())];
            if from % 2 == first && asks(&after(&self.start, reached), &line.moves[reached.len()..]) {
                asked.push((&line.moves, from));
            }
            if asked.len() == most {
                break;
            }
        }
        asked
    }
}

/// How many moves two lines share.
fn common(one: &[Move], other: &[Move]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}

fn after(start: &Position, moves: &[Move]) -> Position {
    moves.iter().fold(*start, |position, mv| position.play_unchecked(mv))
}

/// Whether the solver, who is to move, has a choice somewhere in these moves.
fn asks(start: &Position, moves: &[Move]) -> bool {
    let mut position = *start;
    for (ply, mv) in moves.iter().enumerate() {
        if ply % 2 == 0 && position.legal_moves().len() > 1 {
            return true;
        }
        position = position.play_unchecked(mv);
    }
    false
}
