//! Messages to closed browsers, from the fact to the device: a push service and a browser made of the specifications
//! (RFC 8030, 8188, 8291, 8292), sharing nothing with the server.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::point::AffineCoordinates as _;
use p256::elliptic_curve::sec1::ToEncodedPoint as _;
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::browser::Browser;
use crate::desk::{act, event, person};
use crate::hall::Hall;

fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn bytes(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).expect("base64url")
}

/// A message as it came to the push service.
struct Came {
    head: String,
    body: Vec<u8>,
}

impl Came {
    fn header(&self, name: &str) -> &str {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| value).unwrap_or_default()
    }
}

/// A push service that takes what comes, or answers as it is told.
struct Service {
    address: SocketAddr,
    came: mpsc::UnboundedReceiver<Came>,
    answers: Arc<Mutex<VecDeque<u16>>>,
}

impl Service {
    async fn open() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (tell, came) = mpsc::unbounded_channel();
        let answers = Arc::new(Mutex::new(VecDeque::new()));
        let next = Arc::clone(&answers);
        tokio::spawn(async move {
            while let Ok((mut line, _)) = listener.accept().await {
                let mut all = Vec::new();
                let (end, length): (usize, usize) = loop {
                    let mut some = [0; 4096];
                    let read = line.read(&mut some).await.expect("the line is whole");
                    all.extend(&some[..read]);
                    if let Some(end) = all.windows(4).position(|four| four == b"\r\n\r\n") {
                        let head = String::from_utf8_lossy(&all[..end]).to_lowercase();
                        let length = head.split("content-length: ").nth(1).expect("a length");
                        break (
                            end,
                            length.lines().next().and_then(|text| text.parse().ok()).expect("a number"),
                        );
                    }
                };
                while all.len() < end + 4 + length {
                    let mut some = [0; 4096];
                    let read = line.read(&mut some).await.expect("the line is whole");
                    all.extend(&some[..read]);
                }
                let status = next.lock().expect("a lock").pop_front().unwrap_or(201);
                let answer = format!("HTTP/1.1 {status} x\r\nContent-Length: 0\r\n\r\n");
                line.write_all(answer.as_bytes()).await.expect("the answer is sent");
                let body = all.split_off(end + 4);
                let head = String::from_utf8(all).expect("a head is text");
                if tell.send(Came { head, body }).is_err() {
                    return;
                }
            }
        });
        Service { address, came, answers }
    }

    /// The next message.
    async fn next(&mut self) -> Came {
        let next = tokio::time::timeout(Duration::from_secs(20), self.came.recv());
        next.await.expect("it comes in time").expect("the service is open")
    }

    /// That nothing more comes.
    async fn is_quiet(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(400), self.came.recv()).await.is_err()
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive(salt: &[u8], from: &[u8], info: &[u8], length: usize) -> Vec<u8> {
    let mut out = vec![0; length];
    let secret = Salt::new(HKDF_SHA256, salt).extract(from);
    secret.expand(&[info], Length(length)).expect("short").fill(&mut out).expect("filled");
    out
}

/// A browser with its keys.
struct Device {
    key: SecretKey,
    auth: [u8; 16],
}

impl Device {
    fn new(seed: u8) -> Device {
        Device { key: SecretKey::from_slice(&[seed; 32]).expect("a key"), auth: [seed; 16] }
    }

    fn point(&self) -> Vec<u8> {
        self.key.public_key().to_encoded_point(false).as_bytes().to_vec()
    }

    /// What it says to the site.
    fn wants(&self, service: &Service, path: &str) -> Value {
        let endpoint = format!("http://{}{path}", service.address);
        json!({ "label": "phone", "endpoint": endpoint, "p256dh": text(&self.point()), "auth": text(&self.auth) })
    }

