//! Leaving for good: what is known of somebody is forgotten, his games stay.

use damier_live::{Command, Entry, Fact, Player};
use damier_store::{Account, AccountRefused, Person as Known, Stored};

use super::author;
use crate::site::Site;

/// Who has played the games of somebody who has left: a name that nobody can have.
const NOBODY: &str = "—";

/// An account as the store knows its owner.
pub(crate) fn known(account: &Account) -> Known {
    Known { account: account.id, author: author(account.id) }
}

/// Forgets somebody. Games that he is playing are given up first, offers are withdrawn.
pub(crate) async fn leave(site: &Site, account: &Account) -> Result<(), AccountRefused> {
    if site.database.is_last_administrator(account.id).await? {
        return Err(AccountRefused::LastAdministrator);
    }
    let name = account.name.as_str();
    site.lobby.withdraw_all(name).await?;
    let games = site.hub.games_of(name).await?;
    for (table, seat) in &games {
        let gave_up = [Command::Abort, Command::Resign];
        for command in gave_up {
            // A game that is over cannot be given up, and need not be.
            if table.give_up(site.hub.database(), &command, *seat).await? {
                break;
            }
        }
    }
    site.hub.put_away(name).await;
    let without = |stored: &Stored| retold(stored, name);
    site.database.forget_person(&known(account), NOBODY, without).await?;
    // Whoever looked meanwhile saw what was not yet forgotten.
    site.hub.put_away(name).await;
    site.ended(account.id);
    Ok(())
}

/// A fact told again without somebody; none if it does not name him.
fn retold(stored: &Stored, name: &str) -> Option<String> {
    by_letter(stored, name).or_else(|| in_display(stored, name)).or_else(|| at_a_board(stored, name))
}

/// The beginning of a game by correspondence.
fn by_letter(stored: &Stored, name: &str) -> Option<String> {
    let mut entry: damier_correspondence::Entry = stored.read().ok()?;
    let damier_correspondence::Fact::Begun { white, black, .. } = &mut entry.fact else { return None };
    let mut own: Vec<&mut String> = [white, black].into_iter().map(|party| &mut party.name).collect();
    own.retain(|party| party.as_str() == name);
    let named = !own.is_empty();
    own.into_iter().for_each(|party| *party = NOBODY.to_owned());
    named.then(|| serde_json::to_string(&entry).ok()).flatten()
}

/// The beginning of a display that he gave.
fn in_display(stored: &Stored, name: &str) -> Option<String> {
    let mut entry: damier_displays::Entry = stored.read().ok()?;
    let damier_displays::Fact::SetUp { terms } = &mut entry.fact else { return None };
    if terms.giver != name {
        return None;
    }
    terms.giver = NOBODY.to_owned();
    serde_json::to_string(&entry).ok()
}

/// The beginning of a game at a board of the site.
fn at_a_board(stored: &Stored, name: &str) -> Option<String> {
    let mut entry: Entry = stored.read().ok()?;
    let Fact::Begun { white, black, .. } = &mut entry.fact else { return None };
    let mut named = false;
    for player in [white, black] {
        if matches!(player, Player::Account { name: own, .. } if own == name) {
            *player = Player::guest(NOBODY);
            named = true;
        }
    }
    named.then(|| serde_json::to_string(&entry).ok()).flatten()
}
