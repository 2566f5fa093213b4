//! A program that speaks to the API by a token.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::sync::OnceCell;

use crate::api::operations;
use crate::browser::Browser;
use crate::hall::Hall;

/// An answer of the API.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) text: String,
}

impl Reply {
    /// The answer as JSON; nothing if it is empty.
    pub(crate) fn json(&self) -> Value {
        let wrong = |why| panic!("{why}: {self:?}");
        if self.text.is_empty() {
            Value::Null
        } else {
            serde_json::from_str(&self.text).unwrap_or_else(wrong)
        }
    }
}

#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) token: Option<String>,
}

impl Client {
    pub(crate) fn stranger(hall: &Hall) -> Client {
        Client { address: hall.address, token: None }
    }

    /// Registers somebody and makes a token that allows everything.
    pub(crate) async fn register(hall: &Hall, name: &str) -> Client {
        let mut browser = Browser::new(hall.address);
        let made = browser.post("/register", &[("name", name), ("password", "long enough")]).await;
        assert_eq!(made.status, 303, "{}", made.text);
        Client::of(hall, &mut browser).await
    }

    /// A token of somebody that allows everything.
    pub(crate) async fn of(hall: &Hall, browser: &mut Browser) -> Client {
        let token = make_token(
            browser,
            &["read", "play", "import", "study", "events", "contest", "federation", "moderate"],
        )
        .await;
        Client { address: hall.address, token: Some(token) }
    }

    async fn send(&self, method: &str, path: &str, kind: &str, body: &str) -> TcpStream {
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        if let Some(token) = &self.token {
            request.push_str(&format!("Authorization: Bearer {token}\r\n"));
        }
        if !body.is_empty() {
            request.push_str(&format!("Content-Type: {kind}\r\nContent-Length: {}\r\n", body.len()));
        }
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        let request = format!("{request}\r\n{body}");
        stream.write_all(request.as_bytes()).await.expect("the request is sent");
        stream
    }

    async fn whole(&self, method: &str, path: &str, kind: &str, body: &str) -> Vec<u8> {
        let mut stream = self.send(method, path, kind, body).await;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.expect("the answer comes");
        bytes
    }

    /// Asks for something that is no text: the status, and what it holds.
    pub(crate) async fn bytes(&self, path: &str) -> (u16, Vec<u8>) {
        let answer = self.whole("GET", path, "", "").await;
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("an answer has a head");
        let head = String::from_utf8_lossy(&answer[..end]);
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        (status, answer[end + 4..].to_vec())
    }

    /// Sends any text; the answer, which is one that the description of the API has.
    pub(crate) async fn ask(&self, method: &str, path: &str, kind: &str, body: &str) -> Reply {
        let reply = self.answer(method, path, kind, body).await;
        if path.starts_with("/api/v1/") {
            self.is_described(method, path, &reply).await;
        }
        reply
    }

    /// Whatever any test asks, its answer looks as described. The description is the same at all servers.
    async fn is_described(&self, method: &str, path: &str, reply: &Reply) {
        static DOCUMENT: OnceCell<Value> = OnceCell::const_new();
        let document = || async { self.answer("GET", "/api/openapi.json", "", "").await.json() };
        let document = DOCUMENT.get_or_init(document).await;
        let all = operations(document);
        let asked = all.iter().filter(|operation| operation.is_asked(method, path));
        if let Some(operation) = asked.max_by_key(|operation| operation.given()) {
            operation.check(document, reply);
        }
    }

    async fn answer(&self, method: &str, path: &str, kind: &str, body: &str) -> Reply {
        let bytes = self.whole(method, path, kind, body).await;
        let answer = String::from_utf8(bytes).expect("the answer is text");
        let (head, text) = answer.split_once("\r\n\r\n").expect("an answer has a head");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        Reply { status, head: head.to_owned(), text: text.to_owned() }
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.ask("GET", path, "", "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Reply {
        self.ask("POST", path, "application/json", &body.to_string()).await
    }

    /// The lines of a stream.
    pub(crate) async fn stream(&self, path: &str) -> Lines {
        Lines(BufReader::new(self.send("GET", path, "", "").await))
    }
}

/// Lines of JSON as they come.
pub(crate) struct Lines(BufReader<TcpStream>);

impl Lines {
    /// The next value; none at the end. Whatever is no JSON belongs to the way it is sent.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        let wait = async {
            loop {
                let mut line = String::new();
                if self.0.read_line(&mut line).await.expect("the line is whole") == 0 {
                    return None;
                }
                if line.starts_with('{') {
                    return Some(serde_json::from_str(&line).expect("lines are JSON"));
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(20), wait).await.expect("it comes in time")
    }
}

/// Makes a token on the page.
pub(crate) async fn make_token(browser: &mut Browser, scopes: &[&str]) -> String {
    let mut form = vec![("label", "a robot"), ("days", "30"), ("password", "long enough")];
    form.extend(scopes.iter().map(|scope| (*scope, "on")));
    let page = browser.post("/account/tokens", &form).await;
    assert_eq!(page.status, 200, "{}", page.text);
    let from = page.text.find("damier_").expect("the secret is shown");
    page.text[from..].chars().take_while(|sign| *sign == '_' || sign.is_ascii_alphanumeric()).collect()
}

/// Two at a board of international draughts: the game, White, Black.
pub(crate) async fn two_programs(white: &Client, black: &Client) -> String {
    let terms = json!({"rulebook": "fmjd-100", "control": "5m+3s", "seat": "white", "takebacks": true});
    let offer = white.post("/api/v1/challenges", &terms).await.json();
    let path = format!("/api/v1/challenges/{}/accept", offer["id"].as_str().expect("a name"));
    let taken = black.post(&path, &json!({})).await.json();
    taken["game"].as_str().expect("a game").to_owned()
}
