//! What the codes say, one question per function, each answered from its clauses.

use damier_rules::{Color, Rank, Setup, TowerJumps, Variant};

use crate::discs::{Disc, Place, STEPS, Step};

/// Whether a man of this side moves without capture in this direction: forward only (FMJD-I.3.4,
/// UA13-II.2.3, UA-VI.Move.5, WCDF-1.15, COL-1.5.2a, COL-2.4.1a).
pub(crate) fn is_forward(color: Color, step: Step) -> bool {
    match color {
        Color::White => step.1 > 0,
        Color::Black => step.1 < 0,
    }
}

/// Whether men capture backward: yes (FMJD-I.4.1, FMJD-Ibis.4.1, UA13-II.3.7.1, UA13-II.3.8.1,
/// COL-1.6.2, APCA-14, WFD-B.7), but forward only in checkers (WCDF-1.18, UA13-II.3.9.1), Lasca (COL-2.4.1a), Italy
/// (FID-5.3), Spain and Portugal (FPD-2.2), Bohemia (CFD-4.1) and Thailand (MINDSPORTS-Thai.Capture).
pub(crate) fn men_capture_backward(variant: Variant) -> bool {
    match variant {
        Variant::International | Variant::Russian | Variant::Brazilian | Variant::Columns => true,
        Variant::Antidraughts | Variant::Breakthrough => true,
        Variant::Pool | Variant::Frisian | Variant::Frysk => true,
        Variant::English | Variant::Lasca | Variant::Italian | Variant::Spanish => false,
        Variant::Portuguese | Variant::Czech | Variant::Thai => false,
    }
}

/// Whether kings go any distance: yes (FMJD-I.3.9, FMJD-I.4.3, UA13-II.2.5.1, COL-1.5.3,
/// COL-1.6.3bis-a), but one step in checkers (WCDF-1.17, WCDF-1.21), Lasca (COL-2.4.1b) and Italy (FID-4.7).
pub(crate) fn kings_fly(variant: Variant) -> bool {
    !matches!(variant, Variant::English | Variant::Lasca | Variant::Italian)
}

/// Whether this disc goes any distance.
pub(crate) fn flies(variant: Variant, disc: Disc) -> bool {
    disc.rank == Rank::King && kings_fly(variant)
}

/// Whether this disc may capture in this direction; kings capture all ways (FMJD-I.4.3, UA13-II.3.9.2,
/// WCDF-1.21, COL-1.6.3bis-a, COL-2.4.1b).
pub(crate) fn may_capture(variant: Variant, disc: Disc, step: Step) -> bool {
    disc.rank == Rank::King || men_capture_backward(variant) || is_forward(disc.color, step)
}

/// Whether this disc may take that one: a man takes no king in Italy (FID-5.3).
pub(crate) fn may_take(variant: Variant, taker: Disc, victim: Disc) -> bool {
    variant != Variant::Italian || taker.rank == Rank::King || victim.rank == Rank::Man
}

/// The directions of captures: diagonals, and rows and columns in Friesland (WFD-B.7).
pub(crate) fn capture_steps(variant: Variant) -> &'static [Step] {
    match variant {
        Variant::Frisian | Variant::Frysk => {
            &[(-1, 1), (1, 1), (-1, -1), (1, -1), (-2, 0), (2, 0), (0, 2), (0, -2)]
        }
        _ => &STEPS,
    }
}

/// Whether a flying king that has captured must land right behind the piece (MINDSPORTS-Thai.Capture).
pub(crate) fn lands_right_behind(variant: Variant) -> bool {
    variant == Variant::Thai
}

/// Whether captured pieces are gone at once (MINDSPORTS-Thai.Capture).
pub(crate) fn leaves_at_once(variant: Variant) -> bool {
    variant == Variant::Thai
}

