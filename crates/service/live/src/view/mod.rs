//! What a client is shown: a value without words. [`View::told`] puts them in, as the browser gets them.

mod board;
mod may;
mod past;
mod still;
mod told;
mod translate;
pub mod translated;
mod trial;

use damier_clock::{Clock, Moment, Span};
use damier_pdn::{Notation, write_move};
use damier_rules::game::{CounterNow, Done, GameResult, Outcome, State};
use damier_rules::rulebook::DrawCode;
use damier_rules::{ByColor, Color, Move, Position};

pub use may::May;
pub use past::Past;
pub use still::Still;
pub use trial::Trial;

use crate::{Ending, EventBoard, LiveGame, Player, Rematch, Seat, Standing, move_id};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    Player(Seat),
    /// Somebody else, who sees the game as late as the terms say.
    Spectator,
}

/// Who is there, as the server sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Presence {
    /// Since when a player's connection has been lost; nothing for one who is there.
    pub away_since: ByColor<Option<Moment>>,
}

impl Presence {
    /// How long a player has been away.
    pub fn away(&self, seat: Seat, at: Moment) -> Option<Span> {
        self.away_since[seat.color()].map(|since| at.since(since))
    }
}

/// A game as one viewer sees it at a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// How many facts it is made of.
    pub seq: u64,
    pub viewer: Viewer,
    /// The rulebook by its name.
    pub rulebook: &'static str,
    /// How the code writes moves and names squares.
    pub notation: Notation,
    pub position: Position,
    /// How many half-moves have been made.
    pub ply: usize,
    /// The last of them.
    pub last: Option<Move>,
    /// All of them in the notation of the code.
    pub moves: Vec<String>,
    /// What the viewer can play now.
    pub legal: Vec<Choice>,
    /// The moment of the clocks.
    pub at: Moment,
    /// Whose clock runs.
    pub running: Option<Seat>,
    /// What the clocks show.
    pub clocks: ByColor<SideClock>,
    /// Whose offer of a draw stands.
    pub offer: Option<Seat>,
    /// Who has asked to take a move back.
    pub takeback: Option<Seat>,
    /// Whether the clocks stand because the server was away.
    pub stopped: bool,
    /// How long the first move is waited for, until which the clocks stand.
    pub first_move_within: Option<Span>,
    /// What concerns the board of an event at which it is played.
    pub event: Option<AtEvent>,
    /// The arena to which it belongs.
    pub arena: Option<String>,
    /// Who has given up half of his time.
    pub berserk: ByColor<bool>,
    /// What the viewer may do; nothing for a spectator.
    pub may: Option<May>,
    /// Counts towards a draw that are under way.
    pub counters: Vec<CounterNow>,
    /// The players, and whether each is there.
    pub players: ByColor<(Player, bool)>,
    /// How it ended.
    pub result: Option<Ended>,
    /// How far the players are with another game.
    pub rematch: Rematch,
    /// Whether the second game of a micro-match follows by itself.
    pub second_follows: bool,
}

/// A game at a board of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AtEvent {
    pub board: EventBoard,
    /// Whether the clocks can run.
    pub standing: Standing,
    /// Whether the next move is sealed.
    pub sealing: bool,
    /// Who has not come since the signal to start.
    pub awaited: Vec<Seat>,
    /// Who is in time trouble.
    pub time_trouble: Vec<Seat>,
}

/// A move that can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    pub mv: Move,
    /// Every square it touches down on, by which it is sent.
    pub id: String,
    /// In the notation of the code.
    pub text: String,
}

/// One half of the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SideClock {
    /// What is left; nothing where nothing limits the player.
    pub left: Option<Span>,
    /// The period, from 1.
    pub period: usize,
    /// How many there are; nothing where the last repeats or nothing is counted.
    pub periods: Option<usize>,
    /// Moves to make before the control, the one in hand included.
    pub moves_to_go: Option<u32>,
    /// What the next move earns.
    pub increment: Span,
    /// Whether the flag is down.
    pub flag: bool,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ended {
    /// By the rules.
    pub result: GameResult,
    /// As the code prints it.
    pub score: String,
    /// As no code knows it.
    pub ending: Option<Ending>,
}

impl LiveGame {
    /// What somebody is shown at a moment.
    pub fn view(&self, viewer: Viewer, at: Moment, presence: &Presence) -> View {
        let at = at.max(self.last());
        let delay = self.terms().delay;
        if viewer == Viewer::Spectator && !delay.is_zero() && !self.is_over() {
            return self.late_view(at, delay, presence);
        }
        let may = match viewer {
            Viewer::Player(seat) => Some(self.may(seat, at, presence)),
            Viewer::Spectator => None,
        };
        let legal = match viewer {
            Viewer::Player(seat) if seat == self.turn() && !self.is_over() => self.choices(),
            _ => Vec::new(),
        };
        View {
            viewer,
            legal,
            offer: self.state().offer().map(Seat::from),
            takeback: self.takeback(),
            may,
            ..self.seen(self.state(), self.clock(), at, presence)
        }
    }

