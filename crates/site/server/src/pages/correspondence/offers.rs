//! Offers of games by correspondence, their acceptance, and breaks in all of one's games.

use damier_acts::correspondence::{Break, When, decide};
use damier_correspondence::{Code, Refused};
use damier_rules::Rulebook;
use damier_store::{Account, Fault};
use jiff::civil::Date;

use super::CorrespondenceForm;
use crate::correspondence::{self, ActError, KIND, Offered, Rights};
use crate::secret;
use crate::site::{Site, now};

/// An account has at most so many offers.
const MOST_OFFERS: usize = 10;

/// Somebody offers a game.
pub(super) async fn offer(
    site: &Site,
    account: &Account,
    said: &CorrespondenceForm,
) -> Result<String, ActError> {
    let unknown = |_| Refused::UnknownRulebook { name: said.rulebook.chars().take(40).collect() };
    let book = Rulebook::named(&said.rulebook).map_err(unknown)?;
    let offered = Offered {
        rulebook: book.name.to_owned(),
        code: Code::usual(book.variant).name.to_owned(),
        control: correspondence::control(&said.control)?,
        white: match said.seat.as_str() {
            "white" => Some(true),
            "black" => Some(false),
            _ => None,
        },
        engines: said.engines.is_some(),
        reversed: said.reversed.is_some(),
    };
    offered.terms().check()?;
    let offers = site.database.post_offers().await?;
    if offers.iter().filter(|offer| offer.account == account.id).count() >= MOST_OFFERS {
        return Err(Refused::ClaimStands.into());
    }
    let content = serde_json::to_string(&offered).unwrap_or_default();
    site.database.offer_post(&secret::name(), account.id, content, now()).await?;
    Ok("/post".to_owned())
}

/// Somebody accepts an offer: only one can.
pub(super) async fn accept(site: &Site, account: &Account, id: &str) -> Result<String, ActError> {
    let offers = site.database.post_offers().await?;
    let offer = offers.into_iter().find(|offer| offer.id == id).ok_or(ActError::Missing)?;
    if offer.account == account.id {
        return Ok("/post".to_owned());
    }
    // Whoever has blocked him, or is blocked by him, has no offers for him.
    if site.database.are_apart(offer.account, account.id).await? {
        return Err(ActError::Missing);
    }
    let wrong = |why: serde_json::Error| Fault::Damaged { what: format!("offer {id}: {why}") };
    let offered: Offered = serde_json::from_str(&offer.content).map_err(wrong)?;
    if !site.database.take_post_offer(id).await? {
        return Err(ActError::Missing);
    }
    let other = site.database.account(offer.account).await?.ok_or(ActError::Missing)?;
    let white = offered.white.unwrap_or_else(|| secret::lot().is_multiple_of(2));
    let (white, black) = if white { (&other, account) } else { (account, &other) };
    let game = correspondence::begin(site, offered.terms(), white.into(), black.into()).await?;
    Ok(format!("/post/game/{game}"))
}

/// A break in all running games at once (UA13-V.7.1, COL-4.4.1): refused by one, it is taken in none.
pub(super) async fn take_break(site: &Site, account: &Account, from: &str, to: &str) -> Result<(), ActError> {
    let wrong = |_| Refused::BadSwitch { name: "date".to_owned(), value: from.chars().take(20).collect() };
    let (from, to): (Date, Date) = (from.parse().map_err(wrong)?, to.parse().map_err(wrong)?);
    let sittings = site.database.sittings_of(account.id, KIND).await?;
    let act = Break { from: Some(from), to: Some(to), ..Break::default() }.into();
    let mut games = Vec::new();
    for sitting in sittings.iter().filter(|sitting| sitting.running) {
        let Some(loaded) = correspondence::load(site, &sitting.id).await? else { continue };
        if loaded.side_of(account.id).is_none() {
            continue;
        }
        let actor = loaded.actor(account.id, account.name.as_str(), Rights::default());
        decide(&loaded.game, &act, &actor, When::At(correspondence::instant()))?;
        games.push(sitting.id.clone());
    }
    for id in games {
        // The notice reaches the partner at once, so a break begins today at the earliest.
        correspondence::act(site, &id, account, &act).await?;
    }
    Ok(())
}
