//! The case file of moves.

use damier_pdn::{Form, MoveReader, MoveTextError, Notation, read_fen, read_move, write_fen, write_move};
use damier_rules::{Move, Position, Rulebook, Variant};

use crate::case_file::{Line, cases};

#[test]
fn moves_are_read_and_written_as_the_codes_do() {
    for case in cases("moves.cases") {
        for variant in &case.variants {
            let mut position = Position::start(*variant);
            for line in &case.lines {
                check(&mut position, line, &case.name);
            }
        }
    }
}

fn check(position: &mut Position, line: &Line, name: &str) {
    let at = format!("{} ({name}, {})", line.at, position.variant());
    match line.key.as_str() {
        "pos" => *position = set_up(position.variant(), &line.value),
        "read" => {
            let (text, expected) = line.sides();
            expect(position, read_move(position, text), expected, &at);
        }
        "full" => {
            let (text, expected) = line.sides();
            let read = MoveReader::new().full_only().read(position, text.as_bytes());
            expect(position, read, expected, &at);
        }
        "write" => {
            let (book, expected) = line.sides();
            written(position, &Notation::of(&Rulebook::named(book).expect("a rulebook")), expected, &at);
        }
        "short" => {
            let (book, expected) = line.sides();
            let book = Rulebook::named(book).expect("a rulebook");
            written(position, &Notation::short(&book).expect("a short form"), expected, &at);
        }
        "pdn" => written(position, &Notation::pdn(position.variant()), &line.value, &at),
        "hub" => written(position, &Notation::hub(position.variant()), &line.value, &at),
        "play" => {
            for word in line.words().iter().filter(|word| !word.ends_with('.')) {
                play(position, word, &at);
            }
        }
        "move" => play(position, &line.value, &at),
        "now" => assert_eq!(write_fen(&position.setup()), line.value, "{at}"),
        key => panic!("{at}: no key {key}"),
    }
}

fn set_up(variant: Variant, text: &str) -> Position {
    if text == "start" {
        return Position::start(variant);
    }
    Position::new(&read_fen(variant, text).expect("a FEN").setup).expect("a position")
}

fn play(position: &mut Position, text: &str, at: &str) {
    let mv = read_move(position, text).unwrap_or_else(|error| panic!("{at}: {error}"));
    *position = position.play(&mv).expect("a legal move");
}

/// Every landing square, captures with `x`.
fn complete(position: &Position, mv: &Move) -> String {
    let notation = Notation { capture: 'x', ..Notation::pdn(position.variant()) };
    write_move(position, mv, &notation.with_form(Form::Complete))
}

/// Compares with `:` and `x` taken for the same, since variants differ in it.
fn expect(position: &Position, read: Result<Move, MoveTextError>, expected: &str, at: &str) {
    let read = match read {
        Ok(mv) => complete(position, &mv),
        Err(error) => format!("! {error}"),
    };
    assert_eq!(read.replace(':', "x"), expected.replace(':', "x"), "{at}");
}

fn written(position: &Position, notation: &Notation, expected: &str, at: &str) {
    let moves = position.legal_moves();
    let mut texts: Vec<String> = moves.iter().map(|mv| write_move(position, mv, notation)).collect();
    let mut expected: Vec<&str> = expected.split_whitespace().collect();
    texts.sort();
    expected.sort_unstable();
    assert_eq!(texts, expected, "{at}");
}
