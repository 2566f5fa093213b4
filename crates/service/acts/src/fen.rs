//! What is wrong with a position that somebody has written.

use damier_language::{Args, Words};
use damier_pdn::{FenError, FenFault};

/// What is wrong with a text that is no FEN, and where.
pub fn translate_fen(error: &FenError, words: &Words) -> String {
    let args = Args::new().with("column", error.place.column);
    match &error.fault {
        FenFault::Empty => words.text("fen-empty"),
        FenFault::TooLong { length, limit } => {
            words.translate("fen-too-long", &args.with("length", *length).with("limit", *limit))
        }
        FenFault::Unexpected { found: Some(found), .. } => {
            words.translate("fen-unexpected", &args.with("found", found.to_string()))
        }
        FenFault::Unexpected { found: None, .. } => words.text("fen-ends"),
        FenFault::NoSuchSquare { name, squares } => {
            words.translate("fen-no-such-square", &args.with("name", name.as_str()).with("squares", *squares))
        }
        FenFault::PiecesWithoutColour => words.translate("fen-no-colour", &args),
        FenFault::OwnerDiffers => words.translate("fen-owner", &args),
        FenFault::ColoursAlternate => words.translate("fen-alternate", &args),
        FenFault::TowerTooHigh { height, limit } => {
            words.translate("fen-too-high", &args.with("height", *height).with("limit", *limit))
        }
    }
}
