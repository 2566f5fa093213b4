//! The API: its description is true, its examples work, and nothing that is sent breaks it.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Client, Reply, two_programs};
use crate::federation;
use crate::hall::Hall;
use crate::schema;
use crate::works::Works;

/// An operation of the description.
pub(crate) struct Operation {
    path: String,
    pub(crate) method: String,
    pub(crate) described: Value,
}

pub(crate) fn operations(document: &Value) -> Vec<Operation> {
    let paths = document["paths"].as_object().expect("there are paths");
    let of = |(path, all): (&String, &Value)| {
        let all = all.as_object().expect("there are operations").clone();
        let path = path.clone();
        all.into_iter().map(move |(method, described)| Operation {
            path: path.clone(),
            method: method.to_uppercase(),
            described,
        })
    };
    paths.iter().flat_map(of).collect()
}

/// A value as it stands in an address.
fn coded(value: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    value.bytes().map(sign).collect()
}

impl Operation {
    /// Whether a request is for this operation.
    pub(crate) fn is_asked(&self, method: &str, path: &str) -> bool {
        let path = path.split('?').next().unwrap_or_default();
        let fits =
            |(wanted, part): (&str, &str)| wanted == part || (wanted.starts_with('{') && !part.is_empty());
        self.method == method
            && self.path.split('/').count() == path.split('/').count()
            && self.path.split('/').zip(path.split('/')).all(fits)
    }

    /// How many parts of its path are given: `/games/search` rather than `/games/{id}`.
    pub(crate) fn given(&self) -> usize {
        self.path.split('/').filter(|part| !part.starts_with('{')).count()
    }

    pub(crate) fn name(&self) -> &str {
        self.described["operationId"].as_str().expect("operations have names")
    }

    /// The address, every parameter given by `value`; none leaves it out.
    pub(crate) fn address(&self, value: impl Fn(&Value) -> Option<String>) -> String {
        let (mut path, mut query) = (self.path.clone(), Vec::new());
        for param in self.described["parameters"].as_array().expect("a list") {
            let name = param["name"].as_str().expect("a name");
            let Some(value) = value(param) else { continue };
            match param["in"].as_str() {
                Some("path") => path = path.replace(&format!("{{{name}}}"), &coded(&value)),
                _ => query.push(format!("{name}={}", coded(&value))),
            }
        }
        if query.is_empty() { path } else { format!("{path}?{}", query.join("&")) }
    }

    pub(crate) fn example(&self, param: &Value) -> Option<String> {
        param["example"].as_str().map(str::to_owned)
    }

    pub(crate) fn body(&self) -> Option<(String, Value)> {
        let (kind, content) = self.described["requestBody"]["content"].as_object()?.iter().next()?;
        Some((kind.clone(), content["example"].clone()))
    }

    /// The answer is one of those that are described, and looks as described.
    pub(crate) fn check(&self, document: &Value, reply: &Reply) {
        let described = &self.described["responses"][reply.status.to_string()];
        assert!(described.is_object(), "{} answers {}: {reply:?}", self.name(), reply.status);
        let Some(kinds) = described["content"].as_object() else {
            assert_eq!(reply.text, "", "{}", self.name());
            return;
        };
        let is_it = |kind: &str| reply.head.contains(&format!("content-type: {kind}"));
        let found = kinds.iter().find(|(kind, _)| is_it(kind));
        let Some((kind, content)) = found else { panic!("{}: {}", self.name(), reply.head) };
        if kind == "application/json" {
            let faults = schema::faults(document, &content["schema"], &reply.json());
            assert!(faults.is_empty(), "{} {}: {faults:#?}", self.name(), reply.status);
        }
    }
}

