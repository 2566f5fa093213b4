//! Which clause forbids what, for each variant and each of its codes.

use super::MoveRefused;
use crate::rulebook::Clause;
use crate::{Rank, Variant};

/// The clauses of one variant, by the rule they state.
#[derive(Debug)]
pub(crate) struct RefusalClauses {
    /// How squares are named.
    pub(super) names: &'static [Clause],
    /// What a move is.
    pub(super) moves: &'static [Clause],
    /// The sides move by turns, each its own pieces.
    pub(super) turns: &'static [Clause],
    /// Who has no pieces has lost.
    pub(super) no_pieces: &'static [Clause],
    /// Who cannot move has lost.
    pub(super) blocked: &'static [Clause],
    pub(super) man_moves: &'static [Clause],
    pub(super) king_moves: &'static [Clause],
    pub(super) man_captures: &'static [Clause],
    pub(super) king_captures: &'static [Clause],
    /// Men capture forward only.
    pub(super) forward_only: &'static [Clause],
    /// Own pieces are not jumped.
    pub(super) own_pieces: &'static [Clause],
    /// No piece is jumped twice.
    pub(super) twice: &'static [Clause],
    /// Jumped pieces stay until the end.
    pub(super) stays: &'static [Clause],
    /// No turn straight back.
    pub(super) turn_back: &'static [Clause],
    /// A man that reaches the last row waits for a king's rights.
    pub(super) not_yet_king: &'static [Clause],
    pub(super) compulsory: &'static [Clause],
    /// A man's capture is carried to its end.
    pub(super) man_goes_on: &'static [Clause],
    /// A king's capture is carried to its end, landing where it can go on.
    pub(super) king_goes_on: &'static [Clause],
    /// The greatest number is taken.
    pub(super) most: &'static [Clause],
    /// Men do not take kings.
    pub(super) kings_by_kings: &'static [Clause],
    /// Which of several captures goes first, where not the number of pieces alone decides.
    pub(super) goes_first: &'static [Clause],
    /// A king rests after so many moves.
    pub(super) rests: &'static [Clause],
    /// How a capture is written so that it is known.
    pub(super) route: &'static [Clause],
}

pub(super) fn clauses(refused: &MoveRefused, variant: Variant) -> &'static [Clause] {
    let table = variant.profile().refusals;
    let by_rank = |rank, man, king| if rank == Rank::Man { man } else { king };
    let moves = |rank| by_rank(rank, table.man_moves, table.king_moves);
    let captures = |rank| by_rank(rank, table.man_captures, table.king_captures);
    match *refused {
        MoveRefused::NoMove | MoveRefused::NoPieceThere { .. } | MoveRefused::OfAnotherPosition => {
            table.moves
        }
        MoveRefused::SquareNotOnBoard { .. } => table.names,
        MoveRefused::CannotMove { blocked: true, .. } => table.blocked,
        MoveRefused::CannotMove { blocked: false, .. } => table.no_pieces,
        MoveRefused::NotYourPiece { .. } => table.turns,
        MoveRefused::NotADiagonal { rank, .. } | MoveRefused::Occupied { rank, .. } => moves(rank),
        MoveRefused::TooFar { rank, jumping: false, .. } => moves(rank),
        MoveRefused::TooFar { rank, jumping: true, .. } => captures(rank),
        MoveRefused::ManGoesBackward { .. } => table.man_moves,
        MoveRefused::ManCapturesBackward { .. } => table.forward_only,
        MoveRefused::NothingToJump { rank, .. } | MoveRefused::TwoInARow { rank, .. } => captures(rank),
        MoveRefused::JumpsOwnPiece { .. } => table.own_pieces,
        MoveRefused::SamePieceTwice { .. } => table.twice,
        MoveRefused::JumpedPieceStays { .. } => table.stays,
        MoveRefused::TurnsBack { .. } => table.turn_back,
        MoveRefused::NotYetKing { .. } => table.not_yet_king,
        MoveRefused::MustCapture { .. } => table.compulsory,
        MoveRefused::CaptureNotFinished { rank, .. } => by_rank(rank, table.man_goes_on, table.king_goes_on),
        MoveRefused::MustLandElsewhere { .. } => table.king_goes_on,
        MoveRefused::MustTakeMost { .. } => table.most,
        MoveRefused::MenDoNotTakeKings { .. } => table.kings_by_kings,
        MoveRefused::OthersGoFirst { .. } => table.goes_first,
        MoveRefused::KingRests { .. } => table.rests,
        MoveRefused::Ambiguous { .. } => table.route,
    }
}