/// What a capture is worth where the player may not choose freely (UA13-II.3.7.3, UA13-II.3.9.3, WCDF-1.20,
/// COL-1.6.3c); only those of the greatest worth are legal. `taken` are the pieces in the order of the jumps.
pub(crate) fn worth(variant: Variant, by: Rank, taken: &[Rank]) -> Vec<usize> {
    let kings = taken.iter().filter(|rank| **rank == Rank::King).count();
    let by_king = usize::from(by == Rank::King);
    match variant {
        // The greatest number, whatever their rank (FMJD-I.4.13, FMJD-Ibis.4.13, UA13-III.3.10, UA13-II.3.8.4).
        Variant::International | Variant::Brazilian => vec![taken.len()],
        Variant::Antidraughts | Variant::Breakthrough => vec![taken.len()],
        // The number, with a king, the number of kings, kings met first (FID-6.6 to FID-6.9).
        Variant::Italian => {
            let order = taken.iter().map(|rank| usize::from(*rank == Rank::King));
            [taken.len(), by_king, kings].into_iter().chain(order).collect()
        }
        // The number, then the number of kings (FPD-3.1).
        Variant::Spanish | Variant::Portuguese => vec![taken.len(), kings],
        // A king goes first (CFD-4.14).
        Variant::Czech => vec![by_king],
        // A king is worth a little less than two men; then a king goes first (WFD-B).
        Variant::Frisian | Variant::Frysk => vec![100 * (taken.len() - kings) + 199 * kings, by_king],
        _ => Vec::new(),
    }
}

/// Whether a man on this place has reached the last row of its side (FMJD-I.3.5, UA13-II.2.4,
/// WCDF-1.16, COL-1.5.2b).
pub(crate) fn is_last_row(variant: Variant, color: Color, place: Place) -> bool {
    let last = match color {
        Color::White => variant.board().size() as i8 - 1,
        Color::Black => 0,
    };
    place.1 == last
}

/// What a man does that reaches the last row in the middle of a capture.
pub(crate) enum OnLastRow {
    /// It goes on as a man if it can and stays one (FMJD-I.4.15, UA13-III.3.8, UA13-II.3.8.2, APCA-16, WFD-B.8);
    /// if it cannot, it stops and becomes a king (FMJD-I.3.5, UA13-III.3.9, UA13-II.3.8.3).
    GoesOnAsMan,
    /// It is a king at once and goes on as one (UA13-II.3.7.2, UA-VI.Cap.14, COL-1.6.3bis-d).
    GoesOnAsKing,
    /// It becomes a king and stops (WCDF-1.19, UA13-II.3.9.4, COL-2.4.2, FPD-2.2, CFD-4).
    Stops,
}

/// The variant's answer to [`OnLastRow`].
pub(crate) fn on_last_row(variant: Variant) -> OnLastRow {
    match variant {
        Variant::International | Variant::Brazilian => OnLastRow::GoesOnAsMan,
        Variant::Antidraughts | Variant::Breakthrough => OnLastRow::GoesOnAsMan,
        Variant::Pool | Variant::Frisian | Variant::Frysk => OnLastRow::GoesOnAsMan,
        Variant::Russian | Variant::Columns => OnLastRow::GoesOnAsKing,
        Variant::English | Variant::Lasca | Variant::Italian | Variant::Spanish => OnLastRow::Stops,
        Variant::Portuguese | Variant::Czech | Variant::Thai => OnLastRow::Stops,
    }
}

/// Whether a captured piece goes under its taker at once (COL-1.6.1b, COL-1.6.1c, COL-2.4.3) and does
/// not wait on its square for the end of the move (FMJD-I.4.11, UA13-II.3.6, WCDF-1.19).
pub(crate) fn goes_under_the_taker(variant: Variant) -> bool {
    matches!(variant, Variant::Columns | Variant::Lasca)
}

/// Whether what stands on a place may be jumped again in the same move: never a piece of a flat game
/// (FMJD-I.4.8, UA13-II.3.5, D-03b); a tower yes (COL-1.6.1d), unless the setting forbids it (D-04).
pub(crate) fn may_jump_again(variant: Variant, setting: TowerJumps) -> bool {
    goes_under_the_taker(variant) && setting != TowerJumps::Once
}

/// Whether a jump may go back in the direction the last one came from. In flat games the piece just
/// jumped stands there anyway, where it is not gone at once; for towers only where the setting says so (D-04,
/// COL-1.6.3bis-c).
pub(crate) fn may_turn_back(variant: Variant, setting: TowerJumps) -> bool {
    setting == TowerJumps::Any || leaves_at_once(variant)
}

/// Whether nobody moves any more because there is a king (LIDRAUGHTS-Breakthrough).
pub(crate) fn is_over(setup: &Setup) -> bool {
    setup.variant == Variant::Breakthrough && setup.placed.iter().any(|(_, piece)| piece.is_king())
}
