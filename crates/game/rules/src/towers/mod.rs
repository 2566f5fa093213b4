//! Column games: Russian columns and Lasca, where a captured piece goes under its captor.
//!
//! | question | file |
//! | --- | --- |
//! | where a square lies in the sets | `layout.rs` |
//! | what stands on it | `stack.rs` |
//! | a position, and what a move does to it | `position.rs` |
//! | its moves, listed, counted or visited | `side.rs` |
//! | captures | `capture.rs` |
//! | when two captures are one move | `sink.rs` |
//!
//! A jump changes the board at once: the square left and the square of a piece that stood alone
//! are free for the rest of the same move, and a tower may change its owner in the middle of it
//! (COL-1.6.1c, COL-1.6.1d).

mod capture;
mod layout;
mod position;
mod side;
mod sink;
mod stack;

pub use layout::BITS;
use layout::Layout;
pub use position::TowerPosition;
pub use stack::Stack;

use crate::{Kings, LastRow, MenCapture, Variant};

/// How often one tower may be jumped in one move, and whether a jump may turn back (D-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TowerJumps {
    /// A tower may be jumped again, but two successive jumps never go in opposite directions.
    #[default]
    NoReversal,
    /// As [`TowerJumps::NoReversal`], and no tower is jumped twice in one move.
    Once,
    /// A tower may be jumped as often as it is met.
    Any,
}

/// A column game as a type: its table of choices, worked out by the compiler.
pub trait TowerVariant: Copy + Eq + std::hash::Hash + std::fmt::Debug + 'static {
    /// The variant that these functions play.
    const VARIANT: Variant;

    /// The squares of its board and their neighbours.
    const LAYOUT: &'static Layout = &Layout::new(Self::VARIANT.board());

    /// The bits that are squares; bits rise from White's side, nine to two rows, so that a diagonal step turns
    /// them by 4 or 5.
    const BOARD: u64 = Self::LAYOUT.squares;

    /// Kings go any distance.
    const FLYING: bool = matches!(Self::VARIANT.rules().kings, Kings::Flying);

    /// Men capture backward too.
    const MEN_CAPTURE_BACK: bool = matches!(Self::VARIANT.rules().men_capture, MenCapture::BothWays);

    /// A man that reaches the last row in a capture is crowned and goes on.
    const CROWNED_GO_ON: bool = matches!(Self::VARIANT.rules().last_row, LastRow::GoesOnAsKing);
}

/// Russian columns, played on all 32 dark squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Columns;

/// Lasca, played on 25 squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Lasca;

impl TowerVariant for Columns {
    const VARIANT: Variant = Variant::Columns;
}

impl TowerVariant for Lasca {
    const VARIANT: Variant = Variant::Lasca;
}
