//! What an exercise is about, and how hard it is.

use std::fmt;
use std::str::FromStr;

use damier_rules::{Color, Move, Position, Rank};

/// What an exercise is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// Pieces are given up for more.
    Shot,
    /// A man comes through to be crowned.
    Breakthrough,
    /// Few pieces are left.
    Ending,
    /// Kings play on White's side.
    Kings,
    /// The other side is left without a move, or must move into its loss.
    Opposition,
    /// Towers are taken and set free.
    Towers,
}

/// A word that is no theme.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no theme \"{0}\"")]
pub struct UnknownTheme(String);

impl Theme {
    pub const ALL: [Theme; 6] =
        [Theme::Shot, Theme::Breakthrough, Theme::Ending, Theme::Kings, Theme::Opposition, Theme::Towers];

    /// Its word in files and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Shot => "shot",
            Theme::Breakthrough => "breakthrough",
            Theme::Ending => "ending",
            Theme::Kings => "kings",
            Theme::Opposition => "opposition",
            Theme::Towers => "towers",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Theme, UnknownTheme> {
        let unknown = || UnknownTheme(text.chars().take(40).collect());
        Theme::ALL.into_iter().find(|theme| theme.name() == text).ok_or_else(unknown)
    }
}

/// Pieces, or towers, at which an ending begins.
const FEW: usize = 6;

/// What the main line shows.
pub(super) fn themes(start: &Position, line: &[Move]) -> Vec<Theme> {
    let pieces = |position: &Position| position.setup().placed.len();
    let mut found = Vec::new();
    let mut position = *start;
    let mut quiet = true;
    for mv in line {
        let white = position.to_move() == Color::White;
        if !white && mv.is_capture() {
            found.push(Theme::Shot);
        }
        if white && mv.crowns() {
            found.push(Theme::Breakthrough);
        }
        if mv.is_capture() && position.variant().has_towers() {
            found.push(Theme::Towers);
        }
        quiet &= !mv.is_capture();
        position = position.play_unchecked(mv);
    }
    let blocked = position.to_move() == Color::Black && !position.has_legal_move();
    let some_left = position.setup().placed.iter().any(|(_, tower)| tower.owner() == Color::Black);
    if (blocked && some_left) || (quiet && line.len() > 1) {
        found.push(Theme::Opposition);
    }
    if pieces(start) <= FEW {
        found.push(Theme::Ending);
    }
    if !start.squares_of(Color::White, Rank::King).is_empty() {
        found.push(Theme::Kings);
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// A guess at the rating of an exercise: long lines, many defences, many moves to choose from and sacrifices are hard.
pub(super) fn rating(start: &Position, asked: &[(&[Move], usize)]) -> u16 {
    let mut position = *start;
    let (mut choices, mut given) = (0, 0);
    let main = asked.first().map_or(&[][..], |(moves, _)| *moves);
    for mv in main {
        if position.to_move() == Color::White {
            choices += usize::from(position.legal_moves().len() > 1);
        } else {
            given += mv.captured().len();
        }
        position = position.play_unchecked(mv);
    }
    let first = start.legal_moves().len();
    let hard = 700 + 110 * choices + 70 * given + 25 * first.min(16) + 45 * (asked.len() - 1).min(8);
    hard.min(2600) as u16
}
