//! Commentary signs, each with the meaning its own code gives it.
//!
//! In draughts `?!` is a move that looks weak and is strong, `!?` one that looks strong and is weak:
//! the opposite of what chess players and the numeric glyphs of game files mean (D-08). So a sign is
//! read in a dialect, and only meanings that exist on both sides become glyphs.

use std::fmt;

use damier_rules::Rulebook;
use damier_rules::rulebook::AnnotationDialect;

/// What a sign says about a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// The sign between the squares of a move without capture.
    Quiet,
    /// The sign between the squares of a capture (D-02c).
    Capture,
    /// A strong move.
    Strong,
    /// A very strong move.
    VeryStrong,
    /// A weak move.
    Weak,
    /// A very weak move.
    VeryWeak,
    /// Looks weak, is in fact strong.
    LooksWeakIsStrong,
    /// Looks strong, is in fact weak.
    LooksStrongIsWeak,
    /// Any other move loses.
    Forced,
    /// The game is won.
    Win,
    /// The game is drawn.
    Draw,
    /// So many pieces have been won.
    PiecesWon(u8),
    /// So many pieces have been lost.
    PiecesLost(u8),
    /// Whichever move or capture is made, the result is the same (D-02d).
    SameResult,
    /// There was a free choice between captures of the same number of pieces (D-02d).
    FreeChoice,
    /// Worth attention: what chess players mean by `!?`.
    Interesting,
    /// Of doubtful worth: what chess players mean by `?!`.
    Dubious,
}

/// A sign of a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sign {
    /// How it is written; a number follows where it counts pieces.
    pub text: &'static str,
    /// What it says.
    pub meaning: Meaning,
    /// The clause, or the decision, that says so.
    pub clause: &'static str,
}

/// The signs of one code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// FMJD, hundred squares (FMJD-I.9.1).
    Fmjd100,
    /// FMJD, sixty-four squares (FMJD-Ibis.9.1).
    Fmjd64,
    /// Ukraine, 2013 (UA13-IV.4.2).
    Ua2013,
    /// Ukraine, 2023 (UA-III.2.2).
    Ua2023,
    /// As in chess and in the numeric glyphs of game files (D-08).
    Chess,
}

/// A sign the dialect does not have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a sign of this code")]
pub struct UnknownSign(pub String);

impl Dialect {
    /// The signs that a rulebook prints; the column code and the WCDF define none.
    pub fn of(book: &Rulebook) -> Option<Dialect> {
        if book.switches.annotation_dialect == AnnotationDialect::Chess {
            return Some(Dialect::Chess);
        }
        match (book.code, book.variant) {
            ("FMJD", variant) if variant.board().size() == 10 => Some(Dialect::Fmjd100),
            ("FMJD", _) => Some(Dialect::Fmjd64),
            ("UA13", _) => Some(Dialect::Ua2013),
            ("UA", _) => Some(Dialect::Ua2023),
            _ => None,
        }
    }

