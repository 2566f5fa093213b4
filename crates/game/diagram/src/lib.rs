//! Boards of draughts as SVG and as text: what a diagram shows and how.
//!
//! A [`Diagram`] draws a [`Setup`], so a board that nobody could reach by play, or that a person is still putting
//! together, is drawn as well as a position. The SVG stands alone, tells what it shows in words, and can stand many
//! times in one page; pixels are made of it by whoever has a renderer.
//!
//! ```
//! use damier_diagram::{Coordinates, Diagram, Theme};
//! use damier_rules::{Position, Variant};
//!
//! let start = Position::start(Variant::Lasca);
//! let diagram = Diagram { theme: Theme::Dark, coordinates: Coordinates::Numbers, ..Diagram::of(&start) };
//! assert!(diagram.svg().contains("White to move"));
//! ```
//!
//! | question | answer |
//! | --- | --- |
//! | colours | `theme.rs` |
//! | where things lie on the drawing | `layout.rs` |
//! | men, kings and towers | `pieces.rs` |
//! | the last move and arrows | `marks.rs` |
//! | the SVG document | `svg.rs` |
//! | the board in letters | `text.rs` |
//! | the position in words | `description.rs` |

#![warn(missing_docs)]

mod description;
mod layout;
mod marks;
mod pieces;
mod svg;
mod text;
mod theme;

use damier_pdn::{Corner, Numbering};
use damier_rules::rulebook::SquareNames;
use damier_rules::{Board, Color, Move, Position, Setup, Square, Tower, Variant};

pub use layout::wrap;
pub use svg::escape;
pub use text::TextStyle;
pub use theme::{Theme, UnknownTheme};

/// A board with pieces, ready to be drawn.
///
/// Squares that the board does not have are left out; where two entries of the set-up name one
/// square, the later one is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagram {
    /// The pieces and the side to move.
    pub setup: Setup,
    /// The colours of squares and pieces.
    pub theme: Theme,
    /// Black at the bottom instead of White.
    pub flip: bool,
    /// How the squares are named, if at all.
    pub coordinates: Coordinates,
    /// The move that led here: outlined, with its path.
    pub last_move: Option<Route>,
    /// Arrows from square to square.
    pub arrows: Vec<(Square, Square)>,
    /// Whether the side to move is shown.
    pub turn: bool,
    /// A line below the board.
    pub caption: Option<String>,
}

impl Diagram {
    /// A diagram of any set-up, in the usual colours of its variant and without coordinates.
    pub fn new(setup: Setup) -> Diagram {
        Diagram {
            theme: Theme::of(setup.variant),
            setup,
            flip: false,
            coordinates: Coordinates::None,
            last_move: None,
            arrows: Vec::new(),
            turn: true,
            caption: None,
        }
    }

    /// How high the drawing is where it is so wide, in any unit.
    pub fn height_for(&self, width: f32) -> f32 {
        let layout = layout::Layout::new(self);
        layout.height() * width / layout.width()
    }

    /// A diagram of a position.
    pub fn of(position: &Position) -> Diagram {
        Diagram::new(position.setup())
    }

    fn board(&self) -> Board {
        self.setup.variant.board()
    }

    /// What is drawn on a square.
    fn at(&self, square: Square) -> Option<Tower> {
        self.setup.placed.iter().rev().find(|(s, _)| *s == square).map(|(_, tower)| *tower)
    }

    /// The name of a square in words and lists.
    fn name(&self, square: Square) -> String {
        match Coordinates::of(self.setup.variant) {
            Coordinates::Letters => self.board().algebraic(square),
            _ => self.number(square),
        }
    }

    /// The number of a square in the game that is played; in Spain they begin at White's right hand.
    fn number(&self, square: Square) -> String {
        Numbering::Numbers(Corner::used_in(self.setup.variant)).name(self.board(), square)
    }

    /// The dark side of the official checkers set is red (UA-VII.Inv.9); names are labels (D-07c).
    fn side(&self, color: Color) -> &'static str {
        match color {
            Color::White => "White",
            Color::Black if self.theme == Theme::Checkers => "Red",
            Color::Black => "Black",
        }
    }
}

/// How squares are named on a diagram.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Coordinates {
    /// Not at all, as on an official board (FMJD-I.2.6, WCDF-1.6).
    #[default]
    None,
    /// A number on every square.
    Numbers,
    /// Letters and digits at the edge.
    Letters,
}

impl Coordinates {
    /// What the codes of a variant use: numbers from 1 in international draughts, checkers and Lasca
    /// (FMJD-I.2.6, WCDF-1.5, COL-2.3.1), letters and digits elsewhere (UA-VI.Not.2, COL-1.10.3).
    pub fn of(variant: Variant) -> Coordinates {
        match variant.profile().squares {
            SquareNames::Numbers => Coordinates::Numbers,
            SquareNames::Letters | SquareNames::Capitals => Coordinates::Letters,
        }
    }
}

/// The path of a move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Route {
    /// Departure, landing squares and arrival.
    pub squares: Vec<Square>,
    /// The squares jumped over.
    pub jumped: Vec<Square>,
}

impl From<&Move> for Route {
    fn from(mv: &Move) -> Route {
        Route { squares: mv.squares().to_vec(), jumped: mv.jumped().to_vec() }
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
