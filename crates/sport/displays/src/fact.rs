//! All that can be said about a display. Facts are only ever added.

use damier_facts::Timed;
use damier_rules::Side;
use serde::{Deserialize, Serialize};

use crate::Kind;

/// What a display is given under.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// Which of the three.
    pub kind: Kind,
    /// The rulebook by its name.
    pub rulebook: String,
    /// Who gives it.
    pub giver: String,
    /// Who sits at the boards, from the first to the last.
    pub opponents: Vec<Opponent>,
    /// The intermediary of a blindfold display.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub intermediary: Option<String>,
    /// Whether boards are announced by number; otherwise by the opponent's name (FMJD-VIII.C.8).
    #[serde(default = "yes")]
    pub by_number: bool,
    /// When an opponent is too far behind (D-69a).
    #[serde(default)]
    pub simul_deficit: Deficit,
    /// When a forced capture is made (D-69b).
    #[serde(default)]
    pub simul_capture_reply: CaptureReply,
}

const fn yes() -> bool {
    true
}

/// One who plays against the giver.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    pub name: String,
    /// Whether he belongs to a club of the national federation (FMJD-XI.4.1).
    #[serde(default)]
    pub club_member: bool,
    /// The giver's colour on this board, which he chooses.
    pub giver: Side,
}

/// When an opponent without a king has lost by inequality (D-69a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deficit {
    /// Two men behind.
    #[default]
    Behind2,
    /// Two men left, as the text has it.
    Only2,
}

/// When a reply that is a forced capture is made (D-69b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CaptureReply {
    /// On the spot.
    #[default]
    AtOnce,
    /// At the next visit.
    NextVisit,
}

/// Who of the two at a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The giver of the display.
    Giver,
    Opponent,
}

/// A fact and its moment.
pub type Entry = Timed<Fact>;

/// Something that happened. Boards are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Fact {
    /// The boards are set up.
    SetUp { terms: Box<Terms> },
    /// Play begins; in a clock display White's clocks are started from the first board to the last.
    Started,
    /// The giver, or his intermediary, comes to a board.
    Arrived { board: usize },
    /// Somebody moves on a board.
    Moved { board: usize, by: Who, mv: String },
    /// The giver takes back the move he made on a board.
    TakenBack { board: usize },
    /// The opponent was not there; `lost` is the decision where there is one to take.
    Absent { board: usize, lost: bool },
    /// The opponent is too far behind (FMJD-VIII.A.14, FMJD-VIII.C.15).
    Unequal { board: usize },
    /// One of the two resigns.
    Resigned { board: usize, by: Who },
    /// Both agree on a draw.
    Drawn { board: usize },
    /// A flag fell in a clock display; `seen` is whether the arbiter saw it on the clock of the board, which then goes
    /// before the moments of the record.
    FlagFell {
        board: usize,
        of: Who,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        seen: bool,
    },
    /// The giver, whose flag fell, doubts the opponent's count of moves and calls the arbiter (FMJD-VIII.B.13).
    CountDoubted { board: usize },
    /// The count of moves was checked when the giver's flag fell: wrong in the opponent's record or not
    /// (FMJD-VIII.B.12, FMJD-VIII.B.13).
    CountChecked { board: usize, wrong: bool },
    /// A check or correction took time, and the opponent was at fault: it is charged to him (FMJD-VIII.B.14).
    TimeCharged { board: usize, seconds: u32 },
    /// The arbiter gives a remark, or disqualifies (FMJD-VIII.A.18).
    Penalty { board: usize, disqualified: bool },
    /// Somebody else becomes the intermediary (FMJD-VIII.C.3).
    Intermediary { name: String },
    /// The display is over, with whatever has been finished.
    Ended,
}
