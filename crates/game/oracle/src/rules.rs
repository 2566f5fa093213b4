//! What the codes say, one question per function, each answered from its clauses.

use damier_rules::{Color, Rank, TowerJumps, Variant};

use crate::discs::{Disc, Place, Step};

/// Whether a man of this side moves without capture in this direction: forward only (FMJD-I.3.4,
/// UA13-II.2.3, UA-VI.Move.5, WCDF-1.15, COL-1.5.2a, COL-2.4.1a).
pub(crate) fn is_forward(color: Color, step: Step) -> bool {
    match color {
        Color::White => step.1 > 0,
        Color::Black => step.1 < 0,
    }
}

/// Whether men capture backward: yes (FMJD-I.4.1, FMJD-Ibis.4.1, UA13-II.3.7.1, UA13-II.3.8.1,
/// COL-1.6.2), but forward only in checkers (WCDF-1.18, UA13-II.3.9.1) and Lasca (COL-2.4.1a).
pub(crate) fn men_capture_backward(variant: Variant) -> bool {
    match variant {
        Variant::International | Variant::Russian | Variant::Brazilian | Variant::Columns => true,
        Variant::English | Variant::Lasca => false,
    }
}

/// Whether kings go any distance: yes (FMJD-I.3.9, FMJD-I.4.3, UA13-II.2.5.1, COL-1.5.3,
/// COL-1.6.3bis-a), but one step in checkers (WCDF-1.17, WCDF-1.21) and Lasca (COL-2.4.1b).
pub(crate) fn kings_fly(variant: Variant) -> bool {
    match variant {
        Variant::International | Variant::Russian | Variant::Brazilian | Variant::Columns => true,
        Variant::English | Variant::Lasca => false,
    }
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

/// Whether the greatest number must be taken: in international and Brazilian draughts (FMJD-I.4.13,
/// FMJD-Ibis.4.13, UA13-III.3.10, UA13-II.3.8.4); elsewhere the choice is free (UA13-II.3.7.3,
/// UA13-II.3.9.3, WCDF-1.20, COL-1.6.3c).
pub(crate) fn most_pieces(variant: Variant) -> bool {
    matches!(variant, Variant::International | Variant::Brazilian)
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
    /// It goes on as a man if it can and stays one (FMJD-I.4.15, UA13-III.3.8, UA13-II.3.8.2);
    /// if it cannot, it stops and becomes a king (FMJD-I.3.5, UA13-III.3.9, UA13-II.3.8.3).
    GoesOnAsMan,
    /// It is a king at once and goes on as one (UA13-II.3.7.2, UA-VI.Cap.14, COL-1.6.3bis-d).
    GoesOnAsKing,
    /// It becomes a king and stops (WCDF-1.19, UA13-II.3.9.4, COL-2.4.2).
    Stops,
}

/// The variant's answer to [`OnLastRow`].
pub(crate) fn on_last_row(variant: Variant) -> OnLastRow {
    match variant {
        Variant::International | Variant::Brazilian => OnLastRow::GoesOnAsMan,
        Variant::Russian | Variant::Columns => OnLastRow::GoesOnAsKing,
        Variant::English | Variant::Lasca => OnLastRow::Stops,
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
/// jumped stands there anyway; for towers only where the setting says so (D-04, COL-1.6.3bis-c).
pub(crate) fn may_turn_back(setting: TowerJumps) -> bool {
    setting == TowerJumps::Any
}
