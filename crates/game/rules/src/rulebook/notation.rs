//! How a code writes moves and positions.

use std::fmt;

use super::Clause;

/// What squares are called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SquareNames {
    /// Squares have numbers.
    Numbers,
    /// By letter and digit, `c3`.
    Letters,
    /// By capital letter and digit, `C3`.
    Capitals,
}

/// How captures between the same squares are told apart (D-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ambiguity {
    /// The code is silent: the route is added.
    AddRoute,
    /// The squares where the capture turns must be written.
    TurningSquares,
}

/// Where a short form of moves may be used (D-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ShortForm {
    /// Moves are never written short.
    No,
    /// In compositions only.
    Compositions,
    /// Also in games, if nothing is left in doubt.
    IfUnambiguous,
    /// Moves may be written short everywhere.
    Yes,
}

/// The notation of a rulebook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotationStyle {
    /// What squares are called.
    pub squares: SquareNames,
    /// The sign written between the squares of a quiet move.
    pub dash: char,
    /// Whether it may be left out.
    pub dash_optional: bool,
    /// The sign written between the squares of a capture.
    pub capture: char,
    /// Another sign that the code allows.
    pub capture_also: Option<char>,
    /// How captures between the same squares are told apart.
    pub ambiguity: Ambiguity,
    /// Where a short form may be used.
    pub short: ShortForm,
    /// What marks a coronation, if anything (D-02e).
    pub promotion: Option<char>,
}

/// Clauses on the names of squares.
pub(super) const SQUARES: &[Clause] = &[
    "FMJD-I.8.1",
    "FMJD-Ibis.8.1",
    "UA13-II.1.3.2",
    "UA13-II.1.4.2",
    "UA13-III.1.3.2",
    "UA-V.Not.1",
    "UA-VI.Not.2",
    "UA-VI.Not.3",
    "UA-VII.Not.1",
    "WCDF-1.5",
    "COL-1.10.3",
    "COL-2.3.1",
];
/// Clauses on the sign of a quiet move (D-10b).
pub(super) const QUIET: &[Clause] = &[
    "FMJD-I.8.2.2",
    "FMJD-Ibis.8.2.2",
    "UA13-IV.4.1",
    "UA13-IV.4.2.1",
    "UA-V.Not.2",
    "UA-VI.Not.5.2",
    "UA-III.2.1",
    "COL-1.10.8",
    "COL-2.3.5",
];
/// Clauses on the sign of a capture.
pub(super) const CAPTURE: &[Clause] = &[
    "FMJD-I.8.2.3",
    "FMJD-Ibis.8.2.3",
    "UA13-IV.4.1",
    "UA13-IV.4.2.2",
    "UA-V.Not.2",
    "UA-III.2.1",
    "UA-VI.Not.5.3",
    "UA-VI.Not.5.4",
    "COL-1.10.8",
    "COL-1.10.9",
];
/// Clauses on ambiguous captures.
pub(super) const AMBIGUITY: &[Clause] =
    &["FMJD-I.8.2.1", "FMJD-Ibis.8.2.1", "UA-VI.Not.5.5", "COL-1.10.10", "COL-2.3.5"];
/// Clauses on the short form.
pub(super) const SHORT: &[Clause] = &["UA-III.2.4", "COL-1.10.14", "COL-2.3.6"];
/// Clauses on the mark of a coronation.
pub(super) const PROMOTION: &[Clause] = &["COL-1.10.12"];
/// Clauses on the signs of commentary.
pub(super) const SIGNS: &[Clause] = &[
    "FMJD-I.9.1.1",
    "FMJD-I.9.1.14",
    "FMJD-Ibis.9.1.1",
    "FMJD-Ibis.9.1.14",
    "UA13-IV.4.2.1",
    "UA13-IV.4.2.10",
    "UA-III.2.2",
];

impl fmt::Display for SquareNames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SquareNames::Numbers => "by number",
            SquareNames::Letters => "by letter and digit",
            SquareNames::Capitals => "by capital letter and digit",
        })
    }
}

impl fmt::Display for Ambiguity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ambiguity::AddRoute => "the route is added",
            Ambiguity::TurningSquares => "the squares where the capture turns",
        })
    }
}

impl fmt::Display for ShortForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ShortForm::No => "not used",
            ShortForm::Compositions => "in compositions",
            ShortForm::IfUnambiguous => "if nothing is left in doubt",
            ShortForm::Yes => "allowed",
        })
    }
}
