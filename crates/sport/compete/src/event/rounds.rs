//! Rounds: paired, published, started, closed.

use serde::{Deserialize, Serialize};

use super::encounter::Encounter;
use super::ids::{GameKey, StageId};
use super::refused::Refused;
use super::score::Score;
use super::state::{StageState, State};
use damier_pairing::{Cell, Entrant, Round};

/// How far a round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The pairs are made.
    Paired,
    /// They hang on the wall.
    Published,
    /// The clocks run.
    Started,
    /// All results are in.
    Closed,
}

/// A round that has been paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RoundState {
    /// How far it is.
    pub phase: Phase,
    /// By whom or what it was paired.
    pub by: PairedBy,
    pub encounters: Vec<Encounter>,
    /// Who has no opponent.
    pub free: Vec<FreeSeat>,
}

impl RoundState {
    /// Whether the signal has been given.
    pub fn has_started(&self) -> bool {
        self.phase >= Phase::Started
    }

    /// The encounter of an entrant, with its table from 1.
    pub fn encounter_of(&self, entrant: Entrant) -> Option<(u16, &Encounter)> {
        let mut tables = (1..).zip(&self.encounters);
        tables.find(|(_, encounter)| encounter.side_of(entrant).is_some())
    }

    /// The tables with an adjourned game, from 1.
    pub fn adjourned(&self) -> Vec<u16> {
        let tables = (1..).zip(&self.encounters);
        let is_adjourned = |own: &Encounter| {
            let mut games = own.games.iter().chain([&own.whole]);
            games.any(|game| game.score == Some(Score::Adjourned))
        };
        tables.filter(|(_, encounter)| is_adjourned(encounter)).map(|(table, _)| table).collect()
    }

    /// The tables without a result, from 1.
    pub fn missing(&self) -> Vec<u16> {
        let tables = (1..).zip(&self.encounters);
        tables.filter(|(_, encounter)| encounter.score().is_none()).map(|(table, _)| table).collect()
    }
}

/// Who has no opponent in a round, and what that is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FreeSeat {
    pub entrant: Entrant,
    /// What it is.
    pub kind: FreeKind,
}

/// What a round without an opponent is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreeKind {
    /// A plus in an odd Swiss, once for everybody (UA13-IV.15.6, UA-III.10.6, FMJD-V.5.2, COL-3.9.8).
    Bye,
    /// The `+2` of FMJD-V.8.4.
    PlusAfterWithdrawal,
    /// Nothing: an odd round robin, an opponent who counts no longer.
    NoGame,
}

impl FreeKind {
    /// The cell it makes.
    pub const fn cell(self) -> Cell {
        match self {
            FreeKind::Bye => Cell::Bye,
            FreeKind::PlusAfterWithdrawal => Cell::PlusAfterWithdrawal,
            FreeKind::NoGame => Cell::Absent(damier_pairing::Absence::Free),
        }
    }
}

/// By whom or what a round was paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PairedBy {
    /// A Swiss engine; the explanation can be made again from the sheet and the seed (FMJD-V.11.3).
    Engine {
        /// Its name: `U1`.
        engine: String,
        /// The seed of its lots.
        seed: u64,
    },
    /// A round of a printed table (UA13-IV.3.4.1, UA-II.3.6.1.a, COL-App1.1).
    Table {
        /// Which round of the table, from 1.
        row: u16,
    },
    /// A round of a printed table that was drawn from those left (UA13-IV.3.4.1.2, UA-II.3.6.1.b).
    DrawnTable {
        /// Which round of the table, from 1.
        row: u16,
        /// The seed of the draw.
        seed: u64,
    },
    /// A round between two groups (UA13-IV.3.4.4, UA-II.3.6.4).
    Groups {
        /// Which round, from 1.
        row: u16,
        /// The seed of the first colour; that of round 1 holds for all.
        seed: u64,
    },
    /// The bracket of a knockout, or what its level meetings have still to play (UA13-IV.3.4.2,
    /// UA-II.3.6.2.a, COL-3.8a).
    Bracket {
        /// The seed of the colours.
        seed: u64,
    },
    /// Lots among those left (UA13-IV.3.4.2, UA-II.3.6.2.a, COL-3.8a).
    Lots { seed: u64 },
    /// The next game of a match or of deciding games (UA13-IV.14.9, UA-III.9.9, FMJD-VII.1.1).
    Match {
        /// The seed of the first colour; that of round 1 holds for all.
        seed: u64,
    },
    /// By hand, by the same rules (UA13-IV.3.4.3, UA-II.3.6.3.a).
    Hand { reason: String },
    /// By decision of the chief arbiter, whatever the rules say (FMJD-V.11.4).
    Override { reason: String },
}

