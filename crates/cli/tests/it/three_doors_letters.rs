//! Acts in a game by correspondence through all three doors: typed, sent by a form, posted by a program. The facts are
//! the same but for instants, which only a server knows.

use std::collections::BTreeSet;
use std::path::PathBuf;

use damier_acts::correspondence::{ACTS, Right, named};
use serde_json::{Value, json};

use crate::command::damier;
use crate::hall::Hall;
use crate::three_doors::{coded, form, refused, stored, token};
use crate::visitor::{Site, Visitor};

/// Who acts: `white`, `black` or `arbiter`; the act, what is said with it, what is typed for it.
type Step = (&'static str, &'static str, Value, &'static str);

/// A game that is charged, asked about and broken off.
fn broken_off() -> Vec<Step> {
    vec![
        ("white", "move", json!({"move": "c3-d4"}), "letter G white TODAY TODAY c3-d4"),
        ("black", "delay", json!({}), "delay G black --on TODAY"),
        ("black", "sign", json!({}), "sign G black --on TODAY"),
        ("black", "move", json!({"move": "d6-c5"}), "letter G black TODAY TODAY d6-c5"),
        ("white", "ask", json!({"text": "two moves came"}), "ask G white 'two moves came' --on TODAY"),
        (
            "arbiter",
            "answer",
            json!({"number": "ASKED", "upheld": false, "text": "the first counts"}),
            "answer G ASKED 'the first counts' --rejected --on TODAY",
        ),
        (
            "arbiter",
            "charge",
            json!({"side": "white", "days": 5, "text": "the old address"}),
            "charge G white 5 'the old address' --on TODAY",
        ),
        (
            "arbiter",
            "sanction",
            json!({"side": "black", "measure": "remark", "office": "judge", "clauses": ["UA13-V.4.7"], "text": "did not repeat"}),
            "sanction G black remark --as judge --clause UA13-V.4.7 --because 'did not repeat' --game 1 --on TODAY",
        ),
        ("arbiter", "close", json!({}), "close G --on TODAY"),
        ("white", "record", json!({}), "record G white --on TODAY"),
        ("arbiter", "score", json!({"score": "draw"}), "adjudicate G draw Larysa --on TODAY"),
    ]
}

/// A game that somebody leaves.
fn left() -> Vec<Step> {
    vec![
        ("white", "move", json!({"move": "c3-d4"}), "letter G white TODAY TODAY c3-d4"),
        ("arbiter", "leave", json!({"side": "black"}), "leave G black --on TODAY"),
        ("arbiter", "strike", json!({"number": "LAST"}), "strike G LAST --on TODAY"),
    ]
}

/// A game of columns, in which a draw may be agreed at any time (COL-1.13.1a).
fn agreed() -> Vec<Step> {
    vec![
        ("white", "move", json!({"move": "c3-d4"}), "letter G white TODAY TODAY c3-d4"),
        ("white", "offer", json!({}), "end G white offer --on TODAY"),
        ("black", "decline", json!({}), "end G black decline --on TODAY"),
        (
            "black",
            "move",
            json!({"move": "d6-c5", "offer": true}),
            "letter G black TODAY TODAY d6-c5 --offer",
        ),
        ("white", "accept", json!({}), "end G white accept --on TODAY"),
    ]
}

/// A short game.
fn resigned() -> Vec<Step> {
    vec![
        ("white", "move", json!({"move": "c3-d4"}), "letter G white TODAY TODAY c3-d4"),
        ("black", "resign", json!({}), "end G black resign --on TODAY"),
    ]
}

struct Doors {
    folder: PathBuf,
    hall: Hall,
    today: String,
    site: Site,
    players: [Visitor; 2],
    arbiter: Visitor,
    tokens: [String; 3],
    by_form: String,
    by_program: String,
    /// The number of the question.
    asked: usize,
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    text.split(from)
        .nth(1)
        .and_then(|rest| rest.split(to).next())
        .unwrap_or_else(|| panic!("no {from}: {text}"))
}

impl Doors {
    fn open(folder: &std::path::Path, rulebook: &str, code: &str) -> Doors {
        let hall = Hall::new();
        let today = hall.sh("date -u +%F").trim().to_owned();
        let made = hall.sh(&format!(
            "damier correspondence new G --rulebook {rulebook} --code {code} --start {today} Ivan Olha"
        ));
        assert!(!made.contains("[exit code"), "{made}");
        let site = Site::start(folder);
        let link = damier(&["administrator", "--folder", &folder.display().to_string(), "--json"]);
        let secret = link.split("/setup/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
        let mut arbiter = Visitor::new(&site);
        let answer =
            arbiter.post(&format!("/setup/{secret}"), "name=Larysa&password=long+enough+for+anybody");
        assert_eq!(answer.status, 303, "{}", answer.text);
        let mut players = [Visitor::registered(&site, "Ivan"), Visitor::registered(&site, "Olha")];
        let [white, black] = &mut players;
        let tokens =
            [token(white, "play=on&read=on"), token(black, "play=on"), token(&mut arbiter, "play=on")];
        let mut begun = || {
            let offer = format!("what=offer&rulebook={rulebook}&control=40d%2F10&seat=white");
            let offered = white.post("/post", &offer);
            assert_eq!(offered.status, 303, "{}", refused(&offered.text));
            let lobby = black.get("/post").text;
            let id = between(&lobby, "name=\"id\" value=\"", "\"").to_owned();
            let taken = black.post("/post", &format!("what=take&id={id}"));
            taken.to().trim_start_matches("/post/game/").to_owned()
        };
        let (by_form, by_program) = (begun(), begun());
        let folder = folder.to_owned();
        Doors { folder, hall, today, site, players, arbiter, tokens, by_form, by_program, asked: 0 }
    }

    fn log(&self) -> Vec<Value> {
        let text = String::from_utf8(self.hall.read("G")).expect("text");
        let entries = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("an entry"));
        entries.map(|entry| bare(entry["fact"].clone())).collect()
    }

    fn step(&mut self, (who, name, fields, command): &Step) {
        let act = named(name).unwrap_or_else(|| panic!("no act {name}"));
        let known = self.log().len();
        let mut fields = fields.as_object().expect("fields").clone();
        let number = match fields.get("number").and_then(Value::as_str) {
            Some("LAST") => known,
            Some("ASKED") => self.asked,
            _ => 0,
        };
        if fields.contains_key("number") {
            fields.insert("number".to_owned(), json!(number));
        }
        let command = command.replace("TODAY", &self.today);
        let command = command.replace("LAST", &number.to_string()).replace("ASKED", &number.to_string());
        let printed = self.hall.sh(&format!("damier correspondence {command}"));
        assert!(!printed.contains("[exit code"), "{command}: {printed}");
        let typed = self.log().split_off(known);
        assert!(!typed.is_empty(), "{name}: nothing came of {command}");

        let at = ["white", "black", "arbiter"].iter().position(|own| own == who).expect("somebody");
        let mut all = form(act, &fields);
        all.push(("what".to_owned(), (*name).to_owned()));
        let all: Vec<String> =
            all.iter().map(|(name, text)| format!("{}={}", coded(name), coded(text))).collect();
        let (path, stream) = (format!("/post/game/{}", self.by_form), format!("post/{}", self.by_form));
        let before = stored(&self.folder, &stream).len();
        let visitor = if at == 2 { &mut self.arbiter } else { &mut self.players[at] };
        let answer = visitor.post(&path, &all.join("&"));
        assert_eq!(answer.status, 303, "{name} by form: {}", refused(&answer.text));
        fields.insert("act".to_owned(), json!(name));
        let path = format!("/api/v1/correspondence/{}/acts", self.by_program);
        let body = Value::Object(fields).to_string();
        let answer = Visitor::new(&self.site).program("POST", &path, &self.tokens[at], &body);
        assert_eq!(answer.status, 200, "{name} by a program: {}", answer.text);
        let posted: Value = serde_json::from_str(&answer.text).expect("JSON");
        let posted = posted["facts"].as_array().expect("facts").iter().map(|own| bare(own["fact"].clone()));
        assert_eq!(typed, posted.collect::<Vec<_>>(), "{name}: typed and posted");
        let sent = stored(&self.folder, &stream).split_off(before);
        let sent = sent.into_iter().map(|own| bare(own["fact"].clone()));
        assert_eq!(typed, sent.collect::<Vec<_>>(), "{name}: typed and sent");
        if *name == "ask" {
            self.asked = known + 1;
        }
    }
}

/// A fact without instants.
fn bare(mut fact: Value) -> Value {
    if let Some(own) = fact.as_object_mut() {
        for part in own.values_mut().filter_map(Value::as_object_mut) {
            part.remove("at");
        }
    }
    fact
}

fn walk(rulebook: &str, code: &str, steps: &[Step]) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut doors = Doors::open(folder.path(), rulebook, code);
    // What goes wrong is told for every act, not for the first only.
    let mut wrong = Vec::new();
    for step in steps {
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| doors.step(step)));
        if done.is_err() {
            wrong.push(&step.3);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_game_that_is_broken_off_goes_the_same_way_through_all_doors() {
    walk("ua2023-russian", "ua2013", &broken_off());
}

#[test]
fn a_game_that_is_left_goes_the_same_way_through_all_doors() {
    walk("ua2023-russian", "ua2013", &left());
}

#[test]
fn a_game_that_is_agreed_goes_the_same_way_through_all_doors() {
    walk("columns-russian", "columns", &agreed());
}

#[test]
fn a_game_that_is_resigned_goes_the_same_way_through_all_doors() {
    walk("ua2023-russian", "ua2013", &resigned());
}

#[test]
fn every_act_by_correspondence_has_its_right_and_its_command() {
    let help = damier(&["correspondence", "--help"]);
    let typed = |name: &str| {
        match name {
            "move" => "letter",
            "offer" | "accept" | "decline" | "draw" | "resign" => "end",
            "stands" => "adjudicate",
            "score" => "award",
            other => other,
        }
        .to_owned()
    };
    for act in ACTS.iter().filter(|act| act.name != "conditional") {
        let word = typed(act.name);
        assert!(
            help.lines().any(|line| line.trim_start().starts_with(&format!("{word} "))),
            "{word}: {help}"
        );
    }
    let walked: BTreeSet<&str> =
        [broken_off(), left(), agreed(), resigned()].concat().iter().map(|step| step.1).collect();
    // What only whoever reads letters enters cannot be sent by two players who have accounts.
    let letters = ACTS.iter().filter(|act| act.action == Some(Right::Letters)).count();
    assert!(walked.len() >= 14 && letters == 5, "{walked:?}");
}
