//! Where each code says what its clocks do.

use damier_rules::Variant;
use damier_rules::rulebook::Clause;

use crate::ClockRules;
use crate::rules::Code::{self, Columns, Fmjd64, Fmjd100, Ua2013, Ua2023, Wcdf};

/// A point of the clock rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Point {
    /// One clock stops and the other starts; never do both run.
    Alternation,
    /// Both can be stopped.
    BothStopped,
    /// Who starts which clock.
    Start,
    /// The press after the move.
    Press,
    /// The fall of the flag, and the move that counts.
    Flag,
    /// What two flags mean.
    BothFlags,
    /// Which flag fell first is kept.
    Latch,
    /// Seconds at the end.
    Seconds,
    /// The last move of the game on the board.
    FinalMove,
    /// A flag said not to work.
    FlagDoubted,
    /// A faulty clock.
    FaultyClock,
    /// Who pays for a correction.
    Correction,
    /// A clock stopped by a player.
    Stop,
    /// A clock stopped for a draw.
    StopForDraw,
    /// Only the arbiter stops.
    ArbiterStops,
    /// The clock while a draw claim is checked.
    ClaimChecked,
    /// The first mover is late.
    FirstLate,
    /// The second mover is late.
    SecondLate,
    /// Both are late.
    BothLate,
    /// A player comes later than the code allows.
    TooLate,
    /// Too late for a micro-match or heat.
    TooLateForEncounter,
    /// Both too late.
    BothTooLate,
    /// A good reason.
    Excuse,
    /// The pause before the second game.
    MicroPause,
    /// The zone of time trouble.
    TimeTrouble,
    /// No such zone with an increment.
    NoTimeTrouble,
    /// The duty to record.
    Record,
    /// No duty in this kind of game.
    NoRecord,
    /// No duty in time trouble.
    RecordInTrouble,
    /// Too many moves missing.
    RecordGap,
    /// Restoring a record.
    Restore,
    /// Restoring both records.
    RestoreBoth,
    /// A flag ruling that the records cancel.
    CancelledFlag,
    /// Nobody can prove the number of moves.
    UnprovedCount,
    /// Interrupting a game.
    Adjourn,
    /// The sealed move.
    Seal,
    /// A sealed move that cannot be made.
    BadSeal,
    /// An interrupted game goes on.
    Reopen,
    /// A short break at a control move.
    Break,
}

impl ClockRules {
    /// Where the code says so; empty where it is silent.
    pub fn clauses(&self, point: Point) -> &'static [Clause] {
        match point {
            Point::BothFlags => both_flags(self),
            _ => clauses(self.code, point),
        }
    }
}

fn both_flags(rules: &ClockRules) -> &'static [Clause] {
    match (rules.code, rules.variant) {
        (Ua2013, Variant::International) => &["UA13-III.5.7"],
        (Ua2013, Variant::English) => &["UA13-II.5.4.3"],
        (Ua2013, _) => &["UA13-II.5.3.6"],
        (Fmjd100 | Fmjd64, _) if rules.class.is_quick() => &["FMJD-VI.4"],
        (Fmjd100, _) => &["FMJD-III.3.7.5"],
        (Ua2023, _) => &["UA-III.3.1.5"],
        (Wcdf, _) => &["WCDF-2.12"],
        (Fmjd64 | Columns, _) => &[],
    }
}

fn clauses(code: Code, point: Point) -> &'static [Clause] {
    match code {
        Ua2013 => ua2013(point),
        Ua2023 => ua2023(point),
        Fmjd100 => fmjd100(point),
        Fmjd64 => fmjd64(point),
        Wcdf => wcdf(point),
        Columns => columns(point),
    }
}

fn ua2013(point: Point) -> &'static [Clause] {
    match point {
        Point::Alternation => &["UA13-IV.7.1.2", "UA13-IV.7.1.3"],
        Point::Start => &["UA13-IV.9.3", "UA13-IV.7.4"],
        Point::Press => &["UA13-IV.7.4", "UA13-IV.7.6"],
        Point::Flag => &["UA13-IV.7.10", "UA13-IV.8.2"],
        Point::FlagDoubted => &["UA13-IV.7.9"],
        Point::FaultyClock => &["UA13-IV.7.8"],
        Point::Stop => &["UA13-IV.9.3"],
        Point::FirstLate => &["UA13-IV.9.4.3"],
        Point::SecondLate => &["UA13-IV.9.4.4"],
        Point::BothLate => &["UA13-IV.9.4.5"],
        Point::TooLate | Point::BothTooLate => &["UA13-IV.9.4.2", "UA13-IV.11.2"],
        Point::TooLateForEncounter => &["UA13-IV.9.5.7", "UA13-IV.11.2"],
        Point::Excuse => &["UA13-IV.9.4.2"],
        Point::MicroPause => &["UA13-IV.9.5.6"],
        Point::TimeTrouble => &["UA13-IV.7.11"],
        Point::NoTimeTrouble => &["UA13-IV.7.13"],
        Point::Record => &["UA13-IV.4.4"],
        Point::NoRecord => &["UA13-IV.3.7.1"],
        Point::RecordInTrouble | Point::Restore | Point::RestoreBoth => &["UA13-IV.7.12"],
        Point::RecordGap => &["UA13-IV.4.6"],
        Point::ClaimChecked => &["UA13-IV.11.4.6"],
        _ => &[],
    }
}

