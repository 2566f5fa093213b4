//! FEN: case file, round trips, and texts that are none.

use damier_pdn::{read_fen, write_fen};
use damier_rules::Variant;

use crate::play::random_positions;

#[test]
fn what_is_written_is_read_back() {
    for variant in Variant::ALL {
        random_positions(variant, 40, |position| {
            let text = write_fen(&position.setup());
            let read = read_fen(variant, &text).unwrap();
            assert_eq!(damier_rules::Position::new(&read.setup).as_ref(), Ok(position), "{text}");
            assert_eq!(write_fen(&read.setup), text);
        });
    }
}
