//! What a player's line shows for a round: opponent, colour, result.

use damier_rules::Color;

/// A result as TRF writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Code {
    Win,
    Draw,
    Loss,
    /// `W`: won in less than a move.
    ShortWin,
    /// `D`: drawn in less than a move.
    ShortDraw,
    /// `L`: lost in less than a move.
    ShortLoss,
    /// `+`: won without play.
    ForfeitWin,
    /// `-`: lost without play.
    ForfeitLoss,
    /// `H`: a bye of half a point.
    HalfBye,
    /// `F`: a bye of a full point.
    FullBye,
    /// `U`: free by the draw.
    PairingBye,
    ZeroBye,
    /// Nothing: not known, or absent.
    None,
}

const LETTERS: [(char, Code); 13] = [
    ('1', Code::Win),
    ('=', Code::Draw),
    ('0', Code::Loss),
    ('W', Code::ShortWin),
    ('D', Code::ShortDraw),
    ('L', Code::ShortLoss),
    ('+', Code::ForfeitWin),
    ('-', Code::ForfeitLoss),
    ('H', Code::HalfBye),
    ('F', Code::FullBye),
    ('U', Code::PairingBye),
    ('Z', Code::ZeroBye),
    (' ', Code::None),
];

impl Code {
    /// Reads the character of a result.
    pub(super) fn of(letter: char) -> Option<Code> {
        let letter = letter.to_ascii_uppercase();
        LETTERS.iter().find(|(own, _)| *own == letter).map(|(_, code)| *code)
    }

    /// The character that is written.
    pub fn letter(self) -> char {
        LETTERS.iter().find(|(_, code)| *code == self).map_or(' ', |(letter, _)| *letter)
    }

    /// The same result of a game that is not rated.
    pub(super) const fn unrated(self) -> Code {
        match self {
            Code::Win => Code::ShortWin,
            Code::Draw => Code::ShortDraw,
            Code::Loss => Code::ShortLoss,
            other => other,
        }
    }

    /// Whether it needs an opponent, must not have one, or may.
    pub(super) const fn wants_opponent(self) -> Option<bool> {
        match self {
            Code::Win | Code::Draw | Code::Loss | Code::ShortWin | Code::ShortDraw | Code::ShortLoss => {
                Some(true)
            }
            Code::HalfBye | Code::FullBye | Code::PairingBye | Code::ZeroBye => Some(false),
            Code::ForfeitWin | Code::ForfeitLoss | Code::None => None,
        }
    }

    /// Whether the opponent may say this.
    pub(super) const fn agrees_with(self, other: Code) -> bool {
        matches!(
            (self, other),
            (Code::Win | Code::ShortWin, Code::Loss | Code::ShortLoss)
                | (Code::Loss | Code::ShortLoss, Code::Win | Code::ShortWin)
                | (Code::Draw | Code::ShortDraw, Code::Draw | Code::ShortDraw)
                // Lost by both over the board.
                | (Code::Loss | Code::ShortLoss, Code::Loss | Code::ShortLoss)
                | (Code::ForfeitWin, Code::ForfeitLoss)
                | (Code::ForfeitLoss, Code::ForfeitWin | Code::ForfeitLoss)
                | (Code::None, Code::None)
        )
    }
}

/// A round on a player's line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundCell {
    /// The number of the opponent.
    pub opponent: Option<u32>,
    pub color: Option<Color>,
    pub code: Code,
}

impl RoundCell {
    /// Nothing is known of the round.
    pub const BLANK: RoundCell = RoundCell { opponent: None, color: None, code: Code::None };

    /// A round without an opponent.
    pub const fn free(code: Code) -> RoundCell {
        RoundCell { opponent: None, color: None, code }
    }

    /// Half a point without an opponent; some programs write it as a draw with nobody.
    pub(super) const fn is_half_bye(self) -> bool {
        matches!(self, RoundCell { opponent: None, code: Code::HalfBye | Code::Draw, .. })
    }

    /// As it stands in the file, eight characters.
    pub(super) fn text(self) -> String {
        if self == RoundCell::BLANK {
            return " ".repeat(8);
        }
        let color = match self.color {
            Some(Color::White) => 'w',
            Some(Color::Black) => 'b',
            None => '-',
        };
        match self.opponent {
            Some(opponent) => format!("{opponent:>4} {color} {}", self.code.letter()),
            None => format!("0000 {color} {}", self.code.letter()),
        }
    }
}
