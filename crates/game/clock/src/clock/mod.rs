//! A game's clock as a value: a fold of facts, asked about any moment.

mod adjourn;
mod apply;
mod due;
mod judging;
mod late;
mod reading;
mod records;
mod refused;
mod side;

use std::sync::Arc;

use damier_rules::rulebook::FlagMode;
use damier_rules::{ByColor, Color};

pub use reading::{Flags, Reading};
pub use refused::{NotReplayed, Refused};
use side::Side;

use crate::ruling::{Consequence, Ruling};
use crate::{ClockFact, ClockRules, Control, Moment, Span, StopReason};

/// What a clock is set to before a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The control, the same for both.
    pub control: Control,
    /// The rules by which flags and delays are judged.
    pub rules: ClockRules,
    /// Where the game stands in its encounter.
    pub encounter: Encounter,
}

/// Where a game stands in its encounter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Encounter {
    /// It is the encounter.
    Single,
    /// The first game of a micro-match or heat.
    FirstOfTwo,
    /// The second one, begun after a pause of five to ten minutes (D-41).
    SecondOfTwo {
        /// How long the pause is; where it runs on a clock, the first mover gets as much.
        pause: Span,
    },
    /// A board of a simultaneous display with clocks (FMJD-VIII.B.6).
    Simul {
        /// The side of the player who gives it.
        giver: Color,
    },
}

/// A clock between two facts.
///
/// ```
/// use damier_clock::named::{Class, Device};
/// use damier_clock::{Clock, ClockEvent, ClockFact, ClockRules, Encounter, Moment, Setup, Span};
/// use damier_rules::{Color, Rulebook};
///
/// let rules = ClockRules::new(&Rulebook::named("fmjd-100")?, Class::Classic, Device::Electronic);
/// let setup = Setup { control: "50/2h,25/1h*".parse()?, rules, encounter: Encounter::Single };
/// let mut clock = Clock::new(setup);
/// let noon = Moment::from_millis(0);
/// clock.apply(&ClockFact::new(noon, ClockEvent::Start { absent: Default::default() }))?;
/// clock.apply(&ClockFact::new(noon + Span::seconds(20), ClockEvent::Pressed(Color::White)))?;
///
/// let later = noon + Span::minutes(1);
/// assert_eq!(clock.reading(Color::White, later).left, Some(Span::minutes(120).less(Span::seconds(20))));
/// assert_eq!(clock.reading(Color::Black, later).used, Span::seconds(40));
/// assert_eq!(clock.next_flag_at(), Some(noon + Span::seconds(20) + Span::hours(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    setup: Arc<Setup>,
    sides: ByColor<Side>,
    phase: Phase,
    turn: Color,
    running: Running,
    /// The moment up to which time has been counted.
    counted_to: Option<Moment>,
    started: Option<Moment>,
}

/// How far a game has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// The clocks stand before the start.
    NotStarted,
    /// The game is on.
    Playing,
    /// The arbiter has stopped both clocks.
    Paused,
    /// A player has stopped them.
    Stopped(Color, StopReason),
    /// A draw claim of this player is checked on his time.
    Checking(Color),
    /// The game is interrupted; the move is not sealed yet.
    Interrupted,
    /// The move is sealed.
    Sealed,
    /// The clock has given a result.
    Ruled(Ruling),
    /// The game ended otherwise.
    Ended,
}

/// Whose time passes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Running {
    /// Neither side's time runs.
    Nobody,
    /// The time of one player runs.
    One(Color),
    /// Both players', on two sets of clocks, neither being there (WCDF-2.25, C10).
    TwoSets,
}

impl Running {
    /// Whether this player's time passes.
    pub fn is(self, color: Color) -> bool {
        match self {
            Running::Nobody => false,
            Running::One(one) => one == color,
            Running::TwoSets => true,
        }
    }
}

