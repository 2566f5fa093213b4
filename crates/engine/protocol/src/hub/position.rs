//! Variants and positions as the protocol names them.

use damier_pdn::{FenError, SquaresTextError, read_fen, read_hub_position, write_fen, write_hub_position};
use damier_rules::{Position, Rulebook, SetupFault, Variant};

/// The name that the parameter `variant` has for a variant. International draughts are `normal`, as everywhere.
pub const fn variant_name(variant: Variant) -> &'static str {
    variant.profile().hub_name
}

/// The variant of this name; our own names are understood as well.
pub fn variant_named(name: &str) -> Option<Variant> {
    let is_named = |variant: &Variant| {
        variant_name(*variant).eq_ignore_ascii_case(name) || variant.name().eq_ignore_ascii_case(name)
    };
    Variant::ALL.into_iter().find(is_named)
}

/// Why a text is no position that can be searched.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// Not one character a square.
    #[error("the position cannot be read: {0}")]
    Squares(#[from] SquaresTextError),
    /// Not a FEN.
    #[error("the position cannot be read: {0}")]
    Fen(#[from] FenError),
    /// It can be read but not played.
    #[error("this is no position of the game: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Impossible(Vec<SetupFault>),
}

/// Reads a position: one character a square after the side to move, or FEN, which is the only way to write
/// towers.
///
/// ```
/// use damier_protocol::hub::{read_position, write_position};
/// use damier_rules::{Position, Variant};
///
/// let start = Position::start(Variant::Lasca);
/// assert_eq!(read_position(Variant::Lasca, &write_position(&start)), Ok(start));
/// let english = write_position(&Position::start(Variant::English));
/// assert_eq!(english, "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww");
/// ```
pub fn read_position(variant: Variant, text: &str) -> Result<Position, PositionFault> {
    let setup = if text.contains(':') || variant.has_towers() {
        read_fen(variant, text)?.setup
    } else {
        read_hub_position(variant, text)?
    };
    let position = Position::new(&setup).map_err(|faults| PositionFault::Impossible(faults.0))?;
    Ok(position.with_tower_jumps(Rulebook::usual(variant).tower_jumps()))
}

/// Writes a position.
pub fn write_position(position: &Position) -> String {
    let setup = position.setup();
    write_hub_position(&setup).unwrap_or_else(|_| write_fen(&setup))
}
