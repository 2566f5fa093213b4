//! What is wrong with a position that somebody has written or laid on a board.

use damier_language::{Args, Words};
use damier_pdn::{FenError, FenFault, Notation};
use damier_rules::{SetupFault, Square, Variant};

/// A fault of a set-up in words.
pub fn translate_setup(fault: &SetupFault, variant: Variant, notation: &Notation, words: &Words) -> String {
    let name = |square: Square| notation.squares.name(variant.board(), square);
    words.tell_with("setup-fault", fault, &|kind, value| {
        let number = u8::try_from(value.as_u64()?).ok()?;
        Square::from_number(number).filter(|_| kind == "square").map(name)
    })
}

/// What is wrong with a text that is no FEN, and where.
pub fn translate_fen(error: &FenError, words: &Words) -> String {
    let args = Args::new().with("column", error.place.column);
    match &error.fault {
        FenFault::Empty => words.text("fen-empty"),
        FenFault::TooLong { length, limit } => {
            words.say("fen-too-long", &args.with("length", *length).with("limit", *limit))
        }
        FenFault::Unexpected { found: Some(found), .. } => {
            words.say("fen-unexpected", &args.with("found", found.to_string()))
        }
        FenFault::Unexpected { found: None, .. } => words.text("fen-ends"),
        FenFault::NoSuchSquare { name, squares } => {
            words.say("fen-no-such-square", &args.with("name", name.as_str()).with("squares", *squares))
        }
        FenFault::PiecesWithoutColour => words.say("fen-no-colour", &args),
        FenFault::OwnerDiffers => words.say("fen-owner", &args),
        FenFault::ColoursAlternate => words.say("fen-alternate", &args),
        FenFault::TowerTooHigh { height, limit } => {
            words.say("fen-too-high", &args.with("height", *height).with("limit", *limit))
        }
    }
}
