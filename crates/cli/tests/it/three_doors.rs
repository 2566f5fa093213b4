//! Every act at an event through all three doors: typed, sent by a form, posted by a program. The facts are the same.

use std::collections::BTreeSet;

use damier_clock::Moment;
use damier_compete::event::PERMISSIONS;
use damier_desk::acts::{ACTS, Kind, Listed, named};
use damier_store::{AccountId, Append, Database, NewFact, Sitting};
use serde_json::{Map, Value, json};

use crate::hall::Hall;
use crate::visitor::{Site, Visitor};

/// One act: its name, what is said with it, and what is typed for it.
type Step = (&'static str, Value, &'static str);

/// What is typed where the regulation or a list stands.
const REGULATION: &str = "changed.toml";
const LIST: &str = "list.csv";
const TABLE_FILE: &str = "table.csv";

/// A published cross-table.
const TABLE: &str =
    "Place;Name;1;2;3;Points\n1;Koval Ivan;;2;1;3\n2;Bondar Olha;0;;2;2\n3;Tkach Petro;1;0;;1\n";

const MORE_PLAYERS: &str = "name,rating\nHavrysh Oksana,1650\nDudko Stepan,1600\n";

/// An event of players, from its officials to its end.
fn players() -> Vec<Step> {
    vec![
        (
            "appoint",
            json!({"role": "secretary", "name": "Hnatiuk Oleh", "branch": "Kyiv"}),
            "official secretary 'Hnatiuk Oleh' --branch Kyiv",
        ),
        (
            "committee",
            json!({"members": ["Hrytsenko I./Kyiv", "Bila O./Lviv", "Saenko P./Odesa"], "reserves": ["Koval M./Dnipro", "Lys M./Sumy"]}),
            "committee 'Hrytsenko I./Kyiv' 'Bila O./Lviv' 'Saenko P./Odesa' --reserve 'Koval M./Dnipro' --reserve 'Lys M./Sumy'",
        ),
        (
            "enter",
            json!({"names": ["Koval Ivan"], "born": 1990, "sex": "m", "federation": "UKR", "club": "Spartak", "number": "UA-7", "rating": 2100, "title": "MF"}),
            "enter 'Koval Ivan' --born 1990 --sex m --federation UKR --club Spartak --number UA-7 --rating 2100 --title MF",
        ),
        (
            "enter",
            json!({"names": ["Bondar Olha", "Tkach Petro", "Shevchuk Ira", "Moroz Lev", "Melnyk Ada"]}),
            "enter 'Bondar Olha' 'Tkach Petro' 'Shevchuk Ira' 'Moroz Lev' 'Melnyk Ada'",
        ),
        (
            "enter",
            json!({"names": ["Koval Ivan"], "another": true, "born": 1985, "rating": 1500}),
            "enter 'Koval Ivan' --another --born 1985 --rating 1500",
        ),
        (
            "correct-entry",
            json!({"who": "Bondar", "rating": "2050", "title": "KM", "reason": "list of 1 May"}),
            "amend Bondar --rating 2050 --title KM --reason 'list of 1 May'",
        ),
        ("import", json!({"list": MORE_PLAYERS}), "import list.csv"),
        (
            "technical",
            json!({"items": {"1": "Kyiv, 1-3 May", "2": "Swiss, 3 rounds", "3": "45 min + 15 s", "4": "Solkoff", "5": "cups"}}),
            "technical '1=Kyiv, 1-3 May' '2=Swiss, 3 rounds' '3=45 min + 15 s' 4=Solkoff 5=cups",
        ),
        ("approve-entries", json!({}), "approve"),
        ("signed", json!({"all": true}), "technical --all-signed"),
        (
            "approve-regulation",
            json!({"by": "Draughts Club of Kyiv", "on": "2026-02-01"}),
            "act approve-regulation 'by=Draughts Club of Kyiv' on=2026-02-01",
        ),
        (
            "numbers",
            json!({"by": "rating", "seed": 7, "unrated": "last"}),
            "numbers --by-rating --seed 7 --unrated last",
        ),
        (
            "lots",
            json!({"for": "other", "what": "who opens", "of": 12, "seed": 77}),
            "lots other 'who opens' --of 12 --seed 77",
        ),
        (
            "prohibit",
            json!({"who": "Tkach", "other": "Moroz", "if_possible": true, "rounds": "1-2", "reason": "one club"}),
            "prohibit Tkach Moroz --if-possible --rounds 1-2 --reason 'one club'",
        ),
        (
            "lift",
            json!({"who": "Tkach", "other": "Moroz", "if_possible": true}),
            "prohibit Tkach Moroz --if-possible --lift",
        ),
        (
            "tie-breaks",
            json!({"order": ["wins", "solkoff"], "reason": "as printed"}),
            "tie-breaks --set wins,solkoff --reason 'as printed'",
        ),
        (
            "points",
            json!({"points": "3-1-0", "reason": "as announced"}),
            "act points points=3-1-0 'reason=as announced'",
        ),
        (
            "points",
            json!({"points": "code", "reason": "as the code counts"}),
            "act points points=code 'reason=as the code counts'",
        ),
        ("schedule", json!({"round": 1, "starts": "2026-05-01 11:00"}), "schedule 1 '2026-05-01 11:00'"),
        ("pair", json!({"seed": 7}), "pair --seed 7 --draft"),
        (
            "play-so",
            json!({"at": 1, "round": 1, "blindfold": ["FIRST"], "odds": "FIRST", "squares": "a1"}),
            "act play-so at=1 round=1 blindfold=FIRST odds=FIRST squares=a1",
        ),
        ("publish", json!({}), "publish"),
        ("start", json!({"round": 1}), "start 1"),
        ("late", json!({"who": "Bondar", "minutes": 12, "excused": true}), "late Bondar 12 --excused"),
        ("colours", json!({"table": 2}), "colours 2"),
        (
            "board",
            json!({"at": 1, "after": "5:00", "lines": ["moves c3-d4"]}),
            "board 1 'moves c3-d4' --after 5:00",
        ),
        (
            "board",
            json!({"at": 1, "after": "6:00", "lines": ["irregular black two-moves W:Wc1,e1,g1,b2,d2,f2,h2,a3,d4,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,a5,c5,f6,h6"]}),
            "board 1 'irregular black two-moves W:Wc1,e1,g1,b2,d2,f2,h2,a3,d4,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,a5,c5,f6,h6' --after 6:00",
        ),
        (
            "choose",
            json!({"who": "FIRST", "round": 1, "after": "6:30", "choice": "correct"}),
            "act choose who=FIRST round=1 after=6:30 choice=correct",
        ),
        (
            "board",
            json!({"at": 1, "after": "7:00", "lines": ["moves b6-a5"]}),
            "board 1 'moves b6-a5' --after 7:00",
        ),
        (
            "count",
            json!({"who": "FIRST", "round": 1, "after": "7:30", "counted": "repetition"}),
            "act count who=FIRST round=1 after=7:30 counted=repetition",
        ),
        ("results", json!({"at": {"1": "2-0", "2": "1-1"}}), "result 1 2-0, 2 1-1"),
        ("results", json!({"typed": "3 0-2, 4 1-1", "why": "time"}), "result 3 0-2, 4 1-1 --why time"),
        (
            "correct-result",
            json!({"at": 2, "score": "2-0", "reason": "misread"}),
            "result 2 2-0 --correct --reason misread",
        ),
        (
            "punish",
            json!({"who": "Melnyk", "sanction": "warning", "offence": "conduct", "happened": "talked"}),
            "penalty Melnyk warning --for conduct --account talked",
        ),
        (
            "correct-entry",
            json!({"who": "Tkach", "impairments": ["blind"], "reason": "said so"}),
            "amend Tkach --impairment blind --reason 'said so'",
        ),
        (
            "assistant",
            json!({"who": "Tkach", "name": "Tkach Nina", "helps": ["record", "speak"]}),
            "assistant Tkach 'Tkach Nina' --helps record --helps speak",
        ),
        (
            "dismiss-assistant",
            json!({"who": "Tkach", "reason": "left for home"}),
            "assistant Tkach --dismiss --reason 'left for home'",
        ),
        (
            "leave",
            json!({"who": "Shevchuk", "what": "telephone", "reason": "a child is ill"}),
            "leave Shevchuk telephone --reason 'a child is ill'",
        ),
        ("back", json!({"who": "Shevchuk"}), "leave Shevchuk --back"),
        (
            "expel",
            json!({"name": "a man in a red coat", "reason": "gave advice"}),
            "act expel 'name=a man in a red coat' 'reason=gave advice'",
        ),
        (
            "cameras",
            json!({"name": "City television", "terms": "ten minutes"}),
            "act cameras 'name=City television' 'terms=ten minutes'",
        ),
        (
            "assign",
            json!({"name": "Moroz Larysa", "tables": "1-3", "round": 1}),
            "act assign 'name=Moroz Larysa' tables=1-3 round=1",
        ),
        (
            "question",
            json!({"question": "is it made?", "meanwhile": "it was", "at": 1, "round": 1}),
            "act question 'question=is it made?' 'meanwhile=it was' at=1 round=1",
        ),
        (
            "committee-answer",
            json!({"question": "ASKED", "answer": "it is"}),
            "act committee-answer question=ASKED 'answer=it is'",
        ),
        ("report-sent", json!({"to": "Federation"}), "act report-sent to=Federation"),
        (
            "punish",
            json!({"who": "Bondar", "sanction": "remark", "offence": "UA-III.12.3.1", "happened": "talked"}),
            "penalty Bondar remark --for UA-III.12.3.1 --account talked",
        ),
        ("note", json!({"text": "power cut at 11:20"}), "note 'power cut at 11:20'"),
        ("interrupt", json!({"reason": "fire alarm"}), "note --interrupted 'fire alarm'"),
        (
            "decide",
            json!({"question": "both clocks failed", "decision": "15 minutes each", "grounds": "UA-IV.5"}),
            "decide 'both clocks failed' '15 minutes each' --grounds UA-IV.5",
        ),
        (
            "protest",
            json!({"who": "Bondar", "text": "the flag had not fallen", "game": true}),
            "protest file Bondar 'the flag had not fallen' --game",
        ),
        (
            "rule",
            json!({"protest": "LAST", "upheld": false, "ruling": "two witnesses"}),
            "protest rule LAST --rejected 'two witnesses'",
        ),
        ("appeal", json!({"protest": "LAST"}), "protest appeal LAST"),
        (
            "decide-appeal",
            json!({"protest": "LAST", "upheld": true, "ruling": "it is replayed"}),
            "protest decide LAST --upheld 'it is replayed'",
        ),
        ("duty", json!({"clauses": ["DUTY"]}), "duty DUTY"),
        ("close", json!({"round": 1}), "close 1"),
        ("absent", json!({"who": ["Dudko"], "rounds": 2}), "absent Dudko --round 2"),
        (
            "withdraw",
            json!({"who": "Melnyk", "reason": "left for home"}),
            "withdraw Melnyk --reason 'left for home'",
        ),
        (
            "further",
            json!({"who": "Melnyk", "goes_on": true, "reason": "is back"}),
            "further Melnyk --goes-on --reason 'is back'",
        ),
        ("pair", json!({"seed": 8, "then": "publish"}), "pair --seed 8"),
        (
            "pair-again",
            json!({"reason": "a result was misread", "seed": 8, "confirmed": true}),
            "pair --again --reason 'a result was misread' --seed 8 --yes",
        ),
        // The first undoing brings back the round as it was paired before, the second takes that back.
        ("undo", json!({"reason": "it was right"}), "undo --reason 'it was right'"),
        ("undo", json!({"reason": "somebody came"}), "undo --reason 'somebody came'"),
        (
            "pair-by-hand",
            json!({"how": "override", "pairs": ["1:2", "3:5", "6:7", "8:9"], "reason": "the program was away", "confirmed": true, "seed": 9, "then": "publish"}),
            "pair --override 1:2,3:5,6:7,8:9 --reason 'the program was away' --seed 9",
        ),
        (
            "regulation",
            json!({"regulation": REGULATION, "reason": "a new name"}),
            "regulation --change changed.toml --reason 'a new name'",
        ),
        (
            "relieve",
            json!({"name": "Hnatiuk Oleh", "reason": "illness"}),
            "official secretary 'Hnatiuk Oleh' --relieve --reason illness",
        ),
        (
            "finish",
            json!({"early": true, "reason": "the hall is flooded"}),
            "finish --early --reason 'the hall is flooded'",
        ),
        ("undo", json!({"reason": "it was not"}), "undo --reason 'it was not'"),
        ("cancel", json!({"reason": "it is flooded after all"}), "cancel --reason 'it is flooded after all'"),
    ]
}

