//! Every act at a simultaneous display through all three doors: typed, sent by a form, posted by a program. The facts
//! are the same.

use std::collections::BTreeSet;
use std::path::PathBuf;

use damier_acts::displays::{ACTS, Office, named};
use serde_json::{Value, json};

use crate::hall::Hall;
use crate::three_doors::{coded, form, lay, refused, seat, stored, token};
use crate::visitor::{Site, Visitor};

/// One act: its name, the board, what more is said, and what is typed for it.
type Step = (&'static str, Value, &'static str);

/// A display of three boards and its end; the arbiter's acts come after the giver's.
fn normal() -> Vec<Step> {
    vec![
        ("start", json!({}), "start"),
        ("go", json!({"board": 1}), "go 1"),
        ("move", json!({"board": 1, "move": "32-28"}), "move 1 32-28"),
        ("back", json!({"board": 1}), "back 1"),
        ("move", json!({"board": 1, "move": "33-28"}), "move 1 33-28"),
        ("go", json!({"board": 2}), "go 2"),
        ("draw", json!({"board": 2}), "draw 2"),
        ("go", json!({"board": 3}), "go 3"),
        ("resign", json!({"board": 3}), "give-up 3"),
        ("remark", json!({"board": 1}), "remark 1"),
        ("end", json!({}), "end"),
    ]
}

/// Opponents who are away.
fn away() -> Vec<Step> {
    vec![
        ("start", json!({}), "start"),
        ("go", json!({"board": 1}), "go 1"),
        ("move", json!({"board": 1, "move": "32-28"}), "move 1 32-28"),
        ("go", json!({"board": 2}), "go 2"),
        ("move", json!({"board": 2, "move": "32-28"}), "move 2 32-28"),
        ("go", json!({"board": 3}), "go 3"),
        ("move", json!({"board": 3, "move": "32-28"}), "move 3 32-28"),
        ("go", json!({"board": 1}), "go 1"),
        ("excused", json!({"board": 1}), "absent 1"),
        ("absent", json!({"board": 1}), "lost 1"),
        ("disqualify", json!({"board": 2}), "out 2"),
    ]
}

/// A blindfold display, in which somebody moves for the giver.
fn blindfold() -> Vec<Step> {
    vec![("intermediary", json!({"name": "Ivo"}), "intermediary --name Ivo")]
}

/// A check for which an opponent was at fault (FMJD-VIII.B.14).
fn check() -> Vec<Step> {
    vec![("start", json!({}), "start"), ("charge", json!({"board": 1, "seconds": 90}), "charge 1 90")]
}

/// A display with clocks in which the giver has thought for two hours at every board: his flags have fallen.
fn clocks() -> Vec<Step> {
    vec![
        // FMJD-VIII.B.13: a wrong record of the moves loses.
        ("doubt", json!({"board": 1}), "doubt 1"),
        ("count-wrong", json!({"board": 1}), "count 1 wrong"),
        ("doubt", json!({"board": 2}), "doubt 2"),
        ("count-right", json!({"board": 2}), "count 2 right"),
        ("own-flag", json!({"board": 3}), "flag 3 giver"),
        ("flag", json!({"board": 4}), "flag 4"),
    ]
}

/// The same display in three places.
struct Doors {
    folder: PathBuf,
    hall: Hall,
    site: Site,
    giver: Visitor,
    arbiter: Visitor,
    tokens: [String; 2],
    by_form: String,
    by_program: String,
}

impl Doors {
    fn open(folder: &std::path::Path, kind: &str) -> Doors {
        let hall = Hall::new();
        let printed = hall
            .sh(&format!("damier display new a.simul {kind} --rulebook fmjd-100 --giver Ivan Ann Bob Carl"));
        assert!(!printed.contains("[exit code"), "{printed}");
        let site = Site::start(folder);
        let (mut giver, mut arbiter) =
            (Visitor::registered(&site, "Ivan"), Visitor::registered(&site, "Olha"));
        let tokens = [token(&mut giver, "play=on"), token(&mut arbiter, "play=on")];
        let mut made = || {
            let form =
                format!("kind={kind}&rulebook=fmjd-100&colour=white&opponents=Ann%0ABob%0ACarl&arbiter=Olha");
            let answer = giver.post("/displays", &form);
            assert_eq!(answer.status, 303, "{}", refused(&answer.text));
            answer.to().trim_start_matches("/display/").to_owned()
        };
        let (by_form, by_program) = (made(), made());
        let folder = folder.to_owned();
        Doors { folder, hall, site, giver, arbiter, tokens, by_form, by_program }
    }

