//! Genres and groups by material.

use damier_rules::{Color, Variant};

use crate::{Code, Composition, Force, Kind};

/// A genre with its group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Genre {
    /// Five against five on the small board.
    ClassicalMiniature,
    /// Few pieces, combinational play.
    Miniature,
    /// A problem of the small board, or of the column games.
    Problem,
    /// Up to nine pieces on the large board.
    SmallProblem,
    /// Up to twelve.
    MediumProblem,
    /// Up to fifteen.
    LargeProblem,
    /// Up to twenty.
    GiantProblem,
    /// Combinational play with kings at the start.
    KingProblem,
    /// A problem that could have come up in a game (UA13-VI.1.3.1.2.6).
    PracticalProblem,
    /// Play of the endgame: at most four white pieces and six black ones.
    Study,
    /// The task is to lock pieces.
    LockTask,
    /// The same, with at most seven white pieces (UA13-VI.1.3.3.3).
    LockMiniature,
    /// Positional play with at most eight pieces a side.
    PositionalEnding,
}

impl Genre {
    /// All of them.
    pub const ALL: [Genre; 13] = [
        Genre::ClassicalMiniature,
        Genre::Miniature,
        Genre::Problem,
        Genre::SmallProblem,
        Genre::MediumProblem,
        Genre::LargeProblem,
        Genre::GiantProblem,
        Genre::KingProblem,
        Genre::PracticalProblem,
        Genre::Study,
        Genre::LockTask,
        Genre::LockMiniature,
        Genre::PositionalEnding,
    ];

    /// What people call it.
    pub const fn title(self) -> &'static str {
        match self {
            Genre::ClassicalMiniature => "classical miniature",
            Genre::Miniature => "miniature",
            Genre::Problem => "problem",
            Genre::SmallProblem => "small problem",
            Genre::MediumProblem => "medium problem",
            Genre::LargeProblem => "large problem",
            Genre::GiantProblem => "giant problem",
            Genre::KingProblem => "king problem",
            Genre::PracticalProblem => "practical problem",
            Genre::Study => "study",
            Genre::LockTask => "lock task",
            Genre::LockMiniature => "lock-task miniature",
            Genre::PositionalEnding => "positional ending",
        }
    }

    /// Miniatures and problems: combinational play.
    pub const fn is_combinational(self) -> bool {
        !self.is_study() && !self.is_lock()
    }

    /// Lock tasks of either group.
    pub const fn is_lock(self) -> bool {
        matches!(self, Genre::LockTask | Genre::LockMiniature)
    }

    /// Studies and positional endings, to which the same requirements apply (UA13-VI.2.5/c, UA-VIII.Formal.1).
    pub const fn is_study(self) -> bool {
        matches!(self, Genre::Study | Genre::PositionalEnding)
    }
}

/// Which boards a row of the table is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Board {
    #[serde(rename = "64")]
    SixtyFour,
    #[serde(rename = "100")]
    Hundred,
    #[serde(rename = "columns")]
    Columns,
    #[serde(rename = "lasca")]
    Lasca,
}

impl Board {
    pub(super) fn of(variant: Variant) -> Board {
        match variant {
            Variant::Columns => Board::Columns,
            Variant::Lasca => Board::Lasca,
            _ if variant.board().size() == 10 => Board::Hundred,
            _ => Board::SixtyFour,
        }
    }
}

/// Whether kings may stand at the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kings {
    #[default]
    None,
    /// One at least has to.
    Some,
    /// It makes no difference.
    Any,
}

impl Kings {
    /// Whether a position with kings, or one without, is allowed.
    pub(super) const fn allow(self, kings: bool) -> bool {
        match self {
            Kings::None => !kings,
            Kings::Some => kings,
            Kings::Any => true,
        }
    }
}

/// The bounds of a genre: each side at least and at most, the larger side at least.
pub(super) struct Row {
    code: Code,
    pub(super) board: &'static [Board],
    pub(super) genre: Genre,
    pub(super) white: (usize, usize),
    pub(super) black: (usize, usize),
    pub(super) larger: usize,
    pub(super) kings: Kings,
    pub(super) clause: &'static str,
}

const BOTH: &[Board] = &[Board::SixtyFour, Board::Hundred];
const SMALL: &[Board] = &[Board::SixtyFour];
const LARGE: &[Board] = &[Board::Hundred];
const TOWERS: &[Board] = &[Board::Columns, Board::Lasca];

