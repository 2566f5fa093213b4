//! What a side has used, and what it may use.

use damier_rules::rulebook::Clause;
use jiff::civil::Date;
use serde::Serialize;

use super::{Booking, Kind, PostalGame};
use crate::stamp::{days_between, later};
use crate::switches::FirstMove;
use crate::{Control, Side, Stamp};

/// Seconds of a day of a bank.
const DAY: i64 = 86_400;

/// The time of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Account {
    /// Days used in the present count; whole days, a bank's are rounded down.
    pub used: i64,
    /// Moves made in the present count.
    pub moves: u16,
    /// Days that may have been used for so many moves.
    pub limit: i64,
    /// Where it says so.
    pub clause: Clause,
}

impl Account {
    /// By how many days the limit is overstepped; none: it is not.
    pub fn overstep(&self) -> Option<i64> {
        Some(self.used - self.limit).filter(|days| *days > 0)
    }
}

impl PostalGame {
    /// The time of a side as its letters leave it (UA13-V.6.1, COL-4.3.5).
    pub fn account(&self, side: Side) -> Account {
        let (seconds, moves) = self.spent(side);
        self.account_of(side, seconds, moves)
    }

    /// By how many days a side has overstepped, whatever it answers and when; none: it may still answer in time.
    pub fn over_before_answering(&self, side: Side) -> Option<i64> {
        let (seconds, moves) = self.spent(side);
        self.account_of(side, seconds, moves + 1).overstep()
    }

    /// The same if the side answered at this moment with one move; for the side to move the days since its
    /// partner's letter are counted.
    pub fn account_at(&self, side: Side, now: Stamp) -> Account {
        let (seconds, moves) = self.spent(side);
        let thinking = if self.turn() == side && !self.is_over() { self.thinking(side, now) } else { 0 };
        self.account_of(side, seconds + thinking, moves + 1)
    }

    fn account_of(&self, side: Side, seconds: i64, moves: u16) -> Account {
        let first = self.restarted[side.color()].last().and_then(|restart| restart.first);
        let limit = self.table.control.limit(moves, first);
        let clause = self.table.code.overstep_clause;
        Account { used: seconds.div_euclid(DAY), moves, limit, clause }
    }

    /// How much is left to a side, in seconds, if it answered now; negative: overstepped.
    pub fn left(&self, side: Side, now: Stamp) -> i64 {
        let (seconds, moves) = self.spent(side);
        let thinking = if self.turn() == side && !self.is_over() { self.thinking(side, now) } else { 0 };
        let first = self.restarted[side.color()].last().and_then(|restart| restart.first);
        match self.table.control {
            Control::EachMove { days } => i64::from(days) * DAY - thinking,
            control => control.limit(moves + 1, first) * DAY - seconds - thinking,
        }
    }

    /// The last day on which the side to move can answer in time. Days are counted from the letter that it answers, so
    /// that no later break moves a term that is over.
    pub fn last_day(&self, now: Stamp) -> Date {
        let side = self.turn();
        if self.table.control.is_claimed() {
            self.day_after(self.thinking_from(side), self.days_left(side, 1))
        } else {
            self.day_after(now.date, self.left(side, now).div_euclid(DAY))
        }
    }

    /// The last day on which a side can correct its letter in time: its own days run on from the word that asks for it,
    /// or from the letter itself, and the move of that letter is counted already (P14).
    pub(super) fn last_day_to_correct(&self, side: Side, now: Stamp) -> Date {
        let asked = Side::ALL.into_iter().filter_map(|own| self.last_word(own)).map(|stamp| stamp.date).max();
        if self.table.control.is_claimed() {
            self.day_after(asked.unwrap_or(self.terms.start), self.days_left(side, 0))
        } else {
            self.day_after(now.date, self.left(side, now).div_euclid(DAY))
        }
    }

    /// Whole days that a side has left for its moves so far and so many more.
    fn days_left(&self, side: Side, more: u16) -> i64 {
        let (seconds, moves) = self.spent(side);
        let first = self.restarted[side.color()].last().and_then(|restart| restart.first);
        self.table.control.limit((moves + more).max(1), first) - seconds.div_euclid(DAY)
    }

