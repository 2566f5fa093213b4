//! Points on the first board, then on the second and so on (UA13-IV.14.7.2.6, UA-III.9.7.2.f,
//! FMJD-III.5.11.2.2.1).

use super::super::ledger::Ledger;
use super::super::{Criterion, Rational, Source, Term, Working};
use crate::Entrant;

pub(super) fn measure(ledger: &Ledger<'_>, team: Entrant) -> Working {
    let terms: Vec<Term> = (0..ledger.boards)
        .map(|board| Term {
            round: None,
            opponent: None,
            outcome: None,
            times: Rational::whole(1),
            number: ledger.points_on_board(team, board).into(),
            source: Source::Board(board + 1),
            struck: None,
        })
        .collect();
    let values = terms.iter().map(|term| term.number).collect();
    Working { criterion: Criterion::BoardByBoard, values, terms }
}
