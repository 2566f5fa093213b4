//! What a player can ask for.

use damier_clock::Span;

/// What a player asks for. [`LiveGame::decide`](crate::LiveGame::decide) answers with facts or with a refusal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// To make a move.
    Move {
        /// After how many half-moves, which makes a move that is sent twice harmless.
        ply: usize,
        /// The move: the ID of a legal one, or any spelling of the codes.
        text: String,
    },
    /// To offer a draw.
    Offer,
    /// To accept the other's offer.
    Accept,
    /// To decline it.
    Decline,
    /// To claim a draw.
    Claim {
        /// The move by which a position will stand on the board for the third time.
        announced: Option<String>,
    },
    Resign,
    /// To take back one's last move.
    Takeback,
    /// To let the other take back his.
    Grant,
    /// Not to let him.
    Refuse,
    /// To call the game off.
    Abort,
    /// To have the game because the other has gone.
    ClaimAbsence {
        /// How long the other has been away, as the server measured.
        away: Span,
    },
    /// To give up half of one's time in an arena.
    Berserk,
    /// To play again with colours changed.
    Rematch {
        /// What the new game would be called.
        game: String,
    },
}
