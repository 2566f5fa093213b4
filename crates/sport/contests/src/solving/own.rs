//! What a program can judge by itself: which lines of the key stand in a solution written in the codes'
//! notation. A judge looks at it and decides.

use damier_compose::Tree;
use damier_compose::notation::{SolutionTextError, read_solution};
use damier_pdn::read_fen;
use damier_rules::{Color, Position};
use serde::Serialize;

use super::fact::{KeyKind, PositionEntry};

/// Why a program cannot read what a solver wrote.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Unread {
    #[error("nothing is written")]
    Empty,
    #[error("the position of the set cannot be played")]
    Position,
    #[error("the text is longer than any solution")]
    TooLong,
    #[error("a bracket is opened or closed in the wrong place, at word {word}")]
    Brackets { word: usize },
    #[error("word {word}, \"{text}\", is no move there")]
    NoMove { word: usize, text: String },
    #[error("word {word}, \"{text}\": it is the other side's turn, and no capture was left out")]
    WrongSide { word: usize, text: String },
}

impl From<SolutionTextError> for Unread {
    fn from(why: SolutionTextError) -> Unread {
        match why {
            SolutionTextError::TooLong { .. } | SolutionTextError::LineTooLong => Unread::TooLong,
            SolutionTextError::Brackets { word } => Unread::Brackets { word },
            SolutionTextError::BadMove { word, text, .. } => Unread::NoMove { word, text },
            SolutionTextError::WrongSide { word, text } => Unread::WrongSide { word, text },
        }
    }
}

/// The numbers of the keys, from 1, whose lines stand in what a solver wrote, or why it cannot be read.
pub fn proposed_ticks(position: &PositionEntry, text: &str) -> Result<Vec<usize>, Unread> {
    let setup = read_fen(position.variant, &position.position).map_err(|_| Unread::Position)?.setup;
    let start = Position::new(&setup).map_err(|_| Unread::Position)?;
    let given = read_solution(&start, text)?;
    if given.is_empty() {
        return Err(Unread::Empty);
    }
    let stands = |line: &str| {
        let wanted = read_solution(&start, line).ok()?;
        Some(!wanted.is_empty() && contains(&start, &given, &wanted))
    };
    let lines = position.keys.iter().enumerate().filter(|(_, key)| {
        matches!(key.kind, KeyKind::Variation | KeyKind::Completeness | KeyKind::SideSolution)
            && stands(&key.text) == Some(true)
    });
    Ok(lines.map(|(at, _)| at + 1).collect())
}

/// Whether every line of a tree stands in another, as far as White has to move: Black's last moves may be
/// left out.
fn contains(position: &Position, given: &Tree, wanted: &Tree) -> bool {
    wanted.branches.iter().all(|branch| {
        let after = position.play_unchecked(&branch.mv);
        let found = given.branches.iter().find(|own| position.play_unchecked(&own.mv) == after);
        match found {
            Some(own) => contains(&after, &own.next, &branch.next),
            None => position.to_move() == Color::Black && branch.next.is_empty(),
        }
    })
}
