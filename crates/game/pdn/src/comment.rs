//! Comments and the commands inside them.
//!
//! `[%name value]` inside a comment is a command to programs: `[%clk 0:42:10]` is the time a clock
//! shows. Unknown commands stay in the text untouched.

use std::fmt;
use std::str::FromStr;

use damier_rules::Color;

/// A comment. Its text has no braces and no line ends, so it can be wrapped and read back.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "String"))]
pub struct Comment(String);

impl From<String> for Comment {
    fn from(text: String) -> Comment {
        Comment::new(&text)
    }
}

impl Comment {
    /// A comment of this text. White space is folded into single spaces, braces become parentheses.
    ///
    /// ```
    /// use damier_pdn::Comment;
    /// assert_eq!(Comment::new(" a\n {b} ").text(), "a (b)");
    /// ```
    pub fn new(text: &str) -> Comment {
        let mut folded = String::with_capacity(text.len());
        for word in text.split_whitespace() {
            if !folded.is_empty() {
                folded.push(' ');
            }
            folded.extend(word.chars().map(|c| match c {
                '{' => '(',
                '}' => ')',
                c => c,
            }));
        }
        Comment(folded)
    }

    /// The text, commands included.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The commands in the text, in order.
    ///
    /// ```
    /// use damier_pdn::{ClockTime, Comment};
    /// let comment = Comment::new("[%clk 1:02:03] strong! [%eval 0.3]");
    /// let commands: Vec<_> = comment.commands().collect();
    /// assert_eq!(commands[0].clock_time(), Some(ClockTime::from_seconds(3723)));
    /// assert_eq!(commands[1].name, "eval");
    /// ```
    pub fn commands(&self) -> impl Iterator<Item = Command<'_>> {
        let mut rest = self.0.as_str();
        std::iter::from_fn(move || {
            loop {
                rest = &rest[rest.find("[%")? + 2..];
                let end = rest.find(']')?;
                let (inside, after) = (&rest[..end], &rest[end + 1..]);
                rest = after;
                let (name, value) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
                if !name.is_empty() {
                    return Some(Command { name, value: value.trim() });
                }
            }
        })
    }

    /// The text without its commands.
    pub fn words(&self) -> String {
        let mut words = String::new();
        let mut rest = self.0.as_str();
        while let Some(start) = rest.find("[%") {
            let Some(end) = rest[start..].find(']') else { break };
            words.push_str(&rest[..start]);
            rest = &rest[start + end + 1..];
        }
        words.push_str(rest);
        Comment::new(&words).0
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A command as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Command<'a> {
    /// Its name, such as `clk`.
    pub name: &'a str,
    /// What follows the name.
    pub value: &'a str,
}

impl Command<'_> {
    /// The time of `clk` (remaining, as the clock shows it), `mct` (elapsed, as a mechanical clock
    /// shows it), `egt` (elapsed in the game) or `emt` (elapsed in the move).
    pub fn clock_time(&self) -> Option<ClockTime> {
        if matches!(self.name, "clk" | "mct" | "egt" | "emt") { self.value.parse().ok() } else { None }
    }

    /// The times of `clock`: one or two, each of a side that may be named, a capital letter telling
    /// whose clock runs.
    pub fn clocks(&self) -> Option<Vec<ClockReading>> {
        if self.name != "clock" {
            return None;
        }
        let readings: Option<Vec<ClockReading>> =
            self.value.split_whitespace().map(|part| part.parse().ok()).collect();
        readings.filter(|readings| matches!(readings.len(), 1 | 2))
    }
}

impl fmt::Display for Command<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[%{} {}]", self.name, self.value)
    }
}

/// A time on a clock, in seconds, with tenths if the file has them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClockTime {
    tenths: u64,
}

impl ClockTime {
    /// A time of whole seconds.
    pub const fn from_seconds(seconds: u64) -> ClockTime {
        ClockTime { tenths: seconds.saturating_mul(10) }
    }

