//! What this node counts, as Prometheus reads it (text format 0.0.4).
//!
//! It is served at an address of its own (`--metrics`), which the public does not reach. No name and no address of
//! anybody is among the numbers.

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use tokio::net::TcpListener;
use tokio::sync::broadcast::error::RecvError;

use crate::handler::get;
use crate::state::Web;
use crate::{ServeFault, health};

/// The upper bounds of the times that are told apart, in milliseconds.
const BOUNDS: [u64; 8] = [1, 5, 10, 25, 50, 100, 500, 2500];

/// The kinds of streams that are told apart.
const STREAMS: [&str; 4] = ["game", "event", "desk", "analysis"];

/// What this node counts.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Answers by the first digit of their status.
    answers: [AtomicU64; 6],
    /// Answers that took up to each bound, each counted once, and those that took longer.
    times: [AtomicU64; BOUNDS.len() + 1],
    time_ms: AtomicU64,
    /// Facts stored here, by kind of stream; the last are others.
    facts: [AtomicU64; STREAMS.len() + 1],
}

impl Metrics {
    fn answered(&self, status: u16, took: Duration) {
        let millis = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        self.answers[usize::from(status / 100).min(5)].fetch_add(1, Relaxed);
        let place = BOUNDS.iter().position(|bound| millis <= *bound).unwrap_or(BOUNDS.len());
        self.times[place].fetch_add(1, Relaxed);
        self.time_ms.fetch_add(millis, Relaxed);
    }

    fn stored(&self, stream: &str, facts: u32) {
        let kind = stream.split('/').next().unwrap_or_default();
        let place = STREAMS.iter().position(|own| *own == kind).unwrap_or(STREAMS.len());
        self.facts[place].fetch_add(u64::from(facts), Relaxed);
    }
}

/// Counts a request and its answer, and writes both into the log. A page is named by its kind: what stands in an
/// address may be a secret.
pub(crate) async fn count(State(web): State<Web>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    web.metrics().answered(status, took);
    let (route, ms) = (route.as_deref().unwrap_or("-"), took.as_secs_f64() * 1000.0);
    tracing::debug!(%method, route, status, ms, "answered");
    response
}

/// Counts what is stored here until the server is about to end.
pub(crate) async fn count_facts(web: Web) {
    let site = web.site();
    let mut news = site.database.news();
    loop {
        let heard = tokio::select! {
            heard = news.recv() => heard,
            () = site.closing() => return,
        };
        match heard {
            Ok(news) => web.metrics().stored(&news.stream, news.next.saturating_sub(news.from)),
            Err(RecvError::Lagged(missed)) => tracing::debug!(missed, "facts were not counted"),
            Err(RecvError::Closed) => return,
        }
    }
}

/// Serves the numbers at an address until the server is about to end.
pub(crate) async fn serve(web: Web, address: SocketAddr) -> Result<(), ServeFault> {
    let listener = TcpListener::bind(address).await.map_err(|why| ServeFault::Metrics { address, why })?;
    let closing = Arc::clone(web.site());
    let router = Router::new()
        .route("/metrics", get(show))
        .route("/health", get(health::ready))
        .route("/health/live", get(health::live))
        .with_state(web);
    tokio::spawn(async move {
        let served = axum::serve(listener, router);
        let served = served.with_graceful_shutdown(async move { closing.closing().await }).await;
        if let Err(why) = served {
            tracing::error!(%why, "the numbers of this node are no longer served");
        }
    });
    Ok(())
}

async fn show(State(web): State<Web>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text(&web)).into_response()
}

/// The text that Prometheus reads.
struct Text(String);

impl Text {
    /// A number and what it means.
    fn number(&mut self, name: &str, kind: &str, help: &str, value: impl std::fmt::Display) {
        self.head(name, kind, help);
        self.line(name, "", value);
    }

    fn head(&mut self, name: &str, kind: &str, help: &str) {
        // Writing to a string does not fail.
        let _ = writeln!(self.0, "# HELP damier_{name} {help}\n# TYPE damier_{name} {kind}");
    }

