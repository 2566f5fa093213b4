//! What one side tries to reach, whatever the other does.

use std::cmp::Ordering;

use damier_engine::{Node, Probe};
use damier_rules::core::Sets;
use damier_rules::{Color, Variant};

use crate::Goal;

/// Half-moves that stand for a win of which nobody says how soon it comes; so many and more are told to nobody.
pub(super) const UNTOLD: u16 = 2_000;

/// A goal as a race: the attacker tries to reach an end of the game, the defender to keep out of it for ever.
///
/// Draws by repetition or by count are play that never reaches it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The attacker wins on the board.
    Win(Color),
    /// White leaves Black without a move, with exactly so many of Black's pieces locked.
    Lock { kings: u8, men: u8 },
    /// White locks what is asked, or more pieces, or better ones (UA-VIII.Formal.10).
    LockAtLeast {
        /// Kings that were asked for.
        kings: u8,
        /// Men that were asked for.
        men: u8,
    },
    /// White loses all his pieces or cannot move.
    GiveAway,
}

impl Aim {
    /// The race behind a goal. A draw is the one that White defends.
    pub const fn of(goal: Goal) -> Aim {
        match goal {
            Goal::Win => Aim::Win(Color::White),
            Goal::Draw => Aim::Win(Color::Black),
            Goal::Lock { kings, men } => Aim::Lock { kings, men },
            Goal::GiveAway => Aim::GiveAway,
        }
    }

    /// Who tries to reach it.
    pub const fn attacker(self) -> Color {
        match self {
            Aim::Win(color) => color,
            Aim::Lock { .. } | Aim::LockAtLeast { .. } | Aim::GiveAway => Color::White,
        }
    }

    /// Whether a position in which the side to move has no move is the end that is aimed at.
    pub(super) fn is_reached<P: Node>(self, position: &P) -> bool {
        match self {
            Aim::Win(color) => (position.to_move() == color) == (P::GOAL == damier_rules::Goal::HaveNoMove),
            Aim::GiveAway => position.to_move() == Color::White,
            Aim::Lock { kings, men } => {
                position.to_move() == Color::Black
                    && black(position.sets()) == (u32::from(kings), u32::from(men))
            }
            Aim::LockAtLeast { kings, men } => {
                position.to_move() == Color::Black && reaches(black(position.sets()), kings, men)
            }
        }
    }

    /// Whether the pieces left can no longer make the end that is aimed at. In column games captured
    /// pieces come back, so nothing is beyond hope there.
    pub(super) fn is_beyond_reach(self, sets: Sets, variant: Variant) -> bool {
        if variant.has_towers() {
            return false;
        }
        let left = sets.black.count_ones();
        let few = |kings, men| left < u32::from(kings) + u32::from(men);
        match self {
            // Men are crowned, and kings never become men again.
            Aim::Lock { kings, men } => few(kings, men) || black(sets).1 < u32::from(men),
            Aim::LockAtLeast { kings, men } => few(kings, men),
            Aim::Win(_) | Aim::GiveAway => false,
        }
    }

    /// What endgame tables say: whether the attacker gets there, and in how many half-moves, [`UNTOLD`] where nobody
    /// says how soon.
    pub(super) fn probe<P: Node>(self, tables: &dyn Probe, position: &P) -> Option<(bool, u16)> {
        let (own, distance) = match position.probe(tables) {
            Some(score) => {
                let distance = score.decided_in().map_or(0, i32::unsigned_abs) as u16;
                (score.is_win().cmp(&score.is_loss()), distance)
            }
            None => (position.result(tables)?, UNTOLD),
        };
        let wins =
            |color| own == if position.to_move() == color { Ordering::Greater } else { Ordering::Less };
        match self {
            Aim::Win(color) => Some((wins(color), distance)),
            // A lock is a win, so where there is no win there is no lock.
            Aim::Lock { .. } | Aim::LockAtLeast { .. } => (!wins(Color::White)).then_some((false, 0)),
            Aim::GiveAway => None,
        }
    }
}

/// Black's kings and men.
fn black(sets: Sets) -> (u32, u32) {
    ((sets.black & sets.kings).count_ones(), (sets.black & !sets.kings).count_ones())
}

/// As many pieces or more, kings in place of men or not (UA-VIII.Formal.10, TV-15).
fn reaches((kings, men): (u32, u32), asked_kings: u8, asked_men: u8) -> bool {
    let (asked_kings, asked_men) = (u32::from(asked_kings), u32::from(asked_men));
    kings >= asked_kings && kings + men >= asked_kings + asked_men
}
