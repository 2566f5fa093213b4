//! Runs `tests/cases/games.cases` and `tests/cases/limits.cases`: games line by line.

use damier_correspondence::{
    Entry, Fact, Leaving, Letter, Offence, Party, PostalGame, Refused, Score, Side, Stamp, Terms,
    days_between, later,
};
use damier_pdn::write_move;
use jiff::civil::Date;

const GAMES: &str = include_str!("../cases/games.cases");
const LIMITS: &str = include_str!("../cases/limits.cases");

struct Desk {
    game: PostalGame,
    today: Date,
}

#[test]
fn games_go_as_the_cases_say() {
    run(GAMES);
}

#[test]
fn every_term_ends_on_its_day() {
    run(LIMITS);
}

fn run(cases: &str) {
    let mut desk: Option<Desk> = None;
    let mut faults = Vec::new();
    for (number, line) in (1..).zip(cases.lines()) {
        let line = line.split(" #").next().unwrap_or_default().trim();
        if line.is_empty() || line.starts_with('#') || line.starts_with("case ") {
            continue;
        }
        if let Some(terms) = line.strip_prefix("terms ") {
            if let Some(done) = desk.take() {
                let again = PostalGame::fold(done.game.entries().to_vec()).expect("facts fold again");
                assert_eq!(again, done.game, "before line {number}");
            }
            desk = Some(begin(terms));
            continue;
        }
        let desk = desk.as_mut().expect("terms come first");
        let (asked, wanted) = line.split_once("=>").unwrap_or((line, "ok"));
        let found = step(desk, asked.trim());
        if found != wanted.trim() {
            faults.push(format!("line {number}: {line}\n    found: {found}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn begin(text: &str) -> Desk {
    let words: Vec<&str> = text.split_whitespace().collect();
    let start = day(words[2]);
    let mut terms = Terms::new(words[0], words[1], start);
    for word in &words[3..] {
        match word.split_once('=') {
            Some(("closing", closing)) => terms.closing = Some(day(closing)),
            Some(("control", control)) => terms.control = Some(control.parse().expect("a control")),
            Some((name, value)) => {
                terms.switches.insert(name.to_owned(), value.to_owned());
            }
            None if *word == "server" => terms = terms.on_server(),
            None => panic!("no term {word}"),
        }
    }
    let game = PostalGame::begin(terms, Party::named("A"), Party::named("B"), start.into()).expect("terms");
    Desk { game, today: start }
}

fn step(desk: &mut Desk, line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["on", date] => {
            desk.today = day(date);
            "ok".to_owned()
        }
        ["wait", days] => {
            desk.today = later(desk.today, days.parse().expect("days"));
            "ok".to_owned()
        }
        ["play", moves] => {
            for _ in 0..moves.parse::<usize>().expect("moves") * 2 {
                let by = desk.game.turn();
                let letter = letter(desk, by, "+0", &[]);
                assert_eq!(say(desk, letter), "ok");
            }
            "ok".to_owned()
        }
        ["used"] => desk.game.fraction(),
        ["record"] => desk.game.record_moves().join(" "),
        // The clauses by which the game ended.
        ["ended"] => desk.game.result().map_or("none".to_owned(), |result| result.clauses.join(" ")),
        // What each letter of a side is, with its penalty days and those that are not counted.
        ["rows", who] => {
            let row = |row: &damier_correspondence::ChartRow| {
                format!("{}+{}-{}", name_of(&row.kind), row.penalty, row.uncounted)
            };
            desk.game.chart(side(who)).iter().map(row).collect::<Vec<_>>().join(" ")
        }
        ["left", who] => {
            let left = desk.game.left(side(who), desk.today.into());
            left.div_euclid(86_400).to_string()
        }
        ["last-day"] => desk.game.last_day(desk.today.into()).to_string(),
        ["limit", who] => desk.game.account(side(who)).limit.to_string(),
        // The days of each letter, the count in which it stands, and whether it oversteps.
        ["chart", who] => {
            let row = |row: &damier_correspondence::ChartRow| {
                let over = if row.overstep.is_some() { "!" } else { "" };
                format!("{}:{}{over}", row.days, row.count)
            };
            desk.game.chart(side(who)).iter().map(row).collect::<Vec<_>>().join(" ")
        }
        ["waiting", who] => desk.game.days_waiting(side(who)).to_string(),
        ["silent", who] => desk.game.silent_days(side(who), desk.today).to_string(),
        ["open"] => {
            let open = desk.game.disputes().iter().filter(|own| own.settled.is_none());
            let open: Vec<String> = open.map(|own| format!("{} {}", own.number, own.by)).collect();
            if open.is_empty() { "none".to_owned() } else { open.join(", ") }
        }
        ["moves"] => desk.game.moves().len().to_string(),
        ["result"] => desk
            .game
            .state()
            .result()
            .map_or("none".to_owned(), |result| result.marks(&rulebook(desk)).to_string()),
        ["proposed"] => desk.game.proposed_score().map_or("none".to_owned(), |score| name_of(&score)),
        ["due", kind] => {
            let dues = desk.game.dues(desk.today.into());
            let due = dues.iter().find(|due| name_of(&due.what) == kind);
            due.map_or("none".to_owned(), |due| {
                let who = due.who.map_or("arbiter".to_owned(), |side| side.to_string());
                format!("{who} {} {}", due.until, due.clause)
            })
        }
        _ => {
            let fact = fact(desk, &words);
            say(desk, fact)
        }
    }
}

fn rulebook(desk: &Desk) -> damier_rules::Rulebook {
    desk.game.state().rulebook().clone()
}

fn fact(desk: &mut Desk, words: &[&str]) -> Fact {
    match *words {
        ["documents", who, date] => Fact::Documents { by: side(who), received: day(date) },
        ["impossible", who, days, text] => {
            let (received, sent) = span(desk, days);
            Fact::Impossible { by: side(who), text: text.to_owned(), received, sent }
        }
        ["complain", who, what, days, ref rest @ ..] => {
            let (received, sent) = span(desk, days);
            let offence = match what {
                "impossible" => Offence::Impossible,
                "illegible" => Offence::Illegible,
                _ => Offence::NotRepeated,
            };
            Fact::Complaint { by: side(who), offence, received, sent, charged: rest == ["charged"] }
        }
        ["correct", who, days, ref rest @ ..] => {
            let (received, sent) = span(desk, days);
            Fact::Corrected { by: side(who), received, sent, mv: rest.first().map(|&text| text.to_owned()) }
        }
        ["repeat", who, ref rest @ ..] => {
            Fact::Repeated { by: side(who), registered: rest == ["registered"] }
        }
        ["delay", who] => Fact::DelayTold { by: side(who) },
        ["sign", who] => Fact::SignOfLife { by: side(who) },
        ["break", who, from, to, ref rest @ ..] => {
            let notified = match rest {
                ["told", date] => Some(day(date)),
                ["untold"] => None,
                _ => Some(day(from)),
            };
            let exceptional = rest.contains(&"granted");
            Fact::Break { by: side(who), from: day(from), to: day(to), notified, exceptional }
        }
        ["claim", who, ref rest @ ..] => {
            let sealed = rest.first().filter(|text| **text != "incomplete").map(|&text| match text {
                "first" => first_move(desk),
                text => text.to_owned(),
            });
            let complete = !rest.contains(&"incomplete");
            Fact::Claimed { by: side(who), sealed, notified: None, complete }
        }
        ["object", who] => Fact::Objected { by: side(who), grounds: "postmarks".to_owned() },
        ["rule", how, ref rest @ ..] => {
            Fact::Ruled { upheld: how == "yes", count_from: rest.first().map(|date| day(date)) }
        }
        ["charge", who, days] => {
            let days = days.parse().expect("days");
            Fact::Charged { to: side(who), days, grounds: "delay".to_owned() }
        }
        ["resign", who] => Fact::Resigned { by: side(who) },
        ["leave", who, how] => {
            let how = if how == "silence" { Leaving::Silence } else { Leaving::Announced };
            Fact::Left { who: side(who), how }
        }
        ["left-game", how] => {
            Fact::LeftRuled { score: Some(how).filter(|how| *how != "adjudicate").map(score) }
        }
        ["close"] => Fact::Closed,
        ["stands"] => Fact::VerdictStands,
        ["record", who] => Fact::RecordSent { by: side(who) },
        ["analysis", who, how, ref rest @ ..] => {
            Fact::Analysis { by: side(who), score: score(how), argued: rest != ["bare"], text: String::new() }
        }
        ["adjudicate", how, name] => Fact::Adjudicated { score: score(how), adjudicator: name.to_owned() },
        ["protest", who, told, ref rest @ ..] => {
            let argued = rest != ["bare"];
            Fact::Protested { by: side(who), told: day(told), argued, text: String::new() }
        }
        ["protest-ruled", how, name] => {
            Fact::ProtestRuled { score: score(how), adjudicator: name.to_owned() }
        }
        ["appeal", who, told, ref about @ ..] => {
            let about = about.first().map(|number| number.parse().expect("a number"));
            Fact::Appealed { by: side(who), told: day(told), grounds: String::new(), about }
        }
        ["ask", who, ref text @ ..] => Fact::Asked { by: side(who), text: text.join(" ") },
        ["answer", number, how] => {
            let (number, decision) = (number.parse().expect("a number"), String::new());
            Fact::Answered { number, upheld: how == "yes", decision }
        }
        ["appeal-ruled", number, how] => {
            let (number, decision) = (number.parse().expect("a number"), String::new());
            Fact::AppealRuled { number, upheld: how == "yes", decision }
        }
        ["award", how] => Fact::Awarded { score: score(how), grounds: "decided".to_owned() },
        ["overdue"] => desk.game.overdue(desk.today.into()).unwrap_or(Fact::Struck { number: 0 }),
        ["strike", number] => Fact::Struck { number: number.parse().expect("a number") },
        ["flag", who] => Fact::FlagFell { of: side(who) },
        ["conditional", who, ref lines @ ..] => {
            let lines = lines.split(|word| *word == "or").filter(|line| !line.is_empty());
            let lines = lines.map(|line| line.iter().map(|&text| text.to_owned()).collect()).collect();
            Fact::Conditional { by: side(who), lines }
        }
        [who, days, ref rest @ ..] => letter(desk, side(who), days, rest),
        _ => panic!("no line {words:?}"),
    }
}

/// `+3` is three days from today; `8.10>27.10` and ISO dates name both days; `?` is a missing date.
fn span(desk: &mut Desk, days: &str) -> (Stamp, Stamp) {
    let (received, sent) = dates(desk, days);
    (received.expect("a date"), sent.expect("a date"))
}

fn dates(desk: &mut Desk, days: &str) -> (Option<Stamp>, Option<Stamp>) {
    if let Some((received, sent)) = days.split_once('>') {
        let read = |text: &str| Some(text).filter(|text| *text != "?").map(|text| Stamp::day(day(text)));
        let (received, sent) = (read(received), read(sent));
        desk.today = sent.map_or(desk.today, |stamp| stamp.date);
        return (received, sent);
    }
    let received = desk.today;
    desk.today = later(received, days.trim_start_matches('+').parse().expect("days"));
    assert!(days_between(received, desk.today) >= 0);
    (Some(received.into()), Some(desk.today.into()))
}

fn letter(desk: &mut Desk, by: Side, days: &str, rest: &[&str]) -> Fact {
    let (received, sent) = dates(desk, days);
    let (offer, charged) = (rest.contains(&"offer"), rest.contains(&"charged"));
    let texts = rest.iter().filter(|word| !["offer", "charged"].contains(word));
    let texts: Vec<String> = texts.map(|&text| text.to_owned()).collect();
    let mut parts = texts.split(|word| word == "if").map(<[String]>::to_vec);
    let mut moves = parts.next().unwrap_or_default();
    if moves.is_empty() {
        moves.push(first_move(desk));
    }
    Fact::Letter(Letter { by, received, sent, moves, variations: parts.collect(), offer, charged })
}

fn first_move(desk: &Desk) -> String {
    let position = desk.game.state().position();
    write_move(position, &position.legal_moves()[0], desk.game.notation())
}

fn say(desk: &mut Desk, fact: Fact) -> String {
    let on = Stamp::day(desk.today);
    match desk.game.decide(fact, on) {
        Ok(facts) => {
            for fact in facts {
                let json = serde_json::to_string(&fact).expect("a fact is JSON");
                assert_eq!(serde_json::from_str::<Fact>(&json).expect("and back"), fact);
                desk.game.apply(&Entry { on, fact }).expect("decided");
            }
            "ok".to_owned()
        }
        Err(refused) => refusal(&refused),
    }
}

fn refusal(refused: &Refused) -> String {
    let json = serde_json::to_value(refused).expect("a refusal is JSON");
    let (name, numbers) = match json {
        serde_json::Value::Object(fields) => fields.into_iter().next().expect("a case"),
        other => (other.as_str().expect("a name").to_owned(), serde_json::Value::Null),
    };
    let mut told = vec!["no".to_owned(), name.replace('_', "-")];
    for key in ["days", "term", "used", "limit", "taken", "most"] {
        told.extend(numbers.get(key).and_then(serde_json::Value::as_i64).map(|number| number.to_string()));
    }
    told.extend(refused.clause());
    told.join(" ")
}

fn name_of<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_value(value).expect("JSON").as_str().expect("a word").replace('_', "-")
}

fn score(word: &str) -> Score {
    match word {
        "white" => Score::White,
        "black" => Score::Black,
        "draw" => Score::Draw,
        "annulled" => Score::Annulled,
        _ => Score::BothLose,
    }
}

fn side(word: &str) -> Side {
    match word {
        "white" => Side::White,
        "black" => Side::Black,
        other => panic!("nobody is called {other}"),
    }
}

fn day(text: &str) -> Date {
    text.parse().unwrap_or_else(|_| panic!("{text} is no date"))
}
