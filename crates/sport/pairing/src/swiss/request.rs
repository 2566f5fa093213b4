//! What is asked of a Swiss engine, what it answers, and how it is watched and stopped.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use serde::{Deserialize, Serialize};

use super::explain::{Explanation, NoPairing};
use super::switches::Switches;
use super::system::System;
use crate::{Cell, Entrant, Points, Round, Sheet};

/// A pair that should not be made (FMJD-V.5.8; also a decision of the organiser).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prohibition {
    /// One of the two.
    pub a: Entrant,
    /// The second of the two.
    pub b: Entrant,
    /// How strictly it is kept.
    pub strength: Strength,
    /// In these rounds; in all if `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only: Option<Vec<Round>>,
}

impl Prohibition {
    /// Whether it holds in a round.
    pub fn holds_in(&self, round: Round) -> bool {
        self.only.as_ref().is_none_or(|rounds| rounds.contains(&round))
    }
}

/// How strictly a pair is prohibited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Strength {
    /// The pair is never made.
    Absolute,
    /// As far as possible: the pair is unwelcome.
    AsFarAsPossible,
}

/// A round to be paired.
#[derive(Debug, Clone)]
pub struct Request<'a> {
    /// The sheet; only the rounds before [`round`](Self::round) are read.
    pub sheet: &'a Sheet,
    /// The round to pair.
    pub round: Round,
    /// By which system.
    pub system: System,
    /// By which readings.
    pub switches: Switches,
    /// Pairs that should not be made.
    pub prohibited: &'a [Prohibition],
    /// Who is not there this round and gets nothing: announced absences, entrants still to come.
    /// The withdrawn need not be named.
    pub absent: &'a [Entrant],
    /// Pairs already made by the arbiter, White first (COL-3.9.12, FMJD-V.11.4).
    pub fixed: &'a [(Entrant, Entrant)],
    /// Points that count for this pairing and for nothing else: an accelerated event.
    pub extra: &'a [(Entrant, Points)],
}

impl<'a> Request<'a> {
    /// The next round of a sheet, everybody present, with the readings of the project.
    pub fn next(sheet: &'a Sheet, system: System) -> Request<'a> {
        Request {
            sheet,
            round: sheet.next_round(),
            system,
            switches: Switches::default(),
            prohibited: &[],
            absent: &[],
            fixed: &[],
            extra: &[],
        }
    }

    /// Whether an entrant has withdrawn before this round (FMJD-V.8.6, UA13-IV.10.2).
    pub(super) fn has_withdrawn(&self, entrant: Entrant) -> bool {
        self.sheet.line(entrant).withdrawn_after.is_some_and(|last| last < self.round.number())
    }

    /// The cells of an entrant before this round.
    pub(super) fn cells(&self, entrant: Entrant) -> &'a [Cell] {
        let cells = &self.sheet.line(entrant).cells;
        &cells[..cells.len().min(self.round.index())]
    }

    /// Finds what contradicts itself.
    pub(super) fn check(&self) -> Result<(), RequestFault> {
        let known = |entrant: Entrant| {
            if entrant.index() < self.sheet.lines.len() {
                Ok(())
            } else {
                Err(RequestFault::Unknown(entrant))
            }
        };
        let named = self.prohibited.iter().flat_map(|p| [p.a, p.b]);
        let named = named.chain(self.absent.iter().copied());
        let named = named.chain(self.extra.iter().map(|(entrant, _)| *entrant));
        named.chain(self.fixed.iter().flat_map(|(a, b)| [*a, *b])).try_for_each(known)?;
        let mut numbers: Vec<(u32, Entrant)> =
            self.sheet.entrants().map(|entrant| (self.sheet.line(entrant).number, entrant)).collect();
        numbers.sort_unstable();
        if let Some(pair) = numbers.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(RequestFault::SameNumber { number: pair[0].0, first: pair[0].1, second: pair[1].1 });
        }
        for entrant in self.sheet.entrants() {
            self.cells(entrant).iter().filter_map(|cell| cell.opponent()).try_for_each(known)?;
            if self.cells(entrant).iter().any(|cell| cell.opponent() == Some(entrant)) {
                return Err(RequestFault::OwnOpponent(entrant));
            }
        }
        self.check_fixed()
    }

    fn check_fixed(&self) -> Result<(), RequestFault> {
        let mut seen = vec![false; self.sheet.lines.len()];
        for entrant in self.fixed.iter().flat_map(|(a, b)| [*a, *b]) {
            if seen[entrant.index()] || self.absent.contains(&entrant) || self.has_withdrawn(entrant) {
                return Err(RequestFault::FixedTwice(entrant));
            }
            seen[entrant.index()] = true;
        }
        Ok(())
    }
}