    /// All signs of the dialect.
    pub const fn signs(self) -> &'static [Sign] {
        match self {
            Dialect::Fmjd100 => FMJD_100,
            Dialect::Fmjd64 => FMJD_64,
            Dialect::Ua2013 => UA_2013,
            Dialect::Ua2023 => UA_2023,
            Dialect::Chess => CHESS,
        }
    }

    /// Reads the signs behind a move, as [`split_signs`] cuts them off.
    ///
    /// ```
    /// use damier_pdn::{Dialect, Meaning};
    /// assert_eq!(Dialect::Fmjd100.read("?!"), Ok(vec![Meaning::LooksWeakIsStrong]));
    /// assert_eq!(Dialect::Chess.read("?!"), Ok(vec![Meaning::Dubious]));
    /// assert_eq!(Dialect::Ua2023.read("!*+2"), Ok(vec![Meaning::Strong, Meaning::Forced, Meaning::PiecesWon(2)]));
    /// ```
    pub fn read(self, text: &str) -> Result<Vec<Meaning>, UnknownSign> {
        let mut meanings = Vec::new();
        let mut rest = text.trim();
        while !rest.is_empty() {
            let (sign, number, after) = next_sign(rest);
            let meaning = self.meaning(sign, number).ok_or_else(|| UnknownSign(sign.to_owned()))?;
            meanings.push(meaning);
            rest = after.trim_start();
        }
        Ok(meanings)
    }

    /// How the dialect writes a meaning, if it can.
    pub fn write(self, meaning: Meaning) -> Option<String> {
        let sign = self
            .signs()
            .iter()
            .find(|sign| std::mem::discriminant(&sign.meaning) == std::mem::discriminant(&meaning))?;
        Some(match meaning {
            Meaning::PiecesWon(n) | Meaning::PiecesLost(n) => format!("{}{n}", sign.text),
            _ => sign.text.to_owned(),
        })
    }

    fn meaning(self, text: &str, number: Option<u8>) -> Option<Meaning> {
        let text = if is_ad_libitum(text) { "a.l." } else { text };
        self.signs().iter().filter(|sign| sign.text == text).find_map(|sign| match (sign.meaning, number) {
            (Meaning::PiecesWon(_), Some(n)) => Some(Meaning::PiecesWon(n)),
            (Meaning::PiecesLost(_), Some(n)) => Some(Meaning::PiecesLost(n)),
            (Meaning::PiecesWon(_) | Meaning::PiecesLost(_), None) | (_, Some(_)) => None,
            (Meaning::Quiet | Meaning::Capture, None) => None,
            (meaning, None) => Some(meaning),
        })
    }
}

impl Meaning {
    /// The numeric glyph of game files that says the same, if there is one (D-08).
    pub const fn glyph(self) -> Option<u8> {
        Some(match self {
            Meaning::Strong => 1,
            Meaning::Weak => 2,
            Meaning::VeryStrong => 3,
            Meaning::VeryWeak => 4,
            Meaning::Interesting => 5,
            Meaning::Dubious => 6,
            Meaning::Forced => 7,
            _ => return None,
        })
    }

    /// What a numeric glyph says, as far as it is the meaning of a sign.
    pub const fn of_glyph(glyph: u8) -> Option<Meaning> {
        Some(match glyph {
            1 => Meaning::Strong,
            2 => Meaning::Weak,
            3 => Meaning::VeryStrong,
            4 => Meaning::VeryWeak,
            5 => Meaning::Interesting,
            6 => Meaning::Dubious,
            7 => Meaning::Forced,
            _ => return None,
        })
    }
}

impl fmt::Display for Meaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Meaning::Quiet => f.write_str("move"),
            Meaning::Capture => f.write_str("capture"),
            Meaning::Strong => f.write_str("strong move"),
            Meaning::VeryStrong => f.write_str("very strong move"),
            Meaning::Weak => f.write_str("weak move"),
            Meaning::VeryWeak => f.write_str("very weak move"),
            Meaning::LooksWeakIsStrong => f.write_str("looks weak, is strong"),
            Meaning::LooksStrongIsWeak => f.write_str("looks strong, is weak"),
            Meaning::Forced => f.write_str("forced, any other move loses"),
            Meaning::Win => f.write_str("win"),
            Meaning::Draw => f.write_str("draw"),
            Meaning::PiecesWon(n) => write!(f, "pieces won: {n}"),
            Meaning::PiecesLost(n) => write!(f, "pieces lost: {n}"),
            Meaning::SameResult => f.write_str("whichever move is made, the result is the same"),
            Meaning::FreeChoice => f.write_str("free choice between captures of the same number"),
            Meaning::Interesting => f.write_str("interesting move"),
            Meaning::Dubious => f.write_str("dubious move"),
        }
    }
}

/// Parts a move from the signs behind it.
///
/// ```
/// use damier_pdn::split_signs;
/// assert_eq!(split_signs("28x19!? a.l."), ("28x19", "!? a.l."));
/// assert_eq!(split_signs("3 - 6"), ("3 - 6", ""));
/// ```
pub fn split_signs(text: &str) -> (&str, &str) {
    let text = text.trim();
    let mut rest = text;
    while let Some(shorter) = without_last_sign(rest) {
        rest = shorter.trim_end();
    }
    (rest, text[rest.len()..].trim_start())
}

