//! The smaller sum of places taken on the boards (UA13-IV.14.7.2.5, UA-III.9.7.2.e): places by points on
//! that board; equal points share the mean place, or the best (S13).

use super::super::ledger::Ledger;
use super::super::{BoardPlaces, Criterion, Rational, Source, Term, Working};
use super::Scene;
use crate::{Entrant, Points};

pub(super) fn measure(scene: &Scene<'_>, team: Entrant) -> Working {
    let all = scene.places.get_or_init(|| all(scene.ledger));
    all[team.index()].clone()
}

fn all(ledger: &Ledger<'_>) -> Vec<Working> {
    let placed = ledger.placed();
    let mut terms: Vec<Vec<Term>> = vec![Vec::new(); ledger.accounts.len()];
    for board in 0..ledger.boards {
        let mut points: Vec<Points> =
            placed.iter().map(|team| ledger.points_on_board(*team, board)).collect();
        points.sort_unstable();
        for team in &placed {
            let own = ledger.points_on_board(*team, board);
            let better = points.len() - points.partition_point(|other| *other <= own);
            let equal = points.len() - better - points.partition_point(|other| *other < own);
            terms[team.index()].push(Term {
                round: None,
                opponent: None,
                outcome: None,
                times: Rational::whole(1),
                number: shared(better as i64, equal as i64, ledger.reckoning.switches.board_places),
                source: Source::Place { board: Some(board + 1) },
                struck: None,
            });
        }
    }
    terms.into_iter().map(|terms| Working::sum(Criterion::PlacesOnBoards, terms)).collect()
}

/// The place of one of `equal` teams behind `better` ones.
fn shared(better: i64, equal: i64, rule: BoardPlaces) -> Rational {
    match rule {
        BoardPlaces::Mean => Rational::whole(better) + Rational::whole(equal + 1) * Rational::HALF,
        BoardPlaces::Best => Rational::whole(better + 1),
    }
}
