//! Why nothing is done at a contest, in words.

use damier_compose::notation::read_position;
use damier_contests::Refused;
use damier_contests::solving::Unread;
use damier_language::{Args, Words};
use damier_rules::Variant;

use crate::{Unfit, translate_fen};

/// Why something is not done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// It is not his to do, or not his to do for another.
    NotAllowed,
    /// The contest does not accept it.
    Refused(Refused),
    /// No such office.
    NoOffice {
        /// What was typed.
        text: String,
    },
    /// What was typed is no composition.
    Unfit(Unfit),
    /// The composition has no solution whose lines could bring points.
    NoLines,
    /// There is no such composition in what was sent.
    NoComposition {
        /// Which was wanted, from 1.
        number: usize,
        /// How many there are.
        found: usize,
    },
    /// A file of compositions cannot be read.
    BadFile {
        /// What is wrong, and where.
        why: String,
    },
    /// A collection has too few compositions with solutions.
    TooFew {
        /// So many are wanted.
        wanted: usize,
        /// So many there are.
        found: usize,
    },
    /// One work takes the place of another, not several.
    OneWork {
        /// How many were sent.
        found: usize,
    },
    /// What brings points is not said as text and points.
    NoPoints {
        /// What was typed.
        text: String,
    },
    /// What a solver wrote cannot be read by a program, and no judge said what counts.
    Unread(Unread),
    /// There is no answer to be judged.
    NoAnswer,
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Refusal::Refused(refused)
    }
}

impl Refusal {
    /// In words, without the clauses.
    pub fn translate(&self, words: &Words) -> String {
        let text = |id: &str, text: &str| words.translate(id, &Args::new().with("text", text));
        match self {
            Refusal::NotAllowed => words.text("act-not-allowed"),
            Refusal::Refused(why) => refused(why, words),
            Refusal::NoOffice { text: own } => text("contest-act-no-office", own),
            Refusal::Unfit(why) => why.text(words),
            Refusal::NoLines => words.text("solvings-no-lines"),
            Refusal::NoComposition { number, found } => {
                let args = Args::new().with("number", *number).with("found", *found);
                words.translate("contest-act-no-composition", &args)
            }
            Refusal::BadFile { why } => {
                words.translate("contest-act-bad-file", &Args::new().with("why", why.as_str()))
            }
            Refusal::TooFew { wanted, found } => words
                .translate("contest-act-too-few", &Args::new().with("wanted", *wanted).with("found", *found)),
            Refusal::OneWork { found } => {
                words.translate("contest-act-one-work", &Args::new().with("found", *found))
            }
            Refusal::NoPoints { text: own } => text("contest-act-no-points", own),
            Refusal::Unread(why) => {
                let why = words.describe("solving-unread", why);
                words.translate("contest-act-unread", &Args::new().with("why", why))
            }
            Refusal::NoAnswer => words.text("solving-no-answer"),
        }
    }

    /// The clauses that refuse.
    pub fn clauses(&self) -> Vec<&'static str> {
        match self {
            Refusal::Refused(why) => why.clauses(),
            _ => Vec::new(),
        }
    }
}

/// What is wrong with a position is told in the reader's words too.
fn refused(why: &Refused, words: &Words) -> String {
    if let Refused::BadPosition { text, variant, .. } = why
        && let Some(Err(wrong)) = variant.parse().ok().map(|variant: Variant| read_position(variant, text))
    {
        let args = Args::new().with("why", translate_fen(&wrong, words));
        return words.translate("contest-refused-bad-position", &args);
    }
    words.describe("contest-refused", why)
}
