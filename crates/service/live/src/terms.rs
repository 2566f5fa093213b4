//! What two players agree on before a game.
//!
//! [`Terms`] are what somebody chose, texts and numbers; [`Terms::check`] is the door to a [`CheckedTerms`] at which a
//! game can begin. The class of a game is declared, never inferred from its control (D-37a).

use damier_clock::named::{self, Class, Device};
use damier_clock::{ClockRules, Control, Encounter, Setup, Span};
use damier_facts::stored;
use damier_pdn::{Notation, read_fen};
use damier_rules::ballot::{BallotTable, Opening};
use damier_rules::game::{Conditions, TimeClass};
use damier_rules::rulebook::{DrawMode, FlagMode};
use damier_rules::{Game, Position, Rulebook, Variant};
use serde::{Deserialize, Serialize};

use crate::event_board::EventBoard;
use crate::{ArenaGame, Pace, Refused};

/// What two players agree on before a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The rulebook by its name.
    pub rulebook: String,
    /// The declared class.
    pub class: Class,
    /// The control: as [`Control`] is written, or the name of one with its numbers.
    pub control: String,
    /// The position from which play begins, as FEN, if it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The table from which the opening is drawn, whose moves are made for the players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ballot: Option<Ballot>,
    /// Which game of a micro-match it is, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub micro_match: Option<MicroGame>,
    /// Whether the game counts for the ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether moves may be taken back if the other agrees.
    #[serde(default)]
    pub takebacks: bool,
    /// What happens to a player who is away.
    #[serde(default)]
    pub absence: Absence,
    /// How draws by counting come about.
    #[serde(default)]
    pub draws: Draws,
    /// How long after a move spectators see it.
    #[serde(default, with = "stored::span")]
    pub delay: Span,
    /// When the clocks begin to run.
    #[serde(default, skip_serializing_if = "ClockStart::is_at_once")]
    pub clock_start: ClockStart,
    /// Whether both asked from one address when they agreed to play, so that ratings look closer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_address: bool,
    /// The board of an event at which it is played, if it is one: an arbiter starts it and may step in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<EventBoard>,
    /// The arena to which it belongs, if it belongs to one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arena: Option<ArenaGame>,
}

/// An opening drawn by lot (UA-III.5.5.2, WCDF-N.ii).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ballot {
    /// The table by its name.
    pub table: String,
    /// The number of the opening in it; none while it has not been drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
}

/// One of the two games of a micro-match, colours reversed, that count as one (UA-III.5.5.1, WCDF-1.12).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MicroGame {
    /// The first; the second begins when it is over.
    First,
    /// The second, after the first of this name.
    Second(String),
}

/// What happens to a player whose connection is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// Nothing: his clock runs, as it would in a hall.
    #[default]
    Wait,
    /// When he has been away so long on his own move, the other may claim the game.
    ClaimAfter(#[serde(with = "stored::span")] Span),
}

/// When the clocks begin to run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockStart {
    /// When the game begins.
    #[default]
    AtOnce,
    /// With the first move. If nobody makes it for so long, the game is called off; so it is if somebody's time runs
    /// out before both have moved.
    FirstMove(#[serde(with = "stored::span")] Span),
}

impl ClockStart {
    /// The shortest and, where a game is played at one sitting, the longest that a first move is waited for.
    const SHORTEST: Span = Span::seconds(30);
    const LONGEST: Span = Span::minutes(10);

    /// With the first move, which is waited for as long as the first player would have for it, but not for ever.
    pub fn with_first_move(control: &Control) -> ClockStart {
        if !control.uses_clock() {
            return ClockStart::AtOnce;
        }
        let given = control.periods().first().map_or(ClockStart::LONGEST, |period| period.time);
        let longest = match Pace::of(control) {
            Some(Pace::Correspondence) | None => given,
            Some(_) => ClockStart::LONGEST,
        };
        ClockStart::FirstMove(given.min(longest).max(ClockStart::SHORTEST))
    }

    fn is_at_once(&self) -> bool {
        *self == ClockStart::AtOnce
    }
}

/// How draws by counting and repetition come about (D-13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draws {
    /// By themselves, since the server counts.
    #[default]
    AtOnce,
    /// When a player claims them.
    Claimed,
}