/// A match of teams.
fn teams() -> Vec<Step> {
    vec![
        (
            "team",
            json!({"name": "Kyiv", "captain": "Bondar Olha", "federation": "UKR"}),
            "team Kyiv --captain 'Bondar Olha' --federation UKR",
        ),
        ("team", json!({"name": "Lviv", "rating": 2000}), "team Lviv --rating 2000"),
        (
            "enter",
            json!({"names": ["Tkach Petro", "Shevchuk Ira"], "team": "Kyiv", "board": 1}),
            "enter 'Tkach Petro' 'Shevchuk Ira' --team Kyiv --board 1",
        ),
        (
            "enter",
            json!({"names": ["Moroz Lev"], "team": "Kyiv", "board": "reserve"}),
            "enter 'Moroz Lev' --team Kyiv --reserve",
        ),
        (
            "enter",
            json!({"names": ["Melnyk Ada", "Lys Ihor"], "team": "Lviv", "board": 1}),
            "enter 'Melnyk Ada' 'Lys Ihor' --team Lviv --board 1",
        ),
        ("line-up", json!({"team": "Kyiv", "players": ["Tkach", "Shevchuk"]}), "lineup Kyiv Tkach Shevchuk"),
        ("pair", json!({"seed": 3, "then": "start"}), "pair --seed 3 --start"),
        ("seat", json!({"table": 1, "board": 2, "who": "Moroz"}), "seat 1 2 Moroz"),
        ("results", json!({"at": {"1.1": "adj"}}), "result 1.1 adj"),
        (
            "resume",
            json!({"round": 1, "starts": "2026-05-02 10:00"}),
            "act resume round=1 'starts=2026-05-02 10:00'",
        ),
    ]
}

