//! A game as it goes on: people are asked, the engine answers, the rules decide.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use damier_clock::{Control, Span};
use damier_pdn::{MoveNumber, Notation, write_move};
use damier_rules::game::{Check, Claim, Done, Fact, FlagFall, Prompt};
use damier_rules::rulebook::DrawCode;
use damier_rules::{Color, Game, Move, Position, Variant};

use super::Seats;
use super::board::Board;
use super::game_file::{GameFile, Sheet};
use super::lines::{Got, Lines};
use super::opponent::Opponent;
use super::sides::Sides;
use super::times::Times;
use crate::output::Output;

/// Whether the game goes on.
pub(crate) enum Flow {
    On,
    Leave,
    Interrupt,
}

/// A game and everybody at the board.
pub(crate) struct Session<'a> {
    pub(super) out: &'a mut Output,
    pub(super) game: Game,
    pub(super) opponent: Opponent<'a>,
    pub(super) board: Board,
    pub(super) notation: Notation,
    pub(super) sides: Sides,
    pub(super) times: Option<Times>,
    pub(super) seats: Seats,
    pub(super) file: Option<GameFile>,
    pub(super) start: Position,
    pub(super) control: Option<Control>,
    /// How many facts there were before each half-move.
    pub(super) marks: Vec<usize>,
    /// What each mover had left after his move.
    pub(super) clocks: Vec<Option<Span>>,
    /// Whether the board should be shown again.
    pub(super) changed: bool,
}

