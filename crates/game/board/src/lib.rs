//! A board at which a game is played: its moves, its clock and what the arbiter writes down about it, one thing a line.
//!
//! A [`Board`] is the fold of its lines. Lines that begin with `clock` are events of the clock
//! ([`damier_clock::text`]), `played MOVE` is a move after which the clock is pressed, and every other line is a fact of
//! the game ([`damier_rules::game::script`]). What the code refuses is refused with its clause, and nothing changes.
//! [`Board::view`] tells what stands there: the position, the counters, both clocks, what is noted about each player,
//! and, after an irregularity, who may choose what by the code of this game.
//!
//! ```
//! use damier_board::{Board, Terms};
//! use damier_clock::Span;
//!
//! let mut board = Board::open(Terms::new("fmjd-100")?.with_control("1h20m+1m", "classic")?)?;
//! board.write(Span::ZERO, "clock start")?;
//! board.write(Span::minutes(3), "played 32-28")?;
//! board.write(Span::minutes(4), "irregular black quiet-instead-of-capture W:W31,33-50,28:B1-18,20,24")?;
//!
//! // The opponent chooses, and the correction is his line (FMJD-I.5.4).
//! let view = board.view(Span::minutes(4));
//! let waits = view.waits.expect("a decision is due");
//! assert_eq!(waits.choices.iter().map(|choice| choice.line.as_str()).collect::<Vec<_>>(), ["correct white", "let-stand white"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod demands;
mod hands;
pub mod happenings;
mod lines;
mod notes;
mod terms;
mod view;

use std::borrow::Cow;

use damier_clock::clauses::Point;
use damier_clock::{Clock, ClockEvent, ClockFact, Moment, Phase, Refused, Span, text::NotAnEvent};
use damier_rules::game::script::LineRefusal;
use damier_rules::game::{Fact, Game, LedgerKind, Refusal};
use damier_rules::rulebook::{Clause, Irregularity};
use damier_rules::{ByColor, Color};
use serde::Serialize;

pub use demands::Demand;
pub use hands::{HandRuling, HandSays};
pub use lines::LINES;
pub use notes::{NotNoted, Notes};
pub use terms::{NoTerms, Terms, conditions};
pub use view::{Adjourned, AlsoWaits, Choice, ClockView, Noted, Offered, Restoring, SideView, View, Waits};

/// No line is longer.
pub const LONGEST_LINE: usize = 2_000;

/// No board has more lines.
pub const MOST_LINES: usize = 5_000;

/// A board with what has happened at it.
#[derive(Debug, Clone, PartialEq)]
pub struct Board {
    terms: Terms,
    game: Game,
    clock: Option<Clock>,
    /// Moves that the opening had made for each side.
    drawn: ByColor<u16>,
    notes: Notes,
    /// What a hand over the board did last, until something else happens.
    hand: Option<HandRuling>,
    lines: Vec<Line>,
}

/// One line of a board's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// When, after the clocks were to start.
    pub after: Span,
    /// What happened, as it was typed.
    pub text: String,
}

/// Why a line was not written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NotWritten {
    /// There is no such fact, or the code refuses it.
    #[error(transparent)]
    Game(#[from] LineRefusal),
    /// There is no such event of a clock.
    #[error(transparent)]
    Words(#[from] NotAnEvent),
    /// The clock refuses it.
    #[error(transparent)]
    Clock(#[from] Refused),
    /// It is no note about a player, or the code does not know it.
    #[error(transparent)]
    Note(#[from] NotNoted),
    /// This board has no clock.
    #[error("this board has no clock")]
    NoClock,
    /// What stands in the envelope is no move that can be made here.
    #[error(
        "\"{mv}\" is no single move that {by} can make here; an envelope of another board is closed again, and if this \
         is what his sheet says, write \"sealed impossible\""
    )]
    NotExecutable {
        /// What was read out.
        mv: String,
        /// Who sealed.
        by: Color,
        /// Where it is said that he loses then.
        clauses: &'static [Clause],
    },
    /// The clock would go on without the sealed move on the record.
    #[error("the record waits for the sealed move: write \"sealed MOVE\", and the clock goes on with it")]
    SealedMoveUnsaid {
        /// Where it is said that the move is made.
        clauses: &'static [Clause],
    },
    /// The line is too long.
    #[error("a line has at most {LONGEST_LINE} characters; this one has {0}")]
    TooLong(usize),
    /// There are too many lines.
    #[error("a board has at most {MOST_LINES} lines")]
    TooMany,
}

impl NotWritten {
    /// The clause by which it is refused.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            NotWritten::Game(LineRefusal::Refused(refusal)) => refusal.clause(),
            NotWritten::Clock(refused) => refused.clauses().first().copied(),
            NotWritten::Note(NotNoted::NoBreak { clauses, .. })
            | NotWritten::SealedMoveUnsaid { clauses }
            | NotWritten::NotExecutable { clauses, .. } => clauses.first().copied(),
            _ => None,
        }
    }
}

