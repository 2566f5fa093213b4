//! What has to be changed to make one pattern of another.

use damier_rules::{Rank, Setup};
use serde::Serialize;

use crate::{Motion, Pattern};

/// Small changes between two patterns on the same board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord, Serialize)]
pub struct Changes {
    /// Pieces that stand on another square.
    pub moved: u32,
    /// Pieces that are in the found position only.
    pub added: u32,
    /// Pieces that are in the asked position only.
    pub removed: u32,
    /// Men that are kings there, or kings that are men (the "quality" of UA-VIII.Pub.3).
    pub promoted: u32,
    /// Towers of the same owner and rank with other pieces in them.
    pub rebuilt: u32,
}

impl Changes {
    /// How many there are.
    pub fn total(self) -> u32 {
        self.moved + self.added + self.removed + self.promoted + self.rebuilt
    }

    /// From one pattern to another, `lost` pieces having fallen off the board before.
    pub(crate) fn between(asked: &Pattern, found: &Pattern, lost: u32) -> Changes {
        let mut changes = Changes { removed: lost, ..Changes::default() };
        for side in 0..2 {
            let ranks = [side, side + 2];
            let [men, kings] = ranks.map(|kind| (asked.kinds[kind], found.kinds[kind]));
            let promoted = (men.0 & kings.1) | (kings.0 & men.1);
            changes.promoted += promoted.count_ones();
            for (before, after) in [men, kings] {
                let gone = (before & !after & !promoted).count_ones();
                let new = (after & !before & !promoted).count_ones();
                let moved = gone.min(new);
                changes.moved += moved;
                changes.removed += gone - moved;
                changes.added += new - moved;
            }
        }
        changes
    }

    /// Counts the towers whose contents differ, though owner and rank agree.
    pub(crate) fn look_into_towers(&mut self, motion: Motion, asked: &Setup, found: &Setup) {
        let board = asked.variant.board();
        let other = |square, owner, top: Rank| {
            found.placed.iter().find(|(own, tower)| {
                *own == square && (tower.owner() == owner) != motion.turned && tower.top() == top
            })
        };
        for (square, tower) in &asked.placed {
            let Some(to) = motion.square(board, *square) else { continue };
            let Some((_, there)) = other(to, tower.owner(), tower.top()) else { continue };
            self.rebuilt += u32::from(!tower.own().eq(there.own()) || !tower.captives().eq(there.captives()));
        }
    }
}
