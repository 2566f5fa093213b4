//! A line of the protocol: a command and its arguments.

use std::fmt;

/// A command with its arguments, in order.
///
/// ```
/// use damier_protocol::hub::Line;
///
/// let line = Line::read("done move = 32-28 ponder=\"\"")?.expect("a command");
/// assert_eq!(line.command(), "done");
/// assert_eq!(line.value("move"), Some("32-28"));
/// assert_eq!(line.to_string(), "done move=32-28 ponder=\"\"");
/// # Ok::<(), damier_protocol::hub::BadLine>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    command: String,
    arguments: Vec<(String, Option<String>)>,
}

/// Why a line cannot be understood.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadLine {
    /// A quoted value without its second quote.
    #[error("the quote at character {column} is never closed")]
    OpenQuote {
        /// Where it begins, from 1.
        column: usize,
    },
    /// Something that is neither a name nor the value of one.
    #[error("at character {column} a name is expected")]
    NoName {
        /// Where, from 1.
        column: usize,
    },
    /// An equals sign and nothing behind it.
    #[error("the argument {name} has an equals sign but no value; an empty value is written \"\" in quotes")]
    NoValue {
        /// The name of the argument at fault.
        name: String,
    },
    /// A character that nobody can type.
    #[error("there is a control character at character {column}")]
    Control {
        /// Where, from 1.
        column: usize,
    },
}

impl Line {
    /// A command without arguments.
    pub fn new(command: &str) -> Line {
        Line { command: command.to_owned(), arguments: Vec::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Line {
        self.arguments.push((name.to_owned(), Some(value.to_string())));
        self
    }

    /// The same with one more argument that has no value.
    #[must_use]
    pub fn flag(mut self, name: &str) -> Line {
        self.arguments.push((name.to_owned(), None));
        self
    }

    /// Reads a line; `None` if it is empty.
    pub fn read(text: &str) -> Result<Option<Line>, BadLine> {
        let mut tokens = tokens(text)?.into_iter().peekable();
        let command = match tokens.next() {
            None => return Ok(None),
            Some((_, Token::Word(command))) => command,
            Some((column, _)) => return Err(BadLine::NoName { column }),
        };
        let mut arguments = Vec::new();
        while let Some((column, token)) = tokens.next() {
            let Token::Word(name) = token else { return Err(BadLine::NoName { column }) };
            let mut value = None;
            if tokens.next_if(|(_, token)| *token == Token::Equals).is_some() {
                value = match tokens.next() {
                    Some((_, Token::Word(text) | Token::Quoted(text))) => Some(text),
                    _ => return Err(BadLine::NoValue { name }),
                };
            }
            arguments.push((name, value));
        }
        Ok(Some(Line { command, arguments }))
    }

    /// The first word of the line, which tells what it wants.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// The arguments in order; flags have no value.
    pub fn arguments(&self) -> impl Iterator<Item = (&str, Option<&str>)> {
        self.arguments.iter().map(|(name, value)| (name.as_str(), value.as_deref()))
    }

    /// The value of an argument.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.arguments().find(|(known, _)| *known == name)?.1
    }

    /// Whether an argument is there, with a value or without.
    pub fn has(&self, name: &str) -> bool {
        self.arguments().any(|(known, _)| known == name)
    }
}

/// What is written can be read again; quotes inside a value, for which there is no escape, become apostrophes.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        for (name, value) in &self.arguments {
            write!(f, " {name}")?;
            let Some(value) = value else { continue };
            let plain = |c: char| !c.is_whitespace() && !c.is_control() && c != '=' && c != '"';
            if !value.is_empty() && value.chars().all(plain) {
                write!(f, "={value}")?;
            } else {
                let quotable = |c: char| match c {
                    '"' => '\'',
                    c if c.is_control() => ' ',
                    c => c,
                };
                write!(f, "=\"{}\"", value.chars().map(quotable).collect::<String>())?;
            }
        }
        Ok(())
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Quoted(String),
    Equals,
}

/// The tokens of a line, each with the character it begins at.
fn tokens(text: &str) -> Result<Vec<(usize, Token)>, BadLine> {
    let mut tokens = Vec::new();
    let mut chars = text.chars().enumerate().peekable();
    while let Some((at, c)) = chars.next() {
        let column = at + 1;
        let token = match c {
            c if c.is_whitespace() => continue,
            c if c.is_control() => return Err(BadLine::Control { column }),
            '=' => Token::Equals,
            '"' => {
                let mut inside = String::new();
                loop {
                    match chars.next() {
                        None => return Err(BadLine::OpenQuote { column }),
                        Some((_, '"')) => break,
                        Some((_, c)) => inside.push(c),
                    }
                }
                Token::Quoted(inside)
            }
            first => {
                let mut word = String::from(first);
                let inside = |c: char| !c.is_whitespace() && !c.is_control() && c != '=' && c != '"';
                while let Some((_, c)) = chars.next_if(|(_, c)| inside(*c)) {
                    word.push(c);
                }
                Token::Word(word)
            }
        };
        tokens.push((column, token));
    }
    Ok(tokens)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_mean_nothing_and_flags_have_no_value() {
        let line = Line::read("  level  infinite depth = 3\r").unwrap().unwrap();
        assert_eq!(line, Line::new("level").flag("infinite").with("depth", 3));
        assert_eq!(line.value("infinite"), None);
        assert!(line.has("infinite") && !line.has("nodes"));
        assert_eq!(Line::read(" \t "), Ok(None));
    }

    #[test]
    fn what_cannot_be_understood_is_told_by_its_place() {
        assert_eq!(Line::read("pos pos=\"W"), Err(BadLine::OpenQuote { column: 9 }));
        assert_eq!(Line::read("=1"), Err(BadLine::NoName { column: 1 }));
        assert_eq!(Line::read("level =1"), Err(BadLine::NoName { column: 7 }));
        assert_eq!(Line::read("level depth="), Err(BadLine::NoValue { name: "depth".to_owned() }));
        assert_eq!(Line::read("go\u{7}"), Err(BadLine::Control { column: 3 }));
    }

    proptest::proptest! {
        #[test]
        fn what_is_written_is_read_back(name in "[a-z-]{1,8}", value in "[ -!#-~]{0,20}", junk in ".{0,60}") {
            let line = Line::new("info").with(&name, &value).flag("more");
            proptest::prop_assert_eq!(Line::read(&line.to_string()), Ok(Some(line)));
            let _ = Line::read(&junk);
        }
    }
}
