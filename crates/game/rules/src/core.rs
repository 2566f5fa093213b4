//! Positions whose variant is known at compile time, for programs that look at millions of them.
//!
//! [`Position`](crate::Position) is the same thing for everybody else.

pub use crate::flat::{Brazilian, English, FlatPosition, FlatVariant, International, Russian};
pub use crate::towers::{BITS as TOWER_BITS, Columns, Lasca, Stack, TowerPosition, TowerVariant};

/// Where the pieces (in column games the commanders) stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sets {
    /// Those of White.
    pub white: u64,
    /// Those of Black.
    pub black: u64,
    /// The kings of both.
    pub kings: u64,
}
