//! The time chart that goes to the judge with a claim (COL-4.3.6, UA13-V.6.3).

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
}

impl PostalGame {
    /// The letters of a side with their days, oldest first.
    pub fn chart(&self, side: Side) -> Vec<ChartRow> {
        let since = self.restarted[side.color()].map(|restart| restart.from);
        let mut total = 0;
        let rows = self.books[side.color()].iter().enumerate().map(|(index, booking)| {
            let sent = self.sent_of(side, index).map(|stamp| stamp.date);
            let days = self.booked(side, index).div_euclid(86_400);
            let counts = since.is_none_or(|since| sent.is_none_or(|sent| sent >= since));
            total += if counts { days } else { 0 };
            let received = self.received_of(side, index).map(|stamp| stamp.date);
            ChartRow { received, sent, days, total, moves: booking.text.clone() }
        });
        rows.collect()
    }

    /// The time of both as letters give it: White over Black (COL-4.3.1b).
    pub fn fraction(&self) -> String {
        format!("{}/{}", self.account(Side::White).used, self.account(Side::Black).used)
    }
}