/// An event entered again from a published table.
fn published() -> Vec<Step> {
    vec![
        ("import-table", json!({"table": TABLE}), "import table.csv --results"),
        ("compare-table", json!({"table": TABLE}), "compare table.csv"),
    ]
}

/// Two groups who meet each other.
fn groups() -> Vec<Step> {
    vec![
        (
            "enter",
            json!({"names": ["Koval Ivan", "Bondar Olha", "Tkach Petro", "Moroz Lev"]}),
            "enter 'Koval Ivan' 'Bondar Olha' 'Tkach Petro' 'Moroz Lev'",
        ),
        (
            "field",
            json!({"first": ["Koval", "Bondar"], "second": ["Tkach", "Moroz"]}),
            "next --groups Koval,Bondar Tkach,Moroz",
        ),
    ]
}

/// Text as it stands in a form.
pub(crate) fn coded(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
            other => format!("%{other:02X}"),
        })
        .collect()
}

/// What a form sends for the fields of an act.
pub(crate) fn form<A>(act: &damier_acts::Listed<A>, fields: &Map<String, Value>) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let mut sent = vec![("act".to_owned(), act.name.to_owned())];
    for (name, value) in fields {
        let field = act.fields.iter().find(|field| field.name == name).expect("a field of the act");
        let form = field.form.to_owned();
        match (field.kind, value) {
            (Kind::Map, Value::Object(all)) => {
                sent.extend(all.iter().map(|(place, value)| (format!("{form}{place}"), text(value))));
            }
            (Kind::Flag, value) => sent.push((form, if value == true { "yes" } else { "no" }.to_owned())),
            (Kind::Record | Kind::Records, value) => sent.push((form, value.to_string())),
            (_, Value::Array(all)) => sent.extend(all.iter().map(|value| (form.clone(), text(value)))),
            (_, value) => sent.push((form, text(value))),
        }
    }
    sent
}

