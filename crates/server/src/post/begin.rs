//! How games by correspondence begin: from an offer, or all games of an event's rounds.

use damier_compete::event::{Phase, PlayerId, State};
use damier_compete::schedule::Side as Half;
use damier_correspondence::{Arbitration, Control, Entry, Fact, Party, PostalGame, Refused, Terms};
use damier_rules::Color;
use damier_store::{Account, AccountId, Append, Fault, NewFact, Sitting};
use serde::{Deserialize, Serialize};

use super::{KIND, Stop, stamp, stream, zone, zone_of};
use crate::desk::Held;
use crate::people::author;
use crate::secret;
use crate::site::{Site, now};

/// What somebody offers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Offered {
    /// The rulebook.
    pub(crate) rulebook: String,
    /// The code.
    pub(crate) code: String,
    /// Another control than the code's.
    pub(crate) control: Option<Control>,
    /// The colour of the one who offers; none: by lot.
    pub(crate) white: Option<bool>,
    /// Whether engines may be used.
    #[serde(default)]
    pub(crate) engines: bool,
}

impl Offered {
    /// The terms from today on.
    pub(crate) fn terms(&self) -> Terms {
        let mut terms = Terms::new(&self.rulebook, &self.code, stamp(&zone(None)).date).on_server();
        terms.control = self.control;
        terms.engines = self.engines;
        terms
    }
}

/// Who sits down.
pub(crate) struct Seated {
    pub(crate) account: AccountId,
    pub(crate) name: String,
}

impl From<&Account> for Seated {
    fn from(account: &Account) -> Seated {
        Seated { account: account.id, name: account.name.to_string() }
    }
}

/// Begins a game and answers by what it is known in addresses.
pub(crate) async fn begin(site: &Site, terms: Terms, white: Seated, black: Seated) -> Result<String, Stop> {
    let id = secret::name();
    write(site, &id, terms, white, black, None, None).await?;
    Ok(id)
}

async fn write(
    site: &Site,
    id: &str,
    terms: Terms,
    white: Seated,
    black: Seated,
    event: Option<&str>,
    arbiter: Option<AccountId>,
) -> Result<(), Stop> {
    let party = async |seated: &Seated| -> Result<Party, Fault> {
        Ok(Party { name: seated.name.clone(), zone: zone_of(site, seated.account).await? })
    };
    let on = stamp(&zone(None));
    let (own, other) = (party(&white).await?, party(&black).await?);
    PostalGame::begin(terms.clone(), own.clone(), other.clone(), on)?;
    let fact = Fact::Begun { terms: Box::new(terms), white: own, black: other };
    let new = NewFact::new(now(), author(white.account), &Entry { on, fact })?;
    let sitting = |account, office: &str| Sitting {
        kind: KIND.to_owned(),
        id: id.to_owned(),
        account,
        office: office.to_owned(),
        part_of: event.map(str::to_owned),
        running: true,
        made: now(),
    };
    let mut sittings = vec![sitting(white.account, "white"), sitting(black.account, "black")];
    sittings.extend(arbiter.map(|account| sitting(account, "arbiter")));
    // Seats first: a stream without seats would be lost, seats without a stream are nobody's game.
    site.database.sit(sittings).await?;
    site.database.append(Append::new(stream(id), 1).fact(new)).await?;
    Ok(())
}

/// Begins the games of all rounds of an event that are published and not yet begun, and answers how many. A game of an
/// event has the same name every time, so that none begins twice.
pub(crate) async fn begin_event(
    site: &Site,
    held: &Held,
    terms: &Terms,
    arbiter: AccountId,
) -> Result<usize, Stop> {
    let accounts: Vec<(PlayerId, AccountId)> = held.book.accounts_of_players().collect();
    let state = held.event.state();
    let mut begun = 0;
    for (name, white, black) in games(state) {
        let id = format!("{}-{name}", held.id);
        let find = |player: PlayerId| {
            let account = accounts.iter().find(|(own, _)| *own == player)?.1;
            let name = state.players.get(player.index())?.name.clone();
            Some(Seated { account, name })
        };
        let (Some(white), Some(black)) = (find(white), find(black)) else { continue };
        let mut terms = terms.clone();
        terms.arbitration = Arbitration::Arbiter;
        match write(site, &id, terms, white, black, Some(&held.id), Some(arbiter)).await {
            Ok(()) => begun += 1,
            Err(Stop::Store(Fault::Conflict { .. })) => {}
            Err(stop) => return Err(stop),
        }
    }
    Ok(begun)
}

/// The games of published rounds that have no result: their name, White and Black.
fn games(state: &State) -> Vec<(String, PlayerId, PlayerId)> {
    let mut games = Vec::new();
    if state.pairs_teams() {
        return games;
    }
    for (stage, own) in (1..).zip(&state.stages) {
        for (number, round) in (1..).zip(&own.rounds) {
            if !matches!(round.phase, Phase::Published | Phase::Started) {
                continue;
            }
            for (table, encounter) in (1..).zip(&round.encounters) {
                if encounter.score().is_some() {
                    continue;
                }
                let [first, second] =
                    [Half::First, Half::Second].map(|side| PlayerId(encounter.entrant(side).0));
                let white = encounter.color(Half::First, 0, 0) == Color::White;
                let (white, black) = if white { (first, second) } else { (second, first) };
                games.push((format!("{stage}-{number}-{table}"), white, black));
            }
        }
    }
    games
}

/// Terms with a control that somebody typed; the usual one of the code where the text is empty.
pub(crate) fn control(text: &str) -> Result<Option<Control>, Refused> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let wrong = |_| Refused::BadSwitch { name: "control".to_owned(), value: text.chars().take(40).collect() };
    text.parse().map(Some).map_err(wrong)
}
