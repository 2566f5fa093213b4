//! The orders of criteria as the codes print them, ready to be changed by a regulation
//! (UA-III.8.4, UA-III.8.6, UA13-IV.12.6).
//!
//! | code | round robin | Swiss | teams |
//! | --- | --- | --- | --- |
//! | UA13 | UA13-IV.12.3.1.* | UA13-IV.12.3.2.* | UA13-IV.14.7.2 |
//! | UA23 | UA-III.8.3.1.* | UA-III.8.3.2.* | UA-III.9.7.2 |
//! | FMJD | FMJD-III.5.11.1.2.1 | FMJD-III.5.11.1.2.2 | FMJD-III.5.11.2.2 |
//! | COL | COL-3.7.3 | COL-3.7.3 | COL-3.7.3-team |

use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::Among::{AllTied, Two};
use super::Criterion::{
    Berger, BoardByBoard, BoardPoints, Encounter, Median, PlacesOnBoards, PlayOff, ResultsByPlace, Shmulyan,
    Solkoff, SonnebornBerger, TeamProduct, Truncated, Wins,
};
use super::Depth::{Unlimited, UpTo};
use super::{
    AdjournedCounts, AfterSplit, BoardPlaces, BothLeft, ByeVirtual, ByeWin, Criterion, EmptyGroup,
    ForfeitOpponent, ForfeitWin, HalfCounts, HalfOf, MutualMatches, NotMet, PlacesAbove, PlayOffFor,
    Reckoning, Rule, Score, SonnebornForm, Switches, System, WithdrawHalf, WithdrawnGroup, WithdrawnOpponent,
};

/// The codes that rule competitions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// Ukrainian rules of 2013.
    Ua2013,
    /// Ukrainian rules in force since 2023.
    Ua2023,
    /// World federation, 100 squares (Annex III).
    Fmjd100,
    /// World federation, 64 squares (Annex III bis).
    Fmjd64,
    /// The code of column draughts.
    Columns,
}

/// A printed order: code, system, players or teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Template {
    /// The code that the order comes from.
    pub code: Code,
    /// The system of play.
    pub system: System,
    /// Whether teams are placed.
    pub teams: bool,
}