/// The facts of a stream of a site that serves.
pub(crate) fn stored(folder: &std::path::Path, stream: &str) -> Vec<Value> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let database = Database::open(&folder.display().to_string()).await.expect("the site");
        let facts = database.load(stream, 0).await.expect("a stream");
        database.close().await;
        facts.iter().map(|fact| fact.read::<Value>().expect("a fact")).collect()
    })
}

/// Lays what was typed into the store of a site, as something that began before: no site has another clock than the
/// world's. Whoever sits at it is known by the number of his account.
pub(crate) fn lay(folder: &std::path::Path, kind: &str, id: &str, seats: &[Sitting], entries: &[Value]) {
    let now = Moment::from(jiff::Timestamp::now());
    let seats = seats.iter().map(|own| Sitting { kind: kind.to_owned(), id: id.to_owned(), ..own.clone() });
    let facts = entries.iter().map(|own| NewFact::new(now, "", own).expect("a fact"));
    let append = Append::new(format!("{kind}/{id}"), 1).facts(facts);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let database = Database::open(&folder.display().to_string()).await.expect("the site");
        database.sit(seats.collect()).await.expect("seats");
        database.append(append).await.expect("a stream");
        database.close().await;
    });
}

/// A seat at something that is not on the list of what is played, so that the site says nothing by itself in it.
pub(crate) fn seat(account: i64, office: &str, part_of: Option<&str>) -> Sitting {
    Sitting {
        kind: String::new(),
        id: String::new(),
        account: AccountId(account),
        office: office.to_owned(),
        part_of: part_of.map(str::to_owned),
        running: false,
        made: Moment::from(jiff::Timestamp::now()),
    }
}

