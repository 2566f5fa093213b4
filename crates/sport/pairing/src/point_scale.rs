//! What a game is worth, as data: the codes count 2, 1 and 0 (UA13-IV.11.1, UA-III.7.1, FMJD-III.5.6, COL-3.6a);
//! a regulation may count otherwise.
//!
//! Written `WIN-DRAW-LOSS`, then what else is otherwise: `lead A-B` for a draw with a durable advantage,
//! `plus N` and `minus N` without play, `bye N` for the free one of an odd field, `half-byes K of N` for rounds
//! missed on request, K of them at most.
//!
//! | word | written out | what |
//! | --- | --- | --- |
//! | `2-1-0` | | as the codes count |
//! | `3-1-0` | | a win is worth more than two draws |
//! | `delft` | `4-2-0 lead 3-1` | 3-1 for three pieces more, a king counting two, or by agreement |
//! | `plus-minus` | `2-1-0 lead 1-1` | plus and minus draws, which only criteria look at |
//! | `12-0` | `12-6-0 lead 8-4` | the scale of Dutch tables |

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Points, SideResult};

/// What games, forfeits and free rounds are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointScale {
    /// Points for a win, in the smallest unit of the scale.
    pub win: u32,
    /// Points for a draw, in the same unit.
    pub draw: u32,
    /// Points for a loss, in the same unit.
    pub loss: u32,
    /// A draw with a durable advantage, for the one who had it.
    pub lead: u32,
    /// The same for the other.
    pub trail: u32,
    /// A win without play.
    pub plus: u32,
    /// A loss without play.
    pub minus: u32,
    /// The free one of an odd field.
    pub bye: u32,
    /// A round missed on request.
    pub half_bye: u32,
    /// How many such rounds somebody may have.
    pub half_byes: u16,
    /// Whether draws with an advantage are told apart.
    pub leads: bool,
}

impl Default for PointScale {
    fn default() -> PointScale {
        PointScale::CODES
    }
}

/// The systems that have a name.
pub const POINT_SYSTEMS: [(&str, &str); 5] = [
    ("codes", "2-1-0"),
    ("three-points", "3-1-0"),
    ("delft", "4-2-0 lead 3-1"),
    ("plus-minus", "2-1-0 lead 1-1"),
    ("12-0", "12-6-0 lead 8-4"),
];

/// More points for a game than this are a misprint.
const MOST: u32 = 1000;

impl PointScale {
    /// As the codes count: 2, 1, 0.
    pub const CODES: PointScale = PointScale::new(2, 1, 0);

    /// So much for a win, a draw and a loss; without play the same.
    pub const fn new(win: u32, draw: u32, loss: u32) -> PointScale {
        PointScale {
            win,
            draw,
            loss,
            lead: draw,
            trail: draw,
            plus: win,
            minus: loss,
            bye: win,
            half_bye: draw,
            half_byes: 0,
            leads: false,
        }
    }

    /// What a game over the board is worth.
    pub const fn played(&self, outcome: SideResult) -> Points {
        Points(match outcome {
            SideResult::Win => self.win,
            SideResult::Draw => self.draw,
            SideResult::Loss => self.loss,
        })
    }

    /// What a drawn game is worth to the one who had the advantage, or to the other.
    pub const fn drawn_with(&self, ahead: bool) -> Points {
        Points(if ahead { self.lead } else { self.trail })
    }

    /// What a game decided without play is worth.
    pub const fn unplayed(&self, outcome: SideResult) -> Points {
        Points(match outcome {
            SideResult::Win => self.plus,
            SideResult::Draw => self.draw,
            SideResult::Loss => self.minus,
        })
    }
}

/// What is no point system.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error(
    "\"{text}\" is no point system; write WIN-DRAW-LOSS such as 3-1-0, with lead A-B, plus N, minus N, bye N or half-byes K of N behind it"
)]
pub struct NotAPointScale {
    /// The scale as it was written.
    pub text: String,
}

impl FromStr for PointScale {
    type Err = NotAPointScale;

    fn from_str(text: &str) -> Result<PointScale, NotAPointScale> {
        let written = text.trim().to_lowercase();
        let named = POINT_SYSTEMS.iter().find(|(name, _)| *name == written).map(|(_, out)| *out);
        read(named.unwrap_or(&written)).ok_or_else(|| NotAPointScale { text: text.trim().to_owned() })
    }
}

fn read(text: &str) -> Option<PointScale> {
    let number = |word: &str| word.parse::<u32>().ok().filter(|number| *number <= MOST);
    let mut words = text.split_whitespace();
    let mut games = words.next()?.split('-').map(number);
    let (win, draw, loss) = (games.next()??, games.next()??, games.next()??);
    if games.next().is_some() || win <= loss || draw > win || draw < loss {
        return None;
    }
    let mut scale = PointScale::new(win, draw, loss);
    while let Some(word) = words.next() {
        let value = words.next()?;
        match word {
            "lead" => {
                let (lead, trail) = value.split_once('-')?;
                (scale.lead, scale.trail, scale.leads) = (number(lead)?, number(trail)?, true);
                if scale.lead < scale.trail || scale.lead > win {
                    return None;
                }
            }
            "plus" => scale.plus = number(value)?,
            "minus" => scale.minus = number(value)?,
            "bye" => scale.bye = number(value)?,
            "half-byes" => {
                scale.half_byes = value.parse().ok().filter(|count| *count <= 100)?;
                if words.next() != Some("of") {
                    return None;
                }
                scale.half_bye = number(words.next()?)?;
            }
            _ => return None,
        }
    }
    Some(scale)
}

impl fmt::Display for PointScale {
    /// Written out: `4-2-0 lead 3-1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.win, self.draw, self.loss)?;
        let plain = PointScale::new(self.win, self.draw, self.loss);
        if self.leads {
            write!(f, " lead {}-{}", self.lead, self.trail)?;
        }
        for (word, own, usual) in [
            ("plus", self.plus, plain.plus),
            ("minus", self.minus, plain.minus),
            ("bye", self.bye, plain.bye),
        ] {
            if own != usual {
                write!(f, " {word} {own}")?;
            }
        }
        if self.half_byes > 0 {
            write!(f, " half-byes {} of {}", self.half_byes, self.half_bye)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_are_read_and_written() {
        for (name, out) in POINT_SYSTEMS {
            let scale: PointScale = name.parse().expect("a system");
            assert_eq!(scale.to_string(), out, "{name}");
            assert_eq!(out.parse(), Ok(scale));
        }
        let scale: PointScale = "3-1-0 bye 2 half-byes 1 of 1 plus 2".parse().expect("a system");
        assert_eq!((scale.bye, scale.half_byes, scale.half_bye, scale.plus), (2, 1, 1, 2));
        assert_eq!(scale.to_string().parse(), Ok(scale));
        for text in [
            "",
            "2-1",
            "0-1-2",
            "2-3-0",
            "2-1-0 lead 1-2",
            "2-1-0 x 3",
            "9999-1-0",
            "2-1-0 half-byes 1",
            "-1-1-0",
        ] {
            assert!(text.parse::<PointScale>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_it_is_worth() {
        let delft: PointScale = "delft".parse().expect("a system");
        assert_eq!(
            [SideResult::Win, SideResult::Draw, SideResult::Loss].map(|own| delft.played(own).0),
            [4, 2, 0]
        );
        assert_eq!([true, false].map(|ahead| delft.drawn_with(ahead).0), [3, 1]);
    }
}
