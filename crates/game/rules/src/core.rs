//! Positions whose variant is known at compile time, for programs that look at millions of them.
//!
//! [`Position`](crate::Position) is the same thing for everybody else.

pub use crate::flat::{
    Antidraughts, Brazilian, Breakthrough, Czech, English, FlatPosition, FlatVariant, Frisian, Frysk,
    International, Italian, KingRuns, Pool, Portuguese, Russian, Spanish, Thai,
};
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

/// Runs an expression with the type of a variant's positions as a name of your choice.
///
/// ```
/// use damier_rules::{Play, Setup, Variant, for_variant};
///
/// let most = |variant| for_variant!(variant, P => P::from_setup(&Setup::start(variant)).setup().placed.len());
/// assert_eq!(Variant::OFFICIAL.map(most), [40, 24, 24, 24, 24, 22]);
/// ```
#[macro_export]
macro_rules! for_variant {
    ($variant:expr, $position:ident => $value:expr) => {
        match $variant {
            $crate::Variant::International => {
                type $position = $crate::core::FlatPosition<$crate::core::International>;
                $value
            }
            $crate::Variant::Russian => {
                type $position = $crate::core::FlatPosition<$crate::core::Russian>;
                $value
            }
            $crate::Variant::Brazilian => {
                type $position = $crate::core::FlatPosition<$crate::core::Brazilian>;
                $value
            }
            $crate::Variant::English => {
                type $position = $crate::core::FlatPosition<$crate::core::English>;
                $value
            }
            $crate::Variant::Columns => {
                type $position = $crate::core::TowerPosition<$crate::core::Columns>;
                $value
            }
            $crate::Variant::Lasca => {
                type $position = $crate::core::TowerPosition<$crate::core::Lasca>;
                $value
            }
            $crate::Variant::Italian => {
                type $position = $crate::core::FlatPosition<$crate::core::Italian>;
                $value
            }
            $crate::Variant::Spanish => {
                type $position = $crate::core::FlatPosition<$crate::core::Spanish>;
                $value
            }
            $crate::Variant::Portuguese => {
                type $position = $crate::core::FlatPosition<$crate::core::Portuguese>;
                $value
            }
            $crate::Variant::Czech => {
                type $position = $crate::core::FlatPosition<$crate::core::Czech>;
                $value
            }
            $crate::Variant::Pool => {
                type $position = $crate::core::FlatPosition<$crate::core::Pool>;
                $value
            }
            $crate::Variant::Thai => {
                type $position = $crate::core::FlatPosition<$crate::core::Thai>;
                $value
            }
            $crate::Variant::Frisian => {
                type $position = $crate::core::FlatPosition<$crate::core::Frisian>;
                $value
            }
            $crate::Variant::Frysk => {
                type $position = $crate::core::FlatPosition<$crate::core::Frysk>;
                $value
            }
            $crate::Variant::Antidraughts => {
                type $position = $crate::core::FlatPosition<$crate::core::Antidraughts>;
                $value
            }
            $crate::Variant::Breakthrough => {
                type $position = $crate::core::FlatPosition<$crate::core::Breakthrough>;
                $value
            }
        }
    };
}
