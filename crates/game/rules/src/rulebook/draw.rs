//! Draws by the rules: counters with their limits, and the draws that depend on the time left.

use std::fmt;
use std::ops::RangeInclusive;

use super::Clause;

/// The kinds of counted draws. The order is the one in which they name a result when several are
/// reached at once (O-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum DrawCode {
    /// Only kings have moved.
    KingsOnly,
    /// Three units against a king on the main road.
    ThreeOnRoad,
    /// Three units against a king anywhere.
    Three,
    /// Three units, or kings, against a king off the main road.
    ThreeOffRoad,
    /// Two units against a king; in some codes also one.
    Two,
    /// King against king.
    One,
    /// The balance of forces has not changed in an ending with kings on both sides.
    Balance,
    /// The forty moves of checkers.
    Forty,
    /// Number and make-up of the towers have not changed.
    Towers,
    /// The same position for the third time.
    Repetition,
}

impl DrawCode {
    /// All kinds, in the order in which they name a result.
    pub const ALL: [DrawCode; 10] = [
        DrawCode::KingsOnly,
        DrawCode::ThreeOnRoad,
        DrawCode::Three,
        DrawCode::ThreeOffRoad,
        DrawCode::Two,
        DrawCode::One,
        DrawCode::Balance,
        DrawCode::Forty,
        DrawCode::Towers,
        DrawCode::Repetition,
    ];

    /// The short name used in tables and case files.
    pub const fn name(self) -> &'static str {
        match self {
            DrawCode::KingsOnly => "DR-KQ",
            DrawCode::ThreeOnRoad => "DR-31R",
            DrawCode::Three => "DR-31",
            DrawCode::ThreeOffRoad => "DR-31O",
            DrawCode::Two => "DR-21",
            DrawCode::One => "DR-11",
            DrawCode::Balance => "DR-BAL",
            DrawCode::Forty => "DR-40",
            DrawCode::Towers => "DR-MAT15",
            DrawCode::Repetition => "DR-REP",
        }
    }
}

impl fmt::Display for DrawCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Whose moves a counter counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Unit {
    /// So many moves by each side.
    Each,
    /// So many moves of the stronger side.
    Stronger,
    /// So many occurrences of the position.
    Occurrences,
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unit::Each => "moves by each",
            Unit::Stronger => "moves of the stronger side",
            Unit::Occurrences => "occurrences",
        })
    }
}

/// Where the lone king must stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Road {
    /// It does not matter where.
    Anywhere,
    /// On the main road.
    On,
    /// Off the main road.
    Off,
}

impl Road {
    /// The words that follow "a king".
    pub(super) const fn words(self) -> &'static str {
        match self {
            Road::Anywhere => "",
            Road::On => " on the main road",
            Road::Off => " off the main road",
        }
    }
}

/// What must hold for a counter to count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition {
    /// No man has moved and nothing was captured.
    KingsOnly,
    /// Three units, at least one of them a king, against a lone king.
    ThreeUnits(Road),
    /// Kings against a lone king: how many is the switch `class_3v1_off`.
    Kings(Road),
    /// Two kings, or king and man, against a lone king.
    TwoUnits,
    /// Two kings against a lone king.
    TwoKings,
    /// King against king.
    OneKing,
    /// Two kings, king and man, or one king, against a lone king.
    TwoUnitsOrOneKing,
    /// Both sides have kings, the pieces together are so many, nothing was captured or crowned.
    Balance(RangeInclusive<u8>),
    /// Nothing was captured, and nothing crowned or no man moved: the switch `checkers40`.
    Forty,
    /// Nothing was captured or crowned, so every tower is as it was.
    Towers,
    /// The same position with the same side to move.
    SamePosition,
}