    /// A time in tenths of a second.
    pub const fn from_tenths(tenths: u64) -> ClockTime {
        ClockTime { tenths }
    }

    /// The time without its fraction of a second.
    pub const fn seconds(self) -> u64 {
        self.tenths / 10
    }

    /// Tenths of a second in all.
    pub const fn tenths(self) -> u64 {
        self.tenths
    }
}

/// `h:mm:ss`, with a tenth where there is one.
impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.seconds();
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        match self.tenths % 10 {
            0 => Ok(()),
            tenth => write!(f, ".{tenth}"),
        }
    }
}

/// A text that is no time.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no time; it is written h:mm:ss")]
pub struct BadTime(pub String);

/// `h:mm:ss`, `m:ss` or seconds, with a decimal part or without.
impl FromStr for ClockTime {
    type Err = BadTime;

    fn from_str(text: &str) -> Result<ClockTime, BadTime> {
        let bad = || BadTime(text.to_owned());
        let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, "0"));
        let tenth = part.chars().next().and_then(|c| c.to_digit(10)).ok_or_else(bad)?;
        let fields: Vec<&str> = whole.split(':').collect();
        if fields.len() > 3 || !part.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(bad());
        }
        let mut seconds: u64 = 0;
        for (i, field) in fields.iter().enumerate() {
            let digits = (1..=6).contains(&field.len()) && field.bytes().all(|byte| byte.is_ascii_digit());
            let value = field.parse::<u64>().ok().filter(|value| digits && (i == 0 || *value < 60));
            seconds = seconds * 60 + value.ok_or_else(bad)?;
        }
        Ok(ClockTime { tenths: seconds * 10 + u64::from(tenth) })
    }
}

/// One time of a `clock` command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClockReading {
    /// Whose clock, if it is said.
    pub side: Option<Color>,
    /// Whether it is said to run.
    pub runs: bool,
    /// What it shows.
    pub time: ClockTime,
}

impl fmt::Display for ClockReading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(side) = self.side {
            let letter = if self.runs { side.letter() } else { side.letter().to_ascii_lowercase() };
            write!(f, "{letter}")?;
        }
        self.time.fmt(f)
    }
}

impl FromStr for ClockReading {
    type Err = BadTime;

    fn from_str(text: &str) -> Result<ClockReading, BadTime> {
        let side = match text.bytes().next() {
            Some(b'w' | b'W') => Some(Color::White),
            Some(b'b' | b'B') => Some(Color::Black),
            _ => None,
        };
        let runs = text.starts_with(['W', 'B']);
        let time = if side.is_some() { &text[1..] } else { text };
        Ok(ClockReading { side, runs, time: time.parse()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_commands_read_and_write() {
        let comment = Comment::new("[%clock w0:00:10 B0:00:03] [%emt 12.5]");
        let commands: Vec<Command<'_>> = comment.commands().collect();
        let clocks = commands[0].clocks().unwrap();
        assert_eq!(clocks[0].side, Some(Color::White));
        assert!(!clocks[0].runs && clocks[1].runs);
        assert_eq!(clocks[1].to_string(), "B0:00:03");
        assert_eq!(commands[1].clock_time(), Some(ClockTime::from_tenths(125)));
        assert_eq!(commands[0].to_string(), "[%clock w0:00:10 B0:00:03]");
    }

    #[test]
    fn odd_times_are_refused() {
        for text in ["", ":", "1:", "1:60", "1:2:3:4", "-1", "1.x", "99999999999999999999"] {
            assert!(text.parse::<ClockTime>().is_err(), "{text}");
        }
        for text in ["0:00:00", "100:00:59", "1:02:03.4"] {
            assert_eq!(text.parse::<ClockTime>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn unfinished_commands_are_text() {
        let comment = Comment::new("a [%clk 0:01 b [% ] c");
        assert_eq!(comment.commands().count(), 1);
        assert_eq!(Comment::new("x [%clk 1] y").words(), "x y");
        assert_eq!(Comment::new("x [%clk 1 y").words(), "x [%clk 1 y");
    }
}
