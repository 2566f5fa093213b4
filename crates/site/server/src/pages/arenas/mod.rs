//! Arenas: the list of them, one with its table, and the table of a series.

mod acts;
mod list;
mod news;
mod series;
mod show;

use axum::Router;

use crate::handler::{any, get};
use crate::state::Web;

/// The addresses of arenas.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/arenas", get(list::show).post(any(list::announce)))
        .route("/arena/{id}", get(show::show).post(any(acts::sent)))
        .route("/arena/{id}/news", get(news::news))
        .route("/arena/{id}/series", get(series::show))
}
