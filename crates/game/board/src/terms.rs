//! On what terms a game at a board is played.

use damier_clock::named::{self, Class, Device};
use damier_clock::{ClockRules, Control, Encounter, Setup};
use damier_rules::ballot::Opening;
use damier_rules::game::script::{NotALine, read_position};
use damier_rules::game::{Conditions, TimeClass};
use damier_rules::{Color, Position, Rulebook};

/// The rulebook, the kind of game, where it begins, and its clock.
#[derive(Debug, Clone, PartialEq)]
pub struct Terms {
    /// The rulebook by which the game is played.
    pub rulebook: Rulebook,
    /// What kind of game it is.
    pub conditions: Conditions,
    /// Where it begins, if not at the start.
    pub start: Option<Position>,
    /// The opening that was drawn; its moves are made for the players.
    pub opening: Option<Opening>,
    /// How its clock is set.
    pub clock: Option<Setup>,
    /// Whether its log was begun when a clock could go on without the sealed move on the record.
    pub older: bool,
}

/// Terms that cannot be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoTerms {
    /// There is no such rulebook.
    #[error("{0}")]
    Rulebook(String),
    /// There is no such class of games.
    #[error("\"{0}\" is no class of games; known are classic, semi-rapid, rapid, blitz")]
    Class(String),
    /// The control cannot be read.
    #[error("{0}")]
    Control(String),
    /// The position cannot be read.
    #[error(transparent)]
    Position(#[from] NotALine),
    /// The position cannot be played from.
    #[error("this position cannot be played from: {0}")]
    Impossible(String),
}

/// The conditions of a game in a hall under a control: whether its time is for the whole game, whether moves add some.
pub fn conditions(class: TimeClass, control: &Control) -> Conditions {
    Conditions {
        to_the_end: control.whole_game().is_some(),
        // Play without a clock is no control without increment: no draw may depend on it.
        increment: control.increment().is_some() || !control.uses_clock(),
        ..Conditions::new(class)
    }
}

impl Terms {
    /// A classic game by a rulebook, without a clock.
    pub fn new(rulebook: &str) -> Result<Terms, NoTerms> {
        let rulebook = Rulebook::named(rulebook).map_err(|error| NoTerms::Rulebook(error.to_string()))?;
        Ok(Terms {
            rulebook,
            conditions: Conditions::classic(),
            start: None,
            opening: None,
            clock: None,
            older: false,
        })
    }

    /// With a clock, in a class of games.
    pub fn with_control(mut self, control: &str, class: &str) -> Result<Terms, NoTerms> {
        let no_class = || NoTerms::Class(class.to_owned());
        let class = Class::named(class).ok_or_else(no_class)?;
        let time = match class {
            Class::SemiRapid => TimeClass::SemiRapid,
            Class::Rapid => TimeClass::Rapid,
            Class::Blitz => TimeClass::Blitz,
            Class::Correspondence => return Err(no_class()),
            _ => TimeClass::Classic,
        };
        let control = named::read(control).map_err(|error| NoTerms::Control(error.to_string()))?;
        self.conditions = conditions(time, &control);
        let rules = ClockRules::new(&self.rulebook, class, Device::Electronic);
        self.clock = Some(Setup { control, rules, encounter: Encounter::Single });
        Ok(self)
    }

    /// Against the giver of a display with clocks, whose time is never altered (FMJD-VIII.B.14).
    pub fn against_giver(mut self, giver: Color) -> Terms {
        if let Some(clock) = &mut self.clock {
            clock.encounter = Encounter::Simul { giver };
        }
        self
    }

    /// From a position.
    pub fn from_position(mut self, text: &str) -> Result<Terms, NoTerms> {
        let setup = read_position(self.rulebook.variant, text)?;
        let position = Position::new(&setup).map_err(|faults| {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            NoTerms::Impossible(faults.join("; "))
        })?;
        self.start = Some(position);
        Ok(self)
    }
}
