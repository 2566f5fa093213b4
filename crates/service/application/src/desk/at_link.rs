//! Who says something at a board of the hall.
//!
//! The link of a board stands on its table, so having it proves nothing: one person with two phones could speak for both
//! sides. The player himself is known by his account, if the event knows it, or by a code of his own that the arbiter
//! hands him once for the whole event. What is said without either is kept for the arbiter to look at and decides
//! nothing. So two phones will do, or one that both use in turn, or none: then the arbiter writes the result.

use damier_compete::event::PlayerId;
use damier_store::AccountId;
use sha2::{Digest, Sha256};

use super::event_notes::EventNotes;
use crate::secret;

/// So many letters of a code: 35 bits. Whoever guesses is stopped after a few tries.
const LETTERS: usize = 7;

/// Somebody who has opened the link of a board.
pub struct AtLink<'a> {
    /// Which browser it is.
    pub from: &'a str,
    /// His account, if he is signed in.
    pub account: Option<AccountId>,
    /// The code that he has typed.
    pub code: &'a str,
}

impl AtLink<'_> {
    /// Whether he is the player for whom he speaks.
    pub fn is(&self, book: &EventNotes, player: Option<PlayerId>) -> bool {
        let Some(player) = player else { return false };
        let by_account = || {
            let mut known = book.accounts_of_players();
            known.any(|(own, account)| own == player && Some(account) == self.account)
        };
        self.has_code(&book.key, player) || by_account()
    }

    fn has_code(&self, key: &str, player: PlayerId) -> bool {
        let sign = |sign: char| (!sign.is_whitespace() && sign != '-').then_some(sign);
        let typed: String = self.code.to_lowercase().chars().filter_map(sign).collect();
        !key.is_empty() && typed == code(key, player)
    }
}

/// The code of a player, made with the key of the event.
pub fn code(key: &str, player: PlayerId) -> String {
    let number = player.index().to_string();
    let hash = Sha256::new().chain_update(key).chain_update("/player/").chain_update(number).finalize();
    secret::spelled(&hash[..LETTERS])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_one_players_at_one_event() {
        let own = code("key", PlayerId(3));
        assert_ne!(own, code("key", PlayerId(4)));
        assert_ne!(own, code("other", PlayerId(3)));
        let typed =
            |code: &str, key: &str| AtLink { from: "", account: None, code }.has_code(key, PlayerId(3));
        assert!(typed(&own, "key") && typed(&format!(" {}-{} ", &own[..3].to_uppercase(), &own[3..]), "key"));
        assert!(!typed("", "key") && !typed(&own, "other") && !typed(&code("", PlayerId(3)), ""));
    }
}
