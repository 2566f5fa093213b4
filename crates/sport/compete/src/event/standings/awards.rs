//! What the regulation gives for places: tables of parts of the field, prize money, rights. Made from the places of
//! the whole event, so that finals side by side share one list (FMJD-II.3 and UA-II.2.2 want prizes and rights in the
//! regulation; how they are divided the codes leave to it).

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::category::Category;
use super::prizes::{Ranked, share};
use super::{FinalLine, NoStandings, StageStandings, StandingLine};
use crate::event::regulation::{PlaceRight, PrizeFund, Regulation};
use crate::event::state::State;
use damier_pairing::Entrant;
use damier_pairing::standings::Place;

/// Everything that is given for places.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Awards {
    /// Whether places are still of the moment.
    pub provisional: bool,
    /// The money, fund by fund, the first place first.
    pub prizes: Vec<PrizeGiven>,
    /// The rights, place by place.
    pub rights: Vec<RightGiven>,
}

/// Money for somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PrizeGiven {
    /// The part of the field whose fund it is; empty for everybody's.
    pub category: String,
    pub entrant: Entrant,
    pub name: String,
    /// The place in that part of the field.
    pub place: Place,
    /// In hundredths of the money; what cannot be divided stays with the organiser.
    pub hundredths: u64,
    pub currency: String,
}

/// A right that a place brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RightGiven {
    /// The part of the field; empty for everybody.
    pub category: String,
    /// What it is the right to.
    pub right: String,
    /// Those who have it.
    pub entrants: Vec<Entrant>,
    pub names: Vec<String>,
    /// Those who share a place of which only some have it: deciding games are needed.
    pub undecided: Vec<Entrant>,
    pub undecided_names: Vec<String>,
}

/// The table of a part of the field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CategoryTable {
    /// Which part: `women`, `u20`.
    pub category: String,
    /// Its lines with their places in it.
    pub lines: Vec<StandingLine>,
}

/// A line of the whole event or of a part of it.
#[derive(Debug, Clone)]
struct Line {
    entrant: Entrant,
    name: String,
    place: Place,
    /// The stage that gave the place and the score there: equal ones share, where points decide.
    score: (u8, u32),
}

impl Ranked for Line {
    fn place(&self) -> Place {
        self.place
    }

    fn has_score_of(&self, other: &Line) -> bool {
        self.score == other.score
    }
}

impl State {
    /// The tables of the categories that the regulation names, of a stage.
    pub fn category_tables(&self, standings: &StageStandings) -> Vec<CategoryTable> {
        let named = self.regulation.as_ref().map_or(&[][..], |own| own.categories.as_slice());
        let table = |name: &String| {
            let category: Category = name.parse().ok()?;
            let lines = self.of_category(standings, &category);
            (!lines.is_empty()).then(|| CategoryTable { category: category.to_string(), lines })
        };
        named.iter().filter_map(table).collect()
    }

    /// What the regulation gives for places, as they stand.
    pub fn awards(&self) -> Result<Awards, NoStandings> {
        let regulation = self.regulation.as_ref().ok_or(NoStandings::NoRegulation)?;
        if regulation.prizes.is_empty() && regulation.rights.is_empty() {
            return Ok(Awards::default());
        }
        let finals = self.final_standings()?;
        let scores = self.last_scores(&finals.lines)?;
        let line = |own: &FinalLine| Line {
            entrant: own.entrant,
            name: own.name.clone(),
            place: own.place,
            score: (own.stage.0, scores.get(&own.entrant).copied().unwrap_or_default()),
        };
        let lines: Vec<Line> = finals.lines.iter().map(line).collect();
        let rights = regulation.rights.iter().filter_map(|own| self.right(own, &lines));
        Ok(Awards {
            provisional: !finals.unfinished.is_empty(),
            prizes: self.money(regulation, &lines),
            rights: rights.collect(),
        })
    }

    /// The score that each had in the stage that gave him his place.
    fn last_scores(&self, lines: &[FinalLine]) -> Result<BTreeMap<Entrant, u32>, NoStandings> {
        let stages: BTreeSet<_> = lines.iter().map(|own| own.stage).collect();
        let mut scores = BTreeMap::new();
        for stage in stages {
            let of_stage = self.standings(stage)?.lines.into_iter().map(|own| (own.entrant, own.score.0));
            let here =
                of_stage.filter(|(who, _)| lines.iter().any(|own| own.entrant == *who && own.stage == stage));
            scores.extend(here);
        }
        Ok(scores)
    }

