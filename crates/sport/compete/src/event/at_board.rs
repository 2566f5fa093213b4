//! What the arbiter writes down about a board: moves, clock, claims, irregularities and what followed them. The lines
//! are those of [`damier_board`]; an event keeps them for each game, and the board is what they amount to under the
//! rulebook and the control of the regulation.

use damier_board::{Board, NotWritten, Terms};
use damier_clock::{ClockRules, Encounter, Setup, Span, named};
use damier_rules::game::script::NotTaken;
use damier_rules::game::{Conditions, TimeClass};
use serde::Serialize;

use super::ids::GameKey;
use super::refused::Refused;
use super::state::State;

/// A line about a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// The entry of the event in which it stands.
    pub seq: u32,
    /// When: milliseconds after the clocks were to start.
    pub after_ms: u64,
    /// What.
    pub line: String,
}

impl State {
    /// The board of a game with everything that was written down about it.
    pub fn board(&self, key: GameKey) -> Result<Board, Refused> {
        self.encounter(key)?;
        let mut board = Board::open(self.terms(key)?).map_err(|why| Refused::AtBoard {
            key,
            line: String::new(),
            why: Box::new(NotWritten::Game(NotTaken::Refused(why))),
        })?;
        for line in self.boards.get(&key).into_iter().flatten() {
            write(&mut board, key, line.after_ms, &line.line)?;
        }
        Ok(board)
    }

    /// The rulebook and the clock of a game, as the regulation has them.
    fn terms(&self, key: GameKey) -> Result<Terms, Refused> {
        let regulation = self.regulation.as_ref().ok_or(Refused::NoRegulation)?;
        let readings = regulation.readings().map_err(|faults| Refused::RegulationFaulty { faults })?;
        let class = match regulation.class {
            named::Class::SemiRapid => TimeClass::SemiRapid,
            named::Class::Rapid => TimeClass::Rapid,
            named::Class::Blitz => TimeClass::Blitz,
            _ => TimeClass::Classic,
        };
        let encounter = match key.game {
            Some(1) => Encounter::FirstOfTwo,
            Some(_) => Encounter::SecondOfTwo { pause: Span::minutes(5) },
            None => Encounter::Single,
        };
        let rules: ClockRules = readings.clock;
        let control = named::read(&regulation.control).ok();
        Ok(Terms {
            rulebook: readings.rulebook,
            conditions: Conditions::new(class),
            start: None,
            clock: control.map(|control| Setup { control, rules, encounter }),
        })
    }

    pub(super) fn at_board(&mut self, key: GameKey, line: LogLine) -> Result<(), Refused> {
        if !self.has_started(key)? {
            return Err(Refused::NotStarted { round: key.round });
        }
        let mut board = self.board(key)?;
        write(&mut board, key, line.after_ms, &line.line)?;
        self.boards.entry(key).or_default().push(line);
        Ok(())
    }
}

fn write(board: &mut Board, key: GameKey, after_ms: u64, line: &str) -> Result<(), Refused> {
    board.write(Span::millis(after_ms), line).map_err(|why| Refused::AtBoard {
        key,
        line: line.to_owned(),
        why: Box::new(why),
    })
}
