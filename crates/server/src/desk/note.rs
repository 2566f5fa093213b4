//! What the site notes beside the facts of an event. Notes are only ever added.

use damier_compete::Round;
use damier_compete::event::{By, GameKey, PlayerEntry, PlayerId, Role, Score, StageId, TeamId};
use damier_compete::schedule::Side;
use damier_store::Account;
use serde::{Deserialize, Serialize};

/// The stream of the notes of an event.
pub(crate) fn stream(id: &str) -> String {
    format!("desk/{id}")
}

/// Something noted. The JSON is stored: what is absent is nothing, later fields must have a default.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Note {
    /// The event has come to the site; links for its boards are made with this key.
    Opened {
        /// The key.
        key: String,
    },
    /// An account holds an office.
    Holds {
        /// Which account, by its number, which nobody else ever has.
        account: i64,
        /// Its name, as it was then.
        login: String,
        /// Which office.
        role: Role,
        /// Under which name.
        name: String,
        /// For a captain: of which team.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        team: Option<TeamId>,
        /// For a player: who he is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
    },
    /// An account holds an office no longer.
    HoldsNoLonger {
        /// Which account.
        account: i64,
        /// Which office.
        role: Role,
    },
    /// The clocks of the hall, by the name of their zone.
    Zone(String),
    /// Whether players may ask to be entered.
    Registration {
        /// Whether they may.
        open: bool,
    },
    /// Somebody asks to be entered.
    Applied(Box<Application>),
    /// He was entered, or not.
    Answered {
        /// Which application, from 1.
        number: u32,
        /// Whether he was entered.
        entered: bool,
        /// What he is told.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// A player has come to the desk, or goes away again.
    Here {
        /// Who.
        player: PlayerId,
        /// Whether he is there.
        here: bool,
    },
    /// Everybody has to come to the desk anew.
    CheckInBegins,
    /// Results of a round may be said at the boards; those that both players agree on are written down in the
    /// name of this official.
    Boards {
        /// The stage.
        stage: StageId,
        /// The round.
        round: Round,
        /// In whose name; nobody: no longer.
        by: Option<By>,
    },
    /// Somebody at a board says how the game ended.
    Claimed {
        /// Which game.
        key: GameKey,
        /// On which side he sits.
        side: Side,
        /// How it ended.
        score: Score,
        /// From which browser, so that two who agree are two.
        from: String,
    },
}

impl Note {
    /// An account holds an office of the event under a name.
    pub(crate) fn held_by(account: &Account, role: Role, name: &str) -> Note {
        let (login, name) = (account.name.to_string(), name.to_owned());
        Note::Holds { account: account.id.0, login, role, name, team: None, player: None }
    }
}

/// Somebody who asks to be entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Application {
    /// As he wants to be entered.
    pub(crate) entry: PlayerEntry,
    /// The account from which he asks, by number and name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) account: Option<(i64, String)>,
    /// What else he says.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) message: String,
}
