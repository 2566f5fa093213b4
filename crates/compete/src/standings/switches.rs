//! Where the codes leave room in reckoning places, the reading taken is a switch.
//!
//! Each switch names its reading (`S4`, `D-50b`); the first value is what most codes take. The
//! [templates](super::Template) set them as each code says.

/// One switch as it stands, for printing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Switch {
    /// Its name in regulations.
    pub name: &'static str,
    /// The question it answers.
    pub question: &'static str,
    /// The word for the value it has.
    pub value: &'static str,
    /// All words it knows.
    pub values: &'static [&'static str],
    /// The reading behind it.
    pub reading: &'static str,
}

/// Why a switch was not set.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SwitchRefused {
    /// There is no such switch.
    #[error("there is no switch \"{name}\" of standings; there are {known}")]
    Unknown {
        /// The name that was given.
        name: String,
        /// The names there are.
        known: String,
    },
    /// The switch cannot have this value.
    #[error("{name} cannot be \"{value}\"; it can be {values}")]
    NoSuchValue {
        /// The switch.
        name: &'static str,
        /// The value that was given.
        value: String,
        /// The values it can have.
        values: String,
    },
}

macro_rules! switches {
    ($($(#[doc = $question:literal])+ $name:ident: $kind:ident, $reading:literal {
        $($(#[doc = $value_doc:literal])+ $value:ident = $word:literal),+ $(,)?
    })+) => {
        $(
            #[doc = concat!("Answers to the switch `", stringify!($name), "` (", $reading, ").")]
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
            pub enum $kind { $($(#[doc = $value_doc])+ $value),+ }
        )+

        /// How places are reckoned where the codes leave room.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub struct Switches { $($(#[doc = $question])+ pub $name: $kind),+ }

        impl Switches {
            /// Every switch as it stands.
            pub fn list(&self) -> Vec<Switch> {
                vec![$(Switch {
                    name: stringify!($name),
                    question: concat!($($question),+).trim_ascii(),
                    value: match self.$name { $($kind::$value => $word),+ },
                    values: &[$($word),+],
                    reading: $reading,
                }),+]
            }

            /// Sets a switch by its name and the word for its value.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), SwitchRefused> {
                match name {
                    $(stringify!($name) => self.$name = match value {
                        $($word => $kind::$value,)+
                        _ => return Err(SwitchRefused::NoSuchValue {
                            name: stringify!($name),
                            value: value.to_owned(),
                            values: [$($word),+].join(", "),
                        }),
                    },)+
                    _ => return Err(SwitchRefused::Unknown {
                        name: name.to_owned(),
                        known: [$(stringify!($name)),+].join(", "),
                    }),
                }
                Ok(())
            }
        }
    };
}

switches! {
    /// What does a group that has become smaller do next?
    after_split: AfterSplit, "S1" {
        /// It goes on with the next criterion: "if two" is asked once.
        GoOn = "go_on",
        /// It begins again with the first criterion.
        StartAgain = "start_again",
    }
    /// Results against places: how do those placed higher stand?
    places_above: PlacesAbove, "S2" {
        /// In the blocks left by the earlier criteria, each a sum.
        Blocks = "blocks",
        /// One by one, as this criterion has just placed them.
        Split = "split",
    }
    /// Results against places: an opponent that was not met?
    not_met: NotMet, "S3" {
        /// Gives 0.
        Zero = "zero",
        /// Is left out unless all the tied met it.
        LeftOut = "left_out",
    }
    /// Does a plus or minus against a named opponent enter the coefficients?
    forfeit_opponent: ForfeitOpponent, "S4, S6, D-50b" {
        /// As beaten, lost to, or met (COL-3.6b).
        Counts = "counts",
        /// It adds nothing.
        Nothing = "nothing",
    }
    /// Does a plus against a named opponent count as a win?
    forfeit_win: ForfeitWin, "S5" {
        /// It does (COL-3.6b).
        Win = "win",
        /// It does not.
        NoWin = "no_win",
    }
    /// Does the plus of an odd field count as a win?
    bye_win: ByeWin, "S7" {
        /// It does not.
        NoWin = "no_win",
        /// It does.
        Win = "win",
    }
    /// What stands for the opponent of a bye?
    bye_virtual: ByeVirtual, "D-50b, D-51a, S20" {
        /// The points of the last who finished (UA13-IV.12.5, UA-III.8.5.a).
        LastFinisher = "last_finisher",
        /// The lowest score of anybody (COL-3.9.9).
        Lowest = "lowest",
        /// Nothing.
        Nothing = "nothing",
    }
    /// What is an opponent who left a Swiss worth?
    withdrawn_opponent: WithdrawnOpponent, "D-50, D-51b" {
        /// His points and the average his score group still made
        /// (UA13-IV.12.5, UA-III.8.5.b, COL-3.9.9).
        WithAverage = "with_average",
        /// The points he has (FMJD-V.8.7, FMJD-III.5.9.B).
        OwnPoints = "own_points",
    }
    /// Who belongs to the score group of a withdrawn opponent?
    withdrawn_group: WithdrawnGroup, "S8" {
        /// All who went on; who left later counts with what he made.
        WentOn = "went_on",
        /// Only those who finished.
        Finished = "finished",
    }
    /// A withdrawn opponent alone in his score group?
    empty_group: EmptyGroup, "S9" {
        /// Counts with his own points.
        OwnPoints = "own_points",
        /// And the average that all finishers still made.
        AllFinishers = "all_finishers",
    }
    /// How much of a round robin must be played for the results to stand?
    withdraw_half: WithdrawHalf, "D-57a" {
        /// Half or more (UA13-IV.10.1.1, UA-III.6.1.1).
        AtLeast = ">=",
        /// More than half (FMJD-III.5.9.A.b).
        MoreThan = ">",
    }
    /// Which games make up the half?
    half_counts: HalfCounts, "S10" {
        /// Games played or begun.
        Played = "played",
        /// Forfeits too.
        WithForfeits = "with_forfeits",
    }
    /// Half of which games?
    half_of: HalfOf, "S17" {
        /// Those scheduled in the original field.
        Original = "original",
        /// Those left without the annulled players.
        Remaining = "remaining",
    }
    /// An unplayed game between two who left and are kept?
    both_left: BothLeft, "S11" {
        /// A minus for both.
        MinusBoth = "minus_both",
        /// No game.
        NoGame = "no_game",
    }
    /// How does an adjourned game count until it is finished?
    adjourned: AdjournedCounts, "S12, S18" {
        /// As a draw, in points and coefficients (FMJD-V.8.8).
        Draw = "draw",
        /// As a point each and nothing else.
        PointsOnly = "points_only",
        /// Not at all.
        NotYet = "not_yet",
    }
    /// Places on a board shared by equal points?
    board_places: BoardPlaces, "S13" {
        /// Each has the mean place.
        Mean = "mean",
        /// Each has the best of them.
        Best = "best",
    }
}
