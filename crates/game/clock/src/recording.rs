//! Who must write his moves down, when he may stop, and who pays for restoring the record (6.4 of the codes' tables,
//! D-33c, D-43).

use damier_rules::Color;
use damier_rules::rulebook::Clause;

use crate::clauses::Point;
use crate::rules::Code;
use crate::{Clock, ClockRules, Encounter, Fault, Moment, Span};

/// Whether a player must record at a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recording {
    /// Whether he must.
    pub duty: Duty,
    /// Where it is said.
    pub clauses: &'static [Clause],
}

/// The duty to record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Move by move.
    Record,
    /// He may stop, being in time trouble, and must restore the record after the flag or the control move.
    MayStop,
    /// He may tick the moves off instead (WCDF-3.13, COL-3.4.4).
    MayTick,
    /// Moves are not recorded in this kind of game.
    None,
}

/// What restoring a record costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RestoreCost {
    /// The time is charged; a fault of both is halved.
    Charge(Fault),
    /// The clocks stand and the referee helps (WCDF-3.14).
    ClocksStand,
}

impl Clock {
    /// Whether a player must record at a moment.
    pub fn recording(&self, color: Color, at: Moment) -> Recording {
        let rules = self.rules();
        let giver = match self.setup().encounter {
            Encounter::Simul { giver } => Some(giver),
            _ => None,
        };
        if giver == Some(color) {
            return Recording { duty: Duty::None, clauses: &["FMJD-VIII.B.7"] };
        }
        if giver.is_none() && !rules.records(&self.setup().control) {
            return Recording { duty: Duty::None, clauses: rules.clauses(Point::NoRecord) };
        }
        if !self.time_trouble(color, at).is {
            return Recording { duty: Duty::Record, clauses: rules.clauses(Point::Record) };
        }
        let duty = match rules.code {
            Code::Wcdf | Code::Columns => Duty::MayTick,
            _ => Duty::MayStop,
        };
        Recording { duty, clauses: rules.clauses(Point::RecordInTrouble) }
    }

    /// Whether so many unrecorded moves are a violation at a moment; nobody breaks a duty he does not have.
    pub fn is_record_violation(&self, color: Color, at: Moment, missing: u32) -> bool {
        let duty = self.recording(color, at).duty == Duty::Record;
        duty && self.rules().switches.record_gap.is_some_and(|gap| missing > u32::from(gap))
    }
}

impl ClockRules {
    /// On whose time a record is restored; `None` where nobody failed to record.
    pub fn restore_cost(&self, white_missing: bool, black_missing: bool) -> Option<RestoreCost> {
        match (white_missing, black_missing) {
            (false, false) => None,
            (true, true) if self.code == Code::Wcdf => Some(RestoreCost::ClocksStand),
            (true, true) => Some(RestoreCost::Charge(Fault::Both)),
            (true, false) => Some(RestoreCost::Charge(Fault::Of(Color::White))),
            (false, true) => Some(RestoreCost::Charge(Fault::Of(Color::Black))),
        }
    }

    /// Whether the arbiter may declare the game lost for a player who took so long to restore his record.
    pub fn restoring_took_too_long(&self, time: Span) -> bool {
        self.switches.reconstruct_limit_min.is_some_and(|limit| time > Span::minutes(u64::from(limit)))
    }

    /// Whether a player may leave the board for a short break: at a control move, his clock running
    /// (FMJD-III.7.8, FMJD-IIIbis.7.8). `made` is the number of moves he has made.
    pub fn may_take_break(&self, control: &crate::Control, made: u32) -> bool {
        if !self.code.is_fmjd() || made == 0 {
            return false;
        }
        let mut reached = 0_u32;
        for period in control.periods() {
            let Some(moves) = period.moves.map(|moves| u32::from(moves.get())) else { return false };
            reached = reached.saturating_add(moves);
            if reached == made {
                return true;
            }
        }
        let last = control.periods().last().and_then(|period| period.moves);
        control.repeats()
            && reached < made
            && last.is_some_and(|moves| (made - reached).is_multiple_of(u32::from(moves.get())))
    }
}