impl Board {
    /// A board before its game.
    pub fn open(terms: Terms) -> Result<Board, Refusal> {
        let game = match (&terms.opening, terms.start) {
            (Some(opening), _) => opening.game(terms.rulebook.clone(), terms.conditions)?,
            (None, Some(start)) => Game::from_position(terms.rulebook.clone(), terms.conditions, start)?,
            (None, None) => Game::new(terms.rulebook.clone(), terms.conditions)?,
        };
        let clock = terms.clock.clone().map(Clock::new);
        let drawn = ByColor::from_fn(|color| game.state().moves_made(color));
        Ok(Board { terms, game, clock, drawn, notes: Notes::default(), hand: None, lines: Vec::new() })
    }

    /// Writes a line, or tells why it cannot be.
    pub fn write(&mut self, after: Span, text: &str) -> Result<(), NotWritten> {
        let length = text.trim().chars().count();
        if length > LONGEST_LINE {
            return Err(NotWritten::TooLong(length));
        }
        if self.lines.len() >= MOST_LINES {
            return Err(NotWritten::TooMany);
        }
        let text = &*self.as_sides_are_typed(text.trim());
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        if hands::KEYS.contains(&first) {
            self.hand = Some(hands::ruled(&self.game, self.hand.as_ref(), first, rest)?);
            self.lines.push(Line { after, text: text.to_owned() });
            return Ok(());
        }
        match text.split_once(char::is_whitespace) {
            Some(("clock", event)) => {
                let event = event.parse()?;
                self.sealed_move_is_said(after, &event)?;
                self.on_clock(after, event)?;
            }
            Some(("played", mv)) => self.played(after, mv)?,
            Some(("sealed", mv)) => self.open_envelope(after, mv.trim())?,
            None if text == "sealed" => return Err(self.not_executable("")),
            Some((key, words)) if notes::KEYS.contains(&key) => self.take_note(after, key, words)?,
            _ => self.on_record(after, text)?,
        }
        self.hand = None;
        self.lines.push(Line { after, text: text.to_owned() });
        Ok(())
    }

