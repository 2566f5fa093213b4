//! What an opponent is worth in the coefficients: his result in the competition, which is the score that
//! places go by, of teams scored by their boards the points of those (FMJD-III.5.11.1.2.2, "the results of
//! the opponents met").

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::sync::Arc;

use super::ledger::{Account, Entry, How, Ledger};
use super::withdrawal::Fate;
use super::{
    AdjournedCounts, ByeVirtual, EmptyGroup, ForfeitOpponent, Rational, Score, Source, System, Term,
    WithdrawnGroup, WithdrawnOpponent,
};
use crate::{Absence, Cell, Entrant, Points, SideResult};

/// The worth of every entrant as an opponent, and of a bye.
pub(super) struct Worth<'a> {
    ledger: &'a Ledger<'a>,
    of: Vec<OnceCell<(Rational, Source)>>,
    bye: Option<(Rational, Source)>,
    /// Score groups of those who left, by their last round and points.
    groups: RefCell<HashMap<(u16, Points), Group>>,
}

/// Those who went on from a score group, and what they made on average afterwards.
type Group = (Arc<[Entrant]>, Rational);

impl<'a> Worth<'a> {
    pub(super) fn new(ledger: &'a Ledger<'a>) -> Worth<'a> {
        Worth {
            ledger,
            of: vec![OnceCell::new(); ledger.accounts.len()],
            bye: bye(ledger),
            groups: RefCell::default(),
        }
    }

    /// The terms of the coefficients of one entrant, one for each opponent that enters them.
    /// `times` says how often a beaten, drawn or lost opponent is taken.
    pub(super) fn terms(&self, entrant: Entrant, times: impl Fn(SideResult) -> Rational) -> Vec<Term> {
        let entries = &self.ledger.account(entrant).entries;
        entries
            .iter()
            .filter_map(|entry| {
                let (number, source) = self.of_entry(entry)?;
                Some(Term {
                    round: entry.round,
                    opponent: entry.opponent,
                    outcome: Some(entry.outcome),
                    times: times(entry.outcome),
                    number,
                    source,
                    struck: None,
                })
            })
            .collect()
    }

    fn of_entry(&self, entry: &Entry) -> Option<(Rational, Source)> {
        let switches = self.ledger.reckoning.switches;
        let counts = match entry.how {
            How::Played | How::Free => true,
            How::Forfeit => switches.forfeit_opponent == ForfeitOpponent::Counts,
            How::Adjourned => switches.adjourned == AdjournedCounts::Draw,
        };
        match entry.opponent {
            _ if !counts => None,
            Some(opponent) => Some(self.of(opponent)),
            None => self.bye.clone(),
        }
    }

    fn of(&self, opponent: Entrant) -> (Rational, Source) {
        self.of[opponent.index()].get_or_init(|| self.compute(opponent)).clone()
    }

    fn compute(&self, opponent: Entrant) -> (Rational, Source) {
        let points = self.ledger.score(opponent);
        let own = Rational::from(points);
        let reckoning = self.ledger.reckoning;
        match self.ledger.account(opponent).fate {
            Fate::Left { after }
                if reckoning.system == System::Swiss
                    && reckoning.switches.withdrawn_opponent == WithdrawnOpponent::WithAverage =>
            {
                let key = (after, points_after(self.ledger, opponent, after));
                let mut groups = self.groups.borrow_mut();
                let (group, average) =
                    groups.entry(key).or_insert_with(|| score_group(self.ledger, key.0, key.1)).clone();
                (own + average, Source::Withdrawn { own: points, average, group })
            }
            _ => (own, Source::OpponentsPoints),
        }
    }
}

/// What was added to the score after a round.
fn gained_since(ledger: &Ledger<'_>, entrant: Entrant, round: u16) -> Points {
    Points(ledger.score(entrant).0.saturating_sub(points_after(ledger, entrant, round).0))
}

/// The score as it was after a round.
fn points_after(ledger: &Ledger<'_>, entrant: Entrant, round: u16) -> Points {
    let account = ledger.account(entrant);
    match ledger.reckoning.score {
        Score::Points => {
            let last = account.progress.len().saturating_sub(1);
            account.progress.get(usize::from(round).min(last)).copied().unwrap_or_default()
        }
        Score::BoardPoints => {
            let by_then = |entry: &&Entry| entry.round.is_some_and(|own| own.index() < usize::from(round));
            account.entries.iter().filter(by_then).flat_map(|entry| &entry.boards).copied().sum()
        }
    }
}

/// Those with these points after this round who went on (S8); one who left with it did not.
fn score_group(ledger: &Ledger<'_>, after: u16, points: Points) -> Group {
    let went_on = |account: &Account| match (account.fate, ledger.reckoning.switches.withdrawn_group) {
        (Fate::InPlay, _) => true,
        (Fate::Left { after: last }, WithdrawnGroup::WentOn) => last > after,
        (Fate::Left { .. }, WithdrawnGroup::Finished) | (Fate::Annulled, _) => false,
    };
    let group: Arc<[Entrant]> = ledger
        .entrants()
        .filter(|entrant| {
            let account = ledger.account(*entrant);
            went_on(account)
                && points_after(ledger, *entrant, after) == points
                && entered_by(ledger, *entrant, after)
        })
        .collect();
    let gained = |entrant: Entrant| gained_since(ledger, entrant, after);
    let average = match ledger.reckoning.switches.empty_group {
        EmptyGroup::AllFinishers if group.is_empty() => Rational::mean(finishers(ledger).map(gained)),
        _ => Rational::mean(group.iter().map(|entrant| gained(*entrant))),
    };
    (group, average.unwrap_or(Rational::ZERO))
}

/// Whether somebody was already in the field in that round.
fn entered_by(ledger: &Ledger<'_>, entrant: Entrant, round: u16) -> bool {
    let Some(index) = usize::from(round).checked_sub(1) else { return true };
    let cell = ledger.contest.sheet.line(entrant).cells.get(index);
    !matches!(cell, Some(Cell::Absent(Absence::NotYetEntered)))
}

fn finishers<'a>(ledger: &'a Ledger<'_>) -> impl Iterator<Item = Entrant> + use<'a> {
    ledger.entrants().filter(|entrant| ledger.account(*entrant).fate == Fate::InPlay)
}

/// What stands for the opponent of a bye; nothing where the code adds nothing.
fn bye(ledger: &Ledger<'_>) -> Option<(Rational, Source)> {
    let lowest = |entrants: &mut dyn Iterator<Item = Entrant>| {
        entrants.map(|entrant| Rational::from(ledger.score(entrant))).min()
    };
    match ledger.reckoning.switches.bye_virtual {
        ByeVirtual::Nothing => None,
        ByeVirtual::LastFinisher => lowest(&mut finishers(ledger)).map(|low| (low, Source::LastFinisher)),
        ByeVirtual::Lowest => lowest(&mut ledger.placed().into_iter()).map(|low| (low, Source::LowestScore)),
    }
}
