//! Widths on a screen, and lines broken by them.

use std::borrow::Cow;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::super::clean;
use crate::paper::{Align, Mark, Text};

/// How many columns of a terminal words take: a Chinese sign takes two, an accent none.
pub(super) fn width_of(words: &str) -> usize {
    words.width()
}

/// Words without marks; raised ones become small figures where there are such.
pub(super) fn flatten(text: &Text) -> String {
    let spans = text.spans.iter().map(|span| match span.mark {
        Mark::Raised => {
            let small: Option<String> = span.words.chars().map(raised).collect();
            Cow::Owned(small.unwrap_or_else(|| format!("({})", clean(&span.words))))
        }
        _ => clean(&span.words),
    });
    spans.collect()
}

fn raised(c: char) -> Option<char> {
    const FIGURES: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    match c {
        '+' => Some('⁺'),
        '-' | '−' => Some('⁻'),
        '=' => Some('⁼'),
        'w' => Some('ʷ'),
        'b' => Some('ᵇ'),
        _ => FIGURES.get(c.to_digit(10)? as usize).copied(),
    }
}

/// Lines of at most `width` columns, broken at spaces; only a word wider than a line is split, at a hyphen if
/// it has one. Spaces
/// that must not break (U+00A0) hold, and are printed as plain ones.
pub(super) fn wrap(words: &str, width: usize) -> Vec<String> {
    words.split('\n').flat_map(|line| wrap_line(line, width.max(1))).collect()
}

fn wrap_line(words: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut used = 0;
    for word in words.split(' ').filter(|word| !word.is_empty()) {
        for piece in pieces(word, width) {
            let wide = width_of(&piece);
            if used > 0 && used + 1 + wide > width {
                lines.push(std::mem::take(&mut line));
                used = 0;
            }
            if used > 0 {
                line.push(' ');
                used += 1;
            }
            line.push_str(&piece);
            used += wide;
        }
    }
    lines.push(line);
    lines.iter_mut().for_each(|line| *line = line.replace(['\u{a0}', '\u{202f}'], " "));
    lines
}

/// The widest of what wrapping keeps together: words, of a long double name its parts.
pub(super) fn longest_piece(words: &str) -> usize {
    words.split(' ').flat_map(|word| word.split_inclusive('-')).map(width_of).max().unwrap_or(0)
}

/// A word, cut where it is wider than a line: after a hyphen if there is one, else anywhere.
fn pieces(word: &str, width: usize) -> Vec<String> {
    if width_of(word) <= width {
        return vec![word.to_owned()];
    }
    let mut pieces = vec![String::new()];
    let mut used = 0;
    for part in word.split_inclusive('-') {
        let wide = width_of(part);
        if used > 0 && used + wide > width {
            pieces.push(String::new());
            used = 0;
        }
        for c in part.chars() {
            let wide = c.width().unwrap_or(0);
            if used > 0 && used + wide > width {
                pieces.push(String::new());
                used = 0;
            }
            if let Some(piece) = pieces.last_mut() {
                piece.push(c);
            }
            used += wide;
        }
    }
    pieces
}

/// Words with spaces around them to a width.
pub(super) fn pad(words: &str, width: usize, align: Align) -> String {
    let room = width.saturating_sub(width_of(words));
    let left = match align {
        Align::Left => 0,
        Align::Centre => room / 2,
        Align::Right | Align::Decimal => room,
    };
    format!("{}{words}{}", " ".repeat(left), " ".repeat(room - left))
}
