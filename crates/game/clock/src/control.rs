//! A time control: the periods of a game and what is added for each move.
//!
//! Clauses: a control is time for the game or for a number of moves, and the last move of a period is its
//! control move (UA13-IV.8.1, UA-III.4.1, FMJD-I.10.1, FMJD-I.10.3). Organisers may set any control
//! (UA13-IV.8.7, UA-III.4.7), so any that makes sense can be built here; [`crate::named`] has those of the codes.

use std::num::NonZeroU16;

use crate::Span;

/// The time limits of a game for one player, checked.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Control {
    periods: Vec<Period>,
    repeats: bool,
    increment: Option<Increment>,
}

/// A stretch of the game with time of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Period {
    /// How many moves it holds; without a number it lasts to the end of the game.
    pub moves: Option<NonZeroU16>,
    /// The time it brings.
    pub time: Span,
}

/// Time added after each move, the Fischer way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Increment {
    /// How much a move earns.
    pub each: Span,
    /// The first move that earns it, counted from 1 over the whole game.
    pub from: NonZeroU16,
}

/// Why periods and an increment make no control.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoControl {
    /// Only the last period may go on to the end.
    #[error("period {period} lasts to the end of the game, but {after} more follow it")]
    PeriodAfterTheEnd {
        /// Which, from 1.
        period: usize,
        /// How many follow.
        after: usize,
    },
    /// A period brings no time.
    #[error("period {period} brings no time")]
    NoTime {
        /// Which, from 1.
        period: usize,
    },
    /// Only a period with a number of moves can repeat.
    #[error("the last period lasts to the end of the game, so it cannot repeat")]
    EndlessRepeats,
    /// The increment is nothing.
    #[error("an increment of nothing is no increment; leave it out")]
    EmptyIncrement,
    /// An increment or a repetition without any period.
    #[error("without a period there is nothing to repeat or to add to")]
    NothingToAddTo,
    /// More than a century.
    #[error("period {period} or its increment is longer than {limit_days} days", limit_days = Control::LONGEST_DAYS)]
    TooLong {
        /// Which, from 1.
        period: usize,
    },
}

impl Control {
    /// No single period may be longer than this, in days.
    pub const LONGEST_DAYS: u64 = 36_500;

    /// Play without a clock, as in a simultaneous display (FMJD-VIII.A.3, FMJD-VIII.C.5).
    pub const fn without_clock() -> Control {
        Control { periods: Vec::new(), repeats: false, increment: None }
    }

    /// Checks periods and increment. If the last period has moves and does not repeat, nothing limits the
    /// player after it.
    pub fn new(
        periods: Vec<Period>,
        repeats: bool,
        increment: Option<Increment>,
    ) -> Result<Control, NoControl> {
        let longest = Span::days(Control::LONGEST_DAYS);
        let last = periods.len();
        for (index, period) in periods.iter().enumerate() {
            let number = index + 1;
            if period.time.is_zero() {
                return Err(NoControl::NoTime { period: number });
            }
            if period.time > longest {
                return Err(NoControl::TooLong { period: number });
            }
            if period.moves.is_none() && number < last {
                return Err(NoControl::PeriodAfterTheEnd { period: number, after: last - number });
            }
        }
        match periods.last() {
            None if repeats || increment.is_some() => return Err(NoControl::NothingToAddTo),
            Some(Period { moves: None, .. }) if repeats => return Err(NoControl::EndlessRepeats),
            _ => {}
        }
        match increment {
            Some(increment) if increment.each.is_zero() => Err(NoControl::EmptyIncrement),
            Some(increment) if increment.each > longest => Err(NoControl::TooLong { period: last }),
            _ => Ok(Control { periods, repeats, increment }),
        }
    }

    /// So much time for the whole game.
    pub fn to_the_end(time: Span) -> Result<Control, NoControl> {
        Control::new(vec![Period { moves: None, time }], false, None)
    }

    /// The periods as written; the last one may repeat.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// Whether the last period comes again and again.
    pub fn repeats(&self) -> bool {
        self.repeats
    }

    /// What each move earns.
    pub fn increment(&self) -> Option<Increment> {
        self.increment
    }

    /// Whether a clock is used at all.
    pub fn uses_clock(&self) -> bool {
        !self.periods.is_empty()
    }

    /// The period with this index from 0, repetitions included; none once nothing limits the player.
    pub fn period(&self, index: usize) -> Option<Period> {
        let last = if self.repeats { self.periods.last() } else { None };
        self.periods.get(index).or(last).copied()
    }

    /// What move `number`, from 1, earns.
    pub fn earned_by(&self, number: u32) -> Span {
        match self.increment {
            Some(increment) if number >= u32::from(increment.from.get()) => increment.each,
            _ => Span::ZERO,
        }
    }

    /// The time for the whole game, if that is all the control says besides an increment.
    pub fn whole_game(&self) -> Option<Span> {
        match self.periods[..] {
            [Period { moves: None, time }] => Some(time),
            _ => None,
        }
    }

    /// Whether a fixed time lasts to the end of the game: no moves to make by a control, nothing added.
    pub fn is_fixed_to_the_end(&self) -> bool {
        self.whole_game().is_some() && self.increment.is_none()
    }
}
