//! What the arbiter writes down about a board: moves, clock, claims, irregularities and what followed them. The lines
//! are those of [`damier_board`]; an event keeps them for each game, and the board is what they amount to under the
//! rulebook and the control of the regulation.

use damier_board::{Board, NotWritten, Terms, conditions};
use damier_clock::{ClockRules, Encounter, Setup, Span, named};
use damier_rules::game::script::LineRefusal;
use damier_rules::game::{Conditions, TimeClass};
use serde::Serialize;

use super::ids::GameKey;
use super::opening::opening_drawn;
use super::refused::Refused;
use super::state::State;
use damier_pairing::schedule::Side;

/// A line about a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// The entry of the event in which it stands.
    pub seq: u32,
    /// When: milliseconds after the clocks were to start.
    pub after_ms: u64,
    pub line: String,
}

impl State {
    /// The board of a game with everything that was written down about it.
    pub fn board(&self, key: GameKey) -> Result<Board, Refused> {
        self.encounter(key)?;
        let terms = self.terms(key)?;
        // Older logs let the clock go on without the sealed move on the record.
        let older = Terms { older: true, ..terms.clone() };
        // Or they were written from the usual start, with the moves of the opening among their lines.
        let plain = Terms { opening: None, ..older.clone() };
        // Or as if each move added time, so that no draw came of a control that adds none.
        let adding = Conditions { increment: true, ..Conditions::new(terms.conditions.class) };
        let adding = Terms { conditions: adding, ..older.clone() };
        let mut board = self.fill(key, terms);
        for terms in [older, plain, adding] {
            board = board.or_else(|why| self.fill(key, terms).map_err(|_| why));
        }
        board
    }

    fn fill(&self, key: GameKey, terms: Terms) -> Result<Board, Refused> {
        let mut board = Board::open(terms).map_err(|why| Refused::AtBoard {
            key,
            line: String::new(),
            why: Box::new(NotWritten::Game(LineRefusal::Refused(why))),
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
        let opening = opening_drawn(self, key).map(|(_, opening)| opening);
        Ok(Terms {
            rulebook: readings.rulebook,
            conditions: control
                .as_ref()
                .map_or_else(|| Conditions::new(class), |control| conditions(class, control)),
            start: self.odds_position(key)?,
            opening,
            clock: control.map(|control| Setup { control, rules, encounter }),
            older: false,
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

/// What only a player may say about his game: what he chooses after an irregularity of his opponent, and a draw that
/// he claims by his count (UA13-IV.6.4, FMJD-I.5.4, UA13-IV.18.14/a, UA-IV.14.b).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PlayersWord {
    Choice,
    Count,
}

/// Which of them a line is, whoever says it.
pub(super) fn players_word(line: &str) -> Option<PlayersWord> {
    let mut words = line.split_whitespace();
    match (words.next()?, words.next(), words.next()) {
        ("correct" | "let-stand", Some(_), None) => Some(PlayersWord::Choice),
        ("claim", Some(_), Some("repetition" | "counting")) => Some(PlayersWord::Count),
        _ => None,
    }
}

impl State {
    /// A player says himself what only he may.
    pub(super) fn said_by_player(&mut self, key: GameKey, side: Side, line: LogLine) -> Result<(), Refused> {
        let own = self.pieces_of(key, side)?.to_string().to_lowercase();
        let speaks = line.line.split_whitespace().nth(1);
        if players_word(&line.line).is_none() || speaks != Some(own.as_str()) {
            return Err(Refused::NotHisWord { key, line: line.line });
        }
        self.at_board(key, line)
    }
}

fn write(board: &mut Board, key: GameKey, after_ms: u64, line: &str) -> Result<(), Refused> {
    board.write(Span::millis(after_ms), line).map_err(|why| Refused::AtBoard {
        key,
        line: line.to_owned(),
        why: Box::new(why),
    })
}
