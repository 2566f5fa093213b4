//! Whether this node is well, for whoever sends people to nodes and for whoever starts nodes anew.
//!
//! | address | answer |
//! | --- | --- |
//! | `/health` | 200 if people can be sent here; 503 if nothing can be stored or the node is about to end |
//! | `/health/live` | 200 as long as the program answers at all |
//!
//! That something can be stored is not believed but tried: something small is written into the database, and where that
//! is a file, a little beside it, since a full disk often still has room in the pages that the database has already.
//! What was found counts for a few seconds, so that asking often costs nothing.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use damier_bus::Bus;
use damier_clock::Moment;
use jiff::Timestamp;
use serde::Serialize;
use tokio::sync::Mutex;

use crate::encrypted;
use crate::site::Site;
use crate::state::Web;

/// So long the database may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// What was found counts for so long.
const COUNTS: Duration = Duration::from_secs(5);

/// So many bytes have to fit beside the database: less than a minute of a busy site.
const ROOM: usize = 1 << 20;

/// How a node is.
#[derive(Debug, Serialize)]
struct Health {
    /// Whether people can be sent here.
    ready: bool,
    /// Whether it is about to end.
    leaving: bool,
    /// Whether the database answers.
    database: &'static str,
    /// Whether something can be stored there.
    storing: &'static str,
    /// Whether the disk has room; `none` if the database is elsewhere.
    disk: &'static str,
    /// Whether the bus answers; `none` if there is none.
    bus: &'static str,
    /// How many nodes serve, this one included.
    nodes: usize,
    /// How it stands with copies on a schedule.
    backups: BackupHealth,
    /// Whether the facts are as they were written: `looking`, `good` or `damaged`.
    facts: &'static str,
    /// Until when the certificate of the site is good, if it encrypts itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    certificate_until: Option<String>,
    version: &'static str,
}

/// What was found when it was tried to store something.
#[derive(Debug, Clone, Copy)]
struct Tried {
    at: Instant,
    storing: bool,
    /// None: the database is elsewhere.
    disk: Option<bool>,
}

/// Tries now and then whether something can be stored.
#[derive(Debug, Default)]
pub(crate) struct Pulse(Mutex<Option<Tried>>);

impl Pulse {
    async fn feel(&self, site: &Site) -> Tried {
        let mut last = self.0.lock().await;
        if let Some(tried) = last.filter(|tried| tried.at.elapsed() < COUNTS) {
            return tried;
        }
        let wrote = tokio::time::timeout(PATIENCE, site.database.try_writing()).await;
        if let Ok(Err(fault)) = &wrote {
            tracing::error!(%fault, "nothing can be stored");
        }
        let disk = match site.config.database {
            Some(_) => None,
            None => Some(has_room(site.config.folder.clone()).await),
        };
        let tried = Tried { at: Instant::now(), storing: matches!(wrote, Ok(Ok(()))), disk };
        *last = Some(tried);
        tried
    }
}

/// Whether a little more fits into a folder.
async fn has_room(folder: PathBuf) -> bool {
    let tried = tokio::task::spawn_blocking(move || fill_a_little(&folder));
    match tokio::time::timeout(PATIENCE, tried).await {
        Ok(Ok(Ok(()))) => true,
        Ok(Ok(Err(why))) => {
            tracing::error!(%why, "nothing fits on the disk");
            false
        }
        _ => false,
    }
}

fn fill_a_little(folder: &Path) -> std::io::Result<()> {
    let path = folder.join("room.tmp");
    let write = || {
        let mut file = std::fs::File::create(&path)?;
        file.write_all(&vec![b'.'; ROOM])?;
        file.flush()
    };
    let written = write();
    // Whatever came of it, it goes again.
    let removed = std::fs::remove_file(&path);
    written.and(removed)
}

fn there(there: bool) -> &'static str {
    if there { "there" } else { "away" }
}

/// How it stands with copies on a schedule. A site without a good copy is ready all the same.
#[derive(Debug, Serialize)]
struct BackupHealth {
    /// `off`, `waiting` for the first, `good`, or `failing` since the last trial.
    state: &'static str,
    /// When the last good one was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    good: Option<String>,
}

impl BackupHealth {
    async fn of(site: &Site) -> BackupHealth {
        let every = site.backups.terms(&site.database).await.ok().and_then(|terms| terms.every);
        let kept = site.backups.state();
        let state = match (every, &kept.trouble, kept.good) {
            (None, ..) => "off",
            (_, Some(_), _) => "failing",
            (_, None, Some(_)) => "good",
            (_, None, None) => "waiting",
        };
        let moment = |at: Moment| Timestamp::from_millisecond(at.millis()).ok().map(|at| at.to_string());
        BackupHealth { state, good: kept.good.and_then(moment) }
    }
}

/// Whether people can be sent here.
pub(crate) async fn ready(State(web): State<Web>) -> Response {
    let site = web.site();
    let asked = tokio::time::timeout(PATIENCE, site.database.offers_changed()).await;
    let database = matches!(asked, Ok(Ok(_))) && site.cluster.is_ready();
    let tried = web.pulse().feel(site).await;
    let leaving = site.is_leaving();
    let health = Health {
        ready: database && tried.storing && tried.disk.unwrap_or(true) && !leaving,
        leaving,
        database: there(database),
        storing: there(tried.storing),
        disk: tried.disk.map_or("none", |room| if room { "there" } else { "full" }),
        bus: site.cluster.bus().map_or("none", |bus| there(Bus::is_connected(bus))),
        nodes: site.cluster.nodes().len(),
        backups: tokio::time::timeout(PATIENCE, BackupHealth::of(site))
            .await
            .unwrap_or(BackupHealth { state: "unknown", good: None }),
        facts: site.sums.word(),
        certificate_until: web.certificates().and_then(|own| encrypted::until(own)),
        version: env!("CARGO_PKG_VERSION"),
    };
    let status = if health.ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, [(header::CACHE_CONTROL, "no-store")], Json(health)).into_response()
}

/// That the program answers.
pub(crate) async fn live() -> Response {
    ([(header::CACHE_CONTROL, "no-store")], "there\n").into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn room_is_tried_and_left_as_it_was() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(has_room(folder.path().to_owned()).await);
        assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0);
        assert!(!has_room(folder.path().join("not there")).await);
    }
}
