//! Any text is a FEN or an error; a FEN that is read is written and read back the same.
//!
//! The first byte chooses the variant.

#![no_main]

use damier_pdn::{read_fen, write_fen};
use damier_rules::{Position, Variant};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let variant = Variant::ALL[usize::from(choice) % Variant::ALL.len()];
    let Ok(fen) = read_fen(variant, text) else { return };
    let Ok(position) = Position::new(&fen.setup) else { return };
    let written = write_fen(&position.setup());
    let back = read_fen(variant, &written).expect("what is written is read");
    assert_eq!(Position::new(&back.setup), Ok(position), "{written}");
    let _ = position.has_legal_move();
});
