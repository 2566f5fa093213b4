//! What each fact does to a clock.

use std::sync::Arc;

use damier_rules::{ByColor, Color};

use super::{Clock, Encounter, Phase, Refused, Running};
use crate::clauses::Point;
use crate::ruling::{Consequence, Ruling, Why};
use crate::{ClockEvent, ClockFact, Fault, Moment, Span};

impl Clock {
    /// Takes a fact in. A refused one leaves the clock as it was.
    pub fn apply(&mut self, fact: &ClockFact) -> Result<(), Refused> {
        if let Some(last) = self.counted_to
            && fact.at < last
        {
            return Err(Refused::TimeRunsBack { back: last.since(fact.at) });
        }
        let mut next = self.counted(fact.at);
        next.fold(fact.at, &fact.event)?;
        next.stop_by_itself(fact.at);
        *self = next;
        Ok(())
    }

    fn fold(&mut self, at: Moment, event: &ClockEvent) -> Result<(), Refused> {
        match *event {
            ClockEvent::Start { absent } => return self.start(at, absent),
            ClockEvent::MovesShown { color, moves } => return self.show_moves(color, moves),
            ClockEvent::CountUnproved => return self.leave_count_unproved(),
            _ => self.must_be_going_on(at)?,
        }
        match event {
            ClockEvent::Arrived(color) => self.arrive(at, *color),
            ClockEvent::Excused(color) => self.excuse(*color),
            ClockEvent::Pressed(color) => self.press(at, *color),
            ClockEvent::FinalMove(color) => self.final_move(at, *color),
            ClockEvent::Paused(_) => self.pause(),
            ClockEvent::Resumed => self.resume(),
            ClockEvent::Runs(color) => self.run(*color),
            ClockEvent::Added { color, time, .. } => {
                self.sides[*color].granted += *time;
                self.lift(*color)
            }
            ClockEvent::Charged { fault, time, .. } => self.charge(at, *fault, *time),
            ClockEvent::Set { color, left, .. } => self.set(at, *color, *left),
            ClockEvent::Replaced { left } => self.replace(at, *left),
            ClockEvent::Stopped { by, reason } => self.stop(at, *by, *reason),
            ClockEvent::FlagDoubted(color) => self.doubt_flag(*color),
            ClockEvent::Judged(judge) => self.judge(at, *judge),
            ClockEvent::PlayOn { left } => self.play_on(*left),
            ClockEvent::Claimed(by) => self.claim(*by),
            ClockEvent::ClaimDecided { right } => self.decide_claim(*right),
            ClockEvent::Adjourned(reason) => self.adjourn(*reason),
            ClockEvent::Sealed => self.seal(),
            ClockEvent::Reopened { executable } => self.reopen(at, *executable),
            ClockEvent::Ended => {
                self.phase = Phase::Ended;
                self.running = Running::Nobody;
                Ok(())
            }
            ClockEvent::Start { .. } | ClockEvent::MovesShown { .. } | ClockEvent::CountUnproved => Ok(()),
        }
    }

    fn must_be_going_on(&self, at: Moment) -> Result<(), Refused> {
        match &self.phase {
            Phase::NotStarted => Err(Refused::NotStarted),
            Phase::Ruled(Ruling { why: Why::Flag { color, fell, .. }, .. }) => Err(Refused::FlagFell {
                color: *color,
                fell: *fell,
                ago: at.since(*fell),
                clauses: self.rules().clauses(Point::Flag),
            }),
            Phase::Ended | Phase::Ruled(_) => Err(Refused::Over),
            _ => Ok(()),
        }
    }

    /// Why something that needs a game in play cannot happen now.
    pub(super) fn not_playing(&self) -> Refused {
        match self.phase {
            Phase::NotStarted => Refused::NotStarted,
            Phase::Ended | Phase::Ruled(_) => Refused::Over,
            _ => Refused::Standing,
        }
    }

    fn press(&mut self, at: Moment, color: Color) -> Result<(), Refused> {
        if self.phase != Phase::Playing {
            return Err(self.not_playing());
        }
        if !self.sides[color].present {
            return Err(Refused::Absent(color));
        }
        if self.turn != color {
            return Err(Refused::NotToMove(color));
        }
        if !self.running.is(color) {
            return Err(match self.running {
                Running::Nobody => Refused::Standing,
                _ => Refused::AbsentRuns { clauses: self.rules().clauses(Point::SecondLate) },
            });
        }
        if let Some(left) = self.pause_left(at) {
            return Err(Refused::PauseLasts { left, clauses: self.rules().clauses(Point::MicroPause) });
        }
        self.complete_move(color, at);
        Ok(())
    }