/// The names that examples use, and the things of this server that stand for them.
async fn things(operation: &Operation, own: &Client, other: &Client) -> Vec<(&'static str, String)> {
    let terms = json!({"rulebook": "fmjd-100", "control": "5m+3s", "seat": "white"});
    let by = if operation.name() == "accept" { other } else { own };
    let offer = by.post("/api/v1/challenges", &terms).await;
    let offer = offer.json()["id"].as_str().unwrap_or_else(|| panic!("{offer:?}")).to_owned();
    // Nobody else has taken in a game of this player.
    let name = own.get("/api/v1/account").await.json()["name"].as_str().expect("a name").to_owned();
    let pdn = format!("[White \"{name}\"]\n[GameType \"25\"]\n1. c3-d4 *\n");
    let import = imported(own, &pdn).await;
    let game = match operation.name() {
        "removeGame" => {
            let list = own.get(&format!("/api/v1/games?imported=true&player={name}")).await.json();
            list["games"][0]["id"].as_str().expect("a game from a file").to_owned()
        }
        "askAnalysis" => finished(own, other).await,
        _ => two_programs(own, other).await,
    };
    let tree = json!({"rulebook": "ua2023-russian", "line": [{"move": "c3-d4"}]});
    let chapters = json!([{"title": "One", "tree": tree}]);
    let study = json!({"title": "Mine", "visibility": "public", "chapters": chapters});
    let study = own.post("/api/v1/studies", &study).await.json()["id"].as_str().expect("a name").to_owned();
    let import = import["id"].as_str().expect("a name").to_owned();
    vec![("k3f9xzab2c", game), ("m4n8pqrs7t", offer), ("p7q9rstu2v", import), ("s2t4uvwx6y", study)]
}

/// An arena that counts to a series.
async fn arena(own: &Client) -> String {
    let terms =
        json!({"name": "Wednesdays", "rulebook": "ua2023-russian", "control": "3m+2s", "series": "Winter"});
    let announced = own.post("/api/v1/arenas", &terms).await;
    announced.json()["id"].as_str().unwrap_or_else(|| panic!("{announced:?}")).to_owned()
}

/// Two clubs of somebody, and a match between them.
async fn clubs(number: usize, leader: &Client) -> Vec<(&'static str, String)> {
    let mut all = Vec::new();
    for side in ["East", "West"] {
        let made = leader.post("/api/v1/clubs", &json!({"name": format!("{side} {number}")})).await;
        all.push(made.json()["id"].as_str().unwrap_or_else(|| panic!("{made:?}")).to_owned());
    }
    let begins = jiff::Timestamp::now() + jiff::SignedDuration::from_hours(2);
    let challenge = json!({"act": "challenge", "club": all[1], "begins": begins.to_string()});
    let said = leader.post(&format!("/api/v1/clubs/{}/acts", all[0]), &challenge).await;
    let game = said.json()["matches"][0]["id"].as_str().unwrap_or_else(|| panic!("{said:?}")).to_owned();
    vec![("c3l5ubnk7m", all.remove(0)), ("m3t5chnk7m", game)]
}

/// A game that is over.
async fn finished(own: &Client, other: &Client) -> String {
    let game = two_programs(own, other).await;
    own.post(&format!("/api/v1/games/{game}/moves"), &json!({"move": "32-28", "ply": 0})).await;
    own.post(&format!("/api/v1/games/{game}/actions"), &json!({"action": "resign"})).await;
    game
}

