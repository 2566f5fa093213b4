//! Letters with moves: variations accepted wholly or in part, forced replies, days booked.

use damier_pdn::{read_move, write_move};
use damier_rules::game;
use damier_rules::{Move, Position};

use super::{Booking, Kind, PostalGame};
use crate::fact::Letter;
use crate::stamp::later;
use crate::{Medium, Refused, Side, Stamp};

/// Most lines that somebody may have prepared, and most half-moves in one.
const MOST_LINES: usize = 64;
const LONGEST: usize = 60;

impl PostalGame {
    pub(super) fn letter(&mut self, letter: &Letter) -> Result<(), Refused> {
        let by = letter.by;
        self.may_write(by)?;
        self.in_order(letter.received, letter.sent)?;
        let before = *self.state().position();
        if let Some(sent) = letter.sent {
            self.reply_in_break(by, sent.date);
        }
        let booking = Booking {
            kind: Kind::Move,
            order: self.entries.len(),
            entered: self.last.date,
            received: letter.received,
            sent: letter.sent,
            forwarded: None,
            partner_sent: self.last_sent(),
            moves: 0,
            extra: std::mem::take(&mut self.waiting[by.color()]),
            free: 0,
            first: !self.books[by.color()].iter().any(|booking| booking.moves > 0),
            text: None,
        };
        self.charge_undated(letter);
        let opening = self.texts.is_empty();
        self.books[by.color()].push(booking);
        self.play_line(by, &before, &letter.moves)?;
        if letter.offer {
            self.rules(game::Fact::Offer { by: by.color(), pressed: false })?;
        }
        let lines = letter.variations.iter().map(|line| self.possible(line)).collect();
        self.proposed = Some((by, lines));
        self.repeated = None;
        self.told = None;
        // The letter that opens the game answers none, so no receipt is missing in it.
        if letter.received.is_none() && !opening || letter.sent.is_none() {
            self.undated[by.color()] += 1;
        }
        if let Some(sent) = letter.sent {
            self.alive(by, sent.date);
        }
        Ok(())
    }

    /// Whether a side may send a move now.
    pub(super) fn may_write(&self, by: Side) -> Result<(), Refused> {
        self.on_move_or_fault(by)?;
        let clause = self.table.code.sealed_clause;
        if self.claim.as_ref().is_some_and(|claim| claim.suspends) {
            return Err(Refused::Suspended { clause });
        }
        if self.adjudication.is_some() {
            let closing = self.terms.closing.unwrap_or(self.last.date);
            return Err(Refused::AfterClosing { closing, clause: self.table.code.broken_off });
        }
        Ok(())
    }

    fn on_move_or_fault(&self, by: Side) -> Result<(), Refused> {
        if let Some(fault) = self.fault {
            let clause = self.table.code.correction_clause(fault.offence);
            return Err(Refused::AwaitsCorrection { by: fault.by.color(), clause });
        }
        self.on_move(by)
    }

    /// A letter does not come before its partner sent it; the dates of two zones may differ by a day.
    pub(super) fn after_dispatch(&self, letter: &Letter) -> Result<(), Refused> {
        match (self.last_sent(), letter.received) {
            (Some(sent), Some(received)) if later(received.date, 1) < sent.date => {
                Err(Refused::DatesBackwards { earlier: sent.date, later: received.date })
            }
            _ => Ok(()),
        }
    }

    /// Dispatch is not before receipt.
    pub(super) fn in_order(&self, received: Option<Stamp>, sent: Option<Stamp>) -> Result<(), Refused> {
        let known: Vec<Stamp> = received.into_iter().chain(sent).collect();
        match known[..] {
            // A letter of the post may bear the date of another zone, so partners' dates are not compared.
            [earlier, later] if later.date < earlier.date => {
                Err(Refused::DatesBackwards { earlier: earlier.date, later: later.date })
            }
            _ => Ok(()),
        }
    }

    /// Plays the half-moves of a letter. Those of the partner must have been proposed by him (UA13-V.4.6,
    /// COL-4.2.13) or be forced, where the code has them written down and answered (COL-4.2.4).
    fn play_line(&mut self, by: Side, before: &Position, moves: &[String]) -> Result<(), Refused> {
        let proposed = self.proposals_to(by).to_vec();
        let mut line: Vec<String> = Vec::new();
        for text in moves {
            self.in_play()?;
            let (position, side) = (*self.state().position(), self.turn());
            let mv = self.read(&position, text)?;
            let written = write_move(&position, &mv, &self.table.notation);
            line.push(written);
            if side != by && !covers(&proposed, &line) && !self.is_forced(&position) {
                let clause = self.table.code.variation_clause;
                return Err(Refused::NotProposed { text: text.clone(), clause });
            }
            self.make(side, mv)?;
        }
        let ends_well = line.len() % 2 == 1 && before.to_move() == by.color();
        if ends_well { Ok(()) } else { Err(Refused::NoOwnMove) }
    }

    fn is_forced(&self, position: &Position) -> bool {
        self.table.code.forced.is_some() && position.legal_moves().len() == 1
    }

