//! Leaving for good: what is known of somebody is handed out to him or forgotten, his games stay.

use damier_live::Command;
use damier_store::{Account, AccountRefused, Act, Database, Fault, Person as Known};
use serde_json::{Value, json};

use super::author;
use super::forgetting::{Forgotten, Named};
use super::numbers::give_numbers;
use crate::arenas;
use crate::import::unname;
use crate::site::{Site, now};

/// An account as the store knows its owner.
fn known(account: &Account) -> Known {
    Known { account: account.id, author: author(account.id) }
}

/// Everything that is known of somebody; none if there is no such account. Beside what he said himself stands what
/// facts of others tell of him, under `mentions`: just what is told otherwise once he has left.
pub async fn export(database: &Database, account: &Account) -> Result<Option<Value>, Fault> {
    let Some(mut data) = database.export_person(&known(account), now()).await? else { return Ok(None) };
    let named = Forgotten::new(account).named(database).await?;
    data["mentions"] = named.iter().flat_map(mentions).collect();
    Ok(Some(data))
}

/// The facts of a stream that name somebody.
fn mentions(named: &Named) -> impl Iterator<Item = Value> {
    let facts = named.without.iter().filter_map(|own| named.facts.get((own.seq as usize).checked_sub(1)?));
    facts.map(|own| {
        let fact = own.read::<Value>().unwrap_or_else(|_| Value::from(own.fact.as_str()));
        json!({ "stream": named.stream, "seq": own.seq, "fact": fact })
    })
}

/// Forgets somebody in the database: facts that name him are told without him, and whatever else is known of him is
/// gone, from the file too. What a server that runs meanwhile holds in memory is for it to let go.
async fn forget(database: &Database, account: &Account) -> Result<(), AccountRefused> {
    if database.is_last_administrator(account.id).await? {
        return Err(AccountRefused::LastAdministrator);
    }
    let gone = Forgotten::new(account);
    rewrite(database, &gone).await?;
    database.forget_person(&known(account), &gone.former, now()).await?;
    // What he said while this was going on.
    rewrite(database, &gone).await?;
    if let Err(fault) = database.scrub().await {
        tracing::warn!(%fault, "what was forgotten may still lie in unused parts of the file");
    }
    Ok(())
}

async fn rewrite(database: &Database, gone: &Forgotten) -> Result<(), Fault> {
    let all = gone.named(database).await?;
    all.iter().try_for_each(Named::check)?;
    for named in all {
        database.rewrite(&named.stream, named.without).await?;
    }
    Ok(())
}

/// Why an administrator's command about somebody is not carried out.
#[derive(Debug, thiserror::Error)]
pub enum NotFound {
    /// Nobody is called so.
    #[error("no account is called \"{name}\"")]
    Nobody { name: String },
    /// It is refused, or the database cannot do it.
    #[error(transparent)]
    Refused(#[from] AccountRefused),
}

impl From<Fault> for NotFound {
    fn from(fault: Fault) -> NotFound {
        NotFound::Refused(AccountRefused::Store(fault))
    }
}

async fn found(database: &Database, name: &str) -> Result<Account, NotFound> {
    give_numbers(database).await?;
    let found = database.credentials(name).await?;
    found.map(|own| own.account).ok_or_else(|| NotFound::Nobody { name: name.to_owned() })
}

/// Everything that is known of the owner of an account, by its name, for an administrator's command.
pub async fn export_named(database: &Database, name: &str) -> Result<Value, NotFound> {
    let account = found(database, name).await?;
    let data = export(database, &account).await?;
    data.ok_or_else(|| NotFound::Nobody { name: name.to_owned() })
}

/// Forgets the owner of an account, by its name, for an administrator's command; what he is called from now on. No
/// server may run meanwhile: it would hold in memory what is forgotten.
pub async fn forget_named(database: &Database, name: &str) -> Result<String, NotFound> {
    let account = found(database, name).await?;
    forget(database, &account).await?;
    let former = Forgotten::new(&account).former;
    let (actor, act, subject) = ("damier account".to_owned(), "account-forgotten".to_owned(), former.clone());
    database.record(Act { at: now(), actor, act, subject, detail: String::new() }).await?;
    Ok(former)
}

/// Forgets somebody by the word of an administrator, and puts that into the record; what he is called from now on.
pub async fn forget_by(site: &Site, by: &Account, account: &Account) -> Result<String, AccountRefused> {
    leave(site, account).await?;
    let former = Forgotten::new(account).former;
    // Whoever forgets himself is no longer there to be named.
    let actor = if by.id == account.id { former.clone() } else { author(by.id) };
    let (act, subject) = ("account-forgotten".to_owned(), former.clone());
    site.database.record(Act { at: now(), actor, act, subject, detail: String::new() }).await?;
    Ok(former)
}

/// Takes a name out of all games that came from files, by the word of an administrator; how many these were.
pub async fn unname_by(site: &Site, by: &Account, name: &str) -> Result<usize, Fault> {
    let games = unname(&site.database, name).await?;
    for game in &games {
        site.play.hub.let_go(game);
    }
    site.told_anew();
    let (act, detail) = ("name-forgotten".to_owned(), games.len().to_string());
    let act = Act { at: now(), actor: author(by.id), act, subject: String::new(), detail };
    site.database.record(act).await?;
    Ok(games.len())
}

/// Takes a name out of all games that came from files, for an administrator's command; how many these were.
pub async fn unname_games(database: &Database, name: &str) -> Result<usize, Fault> {
    let games = unname(database, name).await?.len();
    let (actor, act) = ("damier account".to_owned(), "name-forgotten".to_owned());
    database.record(Act { at: now(), actor, act, subject: String::new(), detail: games.to_string() }).await?;
    Ok(games)
}

/// Puts into the record that an administrator had somebody's data handed out.
pub async fn handed_out(site: &Site, by: &Account, account: &Account) -> Result<(), Fault> {
    let (act, subject) = ("data-handed-out".to_owned(), author(account.id));
    let act = Act { at: now(), actor: author(by.id), act, subject, detail: String::new() };
    site.database.record(act).await.map(drop)
}

/// Forgets somebody on a site that is served. Games that he is playing are given up first, offers are withdrawn.
pub async fn leave(site: &Site, account: &Account) -> Result<(), AccountRefused> {
    if site.database.is_last_administrator(account.id).await? {
        return Err(AccountRefused::LastAdministrator);
    }
    site.play.lobby.withdraw_all(account.id).await?;
    arenas::leave_all(site, account).await?;
    let games = site.play.hub.games_of(account.id).await?;
    for (table, seat) in &games {
        let gave_up = [Command::Abort, Command::Resign];
        for command in gave_up {
            // A game that is over cannot be given up, and need not be.
            if table.give_up(site.play.hub.database(), &command, *seat).await? {
                break;
            }
        }
    }
    site.put_away(account.id);
    forget(&site.database, account).await?;
    // Whoever looked meanwhile saw what was not yet forgotten.
    site.put_away(account.id);
    site.people.ended(account.id);
    Ok(())
}
