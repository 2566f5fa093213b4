//! Contests of solving on the site: a timed session, answers by playing or writing moves, points, protests.
//!
//! | who | sees and does |
//! | --- | --- |
//! | organiser | announces it, appoints judges |
//! | chief judge | puts positions into the set, approves it, starts the clock, rules on protests, approves the results |
//! | solver | enters; sees the positions when the clock runs, answers, hands in, protests |
//! | judge | sees answers with what a program finds in them, says what counts |
//! | everybody | the conditions; results, positions and solutions once they are published |

mod answer;
mod position;
mod show;

use axum::Router;
use damier_contests::solving::Solving;

use super::contest_act::act;
use super::{announce, contest_papers};
use crate::handler::{any, get, post};
use crate::state::Web;

/// The addresses of contests of solving.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/solving", get(announce::new::<Solving>).post(any(announce::begin::<Solving>)))
        .route("/solving/{id}", get(show::show).post(any(act::<Solving>)))
        .route("/solving/{id}/news", get(show::news))
        .route("/solving/{id}/paper/{file}", get(contest_papers::for_solving))
        .route("/solving/{id}/{position}", get(position::show))
        .route("/solving/{id}/{position}/answer", post(answer::answer))
        .route("/solving/{id}/{position}/protest", post(answer::protest))
}
