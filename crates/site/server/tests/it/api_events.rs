//! Events by the API: made, looked at and run by programs, in the offices of the owners of their tokens.

use std::path::Path;

use serde_json::{Value, json};

use crate::api::operations;
use crate::client::{Client, Reply};
use crate::hall::Hall;
use crate::schema;

/// A site with an event of four players whose chief arbiter is a program.
struct Course {
    hall: Hall,
    document: Value,
    chief: Client,
    event: String,
}

impl Course {
    async fn open(folder: &Path) -> Course {
        let hall = Hall::open(folder).await;
        let document = Client::stranger(&hall).get("/api/openapi.json").await.json();
        let chief = Client::register(&hall, "Ivan").await;
        let example = json!({
            "template": "ua2023-russian/swiss", "name": "Cup of Lviv", "rounds": 3, "chief": "Ivan Koval",
        });
        let made = chief.post("/api/v1/events", &example).await;
        let mut course = Course { hall, document, chief, event: String::new() };
        let made = course.check("createEvent", &made, 201);
        course.event = format!("/api/v1/events/{}", made["id"].as_str().expect("a name"));
        course
    }

    /// The answer is one that is described, and looks so.
    fn check(&self, name: &str, reply: &Reply, status: u16) -> Value {
        assert_eq!(reply.status, status, "{name}: {reply:?}");
        let all = operations(&self.document);
        let own = all.iter().find(|own| own.name() == name).expect("an operation");
        let described = &own.described["responses"][status.to_string()]["content"]["application/json"];
        let faults = schema::faults(&self.document, &described["schema"], &reply.json());
        assert!(faults.is_empty(), "{name}: {faults:#?}");
        reply.json()
    }

    /// Somebody does something at the event; what he sends is described, too.
    async fn act(&self, by: &Client, act: Value, status: u16) -> Value {
        let sent = json!({"$ref": "#/components/schemas/EventAct"});
        let faults = schema::faults(&self.document, &sent, &act);
        assert_eq!(faults.is_empty(), status != 400, "{act}: {faults:#?}");
        let reply = by.post(&format!("{}/acts", self.event), &act).await;
        assert_eq!(reply.status, status, "{act}: {reply:?}");
        self.check("actAtEvent", &reply, status)
    }

    async fn show(&self, by: &Client) -> Value {
        self.check("getEvent", &by.get(&self.event).await, 200)
    }
}

/// The names of acts that somebody may do.
async fn may(course: &Course, by: &Client) -> Vec<(String, Value)> {
    let reply = by.get(&format!("{}/acts", course.event)).await;
    let list = course.check("listEventActs", &reply, 200);
    let acts = list["acts"].as_array().expect("acts").iter();
    acts.map(|act| (act["act"].as_str().expect("a name").to_owned(), act["refused"].clone())).collect()
}

#[tokio::test]
async fn an_event_is_run_by_programs() {
    let folder = tempfile::tempdir().expect("a folder");
    let course = Course::open(folder.path()).await;
    let (chief, event) = (&course.chief, &course.event);
    let other = Client::register(&course.hall, "Olha").await;
    let names = ["Koval Ivan", "Bondar Olha", "Tkach Petro", "Moroz Lev"];
    let entered = course.act(chief, json!({"act": "enter", "names": names}), 200).await;
    assert_eq!(entered["facts"].as_array().map(Vec::len), Some(4), "{entered}");
    let first = entered["facts"][0]["seq"].as_u64().expect("a number");
    course
        .act(
            chief,
            json!({"act": "correct-entry", "who": "Koval", "born": "1990-05-17", "reason": "known"}),
            200,
        )
        .await;

    // Who has no office may nothing, and is told so.
    let no = course.act(&other, json!({"act": "pair"}), 403).await;
    assert_eq!(no["code"], "not-yours", "{no}");
    assert_eq!(may(&course, &other).await, []);
    let may_now = may(&course, chief).await;
    let refused = |name: &str| may_now.iter().find(|act| act.0 == name).map(|act| act.1.is_null());
    assert_eq!((refused("pair"), refused("publish")), (Some(true), Some(false)), "{may_now:?}");

    let paired = course.act(chief, json!({"act": "pair", "seed": 7}), 200).await;
    assert_eq!(
        paired["facts"]
            .as_array()
            .and_then(|all| all.last())
            .map(|fact| fact["fact"]["paired"]["round"].clone()),
        Some(json!(1))
    );
    // Before it is published only officials see it.
    let (own, public) = (course.show(chief).await, course.show(&other).await);
    assert_eq!(own["stages"][0]["rounds"].as_array().map(Vec::len), Some(1));
    assert_eq!(public["stages"][0]["rounds"], json!([]));
    assert_eq!(
        (&own["players"][0]["born"], &public["players"][0]["born"]),
        (&json!("1990-05-17"), &Value::Null)
    );
    course.act(chief, json!({"act": "start"}), 200).await;
    assert_eq!(course.show(&other).await["stages"][0]["rounds"][0]["phase"], "started");
    let written = course.act(chief, json!({"act": "results", "at": {"1": "2-0", "2": "1-1"}}), 200).await;
    assert_eq!(written["answer"]["missing"], json!([]), "{written}");
    assert_eq!(course.show(&other).await["stages"][0]["standings"]["lines"][0]["points"], 2);

    // The log is for officials.
    let log = format!("{event}/facts?after={}", first - 1);
    let facts = course.check("listEventFacts", &chief.get(&log).await, 200);
    assert_eq!(facts["facts"][0]["fact"]["entered"]["name"], "Koval Ivan");
    course.check("listEventFacts", &other.get(&log).await, 403);
    let list = course.check("listEvents", &other.get("/api/v1/events?state=playing&name=lviv").await, 200);
    assert_eq!(list["events"][0]["entrants"], 4, "{list}");
    course.hall.close().await;
}

