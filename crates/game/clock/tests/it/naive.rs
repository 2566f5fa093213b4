//! A second clock that shares nothing with the first: it counts every millisecond one by one.

use damier_clock::rules::{BothLate, ClockRules};
use damier_clock::switches::{LateClock, LateMeasure, PressAtFall};
use damier_clock::{ClockEvent, Control, Fault};
use damier_rules::rulebook::{BothFlags, FlagMode};
use damier_rules::{ByColor, Color};

#[derive(Debug, Clone, Default)]
pub(crate) struct Half {
    /// May go below nothing: the clock runs on after the fall.
    pub(crate) left: i64,
    pub(crate) used: i64,
    pub(crate) moves: u32,
    pub(crate) fell: Option<i64>,
    pub(crate) away: bool,
    pub(crate) away_since: Option<i64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Before,
    Playing,
    Paused,
    Over,
}

#[derive(Debug, Clone)]
pub(crate) struct Naive {
    control: Control,
    rules: ClockRules,
    pub(crate) halves: ByColor<Half>,
    pub(crate) runs: ByColor<bool>,
    state: State,
    turn: Color,
    now: i64,
}

fn millis(span: damier_clock::Span) -> i64 {
    i64::try_from(span.as_millis()).expect("tests use short spans")
}

impl Naive {
    pub(crate) fn new(control: &Control, rules: &ClockRules) -> Naive {
        let left = control.periods().first().map_or(0, |period| millis(period.time));
        let half = Half { left, ..Half::default() };
        Naive {
            control: control.clone(),
            rules: rules.clone(),
            halves: ByColor { white: half.clone(), black: half },
            runs: ByColor::default(),
            state: State::Before,
            turn: rules.first,
            now: 0,
        }
    }

    /// The number of the control move after which a player with so many moves plays, if any; walks from the start.
    pub(crate) fn control_move(&self, moves: u32) -> Option<u32> {
        let mut last = 0;
        for index in 0.. {
            let period = self.control.period(index)?;
            last += u32::from(period.moves?.get());
            if last > moves {
                return Some(last);
            }
        }
        None
    }

    /// Whether nothing limits a player with so many moves.
    pub(crate) fn is_free(&self, moves: u32) -> bool {
        let mut last = 0;
        for index in 0.. {
            let Some(period) = self.control.period(index) else { return true };
            let Some(count) = period.moves else { return false };
            last += u32::from(count.get());
            if last > moves {
                return false;
            }
        }
        false
    }

    fn nobody(&self) -> bool {
        self.halves.white.away && self.halves.black.away
    }

    fn shared_wait(&self) -> bool {
        self.nobody() && self.rules.both_late == BothLate::Halved
    }

    /// Lets time pass, a millisecond at a time.
    pub(crate) fn pass_to(&mut self, at: i64) {
        while self.now < at {
            self.now += 1;
            for color in Color::ALL {
                if self.runs[color] {
                    self.halves[color].left -= 1;
                    self.halves[color].used += 1;
                }
            }
            for color in Color::ALL {
                if self.runs[color] && !self.shared_wait() {
                    self.look(color);
                }
            }
            self.end_if_down();
        }
    }

    fn look(&mut self, color: Color) {
        let down = match self.rules.switches.press_at_fall {
            PressAtFall::TooLate => self.halves[color].left <= 0,
            PressAtFall::InTime => self.halves[color].left < 0,
        };
        if down && self.halves[color].fell.is_none() && !self.is_free(self.halves[color].moves) {
            self.halves[color].fell = Some(self.now);
        }
    }

    fn lift(&mut self, color: Color) {
        let up = match self.rules.switches.press_at_fall {
            PressAtFall::TooLate => self.halves[color].left > 0,
            PressAtFall::InTime => self.halves[color].left >= 0,
        };
        if up || self.is_free(self.halves[color].moves) {
            self.halves[color].fell = None;
        }
    }

    fn end_if_down(&mut self) {
        let down = self.halves.white.fell.is_some() || self.halves.black.fell.is_some();
        if self.rules.flag_mode == FlagMode::Auto && self.state == State::Playing && down {
            self.finish();
        }
    }

    fn finish(&mut self) {
        let fell = (self.halves.white.fell, self.halves.black.fell);
        let unknown = match fell {
            (Some(white), Some(black)) => {
                white == black || !(self.rules.latch || self.rules.flag_mode == FlagMode::Auto)
            }
            _ => false,
        };
        let goes_on = unknown && self.rules.both_flags == BothFlags::Continue && !self.nobody();
        self.state = if goes_on { State::Paused } else { State::Over };
        self.runs = ByColor::default();
    }

    fn too_late(&self, color: Color) -> bool {
        let limit = self.rules.late_limit.map(millis);
        let half = &self.halves[color];
        half.away && half.away_since.zip(limit).is_some_and(|(since, limit)| self.now - since > limit)
    }

    fn run_right_clock(&mut self) {
        self.runs = ByColor::default();
        let away = ByColor { white: self.halves.white.away, black: self.halves.black.away };
        let own = self.rules.both_late == BothLate::OwnClocks;
        if away.white && away.black && own {
            self.runs = ByColor { white: true, black: true };
            return;
        }
        let mut runner = self.turn;
        for color in Color::ALL {
            let own_set = own && self.halves[color].away_since.is_some();
            let alone = away[color] && !away[!color];
            if alone && (own_set || self.rules.switches.late_clock == LateClock::Absent) {
                runner = color;
            }
        }
        self.runs[runner] = true;
    }