    /// Counts a move and starts the opponent's clock.
    pub(super) fn complete_move(&mut self, color: Color, at: Moment) {
        let setup = Arc::clone(&self.setup);
        self.sides[color].count_move(&setup.control, setup.rules.switches.carry_over);
        self.turn = !color;
        self.running = Running::One(self.turn);
        let waiting = &mut self.sides[!color];
        if !waiting.present {
            waiting.awaited_since = waiting.awaited_since.or(Some(at));
        }
    }

    /// COL-3.3.4b: the flag of a player whose move ended the game no longer counts. Elsewhere he must press.
    fn final_move(&mut self, at: Moment, color: Color) -> Result<(), Refused> {
        if self.phase != Phase::Playing {
            return Err(self.not_playing());
        }
        if self.turn != color {
            return Err(Refused::NotToMove(color));
        }
        if self.rules().final_move_beats_flag && self.due_now(at).is_none() {
            self.running = Running::Nobody;
            let ruling = self.rule(Consequence::Loses(!color), Why::FinalMove(color), true, Point::FinalMove);
            self.phase = Phase::Ruled(ruling);
        }
        Ok(())
    }

    fn excuse(&mut self, color: Color) -> Result<(), Refused> {
        self.sides[color].excused = true;
        Ok(())
    }

    fn pause(&mut self) -> Result<(), Refused> {
        if !matches!(self.phase, Phase::Playing | Phase::Checking(_)) {
            return Err(self.not_playing());
        }
        self.phase = Phase::Paused;
        self.running = Running::Nobody;
        Ok(())
    }

    fn resume(&mut self) -> Result<(), Refused> {
        match self.phase {
            Phase::Playing if self.running == Running::One(self.turn) => return Err(Refused::NotStanding),
            Phase::Sealed => return Err(Refused::Standing),
            Phase::Interrupted => {}
            _ => self.phase = Phase::Playing,
        }
        self.running = match self.phase {
            Phase::Interrupted => Running::One(self.turn),
            _ => self.running_while_awaiting(),
        };
        Ok(())
    }

    fn run(&mut self, color: Color) -> Result<(), Refused> {
        if !matches!(self.phase, Phase::Playing | Phase::Paused) {
            return Err(self.not_playing());
        }
        self.phase = Phase::Playing;
        self.running = Running::One(color);
        Ok(())
    }

    pub(super) fn lift(&mut self, color: Color) -> Result<(), Refused> {
        let rules = self.rules().clone();
        self.sides[color].lift_flag(&rules);
        Ok(())
    }

    /// A defect is pointed out before the fall or not at all. The arbiter then replaces the clock.
    fn doubt_flag(&self, color: Color) -> Result<(), Refused> {
        match self.sides[color].fallen {
            Some(_) => {
                Err(Refused::FlagDownAlready { color, clauses: self.rules().clauses(Point::FlagDoubted) })
            }
            None => Ok(()),
        }
    }

    fn charge(&mut self, at: Moment, fault: Fault, time: Span) -> Result<(), Refused> {
        if let Encounter::Simul { giver } = self.setup.encounter
            && fault != Fault::Of(!giver)
        {
            return Err(Refused::GiverUntouched { giver, clauses: &["FMJD-VIII.B.14"] });
        }
        let shares = match fault {
            Fault::Of(color) => vec![(color, time)],
            Fault::Both => {
                let (first, second) = time.halves();
                vec![(self.rules().first, first), (!self.rules().first, second)]
            }
        };
        let rules = self.rules().clone();
        for (color, share) in shares {
            self.sides[color].used += share;
            self.sides[color].note_fall(&rules, at);
        }
        Ok(())
    }

    fn set(&mut self, at: Moment, color: Color, left: Span) -> Result<(), Refused> {
        let rules = self.rules().clone();
        let side = &mut self.sides[color];
        side.set_left(left);
        side.lift_flag(&rules);
        side.note_fall(&rules, at);
        Ok(())
    }

    /// UA13-IV.7.8: a correction may shorten the time, but not below the floor (D-40b).
    fn replace(&mut self, at: Moment, left: ByColor<Option<Span>>) -> Result<(), Refused> {
        let floor = self.rules().switches.fault_floor_min.map_or(Span::ZERO, |m| Span::minutes(u64::from(m)));
        for color in Color::ALL {
            if let Some(wanted) = left[color] {
                let now = self.sides[color].left();
                self.set(at, color, wanted.max(floor.min(now)))?;
            }
        }
        Ok(())
    }
}
