//! What a code leaves to the organiser: a number, one of several, or any of a range.

use std::fmt;

/// The minutes or seconds that a named control allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    /// This number and no other.
    Exactly(u64),
    /// One of these.
    OneOf(&'static [u64]),
    /// From the first to the second, both included.
    Range(u64, u64),
    /// Between the two, neither included.
    Inside(u64, u64),
    /// Any, but not nothing.
    Any,
}

impl Amount {
    /// The number, if there is nothing to choose.
    pub const fn fixed(self) -> Option<u64> {
        match self {
            Amount::Exactly(number) => Some(number),
            _ => None,
        }
    }

    /// Whether the number may be chosen.
    pub fn allows(self, number: u64) -> bool {
        match self {
            Amount::Exactly(only) => number == only,
            Amount::OneOf(some) => some.contains(&number),
            Amount::Range(least, most) => (least..=most).contains(&number),
            Amount::Inside(below, above) => below < number && number < above,
            Amount::Any => number > 0,
        }
    }

    /// Whether a number of milliseconds may be chosen, if this counts units of `unit` milliseconds.
    pub(crate) fn allows_millis(self, millis: u64, unit: u64) -> bool {
        match self {
            Amount::Range(least, most) => (least * unit..=most * unit).contains(&millis),
            Amount::Inside(below, above) => below * unit < millis && millis < above * unit,
            Amount::Any => millis > 0,
            _ => millis.is_multiple_of(unit) && self.allows(millis / unit),
        }
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amount::Exactly(number) => write!(f, "{number}"),
            Amount::OneOf(some) => {
                f.write_str(&some.iter().map(u64::to_string).collect::<Vec<_>>().join(" or "))
            }
            Amount::Range(least, most) => write!(f, "{least} to {most}"),
            Amount::Inside(below, above) => write!(f, "more than {below} and less than {above}"),
            Amount::Any => f.write_str("any number from 1"),
        }
    }
}
