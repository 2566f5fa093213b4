//! Why a fact cannot enter the record of a game.

use super::GameResult;
use crate::rulebook::{Clause, DrawCode, Irregularity, Sanction};
use crate::{Color, MoveRefused, SetupFault, Variant};

/// Why a fact cannot enter the record, with the numbers and the clause.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[expect(missing_docs, reason = "the sentence of each case says what its numbers are")]
pub enum Refusal {
    #[error("{rulebook} is about {expected}, the position is of {found}")]
    WrongVariant { rulebook: &'static str, expected: Variant, found: Variant },
    #[error("the game is over: {0}")]
    GameOver(Box<GameResult>),
    #[error("half-move {}: {why}{}", .ply + 1, clause.map(|clause| format!(" ({clause})")).unwrap_or_default())]
    IllegalMove { ply: usize, why: MoveRefused, clause: Option<Clause> },

    #[error("a draw may be agreed after {needed} moves, not after {made} ({clause})")]
    OfferTooEarly { made: u16, needed: u16, clause: Clause },
    #[error(
        "a draw may be agreed when each side has {limit} pieces or fewer, not {white} and {black} ({clause})"
    )]
    OfferTooManyPieces { white: u8, black: u8, limit: u8, clause: Clause },
    #[error("{by} must make a move before offering a draw ({clause})")]
    OfferBeforeMove { by: Color, clause: Clause },
    #[error("a draw is offered before the clock is pressed ({clause})")]
    OfferAfterPress { clause: Clause },
    #[error("{by} has an offer standing already ({clause})")]
    OfferStands { by: Color, clause: Clause },
    #[error("the last offer of {by} was refused; {renewal} ({clause})")]
    OfferNotRenewable { by: Color, renewal: &'static str, clause: Clause },
    #[error("there is no offer for {by} to answer ({clause})")]
    NoOffer { by: Color, clause: Clause },

    #[error("{by} is not to move and so cannot claim now ({clause})")]
    ClaimOffTurn { by: Color, clause: Clause },
    #[error("a repetition is claimed by announcing the move that brings it ({clause})")]
    ClaimByAnnouncing { clause: Clause },
    #[error("a repetition is claimed when the position stands on the board ({clause})")]
    ClaimOnBoard { clause: Clause },
    #[error("{rulebook} knows no such claim")]
    NoSuchClaim { rulebook: &'static str },
    #[error("never a draw: the side that stops the clock loses ({clause})")]
    ClaimLoses { clause: Clause },
    #[error(
        "without a full record {needed} moves must have been made before the arbiter, not {seen} ({clause})"
    )]
    RecordNeeded { needed: u16, seen: u16, clause: Clause },
    #[error("{left_ms} ms are left, too many for this claim, which needs {limit_ms} ms ({clause})")]
    TooMuchTime { left_ms: u64, limit_ms: u64, clause: Clause },
    #[error("there is no time trouble ({clause})")]
    NoTimeTrouble { clause: Clause },
    #[error("{pieces} pieces are on the board; the claim needs {limit} or fewer ({clause})")]
    TooManyPieces { pieces: u8, limit: u8, clause: Clause },
    #[error("the control or the class of this game does not allow the claim ({clause})")]
    WrongControl { clause: Clause },
    #[error("no offer of {by} has been refused ({clause})")]
    NoRefusedOffer { by: Color, clause: Clause },
    #[error("{code} stands at {value} of {limit} ({clause})")]
    NotReached { code: DrawCode, value: u16, limit: u16, clause: Clause },
    #[error("{rulebook} has no counter {code}")]
    NoSuchCounter { code: DrawCode, rulebook: &'static str },
    #[error("the draw must be claimed by a player ({clause})")]
    NeedsClaim { clause: Clause },
    #[error("no instant draw stands against which a win could be shown")]
    NothingToShow,

    #[error("{rulebook} knows no {code}")]
    NoSuchIrregularity { code: Irregularity, rulebook: &'static str },
    #[error("the board that stood there is no position: {}", list(.0))]
    BadBoard(Vec<SetupFault>),
    #[error("after the irregularity it is the turn of {expected}")]
    WrongTurn { expected: Color },
    #[error("after {code} the pieces are put back; it is no move that could stand ({clause})")]
    PutBack { code: Irregularity, clause: Clause },
    #[error("no irregularity waits for a decision")]
    NothingToDecide,
    #[error("{code} of {by} waits for a decision first")]
    DecideFirst { code: Irregularity, by: Color },
    #[error("the opponent has moved and so accepted it ({clause})")]
    AcceptedByMoving { clause: Clause },
    #[error("only the opponent of whoever did it decides ({clause})")]
    NotYoursToDecide { clause: Clause },
    #[error("the arbiter decides, no player ({clause})")]
    ArbiterDecides { clause: Clause },
    #[error("it may not be left as it is ({clause})")]
    MayNotStand { clause: Clause },
    #[error("a partial correction is not allowed ({clause})")]
    PartialCorrection { clause: Clause },
    #[error("both have moved, so it stands ({clause})")]
    BothHaveMoved { clause: Clause },
    #[error("half-move {ply} was no irregularity")]
    NothingIrregular { ply: usize },
    #[error("play is not taken back under this code ({clause})")]
    NoRewind { clause: Clause },
    #[error("after the game no complaint is accepted ({clause})")]
    AfterTheGame { clause: Clause },
    #[error("the ladder of sanctions of {rulebook} has no {step}")]
    NotOnTheLadder { step: Sanction, rulebook: &'static str },
    #[error("only the arbiter stops the clock ({clause})")]
    ArbiterStops { clause: Clause },

    #[error("there are {facts} facts, so nothing can go back to {back_to}")]
    NoSuchFact { back_to: usize, facts: usize },
}

fn list(faults: &[SetupFault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl Refusal {
    /// The clause that refuses, where there is one.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            Refusal::OfferTooEarly { clause, .. }
            | Refusal::OfferTooManyPieces { clause, .. }
            | Refusal::OfferBeforeMove { clause, .. }
            | Refusal::OfferAfterPress { clause }
            | Refusal::OfferStands { clause, .. }
            | Refusal::OfferNotRenewable { clause, .. }
            | Refusal::NoOffer { clause, .. }
            | Refusal::ClaimOffTurn { clause, .. }
            | Refusal::ClaimByAnnouncing { clause }
            | Refusal::ClaimOnBoard { clause }
            | Refusal::ClaimLoses { clause }
            | Refusal::RecordNeeded { clause, .. }
            | Refusal::TooMuchTime { clause, .. }
            | Refusal::NoTimeTrouble { clause }
            | Refusal::TooManyPieces { clause, .. }
            | Refusal::WrongControl { clause }
            | Refusal::NoRefusedOffer { clause, .. }
            | Refusal::NotReached { clause, .. }
            | Refusal::NeedsClaim { clause }
            | Refusal::PutBack { clause, .. }
            | Refusal::AcceptedByMoving { clause }
            | Refusal::NotYoursToDecide { clause }
            | Refusal::ArbiterDecides { clause }
            | Refusal::MayNotStand { clause }
            | Refusal::PartialCorrection { clause }
            | Refusal::BothHaveMoved { clause }
            | Refusal::NoRewind { clause }
            | Refusal::AfterTheGame { clause }
            | Refusal::ArbiterStops { clause } => Some(clause),
            Refusal::IllegalMove { clause, .. } => *clause,
            _ => None,
        }
    }
}
