//! Two machines that write to one stream at the same time, through the API of each kind of stream: everything is
//! stored, in one order, and nobody is told of a fault. Live games are in `nodes`.

use damier_services::{Postgres, Relay};
use damier_store::Database;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::client::Client;
use crate::desk::{event, founder, person};
use crate::hall::Hall;
use crate::nodes::node;

/// So many acts come to each machine.
const ACTS: usize = 6;

/// Two machines with one database.
struct Two {
    one: Hall,
    two: Hall,
    database: String,
    _broker: Relay,
    _postgres: Postgres,
}

impl Two {
    /// None where PostgreSQL is not installed.
    async fn open() -> Option<Two> {
        let postgres = Postgres::start(&["-c", "fsync=off"]).expect("PostgreSQL starts")?;
        let database = postgres.database().expect("a database");
        let broker = Relay::start().expect("a broker");
        let (one, two) = (node(&database, broker.address()).await, node(&database, broker.address()).await);
        Some(Two { one, two, database, _broker: broker, _postgres: postgres })
    }

    /// The same program at both machines.
    async fn both(&self, browser: &mut Browser) -> [Client; 2] {
        let here = Client::of(&self.one, browser).await;
        let there = Client { address: self.two.address, token: here.token.clone() };
        [here, there]
    }

    async fn facts(&self, stream: &str) -> usize {
        let database = Database::open(&self.database).await.expect("the database");
        let stored = database.load(stream, 0).await.expect("facts");
        database.close().await;
        assert!(stored.iter().zip(1..).all(|(fact, seq)| fact.seq == seq), "{stream}: in one order");
        stored.len()
    }

    /// Lets both machines act at once; so many facts come of it as acts were sent.
    async fn write(&self, both: [Client; 2], path: &str, stream: &str, act: impl Fn(usize) -> Value) {
        let before = self.facts(stream).await;
        let mut sent = Vec::new();
        for number in 0..2 * ACTS {
            let (client, body) = (both[number % 2].clone(), act(number));
            let path = path.to_owned();
            sent.push(tokio::spawn(async move { client.post(&path, &body).await }));
        }
        for answer in sent {
            let answer = answer.await.expect("an answer");
            assert_eq!(answer.status, 200, "{path}: {answer:?}");
        }
        assert_eq!(self.facts(stream).await, before + 2 * ACTS, "{stream}");
    }

    async fn close(self) {
        self.one.close().await;
        self.two.close().await;
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    text.split(before).nth(1).and_then(|rest| rest.split(after).next()).expect("it is there")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_machines_write_to_an_event() {
    let Some(two) = Two::open().await else { return };
    let mut chief = person(&two.one, "Ivan").await;
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let id = between(&desk, "/event/", "/").to_owned();
    let both = two.both(&mut chief).await;
    let note = |number| json!({"act": "note", "text": format!("note {number}")});
    two.write(both, &format!("/api/v1/events/{id}/acts"), &format!("event/{id}"), note).await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_machines_write_to_a_contest() {
    let Some(two) = Two::open().await else { return };
    let mut olena = person(&two.one, "Olena").await;
    let both = two.both(&mut olena).await;
    let document = both[0].get("/api/openapi.json").await.json();
    let example = &document["paths"]["/api/v1/contests"]["post"]["requestBody"]["content"];
    let mut regulation = example["application/json"]["example"].clone();
    regulation["regulation"]["kind"] = json!("team_match");
    let made = both[0].post("/api/v1/contests", &regulation).await;
    assert_eq!(made.status, 201, "{made:?}");
    let id = made.json()["id"].as_str().expect("a name").to_owned();
    let team = |number| json!({"act": "enter-team", "name": format!("Team {number}"), "captain": "Koval I."});
    two.write(both, &format!("/api/v1/contests/{id}/acts"), &format!("composing/{id}"), team).await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_machines_write_to_a_game_by_correspondence() {
    let Some(two) = Two::open().await else { return };
    let (mut olena, mut ivan) = (person(&two.one, "Olena").await, person(&two.one, "Ivan").await);
    let offer = [("what", "offer"), ("rulebook", "ua2023-russian"), ("control", "14d+1d"), ("seat", "white")];
    assert_eq!(olena.post("/post", &offer).await.status, 303);
    let lobby = ivan.get("/post").await.text;
    let id = between(&lobby, "name=\"id\" value=\"", "\"").to_owned();
    assert_eq!(ivan.post("/post", &[("what", "take"), ("id", &id)]).await.status, 303);
    let both = two.both(&mut ivan).await;
    let list = both[0].get("/api/v1/correspondence").await.json();
    let id = list["games"][0]["id"].as_str().expect("a game").to_owned();
    // What is prepared can be prepared anew at any time.
    let prepare = |_| json!({"act": "conditional", "lines": ["c3-d4 b6-a5"]});
    two.write(both, &format!("/api/v1/correspondence/{id}/acts"), &format!("post/{id}"), prepare).await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_machines_write_to_a_display() {
    let Some(two) = Two::open().await else { return };
    let mut giver = person(&two.one, "Giver").await;
    let set_up = [
        ("kind", "blindfold"),
        ("rulebook", "fmjd-100"),
        ("colour", "white"),
        ("opponents", "Ann\nBob"),
        ("intermediary", "Ivo"),
    ];
    let made = giver.post("/displays", &set_up).await;
    assert_eq!(made.status, 303, "{}", made.text);
    let list = giver.get("/displays").await.text;
    let id = between(&list, "/display/", "\"").to_owned();
    let both = two.both(&mut giver).await;
    let name = |number| json!({"act": "intermediary", "name": format!("Ear {number}")});
    two.write(both, &format!("/api/v1/displays/{id}/acts"), &format!("display/{id}"), name).await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_machines_write_to_the_books() {
    let Some(two) = Two::open().await else { return };
    let mut olena = founder(&two.one, "Olena").await;
    let both = two.both(&mut olena).await;
    let acts = "/api/v1/federation/acts";
    let opened = both[0].post(acts, &json!({"act": "open", "name": "Ukraine", "code": "UKR"})).await;
    assert_eq!(opened.status, 200, "{opened:?}");
    let body = both[0].post(acts, &json!({"act": "body", "code": "UKR", "name": "Ukraine"})).await;
    assert_eq!(body.status, 200, "{body:?}");
    let club = |number| json!({"act": "club", "name": format!("Club {number}"), "federation": "UKR"});
    two.write(both, acts, "federation", club).await;
    two.close().await;
}
