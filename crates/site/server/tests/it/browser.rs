//! A browser without a screen: it keeps cookies, follows forms, and opens a live connection.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub(crate) const FORM: &str = "application/x-www-form-urlencoded";

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) text: String,
}

impl Answer {
    /// A header of the answer.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// Where it sends the browser.
    pub(crate) fn to(&self) -> String {
        self.header("location").unwrap_or_else(|| panic!("sent nowhere: {self:?}")).to_owned()
    }
}

pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    /// Under which name it knows the server.
    pub(crate) host: String,
    pub(crate) cookies: BTreeMap<String, String>,
    pub(crate) headers: Vec<(&'static str, &'static str)>,
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Browser {
        Browser { address, host: address.to_string(), cookies: BTreeMap::new(), headers: Vec::new() }
    }

    fn cookie(&self) -> String {
        self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    /// Asks for a page.
    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, FORM, "").await
    }

    /// Sends a form.
    pub(crate) async fn post(&mut self, path: &str, form: &[(&str, &str)]) -> Answer {
        let sign = |byte: u8| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        };
        let coded = |text: &str| text.bytes().map(sign).collect::<String>();
        let form: Vec<String> = form.iter().map(|(name, value)| format!("{name}={}", coded(value))).collect();
        self.ask("POST", path, FORM, &form.join("&")).await
    }

    /// Sends JSON; the status and the JSON of the answer.
    pub(crate) async fn post_json(&mut self, path: &str, body: &Value) -> (u16, Value) {
        let answer = self.ask("POST", path, "application/json", &body.to_string()).await;
        (answer.status, serde_json::from_str(&answer.text).unwrap_or_else(|_| panic!("{answer:?}")))
    }

    /// Sends a value as a script does.
    pub(crate) async fn send(&mut self, method: &str, path: &str, value: &Value) -> Answer {
        self.ask(method, path, "application/json", &value.to_string()).await
    }

    /// Sends a form with a file in it.
    pub(crate) async fn upload(&mut self, path: &str, form: &[(&str, &str)], file: (&str, &[u8])) -> Answer {
        const LINE: &str = "--------damier-test";
        let mut body = Vec::new();
        for (name, value) in form {
            let part =
                format!("--{LINE}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
            body.extend(part.into_bytes());
        }
        let head = format!(
            "--{LINE}\r\nContent-Disposition: form-data; name=\"{}\"; filename=\"file\"\r\n\r\n",
            file.0
        );
        body.extend(head.into_bytes());
        body.extend(file.1);
        body.extend(format!("\r\n--{LINE}--\r\n").into_bytes());
        let (answer, _) =
            self.ask_for("POST", path, &format!("multipart/form-data; boundary={LINE}"), &body).await;
        answer
    }

    /// Asks for a file.
    pub(crate) async fn download(&mut self, path: &str) -> (Answer, Vec<u8>) {
        self.ask_for("GET", path, FORM, b"").await
    }

    pub(crate) async fn ask(&mut self, method: &str, path: &str, kind: &str, body: &str) -> Answer {
        let (answer, _) = self.ask_for(method, path, kind, body.as_bytes()).await;
        answer
    }

    async fn ask_for(&mut self, method: &str, path: &str, kind: &str, body: &[u8]) -> (Answer, Vec<u8>) {
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: {kind}\r\nContent-Length: {}\r\n",
            self.host,
            self.cookie(),
            body.len()
        );
        for (name, value) in &self.headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        request.push_str("\r\n");
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        stream.write_all(request.as_bytes()).await.expect("the request is sent");
        stream.write_all(body).await.expect("and its body");
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.expect("the answer comes");
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("an answer has a head");
        let body = bytes.split_off(end + 4);
        let head = String::from_utf8(bytes).expect("a head is text");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        for line in head.lines() {
            let Some((name, value)) = line.split_once(": ") else { continue };
            if name.eq_ignore_ascii_case("set-cookie") {
                let pair = value.split(';').next().and_then(|pair| pair.split_once('='));
                let (name, value) = pair.expect("a cookie has a name and a value");
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let text = without_sheet(&String::from_utf8_lossy(&body));
        (Answer { status, head, text }, body)
    }

    /// Opens a live connection.
    pub(crate) async fn live(&self) -> Live {
        let mut request = format!("ws://{}/live", self.address).into_client_request().expect("an address");
        let cookie = self.cookie().parse().expect("a header");
        request.headers_mut().insert("cookie", cookie);
        let (socket, _) = connect_async(request).await.expect("the server takes live connections");
        Live { socket, number: 0 }
    }
}

/// A live connection.
pub(crate) struct Live {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    number: u64,
}

impl Live {
    /// Sends a message with a number of its own.
    pub(crate) async fn send(&mut self, mut message: Value) -> u64 {
        self.number += 1;
        message["id"] = json!(self.number);
        self.socket.send(Message::Text(message.to_string().into())).await.expect("the message is sent");
        self.number
    }

    /// The next message that is wanted; pings are answered on the way.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let search = async {
            loop {
                let message = self.socket.next().await.expect("the line is open").expect("and whole");
                let Message::Text(text) = message else { continue };
                let told: Value = serde_json::from_str(&text).expect("messages are JSON");
                if told["t"] == "ping" {
                    self.send(json!({"t": "pong", "n": told["n"]})).await;
                }
                if wanted(&told) {
                    return told;
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(20), search).await.expect("it comes in time")
    }

    /// Joins a game; its view.
    pub(crate) async fn join(&mut self, game: &str) -> Value {
        self.send(json!({"t": "join", "game": game})).await;
        self.view(|_| true).await
    }

    /// The next view that is wanted.
    pub(crate) async fn view(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        self.until(|told| told["t"] == "view" && wanted(&told["view"])).await["view"].clone()
    }

    /// Sends a message; the answer to it.
    pub(crate) async fn ask(&mut self, message: Value) -> Value {
        let id = self.send(message).await;
        self.until(|told| told["id"] == id && (told["t"] == "ok" || told["t"] == "no")).await
    }

    /// Waits until the server closes the line.
    pub(crate) async fn ended(mut self) {
        let end = async { while let Some(Ok(_)) = self.socket.next().await {} };
        tokio::time::timeout(Duration::from_secs(20), end).await.expect("the line is closed in time");
    }
}

/// A page without the style sheet that stands in it: what is looked for is the page.
fn without_sheet(page: &str) -> String {
    let cut =
        page.split_once("<style>").and_then(|(before, rest)| Some((before, rest.split_once("</style>")?.1)));
    cut.map_or_else(|| page.to_owned(), |(before, after)| format!("{before}{after}"))
}
