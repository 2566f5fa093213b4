//! How games by correspondence begin.

use damier_correspondence::{Control, Entry, Fact, Party, PostalGame, Refused, Terms};
use damier_store::{Account, AccountId, Append, Fault, NewFact, Sitting};
use serde::{Deserialize, Serialize};

use super::{ActError, KIND, stamp, stream, zone, zone_of};
use crate::people::author;
use crate::secret;
use crate::site::{Site, now};

/// What somebody offers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offered {
    pub rulebook: String,
    pub code: String,
    /// Another control than the code's.
    pub control: Option<Control>,
    /// The colour of the one who offers; none: by lot.
    pub white: Option<bool>,
    /// Whether engines may be used.
    #[serde(default)]
    pub engines: bool,
    /// Whether who has no move left wins (COL-4.1.4).
    #[serde(default)]
    pub reversed: bool,
}

impl Offered {
    /// The terms from today on.
    pub fn terms(&self) -> Terms {
        let mut terms = Terms::new(&self.rulebook, &self.code, stamp(&zone(None)).date).on_server();
        terms.control = self.control;
        terms.engines = self.engines;
        terms.reversed = self.reversed;
        terms
    }
}

/// Who sits down.
pub struct Seated {
    /// None: he writes letters to an arbiter, who enters them.
    pub account: Option<AccountId>,
    pub name: String,
}

/// The event of a game, and the account of the arbiter who enters letters, where somebody writes them.
pub(super) struct OfEvent<'a> {
    pub(super) id: &'a str,
    pub(super) arbiter: Option<AccountId>,
}

impl From<&Account> for Seated {
    fn from(account: &Account) -> Seated {
        Seated { account: Some(account.id), name: account.name.to_string() }
    }
}

/// Begins a game and answers by what it is known in addresses.
pub async fn begin(site: &Site, terms: Terms, white: Seated, black: Seated) -> Result<String, ActError> {
    let id = secret::name();
    write(site, &id, terms, white, black, None).await?;
    Ok(id)
}

/// Writes the first fact of a game and who sits at it.
pub(super) async fn write(
    site: &Site,
    id: &str,
    terms: Terms,
    white: Seated,
    black: Seated,
    event: Option<OfEvent<'_>>,
) -> Result<(), ActError> {
    let party = async |seated: &Seated| -> Result<Party, Fault> {
        let zone = match seated.account {
            Some(account) => zone_of(site, account).await?,
            None => None,
        };
        Ok(Party { name: seated.name.clone(), zone })
    };
    let on = stamp(&zone(None));
    let (own, other) = (party(&white).await?, party(&black).await?);
    PostalGame::begin(terms.clone(), own.clone(), other.clone(), on)?;
    let fact = Fact::Begun { terms: Box::new(terms), white: own, black: other };
    let arbiter = event.as_ref().and_then(|event| event.arbiter);
    let begins = white.account.or(arbiter).map(author).unwrap_or_default();
    let new = NewFact::new(now(), begins, &Entry { on, fact })?;
    let part_of = event.map(|event| event.id.to_owned());
    let seats = [(white.account, "white"), (black.account, "black"), (arbiter, "arbiter")];
    let seats = seats.into_iter().filter_map(|(account, office)| Some((account?, office)));
    let sittings = seats.map(|(account, office)| sitting(id, account, office, part_of.clone())).collect();
    // Seats first: a stream without seats would be lost, seats without a stream are nobody's game.
    site.database.sit(sittings).await?;
    site.database.append(Append::new(stream(id), 1).fact(new)).await?;
    Ok(())
}

/// A seat at a game that is played.
pub(super) fn sitting(id: &str, account: AccountId, office: &str, part_of: Option<String>) -> Sitting {
    Sitting {
        kind: KIND.to_owned(),
        id: id.to_owned(),
        account,
        office: office.to_owned(),
        part_of,
        running: true,
        made: now(),
    }
}

/// Terms with a control that somebody typed; the usual one of the code where the text is empty.
pub fn control(text: &str) -> Result<Option<Control>, Refused> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let wrong = |_| Refused::BadSwitch { name: "control".to_owned(), value: text.chars().take(40).collect() };
    text.parse().map(Some).map_err(wrong)
}