pub(crate) const INTERNATIONAL: RefusalClauses = RefusalClauses {
    names: &["FMJD-I.2.6", "UA13-III.1.3.2", "UA-V.Inv.6"],
    moves: &["FMJD-I.3.2", "UA13-III.2.2", "UA-V.Move.2"],
    turns: &["FMJD-I.3.3", "UA13-IV.5.1", "UA-V.Move.3"],
    no_pieces: &["FMJD-I.7.2.3", "UA13-III.4.2.2", "UA-V.Res.2"],
    blocked: &["FMJD-I.7.2.2", "UA13-III.4.2.3", "UA-V.Res.2"],
    man_moves: &["FMJD-I.3.4", "UA13-III.2.3", "UA-V.Move.4"],
    king_moves: &["FMJD-I.3.9", "UA13-III.2.5", "UA-V.Move.9"],
    man_captures: &["FMJD-I.4.2", "UA13-III.3.1", "UA-V.Cap.2"],
    king_captures: &["FMJD-I.4.3", "UA13-III.3.1", "UA-V.Cap.3"],
    forward_only: &[],
    own_pieces: &["FMJD-I.4.7", "UA13-III.2.5", "UA-V.Cap.7"],
    twice: &["FMJD-I.4.8", "UA13-III.3.5", "UA-V.Cap.8"],
    stays: &["FMJD-I.4.11", "UA13-III.3.6", "UA-V.Cap.11"],
    turn_back: &[],
    not_yet_king: &["FMJD-I.3.8", "UA13-III.3.9", "UA-V.Cap.16"],
    compulsory: &["FMJD-I.4.1", "UA13-III.3.3", "UA-V.Cap.4"],
    man_goes_on: &["FMJD-I.4.5", "UA13-III.3.2", "UA-V.Cap.5"],
    king_goes_on: &["FMJD-I.4.6", "UA13-III.3.2", "UA-V.Cap.6"],
    most: &["FMJD-I.4.13", "UA13-III.3.10", "UA-V.Cap.13"],
    kings_by_kings: &[],
    goes_first: &[],
    rests: &[],
    route: &["FMJD-I.8.2.1", "UA13-IV.4.1", "UA-V.Not.2"],
};

pub(crate) const BRAZILIAN: RefusalClauses = RefusalClauses {
    names: &["FMJD-Ibis.2.6", "UA13-II.1.3.2", "UA-VI.Not.3"],
    moves: &["FMJD-Ibis.3.2", "UA13-II.2.2", "UA-VI.Move.2"],
    turns: &["FMJD-Ibis.3.3", "UA13-IV.5.1", "UA-VI.Move.3"],
    no_pieces: &["FMJD-Ibis.7.2.3", "UA13-II.4.2.2", "UA-VI.Res.1"],
    blocked: &["FMJD-Ibis.7.2.2", "UA13-II.4.2.3", "UA-VI.Res.1"],
    man_moves: &["FMJD-Ibis.3.4", "UA13-II.2.3", "UA-VI.Move.5"],
    king_moves: &["FMJD-Ibis.3.9", "UA13-II.2.5.1", "UA-VI.Move.8"],
    man_captures: &["FMJD-Ibis.4.2", "UA13-II.3.1", "UA-VI.Cap.2"],
    king_captures: &["FMJD-Ibis.4.3", "UA13-II.3.1", "UA-VI.Cap.3"],
    forward_only: &[],
    own_pieces: &["FMJD-Ibis.4.7", "UA13-II.2.5.1", "UA-VI.Cap.7"],
    twice: &["FMJD-Ibis.4.8", "UA13-II.3.5", "UA-VI.Cap.8"],
    stays: &["FMJD-Ibis.4.11", "UA13-II.3.6", "UA-VI.Cap.11"],
    turn_back: &[],
    not_yet_king: &["FMJD-Ibis.3.8", "UA13-II.3.8.3", "UA-VI.Cap.16.3"],
    compulsory: &["FMJD-Ibis.4.1", "UA13-II.3.3", "UA-VI.Cap.4"],
    man_goes_on: &["FMJD-Ibis.4.5", "UA13-II.3.2", "UA-VI.Cap.5"],
    king_goes_on: &["FMJD-Ibis.4.6", "UA13-II.3.2", "UA-VI.Cap.6"],
    most: &["FMJD-Ibis.4.13", "UA13-II.3.8.4", "UA-VI.Cap.16.1"],
    kings_by_kings: &[],
    goes_first: &[],
    rests: &[],
    route: &["FMJD-Ibis.8.2.1", "UA13-IV.4.1", "UA-VI.Not.5.5"],
};

pub(crate) const RUSSIAN: RefusalClauses = RefusalClauses {
    names: &["UA13-II.1.3.2", "UA-VI.Not.3"],
    moves: &["UA13-II.2.2", "UA-VI.Move.2"],
    turns: &["UA13-IV.5.1", "UA-VI.Move.3"],
    no_pieces: &["UA13-II.4.2.2", "UA-VI.Res.1"],
    blocked: &["UA13-II.4.2.3", "UA-VI.Res.1"],
    man_moves: &["UA13-II.2.3", "UA-VI.Move.5"],
    king_moves: &["UA13-II.2.5.1", "UA-VI.Move.8"],
    man_captures: &["UA13-II.3.1", "UA-VI.Cap.2"],
    king_captures: &["UA13-II.3.1", "UA-VI.Cap.3"],
    forward_only: &[],
    own_pieces: &["UA13-II.2.5.1", "UA-VI.Cap.7"],
    twice: &["UA13-II.3.5", "UA-VI.Cap.8"],
    stays: &["UA13-II.3.6", "UA-VI.Cap.11"],
    turn_back: &[],
    not_yet_king: &["UA13-II.2.2", "UA-VI.Cap.15"],
    compulsory: &["UA13-II.3.3", "UA-VI.Cap.4"],
    man_goes_on: &["UA13-II.3.2", "UA-VI.Cap.5"],
    king_goes_on: &["UA13-II.3.2", "UA-VI.Cap.6"],
    most: &[],
    kings_by_kings: &[],
    goes_first: &[],
    rests: &[],
    route: &["UA13-IV.4.1", "UA-VI.Not.5.5"],
};