/// Takes a file in; its report once it is done.
pub(crate) async fn imported(client: &Client, pdn: &str) -> Value {
    let begun = client.ask("POST", "/api/v1/imports?source=cup.pdn", "text/plain", pdn).await;
    assert_eq!(begun.status, 202, "{begun:?}");
    let path = format!("/api/v1/imports/{}", begun.json()["id"].as_str().expect("a name"));
    for _ in 0..200 {
        let report = client.get(&path).await.json();
        if report["done"] == json!(true) {
            return report;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a file takes too long");
}

#[tokio::test]
async fn every_example_works_and_looks_as_described() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let document = Client::stranger(&hall).get("/api/openapi.json").await.json();
    assert_eq!(document["openapi"], "3.1.0");
    let all = operations(&document);
    assert!(all.len() > 15);
    let mut office = federation::administrator(&hall).await;
    office.upload("/federation/take", &[], ("books", federation::books(3).as_bytes())).await;
    let office = Client::of(&hall, &mut office).await;
    let works = Works::open(&office).await;
    // Contests need an announcement first, events a maker: tests of their own go through them.
    let others = |operation: &&Operation| {
        !["Contests", "Events", "Correspondence", "Displays"]
            .iter()
            .any(|tag| operation.described["tags"][0] == *tag)
    };
    for (number, operation) in all.iter().filter(others).enumerate() {
        let own = match operation.name() {
            "stepApplication" | "getBooksRecord" | "actInBooks" | "clearChallenges" => office.clone(),
            "getDataOf" | "forgetAccount" | "forgetInBooks" | "forgetNameInGames" => office.clone(),
            "listReports" | "getReport" | "settleReport" | "getFairPlay" | "askFairPlay" => office.clone(),
            _ => Client::register(&hall, &format!("Olena{number}")).await,
        };
        let other = Client::register(&hall, &format!("Ivan{number}")).await;
        let things = match operation.described["tags"][0].as_str() {
            Some("Problems") => works.things(operation.name(), &own).await,
            Some("Account") => Vec::new(),
            Some("Conduct") => vec![("k3f9xzab2c", finished(&own, &other).await)],
            Some("Arenas") => vec![("a4r6enjk8m", arena(&own).await)],
            Some("Clubs") => clubs(number, &other).await,
            _ => things(operation, &own, &other).await,
        };
        // Who plays does not talk with those who look on.
        let own = match operation.name() {
            "sayInAudience" => Client::register(&hall, &format!("Petro{number}")).await,
            _ => own,
        };
        let real = |text: String| things.iter().fold(text, |text, (name, thing)| text.replace(name, thing));
        let address = real(operation.address(|param| operation.example(param)));
        if operation.name() == "streamGame" {
            let first = own.stream(&address).await.next().await.expect("a view");
            let view = json!({"$ref": "#/components/schemas/View"});
            assert_eq!(schema::faults(&document, &view, &first), [""; 0]);
            continue;
        }
        if operation.name() == "streamEvents" {
            assert_eq!(own.stream(&address).await.next().await.expect("a line")["type"], "welcome");
            continue;
        }
        let (kind, body) = operation.body().unwrap_or_default();
        let body = match body {
            Value::Null => String::new(),
            Value::String(text) => text,
            json => real(json.to_string()),
        };
        let reply = own.ask(&operation.method, &address, &kind, &body).await;
        assert!(reply.status < 300, "{} {address}: {reply:?}", operation.method);
        operation.check(&document, &reply);
        // Without a token the same is refused where the description says so.
        let stranger = Client::stranger(&hall).ask(&operation.method, &address, &kind, &body).await;
        operation.check(&document, &stranger);
        let open = operation.described["security"].as_array().is_some_and(|all| all.contains(&json!({})));
        assert_eq!(stranger.status == 401, !open, "{}", operation.name());
    }
    hall.close().await;
}

const JUNK: [&str; 13] = [
    "",
    "0",
    "-1",
    "99999999999999999999",
    "null",
    "true",
    "\u{0}",
    "a\u{0}b",
    "%FF",
    "Ольга ⛀",
    "W:W1:B50",
    "' OR 1=1 --",
    "2026-02-31",
];

#[tokio::test]
async fn junk_is_refused_and_breaks_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let document = Client::stranger(&hall).get("/api/openapi.json").await.json();
    let mut other = Client::register(&hall, "Ivan").await;
    for (number, operation) in operations(&document).iter().enumerate() {
        if matches!(operation.name(), "streamGame" | "streamEvents" | "revokeToken") {
            continue;
        }
        let own = Client::register(&hall, &format!("Olena{number}")).await;
        // From one address not everybody can be registered at once, and nobody accepts games without end.
        if number % 10 == 9 {
            other = Client::register(&hall, &format!("Ivan{number}")).await;
        }
        let game = two_programs(&own, &other).await;
        for (round, junk) in JUNK.iter().enumerate() {
            // Every second time the thing exists and only the rest is junk.
            let thing = if round % 2 == 0 { game.as_str() } else { junk };
            let value = |param: &Value| match param["in"].as_str() {
                Some("path") => Some(if thing.is_empty() { "x".to_owned() } else { thing.to_owned() }),
                _ => Some((*junk).to_owned()),
            };
            let address = operation.address(value);
            let bodies = match operation.body() {
                None => vec![String::new()],
                Some((_, example)) => spoilt(&example, junk),
            };
            for body in bodies {
                let reply = own.ask(&operation.method, &address, "application/json", &body).await;
                operation.check(&document, &reply);
            }
        }
        let wrong = own.ask("PATCH", &operation.address(|_| Some("x".to_owned())), "", "").await;
        assert_eq!((wrong.status, &wrong.json()["code"]), (405, &json!("method")));
        assert!(wrong.head.contains("allow: "), "{}", wrong.head);
    }
    assert_eq!(Client::stranger(&hall).get("/api/v1/nothing/here").await.json()["code"], "missing");
    hall.close().await;
}

