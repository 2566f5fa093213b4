//! Which variant a game without a GameType is.
//!
//! A square above 32 means the international game; so does a first move from 31 or 32 in a game from
//! the start, for nobody stands there on the small board and begins. Otherwise the caller knows.

use damier_rules::Variant;

use super::ReplayOptions;

/// What the squares of a game have told so far.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Seen {
    algebraic: bool,
    highest: u32,
    set_up: bool,
    begins_high: bool,
    moves: bool,
}

impl Seen {
    /// A FEN, of the tag or of a set-up.
    pub(super) fn fen(&mut self, fen: &str) {
        self.set_up = true;
        let bytes = fen.as_bytes();
        let mut i = 0;
        while i < bytes.len() {
            let start = i;
            while i < bytes.len() && bytes[i].is_ascii_digit() {
                i += 1;
            }
            if i > start {
                match start.checked_sub(1).map(|before| bytes[before]) {
                    Some(b'a'..=b'h') if i - start == 1 => self.algebraic = true,
                    Some(b',' | b':' | b'-' | b' ' | b'W' | b'B' | b'K') => self.square(&bytes[start..i]),
                    _ => {}
                }
            }
            i = i.max(start + 1);
        }
    }

    pub(super) fn played(&mut self, text: &[u8]) {
        if !text.first().is_some_and(u8::is_ascii_digit) {
            self.algebraic |= !self.moves;
        } else if !self.algebraic {
            for digits in text.split(|byte| !byte.is_ascii_digit()) {
                digits.chunks(2).for_each(|square| self.square(square));
            }
            self.begins_high |= !self.moves && !self.set_up && self.highest >= 31;
        }
        self.moves = true;
    }

    fn square(&mut self, digits: &[u8]) {
        let digit = |byte: &u8| u32::from(byte - b'0');
        let number = digits.iter().fold(0_u32, |n, own| n.saturating_mul(10).saturating_add(digit(own)));
        if number <= 50 {
            self.highest = self.highest.max(number);
        }
    }

    /// The variant, as soon as no later move can change it.
    pub(super) fn verdict(&self, options: &ReplayOptions) -> Option<Variant> {
        let decided = self.algebraic || self.highest > 32 || self.begins_high || (self.moves && !self.set_up);
        (options.variant.is_some() || decided).then(|| self.final_verdict(options))
    }

    /// The variant, when there is nothing more to see.
    pub(super) fn final_verdict(&self, options: &ReplayOptions) -> Variant {
        match options.variant {
            Some(variant) => variant,
            None if self.algebraic => options.algebraic,
            None if self.highest > 32 || self.begins_high => Variant::International,
            None => options.numeric,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guess(fen: Option<&str>, moves: &[&str]) -> Variant {
        let mut seen = Seen::default();
        if let Some(fen) = fen {
            seen.fen(fen);
        }
        moves.iter().for_each(|text| seen.played(text.as_bytes()));
        seen.final_verdict(&ReplayOptions::default())
    }

    /// A number that no computer can hold is no square, and nothing breaks on it.
    #[test]
    fn numbers_without_end_are_no_squares() {
        assert_eq!(guess(Some("W:W1844674407370955161622:B1"), &[]), guess(Some("W:W22:B1"), &[]));
        let long = format!("W:W{}:B1", "9".repeat(5000));
        assert_eq!(guess(Some(&long), &["99999999999999999999-1"]), guess(Some("W:W22:B1"), &[]));
    }

    #[test]
    fn squares_tell() {
        assert_eq!(guess(None, &["32-28", "19-23"]), Variant::International);
        assert_eq!(guess(None, &["3127"]), Variant::International);
        assert_eq!(guess(None, &["11-15", "32-28"]), Variant::English);
        assert_eq!(guess(None, &["c3-d4"]), Variant::Russian);
        assert_eq!(guess(Some("W:W31,32:B1,2:H0:F50"), &["31-27"]), Variant::English);
        assert_eq!(guess(Some("W:W31,32:B1,2"), &["31-27", "1-6", "27-22", "36-41"]), Variant::International);
        assert_eq!(guess(Some("B:WKb4:Ba7"), &[]), Variant::Russian);
        assert_eq!(guess(Some("B:W31-50:B1-20"), &[]), Variant::International);
    }

    /// Numbers larger than any memory are no squares.
    #[test]
    fn endless_numbers_are_no_squares() {
        for number in ["4294967296", "4294967295", "18446744073709551622", "99999999999999999999999999"] {
            assert_eq!(guess(Some(&format!("W:W{number}:B1")), &[]), ReplayOptions::default().numeric);
        }
    }
}
