//! The messages, byte for byte.
//!
//! A message has fields of fixed width and no separators; numbers have leading zeros, names are filled up with
//! blanks.

use damier_pdn::write_dxp_position;
use damier_rules::game::Outcome;
use damier_rules::{Color, Setup, Variant};

use super::BadMessage;
use super::fields::Fields;

/// The port on which programs listen if nobody says otherwise.
pub const PORT: u16 = 27_531;

/// The most characters of a message.
pub const LONGEST: usize = 127;

/// The version of the protocol.
const VERSION: u8 = 1;

/// The width of a name.
pub(super) const NAME: usize = 32;

/// Something that one program says to the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// R: the initiator wants a game.
    Request(Request),
    /// A: the follower answers.
    Accept {
        /// The follower's name.
        name: String,
        /// What it says to the game.
        answer: Acceptance,
    },
    /// M: a move.
    Move {
        /// Seconds that the sender used for this move.
        seconds: u16,
        /// The square the piece leaves, by number.
        from: u8,
        /// The square where the piece ends, by number.
        to: u8,
        /// The captured squares in any order.
        captured: Vec<u8>,
    },
    /// E: the game is over.
    End {
        /// Why, as the sender sees it.
        reason: EndReason,
        /// No more games.
        stop: bool,
    },
    /// C: free text.
    Chat(String),
    /// B: back to an earlier position.
    BackRequest {
        /// The number of the move wanted, from 1.
        number: u16,
        /// Who is to move then.
        to_move: Color,
    },
    /// K: the answer to that.
    BackAnswer {
        /// Whether it is accepted.
        accepted: bool,
    },
}

/// A wish to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// The version of the protocol.
    pub version: u8,
    /// The initiator's name.
    pub name: String,
    /// The colour of the follower.
    pub follower: Color,
    /// Minutes for all moves of a player, at most 999.
    pub minutes: u16,
    /// Moves of a whole game; 0 for no limit.
    pub moves: u16,
    /// The position to start from, if it is not the usual one.
    pub position: Option<Setup>,
}

impl Request {
    /// A game from the usual start without a limit of moves.
    pub fn new(name: &str, follower: Color, minutes: u16) -> Request {
        Request { version: VERSION, name: name.to_owned(), follower, minutes, moves: 0, position: None }
    }

    /// Whether the version is the one that is known here.
    pub fn is_supported(&self) -> bool {
        self.version == VERSION
    }
}

/// What a follower says to a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Acceptance {
    /// The other program will play as asked.
    Accepted,
    /// The version of the protocol is not known.
    WrongVersion,
    /// Not this game, perhaps another.
    NotThis,
    /// No game at all.
    None,
}

/// Why a game is over, as the sender sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndReason {
    /// The sender gave no reason.
    Unsaid,
    /// The sender has lost.
    Lost,
    /// Nobody has won.
    Draw,
    /// The sender has won.
    Won,
}

impl EndReason {
    /// The outcome that is claimed when the player of a colour sends this; none if nothing is claimed.
    pub const fn outcome(self, by: Color) -> Option<Outcome> {
        match self {
            EndReason::Unsaid => None,
            EndReason::Lost => Some(Outcome::Win(by.opponent())),
            EndReason::Draw => Some(Outcome::Draw),
            EndReason::Won => Some(Outcome::Win(by)),
        }
    }

    /// What the player of a colour says of a game that ended so.
    pub fn of(outcome: Outcome, by: Color) -> EndReason {
        match outcome {
            Outcome::Win(color) if color == by => EndReason::Won,
            Outcome::Win(_) => EndReason::Lost,
            Outcome::Draw => EndReason::Draw,
            Outcome::BothLose | Outcome::Annulled => EndReason::Unsaid,
        }
    }

    /// What the sender does, in words.
    pub const fn in_words(self) -> &'static str {
        match self {
            EndReason::Unsaid => "gives no reason",
            EndReason::Lost => "gives up",
            EndReason::Draw => "claims a draw",
            EndReason::Won => "claims a win",
        }
    }
}

