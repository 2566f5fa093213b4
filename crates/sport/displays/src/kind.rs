//! The three kinds of simultaneous display, as a table with the clause of each rule (FMJD-VIII).

use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

/// A kind of display.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The usual one, without clocks (part A).
    Normal,
    /// With clocks (part B).
    Clocks,
    /// Blindfold, with an intermediary (part C).
    Blindfold,
}

/// What follows when an opponent is not at his board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absence {
    /// It may be counted as a loss (FMJD-VIII.A.13).
    MayLose(Clause),
    /// It is a withdrawal (FMJD-VIII.C.14).
    Withdrawal(Clause),
    /// His clock runs.
    ClockRuns(Clause),
}

/// The rules of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KindRules {
    /// The rules of play hold, but for what is said here.
    pub of_play: Clause,
    /// Opponents move only while the giver or the intermediary stands at the board.
    pub at_visits: Option<Clause>,
    /// The boards are visited one after the other in the chosen direction.
    pub in_turn: Option<Clause>,
    /// The giver may take his move back until he has moved on the next board.
    pub take_back: Option<Clause>,
    /// A reply that is a forced capture is made on the spot.
    pub forced_reply: Option<Clause>,
    /// What follows an absence.
    pub absence: Absence,
    /// An opponent too far behind has lost.
    pub inequality: Option<Clause>,
    /// The control on each board, for both.
    pub control: Option<&'static str>,
    /// Where it says so.
    pub control_clause: Option<Clause>,
    /// Whether opponents must record their moves.
    pub record: Option<Clause>,
    /// A wrong count of moves when the giver's flag falls loses.
    pub wrong_count: Option<Clause>,
    /// Somebody moves for the giver and announces the boards.
    pub intermediary: Option<Clause>,
    /// How many assistant arbiters: one for each so many opponents, or a fixed number.
    pub assistants: Assistants,
    /// Who breaks the regulations is warned, or disqualified.
    pub breach: Clause,
}

/// How many assistants the chief arbiter has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Assistants {
    /// One for each so many opponents, rounded up (D-69c).
    OneFor(u16, Clause),
    /// So many, more if needed.
    AtLeast(u16, Clause),
}

const NORMAL: KindRules = KindRules {
    of_play: "FMJD-VIII.A.2",
    at_visits: Some("FMJD-VIII.A.8"),
    in_turn: Some("FMJD-VIII.A.6"),
    take_back: Some("FMJD-VIII.A.11"),
    forced_reply: Some("FMJD-VIII.A.9"),
    absence: Absence::MayLose("FMJD-VIII.A.13"),
    inequality: Some("FMJD-VIII.A.14"),
    control: None,
    control_clause: None,
    record: None,
    wrong_count: None,
    intermediary: None,
    assistants: Assistants::OneFor(20, "FMJD-VIII.A.17"),
    breach: "FMJD-VIII.A.18",
};

const CLOCKS: KindRules = KindRules {
    of_play: "FMJD-VIII.B.2",
    at_visits: None,
    in_turn: None,
    take_back: None,
    forced_reply: None,
    absence: Absence::ClockRuns("FMJD-VIII.B.9"),
    inequality: None,
    control: Some("50/2h,25/1h*"),
    control_clause: Some("FMJD-VIII.B.6"),
    record: Some("FMJD-VIII.B.7"),
    wrong_count: Some("FMJD-VIII.B.13"),
    intermediary: None,
    assistants: Assistants::AtLeast(1, "FMJD-VIII.B.17"),
    breach: "FMJD-VIII.B.18",
};

const BLINDFOLD: KindRules = KindRules {
    of_play: "FMJD-VIII.C.4",
    at_visits: Some("FMJD-VIII.C.10"),
    in_turn: Some("FMJD-VIII.C.8"),
    take_back: None,
    forced_reply: Some("FMJD-VIII.C.11"),
    absence: Absence::Withdrawal("FMJD-VIII.C.14"),
    inequality: Some("FMJD-VIII.C.15"),
    control: None,
    control_clause: None,
    record: Some("FMJD-VIII.C.7"),
    wrong_count: None,
    intermediary: Some("FMJD-VIII.C.3"),
    assistants: Assistants::AtLeast(1, "FMJD-VIII.C.17"),
    breach: "FMJD-VIII.C.18",
};

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Normal, Kind::Clocks, Kind::Blindfold];

    pub const fn name(self) -> &'static str {
        match self {
            Kind::Normal => "normal",
            Kind::Clocks => "clocks",
            Kind::Blindfold => "blindfold",
        }
    }

    pub const fn rules(self) -> &'static KindRules {
        match self {
            Kind::Normal => &NORMAL,
            Kind::Clocks => &CLOCKS,
            Kind::Blindfold => &BLINDFOLD,
        }
    }

    /// How many assistants the chief arbiter needs for so many opponents, with the clause.
    pub fn assistants(self, opponents: u16) -> (u16, Clause) {
        match self.rules().assistants {
            Assistants::OneFor(each, clause) => (opponents.div_ceil(each.max(1)), clause),
            Assistants::AtLeast(number, clause) => (number, clause),
        }
    }
}
