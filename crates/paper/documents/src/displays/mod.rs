//! Papers of simultaneous displays.
//!
//! | paper | whom it is for | clauses |
//! | --- | --- | --- |
//! | results | everybody | FMJD-VIII.A.16, FMJD-VIII.B.16, FMJD-VIII.C.16 |
//! | achievement | the federation | FMJD-XI.1, FMJD-XI.2, FMJD-XI.4.1, FMJD-XI.4.2 |
//! | slips | opponents | FMJD-VIII.A.7, FMJD-VIII.A.8, FMJD-VIII.B.7 |
//! | beauty | judges of beauty prizes | FMJD-XI.6 |

mod beauty;
mod results;
mod slips;

use damier_displays::{Display, Kind};
use damier_language::Words;

use crate::paper::Paper;
use crate::rulebook;

pub use beauty::{judges_sheet, prizes};
pub use results::{achievement, results};
pub use slips::slips;

/// An empty sheet of a display: its giver, its kind, its rulebook.
fn sheet(title: &str, display: &Display, words: &Words) -> Paper {
    let terms = display.terms();
    Paper::new(words.text(title), words.language().code()).line(terms.giver.as_str()).line(format!(
        "{} · {}",
        words.text(kind(terms.kind)),
        rulebook::title(display.rulebook(), words)
    ))
}

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Normal => "simul-kind-normal",
        Kind::Clocks => "simul-kind-clocks",
        Kind::Blindfold => "simul-kind-blindfold",
    }
}
