//! What nodes say to each other, as JSON. Nodes of two versions may serve together while one is replaced, so what
//! cannot be read is passed over: what is stored is found all the same.

use damier_live::Entry;
use serde::{Deserialize, Serialize};

use crate::live::ChatLine;
use crate::notices::Notice;

/// About a board, to the nodes that have it in memory.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "word", rename_all = "kebab-case")]
pub enum BoardWord {
    /// Facts have been stored.
    Grown {
        /// The number of the first of them.
        from: u64,
        facts: Vec<Entry>,
    },
    /// Which players are connected to a node.
    There {
        node: String,
        /// White and Black.
        seats: [bool; 2],
    },
    /// Who is there, and what have they said?
    Who,
    /// A player has said something.
    Said {
        /// Who said what.
        said: ChatLine,
    },
    /// What the players have said so far.
    Remarks { remarks: Vec<ChatLine> },
    /// Somebody who looks on has said something.
    Murmur {
        /// Who said what.
        said: ChatLine<String>,
    },
    /// What those have said so far who look on.
    Murmurs { remarks: Vec<ChatLine<String>> },
}

/// About the site, to all nodes.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "word", rename_all = "kebab-case")]
pub enum SiteWord {
    /// A node is there, and hears whoever hears it.
    Here {
        node: String,
        /// A number that grows whenever something that it said may have been lost.
        breaks: u64,
    },
    /// The offers have changed.
    Offers {
        /// The number of the change.
        number: u64,
    },
    /// Sessions of an account have ended.
    Ended { account: i64 },
    /// The games of somebody are told anew.
    PutAway {
        /// The number of his account.
        account: i64,
    },
    /// There is a worker that analyses games.
    Worker,
    /// Something was said at the desk of an event.
    Event { id: String },
    /// Something was said in a stream of which pages are told as it grows.
    Grown {
        stream: String,
        /// The number the next fact will have.
        next: u32,
    },
    /// People are told something.
    Notices {
        /// Who, and what.
        notices: Vec<Notice>,
    },
    /// A proof is to be stopped.
    StopProof {
        /// Which; none: whichever he has under way.
        #[serde(default)]
        id: Option<String>,
        /// By which name he who began it is known.
        by: String,
    },
    /// A game is no longer there.
    LetGo { game: String },
}