/// An example with junk in each of its fields, and bodies that are no JSON.
fn spoilt(example: &Value, junk: &str) -> Vec<String> {
    let Some(fields) = example.as_object() else { return vec![junk.to_owned()] };
    let mut all = vec![junk.to_owned(), "[[".to_owned(), json!([junk]).to_string()];
    for name in fields.keys() {
        let mut body = example.clone();
        body[name] = json!(junk);
        all.push(body.to_string());
    }
    let mut more = example.clone();
    more["more"] = json!(junk);
    all.push(more.to_string());
    all
}

#[tokio::test]
async fn a_program_plays_by_the_stream() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let own = Client::register(&hall, "Robot").await;
    let terms = json!({"rulebook": "ua2023-russian", "control": "5m+3s", "level": 1, "seat": "white"});
    let game = own.post("/api/v1/games", &terms).await.json()["game"].as_str().expect("a game").to_owned();
    let path = format!("/api/v1/games/{game}");
    let mut lines = own.stream(&format!("{path}/stream")).await;
    let mut made = 0;
    loop {
        let Some(view) = lines.next().await else { break };
        if made == 3 {
            own.post(&format!("{path}/actions"), &json!({"action": "resign"})).await;
        }
        if made >= 3 {
            made += 1;
            continue;
        }
        let Some(legal) = view["legal"].as_array().and_then(|all| all.first()) else { continue };
        let done =
            own.post(&format!("{path}/moves"), &json!({"move": legal["id"], "ply": view["ply"]})).await;
        assert_eq!(done.status, 200, "{done:?}");
        made += 1;
    }
    let over = own.get(&path).await.json();
    assert_eq!(over["result"]["winner"], "black", "the stream ends with the game");
    let list = own.get("/api/v1/games?player=robot&state=ended").await.json();
    assert_eq!(list["games"][0]["id"], json!(game));
    assert_eq!(list["games"][0]["moves"].as_array().map(Vec::len), over["moves"].as_array().map(Vec::len));
    assert!(own.get(&format!("{path}/pdn")).await.text.contains("[White \"Robot\"]"));
    hall.close().await;
}

#[tokio::test]
async fn a_rule_that_refuses_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let anyone = Client::stranger(&hall);
    let fen = coded("W:Wc3,e1:Bd4");
    let refused =
        anyone.get(&format!("/api/v1/positions/move?rulebook=ua2023-russian&fen={fen}&move=e1-d2")).await;
    assert_eq!(refused.status, 409);
    assert!(refused.json()["clause"].is_string(), "{refused:?}");
    let taken =
        anyone.get(&format!("/api/v1/positions/move?rulebook=ua2023-russian&fen={fen}&move=c3:e5")).await;
    assert_eq!(taken.json()["position"]["fen"], "B:We1,e5:B");
    hall.close().await;
}

/// A position made to be hard is answered like any other.
#[tokio::test]
async fn a_king_with_very_many_routes_is_no_trouble() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let fen = coded("W:WK46:B7,8,9,10,17,18,19,20,27,28,29,30,37,38,39,40");
    let path = format!("/api/v1/positions?rulebook=fmjd-100&fen={fen}");
    let reply = tokio::time::timeout(Duration::from_secs(5), Client::stranger(&hall).get(&path)).await;
    assert_eq!(reply.expect("in time").status, 200);
    hall.close().await;
}
