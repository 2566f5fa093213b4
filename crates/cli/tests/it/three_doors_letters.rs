//! Acts in a game by correspondence through all three doors: typed, sent by a form, posted by a program. The facts are
//! the same but for instants, which only a server knows. Every act is walked.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use damier_acts::correspondence::{ACTS, named};
use jiff::civil::Date;
use serde_json::{Value, json};

use crate::command::damier;
use crate::hall::Hall;
use crate::three_doors::{coded, form, lay, refused, seat, stored, token};
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

/// A game in which both write letters, which the arbiter enters: also what is wrong with them.
fn by_letter() -> Vec<Step> {
    vec![
        (
            "arbiter",
            "repeat",
            json!({"side": "white", "registered": true}),
            "repeat G white --registered --on TODAY",
        ),
        (
            "arbiter",
            "documents",
            json!({"side": "black", "received": "@-25"}),
            "documents G black @-25 --on TODAY",
        ),
        (
            "arbiter",
            "impossible",
            json!({"side": "black", "received": "@-1", "sent": "@0", "move": "d6-d4"}),
            "impossible G black @-1 @0 d6-d4 --on TODAY",
        ),
        (
            "arbiter",
            "complain",
            json!({"side": "white", "offence": "impossible", "received": "@0", "sent": "@0", "charge": true}),
            "complain G white impossible @0 @0 --charge --on TODAY",
        ),
        (
            "arbiter",
            "correct",
            json!({"side": "black", "received": "@0", "sent": "@0", "move": "d6-c5"}),
            "correct G black @0 @0 d6-c5 --on TODAY",
        ),
        (
            "arbiter",
            "conditional",
            json!({"side": "black", "lines": ["b2-c3 e7-d6"]}),
            "conditional G black 'b2-c3 e7-d6' --on TODAY",
        ),
        (
            "arbiter",
            "move",
            json!({"side": "white", "move": "b2-c3", "received": "@0", "sent": "@0"}),
            "letter G white @0 @0 b2-c3 --on TODAY",
        ),
        (
            "arbiter",
            "break",
            json!({"side": "black", "from": "@1", "to": "@3", "notice": "@0"}),
            "break G Olha @1 @3 --notice @0 --granted --on TODAY",
        ),
        ("arbiter", "resign", json!({"side": "white"}), "end G white resign --on TODAY"),
    ]
}

/// A game in which one has taken too many days.
fn claimed() -> Vec<Step> {
    vec![
        (
            "white",
            "break",
            json!({"from": "@1", "to": "@3", "notice": "@0"}),
            "break G Ivan @1 @3 --notice @0 --on TODAY",
        ),
        (
            "white",
            "claim",
            json!({"move": "b2-c3", "notified": "@0"}),
            "claim G white --sealed b2-c3 --notified @0 --on TODAY",
        ),
        (
            "black",
            "object",
            json!({"text": "the postmark says otherwise"}),
            "object G black 'the postmark says otherwise' --on TODAY",
        ),
        (
            "arbiter",
            "rule",
            json!({"upheld": true, "count_from": "@0"}),
            "rule G upheld --count-from @0 --on TODAY",
        ),
        (
            "arbiter",
            "overstep",
            json!({"side": "white", "count_from": "@0"}),
            "overstep G white --count-from @0 --on TODAY",
        ),
    ]
}

/// A game in which a decision is appealed against, and answers are prepared.
fn appealed() -> Vec<Step> {
    vec![
        (
            "white",
            "appeal",
            json!({"number": "LAST", "text": "I told him of the new one"}),
            "appeal G white @-3 'I told him of the new one' --about LAST --on TODAY",
        ),
        (
            "arbiter",
            "rule-appeal",
            json!({"number": "ASKED", "upheld": false, "text": "it stands"}),
            "rule-appeal G ASKED 'it stands' --rejected --on TODAY",
        ),
        (
            "white",
            "conditional",
            json!({"lines": ["d6-c5 b2-c3"]}),
            "conditional G white 'd6-c5 b2-c3' --on TODAY",
        ),
        ("black", "move", json!({"move": "d6-c5"}), "letter G black @-10 @0 d6-c5"),
        (
            "black",
            "move",
            json!({"move": "e7-d6", "then": ["g3-f4 b6-a5", "g3-h4 b6-a5"]}),
            "letter G black @0 @0 e7-d6 --then 'g3-f4 b6-a5' --then 'g3-h4 b6-a5'",
        ),
    ]
}

