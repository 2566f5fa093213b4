//! Round robin by the printed tables.
//!
//! Numbers are drawn by lot, the table for that many participants gives rounds, pairs and colours, and
//! the first-named has White (UA13-IV.3.4.1.1, UA-II.3.6.1.a, COL-App1.1, COL-App1.2, D-44a). In an odd
//! field the partner of the number in brackets is free (COL-App1.3). All printed tables follow one rule,
//! which also serves smaller and larger fields; with n the even size and numbers taken round in 1..n-1:
//!
//! - odd round r: a = (r+1)/2, first pair a - (n); even round: a = (r+n)/2, first pair (n) - a;
//! - then for k = 1 … n/2-1 the pair a+k - a-k.

use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

use super::ScheduleError;
use crate::standings::Code;

/// The largest field: its rounds can still be counted.
const MOST: usize = 10_000;

/// In which order the rounds of the table are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RowOrder {
    /// Rows follow each other as the code prints them.
    #[default]
    Printed,
    /// Drawn by lot fifteen minutes before each round (UA13-IV.3.4.1.2, UA-II.3.6.1.b).
    Drawn,
}

/// A round robin: how many play, and how often everybody meets everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RoundRobin {
    players: u32,
    cycles: u16,
}

/// One round of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TableRound {
    /// The cycle, from 1.
    pub cycle: u16,
    /// The number of the round in the table, from 1.
    pub number: u16,
    /// The pairs as printed.
    pub pairs: Vec<TablePair>,
    /// The number that is free in an odd field.
    pub free: Option<u32>,
}

/// Two numbers of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct TablePair {
    /// The first-named, who has White.
    pub white: u32,
    /// The number of the player who has Black.
    pub black: u32,
}

impl RoundRobin {
    /// Everybody meets everybody so many times; colours are reversed in every second cycle (UA13-IV.3.4.1,
    /// UA-II.3.6.1.a).
    pub fn new(players: usize, cycles: u16) -> Result<RoundRobin, ScheduleError> {
        match (players, cycles) {
            (0 | 1, _) => Err(ScheduleError::TooFew(players)),
            (_, 0) => Err(ScheduleError::NoCycle),
            _ if players > MOST => Err(ScheduleError::TooMany { given: players, most: MOST }),
            _ => Ok(RoundRobin { players: players as u32, cycles }),
        }
    }

    /// Everybody meets everybody once.
    pub fn once(players: usize) -> Result<RoundRobin, ScheduleError> {
        RoundRobin::new(players, 1)
    }

    /// The even size of the table.
    const fn size(self) -> u32 {
        self.players + self.players % 2
    }

    /// How many rounds one cycle has.
    pub const fn rounds_per_cycle(self) -> u16 {
        (self.size() - 1) as u16
    }

    /// All rounds in the order of the table, cycle after cycle.
    pub fn rounds(self) -> Vec<TableRound> {
        let numbers = 1..=self.rounds_per_cycle();
        (1..=self.cycles)
            .flat_map(|cycle| numbers.clone().map(move |number| self.round(cycle, number)))
            .collect()
    }

    /// One round of the table; numbers beyond the table are taken round.
    pub fn round(self, cycle: u16, number: u16) -> TableRound {
        let reversed = cycle.is_multiple_of(2);
        let mut round = TableRound { cycle, number, pairs: Vec::new(), free: None };
        for (white, black) in printed_round(self.size(), u32::from(number)) {
            if white > self.players || black > self.players {
                round.free = Some(white.min(black));
            } else if reversed {
                round.pairs.push(TablePair { white: black, black: white });
            } else {
                round.pairs.push(TablePair { white, black });
            }
        }
        round
    }
}

/// The pairs of a round of the table for `size` numbers, `size` being the one in brackets.
fn printed_round(size: u32, number: u32) -> Vec<(u32, u32)> {
    let modulus = size - 1;
    let wrap = |number: u32| (number + modulus - 1) % modulus + 1;
    let odd = number % 2 == 1;
    let first = wrap(if odd { number.div_ceil(2) } else { (number + size) / 2 });
    let mut pairs = vec![if odd { (first, size) } else { (size, first) }];
    pairs.extend((1..size / 2).map(|k| (wrap(first + k), wrap(first + modulus - k))));
    pairs
}

/// The round of the table in which two numbers meet; `None` if they never do.
pub fn meeting_round(players: u32, a: u32, b: u32) -> Option<u16> {
    let size = players + players % 2;
    if a == b || a == 0 || b == 0 || a > players || b > players {
        return None;
    }
    let (low, high) = (a.min(b), a.max(b));
    let sum = if high == size { 2 * low } else { low + high };
    // A round of nought is the last one.
    let round = (sum - 1) % (size - 1);
    Some(if round == 0 { size - 1 } else { round } as u16)
}

/// The clauses that print the table for a field; for sizes without a printed table the rule goes on.
pub fn table_clauses(code: Code, players: u32) -> &'static [Clause] {
    let size = players + players % 2;
    match (code, size) {
        (Code::Ua2013, 6) => &["UA13-IV.3.4.1.1", "UA13-IV.3.4.1.3"],
        (Code::Ua2013, 8) => &["UA13-IV.3.4.1.1", "UA13-IV.3.4.1.4"],
        (Code::Ua2013, 10) => &["UA13-IV.3.4.1.1", "UA13-IV.3.4.1.5"],
        (Code::Ua2013, 12) => &["UA13-IV.3.4.1.1", "UA13-IV.3.4.1.6"],
        (Code::Ua2013, 14) => &["UA13-IV.3.4.1.1", "UA13-IV.3.4.1.7"],
        (Code::Ua2013, 16) => &["UA13-IV.3.4.1.1", "UA13-IV.3.4.1.8"],
        (Code::Ua2013, _) => &["UA13-IV.3.4.1.1"],
        (Code::Ua2023, 6) => &["UA-II.3.6.1.a", "UA-App1.T1"],
        (Code::Ua2023, 8) => &["UA-II.3.6.1.a", "UA-App1.T2"],
        (Code::Ua2023, 10) => &["UA-II.3.6.1.a", "UA-App1.T3"],
        (Code::Ua2023, 12) => &["UA-II.3.6.1.a", "UA-App1.T4"],
        (Code::Ua2023, 14) => &["UA-II.3.6.1.a", "UA-App1.T5"],
        (Code::Ua2023, 16) => &["UA-II.3.6.1.a", "UA-App1.T6"],
        (Code::Ua2023, _) => &["UA-II.3.6.1.a"],
        (Code::Fmjd100 | Code::Fmjd64, _) => &["FMJD-III.3.11"],
        (Code::Columns, _) => &["COL-App1.1", "COL-App1.2", "COL-App1.3", "COL-1.7.4"],
    }
}
