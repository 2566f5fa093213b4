//! A line to a browser: a WebSocket that holds little memory while nothing is said on it.
//!
//! Two lines are open for every game, and thousands of games are played. The usual line keeps what it has once needed for
//! its longest message in either direction for as long as it is open; this one reads little at a time, since browsers say
//! little, and sends what is long in parts, so that no more than a part is ever kept.

use std::future::Future;

use axum::body::Bytes;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// The longest message of a browser.
const LONGEST: usize = 4096;

/// So much is read at a time; most messages of a browser are shorter.
const READ: usize = 512;

/// So much of a long message is sent at a time; most views of a game are shorter.
const PART: usize = 4096;

/// The version of the protocol that there is.
const VERSION: &str = "13";

/// A line to a browser.
pub(super) struct Line(WebSocketStream<TokioIo<Upgraded>>);

/// Opens a line, on which `live` then goes on; refused if the request does not ask for one.
pub(super) fn open<F>(request: Request, live: impl FnOnce(Line) -> F + Send + 'static) -> Response
where
    F: Future<Output = ()> + Send,
{
    let Some(key) = asked(request.headers()) else {
        let version = [(header::SEC_WEBSOCKET_VERSION, VERSION), (header::UPGRADE, "websocket")];
        return (StatusCode::UPGRADE_REQUIRED, version).into_response();
    };
    let accept = derive_accept_key(key.as_bytes());
    let upgrade = hyper::upgrade::on(request);
    tokio::spawn(async move {
        match upgrade.await {
            Ok(upgraded) => {
                let line = Line::new(upgraded).await;
                live(line).await;
            }
            Err(why) => tracing::debug!(%why, "a line was not opened"),
        }
    });
    let Ok(accept) = HeaderValue::from_str(&accept) else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let headers = [
        (header::CONNECTION, HeaderValue::from_static("upgrade")),
        (header::UPGRADE, HeaderValue::from_static("websocket")),
        (header::SEC_WEBSOCKET_ACCEPT, accept),
    ];
    (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
}

/// The key of a request that asks for a line.
fn asked(headers: &HeaderMap) -> Option<&HeaderValue> {
    let says = |name: header::HeaderName, word: &str| {
        let text = headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        text.split(',').any(|part| part.trim().eq_ignore_ascii_case(word))
    };
    let asks = says(header::CONNECTION, "upgrade")
        && says(header::UPGRADE, "websocket")
        && says(header::SEC_WEBSOCKET_VERSION, VERSION);
    headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asks)
}

impl Line {
    async fn new(upgraded: Upgraded) -> Line {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(0)
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let io = TokioIo::new(upgraded);
        Line(WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await)
    }

    /// The next text that the browser sends; none when the line is closed or broken.
    pub(super) async fn hear(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(text),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Sends a text; whether the browser's end has taken it.
    pub(super) async fn send_text(&mut self, text: Utf8Bytes) -> bool {
        self.send(text.into()).await.is_some()
    }

    async fn send(&mut self, mut rest: Bytes) -> Option<()> {
        let mut code = OpCode::Data(Data::Text);
        loop {
            let part = rest.split_to(rest.len().min(PART));
            let frame = Frame::message(part, code, rest.is_empty());
            self.0.feed(Message::Frame(frame)).await.ok()?;
            if rest.is_empty() {
                return self.0.flush().await.ok();
            }
            code = OpCode::Data(Data::Continue);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whoever_asks_for_a_line_gets_one() {
        let request = |version: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::CONNECTION, HeaderValue::from_static("keep-alive, Upgrade"));
            headers.insert(header::UPGRADE, HeaderValue::from_static("WebSocket"));
            headers.insert(header::SEC_WEBSOCKET_VERSION, HeaderValue::from_static(version));
            headers.insert(header::SEC_WEBSOCKET_KEY, HeaderValue::from_static("dGhlIHNhbXBsZSBub25jZQ=="));
            headers
        };
        assert!(asked(&request("13")).is_some());
        assert!(asked(&request("8")).is_none());
        assert!(asked(&HeaderMap::new()).is_none());
    }
}