    /// Opens a message.
    fn opened(&self, came: &Came) -> Value {
        assert_eq!(came.header("content-encoding"), "aes128gcm");
        let (salt, rest) = came.body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(size, 4096u32.to_be_bytes());
        let (sender, closed) = rest[1..].split_at(usize::from(rest[0]));
        let other = PublicKey::from_sec1_bytes(sender).expect("a key");
        let agreed = other.to_projective() * *self.key.to_nonzero_scalar();
        let agreed: [u8; 32] = agreed.to_affine().x().into();
        let info = [b"WebPush: info\0", &self.point()[..], sender].concat();
        let from = derive(&self.auth, &agreed, &info, 32);
        let cipher = derive(salt, &from, b"Content-Encoding: aes128gcm\0", 16);
        let nonce = derive(salt, &from, b"Content-Encoding: nonce\0", 12);
        let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &cipher).expect("a key"));
        let nonce = Nonce::try_assume_unique_for_key(&nonce).expect("a nonce");
        let mut open = closed.to_vec();
        let open = cipher.open_in_place(nonce, Aad::empty(), &mut open).expect("for this browser");
        let end = open.iter().rposition(|byte| *byte != 0).expect("a message");
        assert_eq!(open[end], 2, "the last record");
        serde_json::from_slice(&open[..end]).expect("JSON")
    }
}

/// Whether the note of a message is signed by the key that the site shows, and is for this service.
fn is_signed(came: &Came, key: &str, service: &Service) {
    let said = came.header("authorization").strip_prefix("vapid t=").expect("a note");
    let (token, shown) = said.split_once(", k=").expect("a key");
    assert_eq!(shown, key);
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let known = VerifyingKey::from_sec1_bytes(&bytes(key)).expect("a key");
    let signature = Signature::from_slice(&bytes(signature)).expect("a signature");
    known.verify(signed.as_bytes(), &signature).expect("signed by the site");
    let note: Value =
        serde_json::from_slice(&bytes(signed.split_once('.').expect("two parts").1)).expect("JSON");
    assert_eq!(note["aud"], format!("http://{}", service.address));
    assert!(note["exp"].as_u64().is_some() && note["sub"].is_string(), "{note}");
}

/// A browser that knows the site by a name for which messages are allowed.
fn local(hall: &Hall, own: &mut Browser) {
    own.host = format!("localhost:{}", hall.address.port());
}

async fn key(own: &mut Browser) -> String {
    let page = own.get("/account/push").await.text;
    let key = page.split("data-key=\"").nth(1).and_then(|rest| rest.split('"').next());
    key.unwrap_or_else(|| panic!("{page}")).to_owned()
}

