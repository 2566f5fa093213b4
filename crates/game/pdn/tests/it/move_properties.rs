//! Every legal move is read back from what is written, in every notation.

use damier_pdn::{Form, MoveReader, MoveTextError, Notation, Numbering, read_move, write_move};
use damier_rules::{Position, Rulebook, Variant};

use crate::play::{Lots, random_positions, random_setups};

/// Every rulebook of the variant, full and short, and the standards.
fn notations(variant: Variant) -> Vec<Notation> {
    let books = Rulebook::all().into_iter().filter(|book| book.variant == variant);
    let mut all: Vec<Notation> =
        books.flat_map(|book| [Some(Notation::of(&book)), Notation::short(&book)]).flatten().collect();
    let pdn = Notation::pdn(variant);
    all.extend([pdn, pdn.with_form(Form::Complete), pdn.with_squares(Numbering::Algebraic)]);
    all
}

fn read_back(position: &Position, notations: &[Notation]) {
    for mv in position.legal_moves() {
        for notation in notations {
            let text = write_move(position, &mv, notation);
            assert_eq!(read_move(position, &text), Ok(mv), "{text} in {position:?}");
        }
    }
}

#[test]
fn written_moves_are_read_back() {
    for variant in Variant::ALL {
        let notations = notations(variant);
        random_positions(variant, 60, |position| read_back(position, &notations));
        random_setups(variant, 4000, |position| read_back(position, &notations));
    }
}

/// Every way of going, also those that are the same move as another, leads to a move with its outcome.
#[test]
fn every_path_is_read() {
    for variant in Variant::ALL {
        random_setups(variant, 2000, |position| {
            let mut paths = Vec::new();
            position.push_paths(&mut paths);
            let notation = Notation::pdn(variant).with_form(Form::Complete);
            for path in paths {
                let text = write_move(position, &path, &notation);
                let mv = read_move(position, &text).unwrap();
                assert_eq!(position.play(&mv), Ok(position.play_unchecked(&path)), "{text} in {position:?}");
            }
        });
    }
}

/// The Hub form tells departure, arrival and captured pieces. In flat games two captures can share all
/// three and differ in a coronation on the way; then the reader names both.
#[test]
fn hub_moves_are_read_back() {
    for variant in Variant::ALL {
        let notation = Notation::hub(variant);
        let mut reader = MoveReader::of(&notation);
        let mut check = |position: &Position| {
            for mv in position.legal_moves() {
                let text = write_move(position, &mv, &notation);
                match reader.read(position, text.as_bytes()) {
                    Err(MoveTextError::Ambiguous { .. }) if !variant.has_towers() => {}
                    read => assert_eq!(read, Ok(mv), "{text} in {position:?}"),
                }
            }
        };
        random_positions(variant, 60, &mut check);
        random_setups(variant, 4000, &mut check);
    }
}

/// Damaged texts are refused or read as some legal move, never with a panic.
#[test]
fn damaged_texts_do_no_harm() {
    let letters: Vec<char> = "123456789 0abcdefghjDxX:-*–×()!?.=+lO3Зсе\u{301}\u{0}9a1c3e5".chars().collect();
    let mut lots = Lots::new(77);
    for variant in Variant::ALL {
        random_positions(variant, 4, |position| {
            for _ in 0..200 {
                let text: String = (0..lots.below(14)).map(|_| letters[lots.below(letters.len())]).collect();
                if let Ok(mv) = read_move(position, &text) {
                    assert!(position.legal_moves().contains(&mv), "{text}");
                }
            }
        });
    }
}

#[test]
fn long_and_binary_texts_are_refused() {
    let start = Position::start(Variant::International);
    let mut reader = MoveReader::new();
    let long = vec![b'3'; 1 << 20];
    assert!(matches!(reader.read(&start, &long), Err(MoveTextError::TooLong { .. })));
    assert!(reader.read(&start, &long[..1000]).is_err());
    assert!(reader.read(&start, &[0xFF, 0xFE, 0x33, 0x32]).is_err());
    assert_eq!(reader.read(&start, b""), Err(MoveTextError::Empty));
    assert_eq!(reader.read(&start, b" !? "), Err(MoveTextError::Empty));
}
