//! How each code writes moves.
//!
//! | code | squares | quiet | capture | ambiguous capture | clauses |
//! | --- | --- | --- | --- | --- | --- |
//! | FMJD | 1-50, a1-h8 | `-` | `x` | route (D-05) | FMJD-I.8.2.1, FMJD-I.8.2.2, FMJD-I.8.2.3, FMJD-Ibis.8.2.1, FMJD-Ibis.8.2.2, FMJD-Ibis.8.2.3 |
//! | Ukraine 2013 | 1-50, A1-H8, 1-32 | `—` | `:` on 64 squares, else `x` | turning squares | UA13-II.1.3.2, UA13-IV.4.1 |
//! | Ukraine 2023, 100 | 1-50 | `-` | `x` | turning squares | UA-V.Not.2 |
//! | Ukraine 2023, 64 | a1-h8 | `-` | `:` | turning squares, compulsory | UA-VI.Not.5.1 to UA-VI.Not.5.5 |
//! | checkers | 1-32 | `-` | `x` | route | UA-III.2.1, UA-VII.Not.1, WCDF-1.5 |
//! | columns | a1-h8 | `-` | `:` | turning squares | COL-1.10.8, COL-1.10.9, COL-1.10.10, COL-1.10.12 |
//! | Lasca | 1-25 | `-` | `:` | turning squares | COL-2.3.5, COL-2.3.6 |
//! | PDN | by variant | `-` | `:` Russian, else `x` | all squares of the route | PDN 3.0 |
//! | Hub | numbers | `-` | `x` | captured squares, always | Hub 2 |
//!
//! The codes allow separators to be left out (D-10b): they are always written here and never demanded.

use damier_rules::Variant;

use crate::{Corner, Numbering};

/// A way of writing moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Notation {
    /// What squares are called.
    pub squares: Numbering,
    /// Between the squares of a move without capture.
    pub quiet: &'static str,
    /// Between the squares of a capture.
    pub capture: &'static str,
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

/// Squares by number, `x` for captures.
const NUMERIC: Notation = Notation {
    squares: Numbering::Numbers(Corner::TopLeft),
    quiet: "-",
    capture: "x",
    form: Form::Full,
    route: Route::Turns,
    crowning: None,
};

/// Algebraic squares, `:` for captures.
const ALGEBRAIC: Notation = Notation { squares: Numbering::Algebraic, capture: ":", ..NUMERIC };

impl Notation {
    /// International draughts by the FMJD (FMJD-I.8.2.1, FMJD-I.8.2.2, FMJD-I.8.2.3).
    pub const FMJD_100: Notation = NUMERIC;
    /// Draughts-64 by the FMJD, with `x` for captures (FMJD-Ibis.8.2.1, FMJD-Ibis.8.2.2, FMJD-Ibis.8.2.3).
    pub const FMJD_64: Notation = Notation { capture: "x", ..ALGEBRAIC };
    /// Draughts-100 in Ukraine, 2013, with a dash (UA13-III.1.3.2, UA13-IV.4.1, UA13-IV.4.2.1, UA13-IV.4.2.2).
    pub const UA2013_100: Notation = Notation { quiet: "—", ..NUMERIC };
    /// Russian and Brazilian draughts in Ukraine, 2013, with capitals (UA13-II.1.3.2, UA13-IV.4.1).
    pub const UA2013_64: Notation = Notation { squares: Numbering::Capitals, quiet: "—", ..ALGEBRAIC };
    /// Checkers in Ukraine, 2013 (UA13-II.1.4.2, UA13-IV.4.1).
    pub const UA2013_CHECKERS: Notation = Notation::UA2013_100;
    /// Draughts-100 in Ukraine, 2023 (UA-V.Not.1, UA-V.Not.2).
    pub const UA2023_100: Notation = NUMERIC;
    /// Russian and Brazilian draughts in Ukraine, 2023 (UA-VI.Not.5.1 to UA-VI.Not.5.5).
    pub const UA2023_64: Notation = ALGEBRAIC;
    /// Checkers, in Ukraine 2023 and by the WCDF (UA-III.2.1, UA-VII.Not.1, WCDF-1.5).
    pub const CHECKERS: Notation = NUMERIC;
    /// Russian column draughts (COL-1.10.8, COL-1.10.9, COL-1.10.10, COL-1.10.12, D-02e).
    pub const COLUMNS: Notation = Notation { crowning: Some('D'), ..ALGEBRAIC };
    /// Russian column draughts, short (COL-1.10.14).
    pub const COLUMNS_SHORT: Notation = Notation { form: Form::Column, ..Notation::COLUMNS };
    /// Lasca, which has no short form (COL-2.3.5, COL-2.3.6).
    pub const LASCA: Notation = Notation {
        squares: Numbering::Numbers(Corner::BottomLeft),
        capture: ":",
        crowning: Some('D'),
        ..NUMERIC
    };
    /// Solutions of problems on 64 squares (UA13-VI.7.4.2, UA-VIII.Fmt.3.2, UA-VIII.Fmt.3.3).
    pub const SOLUTION_64: Notation = Notation { form: Form::Arrival, ..ALGEBRAIC };
    /// Solutions of problems on 100 squares, with the compulsory colon
    /// (UA13-VI.7.4.6, UA13-VI.7.4.6/a, UA-VIII.Fmt.3.4).
    pub const SOLUTION_100: Notation = Notation { capture: ":", form: Form::Arrival, ..NUMERIC };

    /// Moves as the PDN standard demands for the variant; the column games, which it does not know,
    /// with the signs of their code.
    pub const fn pdn(variant: Variant) -> Notation {
        let capture = match variant {
            Variant::International | Variant::Brazilian | Variant::English => "x",
            Variant::Russian | Variant::Columns | Variant::Lasca => ":",
        };
        Notation { squares: Numbering::of(variant), capture, route: Route::EveryJump, ..NUMERIC }
    }

    /// Moves as the Hub protocol has them: numbers, and the captured squares after arrival.
    pub const fn hub(variant: Variant) -> Notation {
        let squares = Numbering::Numbers(Corner::of(variant.board()));
        Notation { squares, route: Route::Captured, ..NUMERIC }
    }

    /// The notation of a rulebook by its name, such as `fmjd-100` or `columns-russian`.
    ///
    /// ```
    /// use damier_pdn::Notation;
    /// assert_eq!(Notation::of_rulebook("ua2023-russian").map(|n| n.capture), Some(":"));
    /// assert_eq!(Notation::of_rulebook("chess"), None);
    /// ```
    pub fn of_rulebook(name: &str) -> Option<Notation> {
        Some(match name {
            "fmjd-100" => Notation::FMJD_100,
            "fmjd-64" => Notation::FMJD_64,
            "ua2013-100" => Notation::UA2013_100,
            "ua2013-russian" | "ua2013-brazilian" => Notation::UA2013_64,
            "ua2013-checkers" => Notation::UA2013_CHECKERS,
            "ua2023-100" => Notation::UA2023_100,
            "ua2023-russian" | "ua2023-brazilian" => Notation::UA2023_64,
            "ua2023-checkers" | "wcdf-checkers" => Notation::CHECKERS,
            "columns-russian" => Notation::COLUMNS,
            "columns-lasca" => Notation::LASCA,
            _ => return None,
        })
    }

    /// The same with squares named in another way, for instance with Lasca's numbers mirrored (D-07a).
    pub const fn with_squares(self, squares: Numbering) -> Notation {
        Notation { squares, ..self }
    }

    /// The same with more or less of each move written.
    pub const fn with_form(self, form: Form) -> Notation {
        Notation { form, ..self }
    }
}
