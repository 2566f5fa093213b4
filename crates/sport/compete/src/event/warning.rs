//! What an arbiter should look at twice. Nothing is refused for it.

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use jiff::civil::Date;
use serde::Serialize;

use super::by_code::ByCode;
use super::ids::{GameKey, PlayerId};
use super::rounds_range::RoundsRange;
use damier_pairing::Entrant;
use damier_pairing::schedule::TieMethod;
use damier_pairing::swiss;

/// Something the code would have otherwise, or is silent about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Warning {
    /// The code does not know the system of a stage.
    #[error("the code does not describe the system of {stage}")]
    SystemNotInCode { stage: String },
    /// Approved too late, or nobody knows when (UA-II.2.5).
    #[error("the regulation should be approved by {latest}{}", match approved {
        Some(date) => format!(", it was approved on {date}"),
        None => ", no date is given".to_owned(),
    })]
    ApprovedLate {
        /// When it was.
        approved: Option<Date>,
        /// When it should have been.
        latest: Date,
    },
    /// No time control.
    #[error("no time control is stated")]
    NoControl {
        /// By which code.
        code: Code,
    },
    /// What the clock says about the control.
    #[error("{0}")]
    Control(damier_clock::named::Warning),
    /// No criteria for equal points.
    #[error("nothing is said about equal points")]
    NoTieBreaks {
        /// By which code.
        code: Code,
    },
    /// A regulation may only shorten the permitted lateness.
    #[error("{minutes} minutes of permitted lateness are more than the {most} of the code")]
    LateLimitLonger {
        /// By which code.
        code: Code,
        minutes: u32,
        /// As in the code.
        most: u32,
    },
    /// A title without the form of a play-off.
    #[error("a title is at stake, but no form of play-off is stated")]
    NoPlayOff,
    /// Nothing about stopping early.
    #[error("it is not stated whether a match stops once it is decided")]
    EarlyStopNotStated,
    /// No deadline for protests.
    #[error("no deadline for protests is fixed")]
    NoProtestDeadline {
        /// By which code.
        code: Code,
    },
    /// Too few or too many rounds (D-44).
    #[error("{entrants} entrants want {} to {} rounds, {planned} are planned", range.from, range.to)]
    Rounds {
        /// How many have entered.
        entrants: usize,
        planned: u16,
        /// As in the code.
        range: RoundsRange,
    },
    /// Somebody looks after more pairs than one can.
    #[error("{pairs} pairs want at least {least} arbiters, there are {there}")]
    FewArbiters {
        /// At the tables.
        pairs: usize,
        /// On the panel.
        there: usize,
        /// As in the code.
        least: usize,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// Nobody knows how old a player is.
    #[error("{player} has no date of birth, so the age group cannot be checked")]
    NoBirthDate { player: PlayerId },
    /// Younger than the code names (D-61c).
    #[error("{player} is {age}, the youngest group begins at {from}")]
    VeryYoung {
        player: PlayerId,
        age: i32,
        /// The lowest age of the code.
        from: u16,
    },
    /// Laid down after the start of round 1.
    #[error("{what} should be there before round 1")]
    AfterRoundOne {
        what: &'static str,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// Members of the committee from the same branch.
    #[error("two of the appeals committee represent {branch}")]
    SameBranch {
        branch: String,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// The chief arbiter lacks the title (FMJD-IV.3).
    #[error("the chief arbiter of an official event is an International Arbiter")]
    NotInternationalArbiter,
    /// A rule of the code was overridden.
    #[error("by decision of the chief arbiter {a} and {b} meet although they {why}")]
    Overridden {
        a: Entrant,
        b: Entrant,
        /// What stood in the way.
        why: &'static str,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// A rule of the code about one entrant was overridden.
    #[error("by decision of the chief arbiter {entrant} has this seat although he {why}")]
    OverriddenSeat {
        entrant: Entrant,
        /// What stood in the way.
        why: &'static str,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// A result was corrected after the next round had been paired.
    #[error("the result was corrected after round {next} had been paired; that pairing stands")]
    CorrectedLate {
        /// The round already paired.
        next: u16,
    },
    /// A sanction milder than the code wants.
    #[error("the code provides {wanted} for this")]
    MildSanction {
        /// What it provides.
        wanted: &'static str,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// A level meeting of a knockout that nothing decides (UA13-IV.3.4.2, UA-II.3.6.2.b, COL-3.8b).
    #[error("it is not stated how a level meeting of {stage} is decided")]
    NoTieMethod { stage: String },
    /// A Swiss system that stands in another code.
    #[error("{stage} is paired by the system {engine}, which is of another code")]
    EngineOfOtherCode { stage: String, engine: swiss::System },
    /// The list of players was not final half an hour before the draw (FMJD-IV.2.3).
    #[error("the list of players should be final half an hour before the draw{}", match minutes {
        Some(minutes) => format!(", it was approved {minutes} minutes before it"),
        None => ", it has not been approved".to_owned(),
    })]
    EntryListLate {
        /// So many minutes before the draw it was approved.
        minutes: Option<u32>,
    },
    /// A complaint in another language (FMJD-III.2.2.5).
    #[error("complaint {protest} should be written in French or English, with a copy to the chief arbiter")]
    ComplaintLanguage {
        /// Its place on the list of facts.
        protest: u32,
    },
    /// The code has no chapter on impaired players; that of 2013 is taken (D-63).
    #[error("the code says nothing about assistants; the chapter of 2013 is applied")]
    AccessNotInCode { code: Code },
    /// Fewer arbiters than are recommended where impaired players meet (UA13-IV.13.17).
    #[error(
        "{pairs} pairs with impaired players at the event want at least {least} arbiters, there are {there}"
    )]
    FewArbitersForAccess {
        /// Pairs at the boards.
        pairs: usize,
        /// Arbiters there are.
        there: usize,
        /// Arbiters there should be.
        least: usize,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// An arbiter looks after too many tables (UA13-IV.18.13, UA-IV.13).
    #[error("{name} looks after {pairs} pairs; {most} is the most")]
    ManyTables {
        name: String,
        pairs: usize,
        most: usize,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// The first time a warning is given (WCDF-1.25, WCDF-2.9).
    #[error("the first time the code provides a warning for this")]
    HarshSanction {
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// A game has no result since its sanction was lifted.
    #[error("the sanction is lifted by protest {protest}, and {key} has no result")]
    LiftedGame { protest: u32, key: GameKey },
    /// The code has other games in an additional contest (D-60c).
    #[error("the deciding games of {stage} are rapid ones, and the code has others in a play-off")]
    PlayOffPace {
        stage: String,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// No code rules the withdrawal of a team, or of anybody in columns and checkers (D-58).
    #[error("no clause rules this withdrawal; the half rule of the 2013 code is applied")]
    WithdrawalNotInCode,
}

const CONTROL: ByCode = ByCode {
    ua13: &["UA13-IV.7.2", "UA13-IV.18.8.3.3"],
    ua23: &["UA-IV.8.3"],
    col: &["COL-3.2.2b"],
    ..ByCode::SILENT
};
const TIE_BREAKS: ByCode = ByCode {
    ua13: &["UA13-IV.2.2", "UA13-IV.12.6"],
    ua23: &["UA-III.8.6"],
    col: &["COL-3.2.1g"],
    ..ByCode::SILENT
};
const LATE: ByCode = ByCode {
    ua13: &["UA13-IV.9.4.2"],
    ua23: &["UA-III.5.4.2"],
    fmjd: &["FMJD-III.5.7"],
    wcdf: &["WCDF-2.24"],
    col: &["COL-3.5b"],
};
const NOT_IN_CODE: ByCode =
    ByCode { fmjd: &["FMJD-I.11.1.6", "FMJD-IV.2.20"], col: &["COL-3.2.3b"], ..ByCode::SILENT };
const PROTEST: ByCode = ByCode { ua13: &["UA13-IV.18.8.4.3"], ua23: &["UA-IV.8.4.c"], ..ByCode::SILENT };

impl Warning {
    /// Where it is said.
    pub fn clauses(&self) -> &'static [Clause] {
        match self {
            Warning::ApprovedLate { .. } => &["UA-II.2.5"],
            Warning::NoControl { code } => CONTROL.of(*code),
            Warning::NoTieBreaks { code } => TIE_BREAKS.of(*code),
            Warning::LateLimitLonger { code, .. } => LATE.of(*code),
            Warning::NoPlayOff => &["FMJD-II.3.d"],
            Warning::EarlyStopNotStated => &["FMJD-II.3.e"],
            Warning::NoProtestDeadline { code } => PROTEST.of(*code),
            Warning::Rounds { range, .. } => range.clauses,
            Warning::VeryYoung { .. } => &["UA-III.1.1.0"],
            Warning::NotInternationalArbiter => &["FMJD-IV.3"],
            Warning::NoTieMethod { .. } => TieMethod::Lot.clauses(),
            Warning::EntryListLate { .. } => &["FMJD-IV.2.3"],
            Warning::ComplaintLanguage { .. } => &["FMJD-III.2.2.5"],
            Warning::AfterRoundOne { clauses, .. }
            | Warning::FewArbiters { clauses, .. }
            | Warning::SameBranch { clauses, .. }
            | Warning::Overridden { clauses, .. }
            | Warning::OverriddenSeat { clauses, .. }
            | Warning::FewArbitersForAccess { clauses, .. }
            | Warning::ManyTables { clauses, .. }
            | Warning::HarshSanction { clauses }
            | Warning::PlayOffPace { clauses, .. }
            | Warning::MildSanction { clauses, .. } => clauses,
            Warning::AccessNotInCode { code } => NOT_IN_CODE.of(*code),
            Warning::LiftedGame { .. } => &["UA-III.12.1.5", "FMJD-III.2.2.5"],
            Warning::SystemNotInCode { .. }
            | Warning::EngineOfOtherCode { .. }
            | Warning::Control(_)
            | Warning::NoBirthDate { .. }
            | Warning::CorrectedLate { .. }
            | Warning::WithdrawalNotInCode => &[],
        }
    }
}
