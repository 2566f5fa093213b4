//! The time chart that goes to the judge with a claim (COL-4.3.6, UA13-V.6.3): every letter with its days, also those
//! of a count that an overstep has ended.

use jiff::civil::Date;
use serde::Serialize;

use super::{Booking, Kind, PostalGame};
use crate::Side;
use crate::stamp::days_between;

/// One letter of a side in the chart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ChartRow {
    /// When the partner's letter came.
    pub received: Option<Date>,
    /// When the answer went.
    pub sent: Option<Date>,
    /// What it says.
    pub kind: RowKind,
    /// Days for this letter, penalty days included.
    pub days: i64,
    /// Penalty days among them.
    pub penalty: i64,
    /// Days between the two dates that are not counted: breaks, a complaint, a count that had not begun.
    pub uncounted: i64,
    /// Days in all since the count began.
    pub total: i64,
    /// The moves it made; none: it carried no move.
    pub moves: Option<String>,
    /// Which count it stands in, from 1: a new one begins after an overstep (UA13-V.6.4).
    pub count: usize,
    /// When that count began; none: with the game.
    pub count_from: Option<Date>,
    /// Days that may have been used for the moves of this count so far.
    pub limit: i64,
    /// By how many days they are overstepped.
    pub overstep: Option<i64>,
}

/// What a row of the chart stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RowKind {
    /// A letter with moves.
    Letter,
    /// A letter with a move that is impossible or cannot be read.
    Faulty,
    /// The word that play stands still.
    Complaint,
    /// A letter that mends another.
    Correction,
    /// Days that are charged without a letter.
    Charge,
}

impl PostalGame {
    /// The letters of a side with their days, oldest first.
    pub fn chart(&self, side: Side) -> Vec<ChartRow> {
        let (mut total, mut moves, mut present) = (0, 0, 0);
        let mut rows = Vec::new();
        for (index, booking) in self.books[side.color()].iter().enumerate() {
            let count = self.count_of(side, index);
            if count != present {
                (total, moves, present) = (0, 0, count);
            }
            let days = self.booked(side, index).div_euclid(86_400);
            total += days;
            moves += booking.moves;
            let first = count.checked_sub(1).and_then(|at| self.restarted[side.color()].get(at)?.first);
            let limit = self.table.control.limit(moves.max(1), first);
            let received = self.received_of(side, index).map(|stamp| stamp.date);
            let sent = self.sent_of(side, index).map(|stamp| stamp.date);
            // Days that were charged for a delay are thinking time and no penalty (COL-4.3.4, UA13-V.6.7).
            let penalty = if booking.kind == Kind::Charge { 0 } else { booking.extra };
            let between = received.zip(sent).map_or(0, |(received, sent)| days_between(received, sent));
            rows.push(ChartRow {
                received,
                sent,
                kind: RowKind::of(booking),
                days,
                penalty,
                uncounted: (between - (days - booking.extra)).max(0),
                total,
                moves: booking.text.clone(),
                count: count + 1,
                count_from: self.begun(side, count),
                limit,
                overstep: Some(total - limit).filter(|days| *days > 0),
            });
        }
        rows
    }

    /// The time of both as letters give it: White over Black (COL-4.3.1b).
    pub fn fraction(&self) -> String {
        format!("{}/{}", self.account(Side::White).used, self.account(Side::Black).used)
    }
}

impl RowKind {
    const fn of(booking: &Booking) -> RowKind {
        match (booking.kind, &booking.text) {
            (Kind::Move, Some(_)) => RowKind::Letter,
            (Kind::Move, None) => RowKind::Faulty,
            (Kind::Complaint, _) => RowKind::Complaint,
            (Kind::Correction, _) => RowKind::Correction,
            (Kind::Charge, _) => RowKind::Charge,
        }
    }
}
