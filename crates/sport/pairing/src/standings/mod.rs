//! Standings: who has which place, and why.
//!
//! **How are ties broken?** The one door is [`standings`]: a criterion is a file in `criteria/`, the printed orders are
//! in `templates`, the readings of the codes in `switches`. An event asks it for every table (`compete::event`), the
//! desk and the papers put its numbers into words. How a drawn encounter of a knockout goes on is asked in `schedule`.
//!
//! Places go by the score (UA13-IV.12.1, UA-III.8.1, FMJD-III.5.10, COL-3.7.1), then by the criteria of
//! the [`Reckoning`] in their order; a [`Template`] gives the printed order of each code. Those who stay
//! equal share their places (D-56b). Every row carries the value of each criterion it was asked for, the
//! numbers that value was summed from, and what parts it from the row above.
//!
//! ```
//! use damier_pairing::standings::{Code, Contest, Parting, System, Template, standings};
//! use damier_pairing::{Cell, Entrant, Line, Mark, SideResult, Sheet};
//! use damier_rules::Color;
//!
//! let line = |number: u32, opponent: u32, color: Color, outcome: SideResult| Line {
//!     number,
//!     rating: None,
//!     federation: None,
//!     cells: vec![Cell::Paired { opponent: Entrant(opponent), color, mark: Mark::Played(outcome) }],
//!     withdrawn_after: None,
//! };
//! let sheet = Sheet {
//!     lines: vec![line(1, 1, Color::White, SideResult::Loss), line(2, 0, Color::Black, SideResult::Win)],
//!     rounds_total: 1,
//!     ..Sheet::default()
//! };
//! let order = Template { code: Code::Fmjd100, system: System::Swiss, teams: false }.reckoning();
//! let table = standings(&Contest::new(&sheet), &order)?;
//! assert_eq!(table.rows[0].entrant, Entrant(1));
//! let parted = table.rows[1].separation.as_ref().expect("two different scores");
//! assert_eq!((parted.by, parted.above.to_string()), (Parting::Score, "2".to_owned()));
//! # Ok::<(), damier_pairing::standings::StandingsError>(())
//! ```

mod criteria;
mod ledger;
mod names;
mod orders;
mod ranking;
mod reckoning;
mod switches;
mod team_scoring;
mod teams;
mod templates;
mod withdrawal;
mod working;
mod worth;

use std::fmt;

pub use damier_facts::Rational;
pub use ledger::{Entry, How};
pub use names::{CRITERIA, UnknownCriterion, nearest};
pub use orders::{ORDERS, spelled_out};
pub use reckoning::{
    Among, Criterion, Depth, MutualMatches, PlayOffFor, Reckoning, Rule, Score, SonnebornForm, System,
};
pub use switches::{
    AdjournedCounts, AfterSplit, BoardPlaces, BothLeft, ByeVirtual, ByeWin, EmptyGroup, ForfeitOpponent,
    ForfeitWin, HalfCounts, HalfOf, NotMet, PlacesAbove, Switches, WithdrawHalf, WithdrawnGroup,
    WithdrawnOpponent,
};
pub use team_scoring::{Counting, TeamTotal, team_totals};
pub use teams::{TeamBoards, match_outcome, wrong_board};
pub use templates::{Code, Template};
pub use withdrawal::Fate;
pub use working::{Source, Struck, Term, Working};

use damier_rules::rulebook::Clause;
use serde::Serialize;

use crate::{Entrant, Points, Round, Sheet};

/// What places are reckoned from.
#[derive(Debug, Clone, Copy)]
pub struct Contest<'a> {
    /// The results of all rounds.
    pub sheet: &'a Sheet,
    /// The results of single boards, for teams.
    pub boards: Option<&'a TeamBoards>,
    /// Additional contests, in the order in which they were played.
    pub play_offs: &'a [PlayOff],
    /// Those without a place, where somebody has ruled on it (UA13-IV.10.1.3); otherwise the half rule
    /// of the code is applied to those who left a round robin.
    pub annulled: Option<&'a [Entrant]>,
}

/// The outcome of an additional match or tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayOff {
    /// Who took part, the best first; those in one list stayed equal.
    pub tiers: Vec<Vec<Entrant>>,
}

/// The final table, or one after a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Standings {
    /// Everybody placed, the best first.
    pub rows: Vec<Row>,
    /// Those who left too early and have no place (UA13-IV.10.1.2, UA-III.6.1.2, FMJD-III.5.9.A.a).
    pub unplaced: Vec<Unplaced>,
}

/// One line of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The entrant in this row.
    pub entrant: Entrant,
    /// The place, shared or alone.
    pub place: Place,
    /// What places go by first.
    pub score: Points,
    /// Points; match points of a team.
    pub points: Points,
    /// The results that count.
    pub entries: Vec<Entry>,
    /// The criteria that were asked, each as an index into the order with its working.
    pub workings: Vec<(usize, Working)>,
    /// What parts it from the row above; nothing for the first and for those who share a place.
    pub separation: Option<Separation>,
}

/// A place, possibly shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Place {
    /// The best place of those who share it.
    pub first: u32,
    /// The worst of them.
    pub last: u32,
}