    /// Does what the event says; false if it cannot happen.
    pub(crate) fn happen(&mut self, event: &ClockEvent) -> bool {
        let happened = self.change(event);
        self.end_if_down();
        happened
    }

    fn change(&mut self, event: &ClockEvent) -> bool {
        match (event, self.state) {
            (ClockEvent::Start { absent }, State::Before) => {
                for color in Color::ALL.into_iter().filter(|&color| absent[color]) {
                    self.halves[color].away = true;
                    let from_start = self.rules.switches.late_measure == LateMeasure::Start;
                    if from_start || (absent.white && absent.black) || color == self.rules.first {
                        self.halves[color].away_since = Some(self.now);
                    }
                }
                self.state = State::Playing;
                self.run_right_clock();
                true
            }
            (ClockEvent::Start { .. }, _) | (_, State::Before | State::Over) => false,
            (ClockEvent::Arrived(color), State::Playing) => self.arrive(*color),
            (ClockEvent::Pressed(color), State::Playing) => self.press(*color),
            (ClockEvent::Paused(_), State::Playing) => {
                self.state = State::Paused;
                self.runs = ByColor::default();
                true
            }
            (ClockEvent::Resumed, _) => {
                let only_turn = self.runs[self.turn] && !self.runs[!self.turn];
                if self.state == State::Playing && only_turn {
                    return false;
                }
                self.state = State::Playing;
                self.run_right_clock();
                true
            }
            (ClockEvent::Runs(color), _) => {
                self.state = State::Playing;
                self.runs = ByColor::default();
                self.runs[*color] = true;
                true
            }
            (ClockEvent::Added { color, time, .. }, _) => {
                self.halves[*color].left += millis(*time);
                self.lift(*color);
                true
            }
            (ClockEvent::Charged { fault, time, .. }, _) => {
                let time = millis(*time);
                let (first, second) = (self.rules.first, !self.rules.first);
                match fault {
                    Fault::Of(color) => self.charge(*color, time),
                    Fault::Both => {
                        self.charge(first, (time + 1) / 2);
                        self.charge(second, time / 2);
                    }
                }
                true
            }
            (ClockEvent::Set { color, left, .. }, _) => {
                self.halves[*color].left = millis(*left);
                self.lift(*color);
                self.look(*color);
                true
            }
            _ => false,
        }
    }

    fn charge(&mut self, color: Color, time: i64) {
        self.halves[color].left -= time;
        self.halves[color].used += time;
        self.look(color);
    }

    fn arrive(&mut self, color: Color) -> bool {
        if !self.halves[color].away {
            return false;
        }
        let down = self.halves.white.fell.is_some() || self.halves.black.fell.is_some();
        if self.too_late(Color::White) || self.too_late(Color::Black) {
            self.state = State::Over;
            self.runs = ByColor::default();
            return true;
        }
        if down {
            self.finish();
            return true;
        }
        if self.shared_wait() {
            let (first, second) = (self.rules.first, !self.rules.first);
            let ran = self.halves[first].used;
            self.halves[first].left += ran / 2;
            self.halves[first].used -= ran / 2;
            self.halves[second].left -= ran / 2;
            self.halves[second].used += ran / 2;
            self.look(first);
            self.look(second);
        }
        self.halves[color].away = false;
        self.halves[color].away_since = None;
        self.run_right_clock();
        true
    }

    fn press(&mut self, color: Color) -> bool {
        if self.halves[color].away || self.turn != color || !self.runs[color] {
            return false;
        }
        let was_control = self.control_move(self.halves[color].moves) == Some(self.halves[color].moves + 1);
        let free = self.is_free(self.halves[color].moves);
        let half = &mut self.halves[color];
        half.moves += 1;
        if !free {
            half.left += millis(self.control.earned_by(half.moves));
        }
        if was_control {
            let mut passed = 0;
            let mut index = 0;
            while passed < half.moves {
                passed += self
                    .control
                    .period(index)
                    .and_then(|period| period.moves)
                    .map_or(0, |m| u32::from(m.get()));
                index += 1;
            }
            if let Some(next) = self.control.period(index) {
                let kept = if self.rules.switches.carry_over { half.left } else { 0 };
                half.left = kept + millis(next.time);
            }
        }
        self.turn = !color;
        self.runs = ByColor::default();
        self.runs[self.turn] = true;
        let other = &mut self.halves[!color];
        if other.away && other.away_since.is_none() {
            other.away_since = Some(self.now);
        }
        true
    }

    /// When the next flag falls if nothing happens, found by waiting.
    pub(crate) fn next_fall(&self, patience: i64) -> Option<i64> {
        let before = ByColor { white: self.halves.white.fell, black: self.halves.black.fell };
        let mut later = self.clone();
        while later.now < self.now + patience {
            // A flag that is down already without having been noted falls now.
            later.pass_to(later.now + 1);
            for color in Color::ALL {
                if let Some(fell) = later.halves[color].fell.filter(|_| before[color].is_none()) {
                    return Some(fell);
                }
            }
        }
        None
    }
}
