//! Copies on a schedule: what an administrator reads about them and may change.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Form, Router};
use damier_certificates::Certificates;
use damier_store::{AccountRefused, Act, Deed, Fault};
use serde::Deserialize;

use super::{date, notice, send_to, trouble};
use crate::backups::{EVERY, KEEP, MOST, NEVER, State as Kept, Terms, read_every};
use crate::encrypted;
use crate::handler::post;
use crate::pages::answer::PageResult;
use crate::people::author;
use crate::site::{Site, now};
use crate::state::Web;
use crate::visitor::session::{Administrator, Member};

/// The address of copies on a schedule.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/admin/backups", post(set))
}

/// What the page of an administrator tells of copies and of the certificate.
pub(super) struct BackupView {
    pub(super) folder: String,
    pub(super) every: String,
    pub(super) keep: u32,
    pub(super) most: u32,
    pub(super) good: Option<String>,
    /// How many rows and bytes the last one holds, if it was made since the start.
    pub(super) holds: Option<(u64, u64)>,
    pub(super) trouble: Option<String>,
    /// Until when the certificate is good, and what is wrong with it, if the site encrypts itself.
    pub(super) certificate: Option<(Option<String>, Option<String>)>,
}

/// How it stands now.
pub(super) async fn view(site: &Site, certificates: Option<&Certificates>) -> Result<BackupView, Fault> {
    let Terms { every, keep } = site.backups.terms(&site.database).await?;
    let Kept { good, holds, trouble, .. } = site.backups.state();
    Ok(BackupView {
        folder: site.backups.folder().display().to_string(),
        every: every.map_or_else(String::new, |every| text(every.as_secs())),
        keep,
        most: MOST,
        good: good.map(date),
        holds: holds.map(|own| (own.rows, own.bytes)),
        trouble,
        certificate: certificates.map(|own| (encrypted::until(own), own.state().trouble)),
    })
}

/// As it is typed: in the largest unit that fits.
fn text(seconds: u64) -> String {
    let units = [(86_400, 'd'), (3600, 'h'), (60, 'm')];
    let unit = units.into_iter().find(|(size, _)| seconds.is_multiple_of(*size));
    let (size, name) = unit.unwrap_or((1, 's'));
    format!("{}{name}", seconds / size)
}

/// What is wanted.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    /// Nothing: no copies.
    #[serde(default)]
    every: String,
    #[serde(default)]
    keep: String,
    /// `now`: one at once.
    #[serde(default)]
    make: String,
}

/// Changes how often copies are made and how many are kept, or makes one now.
pub(crate) async fn set(
    State(site): State<Arc<Site>>,
    Administrator(member): Administrator,
    Form(wanted): Form<Wanted>,
) -> PageResult {
    if wanted.make == "now" {
        let act = act(&member, "backup-made", String::new());
        if let Err(fault) = site.database.record(act).await {
            return Err(trouble(member.reader, &fault));
        }
        // What it came to is told on the page.
        let _ = site.backups.make(&site.database, now()).await;
        return Ok(send_to("/admin#backups", member.reader.keep));
    }
    let typed = wanted.every.trim();
    let every = if typed.is_empty() { Ok(NEVER) } else { read_every(typed).map(|_| typed) };
    let keep = wanted.keep.trim().parse::<u32>().ok().filter(|keep| (1..=MOST).contains(keep));
    let (Ok(every), Some(keep)) = (every, keep) else {
        return Ok(notice(member.reader, StatusCode::UNPROCESSABLE_ENTITY, "backups-title", "backups-wrong"));
    };
    for (name, value) in [(EVERY, every.to_owned()), (KEEP, keep.to_string())] {
        let act = act(&member, "backups-set", format!("{name} = {value}"));
        let deed = Deed::Set { name: name.to_owned(), value: Some(value) };
        if let Err(AccountRefused::Store(fault)) = site.database.privileged(deed, act).await {
            return Err(trouble(member.reader, &fault));
        }
    }
    Ok(send_to("/admin#backups", member.reader.keep))
}

fn act(member: &Member, act: &str, detail: String) -> Act {
    Act { at: now(), actor: author(member.account.id), act: act.to_owned(), subject: String::new(), detail }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_as_they_are_typed() {
        for typed in ["7d", "1d", "36h", "90m", "61s"] {
            let every = read_every(typed).expect("a time");
            assert_eq!(text(every.as_secs()), typed);
        }
    }
}
