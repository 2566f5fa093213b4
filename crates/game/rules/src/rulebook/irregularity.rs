//! The unified list of irregularities, with the clauses of all codes side by side.

use std::fmt;
use std::str::FromStr;

use super::Clause;

macro_rules! irregularities {
    ($($(#[doc = $text:literal])+ $name:ident = $number:literal: [$($clause:literal),* $(,)?];)+) => {
        /// A kind of irregularity.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Irregularity {
            $($(#[doc = $text])+ $name = $number,)+
        }

        impl Irregularity {
            /// All kinds in order of number.
            pub const ALL: &'static [Irregularity] = &[$(Irregularity::$name),+];

            /// What it is, in words.
            pub fn text(self) -> &'static str {
                match self {
                    $(Irregularity::$name => concat!($($text),+).trim().trim_end_matches('.'),)+
                }
            }

            /// Its name in a line of a board's log, such as `two-moves`.
            pub fn word(self) -> &'static str {
                match self {
                    $(Irregularity::$name => {
                        static WORD: std::sync::OnceLock<String> = std::sync::OnceLock::new();
                        WORD.get_or_init(|| hyphened(stringify!($name)))
                    })+
                }
            }

            /// The clauses of all codes that know it.
            pub fn clauses(self) -> &'static [Clause] {
                match self {
                    $(Irregularity::$name => &[$($clause),*],)+
                }
            }
        }
    };
}