/// A table at which a game can begin: terms that have been checked.
#[derive(Debug, Clone)]
pub struct CheckedTerms {
    pub rulebook: Rulebook,
    pub control: Control,
    /// The position from which play begins.
    pub start: Position,
    /// The opening that is played for the players.
    pub opening: Option<Opening>,
    /// What is declared about the game.
    pub conditions: Conditions,
    /// How the code writes moves.
    pub notation: Notation,
    class: Class,
    event: Option<EventBoard>,
    micro_match: Option<MicroGame>,
}

impl Terms {
    /// Terms of a usual game: not rated, nothing taken back, nothing delayed.
    pub fn new(rulebook: &str, class: Class, control: &str) -> Terms {
        Terms {
            rulebook: rulebook.to_owned(),
            class,
            control: control.to_owned(),
            start: None,
            ballot: None,
            micro_match: None,
            rated: false,
            takebacks: false,
            absence: Absence::Wait,
            draws: Draws::AtOnce,
            delay: Span::ZERO,
            clock_start: ClockStart::AtOnce,
            one_address: false,
            event: None,
            arena: None,
        }
    }

    /// Checks that a game can begin on these terms.
    ///
    /// ```
    /// use damier_clock::named::Class;
    /// use damier_live::{Refused, Terms};
    ///
    /// let table = Terms::new("ua2023-russian", Class::Blitz, "3m+2s").check()?;
    /// assert_eq!(table.rulebook.name, "ua2023-russian");
    ///
    /// let odd = Terms::new("ua2023-russian", Class::Blitz, "soon");
    /// assert_eq!(odd.check().unwrap_err(), Refused::NotAControl { text: "soon".to_owned() });
    /// # Ok::<(), Refused>(())
    /// ```
    pub fn check(&self) -> Result<CheckedTerms, Refused> {
        let unknown = |_| Refused::UnknownRulebook { name: self.rulebook.clone() };
        let mut rulebook = Rulebook::named(&self.rulebook).map_err(unknown)?;
        let event = self.event.as_ref();
        event.into_iter().for_each(|board| board.choose(|name, value| rulebook.switches.set(name, value)));
        event.into_iter().for_each(|board| board.count(&mut rulebook.counters));
        let no_control = |_| Refused::NotAControl { text: self.control.clone() };
        let control = named::read(&self.control).map_err(no_control)?;
        let ballot = self.ballot.as_ref().map(|ballot| ballot.opening(rulebook.variant));
        let opening = ballot.transpose()?.flatten();
        if self.rated && (self.start.is_some() || self.takebacks || !control.uses_clock()) {
            return Err(Refused::RatedIsPlain);
        }
        let start = match (&opening, &self.start) {
            (Some(opening), _) => opening.position(),
            (None, Some(fen)) => position(&rulebook, fen)?,
            (None, None) => Position::start(rulebook.variant),
        };
        let conditions = self.conditions(&control);
        let notation = Notation::of(&rulebook);
        let (class, event, micro_match) = (self.class, self.event.clone(), self.micro_match.clone());
        let table = CheckedTerms {
            rulebook,
            control,
            start,
            opening,
            conditions,
            notation,
            class,
            event,
            micro_match,
        };
        let over = table.game()?.state().result().is_some();
        if over { Err(Refused::DecidedAtStart) } else { Ok(table) }
    }

    fn conditions(&self, control: &Control) -> Conditions {
        let conditions = Conditions {
            to_the_end: control.whole_game().is_some(),
            // Play without a clock is no control without increment: no draw may depend on it.
            increment: control.increment().is_some() || !control.uses_clock(),
            ..Conditions::new(time_class(self.class)).online()
        };
        let draw_mode = match self.draws {
            Draws::AtOnce => DrawMode::Auto,
            Draws::Claimed => DrawMode::Claim,
        };
        Conditions { draw_mode: Some(draw_mode), ..conditions }
    }

