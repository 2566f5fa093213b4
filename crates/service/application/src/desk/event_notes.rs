//! What follows from the notes of an event.

use std::collections::{BTreeMap, BTreeSet};

use damier_clock::Moment;
use damier_compete::Round;
use damier_compete::event::{By, GameKey, PlayerId, Role, Score, StageId, State, TeamId};
use damier_compete::schedule::Side;
use damier_store::AccountId;
use jiff::tz::TimeZone;

use super::at_board::{Call, Irregular, Ordered};
use super::bulletins::Bulletin;
use super::note::{Application, Note};
use super::venues::Venues;

/// The notes of an event, folded.
#[derive(Debug, Clone, Default)]
pub struct EventNotes {
    /// The number of the next note.
    pub next: u32,
    /// The key of the links for boards.
    pub key: String,
    /// Offices by account, in the order in which they were given.
    offices: Vec<Office>,
    /// Accounts that were ever among the arbiters.
    were_arbiters: BTreeSet<i64>,
    zone: Option<String>,
    /// Whether players may ask to be entered.
    pub registration: bool,
    /// Those who ask to be entered, with the answer.
    pub applications: Vec<Asked>,
    /// Who has checked in.
    pub here: BTreeSet<PlayerId>,
    /// Rounds whose results may be said at the boards, and in whose name they are written down.
    pub boards: BTreeMap<(StageId, Round), By>,
    /// What is played on the site, and what is asked and ordered at the boards.
    pub venues: Venues,
    /// On which terms the games are played by correspondence, and in whose name their results are written down.
    pub by_post: Option<(damier_correspondence::Terms, By)>,
    /// Whether games of players without an account begin too: an arbiter enters their letters.
    pub by_letter: bool,
    /// Calls to the arbiter, in their order.
    pub calls: Vec<Call>,
    /// Irregularities, in their order.
    pub irregularities: Vec<Irregular>,
    /// Orders at boards on the site, in their order.
    pub orders: Vec<Ordered>,
    /// Bulletins that stand, in their order.
    pub bulletins: Vec<Bulletin>,
    /// How many there ever were.
    bulletins_made: u32,
    /// What the two at a board say.
    claims: BTreeMap<GameKey, [Option<Claim>; 2]>,
    /// How often something was said at a board.
    claimed: BTreeMap<GameKey, u32>,
}

/// An account in an office.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Office {
    /// Which account, by its number.
    account: i64,
    /// Its name, as it was when it got the office.
    login: String,
    pub role: Role,
    /// Under which name.
    pub name: String,
    /// For a captain: of which team.
    pub team: Option<TeamId>,
    /// For a player: who he is.
    pub player: Option<PlayerId>,
}

impl Office {
    /// Whether the event knows of it, and nobody has been relieved of it.
    fn stands(&self, state: &State) -> bool {
        let held = |official: &&damier_compete::event::Official| {
            official.name == self.name && official.role == self.role
        };
        match self.role {
            Role::Jury => {
                let sits = |set: &damier_compete::event::Committee| {
                    set.everybody().any(|juror| juror.name == self.name)
                };
                state.committee.as_ref().is_some_and(sits)
            }
            Role::Captain => self.team.is_some_and(|team| team.index() < state.teams.len()),
            Role::Player => self.player.is_some_and(|player| player.index() < state.players.len()),
            Role::Assistant => state.assistants.values().any(|own| own.name == self.name),
            Role::Federation | Role::Spectator => true,
            _ => state.officials.iter().filter(held).any(|official| !official.relieved),
        }
    }
}

/// Somebody who asked to be entered.
#[derive(Debug, Clone)]
pub struct Asked {
    pub at: Moment,
    /// As he wants it.
    pub application: Application,
    /// Whether he was entered, and what he was told.
    pub answer: Option<(bool, String)>,
}

/// What somebody says at a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    pub at: Moment,
    /// How the game ended.
    pub score: Score,
    /// From which browser.
    pub from: String,
    /// Whether it is certain that he sits there.
    pub sure: bool,
}

impl EventNotes {
    /// A book without notes.
    pub fn new() -> EventNotes {
        EventNotes { next: 1, ..EventNotes::default() }
    }