#[expect(clippy::too_many_arguments, reason = "a row of the table reads in one line")]
const fn row(
    code: Code,
    board: &'static [Board],
    genre: Genre,
    white: (usize, usize),
    black: (usize, usize),
    larger: usize,
    kings: Kings,
    clause: &'static str,
) -> Row {
    Row { code, board, genre, white, black, larger, kings, clause }
}

use Code::{Columns as COL, Ukraine2013 as UA13, Ukraine2023 as UA23};

/// The rows of all codes; the larger side decides the group (D-76a), the table of the board rules over the
/// general definition (D-76b), and the group limit over "more than four" (D-76c).
const ROWS: &[Row] = &[
    row(UA13, SMALL, Genre::ClassicalMiniature, (5, 5), (5, 5), 5, Kings::None, "UA13-VI.1.3.1.1.1"),
    row(UA13, SMALL, Genre::Miniature, (5, 6), (0, 6), 0, Kings::None, "UA13-VI.1.3.1.1.2"),
    row(UA13, SMALL, Genre::Problem, (5, 12), (0, 12), 7, Kings::None, "UA13-VI.1.3.1.1.3"),
    row(UA13, SMALL, Genre::KingProblem, (5, 12), (0, 12), 0, Kings::Some, "UA13-VI.1.3.1.1.4"),
    row(UA13, LARGE, Genre::Miniature, (5, 7), (0, 7), 0, Kings::None, "UA13-VI.1.3.1.2.1"),
    row(UA13, LARGE, Genre::SmallProblem, (5, 9), (0, 9), 8, Kings::None, "UA13-VI.1.3.1.2.2"),
    row(UA13, LARGE, Genre::MediumProblem, (5, 12), (0, 12), 10, Kings::None, "UA13-VI.1.3.1.2.3"),
    row(UA13, LARGE, Genre::LargeProblem, (5, 15), (0, 15), 13, Kings::None, "UA13-VI.1.3.1.2.4"),
    row(UA13, LARGE, Genre::GiantProblem, (5, 20), (0, 20), 16, Kings::None, "UA13-VI.1.3.1.2.5"),
    row(UA13, BOTH, Genre::Study, (1, 4), (0, 6), 0, Kings::Any, "UA13-VI.1.3.2"),
    row(UA13, BOTH, Genre::PositionalEnding, (1, 8), (0, 8), 0, Kings::Any, "UA13-VI.1.3.4"),
    row(UA23, SMALL, Genre::Miniature, (4, 6), (0, 6), 0, Kings::None, "UA-VIII.Def.4"),
    row(UA23, SMALL, Genre::Problem, (1, 12), (0, 12), 7, Kings::None, "UA-VIII.Def.4"),
    row(UA23, LARGE, Genre::Miniature, (5, 7), (0, 7), 0, Kings::None, "UA-VIII.Def.4"),
    row(UA23, LARGE, Genre::SmallProblem, (1, 9), (0, 9), 8, Kings::None, "UA-VIII.Def.4"),
    row(UA23, LARGE, Genre::MediumProblem, (1, 12), (0, 12), 10, Kings::None, "UA-VIII.Def.4"),
    row(UA23, LARGE, Genre::LargeProblem, (1, 15), (0, 15), 13, Kings::None, "UA-VIII.Def.4"),
    row(UA23, LARGE, Genre::GiantProblem, (1, 20), (0, 20), 16, Kings::None, "UA-VIII.Def.4"),
    row(UA23, SMALL, Genre::KingProblem, (5, 12), (0, 12), 0, Kings::Some, "UA-VIII.Def.4"),
    row(UA23, LARGE, Genre::KingProblem, (5, 20), (0, 20), 0, Kings::Some, "UA-VIII.Def.4"),
    row(UA23, BOTH, Genre::Study, (1, 4), (0, 6), 0, Kings::Any, "UA-VIII.Def.5"),
    row(UA23, BOTH, Genre::PositionalEnding, (1, 8), (0, 8), 0, Kings::None, "UA-VIII.Def.7"),
    row(COL, &[Board::Columns], Genre::Miniature, (5, 5), (0, 5), 0, Kings::None, "COL-5.1.3d"),
    row(COL, &[Board::Columns], Genre::Problem, (5, 10), (0, 10), 0, Kings::None, "COL-5.1.3d"),
    row(COL, &[Board::Lasca], Genre::Miniature, (1, 4), (0, 4), 0, Kings::None, "COL-5.1.3d"),
    row(COL, &[Board::Lasca], Genre::MediumProblem, (5, 6), (0, 6), 0, Kings::None, "COL-5.1.3d"),
    row(COL, &[Board::Lasca], Genre::LargeProblem, (5, 8), (0, 8), 0, Kings::None, "COL-5.1.3d"),
    row(COL, TOWERS, Genre::KingProblem, (5, 12), (0, 12), 0, Kings::Some, "COL-5.1.3d"),
    row(COL, TOWERS, Genre::Study, (1, 4), (0, 6), 0, Kings::Any, "COL-5.1.3e"),
    row(COL, TOWERS, Genre::PositionalEnding, (1, 8), (0, 8), 0, Kings::Any, "COL-5.1.3g"),
];

