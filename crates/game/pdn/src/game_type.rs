//! The GameType tag: which game is played, on which board, how squares are named.
//!
//! `Type[,Start,Width,Height,Notation[,Invert]]`, for example `25,W,8,8,A0,0`. The standard has no
//! numbers for the column games; ours are private ones and are always written in full
//! (`docs/pdn.md`): 60 for Russian columns, 61 for Lasca.

use std::fmt;
use std::str::FromStr;

use damier_rules::{Board, Color, Variant, rulebook};

use crate::Corner;

/// The value of a GameType tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameType {
    /// The number of the game.
    pub number: u16,
    /// Board and names of squares, if they are given.
    pub form: Option<BoardForm>,
}

/// The second part of a GameType.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoardForm {
    /// The side that makes the first move.
    pub start: Color,
    /// Squares along the lower edge.
    pub width: u8,
    /// Squares along the side.
    pub height: u8,
    /// How squares are named.
    pub names: SquareNames,
    /// Where the first square lies, seen by the player who begins.
    pub first: Corner,
    /// Whether the lower left corner is not played on, if it is said.
    pub inverted: Option<bool>,
}

/// How squares are named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SquareNames {
    /// `A`: a letter and a digit.
    Algebraic,
    /// `N`: a number.
    Numeric,
    /// `S`: as in chess.
    San,
}

/// Names of games that are not.
const OTHERS: [(u16, &str); 6] = [
    (27, "Canadian draughts"),
    (30, "Turkish draughts"),
    (41, "Spantsiretti"),
    (50, "Othello"),
    (96, "breakthrough"),
    (98, "antidraughts"),
];

impl GameType {
    /// The type of a variant, in full.
    ///
    /// ```
    /// use damier_pdn::GameType;
    /// use damier_rules::Variant;
    /// assert_eq!(GameType::of(Variant::Russian).to_string(), "25,W,8,8,A0,0");
    /// assert_eq!(GameType::of(Variant::English).to_string(), "21,B,8,8,N1,0");
    /// assert_eq!(GameType::of(Variant::Italian).to_string(), "22,W,8,8,N2,1");
    /// assert_eq!(GameType::of(Variant::Portuguese).to_string(), "28,W,8,8,N1,1");
    /// ```
    pub fn of(variant: Variant) -> GameType {
        let profile = variant.profile();
        let (names, first) = match profile.squares {
            rulebook::SquareNames::Numbers => (SquareNames::Numeric, Corner::used_in(variant)),
            rulebook::SquareNames::Letters | rulebook::SquareNames::Capitals => {
                (SquareNames::Algebraic, Corner::BottomLeft)
            }
        };
        let size = variant.board().size();
        let start = profile.rules.first;
        let first = if start == Color::Black { first.opposite() } else { first };
        let inverted = Some(variant.board() == Board::Mirrored);
        let form = BoardForm { start, width: size, height: size, names, first, inverted };
        GameType { number: profile.game_type, form: Some(form) }
    }

    /// The variant, if it is one of ours.
    pub fn variant(self) -> Result<Variant, NotSupported> {
        Variant::ALL
            .into_iter()
            .find(|variant| variant.profile().game_type == self.number)
            .ok_or(NotSupported { number: self.number })
    }

    /// Where numbers of squares begin, White being at the bottom, if the tag says that squares are
    /// numbered and fits the board.
    pub fn numbers_from(self, board: Board) -> Option<Corner> {
        let form = self.form.filter(|form| {
            form.names == SquareNames::Numeric && form.width == board.size() && form.height == board.size()
        })?;
        Some(match form.start {
            Color::White => form.first,
            Color::Black => form.first.opposite(),
        })
    }
}

/// The file holds a game that is not played here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("game type {number}{} is not supported", name(*number))]
pub struct NotSupported {
    /// The number of the game.
    pub number: u16,
}

fn name(number: u16) -> String {
    match (OTHERS.iter().find(|(other, _)| *other == number), number) {
        (Some((_, name)), _) => format!(" ({name})"),
        (None, 0..20) => " (a game of the chess family)".to_owned(),
        (None, _) => String::new(),
    }
}

/// A text that is no GameType.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no game type; it is written like 20 or 20,W,10,10,N2,0")]
pub struct BadGameType(pub String);

/// A number with or without the rest; also the name of one of our variants, as some files have it.
impl FromStr for GameType {
    type Err = BadGameType;

