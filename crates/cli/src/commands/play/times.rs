//! The clock of a game: a [`Clock`] of the codes, told of moves by this program's own time.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use damier_clock::named::{Class, Device};
use damier_clock::{
    Clock, ClockEvent, ClockFact, ClockRules, Consequence, Control, Encounter, Moment, Phase, Reason, Setup,
    Span,
};
use damier_engine::{Thinking, TimeLeft};
use damier_rules::rulebook::FlagMode;
use damier_rules::{ByColor, Color, Rulebook};

use super::sides::Sides;

/// A running clock, which can be turned back with the game.
pub(crate) struct Times {
    clock: Clock,
    /// The clock before each half-move, for taking moves back.
    earlier: Vec<Clock>,
    /// The moment on the clock when the stop watch was started.
    base: Moment,
    watch: Instant,
}

impl Times {
    /// A clock that starts now.
    pub(crate) fn start(control: &Control, book: &Rulebook, first: Color) -> Result<Times> {
        let mut rules = ClockRules::new(book, Class::Classic, Device::Electronic);
        rules.flag_mode = FlagMode::Auto;
        rules.first = first;
        let setup = Setup { control: control.clone(), rules, encounter: Encounter::Single };
        let mut clock = Clock::new(setup);
        let base = Moment::from_millis(0);
        let absent = ByColor { white: false, black: false };
        clock
            .apply(&ClockFact::new(base, ClockEvent::Start { absent }))
            .context("the clock cannot be started")?;
        Ok(Times { clock, earlier: Vec::new(), base, watch: Instant::now() })
    }

    fn now(&self) -> Moment {
        let millis = u64::try_from(self.watch.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.base + Span::millis(millis)
    }

    /// A player has moved. Nothing happens if his flag fell first.
    pub(crate) fn pressed(&mut self, by: Color) {
        let before = self.clock.clone();
        let fact = ClockFact::new(self.now(), ClockEvent::Pressed(by));
        if self.clock.apply(&fact).is_ok() {
            self.earlier.push(before);
        }
    }

    /// Takes moves back until so many half-moves are made; the clocks show what they showed then.
    pub(crate) fn take_back_to(&mut self, plies: usize) {
        if let Some(then) = self.earlier.get(plies).cloned() {
            self.earlier.truncate(plies);
            self.base = then.counted_to().unwrap_or(self.base);
            self.watch = Instant::now();
            self.clock = then;
        }
    }

    /// A game from a file goes on with what its clocks showed.
    pub(crate) fn go_on(&mut self, moves: &[Color], left: ByColor<Option<Span>>) {
        for by in moves {
            self.pressed(*by);
        }
        for color in Color::ALL {
            if let Some(left) = left[color] {
                let reason = Reason::Other("the game goes on".to_owned());
                let fact = ClockFact::new(self.now(), ClockEvent::Set { color, left, reason });
                // A clock that cannot be set shows what the control gives.
                let _ = self.clock.apply(&fact);
            }
        }
    }

    /// Who has lost on time, if somebody has.
    pub(crate) fn loser(&self) -> Option<Color> {
        match self.clock.phase(self.now()) {
            Phase::Ruled(ruling) => match ruling.outcome {
                Consequence::Loses(color) => Some(color),
                _ => None,
            },
            _ => None,
        }
    }

    /// How long until a flag falls if nobody does anything.
    pub(crate) fn until_flag(&self) -> Option<Duration> {
        let fall = self.clock.next_flag_at()?;
        Some(Duration::from_millis(fall.since(self.now()).as_millis()) + Duration::from_millis(1))
    }

    /// What is left to a side.
    pub(crate) fn left(&self, color: Color) -> Option<Span> {
        self.clock.reading(color, self.now()).left
    }

    /// How long the engine may think about its move.
    pub(crate) fn thinking(&self, color: Color) -> Option<Thinking> {
        let reading = self.clock.reading(color, self.now());
        let left = Duration::from_millis(reading.left?.as_millis());
        let earned = self.clock.setup().control.earned_by(reading.moves + 1);
        let increment = Duration::from_millis(earned.as_millis());
        let moves_to_go = reading.moves_to_control;
        Some(TimeLeft { left, increment, moves_to_go, ..TimeLeft::default() }.thinking())
    }

    /// Both clocks in words.
    pub(crate) fn show(&self, sides: Sides) -> String {
        let shown = |color| match self.left(color) {
            Some(left) => format!("{} {}", sides.name(color), Span::seconds(left.as_millis() / 1000)),
            None => format!("{} unlimited", sides.name(color)),
        };
        format!("{}, {}", shown(Color::White), shown(Color::Black))
    }
}