/// The refusal on a page.
pub(crate) fn refused(page: &str) -> &str {
    page.split("role=\"alert\">").nth(1).and_then(|rest| rest.split("</div>").next()).unwrap_or(page)
}

/// The same event in three places.
struct Doors {
    hall: Hall,
    site: Site,
    chief: Visitor,
    judge: Visitor,
    /// Plays at the first table.
    player: Visitor,
    /// Tokens of the chief arbiter, of a member of the committee and of the player.
    tokens: [String; 3],
    /// The event that forms change, and the one that programs change.
    by_form: String,
    by_program: String,
    /// The number of the last protest.
    protest: u64,
    /// The number of the last question.
    question: u64,
    /// Who has White at the first table, by his place on the list.
    first: String,
}

/// Whoever does something on the site.
#[derive(Clone, Copy)]
enum Who {
    Chief,
    Judge,
    Player,
}

impl Who {
    /// Who does an act: the chief arbiter, but for what is for others alone.
    fn does(act: &Listed) -> Who {
        match act.name {
            "decide-appeal" => Who::Judge,
            "choose" | "count" => Who::Player,
            _ => Who::Chief,
        }
    }
}

pub(crate) fn token(visitor: &mut Visitor, scopes: &str) -> String {
    let form = format!("label=robot&days=30&password=long+enough+for+anybody&{scopes}");
    let page = visitor.post("/account/tokens", &form);
    let from = page.text.find("damier_").unwrap_or_else(|| panic!("{}", page.text));
    page.text[from..].chars().take_while(|sign| *sign == '_' || sign.is_ascii_alphanumeric()).collect()
}

impl Doors {
    /// Makes the event at the terminal and brings it to the site twice.
    fn open(folder: &std::path::Path, template: &str, more: &str) -> Doors {
        let hall = Hall::new();
        hall.quietly(&format!(
            "new --template {template} --name Cup {more} -f cup.damier
            official organiser 'Draughts Club' -f cup.damier
            official chief-arbiter 'Moroz Larysa' -f cup.damier"
        ));
        let site = Site::start(folder);
        let [mut chief, mut judge, mut player] =
            ["Ivan", "Olha", "Petro"].map(|name| Visitor::registered(&site, name));
        let tokens = [&mut chief, &mut judge, &mut player].map(|own| token(own, "events=on&read=on"));
        let file = hall.read("cup.damier");
        let mut made = || {
            let answer = chief.send("/events/new", &[], ("event", "cup.damier", &file));
            assert_eq!(answer.status, 303, "{}", answer.text);
            let id = answer.to().split('/').nth(2).expect("an event").to_owned();
            let page = format!("/event/{id}/desk/officials");
            let given = chief.post(&page, "act=give-office&role=jury&account=Olha&name=Bila+O.");
            assert_eq!(given.status, 303, "{}", refused(&given.text));
            id
        };
        let (by_form, by_program) = (made(), made());
        hall.file(LIST, MORE_PLAYERS);
        hall.file(TABLE_FILE, TABLE);
        Doors {
            hall,
            site,
            chief,
            judge,
            player,
            tokens,
            by_form,
            by_program,
            protest: 0,
            question: 0,
            first: String::new(),
        }
    }

