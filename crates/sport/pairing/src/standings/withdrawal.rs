//! What becomes of those who left.
//!
//! In a round robin the results stand after half of the games (UA13-IV.10.1.1, UA-III.6.1.1) or more
//! than half (FMJD-III.5.9.A.b), and are annulled before (UA13-IV.10.1.2, UA-III.6.1.2,
//! FMJD-III.5.9.A.a). In a Swiss they always stand (UA13-IV.10.2, UA-III.6.2, FMJD-III.5.9.B). Teams
//! are treated as players (D-58).

use super::{Contest, HalfCounts, HalfOf, Reckoning, System, WithdrawHalf};
use crate::{Cell, Line, Mark};

/// How an entrant stands in the competition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fate {
    /// In play to the end, or still.
    InPlay,
    /// Has left; the results stand.
    Left {
        /// The last round it took part in.
        after: u16,
    },
    /// Has left too early: not placed, and no game with it counts.
    Annulled,
}

impl Fate {
    /// Whether it has left and is kept.
    pub const fn has_left(self) -> bool {
        matches!(self, Fate::Left { .. })
    }

    /// The last round of one who left and is kept.
    pub const fn last_round(self) -> Option<u16> {
        match self {
            Fate::Left { after } => Some(after),
            Fate::InPlay | Fate::Annulled => None,
        }
    }
}

/// The fate of every entrant.
pub(super) fn fates(contest: &Contest<'_>, reckoning: &Reckoning) -> Vec<Fate> {
    let sheet = contest.sheet;
    let mut fates: Vec<Fate> = sheet
        .lines
        .iter()
        .map(|line| line.withdrawn_after.map_or(Fate::InPlay, |after| Fate::Left { after }))
        .collect();
    if let Some(annulled) = contest.annulled {
        for entrant in annulled {
            if let Some(fate) = fates.get_mut(entrant.index()) {
                *fate = Fate::Annulled;
            }
        }
        return fates;
    }
    let System::RoundRobin { cycles } = reckoning.system else { return fates };
    // With the field shrinking, one annulment can make another's half smaller; so until nothing changes.
    loop {
        let annulled = fates.iter().filter(|fate| **fate == Fate::Annulled).count();
        let field = match reckoning.switches.half_of {
            HalfOf::Original => fates.len(),
            HalfOf::Remaining => fates.len() - annulled,
        };
        let scheduled = field.saturating_sub(1) * usize::from(cycles);
        let too_early: Vec<usize> = (0..fates.len())
            .filter(|index| fates[*index].has_left())
            .filter(|index| {
                let line = &sheet.lines[*index];
                let cells = line.cells.iter().enumerate();
                let done =
                    cells.filter(|(round, cell)| counts_for_half(**cell, *round, line, &fates, reckoning));
                let twice = 2 * done.count();
                match reckoning.switches.withdraw_half {
                    WithdrawHalf::AtLeast => twice < scheduled,
                    WithdrawHalf::MoreThan => twice <= scheduled,
                }
            })
            .collect();
        if too_early.is_empty() {
            return fates;
        }
        for index in too_early {
            fates[index] = Fate::Annulled;
        }
    }
}

/// Whether a cell is one of the games played or begun (S10).
fn counts_for_half(cell: Cell, round: usize, line: &Line, fates: &[Fate], reckoning: &Reckoning) -> bool {
    let Cell::Paired { opponent, mark, .. } = cell else { return false };
    let left_out = reckoning.switches.half_of == HalfOf::Remaining
        && fates.get(opponent.index()) == Some(&Fate::Annulled);
    let counts = match mark {
        Mark::Played(_) | Mark::Adjourned | Mark::Annulled => true,
        // Unfinished games are included (UA13-IV.10.1.1): one of a round he took part in had begun.
        Mark::Open => line.withdrawn_after.is_some_and(|last| round < usize::from(last)),
        Mark::Forfeit(_) => reckoning.switches.half_counts == HalfCounts::WithForfeits,
    };
    counts && !left_out
}
