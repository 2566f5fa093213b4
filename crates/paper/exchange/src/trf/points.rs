//! Points in tenths, and what results are worth.
//!
//! Without a word about it a win is worth 1.0 and a draw 0.5. Other points stand in record 162 (TRF-2026),
//! in `BBW`, `BBD`, `BBL`, `BBZ`, `BBF`, `BBU` or in `XXS` (extensions of TRF16).

use std::fmt;
use std::ops::Add;

use damier_compete::Points;
use serde::Serialize;

use super::cell::Code;

/// Points, counted in tenths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize)]
pub struct Tenths(pub u32);

impl Tenths {
    /// Reads `11.5`, `11` or `1,5`.
    pub(super) fn read(text: &str) -> Option<Tenths> {
        let text = text.trim();
        let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((text, "0"));
        let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let whole_is_missing = whole.is_empty() && text.len() > 1;
        if !(is_number(whole) || whole_is_missing) || !is_number(tenth) || whole.len() > 6 {
            return None;
        }
        // More digits may follow, as long as they are zeros.
        let (first, rest) = tenth.split_at(1);
        if rest.bytes().any(|byte| byte != b'0') {
            return None;
        }
        let whole: u32 = if whole_is_missing { 0 } else { whole.parse().ok()? };
        Some(Tenths(whole * 10 + first.parse::<u32>().ok()?))
    }
}

impl Add for Tenths {
    type Output = Tenths;
    fn add(self, other: Tenths) -> Tenths {
        Tenths(self.0.saturating_add(other.0))
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{}", self.0 / 10, self.0 % 10))
    }
}

/// What results are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Scoring {
    pub(super) win: Tenths,
    pub(super) draw: Tenths,
    pub(super) loss: Tenths,
    pub(super) absent: Tenths,
    pub(super) bye: Tenths,
}

impl Scoring {
    /// Two points for a win.
    pub(super) const DRAUGHTS: Scoring =
        Scoring { win: Tenths(20), draw: Tenths(10), loss: Tenths(0), absent: Tenths(0), bye: Tenths(20) };
    /// One point for a win: what is meant if nothing is said.
    pub(super) const DEFAULT: Scoring =
        Scoring { win: Tenths(10), draw: Tenths(5), loss: Tenths(0), absent: Tenths(0), bye: Tenths(10) };

    /// What a result is worth.
    pub(super) fn of(&self, code: Code) -> Tenths {
        match code {
            Code::Win | Code::ShortWin | Code::ForfeitWin | Code::FullBye => self.win,
            Code::Draw | Code::ShortDraw | Code::HalfBye => self.draw,
            Code::Loss | Code::ShortLoss => self.loss,
            Code::ForfeitLoss | Code::ZeroBye => self.absent,
            Code::PairingBye => self.bye,
            Code::None => Tenths(0),
        }
    }

    /// What points of ours are worth.
    pub(super) fn of_points(&self, points: Points) -> Tenths {
        match points.0 {
            0 => Tenths(0),
            1 => self.draw,
            _ => self.win,
        }
    }

    /// Whether draughts can be counted so.
    pub(super) fn is_ours(&self) -> bool {
        let nothing = self.loss == Tenths(0) && self.absent == Tenths(0);
        self.win > Tenths(0) && self.draw + self.draw == self.win && self.bye == self.win && nothing
    }

    /// Sets what one letter is worth; whether there is such a letter.
    pub(super) fn set(&mut self, letter: &str, points: Tenths, bye_is_said: &mut bool) -> bool {
        match letter {
            "W" => {
                self.win = points;
                if !*bye_is_said {
                    self.bye = points;
                }
            }
            "D" => self.draw = points,
            "L" => self.loss = points,
            "A" | "Z" | "F" => self.absent = points,
            "P" | "U" | "PAB" => {
                self.bye = points;
                *bye_is_said = true;
            }
            // An unknown result counts as the half that we give to adjourned games.
            "X" => {}
            _ => return false,
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_and_written() {
        for (text, points) in [("4.5", 45), (" 4.0", 40), ("12", 120), (".5", 5), ("1,5", 15), ("2.00", 20)] {
            assert_eq!(Tenths::read(text), Some(Tenths(points)), "{text}");
        }
        for text in ["", "-1", "1.", "1.25", "a", ".", "99999999.0"] {
            assert_eq!(Tenths::read(text), None, "{text}");
        }
        assert_eq!(format!("{:>4}", Tenths(45)), " 4.5");
    }
}
