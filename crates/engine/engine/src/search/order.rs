//! The order in which moves are tried: the move that was best before, then by what such moves have done
//! elsewhere.

use damier_rules::{Color, Identity, Move};

use crate::node::Node;

/// A move as the search sees it: where it leads.
#[derive(Clone, Copy)]
pub(super) struct Step<N> {
    pub(super) to: N,
    /// Departure and arrival, 6 bits each.
    pub(super) squares: u16,
    /// The short name of the move, never 0: departure and arrival, and for a capture its number among those between
    /// the same squares.
    pub(super) name: u16,
    order: i32,
}

/// Captures between two squares that are told apart by their names.
const MOST_ALIKE: u16 = 15;

/// Departure and arrival of the move between two positions.
fn squares_between<N: Node>(before: &N, after: &N) -> u16 {
    let (old, new) = (before.sets(), after.sets());
    let (own, own_after) = match before.to_move() {
        Color::White => (old.white, new.white),
        Color::Black => (old.black, new.black),
    };
    let taken = old.white | old.black;
    let from = own & !(new.white | new.black);
    let to = own_after & !taken;
    let from = if from == 0 { to } else { from };
    let to = if to == 0 { from } else { to };
    ((from.trailing_zeros() & 63) << 6 | to.trailing_zeros() & 63) as u16
}

/// Lists where the moves of a position lead, in which somebody must capture or not.
pub(super) fn steps<N: Node>(position: &N, captures: bool, scratch: &mut Vec<Move>, list: &mut Vec<Step<N>>) {
    list.clear();
    position.each_successor(Identity::Outcome, scratch, &mut |next, _| {
        let squares = squares_between(position, next);
        list.push(Step { to: *next, squares, name: squares, order: 0 });
    });
    // Quiet moves are known by their squares.
    if captures {
        for at in 0..list.len() {
            let squares = list[at].squares;
            let alike = list[..at].iter().filter(|other| other.squares == squares).count() as u16;
            list[at].name = squares | (1 + alike).min(MOST_ALIKE) << 12;
        }
    }
}

/// What moves have done in the search so far.
pub(super) struct History {
    /// By side to move, departure and arrival.
    worth: Box<[[i16; 1 << 12]; 2]>,
    /// The answer to the move before, by its departure and arrival.
    answers: Box<[[u16; 1 << 12]; 2]>,
    /// Two moves that refuted others at this distance from the root.
    killers: Vec<[u16; 2]>,
}

const MOST_WORTH: i32 = 16_000;

impl History {
    pub(super) fn new(plies: usize) -> History {
        History {
            worth: Box::new([[0; 1 << 12]; 2]),
            answers: Box::new([[0; 1 << 12]; 2]),
            killers: vec![[0; 2]; plies],
        }
    }

    #[inline(always)]
    pub(super) fn worth(&self, by: Color, squares: u16) -> i32 {
        i32::from(self.worth[by as usize][usize::from(squares)])
    }

    /// Puts a number on every move.
    pub(super) fn rate<N: Node>(
        &self,
        by: Color,
        ply: usize,
        best: u16,
        previous: u16,
        list: &mut [Step<N>],
    ) {
        let killers = self.killers[ply];
        let answer = self.answers[by as usize][usize::from(previous)];
        for step in list {
            step.order = if step.name == best {
                i32::MAX
            } else if step.squares == killers[0] {
                3 * MOST_WORTH
            } else if step.squares == killers[1] || step.squares == answer {
                2 * MOST_WORTH
            } else {
                self.worth(by, step.squares)
            };
        }
    }

    /// A move has refuted the one before; those tried before it have not.
    pub(super) fn refuted<N: Node>(
        &mut self,
        by: Color,
        ply: usize,
        depth: i32,
        previous: u16,
        tried: &[Step<N>],
    ) {
        let Some((good, others)) = tried.split_last() else { return };
        let bonus = (depth * depth * 8).min(1200);
        self.learn(by, good.squares, bonus);
        for other in others {
            self.learn(by, other.squares, -bonus);
        }
        if self.killers[ply][0] != good.squares {
            self.killers[ply] = [good.squares, self.killers[ply][0]];
        }
        self.answers[by as usize][usize::from(previous)] = good.squares;
    }

    fn learn(&mut self, by: Color, squares: u16, bonus: i32) {
        let worth = &mut self.worth[by as usize][usize::from(squares)];
        let old = i32::from(*worth);
        *worth = (old + bonus - old * bonus.abs() / MOST_WORTH) as i16;
    }
}

/// Brings the best of the moves not yet tried to the front of them.
#[inline]
pub(super) fn pick<N: Node>(list: &mut [Step<N>], from: usize) {
    let Some(rest) = list.get_mut(from..) else { return };
    let mut best = 0;
    for at in 1..rest.len() {
        if rest[at].order > rest[best].order {
            best = at;
        }
    }
    if best > 0 {
        rest.swap(0, best);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use damier_rules::{Play, Position, Variant, for_variant};

    use super::*;

    // Captures that take other pieces between the same squares are other moves.
    #[test]
    fn no_two_moves_of_a_position_have_one_name() {
        for variant in Variant::ALL {
            for_variant!(variant, N => {
                let mut list = Vec::new();
                for seed in 0..200_usize {
                    let mut position = N::from_position(&Position::start(variant));
                    for ply in 0..120_usize {
                        steps(&position, position.must_capture(), &mut Vec::new(), &mut list);
                        let names: HashSet<u16> = list.iter().map(|own| own.name).collect();
                        assert_eq!(names.len(), list.len(), "{variant} {seed} {ply}");
                        assert!(!names.contains(&0));
                        let Some(way) = list.get((seed * 31 + ply * 7) % list.len().max(1)) else { break };
                        position = way.to;
                    }
                }
            });
        }
    }
}