/// The text before its last sign; `None` when it ends with none.
fn without_last_sign(text: &str) -> Option<&str> {
    if let Some(rest) = text.strip_suffix(['!', '?', '=', '+', '*']) {
        return Some(rest);
    }
    if let Some((rest, inside)) = text.strip_suffix(')').and_then(|text| text.rsplit_once('(')) {
        let strength = !inside.is_empty() && inside.chars().all(|c| matches!(c, '!' | '?'));
        return strength.then_some(rest);
    }
    let ad_libitum = text.char_indices().rev().nth(3).map(|(at, _)| text.split_at(at));
    if let Some((rest, sign)) = ad_libitum
        && is_ad_libitum(sign)
    {
        return Some(rest);
    }
    // The mark of a win that closes a solution stands apart from the move (UA13-VI.7.4.2/d).
    if let Some(rest) = text.strip_suffix(['x', 'X', 'х', 'Х']) {
        return rest.ends_with(char::is_whitespace).then_some(rest);
    }
    let before = text.trim_end_matches(|c: char| c.is_ascii_digit());
    if before.len() == text.len() {
        return None;
    }
    if let Some(rest) = before.strip_suffix('+') {
        return Some(rest);
    }
    // A count of lost pieces stands apart; in "3 -6" the dash belongs to the move.
    let rest = before.strip_suffix('-')?;
    let whole_move = rest.trim_end().contains(['-', 'x', ':']);
    (whole_move && rest.ends_with(char::is_whitespace)).then_some(rest)
}

/// `a.l.`, also with a Cyrillic letter or the digit one, as it is often printed.
fn is_ad_libitum(text: &str) -> bool {
    matches!(text, "a.l." | "a.1." | "а.l." | "а.1." | "A.l." | "A.L.")
}

/// The first sign of the text, its number, and what follows.
fn next_sign(text: &str) -> (&str, Option<u8>, &str) {
    let length = match text.as_bytes() {
        [b'(', ..] => {
            let inside = text[1..].split(')').next().unwrap_or_default();
            return (inside, None, text.get(inside.len() + 2..).unwrap_or_default());
        }
        [b'!' | b'?', b'!' | b'?', ..] => 2,
        [b'+' | b'-', digits @ ..] => {
            let count = digits.iter().take_while(|b| b.is_ascii_digit()).count();
            let number = text[1..1 + count].parse().ok();
            return (&text[..1], number, &text[1 + count..]);
        }
        _ => {
            let four = text.char_indices().nth(4).map_or(text.len(), |(at, _)| at);
            if is_ad_libitum(&text[..four]) { four } else { text.chars().next().map_or(0, char::len_utf8) }
        }
    };
    (&text[..length], None, &text[length..])
}

/// Rows of a table: sign, meaning, clause.
macro_rules! signs {
    ($($text:literal $meaning:expr, $clause:literal;)*) => {
        &[$(Sign { text: $text, meaning: $meaning, clause: $clause }),*]
    };
}

const FMJD_100: &[Sign] = signs! {
    "-" Meaning::Quiet, "FMJD-I.9.1.1";
    "x" Meaning::Capture, "FMJD-I.9.1.2";
    "!" Meaning::Strong, "FMJD-I.9.1.3";
    "!!" Meaning::VeryStrong, "FMJD-I.9.1.4";
    "?" Meaning::Weak, "FMJD-I.9.1.5";
    "??" Meaning::VeryWeak, "FMJD-I.9.1.6";
    "?!" Meaning::LooksWeakIsStrong, "FMJD-I.9.1.7";
    "!?" Meaning::LooksStrongIsWeak, "FMJD-I.9.1.8";
    "*" Meaning::Forced, "FMJD-I.9.1.9";
    "+" Meaning::Win, "FMJD-I.9.1.10";
    "=" Meaning::Draw, "FMJD-I.9.1.11";
    "+" Meaning::PiecesWon(1), "FMJD-I.9.1.12";
    "-" Meaning::PiecesLost(1), "FMJD-I.9.1.13";
    "a.l." Meaning::SameResult, "FMJD-I.9.1.14";
};

