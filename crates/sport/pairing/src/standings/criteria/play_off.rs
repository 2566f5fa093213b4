//! An additional match or tournament between the tied: for the first place only (UA13-IV.12.2,
//! UA-III.8.2), or for any (FMJD-III.5.11.1.1, FMJD-III.5.11.2.1, COL-3.7.2). S15.

use super::super::{Criterion, PlayOffFor, Rational, Source, Term, Working};
use super::Scene;
use crate::Entrant;

pub(super) fn measure(scene: &Scene<'_>, places: PlayOffFor, group: &[Entrant]) -> Option<Vec<Working>> {
    let holds_first = group.first().is_some_and(|entrant| scene.block_of[entrant.index()] == 0);
    if places == PlayOffFor::FirstPlace && !holds_first {
        return None;
    }
    scene.ledger.contest.play_offs.iter().rev().find_map(|play_off| {
        let working = |entrant: &Entrant| {
            let place = play_off.place(*entrant)?;
            let term = Term {
                round: None,
                opponent: None,
                outcome: None,
                times: Rational::whole(1),
                number: Rational::whole(place.into()),
                source: Source::Place { board: None },
                struck: None,
            };
            Some(Working::sum(Criterion::PlayOff(places), vec![term]))
        };
        group.iter().map(working).collect()
    })
}
