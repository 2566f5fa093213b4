//! A position as a record keeps it.

use std::sync::Arc;

use crate::Position;
use crate::flat::{
    Antidraughts, Brazilian, Breakthrough, Czech, English, FlatPosition, Frisian, Frysk, International,
    Italian, Pool, Portuguese, Russian, Spanish, Thai,
};

/// A position in the record of a game. A site holds thousands of games with a hundred positions each, and most are of
/// flat games: these take a fifth of the room that a board of towers takes, which stands apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Kept {
    International(FlatPosition<International>),
    /// 64 squares, as in Russia.
    Russian(FlatPosition<Russian>),
    /// 64 squares, as in Brazil.
    Brazilian(FlatPosition<Brazilian>),
    English(FlatPosition<English>),
    Italian(FlatPosition<Italian>),
    Spanish(FlatPosition<Spanish>),
    Portuguese(FlatPosition<Portuguese>),
    Czech(FlatPosition<Czech>),
    Pool(FlatPosition<Pool>),
    Thai(FlatPosition<Thai>),
    Frisian(FlatPosition<Frisian>),
    Frysk(FlatPosition<Frysk>),
    Antidraughts(FlatPosition<Antidraughts>),
    Breakthrough(FlatPosition<Breakthrough>),
    /// Columns and Lasca.
    Towers(Arc<Position>),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    #[test]
    fn what_is_kept_is_what_was_there() {
        for variant in Variant::ALL {
            let start = Position::start(variant);
            assert_eq!(start.kept().position(), start, "{variant:?}");
        }
    }

    #[test]
    fn flat_positions_take_little_room() {
        assert!(size_of::<Kept>() <= 40, "{}", size_of::<Kept>());
    }
}
