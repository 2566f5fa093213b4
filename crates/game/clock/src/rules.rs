//! What a rulebook says about clocks, as data. A regulation may deviate: every field can be changed, those that
//! settle an open reading also by name (see [`crate::switches`]).

use damier_rules::rulebook::{BothFlags, FlagMode, Rulebook, StopClock};
use damier_rules::{Color, Variant};
use serde::Serialize;

use crate::named::{Class, Device};
use crate::switches::{
    ClockSwitches, IncrementCounts, LateClock, LateMeasure, MicroPause, MoveInHand, PressAtFall, RecordDuty,
    TimeTrouble, ZoneEdge,
};
use crate::{Control, Span};

/// The codes, as far as their clocks differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The Ukrainian rules of 2013.
    Ua2013,
    /// The Ukrainian rules of 2023.
    Ua2023,
    /// The FMJD on a hundred squares.
    Fmjd100,
    /// The FMJD on sixty-four squares.
    Fmjd64,
    /// The rules of checkers of the WCDF.
    Wcdf,
    /// The code of column draughts.
    Columns,
}

/// The clock chapter of a rulebook for a class of play on a kind of clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockRules {
    /// The code that the clock is judged by.
    pub code: Code,
    /// What is played.
    pub variant: Variant,
    /// The declared class (D-37a).
    pub class: Class,
    /// The kind of clock.
    pub device: Device,
    /// The side whose clock is started first (UA-III.5.3.a, WCDF-2.22).
    pub first: Color,
    /// Who ends a game whose flag has fallen (D-39). A server sets [`FlagMode::Auto`].
    pub flag_mode: FlagMode,
    /// What two fallen flags mean when nobody knows which fell first (D-26a).
    pub both_flags: BothFlags,
    /// Whether the clock keeps which flag fell first (UA-III.3.1.5, FMJD-III.3.7.5).
    pub latch: bool,
    /// Whether a move that leaves the opponent none beats one's own flag (COL-3.3.4b).
    pub final_move_beats_flag: bool,
    /// What a clock stopped by a player without a word means (D-40a).
    pub stop_clock: StopClock,
    /// Seconds are shown when so much is left (UA-III.3.1.6, FMJD-III.3.7.6).
    pub seconds_in_last: Span,
    /// What both late means for the clocks.
    pub both_late: BothLate,
    /// How late is too late, if the code sets a limit in minutes of its own.
    pub late_limit: Option<Span>,
    /// The readings that a regulation may choose otherwise.
    pub switches: ClockSwitches,
}

/// What happens to the time that runs while neither player is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BothLate {
    /// The first arrival halves it (UA13-IV.9.4.5, UA-III.5.4.5, FMJD-III.4.5).
    Halved,
    /// Each has a clock of his own (WCDF-2.25, C10).
    OwnClocks,
    /// It is the first mover's.
    FirstMover,
}

impl ClockRules {
    /// The clock chapter of a rulebook, with the rulebook's own switches taken over.
    pub fn new(book: &Rulebook, class: Class, device: Device) -> ClockRules {
        let code = Code::of(book);
        let quick_fmjd = class.is_quick() && code.is_fmjd();
        ClockRules {
            code,
            variant: book.variant,
            class,
            device,
            first: book.variant.rules().first,
            flag_mode: book.switches.flag_mode,
            both_flags: book.switches.both_flags,
            // Quick games of the FMJD: two fallen flags are a draw whatever the clock shows (FMJD-VI.4).
            latch: code.latches() && device == Device::Electronic && !quick_fmjd,
            final_move_beats_flag: book.switches.final_move_beats_flag,
            stop_clock: book.switches.stop_clock,
            seconds_in_last: Span::minutes(2),
            both_late: code.both_late(),
            late_limit: code.late_limit(),
            switches: code.switches(device),
        }
    }

    /// Whether records are kept in games under this control (D-43b).
    pub fn records(&self, control: &Control) -> bool {
        match self.switches.record_duty {
            RecordDuty::Always => true,
            RecordDuty::Never => false,
            RecordDuty::ByClass if self.class.is_quick() || self.class == Class::Simul => false,
            RecordDuty::ByClass => !(self.code.is_fmjd() && control.is_fixed_to_the_end()),
        }
    }
}

