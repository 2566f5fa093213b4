//! Where the codes leave room in reckoning places, the reading taken is a switch.
//!
//! Each switch names its reading (`S4`, `D-50b`); the first value is what most codes take. The
//! [templates](super::Template) set them as each code says.

use damier_rules::{switch_values, switches};

switch_values! {
    /// Answers to the switch `after_split` (S1).
    AfterSplit {
        /// It goes on with the next criterion: "if two" is asked once.
        GoOn = "go_on",
        /// It begins again with the first criterion.
        StartAgain = "start_again",
    }
    /// Answers to the switch `places_above` (S2).
    PlacesAbove {
        /// In the blocks left by the earlier criteria, each a sum.
        Blocks = "blocks",
        /// One by one, as this criterion has just placed them.
        Split = "split",
    }
    /// Answers to the switch `not_met` (S3).
    NotMet {
        /// The game that was not played gives 0.
        Zero = "zero",
        /// Is left out unless all the tied met it.
        LeftOut = "left_out",
    }
    /// Answers to the switch `forfeit_opponent` (S4, S6, D-50b).
    ForfeitOpponent {
        /// As beaten, lost to, or met (COL-3.6b).
        Counts = "counts",
        /// It adds nothing.
        Nothing = "nothing",
    }
    /// Answers to the switch `forfeit_win` (S5).
    ForfeitWin {
        /// It does (COL-3.6b).
        Win = "win",
        /// It does not.
        NoWin = "no_win",
    }
    /// Answers to the switch `bye_win` (S7).
    ByeWin {
        /// It does not.
        NoWin = "no_win",
        /// The free round is counted as a win.
        Win = "win",
    }
    /// Answers to the switch `bye_virtual` (D-50b, D-51a, S20).
    ByeVirtual {
        /// The points of the last who finished (UA13-IV.12.5, UA-III.8.5.a).
        LastFinisher = "last_finisher",
        /// The lowest score of anybody (COL-3.9.9).
        Lowest = "lowest",
        /// The free round adds nothing.
        Nothing = "nothing",
    }
    /// Answers to the switch `withdrawn_opponent` (D-50, D-51b).
    WithdrawnOpponent {
        /// His points and the average his score group still made
        /// (UA13-IV.12.5, UA-III.8.5.b, COL-3.9.9).
        WithAverage = "with_average",
        /// The points he has (FMJD-V.8.7, FMJD-III.5.9.B).
        OwnPoints = "own_points",
    }
    /// Answers to the switch `withdrawn_group` (S8).
    WithdrawnGroup {
        /// All who went on; who left later counts with what he made.
        WentOn = "went_on",
        /// Only those who finished.
        Finished = "finished",
    }
    /// Answers to the switch `empty_group` (S9).
    EmptyGroup {
        /// Counts with his own points.
        OwnPoints = "own_points",
        /// And the average that all finishers still made.
        AllFinishers = "all_finishers",
    }
    /// Answers to the switch `withdraw_half` (D-57a).
    WithdrawHalf {
        /// Half or more (UA13-IV.10.1.1, UA-III.6.1.1).
        AtLeast = ">=",
        /// More than half (FMJD-III.5.9.A.b).
        MoreThan = ">",
    }
    /// Answers to the switch `half_counts` (S10).
    HalfCounts {
        /// Games played or begun.
        Played = "played",
        /// Games won by forfeit count too.
        WithForfeits = "with_forfeits",
    }
    /// Answers to the switch `half_of` (S17).
    HalfOf {
        /// Those scheduled in the original field.
        Original = "original",
        /// Those left without the annulled players.
        Remaining = "remaining",
    }
    /// Answers to the switch `both_left` (S11).
    BothLeft {
        /// A minus for both.
        MinusBoth = "minus_both",
        /// There is no game between the two.
        NoGame = "no_game",
    }
    /// Answers to the switch `adjourned` (S12, S18).
    AdjournedCounts {
        /// As a draw, in points and coefficients (FMJD-V.8.8).
        Draw = "draw",
        /// As a point each and nothing else.
        PointsOnly = "points_only",
        /// Not at all.
        NotYet = "not_yet",
    }
    /// Answers to the switch `board_places` (S13).
    BoardPlaces {
        /// Each has the mean place.
        Mean = "mean",
        /// Each has the best of them.
        Best = "best",
    }
}

switches! {
    /// How places are reckoned where the codes leave room.
    pub struct Switches {
        /// What does a group that has become smaller do next?
        after_split: AfterSplit, "S1", [];
        /// Results against places: how do those placed higher stand?
        places_above: PlacesAbove, "S2", [];
        /// Results against places: an opponent that was not met?
        not_met: NotMet, "S3", [];
        /// Does a plus or minus against a named opponent enter the coefficients?
        forfeit_opponent: ForfeitOpponent, "S4, S6, D-50b", [];
        /// Does a plus against a named opponent count as a win?
        forfeit_win: ForfeitWin, "S5", [];
        /// Does the plus of an odd field count as a win?
        bye_win: ByeWin, "S7", [];
        /// What stands for the opponent of a bye?
        bye_virtual: ByeVirtual, "D-50b, D-51a, S20", [];
        /// What is an opponent who left a Swiss worth?
        withdrawn_opponent: WithdrawnOpponent, "D-50, D-51b", [];
        /// Who belongs to the score group of a withdrawn opponent?
        withdrawn_group: WithdrawnGroup, "S8", [];
        /// A withdrawn opponent alone in his score group?
        empty_group: EmptyGroup, "S9", [];
        /// How much of a round robin must be played for the results to stand?
        withdraw_half: WithdrawHalf, "D-57a", [];
        /// Which games make up the half?
        half_counts: HalfCounts, "S10", [];
        /// Half of which games?
        half_of: HalfOf, "S17", [];
        /// An unplayed game between two who left and are kept?
        both_left: BothLeft, "S11", [];
        /// How does an adjourned game count until it is finished?
        adjourned: AdjournedCounts, "S12, S18", [];
        /// Places on a board shared by equal points?
        board_places: BoardPlaces, "S13", [];
    }
}
