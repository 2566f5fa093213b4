//! Papers as PDF, set by Typst with fonts of their own.
//!
//! ```
//! use damier_documents::paper::{Block, Paper};
//!
//! let paper = Paper::new("Перелік учасників", "uk").with(Block::paragraph("*Ї* is _printed_ as it is: #let"));
//! let pdf = damier_typeset::pdf(&paper, None)?;
//! assert!(pdf.starts_with(b"%PDF-"));
//! # Ok::<(), damier_typeset::TypesetError>(())
//! ```
//!
//! The typesetter sees one program and seven fonts, both inside this crate: no file, no network and no time
//! of day, so the same paper gives the same bytes on every machine.

mod desk;
mod fonts;
mod long;

use damier_documents::paper::Paper;
use jiff::civil::DateTime;
use typst::diag::SourceDiagnostic;
use typst::foundations::Datetime;
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, Timestamp};

use desk::Desk;

/// How many later papers a result of the typesetter is kept for. Fonts and common parts are used again; of a long paper
/// nothing is, and it would fill the memory.
const KEPT_FOR: usize = 8;

/// The program of a long paper has so many bytes.
const LONG: usize = 100 << 10;

/// Why a paper was not set. A fault of this program, never of the words on the paper.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TypesetError {
    /// The program of the paper is not understood.
    #[error("the paper \"{title}\" could not be set: {reason}")]
    NotSet {
        /// The paper.
        title: String,
        /// What the typesetter said.
        reason: String,
    },
    /// The pages were set but cannot be written as PDF.
    #[error("the paper \"{title}\" could not be written as PDF: {reason}")]
    NotWritten {
        /// The paper.
        title: String,
        /// What the writer said.
        reason: String,
    },
}

/// A paper as PDF, tagged for screen readers, with its title and language. A paper with a table of more than 6,000
/// cells is set in parts and has no tags; its text, HTML and CSV are for those who need them.
///
/// `made` is written into the file as the time it was made (UTC); without it the file names none.
pub fn pdf(paper: &Paper, made: Option<DateTime>) -> Result<Vec<u8>, TypesetError> {
    let title = || paper.title.clone();
    let parts = long::parts(paper);
    let is_long = parts.is_some();
    let (pages, kept_for) = match parts {
        Some(parts) => (long::pages(paper, &parts), 0),
        None => {
            let program = paper.typst();
            (compile(&program, paper), if program.len() < LONG { KEPT_FOR } else { 0 })
        }
    };
    let options = PdfOptions {
        creator: typst::foundations::Smart::Custom(Some("Damier".to_owned())),
        timestamp: made.and_then(moment).map(Timestamp::new_utc),
        // Tags of tens of thousands of cells would take most of the time and of the file.
        tagged: !is_long,
        ..PdfOptions::default()
    };
    let written = pages.and_then(|pages| {
        typst_pdf::pdf(&pages, &options)
            .map_err(|faults| TypesetError::NotWritten { title: title(), reason: told(&faults) })
    });
    typst::comemo::evict(kept_for);
    written
}

/// The pages of a program.
fn compile(program: &str, paper: &Paper) -> Result<PagedDocument, TypesetError> {
    let not_set = |reason| TypesetError::NotSet { title: paper.title.clone(), reason };
    typst::compile::<PagedDocument>(&Desk::new(program)).output.map_err(|faults| not_set(told(&faults)))
}

fn moment(at: DateTime) -> Option<Datetime> {
    let part = |value: i8| u8::try_from(value).ok();
    Datetime::from_ymd_hms(
        i32::from(at.year()),
        part(at.month())?,
        part(at.day())?,
        part(at.hour())?,
        part(at.minute())?,
        part(at.second())?,
    )
}

fn told(faults: &[SourceDiagnostic]) -> String {
    let messages: Vec<&str> = faults.iter().map(|fault| fault.message.as_str()).collect();
    messages.join("; ")
}