    fn line(&mut self, name: &str, labels: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.0, "damier_{name}{labels} {value}");
    }
}

fn text(web: &Web) -> String {
    let (site, metrics, mut text) = (web.site(), web.metrics(), Text(String::new()));
    text.head("http_answers_total", "counter", "Answers by the first digit of their status.");
    for (digit, count) in metrics.answers.iter().enumerate().skip(1) {
        text.line("http_answers_total", &format!("{{status=\"{digit}xx\"}}"), count.load(Relaxed));
    }
    text.head("http_seconds", "histogram", "How long answers took.");
    let mut so_far = 0;
    for (bound, count) in BOUNDS.iter().zip(&metrics.times) {
        so_far += count.load(Relaxed);
        let bound = *bound as f64 / 1000.0;
        text.line("http_seconds_bucket", &format!("{{le=\"{bound}\"}}"), so_far);
    }
    so_far += metrics.times[BOUNDS.len()].load(Relaxed);
    text.line("http_seconds_bucket", "{le=\"+Inf\"}", so_far);
    text.line("http_seconds_sum", "", metrics.time_ms.load(Relaxed) as f64 / 1000.0);
    text.line("http_seconds_count", "", so_far);
    text.head("facts_total", "counter", "Facts stored by this node, by kind of stream.");
    for (kind, count) in STREAMS.iter().chain(&["other"]).zip(&metrics.facts) {
        text.line("facts_total", &format!("{{stream=\"{kind}\"}}"), count.load(Relaxed));
    }
    text.number(
        "live_connections",
        "gauge",
        "Browsers with a live connection.",
        site.people.live_connections(),
    );
    text.number("boards", "gauge", "Games in memory.", site.play.hub.boards());
    let (open, idle, waiting) = site.database.load_now();
    text.number("database_connections", "gauge", "Open connections to the database.", open);
    text.number("database_connections_idle", "gauge", "Those of them that nobody uses.", idle);
    text.number("writes_waiting", "gauge", "Changes that wait to be written.", waiting);
    let (ready, leaving) = (u8::from(site.cluster.is_ready()), u8::from(site.is_leaving()));
    text.number("ready", "gauge", "Whether this node could store something a moment ago.", ready);
    text.number("leaving", "gauge", "Whether this node is about to end.", leaving);
    text.number("nodes", "gauge", "Nodes that serve, this one included.", site.cluster.nodes().len());
    text.number(
        "conflicts_total",
        "counter",
        "How often another node had stored something first.",
        site.cluster.conflicts(),
    );
    if let Some(bus) = site.cluster.bus() {
        let [said, heard, missed] = bus.counts();
        text.number("bus_connected", "gauge", "Whether the bus is there.", u8::from(bus.is_connected()));
        text.number("bus_said_total", "counter", "Messages said on the bus.", said);
        text.number("bus_heard_total", "counter", "Messages heard on the bus.", heard);
        text.number("bus_missed_total", "counter", "Messages lost because nobody kept up.", missed);
    }
    if let Some(bytes) = memory() {
        text.number("memory_bytes", "gauge", "Memory of this program.", bytes);
    }
    text.0
}

/// The memory that this program has, where the system tells (proc(5)).
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_counted_once_by_how_long_they_took() {
        let metrics = Metrics::default();
        for (status, millis) in [(200, 0), (200, 1), (303, 7), (404, 50), (503, 9000)] {
            metrics.answered(status, Duration::from_millis(millis));
        }
        let counts = |all: &[AtomicU64]| all.iter().map(|own| own.load(Relaxed)).collect::<Vec<_>>();
        assert_eq!(counts(&metrics.answers), [0, 0, 2, 1, 1, 1]);
        assert_eq!(counts(&metrics.times), [2, 0, 1, 0, 1, 0, 0, 0, 1]);
        metrics.stored("game/x", 3);
        metrics.stored("something/else", 1);
        assert_eq!(counts(&metrics.facts), [3, 0, 0, 0, 1]);
    }
}
