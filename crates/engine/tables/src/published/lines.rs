//! The lines of an index: a heading for each slice, and below it where its blocks begin.

use super::files::{Packed, Part, Parts};
use super::squares::Key;
use crate::outcome::GameResult;

/// Blocks that one slice can have.
const MOST_BLOCKS: usize = 1 << 22;

/// What a line says.
pub(super) enum Line {
    /// A slice begins. All its positions end alike, or most of them.
    Slice { key: Key, only: Option<GameResult>, usual: GameResult },
    /// Its values begin there.
    Begins { block: u32, byte: u16 },
    /// The next block begins with this number.
    Block(u32),
    /// A slice with the place where its values begin.
    SliceAt { key: Key, block: u32, byte: u16 },
    /// Nothing that is needed.
    Else,
}

/// Reads a line; `None` if it makes no sense.
pub(super) type Next = fn(&str) -> Option<Line>;

/// The slices of an index; `None` if it makes no sense.
pub(super) fn read(lines: &mut dyn Iterator<Item = String>, next: Next, file: usize) -> Option<Parts> {
    let mut parts: Parts = Vec::new();
    let mut starts: Vec<u32> = Vec::new();
    let close = |parts: &mut Parts, starts: &mut Vec<u32>| {
        if let Some((_, Part::Packed(packed))) = parts.last_mut() {
            packed.starts = std::mem::take(starts).into_boxed_slice();
        }
    };
    for line in lines.filter(|line| !line.trim().is_empty()) {
        match next(line.trim_end())? {
            Line::Slice { key, only, usual } => {
                close(&mut parts, &mut starts);
                let packed =
                    || Part::Packed(Packed { file, block: 0, byte: 0, starts: Box::default(), usual });
                parts.push((key, only.map_or_else(packed, Part::Only)));
            }
            Line::SliceAt { key, block, byte } => {
                close(&mut parts, &mut starts);
                let usual = GameResult::Draw;
                parts.push((key, Part::Packed(Packed { file, block, byte, starts: Box::default(), usual })));
            }
            Line::Begins { block, byte } => match parts.last_mut() {
                Some((_, Part::Packed(packed))) => (packed.block, packed.byte) = (block, byte),
                _ => return None,
            },
            Line::Block(first) => {
                let grows = starts.last().is_none_or(|last| *last < first);
                let packed = matches!(parts.last(), Some((_, Part::Packed(_))));
                if !grows || !packed || starts.len() == MOST_BLOCKS {
                    return None;
                }
                starts.push(first);
            }
            Line::Else => {}
        }
    }
    close(&mut parts, &mut starts);
    Some(parts)
}

/// The result that a sign stands for.
pub(super) fn result(sign: char) -> Option<GameResult> {
    match sign {
        '+' => Some(GameResult::Win),
        '=' => Some(GameResult::Draw),
        '-' => Some(GameResult::Loss),
        _ => None,
    }
}

/// A block and a byte in it, `2024/783`.
pub(super) fn place(text: &str) -> Option<(u32, u16)> {
    let (block, byte) = text.split_once('/')?;
    let byte = byte.parse().ok().filter(|byte| *byte < 1 << 10)?;
    Some((block.parse().ok().filter(|block| *block < 1 << 28)?, byte))
}