/// As it is sent, without the zero byte at its end. Numbers that do not fit are cut to the largest that do.
impl std::fmt::Display for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Message::Request(request) => {
                let Request { version, name, follower, minutes, moves, position } = request;
                let (minutes, moves) = (minutes.min(&999), moves.min(&999));
                let (version, name, color) = (version.min(&99), padded(name), letter(*follower));
                write!(f, "R{version:02}{name}{color}{minutes:03}{moves:03}")?;
                match position.as_ref().and_then(|setup| Some((setup, write_dxp_position(setup).ok()?))) {
                    Some((setup, squares)) => write!(f, "B{}{squares}", letter(setup.to_move)),
                    None => f.write_str("A"),
                }
            }
            Message::Accept { name, answer } => write!(f, "A{}{}", padded(name), *answer as u8),
            Message::Move { seconds, from, to, captured } => {
                write!(f, "M{:04}{from:02}{to:02}{:02}", seconds.min(&9_999), captured.len())?;
                captured.iter().try_for_each(|square| write!(f, "{square:02}"))
            }
            Message::End { reason, stop } => write!(f, "E{}{}", *reason as u8, u8::from(*stop)),
            Message::Chat(text) => {
                let text = ascii(text);
                write!(f, "C{}", text.get(..LONGEST - 1).unwrap_or(&text))
            }
            Message::BackRequest { number, to_move } => {
                write!(f, "B{:03}{}", number.min(&999), letter(*to_move))
            }
            Message::BackAnswer { accepted } => write!(f, "K{}", u8::from(!accepted)),
        }
    }
}

impl Message {
    /// Reads a message without the zero byte at its end.
    pub fn read(text: &[u8]) -> Result<Message, BadMessage> {
        let first = *text.first().ok_or(BadMessage::Empty)?;
        if text.len() > LONGEST {
            return Err(BadMessage::TooLong { kind: first });
        }
        let not_ascii = |before: usize| BadMessage::NotAscii { kind: first, at: before + 1 };
        if let Some(before) = text.iter().position(|byte| !byte.is_ascii()) {
            return Err(not_ascii(before));
        }
        let text = std::str::from_utf8(text).map_err(|error| not_ascii(error.valid_up_to()))?;
        let kind = char::from(first);
        let fields = Fields { kind, text };
        match kind {
            'R' => fields.request(),
            'A' => {
                fields.has(34)?;
                let answer = match fields.number(33, 1)? {
                    0 => Acceptance::Accepted,
                    1 => Acceptance::WrongVersion,
                    2 => Acceptance::NotThis,
                    _ => Acceptance::None,
                };
                Ok(Message::Accept { name: fields.name(1), answer })
            }
            'M' => fields.mv(),
            'E' => {
                fields.has(3)?;
                let reason = match fields.number(1, 1)? {
                    0 => EndReason::Unsaid,
                    1 => EndReason::Lost,
                    2 => EndReason::Draw,
                    3 => EndReason::Won,
                    _ => return Err(fields.bad(1, 1, "0, 1, 2 or 3")),
                };
                Ok(Message::End { reason, stop: fields.number(2, 1)? != 0 })
            }
            'C' => Ok(Message::Chat(text[1..].to_owned())),
            'B' => {
                fields.has(5)?;
                Ok(Message::BackRequest { number: fields.number(1, 3)?, to_move: fields.color(4)? })
            }
            'K' => {
                fields.has(2)?;
                Ok(Message::BackAnswer { accepted: fields.number(1, 1)? == 0 })
            }
            other => Err(BadMessage::Unknown(other)),
        }
    }
}

const fn letter(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'Z',
    }
}

/// A name that does not begin with a blank, of exactly its width.
fn padded(name: &str) -> String {
    let name = ascii(name.trim());
    let name = if name.is_empty() { "?".to_owned() } else { name };
    format!("{:<NAME$}", name.get(..NAME).unwrap_or(&name))
}

fn ascii(text: &str) -> String {
    text.chars().map(|c| if c.is_ascii() && c != '\0' { c } else { '?' }).collect()
}

/// The variant that the protocol knows.
pub(super) const VARIANT: Variant = Variant::International;