impl Code {
    /// The code of a rulebook.
    pub fn of(book: &Rulebook) -> Code {
        match book.code {
            "UA13" => Code::Ua2013,
            "UA" => Code::Ua2023,
            "FMJD" if book.variant.board().size() == 8 => Code::Fmjd64,
            "FMJD" => Code::Fmjd100,
            "WCDF" => Code::Wcdf,
            _ => Code::Columns,
        }
    }

    /// Whether it is one of the two of the FMJD.
    pub const fn is_fmjd(self) -> bool {
        matches!(self, Code::Fmjd100 | Code::Fmjd64)
    }

    /// Whether its electronic clocks must keep which flag fell first.
    const fn latches(self) -> bool {
        matches!(self, Code::Ua2023 | Code::Fmjd100 | Code::Fmjd64)
    }

    const fn both_late(self) -> BothLate {
        match self {
            Code::Ua2013 | Code::Ua2023 | Code::Fmjd100 | Code::Fmjd64 => BothLate::Halved,
            Code::Wcdf => BothLate::OwnClocks,
            Code::Columns => BothLate::FirstMover,
        }
    }

    /// More than so long after the start is too late (D-35a).
    const fn late_limit(self) -> Option<Span> {
        match self {
            // UA13-IV.9.4.2, UA-III.5.4.2, FMJD-III.5.7, FMJD-IV.2.18
            Code::Ua2013 | Code::Ua2023 | Code::Fmjd100 | Code::Fmjd64 => Some(Span::minutes(60)),
            Code::Columns => Some(Span::minutes(30)), // COL-3.5a, COL-3.5b
            Code::Wcdf => None,                       // the flag decides (WCDF-2.24)
        }
    }

    fn switches(self, device: Device) -> ClockSwitches {
        let base = ClockSwitches {
            press_at_fall: PressAtFall::TooLate,
            carry_over: true,
            late_clock: LateClock::FirstMover,
            late_forfeit: None,
            late_measure: LateMeasure::Start,
            time_trouble: TimeTrouble::FiveMinutes,
            five_minutes: ZoneEdge::Outside,
            time_trouble_off_inc_s: None,
            time_trouble_electronic: true,
            increment_counts: IncrementCounts::FromItsMove,
            move_in_hand: MoveInHand::Counted,
            record_gap: None,
            record_duty: RecordDuty::ByClass,
            reconstruct_limit_min: None,
            fault_floor_min: None,
            micro_pause: MicroPause::Break,
            adjourn_after_move: None,
        };
        match self {
            Code::Ua2013 => ClockSwitches {
                time_trouble: TimeTrouble::Hurried,
                time_trouble_off_inc_s: Some(0), // UA13-IV.7.13: none with any increment
                time_trouble_electronic: false,  // C2
                record_gap: Some(2),             // UA13-IV.4.6
                fault_floor_min: Some(15),       // UA13-IV.7.8
                micro_pause: MicroPause::OnFirstClock, // UA13-IV.9.5.6
                ..base
            },
            Code::Ua2023 => ClockSwitches {
                time_trouble_off_inc_s: Some(30), // UA-III.3.11
                record_gap: Some(2),              // UA-III.2.7
                ..base
            },
            Code::Fmjd100 | Code::Fmjd64 => ClockSwitches {
                late_clock: LateClock::Absent, // D-34
                five_minutes: ZoneEdge::Inside,
                time_trouble_off_inc_s: Some(30), // D-36b
                reconstruct_limit_min: Some(15),  // FMJD-III.6.13
                // FMJD-III.7.5, FMJD-IIIbis.7.5
                adjourn_after_move: Some(if self == Code::Fmjd100 { 75 } else { 50 }),
                ..base
            },
            Code::Wcdf => ClockSwitches {
                five_minutes: ZoneEdge::Inside,      // C4
                late_measure: LateMeasure::OwnClock, // C9
                record_gap: Some(1),                 // WCDF-3.5: the opponent's last move, never one's own
                ..base
            },
            Code::Columns => ClockSwitches {
                time_trouble: match device {
                    Device::Mechanical => TimeTrouble::FlagRise, // COL-3.4.4
                    Device::Electronic => TimeTrouble::FiveMinutes,
                },
                five_minutes: ZoneEdge::Inside, // C4
                record_gap: Some(2),            // COL-3.4.3
                ..base
            },
        }
    }
}
