//! A TRF file as its lines: those of players in parts, all others as they are.

use super::fault::{TrfFault, TrfFaultKind};
use super::player_line::PlayerLine;
use crate::text;

/// A TRF file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Document {
    /// The lines in their order.
    pub lines: Vec<Line>,
}

/// A line of a TRF file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// A player, record 001.
    Player(Box<PlayerLine>),
    /// Any other line, as it stands.
    Other(String),
}

/// How lines end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LineEnd {
    /// CRLF: what every program reads.
    #[default]
    CrLf,
    Lf,
    /// CR, as the standard has it.
    Cr,
}

impl LineEnd {
    const fn text(self) -> &'static str {
        match self {
            LineEnd::CrLf => "\r\n",
            LineEnd::Lf => "\n",
            LineEnd::Cr => "\r",
        }
    }
}

impl Document {
    /// Reads a file: any ends of lines; UTF-8 or UTF-16, or else Windows-1251 or Windows-1252.
    ///
    /// Every field that cannot be read is a fault, and all of them are told at once. Whether the lines agree
    /// with each other is a question for [`import`](super::import).
    pub fn read(file: &[u8]) -> Result<Document, Vec<TrfFault>> {
        let text = text::decode(file);
        let mut faults = Vec::new();
        let mut lines = Vec::new();
        for (number, text) in text::lines(&text) {
            // A tab moves the columns of a player's line, and does no harm elsewhere.
            let may_stand = |c: char| c == '\t' && !text.starts_with("001");
            let sign = (1..).zip(text.chars()).find(|(_, c)| text::is_unreadable(*c) && !may_stand(*c));
            if let Some((column, sign)) = sign {
                let what = TrfFaultKind::Unprintable { sign: text::code_point(sign) };
                faults.push(TrfFault { line: number, column: Some(column), what });
            }
            lines.push(if text.starts_with("001") && !text[3..].starts_with(|c: char| c != ' ') {
                Line::Player(Box::new(PlayerLine::read(text, number, &mut faults)))
            } else {
                Line::Other(text.to_owned())
            });
        }
        // What follows the last end of line is no line of its own.
        if lines.last() == Some(&Line::Other(String::new())) {
            lines.pop();
        }
        let document = Document { lines };
        if document.players().next().is_none() {
            faults.push(TrfFault { line: 0, column: None, what: TrfFaultKind::NoPlayers });
        }
        faults.sort_by_key(|fault| (fault.line, fault.column));
        if faults.is_empty() { Ok(document) } else { Err(faults) }
    }

    pub fn write(&self, end: LineEnd) -> String {
        let mut text = String::new();
        for line in &self.lines {
            match line {
                Line::Player(player) => text += &player.text(),
                Line::Other(other) => text += other,
            }
            text += end.text();
        }
        text
    }

    /// The players with their lines, from 1, in the order of the file.
    pub fn players(&self) -> impl Iterator<Item = (usize, &PlayerLine)> {
        (1..).zip(&self.lines).filter_map(|(at, line)| match line {
            Line::Player(player) => Some((at, &**player)),
            Line::Other(_) => None,
        })
    }

    /// The other lines with their numbers, from 1.
    pub(super) fn others(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(&self.lines).filter_map(|(at, line)| match line {
            Line::Player(_) => None,
            Line::Other(text) => Some((at, text.as_str())),
        })
    }

    /// What stands behind a code on its first line that says anything.
    pub fn value(&self, code: &str) -> Option<&str> {
        self.values(code).map(|(_, value)| value).find(|value| !value.is_empty())
    }

    /// What stands behind a code on each of its lines, without blanks around it.
    pub(super) fn values(&self, code: &str) -> impl Iterator<Item = (usize, &str)> {
        self.others().filter_map(move |(at, text)| text.strip_prefix(code).map(|rest| (at, rest.trim())))
    }
}