    /// The lines of a part of the field, with places in it; all where none is named.
    fn part(&self, lines: &[Line], category: &str) -> Option<Vec<Line>> {
        if category.trim().is_empty() {
            return Some(lines.to_vec());
        }
        let category: Category = category.parse().ok()?;
        let mut part: Vec<Line> =
            lines.iter().filter(|own| self.belongs(own.entrant, &category)).cloned().collect();
        place_anew(&mut part);
        Some(part)
    }

    fn money(&self, regulation: &Regulation, lines: &[Line]) -> Vec<PrizeGiven> {
        // Who may have one prize only keeps the largest; those behind him in the other funds move up. Each turn takes
        // somebody out of a fund, so there is an end.
        let mut gone: BTreeSet<(usize, Entrant)> = BTreeSet::new();
        loop {
            let funds = regulation.prizes.iter().enumerate();
            let given: Vec<(usize, PrizeGiven)> = funds
                .flat_map(|(at, fund)| {
                    let without = |own: &&Line| !gone.contains(&(at, own.entrant));
                    let part: Vec<Line> = self
                        .part(lines, &fund.category)
                        .unwrap_or_default()
                        .iter()
                        .filter(without)
                        .cloned()
                        .collect();
                    fund_given(fund, part).into_iter().map(move |own| (at, own))
                })
                .collect();
            let second = given.iter().find_map(|(at, own)| {
                let same = given.iter().filter(|(other, prize)| other != at && prize.entrant == own.entrant);
                let better = same.into_iter().any(|(other, prize)| {
                    (prize.hundredths, std::cmp::Reverse(*other)) > (own.hundredths, std::cmp::Reverse(*at))
                });
                better.then_some((*at, own.entrant))
            });
            match second.filter(|_| regulation.one_prize_each) {
                Some(taken) => {
                    gone.insert(taken);
                }
                None => return given.into_iter().map(|(_, own)| own).collect(),
            }
        }
    }

    fn right(&self, right: &PlaceRight, lines: &[Line]) -> Option<RightGiven> {
        let part = self.part(lines, &right.category)?;
        let (first, last) = right.range()?;
        let inside = |own: &&Line| own.place.first >= first && own.place.last <= last;
        let cut = |own: &&Line| {
            let touches = own.place.first <= last && own.place.last >= first;
            touches && !inside(own)
        };
        let (has, open): (Vec<&Line>, Vec<&Line>) =
            (part.iter().filter(inside).collect(), part.iter().filter(cut).collect());
        let names = |lines: &[&Line]| lines.iter().map(|own| own.name.clone()).collect();
        let entrants = |lines: &[&Line]| lines.iter().map(|own| own.entrant).collect();
        Some(RightGiven {
            category: right.category.trim().to_owned(),
            right: right.right.trim().to_owned(),
            entrants: entrants(&has),
            names: names(&has),
            undecided: entrants(&open),
            undecided_names: names(&open),
        })
    }
}

fn fund_given(fund: &PrizeFund, mut part: Vec<Line>) -> Vec<PrizeGiven> {
    // Somebody who was taken out leaves his place to those behind.
    place_anew(&mut part);
    let shares = share(&part, &fund.amounts, fund.sharing);
    let given = |(line, hundredths): (Line, u64)| PrizeGiven {
        category: fund.category.trim().to_owned(),
        entrant: line.entrant,
        name: line.name,
        place: line.place,
        hundredths,
        currency: fund.currency.trim().to_owned(),
    };
    part.into_iter().zip(shares).filter(|(_, share)| *share > 0).map(given).collect()
}

/// Places counted among these alone; those who shared one still do.
fn place_anew(lines: &mut [Line]) {
    let old: Vec<Place> = lines.iter().map(|own| own.place).collect();
    for (line, own) in lines.iter_mut().zip(&old) {
        let before = old.iter().filter(|other| other.first < own.first).count() as u32;
        let same = old.iter().filter(|other| *other == own).count() as u32;
        line.place = Place { first: before + 1, last: before + same };
    }
}
