//! What one member writes to another: the same for pages and programs.

use damier_store::{Account, AccountId, Direct, DirectRefused, Fault, Scope};

use crate::people::Person;
use crate::site::{Site, now};
use crate::talk::{Held, may_say};

/// The longest message, in letters.
pub const LONGEST: usize = 2000;

/// The setting of an account that says who may write to it.
const FROM: &str = "messages-from";

/// Who may write to somebody who has not written to him.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Welcome {
    /// Every member.
    All,
    /// Those whom he follows.
    Followed,
    Nobody,
}

impl Welcome {
    /// All of them.
    pub const ALL: [Welcome; 3] = [Welcome::All, Welcome::Followed, Welcome::Nobody];

    /// In a word.
    pub const fn name(self) -> &'static str {
        match self {
            Welcome::All => "all",
            Welcome::Followed => "followed",
            Welcome::Nobody => "nobody",
        }
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<Welcome> {
        Welcome::ALL.into_iter().find(|own| own.name() == name)
    }
}

/// Who may write to somebody.
pub async fn welcome(site: &Site, account: AccountId) -> Result<Welcome, Fault> {
    let chosen = site.database.setting(Scope::Account(account), FROM).await?;
    Ok(chosen.and_then(|name| Welcome::named(&name)).unwrap_or(Welcome::All))
}

/// Somebody says who may write to him.
pub async fn choose(site: &Site, account: AccountId, welcome: Welcome) -> Result<(), Fault> {
    let value = (welcome != Welcome::All).then_some(welcome.name());
    site.database.set(Scope::Account(account), FROM, value).await
}

/// Why a message is not written.
#[derive(Debug)]
pub enum NotWritten {
    /// To oneself.
    Own,
    /// There is nothing in it, or it is too long.
    Unread,
    /// The other wants no messages from him.
    Unwanted,
    Held(Held),
    Refused(DirectRefused),
}

/// A message without signs that nobody sees; none if there is nothing in it, or it is too long.
fn clean(text: &str) -> Option<String> {
    let is_seen = |sign: &char| !sign.is_control() || *sign == '\n';
    let text: String = text.trim().replace("\r\n", "\n").chars().filter(is_seen).collect();
    (1..=LONGEST).contains(&text.chars().count()).then_some(text)
}

/// One member writes to another by his name; none if there is nobody of that name.
pub async fn write(
    site: &Site,
    by: &Account,
    name: &str,
    text: &str,
) -> Result<Option<Result<Direct, NotWritten>>, Fault> {
    let Some(other) = site.database.credentials(name).await? else { return Ok(None) };
    let other = other.account.id;
    if other == by.id {
        return Ok(Some(Err(NotWritten::Own)));
    }
    let Some(text) = clean(text) else { return Ok(Some(Err(NotWritten::Unread))) };
    let speaker = Person::Account(by.clone());
    if let Err(held) = may_say(site, &speaker, Some(other), &text).await? {
        return Ok(Some(Err(NotWritten::Held(held))));
    }
    if !is_wanted(site, by.id, other).await? {
        return Ok(Some(Err(NotWritten::Unwanted)));
    }
    let written = site.database.write_direct(by.id, other, &text, now()).await?;
    Ok(Some(written.map_err(NotWritten::Refused)))
}

/// Whoever has written to somebody may be answered, whatever he wants from others.
async fn is_wanted(site: &Site, by: AccountId, other: AccountId) -> Result<bool, Fault> {
    let wanted = match welcome(site, other).await? {
        Welcome::All => true,
        Welcome::Followed => site.database.follows(other, by).await?,
        Welcome::Nobody => false,
    };
    Ok(wanted || site.database.has_written(other, by).await?)
}

/// What two have written, as one of them reads it: seen from now on. None if there is nobody of that name.
pub async fn read(
    site: &Site,
    own: AccountId,
    name: &str,
    before: Option<i64>,
    limit: u32,
) -> Result<Option<(Account, Vec<Direct>)>, Fault> {
    let Some(other) = site.database.credentials(name).await? else { return Ok(None) };
    let all = site.database.directs_between(own, other.account.id, before, limit).await?;
    if all.iter().any(|message| message.recipient == own && message.seen.is_none()) {
        site.database.see_directs(own, other.account.id, now()).await?;
    }
    Ok(Some((other.account, all)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_has_something_in_it_and_an_end() {
        assert_eq!(clean("  hello\r\nthere\u{7} "), Some("hello\nthere".to_owned()));
        assert_eq!(clean(" \n "), None);
        assert_eq!(clean(&"я".repeat(LONGEST)).map(|text| text.chars().count()), Some(LONGEST));
        assert_eq!(clean(&"я".repeat(LONGEST + 1)), None);
    }
}
