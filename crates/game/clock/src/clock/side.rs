//! One player's half of the clock.

use crate::rules::ClockRules;
use crate::switches::PressAtFall;
use crate::{Control, Moment, Span};

/// Time given, time used and moves pressed. What is left is the difference, so no time is ever lost between them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Side {
    /// All time given so far: periods, increments, what the arbiter added.
    pub(super) granted: Span,
    /// All time used or charged so far.
    pub(super) used: Span,
    /// Moves made, counted by presses.
    pub(super) moves: u32,
    /// The period he is in, from 0.
    pub(super) period: usize,
    /// The number of the move that ends it.
    pub(super) control_move: Option<u32>,
    /// Nothing limits him any more, or there is no clock.
    pub(super) free: bool,
    /// When his flag fell, as long as that has not been settled.
    pub(super) fallen: Option<Moment>,
    /// Whether he is at the board.
    pub(super) present: bool,
    /// Whether a late arrival was excused.
    pub(super) excused: bool,
    /// From when his absence is counted.
    pub(super) awaited_since: Option<Moment>,
}

impl Side {
    pub(super) fn new(control: &Control) -> Side {
        let mut side = Side {
            granted: Span::ZERO,
            used: Span::ZERO,
            moves: 0,
            period: 0,
            control_move: None,
            free: false,
            fallen: None,
            present: true,
            excused: false,
            awaited_since: None,
        };
        side.enter(control, 0, true);
        side
    }

    /// What is left; nothing if more was used than given.
    pub(super) fn left(&self) -> Span {
        self.granted.less(self.used)
    }

    /// Whether the flag is down when so much has been used.
    fn is_down(&self, rules: &ClockRules) -> bool {
        match rules.switches.press_at_fall {
            PressAtFall::TooLate => self.used >= self.granted,
            PressAtFall::InTime => self.used > self.granted,
        }
    }

    /// How long the clock may still run before the flag falls; nothing if it never will or already did.
    pub(super) fn until_fall(&self, rules: &ClockRules) -> Option<Span> {
        if self.free || self.fallen.is_some() {
            return None;
        }
        Some(match rules.switches.press_at_fall {
            PressAtFall::TooLate => self.left(),
            PressAtFall::InTime => self.left() + Span::millis(1),
        })
    }

    /// Notes a fall, if there is one now.
    pub(super) fn note_fall(&mut self, rules: &ClockRules, at: Moment) {
        if !self.free && self.fallen.is_none() && self.is_down(rules) {
            self.fallen = Some(at);
        }
    }

    /// Takes back a fall when there is time again.
    pub(super) fn lift_flag(&mut self, rules: &ClockRules) {
        if self.free || !self.is_down(rules) {
            self.fallen = None;
        }
    }

    /// Counts a move: the increment first, then the next period if it was the control move (C7).
    pub(super) fn count_move(&mut self, control: &Control, carry: bool) {
        self.moves = self.moves.saturating_add(1);
        if !self.free {
            self.granted += control.earned_by(self.moves);
        }
        if self.control_move == Some(self.moves) {
            self.enter(control, self.period + 1, carry);
        }
    }

    /// Moves that were taken back count no more. A control that was passed stays passed.
    pub(super) fn take_back_to(&mut self, control: &Control, moves: u32) {
        let passed = (0..self.period).filter_map(|own| control.period(own)?.moves);
        let passed: u32 = passed.map(|moves| u32::from(moves.get())).sum();
        while self.moves > moves.max(passed) {
            if !self.free {
                self.granted = self.granted.less(control.earned_by(self.moves)).max(self.used);
            }
            self.moves -= 1;
        }
    }

    /// Begins a period: its time is added to what was saved, or replaces it.
    fn enter(&mut self, control: &Control, period: usize, carry: bool) {
        self.period = period;
        match control.period(period) {
            Some(next) => {
                self.granted = if carry { self.granted } else { self.used } + next.time;
                self.control_move = next.moves.map(|moves| self.moves.saturating_add(u32::from(moves.get())));
            }
            None => {
                self.free = true;
                self.control_move = None;
            }
        }
    }

    /// Sets what is left.
    pub(super) fn set_left(&mut self, left: Span) {
        self.granted = self.used + left;
    }
}
