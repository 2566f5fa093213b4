//! How far one side may lead, and which inaccuracies a thematic variation may have.

use damier_rules::Variant;

use super::finding_text::Passing;
use super::genre::Genre;
use crate::check::{DualKind, DualKinds};
use crate::{Code, Composition};

/// By how many pieces White and Black may lead; `None` where the code does not regulate it.
///
/// UA13-VI.2.4.1, UA13-VI.2.4.2, UA-VIII.Formal.8.1, COL-5.2.7.1; reading D-75.
pub const fn most_lead(code: Code, genre: Genre) -> Option<(usize, usize, &'static str)> {
    match (code, genre) {
        (Code::Columns, _) | (_, Genre::PracticalProblem) => None,
        (_, genre) if !genre.is_combinational() => None,
        (
            Code::Ukraine2013,
            Genre::ClassicalMiniature | Genre::Miniature | Genre::SmallProblem | Genre::MediumProblem,
        ) => Some((1, 2, "UA13-VI.2.4.1")),
        (Code::Ukraine2013, Genre::Problem | Genre::LargeProblem) => Some((2, 2, "UA13-VI.2.4.2")),
        (Code::Ukraine2013, _) => Some((2, 2, "UA13-VI.2.7.1")),
        (Code::Ukraine2023, _) => Some((2, 2, "UA-VIII.Formal.8.1")),
    }
}

/// How far the sides of a work may lead by its code.
pub fn most_lead_of(work: &Composition, genre: Genre) -> Option<(usize, usize, &'static str)> {
    let own = work.own_code.and_then(|own| own.lead(genre));
    own.unwrap_or_else(|| most_lead(work.code, genre))
}

/// What the code of a work lets pass in a genre.
pub fn allowance_of(work: &Composition, genre: Genre) -> Allowance {
    let own = work.own_code.and_then(|own| own.allowance(work.variant(), genre));
    own.unwrap_or_else(|| allowance(work.code, work.variant(), genre))
}

/// The inaccuracies that may pass in one thematic variation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Allowance {
    /// The kinds that may pass at all.
    pub kinds: DualKinds,
    /// How many; `None` without limit.
    pub most: Option<usize>,
    /// The kinds that are left out of the count where they concern the concluding capture.
    pub concluding: DualKinds,
    /// Where the code says so.
    pub clause: &'static str,
}

impl Allowance {
    /// What becomes of an inaccuracy in a thematic variation that has so many counted ones before it.
    pub fn passing(&self, kind: DualKind, concluding: bool, before: usize) -> Passing {
        if concluding && self.concluding.has(kind) {
            Passing::Concluding
        } else if !self.kinds.has(kind) {
            Passing::NotAllowed
        } else if self.most.is_some_and(|most| before >= most) {
            Passing::OneTooMany
        } else {
            Passing::MayPass
        }
    }
}

use DualKind::{
    InexactCapture, InexactMove, OtherCapture, OtherCaptureChanged, OtherMove, OtherSacrifice, Prolongation,
    Transposition,
};

const ALL: DualKinds = DualKinds::INACCURACIES;

/// UA-VIII.Art.8.4: another capture that changes the position may only be the concluding one.
const IN_STUDIES: DualKinds = ALL.without(&[OtherCaptureChanged]);

/// What a code lets pass in a genre.
pub fn allowance(code: Code, variant: Variant, genre: Genre) -> Allowance {
    let hundred = variant == Variant::International;
    let allow = |kinds, most, concluding, clause| Allowance { kinds, most, concluding, clause };
    let some = DualKinds::of;
    match (code, genre) {
        (Code::Ukraine2023, genre) if genre.is_lock() => allow(ALL, None, DualKinds::NONE, "UA-VIII.Art.9"),
        // UA-VIII.Art.8.5: a concluding capture of another kind is no second dual.
        (Code::Ukraine2023, genre) if genre.is_study() => allow(
            IN_STUDIES,
            Some(1),
            some(&[OtherCapture, OtherCaptureChanged, InexactCapture]),
            "UA-VIII.Art.8.4",
        ),
        (Code::Ukraine2023, _) if hundred => {
            allow(some(&[OtherCapture, OtherMove]), Some(1), some(&[InexactCapture]), "UA-VIII.Formal.8.2")
        }
        (Code::Ukraine2023, _) => allow(
            some(&[Transposition, OtherMove, OtherCapture, InexactMove, InexactCapture, OtherSacrifice]),
            Some(1),
            some(&[OtherCapture, InexactCapture]),
            "UA-VIII.Art.7.4",
        ),
        (Code::Ukraine2013, genre) if genre.is_lock() => allow(ALL, None, DualKinds::NONE, "UA13-VI.3.9.3"),
        (Code::Ukraine2013, genre) if genre.is_study() => allow(ALL, None, DualKinds::NONE, "UA13-VI.3.5"),
        (Code::Ukraine2013, _) if hundred => allow(
            some(&[OtherMove, OtherCapture, OtherCaptureChanged]),
            None,
            DualKinds::NONE,
            "UA13-VI.2.7.3",
        ),
        (Code::Ukraine2013, _) => allow(ALL, None, DualKinds::NONE, "UA13-VI.3.7.5"),
        (Code::Columns, genre) if genre.is_lock() => allow(ALL, None, DualKinds::NONE, "COL-5.3.9.4"),
        // Another sacrifice is a transposition by another name, which this code does not part.
        (Code::Columns, genre) if genre.is_study() => allow(
            some(&[Transposition, OtherMove, InexactMove, InexactCapture, OtherSacrifice, Prolongation]),
            Some(1),
            DualKinds::NONE,
            "COL-5.3.8.5",
        ),
        (Code::Columns, _) => {
            allow(some(&[OtherMove, OtherCapture, OtherCaptureChanged]), None, DualKinds::NONE, "COL-5.2.7.3")
        }
    }
}
