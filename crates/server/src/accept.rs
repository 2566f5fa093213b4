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
    let game = secret::name();
    let Some(offer) = site.lobby.take(id, &game) else {
        return Err(NotAccepted::Gone { game: site.lobby.find(id).and_then(|offer| offer.game) });
    };
    let (white, black) = seated(offer.by, player, offer.seat);
    match site.hub.begin(&game, offer.terms, white, black).await {
        Ok(_) => Ok(game),
        Err(why) => {
            site.lobby.put_back(id);
            Err(NotAccepted::NotDone(why))
        }
    }
}
