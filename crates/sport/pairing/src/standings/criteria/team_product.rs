//! The team coefficient of column draughts: the board points of each match times all the board points of
//! the opponent of that match (COL-3.7.3-team). The printed example leaves out the matches of the tied
//! teams among themselves (COL-App3); the wording counts them (D-59b).

use super::super::ledger::Ledger;
use super::super::{Criterion, MutualMatches, Source, Term, Working};
use crate::{Entrant, Points};

pub(super) fn measure(ledger: &Ledger<'_>, mutual: MutualMatches, group: &[Entrant]) -> Vec<Working> {
    group.iter().map(|team| product(ledger, mutual, *team, group)).collect()
}

fn product(ledger: &Ledger<'_>, mutual: MutualMatches, team: Entrant, group: &[Entrant]) -> Working {
    let entries = &ledger.account(team).entries;
    let terms = entries.iter().filter_map(|entry| {
        let opponent = entry.opponent?;
        if mutual == MutualMatches::LeftOut && group.contains(&opponent) {
            return None;
        }
        Some(Term {
            round: entry.round,
            opponent: Some(opponent),
            outcome: Some(entry.outcome),
            times: entry.boards.iter().copied().sum::<Points>().into(),
            number: ledger.board_points(opponent).into(),
            source: Source::OpponentsBoards,
            struck: None,
        })
    });
    Working::sum(Criterion::TeamProduct(mutual), terms.collect())
}
