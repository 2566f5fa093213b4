//! Exercises: positions from games of the engine against itself in which one move wins and that is proved.
//!
//! An exercise is kept as one line of a file, its parts apart by tabs:
//!
//! ```text
//! russian<TAB>W:Wc3,e3:Bd6<TAB>1120<TAB>shot,breakthrough<TAB>0 c3-d4 d6-c5 d4xb6
//! ```
//!
//! variant, position, difficulty, themes, then the lines that a solver has to find, each with the half-move from which it
//! is asked for and its moves: every square that a move touches, as the usual code of the variant names them.
//!
//! | question | file |
//! | --- | --- |
//! | Where do positions come from, and which are exercises? | `make.rs` |
//! | What are they about, how hard are they? | `theme.rs` |

mod make;
mod theme;

use std::fmt;
use std::str::FromStr;

use damier_pdn::{Notation, read_fen};
use damier_rules::{Move, Position, Rulebook, Variant};

pub use make::{Counts, Maker, Wanted};
pub use theme::{Theme, UnknownTheme};

/// No exercise has more lines.
pub const MOST_LINES: usize = 12;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// What is played.
    pub variant: Variant,
    /// The position, White to move and win, in FEN.
    pub fen: String,
    /// How hard it is, as a rating, before anybody has tried.
    pub rating: u16,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// The lines, the main one first, each with the half-move from which it is asked for.
    pub lines: Vec<(usize, Vec<String>)>,
}

/// The exercises that come with the program, one a line, as their file has them; none for games without an official
/// code. `damier trainer make` made them.
pub const fn shipped(variant: Variant) -> &'static str {
    match variant {
        Variant::International => include_str!("../../exercises/international.tsv"),
        Variant::Russian => include_str!("../../exercises/russian.tsv"),
        Variant::Brazilian => include_str!("../../exercises/brazilian.tsv"),
        Variant::English => include_str!("../../exercises/english.tsv"),
        Variant::Columns => include_str!("../../exercises/columns.tsv"),
        Variant::Lasca => include_str!("../../exercises/lasca.tsv"),
        _ => "",
    }
}

/// The same, read.
pub fn exercises(variant: Variant) -> Vec<Made> {
    shipped(variant).lines().filter_map(|line| line.parse().ok()).collect()
}

/// A move by the squares that it touches, as the code names them.
fn spelled(position: &Position, mv: &Move, notation: &Notation) -> String {
    let names = mv.squares().iter().map(|square| notation.squares.name(position.board(), *square));
    names.collect::<Vec<_>>().join(if mv.is_capture() { "x" } else { "-" })
}

impl Made {
    fn new(start: &Position, rating: u16, themes: Vec<Theme>, asked: &[(&[Move], usize)]) -> Made {
        let variant = start.variant();
        let notation = Notation::of(&Rulebook::usual(variant));
        let line = |moves: &[Move]| {
            let mut position = *start;
            let spell = |mv: &Move| {
                let text = spelled(&position, mv, &notation);
                position = position.play_unchecked(mv);
                text
            };
            moves.iter().map(spell).collect()
        };
        Made {
            variant,
            fen: damier_pdn::write_fen(&start.setup()),
            rating,
            themes,
            lines: asked.iter().map(|(moves, from)| (*from, line(moves))).collect(),
        }
    }

    pub fn start(&self) -> Option<Position> {
        Position::new(&read_fen(self.variant, &self.fen).ok()?.setup).ok()
    }
}

/// As it stands in a file.
impl fmt::Display for Made {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.name()).collect();
        write!(f, "{}\t{}\t{}\t{}", self.variant.name(), self.fen, self.rating, themes.join(","))?;
        self.lines.iter().try_for_each(|(from, moves)| write!(f, "\t{from} {}", moves.join(" ")))
    }
}

/// A line that is no exercise.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("this is no exercise: {0}")]
pub struct NotMade(String);

impl FromStr for Made {
    type Err = NotMade;

    fn from_str(text: &str) -> Result<Made, NotMade> {
        let not = || NotMade(text.chars().take(60).collect());
        let mut parts = text.split('\t');
        let mut next = || parts.next().ok_or_else(not);
        let variant = next()?.parse().map_err(|_| not())?;
        let fen = next()?.to_owned();
        let rating = next()?.parse().map_err(|_| not())?;
        let themes = next()?.split(',').filter(|own| !own.is_empty());
        let themes = themes.map(str::parse).collect::<Result<Vec<Theme>, _>>().map_err(|_| not())?;
        let line = |part: &str| {
            let (from, moves) = part.split_once(' ').ok_or_else(not)?;
            Ok((from.parse().map_err(|_| not())?, moves.split(' ').map(str::to_owned).collect()))
        };
        let lines = parts.map(line).collect::<Result<Vec<(usize, Vec<String>)>, NotMade>>()?;
        if lines.is_empty() || lines.len() > MOST_LINES {
            return Err(not());
        }
        Ok(Made { variant, fen, rating, themes, lines })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use damier_pdn::read_move;
    use damier_rules::Color;

    use super::*;

    /// What comes with the program can be played: every line, White to move where it asks, each position once.
    #[test]
    fn the_exercises_of_the_program_can_be_played() {
        for variant in Variant::ALL {
            let lines = shipped(variant).lines().count();
            let all = exercises(variant);
            assert_eq!(all.len(), lines, "{variant}");
            let positions: HashSet<&str> = all.iter().map(|own| own.fen.as_str()).collect();
            assert_eq!(positions.len(), lines, "{variant}");
            for made in &all {
                let start = made.start().expect("a position");
                assert_eq!((start.variant(), start.to_move()), (variant, Color::White), "{made}");
                for (from, moves) in &made.lines {
                    assert!(from % 2 == 0 && *from < moves.len(), "{made}");
                    let mut position = start;
                    for text in moves {
                        let mv = read_move(&position, text).expect("a legal move");
                        position = position.play_unchecked(&mv);
                    }
                }
            }
        }
    }

    #[test]
    fn an_exercise_is_read_as_it_was_written() {
        let text = "russian\tW:WKb8,h6:Bc3,h8\t1200\tending,kings\t0 b8-f4 h8-g7 h6xf8 c3-b2 f8-g7\t2 b8-f4 c3-b2 f4-e5";
        let made: Made = text.parse().expect("an exercise");
        assert_eq!(made.to_string(), text);
        assert_eq!(made.lines[1].0, 2);
        assert!(made.start().is_some());
        for wrong in ["", "russian", "chess\tW:W1:B2\t1\t\t0 a", "russian\tW:WKb8:Bc3\t1200\tending"] {
            assert!(wrong.parse::<Made>().is_err(), "{wrong}");
        }
    }
}
