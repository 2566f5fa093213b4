//! Marks: whole numbers up to 100, or quarters up to 10.

use std::fmt;
use std::str::FromStr;

use damier_compose::Code;
use damier_facts::Rational;
use damier_rules::rulebook::Clause;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A mark, exact to a quarter of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Mark(u32);

/// A text that is no mark.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is no mark: write a number such as 78, or 8.25")]
pub struct NotAMark {
    text: String,
}

/// A scale of marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkScale {
    /// 0 to 100 by whole points (UA-VIII.Judge.6, UA-VIII.Judge.7).
    Hundred,
    /// 0 to 10 by quarters (UA13-VI.6.5.2; COL-5.7.2d by D-79).
    Ten,
}

impl Mark {
    pub const ZERO: Mark = Mark(0);

    /// So many quarters of a point.
    pub const fn quarters(quarters: u32) -> Mark {
        Mark(quarters)
    }

    /// How many quarters of a point.
    pub const fn in_quarters(self) -> u32 {
        self.0
    }

    #[must_use]
    pub const fn plus(self, other: Mark) -> Mark {
        Mark(self.0.saturating_add(other.0))
    }

    /// Without another, not below nothing.
    #[must_use]
    pub const fn less(self, other: Mark) -> Mark {
        Mark(self.0.saturating_sub(other.0))
    }

    /// As a fraction.
    pub fn exact(self) -> Rational {
        Rational::new(i64::from(self.0), 4).unwrap_or(Rational::ZERO)
    }
}

impl MarkScale {
    /// The scale of a code.
    pub const fn of(code: Code) -> MarkScale {
        match code {
            Code::Ukraine2023 => MarkScale::Hundred,
            Code::Ukraine2013 | Code::Columns => MarkScale::Ten,
        }
    }

    /// The highest mark.
    pub const fn most(self) -> u32 {
        match self {
            MarkScale::Hundred => 100,
            MarkScale::Ten => 10,
        }
    }

    /// Whether a mark lies on the scale.
    pub const fn has(self, mark: Mark) -> bool {
        let on_step = match self {
            MarkScale::Hundred => mark.0.is_multiple_of(4),
            MarkScale::Ten => true,
        };
        on_step && mark.0 <= 4 * self.most()
    }

    /// The step, as text.
    pub const fn step(self) -> &'static str {
        match self {
            MarkScale::Hundred => "1",
            MarkScale::Ten => "0.25",
        }
    }

    /// The clauses that lay it down.
    pub const fn clauses(code: Code) -> &'static [Clause] {
        match code {
            Code::Ukraine2013 => &["UA13-VI.6.5.2"],
            Code::Ukraine2023 => &["UA-VIII.Judge.6", "UA-VIII.Judge.7"],
            Code::Columns => &["COL-5.7.2d"],
        }
    }
}

/// `78`, `8.25`, `8,5`.
impl FromStr for Mark {
    type Err = NotAMark;

    fn from_str(text: &str) -> Result<Mark, NotAMark> {
        let wrong = || NotAMark { text: text.to_owned() };
        let trimmed = text.trim();
        let (whole, part) = trimmed.split_once(['.', ',']).unwrap_or((trimmed, ""));
        let whole: u32 = whole.parse().ok().filter(|whole| *whole <= 10_000).ok_or_else(wrong)?;
        let quarters = match part.trim_end_matches('0') {
            "" => 0,
            "25" => 1,
            "5" => 2,
            "75" => 3,
            _ => return Err(wrong()),
        };
        Ok(Mark(4 * whole + quarters))
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = ["", ".25", ".5", ".75"][(self.0 % 4) as usize];
        write!(f, "{}{part}", self.0 / 4)
    }
}

impl Serialize for Mark {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Mark {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Mark, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// A sum or a mean of marks with two decimals, as tables print it: `8.25`, `66.67`, `71`.
pub fn decimals(value: Rational) -> String {
    let (above, below) = (value.numerator(), value.denominator());
    let hundredths = (200 * above + below).div_euclid(2 * below);
    let text = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_on_their_scales() {
        for (text, written, hundred, ten) in [
            ("78", "78", true, false),
            ("8.25", "8.25", false, true),
            ("8,50", "8.5", false, true),
            ("10", "10", true, true),
            ("0", "0", true, true),
            ("101", "101", false, false),
        ] {
            let mark: Mark = text.parse().expect("a mark");
            assert_eq!(mark.to_string(), written);
            assert_eq!((MarkScale::Hundred.has(mark), MarkScale::Ten.has(mark)), (hundred, ten), "{text}");
        }
        for text in ["", "-1", "8.3", "x", "1.125", "99999999999"] {
            assert!(text.parse::<Mark>().is_err(), "{text}");
        }
    }

    #[test]
    fn fractions_are_printed_with_two_decimals() {
        for (above, below, text) in [(33, 4, "8.25"), (200, 3, "66.67"), (71, 1, "71"), (0, 1, "0")] {
            assert_eq!(decimals(Rational::new(above, below).expect("a fraction")), text);
        }
    }
}
