//! What makes a regulation unusable.

use jiff::civil::Date;
use serde::Serialize;

use super::super::standings::CATEGORIES;

impl RegulationFault {
    /// No part of the field is called so.
    pub(in crate::event) fn no_category(text: &str) -> RegulationFault {
        RegulationFault::UnknownCategory { text: text.to_owned(), known: CATEGORIES }
    }
}

/// What makes a regulation unusable.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum RegulationFault {
    /// No such rulebook.
    #[error(transparent)]
    UnknownRulebook(#[from] damier_rules::rulebook::UnknownRulebook),
    /// No stage at all.
    #[error("the regulation names no stage")]
    NoStage,
    /// A stage of no rounds.
    #[error("{stage} has no rounds")]
    NoRounds { stage: String },
    /// A round robin of no cycles.
    #[error("{stage} is a round robin in which nobody meets anybody")]
    NoCycles { stage: String },
    /// Too few rounds for an official event (FMJD-II.3.a).
    #[error("an official event has at least {needed} rounds, {stage} has {planned} (FMJD-II.3.a)")]
    TooFewRounds { stage: String, planned: u16, needed: u16 },
    /// The time control cannot be read.
    #[error("the time control \"{text}\" cannot be read: {why}")]
    Control {
        text: String,
        /// What is wrong.
        why: String,
    },
    /// Teams without boards (UA13-IV.14.1, UA-III.9.1).
    #[error("teams are paired, but the regulation does not say on how many boards")]
    NoBoards,
    /// An age group that the code does not have.
    #[error("the code has no age group \"{name}\"; it has {known}")]
    UnknownAgeGroup {
        name: String,
        /// Those there are.
        known: String,
    },
    /// What games are worth cannot be read.
    #[error("\"{text}\" is no point system; write win-draw-loss such as 3-1-0")]
    Points { text: String },
    /// Points otherwise than by the codes, and nobody says why.
    #[error("games count {points}, and the regulation does not say why")]
    PointsWithoutReason { points: String },
    /// An edition of another code.
    #[error("the edition {edition} follows {follows}, not {rulebook}")]
    EditionOfAnother {
        edition: String,
        /// The rulebooks it belongs to.
        follows: String,
        rulebook: String,
    },
    /// The event begins before the edition holds, or after.
    #[error("the edition {edition} holds from {from}{}, and the event starts on {starts}", match until {
        Some(until) => format!(" to {until}"),
        None => String::new(),
    })]
    EditionNotInForce {
        edition: String,
        from: Date,
        until: Option<Date>,
        /// The first day of the event.
        starts: Date,
    },
    /// No part of the field is called so.
    #[error("\"{text}\" is no category; there are {known}")]
    UnknownCategory {
        text: String,
        /// Those there are.
        known: &'static str,
    },
    /// Prizes that cannot be given.
    #[error("a fund has 1 to {most} prizes of 1 to {largest}, and there are at most {most} funds")]
    Prizes { most: usize, largest: u64 },
    /// A right that no place brings, or to nothing.
    #[error("the right \"{right}\" needs places such as 1 or 1-3, not \"{places}\"")]
    Right { places: String, right: String },
    /// Results are brought along where nobody comes from an earlier stage, or games where they cannot be left out.
    #[error(
        "{stage} can take over points only from places of an earlier stage, and games only in a round robin"
    )]
    CarriedFromNowhere { stage: String },
    /// Points for pairing where pairing does not go by points.
    #[error("{stage} is no Swiss and cannot be accelerated")]
    AcceleratedOtherwise { stage: String },
    /// No criterion is called so.
    #[error("no tie-break is called \"{name}\"{}; there are {known}", meant(nearest))]
    UnknownTieBreak {
        name: String,
        /// What was probably meant.
        nearest: Option<String>,
        /// Those there are.
        known: String,
    },
    /// A criterion knows no such choice.
    #[error("the tie-break {name} cannot be \"{choice}\"{}", match choices.as_str() {
        "" => "; it stands alone".to_owned(),
        choices => format!("; it can be {choices}"),
    })]
    TieBreakChoice {
        name: String,
        /// As written after the colon.
        choice: String,
        /// What may stand there.
        choices: String,
    },
    /// A criterion that cannot decide anything any more.
    #[error("the tie-break {name} is named twice")]
    TieBreakTwice { name: String },
    /// A criterion of teams where players are placed.
    #[error("the tie-break {name} is for events of teams")]
    TieBreakOfTeams { name: String },
    /// No switch is called so.
    #[error("no switch is called \"{name}\"{}; there are {known}", meant(nearest))]
    UnknownSwitch {
        name: String,
        /// What was probably meant.
        nearest: Option<String>,
        /// Those there are.
        known: String,
    },
    /// A switch cannot have this value.
    #[error("the switch {name} cannot be \"{value}\"; it can be {values}")]
    SwitchValue {
        name: String,
        value: String,
        /// What it can be.
        values: String,
    },
    /// A switch with two values.
    #[error("the switch {name} is set twice")]
    SwitchTwice { name: String },
    /// The last day before the first.
    #[error("the event ends on {ends}, before it starts on {starts}")]
    EndsBeforeStart {
        /// The first day.
        starts: Date,
        /// The last day.
        ends: Date,
    },
    /// An event without a name.
    #[error("the event has no name")]
    NoName,
    /// Two stages that nobody can tell apart.
    #[error("two stages are called \"{stage}\"")]
    StageTwice { stage: String },
    /// A match of no games, points, wins or sets, or a knockout without a point to lose.
    #[error("there is nothing to be won in {stage}")]
    NothingToWin { stage: String },
    /// A stage whose field depends on itself or a later one.
    #[error("{stage} takes its field from a stage that does not come before it")]
    FieldFromLater { stage: String },
    /// A group that there is not.
    #[error("{stage} is group {number} of {of}")]
    NoSuchGroup {
        stage: String,
        number: u8,
        /// How many there are.
        of: u8,
    },
    /// Team scoring in which nobody's result counts (UA-II.3.5.4).
    #[error("teams score by their players, but no result counts")]
    NobodyCounts,
}

fn meant(nearest: &Option<String>) -> String {
    nearest.as_ref().map_or_else(String::new, |word| format!(", did you mean \"{word}\"?"))
}
