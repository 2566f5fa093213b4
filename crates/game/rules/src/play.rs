//! What perft, search and replay ask of a position, without dispatch on the variant.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{Color, Move, Setup, Square, Tower, Variant};

/// When two captures count as one move. perft lists in public use differ in this.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Identity {
    /// Departure, arrival and resulting position agree: what players call the same move (D-05).
    #[default]
    Outcome,
    /// Departure, arrival and the order of the captured squares agree.
    Path,
}

/// A position of one variant: the fast core behind [`Position`](crate::Position).
///
/// Nothing here allocates per move: moves are pushed onto a list that the caller keeps.
pub trait Play: Copy + Eq + Hash + Debug {
    /// The variant that is played.
    const VARIANT: Variant;

    /// Sets the pieces up. The setup has no faults and is of this variant.
    fn from_setup(setup: &Setup) -> Self;

    /// The pieces as they stand, in order of the squares.
    fn setup(&self) -> Setup {
        let board = Self::VARIANT.board();
        let placed = board.squares().filter_map(|square| Some((square, self.at(square)?))).collect();
        Setup { variant: Self::VARIANT, to_move: self.to_move(), placed }
    }

    /// Who is to move.
    fn to_move(&self) -> Color;

    /// What stands on a square.
    fn at(&self, square: Square) -> Option<Tower>;

    /// Adds every legal move to the list.
    fn moves(&self, identity: Identity, list: &mut Vec<Move>);

    /// Adds every legal move between two squares to the list.
    fn moves_between(&self, from: Square, to: Square, list: &mut Vec<Move>) {
        let start = list.len();
        self.moves(Identity::Outcome, list);
        keep_between(from, to, start, list);
    }

    /// How many legal moves there are, without listing them where that can be avoided.
    fn count_moves(&self, identity: Identity, list: &mut Vec<Move>) -> u64;

    /// Calls back with every position one move ahead. The list is scratch space, handed on to the
    /// callback so that a whole tree needs only one.
    fn each_successor(
        &self,
        identity: Identity,
        list: &mut Vec<Move>,
        visit: &mut impl FnMut(&Self, &mut Vec<Move>),
    ) {
        each_listed_successor(self, identity, list, visit);
    }

    /// Whether the side to move can capture, and so must.
    fn must_capture(&self) -> bool;

    /// Makes a legal move. What an illegal one does to the position is not specified.
    fn play(&self, mv: &Move) -> Self;
}

/// Drops from the list, from `start` on, the moves that do not join the two squares.
pub(crate) fn keep_between(from: Square, to: Square, start: usize, list: &mut Vec<Move>) {
    let mut kept = start;
    for i in start..list.len() {
        if list[i].from() == from && list[i].to() == to {
            list.swap(kept, i);
            kept += 1;
        }
    }
    list.truncate(kept);
}

/// [`Play::each_successor`] by listing the moves first.
pub(crate) fn each_listed_successor<P: Play>(
    position: &P,
    identity: Identity,
    list: &mut Vec<Move>,
    visit: &mut impl FnMut(&P, &mut Vec<Move>),
) {
    let start = list.len();
    position.moves(identity, list);
    while list.len() > start {
        if let Some(mv) = list.pop() {
            visit(&position.play(&mv), list);
        }
    }
}
