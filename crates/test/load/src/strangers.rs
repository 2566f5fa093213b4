//! Those who mean harm: they send files that ask for far more than they weigh to every door that takes files, and
//! requests that no browser sends. Whatever they are answered, nobody else may notice.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context as _, Result};
use damier_bombs::Bomb;
use damier_rules::Lots;
use futures_util::SinkExt as _;
use tokio_tungstenite::tungstenite::Message;

use crate::crowd::{Crowd, secret};
use crate::wire;

/// How long one of them waits for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

const BETWEEN: &str = "------------------------damier";
const EVENT: &str = "template=ua2023-russian%2Fswiss&rounds=3&name=Cup&organiser=Olha&chief=Ivan";

/// What a file is sent as: the address, where `{}` is his own event; other fields; the name of the field.
type Door = (&'static str, &'static [(&'static str, &'static str)], &'static str);

const DOORS: [Door; 7] = [
    ("/events/new", &[], "event"),
    ("/events/new", &[], "regulation"),
    ("{}/desk", &[], "event"),
    ("{}/desk/entries", &[("act", "import")], "list"),
    ("{}/desk/course", &[("act", "import-table")], "table"),
    ("{}/games", &[], "file"),
    ("/import", &[], "file"),
];

/// All of them, and what they were answered.
#[derive(Default)]
pub(crate) struct Strangers {
    bombs: Vec<Bomb>,
    pub(crate) files: AtomicU64,
    /// Other requests sent.
    pub(crate) requests: AtomicU64,
    /// How often each status was the answer; 0: none came.
    answers: Mutex<BTreeMap<u16, u64>>,
}

impl Strangers {
    /// Makes what they send.
    pub(crate) async fn new() -> Result<Arc<Strangers>> {
        let make = || -> Result<Vec<Bomb>> {
            let folder = tempfile::tempdir().context("a folder")?;
            let mut all = damier_bombs::lists();
            all.extend(damier_bombs::tables());
            all.extend(damier_bombs::texts());
            all.extend(damier_bombs::games());
            all.extend(damier_bombs::files(folder.path()));
            Ok(all)
        };
        let bombs = tokio::task::spawn_blocking(make).await??;
        Ok(Arc::new(Strangers { bombs, ..Strangers::default() }))
    }

    /// How often each status was the answer so far.
    pub(crate) fn answers(&self) -> BTreeMap<u16, u64> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn answered(&self, status: u16) {
        *self.answers.lock().unwrap_or_else(PoisonError::into_inner).entry(status).or_default() += 1;
    }

    /// Lets so many in; each sends something about once in so long, until nobody moves any more.
    pub(crate) async fn admit(
        self: &Arc<Self>,
        hall: &Arc<Crowd>,
        count: u64,
        pause: Duration,
        seed: u64,
    ) -> Result<()> {
        for number in 0..count {
            let mut stranger = Stranger { hall: Arc::clone(hall), cookies: Vec::new(), event: String::new() };
            stranger.come_in(seed, number).await?;
            let (all, mut lots) = (Arc::clone(self), Lots::new(seed ^ 0xbad ^ number));
            tokio::spawn(async move {
                while !stranger.hall.is_resting() {
                    tokio::time::sleep(pause.mul_f64(2.0 * lots.fraction())).await;
                    stranger.harm(&all, &mut lots).await;
                }
            });
        }
        Ok(())
    }
}

/// One of them.
struct Stranger {
    hall: Arc<Crowd>,
    cookies: Vec<String>,
    /// The address of an event of his own.
    event: String,
}

impl Stranger {
    /// Gets an account and an event.
    async fn come_in(&mut self, seed: u64, number: u64) -> Result<()> {
        let form = format!("name=Stranger{seed}x{number}&password=long+enough+for+anybody");
        let form_head = "Content-Type: application/x-www-form-urlencoded\r\n";
        let made = self.post("/register", form_head, form.as_bytes()).await?;
        let cookies = made.head.lines().filter_map(|line| line.split_once(": "));
        let cookies = cookies.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
        let cookies = cookies.filter_map(|(_, value)| value.split(';').next());
        self.cookies = cookies.map(str::to_owned).collect();
        let event = self.post("/events/new", form_head, EVENT.as_bytes()).await?;
        let desk = wire::header(&event.head, "location").context("an event of a stranger")?;
        desk.trim_end_matches("/desk").clone_into(&mut self.event);
        Ok(())
    }

    async fn post(&self, path: &str, more: &str, body: &[u8]) -> Result<wire::Answer> {
        let head = format!("POST {path} HTTP/1.1\r\nCookie: {}\r\n{more}", self.cookies.join("; "));
        wire::ask(self.hall.address, &head, body).await
    }

    /// Sends something bad, whatever it is answered.
    async fn harm(&self, all: &Strangers, lots: &mut Lots) {
        let status = match lots.place(3) {
            0 => {
                all.files.fetch_add(1, Relaxed);
                let bomb = &all.bombs[lots.place(all.bombs.len())];
                let door = DOORS[lots.place(DOORS.len())];
                tokio::time::timeout(PATIENCE, self.send(door, bomb)).await
            }
            1 => {
                all.requests.fetch_add(1, Relaxed);
                let bytes = request(lots.place(REQUESTS), &self.event);
                tokio::time::timeout(PATIENCE, self.shout(&bytes)).await
            }
            _ => {
                all.requests.fetch_add(1, Relaxed);
                let (own, text) = (secret(0xbad, lots.number(), 0), message(lots.place(MESSAGES)));
                tokio::time::timeout(PATIENCE, self.send_message(&own, text)).await
            }
        };
        // No answer within his patience, or a line that was cut, is no answer.
        all.answered(status.ok().and_then(Result::ok).unwrap_or_default());
    }

    async fn send(&self, (path, fields, field): Door, bomb: &Bomb) -> Result<u16> {
        let mut body = Vec::new();
        for (name, value) in fields {
            body.extend(part(&format!("name=\"{name}\"\r\n\r\n{value}\r\n")));
        }
        let (name, bytes) = bomb;
        body.extend(part(&format!("name=\"{field}\"; filename=\"{name}\"\r\n\r\n")));
        body.extend_from_slice(bytes);
        body.extend(format!("\r\n--{BETWEEN}--\r\n").into_bytes());
        let kind = format!("Content-Type: multipart/form-data; boundary={BETWEEN}\r\n");
        Ok(self.post(&path.replace("{}", &self.event), &kind, &body).await?.status)
    }

    async fn shout(&self, bytes: &[u8]) -> Result<u16> {
        Ok(wire::shout(self.hall.address, bytes).await?.status)
    }

    /// Says something over a live connection; 101 if it could be opened.
    async fn send_message(&self, own: &str, message: Message) -> Result<u16> {
        let mut line = wire::live(self.hall.address, own).await?;
        line.send(message).await?;
        tokio::time::sleep(Duration::from_millis(500)).await;
        Ok(101)
    }
}

fn part(text: &str) -> Vec<u8> {
    format!("--{BETWEEN}\r\nContent-Disposition: form-data; {text}").into_bytes()
}

/// So many requests there are.
const REQUESTS: usize = 12;

/// A request that no browser sends.
fn request(number: usize, event: &str) -> Vec<u8> {
    let get =
        |path: &str| format!("GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").into_bytes();
    let json = |path: &str, body: &str| {
        format!(
            "POST {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .into_bytes()
    };
    match number {
        0 => b"GET /\xff\xfe%00 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".to_vec(),
        1 => get(&format!("{event}/paper/..%2f..%2f..%2fetc%2fpasswd")),
        2 => format!("GET / HTTP/1.1\r\nHost: a\r\nX: {}\r\n\r\n", "a".repeat(200_000)).into_bytes(),
        3 => format!("GET / HTTP/1.1\r\nHost: a\r\n{}\r\n", "Cookie: a=b\r\n".repeat(2000)).into_bytes(),
        4 => b"POST /import HTTP/1.1\r\nHost: a\r\nContent-Length: 18446744073709551615\r\n\r\na".to_vec(),
        5 => {
            b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\na".to_vec()
        }
        6 => json("/editor/check", &"[".repeat(500_000)),
        7 => json("/analysis/pdn", &format!("{{\"pdn\":\"{}\"}}", "(1. 32-28 ".repeat(50_000))),
        8 => get(&format!("/diagram?fen={}", "W:WK1,".repeat(1200))),
        9 => get("/games?page=18446744073709551615&variant=%00&player=%ff"),
        10 => json("/api/v1/positions/moves", "{\"variant\":\"lasca\",\"fen\":\"W:W99999999999999999999\"}"),
        _ => get(&format!("{event}/paper/crosstable.pdf")),
    }
}

/// So many messages there are.
const MESSAGES: usize = 5;

/// A message that no page sends over a live connection.
fn message(number: usize) -> Message {
    match number {
        0 => Message::text("[".repeat(60_000)),
        1 => Message::binary(vec![0xff; 60_000]),
        2 => Message::text(format!("{{\"t\":\"join\",\"game\":\"{}\"}}", "../".repeat(1000))),
        3 => Message::text("{\"t\":\"move\",\"id\":18446744073709551615,\"ply\":-1,\"move\":\"\"}"),
        _ => Message::text("a".repeat(4 << 20)),
    }
}
