//! Every act at a contest of composing or of solving through all three doors: typed, sent by a form, posted by a
//! program. The facts are the same, but for the accounts, which a file does not know.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use damier_acts::Listed;
use damier_acts::contests::{Right, composing, solving};
use damier_clock::Moment;
use damier_store::{Append, Database, NewFact};
use jiff::Timestamp;
use serde_json::{Value, json};

use crate::hall::Hall;
use crate::three_doors::{coded, form, refused, stored, token};
use crate::visitor::{Site, Visitor};

/// One act: who does it, its name, what is said with it, and what is typed for it.
type Step = (&'static str, &'static str, Value, &'static str);

/// Those who have accounts, in the order of their numbers, with the names that papers print.
const PEOPLE: [(&str, &str); 6] = [
    ("Olena", "organiser"),
    ("Ivan", "Koval Ivan"),
    ("Petro", "Bondar Petro"),
    ("Judge", "Bila O."),
    ("Chief", "Chief C."),
    ("Body", "Saenko P."),
];

/// A work in PDN.
const PDN: &str = "[GameType \"25\"] [FEN \"W:Wc3,e3,a1,g1,h2:Bd6,f6,b6,h8,h6\"] 1. c3-d4 *\n";

fn regulation(kind: &str, closing: &str) -> String {
    let texts = ["organiser", "character", "period", "participants", "address", "places", "prizes", "panel"];
    let texts: String = texts.map(|name| format!("{name} = \"as told\"\n")).concat();
    format!(
        "name = \"Cup\"\ncode = \"ua2023\"\nkind = \"{kind}\"\npublished = \"2020-01-01\"\nclosing = \"{closing}\"\n\
         preliminary = \"2099-02-01\"\neffect = \"2099-08-01\"\n[[sections]]\nname = \"Problems\"\n\
         variant = \"russian\"\ngenre = \"problem\"\nper_author = 3\n[texts]\n{texts}"
    )
}

fn solving_regulation() -> String {
    let texts = [
        "organiser",
        "character",
        "period",
        "sections",
        "session",
        "participants",
        "points",
        "layout",
        "places",
        "panel",
        "protests",
        "prizes",
    ];
    let texts: String = texts.map(|name| format!("{name} = \"as told\"\n")).concat();
    format!(
        "name = \"Solving\"\ncode = \"ua2023\"\nform = \"in_person\"\nminutes = 90\nties = [\"time\"]\n[texts]\n{texts}"
    )
}

/// While works are sent in.
fn sending() -> Vec<Step> {
    let work = |position: &str| json!({"section": 1, "position": position, "task": "win", "solution": "cd4"});
    let mut better = work("W:Wc3,e3,c1:Bd6,f6,b6");
    better["work"] = json!(1);
    vec![
        (
            "Olena",
            "appoint",
            json!({"account": "Judge", "name": "Bila O.", "office": "judge", "section": [1]}),
            "appoint 'Bila O.' judge --section 1",
        ),
        (
            "Olena",
            "appoint",
            json!({"account": "Chief", "name": "Chief C.", "office": "chief-judge"}),
            "appoint 'Chief C.' chief-judge",
        ),
        (
            "Olena",
            "relieve",
            json!({"name": "Chief C.", "text": "illness"}),
            "relieve 'Chief C.' --reason illness",
        ),
        (
            "Ivan",
            "enter",
            json!({"name": "Koval Ivan", "place": "Lviv", "born": 1970, "address": "Lviv", "category": "MC", "coach": "Tkach P."}),
            "author 'Koval Ivan' --place Lviv --born 1970 --address Lviv --category MC --coach 'Tkach P.'",
        ),
        ("Petro", "enter", json!({"name": "Bondar Petro"}), "author 'Bondar Petro'"),
        (
            "Ivan",
            "send",
            work("W:Wc3,e3,a1:Bd6,f6,b6"),
            "send 1 --author 1 --position 'W:Wc3,e3,a1:Bd6,f6,b6' --solution cd4",
        ),
        (
            "Ivan",
            "send",
            better,
            "replace 1 --section 1 --author 1 --position 'W:Wc3,e3,c1:Bd6,f6,b6' --solution cd4",
        ),
        (
            "Petro",
            "send",
            json!({"section": 1, "pdn": PDN, "origin": "correction", "times": 1}),
            "send 1 --author 2 --pdn work.pdn --corrected 1",
        ),
        ("Petro", "withdraw", json!({"work": 2}), "withdraw 2"),
        ("Petro", "undo", json!({"number": 10, "text": "it stays"}), "undo 10 --reason 'it stays'"),
        (
            "Olena",
            "change",
            json!({"regulation": "CHANGED", "text": "a month more"}),
            "change changed.toml --reason 'a month more'",
        ),
    ]
}

/// From the closing to the award, and its cancelling.
fn judging() -> Vec<Step> {
    let mark = |code: &str, mark: Value| json!({"code": code, "mark": mark, "says": "sharp"});
    vec![
        ("Olena", "close", json!({"seed": 7}), "close --seed 7"),
        ("Judge", "mark", mark("1-01", json!(78)), "mark 1-01 78 --judge 'Bila O.' --says sharp"),
        ("Judge", "breach", json!({"code": "1-02", "text": "a dual"}), "breach 1-02 --reason 'a dual'"),
        (
            "Judge",
            "breach-back",
            json!({"code": "1-02", "text": "no dual"}),
            "breach-back 1-02 --reason 'no dual'",
        ),
        ("Judge", "mark", mark("1-02", json!("61")), "mark 1-02 61 --judge 'Bila O.' --says sharp"),
        ("Olena", "preliminary", json!({}), "publish preliminary"),
        (
            "Petro",
            "remark",
            json!({"code": "1-01", "text": "like Smith 1987"}),
            "remark 1-01 'like Smith 1987' --from 'Bondar Petro'",
        ),
        ("Ivan", "appeal", json!({"work": 1, "text": "too low"}), "appeal file 1 'too low' --author 1"),
        (
            "Chief",
            "rule",
            json!({"appeal": "LAST", "text": "it stays"}),
            "appeal rule LAST --rejected 'it stays'",
        ),
        ("Ivan", "further", json!({"appeal": "LAST"}), "appeal further LAST"),
        (
            "Body",
            "commission",
            json!({"appeal": "LAST", "text": "a mistake", "mark": 81, "upheld": true}),
            "appeal decide LAST --upheld 'a mistake' --mark 81",
        ),
        (
            "Chief",
            "revise",
            json!({"code": "1-01", "mark": "60", "text": "a forerunner"}),
            "revise 1-01 60 --reason 'a forerunner'",
        ),
        ("Body", "cancel", json!({"text": "bad faith"}), "cancel-award --reason 'bad faith'"),
    ]
}

/// Long after the preliminary results.
fn ending() -> Vec<Step> {
    vec![
        ("Olena", "final", json!({}), "publish final"),
        ("Chief", "defect", json!({"code": "1-01", "text": "a dual"}), "defect 1-01 'a dual'"),
    ]
}

fn session() -> Vec<Step> {
    let put = json!({"variant": "russian", "position": "W:WKb8,h6:Bc3,h8", "task": "win", "solution": "f4 (g7, b2) g7! +"});
    let with_points = json!({"pdn": PDN, "number": 1, "points": "2", "extra": ["false way=0.5"], "least": 1});
    vec![
        (
            "Olena",
            "appoint",
            json!({"account": "Chief", "name": "Chief C.", "office": "chief-judge"}),
            "appoint 'Chief C.' chief-judge",
        ),
        (
            "Olena",
            "appoint",
            json!({"account": "Judge", "name": "Bila O.", "office": "judge"}),
            "appoint 'Bila O.' judge",
        ),
        (
            "Olena",
            "appoint",
            json!({"account": "Body", "name": "Saenko P.", "office": "deputy"}),
            "appoint 'Saenko P.' deputy",
        ),
        (
            "Olena",
            "relieve",
            json!({"name": "Saenko P.", "text": "away"}),
            "relieve 'Saenko P.' --reason away",
        ),
        ("Chief", "pick", json!({"pdn": PDN, "count": 1, "seed": 7}), "pick work.pdn --count 1 --seed 7"),
        ("Chief", "drop", json!({"position": 1}), "drop 1"),
        ("Chief", "put", with_points, "put work.pdn --number 1 --points 2 --extra 'false way=0.5' --least 1"),
        (
            "Chief",
            "put",
            put,
            "put --variant russian --position 'W:WKb8,h6:Bc3,h8' --solution 'f4 (g7, b2) g7! +'",
        ),
        ("Chief", "approve-set", json!({}), "approve-set"),
        ("Ivan", "enter", json!({"name": "Koval Ivan", "place": "Lviv"}), "enter 'Koval Ivan' --place Lviv"),
        ("Chief", "start", json!({}), "start"),
        ("Ivan", "answer", json!({"position": 2, "text": "c3-d4"}), "answer 1 2 c3-d4"),
        ("Ivan", "hand-in", json!({}), "hand-in 1"),
        ("Judge", "judge", json!({"solver": 1, "position": 2}), "judge 1 2"),
        (
            "Judge",
            "judge",
            json!({"solver": 1, "position": 2, "tick": [2], "remark": "so"}),
            "judge 1 2 --ticks 2 --remark so",
        ),
        ("Chief", "publish", json!({}), "publish"),
        ("Ivan", "protest", json!({"position": 2, "text": "more"}), "protest file 1 2 more"),
        (
            "Chief",
            "rule",
            json!({"protest": "LAST", "upheld": true, "text": "yes", "tick": [1]}),
            "protest rule LAST --upheld yes --ticks 1",
        ),
        ("Chief", "approve", json!({}), "approve"),
        ("Chief", "undo", json!({"number": 20, "text": "too early"}), "undo 20 --reason 'too early'"),
    ]
}

/// The same contest in three places.
struct Doors {
    kind: &'static str,
    acts: &'static [Listed<Right>],
    folder: PathBuf,
    hall: Hall,
    site: Site,
    people: Vec<(&'static str, Visitor, String)>,
    by_form: String,
    by_program: String,
    changed: String,
    /// The number of the last appeal or protest.
    last: u64,
}

impl Doors {
    fn open(folder: &Path, kind: &'static str, regulation: &str) -> Doors {
        let hall = Hall::new();
        hall.file("cup.toml", regulation);
        hall.file("work.pdn", PDN);
        let changed = regulation.replace("2099-01-01", "2099-01-15");
        hall.file("changed.toml", &changed);
        let site = Site::start(folder);
        let mut people = Vec::new();
        for (name, _) in PEOPLE {
            let mut visitor = Visitor::registered(&site, name);
            let token = token(&mut visitor, "contest=on&read=on");
            people.push((name, visitor, token));
        }
        let acts = if kind == "composing" { composing::ACTS } else { solving::ACTS };
        let (by_form, by_program) = ("one".to_owned(), "two".to_owned());
        let folder = folder.to_owned();
        Doors { kind, acts, folder, hall, site, people, by_form, by_program, changed, last: 0 }
    }

    /// Begins the contest at the terminal on a day, says more there, and brings it to the site twice.
    fn begin(&mut self, said: &[(&str, &str)]) {
        for (day, line) in said {
            self.type_in(&format!("{line} --at {day}"));
        }
        for id in [&self.by_form, &self.by_program] {
            bring(&self.folder, &format!("{}/{id}", self.kind), &self.log());
        }
    }

    fn type_in(&self, line: &str) -> String {
        let printed = self.hall.sh(&format!("damier {} {line} -f cup.contest", self.kind));
        assert!(!printed.contains("[exit code"), "{line}: {printed}");
        printed
    }

    fn log(&self) -> Vec<Value> {
        let printed: Value = serde_json::from_str(&self.type_in("log --json")).expect("JSON");
        printed["log"].as_array().expect("a log").clone()
    }

    fn stored(&self, id: &str) -> Vec<Value> {
        stored(&self.folder, &format!("{}/{id}", self.kind)).iter().map(|own| plain(&own["fact"])).collect()
    }

    fn step(&mut self, (who, name, fields, command): &Step) {
        let act = self.acts.iter().find(|act| act.name == *name).unwrap_or_else(|| panic!("no act {name}"));
        let mut fields = fields.as_object().expect("fields").clone();
        for value in fields.values_mut() {
            match value.as_str() {
                Some("LAST") => *value = json!(self.last),
                Some("CHANGED") => *value = json!(self.changed),
                _ => {}
            }
        }
        let known = self.log().len();
        let now = Timestamp::now().strftime("%Y-%m-%dT%H:%M:%S");
        self.type_in(&format!("{} --at {now}", command.replace("LAST", &self.last.to_string())));
        let typed: Vec<Value> = self.log()[known..].iter().map(|own| plain(&own["fact"])).collect();
        assert!(!typed.is_empty(), "{name}: nothing came of {command}");
        if ["appeal", "protest"].contains(name) {
            self.last = known as u64 + 1;
        }

        let all: Vec<String> = form(act, &fields)
            .iter()
            .map(|(name, text)| format!("{}={}", coded(name), coded(text)))
            .collect();
        let page = if self.kind == "composing" { "contest" } else { "solving" };
        let person = self.people.iter_mut().find(|own| own.0 == *who).expect("somebody");
        let answer = person.1.post(&format!("/{page}/{}", self.by_form), &all.join("&"));
        assert_eq!(answer.status, 303, "{name} by form: {}", refused(&answer.text));
        let token = person.2.clone();
        fields.insert("act".to_owned(), json!(name));
        let path = if self.kind == "composing" { "contests" } else { "solvings" };
        let path = format!("/api/v1/{path}/{}/acts", self.by_program);
        let may = Visitor::new(&self.site).program("GET", &path, &token, "").text;
        assert!(may.contains(&format!("\"act\":\"{name}\"")), "{name} is not listed for {who}: {may}");
        let body = Value::Object(fields).to_string();
        let answer = Visitor::new(&self.site).program("POST", &path, &token, &body);
        assert_eq!(answer.status, 200, "{name} by a program: {}", answer.text);
        let (sent, posted) = (self.stored(&self.by_form), self.stored(&self.by_program));
        assert_eq!(typed, sent[known..], "{name}: typed and sent");
        assert_eq!(typed, posted[known..], "{name}: typed and posted");
    }

    fn walk(&mut self, steps: &[Step]) {
        for step in steps {
            self.step(step);
        }
    }
}

/// A fact without the accounts, which a file does not know.
fn plain(fact: &Value) -> Value {
    match fact {
        Value::Object(all) => {
            let own = all.iter().filter(|(name, _)| !["account", "login"].contains(&name.as_str()));
            own.map(|(name, value)| (name.clone(), plain(value))).collect()
        }
        other => other.clone(),
    }
}

/// Puts the facts of a file into the stream of a site, where everybody has his account.
fn bring(folder: &Path, stream: &str, log: &[Value]) {
    let number = |name: &str| PEOPLE.iter().position(|own| own.1 == name).map(|at| at as i64 + 1);
    let facts = log.iter().map(|entry| {
        let mut entry = entry.clone();
        for kind in ["appointed", "author_entered", "solver_entered"] {
            if let Some(own) = entry["fact"].get_mut(kind) {
                let account = number(own["name"].as_str().expect("a name"));
                own["account"] = json!(account);
                if kind == "author_entered" {
                    own["login"] = json!(account.map(|number| PEOPLE[number as usize - 1].0));
                }
            }
        }
        let account = number(entry["by"]["name"].as_str().expect("a name"));
        entry["by"]["account"] = json!(account);
        let at: Timestamp = entry["at"].as_str().expect("a moment").parse().expect("a moment");
        let author = account.map(|number| format!("account/{number}")).unwrap_or_default();
        let said = json!({ "by": entry["by"], "fact": entry["fact"] });
        NewFact::new(Moment::from(at), author, &said).expect("JSON")
    });
    let facts: Vec<NewFact> = facts.collect();
    let append = Append::new(stream, 1).facts(facts);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let database = Database::open(&folder.display().to_string()).await.expect("the site");
        database.append(append).await.expect("room");
        database.close().await;
    });
}