    /// In checkers the side that begins is called Red (WCDF-1.13); lines know it as Black.
    fn as_sides_are_typed<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if !self.game.rulebook().variant.has_red() || text.split_whitespace().all(|word| word != "red") {
            return Cow::Borrowed(text);
        }
        let words = text.split_whitespace().map(|word| if word == "red" { "black" } else { word });
        Cow::Owned(words.collect::<Vec<_>>().join(" "))
    }

    /// What stands on the record; moves of which nobody told the clock are counted there.
    fn on_record(&mut self, after: Span, text: &str) -> Result<(), NotWritten> {
        let (mut by, before) = (self.game.state().position().to_move(), self.game.state().ply());
        self.game.follow(text)?;
        if let Some(clock) = self.clock.as_mut().filter(|_| text.starts_with("moves ")) {
            for _ in before..self.game.state().ply() {
                clock.recorded(moment(after), by);
                by = !by;
            }
        }
        match text.split_whitespace().next() {
            Some("irregular") if !self.terms.older => self.begin_anew(before)?,
            Some("correct" | "rewind") if !self.terms.older => {
                if self.game.state().ply() == 0 {
                    self.make_the_opening()?;
                }
                self.clock_follows(after, before);
            }
            _ => {}
        }
        Ok(())
    }

    /// A game that is played anew begins from the opening that was drawn; where it was annulled, with clocks set anew
    /// (UA13-IV.6.1, FMJD-I.5.1, COL-1.14.1a).
    fn begin_anew(&mut self, before: usize) -> Result<(), NotWritten> {
        let state = self.game.state();
        let board_was_wrong = state
            .ledger()
            .last()
            .is_some_and(|entry| entry.kind == LedgerKind::Irregularity(Irregularity::WrongBoard));
        if state.ply() > 0 || (before == 0 && !board_was_wrong) {
            return Ok(());
        }
        self.clock = self.terms.clock.clone().map(Clock::new);
        self.make_the_opening()
    }

    fn make_the_opening(&mut self) -> Result<(), NotWritten> {
        for mv in self.terms.opening.iter().flat_map(|opening| &opening.moves) {
            self.game.apply(Fact::Move(*mv)).map_err(LineRefusal::from)?;
        }
        Ok(())
    }

    /// The clock goes back with the board: moves that were taken back count no more, and the clock of whoever has to move
    /// anew runs (UA13-IV.6.4, FMJD-I.5.4, WCDF-1.25, COL-1.14.1a). Without a record of the moves the arbiter sets it.
    fn clock_follows(&mut self, after: Span, before: usize) {
        let state = self.game.state();
        let Some(clock) = &mut self.clock else { return };
        let drawn = usize::from(self.drawn.white) + usize::from(self.drawn.black);
        let pressed: u32 =
            Color::ALL.into_iter().map(|color| clock.reading(color, moment(after)).moves).sum();
        let recorded = before.saturating_sub(drawn);
        if usize::try_from(pressed).is_ok_and(|pressed| pressed.abs_diff(recorded) <= 1) {
            let made = |color| u32::from(state.moves_made(color).saturating_sub(self.drawn[color]));
            clock.taken_back(moment(after), state.position().to_move(), ByColor::from_fn(made));
        }
    }

    fn on_clock(&mut self, after: Span, event: ClockEvent) -> Result<(), NotWritten> {
        let clock = self.clock.as_mut().ok_or(NotWritten::NoClock)?;
        Ok(clock.apply(&ClockFact::new(moment(after), event))?)
    }

    /// Where the record is kept, the clock does not go on without the move that was sealed.
    fn sealed_move_is_said(&self, after: Span, event: &ClockEvent) -> Result<(), NotWritten> {
        let Some(clock) = self.clock.as_ref().filter(|_| !self.terms.older) else { return Ok(()) };
        let sealed = clock.phase(moment(after)) == Phase::Sealed;
        let made = Color::ALL.into_iter().map(|color| clock.reading(color, moment(after)).moves).sum::<u32>();
        let state = self.game.state();
        let is_kept = state.position().to_move() != clock.rules().first
            && usize::try_from(made).is_ok_and(|made| state.ply() >= made);
        match event {
            ClockEvent::Reopened { executable: true } if sealed && is_kept => {
                Err(NotWritten::SealedMoveUnsaid { clauses: clock.rules().clauses(Point::Seal) })
            }
            _ => Ok(()),
        }
    }

    /// A move after which the clock is pressed: both happen, or neither.
    fn played(&mut self, after: Span, mv: &str) -> Result<(), NotWritten> {
        let by = self.game.state().position().to_move();
        let mut game = self.game.clone();
        game.follow(&format!("moves {mv}"))?;
        if self.clock.is_some() {
            self.on_clock(after, ClockEvent::Pressed(by))?;
        }
        self.game = game;
        Ok(())
    }

    /// The envelope is opened: the sealed move is made and the clocks go on, or it cannot be made and its player loses
    /// (FMJD-III.7.6.7, FMJD-III.7.7.4).
    fn open_envelope(&mut self, after: Span, mv: &str) -> Result<(), NotWritten> {
        let mut game = self.game.clone();
        let executable = mv != "impossible";
        // Without a sealed move whatever is read out has nothing to do with this board.
        let sealed = self.clock.as_ref().is_none_or(|clock| clock.phase(moment(after)) == Phase::Sealed);
        if executable && sealed {
            let before = game.state().ply();
            let made = game.follow(&format!("moves {mv}"));
            // A slip of whoever writes, or a strange envelope, costs nobody anything: only the arbiter's own word loses
            // a game.
            if made.is_err() || game.state().ply() != before + 1 {
                return Err(self.not_executable(mv));
            }
        }
        self.on_clock(after, ClockEvent::Reopened { executable })?;
        self.game = game;
        Ok(())
    }

    /// Why what stands in an envelope is not made, and what its player has then done.
    fn not_executable(&self, mv: &str) -> NotWritten {
        let by = self.game.state().position().to_move();
        let clauses =
            self.clock.as_ref().map_or(&[] as &[Clause], |clock| clock.rules().clauses(Point::BadSeal));
        NotWritten::NotExecutable { mv: mv.chars().take(20).collect(), by, clauses }
    }

    fn take_note(&mut self, after: Span, key: &str, words: &str) -> Result<(), NotWritten> {
        let mut notes = self.notes;
        notes.apply(key, words, self.clock.as_ref(), moment(after))?;
        self.notes = notes;
        Ok(())
    }

    /// What is noted about the players' sheets, sight and breaks.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// What follows from what a hand over the board did last.
    pub fn hand(&self) -> Option<&HandRuling> {
        self.hand.as_ref()
    }

    /// On what terms it is played.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The game so far.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The clock, if there is one.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// What was written.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// What stands there at a moment.
    pub fn view(&self, after: Span) -> View {
        view::of(self, after)
    }
}

/// The moment of a clock that stands for a time since its start.
fn moment(after: Span) -> Moment {
    Moment::from_millis(0) + after
}