impl Condition {
    /// Whether the condition is a balance of forces against a lone king.
    pub const fn is_class(&self) -> bool {
        matches!(
            self,
            Condition::ThreeUnits(_)
                | Condition::Kings(_)
                | Condition::TwoUnits
                | Condition::TwoKings
                | Condition::OneKing
                | Condition::TwoUnitsOrOneKing
        )
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::KingsOnly => f.write_str("only kings moved, nothing captured"),
            Condition::ThreeUnits(road) => {
                write!(f, "three units, one of them a king, against a king{}", road.words())
            }
            Condition::Kings(road) => write!(f, "three kings against a king{}", road.words()),
            Condition::TwoUnits => f.write_str("two kings, or king and man, against a king"),
            Condition::TwoKings => f.write_str("two kings against a king"),
            Condition::OneKing => f.write_str("king against king"),
            Condition::TwoUnitsOrOneKing => {
                f.write_str("two kings, king and man, or one king, against a king")
            }
            Condition::Balance(pieces) => write!(
                f,
                "kings on both sides, {} to {} pieces, nothing captured or crowned",
                pieces.start(),
                pieces.end()
            ),
            Condition::Forty => f.write_str("balance of forces unchanged"),
            Condition::Towers => f.write_str("number and make-up of towers unchanged"),
            Condition::SamePosition => f.write_str("same position, same side to move"),
        }
    }
}

/// Which switch says what a change of force inside the class does to the count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChangeRule {
    /// `class_change` (D-16a, O-8).
    Class,
    /// The reading `balance_change` (O-1).
    Balance,
}

/// One counter of a rulebook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counter {
    /// The rule by which the draw comes.
    pub code: DrawCode,
    /// What must hold.
    pub condition: Condition,
    /// How many moves or occurrences make the draw.
    pub limit: u16,
    /// Whose moves are counted.
    pub unit: Unit,
    /// What a change of force inside the class does.
    pub on_change: ChangeRule,
    /// Whether the counter stands under "in other balances" and so waits for the classes against a
    /// lone king (UA13-II.5.3.4; O-3, O-4).
    pub waits_for_classes: bool,
    /// The clause that counts.
    pub clause: Clause,
}

impl Counter {
    /// A counter of moves by each side; the other fields can be set from here.
    pub(super) const fn new(code: DrawCode, condition: Condition, limit: u16, clause: Clause) -> Counter {
        let unit = if matches!(condition, Condition::SamePosition) { Unit::Occurrences } else { Unit::Each };
        Counter {
            code,
            condition,
            limit,
            unit,
            on_change: ChangeRule::Balance,
            waits_for_classes: false,
            clause,
        }
    }

    /// The same, counting the moves of the stronger side.
    pub(super) fn of_stronger(self) -> Counter {
        Counter { unit: Unit::Stronger, ..self }
    }

    /// The same, governed by the switch `class_change`.
    pub(super) fn by_class(self) -> Counter {
        Counter { on_change: ChangeRule::Class, ..self }
    }

    /// The same, waiting for the classes against a lone king.
    pub(super) fn waiting(self) -> Counter {
        Counter { waits_for_classes: true, ..self }
    }
}

/// Balances that are drawn at once when the clock adds nothing, unless an obvious win is shown (D-24a).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InstantDraw {
    /// The classes, by the kind of their counter.
    pub classes: Vec<DrawCode>,
    /// Whether the control must run to the end of the game.
    pub to_the_end: bool,
    /// The clause that makes the draw.
    pub clause: Clause,
}

/// What the claimant of a last-minute draw must show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LastMinuteTest {
    /// A win he can demonstrate.
    Demonstrable,
    /// A clearly better position.
    ClearlyBetter,
    /// Material with which a win is possible.
    Material,
}

/// How much time may be left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeLeft {
    /// Less than so many milliseconds.
    Under(u64),
    /// So many milliseconds or less.
    AtMost(u64),
    /// The claimant is in time trouble as his code defines it.
    TimeTrouble,
}

/// A draw that a player short of time may have although he stands to win (D-25).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastMinute {
    /// How much time may be left.
    pub left: TimeLeft,
    /// Whether only rapid and blitz games know it.
    pub quick_only: bool,
    /// Whether the control must run to the end of the game.
    pub to_the_end: bool,
    /// Whether the clock must add nothing.
    pub no_increment: bool,
    /// The most pieces there may be, both sides together.
    pub max_pieces: Option<u8>,
    /// What the claimant must show.
    pub test: LastMinuteTest,
    /// The clause that gives the right.
    pub clause: Clause,
}
