//! Every legal move is read back from what is written, in every notation.

use damier_pdn::{Form, MoveReader, Notation, Numbering, read_move, write_move};
use damier_rules::{Position, Rulebook, Variant};

use crate::play::random_positions;

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
    }
}

#[test]
fn hub_moves_are_read_back() {
    for variant in Variant::ALL {
        let notation = Notation::hub(variant);
        let mut reader = MoveReader::of(&notation);
        random_positions(variant, 60, |position| {
            for mv in position.legal_moves() {
                let text = write_move(position, &mv, &notation);
                assert_eq!(reader.read(position, text.as_bytes()), Ok(mv), "{text} in {position:?}");
            }
        });
    }
}
