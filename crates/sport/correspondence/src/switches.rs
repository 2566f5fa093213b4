//! Readings of the clauses that a regulation may choose otherwise, by name.

use damier_rules::{switch_values, switches};

use crate::Code;

switch_values! {
    /// What a first overstep does to the next days (D-73a).
    OverstepReduction {
        /// Nothing: the count begins anew.
        Off = "off",
        /// They are cut by the days overstepped.
        On = "on",
    }
    /// The last day of a break (P1).
    BreakEnd {
        /// It belongs to the break.
        Included = "included",
        /// It is a day of play.
        DayOfPlay = "day_of_play",
    }
    /// The day on which somebody replies in his own break, where that ends it (P2).
    ReplyDay {
        /// It is no longer break.
        Play = "play",
        /// It still is.
        Break = "break",
    }
    /// A break of which the partner was not told (P4).
    UntoldBreak {
        /// There is none in that game.
        None = "none",
        /// Its whole length is added to the taker's time.
        Charged = "charged",
    }
    /// A break over the limit (P13).
    LongBreak {
        /// It is refused.
        Refused = "refused",
        /// It is cut to the limit.
        Cut = "cut",
    }
    /// The first move (P7).
    FirstMove {
        /// Days count from the start date.
        FromStart = "from_start",
        /// It is free.
        Free = "free",
    }
    /// With which letter penalty days are booked (P6).
    PenaltyBooked {
        /// With the faulty one.
        Faulty = "faulty",
        /// With the next one of the same player.
        Next = "next",
    }
    /// A letter that corrects another (P14).
    Correction {
        /// It costs the days it took.
        Days = "days",
        /// It is free.
        Free = "free",
    }
    /// When so many days of silence are full (P10).
    SilenceEdge {
        /// On the last of them.
        OnTheDay = "on_the_day",
        After = "after",
    }
    /// Whose count begins anew after a first overstep (P5).
    RestartOf {
        /// That of the player who overstepped.
        Culprit = "culprit",
        Both = "both",
    }
}

switches! {
    /// Readings that a regulation may change.
    pub struct Switches {
        /// Are the days after a first overstep cut?
        overstep_reduction: OverstepReduction, "D-73a", ["UA13-V.6.4", "UA13-V.6.5"];
        /// Which overstep loses the game?
        overstep_loss_at: u16, "D-73b", ["UA13-V.6.8", "COL-4.3.7"];
        /// How many penalty days for an offence that stopped play?
        penalty_days: u16, "D-72b", ["UA13-V.4.9", "COL-4.2.11"];
        /// Does a reply in one's own break end it in that game?
        reply_ends_break: bool, "D-74a", ["UA13-V.7.4", "COL-4.4.4"];
        /// Does the last day belong to the break?
        break_end: BreakEnd, "P1", ["UA13-V.7.1", "COL-4.4.3a"];
        /// Is the day of a reply in one's own break still break?
        reply_day: ReplyDay, "P2", ["UA13-V.7.4"];
        /// What is a break of which the partner was not told?
        untold_break: UntoldBreak, "P4", ["UA13-V.7.2", "COL-4.4.2"];
        /// Whose count begins anew after a first overstep?
        restart_of: RestartOf, "P5", ["UA13-V.6.4"];
        /// With which letter are penalty days booked?
        penalty_booked: PenaltyBooked, "P6", ["UA13-V.4.9", "COL-4.2.11"];
        /// Does the first move cost days?
        first_move: FirstMove, "P7", ["UA13-V.5.1", "COL-4.3.2a"];
        /// When is the time of silence full?
        silence_edge: SilenceEdge, "P10", ["UA13-V.3.4"];
        /// What happens to a break over the limit?
        long_break: LongBreak, "P13", ["UA13-V.7.1", "COL-4.4.1"];
        /// What does a correcting letter cost?
        correction: Correction, "P14", ["UA13-V.4.8", "COL-4.2.10"];
    }
}

impl Switches {
    /// The readings taken for a code.
    pub fn of(code: &Code) -> Switches {
        Switches {
            overstep_reduction: OverstepReduction::Off,
            overstep_loss_at: code.loss_at.days,
            penalty_days: code.penalty.map_or(0, |term| term.days),
            reply_ends_break: code.reply_ends_break,
            break_end: BreakEnd::Included,
            reply_day: ReplyDay::Play,
            untold_break: UntoldBreak::None,
            restart_of: RestartOf::Culprit,
            penalty_booked: PenaltyBooked::Faulty,
            first_move: FirstMove::FromStart,
            silence_edge: SilenceEdge::OnTheDay,
            long_break: LongBreak::Refused,
            correction: Correction::Days,
        }
    }
}
