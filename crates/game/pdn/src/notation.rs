//! How each code writes moves.
//!
//! | code | squares | quiet | capture | ambiguous capture | clauses |
//! | --- | --- | --- | --- | --- | --- |
//! | FMJD | 1-50, a1-h8 | `-` | `x` | turning squares (D-05) | FMJD-I.8.2.1, FMJD-I.8.2.2, FMJD-I.8.2.3, FMJD-Ibis.8.2.1, FMJD-Ibis.8.2.2, FMJD-Ibis.8.2.3 |
//! | Ukraine 2013 | 1-50, A1-H8, 1-32 | `—` | `x` | turning squares | UA13-II.1.3.2, UA13-IV.4.1 |
//! | Ukraine 2023, 100 | 1-50 | `-` | `x` | turning squares | UA-V.Not.2 |
//! | Ukraine 2023, 64 | a1-h8 | `-` | `:` | turning squares, compulsory | UA-VI.Not.5.1 to UA-VI.Not.5.5 |
//! | checkers | 1-32 | `-` | `x` | turning squares | UA-III.2.1, UA-VII.Not.1, WCDF-1.5 |
//! | columns | a1-h8 | `-` | `:` | turning squares | COL-1.10.8, COL-1.10.9, COL-1.10.10, COL-1.10.12 |
//! | Lasca | 1-25 | `-` | `:` | turning squares | COL-2.3.5, COL-2.3.6 |
//! | PDN | by variant | `-` | `:` Russian, else `x` | all squares of the route | PDN 3.0 |
//! | Hub | numbers | `-` | `x` | captured squares, always | Hub 2 |
//!
//! The rows of the codes come from the [`Rulebook`]. The codes allow separators to be left out (D-10b): they are always written here and never demanded.

use damier_rules::rulebook::{ShortForm, SquareNames};
use damier_rules::{Rulebook, Variant};

use crate::{Corner, Numbering};

/// A way of writing moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Notation {
    /// What squares are called.
    pub squares: Numbering,
    /// Between the squares of a move without capture.
    pub quiet: char,
    /// Between the squares of a capture.
    pub capture: char,
    /// How much of a move is written.
    pub form: Form,
    /// What is added where departure and arrival do not tell a capture from another.
    pub route: Route,
    /// What follows the square where a man becomes a king.
    pub crowning: Option<char>,
}

/// How much of a move is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// Departure and arrival; the route of a capture only where it must be told.
    Full,
    /// The route of every capture.
    Complete,
    /// The column of departure and the square of arrival, `cb4`, `a:a7`; full where that is not enough
    /// (COL-1.10.14).
    Column,
    /// The square of arrival, `d4`; with the column of departure where two pieces can go there, and
    /// full where that is not enough (UA13-VI.7.4.2, UA-VIII.Fmt.3.2, UA-VIII.Fmt.3.4, D-10c).
    Arrival,
}

/// What tells a capture from others between the same squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Route {
    /// The squares where the direction changes (UA-VI.Not.5.5, COL-1.10.10).
    Turns,
    /// After each jump but the last the square of the turn, or without a turn the square right behind
    /// the captured piece: the long form of the PDN standard.
    EveryJump,
    /// The captured squares after arrival, in every capture: the form of the Hub protocol.
    Captured,
}

impl Notation {
    /// How games are written under a rulebook.
    ///
    /// ```
    /// use damier_pdn::{Notation, read_move, write_move};
    /// use damier_rules::{Position, Rulebook, Variant};
    ///
    /// let notation = Notation::of(&Rulebook::named("ua2013-russian")?);
    /// let start = Position::start(Variant::Russian);
    /// let mv = read_move(&start, "cb4").expect("a legal move");
    /// assert_eq!(write_move(&start, &mv, &notation), "C3—B4");
    /// # Ok::<(), damier_rules::rulebook::UnknownRulebook>(())
    /// ```
    pub fn of(book: &Rulebook) -> Notation {
        let style = &book.notation;
        let corner = match Corner::used_in(book.variant) {
            // The lost diagram may have run from right to left (D-07a).
            Corner::BottomLeft if book.switches.lasca_mirror => Corner::BottomRight,
            corner => corner,
        };
        let squares = match style.squares {
            SquareNames::Numbers => Numbering::Numbers(corner),
            SquareNames::Letters => Numbering::Algebraic,
            SquareNames::Capitals => Numbering::Capitals,
        };
        Notation {
            squares,
            quiet: style.dash,
            capture: style.capture,
            form: Form::Full,
            route: Route::Turns,
            crowning: style.promotion,
        }
    }

    /// The short form of a rulebook: `cb4` in column draughts, in the other codes the destination alone
    /// as in solutions of problems; nothing where the code has none.
    pub fn short(book: &Rulebook) -> Option<Notation> {
        match book.notation.short {
            ShortForm::No => None,
            ShortForm::Yes => Some(Notation::of(book).with_form(Form::Column)),
            ShortForm::Compositions | ShortForm::IfUnambiguous => {
                // The colon is compulsory here (UA13-VI.7.4.6/a), and capitals are not used.
                let squares = match Notation::of(book).squares {
                    Numbering::Capitals => Numbering::Algebraic,
                    squares => squares,
                };
                Some(Notation {
                    squares,
                    quiet: '-',
                    capture: ':',
                    form: Form::Arrival,
                    ..Notation::of(book)
                })
            }
        }
    }

    /// Moves as the PDN standard demands for the variant; the column games, which it does not know,
    /// with the signs of their code.
    pub const fn pdn(variant: Variant) -> Notation {
        Notation {
            squares: Numbering::of(variant),
            quiet: '-',
            capture: variant.profile().capture_sign,
            form: Form::Full,
            route: Route::EveryJump,
            crowning: None,
        }
    }

    /// Moves as the Hub protocol has them: numbers, and the captured squares after arrival.
    pub const fn hub(variant: Variant) -> Notation {
        Notation {
            squares: Numbering::Numbers(Corner::used_in(variant)),
            capture: 'x',
            route: Route::Captured,
            ..Notation::pdn(variant)
        }
    }

    /// The same with squares named in another way.
    pub const fn with_squares(self, squares: Numbering) -> Notation {
        Notation { squares, ..self }
    }

    /// The same with more or less of each move written.
    pub const fn with_form(self, form: Form) -> Notation {
        Notation { form, ..self }
    }
}
