//! The fields of a message, each at its place.

use damier_pdn::read_dxp_position;
use damier_rules::Color;

use super::message::NAME;
use super::{BadMessage, Message, Request};

/// The text of a message, field by field. It is ASCII.
pub(super) struct Fields<'a> {
    pub(super) kind: char,
    pub(super) text: &'a str,
}

impl<'a> Fields<'a> {
    pub(super) fn has(&self, expected: usize) -> Result<(), BadMessage> {
        let found = self.text.len();
        let Fields { kind, .. } = *self;
        if found == expected { Ok(()) } else { Err(BadMessage::Length { kind, expected, found }) }
    }

    pub(super) fn has_at_least(&self, expected: usize) -> Result<(), BadMessage> {
        if self.text.len() < expected { self.has(expected) } else { Ok(()) }
    }

    pub(super) fn field(&self, at: usize, length: usize) -> &'a str {
        self.text.get(at..at + length).unwrap_or_default()
    }

    pub(super) fn bad(&self, at: usize, length: usize, expected: &'static str) -> BadMessage {
        let found = self.field(at, length).to_owned();
        BadMessage::Field { kind: self.kind, from: at + 1, to: at + length, found, expected }
    }

    /// A number with leading zeros; blanks in their place are understood.
    pub(super) fn number(&self, at: usize, length: usize) -> Result<u16, BadMessage> {
        let digits = self.field(at, length).trim_start();
        let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
        let number = digits.parse().ok().filter(|_| is_number);
        number.ok_or_else(|| self.bad(at, length, "a number"))
    }

    pub(super) fn square(&self, at: usize) -> Result<u8, BadMessage> {
        let number = self.number(at, 2)?;
        let square = u8::try_from(number).ok().filter(|square| (1..=50).contains(square));
        square.ok_or_else(|| self.bad(at, 2, "a square from 01 to 50"))
    }

    pub(super) fn color(&self, at: usize) -> Result<Color, BadMessage> {
        match self.field(at, 1) {
            "W" => Ok(Color::White),
            "Z" => Ok(Color::Black),
            _ => Err(self.bad(at, 1, "W or Z")),
        }
    }

    pub(super) fn name(&self, at: usize) -> String {
        self.field(at, NAME).trim().to_owned()
    }

    pub(super) fn request(&self) -> Result<Message, BadMessage> {
        self.has_at_least(43)?;
        let position = match self.field(42, 1) {
            "A" => None,
            "B" => {
                self.has(94)?;
                Some(read_dxp_position(self.color(43)?, self.field(44, 50))?)
            }
            _ => return Err(self.bad(42, 1, "A or B")),
        };
        if position.is_none() {
            self.has(43)?;
        }
        Ok(Message::Request(Request {
            version: self.number(1, 2)? as u8,
            name: self.name(3),
            follower: self.color(35)?,
            minutes: self.number(36, 3)?,
            moves: self.number(39, 3)?,
            position,
        }))
    }

    pub(super) fn mv(&self) -> Result<Message, BadMessage> {
        self.has_at_least(11)?;
        let count = usize::from(self.number(9, 2)?);
        self.has(11 + 2 * count)?;
        let captured = (0..count).map(|at| self.square(11 + 2 * at)).collect::<Result<_, _>>()?;
        let (from, to) = (self.square(5)?, self.square(7)?);
        Ok(Message::Move { seconds: self.number(1, 4)?, from, to, captured })
    }
}