fn ua2023(point: Point) -> &'static [Clause] {
    match point {
        Point::Alternation => &["UA-III.3.1.3", "UA-III.3.1.4"],
        Point::BothStopped => &["UA-III.3.1.2"],
        Point::Latch => &["UA-III.3.1.5"],
        Point::Seconds => &["UA-III.3.1.6"],
        Point::Start => &["UA-III.5.3.a", "UA-III.3.4"],
        Point::Press => &["UA-III.3.4", "UA-III.3.6"],
        Point::Flag => &["UA-III.3.10.a", "UA-III.4.2"],
        Point::FlagDoubted => &["UA-III.3.9"],
        Point::FaultyClock => &["UA-III.3.8"],
        Point::Correction => &["UA-III.3.13"],
        Point::Stop => &["UA-III.5.3.b"],
        Point::FirstLate => &["UA-III.5.4.3"],
        Point::SecondLate => &["UA-III.5.4.4"],
        Point::BothLate => &["UA-III.5.4.5"],
        Point::TooLate | Point::TooLateForEncounter | Point::BothTooLate => &["UA-III.5.4.2", "UA-III.7.2.a"],
        Point::Excuse => &["UA-III.5.4.2"],
        Point::MicroPause => &["UA-III.5.5.6"],
        Point::TimeTrouble | Point::NoTimeTrouble => &["UA-III.3.11"],
        Point::Record => &["UA-III.2.4", "UA-III.2.5"],
        Point::NoRecord => &["UA-V.Res.3.1"],
        Point::RecordInTrouble | Point::Restore | Point::RestoreBoth => &["UA-III.3.12"],
        Point::RecordGap => &["UA-III.2.7"],
        Point::ClaimChecked => &["UA-III.7.4.6"],
        _ => &[],
    }
}

fn fmjd100(point: Point) -> &'static [Clause] {
    match point {
        Point::Alternation => &["FMJD-III.3.7.3", "FMJD-III.3.7.4"],
        Point::BothStopped => &["FMJD-III.3.7.2"],
        Point::Latch => &["FMJD-III.3.7.5"],
        Point::Seconds => &["FMJD-III.3.7.6"],
        Point::Start => &["FMJD-III.4.4", "FMJD-IV.2.11"],
        Point::Press => &["FMJD-III.6.7"],
        Point::Flag => &["FMJD-III.6.11", "FMJD-IV.2.17"],
        Point::FlagDoubted => &["FMJD-III.6.10"],
        Point::FaultyClock => &["FMJD-III.6.9"],
        Point::Correction => &["FMJD-III.6.18"],
        Point::Stop => &["FMJD-III.6.18bis"],
        Point::ArbiterStops => &["FMJD-IV.2.12"],
        Point::ClaimChecked => &["FMJD-III.6.17"],
        Point::FirstLate | Point::SecondLate => &["FMJD-III.4.4"],
        Point::BothLate => &["FMJD-III.4.5"],
        Point::TooLate | Point::TooLateForEncounter => &["FMJD-III.5.7", "FMJD-IV.2.18"],
        Point::BothTooLate => &["FMJD-III.5.8"],
        Point::Excuse => &["FMJD-III.4.4"],
        Point::TimeTrouble => &["FMJD-III.6.12"],
        Point::Record => &["FMJD-III.6.2", "FMJD-III.6.3"],
        Point::NoRecord => &["FMJD-VI.4", "FMJD-I.10.4"],
        Point::RecordInTrouble | Point::Restore => &["FMJD-III.6.13"],
        Point::RestoreBoth => &["FMJD-III.6.14"],
        Point::CancelledFlag | Point::UnprovedCount => &["FMJD-III.6.15"],
        Point::Adjourn => &["FMJD-III.7.2", "FMJD-III.7.5"],
        Point::Seal => &["FMJD-III.7.6.4", "FMJD-III.7.6.5"],
        Point::BadSeal => &["FMJD-III.7.6.7"],
        Point::Reopen => &["FMJD-III.7.7.4"],
        Point::Break => &["FMJD-III.7.8"],
        _ => &[],
    }
}