    /// The day that is so many days, breaks left out, after another; before it, if there are fewer than none.
    fn day_after(&self, mut day: Date, mut left: i64) -> Date {
        if left < 0 {
            return later(day, left);
        }
        while left > 0 || self.break_days(day, later(day, 1)) > 0 {
            let next = later(day, 1);
            if next == day {
                break;
            }
            left -= 1 - self.break_days(day, next);
            day = next;
        }
        day
    }

    /// Seconds used and moves made in the present count.
    pub(super) fn spent(&self, side: Side) -> (i64, u16) {
        let books = &self.books[side.color()];
        let present = self.restarted[side.color()].len();
        let counted = books.iter().enumerate().filter(|(index, _)| self.count_of(side, *index) == present);
        counted.fold((0, 0), |(seconds, moves), (index, booking)| {
            (seconds + self.booked(side, index), moves + booking.moves)
        })
    }

    /// In which count of its side a booking stands, the first being 0: a letter belongs to the last count that had
    /// begun when it went (UA13-V.6.4), but the letters of an overstep stay in the count that they overstepped.
    pub(super) fn count_of(&self, side: Side, index: usize) -> usize {
        let booking = &self.books[side.color()][index];
        let sent = self.sent_of(side, index).map_or(booking.entered, |sent| sent.date);
        let begun = |restart: &&super::Restart| restart.from <= sent && restart.after <= index;
        self.restarted[side.color()].iter().filter(begun).count()
    }

    /// What one booking costs, in seconds.
    pub(super) fn booked(&self, side: Side, index: usize) -> i64 {
        let booking = &self.books[side.color()][index];
        let begun = self.begun(side, self.count_of(side, index));
        // The letter that opens the game answers none: its days are those since the start (P7, COL-4.3.2a).
        let opening = || self.opens_play(side, index).then(|| Stamp::day(self.terms.start));
        let between = match (self.received_of(side, index).or_else(opening), self.sent_of(side, index)) {
            (Some(received), Some(sent)) => self.between(side, received, sent, booking.first, begun),
            _ => 0,
        };
        (between - booking.free * DAY).max(0) + booking.extra * DAY
    }

    /// Whether a booking is the letter before which there was none.
    fn opens_play(&self, side: Side, index: usize) -> bool {
        let booking = &self.books[side.color()][index];
        let begins = side.color() == self.table.rulebook.variant.rules().first;
        begins && booking.first && booking.kind == Kind::Move
    }

    /// How long the side to move has been thinking, in seconds.
    pub(super) fn thinking(&self, side: Side, now: Stamp) -> i64 {
        let first = !self.books[side.color()].iter().any(|booking| booking.moves > 0);
        let received = self.asked_since().unwrap_or(Stamp::day(self.terms.start));
        self.between(side, received, now, first, self.begun(side, usize::MAX))
    }

    /// From which day the side to move is thinking.
    fn thinking_from(&self, side: Side) -> Date {
        let received = self.asked_since().map_or(self.terms.start, |stamp| stamp.date);
        let first = !self.books[side.color()].iter().any(|booking| booking.moves > 0);
        let from = if first { received.max(self.start_of(side)) } else { received };
        self.begun(side, usize::MAX).map_or(from, |begun| from.max(begun))
    }

    /// When a count of a side began; none for the first one. There is no later one than the present.
    pub(super) fn begun(&self, side: Side, count: usize) -> Option<Date> {
        let counts = &self.restarted[side.color()];
        count.min(counts.len()).checked_sub(1).and_then(|at| counts.get(at)).map(|restart| restart.from)
    }

    /// What lies between receipt and dispatch, without breaks, in seconds.
    fn between(&self, side: Side, received: Stamp, sent: Stamp, first: bool, begun: Option<Date>) -> i64 {
        if first && self.table.switches.first_move == FirstMove::Free {
            return 0;
        }
        // A reply received on the closing day or later costs nothing (COL-4.3.2b).
        let closed = self.table.code.closing.and(self.terms.closing);
        if closed.is_some_and(|closing| received.date >= closing) {
            return 0;
        }
        let mut from = received.date;
        if first {
            from = from.max(self.start_of(side));
        }
        if let Some(begun) = begun {
            from = from.max(begun);
        }
        if from >= sent.date && !self.counts_hours(received, sent, from) {
            return 0;
        }
        let breaks = self.break_days(from, sent.date);
        match (received.at, sent.at) {
            (Some(start), Some(end)) if self.counts_hours(received, sent, from) => {
                (end - start - breaks * DAY).max(0)
            }
            _ => (days_between(from, sent.date) - breaks) * DAY,
        }
    }

