//! Faulty letters: impossible moves, complaints, corrections, penalty days, repeats.

use damier_pdn::read_move;
use damier_rules::{Move, Square};
use jiff::civil::Date;

use super::{Booking, Fault, Kind, PostalGame};
use crate::code::Mending;
use crate::fact::Offence;
use crate::stamp::days_between;
use crate::switches::{Correction, PenaltyBooked};
use crate::terms::Medium;
use crate::{Refused, Side, Stamp};

impl PostalGame {
    /// A letter came with a move against the rules, or with one that nobody can read (written `?`).
    pub(super) fn impossible(
        &mut self,
        by: Side,
        text: &str,
        received: Stamp,
        sent: Stamp,
    ) -> Result<(), Refused> {
        self.may_write(by)?;
        self.in_order(Some(received), Some(sent))?;
        let position = *self.state().position();
        // A move in short notation counts as impossible (COL-4.2.2, UA13-V.4.2).
        if read_move(&position, text).is_ok_and(|mv| self.is_full(&position, text, &mv)) {
            return Err(Refused::IsLegal { text: text.to_owned() });
        }
        self.reply_in_break(by, sent.date);
        let mut booking = self.plain(Kind::Move, by, received, sent);
        // The move counts with the faulty letter, the correcting one carries none (P14).
        booking.moves = 1;
        self.books[by.color()].push(booking);
        let piece = self.named_piece(text);
        let moves: Vec<Move> =
            position.legal_moves().into_iter().filter(|mv| Some(mv.squares()[0]) == piece).collect();
        self.alive(by, sent.date);
        if let (Mending::ReceiverIfOne, [only]) = (self.table.code.mending, &moves[..]) {
            return self.put(*only);
        }
        let offence = if text.trim() == "?" { Offence::Illegible } else { Offence::Impossible };
        let bound = self.table.code.mending == Mending::Sender && !moves.is_empty();
        self.fault = Some(Fault { by, offence, complained: false, piece: piece.filter(|_| bound) });
        Ok(())
    }

    /// The square that an impossible move names first.
    fn named_piece(&self, text: &str) -> Option<Square> {
        let name = text.split(|sign: char| !sign.is_alphanumeric()).find(|part| !part.is_empty())?;
        self.table.notation.squares.square(self.state().position().board(), name)
    }

    /// The partner says that play stands still.
    pub(super) fn complaint(
        &mut self,
        by: Side,
        offence: Offence,
        received: Stamp,
        sent: Stamp,
        charged: bool,
    ) -> Result<(), Refused> {
        self.in_play()?;
        self.in_order(Some(received), Some(sent))?;
        let offender = !by;
        let standing = match self.fault {
            Some(fault) if fault.by == offender && !fault.complained => Fault { complained: true, ..fault },
            Some(fault) => {
                let clause = self.table.code.correction_clause(fault.offence);
                return Err(Refused::AwaitsCorrection { by: fault.by.color(), clause });
            }
            None if offence == Offence::Impossible || self.turn() != by => {
                return Err(Refused::NothingToCorrect);
            }
            None => Fault { by: offender, offence, complained: true, piece: None },
        };
        self.offences[offender.color()].push(standing.offence);
        if charged || !self.table.code.penalty_if_charged {
            self.penalise(offender);
        }
        // Within the days of the clause the complaint costs nothing (COL-4.2.9). Where the code names none, the
        // delay is the offender's (UA13-V.6.7).
        let free = self.table.code.complaint.map_or(i64::MAX / 1_000_000, |term| i64::from(term.days));
        let booking = Booking { free, ..self.plain(Kind::Complaint, by, received, sent) };
        self.books[by.color()].push(booking);
        self.alive(by, sent.date);
        self.fault = Some(standing);
        Ok(())
    }

    /// Six penalty days (UA13-V.4.9, COL-4.2.11), with the faulty letter or the next one (P6).
    fn penalise(&mut self, offender: Side) {
        let days = i64::from(self.table.switches.penalty_days);
        match (self.table.switches.penalty_booked, self.books[offender.color()].last_mut()) {
            (PenaltyBooked::Faulty, Some(faulty)) => faulty.extra += days,
            _ => self.waiting[offender.color()] += days,
        }
    }

    pub(super) fn corrected(
        &mut self,
        by: Side,
        received: Stamp,
        sent: Stamp,
        text: Option<&str>,
    ) -> Result<(), Refused> {
        let fault = self.fault.filter(|fault| fault.by == by).ok_or(Refused::NothingToCorrect)?;
        self.in_order(Some(received), Some(sent))?;
        let mut booking = self.plain(Kind::Correction, by, received, sent);
        if self.table.switches.correction == Correction::Free {
            booking.received = None;
        }
        self.books[by.color()].push(booking);
        if self.turn() == by {
            let text = text.ok_or(Refused::NoOwnMove)?;
            let position = *self.state().position();
            let mv = self.read(&position, text)?;
            if fault.piece.is_some_and(|piece| mv.squares()[0] != piece) {
                let clause = self.table.code.mending_clause;
                return Err(Refused::OtherPiece { text: text.to_owned(), clause });
            }
            self.put(mv)?;
        }
        self.fault = None;
        self.alive(by, sent.date);
        Ok(())
    }

    /// Nobody answered, so the move is sent again. Days by which that is late may count (COL-4.3.4).
    pub(super) fn repeat(&mut self, by: Side, on: Date, registered: bool) -> Result<(), Refused> {
        self.in_play()?;
        if self.turn() == by {
            return Err(Refused::NothingToRepeat);
        }
        let Some(term) = self.table.code.repeat else { return Ok(()) };
        if self.terms.medium == Medium::Post && !registered {
            return Err(Refused::NotRegistered { clause: term.clause });
        }
        // A repeat that was sent is recorded, whether or not a break let the term stand still; only its lateness is
        // counted without breaks.
        let since = self.unanswered_since();
        let passed = days_between(since, on);
        if passed < i64::from(term.days) {
            return Err(Refused::TooEarly { days: passed, term: term.days, clause: term.clause });
        }
        let days = (passed - self.break_days(since, on)).max(i64::from(term.days));
        if self.table.code.late_repeat.is_some() && self.repeated.is_none() {
            self.book_extra(by, days - i64::from(term.days), Stamp::day(on));
        }
        self.repeated = Some(on);
        self.alive(by, on);
        Ok(())
    }

    /// Since when the side to move has been asked for an answer.
    pub(super) fn unanswered_since(&self) -> Date {
        self.asked_since().map_or(self.terms.start, |stamp| stamp.date.max(self.terms.start))
    }

    /// How often the same kind of offence has stopped play: from the second on the arbiter punishes it (UA13-V.4.9).
    pub fn repeated_offence(&self, side: Side) -> bool {
        let offences = &self.offences[side.color()];
        offences.iter().any(|offence| offences.iter().filter(|other| *other == offence).count() > 1)
    }

    /// How many letters of a side came without dates.
    pub fn undated(&self, side: Side) -> u16 {
        self.undated[side.color()]
    }

    /// A booking of the days between two dates.
    fn plain(&mut self, kind: Kind, by: Side, received: Stamp, sent: Stamp) -> Booking {
        let first = !self.books[by.color()].iter().any(|booking| booking.moves > 0);
        let extra = std::mem::take(&mut self.waiting[by.color()]);
        let partner_sent = self.last_word(!by);
        Booking {
            kind,
            order: self.entries.len(),
            entered: self.last.date,
            received: Some(received),
            sent: Some(sent),
            forwarded: None,
            partner_sent,
            moves: 0,
            extra,
            free: 0,
            first,
            text: None,
        }
    }
}
