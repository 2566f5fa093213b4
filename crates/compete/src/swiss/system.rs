//! The eight Swiss systems of the codes and the readings an organiser may choose between.
//!
//! | code | system | clauses |
//! | --- | --- | --- |
//! | F1 | FMJD, classified entrants | FMJD-V.6.1.1 ff. |
//! | F2 | FMJD, by lots | FMJD-V.6.2.1 ff., FMJD-V.7.2.1 ff. |
//! | F3 | FMJD, "Quarter" | FMJD-V.9.1.1, FMJD-V.9.1.2 |
//! | F4 | FMJD, classification points (Haley) | FMJD-V.9.2.1 to FMJD-V.9.2.7 |
//! | U0 | Ukraine, basic draw | UA-III.10.1 to UA-III.10.7 |
//! | U1 | Ukraine, median Solkoff with ratings | UA-III.10.9.1 to UA-III.10.9.14 |
//! | U2 | the same without ratings | UA-III.10.9.5 |
//! | C | column draughts | COL-3.9.1 to COL-3.9.11 |

use std::fmt;
use std::str::FromStr;

/// A Swiss system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum System {
    /// F1: FMJD 1986 with a classification list.
    Classified,
    /// F2: FMJD 1986 with numbers drawn by lot.
    ByLots,
    /// F3: the quarter pairing of FMJD-V.9.1.1.
    Quarter,
    /// F4: the classification points of FMJD-V.9.2.1.
    Haley,
    /// U0: the basic draw of UA-III.10.7.
    BasicDraw,
    /// U1: median Solkoff with ratings.
    MedianRated,
    /// U2: median Solkoff without ratings.
    MedianUnrated,
    /// C: the system of the column code.
    Columns,
}

impl System {
    /// All eight, in the order of the table above.
    pub const ALL: [System; 8] = [
        System::Classified,
        System::ByLots,
        System::Quarter,
        System::Haley,
        System::BasicDraw,
        System::MedianRated,
        System::MedianUnrated,
        System::Columns,
    ];

    /// The short name: `F1` to `C`.
    pub const fn code(self) -> &'static str {
        match self {
            System::Classified => "F1",
            System::ByLots => "F2",
            System::Quarter => "F3",
            System::Haley => "F4",
            System::BasicDraw => "U0",
            System::MedianRated => "U1",
            System::MedianUnrated => "U2",
            System::Columns => "C",
        }
    }

    /// Whether every round is drawn by lot, so that the same sheet may give different pairs.
    pub const fn draws_each_round(self) -> bool {
        matches!(self, System::BasicDraw | System::Columns)
    }

    pub(super) const fn is_fmjd(self) -> bool {
        matches!(self, System::Classified | System::ByLots | System::Quarter | System::Haley)
    }

    pub(super) const fn is_median(self) -> bool {
        matches!(self, System::MedianRated | System::MedianUnrated)
    }
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// There is no Swiss system of this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no Swiss system \"{0}\"; there are F1, F2, F3, F4, U0, U1, U2 and C")]
pub struct UnknownSystem(String);

impl FromStr for System {
    type Err = UnknownSystem;

    fn from_str(text: &str) -> Result<System, UnknownSystem> {
        let found = System::ALL.into_iter().find(|system| system.code().eq_ignore_ascii_case(text));
        found.ok_or_else(|| UnknownSystem(text.to_owned()))
    }
}

/// What an opponent who has since withdrawn adds to the provisional coefficients (FMJD-V.6.1.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum WithdrawnOpponent {
    /// The points he has (D-50a as ruled, FMJD-V.8.7).
    #[default]
    Points,
    /// Nothing.
    Nothing,
}

/// Whether FMJD-V.8.4 chooses the free one when a withdrawal has made the field odd.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ByeAfterWithdrawal {
    /// He must have met none of the withdrawn.
    #[default]
    Any,
    /// As in any odd field, FMJD-V.5.4.
    Off,
}

/// The list in whose middle the median group is sought (FMJD-V.6.1.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MedianList {
    /// With the free one.
    #[default]
    All,
    /// Without him.
    Paired,
}

/// The third game running with one colour in the classified systems (FMJD-V.7.1.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ThirdColourFmjd {
    /// Two barred from the same colour are treated as if they had met.
    #[default]
    Hard,
    /// Their pair is unwelcome, as in UA-III.10.9.13.
    Soft,
    /// Only the allocation of colours looks at it.
    Ignored,
}