#[tokio::test]
async fn closed_browsers_are_told_of_pairing_check_in_and_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open_with(folder.path(), |config| config.push_anywhere = true).await;
    let (mut chief, mut olha) = (person(&hall, "ivan").await, person(&hall, "olha").await);
    local(&hall, &mut olha);
    olha.post("/language", &[("code", "uk")]).await;
    let (mut service, device) = (Service::open().await, Device::new(9));
    let shown = key(&mut olha).await;
    let added = olha.send("POST", "/account/push/add", &device.wants(&service, "/send/abc")).await;
    assert_eq!(added.status, 200, "{}", added.text);
    assert!(olha.get("/account/push").await.text.contains("<b>phone</b>"));
    assert_eq!(key(&mut olha).await, shown, "the key of the site stays");

    let desk = event(&mut chief, "ua2023-russian/round-robin", &[]).await;
    for name in ["Olha", "Anna"] {
        act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name)]).await;
    }
    let office = [("role", "player"), ("who", "@0"), ("account", "olha")];
    act(&mut chief, &format!("{desk}/officials"), "give-office", &office).await;
    act(&mut chief, &format!("{desk}/check-in"), "check-in", &[]).await;
    let came = service.next().await;
    assert!(came.head.starts_with("POST /send/abc HTTP/1.1"), "{}", came.head);
    assert_eq!((came.header("urgency"), came.header("topic").len()), ("high", 32));
    assert!(came.header("ttl").parse::<u32>().is_ok());
    is_signed(&came, &shown, &service);
    let told = device.opened(&came);
    assert!(told["title"].as_str().is_some_and(|title| title.contains("Cup of Kyiv")), "{told}");
    assert!(told["text"].as_str().is_some_and(|text| text.contains("суддівського столу")), "{told}");

    // The service is busy once; the pairing comes all the same, and only once.
    service.answers.lock().expect("a lock").push_back(503);
    for what in ["pair", "publish", "start"] {
        act(&mut chief, &format!("{desk}/round"), what, &[]).await;
    }
    let (first, again) = (service.next().await, service.next().await);
    assert_eq!(device.opened(&first), device.opened(&again));
    let told = device.opened(&again);
    assert!(told["text"].as_str().is_some_and(|text| text.contains("Anna")), "{told}");
    assert!(told["path"].as_str().is_some_and(|path| path.contains("/round/1.1")), "{told}");
    assert!(service.is_quiet().await);

    // What is not wanted is not told; the rest is.
    let kinds = [("check-in", "on"), ("result", "on")];
    assert_eq!(olha.post("/account/push", &kinds).await.status, 303);
    act(&mut chief, &format!("{desk}/boards"), "boards", &[("open", "yes")]).await;
    let page = chief.get(&format!("{desk}/boards")).await.text;
    let board = page.split("/board/").nth(1).and_then(|rest| rest.split('"').next()).expect("a board");
    let board = format!("{}/board/{board}", desk.trim_end_matches("/desk"));
    let mut phone = Browser::new(hall.address);
    let whites = phone.get(&board).await.text;
    let whites = whites.split("<p class=\"versus\"><b>").nth(1).expect("two names").to_owned();
    let side = if whites.starts_with("Anna") { "white" } else { "black" };
    // The browser has forgotten the site: so does the site.
    service.answers.lock().expect("a lock").push_back(410);
    assert_eq!(phone.post(&board, &[("side", side), ("score", "draw")]).await.status, 303);
    let told = device.opened(&service.next().await);
    assert!(told["text"].as_str().is_some_and(|text| text.contains("1-1")), "{told}");
    assert_eq!(told["path"], board);
    for _ in 0..100 {
        if !olha.get("/account/push").await.text.contains("<b>phone</b>") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(!olha.get("/account/push").await.text.contains("<b>phone</b>"), "gone is gone");
    hall.close().await;
}

#[tokio::test]
async fn a_move_by_correspondence_is_told_on_all_devices() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open_with(folder.path(), |config| config.push_anywhere = true).await;
    let (mut olena, mut ivan) = (person(&hall, "Olena").await, person(&hall, "Ivan").await);
    let mut service = Service::open().await;
    let devices = [Device::new(9), Device::new(11)];
    for (device, path) in devices.iter().zip(["/a", "/b"]) {
        assert_eq!(ivan.send("POST", "/account/push/add", &device.wants(&service, path)).await.status, 200);
    }
    let offer = [("what", "offer"), ("rulebook", "ua2023-russian"), ("control", "14d+1d"), ("seat", "white")];
    assert_eq!(olena.post("/post", &offer).await.status, 303);
    let lobby = ivan.get("/post").await.text;
    let id = lobby.split("name=\"id\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let taken = ivan.post("/post", &[("what", "take"), ("id", id.expect("an offer"))]).await;
    assert_eq!(taken.status, 303, "{}", taken.text);
    let dashboard = olena.get("/post").await.text;
    let game = dashboard.split("/post/game/").nth(1).and_then(|rest| rest.split('"').next()).expect("a game");
    let game = format!("/post/game/{game}");
    assert_eq!(olena.post(&game, &[("what", "move"), ("mv", "c3-d4")]).await.status, 303);
    for _ in 0..2 {
        let came = service.next().await;
        let device = &devices[usize::from(came.head.starts_with("POST /b "))];
        let told = device.opened(&came);
        assert_eq!((&told["path"], came.header("urgency")), (&json!(game), "normal"));
        assert!(told["text"].as_str().is_some_and(|text| text.contains("c3-d4")), "{told}");
    }
    assert!(service.is_quiet().await);
    hall.close().await;
}

