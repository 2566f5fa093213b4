//! Accepting an offer: the game begins.

use damier_live::{Player, Seat};
use damier_store::{Fault, Full};

use crate::live::CommandError;
use crate::moderation::are_apart;
use crate::secret;
use crate::site::Site;

/// Why an offer could not be accepted.
pub enum NotAccepted {
    /// It is one's own.
    Own,
    /// One of the two has blocked the other.
    Apart,
    /// It is no longer open.
    Gone {
        /// The game that came of it, if one did.
        game: Option<String>,
    },
    /// Too many games are under way already; the offer stands.
    Full(Full),
    /// The game could not begin; the offer stands.
    NotDone(CommandError),
}

/// Accepts an offer; the name of the game. The offer is taken and the game begins together, so that nobody is ever
/// sent to a board without a game.
pub async fn accept(
    site: &Site,
    id: &str,
    player: Player,
    from: Option<&str>,
) -> Result<String, NotAccepted> {
    let store = |fault: Fault| NotAccepted::NotDone(CommandError::Store(fault));
    let mut offer = site.play.lobby.find(id).await.map_err(store)?.ok_or(NotAccepted::Gone { game: None })?;
    if offer.game.is_some() {
        return Err(NotAccepted::Gone { game: offer.game });
    }
    if offer.by == player {
        return Err(NotAccepted::Own);
    }
    if are_apart(site, &offer.by, &player).await.map_err(store)? {
        return Err(NotAccepted::Apart);
    }
    if from.is_some() {
        let made_from = site.database.offer_address(id).await.map_err(store)?;
        offer.terms.one_address = made_from.as_deref() == from;
    }
    let place = site.play.place(&player, from).map_err(NotAccepted::Full)?;
    let game = secret::name();
    let (white, black) = seated(offer.by, player, offer.seat);
    let begun = site.play.hub.begin_for(id, &game, offer.terms, white, black).await;
    match begun.map_err(NotAccepted::NotDone)? {
        Some(number) => {
            site.play.begun(&game, place).await.map_err(store)?;
            site.play.lobby.publish(number);
            Ok(game)
        }
        None => {
            let other = site.play.lobby.find(id).await.map_err(store)?;
            Err(NotAccepted::Gone { game: other.and_then(|offer| offer.game) })
        }
    }
}

/// White and Black: the first of the two has the seat he wants, or one by lot.
pub fn seated(first: Player, second: Player, seat: Option<Seat>) -> (Player, Player) {
    let white = seat.map_or_else(|| secret::lot() & 1 == 0, |seat| seat == Seat::White);
    if white { (first, second) } else { (second, first) }
}
