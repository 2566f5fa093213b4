//! Reasons: why each pair, each float, each colour and the bye is what it is (FMJD-V.11.3).
//!
//! All of it is data with its clause; words are for those who show it. A rejected candidate takes
//! eight bytes and a reason, so a round of 5,000 stays small.

use damier_rules::Color;
use serde::Serialize;

use super::request::Pairing;
use super::system::System;
use crate::{Entrant, Points, Round};

/// The story of a round.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Explanation {
    /// The one who is free.
    pub free: Option<FreeStory>,
    /// Score groups in the order of work.
    pub groups: Vec<GroupStory>,
    /// The pairs, in the order of the boards.
    pub pairs: Vec<PairStory>,
}

/// Why somebody is free.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FreeStory {
    /// The clause that chose him.
    pub clause: &'static str,
    /// Those before him in the order of the clause, and why not they.
    pub rejected: Vec<Rejected>,
}

/// What was decided for a score group before its pairs were made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GroupStory {
    /// Points of the group, classification points included (FMJD-V.9.2.4).
    pub points: Points,
    /// How many of it were still to be paired.
    pub size: usize,
    /// Which way it was worked.
    pub side: Side,
    /// How many leave it: as few as possible (FMJD-V.6.1.32, UA-III.10.9.12).
    pub leave: usize,
    /// Unwelcome pairs among its own and those of its leavers: as few as possible (UA-III.10.9.13).
    pub unwelcome: usize,
    /// Groups skipped by its leavers in all (FMJD-V.6.1.10, FMJD-V.6.1.14, UA-III.10.9.8.a).
    pub skipped: usize,
    /// Members of the groups they enter who must leave theirs.
    pub damage: usize,
    /// Who leaves, in the order of choice.
    pub leavers: Vec<Entrant>,
    /// Those before them in the order of choice who stay, and why.
    pub rejected: Vec<Rejected>,
    /// Whether the group was paired in squads of quarters (FMJD-V.9.1.2).
    pub squads: bool,
    /// Whether the search was too long, and who leaves and whom they meet was taken from the pairing that was known.
    pub cut: bool,
}

/// Which way a group was worked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// From the top; leavers go down.
    Upper,
    /// From the bottom; leavers go up.
    Lower,
    /// Last of all.
    Middle,
}

/// Why a pair was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PairStory {
    /// How it came about.
    pub why: Why,
    /// The clause that made it.
    pub clause: &'static str,
    /// For whom an opponent was sought.
    pub seeker: Entrant,
    /// Candidates before the opponent in the order of trial, and why not they.
    pub rejected: Vec<Rejected>,
    /// Why the colours are so.
    pub colour: ColourStory,
}

/// How a pair came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// In the order of round 1.
    FirstRound,
    /// Inside a score group.
    Inside,
    /// The seeker left his group and entered that of his opponent.
    Float {
        /// Groups he skipped.
        skipped: u16,
    },
    /// By the arbiter.
    Fixed,
}

/// A candidate and why not he.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Rejected {
    /// The candidate who was not taken.
    pub who: Entrant,
    /// What spoke against the candidate.
    pub reason: Reason,
}

/// Why a candidate was not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The two met (FMJD-V.2.3, UA-III.10.1, COL-3.9.4).
    Met {
        /// The round in which they met.
        round: Round,
    },
    /// The pair is prohibited.
    Prohibited,
    /// Both are barred from the same colour (FMJD-V.7.1.6).
    ThirdColour,
    /// The pair is unwelcome and need not be made.
    Unwelcome(Unwelcome),
    /// The others of the group could not all be paired.
    GroupNotClosed,
    /// Somebody elsewhere would be left without an opponent.
    OthersNotPaired,
    /// More would have to leave the group.
    MoreLeave,
    /// More unwelcome pairs would have to be made.
    MoreUnwelcome,
    /// Somebody would have to go further.
    Further,
    /// More of the group entered would have to leave theirs.
    MoreDamage,
    /// He has been free before (FMJD-V.5.2, UA-III.10.6, COL-3.9.8).
    WasFree {
        /// The round in which it happened.
        round: Round,
    },
    /// He met one who has withdrawn (FMJD-V.8.4).
    MetWithdrawn {
        /// The withdrawn opponent he met.
        who: Entrant,
    },
    /// No one of the group to be entered could be given to him.
    NobodyForHim,
    /// The search had become too long before this was tried.
    NotTried,
}

/// Why a pair is unwelcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unwelcome {
    /// A third game running with one colour (UA-III.10.9.13, UA-III.10.3, COL-3.9.5).
    ThirdColour,
    /// The numbers of White and Black games would differ too much (UA-III.10.3, COL-3.9.5; D-54a).
    ColourDifference,
    /// Two of one federation (FMJD-V.5.8).
    SameFederation,
    /// Two of different federations (FMJD-II.3.b).
    OtherFederation,
    /// Prohibited as far as possible.
    Prohibited,
}

