//! Contests by the API: every example of the description works, a contest goes from its announcement to its results,
//! and nobody learns what he may not know.

use serde_json::{Value, json};

use crate::client::{Client, Reply};
use crate::hall::Hall;
use crate::schema;

/// Who takes part.
struct People {
    hall: Hall,
    document: Value,
    olena: Client,
    ivan: Client,
    judge: Client,
    chief: Client,
}

impl People {
    async fn meet(hall: Hall) -> People {
        let document = Client::stranger(&hall).get("/api/openapi.json").await.json();
        let [olena, ivan, judge, chief] = ["Olena", "IvanKoval", "Judge", "Chief"];
        People {
            olena: Client::register(&hall, olena).await,
            ivan: Client::register(&hall, ivan).await,
            judge: Client::register(&hall, judge).await,
            chief: Client::register(&hall, chief).await,
            document,
            hall,
        }
    }

    /// The operation of a name: its description, and the example of its body.
    fn operation(&self, name: &str) -> (Value, Value) {
        let paths = self.document["paths"].as_object().expect("paths").values();
        let all = paths.flat_map(|path| path.as_object().expect("operations").values());
        let found = all.into_iter().find(|own| own["operationId"] == name).expect("an operation").clone();
        let example = found["requestBody"]["content"]["application/json"]["example"].clone();
        (found, example)
    }

    /// The answer is one that is described, and looks so.
    fn check(&self, name: &str, reply: &Reply, status: u16) -> Value {
        assert_eq!(reply.status, status, "{name}: {reply:?}");
        let (operation, _) = self.operation(name);
        let schema = &operation["responses"][status.to_string()]["content"]["application/json"]["schema"];
        let faults = schema::faults(&self.document, schema, &reply.json());
        assert!(faults.is_empty(), "{name}: {faults:#?}");
        reply.json()
    }

    /// Somebody does something at a contest.
    async fn act(&self, by: &Client, contest: &str, act: Value, status: u16) -> Value {
        let name = if contest.contains("/solvings/") { "actInSolving" } else { "actInContest" };
        let reply = by.post(&format!("{contest}/acts"), &act).await;
        assert_eq!(reply.status, status, "{act}: {reply:?}");
        self.check(name, &reply, status)
    }
}

#[tokio::test]
async fn a_contest_of_composing_by_programs() {
    let folder = tempfile::tempdir().expect("a folder");
    let people = People::meet(Hall::open(folder.path()).await).await;
    let (_, example) = people.operation("announceContest");
    let stranger = Client::stranger(&people.hall);
    assert_eq!(stranger.post("/api/v1/contests", &example).await.status, 401);
    let made = people.olena.post("/api/v1/contests", &example).await;
    let id = people.check("announceContest", &made, 201)["id"].as_str().expect("a name").to_owned();
    let lacking = people.olena.post("/api/v1/contests", &json!({ "regulation": "name = \"Cup\"" })).await;
    assert_eq!(lacking.status, 400, "{lacking:?}");
    let mut early = example.clone();
    early["regulation"]["closing"] = json!("2026-01-15");
    let early = people.olena.post("/api/v1/contests", &early).await;
    assert_eq!((early.status, &early.json()["clause"]), (409, &json!("UA-VIII.Comp.3")), "{early:?}");
    people.check("listContests", &stranger.get("/api/v1/contests").await, 200);
    let contest = format!("/api/v1/contests/{id}");
    people.check("getContest", &stranger.get(&contest).await, 200);

    let (_, example) = people.operation("actInContest");
    people.act(&people.ivan, &contest, example, 200).await;
    people.act(&people.judge, &contest, json!({ "act": "enter" }), 200).await;
    for (name, office) in [("Judge", "judge"), ("Chief", "chief-judge")] {
        people
            .act(&people.olena, &contest, json!({ "act": "appoint", "name": name, "office": office }), 200)
            .await;
    }
    let not = people.act(&people.ivan, &contest, json!({ "act": "close" }), 409).await;
    assert_eq!(not["code"], "not-yours");
    let work = |position: &str| json!({ "act": "send", "section": 1, "position": position, "task": "win", "solution": "cd4" });
    // Who judges a section does not compete in it; a co-author has to take part himself (UA-VIII.Judge.12).
    let conflict = people.act(&people.judge, &contest, work("W:Wc3,e3,a1:Bd6,f6,b6"), 409).await;
    assert_eq!(conflict["clause"], "UA-VIII.Judge.12");
    let mut joint = work("W:Wc3,e3,a1:Bd6,f6,b6");
    joint["with"] = json!("Petro");
    assert!(people.act(&people.ivan, &contest, joint.clone(), 409).await["message"].is_string());
    let petro = Client::register(&people.hall, "Petro").await;
    people.act(&petro, &contest, json!({ "act": "enter" }), 200).await;
    let seen = people.act(&people.ivan, &contest, joint, 200).await;
    assert_eq!(seen["own"][0]["authors"], json!(["Koval Ivan (Lviv)", "Petro"]));
    assert_eq!(petro.get(&contest).await.json()["own"][0]["work"], 1, "a co-author sees the work");
    let mut other = work("W:Wc3,e3,c1:Bd6,f6,h6");
    other["origin"] = json!("reworking");
    let refused = people.act(&people.ivan, &contest, other.clone(), 409).await;
    assert!(refused["message"].as_str().is_some_and(|text| text.contains("disclosed")), "{refused}");
    other["disclosed"] = json!("2099-01-01");
    other["source"] = json!("Bila O., 2099");
    other["essential"] = json!(true);
    let privilege = people.act(&people.ivan, &contest, other, 409).await;
    assert_eq!(privilege["clause"], "UA-VIII.Pub.4", "the author's five years");
    people.act(&people.ivan, &contest, json!({ "act": "withdraw", "work": 1 }), 200).await;
    people
        .act(&people.olena, &contest, json!({ "act": "relieve", "name": "Judge", "text": "illness" }), 200)
        .await;
    assert_eq!(stranger.get(&contest).await.json()["panel"].as_array().map(Vec::len), Some(1));
    assert_eq!(stranger.get(&format!("{contest}/works/1-01")).await.status, 404);
    people.hall.close().await;
}