/// A game that was adjudicated a few days ago.
fn judged() -> Vec<Step> {
    vec![
        (
            "white",
            "analysis",
            json!({"score": "white", "text": "a man more"}),
            "analysis G white white --text 'a man more' --on TODAY",
        ),
        ("black", "analysis", json!({"score": "draw", "on_paper": true}), "analysis G black draw --on TODAY"),
        (
            "white",
            "protest",
            json!({"text": "nobody looked at c3"}),
            "protest G white @-5 --text 'nobody looked at c3' --on TODAY",
        ),
        ("arbiter", "score", json!({"score": "white"}), "rule-protest G white Larysa --on TODAY"),
    ]
}

/// A game whose verdict nobody has protested against.
fn undisputed() -> Vec<Step> {
    vec![("arbiter", "stands", json!({}), "adjudicate G stands - --on TODAY")]
}

/// Kings go to and fro: the position has come for the third time.
const REPEATED: &str = "e3-d4 f6-e5 d4:f6 e7:g5 g3-f4 g5:e3 d2:f4 b6-a5 h2-g3 a5-b4 a3:e7 f8:d6 f4-e5 d6:h2 e1-d2 \
    d8-e7 c3-d4 h6-g5 f2-e3 e7-f6 d4-c5 a7-b6 c5:a7 c7-b6 a7:c5 g7-h6 e3-f4 g5:e3 d2:f4 f6-g5 c5-b6 g5:e3 b6-a7 \
    h8-g7 c1-d2 e3:a3 g1-f2 h2-g1 f2-g3 a3-b4 a1-b2 b8-c7 a7-b8 g1-d4 b8:a3 d4:a1 a3-f8 a1-f6 f8-a3 f6-a1 a3-f8 \
    a1-f6 f8-a3 f6-a1";

fn repeated() -> Vec<Step> {
    vec![("white", "draw", json!({}), "end G white claim-draw --on TODAY")]
}

/// A game that began some days ago. Sites have no other clock than the world's, so what has happened until today is
/// typed and laid into the stores of both games of the site.
struct Begun {
    /// How many days ago.
    days: i32,
    /// What else is typed for a new game.
    more: &'static str,
    /// The moves of the first day.
    moves: &'static str,
    /// What was typed afterwards.
    said: &'static [&'static str],
    /// How moves travel on the site.
    medium: &'static str,
    /// Both write letters, which the arbiter enters.
    letters: bool,
}

const BEGUN: Begun =
    Begun { days: 30, more: "", moves: "c3-d4", said: &[], medium: "server", letters: false };

/// Days are written @ and how many of them after today.
fn dated(text: &str, today: &str) -> String {
    let today: Date = today.parse().expect("a day");
    let mut parts = text.split('@');
    let mut all = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|sign: char| sign != '-' && !sign.is_ascii_digit()).unwrap_or(part.len());
        let days: i32 = part[..end].parse().expect("a number of days");
        let day = today.checked_add(jiff::Span::new().days(days)).expect("a day");
        all += &format!("{day}{}", &part[end..]);
    }
    all
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

