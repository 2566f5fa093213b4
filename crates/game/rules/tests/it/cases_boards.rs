//! Lines of the case files that speak about boards.
//!
//! | line | says |
//! | --- | --- |
//! | `size N` | so many rows and columns, every second cell a square of play, the nearest on the left one of them |
//! | `squares N` | so many squares of play |
//! | `diagonals N` | so many lines of two squares or more |
//! | `line SQUARE …` | a diagonal from edge to edge |
//! | `road SQUARE SQUARE N` | a diagonal known by its ends has so many squares |
//! | `main-road SQUARE …` | the longest one |
//! | `home SIDE SQUARE …` | the base row of a side; the other side's men are crowned there |
//! | `left SQUARE …`, `right SQUARE …` | the side columns |
//! | `numbers NAME=N …` | algebraic names and numbers of the same squares |
//! | `turned NAME=N …` | the same with the board turned round, Black at the bottom |
//! | `forward SIDE SQUARE SQUARE …` | the neighbours of the first square in front of a side's man |

use std::collections::BTreeSet;

use damier_rules::{Board, Color, Direction, Square, SquareSet};

use crate::cases::same;
use crate::text;

/// Checks one line.
pub(crate) fn follow(board: Board, key: &str, value: &str) -> Result<(), String> {
    match key {
        "size" => {
            same(&board.size(), &value)?;
            let cells = (0..board.size()).flat_map(|row| (0..board.size()).map(move |column| (column, row)));
            let dark: BTreeSet<(u8, u8)> = cells.filter(|(column, row)| (column + row) % 2 == 0).collect();
            let of_play: BTreeSet<(u8, u8)> = board.squares().map(|square| board.place(square)).collect();
            same(&format!("{of_play:?}"), &format!("{dark:?}"))
        }
        "squares" => same(&board.squares().count(), &value),
        "diagonals" => same(&diagonals(board).len(), &value),
        "line" => {
            let line = text::squares(board, value)?;
            if diagonals(board).contains(&sorted(line)) { Ok(()) } else { Err("no such line".into()) }
        }
        "road" => {
            let (ends, length) = value.rsplit_once(' ').ok_or("two ends and a length")?;
            same(&road(board, &sorted(text::squares(board, ends)?))?, &length)
        }
        "main-road" => same_set(board.main_road(), board, value),
        "home" => {
            let (side, row) = value.split_once(' ').ok_or("a side and its row")?;
            let side = text::color(side)?;
            same_set(board.home_row(side), board, row)?;
            same_set(board.last_row(!side), board, row)
        }
        "left" => same_set(column(board, 0), board, value),
        "right" => same_set(column(board, board.size() - 1), board, value),
        "numbers" => names(board, value, str::to_owned),
        "turned" => names(board, value, |name| turned(board, name)),
        "forward" => {
            let (side, squares) = value.split_once(' ').ok_or("a side and squares")?;
            let squares = text::squares(board, squares)?;
            same(
                &format!("{:?}", forward(board, text::color(side)?, squares[0])),
                &format!("{:?}", sorted(squares[1..].to_vec())),
            )
        }
        _ => Err("no such line".into()),
    }
}

fn sorted(mut squares: Vec<Square>) -> Vec<Square> {
    squares.sort();
    squares
}

/// All lines of two squares or more, each sorted.
fn diagonals(board: Board) -> BTreeSet<Vec<Square>> {
    let whole = |square: Square, direction: Direction| {
        let back = board.line(square, direction.opposite());
        sorted(back.chain([square]).chain(board.line(square, direction)).collect())
    };
    let ways = [Direction::UpLeft, Direction::UpRight];
    let lines = board.squares().flat_map(|square| ways.map(|way| whole(square, way)));
    lines.filter(|line| line.len() > 1).collect()
}

/// How long the line with these ends is.
fn road(board: Board, ends: &[Square]) -> Result<usize, String> {
    let lines = diagonals(board);
    let line = lines.iter().find(|line| line.first() == ends.first() && line.last() == ends.last());
    line.map(Vec::len).ok_or_else(|| "no such line".into())
}

fn column(board: Board, column: u8) -> SquareSet {
    board.squares().filter(|square| board.place(*square).0 == column).collect()
}

fn same_set(found: SquareSet, board: Board, expected: &str) -> Result<(), String> {
    let expected: SquareSet = text::squares(board, expected)?.into_iter().collect();
    same(&format!("{found:?}"), &format!("{expected:?}"))
}

fn names(board: Board, value: &str, name_of: impl Fn(&str) -> String) -> Result<(), String> {
    for pair in text::words(value) {
        let (name, number) = pair.split_once('=').ok_or("NAME=NUMBER")?;
        let square = text::square(board, number)?;
        same(&board.algebraic(square), &name_of(name))?;
    }
    Ok(())
}

/// The name of the same square on the board turned round.
fn turned(board: Board, name: &str) -> String {
    let size = board.size();
    let mut signs = name.bytes();
    let column = signs.next().map_or(0, |letter| letter - b'a');
    let row = signs.next().map_or(0, |digit| digit - b'1');
    format!("{}{}", char::from(b'a' + size - 1 - column), size - row)
}

fn forward(board: Board, color: Color, square: Square) -> Vec<Square> {
    let ways = Direction::ALL.into_iter().filter(|way| way.is_forward(color));
    sorted(ways.filter_map(|way| board.step(square, way)).collect())
}