impl Clock {
    /// Both clocks set alike and standing (UA13-IV.8.9.1, WCDF-2.2).
    pub fn new(setup: Setup) -> Clock {
        let first = setup.rules.first;
        Clock {
            sides: ByColor::from_fn(|_| Side::new(&setup.control)),
            setup: Arc::new(setup),
            phase: Phase::NotStarted,
            turn: first,
            running: Running::Nobody,
            counted_to: None,
            started: None,
        }
    }

    /// Folds a list of facts.
    pub fn replay<'a>(
        setup: Setup,
        facts: impl IntoIterator<Item = &'a ClockFact>,
    ) -> Result<Clock, NotReplayed> {
        let mut clock = Clock::new(setup);
        for (index, fact) in facts.into_iter().enumerate() {
            clock.apply(fact).map_err(|refused| NotReplayed { fact: index + 1, refused })?;
        }
        Ok(clock)
    }

    /// What the clock was set to.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules it follows.
    pub fn rules(&self) -> &ClockRules {
        &self.setup.rules
    }

    /// How far the game has come at a moment.
    pub fn phase(&self, at: Moment) -> Phase {
        self.counted(at).phase
    }

    /// Whose time passes at a moment.
    pub fn running(&self, at: Moment) -> Running {
        self.counted(at).running
    }

    /// Whose move it is.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The signal to start.
    pub fn started_at(&self) -> Option<Moment> {
        self.started
    }

    /// The moment of the last fact.
    pub fn counted_to(&self) -> Option<Moment> {
        self.counted_to
    }

    /// Whether a player is at the board.
    pub fn is_present(&self, color: Color) -> bool {
        self.sides[color].present
    }

    /// When the next flag after the last fact falls if nothing happens, so that a server can sleep until then.
    pub fn next_flag_at(&self) -> Option<Moment> {
        let from = self.counted_to?;
        let falls = Color::ALL.into_iter().filter(|&color| self.running.is(color) && !self.is_shared_wait());
        falls.filter_map(|color| self.sides[color].until_fall(self.rules())).min().map(|left| from + left)
    }

    /// The same clock with time counted up to a moment. If the clock itself ends the game, it stands from the fall.
    fn counted(&self, at: Moment) -> Clock {
        let mut clock = self.clone();
        clock.count(at);
        clock
    }

    /// Counts time up to a moment.
    fn count(&mut self, at: Moment) {
        let Some(from) = self.counted_to.filter(|&from| from < at) else { return };
        let to = match self.next_flag_at() {
            Some(fall) if self.flag_ends_game() && fall <= at => fall,
            _ => at,
        };
        let shared = self.is_shared_wait();
        let setup = Arc::clone(&self.setup);
        for color in Color::ALL {
            let side = &mut self.sides[color];
            if !self.running.is(color) {
                continue;
            }
            let fall = side.until_fall(&setup.rules).map(|left| from + left);
            side.used += to.since(from);
            if !shared {
                side.note_fall(&setup.rules, fall.unwrap_or(to));
            }
        }
        self.counted_to = Some(to);
        self.stop_by_itself(to);
        self.counted_to = Some(at);
    }

    /// Whether a fall ends the game without anybody's doing. While a claim is checked it does not.
    fn flag_ends_game(&self) -> bool {
        self.rules().flag_mode == FlagMode::Auto && matches!(self.phase, Phase::Playing | Phase::Interrupted)
    }

    /// Ends the game if a flag is down that does so.
    fn stop_by_itself(&mut self, at: Moment) {
        let down = Color::ALL.into_iter().any(|color| self.sides[color].fallen.is_some());
        if down
            && self.flag_ends_game()
            && let Some(ruling) = self.due_now(at)
        {
            self.end_by(ruling);
        }
    }

    /// Stops the clocks for a ruling; if it lets the game go on, the arbiter does the rest.
    fn end_by(&mut self, ruling: Ruling) {
        self.running = Running::Nobody;
        self.phase = match ruling.outcome {
            Consequence::GoesOn | Consequence::ArbiterDecides => Phase::Paused,
            _ => Phase::Ruled(ruling),
        };
    }
}
