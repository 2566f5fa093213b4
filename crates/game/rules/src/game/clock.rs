//! What flags, stopped clocks and empty chairs do to a game.

use super::{Absent, Fallen, FlagFall, GameResult, Outcome, Reason, Refusal, State};
use crate::Color;
use crate::rulebook::{BothFlags, Clause, StopClock};

const BOTH_ABSENT: &[Clause] =
    &["UA13-IV.11.2", "UA-III.7.2.a", "FMJD-III.5.8", "FMJD-IIIbis.5.8", "WCDF-2.25", "COL-3.6b"];
/// The control move counts only when the clock was pressed before the fall.
const PRESS_BEFORE_FALL: &[Clause] =
    &["UA13-IV.7.10", "UA-III.3.10.a", "FMJD-III.6.11", "FMJD-IIIbis.6.11", "WCDF-2.18", "COL-3.3.4a"];

impl State {
    pub(super) fn flag(&mut self, flag: FlagFall) -> Result<(), Refusal> {
        let late_fall = self.undoes_last_move(&flag);
        if !late_fall {
            self.in_play()?;
        }
        match flag.fallen {
            Fallen::One(loser) | Fallen::Both { first: Some(loser) } => {
                self.lose_on_time(loser, &flag, late_fall);
            }
            Fallen::Both { first: None } => self.both_flags(),
        }
        Ok(())
    }

    fn lose_on_time(&mut self, loser: Color, flag: &FlagFall, late_fall: bool) {
        if flag.never_came && self.moves_made(loser) == 0 {
            // As for lateness (C8).
            return self.end(Outcome::Win(!loser), Reason::Absence);
        }
        let mut clauses = Reason::Time.clauses_in(self.rulebook());
        if late_fall {
            clauses.extend(self.rulebook().own(PRESS_BEFORE_FALL));
        }
        self.end_citing(Outcome::Win(!loser), Reason::Time, clauses);
    }

    /// A move that left the opponent without one wins, unless the flag fell before the clock was
    /// pressed and the code does not spare the winner as COL-3.3.4b does (D-26b).
    fn undoes_last_move(&self, flag: &FlagFall) -> bool {
        let won_by = |result: &GameResult| match (result.outcome, result.reason) {
            (Outcome::Win(winner), Reason::NoPieces | Reason::Blocked | Reason::FirstKing) => Some(winner),
            _ => None,
        };
        let winner = self.result.as_ref().and_then(won_by);
        flag.unpressed
            && !self.rulebook().switches.final_move_beats_flag
            && winner.is_some_and(|winner| flag.fallen == Fallen::One(winner))
    }

    fn both_flags(&mut self) {
        match self.rulebook().switches.both_flags {
            BothFlags::Draw => self.end(Outcome::Draw, Reason::BothFlags),
            BothFlags::Continue => self.flags_go_on_at = Some(self.ply()),
            BothFlags::Arbiter => self.flags_undecided = true,
        }
    }

    pub(super) fn stop_clock(&mut self, by: Color) -> Result<(), Refusal> {
        self.in_play()?;
        if self.rulebook().switches.stop_clock == StopClock::ArbiterOnly {
            let clause = self.clause(&["FMJD-IV.2.12", "WCDF-2.26"], "D-40");
            return Err(Refusal::ArbiterStops { clause });
        }
        let mut clauses = Reason::ClockStopped.clauses_in(self.rulebook());
        if self.conditions().to_the_end {
            clauses.extend(self.rulebook().own(&["COL-3.3.5b"]));
        }
        self.end_citing(Outcome::Win(!by), Reason::ClockStopped, clauses);
        Ok(())
    }

    pub(super) fn absent(&mut self, absent: Absent) -> Result<(), Refusal> {
        self.in_play()?;
        match absent {
            Absent::One(color) => self.end(Outcome::Win(!color), Reason::Absence),
            Absent::Both => {
                let clauses = self.rulebook().own(BOTH_ABSENT);
                self.end_citing(Outcome::BothLose, Reason::Absence, clauses);
            }
        }
        Ok(())
    }
}
