//! Which addresses there are.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use tower_http::compression::CompressionLayer;

use crate::handler::get;
use crate::state::Web;
use crate::{api, guard, health, in_time, limits, metrics, pages, sockets, web as files, zeros};

pub(crate) use damier_application::site::{LARGEST_FILE, Site, now};

/// No form is longer.
pub(crate) const LARGEST_FORM: usize = 64 << 10;

/// No study is longer.
pub(crate) const LARGEST_STUDY: usize = 512 << 10;

/// All addresses, behind what every request passes: pages know their own.
pub(crate) fn router(web: Web) -> Router {
    let site = web.site();
    pages::routes()
        .route("/worker.js", get(files::worker))
        .route("/board.js", get(files::board))
        .layer(from_fn(zeros::refuse))
        .layer(from_fn_with_state(Arc::clone(site), pages::unread::as_a_page))
        .route("/diagram", get(pages::diagram::show))
        .route("/web/{mark}/{*name}", get(files::serve))
        .layer(DefaultBodyLimit::max(LARGEST_FORM))
        .layer(from_fn_with_state(Arc::clone(site), limits::limit))
        .layer(from_fn_with_state(Arc::clone(site), in_time::page))
        .layer(CompressionLayer::new())
        .route("/live", get(sockets::connect))
        .route("/health", get(health::ready))
        .route("/health/live", get(health::live))
        .merge(api::router(site))
        .fallback(pages::missing)
        .layer(from_fn_with_state(Arc::clone(site), guard::guard))
        .layer(from_fn_with_state(web.clone(), metrics::count))
        .with_state(web)
}