impl PairedBy {
    /// The seed of the lots, where there were any.
    pub const fn seed(&self) -> Option<u64> {
        match self {
            PairedBy::Engine { seed, .. }
            | PairedBy::DrawnTable { seed, .. }
            | PairedBy::Groups { seed, .. }
            | PairedBy::Bracket { seed }
            | PairedBy::Lots { seed }
            | PairedBy::Match { seed } => Some(*seed),
            PairedBy::Table { .. } | PairedBy::Hand { .. } | PairedBy::Override { .. } => None,
        }
    }

    /// Why people paired it, if they did.
    pub fn by_people(&self) -> Option<&str> {
        match self {
            PairedBy::Hand { reason } | PairedBy::Override { reason } => Some(reason),
            _ => None,
        }
    }

    /// Which round of a table it is, from 1.
    pub const fn row(&self) -> Option<u16> {
        match self {
            PairedBy::Table { row } | PairedBy::DrawnTable { row, .. } | PairedBy::Groups { row, .. } => {
                Some(*row)
            }
            _ => None,
        }
    }
}

impl State {
    /// Tables of a round that nothing has decided, not even a withdrawal.
    pub(super) fn undecided(&self, stage: &StageState, round: &RoundState) -> Vec<u16> {
        let tables = (1..).zip(&round.encounters);
        let gone = |entrant: Entrant| stage.left.contains_key(&entrant);
        tables
            .filter(|(_, own)| own.score().is_none() && !gone(own.first) && !gone(own.second))
            .map(|(table, _)| table)
            .collect()
    }

    pub(super) fn publish(&mut self, stage: StageId, round: Round) -> Result<(), Refused> {
        let found = self.paired_round_mut(stage, round)?;
        match found.phase {
            Phase::Paired => found.phase = Phase::Published,
            phase => return Err(Refused::AlreadyPhase { round, phase }),
        }
        Ok(())
    }

    pub(super) fn start(&mut self, stage: StageId, round: Round) -> Result<(), Refused> {
        let state = self.stage(stage)?;
        let found = state.round(round).ok_or_else(|| state.no_round(round))?;
        if found.has_started() {
            return Err(Refused::AlreadyPhase { round, phase: found.phase });
        }
        if !state.rounds[..round.index()].iter().all(RoundState::has_started) {
            return Err(Refused::EarlierNotStarted { round });
        }
        self.paired_round_mut(stage, round)?.phase = Phase::Started;
        self.fix_board_order(stage, round)
    }

    /// Whether a round can start without running ahead: every round before it has its results, adjourned
    /// games aside. A table is known in advance, so an arbiter may start a round of it all the same.
    pub fn check_not_ahead(&self, stage: StageId, round: Round) -> Result<(), Refused> {
        let state = self.stage(stage)?;
        for (at, earlier) in state.rounds.iter().enumerate().take(round.index()) {
            let tables = self.undecided(state, earlier);
            if !tables.is_empty() {
                return Err(Refused::ResultsMissing { stage, round: Round::at(at), tables });
            }
        }
        Ok(())
    }

    pub(super) fn close(&mut self, stage: StageId, round: Round) -> Result<(), Refused> {
        let state = self.stage(stage)?;
        let found = state.round(round).ok_or_else(|| state.no_round(round))?;
        match found.phase {
            Phase::Started => {}
            Phase::Closed => return Err(Refused::AlreadyPhase { round, phase: Phase::Closed }),
            _ => return Err(Refused::NotStarted { round }),
        }
        let tables = self.undecided(state, found);
        if !tables.is_empty() {
            return Err(Refused::ResultsMissing { stage, round, tables });
        }
        self.paired_round_mut(stage, round)?.phase = Phase::Closed;
        Ok(())
    }

    pub(super) fn paired_round_mut(
        &mut self,
        stage: StageId,
        round: Round,
    ) -> Result<&mut RoundState, Refused> {
        let state = self.stage_mut(stage)?;
        let refused = state.no_round(round);
        state.rounds.get_mut(round.index()).ok_or(refused)
    }

    pub(super) fn encounter(&self, key: GameKey) -> Result<&Encounter, Refused> {
        let state = self.stage(key.stage)?;
        let round = state.round(key.round).ok_or_else(|| state.no_round(key.round))?;
        let tables = round.encounters.len();
        let found = usize::from(key.table).checked_sub(1).and_then(|at| round.encounters.get(at));
        found.ok_or(Refused::NoSuchTable { table: key.table, tables })
    }

    pub(super) fn encounter_mut(&mut self, key: GameKey) -> Result<&mut Encounter, Refused> {
        let round = self.paired_round_mut(key.stage, key.round)?;
        let tables = round.encounters.len();
        let found = usize::from(key.table).checked_sub(1).and_then(|at| round.encounters.get_mut(at));
        found.ok_or(Refused::NoSuchTable { table: key.table, tables })
    }
}