    /// Takes a note in.
    pub fn fold(&mut self, at: Moment, note: &Note) {
        self.next += 1;
        match note {
            Note::Opened { key } => self.key.clone_from(key),
            Note::Holds { account, login, role, name, team, player } => {
                let same = |office: &Office| office.account == *account && office.role == *role;
                self.offices.retain(|office| !same(office));
                if role.is_panel() {
                    self.were_arbiters.insert(*account);
                }
                let (account, login, name) = (*account, login.clone(), name.clone());
                self.offices.push(Office { account, login, role: *role, name, team: *team, player: *player });
            }
            Note::HoldsNoLonger { account, role } => {
                self.offices.retain(|office| office.account != *account || office.role != *role);
            }
            Note::Zone(name) => self.zone = Some(name.clone()),
            Note::Registration { open } => self.registration = *open,
            Note::Applied(application) => {
                self.applications.push(Asked { at, application: (**application).clone(), answer: None });
            }
            Note::Answered { number, entered, reason } => {
                let at = usize::try_from(*number).ok().and_then(|number| number.checked_sub(1));
                if let Some(asked) = at.and_then(|at| self.applications.get_mut(at)) {
                    asked.answer = Some((*entered, reason.clone()));
                }
            }
            Note::Here { player, here: true } => {
                self.here.insert(*player);
            }
            Note::Here { player, here: false } => {
                self.here.remove(player);
            }
            Note::CheckInBegins => self.here.clear(),
            Note::Boards { stage, round, by: Some(by) } => {
                self.boards.insert((*stage, *round), by.clone());
            }
            Note::Boards { stage, round, by: None } => {
                self.boards.remove(&(*stage, *round));
            }
            Note::Online { .. } | Note::Venue { .. } => self.venues.fold(note),
            Note::ByLetter => self.by_letter = true,
            Note::ByPost { terms, by } => self.by_post = Some(((**terms).clone(), by.clone())),
            Note::Called { .. }
            | Note::Attended { .. }
            | Note::Irregular { .. }
            | Note::Settled { .. }
            | Note::Ordered { .. } => self.take_from_board(at, note),
            Note::Bulletin { title, text, by } => {
                self.bulletins_made += 1;
                let (number, by) = (self.bulletins_made, by.clone());
                self.bulletins.push(Bulletin { number, at, by, title: title.clone(), text: text.clone() });
            }
            Note::BulletinWithdrawn { number, .. } => self.bulletins.retain(|own| own.number != *number),
            Note::Claimed { key, side, score, from, sure } => {
                let claim = Claim { at, score: *score, from: from.clone(), sure: *sure };
                self.claims.entry(*key).or_default()[side.index()] = Some(claim);
                *self.claimed.entry(*key).or_default() += 1;
            }
        }
    }

    /// The offices of an account that the event knows of.
    pub fn offices_of<'a>(
        &'a self,
        state: &'a State,
        account: AccountId,
    ) -> impl Iterator<Item = &'a Office> {
        self.offices.iter().filter(move |office| office.account == account.0 && office.stands(state))
    }

    /// The offices of an account, also those that do not stand any more.
    pub fn offices_ever(&self, account: AccountId) -> impl Iterator<Item = &Office> {
        self.offices.iter().filter(move |office| office.account == account.0)
    }

    /// Whether an account was ever one of the arbiters.
    pub fn was_arbiter(&self, account: AccountId) -> bool {
        self.were_arbiters.contains(&account.0)
    }

    /// The players that have an account, with it.
    pub fn accounts_of_players(&self) -> impl Iterator<Item = (PlayerId, AccountId)> {
        let players = self.offices.iter().filter(|office| office.role == Role::Player);
        players.filter_map(|office| Some((office.player?, AccountId(office.account))))
    }

    /// The account that holds an office under a name: its number, and what it was called when it got it.
    pub fn holder(&self, role: Role, name: &str) -> Option<(AccountId, &str)> {
        let found = self.offices.iter().find(|office| office.role == role && office.name == name);
        found.map(|office| (AccountId(office.account), office.login.as_str()))
    }

    /// The number of the account that holds an office under a name.
    pub fn account_of(&self, role: Role, name: &str) -> Option<AccountId> {
        self.holder(role, name).map(|(account, _)| account)
    }

    /// Whether an account holds an office.
    pub fn holds(&self, account: AccountId, role: Role) -> bool {
        self.offices.iter().any(|office| office.role == role && office.account == account.0)
    }

    /// The account of a player: its number, and what it was called when it became his.
    pub fn member_of(&self, player: PlayerId) -> Option<(AccountId, &str)> {
        let is_his = |office: &&Office| office.role == Role::Player && office.player == Some(player);
        let found = self.offices.iter().rev().find(is_his);
        found.map(|office| (AccountId(office.account), office.login.as_str()))
    }

    /// The clocks of the hall; those of the server where nobody has said.
    pub fn zone(&self) -> TimeZone {
        let named = self.zone.as_deref().and_then(|name| TimeZone::get(name).ok());
        named.unwrap_or_else(TimeZone::system)
    }

    /// The name of the zone, where one was said.
    pub fn zone_name(&self) -> Option<&str> {
        self.zone.as_deref()
    }

    /// What a side says of a game.
    pub fn claim(&self, key: GameKey, side: Side) -> Option<&Claim> {
        self.claims.get(&key).and_then(|both| both[side.index()].as_ref())
    }

    /// What both sides of a game say alike, whoever they are.
    pub fn agreed(&self, key: GameKey) -> Option<Score> {
        let (first, second) = (self.claim(key, Side::First)?, self.claim(key, Side::Second)?);
        (first.score == second.score).then_some(first.score)
    }

    /// Whether both sides of a game say the same, and it is certain that it is they.
    pub fn is_settled(&self, key: GameKey) -> bool {
        let sure = |side| self.claim(key, side).is_some_and(|own| own.sure);
        self.agreed(key).is_some() && sure(Side::First) && sure(Side::Second)
    }

    /// How often something was said of a game.
    pub fn claims_made(&self, key: GameKey) -> u32 {
        self.claimed.get(&key).copied().unwrap_or(0)
    }
}