#[test]
fn works_are_sent_in_the_same_way_through_all_doors() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut doors = Doors::open(folder.path(), "composing", &regulation("contest", "2099-01-01"));
    doors.begin(&[("2020-01-02", "new cup.toml")]);
    doors.walk(&sending());
}

#[test]
fn teams_enter_the_same_way_through_all_doors() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut doors = Doors::open(folder.path(), "composing", &regulation("team_match", "2099-01-01"));
    doors.begin(&[("2020-01-02", "new cup.toml")]);
    let fields = json!({"name": "Lviv", "captain": "Koval Ivan", "account": "Ivan"});
    doors.walk(&[("Olena", "enter-team", fields, "team Lviv --captain 'Koval Ivan'")]);
}

/// What was said before works were judged.
const SENT: [(&str, &str); 8] = [
    ("2020-01-02", "new cup.toml"),
    ("2020-01-02", "appoint 'Bila O.' judge"),
    ("2020-01-02", "appoint 'Chief C.' chief-judge"),
    ("2020-01-02", "appoint 'Saenko P.' commission"),
    ("2020-01-03", "author 'Koval Ivan'"),
    ("2020-01-03", "author 'Bondar Petro'"),
    ("2020-01-04", "send 1 --author 1 --position 'W:Wc3,e3,a1:Bd6,f6,b6' --solution cd4"),
    ("2020-01-04", "send 1 --author 1 --position 'W:Wc3,e3,c1:Bd6,f6,h6' --solution cd4"),
];

