//! No answer takes for ever. Whoever sends a long file over a slow line has time for it while it comes; whoever lets it
//! trickle has not.

use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use hyper::body::{Frame, SizeHint};
use tokio::time::{Instant, timeout_at};

use crate::pages;
use crate::reader::Reader;
use crate::site::Site;

/// No page takes longer, once all is there that it needs, and no sender pauses longer.
const LONGEST: Duration = Duration::from_secs(20);

/// So many bytes earn a sender a second.
const A_SECOND: u64 = 4096;

/// Until when an answer is waited for.
#[derive(Clone)]
struct Time {
    end: Arc<Mutex<Instant>>,
    longest: Duration,
}

impl Time {
    fn begin(longest: Duration) -> Time {
        Time { end: Arc::new(Mutex::new(Instant::now() + longest)), longest }
    }

    fn end(&self) -> Instant {
        *self.end.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Some bytes came.
    fn earn(&self, bytes: usize) {
        let earned = Duration::from_millis(bytes as u64 * 1000 / A_SECOND);
        let mut end = self.end.lock().unwrap_or_else(PoisonError::into_inner);
        *end = (*end + earned).min(Instant::now() + self.longest);
    }

    /// All is there.
    fn whole(&self) {
        *self.end.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now() + self.longest;
    }
}

/// What somebody sends, while it comes.
struct Coming {
    body: Body,
    time: Time,
    is_whole: bool,
}

impl HttpBody for Coming {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(context));
        if let Some(bytes) = frame.as_ref().and_then(|frame| frame.as_ref().ok()).and_then(Frame::data_ref) {
            self.time.earn(bytes.len());
        }
        if !self.is_whole && (frame.is_none() || self.body.is_end_stream()) {
            self.is_whole = true;
            self.time.whole();
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A request whose sender has time while it comes.
fn timed(longest: Duration, request: Request) -> (Time, Request) {
    let time = Time::begin(longest);
    let of = time.clone();
    (time, request.map(|body| Body::new(Coming { body, time: of, is_whole: false })))
}

/// Waits for an answer as long as it may take; none: it took too long.
async fn answered(time: Time, answer: impl Future<Output = Response>) -> Option<Response> {
    let mut answer = pin!(answer);
    loop {
        let end = time.end();
        match timeout_at(end, answer.as_mut()).await {
            Ok(answer) => return Some(answer),
            Err(_) if time.end() > end => {}
            Err(_) => return None,
        }
    }
}

/// Answers in time, or says on a page that it could not be done.
pub(crate) async fn page(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let (time, request) = timed(LONGEST, Request::from_parts(parts.clone(), body));
    if let Some(answer) = answered(time, next.run(request)).await {
        return answer;
    }
    let Ok(reader) = Reader::from_request_parts(&mut parts, &site).await;
    let kinds = parts.headers.get(header::ACCEPT).and_then(|kinds| kinds.to_str().ok());
    if kinds.is_some_and(|kinds| kinds.contains("json")) {
        return pages::refuse(StatusCode::REQUEST_TIMEOUT, &reader.words.text("site-slow-text"));
    }
    pages::notice(reader, StatusCode::REQUEST_TIMEOUT, "site-slow", "site-slow-text")
}

/// Answers in time, or says so with nothing but the status.
pub(crate) async fn bare(request: Request, next: Next) -> Response {
    let (time, request) = timed(LONGEST, request);
    answered(time, next.run(request)).await.unwrap_or_else(|| StatusCode::REQUEST_TIMEOUT.into_response())
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use axum::body::to_bytes;
    use futures_util::stream;
    use tokio::time::sleep;

    use super::*;

    const PATIENCE: Duration = Duration::from_millis(600);

    /// What becomes of somebody who sends so many pieces of so many bytes, with a pause before each, and is answered so
    /// long after.
    async fn sent(pieces: usize, bytes: usize, pause: u64, work: u64) -> (Option<StatusCode>, Duration) {
        let body = Body::from_stream(stream::unfold(0, move |at| async move {
            sleep(Duration::from_millis(pause)).await;
            (at < pieces).then(|| (Ok::<_, Infallible>(Bytes::from(vec![7; bytes])), at + 1))
        }));
        let begun = Instant::now();
        let (time, request) = timed(PATIENCE, Request::new(body));
        let answer = answered(time, async {
            let whole = to_bytes(request.into_body(), usize::MAX).await.expect("all of it");
            assert_eq!(whole.len(), pieces * bytes);
            sleep(Duration::from_millis(work)).await;
            StatusCode::OK.into_response()
        });
        (answer.await.map(|answer| answer.status()), begun.elapsed())
    }

    #[tokio::test]
    async fn whoever_is_slow_has_time_and_whoever_trickles_has_not() {
        let (slow, taken) = sent(50, 10_000, 40, 300).await;
        assert_eq!(slow, Some(StatusCode::OK), "it came, and was read afterwards");
        assert!(taken > PATIENCE * 3, "{taken:?}");
        for (what, (answer, taken)) in [
            ("some letters now and then", sent(100, 10, 40, 0).await),
            ("a pause that is too long", sent(2, 1 << 20, 1500, 0).await),
            ("a page that takes too long", sent(0, 0, 0, 1500).await),
        ] {
            assert_eq!(answer, None, "{what}");
            assert!(taken < PATIENCE * 2, "{what}: {taken:?}");
        }
    }
}
