//! Any text is a legal move or an error; a move that is read is written and read back the same.
//!
//! The first byte chooses the variant, the second how far a game has gone, the rest up to a line break
//! which moves were played, and what follows is the text.

#![no_main]

use damier_pdn::{MoveReader, Notation, read_move, write_move};
use damier_rules::{Position, Variant};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((choice, rest)) = data.split_first() else { return };
    let variant = Variant::ALL[usize::from(*choice) % Variant::ALL.len()];
    let line = rest.iter().position(|byte| *byte == b'\n').unwrap_or(0);
    let (played, text) = rest.split_at(line);
    let mut position = Position::start(variant);
    for byte in played.iter().take(200) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        position = position.play_unchecked(&moves[usize::from(*byte) % moves.len()]);
    }
    let legal = position.legal_moves();
    if let Ok(mv) = MoveReader::new().read(&position, text) {
        assert!(legal.contains(&mv), "{mv:?} is not legal");
    }
    for mv in &legal {
        let written = write_move(&position, mv, &Notation::pdn(variant));
        assert_eq!(read_move(&position, &written).as_ref(), Ok(mv), "{written}");
    }
});