#[tokio::test]
async fn a_contest_of_solving_by_programs() {
    let folder = tempfile::tempdir().expect("a folder");
    let people = People::meet(Hall::open(folder.path()).await).await;
    let (_, example) = people.operation("announceSolving");
    let made = people.olena.post("/api/v1/solvings", &example).await;
    let id = people.check("announceSolving", &made, 201)["id"].as_str().expect("a name").to_owned();
    let contest = format!("/api/v1/solvings/{id}");
    Client::register(&people.hall, "Petro").await;
    for (name, office) in [("Judge", "judge"), ("Chief", "chief-judge"), ("Petro", "deputy")] {
        people
            .act(&people.olena, &contest, json!({ "act": "appoint", "name": name, "office": office }), 200)
            .await;
    }
    people
        .act(&people.olena, &contest, json!({ "act": "relieve", "name": "Petro", "text": "away" }), 200)
        .await;
    let put = json!({ "act": "put", "variant": "russian", "position": "W:WKb8,h6:Bc3,h8", "task": "win",
        "solution": "f4 (g7, b2) g7! +" });
    people.act(&people.chief, &contest, put, 200).await;
    people.act(&people.chief, &contest, json!({ "act": "approve-set" }), 200).await;
    let (_, example) = people.operation("actInSolving");
    let waiting = people.act(&people.ivan, &contest, example, 200).await;
    assert_eq!(waiting["positions"], json!([]), "nothing is seen before the clock runs");
    let started = people.act(&people.chief, &contest, json!({ "act": "start" }), 200).await;
    assert!(started["left"].as_u64().is_some_and(|left| left > 5_000_000), "{started}");
    let answer = json!({ "act": "answer", "position": 1, "text": "f4 (g7, b2) g7! +" });
    let seen = people.act(&people.ivan, &contest, answer.clone(), 200).await;
    assert_eq!((&seen["positions"][0]["solution"], &seen["answers"]), (&Value::Null, &json!([])));
    // Looking again, as after a lost connection, finds the answer and the clock as they were.
    let again = people.check("getSolvingContest", &people.ivan.get(&contest).await, 200);
    assert_eq!(again["positions"], seen["positions"]);
    people.act(&people.ivan, &contest, json!({ "act": "hand-in" }), 200).await;
    people.act(&people.ivan, &contest, answer, 409).await;
    let judged = people.check("getSolvingContest", &people.judge.get(&contest).await, 200);
    assert_eq!(judged["answers"][0]["keys"][0]["counts"], true, "{judged}");
    let judge = json!({ "act": "judge", "solver": 1, "position": 1, "tick": [1] });
    people.act(&people.judge, &contest, judge, 200).await;
    people.act(&people.chief, &contest, json!({ "act": "publish" }), 200).await;
    let protest = json!({ "act": "protest", "position": 1, "text": "There is more." });
    let seen = people.act(&people.ivan, &contest, protest, 200).await;
    let number = seen["protests"][0]["protest"].clone();
    let rule = json!({ "act": "rule", "protest": number, "upheld": false, "text": "No." });
    people.act(&people.chief, &contest, rule, 200).await;
    // The regulation of the example leaves solvers half an hour for protests.
    people.act(&people.chief, &contest, json!({ "act": "approve" }), 409).await;
    let done = people.check("getSolvingContest", &people.ivan.get(&contest).await, 200);
    assert_eq!((&done["phase"], &done["results"][0]["place"]), (&json!("published"), &json!(1)));
    people.hall.close().await;
}