pub(crate) const ENGLISH: RefusalClauses = RefusalClauses {
    names: &["UA13-II.1.4.2", "UA-VII.Not.1", "WCDF-1.5"],
    moves: &["UA13-II.2.2", "UA-VII.Viol.1", "WCDF-1.14"],
    turns: &["UA13-IV.5.1", "UA-VII.Inv.11", "WCDF-1.13"],
    no_pieces: &["UA13-II.4.2.2", "UA-VII.Res.2", "WCDF-1.30"],
    blocked: &["UA13-II.4.2.3", "UA-VII.Res.2", "WCDF-1.30"],
    man_moves: &["UA13-II.2.3", "UA-VII.Move.1", "WCDF-1.15"],
    king_moves: &["UA13-II.2.6.1", "UA-VII.Move.3", "WCDF-1.17"],
    man_captures: &["UA13-II.3.1", "UA-VII.Cap.1", "WCDF-1.18"],
    king_captures: &["UA13-II.3.9.2", "UA-VII.Cap.3", "WCDF-1.21"],
    forward_only: &["UA13-II.3.9.1", "UA-VII.Cap.1", "WCDF-1.18"],
    own_pieces: &["UA13-II.3.3", "UA-VII.Cap.1", "WCDF-1.18"],
    twice: &["UA13-II.3.5", "UA-VII.Cap.2.1", "WCDF-1.19"],
    stays: &["UA13-II.3.6", "UA-VII.Cap.2.1", "WCDF-1.19"],
    turn_back: &[],
    not_yet_king: &["UA13-II.3.9.4", "UA-VII.Cap.2.1", "WCDF-1.19"],
    compulsory: &["UA13-II.3.3", "UA-VII.Cap.2.2", "WCDF-1.20"],
    man_goes_on: &["UA13-II.3.2", "UA-VII.Cap.2.1", "WCDF-1.19"],
    king_goes_on: &["UA13-II.3.2", "UA-VII.Cap.2.1", "WCDF-1.19"],
    most: &[],
    kings_by_kings: &[],
    goes_first: &[],
    rests: &[],
    route: &["UA13-IV.4.1", "UA-III.2.1", "WCDF-1.5"],
};

pub(crate) const COLUMNS: RefusalClauses = RefusalClauses {
    names: &["COL-1.10.3"],
    moves: &["COL-1.4"],
    turns: &["COL-1.4"],
    no_pieces: &["COL-1.12a"],
    blocked: &["COL-1.12a"],
    man_moves: &["COL-1.5.2a"],
    king_moves: &["COL-1.5.3"],
    man_captures: &["COL-1.6.1a"],
    king_captures: &["COL-1.6.3bis-a"],
    forward_only: &[],
    own_pieces: &["COL-1.5.3"],
    twice: &["COL-1.6.1d"],
    stays: &[],
    turn_back: &["COL-1.6.3bis-c"],
    not_yet_king: &["COL-1.6.3bis-e"],
    compulsory: &["COL-1.6.1a"],
    man_goes_on: &["COL-1.6.3a"],
    king_goes_on: &["COL-1.6.3bis-c"],
    most: &[],
    kings_by_kings: &[],
    goes_first: &[],
    rests: &[],
    route: &["COL-1.10.10"],
};

pub(crate) const LASCA: RefusalClauses = RefusalClauses {
    names: &["COL-2.3.1"],
    moves: &["COL-1.4", "COL-2.4.3"],
    turns: &["COL-1.4", "COL-2.4.3"],
    no_pieces: &["COL-1.12a", "COL-2.4.3"],
    blocked: &["COL-1.12a", "COL-2.4.3"],
    man_moves: &["COL-2.4.1a"],
    king_moves: &["COL-2.4.1b"],
    man_captures: &["COL-1.6.1a", "COL-2.4.3"],
    king_captures: &["COL-2.4.1b"],
    forward_only: &["COL-2.4.1a"],
    own_pieces: &["COL-1.6.1a", "COL-2.4.3"],
    twice: &["COL-1.6.1d", "COL-2.4.3"],
    stays: &[],
    turn_back: &["COL-1.6.1d", "COL-2.4.3"],
    not_yet_king: &["COL-2.4.2"],
    compulsory: &["COL-1.6.1a", "COL-2.4.3"],
    man_goes_on: &["COL-1.6.3a", "COL-2.4.3"],
    king_goes_on: &["COL-1.6.3a", "COL-2.4.3"],
    most: &[],
    kings_by_kings: &[],
    goes_first: &[],
    rests: &[],
    route: &["COL-2.3.5"],
};