type Row = (Criterion, &'static [Clause]);

const DOUBLED: Criterion = SonnebornBerger(SonnebornForm::Doubled);

// UA13-IV.12.6: the coefficient is Shmulyan or Sonneborn-Berger as the regulations fix it; Shmulyan,
// which the clause names first, stands here.
const UA13_ROUND_ROBIN: &[Row] = &[
    (PlayOff(PlayOffFor::FirstPlace), &["UA13-IV.12.2"]),
    (Encounter(Two), &["UA13-IV.12.3.1.1"]),
    (Shmulyan, &["UA13-IV.12.3.1.2", "UA13-IV.12.4.1", "UA13-IV.12.6"]),
    (Wins, &["UA13-IV.12.3.1.3"]),
    (ResultsByPlace, &["UA13-IV.12.3.1.4"]),
];

const UA13_SWISS: &[Row] = &[
    (PlayOff(PlayOffFor::FirstPlace), &["UA13-IV.12.2"]),
    (Encounter(Two), &["UA13-IV.12.3.2.1"]),
    (Truncated(UpTo(1)), &["UA13-IV.12.3.2.2", "UA13-IV.12.5"]),
    (Median(Unlimited), &["UA13-IV.12.3.2.3", "UA13-IV.12.5"]),
];

const UA23_ROUND_ROBIN: &[Row] = &[
    (PlayOff(PlayOffFor::FirstPlace), &["UA-III.8.2"]),
    (Encounter(Two), &["UA-III.8.3.1.a"]),
    (Shmulyan, &["UA-III.8.3.1.b"]),
    (DOUBLED, &["UA-III.8.3.1.c"]),
    (Wins, &["UA-III.8.3.1.d"]),
    (ResultsByPlace, &["UA-III.8.3.1.e"]),
];

// D-55: without a limit the truncated ladder leaves the median nothing to decide.
const UA23_SWISS: &[Row] = &[
    (PlayOff(PlayOffFor::FirstPlace), &["UA-III.8.2"]),
    (Encounter(Two), &["UA-III.8.3.2.a"]),
    (Truncated(UpTo(1)), &["UA-III.8.3.2.b", "UA-III.8.5.a", "UA-III.8.5.b"]),
    (Median(Unlimited), &["UA-III.8.3.2.c", "UA-III.8.5.a", "UA-III.8.5.b"]),
    (Wins, &["UA-III.8.3.2.d"]),
    (ResultsByPlace, &["UA-III.8.3.2.e"]),
];

const FMJD_ROUND_ROBIN: &[Row] = &[
    (PlayOff(PlayOffFor::AnyPlace), &["FMJD-III.5.11.1.1"]),
    (Wins, &["FMJD-III.5.11.1.2.1"]),
    (Encounter(AllTied), &["FMJD-III.5.11.1.2.1"]),
    (Shmulyan, &["FMJD-III.5.11.1.2.1"]),
];

const FMJD_SWISS: &[Row] = &[
    (PlayOff(PlayOffFor::AnyPlace), &["FMJD-III.5.11.1.1"]),
    (Median(UpTo(1)), &["FMJD-III.5.11.1.2.2", "FMJD-V.10"]),
    (Truncated(Unlimited), &["FMJD-III.5.11.1.2.2", "FMJD-V.10"]),
];

const FMJD_TEAM_ROUND_ROBIN: &[Row] = &[
    (PlayOff(PlayOffFor::AnyPlace), &["FMJD-III.5.11.2.1"]),
    (BoardPoints, &["FMJD-III.5.11.2.2.1"]),
    (BoardByBoard, &["FMJD-III.5.11.2.2.1"]),
];

const FMJD_TEAM_SWISS: &[Row] = &[
    (PlayOff(PlayOffFor::AnyPlace), &["FMJD-III.5.11.2.1"]),
    (Median(UpTo(1)), &["FMJD-III.5.11.2.2.2", "FMJD-III.5.11.1.2.2"]),
    (Truncated(Unlimited), &["FMJD-III.5.11.2.2.2", "FMJD-III.5.11.1.2.2"]),
];

const FMJD64_ROUND_ROBIN: &[Row] = &[
    (PlayOff(PlayOffFor::AnyPlace), &["FMJD-IIIbis.5.11.1.1"]),
    (Wins, &["FMJD-IIIbis.5.11.1.2.1"]),
    (Encounter(AllTied), &["FMJD-IIIbis.5.11.1.2.1"]),
    (Shmulyan, &["FMJD-IIIbis.5.11.1.2.1"]),
];

const FMJD64_SWISS: &[Row] = &[
    (PlayOff(PlayOffFor::AnyPlace), &["FMJD-IIIbis.5.11.1.1"]),
    (Median(UpTo(1)), &["FMJD-IIIbis.5.11.1.2.2", "FMJD-V.10"]),
    (Truncated(Unlimited), &["FMJD-IIIbis.5.11.1.2.2", "FMJD-V.10"]),
];

const FMJD64_TEAM_ROUND_ROBIN: &[Row] = &[
    (PlayOff(PlayOffFor::AnyPlace), &["FMJD-IIIbis.5.11.2.1"]),
    (BoardPoints, &["FMJD-IIIbis.5.11.2.2.1"]),
    (BoardByBoard, &["FMJD-IIIbis.5.11.2.2.1"]),
];

const FMJD64_TEAM_SWISS: &[Row] = &[
    (PlayOff(PlayOffFor::AnyPlace), &["FMJD-IIIbis.5.11.2.1"]),
    (Median(UpTo(1)), &["FMJD-IIIbis.5.11.2.2.2", "FMJD-IIIbis.5.11.1.2.2"]),
    (Truncated(Unlimited), &["FMJD-IIIbis.5.11.2.2.2", "FMJD-IIIbis.5.11.1.2.2"]),
];

const COLUMNS_ROUND_ROBIN: &[Row] = &[
    (PlayOff(PlayOffFor::AnyPlace), &["COL-3.7.2"]),
    (Shmulyan, &["COL-3.7.3"]),
    (Berger, &["COL-3.7.3"]),
    (DOUBLED, &["COL-3.7.3"]),
];

const COLUMNS_SWISS: &[Row] =
    &[(PlayOff(PlayOffFor::AnyPlace), &["COL-3.7.2"]), (Solkoff, &["COL-3.7.3", "COL-3.9.9"])];

const COLUMNS_TEAM: &[Row] = &[
    (PlayOff(PlayOffFor::AnyPlace), &["COL-3.7.2"]),
    (TeamProduct(MutualMatches::Counted), &["COL-3.7.3-team", "COL-App3"]),
];

// The play-off of the clauses on single players is taken for teams too. The coefficient "according to
// the system of the event" is that of single players, reckoned with match points.
const UA13_TEAM: [&[Row]; 3] = [
    &[
        (PlayOff(PlayOffFor::FirstPlace), &["UA13-IV.12.2"]),
        (Encounter(Two), &["UA13-IV.14.7.2.1"]),
        (BoardPoints, &["UA13-IV.14.7.2.2"]),
        (Wins, &["UA13-IV.14.7.2.3"]),
    ],
    &[(Shmulyan, &["UA13-IV.14.7.2.4", "UA13-IV.12.4.1"])],
    &[(PlacesOnBoards, &["UA13-IV.14.7.2.5"]), (BoardByBoard, &["UA13-IV.14.7.2.6"])],
];

const UA13_TEAM_SWISS: &[Row] = &[
    (Truncated(UpTo(1)), &["UA13-IV.14.7.2.4", "UA13-IV.12.3.2.2"]),
    (Median(Unlimited), &["UA13-IV.14.7.2.4", "UA13-IV.12.3.2.3"]),
];

const UA23_TEAM: [&[Row]; 3] = [
    &[
        (PlayOff(PlayOffFor::FirstPlace), &["UA-III.8.2"]),
        (Encounter(Two), &["UA-III.9.7.2.a"]),
        (BoardPoints, &["UA-III.9.7.2.b"]),
        (Wins, &["UA-III.9.7.2.c"]),
    ],
    &[(Shmulyan, &["UA-III.9.7.2.d", "UA-III.8.3.1.b"])],
    &[(PlacesOnBoards, &["UA-III.9.7.2.e"]), (BoardByBoard, &["UA-III.9.7.2.f"])],
];

const UA23_TEAM_SWISS: &[Row] = &[
    (Truncated(UpTo(1)), &["UA-III.9.7.2.d", "UA-III.8.3.2.b"]),
    (Median(Unlimited), &["UA-III.9.7.2.d", "UA-III.8.3.2.c"]),
];

impl Template {
    /// The order of the code with its readings.
    pub fn reckoning(self) -> Reckoning {
        let rows = self.rows().concat();
        let product = rows.iter().any(|(criterion, _)| matches!(criterion, TeamProduct(_)));
        Reckoning {
            system: self.system,
            score: if product { Score::BoardPoints } else { Score::Points },
            score_clauses: self.score_clauses(),
            order: rows.into_iter().map(|(criterion, clauses)| Rule { criterion, clauses }).collect(),
            withdrawal_clauses: self.withdrawal_clauses(),
            switches: self.code.switches(),
        }
    }

    /// The same for rapid and blitz: under the world federation deciding games are for the first place,
    /// the other places by Annex III if they are needed (FMJD-VI.3).
    pub fn quick_reckoning(self) -> Reckoning {
        let mut reckoning = self.reckoning();
        if matches!(self.code, Code::Fmjd100 | Code::Fmjd64) {
            for rule in &mut reckoning.order {
                if matches!(rule.criterion, PlayOff(_)) {
                    *rule = Rule { criterion: PlayOff(PlayOffFor::FirstPlace), clauses: &["FMJD-VI.3"] };
                }
            }
        }
        reckoning
    }

    fn rows(self) -> Vec<&'static [Row]> {
        let swiss = self.system == System::Swiss;
        match (self.code, self.teams, swiss) {
            (Code::Ua2013, false, false) => vec![UA13_ROUND_ROBIN],
            (Code::Ua2013, false, true) => vec![UA13_SWISS],
            (Code::Ua2013, true, false) => UA13_TEAM.to_vec(),
            (Code::Ua2013, true, true) => vec![UA13_TEAM[0], UA13_TEAM_SWISS, UA13_TEAM[2]],
            (Code::Ua2023, false, false) => vec![UA23_ROUND_ROBIN],
            (Code::Ua2023, false, true) => vec![UA23_SWISS],
            (Code::Ua2023, true, false) => UA23_TEAM.to_vec(),
            (Code::Ua2023, true, true) => vec![UA23_TEAM[0], UA23_TEAM_SWISS, UA23_TEAM[2]],
            (Code::Fmjd100, false, false) => vec![FMJD_ROUND_ROBIN],
            (Code::Fmjd100, false, true) => vec![FMJD_SWISS],
            (Code::Fmjd100, true, false) => vec![FMJD_TEAM_ROUND_ROBIN],
            (Code::Fmjd100, true, true) => vec![FMJD_TEAM_SWISS],
            (Code::Fmjd64, false, false) => vec![FMJD64_ROUND_ROBIN],
            (Code::Fmjd64, false, true) => vec![FMJD64_SWISS],
            (Code::Fmjd64, true, false) => vec![FMJD64_TEAM_ROUND_ROBIN],
            (Code::Fmjd64, true, true) => vec![FMJD64_TEAM_SWISS],
            (Code::Columns, false, false) => vec![COLUMNS_ROUND_ROBIN],
            (Code::Columns, false, true) => vec![COLUMNS_SWISS],
            (Code::Columns, true, false) => vec![COLUMNS_TEAM],
            (Code::Columns, true, true) => vec![COLUMNS_SWISS],
        }
    }

    fn score_clauses(self) -> &'static [Clause] {
        match (self.code, self.teams) {
            (Code::Ua2013, false) => &["UA13-IV.12.1"],
            (Code::Ua2013, true) => &["UA13-IV.14.7.1", "UA13-IV.14.7.2"],
            (Code::Ua2023, false) => &["UA-III.8.1"],
            (Code::Ua2023, true) => &["UA-III.9.7.1", "UA-III.9.7.2"],
            (Code::Fmjd100, _) => &["FMJD-III.5.10"],
            (Code::Fmjd64, _) => &["FMJD-IIIbis.5.10"],
            (Code::Columns, false) => &["COL-3.7.1"],
            (Code::Columns, true) => &["COL-3.7.1", "COL-App3"],
        }
    }

    /// COL has no rule of its own over the board: the half rule of UA13 is taken (D-58).
    fn withdrawal_clauses(self) -> &'static [Clause] {
        match (self.code, self.system) {
            (Code::Ua2013 | Code::Columns, System::RoundRobin { .. }) => {
                &["UA13-IV.10.1.1", "UA13-IV.10.1.2"]
            }
            (Code::Ua2013, System::Swiss) => &["UA13-IV.10.2"],
            (Code::Ua2023, System::RoundRobin { .. }) => &["UA-III.6.1.1", "UA-III.6.1.2"],
            (Code::Ua2023, System::Swiss) => &["UA-III.6.2"],
            (Code::Fmjd100, System::RoundRobin { .. }) => &["FMJD-III.5.9.A.a", "FMJD-III.5.9.A.b"],
            (Code::Fmjd100, System::Swiss) => &["FMJD-III.5.9.B"],
            (Code::Fmjd64, System::RoundRobin { .. }) => &["FMJD-IIIbis.5.9.A.a", "FMJD-IIIbis.5.9.A.b"],
            (Code::Fmjd64, System::Swiss) => &["FMJD-IIIbis.5.9.B"],
            (Code::Columns, System::Swiss) => &["COL-3.9.9"],
        }
    }
}

