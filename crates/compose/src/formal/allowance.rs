//! How far one side may lead, and which inaccuracies a thematic variation may have.

use damier_rules::Variant;

use super::genre::Genre;
use crate::Code;
use crate::check::DualKind;

/// By how many pieces White and Black may lead; `None` where the code does not regulate it.
///
/// UA13-VI.2.4.1, UA13-VI.2.4.2, UA-VIII.Formal.8.1, COL-5.2.7.1; reading D-75.
pub const fn most_lead(code: Code, genre: Genre) -> Option<(usize, usize, &'static str)> {
    match (code, genre) {
        (Code::Columns, _) | (_, Genre::Study | Genre::LockTask | Genre::PositionalEnding) => None,
        (
            Code::Ukraine2013,
            Genre::ClassicalMiniature | Genre::Miniature | Genre::SmallProblem | Genre::MediumProblem,
        ) => Some((1, 2, "UA13-VI.2.4.1")),
        (Code::Ukraine2013, Genre::Problem | Genre::LargeProblem) => Some((2, 2, "UA13-VI.2.4.2")),
        (Code::Ukraine2013, _) => Some((2, 2, "UA13-VI.2.7.1")),
        (Code::Ukraine2023, _) => Some((2, 2, "UA-VIII.Formal.8.1")),
    }
}

/// The inaccuracies that may pass in one thematic variation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Allowance {
    /// The kinds that may pass at all.
    pub kinds: &'static [DualKind],
    /// How many; `None` without limit.
    pub most: Option<usize>,
    /// Whether inaccuracies of the concluding capture are left out of the count.
    pub concluding_free: bool,
    /// Where the code says so.
    pub clause: &'static str,
}

use DualKind::{
    InexactCapture, InexactMove, OtherCapture, OtherCaptureChanged, OtherLastMove, OtherMove, OtherSacrifice,
    Prolongation, Transposition,
};

const ALL: &[DualKind] = &[
    Transposition,
    OtherMove,
    OtherCapture,
    OtherCaptureChanged,
    InexactMove,
    InexactCapture,
    OtherSacrifice,
    Prolongation,
    OtherLastMove,
];

/// What a code lets pass in a genre.
pub fn allowance(code: Code, variant: Variant, genre: Genre) -> Allowance {
    let hundred = variant == Variant::International;
    let allow = |kinds, most, concluding_free, clause| Allowance { kinds, most, concluding_free, clause };
    match (code, genre) {
        (Code::Ukraine2023, Genre::LockTask) => allow(ALL, None, true, "UA-VIII.Art.9"),
        (Code::Ukraine2023, genre) if genre.is_study() => allow(ALL, Some(1), true, "UA-VIII.Art.8.4"),
        (Code::Ukraine2023, _) if hundred => {
            allow(&[OtherCapture, OtherMove], Some(1), true, "UA-VIII.Formal.8.2")
        }
        (Code::Ukraine2023, _) => allow(
            &[Transposition, OtherMove, OtherCapture, InexactMove, InexactCapture, OtherSacrifice],
            Some(1),
            true,
            "UA-VIII.Art.7.4",
        ),
        (Code::Ukraine2013, Genre::LockTask) => allow(ALL, None, false, "UA13-VI.3.9.3"),
        (Code::Ukraine2013, genre) if genre.is_study() => allow(ALL, None, false, "UA13-VI.3.5"),
        (Code::Ukraine2013, _) if hundred => {
            allow(&[OtherMove, OtherCapture, OtherCaptureChanged], None, false, "UA13-VI.2.7.3")
        }
        (Code::Ukraine2013, _) => allow(ALL, None, false, "UA13-VI.3.7.5"),
        (Code::Columns, Genre::LockTask) => allow(ALL, None, false, "COL-5.3.9.4"),
        (Code::Columns, genre) if genre.is_study() => allow(
            &[Transposition, OtherMove, InexactMove, InexactCapture, Prolongation],
            Some(1),
            false,
            "COL-5.3.8.5",
        ),
        (Code::Columns, _) => {
            allow(&[OtherMove, OtherCapture, OtherCaptureChanged], None, false, "COL-5.2.7.3")
        }
    }
}
