//! The API for programs, under `/api/v1`.
//!
//! Every address is one [`Route`]: its handler, who may call it, what it takes and what it answers. The router
//! and the OpenAPI description are both made of these, so neither can say what the other does not. Programs
//! act by tokens; cookies mean nothing here, so no other site can make a browser act.
//!
//! | file | question |
//! | --- | --- |
//! | `route`, `document` | what is an address, and how is it described? |
//! | `schemas.json` | what do requests and answers look like? |
//! | `admit`, `rate` | who is asking, and how often? |
//! | `input`, `error` | how is a request read, and how is it refused? |
//! | `rules`, `positions` | what do the codes say? |
//! | `explorer` | what was played in a position? |
//! | `news` | what happens to the owner of a token |
//! | `games`, `play`, `stream`, `challenges`, `channels` | games: found, played, watched, offered, shown |
//! | `imports` | games taken in from files |
//! | `players`, `people` | who plays, and how strong? who follows whom? |
//! | `direct` | what does one member write to another? |
//! | `analyses`, `studies` | what the engine found, and what people keep |
//! | `exercises`, `training` | exercises: found, tried, spoken about |
//! | `problems`, `proofs`, `solving` | compositions: found and entered, proved, solved |
//! | `events` | events: found, made, run |
//! | `contests`, `solvings` | contests of composing and of solving: announced, entered, judged |
//! | `correspondence`, `displays` | games by correspondence and displays: looked at, played |
//! | `arenas` | arenas: found, announced, joined |
//! | `clubs` | clubs: found, founded, joined; their calendars and matches |
//! | `acts` | what addresses of acts share |
//! | `books` | what is said in the federation's books |
//! | `federation` | how strong is who, by the federation's books? |
//! | `conduct` | what is reported, and what is done about it? |
//! | `account` | whose token is it? |

mod account;
mod acts;
mod admit;
mod analyses;
mod applications;
mod arenas;
mod books;
mod challenges;
mod channels;
mod clubs;
mod conduct;
mod contests;
mod correspondence;
mod direct;
mod displays;
mod document;
mod error;
mod events;
mod exercises;
mod explorer;
mod federation;
mod forgetting;
mod games;
mod imports;
mod input;
mod news;
mod papers;
mod people;
mod play;
mod players;
mod positions;
mod problems;
mod proofs;
mod route;
mod rules;
mod scope;
mod solving;
mod solvings;
mod stream;
mod studies;
mod terms;
mod training;

use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderValue, header};
use axum::middleware::from_fn;
use axum::response::{IntoResponse as _, Response};

use crate::handler::get;
use crate::in_time;
use crate::site::{LARGEST_FORM, Site};

pub(crate) use admit::Caller;
pub(crate) use document::{curl, document};
pub(crate) use error::ApiError;
pub(crate) use route::Route;
pub(crate) use scope::Scope;

/// Where all addresses of the API begin.
pub(crate) const ROOT: &str = "/api/v1";

/// Everything there is, in the order of the description.
pub(crate) fn routes() -> Vec<Route> {
    let all = [
        rules::routes(),
        positions::routes(),
        explorer::routes(),
        games::routes(),
        play::routes(),
        stream::routes(),
        challenges::routes(),
        news::routes(),
        channels::routes(),
        players::routes(),
        people::routes(),
        direct::routes(),
        analyses::routes(),
        studies::routes(),
        imports::routes(),
        problems::routes(),
        proofs::routes(),
        exercises::routes(),
        training::routes(),
        solving::routes(),
        events::routes(),
        correspondence::routes(),
        displays::routes(),
        arenas::routes(),
        clubs::routes(),
        contests::routes(),
        solvings::routes(),
        federation::routes(),
        applications::routes(),
        books::routes(),
        papers::routes(),
        account::routes(),
        forgetting::routes(),
        conduct::routes(),
    ];
    all.into_iter().flatten().collect()
}

/// The addresses of the API and its description.
pub(crate) fn router<S: Clone + Send + Sync + 'static>(site: &Arc<Site>) -> Router<S> {
    let mut router = Router::<Arc<Site>>::new();
    for route in routes() {
        router = router.route(route.path, route.guarded(site));
    }
    let router = router
        .fallback(error::missing)
        .method_not_allowed_fallback(error::wrong_method)
        .layer(DefaultBodyLimit::max(LARGEST_FORM))
        .layer(from_fn(in_time::bare))
        .layer(from_fn(error::in_our_shape))
        .with_state(Arc::clone(site));
    Router::new().nest(ROOT, router).route("/api/openapi.json", get(described))
}

/// The description, made once.
async fn described() -> Response {
    static TEXT: LazyLock<Bytes> = LazyLock::new(|| Bytes::from(document().to_string()));
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let keep = (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600"));
    ([kind, keep], TEXT.clone()).into_response()
}
