//! What is wrong with a position that somebody has laid on a board.

use damier_language::Words;
use damier_pdn::Notation;
use damier_rules::{SetupFault, Square, Variant};

/// A fault of a set-up in words.
pub fn translate_setup(fault: &SetupFault, variant: Variant, notation: &Notation, words: &Words) -> String {
    let name = |square: Square| notation.squares.name(variant.board(), square);
    words.describe_with("setup-fault", fault, &|kind, value| {
        let number = u8::try_from(value.as_u64()?).ok()?;
        Square::from_number(number).filter(|_| kind == "square").map(name)
    })
}