    /// The game as it was some time ago, for spectators. What the players say to each other is not shown.
    fn late_view(&self, at: Moment, delay: Span, presence: &Presence) -> View {
        let ply = self.ply_at(at, delay);
        let then = Moment::from_millis(at.millis().saturating_sub_unsigned(delay.as_millis()));
        let view = match (self.state_before(ply), self.clock_before(ply)) {
            (Some(state), Some(clock)) => self.seen(&state, clock, then, presence),
            _ => self.seen(self.state(), self.clock(), then, presence),
        };
        View { at, ..view }
    }

    /// What everybody may see of a state and a clock.
    fn seen(&self, state: &State, clock: &Clock, at: Moment, presence: &Presence) -> View {
        let ply = state.ply();
        let last = state.plies().last().and_then(|ply| match ply.done {
            Done::Legal(mv) => Some(mv),
            Done::Irregular(_) => None,
        });
        let here = |color: Color| {
            let player = self.players()[color].clone();
            let here = player.is_engine() || presence.away_since[color].is_none();
            (player, here)
        };
        let running = clock.running(at);
        View {
            seq: self.seq(),
            viewer: Viewer::Spectator,
            rulebook: self.rulebook().name,
            notation: *self.notation(),
            position: *state.position(),
            ply,
            last,
            moves: self.moves().take(ply).map(str::to_owned).collect(),
            legal: Vec::new(),
            at,
            running: Seat::ALL.into_iter().find(|seat| running.is(seat.color())),
            clocks: ByColor::from_fn(|color| self.side_clock(clock, color, at)),
            offer: None,
            takeback: None,
            stopped: self.is_stopped(),
            first_move_within: self.first_move_within(),
            event: self.at_event(clock, at),
            arena: self.terms().arena.as_ref().map(|own| own.arena.clone()),
            berserk: self.berserk(),
            may: None,
            counters: counters(state),
            players: ByColor::from_fn(here),
            result: state.result().and(self.ended()),
            rematch: self.rematch().clone(),
            second_follows: self.second_follows(),
        }
    }

    /// One half of the clock, as whoever gave up time has it.
    fn side_clock(&self, clock: &Clock, color: Color, at: Moment) -> SideClock {
        let side = side_clock(clock, color, at);
        if !self.berserk()[color] {
            return side;
        }
        let waits = clock.started_at().is_none();
        let left = if waits { LiveGame::hurried(clock, color, at) } else { side.left };
        SideClock { left, increment: Span::ZERO, ..side }
    }

    fn at_event(&self, clock: &Clock, at: Moment) -> Option<AtEvent> {
        let seats = |is: &dyn Fn(Seat) -> bool| Seat::ALL.into_iter().filter(|seat| is(*seat)).collect();
        Some(AtEvent {
            board: self.terms().event.clone()?,
            standing: self.standing(),
            sealing: self.is_sealing(),
            awaited: seats(&|seat| self.is_awaited(seat)),
            time_trouble: seats(&|seat| !self.is_over() && clock.is_hurried(seat.color(), at)),
        })
    }

    /// How it ended, once it has.
    pub fn ended(&self) -> Option<Ended> {
        let result = self.state().result()?.clone();
        let score = match self.ending() {
            Some(Ending::Aborted { .. } | Ending::NeverBegun { .. }) => "*".to_owned(),
            Some(Ending::Recorded) if result.outcome == Outcome::Annulled => "*".to_owned(),
            _ => result.marks(self.rulebook()).to_string(),
        };
        Some(Ended { result, score, ending: self.ending() })
    }

    fn choices(&self) -> Vec<Choice> {
        choices(self.state().position(), self.notation())
    }
}

/// All that can be played in a position.
fn choices(position: &Position, notation: &Notation) -> Vec<Choice> {
    move_id::choices(position).into_iter().map(|mv| Choice::of(position, mv, notation)).collect()
}

impl Choice {
    fn of(position: &Position, mv: Move, notation: &Notation) -> Choice {
        Choice { id: move_id::of(position, &mv, notation), text: write_move(position, &mv, notation), mv }
    }
}

fn side_clock(clock: &Clock, color: Color, at: Moment) -> SideClock {
    let reading = clock.reading(color, at);
    let control = &clock.setup().control;
    let counted = !control.repeats() && control.uses_clock();
    SideClock {
        left: reading.left,
        period: reading.period,
        periods: counted.then_some(control.periods().len()),
        moves_to_go: reading.moves_to_control,
        increment: control.earned_by(reading.moves.saturating_add(1)),
        flag: reading.fell.is_some(),
    }
}

/// Counters that have something to count; a position that has stood once is not told.
fn counters(state: &State) -> Vec<CounterNow> {
    let least = |code| if code == DrawCode::Repetition { 2 } else { 1 };
    let mut counters = state.counters();
    counters.retain(|now| now.running && now.value >= least(now.code));
    counters
}
