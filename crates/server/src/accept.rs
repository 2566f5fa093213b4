//! Accepting an offer: the game begins.

use damier_live::Player;

use crate::live::NotDone;
use crate::pages::lobby::seated;
use crate::secret;
use crate::site::Site;

/// Why an offer could not be accepted.
pub(crate) enum NotAccepted {
    /// It is one's own.
    Own,
    /// It is no longer open.
    Gone {
        /// The game that came of it, if one did.
        game: Option<String>,
    },
    /// The game could not begin; the offer stands.
    NotDone(NotDone),
}

/// Accepts an offer; the name of the game.
pub(crate) async fn accept(site: &Site, id: &str, player: Player) -> Result<String, NotAccepted> {
    if site.lobby.find(id).is_some_and(|offer| offer.by == player && offer.game.is_none()) {
        return Err(NotAccepted::Own);
    }
    let Some(offer) = site.lobby.take(id) else {
        return Err(NotAccepted::Gone { game: site.lobby.settled(id).await.and_then(|offer| offer.game) });
    };
    let game = secret::name();
    let (white, black) = seated(offer.by, player, offer.seat);
    let begun = site.hub.begin(&game, offer.terms, white, black).await;
    site.lobby.settle(id, begun.is_ok().then_some(&game));
    begun.map(|_| game).map_err(NotAccepted::NotDone)
}
