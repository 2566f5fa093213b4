//! The time chart that goes to the judge with a claim (COL-4.3.6, UA13-V.6.3): every letter with its days, also those
//! of a count that an overstep has ended.

use jiff::civil::Date;
use serde::Serialize;

use super::PostalGame;
use crate::Side;

/// One letter of a side in the chart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ChartRow {
    /// When the partner's letter came.
    pub received: Option<Date>,
    /// When the answer went.
    pub sent: Option<Date>,
    /// Days for this letter, penalty days included.
    pub days: i64,
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
            rows.push(ChartRow {
                received: self.received_of(side, index).map(|stamp| stamp.date),
                sent: self.sent_of(side, index).map(|stamp| stamp.date),
                days,
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
