//! The next round of a knockout by lost points: lots among those left (UA13-IV.3.4.2, UA-II.3.6.2.a,
//! COL-3.8a).

use std::collections::BTreeSet;

use super::super::rounds::{FreeKind, PairedBy};
use super::NextRound;
use super::cannot::{CannotPair, StageOver};
use super::story::{Basis, FreeReason, FreeWhy, PairReason};
use super::turn::Turn;
use damier_pairing::schedule::LostPoints;
use damier_pairing::swiss::ColourStory;
use damier_pairing::{Entrant, Lots};

impl Turn<'_> {
    pub(super) fn lost_points(&self, limit: LostPoints) -> Result<NextRound, CannotPair> {
        let stages = self.state.stages.len();
        let table = self.state.table(self.id).ok_or(CannotPair::NoSuchStage { stage: self.id, stages })?;
        let who = |line: Entrant| table.entrants.get(line.index()).copied().unwrap_or(line);
        let clauses = self.stage.plan.system.clauses(self.code);
        let Some(round) = limit.round(&table.sheet, &mut Lots::new(self.seed)) else {
            return Err(self.over(match limit.left(&table.sheet)[..] {
                [winner, ..] => StageOver::Won { winner: who(winner), clauses },
                [] => StageOver::NobodyLeft { clauses },
            }));
        };
        let again: BTreeSet<(Entrant, Entrant)> = round.again.iter().copied().collect();
        let lost = |line| LostPoints::lost(&table.sheet, line);
        let pair = |(white, black): &(Entrant, Entrant)| PairReason {
            white: who(*white),
            black: who(*black),
            basis: Basis::Lot {
                lost: (lost(*white), lost(*black)),
                again: again.contains(&(*white, *black)),
            },
            clauses: clauses.to_vec(),
            rejected: Vec::new(),
            colour: Some(ColourStory::Lot),
        };
        let free = round.free.map(|line| FreeReason {
            entrant: who(line),
            kind: FreeKind::Bye,
            why: FreeWhy::Lot,
            clauses: clauses.to_vec(),
            rejected: Vec::new(),
        });
        let pairs = round.pairs.iter().map(pair).collect();
        Ok(self.answer(PairedBy::Lots { seed: self.seed }, pairs, free.into_iter().collect()))
    }
}