irregularities! {
    /// Two moves in succession, or out of turn.
    TwoMoves = 1: ["UA13-IV.6.4.1", "FMJD-I.5.4.1", "FMJD-Ibis.5.4.1", "UA-V.Viol.4.1", "UA-VI.Viol.4",
        "WCDF-1.25.8", "UA-VII.Viol.1", "COL-1.14.1a"];
    /// Impossible or irregular movement.
    ImpossibleMove = 2: ["UA13-IV.6.4.2", "FMJD-I.5.4.2", "FMJD-Ibis.5.4.2", "UA-V.Viol.4.2", "UA-VI.Viol.4",
        "WCDF-1.25.3", "WCDF-1.25.4", "UA-VII.Viol.1", "COL-1.14.1a"];
    /// One own piece touched, another moved.
    OtherPieceMoved = 3: ["UA13-IV.6.4.3", "FMJD-I.5.4.3", "FMJD-Ibis.5.4.3", "UA-V.Viol.4.3", "UA-VI.Viol.4",
        "WCDF-1.23", "UA-VII.Move.5", "COL-1.9.1"];
    /// Move taken back or replaced.
    TakenBack = 4: ["UA13-IV.6.4.4", "FMJD-I.5.4.4", "FMJD-Ibis.5.4.4", "UA-V.Viol.4.4", "UA-VI.Viol.4",
        "COL-1.14.1a"];
    /// Opponent's piece moved.
    OpponentsPiece = 5: ["UA13-IV.6.4.5", "FMJD-I.5.4.5", "FMJD-Ibis.5.4.5", "UA-V.Viol.4.5", "UA-VI.Viol.4",
        "COL-1.14.1a"];
    /// Quiet move although there was a capture.
    QuietInsteadOfCapture = 6: ["UA13-IV.6.4.6", "FMJD-I.5.4.6", "FMJD-Ibis.5.4.6", "UA-V.Viol.4.6", "UA-VI.Viol.4",
        "WCDF-1.25.1", "UA-VII.Viol.1", "COL-1.14.1a"];
    /// Pieces removed without cause.
    RemovedWithoutCause = 7: ["UA13-IV.6.4.7", "FMJD-I.5.4.7", "FMJD-Ibis.5.4.7", "UA-V.Viol.4.7", "UA-VI.Viol.4",
        "WCDF-1.27", "UA-VII.Viol.1.10", "COL-1.14.1a"];
    /// Fewer or more pieces captured than had to be.
    WrongNumberCaptured = 8: ["UA13-IV.6.4.8", "FMJD-I.5.4.8", "FMJD-Ibis.5.4.8", "UA-V.Viol.4.8", "UA-VI.Viol.4",
        "COL-1.14.1a"];
    /// Stop in the middle of a capture.
    StoppedInCapture = 9: ["UA13-IV.6.4.9", "FMJD-I.5.4.9", "FMJD-Ibis.5.4.9", "UA-V.Viol.4.9", "UA-VI.Viol.4",
        "WCDF-1.25.1", "UA-VII.Viol.1", "COL-1.6.3a"];
    /// Pieces removed wrongly before the capture was over.
    RemovedTooEarly = 10: ["UA13-IV.6.4.10", "FMJD-I.5.4.10", "FMJD-Ibis.5.4.10", "UA-V.Viol.4.10", "UA-VI.Viol.4",
        "COL-1.8.2"];
    /// Not as many removed as captured.
    RemovedTooFew = 11: ["UA13-IV.6.4.11", "FMJD-I.5.4.11", "FMJD-Ibis.5.4.11", "UA-V.Viol.4.11", "UA-VI.Viol.4",
        "COL-1.8.2"];
    /// Pieces removed that were not captured.
    RemovedUncaptured = 12: ["UA13-IV.6.4.12", "FMJD-I.5.4.12", "FMJD-Ibis.5.4.12", "UA-V.Viol.4.12",
        "UA-VI.Viol.4", "WCDF-1.25.5", "UA-VII.Viol.1", "COL-1.14.1a"];
    /// Stop while removing the captured pieces.
    StoppedRemoving = 13: ["FMJD-I.5.4.13", "FMJD-Ibis.5.4.13", "UA-V.Viol.4.13", "UA-VI.Viol.4"];
    /// Own pieces removed after a capture.
    RemovedOwn = 14: ["UA13-IV.6.4.13", "FMJD-I.5.4.14", "FMJD-Ibis.5.4.14", "UA-V.Viol.4.14", "UA-VI.Viol.4",
        "WCDF-1.25.5", "UA-VII.Viol.1", "COL-1.14.1a"];
    /// Man promoted but not crowned.
    NotCrowned = 15: ["UA13-IV.6.4.14", "UA-V.Viol.4.15", "UA-V.Move.6", "UA-VI.Viol.4"];
    /// Play with an uncrowned king.
    UncrownedKing = 16: ["UA13-IV.6.4.15", "UA-V.Viol.4.16", "UA-V.Move.7", "UA-VI.Viol.4"];
    /// Two hands used for moving and removing.
    TwoHands = 17: ["UA13-IV.5.5", "UA-V.Viol.4.17", "UA-V.Cap.4", "UA-VI.Viol.4"];
    /// Pieces touched or adjusted off turn.
    TouchOffTurn = 18: ["UA13-IV.17.8.1", "FMJD-I.3.14", "FMJD-Ibis.3.14", "UA-V.Move.14", "UA-VI.Move.13",
        "COL-1.9.3"];
    /// Unplayable piece touched without notice.
    TouchUnplayable = 19: ["WCDF-1.25.2", "UA-VII.Viol.1"];
    /// Pieces stand on the board that were added.
    PiecesAdded = 20: ["WCDF-1.25.6", "UA-VII.Viol.1", "COL-1.14.1a"];
    /// Man captures on after the king row.
    CapturedBeyondKingRow = 21: ["WCDF-1.25.7", "UA-VII.Viol.1", "COL-2.4.2"];
    /// Board wrongly laid.
    WrongBoard = 22: ["UA13-IV.6.1", "FMJD-I.5.1", "FMJD-Ibis.5.1", "UA-V.Viol.1", "UA-VI.Viol.1", "COL-1.14.1a"];
    /// The pieces were set up wrongly at the start.
    WrongSetup = 23: ["UA13-IV.6.2", "UA13-IV.9.5.8", "FMJD-I.5.2", "FMJD-Ibis.5.2", "UA-V.Viol.2", "UA-VI.Viol.2",
        "UA-III.5.5.7", "WCDF-6.5", "COL-1.14.1a"];
    /// The players have each other's colours.
    WrongColours = 24: ["UA13-IV.6.2", "FMJD-III.4.6", "FMJD-IIIbis.4.6", "COL-1.14.1c"];
    /// Piece on a light square or off the board.
    InactivePiece = 25: ["UA13-IV.6.6", "FMJD-I.5.3", "FMJD-Ibis.5.3", "UA-V.Viol.3"];
    /// Pieces displaced by accident.
    Displaced = 26: ["UA13-IV.6.3", "FMJD-I.5.5", "FMJD-Ibis.5.5", "UA-V.Viol.5", "UA-VI.Viol.3", "WCDF-1.27",
        "UA-VII.Viol.1.10", "COL-1.14.3", "COL-1.14.4"];
    /// Halves of a king on two squares.
    KingHalvesApart = 27: ["UA13-IV.5.4"];
    /// Announced move differs from the move on the board.
    AnnouncedOtherwise = 28: ["UA13-IV.13.3", "UA13-IV.13.10"];
    /// Capture carried out unclearly or removed out of order.
    UnclearCapture = 29: ["UA13-II.3.6", "FMJD-I.4.4", "FMJD-I.4.9", "FMJD-I.4.11", "FMJD-Ibis.4.4",
        "FMJD-Ibis.4.9", "FMJD-Ibis.4.11", "UA-V.Cap.9", "UA-V.Cap.11", "UA-VI.Cap.9"];
    /// Refusal to obey the rules.
    Refusal = 30: ["UA13-II.4.2.5", "UA13-III.4.2.5", "FMJD-I.5.6", "FMJD-I.7.2.4", "FMJD-Ibis.5.6",
        "FMJD-Ibis.7.2.4", "UA-V.Viol.6", "UA-V.Res.2", "UA-VI.Viol.6", "UA-VI.Res.1", "WCDF-1.28", "WCDF-4.17",
        "UA-VII.Viol.1.11", "COL-1.12c"];
    /// Moves not recorded as the code demands, or a false record.
    BadRecord = 31: ["UA13-IV.4.6", "FMJD-IV.2.14", "UA-III.2.7", "UA-III.2.8", "WCDF-3.5", "COL-3.4.3"];
    /// Situation that the players did not cause.
    NobodysFault = 32: ["UA13-IV.6.7", "UA-V.Viol.5", "UA-VI.Viol.5", "WCDF-2.27", "COL-1.14.4"];
    /// Impossible move by letter.
    ImpossibleByLetter = 33: ["UA13-V.4.8", "UA13-V.4.9", "COL-4.2.10", "COL-4.2.11"];
}