/// What places bring stands in the regulation, and so in what programs and readers see.
#[tokio::test]
async fn prizes_and_categories_are_shown_to_programs_and_readers() {
    use damier_compete::event::{PlaceRight, PrizeFund, Sharing, template};
    let folder = tempfile::tempdir().expect("a folder");
    let course = Course::open(folder.path()).await;
    let chief = &course.chief;
    let names = ["Koval Ivan", "Bondar Olha", "Tkach Petro", "Moroz Lev"];
    course.act(chief, json!({"act": "enter", "names": names}), 200).await;
    let correct =
        |who: &str, sex: &str| json!({"act": "correct-entry", "who": who, "sex": sex, "reason": "known"});
    course.act(chief, correct("Bondar", "f"), 200).await;
    let swiss = template("ua2023-russian/swiss").expect("a template");
    let mut rules = swiss.regulation("Cup of Lviv", &|text| format!("{text:?}"));
    rules.stages[0].rounds = 3;
    rules.categories = vec!["women".to_owned()];
    rules.prizes = vec![PrizeFund {
        category: String::new(),
        amounts: vec![100, 50],
        currency: "EUR".to_owned(),
        sharing: Sharing::ByPlace,
    }];
    let right = "final of 2027".to_owned();
    rules.rights = vec![PlaceRight { category: String::new(), places: "1".to_owned(), right }];
    let act = json!({"act": "regulation", "regulation": rules.to_toml(), "reason": "as announced"});
    course.act(chief, act, 200).await;
    course.act(chief, json!({"act": "pair", "seed": 7}), 200).await;
    course.act(chief, json!({"act": "start"}), 200).await;
    course.act(chief, json!({"act": "results", "at": {"1": "2-0", "2": "1-1"}}), 200).await;
    let other = Client::register(&course.hall, "Olha").await;
    let shown = course.show(&other).await;
    assert_eq!(shown["awards"]["provisional"], true, "{shown}");
    assert_eq!(shown["awards"]["prizes"][0]["hundredths"], 10_000, "{shown}");
    assert_eq!(shown["awards"]["rights"][0]["right"], "final of 2027");
    assert_eq!(shown["stages"][0]["standings"]["categories"][0]["category"], "women");
    let page = other.get(&format!("{}/standings", course.event.replace("/api/v1/events/", "/event/"))).await;
    for wanted in ["Women", "Prizes", "EUR", "Rights", "final of 2027"] {
        assert!(page.text.contains(wanted), "{wanted}");
    }
    course.hall.close().await;
}