/// Why one row stands below another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Separation {
    /// What parts them.
    pub by: Parting,
    /// The clauses that say so.
    pub clauses: &'static [Clause],
    /// The step of a ladder or the board, from 0.
    pub step: usize,
    /// The value of the row above.
    pub above: Rational,
    /// The value of this row.
    pub below: Rational,
}

/// What can part two rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Parting {
    /// The points of the competition.
    Score,
    /// A criterion, as an index into the order.
    Criterion(usize),
}

/// Somebody without a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Unplaced {
    /// The entrant without a place.
    pub entrant: Entrant,
    /// The clauses that say so.
    pub clauses: &'static [Clause],
}

/// Why no standings can be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum StandingsError {
    /// A cell names an opponent that is not another line of the sheet.
    #[error("{entrant} is paired with {opponent} in round {round}, who is not in the sheet")]
    NoSuchOpponent {
        /// The entrant whose line is wrong.
        entrant: Entrant,
        /// The round in which it is wrong.
        round: Round,
        /// The name in the cell.
        opponent: Entrant,
    },
    /// A criterion needs the results of single boards.
    #[error("criterion {number} of the order needs the results of single boards, and there are none")]
    NoBoards {
        /// Its number in the order, from 1; 0 for the score.
        number: usize,
    },
}

/// Reckons the places.
pub fn standings(contest: &Contest<'_>, reckoning: &Reckoning) -> Result<Standings, StandingsError> {
    if contest.boards.is_none() {
        if reckoning.score == Score::BoardPoints {
            return Err(StandingsError::NoBoards { number: 0 });
        }
        if let Some(index) = reckoning.order.iter().position(|rule| rule.criterion.needs_boards()) {
            return Err(StandingsError::NoBoards { number: index + 1 });
        }
    }
    let ledger = ledger::Ledger::new(contest, reckoning)?;
    let unplaced = ledger.entrants().filter(|entrant| ledger.account(*entrant).fate == Fate::Annulled);
    Ok(Standings {
        rows: ranking::rank(&ledger),
        unplaced: unplaced
            .map(|entrant| Unplaced { entrant, clauses: reckoning.withdrawal_clauses })
            .collect(),
    })
}

/// The working of one criterion for everybody placed, whether it was needed or not, in the order of the
/// table: a column of coefficients.
pub fn column(
    contest: &Contest<'_>,
    reckoning: &Reckoning,
    criterion: Criterion,
) -> Result<Vec<(Entrant, Working)>, StandingsError> {
    let alone = Reckoning { order: vec![Rule { criterion, clauses: &[] }], ..reckoning.clone() };
    let table = standings(contest, reckoning)?;
    let ledger = ledger::Ledger::new(contest, &alone)?;
    if contest.boards.is_none() && criterion.needs_boards() {
        return Err(StandingsError::NoBoards { number: 1 });
    }
    let order: Vec<Entrant> = table.rows.iter().map(|row| row.entrant).collect();
    let workings = ranking::measure_all(&ledger, criterion, &order);
    Ok(order.into_iter().zip(workings).collect())
}

/// The workings of every criterion that stands for itself, whether it was needed or not, in the order of a
/// table that was made from the same: the columns of coefficients. `None` for criteria that only compare
/// those who are tied.
pub fn columns(
    contest: &Contest<'_>,
    reckoning: &Reckoning,
    table: &Standings,
) -> Result<Vec<Option<Vec<Working>>>, StandingsError> {
    let order: Vec<Entrant> = table.rows.iter().map(|row| row.entrant).collect();
    let column = |rule: &Rule| {
        let alone = Reckoning { order: vec![*rule], ..reckoning.clone() };
        let ledger = ledger::Ledger::new(contest, &alone)?;
        Ok(ranking::measure_all(&ledger, rule.criterion, &order))
    };
    let stands_alone = |rule: &Rule| rule.criterion.stands_alone().then(|| column(rule)).transpose();
    reckoning.order.iter().map(stands_alone).collect()
}

impl<'a> Contest<'a> {
    /// A competition of players, without additional contests.
    pub const fn new(sheet: &'a Sheet) -> Contest<'a> {
        Contest { sheet, boards: None, play_offs: &[], annulled: None }
    }
}

impl PlayOff {
    /// The place in this contest, from 1, of somebody who took part.
    fn place(&self, entrant: Entrant) -> Option<u32> {
        let tier = self.tiers.iter().position(|tier| tier.contains(&entrant))?;
        Some(1 + self.tiers[..tier].iter().map(Vec::len).sum::<usize>() as u32)
    }
}

impl Standings {
    /// The row of an entrant.
    pub fn row(&self, entrant: Entrant) -> Option<&Row> {
        self.rows.iter().find(|row| row.entrant == entrant)
    }
}

impl Place {
    /// Whether others have it too.
    pub const fn is_shared(self) -> bool {
        self.first != self.last
    }
}

impl fmt::Display for Place {
    /// `4`, or `2-3` if shared.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_shared() { write!(f, "{}-{}", self.first, self.last) } else { self.first.fmt(f) }
    }
}