fn fmjd64(point: Point) -> &'static [Clause] {
    match point {
        Point::Start => &["FMJD-IIIbis.4.4", "FMJD-IV.2.11"],
        Point::Press => &["FMJD-IIIbis.6.7"],
        Point::Flag => &["FMJD-IIIbis.6.11", "FMJD-IV.2.17"],
        // The clause has a heading and no text there (D-33b).
        Point::FlagDoubted => &["FMJD-III.6.10"],
        Point::FaultyClock => &["FMJD-IIIbis.6.9"],
        Point::Correction => &["FMJD-IIIbis.6.18"],
        Point::Stop => &["FMJD-IIIbis.6.18bis"],
        Point::ArbiterStops => &["FMJD-IV.2.12"],
        Point::ClaimChecked => &["FMJD-IIIbis.6.17"],
        Point::FirstLate | Point::SecondLate => &["FMJD-IIIbis.4.4"],
        Point::BothLate => &["FMJD-IIIbis.4.5"],
        Point::TooLate | Point::TooLateForEncounter => &["FMJD-IIIbis.5.7", "FMJD-IV.2.18"],
        Point::BothTooLate => &["FMJD-III.5.8"],
        Point::Excuse => &["FMJD-IIIbis.4.4"],
        Point::TimeTrouble => &["FMJD-IIIbis.6.12"],
        Point::Record => &["FMJD-IIIbis.6.2", "FMJD-IIIbis.6.3"],
        Point::NoRecord => &["FMJD-VI.4", "FMJD-Ibis.10.4"],
        Point::RecordInTrouble | Point::Restore => &["FMJD-IIIbis.6.13"],
        Point::RestoreBoth => &["FMJD-IIIbis.6.14"],
        Point::CancelledFlag | Point::UnprovedCount => &["FMJD-IIIbis.6.15"],
        Point::Adjourn => &["FMJD-IIIbis.7.2", "FMJD-IIIbis.7.5"],
        Point::Seal => &["FMJD-IIIbis.7.6.4", "FMJD-IIIbis.7.6.5"],
        Point::BadSeal => &["FMJD-IIIbis.7.6.7"],
        Point::Reopen => &["FMJD-IIIbis.7.7.4"],
        Point::Break => &["FMJD-IIIbis.7.8"],
        Point::Alternation => &["FMJD-IIIbis.3.7.3", "FMJD-IIIbis.3.7.4"],
        Point::BothStopped => &["FMJD-IIIbis.3.7.2"],
        Point::Latch => &["FMJD-III.3.7.5"],
        Point::Seconds => &["FMJD-IIIbis.3.7.6"],
        _ => &[],
    }
}

fn wcdf(point: Point) -> &'static [Clause] {
    match point {
        Point::Alternation => &["WCDF-2.0.1"],
        Point::BothStopped | Point::ArbiterStops => &["WCDF-2.26"],
        Point::Start => &["WCDF-2.3", "WCDF-2.22"],
        Point::Press => &["WCDF-2.4", "WCDF-2.5"],
        Point::Flag => &["WCDF-2.19", "WCDF-2.20"],
        Point::FaultyClock => &["WCDF-2.11"],
        Point::Correction => &["WCDF-2.28"],
        Point::Stop => &["WCDF-N.iv"],
        Point::FirstLate => &["WCDF-2.22", "WCDF-2.23"],
        Point::SecondLate => &["WCDF-2.21"],
        Point::BothLate | Point::BothTooLate => &["WCDF-2.25"],
        Point::TooLate | Point::TooLateForEncounter => &["WCDF-2.24"],
        Point::TimeTrouble => &["WCDF-3.12"],
        Point::Record => &["WCDF-3.3"],
        Point::RecordInTrouble | Point::Restore => &["WCDF-3.13"],
        Point::RestoreBoth => &["WCDF-3.14"],
        Point::RecordGap => &["WCDF-3.5"],
        _ => &[],
    }
}

fn columns(point: Point) -> &'static [Clause] {
    match point {
        Point::Alternation | Point::Start => &["COL-3.3.1"],
        Point::Press => &["COL-3.3.2"],
        Point::Flag => &["COL-3.3.3", "COL-3.3.4a"],
        Point::FinalMove => &["COL-3.3.4b"],
        Point::Correction => &["COL-1.14.2"],
        Point::Stop => &["COL-3.3.5a"],
        Point::StopForDraw => &["COL-3.3.5b"],
        Point::FirstLate | Point::SecondLate | Point::Excuse => &["COL-3.5a"],
        Point::TooLate | Point::TooLateForEncounter | Point::BothTooLate => &["COL-3.5b"],
        Point::TimeTrouble => &["COL-3.4.4"],
        Point::Record => &["COL-3.4.1"],
        Point::RecordInTrouble | Point::Restore => &["COL-3.4.4"],
        Point::RestoreBoth => &["COL-3.4.5"],
        Point::RecordGap => &["COL-3.4.3"],
        Point::CancelledFlag => &["COL-3.4.6"],
        Point::ClaimChecked => &["COL-1.13.2-d"],
        _ => &[],
    }
}