/// `TwoMoves` as `two-moves`.
fn hyphened(name: &str) -> String {
    let mut word = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}

impl Irregularity {
    /// The kind that a word names.
    pub fn by_word(word: &str) -> Option<Irregularity> {
        Irregularity::ALL.iter().copied().find(|kind| kind.word().eq_ignore_ascii_case(word))
    }

    /// The number in the unified list.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Whether pieces only slipped: no move was made that could be accepted (D-31b).
    pub(crate) const fn is_mishap(self) -> bool {
        matches!(self, Irregularity::Displaced | Irregularity::NobodysFault)
    }

    /// Whether what stands on the board is valid as it is, so that nobody is asked: the move that was made and
    /// not the one announced (UA13-IV.13.3), the king where its base is (UA13-IV.5.4).
    pub(crate) const fn stands_as_made(self) -> bool {
        matches!(self, Irregularity::AnnouncedOtherwise | Irregularity::KingHalvesApart)
    }

    /// Whether it is a wrong move or hand, so that it can be put right or left as it stands.
    pub const fn can_be_corrected(self) -> bool {
        !self.is_mishap()
            && !self.stands_as_made()
            && !matches!(
                self,
                Irregularity::WrongBoard
                    | Irregularity::WrongSetup
                    | Irregularity::WrongColours
                    | Irregularity::Refusal
                    | Irregularity::BadRecord
                    | Irregularity::ImpossibleByLetter
            )
    }

    /// Whether it counts towards the penalties of its player; a mishap that is nobody's fault does not.
    pub(crate) const fn is_counted(self) -> bool {
        !matches!(
            self,
            Irregularity::NobodysFault
                | Irregularity::WrongBoard
                | Irregularity::WrongSetup
                | Irregularity::WrongColours
                | Irregularity::KingHalvesApart
                | Irregularity::Displaced
        )
    }
}

