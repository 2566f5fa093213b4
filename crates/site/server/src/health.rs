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
use serde::Serialize;

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
    version: &'static str,
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
        version: env!("CARGO_PKG_VERSION"),
    };
    let status = if health.ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, [(header::CACHE_CONTROL, "no-store")], Json(health)).into_response()
}

/// That the program answers.
pub(crate) async fn live() -> Response {
    ([(header::CACHE_CONTROL, "no-store")], "there\n").into_response()
}
