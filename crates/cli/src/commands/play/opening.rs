//! How a game begins: from the start, from a position, from a file.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use damier_clock::Control;
use damier_engine::Level;
use damier_pdn::Notation;
use damier_rules::game::{Conditions, Fact};
use damier_rules::{Color, Game};

use super::board::Board;
use super::game_file::{self, GameFile, Resumed};
use super::opponent::Opponent;
use super::session::Session;
use super::sides::Sides;
use super::times::Times;
use super::{PlayArgs, Seats, interrupt};
use crate::output::Output;

impl<'a> Session<'a> {
    /// Sets the game up: from the start, from a position or from a file.
    pub(crate) fn open(args: &'a PlayArgs, out: &'a mut Output) -> Result<Session<'a>> {
        let variant = args.position.variant;
        let resumed = args.resume.as_deref().map(|path| game_file::resume(path, variant)).transpose()?;
        let typed = args.book.book(variant)?;
        let book = resumed.as_ref().and_then(|own| own.rulebook.clone()).unwrap_or(typed);
        let start = match &resumed {
            Some(own) => own.start,
            None => args.position.position()?,
        };
        let start = start.with_tower_jumps(book.tower_jumps());
        let control = resumed.as_ref().map_or_else(|| args.control.clone(), |own| own.control.clone());
        let control = control.filter(Control::uses_clock);
        let to_move = resumed.as_ref().map_or(start.to_move(), Resumed::to_move);
        let guess = resumed.as_ref().and_then(Resumed::seats).unwrap_or(Seats::one(to_move));
        let typed = args.side.map(|side| side.seats(&book)).transpose()?;
        let seats = if args.auto { Seats::Nobody } else { typed.unwrap_or(guess) };
        let level = args.level.or_else(|| resumed.as_ref().and_then(Resumed::level));
        let level = level.map_or_else(|| Level::new(5), Ok)?;
        let conditions = conditions(seats, control.as_ref());
        let seed = args.seed.unwrap_or_else(some_seed);
        let mut session = Session {
            game: Game::from_position(book.clone(), conditions, start)?,
            opponent: Opponent::new(&book, &args.search, level, seed, interrupt::listen()),
            board: Board::new(&book, out.has_colors(), args.flip || seats == Seats::Black),
            notation: Notation::of(&book),
            sides: Sides::of(&book),
            times: control.as_ref().map(|own| Times::start(own, &book, start.to_move())).transpose()?,
            seats,
            file: args.save.as_deref().map(|path| GameFile::new(path, args.force)).transpose()?,
            start,
            control,
            marks: Vec::new(),
            clocks: Vec::new(),
            changed: true,
            out,
        };
        if let Some(resumed) = resumed {
            session.go_on(resumed)?;
        }
        session.save()?;
        Ok(session)
    }

    /// Plays what a file holds.
    fn go_on(&mut self, resumed: Resumed) -> Result<()> {
        let movers: Vec<Color> = std::iter::successors(Some(self.start.to_move()), |side| Some(!*side))
            .take(resumed.moves.len())
            .collect();
        for mv in &resumed.moves {
            self.marks.push(self.game.facts().len());
            self.clocks.push(None);
            self.game.apply(Fact::Move(*mv))?;
        }
        if let Some(times) = &mut self.times {
            times.go_on(&movers, resumed.left);
        }
        self.file = Some(resumed.file);
        Ok(())
    }
}

/// Under which conditions people and engines play.
fn conditions(seats: Seats, control: Option<&Control>) -> Conditions {
    let classic = Conditions::classic();
    let classic = if seats == Seats::Nobody { classic.online() } else { classic };
    match control {
        Some(control) if control.is_fixed_to_the_end() => classic.to_the_end().without_increment(),
        _ => classic,
    }
}

/// A seed that differs from game to game.
fn some_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_nanos() as u64)
}
