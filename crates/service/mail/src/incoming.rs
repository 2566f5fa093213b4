//! A message that somebody has written: to which address it came, and what it says first.

use mail_parser::MessageParser;

/// The largest message that is read.
const LARGEST: usize = 1024 * 1024;

/// The longest first line, in letters.
const LONGEST: usize = 200;

/// Headers in which mail servers and programs name the receiver, the surest first.
const RECEIVERS: [&str; 5] = ["Delivered-To", "X-Original-To", "Envelope-To", "To", "Cc"];

/// A message, as far as it matters here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incoming {
    /// What stands between `+` and `@` in the addresses of its receivers, in small letters.
    pub details: Vec<String>,
    /// By what it is known; empty if it says nothing.
    pub id: String,
    /// The first line that is neither empty nor quoted.
    pub line: String,
    /// Whether a program wrote it, which must not be answered (RFC 3834).
    pub automatic: bool,
}

/// Why a message cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It is too large.
    #[error("the message has {bytes} bytes, at most {LARGEST} are read")]
    Large { bytes: usize },
    /// It is no message.
    #[error("this is no message of electronic mail")]
    NoMessage,
}

impl Incoming {
    /// Reads a message as a mail server hands it over; `handed_to` is the address for which it did, where it says so.
    pub fn read(bytes: &[u8], handed_to: Option<&str>) -> Result<Incoming, Unreadable> {
        if bytes.len() > LARGEST {
            return Err(Unreadable::Large { bytes: bytes.len() });
        }
        let message = MessageParser::default().parse(bytes).ok_or(Unreadable::NoMessage)?;
        let header = |name: &str| message.header_raw(name.to_owned()).unwrap_or_default().trim();
        let mut details: Vec<String> = Vec::new();
        let named = RECEIVERS.iter().map(|name| header(name));
        for text in handed_to.into_iter().chain(named) {
            let new: Vec<String> = found(text).filter(|one| !details.contains(one)).collect();
            details.extend(new);
        }
        let submitted = header("Auto-Submitted").to_ascii_lowercase();
        let precedence = header("Precedence").to_ascii_lowercase();
        let automatic = !matches!(submitted.as_str(), "" | "no")
            || matches!(precedence.as_str(), "bulk" | "junk" | "auto_reply" | "list")
            || header("Return-Path") == "<>";
        let text = message.body_text(0).unwrap_or_default();
        Ok(Incoming {
            details,
            id: message.message_id().unwrap_or_default().to_owned(),
            line: first_line(&text),
            automatic,
        })
    }
}

/// What stands between `+` and `@` in every address of a text.
fn found(text: &str) -> impl Iterator<Item = String> {
    let detail = |part: &str| {
        let (detail, _) = part.split_once('@')?;
        let plain = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '.' | '-');
        let fits = !detail.is_empty() && detail.len() <= 64 && detail.chars().all(plain);
        fits.then(|| detail.to_ascii_lowercase())
    };
    text.split('+').skip(1).filter_map(detail)
}

fn first_line(text: &str) -> String {
    let own = |line: &&str| !line.is_empty() && !line.starts_with('>');
    let line = text.lines().map(str::trim).find(own).unwrap_or_default();
    line.chars().filter(|sign| !sign.is_control()).take(LONGEST).collect()
}
