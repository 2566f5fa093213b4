//! Starting a game, and what happens to the clocks while players are missing (D-34, C9, C10, C11).

use damier_rules::{ByColor, Color};

use super::{Clock, Encounter, Phase, Refused, Running};
use crate::clauses::Point;
use crate::rules::BothLate;
use crate::switches::{LateClock, LateMeasure, MicroPause};
use crate::{Moment, Span};

impl Clock {
    /// The arbiter's signal.
    pub(super) fn start(&mut self, at: Moment, absent: ByColor<bool>) -> Result<(), Refused> {
        if self.phase != Phase::NotStarted {
            return Err(Refused::StartedAlready);
        }
        let first = self.rules().first;
        if let Encounter::SecondOfTwo { pause } = self.setup.encounter {
            if pause < Span::minutes(5) || pause > Span::minutes(10) {
                return Err(Refused::PauseLength { pause, clauses: self.rules().clauses(Point::MicroPause) });
            }
            if self.rules().switches.micro_pause == MicroPause::OnFirstClock {
                self.sides[first].granted += pause;
            }
        }
        let both = absent.white && absent.black;
        let measure = self.rules().switches.late_measure;
        for color in Color::ALL.into_iter().filter(|&color| absent[color]) {
            let side = &mut self.sides[color];
            side.present = false;
            let counts_now = measure == LateMeasure::Start || both || color == first;
            side.awaited_since = counts_now.then_some(at);
        }
        self.phase = Phase::Playing;
        self.started = Some(at);
        self.counted_to = Some(at);
        self.running = self.running_while_awaiting();
        Ok(())
    }

    /// A late player sits down.
    pub(super) fn arrive(&mut self, at: Moment, color: Color) -> Result<(), Refused> {
        if self.phase != Phase::Playing {
            return Err(self.not_playing());
        }
        if self.sides[color].present {
            return Err(Refused::Present(color));
        }
        if let Some(ruling) = self.due_now(at) {
            self.end_by(ruling);
            return Ok(());
        }
        if self.is_shared_wait() {
            self.halve(at);
        }
        self.sides[color].present = true;
        self.sides[color].awaited_since = None;
        self.running = self.running_while_awaiting();
        Ok(())
    }

    /// Neither is there, and the first arrival will halve the time: no flag counts until then.
    pub(super) fn is_shared_wait(&self) -> bool {
        self.rules().both_late == BothLate::Halved && self.nobody_there()
    }

    pub(super) fn nobody_there(&self) -> bool {
        Color::ALL.into_iter().all(|color| !self.sides[color].present)
    }

    /// Shares the time that ran on the first mover's clock.
    fn halve(&mut self, at: Moment) {
        let rules = self.rules().clone();
        let (first, second) = (rules.first, !rules.first);
        let (first_half, second_half) = self.sides[first].used.halves();
        self.sides[first].used = first_half;
        self.sides[second].used += second_half;
        for color in Color::ALL {
            self.sides[color].note_fall(&rules, at);
        }
    }

    /// Whose clock runs at this point of the game, given who is there.
    pub(super) fn running_while_awaiting(&self) -> Running {
        let own_clocks = self.rules().both_late == BothLate::OwnClocks;
        let missing = |color: Color| !self.sides[color].present;
        let absent = match (missing(Color::White), missing(Color::Black)) {
            (true, true) if own_clocks => return Running::TwoSets,
            (true, false) => Color::White,
            (false, true) => Color::Black,
            _ => return Running::One(self.turn),
        };
        // Of two sets, the one who came stops his; the other's goes on (C10).
        let own_set_runs = own_clocks && self.sides[absent].awaited_since.is_some();
        if own_set_runs || self.rules().switches.late_clock == LateClock::Absent {
            Running::One(absent)
        } else {
            Running::One(self.turn)
        }
    }

    /// The pause that must pass before the first move of a second game.
    pub(super) fn pause_left(&self, at: Moment) -> Option<Span> {
        let Encounter::SecondOfTwo { pause } = self.setup.encounter else { return None };
        let waits = self.rules().switches.micro_pause == MicroPause::OnFirstClock
            && self.sides[self.rules().first].moves == 0;
        let over = self.started? + pause;
        (waits && at < over).then(|| over.since(at))
    }
}