    /// Asks the API as somebody.
    fn ask(&self, who: Who, method: &str, path: &str, body: &str) -> (u16, Value) {
        let token = &self.tokens[who as usize];
        let mut line = Visitor::new(&self.site);
        let answer = line.program(method, path, token, body);
        let json = serde_json::from_str(&answer.text).unwrap_or_else(|_| panic!("{path}: {}", answer.text));
        (answer.status, json)
    }

    /// The number of the next fact of an event on the site.
    fn next(&self, id: &str) -> u64 {
        let (status, event) = self.ask(Who::Chief, "GET", &format!("/api/v1/events/{id}"), "");
        assert_eq!(status, 200, "{event}");
        event["next"].as_u64().expect("a number")
    }

    fn facts_from(&self, id: &str, next: u64) -> Vec<Value> {
        let path = format!("/api/v1/events/{id}/facts?after={}", next - 1);
        let (status, log) = self.ask(Who::Chief, "GET", &path, "");
        assert_eq!(status, 200, "{log}");
        log["facts"].as_array().expect("facts").clone()
    }

    fn typed(&self, command: &str) -> Vec<Value> {
        let told = self.hall.json(&format!("{command} -f cup.damier"));
        // To compare says nothing.
        let facts =
            told["facts"].as_array().cloned().or_else(|| told["differences"].as_array().map(|_| Vec::new()));
        facts.unwrap_or_else(|| panic!("{command}: {told}"))
    }

    fn sent(&mut self, act: &Listed, fields: &Map<String, Value>) -> Vec<Value> {
        let next = self.next(&self.by_form.clone());
        let page = format!("/event/{}/desk/log", self.by_form);
        let visitor = match Who::does(act) {
            Who::Chief => &mut self.chief,
            Who::Judge => &mut self.judge,
            Who::Player => &mut self.player,
        };
        let answer = match act.name {
            "import" => {
                let bytes = fields["list"].as_str().expect("a list").as_bytes();
                visitor.send(&page, &[("act", "import")], ("list", LIST, bytes))
            }
            "import-table" | "compare-table" => {
                let bytes = fields["table"].as_str().expect("a table").as_bytes();
                visitor.send(&page, &[("act", act.name)], ("table", TABLE_FILE, bytes))
            }
            _ => {
                let all = form(act, fields).into_iter();
                let all: Vec<String> =
                    all.map(|(name, text)| format!("{}={}", coded(&name), coded(&text))).collect();
                visitor.post(&page, &all.join("&"))
            }
        };
        assert!(
            matches!(answer.status, 200 | 303),
            "{} by form: {} {}",
            act.name,
            answer.status,
            refused(&answer.text)
        );
        self.facts_from(&self.by_form.clone(), next)
    }

    fn posted(&self, act: &Listed, fields: &Map<String, Value>) -> Vec<Value> {
        let mut body = fields.clone();
        body.insert("act".to_owned(), json!(act.name));
        let path = format!("/api/v1/events/{}/acts", self.by_program);
        let (status, done) = self.ask(Who::does(act), "POST", &path, &Value::Object(body).to_string());
        assert_eq!(status, 200, "{} by a program: {done}", act.name);
        done["facts"].as_array().expect("facts").clone()
    }