/// Why the colours of a pair are so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourStory {
    /// By the arbiter.
    Fixed,
    /// By a lot.
    Lot,
    /// The stronger has the colour of his number in round 1 (FMJD-V.7.1.3, UA-III.10.9.4).
    Number {
        /// The colour of odd numbers.
        odd: Color,
    },
    /// Odd numbers have White (FMJD-V.7.2.1, UA-III.10.9.5, COL-3.9.2).
    OddWhite,
    /// Of two odd or two even numbers the smaller has White.
    SmallerWhite,
    /// Both get the colour due to them (FMJD-V.7.1.4).
    BothDue,
    /// Only one has a claim.
    OneDue(Entrant),
    /// Equalisation comes before alternation (FMJD-V.7.1.4).
    Equalisation(Entrant),
    /// The stronger's claim is decided first (FMJD-V.7.1.5, FMJD-V.7.1.6).
    Stronger(Entrant),
    /// The other may not have the colour a third time (FMJD-V.7.1.6).
    Barred(Entrant),
    /// The sum of the numbers decides (FMJD-V.7.2.4).
    Sum,
    /// Fewer games with White (UA-III.10.9.14.a).
    FewerWhites(Entrant),
    /// Black so many games ago, where the other had White (UA-III.10.9.14.b, UA-III.10.9.14.c).
    BlackBefore {
        /// The entrant whose colour decides.
        who: Entrant,
        /// How many games ago, 1 for the last.
        games_ago: u16,
    },
    /// The same colours all along: the higher one alternates (UA-III.10.9.14.d).
    HigherAlternates(Entrant),
    /// The other colours would break the limits (UA-III.10.3, COL-3.9.5).
    Limits,
}

/// Nobody can pair this round by the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("no pairing of this round obeys the rules: at least {missing} would be left without an opponent")]
pub struct NoPairing {
    /// How many are left over in the best case (beside one who is free).
    pub missing: usize,
    /// Single things that would make a pairing possible.
    pub relaxations: Vec<Relaxation>,
    /// What the round would be without the bar of FMJD-V.7.1.6, if that is enough.
    pub without_colour_bar: Option<Box<Pairing>>,
}

/// Something that would make a pairing possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Relaxation {
    /// To drop the bar of FMJD-V.7.1.6 in this round.
    ThirdColour,
    /// To let two meet again.
    Rematch {
        /// One of the two.
        a: Entrant,
        /// The second of the two.
        b: Entrant,
        /// When they met.
        round: Round,
    },
    /// To lift one prohibition.
    Prohibition {
        /// One of the two.
        a: Entrant,
        /// The second of the two.
        b: Entrant,
    },
    /// To let somebody be free again.
    FreeAgain {
        /// The entrant who would be free once more.
        who: Entrant,
        /// When he was free.
        round: Round,
    },
}

impl Why {
    /// The clause of a pair made so.
    pub(super) const fn clause(self, system: System, side: Side) -> &'static str {
        match self {
            Why::Fixed => match system {
                System::Columns => "COL-3.9.12",
                _ => "FMJD-V.11.4",
            },
            Why::FirstRound => match system {
                System::Classified => "FMJD-V.5.6",
                System::ByLots => "FMJD-V.5.7",
                System::Quarter => "FMJD-V.9.1.1",
                System::Haley => "FMJD-V.9.2.3",
                System::BasicDraw => "UA-III.10.7",
                System::MedianRated => "UA-III.10.9.4",
                System::MedianUnrated => "UA-III.10.9.5",
                System::Columns => "COL-3.9.2",
            },
            Why::Inside => match (system, side) {
                (System::ByLots, _) => "FMJD-V.6.2.2",
                (System::BasicDraw, _) => "UA-III.10.7",
                (System::Columns, _) => "COL-3.9.3",
                (System::MedianRated | System::MedianUnrated, Side::Lower) => "UA-III.10.9.10",
                (System::MedianRated | System::MedianUnrated, _) => "UA-III.10.9.8.b",
                (_, Side::Lower) => "FMJD-V.6.1.26",
                _ => "FMJD-V.6.1.25",
            },
            Why::Float { skipped } => float_clause(system, side, skipped),
        }
    }
}

const fn float_clause(system: System, side: Side, skipped: u16) -> &'static str {
    match (system, side) {
        (System::BasicDraw, _) => "UA-III.10.2",
        (System::Columns, _) => "COL-3.9.3",
        (System::MedianRated | System::MedianUnrated, Side::Lower) => "UA-III.10.9.10",
        (System::MedianRated | System::MedianUnrated, _) => "UA-III.10.9.8.a",
        (System::ByLots, _) => "FMJD-V.6.2.3",
        (_, Side::Lower) if skipped > 0 => "FMJD-V.6.1.14",
        (_, Side::Lower) => "FMJD-V.6.1.11",
        _ if skipped > 0 => "FMJD-V.6.1.10",
        _ => "FMJD-V.6.1.7",
    }
}