/// Why a request makes no sense.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum RequestFault {
    /// Somebody who is not on the sheet.
    #[error("{0} is not on the sheet")]
    Unknown(Entrant),
    /// Two of the same number.
    #[error("{first} and {second} both have number {number}")]
    SameNumber {
        /// The number of the entrant.
        number: u32,
        /// One of the two.
        first: Entrant,
        /// The second of the two.
        second: Entrant,
    },
    /// Somebody paired with himself.
    #[error("{0} is his own opponent on the sheet")]
    OwnOpponent(Entrant),
    /// In two pairs of the arbiter, or in one though absent.
    #[error("{0} cannot be in this pair of the arbiter: he is absent or in another one")]
    FixedTwice(Entrant),
}

/// Why there is no pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    /// The request contradicts itself.
    #[error(transparent)]
    Fault(#[from] RequestFault),
    /// No pairing obeys the rules.
    #[error(transparent)]
    NoPairing(Box<NoPairing>),
    /// The search was stopped.
    #[error("the search was stopped")]
    Stopped,
}

/// A pair of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Pair {
    /// Who has White (on board 1 of a team match, in game 1 of a micro-match, D-54b).
    pub white: Entrant,
    /// Who has Black.
    pub black: Entrant,
}

impl Pair {
    /// Whether these two are the pair, whatever their colours.
    pub fn is_of(self, a: Entrant, b: Entrant) -> bool {
        (self.white, self.black) == (a, b) || (self.white, self.black) == (b, a)
    }
}

/// Who is free, and what it is called in the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Free {
    /// The entrant who is free.
    pub entrant: Entrant,
    /// Whether it is the `+2` of FMJD-V.8.4 instead of a bye of the draw.
    pub after_withdrawal: bool,
}

impl Free {
    /// The cell it makes.
    pub const fn cell(self) -> Cell {
        if self.after_withdrawal { Cell::PlusAfterWithdrawal } else { Cell::Bye }
    }
}

/// A paired round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Pairing {
    /// The pairs in the order of the boards.
    pub pairs: Vec<Pair>,
    /// Who is free in an odd field.
    pub free: Option<Free>,
    /// Why it is so.
    pub explanation: Explanation,
}

/// Lets another thread see how far a search is and stop it.
#[derive(Debug, Default)]
pub struct Watch {
    stop: AtomicBool,
    placed: AtomicU32,
}

impl Watch {
    /// Nobody watches yet.
    pub const fn new() -> Watch {
        Watch { stop: AtomicBool::new(false), placed: AtomicU32::new(0) }
    }

    /// Asks the search to stop soon.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// How many entrants have got their opponent so far.
    pub fn placed(&self) -> u32 {
        self.placed.load(Ordering::Relaxed)
    }

    pub(super) fn advance(&self, placed: u32) -> Result<(), Refused> {
        self.placed.fetch_add(placed, Ordering::Relaxed);
        self.check()
    }

    pub(super) fn check(&self) -> Result<(), Refused> {
        if self.stop.load(Ordering::Relaxed) { Err(Refused::Stopped) } else { Ok(()) }
    }
}