#[tokio::test]
async fn a_refusal_names_its_clauses_and_every_rule_broken() {
    let folder = tempfile::tempdir().expect("a folder");
    let course = Course::open(folder.path()).await;
    let chief = &course.chief;
    let names = ["Koval Ivan", "Bondar Olha", "Tkach Petro", "Moroz Lev"];
    course.act(chief, json!({"act": "enter", "names": names}), 200).await;
    course.act(chief, json!({"act": "pair", "seed": 7, "then": "start"}), 200).await;
    course.act(chief, json!({"act": "results", "typed": "1 2-0, 2 2-0"}), 200).await;
    let event = course.show(chief).await;
    let tables = event["stages"][0]["rounds"][0]["tables"].as_array().expect("tables").clone();
    let number = |who: &Value| {
        let field = event["stages"][0]["field"].as_array().expect("a field").iter();
        field.clone().find(|own| own["entrant"] == *who).expect("an entrant")["number"].to_string()
    };
    let again: Vec<String> =
        tables.iter().map(|own| format!("{}:{}", number(&own["first"]), number(&own["second"]))).collect();
    let by_hand = json!({"act": "pair-by-hand", "how": "override", "pairs": again, "reason": "families"});
    let no = course.act(chief, by_hand.clone(), 409).await;
    assert_eq!(no["faults"].as_array().map(Vec::len), Some(2), "{no}");
    let mut sure = by_hand;
    sure["confirmed"] = json!(true);
    let done = course.act(chief, sure, 200).await;
    assert_eq!(done["answer"]["broken"].as_array().map(Vec::len), Some(2), "{done}");

    let no = course.act(chief, json!({"act": "publish", "round": 9}), 409).await;
    assert_eq!(no["code"], "refused", "{no}");
    // Whoever has not seen what others have said does nothing.
    let seen = course.act(chief, json!({"act": "publish", "seen": 3}), 409).await;
    assert_eq!(seen["code"], "moved-on", "{seen}");
    for wrong in [
        json!({"act": "nothing"}),
        json!({"act": "pair", "sed": 7}),
        json!({"act": "start", "round": 0}),
        json!({"act": "here", "here": "perhaps"}),
        json!({"seed": 7}),
    ] {
        course.act(chief, wrong, 400).await;
    }
    course.check("actAtEvent", &chief.post("/api/v1/events/none/acts", &json!({"act": "pair"})).await, 404);
    course.hall.close().await;
}

#[tokio::test]
async fn what_only_the_site_knows_is_done_by_programs_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let course = Course::open(folder.path()).await;
    let (chief, other) = (&course.chief, Client::register(&course.hall, "Olha").await);
    course.act(chief, json!({"act": "registration", "open": true}), 200).await;
    course.act(chief, json!({"act": "enter", "names": ["Koval Ivan", "Bondar Olha"]}), 200).await;
    course.act(chief, json!({"act": "here", "who": "Koval", "here": "yes"}), 200).await;
    course.act(chief, json!({"act": "appoint", "role": "secretary", "name": "Olha Sova"}), 200).await;
    let office = json!({"act": "give-office", "role": "secretary", "account": "Olha", "name": "Olha Sova"});
    course.act(chief, office, 200).await;
    course.act(&other, json!({"act": "note", "text": "the hall is cold"}), 200).await;
    course.act(chief, json!({"act": "give-office", "role": "secretary", "account": "nobody"}), 409).await;
    course.act(chief, json!({"act": "zone", "zone": "Europe/Kyiv"}), 200).await;
    let list = json!({"act": "import", "list": "name\nTkach Petro\nMoroz Lev\n"});
    let taken = course.act(chief, list, 200).await;
    assert_eq!(taken["answer"]["entered"], 2, "{taken}");
    course.hall.close().await;
}

#[tokio::test]
async fn every_act_has_a_form() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut office = crate::desk::founder(&hall, "Olena").await;
    let (office, chief) = (Client::of(&hall, &mut office).await, Client::register(&hall, "Ivan").await);
    let example =
        json!({"template": "ua2023-russian/swiss", "name": "Cup", "rounds": 3, "chief": "Ivan Koval"});
    let made = chief.post("/api/v1/events", &example).await;
    assert_eq!(made.status, 201, "{made:?}");
    let made = made.json();
    let path = format!("/api/v1/events/{}/acts", made["id"].as_str().expect("a name"));
    let list = office.get(&path).await.json();
    let pages = texts(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/templates/event")));
    let acts = list["acts"].as_array().expect("acts");
    assert!(acts.len() > 60, "whoever runs the site may do everything: {list}");
    for act in acts {
        let name = act["act"].as_str().expect("a name");
        assert!(pages.contains(&format!("name=\"act\" value=\"{name}\"")), "no form for {name}");
    }
    hall.close().await;
}

/// All texts of a folder and of those in it.
fn texts(folder: &Path) -> String {
    let pages = std::fs::read_dir(folder).expect("pages").map(|page| page.expect("a page").path());
    pages
        .map(|page| if page.is_dir() { texts(&page) } else { std::fs::read_to_string(page).expect("text") })
        .collect()
}
