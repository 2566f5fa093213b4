//! Forms and live connections, as a browser sends them.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A live connection.
pub(crate) type Line = WebSocketStream<TcpStream>;

/// Most messages are smaller.
const LARGEST: usize = 8 << 10;

/// Opens a live connection for a guest.
pub(crate) async fn live(address: SocketAddr, secret: &str) -> Result<Line> {
    let stream = connect(address).await?;
    let mut request = format!("ws://{address}/live").into_client_request()?;
    request.headers_mut().insert("cookie", format!("damier={secret}").parse()?);
    let config = WebSocketConfig::default().read_buffer_size(LARGEST);
    let (line, _) = client_async_with_config(request, stream, Some(config)).await?;
    Ok(line)
}

async fn connect(address: SocketAddr) -> Result<TcpStream> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// An answer to a request.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

/// Asks for a page as a visitor who comes for the first time, compressed in a way or plainly.
pub(crate) async fn get(address: SocketAddr, path: &str, coding: &str) -> Result<Answer> {
    ask(address, &format!("GET {path} HTTP/1.1\r\nAccept-Encoding: {coding}\r\n"), b"").await
}

/// Sends a form; where the answer sends the browser.
pub(crate) async fn post(
    address: SocketAddr,
    path: &str,
    secret: &str,
    form: &[(&str, &str)],
) -> Result<String> {
    let pairs: Vec<String> = form.iter().map(|(name, value)| format!("{name}={}", coded(value))).collect();
    let head = format!(
        "POST {path} HTTP/1.1\r\nCookie: damier={secret}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\n"
    );
    let answer = ask(address, &head, pairs.join("&").as_bytes()).await?;
    match header(&answer.head, "location") {
        Some(to) => Ok(to.to_owned()),
        None => bail!("the form sent to {path} was answered with status {}", answer.status),
    }
}

fn coded(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(sign).collect()
}

/// A line of a head by its name.
pub(crate) fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = head.lines().filter_map(|line| line.split_once(": "));
    lines.find(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| value)
}

/// Sends a request, whose head lacks only what every request has, and waits for the answer.
pub(crate) async fn ask(address: SocketAddr, head: &str, body: &[u8]) -> Result<Answer> {
    let length = body.len();
    let head = format!("{head}Host: {address}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n");
    let mut stream = connect(address).await?;
    stream.write_all(head.as_bytes()).await?;
    // Whoever sends too much is answered before he is done.
    let _ = stream.write_all(body).await;
    answered(stream).await
}

/// Sends bytes as they are and waits for the answer.
pub(crate) async fn shout(address: SocketAddr, bytes: &[u8]) -> Result<Answer> {
    let mut stream = connect(address).await?;
    stream.write_all(bytes).await?;
    answered(stream).await
}

async fn answered(mut stream: TcpStream) -> Result<Answer> {
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").context("an answer without a head")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).context("no status")?;
    Ok(Answer { status, head, body: bytes.split_off(end + 4) })
}

/// What the server says over a live connection, as far as a player needs it.
#[derive(Deserialize)]
pub(crate) struct ServerMessage {
    pub(crate) t: String,
    pub(crate) id: Option<u64>,
    pub(crate) n: Option<u64>,
    pub(crate) why: Option<String>,
    pub(crate) view: Option<Seen>,
}

/// A game as a player sees it.
#[derive(Deserialize)]
pub(crate) struct Seen {
    pub(crate) game: String,
    pub(crate) you: Option<String>,
    pub(crate) turn: String,
    pub(crate) ply: usize,
    pub(crate) moves: Vec<String>,
    pub(crate) legal: Vec<Legal>,
    pub(crate) result: Option<serde::de::IgnoredAny>,
    pub(crate) rematch: Rematch,
}

/// A move that can be made.
#[derive(Deserialize)]
pub(crate) struct Legal {
    pub(crate) id: String,
    pub(crate) text: String,
}

/// Whether the two go on with another game.
#[derive(Deserialize)]
pub(crate) struct Rematch {
    pub(crate) game: Option<String>,
}