#[tokio::test]
async fn nobody_makes_the_server_speak_to_its_neighbours() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olha = person(&hall, "olha").await;
    let (service, device) = (Service::open().await, Device::new(9));
    let mut stranger = Browser::new(hall.address);
    let refused = stranger.send("POST", "/account/push/add", &device.wants(&service, "/a")).await;
    assert_eq!(refused.to(), "/sign-in");
    assert_eq!(stranger.get("/account/push").await.to(), "/sign-in?to=%2Faccount%2Fpush");
    let wants = |endpoint: &str| json!({ "endpoint": endpoint, "p256dh": text(&device.point()), "auth": text(&[9; 16]) });
    for endpoint in
        ["http://127.0.0.1:80/a", "https://169.254.169.254/a", "https://[::1]/a", "file:///etc/passwd", ""]
    {
        let answer = olha.send("POST", "/account/push/add", &wants(endpoint)).await;
        assert_eq!(answer.status, 422, "{endpoint}: {}", answer.text);
    }
    let mut bad = wants("https://push.example/a");
    bad["p256dh"] = json!("AAAA");
    assert_eq!(olha.send("POST", "/account/push/add", &bad).await.status, 422);
    // Where browsers take no messages, the page says so.
    let page = olha.get("/account/push").await.text;
    assert!(!page.contains("push-new") && page.contains("https"), "{page}");
    let worker = olha.get("/worker.js").await;
    assert_eq!((worker.status, worker.header("content-type")), (200, Some("text/javascript; charset=utf-8")));
    // A browser of somebody else is not removed.
    assert_eq!(olha.send("POST", "/account/push/add", &wants("https://push.example/a")).await.status, 200);
    let mut ivan = person(&hall, "ivan").await;
    assert_eq!(ivan.post("/account/push/remove", &[("number", "1")]).await.status, 303);
    assert!(olha.get("/account/push").await.text.contains("value=\"1\""));
    hall.close().await;
}

#[tokio::test]
async fn what_no_service_has_taken_outlives_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open_with(folder.path(), |config| config.push_anywhere = true).await;
    let (mut chief, mut olha) = (person(&hall, "ivan").await, person(&hall, "olha").await);
    local(&hall, &mut olha);
    let (mut service, device) = (Service::open().await, Device::new(9));
    let added = olha.send("POST", "/account/push/add", &device.wants(&service, "/a")).await;
    assert_eq!(added.status, 200, "{}", added.text);
    let desk = event(&mut chief, "ua2023-russian/round-robin", &[]).await;
    for name in ["Olha", "Anna"] {
        act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name)]).await;
    }
    let office = [("role", "player"), ("who", "@0"), ("account", "olha")];
    act(&mut chief, &format!("{desk}/officials"), "give-office", &office).await;
    service.answers.lock().expect("a lock").push_back(503);
    act(&mut chief, &format!("{desk}/check-in"), "check-in", &[]).await;
    let first = service.next().await;
    let data: Value = serde_json::from_str(&olha.get("/account/data").await.text).expect("JSON");
    assert_eq!(data["messages"][0]["kind"], "check-in", "its owner is told that it waits: {data}");
    hall.close().await;

    // The next server brings it, once.
    let hall = Hall::open_with(folder.path(), |config| config.push_anywhere = true).await;
    let again = service.next().await;
    assert_eq!(device.opened(&first), device.opened(&again));
    assert!(service.is_quiet().await);
    hall.close().await;
}
