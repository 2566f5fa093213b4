//! Results as the Result tag and old separators write them.
//!
//! The first number belongs to the player who begins. In most games that is White; in English
//! checkers it is Black, so `1-0` there means that Black has won.

use std::fmt;

use damier_rules::{Color, Variant, game};

/// How a game ended, seen from the player who began it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameEnd {
    /// Who began has won: `1-0`, `2-0`.
    FirstWon,
    /// Who began has lost: `0-1`, `0-2`.
    SecondWon,
    /// Nobody won: `1/2-1/2` or `1-1`.
    Drawn,
    /// Lost by both: `0-0`.
    BothLost,
}

impl GameEnd {
    /// The outcome that a text names, in either format, with a little freedom: spaces, a colon or a
    /// long dash between the numbers, `½`. `None` for `*` and everything else.
    pub fn from_text(text: &str) -> Option<GameEnd> {
        let plain: String = text
            .chars()
            .filter(|c| !c.is_whitespace())
            .map(|c| if matches!(c, ':' | '–' | '—' | '−') { '-' } else { c })
            .collect();
        GameEnd::from_plain(plain.replace('½', "1/2").as_bytes())
    }

    fn from_plain(text: &[u8]) -> Option<GameEnd> {
        match text {
            b"1-0" | b"2-0" => Some(GameEnd::FirstWon),
            b"0-1" | b"0-2" => Some(GameEnd::SecondWon),
            b"1-1" | b"1/2-1/2" | b"1/2" | b"0.5-0.5" | b"0,5-0,5" => Some(GameEnd::Drawn),
            b"0-0" => Some(GameEnd::BothLost),
            _ => None,
        }
    }

    /// The outcome of three bytes such as `1-0`.
    pub(crate) fn from_three(first: u8, second: u8) -> Option<GameEnd> {
        match (first, second) {
            (b'1' | b'2', b'0') => Some(GameEnd::FirstWon),
            (b'0', b'1' | b'2') => Some(GameEnd::SecondWon),
            (b'1', b'1') => Some(GameEnd::Drawn),
            (b'0', b'0') => Some(GameEnd::BothLost),
            _ => None,
        }
    }

    /// The same outcome counted from the other player.
    #[must_use]
    pub const fn turned(self) -> GameEnd {
        match self {
            GameEnd::FirstWon => GameEnd::SecondWon,
            GameEnd::SecondWon => GameEnd::FirstWon,
            GameEnd::Drawn | GameEnd::BothLost => self,
        }
    }

    /// Who has won, if one side has.
    pub fn winner(self, variant: Variant) -> Option<Color> {
        let first = variant.rules().first;
        match self {
            GameEnd::FirstWon => Some(first),
            GameEnd::SecondWon => Some(!first),
            GameEnd::Drawn | GameEnd::BothLost => None,
        }
    }

    /// The outcome in which this side has won.
    pub fn won_by(color: Color, variant: Variant) -> GameEnd {
        if color == variant.rules().first { GameEnd::FirstWon } else { GameEnd::SecondWon }
    }

    /// The outcome of a game; none if it does not count.
    pub fn of(outcome: game::Outcome, variant: Variant) -> Option<GameEnd> {
        match outcome {
            game::Outcome::Win(color) => Some(GameEnd::won_by(color, variant)),
            game::Outcome::Draw => Some(GameEnd::Drawn),
            game::Outcome::BothLose => Some(GameEnd::BothLost),
            game::Outcome::Annulled => None,
        }
    }

    /// As the standard writes it for the variant: two points for a win in the international game,
    /// one in all others.
    pub const fn text(self, variant: Variant) -> &'static str {
        match (self, variant) {
            (GameEnd::FirstWon, Variant::International) => "2-0",
            (GameEnd::SecondWon, Variant::International) => "0-2",
            (GameEnd::Drawn, Variant::International) => "1-1",
            (GameEnd::FirstWon, _) => "1-0",
            (GameEnd::SecondWon, _) => "0-1",
            (GameEnd::Drawn, _) => "1/2-1/2",
            (GameEnd::BothLost, _) => "0-0",
        }
    }
}

/// The value of a Result tag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResultTag {
    /// One of the results that PDN knows.
    Known(GameEnd),
    /// `*`, `?` or nothing: not finished or not known.
    Open,
    /// Anything else, for example one of the formats that ResultFormat announces.
    Other(String),
}

impl ResultTag {
    /// Reads the value of a Result tag; any text is accepted.
    pub fn from_text(text: &str) -> ResultTag {
        match (GameEnd::from_text(text), text.trim()) {
            (Some(outcome), _) => ResultTag::Known(outcome),
            (None, "" | "*" | "?") => ResultTag::Open,
            (None, other) => ResultTag::Other(other.to_owned()),
        }
    }

    /// The outcome, if it is a known one.
    pub const fn outcome(&self) -> Option<GameEnd> {
        match self {
            ResultTag::Known(outcome) => Some(*outcome),
            ResultTag::Open | ResultTag::Other(_) => None,
        }
    }
}

impl fmt::Display for GameEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GameEnd::FirstWon => "won by who began",
            GameEnd::SecondWon => "lost by who began",
            GameEnd::Drawn => "drawn",
            GameEnd::BothLost => "lost by both",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_number_belongs_to_who_begins() {
        assert_eq!(GameEnd::FirstWon.winner(Variant::English), Some(Color::Black));
        assert_eq!(GameEnd::FirstWon.winner(Variant::Russian), Some(Color::White));
        assert_eq!(GameEnd::won_by(Color::White, Variant::English).text(Variant::English), "0-1");
    }

    #[test]
    fn both_formats_and_loose_forms() {
        for (text, outcome) in [
            ("2-0", GameEnd::FirstWon),
            ("1 - 0", GameEnd::FirstWon),
            ("0:2", GameEnd::SecondWon),
            ("½–½", GameEnd::Drawn),
            ("1/2-1/2", GameEnd::Drawn),
            ("1-1", GameEnd::Drawn),
            ("0-0", GameEnd::BothLost),
        ] {
            assert_eq!(GameEnd::from_text(text), Some(outcome), "{text}");
        }
        for text in ["", "*", "1-18", "2-1", "1+"] {
            assert_eq!(GameEnd::from_text(text), None, "{text}");
        }
    }

    #[test]
    fn any_tag_value_is_accepted() {
        assert_eq!(ResultTag::from_text("*"), ResultTag::Open);
        assert_eq!(ResultTag::from_text("1+ - 1-"), ResultTag::Other("1+ - 1-".to_owned()));
    }
}
