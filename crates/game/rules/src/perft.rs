//! Counting the move sequences of a given length, the test of a move generator.

use crate::{Identity, Move, Play, Position};

/// How many sequences of `depth` moves there are; a side without a move ends a sequence early and
/// adds nothing. Draw rules are not applied.
///
/// ```
/// use damier_rules::{Identity, Position, Variant, perft};
/// assert_eq!(perft(&Position::start(Variant::International), 4, Identity::Outcome), 4265);
/// ```
pub fn perft(position: &Position, depth: u32, identity: Identity) -> u64 {
    position.perft(depth, identity)
}

/// [`perft`] of a position whose variant is known at compile time.
pub(crate) fn count<P: Play>(position: &P, depth: u32, identity: Identity) -> u64 {
    descend(position, depth, identity, &mut Vec::with_capacity(1024))
}

/// The list is one stack for the whole tree, so no node allocates. The last two plies are taken
/// together: there most of the time goes, and a call for each node would cost a tenth of it.
fn descend<P: Play>(position: &P, depth: u32, identity: Identity, list: &mut Vec<Move>) -> u64 {
    let mut nodes = 0;
    match depth {
        0 => nodes = 1,
        1 => nodes = position.count_moves(identity, list),
        2 => position.each_successor(identity, list, &mut |next, list| {
            nodes += next.count_moves(identity, list);
        }),
        _ => position.each_successor(identity, list, &mut |next, list| {
            nodes += descend(next, depth - 1, identity, list);
        }),
    }
    nodes
}
