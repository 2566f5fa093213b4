//! FEN: the case file, round trips, and texts that are none.

use damier_pdn::{Fen, FenError, FenFault, read_fen, write_fen};
use damier_rules::{Position, Setup, SetupFault, Variant};

use crate::case_file::cases;
use crate::play::{Lots, random_positions};

#[test]
fn fen_is_read_kindly_and_written_strictly() {
    for case in cases("fen.cases") {
        for variant in &case.variants {
            for line in &case.lines {
                let (text, expected) = line.sides();
                let read = match read_fen(*variant, text) {
                    Ok(fen) => write_fen(&fen.setup),
                    Err(error) => format!("! {error}"),
                };
                assert_eq!(read, expected, "{} ({}, {variant})", line.at, case.name);
            }
        }
    }
}

#[test]
fn what_is_written_is_read_back() {
    for variant in Variant::ALL {
        random_positions(variant, 40, |position| {
            let text = write_fen(&position.setup());
            let read = read_fen(variant, &text).unwrap();
            // How often a king has moved in a row no FEN tells.
            let again = Position::new(&read.setup).map(|own| own.with_king_runs(position.king_runs()));
            assert_eq!(again.as_ref(), Ok(position), "{text}");
            assert_eq!(write_fen(&read.setup), text);
        });
    }
}

#[test]
fn fields_of_other_programs_are_kept() {
    let fen = read_fen(Variant::International, "?:WK5:B6:H3:F12:+1+0").unwrap();
    assert!(fen.side_unknown);
    assert_eq!(fen.extra, ["H3", "F12", "+1+0"]);
}

/// Faults of the position are no faults of the text.
#[test]
fn a_man_on_the_last_row_is_read_and_reported() {
    let Fen { setup, .. } = read_fen(Variant::International, "W:W3:B48,48").unwrap();
    let faults = setup.faults();
    assert!(matches!(faults[0], SetupFault::ManOnLastRow { .. }));
    assert!(faults.iter().any(|fault| matches!(fault, SetupFault::SquareTakenTwice { .. })));
}

#[test]
fn a_very_long_text_is_refused_at_once() {
    let text = format!("W:W{}", "31,".repeat(1_000_000));
    let Err(FenError { fault: FenFault::TooLong { length, .. }, .. }) = read_fen(Variant::Lasca, &text)
    else {
        panic!("a megabyte is too long");
    };
    assert_eq!(length, text.len());
}

/// Damaged texts give an error or a set-up, never a panic, and what was read can be written.
#[test]
fn damaged_texts_do_no_harm() {
    let mut lots = Lots::new(9);
    for variant in Variant::ALL {
        let whole: Vec<char> =
            write_fen(&Setup::start(variant)).chars().chain("=1/0+wbWBK-.:?é∞З".chars()).collect();
        for _ in 0..20_000 {
            let length = lots.below(40);
            let text: String = (0..length).map(|_| whole[lots.below(whole.len())]).collect();
            if let Ok(fen) = read_fen(variant, &format!("W:W{text}")) {
                let written = write_fen(&fen.setup);
                assert_eq!(write_fen(&read_fen(variant, &written).unwrap().setup), written);
            }
        }
    }
}