impl Code {
    /// All codes that lay down an order.
    pub const ALL: [Code; 5] = [Code::Ua2013, Code::Ua2023, Code::Fmjd100, Code::Fmjd64, Code::Columns];

    /// The readings of standings under this code.
    pub const fn switches(self) -> Switches {
        let common = Switches {
            after_split: AfterSplit::GoOn,
            places_above: PlacesAbove::Blocks,
            not_met: NotMet::Zero,
            forfeit_opponent: ForfeitOpponent::Counts,
            forfeit_win: ForfeitWin::Win,
            bye_win: ByeWin::NoWin,
            bye_virtual: ByeVirtual::LastFinisher,
            withdrawn_opponent: WithdrawnOpponent::WithAverage,
            withdrawn_group: WithdrawnGroup::WentOn,
            empty_group: EmptyGroup::OwnPoints,
            withdraw_half: WithdrawHalf::AtLeast,
            half_counts: HalfCounts::Played,
            half_of: HalfOf::Original,
            both_left: BothLeft::MinusBoth,
            adjourned: AdjournedCounts::NotYet,
            board_places: BoardPlaces::Mean,
        };
        match self {
            Code::Ua2013 | Code::Ua2023 => common,
            Code::Fmjd100 | Code::Fmjd64 => Switches {
                forfeit_opponent: ForfeitOpponent::Nothing,
                bye_virtual: ByeVirtual::Nothing,
                withdrawn_opponent: WithdrawnOpponent::OwnPoints,
                withdraw_half: WithdrawHalf::MoreThan,
                adjourned: AdjournedCounts::Draw,
                ..common
            },
            Code::Columns => Switches { bye_virtual: ByeVirtual::Lowest, ..common },
        }
    }

    /// The clauses by which a regulation may choose its own list and order of criteria; the code of
    /// column draughts has none.
    pub const fn own_order(self) -> &'static [Clause] {
        match self {
            Code::Ua2013 => &["UA13-IV.12.6"],
            Code::Ua2023 => &["UA-III.8.4", "UA-III.8.6"],
            Code::Fmjd100 | Code::Fmjd64 => &["FMJD-II.3"],
            Code::Columns => &[],
        }
    }
}
