//! What a trainer needs to know of a position: the inputs of the network.

use damier_rules::{Color, Position, Variant};

use crate::evaluate::{bucket, inputs};
use crate::node::Node;
use damier_rules::for_variant;

/// The shape of a variant's network: bits of its board, and kinds of pieces in one view. There is an input for
/// each kind on each bit, `kind * bits + bit`; in the opponent's view kinds of the second half come first and
/// bits run backward.
pub fn shape(variant: Variant) -> (usize, usize) {
    for_variant!(variant, N => (N::BITS, N::KINDS))
}

/// The inputs that are on in the side to move's view, and the bucket of the second layer.
pub fn inputs(position: &Position) -> (Vec<u16>, u8) {
    for_variant!(position.variant(), N => {
        let mut found = Vec::new();
        inputs::each_single(&N::from_position(position), u64::MAX, |[white, black]| {
            found.push(if position.to_move() == Color::White { white } else { black } as u16);
        });
        let count = found.len() as u32;
        (found, bucket::<N>(count) as u8)
    })
}