const FMJD_64: &[Sign] = signs! {
    "-" Meaning::Quiet, "FMJD-Ibis.9.1.1";
    "x" Meaning::Capture, "FMJD-Ibis.9.1.2";
    "!" Meaning::Strong, "FMJD-Ibis.9.1.3";
    "!!" Meaning::VeryStrong, "FMJD-Ibis.9.1.4";
    "?" Meaning::Weak, "FMJD-Ibis.9.1.5";
    "??" Meaning::VeryWeak, "FMJD-Ibis.9.1.6";
    "?!" Meaning::LooksWeakIsStrong, "FMJD-Ibis.9.1.7";
    "!?" Meaning::LooksStrongIsWeak, "FMJD-Ibis.9.1.8";
    "*" Meaning::Forced, "FMJD-Ibis.9.1.9";
    "+" Meaning::Win, "FMJD-Ibis.9.1.10";
    "=" Meaning::Draw, "FMJD-Ibis.9.1.11";
    "+" Meaning::PiecesWon(1), "FMJD-Ibis.9.1.12";
    "-" Meaning::PiecesLost(1), "FMJD-Ibis.9.1.13";
    "a.l." Meaning::SameResult, "FMJD-Ibis.9.1.14";
};

const UA_2013: &[Sign] = signs! {
    "—" Meaning::Quiet, "UA13-IV.4.2.1";
    "x" Meaning::Capture, "UA13-IV.4.2.2";
    ":" Meaning::Capture, "UA13-IV.4.2.2";
    "!" Meaning::Strong, "UA13-IV.4.2.3";
    "!!" Meaning::VeryStrong, "UA13-IV.4.2.4";
    "?" Meaning::Weak, "UA13-IV.4.2.5";
    "??" Meaning::VeryWeak, "UA13-IV.4.2.6";
    "?!" Meaning::LooksWeakIsStrong, "UA13-IV.4.2.7";
    "!?" Meaning::LooksStrongIsWeak, "UA13-IV.4.2.8";
    "+" Meaning::Win, "UA13-IV.4.2.9";
    "=" Meaning::Draw, "UA13-IV.4.2.10";
    "x" Meaning::Win, "UA13-VI.7.4.2/d";
};

const UA_2023: &[Sign] = signs! {
    "–" Meaning::Quiet, "UA-III.2.2";
    "x" Meaning::Capture, "UA-III.2.2";
    ":" Meaning::Capture, "UA-III.2.2";
    "!" Meaning::Strong, "UA-III.2.2";
    "!!" Meaning::VeryStrong, "UA-III.2.2";
    "?" Meaning::Weak, "UA-III.2.2";
    "??" Meaning::VeryWeak, "UA-III.2.2";
    "?!" Meaning::LooksWeakIsStrong, "UA-III.2.2";
    "!?" Meaning::LooksStrongIsWeak, "UA-III.2.2";
    "*" Meaning::Forced, "UA-III.2.2";
    "+" Meaning::Win, "UA-III.2.2";
    "=" Meaning::Draw, "UA-III.2.2";
    "+" Meaning::PiecesWon(1), "UA-III.2.2";
    "-" Meaning::PiecesLost(1), "UA-III.2.2";
    "a.l." Meaning::FreeChoice, "UA-III.2.2";
};

const CHESS: &[Sign] = signs! {
    "!" Meaning::Strong, "D-08";
    "!!" Meaning::VeryStrong, "D-08";
    "?" Meaning::Weak, "D-08";
    "??" Meaning::VeryWeak, "D-08";
    "!?" Meaning::Interesting, "D-08";
    "?!" Meaning::Dubious, "D-08";
    "*" Meaning::Forced, "D-08";
};