    /// Does one act through all doors and compares.
    fn step(&mut self, (name, fields, command): &Step) {
        let act = named(name).unwrap_or_else(|| panic!("no act {name}"));
        let filled = |text: &str| {
            text.replace("LAST", &self.protest.to_string())
                .replace("ASKED", &self.question.to_string())
                .replace("DUTY", "UA-IV.5:2")
                .replace("FIRST", &self.first)
        };
        let (command, mut fields) = (filled(command), fields.as_object().expect("fields").clone());
        for value in fields.values_mut() {
            if value == "ASKED" {
                *value = json!(self.question);
            }
            if value == "LAST" {
                *value = json!(self.protest);
            }
            if value == "FIRST" {
                *value = json!(self.first);
            }
            if *value == json!(["FIRST"]) {
                *value = json!([self.first]);
            }
            if *value == json!(["DUTY"]) {
                *value = json!(["UA-IV.5:2"]);
            }
            if value == REGULATION {
                *value = json!(self.changed());
            }
        }
        if matches!(Who::does(act), Who::Player) {
            self.seat_player();
        }
        let typed = self.typed(&command);
        let (sent, posted) = (self.sent(act, &fields), self.posted(act, &fields));
        let bare = |facts: &[Value]| facts.iter().map(|fact| fact["fact"].clone()).collect::<Vec<_>>();
        // To compare changes nothing.
        assert!(!typed.is_empty() || *name == "compare-table", "{name}: nothing came of {command}");
        assert_eq!(bare(&typed), bare(&sent), "{name}: typed and sent");
        assert_eq!(bare(&typed), bare(&posted), "{name}: typed and posted");
        let roles = |facts: &[Value]| facts.iter().map(|fact| fact["by"]["role"].clone()).collect::<Vec<_>>();
        assert_eq!(roles(&sent), roles(&posted), "{name}: in whose name");
        if let Some(pairs) = typed.iter().find_map(|fact| fact["fact"]["paired"]["pairs"].as_array()) {
            self.first = format!("@{}", pairs[0][0]);
        }
        if *name == "question" {
            self.question = typed[0]["seq"].as_u64().expect("a number");
        }
        if *name == "protest" {
            self.protest = typed[0]["seq"].as_u64().expect("a number");
        }
    }

    /// Makes an account that of the player who has White at the first table.
    fn seat_player(&mut self) {
        for id in [&self.by_form, &self.by_program] {
            let form = format!("act=give-office&role=player&who={}&account=Petro", coded(&self.first));
            let given = self.chief.post(&format!("/event/{id}/desk/officials"), &form);
            assert_eq!(given.status, 303, "{}", refused(&given.text));
        }
    }

    /// The regulation with another name, also as a file.
    fn changed(&self) -> String {
        let text =
            self.hall.sh("damier event regulation -f cup.damier").replace("\"Cup\"", "\"Cup of Kyiv\"");
        self.hall.file(REGULATION, &text);
        text
    }
}

fn walk(template: &str, more: &str, steps: &[Step]) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut doors = Doors::open(folder.path(), template, more);
    // What goes wrong is told for every act, not for the first only.
    let mut wrong = Vec::new();
    for step in steps {
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| doors.step(step)));
        if done.is_err() {
            wrong.push(step.2);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn an_event_of_players_goes_the_same_way_through_all_doors() {
    walk("ua2023-russian/swiss", "--rounds 3 --approved 2026-01-15", &players());
}

#[test]
fn a_match_of_teams_goes_the_same_way_through_all_doors() {
    walk("ua2023-russian/team-round-robin", "--boards 2 --approved 2026-01-15", &teams());
}

#[test]
fn two_groups_go_the_same_way_through_all_doors() {
    walk("ua2023-russian/scheveningen", "--approved 2026-01-15", &groups());
}

#[test]
fn a_published_table_goes_the_same_way_through_all_doors() {
    walk("ua2023-russian/round-robin", "--approved 2026-01-15", &published());
}

#[test]
fn every_act_is_walked_through_and_has_its_right_and_its_command() {
    let steps: Vec<Step> = [players(), teams(), groups(), published()].concat();
    let walked: BTreeSet<&str> = steps.iter().map(|step| step.0).collect();
    let listed: BTreeSet<&str> = ACTS.iter().map(|act| act.name).collect();
    assert_eq!(walked, listed);
    let help = crate::command::damier(&["event", "--help"]);
    let all = crate::command::damier(&["event", "act"]);
    for (name, _, command) in &steps {
        let word = command.split(' ').next().expect("a command");
        assert!(
            help.lines().any(|line| line.trim_start().starts_with(&format!("{word} "))),
            "{word}: {help}"
        );
        assert!(all.lines().any(|line| line.split(' ').next() == Some(name)), "{name}: {all}");
    }
    for act in ACTS {
        // What may be taken back depends on what it was.
        let right = act.action.is_none_or(|action| PERMISSIONS.iter().any(|row| row.action == action));
        assert!(right && (act.action.is_some() || act.name == "undo"), "{}", act.name);
    }
}
