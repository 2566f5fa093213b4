//! What a browser and the server say to each other, as JSON.

use damier_live::Command;
use damier_live::translated::TranslatedView;
use serde::{Deserialize, Serialize};

use damier_application::live::ChatLine;

/// What a browser says.
#[derive(Debug, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub(super) enum Heard {
    /// It wants to see a game and hear of it from now on. What it has seen already does not matter: a view holds
    /// everything.
    Join { game: String },
    Move {
        /// The number of the message, for the answer.
        id: u64,
        /// After how many half-moves.
        ply: usize,
        #[serde(rename = "move")]
        mv: String,
    },
    /// Anything else that a player may do.
    Do {
        /// The number of the message, for the answer.
        id: u64,
        what: Deed,
        /// The move with which a draw is claimed.
        #[serde(rename = "move")]
        mv: Option<String>,
    },
    /// A remark to the other player.
    Say {
        /// The number of the message, for the answer.
        id: u64,
        text: String,
    },
    /// Its page was out of sight.
    Away {
        /// After how many half-moves.
        ply: usize,
        /// For how long, in milliseconds.
        ms: u64,
    },
    /// The answer to a ping.
    Pong { n: u64 },
    /// It asks whether the line stands.
    Ping {
        /// A number, which comes back.
        n: u64,
    },
    /// It wants to hear of the lobby.
    Lobby {
        /// The news that its page knows already.
        after: Option<u64>,
    },
}

/// What a player may do besides moving.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Deed {
    Offer,
    Accept,
    Decline,
    Claim,
    Resign,
    Takeback,
    Grant,
    Refuse,
    Abort,
    Rematch,
    ClaimAbsence,
    Berserk,
}

impl Deed {
    /// As the game is asked. `away` is how long the other has been away, `next` the name of a further game.
    pub(crate) fn command(self, away: damier_clock::Span, next: String) -> Command {
        match self {
            Deed::Offer => Command::Offer,
            Deed::Accept => Command::Accept,
            Deed::Decline => Command::Decline,
            Deed::Claim => Command::Claim { announced: None },
            Deed::Resign => Command::Resign,
            Deed::Takeback => Command::Takeback,
            Deed::Grant => Command::Grant,
            Deed::Refuse => Command::Refuse,
            Deed::Abort => Command::Abort,
            Deed::Rematch => Command::Rematch { game: next },
            Deed::ClaimAbsence => Command::ClaimAbsence { away },
            Deed::Berserk => Command::Berserk,
        }
    }
}

/// What the server says.
#[derive(Debug, Serialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub(super) enum ServerMessage {
    /// The game as it is now.
    View {
        view: Box<TranslatedView>,
        /// What the players have said.
        chat: Vec<ChatLine>,
        /// What those have said who look on; the players see it when the game is over.
        audience: Vec<ChatLine<String>>,
    },
    /// What was asked is done and stored.
    Ok {
        /// The number of the message.
        id: u64,
        /// How many facts there are now.
        seq: u64,
    },
    /// What was asked is refused.
    No {
        /// The number of the message; none if it could not be read.
        id: Option<u64>,
        /// Why, in words.
        why: String,
        clause: Option<&'static str>,
    },
    /// The line stands.
    Pong {
        /// The number that was asked with.
        n: u64,
    },
    /// Is anybody there?
    Ping {
        /// Its number, for the answer.
        n: u64,
    },
    /// Something in the lobby has changed.
    Lobby,
}
