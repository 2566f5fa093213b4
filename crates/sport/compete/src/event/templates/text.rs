//! What a template says in words: the sentences of its sections and the names of its stages.
//!
//! They are told in the language of whoever makes the event; from then on they are data of the regulation.

use serde::Serialize;

use super::super::acceleration::{Accelerated, Acceleration};
use super::super::regulation::Character;
use super::super::stage::{StagePlan, System};
use damier_pairing::schedule::{Aim, KnockoutPlaces};
use damier_pairing::standings::Criterion;
use damier_pairing::swiss;

/// A sentence of a regulation or the name of a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TemplateText {
    /// The name of the only stage.
    MainStage,
    /// The name of a group, from 1.
    Group {
        number: u8,
    },
    /// The name of the last stage.
    Final,
    /// The name of the final of those who did not come into the first one.
    SecondFinal,
    /// The upper half has points that count for pairing alone.
    AcceleratedHalf {
        points: u16,
        /// From this round.
        first: u16,
        /// To this one.
        last: u16,
    },
    /// The upper quarter has them.
    AcceleratedQuarter {
        points: u16,
        /// From this round.
        first: u16,
        /// To this one.
        last: u16,
    },
    /// These numbers have them.
    AcceleratedNumbers {
        /// From this number.
        from: u32,
        /// To this one.
        to: u32,
        points: u16,
        /// From this round.
        first: u16,
        /// To this one.
        last: u16,
    },
    /// Games of the earlier stages count and are not played again.
    CarriedGames,
    /// Points of the earlier stages count.
    CarriedPoints,
    /// What the event is for.
    Aim,
    /// Where and when.
    Place,
    /// Who prepares and who directs.
    Organisation,
    /// Who is admitted.
    Participants,
    /// Hall, boards, safety.
    Safety,
    /// What winners receive.
    Awards,
    Finance,
    /// Until when and how one enters.
    Entries,
    /// Who appoints the panel.
    Panel,
    /// The members of the panel are listed.
    PanelListed,
    /// When the list of participants is published.
    List,
    /// How many rounds a day.
    Timetable,
    /// When missed games are played.
    MissedGames,
    /// At which control a resumed game goes on.
    Resumed,
    /// When adjourned games are finished.
    Adjourned,
    /// How many go on to the next event.
    Qualifying {
        places: u16,
    },
    /// Whose places are determined.
    CharacterOf {
        /// Of players, of teams or of both.
        character: Character,
        /// So many results count for a team.
        counting: Option<u8>,
    },
    /// The rate of play.
    Control {
        /// As the regulation has it.
        control: String,
    },
    /// How a stage is played.
    Stage {
        /// Its name, if there are several.
        stage: Option<String>,
        play: Play,
        /// Whether a meeting is two games with reversed colours.
        micro_match: bool,
    },
    /// How places are found.
    Winners {
        /// On equal points, in this order.
        criteria: Vec<Criterion>,
    },
}

/// The system of a stage with its numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Play {
    /// Everybody meets everybody.
    RoundRobin {
        /// So many times.
        cycles: u8,
    },
    /// By one of the Swiss systems.
    Swiss {
        /// Which one: `U1`.
        engine: &'static str,
        /// So many rounds.
        rounds: u16,
    },
    /// Who loses is out.
    Knockout,
    /// Who loses twice is out.
    DoubleElimination,
    /// Losers play on.
    KnockoutForAllPlaces,
    /// Who has lost so many points is out.
    LostPoints { points: u32 },
    /// Everybody of one group meets everybody of the other.
    Scheveningen,
    /// A match of so many games.
    MatchOfGames { games: u16 },
    /// A match to so many points.
    MatchToPoints { points: u32 },
    /// A match to so many wins.
    MatchToWins { wins: u16 },
    /// A match of sets.
    MatchOfSets {
        sets: u16,
        /// So many in a set.
        games: u16,
    },
    /// A match of sets of quicker and quicker games.
    MatchOfPaces {
        /// So many sets.
        sets: u16,
        /// The time controls, the longest first.
        controls: String,
    },
    /// Those who are level decide it among themselves.
    Barrage,
}

impl From<&Acceleration> for TemplateText {
    fn from(own: &Acceleration) -> TemplateText {
        let Acceleration { who, points, first, last } = *own;
        match who {
            Accelerated::Half => TemplateText::AcceleratedHalf { points, first, last },
            Accelerated::Quarter => TemplateText::AcceleratedQuarter { points, first, last },
            Accelerated::Numbers { first: from, last: to } => {
                TemplateText::AcceleratedNumbers { from, to, points, first, last }
            }
        }
    }
}

impl Play {
    /// How a stage is played.
    pub(super) fn of(plan: &StagePlan) -> Play {
        match plan.system {
            System::RoundRobin { cycles } => Play::RoundRobin { cycles },
            System::Swiss(engine) => Play::Swiss { engine: swiss::System::code(engine), rounds: plan.rounds },
            System::Knockout(KnockoutPlaces::Double) => Play::DoubleElimination,
            System::Knockout(KnockoutPlaces::All) => Play::KnockoutForAllPlaces,
            System::Knockout(KnockoutPlaces::First | KnockoutPlaces::FirstAndThird) => Play::Knockout,
            System::LostPoints(lost) => Play::LostPoints { points: lost.0.0 },
            System::Scheveningen => Play::Scheveningen,
            System::Match(Aim::Majority { games }) => Play::MatchOfGames { games },
            System::Match(Aim::Points { to, .. }) => Play::MatchToPoints { points: to.0 },
            System::Match(Aim::Wins { to, .. }) => Play::MatchToWins { wins: to },
            System::Match(Aim::Sets { sets, games }) => Play::MatchOfSets { sets, games },
            System::Match(Aim::Paces(paces)) => {
                Play::MatchOfPaces { sets: paces.sets, controls: plan.paces.join(", ") }
            }
            System::Barrage => Play::Barrage,
        }
    }
}