    fn from_str(text: &str) -> Result<GameType, BadGameType> {
        if let Ok(variant) = text.trim().parse::<Variant>() {
            return Ok(GameType::of(variant));
        }
        parse(text).ok_or_else(|| BadGameType(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<GameType> {
    let fields: Vec<&str> = text.split(',').map(str::trim).collect();
    let number = plain(fields[0])?;
    let form = match fields[1..] {
        [] => None,
        [start, width, height, notation] => Some(form(start, width, height, notation, None)?),
        [start, width, height, notation, invert] => {
            let inverted = match invert {
                "0" => false,
                "1" => true,
                _ => return None,
            };
            Some(form(start, width, height, notation, Some(inverted))?)
        }
        _ => return None,
    };
    Some(GameType { number, form })
}

fn form(start: &str, width: &str, height: &str, notation: &str, inverted: Option<bool>) -> Option<BoardForm> {
    let start = match start {
        "W" | "w" => Color::White,
        "B" | "b" => Color::Black,
        _ => return None,
    };
    let (names, first) = match notation.as_bytes() {
        [names, first] => (names.to_ascii_uppercase(), first),
        _ => return None,
    };
    let names = match names {
        b'A' => SquareNames::Algebraic,
        b'N' => SquareNames::Numeric,
        b'S' => SquareNames::San,
        _ => return None,
    };
    let first = *Corner::ALL.get(usize::from(first.checked_sub(b'0')?))?;
    let width = u8::try_from(plain(width)?).ok()?;
    let height = u8::try_from(plain(height)?).ok()?;
    Some(BoardForm { start, width, height, names, first, inverted })
}

/// Digits and nothing else.
fn plain(text: &str) -> Option<u16> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

impl fmt::Display for GameType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        let Some(form) = self.form else { return Ok(()) };
        let names = match form.names {
            SquareNames::Algebraic => 'A',
            SquareNames::Numeric => 'N',
            SquareNames::San => 'S',
        };
        let first = match form.first {
            Corner::BottomLeft => 0,
            Corner::BottomRight => 1,
            Corner::TopLeft => 2,
            Corner::TopRight => 3,
        };
        write!(f, ",{},{},{},{names}{first}", form.start.letter(), form.width, form.height)?;
        match form.inverted {
            Some(inverted) => write!(f, ",{}", u8::from(inverted)),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Numbering;

    #[test]
    fn our_types_read_back() {
        for variant in Variant::ALL {
            let full = GameType::of(variant);
            assert_eq!(full.to_string().parse(), Ok(full));
            assert_eq!(full.variant(), Ok(variant));
            if let Numbering::Numbers(corner) = Numbering::of(variant) {
                assert_eq!(full.numbers_from(variant.board()), Some(corner));
            }
        }
    }

    /// As the table of the PDN standard prints them.
    #[test]
    fn types_are_those_of_the_standard() {
        for (variant, text) in [
            (Variant::International, "20,W,10,10,N2,0"),
            (Variant::Italian, "22,W,8,8,N2,1"),
            (Variant::Pool, "23,B,8,8,N1,0"),
            (Variant::Spanish, "24,W,8,8,N1,1"),
            (Variant::Portuguese, "28,W,8,8,N1,1"),
            (Variant::Czech, "29,W,8,8,A0,0"),
            (Variant::Thai, "31,B,8,8,N2,0"),
            (Variant::Frisian, "40,W,10,10,N2,0"),
        ] {
            assert_eq!(GameType::of(variant).to_string(), text);
        }
    }

    #[test]
    fn short_and_loose_forms() {
        let short: GameType = " 25 ".parse().unwrap();
        assert_eq!((short.variant(), short.form), (Ok(Variant::Russian), None));
        let loose: GameType = "26, w, 8, 8, n2".parse().unwrap();
        assert_eq!(loose.numbers_from(Board::SixtyFour), Some(Corner::TopLeft));
        assert_eq!("russian".parse::<GameType>(), Ok(GameType::of(Variant::Russian)));
        for text in ["", "x", "20,", "20,W", "20,W,10,10,N4", "20,W,10,10,N2,2", "20,W,10,10,N2,0,0", "+20"] {
            assert!(text.parse::<GameType>().is_err(), "{text}");
        }
    }

    #[test]
    fn other_games_are_named() {
        let canadian: GameType = "27,W,12,12,N2,0".parse().unwrap();
        assert_eq!(
            canadian.variant().unwrap_err().to_string(),
            "game type 27 (Canadian draughts) is not supported"
        );
    }
}
