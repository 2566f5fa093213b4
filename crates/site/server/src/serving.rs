//! Lines to browsers and programs. Each carries requests until either side closes it; one that stays open without
//! asking for anything is closed, so that nobody can hold all of them by saying nothing, or a letter a minute; and so is
//! one whose other side does not take what it asked for.

mod entrance;
mod patient;

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use axum::serve::Listener;
use damier_application::rates::TooManyLines;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;
use tower_service::Service as _;

pub(crate) use self::entrance::{Entrance, Held};
use self::patient::Patient;

/// When the server ends, whoever is slow to take the rest of an answer has so much time.
const LAST_ANSWER: Duration = Duration::from_secs(3);

/// What is read ahead and what waits to be written of a line, in bytes.
const BUFFER: usize = 64 << 10;

/// Serves until `end` comes, then lets what is under way be answered.
pub(crate) async fn serve(
    mut listener: TcpListener,
    router: Router,
    tls: Option<TlsAcceptor>,
    patience: Duration,
    entrance: Entrance,
    end: impl Future<Output = ()>,
) {
    let (close, closing) = watch::channel(false);
    let mut end = pin!(end);
    loop {
        tokio::select! {
            (line, from) = Listener::accept(&mut listener) => match entrance.enter(from.ip()) {
                Ok(held) => {
                    let come = Come { from, held };
                    tokio::spawn(greet(line, come, router.clone(), tls.clone(), patience, closing.clone()));
                }
                Err(TooManyLines { most }) => tracing::debug!(most, "a line more than one address may hold"),
            },
            () = &mut end => break,
        }
    }
    drop((listener, closing));
    close.send_replace(true);
    close.closed().await;
}

/// From where a line comes, and as whose it counts.
struct Come {
    from: SocketAddr,
    held: Held,
}

/// Takes up a line, encrypted where the site encrypts; whoever does not come to it in time is cut off.
async fn greet(
    line: TcpStream,
    come: Come,
    router: Router,
    tls: Option<TlsAcceptor>,
    patience: Duration,
    mut closing: watch::Receiver<bool>,
) {
    // A move is told at once, even if the browser has not said yet that it has the message before.
    if let Err(why) = line.set_nodelay(true) {
        tracing::debug!(%why, "a line keeps small messages back");
    }
    let Some(tls) = tls else { return carry(line, come, router, patience, closing).await };
    let greeted = tokio::select! {
        greeted = tokio::time::timeout(patience, tls.accept(line)) => greeted,
        () = closed(&mut closing) => return,
    };
    match greeted {
        Ok(Ok(line)) => carry(line, come, router, patience, closing).await,
        Ok(Err(why)) => tracing::debug!(%why, "a line could not be encrypted"),
        Err(_) => tracing::debug!("a line was not encrypted in time"),
    }
}

/// Carries the requests of one line.
async fn carry<L: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    line: L,
    Come { from, held }: Come,
    router: Router,
    patience: Duration,
    mut closing: watch::Receiver<bool>,
) {
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request.extensions_mut().insert(held.clone());
        let mut router = router.clone();
        async move { Ok::<Response, Infallible>(answered(router.call(request).await)) }
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(BUFFER);
    let line = TokioIo::new(Patient::new(line, patience));
    let mut carried = pin!(builder.serve_connection(line, answer).with_upgrades());
    let ended = tokio::select! {
        ended = carried.as_mut() => ended,
        () = closed(&mut closing) => {
            carried.as_mut().graceful_shutdown();
            match tokio::time::timeout(LAST_ANSWER, carried).await {
                Ok(ended) => ended,
                // The line goes with this task.
                Err(_) => return,
            }
        }
    };
    if let Err(why) = ended {
        tracing::debug!(%why, "a line was cut");
    }
}

/// Waits until lines are to be closed; if nobody can close them any more, they are.
async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

/// The router always answers.
fn answered(answer: Result<Response, Infallible>) -> Response {
    answer.unwrap_or_else(|never| match never {})
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn whoever_does_not_say_what_he_wants_is_cut_off() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let router = Router::new().route(
            "/",
            get(|ConnectInfo(from): ConnectInfo<SocketAddr>| async move { format!("you are {}", from.ip()) }),
        );
        let (end, ended) = oneshot::channel::<()>();
        let patience = Duration::from_millis(200);
        let serving = tokio::spawn(serve(listener, router, None, patience, Entrance::for_one(), async {
            let _ = ended.await;
        }));
        let line = || async { TcpStream::connect(address).await.expect("a line") };
        let mut good = line().await;
        good.write_all(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n").await.expect("sent");
        let mut slow = line().await;
        slow.write_all(b"GET / HTTP/1.1\r\nHost:").await.expect("sent");
        let mut silent = line().await;
        for (line, wanted) in [(&mut good, "you are 127.0.0.1"), (&mut slow, ""), (&mut silent, "")] {
            let mut heard = Vec::new();
            let read = tokio::time::timeout(Duration::from_secs(5), line.read_to_end(&mut heard)).await;
            read.expect("it is closed in time").expect("and in order");
            assert!(String::from_utf8_lossy(&heard).ends_with(wanted), "{heard:?}");
        }
        end.send(()).expect("it runs");
        serving.await.expect("it ends");
    }

    /// What is answered to a request, as far as anything is.
    async fn ask(line: &mut TcpStream) -> String {
        let mut part = [0; 400];
        let asked = line.write_all(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n").await;
        match (asked, line.read(&mut part).await) {
            (Ok(()), Ok(read)) => String::from_utf8_lossy(&part[..read]).into_owned(),
            _ => String::new(),
        }
    }

    #[tokio::test]
    async fn one_address_does_not_take_all_lines() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let router = Router::new().route("/", get(|| async { "here" }));
        let (end, ended) = oneshot::channel::<()>();
        let serving = tokio::spawn(serve(
            listener,
            router,
            None,
            Duration::from_secs(20),
            Entrance::for_one(),
            async {
                let _ = ended.await;
            },
        ));
        let mut held = Vec::new();
        let most = loop {
            let mut line = TcpStream::connect(address).await.expect("a line");
            if ask(&mut line).await.is_empty() {
                break held.len();
            }
            held.push(line);
            assert!(held.len() < 3000, "there is an end");
        };
        assert!(most >= 50, "{most}");
        held.pop();
        tokio::time::sleep(Duration::from_millis(100)).await;
        let mut again = TcpStream::connect(address).await.expect("a line");
        assert!(ask(&mut again).await.ends_with("here"), "there is room again");
        drop((held, again));
        end.send(()).expect("it runs");
        serving.await.expect("it ends");
    }
}
