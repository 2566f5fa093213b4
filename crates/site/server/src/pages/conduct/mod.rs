//! How people behave to each other: reports, blocking, warnings, and what administrators do about it.

mod admin;
mod fair_play;
mod own;
mod report;

use axum::Router;

use crate::handler::{any, get, post};
use crate::state::Web;

pub(crate) use fair_play::{SideNumbers, side_numbers};

pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/report/{kind}/{id}", get(report::show).post(any(report::send_in)))
        .route("/account/conduct", get(own::show))
        .route("/account/conduct/read", post(own::read))
        .route("/player/{name}/block", post(own::block))
        .route("/admin/reports", get(admin::list))
        .route("/admin/report/{number}", get(admin::show).post(any(admin::settle)))
        .route("/admin/words", post(admin::words))
        .route("/game/{id}/fair-play", get(fair_play::show).post(any(fair_play::ask)))
}