    /// Letters state moves in full, so that a short one is as good as an impossible one (UA13-V.4.2, COL-4.2.2). A
    /// server makes moves on a board and knows no short ones.
    pub(super) fn in_full(&self, letter: &Letter) -> Result<(), Refused> {
        if self.terms.medium == Medium::Server {
            return Ok(());
        }
        let mut position = *self.state().position();
        for text in &letter.moves {
            // What cannot be read is refused when it is played.
            let Ok(mv) = self.read(&position, text) else { return Ok(()) };
            if !self.is_full(&position, text, &mv) {
                let clause = self.table.code.notation_clause;
                return Err(Refused::ShortNotation { text: text.chars().take(40).collect(), clause });
            }
            position = position.play_unchecked(&mv);
        }
        Ok(())
    }

    /// Whether a text names the square from which a piece goes and the one to which it goes.
    pub(super) fn is_full(&self, position: &Position, text: &str, mv: &Move) -> bool {
        let name = |square: Option<&damier_rules::Square>| {
            let named = square.map(|own| self.table.notation.squares.name(position.board(), *own));
            named.map(|own| own.to_lowercase()).unwrap_or_default()
        };
        let squares = mv.squares();
        let (from, to) = (name(squares.first()), name(squares.last()));
        let text = text.trim().to_lowercase();
        let mut parts: Vec<&str> = text
            .split(|sign: char| !sign.is_alphanumeric() || matches!(sign, 'x' | 'х'))
            .filter(|part| !part.is_empty())
            .collect();
        if let [whole] = parts[..] {
            // Two squares with nothing between them, where squares have letters.
            let letters = from.chars().any(char::is_alphabetic);
            return letters && whole == format!("{from}{to}");
        }
        // Towers may be written behind a square, and results behind a move.
        parts.retain(|part| part.chars().any(|sign| sign.is_ascii_digit()));
        // A king may bear its letter before the square.
        let begins = |part: &&str| *part == from || part.strip_prefix('d') == Some(from.as_str());
        parts.first().is_some_and(begins) && parts[1..].iter().any(|part| part.starts_with(to.as_str()))
    }

    pub(super) fn read(&self, position: &Position, text: &str) -> Result<Move, Refused> {
        read_move(position, text).map_err(|_| Refused::NotLegal { text: text.chars().take(40).collect() })
    }

    /// Makes one half-move; it counts in the last letter of its side (UA13-V.6.2).
    pub(super) fn make(&mut self, side: Side, mv: Move) -> Result<(), Refused> {
        if let Some(booking) = self.books[side.color()].last_mut() {
            booking.moves += 1;
        }
        self.put(mv)
    }

    /// Makes one half-move that has been counted already.
    pub(super) fn put(&mut self, mv: Move) -> Result<(), Refused> {
        let position = *self.state().position();
        let side: Side = position.to_move().into();
        let text = write_move(&position, &mv, &self.table.notation);
        self.game.apply(game::Fact::Move(mv))?;
        if let Some(booking) = self.books[side.color()].last_mut() {
            let texts = booking.text.get_or_insert_default();
            if !texts.is_empty() {
                texts.push(' ');
            }
            texts.push_str(&text);
        }
        for side in Side::ALL {
            let lines = &mut self.conditional[side.color()];
            lines.retain(|line| line.first() == Some(&text));
            lines.iter_mut().for_each(|line| {
                line.remove(0);
            });
            lines.retain(|line| !line.is_empty());
        }
        self.texts.push(text);
        self.proposed = None;
        Ok(())
    }

    /// A line as far as it is possible: an impossible move ends a variation, without penalty (COL-4.2.12).
    fn possible(&self, line: &[String]) -> Vec<String> {
        let mut position = *self.state().position();
        let mut texts = Vec::new();
        for text in line.iter().take(LONGEST) {
            let Ok(mv) = self.read(&position, text) else { break };
            texts.push(write_move(&position, &mv, &self.table.notation));
            position = position.play_unchecked(&mv);
        }
        texts
    }

    pub(super) fn set_conditional(&mut self, by: Side, lines: &[Vec<String>]) -> Result<(), Refused> {
        self.in_play()?;
        if self.turn() == by && !lines.is_empty() {
            return Err(Refused::NotYourMove { turn: by.color() });
        }
        let mut checked = Vec::new();
        for line in lines.iter().take(MOST_LINES) {
            let possible = self.possible(line);
            if possible.len() < 2 || possible.len() < line.len() {
                let text = line.get(possible.len()).or(line.last()).cloned().unwrap_or_default();
                return Err(Refused::NotLegal { text });
            }
            checked.push(possible);
        }
        self.conditional[by.color()] = checked;
        Ok(())
    }

    /// Penalty days for letters without dates, if the partner charges them in his reply (COL-4.3.3).
    fn charge_undated(&mut self, letter: &Letter) {
        let other = !letter.by;
        let Some(term) = self.table.code.undated.filter(|_| letter.charged) else { return };
        let repeated = self.undated[other.color()] >= 2;
        let books = &mut self.books[other.color()];
        if let Some(last) =
            books.last_mut().filter(|last| repeated && (last.received.is_none() || last.sent.is_none()))
        {
            last.extra += i64::from(term.days);
        }
    }
}

/// Whether one of the lines begins so.
fn covers(lines: &[Vec<String>], begins: &[String]) -> bool {
    lines.iter().any(|line| line.starts_with(begins))
}