    /// Banks run by the hour where the instants are known; the codes count calendar days.
    fn counts_hours(&self, received: Stamp, sent: Stamp, from: Date) -> bool {
        !self.table.control.is_claimed()
            && received.at.is_some()
            && sent.at.is_some()
            && from == received.date
    }

    /// The day from which a side's first move is counted: the start, or the day after it got its documents late
    /// (COL-4.3.2a).
    fn start_of(&self, side: Side) -> Date {
        let late =
            self.documents[side.color()].filter(|day| *day > self.terms.start).map(|day| later(day, 1));
        late.unwrap_or(self.terms.start)
    }

    /// When the letter of a booking was received: as dated, or by the mean time on the way (P11).
    pub(super) fn received_of(&self, side: Side, index: usize) -> Option<Stamp> {
        let booking = &self.books[side.color()][index];
        if booking.received.is_some() || booking.moves == 0 {
            return booking.received;
        }
        let sent = booking.partner_sent?;
        Some(Stamp::day(later(sent.date, self.travels(side, index))))
    }

    /// When the letter of a booking was sent: as dated, or as long before its receipt as letters take.
    pub(super) fn sent_of(&self, side: Side, index: usize) -> Option<Stamp> {
        let booking = &self.books[side.color()][index];
        if booking.sent.is_some() || booking.moves == 0 {
            return booking.sent;
        }
        let answers = self.books[(!side).color()].iter().enumerate();
        let (at, answer) =
            answers.filter(|(_, answer)| answer.moves > 0).nth(self.nth_letter(side, index))?;
        let received = answer.received?;
        Some(Stamp::day(later(received.date, -self.travels(!side, at))))
    }

    /// Which letter of the partner answers a booking.
    fn nth_letter(&self, side: Side, index: usize) -> usize {
        let own = self.books[side.color()][..index].iter().filter(|booking| booking.moves > 0).count();
        own + usize::from(side.color() != self.table.rulebook.variant.rules().first)
    }

    /// Mean days on the way to the sender of a booking: UA13 of the three letters before, else of the three after, the
    /// same way (UA13-V.5.2); COL of all earlier ones between the two, whichever way they went, else of the later ones
    /// (COL-4.3.3). Only letters with moves are counted, no corrections (P11). Whole days, half up.
    fn travels(&self, side: Side, index: usize) -> i64 {
        let took = |booking: &Booking| {
            let (sent, came) = booking.partner_sent.zip(booking.received)?;
            (booking.kind == Kind::Move).then(|| days_between(sent.date, came.date))
        };
        let books = &self.books[side.color()];
        let days: Vec<i64> = if self.table.code.undated.is_some() {
            let own = books[index].order;
            let all = || Side::ALL.into_iter().flat_map(|side| &self.books[side.color()]);
            let before: Vec<i64> = all().filter(|other| other.order < own).filter_map(took).collect();
            if before.is_empty() {
                all().filter(|other| other.order > own).filter_map(took).collect()
            } else {
                before
            }
        } else {
            let before: Vec<i64> = books[..index].iter().rev().filter_map(took).take(3).collect();
            let after: Vec<i64> = books.iter().skip(index + 1).filter_map(took).take(3).collect();
            if before.len() >= 3 || after.len() < 3 && !before.is_empty() { before } else { after }
        };
        let (sum, count) = (days.iter().sum::<i64>(), i64::try_from(days.len()).unwrap_or(1));
        if count == 0 { 0 } else { (2 * sum + count).div_euclid(2 * count) }
    }

    pub(super) fn book_extra(&mut self, side: Side, days: i64, on: Stamp) {
        self.books[side.color()].push(Booking {
            kind: Kind::Charge,
            order: self.entries.len(),
            entered: on.date,
            received: None,
            sent: Some(on),
            forwarded: None,
            partner_sent: None,
            moves: 0,
            extra: days,
            free: 0,
            first: false,
            text: None,
        });
    }
}