    /// A display with clocks that began before: what happened then is typed and laid into the store of the site.
    fn go_on(folder: &std::path::Path) -> Doors {
        let hall = Hall::new();
        let ago = |minutes: i64| {
            let then = jiff::Timestamp::now() - jiff::SignedDuration::from_mins(minutes);
            then.strftime("%FT%TZ").to_string()
        };
        for line in [
            format!("new a.simul clocks --giver Ivan Ann Bob Carl Dan --at {}", ago(140)),
            format!("say a.simul start --at {}", ago(125)),
        ] {
            let printed = hall.sh(&format!("damier display {line}"));
            assert!(!printed.contains("[exit code"), "{line}: {printed}");
        }
        let text = String::from_utf8(hall.read("a.simul")).expect("text");
        let entries: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("an entry")).collect();
        let site = Site::start(folder);
        let (mut giver, mut arbiter) =
            (Visitor::registered(&site, "Ivan"), Visitor::registered(&site, "Olha"));
        let tokens = [token(&mut giver, "play=on"), token(&mut arbiter, "play=on")];
        let seats = [seat(1, "giver", Some("the secret of the boards")), seat(2, "arbiter", None)];
        let [by_form, by_program] = ["byform00", "bymachin"].map(|id| {
            lay(folder, "display", id, &seats, &entries);
            id.to_owned()
        });
        let folder = folder.to_owned();
        Doors { folder, hall, site, giver, arbiter, tokens, by_form, by_program }
    }

    fn log(&self) -> Vec<Value> {
        let text = String::from_utf8(self.hall.read("a.simul")).expect("text");
        let entries = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("an entry"));
        entries.map(|entry| entry["fact"].clone()).collect()
    }

    fn step(&mut self, (name, fields, command): &Step) {
        let act = named(name).unwrap_or_else(|| panic!("no act {name}"));
        let fields = fields.as_object().expect("fields");
        let known = self.log().len();
        let printed = self.hall.sh(&format!("damier display say a.simul {command}"));
        assert!(!printed.contains("[exit code"), "{command}: {printed}");
        let typed = self.log().split_off(known);
        assert!(!typed.is_empty(), "{name}: nothing came of {command}");

        let rules = !act.action.is_some_and(|right| Office::Giver.may(right));
        let mut all = form(act, fields);
        all.push(("what".to_owned(), (*name).to_owned()));
        let all: Vec<String> =
            all.iter().map(|(name, text)| format!("{}={}", coded(name), coded(text))).collect();
        let stream = format!("display/{}", self.by_form);
        let before = stored(&self.folder, &stream).len();
        let visitor = if rules { &mut self.arbiter } else { &mut self.giver };
        let answer = visitor.post(&format!("/display/{}", self.by_form), &all.join("&"));
        assert_eq!(answer.status, 303, "{name} by form: {}", refused(&answer.text));
        let mut body = fields.clone();
        body.insert("act".to_owned(), json!(name));
        let path = format!("/api/v1/displays/{}/acts", self.by_program);
        let token = &self.tokens[usize::from(rules)];
        let answer = Visitor::new(&self.site).program("POST", &path, token, &Value::Object(body).to_string());
        assert_eq!(answer.status, 200, "{name} by a program: {}", answer.text);
        let posted: Value = serde_json::from_str(&answer.text).expect("JSON");
        let posted = posted["facts"].as_array().expect("facts").iter().map(|own| own["fact"].clone());
        assert_eq!(typed, posted.collect::<Vec<_>>(), "{name}: typed and posted");
        let sent = stored(&self.folder, &stream).split_off(before);
        let sent = sent.into_iter().map(|own| own["fact"].clone());
        assert_eq!(typed, sent.collect::<Vec<_>>(), "{name}: typed and sent");
    }
}

fn walk(kind: &str, steps: &[Step]) {
    let folder = tempfile::tempdir().expect("a folder");
    walked(Doors::open(folder.path(), kind), steps);
}

fn walked(mut doors: Doors, steps: &[Step]) {
    // What goes wrong is told for every act, not for the first only.
    let mut wrong = Vec::new();
    for step in steps {
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| doors.step(step)));
        if done.is_err() {
            wrong.push(&step.2);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_display_goes_the_same_way_through_all_doors() {
    walk("normal", &normal());
}

#[test]
fn who_is_away_loses_the_same_way_through_all_doors() {
    walk("normal", &away());
}

#[test]
fn a_blindfold_display_gets_another_intermediary_the_same_way_through_all_doors() {
    walk("blindfold", &blindfold());
}

#[test]
fn the_time_of_a_check_is_charged_the_same_way_through_all_doors() {
    walk("clocks", &check());
}

#[test]
fn flags_and_counts_are_ruled_on_the_same_way_through_all_doors() {
    let folder = tempfile::tempdir().expect("a folder");
    walked(Doors::go_on(folder.path()), &clocks());
}

#[test]
fn every_act_at_a_display_is_walked_through() {
    let all = [normal(), away(), blindfold(), check(), clocks()].concat();
    let walked: BTreeSet<&str> = all.iter().map(|step| step.0).collect();
    let listed: BTreeSet<&str> = ACTS.iter().map(|act| act.name).collect();
    assert_eq!(walked, listed);
}
