//! Every act in the books of a federation through all three doors: typed, sent by a form, posted by a program. The
//! facts are the same.

use std::collections::BTreeSet;

use damier_acts::federation::{ACTS, named};
use serde_json::{Value, json};

use crate::command::damier;
use crate::hall::Hall;
use crate::three_doors::{coded, form, refused, token};
use crate::visitor::{Site, Visitor};

/// One act: its name, what is said with it, and what is typed for it.
type Step = (&'static str, Value, &'static str);

const PEOPLE: &str = "family,given,federation\nMoroz,Lev,UKR\nLys,Ihor,UKR\n";
const RATINGS: &str = "person,rating,games\n#1,2210,40\n#2,2100,55\n";

/// A table of norms that the event of the books can reach: the FMJD's own is lost.
const OWN_NORMS: &str = "name = \"of the federation\"\nvalid_from = \"2001-01-01\"\n\
    [[category]]\nname = \"I\"\nfrom = 2000\nbelow = 2400\n\
    [[points]]\ncategory = \"I\"\ngames = 3\ntitle = \"mf\"\npoints = 1\n";

const REPORT: &str = "cup.damier --starts 2026-02-01 --ends 2026-02-07 --standing official";

fn steps() -> Vec<Step> {
    vec![
        ("open", json!({"name": "Federation of Ukraine", "code": "UKR"}), "new 'Federation of Ukraine' UKR"),
        (
            "body",
            json!({"code": "MLT", "name": "Malta", "coordinator": "A. B."}),
            "body MLT --name Malta --coordinator 'A. B.'",
        ),
        (
            "body",
            json!({"code": "MLT", "standing": "suspended", "from": "2026-01-01"}),
            "body MLT --standing suspended --from 2026-01-01",
        ),
        (
            "body",
            json!({"code": "UKR", "name": "Federation of Ukraine"}),
            "body UKR --name 'Federation of Ukraine'",
        ),
        (
            "club",
            json!({"name": "Dynamo", "federation": "UKR", "town": "Kyiv"}),
            "club Dynamo --federation UKR --town Kyiv",
        ),
        (
            "person",
            json!({"family": "Koval", "given": "Ivan", "federation": "UKR", "sex": "male", "born": "1990-05-01", "languages": ["Ukrainian", "English"]}),
            "person Koval Ivan --federation UKR --sex m --born 1990-05-01 --language Ukrainian --language English",
        ),
        (
            "person",
            json!({"family": "Bondar", "given": "Olha", "licence": "UA-9"}),
            "person Bondar Olha --licence UA-9",
        ),
        (
            "person",
            json!({"change": "Koval", "email": "koval@example.org", "category": "master"}),
            "person --change Koval --email koval@example.org --category master",
        ),
        (
            "person",
            json!({"family": "Bondar", "given": "Olga", "licence": "UA-10"}),
            "person Bondar Olga --licence UA-10",
        ),
        ("import", json!({"list": PEOPLE}), "import people.csv"),
        (
            "merge",
            json!({"kept": "#2", "gone": "#3", "reason": "one person"}),
            "merge '#2' '#3' --because 'one person'",
        ),
        ("unmerge", json!({"gone": "#3", "reason": "sisters"}), "unmerge '#3' --because sisters"),
        (
            "licence",
            json!({"who": "Koval", "number": "UA-17", "from": "2026-01-01", "until": "2026-12-31"}),
            "licence Koval --number UA-17 --from 2026-01-01 --until 2026-12-31",
        ),
        ("licence", json!({"who": "UA-9", "until": "2030-12-31"}), "licence UA-9 --until 2030-12-31"),
        (
            "transfer",
            json!({"who": "Koval", "to": "Dynamo", "on": "2026-03-01", "note": "by letter"}),
            "transfer Koval --to Dynamo --on 2026-03-01 --note 'by letter'",
        ),
        (
            "fee",
            json!({"who": "Koval", "amount": "12.50", "currency": "uah", "purpose": "licence", "due": "2026-02-01"}),
            "fee --person Koval 12.50 uah licence --due 2026-02-01",
        ),
        (
            "fee",
            json!({"club": "Dynamo", "amount": 1200, "currency": "UAH", "purpose": "membership"}),
            "fee --club Dynamo 1200 UAH membership",
        ),
        ("pay", json!({"fee": 1, "on": "2026-02-02"}), "fee --paid 1 --on 2026-02-02"),
        (
            "sanction",
            json!({"who": "Lys", "kind": "suspension", "from": "2026-01-01", "until": "2027-01-01", "clauses": ["COL-4.1.14"], "reason": "stopped play"}),
            "sanction Lys suspension --from 2026-01-01 --until 2027-01-01 --clause COL-4.1.14 --because 'stopped play'",
        ),
        (
            "lift",
            json!({"sanction": 1, "on": "2026-09-01", "reason": "on appeal"}),
            "sanction --lift 1 --on 2026-09-01 --because 'on appeal'",
        ),
        (
            "bring",
            json!({"list": RATINGS, "pool": "100", "from": "2026-01-01"}),
            "bring ratings.csv --pool 100 --from 2026-01-01",
        ),
        (
            "report",
            json!({"reported": "REPORTED", "enter_new": true, "received": "2026-02-10"}),
            "report cup.damier --starts 2026-02-01 --ends 2026-02-07 --standing official --enter-new --received 2026-02-10",
        ),
        (
            "count",
            json!({"event": 1, "counts": false, "reason": "a rapid rate"}),
            "count 1 --no --because 'a rapid rate'",
        ),
        (
            "count",
            json!({"event": 1, "counts": true, "reason": "after all"}),
            "count 1 --because 'after all'",
        ),
        ("regulations", json!({"text": "RULES", "pools": ["64"]}), "regulations rules.toml --pool 64"),
        ("norm-table", json!({"text": "NORMS"}), "norm-table norms.toml"),
        ("rank-table", json!({"text": "RANKS"}), "ranks ranks.toml"),
        ("title-rules", json!({"text": "TITLES"}), "title-rules titles.toml"),
        (
            "place-titles",
            json!({"event": 1, "championship": "junior-world", "date": "2026-02-08"}),
            "place-titles 1 junior-world --date 2026-02-08",
        ),
        (
            "award",
            json!({"who": "Koval", "title": "mf", "pool": "100", "date": "2026-06-01", "ground": "junior champion"}),
            "title Koval mf --pool 100 --date 2026-06-01 --ground 'junior champion'",
        ),
        (
            "withdraw",
            json!({"who": "Koval", "title": "mf", "pool": "100", "reason": "of the Assembly"}),
            "title Koval mf --pool 100 --withdraw --ground 'of the Assembly'",
        ),
        (
            "place",
            json!({"who": "Koval", "place": 2, "contest": "World championship", "date": "2025-11-01"}),
            "place Koval 2 --contest 'World championship' --date 2025-11-01",
        ),
        (
            "apply",
            json!({"who": "Koval", "title": "mi", "pool": "100", "proposer": "Federation", "signatory": "O. B.", "assembly": "2027-10-01"}),
            "apply Koval mi --pool 100 --proposer Federation --signatory 'O. B.' --assembly 2027-10-01",
        ),
        (
            "step",
            json!({"application": 1, "step": "examined", "note": "complete"}),
            "apply --number 1 --step examined --note complete",
        ),
        (
            "appoint",
            json!({"who": "Bondar Olha", "category": "national", "from": "2024-03-01", "until": "2028-03-01"}),
            "arbiter 'Bondar Olha' national --from 2024-03-01 --until 2028-03-01",
        ),
        // FMJD-X.2.1.1: three opponents with titles.
        master("#6", "title '#6' mf --pool 100 --date 2025-06-01 --ground 'as before'"),
        master("#7", "title '#7' mf --pool 100 --date 2025-06-01 --ground 'as before'"),
        master("#8", "title '#8' mf --pool 100 --date 2025-06-01 --ground 'as before'"),
        ("norm-table", json!({"text": "OWN NORMS"}), "norm-table own.toml"),
        ("norms", json!({"event": 1}), "norms --event 1 --register"),
        (
            "places",
            json!({"places": [{"name": "Vlasenko Oleh", "contest": "Cup of composition", "place": 1}], "date": "2026-06-01", "enter_new": true}),
            "contest cup.contest --enter-new",
        ),
        ("forget", json!({"who": "#5"}), "forget '#5' --yes"),
        ("undo", json!({"number": 8, "reason": "the wrong one"}), "undo 8 --because 'the wrong one'"),
    ]
}

