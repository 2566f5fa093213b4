//! The boards that the tests draw.

use damier_documents::{Coordinates, Diagram, Route};
use damier_rules::{Color, Rank, Setup, Square, Tower, Variant};
use {Rank::King as K, Rank::Man as M};

/// A square by its number.
pub(crate) fn square(number: u8) -> Square {
    Square::from_number(number).expect("a number of a square")
}

/// A few men and kings at both ends of a flat board, and the capture that led there.
pub(crate) fn flat(variant: Variant) -> Diagram {
    let last = variant.board().len();
    let top = i8::try_from(variant.board().size()).expect("boards are small") - 1;
    let at = |column, row| variant.board().at(column, row).expect("a dark square");
    let setup = Setup {
        placed: vec![
            (square(1), Tower::man(Color::Black)),
            (at(7, top), Tower::king(Color::White)),
            (square(last - 3), Tower::king(Color::Black)),
            (square(last), Tower::man(Color::White)),
        ],
        ..Setup::empty(variant)
    };
    Diagram {
        coordinates: Coordinates::of(variant),
        last_move: Some(Route { squares: vec![at(5, top - 2), at(7, top)], jumped: vec![at(6, top - 1)] }),
        caption: Some(format!("A few pieces: {variant}")),
        ..Diagram::new(setup)
    }
}

/// The towers of the example in the code (COL-1.10.7), one of twelve pieces on top and one of all.
pub(crate) fn towers(variant: Variant) -> Diagram {
    let tower = |own: &[Rank], captives: &[Rank]| {
        Tower::new(Color::White, own, captives).expect("fewer than 32 pieces")
    };
    let setup = Setup {
        placed: vec![
            (square(1), tower(&[M; 7], &[K, M, M, M, K])),
            (square(5), Tower::new(Color::Black, &[K, M], &[]).expect("two pieces")),
            (square(12), tower(&[K], &[M; 4])),
            (square(18), tower(&[M; 6], &[])),
            (square(24), tower(&[M; 12], &[K; 11])),
            (square(25), Tower::man(Color::Black)),
        ],
        ..Setup::empty(variant)
    };
    Diagram { coordinates: Coordinates::of(variant), ..Diagram::new(setup) }
}
