//! Who may see and change a study, with whom it is kept, and what is said beside it: the same for pages and programs.

use damier_store::{Account, AccountId, Fault, Study, StudyLine, StudyRole, Visibility};

use super::Chapter;
use crate::people::Person;
use crate::site::{Site, now};
use crate::talk::{Held, may_say};

/// The longest line, in letters.
pub const LONGEST_LINE: usize = 500;

/// What somebody may do with a study.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Right {
    /// See it, as anybody may who knows where it is.
    See,
    /// Talk beside it too: its owner keeps it with him.
    Talk,
    /// Change it too.
    Write,
    /// It is his.
    Own,
}

/// A study that somebody may see.
pub struct Seen {
    pub study: Study,
    pub chapters: Vec<Chapter>,
    pub right: Right,
}

/// A study, if this account, or nobody that is known, may see it.
pub async fn seen(site: &Site, id: &str, by: Option<AccountId>) -> Result<Option<Seen>, Fault> {
    let Some(study) = site.database.study(id).await? else { return Ok(None) };
    let right = match by {
        Some(account) if account == study.listed.account => Right::Own,
        Some(account) => match site.database.study_role(id, account).await? {
            Some(StudyRole::Writer) => Right::Write,
            Some(StudyRole::Reader) => Right::Talk,
            None => Right::See,
        },
        None => Right::See,
    };
    if right == Right::See && study.listed.visibility == Visibility::Private {
        return Ok(None);
    }
    let damaged = |why: serde_json::Error| Fault::Damaged { what: format!("study {id}: {why}") };
    let chapters = serde_json::from_str(&study.content).map_err(damaged)?;
    Ok(Some(Seen { study, chapters, right }))
}

/// The owner keeps a study with somebody in a role, or no longer; whether it was done, none if there is nobody of that
/// name. Nobody keeps one with somebody who has blocked him, or whom he has blocked.
pub async fn share(
    site: &Site,
    by: &Account,
    id: &str,
    name: &str,
    role: Option<StudyRole>,
) -> Result<Option<bool>, Fault> {
    let Some(other) = site.database.credentials(name).await? else { return Ok(None) };
    let other = other.account.id;
    if role.is_some() && site.database.are_apart(by.id, other).await? {
        return Ok(Some(false));
    }
    let done = site.database.set_study_member(id, by.id, other, role, now()).await?;
    site.rooms.written(id);
    Ok(Some(done))
}

/// Why a line is not said.
pub enum NotSaid {
    /// He does not take part.
    Outside,
    /// There is nothing in it, or it is too long.
    Unread,
    Held(Held),
}

/// Somebody says something beside a study in which he takes part.
pub async fn say(
    site: &Site,
    speaker: &Person,
    seen: &Seen,
    text: &str,
) -> Result<Result<StudyLine, NotSaid>, Fault> {
    let Some(account) = speaker.account().filter(|_| seen.right >= Right::Talk) else {
        return Ok(Err(NotSaid::Outside));
    };
    let text: String = text.trim().chars().filter(|sign| !sign.is_control()).collect();
    if text.is_empty() || text.chars().count() > LONGEST_LINE {
        return Ok(Err(NotSaid::Unread));
    }
    let owner = seen.study.listed.account;
    let to = (owner != account.id).then_some(owner);
    if let Err(held) = may_say(site, speaker, to, &text).await? {
        return Ok(Err(NotSaid::Held(held)));
    }
    let (id, at) = (&seen.study.listed.id, now());
    let number = site.database.say_in_study(id, account.id, &text, at).await?;
    site.rooms.written(id);
    let name = account.name.as_str().to_owned();
    Ok(Ok(StudyLine { number, account: account.id, name, at, text }))
}
