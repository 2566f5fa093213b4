//! Reading a table of openings.
//!
//! Lines that begin with `@` tell about the table, `#` begins a comment. Every other line is an
//! opening: its number (with `!` if it is not drawn), then words: `9-13` and `a3xc5` are moves,
//! `a1>a5` transfers a piece, `-28` takes one off. Transfers and removals come before moves.
//! After a transfer White is to move.

use super::{BallotTable, Opening};
use crate::{Board, Color, Move, Position, Setup, SetupFault, Square, Variant};

/// Why a table cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// There is no such table.
    #[error("there is no table of openings \"{name}\"; there are {known}")]
    UnknownTable {
        /// The name that was given.
        name: String,
        /// The names there are.
        known: String,
    },
    /// The table is made for other variants.
    #[error("the table is made for {variants}, not for {variant}")]
    OtherVariant {
        /// For which it is made.
        variants: String,
        /// Which was asked for.
        variant: Variant,
    },
    /// A line is wrong.
    #[error("line {line}: {fault}")]
    BadLine {
        /// Which, from 1.
        line: usize,
        /// What is wrong.
        fault: TableFault,
    },
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TableFault {
    /// No square is called so.
    #[error("there is no square \"{0}\"")]
    NoSuchSquare(String),
    /// Nothing stands there that could be transferred or taken off.
    #[error("nothing stands on square {0}")]
    Empty(Square),
    /// Something stands there already.
    #[error("square {0} is occupied")]
    Occupied(Square),
    /// What results cannot be played from.
    #[error("the pieces do not make a position: {0}")]
    BadSetup(SetupFault),
    /// The word is no move of the position.
    #[error("\"{0}\" names no legal move, or several")]
    BadMove(String),
}

impl BallotTable {
    /// Reads a table for one of the variants it is made for; every opening is replayed.
    pub fn read(text: &str, variant: Variant) -> Result<BallotTable, TableError> {
        let mut table = BallotTable {
            title: String::new(),
            source: String::new(),
            date: String::new(),
            openings: Vec::new(),
        };
        for (line, content) in (1..).zip(text.lines()) {
            let content = content.split('#').next().unwrap_or_default().trim();
            if let Some(heading) = content.strip_prefix('@') {
                table.take_heading(heading, variant)?;
            } else if !content.is_empty() {
                let opening =
                    read_opening(content, variant).map_err(|fault| TableError::BadLine { line, fault })?;
                table.openings.push(opening);
            }
        }
        Ok(table)
    }

    fn take_heading(&mut self, heading: &str, variant: Variant) -> Result<(), TableError> {
        let (key, value) = heading.split_once(' ').unwrap_or((heading, ""));
        match key {
            "title" => value.clone_into(&mut self.title),
            "source" => value.clone_into(&mut self.source),
            "date" => value.clone_into(&mut self.date),
            "variants" if !value.split(' ').any(|name| name == variant.name()) => {
                return Err(TableError::OtherVariant { variants: value.to_owned(), variant });
            }
            _ => {}
        }
        Ok(())
    }
}

fn read_opening(line: &str, variant: Variant) -> Result<Opening, TableFault> {
    let mut words = line.split_whitespace();
    let number = words.next().unwrap_or_default();
    let mut setup = Setup::start(variant);
    let mut moves = Vec::new();
    let mut lifted = Vec::new();
    for word in words {
        if let Some((from, to)) = word.split_once('>') {
            let (from, to) = (square(variant.board(), from)?, square(variant.board(), to)?);
            lifted.push((lift(&mut setup, from)?, to));
            setup.to_move = Color::White;
        } else if let Some(name) = word.strip_prefix('-') {
            lift(&mut setup, square(variant.board(), name)?)?;
        } else {
            moves.push(word);
        }
    }
    // All pieces are lifted before any is put down: two transfers may cross.
    for (tower, to) in lifted {
        if setup.placed.iter().any(|(taken, _)| *taken == to) {
            return Err(TableFault::Occupied(to));
        }
        setup.placed.push((to, tower));
    }
    let start = Position::new(&setup).map_err(|faults| {
        faults.first().map_or(TableFault::BadSetup(SetupFault::NoPieces), |f| TableFault::BadSetup(*f))
    })?;
    let moves = replay(start, &moves)?;
    Ok(Opening {
        number: number.trim_end_matches('!').to_owned(),
        in_set: !number.ends_with('!'),
        start,
        moves,
    })
}

fn lift(setup: &mut Setup, from: Square) -> Result<crate::Tower, TableFault> {
    let index = setup.placed.iter().position(|(taken, _)| *taken == from);
    index.map(|index| setup.placed.swap_remove(index).1).ok_or(TableFault::Empty(from))
}

fn replay(start: Position, words: &[&str]) -> Result<Vec<Move>, TableFault> {
    let mut position = start;
    let mut moves = Vec::with_capacity(words.len());
    for word in words {
        let bad = || TableFault::BadMove((*word).to_owned());
        let (from, to) = word.split_once(['-', 'x']).ok_or_else(bad)?;
        let (from, to) = (square(position.board(), from)?, square(position.board(), to)?);
        let mut found = Vec::new();
        position.push_moves_between(from, to, &mut found);
        let [mv] = found.as_slice() else { return Err(bad()) };
        position = position.play_unchecked(mv);
        moves.push(*mv);
    }
    Ok(moves)
}

fn square(board: Board, name: &str) -> Result<Square, TableFault> {
    let found = match name.parse() {
        Ok(number) => board.square(number),
        Err(_) => board.squares().find(|square| board.algebraic(*square) == name),
    };
    found.ok_or_else(|| TableFault::NoSuchSquare(name.to_owned()))
}
