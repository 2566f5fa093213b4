//! An evaluation made by hand: the yardstick for what is learnt.

use damier_rules::core::Sets;
use damier_rules::{Color, Goal};

use crate::node::Node;
use crate::score::Value;

const MAN: Value = 100;

/// The worth of a position for the side to move.
pub(super) fn evaluate<N: Node>(position: &N) -> Value {
    let sets = position.sets();
    let white = side::<N>(position, sets, sets.white, Color::White);
    let black = side::<N>(position, sets, sets.black, Color::Black);
    // Fewer pieces make an advantage weigh more.
    let pieces = position.pieces() as Value;
    let difference = white - black;
    let value = difference + difference * (40 - pieces).max(0) / 160;
    // Where pieces are to be lost, few are better.
    let value = if N::GOAL == Goal::HaveNoMove { -value } else { value };
    match position.to_move() {
        Color::White => value,
        Color::Black => -value,
    }
}

fn side<N: Node>(position: &N, sets: Sets, own: u64, color: Color) -> Value {
    let flying = matches!(N::VARIANT.rules().kings, damier_rules::Kings::Flying);
    let king = if flying { 3 * MAN } else { MAN + MAN / 3 };
    let forward_is_up = N::VARIANT.has_towers() == (color == Color::White);
    let mut total = 0;
    let mut left = own;
    while left != 0 {
        let bit = left.trailing_zeros() as usize;
        left &= left - 1;
        if sets.kings >> bit & 1 == 1 {
            total += king;
        } else {
            let way = if forward_is_up { bit } else { N::BITS - 1 - bit };
            total += MAN + (8 * way / N::BITS) as Value;
        }
        if N::VARIANT.has_towers() {
            total += tower(position.kind(bit));
        }
    }
    total
}

/// What lies under the commander: the next pieces of its own side, and captives that the opponent misses.
fn tower(kind: usize) -> Value {
    let (captives, own_below) = ((kind % 4) as Value, (kind / 4 % 3) as Value);
    60 * own_below + 25 * captives
}
