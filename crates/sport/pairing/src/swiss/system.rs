//! The eight Swiss systems of the codes and the readings an organiser may choose between.
//!
//! | code | system | clauses |
//! | --- | --- | --- |
//! | F1 | FMJD, classified entrants | FMJD-V.6.1.1 ff. |
//! | F2 | FMJD, by lots | FMJD-V.6.2.1 ff., FMJD-V.7.2.1 ff. |
//! | F3 | FMJD, "Quarter" | FMJD-V.9.1.1, FMJD-V.9.1.2 |
//! | F4 | FMJD, classification points (Haley) | FMJD-V.9.2.1 to FMJD-V.9.2.7 |
//! | U0 | Ukraine, basic draw | UA-III.10.1 to UA-III.10.7 |
//! | U1 | Ukraine, median Solkoff with ratings | UA-III.10.9.1 to UA-III.10.9.14 |
//! | U2 | the same without ratings | UA-III.10.9.5 |
//! | C | column draughts | COL-3.9.1 to COL-3.9.11 |

use std::fmt;
use std::str::FromStr;

use crate::text_form;

/// A Swiss system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum System {
    /// F1: FMJD 1986 with a classification list.
    Classified,
    /// F2: FMJD 1986 with numbers drawn by lot.
    ByLots,
    /// F3: the quarter pairing of FMJD-V.9.1.1.
    Quarter,
    /// F4: the classification points of FMJD-V.9.2.1.
    Haley,
    /// U0: the basic draw of UA-III.10.7.
    BasicDraw,
    /// U1: median Solkoff with ratings.
    MedianRated,
    /// U2: median Solkoff without ratings.
    MedianUnrated,
    /// C: the system of the column code.
    Columns,
}

impl System {
    /// All eight, in the order of the table above.
    pub const ALL: [System; 8] = [
        System::Classified,
        System::ByLots,
        System::Quarter,
        System::Haley,
        System::BasicDraw,
        System::MedianRated,
        System::MedianUnrated,
        System::Columns,
    ];

    /// The short name: `F1` to `C`.
    pub const fn code(self) -> &'static str {
        match self {
            System::Classified => "F1",
            System::ByLots => "F2",
            System::Quarter => "F3",
            System::Haley => "F4",
            System::BasicDraw => "U0",
            System::MedianRated => "U1",
            System::MedianUnrated => "U2",
            System::Columns => "C",
        }
    }

    /// Whether every round is drawn by lot, so that the same sheet may give different pairs.
    pub const fn draws_each_round(self) -> bool {
        matches!(self, System::BasicDraw | System::Columns)
    }

    pub(super) const fn is_fmjd(self) -> bool {
        matches!(self, System::Classified | System::ByLots | System::Quarter | System::Haley)
    }

    pub(super) const fn is_median(self) -> bool {
        matches!(self, System::MedianRated | System::MedianUnrated)
    }
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// There is no Swiss system of this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no Swiss system \"{0}\"; there are F1, F2, F3, F4, U0, U1, U2 and C")]
pub struct UnknownSystem(String);

impl FromStr for System {
    type Err = UnknownSystem;

    fn from_str(text: &str) -> Result<System, UnknownSystem> {
        let found = System::ALL.into_iter().find(|system| system.code().eq_ignore_ascii_case(text));
        found.ok_or_else(|| UnknownSystem(text.to_owned()))
    }
}

text_form!(System, "a Swiss system: F1, F2, F3, F4, U0, U1, U2 or C");
