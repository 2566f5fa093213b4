//! One line of the table of places.

use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::sharers::Sharers;
use super::why::Neighbour;
use crate::event::leave::{Leaving, LeavingRuling};
use crate::event::regulation::ScoreScale;
use damier_pairing::standings::{Criterion, Entry, How, Place, Rational, Switches, Working};
use damier_pairing::{Entrant, Points, SideResult};

/// A line of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StandingLine {
    /// The place; shared ones are printed as `3-5`.
    pub place: Place,
    pub entrant: Entrant,
    /// The number of the table.
    pub number: u32,
    pub name: String,
    /// What places go by first.
    pub score: Points,
    /// Points; match points of a team.
    pub points: Points,
    /// Points of all boards of a team.
    pub board_points: Option<Points>,
    /// Games, micro-matches or team matches by how they ended.
    pub tally: Tally,
    /// The results that count.
    pub results: Vec<Entry>,
    /// One for every criterion of the order.
    pub coefficients: Vec<Coefficient>,
    /// What parts it, with those who share its place, from the line above; nothing for the first.
    pub above: Option<Neighbour>,
    /// What parts them from the line below; nothing for the last.
    pub below: Option<Neighbour>,
    /// Who has the same place.
    pub shares_with: Sharers,
    /// Whether and how it has left; its results stand.
    pub left: Option<Leaving>,
}

/// How often a line won, drew and lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Tally {
    /// Played to an end, adjourned games included.
    pub played: u32,
    /// Wins as the criterion counts them: by play, and pluses where the readings say so (S5, S7).
    pub won: u32,
    pub drawn: u32,
    /// Losses, those without play included.
    pub lost: u32,
    /// Pluses and minuses, free rounds included.
    pub unplayed: u32,
    /// Points of free rounds that are not among the wins.
    pub free: u32,
    /// Points because the opponent did not play, not among the wins.
    pub pluses: u32,
}

/// The value of a criterion for a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Coefficient {
    /// What is compared.
    pub criterion: Criterion,
    /// The value with the numbers behind it; nothing if the criterion only compares those who are tied and
    /// this line was not.
    pub working: Option<Working>,
    /// Whether it was needed to find the place.
    pub asked: bool,
}

/// Somebody without a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Unclassified {
    pub entrant: Entrant,
    /// The number of the table.
    pub number: u32,
    pub name: String,
    /// What became of its games.
    pub ruling: Option<LeavingRuling>,
    /// The clauses that say so (UA13-IV.10.1.2, UA-III.6.1.2, FMJD-III.5.9.A.a).
    pub clauses: &'static [Clause],
}

impl Coefficient {
    /// The value, of a ladder its first step.
    pub fn value(&self) -> Option<Rational> {
        self.working.as_ref().and_then(|working| working.values.first().copied())
    }

    /// All steps of a ladder, or the only value.
    pub fn values(&self) -> &[Rational] {
        self.working.as_ref().map_or(&[], |working| working.values.as_slice())
    }

    /// The value as tables print it on the scale 2, 1, 0: `7`, `7½`, `7 1/3`; boards one by one as `8 6 5`;
    /// empty without one.
    pub fn printed(&self) -> String {
        self.printed_on(ScoreScale::TwoOneZero)
    }

    /// What one of a criterion is on a scale.
    pub fn unit(criterion: Criterion, scale: ScoreScale) -> Rational {
        match (scale, criterion) {
            (ScoreScale::TwoOneZero, _)
            | (
                _,
                Criterion::Wins
                | Criterion::DrawSaldo
                | Criterion::PlusDraws
                | Criterion::PlayOff(_)
                | Criterion::PlacesOnBoards,
            ) => Rational::whole(1),
            (ScoreScale::OneHalfZero, Criterion::TeamProduct(_)) => Rational::HALF * Rational::HALF,
            (ScoreScale::OneHalfZero, _) => Rational::HALF,
        }
    }

    /// The same on a scale: with half points everything that is made of points is half as much
    /// (COL-App2, COL-App3; D-59a).
    pub fn printed_on(&self, scale: ScoreScale) -> String {
        let times = Coefficient::unit(self.criterion, scale);
        let list = |values: &[Rational]| {
            values.iter().map(|value| (*value * times).mixed()).collect::<Vec<_>>().join(" ")
        };
        match self.criterion {
            Criterion::BoardByBoard | Criterion::ResultsByPlace => list(self.values()),
            _ => self.value().map(|value| (value * times).mixed()).unwrap_or_default(),
        }
    }
}

impl Tally {
    pub(super) fn of(entries: &[Entry], switches: &Switches) -> Tally {
        let mut tally = Tally::default();
        for entry in entries {
            match entry.outcome {
                SideResult::Win if entry.is_win(switches) => tally.won += 1,
                SideResult::Win if entry.how == How::Free => tally.free += 1,
                SideResult::Win => tally.pluses += 1,
                SideResult::Draw => tally.drawn += 1,
                SideResult::Loss => tally.lost += 1,
            }
            match entry.how {
                How::Played | How::Adjourned => tally.played += 1,
                How::Forfeit | How::Free => tally.unplayed += 1,
            }
        }
        tally
    }
}
