//! What the site notes beside the facts of an event. Notes are only ever added.

use damier_compete::Round;
use damier_compete::event::{By, GameKey, PlayerEntry, PlayerId, Role, Score, StageId, TeamId};
use damier_compete::schedule::Side;
use damier_store::Account;
use serde::{Deserialize, Serialize};

/// The stream of the notes of an event.
pub fn stream(id: &str) -> String {
    format!("desk/{id}")
}

/// Something noted. The JSON is stored: what is absent is nothing, later fields must have a default.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// The event has come to the site; links for its boards are made with this key.
    Opened { key: String },
    /// An account holds an office.
    Holds {
        /// Which account, by its number, which nobody else ever has.
        account: i64,
        /// Its name, as it was then.
        login: String,
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
    HoldsNoLonger { account: i64, role: Role },
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
        player: PlayerId,
        /// Whether he is there.
        here: bool,
    },
    /// Everybody has to come to the desk anew.
    CheckInBegins,
    /// Results of a round may be said at the boards; those that both players agree on are written down in the
    /// name of this official.
    Boards {
        stage: StageId,
        round: Round,
        /// In whose name; nobody: no longer.
        by: Option<By>,
    },
    /// Boards are played on the site, or in the hall, unless it is said otherwise of one. What comes from them by
    /// itself is written down in the name of this official.
    Online {
        /// Whether on the site.
        on: bool,
        /// In whose name.
        by: By,
        /// Whether rounds start by themselves at the hour of the schedule.
        #[serde(default)]
        by_schedule: bool,
        /// How many minutes after a move spectators see it.
        #[serde(default)]
        delay: u16,
    },
    /// One board is played elsewhere than the others.
    Venue {
        key: GameKey,
        /// Whether on the site.
        online: bool,
        /// In whose name, if nobody has let boards be played on the site before.
        by: By,
    },
    /// The games are played by correspondence on these terms. They begin when their round is published; what comes
    /// from them is written down in the name of this official.
    ByPost {
        /// On which terms; each game begins on the day of its round.
        terms: Box<damier_correspondence::Terms>,
        /// In whose name.
        by: By,
    },
    /// Games by correspondence of players without an account begin too: an arbiter enters their letters.
    ByLetter,
    /// Somebody at a board calls the arbiter.
    Called {
        key: GameKey,
        /// On which side he sits.
        side: Side,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        text: String,
    },
    /// An arbiter has come.
    Attended {
        /// Which call, from 1.
        number: u32,
        by: By,
        /// What was decided.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        ruling: String,
    },
    /// An irregularity at a board; whoever did not commit it says whether it is put right.
    Irregular {
        key: GameKey,
        /// Its number in the list of irregularities.
        kind: u8,
        /// On which side it was committed.
        side: Side,
        /// Who took it down.
        by: By,
    },
    /// The irregularity is put right, or stands.
    Settled {
        /// Which irregularity, from 1.
        number: u32,
        /// Whether it is put right.
        corrected: bool,
        /// The official who wrote the choice down; nobody: the opponent made it himself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<By>,
    },
    /// An arbiter has given an order at a board that is played on the site.
    Ordered {
        key: GameKey,
        /// Which order, by the name of its form.
        order: String,
        /// To which side, where it concerns one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// How many seconds, where it is about time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seconds: Option<u32>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
        by: By,
    },
    /// Everybody is told something.
    Bulletin {
        /// What it is about.
        title: String,
        /// What it says; an empty line parts paragraphs.
        text: String,
        /// Who tells it.
        by: By,
    },
    /// A bulletin is taken back.
    BulletinWithdrawn {
        /// Which, from 1.
        number: u32,
        /// Who takes it back.
        by: By,
    },
    /// Somebody at a board says how the game ended.
    Claimed {
        key: GameKey,
        /// On which side he sits.
        side: Side,
        /// How it ended.
        score: Score,
        /// From which browser.
        from: String,
        /// Whether it is certain that he sits there: by his account or by his code.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        sure: bool,
    },
}

impl Note {
    /// An account holds an office of the event under a name.
    pub fn held_by(account: &Account, role: Role, name: &str) -> Note {
        let (login, name) = (account.name.to_string(), name.to_owned());
        Note::Holds { account: account.id.0, login, role, name, team: None, player: None }
    }
}

/// Somebody who asks to be entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Application {
    /// As he wants to be entered.
    pub entry: PlayerEntry,
    /// The account from which he asks, by number and name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<(i64, String)>,
    /// What else he says.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub message: String,
}
