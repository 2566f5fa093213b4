//! The case file of square names, and conversions both ways.

use damier_pdn::{Corner, MoveReader, Notation, Numbering, write_move};
use damier_rules::{Board, Position, Rulebook, Variant};

use crate::case_file::cases;

#[test]
fn squares_have_the_names_of_the_codes() {
    for case in cases("squares.cases") {
        let board = case.variants[0].board();
        for line in &case.lines {
            let (name, expected) = line.sides();
            let to = |numbering| Numbering::Algebraic.convert(board, name, numbering).unwrap();
            let names = match line.key.as_str() {
                "number" => to(Numbering::Numbers(Corner::of(board))),
                "names" => {
                    let corners = Corner::ALL.map(|corner| to(Numbering::Numbers(corner)));
                    format!("{} {}", to(Numbering::Capitals), corners.join(" "))
                }
                key => panic!("{}: no key {key}", line.at),
            };
            assert_eq!(names, expected, "{} ({})", line.at, case.name);
        }
    }
}

#[test]
fn every_name_is_read_back() {
    let mut numberings = vec![Numbering::Algebraic, Numbering::Capitals];
    numberings.extend(Corner::ALL.map(Numbering::Numbers));
    for board in [Board::Hundred, Board::SixtyFour, Board::FortyNine, Board::Mirrored] {
        for square in board.squares() {
            for numbering in &numberings {
                let name = numbering.name(board, square);
                assert_eq!(numbering.square(board, &name), Some(square), "{name}");
            }
            let own = Numbering::Numbers(Corner::of(board)).name(board, square);
            assert_eq!(own, square.number().to_string());
        }
    }
    assert_eq!(Numbering::of(Variant::Brazilian), Numbering::Algebraic);
}

/// D-07a: the numbers of the lost Lasca diagram (COL-2.3.1) may have run from right to left.
#[test]
fn lasca_can_be_numbered_from_the_other_side() {
    let mut book = Rulebook::named("columns-lasca").unwrap();
    book.switches.lasca_mirror = true;
    let notation = Notation::of(&book);
    let start = Position::start(Variant::Lasca);
    let mv = MoveReader::of(&notation).read(&start, b"8-12").unwrap();
    assert_eq!(write_move(&start, &mv, &notation), "8-12");
    assert_eq!(write_move(&start, &mv, &Notation::pdn(Variant::Lasca)), "11-14");
}