#[test]
fn works_are_judged_the_same_way_through_all_doors() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut doors = Doors::open(folder.path(), "composing", &regulation("contest", "2020-04-01"));
    doors.begin(&SENT);
    doors.walk(&judging());
}

#[test]
fn results_become_final_the_same_way_through_all_doors() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut doors = Doors::open(folder.path(), "composing", &regulation("contest", "2020-04-01"));
    let judged = [
        ("2020-04-02", "close --seed 7"),
        ("2020-04-03", "mark 1-01 78 --judge 'Bila O.'"),
        ("2020-04-03", "mark 1-02 61 --judge 'Bila O.'"),
        ("2020-04-04", "publish preliminary"),
    ];
    doors.begin(&[&SENT[..], &judged].concat());
    doors.walk(&ending());
}

#[test]
fn positions_are_solved_the_same_way_through_all_doors() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut doors = Doors::open(folder.path(), "solving", &solving_regulation());
    doors.begin(&[("2020-01-02", "new cup.toml")]);
    doors.walk(&session());
}

#[test]
fn every_act_at_a_contest_is_walked_through() {
    let names = |acts: &[Listed<Right>]| acts.iter().map(|act| act.name).collect::<BTreeSet<&str>>();
    let steps = [sending(), judging(), ending()].concat();
    let mut walked: BTreeSet<&str> = steps.iter().map(|step| step.1).collect();
    walked.insert("enter-team");
    assert_eq!(walked, names(composing::ACTS));
    let mut walked: BTreeSet<&str> = session().iter().map(|step| step.1).collect();
    // The register of compositions is the site's; a file has none.
    walked.insert("set");
    assert_eq!(walked, names(solving::ACTS));
}