impl fmt::Display for Irregularity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "IR{:02}", self.number())
    }
}

/// The codes as they are stored.
#[cfg(feature = "serde")]
const CODES: [&str; 33] = [
    "IR01", "IR02", "IR03", "IR04", "IR05", "IR06", "IR07", "IR08", "IR09", "IR10", "IR11", "IR12", "IR13",
    "IR14", "IR15", "IR16", "IR17", "IR18", "IR19", "IR20", "IR21", "IR22", "IR23", "IR24", "IR25", "IR26",
    "IR27", "IR28", "IR29", "IR30", "IR31", "IR32", "IR33",
];

/// By its code.
#[cfg(feature = "serde")]
impl serde::Serialize for Irregularity {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // A variant of a name of its own, so that people are told what it is.
        let code = CODES.get(usize::from(self.number()) - 1).copied().unwrap_or_default();
        serializer.serialize_unit_variant("Irregular", u32::from(self.number()), code)
    }
}

/// A text that names no irregularity.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no irregularity is called \"{0}\"; there are IR01 to IR33")]
pub struct UnknownIrregularity(pub String);

impl FromStr for Irregularity {
    type Err = UnknownIrregularity;

    fn from_str(text: &str) -> Result<Irregularity, UnknownIrregularity> {
        Irregularity::ALL
            .iter()
            .copied()
            .find(|code| code.to_string().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownIrregularity(text.to_owned()))
    }
}

/// A step of the ladder of sanctions, from the mildest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Sanction {
    /// A remark, which only columns know.
    Remark,
    /// A warning by the arbiter.
    Warning,
    /// A written reprimand.
    Reprimand,
    /// The game is lost.
    #[cfg_attr(feature = "serde", serde(rename = "loss"))]
    LossOfGame,
    /// The game is annulled for both.
    Annulment,
    /// Exclusion from the competition; the game is lost.
    Exclusion,
}

impl Sanction {
    /// The clauses of all codes whose ladder has this step.
    pub fn clauses(self) -> &'static [Clause] {
        match self {
            Sanction::Remark => {
                &["UA13-IV.17.10.1", "UA-III.12.10", "FMJD-III.2.5", "FMJD-IIIbis.2.5", "COL-3.3.5a"]
            }
            Sanction::Warning => {
                &["UA13-IV.17.10.2", "UA-III.12.10", "FMJD-III.2.5", "FMJD-IIIbis.2.5", "WCDF-6.9"]
            }
            Sanction::Reprimand => &["UA13-IV.17.10.3", "UA-III.12.10"],
            Sanction::LossOfGame => &[
                "UA13-IV.17.10.4",
                "UA13-II.4.2.5",
                "UA13-III.4.2.5",
                "UA-III.12.10",
                "WCDF-6.9",
                "COL-1.12c",
            ],
            Sanction::Annulment => &["FMJD-III.2.5", "FMJD-IIIbis.2.5"],
            Sanction::Exclusion => {
                &["UA13-IV.17.10.5", "UA-III.12.10", "FMJD-III.2.5", "FMJD-IIIbis.2.5", "WCDF-6.9"]
            }
        }
    }

    /// The word by which it is typed.
    pub const fn word(self) -> &'static str {
        match self {
            Sanction::Remark => "remark",
            Sanction::Warning => "warning",
            Sanction::Reprimand => "reprimand",
            Sanction::LossOfGame => "loss",
            Sanction::Annulment => "annulment",
            Sanction::Exclusion => "exclusion",
        }
    }

    /// All steps, from the mildest.
    pub const ALL: [Sanction; 6] = [
        Sanction::Remark,
        Sanction::Warning,
        Sanction::Reprimand,
        Sanction::LossOfGame,
        Sanction::Annulment,
        Sanction::Exclusion,
    ];
}

impl fmt::Display for Sanction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Sanction::Remark => "remark",
            Sanction::Warning => "warning",
            Sanction::Reprimand => "written reprimand",
            Sanction::LossOfGame => "loss of the game",
            Sanction::Annulment => "annulment of the game for both",
            Sanction::Exclusion => "exclusion",
        })
    }
}