    /// The class that a form may propose for a control: the one under which the rulebook lists it, else one by
    /// the time a player has for sixty moves. It is declared with the terms all the same (D-37a).
    pub fn proposed_class(rulebook: &str, control: &Control) -> Class {
        let listed = [Class::Classic, Class::Rapid, Class::Blitz, Class::SemiRapid, Class::Correspondence]
            .into_iter()
            .find(|class| !named::validate(control, *class, rulebook, Device::Electronic).listed.is_empty());
        listed.unwrap_or_else(|| class_by_length(control))
    }
}

fn class_by_length(control: &Control) -> Class {
    match Pace::of(control) {
        Some(Pace::Bullet | Pace::Blitz) => Class::Blitz,
        Some(Pace::Rapid) => Class::Rapid,
        Some(Pace::Classical) => Class::Classic,
        Some(Pace::Correspondence) | None => Class::Correspondence,
    }
}

const fn time_class(class: Class) -> TimeClass {
    match class {
        Class::Classic | Class::Match | Class::Simul => TimeClass::Classic,
        Class::SemiRapid => TimeClass::SemiRapid,
        Class::Rapid | Class::MatchTiebreak | Class::PlayoffRounds => TimeClass::Rapid,
        Class::Blitz => TimeClass::Blitz,
        Class::Correspondence => TimeClass::Correspondence,
    }
}

impl Ballot {
    /// A table from which nothing has been drawn yet.
    pub fn of(table: &str) -> Ballot {
        Ballot { table: table.to_owned(), number: None }
    }

    /// The ballot with an opening drawn by a lot, unless one has been drawn already.
    pub fn drawn(self, variant: Variant, lot: u64) -> Result<Ballot, Refused> {
        if self.number.is_some() {
            return Ok(self);
        }
        let opening = self.openings(variant)?.draw(lot).map(|opening| opening.number.clone());
        let number = Some(opening.ok_or_else(|| self.unknown())?);
        Ok(Ballot { number, ..self })
    }

    /// The opening that was drawn, if one was.
    pub fn opening(&self, variant: Variant) -> Result<Option<Opening>, Refused> {
        let openings = self.openings(variant)?.openings;
        let Some(number) = &self.number else { return Ok(None) };
        let found = openings.into_iter().find(|opening| opening.number == *number);
        found.map(Some).ok_or_else(|| self.unknown())
    }

    fn openings(&self, variant: Variant) -> Result<BallotTable, Refused> {
        BallotTable::named(&self.table, variant).map_err(|_| self.unknown())
    }

    fn unknown(&self) -> Refused {
        let number = self.number.clone().unwrap_or_default();
        Refused::NoSuchOpening { table: self.table.clone(), number }
    }
}

/// A position that can be played, as FEN.
pub(crate) fn position(rulebook: &Rulebook, fen: &str) -> Result<Position, Refused> {
    let no_position = |_| Refused::NotAPosition { text: fen.to_owned(), variant: rulebook.variant };
    let setup = read_fen(rulebook.variant, fen).map_err(no_position)?.setup;
    Position::new(&setup).map_err(|faults| Refused::BadPosition { faults: faults.0 })
}

impl CheckedTerms {
    /// The game before its first move.
    pub(crate) fn game(&self) -> Result<Game, Refused> {
        let rulebook = self.rulebook.clone();
        Ok(match &self.opening {
            Some(opening) => opening.game(rulebook, self.conditions)?,
            None => Game::from_position(rulebook, self.conditions, self.start)?,
        })
    }

    /// The clock before the start. On a server a fallen flag ends the game by itself (D-39).
    pub(crate) fn clock_setup(&self) -> Setup {
        let mut rules = ClockRules::new(&self.rulebook, self.class, Device::Electronic);
        rules.flag_mode = FlagMode::Auto;
        rules.first = self.start.to_move();
        let encounter = match (&self.event, &self.micro_match) {
            (Some(_), Some(MicroGame::First)) => Encounter::FirstOfTwo,
            (Some(_), Some(MicroGame::Second(_))) => Encounter::SecondOfTwo { pause: EventBoard::PAUSE },
            _ => Encounter::Single,
        };
        let event = self.event.as_ref();
        event.into_iter().for_each(|board| board.choose(|name, value| rules.switches.set(name, value)));
        Setup { control: self.control.clone(), rules, encounter }
    }
}