/// How many third colours are allowed once one must be (UA-III.10.9.13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ThirdColourUa {
    /// The fewest.
    #[default]
    Fewest,
    /// Then they do not count in that group.
    AllOrNothing,
}

/// When the next group's own pairs weigh in the choice of a floater (FMJD-V.6.1.32, UA-III.10.9.12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Damage {
    /// Another opponent or another leaver is taken.
    #[default]
    BeforeLeaver,
    /// Another opponent only.
    AfterLeaver,
    /// It does not.
    Ignored,
}

/// The "maximum score" of FMJD-V.9.1.2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum QuarterMax {
    /// All points there were to win.
    #[default]
    Perfect,
    /// The highest score of anybody.
    Highest,
}

/// How far a player must have been unable to go for his float to be forced (UA-III.10.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ForcedBeyond {
    /// He had met all of the adjacent group.
    #[default]
    Adjacent,
    /// He had met all of every group on that side.
    Any,
}

/// How two colour histories of unequal length are compared (UA-III.10.9.14.b, UA-III.10.9.14.c).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ColourHistory {
    /// Played games from the last one backward, to the end of the longer.
    #[default]
    Games,
    /// Played games, as far as both go.
    Common,
    /// Round by round.
    Rounds,
}

/// Wishes about opponents of one federation (FMJD-II.3.b, FMJD-V.5.8; D-45).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SameFederation {
    /// None.
    #[default]
    None,
    /// They should meet in the first half: other pairs inside a group are unwelcome there.
    FirstHalf,
    /// They should not meet in rounds 1 and 2.
    AvoidFirstTwo,
}

/// The third key of the classification (UA-III.10.9.7, UA13-IV.15.9.7.3; D-53a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ThirdKey {
    /// Without the best and the worst opponent.
    #[default]
    Median,
    /// Without the worst.
    Truncated,
}

/// How pairs are found among equals in the column code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ColumnsInside {
    /// By lot (COL-3.9.3).
    #[default]
    Lots,
    /// By nearest numbers, in odd rounds from the smaller, in even ones from the larger (COL-3.9.11).
    NearestNumbers,
}

/// The readings to pair by. The default of each is the reading of the project.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Switches {
    /// Whether two whose game was forfeited have met (FMJD-V.2.3, UA-III.10.1).
    pub forfeit_is_meeting: bool,
    /// See [`WithdrawnOpponent`].
    pub prov_withdrawn: WithdrawnOpponent,
    /// Whether the opponent of a forfeited game counts in Solkoff's sum (UA-III.10.9.7).
    pub ua_forfeit_opponent: bool,
    /// See [`ByeAfterWithdrawal`].
    pub bye_after_withdrawal: ByeAfterWithdrawal,
    /// See [`MedianList`].
    pub median_list: MedianList,
    /// See [`ThirdColourFmjd`].
    pub third_colour_fmjd: ThirdColourFmjd,
    /// See [`ThirdColourUa`].
    pub third_colour_ua: ThirdColourUa,
    /// See [`Damage`].
    pub damage: Damage,
    /// See [`QuarterMax`].
    pub quarter_max: QuarterMax,
    /// Whether a forfeited pairing is booked as a float (UA-III.10.4).
    pub float_of_forfeit: bool,
    /// See [`ForcedBeyond`].
    pub forced_beyond: ForcedBeyond,
    /// Whether earlier floats also choose the opponent whom a floater meets (UA-III.10.9.11, D-53b).
    pub float_priority_host: bool,
    /// See [`ColourHistory`].
    pub colour_history: ColourHistory,
    /// See [`SameFederation`].
    pub same_fed: SameFederation,
    /// See [`ThirdKey`].
    pub pair_key3: ThirdKey,
    /// See [`ColumnsInside`].
    pub columns_inside: ColumnsInside,
}

impl Default for Switches {
    fn default() -> Switches {
        Switches {
            forfeit_is_meeting: true,
            prov_withdrawn: WithdrawnOpponent::default(),
            ua_forfeit_opponent: true,
            bye_after_withdrawal: ByeAfterWithdrawal::default(),
            median_list: MedianList::default(),
            third_colour_fmjd: ThirdColourFmjd::default(),
            third_colour_ua: ThirdColourUa::default(),
            damage: Damage::default(),
            quarter_max: QuarterMax::default(),
            float_of_forfeit: true,
            forced_beyond: ForcedBeyond::default(),
            float_priority_host: true,
            colour_history: ColourHistory::default(),
            same_fed: SameFederation::default(),
            pair_key3: ThirdKey::default(),
            columns_inside: ColumnsInside::default(),
        }
    }
}
