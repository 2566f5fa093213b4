//! Accelerated events: some of the field have points that count for the pairing of the first rounds and for nothing
//! else, so that strong players meet sooner. The codes know the classification points of FMJD-V.9.2.2; every other
//! form is left to the regulation: `half: 2 in 1-3`, `1-20: 1 in 4-5`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::state::StageState;
use damier_pairing::{Entrant, Points, Round};

/// Points for pairing: who has them, how many, in which rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Acceleration {
    pub who: Accelerated,
    pub points: u16,
    /// From this round.
    pub first: u16,
    /// To this one.
    pub last: u16,
}

/// Who has points for pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Accelerated {
    /// The upper half by number; of an odd field the larger half.
    Half,
    /// The upper quarter.
    Quarter,
    Numbers {
        /// From this one.
        first: u32,
        /// To this one.
        last: u32,
    },
}

/// A text that says no acceleration.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no acceleration; write who, how many points and in which rounds: half: 2 in 1-3")]
pub struct NotAnAcceleration(pub String);

/// More points than this decide everything anyway.
const MOST_POINTS: u16 = 1000;

impl FromStr for Acceleration {
    type Err = NotAnAcceleration;

    fn from_str(text: &str) -> Result<Acceleration, NotAnAcceleration> {
        read(text).ok_or_else(|| NotAnAcceleration(text.trim().to_owned()))
    }
}

fn read(text: &str) -> Option<Acceleration> {
    let (who, rest) = text.trim().split_once(':')?;
    let (points, rounds) = rest.trim().split_once(" in ")?;
    let who = match who.trim() {
        "half" => Accelerated::Half,
        "quarter" => Accelerated::Quarter,
        numbers => {
            let (first, last) = run(numbers)?;
            Accelerated::Numbers { first, last }
        }
    };
    let (first, last) = run(rounds)?;
    let points = points.trim().parse().ok().filter(|points| (1..=MOST_POINTS).contains(points))?;
    Some(Acceleration { who, points, first: u16::try_from(first).ok()?, last: u16::try_from(last).ok()? })
}

fn run(text: &str) -> Option<(u32, u32)> {
    let number = |text: &str| text.trim().parse::<u32>().ok().filter(|number| *number > 0);
    let (first, last) = match text.trim().split_once('-') {
        Some((first, last)) => (number(first)?, number(last)?),
        None => (number(text)?, number(text)?),
    };
    (first <= last).then_some((first, last))
}

impl fmt::Display for Acceleration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let run = |f: &mut fmt::Formatter<'_>, first: u32, last: u32| match first == last {
            true => write!(f, "{first}"),
            false => write!(f, "{first}-{last}"),
        };
        match self.who {
            Accelerated::Half => f.write_str("half")?,
            Accelerated::Quarter => f.write_str("quarter")?,
            Accelerated::Numbers { first, last } => run(f, first, last)?,
        }
        write!(f, ": {} in ", self.points)?;
        run(f, self.first.into(), self.last.into())
    }
}

impl TryFrom<String> for Acceleration {
    type Error = NotAnAcceleration;

    fn try_from(text: String) -> Result<Acceleration, NotAnAcceleration> {
        text.parse()
    }
}

impl From<Acceleration> for String {
    fn from(own: Acceleration) -> String {
        own.to_string()
    }
}

impl Acceleration {
    /// The points of a number in a field of so many.
    fn points_of(self, number: u32, field: u32, round: Round) -> Points {
        let has = match self.who {
            Accelerated::Half => number <= field.div_ceil(2),
            Accelerated::Quarter => number <= field.div_ceil(4),
            Accelerated::Numbers { first, last } => (first..=last).contains(&number),
        };
        let holds = has && (self.first..=self.last).contains(&round.number());
        Points(if holds { self.points.into() } else { 0 })
    }
}

impl StageState {
    /// The points for pairing that these have in a round, without those who have none.
    pub fn accelerated(&self, field: &[Entrant], round: Round) -> Vec<(Entrant, Points)> {
        let size = self.numbers.len().max(field.len()) as u32;
        let points = |entrant: &Entrant| {
            let number = self.numbers.get(entrant).copied()?;
            let points: Points =
                self.plan.acceleration.iter().map(|own| own.points_of(number, size, round)).sum();
            (points > Points::ZERO).then_some((*entrant, points))
        };
        if self.plan.acceleration.is_empty() { Vec::new() } else { field.iter().filter_map(points).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_and_written() {
        for text in ["half: 2 in 1-3", "quarter: 4 in 1", "1-20: 1 in 4-5", "7: 2 in 2"] {
            assert_eq!(text.parse::<Acceleration>().map(|own| own.to_string()), Ok(text.to_owned()));
        }
        for text in
            ["", "half", "half: 0 in 1", "half: 2 in 0", "3-1: 2 in 1", "half: 2 in 3-1", "all: 2 in 1"]
        {
            assert!(text.parse::<Acceleration>().is_err(), "{text}");
        }
    }
}
