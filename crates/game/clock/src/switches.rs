//! Readings of the clock clauses that a regulation may choose otherwise, by name.

use damier_rules::{switch_values, switches};

switch_values! {
    /// A press at the very moment of the fall (C1).
    PressAtFall {
        /// The flag was down.
        TooLate = "too_late",
        /// The move counts.
        InTime = "in_time",
    }
    /// Whose clock runs when one player is not there (D-34).
    LateClock {
        /// The first mover's, until he moves.
        FirstMover = "first_mover",
        /// The absent player's.
        Absent = "absent",
    }
    /// From where lateness is measured.
    LateMeasure {
        /// From the signal to start (UA13-IV.9.4.2, COL-3.5a).
        Start = "start",
        /// From the start of his own clock (C9).
        OwnClock = "own_clock",
    }
    /// What time trouble is (D-36a).
    TimeTrouble {
        /// Less than five minutes and more than two moves to make in each (UA13-IV.7.11).
        Hurried = "hurried",
        /// Five minutes left.
        FiveMinutes = "five_minutes",
        /// The flag rises: the last two minutes (COL-3.4.4).
        FlagRise = "flag_rise",
    }
    /// Whether the last instant before the zone is in it (C4).
    ZoneEdge {
        /// 5:00 itself is time trouble.
        Inside = "inside",
        /// Only less is.
        Outside = "outside",
    }
    /// From when an increment counts for the absence of time trouble (C3).
    IncrementCounts {
        /// From the first move that earns it.
        FromItsMove = "from_its_move",
        /// From the start of the game.
        FromStart = "from_start",
    }
    /// Whether the move a player is about to make is among those he still has to make (C6).
    MoveInHand {
        /// It is one of those he still has to make.
        Counted = "counted",
        /// It is not.
        NotCounted = "not_counted",
    }
    /// Whether the players record their moves (D-43b).
    RecordDuty {
        /// In classical games; the FMJD not where a fixed time lasts to the end.
        ByClass = "by_class",
        /// In all games.
        Always = "always",
        /// The players record in no game.
        Never = "never",
    }
    /// The pause before the second game of a micro-match (D-41).
    MicroPause {
        /// Runs on the clock of the first mover, who gets as much and may not move yet (UA13-IV.9.5.6).
        OnFirstClock = "on_first_clock",
        /// No clock runs (UA-III.5.5.6).
        Break = "break",
    }
}

switches! {
    /// The readings of the clock clauses.
    pub struct ClockSwitches {
        /// Does a press at the very moment of the fall count?
        press_at_fall: PressAtFall, "C1", ["UA13-IV.7.10", "UA-III.3.10.a", "FMJD-III.6.11", "FMJD-IIIbis.6.11",
            "WCDF-2.20", "COL-3.3.4a"];
        /// Is time saved in one period added to the next?
        carry_over: bool, "D-38a", ["FMJD-III.6.1", "UA-III.4.4.3.e", "WCDF-2.17", "UA13-IV.8.4.3.2", "UA13-IV.8.4.2.1"];
        /// Whose clock runs when one player is late?
        late_clock: LateClock, "D-34", ["UA13-IV.9.3", "UA-III.5.3.a", "FMJD-III.4.4", "FMJD-IIIbis.4.4"];
        /// After how many minutes is a player too late, if the regulation sets a shorter limit than the code?
        late_forfeit: Option<u16>, "D-35a", ["UA13-IV.9.4.2", "UA-III.5.4.2", "FMJD-III.5.7", "WCDF-2.24", "COL-3.5b"];
        /// From where is lateness measured?
        late_measure: LateMeasure, "C9", ["UA13-IV.9.4.2", "UA-III.5.4.2", "COL-3.5a", "WCDF-2.21"];
        /// What is time trouble?
        time_trouble: TimeTrouble, "D-36a", ["UA13-IV.7.11", "FMJD-III.6.12", "FMJD-IIIbis.6.12", "UA-III.3.11",
            "WCDF-3.12", "COL-3.4.4"];
        /// Is a player in time trouble with exactly the time of the zone left?
        five_minutes: ZoneEdge, "C4", ["WCDF-3.12", "COL-3.4.4"];
        /// From how many seconds a move is there no time trouble? With 0, any increment does.
        time_trouble_off_inc_s: Option<u16>, "D-36b", ["UA13-IV.7.13", "UA-III.3.11"];
        /// Is there time trouble on electronic clocks?
        time_trouble_electronic: bool, "C2", ["UA13-IV.7.11", "UA13-IV.7.13"];
        /// From when does an increment count for that?
        increment_counts: IncrementCounts, "C3", ["UA-III.3.11"];
        /// Is the move in hand one of those still to be made?
        move_in_hand: MoveInHand, "C6", ["UA13-IV.7.11"];
        /// How many moves may be missing from a record before it is a violation?
        record_gap: Option<u16>, "D-43a", ["UA13-IV.4.6", "UA-III.2.7", "COL-3.4.3"];
        /// Must the players record?
        record_duty: RecordDuty, "D-43b", ["UA13-IV.3.7.1", "FMJD-VI.4", "FMJD-I.10.4", "UA-III.2.5"];
        /// How many minutes may restoring a record take before the arbiter may declare the game lost?
        reconstruct_limit_min: Option<u16>, "D-33c", ["FMJD-III.6.13", "FMJD-IIIbis.6.13"];
        /// How many minutes must a correction of a faulty clock leave?
        fault_floor_min: Option<u16>, "D-40b", ["UA13-IV.7.8", "WCDF-2.11"];
        /// What is the pause before the second game of a micro-match?
        micro_pause: MicroPause, "D-41", ["UA13-IV.9.5.6", "UA-III.5.5.6"];
        /// From which move may a game be adjourned because the room closes?
        adjourn_after_move: Option<u16>, "D-42a", ["FMJD-III.7.5", "FMJD-IIIbis.7.5"];
    }
}
