//! Whether this node is well, for whoever sends people to nodes and for whoever starts nodes anew.
//!
//! | address | answer |
//! | --- | --- |
//! | `/health` | 200 if people can be sent here; 503 if nothing can be stored or the node is about to end |
//! | `/health/live` | 200 as long as the program answers at all |

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use damier_bus::Bus;
use damier_clock::Moment;
use jiff::Timestamp;
use serde::Serialize;

use crate::encrypted;
use crate::site::Site;

/// So long the database may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// How a node is.
#[derive(Debug, Serialize)]
struct Health {
    /// Whether people can be sent here.
    ready: bool,
    /// Whether it is about to end.
    leaving: bool,
    /// Whether the database answers.
    database: &'static str,
    /// Whether the bus answers; `none` if there is none.
    bus: &'static str,
    /// How many nodes serve, this one included.
    nodes: usize,
    /// How it stands with copies on a schedule.
    backups: BackupHealth,
    /// Until when the certificate of the site is good, if it encrypts itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    certificate_until: Option<String>,
    version: &'static str,
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
pub(crate) async fn ready(State(site): State<Arc<Site>>) -> Response {
    let asked = tokio::time::timeout(PATIENCE, site.database.offers_changed()).await;
    let database = matches!(asked, Ok(Ok(_))) && site.cluster.is_ready();
    let there = |there: bool| if there { "there" } else { "away" };
    let leaving = site.is_leaving();
    let health = Health {
        ready: database && !leaving,
        leaving,
        database: there(database),
        bus: site.cluster.bus().map_or("none", |bus| there(Bus::is_connected(bus))),
        nodes: site.cluster.nodes().len(),
        backups: tokio::time::timeout(PATIENCE, BackupHealth::of(&site))
            .await
            .unwrap_or(BackupHealth { state: "unknown", good: None }),
        certificate_until: site.certificates.as_ref().and_then(|own| encrypted::until(own)),
        version: env!("CARGO_PKG_VERSION"),
    };
    let status = if health.ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, [(header::CACHE_CONTROL, "no-store")], Json(health)).into_response()
}

/// That the program answers.
pub(crate) async fn live() -> Response {
    ([(header::CACHE_CONTROL, "no-store")], "there\n").into_response()
}