impl Session<'_> {
    /// Plays until the game is over or somebody leaves.
    pub(crate) fn run(mut self) -> Result<()> {
        let lines = Lines::stdin();
        loop {
            self.decide()?;
            if self.game.state().result().is_some() {
                return self.tell_end();
            }
            let side = self.game.state().position().to_move();
            let flow =
                if self.seats.has_person(side) { self.person_moves(&lines) } else { self.engine_moves(side) };
            match flow? {
                Flow::On => {}
                Flow::Leave => return self.tell_left(),
                Flow::Interrupt => return self.keep_and_leave(),
            }
        }
    }

    /// What the arbiter does without being asked: flags, and draws that he establishes.
    fn decide(&mut self) -> Result<()> {
        if self.game.state().result().is_some() {
            return Ok(());
        }
        if let Some(loser) = self.times.as_ref().and_then(Times::loser) {
            self.game.apply(Fact::Flag(FlagFall::of(loser)))?;
            return self.save();
        }
        for prompt in self.game.state().prompts() {
            if let Prompt::Draw(now) = prompt {
                self.game.apply(Fact::Establish(now.code))?;
                return self.save();
            }
        }
        Ok(())
    }

    fn person_moves(&mut self, lines: &Lines) -> Result<Flow> {
        if self.changed {
            self.show_board()?;
        }
        let side = self.game.state().position().to_move();
        if io::stdin().is_terminal() {
            let clock =
                self.times.as_ref().map(|times| format!(" [{}]", times.show(self.sides))).unwrap_or_default();
            let side = self.sides.name(side);
            write!(self.out, "{} ", self.out.bold(&format!("{} {side}{clock}>", self.number())))?;
        }
        self.out.flush()?;
        match lines.next(self.times.as_ref().and_then(Times::until_flag), self.opponent.stop()) {
            Got::Line(line) => self.answer(&line),
            Got::End => {
                // Nobody has ended the line of the prompt.
                if io::stdin().is_terminal() {
                    writeln!(self.out)?;
                }
                Ok(Flow::Leave)
            }
            Got::Interrupt => Ok(Flow::Interrupt),
            Got::Nothing => Ok(Flow::On),
        }
    }

    fn engine_moves(&mut self, side: Color) -> Result<Flow> {
        let moves = self.moves();
        let clock = self.times.as_ref().and_then(|times| times.thinking(side));
        let wish = self.opponent.wish(&self.start, &moves, clock);
        if self.opponent.stop().is_stopped() {
            return Ok(Flow::Interrupt);
        }
        let Some(wish) = wish else {
            bail!("the engine found no move for {}", self.sides.name(side));
        };
        if self.game.state().offer() == Some(!side) {
            let takes = wish.takes_a_draw();
            writeln!(self.out, "Damier {} the draw.", if takes { "accepts" } else { "declines" })?;
            if takes {
                self.game.apply(Fact::Accept { by: side })?;
                self.save()?;
                return Ok(Flow::On);
            }
        }
        if wish.takes_a_draw()
            && let Some(claim) = self.open_claim(side)
        {
            writeln!(self.out, "Damier claims a draw.")?;
            self.game.apply(Fact::Claim { by: side, claim })?;
            self.save()?;
            return Ok(Flow::On);
        }
        let text = format!("Damier: {} {}", self.number(), self.text(&wish.mv));
        self.play(wish.mv)?;
        writeln!(self.out, "{}", self.out.bold(&text))?;
        if self.seats == Seats::Nobody {
            self.out.flush()?;
        } else if wish.offers_a_draw(self.game.state().position())
            && self.game.apply(Fact::Offer { by: side, pressed: false }).is_ok()
        {
            writeln!(self.out, "Damier offers a draw: accept, decline, or move.")?;
        }
        self.pressed(side)?;
        Ok(Flow::On)
    }

    /// The claim that a side can make without announcing a move.
    pub(super) fn open_claim(&self, side: Color) -> Option<Claim> {
        let check = Check::default();
        let now = self.game.state().open_claims(side).into_iter().next()?;
        Some(match now.code {
            DrawCode::Repetition => Claim::Repetition { announced: None, check },
            _ => Claim::Counting { check },
        })
    }

    /// Makes a move; the clock is pressed afterwards.
    pub(super) fn play(&mut self, mv: Move) -> Result<()> {
        let facts = self.game.facts().len();
        self.game.apply(Fact::Move(mv))?;
        self.marks.push(facts);
        self.changed = true;
        Ok(())
    }

    /// The clock is pressed and the game kept.
    pub(super) fn pressed(&mut self, by: Color) -> Result<()> {
        if let Some(times) = &mut self.times {
            times.pressed(by);
        }
        self.clocks.push(self.times.as_ref().and_then(|times| times.left(by)));
        self.save()
    }

    /// Takes moves back until so many half-moves are made.
    pub(super) fn take_back_to(&mut self, plies: usize) -> Result<()> {
        let Some(back_to) = self.marks.get(plies).copied() else { return Ok(()) };
        self.game.apply(Fact::Undo { back_to })?;
        self.marks.truncate(plies);
        self.clocks.truncate(plies);
        if let Some(times) = &mut self.times {
            times.take_back_to(plies);
        }
        if let Some(file) = &mut self.file {
            file.take_back_to(plies);
        }
        self.changed = true;
        self.save()
    }

    /// Keeps the game, if it is kept anywhere.
    pub(super) fn save(&self) -> Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        file.save(&Sheet {
            game: &self.game,
            start: self.start,
            names: self.seats.names(self.opponent.level),
            control: self.control.as_ref(),
            clocks: &self.clocks,
        })
    }

    /// Keeps the game in a new file from now on.
    pub(super) fn save_in(&mut self, path: &Path) -> Result<()> {
        self.file = Some(GameFile::new(path, false)?);
        self.save()
    }

    /// The moves so far.
    pub(super) fn moves(&self) -> Vec<Move> {
        let legal = |done: &Done| match done {
            Done::Legal(mv) => Some(*mv),
            Done::Irregular(_) => None,
        };
        self.game.state().plies().iter().filter_map(|ply| legal(&ply.done)).collect()
    }

    pub(super) fn text(&self, mv: &Move) -> String {
        write_move(self.game.state().position(), mv, &self.notation)
    }

    /// The number of the next move.
    fn number(&self) -> MoveNumber {
        let second = self.start.to_move() != self.start.variant().rules().first;
        let first = MoveNumber { number: 1, second };
        (0..self.game.state().ply()).fold(first, |number, _| number.next())
    }

    pub(super) fn show_board(&mut self) -> Result<()> {
        self.changed = false;
        let last = self.moves().last().copied();
        let board = self.board.draw(self.game.state().position(), last.as_ref());
        self.out.write_all(board.as_bytes())?;
        Ok(())
    }

    fn tell_end(mut self) -> Result<()> {
        self.show_board()?;
        let told = self.game.state().result().map(ToString::to_string).unwrap_or_default();
        let marks = self.game.marks().map(|marks| format!(", {marks}")).unwrap_or_default();
        let told = self.sides.rename(&told);
        writeln!(self.out, "{}", self.out.bold(&format!("The game is over: {told}{marks}")))?;
        Ok(())
    }

    /// A game that is broken off is not lost, wherever it was to be kept.
    fn keep_and_leave(mut self) -> Result<()> {
        writeln!(self.out)?;
        if self.file.is_none() && self.game.state().ply() > 0 {
            self.save_in(&broken_off(self.start.variant()))?;
        }
        self.tell_left()
    }

    fn tell_left(self) -> Result<()> {
        match &self.file {
            Some(file) => {
                let (variant, path) = (self.start.variant().name(), file.path().display());
                writeln!(self.out, "The game goes on with: damier play {variant} --resume {path}")?;
            }
            None => writeln!(self.out, "The game is left unfinished.")?,
        }
        Ok(())
    }
}

/// Where a game is kept that was broken off: in this folder, under the variant and the time of day.
fn broken_off(variant: Variant) -> PathBuf {
    let now = jiff::Zoned::now().strftime("%Y-%m-%d-%H%M%S");
    format!("damier-{}-{now}.pdn", variant.name()).into()
}