/// A site with its administrator, who is its first account, and two players, who are the next two.
fn people(folder: &Path) -> (Site, Visitor, [Visitor; 2], [String; 3]) {
    let site = Site::start(folder);
    let link = damier(&["administrator", "--folder", &folder.display().to_string(), "--json"]);
    let secret = link.split("/setup/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    let mut arbiter = Visitor::new(&site);
    let answer = arbiter.post(&format!("/setup/{secret}"), "name=Larysa&password=long+enough+for+anybody");
    assert_eq!(answer.status, 303, "{}", answer.text);
    let mut players = [Visitor::registered(&site, "Ivan"), Visitor::registered(&site, "Olha")];
    let [white, black] = &mut players;
    let tokens = [token(white, "play=on&read=on"), token(black, "play=on"), token(&mut arbiter, "play=on")];
    (site, arbiter, players, tokens)
}

impl Doors {
    fn open(folder: &Path, rulebook: &str, code: &str) -> Doors {
        let hall = Hall::new();
        let today = hall.sh("date -u +%F").trim().to_owned();
        let made = hall.sh(&format!(
            "damier correspondence new G --rulebook {rulebook} --code {code} --start {today} Ivan Olha"
        ));
        assert!(!made.contains("[exit code"), "{made}");
        let (site, arbiter, mut players, tokens) = people(folder);
        let [white, black] = &mut players;
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

    /// A game that began before.
    fn go_on(folder: &Path, begun: &Begun) -> Doors {
        let hall = Hall::new();
        let today = hall.sh("date -u +%F").trim().to_owned();
        let (start, more) = (dated(&format!("@-{}", begun.days), &today), dated(begun.more, &today));
        let typed = |line: &str| {
            let printed = hall.sh(&format!("damier correspondence {}", dated(line, &today)));
            assert!(!printed.contains("[exit code"), "{line}: {printed}");
        };
        typed(&format!("new G --rulebook ua2013-russian --code ua2013 --start {start} {more} Ivan Olha"));
        for (mv, who) in begun.moves.split_whitespace().zip(["white", "black"].into_iter().cycle()) {
            typed(&format!("letter G {who} {start} {start} {mv}"));
        }
        begun.said.iter().for_each(|line| typed(line));
        let text = String::from_utf8(hall.read("G")).expect("text");
        let mut entries: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("an entry")).collect();
        for entry in entries.iter_mut().filter_map(Value::as_object_mut) {
            entry.remove("game");
        }
        entries[0]["fact"]["terms"]["medium"] = json!(begun.medium);
        let (site, arbiter, players, tokens) = people(folder);
        let seats: &[(i64, &str)] =
            if begun.letters { &[(1, "arbiter")] } else { &[(2, "white"), (3, "black"), (1, "arbiter")] };
        let seats: Vec<_> = seats.iter().map(|(own, office)| seat(*own, office, Some("cup"))).collect();
        let [by_form, by_program] = ["byform00", "bymachin"].map(|id| {
            lay(folder, "post", id, &seats, &entries);
            id.to_owned()
        });
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
        let fields: Value = serde_json::from_str(&dated(&fields.to_string(), &self.today)).expect("JSON");
        let mut fields = fields.as_object().expect("fields").clone();
        let number = match fields.get("number").and_then(Value::as_str) {
            Some("LAST") => known,
            Some("ASKED") => self.asked,
            _ => 0,
        };
        if fields.contains_key("number") {
            fields.insert("number".to_owned(), json!(number));
        }
        let command = dated(&command.replace("TODAY", &self.today), &self.today);
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
        if matches!(*name, "ask" | "appeal") {
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
    walked(Doors::open(folder.path(), rulebook, code), steps);
}

fn walk_on(begun: &Begun, steps: &[Step]) {
    let folder = tempfile::tempdir().expect("a folder");
    walked(Doors::go_on(folder.path(), begun), steps);
}

fn walked(mut doors: Doors, steps: &[Step]) {
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
fn letters_that_an_arbiter_enters_go_the_same_way_through_all_doors() {
    walk_on(&Begun { letters: true, ..BEGUN }, &by_letter());
}

#[test]
fn a_claim_of_time_goes_the_same_way_through_all_doors() {
    let said = &["letter G black @-80 @-2 d6-c5"];
    walk_on(&Begun { days: 80, said, ..BEGUN }, &claimed());
}

#[test]
fn an_appeal_and_prepared_answers_go_the_same_way_through_all_doors() {
    let said = &["charge G white 5 'the old address' --on @-3"];
    walk_on(&Begun { days: 10, said, ..BEGUN }, &appealed());
}

#[test]
fn a_protest_goes_the_same_way_through_all_doors() {
    let said = &["close G --on @-30", "adjudicate G draw Moroz --on @-5"];
    walk_on(&Begun { days: 60, more: "--closing @-30", said, ..BEGUN }, &judged());
}

#[test]
fn a_verdict_that_stands_goes_the_same_way_through_all_doors() {
    let said = &["close G --on @-30", "adjudicate G draw Moroz --on @-20"];
    walk_on(&Begun { days: 60, more: "--closing @-30", said, ..BEGUN }, &undisputed());
}

// On a server a draw by the rules comes about by itself; by post it is claimed (UA13-IV.11.4.2).
#[test]
fn a_draw_by_repetition_is_claimed_the_same_way_through_all_doors() {
    walk_on(&Begun { moves: REPEATED, medium: "post", ..BEGUN }, &repeated());
}

#[test]
fn every_act_by_correspondence_is_walked_through_and_has_its_command() {
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
    for act in ACTS {
        let word = typed(act.name);
        assert!(
            help.lines().any(|line| line.trim_start().starts_with(&format!("{word} "))),
            "{word}: {help}"
        );
    }
    let two = [broken_off(), left(), agreed(), resigned()].concat();
    let begun = [by_letter(), claimed(), appealed(), judged(), undisputed(), repeated()].concat();
    let walked: BTreeSet<&str> = two.iter().chain(&begun).map(|step| step.1).collect();
    let listed: BTreeSet<&str> = ACTS.iter().map(|act| act.name).collect();
    assert_eq!(walked, listed);
}
