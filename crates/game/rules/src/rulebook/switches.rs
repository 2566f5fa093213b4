//! Where a code leaves room, the reading taken is a switch: a regulation may choose the other one.
//!
//! Each switch names the decision (`D-13`) or reading (`O-1`) it comes from and the clauses in
//! question. `docs/decisions/` tells why the defaults are what they are.

use super::{
    AgreeCount, AnnotationDialect, BalanceGate, BothFlags, CaptureIdentity, Checkers40, Completing,
    CountUnit, Crowning, Displacement, DrawMode, FlagMode, IrregularityPolicy, KingAgainstKing, KingLanding,
    KingsAlone, KingsOnlyGate, MoveComplete, OnChange, QuickGate, QuickKingRule, RepetitionClaim,
    ReverseTurn, RoadChange, StopClock, ThreeOffRoad, WrongColours, WrongSetup,
};
use crate::switches;

switches! {
    /// The switches of a rulebook that concern play.
    ///
    /// Those about hands, crowning, notation and who watches the clock are carried for the
    /// programs that show a board or run a hall; the rest decide in [`game`](crate::game).
    pub struct Switches {
        /// How does a draw by the rules come about in a hall? On a server it ends the game.
        draw_mode: DrawMode, "D-13", ["UA13-IV.11.4.1", "FMJD-III.5.4", "FMJD-IIIbis.5.4", "UA-IV.15.2",
            "WCDF-1.32.2", "COL-1.13.1b"];
        /// Whose moves do the counters count?
        count_unit: CountUnit, "D-14", ["UA13-IV.5.1", "FMJD-I.6.3", "FMJD-I.6.4", "FMJD-Ibis.6.3", "UA-V.Draw.4",
            "UA-VI.Draw.1.4", "UA-VI.Draw.1.7", "UA-VI.Draw.1.8", "COL-1.13.1b"];
        /// What does a visit of the lone king to the main road do to the count kept off it?
        road_change: RoadChange, "D-15b", ["UA13-II.5.3.2", "UA13-III.5.4"];
        /// Who stands against the lone king in the rule for kings off the main road?
        class_3v1_off: ThreeOffRoad, "D-16c", ["UA13-II.5.3.2", "UA13-III.5.4", "UA-VI.Draw.1.4"];
        /// Does the count of a class go on when the force changes inside it?
        class_change: OnChange, "D-16a, O-8", ["FMJD-I.6.3", "FMJD-I.6.4", "FMJD-Ibis.6.3", "UA-V.Draw.3"];
        /// Does the count go on when the balance of forces changes?
        balance_change: OnChange, "O-1", ["UA13-II.5.3.1", "UA13-II.5.3.2", "UA13-III.5.3", "UA13-III.5.4",
            "UA-V.Draw.4", "UA-VI.Draw.1.4", "UA-VI.Draw.1.7", "UA-VI.Draw.1.8"];
        /// When is king against king drawn where the moves of the stronger side count?
        king_against_king: KingAgainstKing, "O-2", ["UA-V.Draw.4", "UA-VI.Draw.1.8"];
        /// Do kings-only moves draw in a balance that has its own rule?
        kings_only_gate: KingsOnlyGate, "O-3", ["UA13-II.5.3.4", "UA13-II.5.3.4.1"];
        /// Do the 30 and 60 moves draw in a balance that has its own rule?
        balance_gate: BalanceGate, "O-4", ["UA13-II.5.3.4", "UA13-II.5.3.4.2"];
        /// May men stand beside the three kings?
        kings_alone: KingsAlone, "O-5", ["UA13-II.5.3.2", "UA-VI.Draw.1.4"];
        /// Must the class outlast the move that completes the count?
        completing: Completing, "O-6", ["UA13-II.5.3.1.1", "UA13-III.5.3.1", "UA-VI.Draw.1.7"];
        /// Is a win on the board seen before a draw?
        win_precedes_draw: bool, "D-17a", ["UA-V.Draw.3"];
        /// What ends the forty moves?
        checkers40: Checkers40, "D-18", ["UA13-II.5.4.2", "UA-VII.Draw.1.2", "WCDF-1.32.3", "WCDF-1.32.3.1",
            "WCDF-1.32.3.2"];
        /// In which forms may a repetition be claimed?
        rep_claim: RepetitionClaim, "D-19a", ["UA13-IV.11.4.2", "UA13-IV.11.4.3", "FMJD-III.5.4", "FMJD-IIIbis.5.4",
            "UA-III.7.4.2", "UA-III.7.4.3", "UA-VII.Draw.1.1", "WCDF-1.32.2", "COL-1.13.2a", "COL-1.13.2b"];
        /// Does the move written with a wrong claim count as made?
        claim_move_binding: bool, "D-20a", ["COL-1.13.2-b", "UA13-IV.11.4.3", "UA-III.7.4.3"];
        /// After how many moves may a draw be agreed?
        agree_min_moves: u16, "D-21a", ["UA13-II.5.1", "UA13-III.5.1", "FMJD-III.5.3", "FMJD-IIIbis.5.3",
            "UA-V.Res.3.1", "UA-VI.Draw.1.1", "UA-VII.Res.4", "WCDF-1.32.1", "COL-1.13.1a"];
        /// How are those moves counted?
        agree_count: AgreeCount, "D-21b", ["FMJD-III.5.3", "FMJD-IIIbis.5.3", "UA13-IV.5.1"];
        /// What must have happened before a draw is agreed when moves are not recorded?
        agree_gate_quick: QuickGate, "D-22", ["FMJD-VI.2", "UA-V.Res.3.1", "UA-VI.Draw.1.1"];
        /// May a refused offer be renewed when the force on the board has changed?
        reoffer_on_material: bool, "D-23a", ["UA13-IV.11.3", "UA-III.7.3", "WCDF-4.7", "FMJD-III.5.3",
            "FMJD-IIIbis.5.3", "COL-1.13.3c"];
        /// Do quick games stop when kings alone remain against a lone king?
        quick_king_rule: QuickKingRule, "D-24b", ["FMJD-VI.5"];
        /// What do two fallen flags mean when nobody knows which fell first?
        both_flags: BothFlags, "D-26a", ["UA13-II.5.3.6", "UA13-II.5.4.3", "UA13-III.5.7", "FMJD-VI.4",
            "FMJD-III.3.7.5", "UA-III.3.1.5", "WCDF-2.12"];
        /// Does a move that leaves the opponent without one win although the flag fell before the clock was pressed?
        final_move_beats_flag: bool, "D-26b", ["COL-3.3.4b", "UA13-IV.7.10", "FMJD-III.6.11", "FMJD-IIIbis.6.11",
            "UA-III.3.10.a", "WCDF-2.18"];
        /// May the referee declare a refused offer drawn in a quick finish?
        quick_finish_claim: bool, "D-27", ["WCDF-2.29"];
        /// Who decides what becomes of an irregularity?
        irregularity_policy: IrregularityPolicy, "D-28", ["UA13-IV.6.4", "FMJD-I.5.4", "FMJD-Ibis.5.4", "UA-V.Viol.4",
            "UA-VI.Viol.4", "UA-VII.Viol.1", "WCDF-1.25", "COL-1.14.1a"];
        /// What becomes of a wrong set-up?
        wrong_setup: WrongSetup, "D-29a", ["UA13-IV.6.2", "UA13-IV.9.5.8", "FMJD-I.5.2", "FMJD-Ibis.5.2",
            "UA-V.Viol.2", "UA-VI.Viol.2", "UA-III.5.5.7", "WCDF-6.5", "COL-1.14.1a"];
        /// What becomes of wrong colours?
        wrong_colours: WrongColours, "D-29b", ["UA13-IV.6.2", "FMJD-III.4.6", "FMJD-IIIbis.4.6", "COL-1.14.1c"];
        /// Are the codes of later FMJD editions for uncrowned kings known?
        fmjd_late_codes: bool, "D-30c", ["FMJD-I.5.4", "FMJD-Ibis.5.4"];
        /// At which irregularity of one player is the arbiter asked for a penalty?
        violation_prompt_at: Option<u16>, "D-31a", ["UA13-IV.3.7.2", "UA13-IV.6.10", "WCDF-1.25", "UA-VII.Viol.1"];
        /// What follows when pieces were displaced by accident?
        displacement: Displacement, "D-31b", ["UA13-IV.6.3", "UA-VI.Viol.3", "UA-V.Viol.5", "FMJD-I.5.5",
            "FMJD-Ibis.5.5", "WCDF-1.27", "UA-VII.Viol.1.10", "COL-1.14.3", "COL-1.14.4"];
        /// Which captures are one move?
        capture_identity: CaptureIdentity, "D-05", ["UA13-IV.4.1", "FMJD-I.8.2", "UA-VI.Not.5.5", "COL-1.10.10"];
        /// Where does a flying king land in the middle of a capture?
        king_landing: KingLanding, "D-03a", ["UA13-II.3.2", "UA-VI.Cap.6", "COL-1.6.3bis-c"];
        /// May a piece or tower be jumped twice in one move?
        allow_rejump: bool, "D-03b, D-04a", ["UA13-II.3.5", "UA13-III.3.5", "FMJD-I.4.8", "FMJD-Ibis.4.8",
            "UA-V.Cap.8", "UA-VI.Cap.8", "WCDF-1.19", "COL-1.6.1d"];
        /// May a capture turn straight back?
        reverse_turn: ReverseTurn, "D-04b", ["COL-1.6.1d", "COL-1.6.3bis-c"];
        /// Are the squares of Lasca numbered from right to left?
        lasca_mirror: bool, "D-07a", ["COL-2.3.1"];
        /// How are `?!` and `!?` understood?
        annotation_dialect: AnnotationDialect, "D-08", ["UA13-IV.4.2.7", "UA13-IV.4.2.8", "FMJD-I.9.1.7",
            "FMJD-I.9.1.8", "UA-III.2.2"];
        /// Are Cyrillic look-alikes read as Latin letters where a square is expected?
        fold_lookalikes: bool, "D-10a", ["UA-VIII.Fmt.4", "COL-1.10.6", "COL-4.2.2"];
        /// Who crowns a man over the board?
        crowning: Crowning, "D-06a", ["FMJD-I.3.6", "FMJD-Ibis.3.6", "UA-V.Move.6", "UA-VI.Move.7", "UA-VII.Move.2",
            "WCDF-N.iii", "UA13-IV.6.4.14", "COL-1.5.2b"];
        /// May pieces be adjusted at any time after notice?
        adjust_any_time: bool, "D-11a", ["UA13-IV.5.2", "FMJD-I.3.13", "FMJD-Ibis.3.13", "UA-V.Move.13",
            "UA-VI.Move.12", "UA-VII.Move.4", "WCDF-1.22", "COL-1.9.3"];
        /// Is it an irregularity to touch an own piece that cannot move?
        touch_unplayable: bool, "D-11b", ["UA13-IV.5.2", "FMJD-I.3.11", "FMJD-Ibis.3.11", "UA-V.Move.11",
            "UA-VI.Move.10", "UA-VII.Viol.1", "WCDF-1.25.2", "COL-1.9.2"];
        /// Is the direction fixed once it has been shown?
        direction_commit: bool, "D-11c", ["UA13-IV.5.3", "FMJD-I.3.12", "FMJD-Ibis.3.12", "UA-V.Move.12",
            "UA-VI.Move.11", "UA-VII.Move.6", "WCDF-1.24", "COL-1.8.3"];
        /// When does a move count as made?
        move_complete: MoveComplete, "D-12a", ["UA13-IV.5.3", "FMJD-III.6.7", "FMJD-IIIbis.6.7", "UA-V.Move.10",
            "UA-VI.Move.9", "WCDF-2.5", "COL-1.8.1"];
        /// Who ends a game whose flag has fallen, over the board?
        flag_mode: FlagMode, "D-39", ["UA13-IV.7.10", "FMJD-IV.2.17", "UA-III.3.10.c", "WCDF-2.19", "COL-3.3.3"];
        /// What does a clock stopped without a word mean?
        stop_clock: StopClock, "D-40a", ["UA13-IV.9.3", "UA-III.5.3.b", "FMJD-IV.2.12", "FMJD-III.6.18bis",
            "FMJD-IIIbis.6.18bis", "WCDF-N.iv", "COL-3.3.5a"];
    }
}