/// The rows of a code.
pub(super) fn rows(code: Code) -> impl Iterator<Item = &'static Row> {
    ROWS.iter().filter(move |row| row.code == code)
}

/// A genre that the material allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fit {
    pub genre: Genre,
    /// Where the code says so.
    pub clause: &'static str,
}

/// The genres that the material allows, the narrowest group of each first.
///
/// ```
/// use damier_compose::{Code, Force, formal::{Genre, fits}};
/// use damier_rules::Variant;
/// let men = |men| Force { men, kings: 0 };
/// let found = fits(Code::Ukraine2013, Variant::Russian, men(5), men(5));
/// assert_eq!(found[0].genre, Genre::ClassicalMiniature);
/// ```
pub fn fits(code: Code, variant: Variant, white: Force, black: Force) -> Vec<Fit> {
    let board = Board::of(variant);
    let larger = white.units().max(black.units());
    let kings = white.kings + black.kings > 0;
    let allowed = rows(code).filter(|row| {
        row.board.contains(&board)
            && (row.white.0..=row.white.1).contains(&white.units())
            && (row.black.0..=row.black.1).contains(&black.units())
            && larger >= row.larger
            && row.kings.allow(kings)
    });
    narrowest(allowed.map(|row| Fit { genre: row.genre, clause: row.clause }))
}

/// Groups lie one in another; the first that holds is the narrowest.
fn narrowest(all: impl Iterator<Item = Fit>) -> Vec<Fit> {
    let mut found: Vec<Fit> = Vec::new();
    for own in all {
        let nested = |fit: &Fit| fit.genre.is_combinational() && own.genre.is_combinational();
        if !found.iter().any(nested) {
            found.push(own);
        }
    }
    found
}

/// The genres that the material of a work allows by its code.
pub fn fits_of(work: &Composition) -> Vec<Fit> {
    let (white, black) = (work.force(Color::White), work.force(Color::Black));
    let own = work.own_code.and_then(|own| own.fits(work.variant(), white, black));
    own.map_or_else(|| fits(work.code, work.variant(), white, black), |own| narrowest(own.into_iter()))
}

/// White's pieces at most in a miniature among lock tasks.
const MINIATURE_LOCK: usize = 7;

/// The genre of a composition: by its task, its material, and where both a study and a miniature are possible,
/// by whether its play is combinational.
pub fn genre_of(work: &Composition, combinational: bool) -> Option<Fit> {
    if work.task.goal.is_lock() {
        let (genre, clause) = match work.code {
            Code::Ukraine2013 if work.force(Color::White).units() <= MINIATURE_LOCK => {
                (Genre::LockMiniature, "UA13-VI.1.3.3.3")
            }
            Code::Ukraine2013 => (Genre::LockTask, "UA13-VI.1.3.3"),
            Code::Ukraine2023 => (Genre::LockTask, "UA-VIII.Def.6"),
            Code::Columns => (Genre::LockTask, "COL-5.1.3f"),
        };
        return Some(Fit { genre, clause });
    }
    // A group without bounds, which its author claims.
    if work.task.kind == Kind::Practical {
        let clause = match (work.code, work.variant()) {
            (Code::Ukraine2013, Variant::International) => Some("UA13-VI.1.3.1.2.6"),
            (Code::Columns, _) => Some("COL-5.1.3d"),
            _ => None,
        };
        if let Some(clause) = clause {
            return Some(Fit { genre: Genre::PracticalProblem, clause });
        }
    }
    let found = fits_of(work);
    let wanted = found.iter().find(|fit| fit.genre.is_combinational() == combinational);
    wanted.or(found.first()).copied()
}