fn master(who: &str, command: &'static str) -> Step {
    let said = json!({"who": who, "title": "mf", "pool": "100", "date": "2025-06-01", "ground": "as before"});
    ("award", said, command)
}

/// Books at the terminal, books that forms change, and books that programs change.
struct Doors {
    hall: Hall,
    today: String,
    form: (Site, Visitor, String),
    program: (Site, Visitor, String),
}

fn office(folder: &std::path::Path) -> (Site, Visitor, String) {
    let site = Site::start(folder);
    let link = damier(&["administrator", "--folder", &folder.display().to_string(), "--json"]);
    let secret = link.split("/setup/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    let mut visitor = Visitor::new(&site);
    let answer = visitor.post(&format!("/setup/{secret}"), "name=Olena&password=long+enough+for+anybody");
    assert_eq!(answer.status, 303, "{}", answer.text);
    let token = token(&mut visitor, "federation=on&read=on");
    (site, visitor, token)
}

impl Doors {
    fn typed(&self, command: &str) -> Vec<Value> {
        let known = self.log().len();
        let line = format!("damier federation {command} --today {} -f books.damier", self.today);
        let printed = self.hall.sh(&line);
        assert!(!printed.contains("[exit code"), "{line}: {printed}");
        self.log().split_off(known)
    }

    fn log(&self) -> Vec<Value> {
        let printed = self.hall.sh("damier federation log --json -f books.damier");
        let lines = printed.lines().filter(|line| line.starts_with('{'));
        let entries = lines.map(|line| serde_json::from_str::<Value>(line).expect("an entry"));
        entries.filter(|entry| entry.get("seq").is_some()).map(|entry| entry["fact"].clone()).collect()
    }

    fn record(of: &(Site, Visitor, String)) -> Vec<Value> {
        let answer = Visitor::new(&of.0).program("GET", "/api/v1/federation/record", &of.2, "");
        let record: Value = serde_json::from_str(&answer.text).unwrap_or_else(|_| panic!("{}", answer.text));
        record.as_array().expect("a record").iter().map(|entry| entry["fact"].clone()).collect()
    }

    fn step(&mut self, (name, fields, command): &Step) {
        let act = named(name).unwrap_or_else(|| panic!("no act {name}"));
        let mut fields = fields.as_object().expect("fields").clone();
        for value in fields.values_mut() {
            let file = match value.as_str() {
                Some("REPORTED") => "reported.json",
                Some("RULES") => "rules.toml",
                Some("NORMS") => "norms.toml",
                Some("RANKS") => "ranks.toml",
                Some("TITLES") => "titles.toml",
                Some("OWN NORMS") => "own.toml",
                _ => continue,
            };
            let text = String::from_utf8(self.hall.read(file)).expect("text");
            *value =
                if file.ends_with("json") { serde_json::from_str(&text).expect("JSON") } else { json!(text) };
        }
        let typed = self.typed(command);
        assert!(!typed.is_empty(), "{name}: nothing came of {command}");

        if *name == "forget" {
            return self.forget(fields["who"].as_str().expect("who"), &typed);
        }
        let known = Doors::record(&self.form).len();
        let mut all = form(act, &fields);
        all.push(("what".to_owned(), (*name).to_owned()));
        let all: Vec<String> =
            all.iter().map(|(name, text)| format!("{}={}", coded(name), coded(text))).collect();
        let answer = self.form.1.post("/federation/acts", &all.join("&"));
        assert_eq!(answer.status, 200, "{name} by form: {}", refused(&answer.text));
        let sent = Doors::record(&self.form).split_off(known);

        fields.insert("act".to_owned(), json!(name));
        let (site, _, token) = &self.program;
        let body = Value::Object(fields).to_string();
        let answer = Visitor::new(site).program("POST", "/api/v1/federation/acts", token, &body);
        assert_eq!(answer.status, 200, "{name} by a program: {}", answer.text);
        let posted: Value = serde_json::from_str(&answer.text).expect("JSON");
        let posted = posted["facts"].as_array().expect("facts").iter().map(|own| own["fact"].clone());
        assert_eq!(typed, sent, "{name}: typed and sent");
        assert_eq!(typed, posted.collect::<Vec<_>>(), "{name}: typed and posted");
    }

    /// Whoever forgets somebody shows first that it is he himself, so this act has a page and an address of its own.
    fn forget(&mut self, who: &str, typed: &[Value]) {
        let number = who.trim_start_matches('#');
        let known = Doors::record(&self.form).len();
        let password = "password=long+enough+for+anybody";
        let answer = self.form.1.post(&format!("/federation/player/{number}/forget"), password);
        assert_eq!(answer.status, 303, "by form: {}", refused(&answer.text));
        assert_eq!(typed, Doors::record(&self.form).split_off(known), "forget: typed and sent");
        let known = Doors::record(&self.program).len();
        let (site, _, token) = &self.program;
        let path = format!("/api/v1/federation/people/{number}/deletion");
        let body = json!({"password": "long enough for anybody"}).to_string();
        let answer = Visitor::new(site).program("POST", &path, token, &body);
        assert_eq!(answer.status, 200, "by a program: {}", answer.text);
        assert_eq!(typed, Doors::record(&self.program).split_off(known), "forget: typed and posted");
    }
}

/// A finished event and its report, as a program sends it.
fn event(hall: &Hall) {
    let lines =
        "damier event --file cup.damier simulate --template fmjd-100/round-robin --players 4 --seed 11 --calm
        damier federation new Other OTH -f other.damier";
    for line in lines.lines() {
        let printed = hall.sh(line);
        assert!(!printed.contains("[exit code"), "{line}: {printed}");
    }
    let printed = hall.sh(&format!("damier federation report {REPORT} --print -f other.damier"));
    let act: Value = serde_json::from_str(&printed).unwrap_or_else(|why| panic!("{why}: {printed}"));
    hall.file("reported.json", act["reported"].to_string());
}

/// A contest of composing that gives points for titles, to its final results.
fn contest(hall: &Hall) {
    let lines = "composing template --at 2026-01-01 > template.toml
        composing new cup.toml --at 2026-01-01 -f cup.contest
        composing appoint 'Bila O.' judge --at 2026-01-02 -f cup.contest
        composing author 'Vlasenko Oleh' --born 1970 --address Kyiv --at 2026-01-03 -f cup.contest
        composing send 1 --author 1 --position W:Wc3,e3,a1:Bd6,f6,b6 --solution d4 --at 2026-01-04 -f cup.contest
        composing close --seed 7 --at 2026-04-02 -f cup.contest
        composing mark 1-01 78 --judge 'Bila O.' --at 2026-04-03 -f cup.contest
        composing publish preliminary --at 2026-05-01 -f cup.contest
        composing publish final --at 2026-06-01 -f cup.contest";
    for (at, line) in lines.lines().map(str::trim).enumerate() {
        let printed = hall.sh(&format!("damier {line}"));
        assert!(!printed.contains("[exit code"), "{line}: {printed}");
        if at == 0 {
            let text = String::from_utf8(hall.read("template.toml")).expect("text");
            let text =
                text.replace("# titles = true", "titles = true").replace("= \"\" #", "= \"as told\" #");
            hall.file(
                "cup.toml",
                text.lines()
                    .take_while(|line| !line.starts_with("---"))
                    .fold(String::new(), |all, line| all + line + "\n"),
            );
        }
    }
}

#[test]
fn the_books_go_the_same_way_through_all_doors() {
    let (one, two) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let hall = Hall::new();
    hall.file("people.csv", PEOPLE);
    hall.file("ratings.csv", RATINGS);
    for (command, file) in [
        ("regulations", "rules.toml"),
        ("norm-table", "norms.toml"),
        ("ranks", "ranks.toml"),
        ("title-rules", "titles.toml"),
    ] {
        hall.file(file, hall.sh(&format!("damier federation {command}")));
    }
    hall.file("own.toml", OWN_NORMS);
    event(&hall);
    contest(&hall);
    let today = hall.sh("date -u +%F").trim().to_owned();
    let mut doors = Doors { hall, today, form: office(one.path()), program: office(two.path()) };
    // What goes wrong is told for every act, not for the first only.
    let mut wrong = Vec::new();
    for step in &steps() {
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| doors.step(step)));
        if done.is_err() {
            wrong.push(step.2);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_act_in_the_books_is_walked_through_and_has_its_right() {
    let walked: BTreeSet<&str> = steps().iter().map(|step| step.0).collect();
    let listed: BTreeSet<&str> = ACTS.iter().map(|act| act.name).collect();
    assert_eq!(walked, listed);
    assert!(ACTS.iter().all(|act| act.action.is_some()));
}
