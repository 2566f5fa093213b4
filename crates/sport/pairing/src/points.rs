//! Points of a competition and what a game is worth.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};

use damier_facts::Rational;
use serde::{Deserialize, Serialize};

/// Points on the scale of the codes: win 2, draw 1, loss 0 (UA13-IV.11.1, UA-III.7.1, FMJD-III.5.6,
/// COL-3.6a). Whole numbers, so that equal is equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct Points(pub u32);

impl Points {
    /// Not a single point.
    pub const ZERO: Points = Points(0);
}

impl From<Points> for i64 {
    fn from(points: Points) -> i64 {
        points.0.into()
    }
}

impl From<Points> for Rational {
    fn from(points: Points) -> Rational {
        Rational::whole(points.into())
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How a game, a micro-match or a team match ended for one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SideResult {
    /// The side has lost.
    Loss,
    /// The side has drawn.
    Draw,
    /// The side has won.
    Win,
}

impl SideResult {
    /// What it is worth.
    pub const fn points(self) -> Points {
        Points(match self {
            SideResult::Loss => 0,
            SideResult::Draw => 1,
            SideResult::Win => 2,
        })
    }

    /// The same game seen from the other side.
    pub const fn reversed(self) -> SideResult {
        match self {
            SideResult::Loss => SideResult::Win,
            SideResult::Draw => SideResult::Draw,
            SideResult::Win => SideResult::Loss,
        }
    }
}
