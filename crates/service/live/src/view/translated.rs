//! A view as it is sent to a browser, words included: the JSON that server and browser agree on.

use serde::Serialize;

use crate::Seat;

/// A game as it is sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TranslatedView {
    pub game: String,
    /// How many facts it is made of.
    pub seq: u64,
    /// The seat of the reader, if he plays.
    pub you: Option<Seat>,
    /// The variant by its name.
    pub variant: &'static str,
    /// The rulebook by its name.
    pub rulebook: &'static str,
    pub board: ShownBoard,
    /// What stands on it.
    pub pieces: Vec<Piece>,
    /// Whose move it is.
    pub turn: Seat,
    /// How many half-moves have been made.
    pub ply: usize,
    /// The last of them.
    pub last: Option<LastMove>,
    /// All of them in the notation of the code.
    pub moves: Vec<String>,
    /// What the reader can play now.
    pub legal: Vec<LegalMove>,
    pub clock: ShownClock,
    /// Whose offer of a draw stands.
    pub offer: Option<Seat>,
    /// Who has asked to take a move back.
    pub takeback: Option<Seat>,
    /// Whether the clocks stand because the server was away.
    pub stopped: bool,
    /// Why the clocks do not run yet, as a sentence; only then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// What concerns the board of an event at which it is played; only there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<ShownEvent>,
    /// The arena to which it belongs; only there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arena: Option<String>,
    /// What the reader may do; nothing for a spectator.
    pub may: Option<ShownMay>,
    /// Counts towards a draw that are under way.
    pub counters: Vec<ShownCounter>,
    pub players: Both<ShownPlayer>,
    /// How it ended.
    pub result: Option<ShownResult>,
    /// How far the players are with another game.
    pub rematch: ShownRematch,
}

/// What concerns the board of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShownEvent {
    /// The event by its name in addresses.
    pub event: String,
    pub board: String,
    /// Why the clocks stand or who is awaited, as a sentence; nothing while all is as usual.
    pub note: Option<String>,
    /// Who is in time trouble.
    pub time_trouble: Vec<Seat>,
}

/// A position outside of any game, as it is sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShownTrial {
    /// The variant by its name.
    pub variant: &'static str,
    /// The rulebook by its name.
    pub rulebook: &'static str,
    pub board: ShownBoard,
    /// What stands on it.
    pub pieces: Vec<Piece>,
    /// Whose move it is.
    pub turn: Seat,
    /// Who begins a game, from whose moves moves are counted.
    pub first: Seat,
    /// How many half-moves have been tried.
    pub ply: usize,
    /// The last of them.
    pub last: Option<LastMove>,
    /// What can be played.
    pub legal: Vec<LegalMove>,
    /// The position as FEN.
    pub fen: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShownBoard {
    pub rows: u8,
    pub cols: u8,
    /// Whether the top left square is one of play.
    pub dark_first: bool,
    /// Every square of play: name, row and column, counted from 0 at the top left, White at the bottom.
    pub numbering: Vec<(String, u8, u8)>,
}

/// What stands on a square.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Piece {
    pub sq: String,
    /// From top to bottom, `w` and `b` men, `W` and `B` kings.
    pub tower: String,
}

/// The last half-move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LastMove {
    pub from: String,
    /// Where it touched down.
    pub path: Vec<String>,
    /// What it took, in order.
    pub taken: Vec<String>,
}

/// A move that can be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LegalMove {
    /// By which it is sent.
    pub id: String,
    /// In the notation of the code.
    pub text: String,
    /// Departure and every square where it touches down.
    pub path: Vec<String>,
    /// What it takes, in order.
    pub taken: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShownClock {
    pub running: Option<Seat>,
    /// The moment of the readings, in milliseconds of the server.
    pub at: i64,
    /// What each shows.
    #[serde(flatten)]
    pub sides: Both<ShownSide>,
}

/// One half of the clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShownSide {
    /// Milliseconds left; nothing where nothing limits the player.
    pub left_ms: Option<u64>,
    /// The period, from 1.
    pub period: usize,
    /// How many there are; nothing where the last repeats or nothing is counted.
    pub periods: Option<usize>,
    /// Moves to make before the control, the one in hand included.
    pub moves_to_go: Option<u32>,
    /// What the next move earns.
    pub increment_ms: u64,
    /// Whether the flag is down.
    pub flag: bool,
}

/// Something for each side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Both<T> {
    pub white: T,
    pub black: T,
}

/// What a player may do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShownMay {
    /// To offer a draw.
    pub offer: Leave,
    /// To accept or decline one.
    pub answer: Leave,
    /// What can be claimed now.
    pub claim: Vec<ShownClaim>,
    /// To ask for a move back.
    pub takeback: Leave,
    /// To grant or refuse that.
    pub answer_takeback: Leave,
    /// To call the game off.
    pub abort: Leave,
    pub resign: Leave,
    /// To claim the game of an opponent who has gone.
    pub absence: Leave,
    /// To play again.
    pub rematch: Leave,
    /// To give up half of one's time; only where an arena allows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub berserk: Option<Leave>,
}

/// Whether something may be done, and why not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Leave {
    /// Whether it may.
    pub ok: bool,
    pub why: Option<String>,
    /// The clause that says so.
    pub clause: Option<&'static str>,
}

/// A draw that can be claimed now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShownClaim {
    /// On which ground.
    pub what: String,
    pub count: Option<String>,
    pub clause: &'static str,
    /// The ID of the move to announce, if the claim is made by announcing one.
    #[serde(rename = "move")]
    pub announce: Option<String>,
}

/// A count towards a draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShownCounter {
    /// What is counted.
    pub what: String,
    pub now: u16,
    pub of: u16,
    pub clause: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShownPlayer {
    /// The name to show.
    pub name: String,
    /// `account`, `guest` or `engine`.
    pub kind: &'static str,
    /// Whether he is there.
    pub here: bool,
    /// The rating when the game began.
    pub rating: Option<u16>,
    /// Whether he has given up half of his time; only then.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub berserk: bool,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShownResult {
    /// As the code prints it; `*` for a game that was called off.
    pub score: String,
    pub winner: Option<Seat>,
    /// Why, as a sentence.
    pub why: String,
    pub clause: Option<&'static str>,
}

/// How far the players are with another game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShownRematch {
    /// Who has asked.
    pub asked: Option<Seat>,
    /// The new game, once both want it.
    pub game: Option<String>,
}
