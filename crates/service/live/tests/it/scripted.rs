//! Runs `tests/cases/games.cases`: games line by line, commands in, facts or refusals out.

use damier_clock::named::Class;
use damier_clock::{Moment, Span};
use damier_language::{Language, Words};
use damier_live::{
    Absence, Command, Draws, EventBoard, Fact, MicroGame, Presence, Refused, Seat, Terms, Viewer,
};

use super::play::Match;

const CASES: &str = include_str!("../cases/games.cases");

#[test]
fn games_go_as_the_cases_say() {
    let mut run: Option<Match> = None;
    let mut faults = Vec::new();
    for (number, line) in (1..).zip(CASES.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() || line.starts_with("case ") {
            continue;
        }
        if let Some(terms) = line.strip_prefix("terms ") {
            if let Some(done) = run.take() {
                done.check_fold();
            }
            run = Some(Match::new(read_terms(terms)));
            continue;
        }
        let table = run.as_mut().expect("terms come first");
        let (wanted, found) = step(table, line);
        if wanted != found {
            faults.push(format!("line {number}: {line}\n    found: {found}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Runs a line: what it wants and what is found.
fn step(table: &mut Match, line: &str) -> (String, String) {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["clock", who, left] => {
            let shown = table.game.clock().reading(seat(who).color(), table.now).left;
            (left.to_owned(), shown.map_or_else(String::new, |left| left.to_string()))
        }
        ["moves", ref moves @ ..] => (moves.join(" "), table.game.moves().collect::<Vec<_>>().join(" ")),
        ["result", ..] => {
            let wanted = line["result".len()..].trim().to_owned();
            let view = table.game.view(Viewer::Spectator, table.now, &Presence::default());
            let found = view.translated("game", Words::of(Language::EN)).result;
            let found = found.map_or_else(String::new, |end| format!("{}: {}", end.score, end.why));
            let (score, why) = wanted.split_once(": ").expect("a score and a reason");
            let agrees = found.starts_with(&format!("{score}: ")) && found.ends_with(why);
            (wanted.clone(), if agrees { wanted } else { found })
        }
        _ => {
            let (asked, wanted) = line.split_once("=>").expect("an arrow");
            (wanted.split_whitespace().collect::<Vec<_>>().join(" "), act(table, asked))
        }
    }
}

fn act(table: &mut Match, asked: &str) -> String {
    let words: Vec<&str> = asked.split_whitespace().collect();
    table.now = Moment::from_millis(millis(words[0]));
    let facts = match words[1..] {
        ["due"] => Ok(table.game.due(table.now)),
        ["stop", since] => Ok(table.game.stop_since(Moment::from_millis(millis(since)))),
        ["resume"] => Ok(table.game.resume()),
        ["arbiter", ref order @ ..] => ordered(table, order),
        _ => {
            let by = seat(words[1]);
            let lag = words.iter().find_map(|word| word.strip_prefix("lag="));
            let lag = Span::millis(lag.map_or(0, |lag| lag.parse().expect("milliseconds")));
            let argument = words.get(3).filter(|word| !word.starts_with("lag=")).copied();
            table.game.decide(&command(table, words[2], argument), by, table.now, lag)
        }
    };
    match facts {
        Ok(facts) => {
            table.store(&facts);
            facts.iter().map(name).collect::<Vec<_>>().join(" ")
        }
        Err(refused) => refusal(&refused),
    }
}

/// What the arbiter orders, if the game can take it in.
fn ordered(table: &Match, order: &[&str]) -> Result<Vec<Fact>, Refused> {
    let time = |text: &str| Span::millis(millis(text).unsigned_abs());
    let reason = || "as the case says".to_owned();
    let fact = match order {
        ["start", absent @ ..] => Fact::Started { absent: absent.iter().map(|who| seat(who)).collect() },
        ["arrived", who] => Fact::Arrived { who: seat(who) },
        ["excused", who] => Fact::Excused { who: seat(who) },
        ["halt"] => Fact::Halted { reason: reason() },
        ["go-on"] => Fact::WentOn,
        ["give", who, seconds] => Fact::TimeGiven { to: seat(who), time: time(seconds), reason: reason() },
        ["take", who, seconds] => Fact::TimeTaken { from: seat(who), time: time(seconds), reason: reason() },
        ["award", how] => {
            let award = serde_json::from_value((*how).into()).expect("an award");
            Fact::Awarded { award, grounds: reason() }
        }
        ["adjourn", why] => Fact::Adjourned { room_closes: *why == "room" },
        ["reopen"] => Fact::Reopened,
        other => panic!("the arbiter knows no {other:?}"),
    };
    let mut tried = table.game.clone();
    tried.apply(table.now, &fact).map(|()| vec![fact])
}

fn command(table: &Match, word: &str, argument: Option<&str>) -> Command {
    let text = argument.map(str::to_owned);
    match word {
        "move" => {
            let argument = argument.expect("a move");
            let (ply, text) = match argument.split_once(':') {
                Some((ply, text)) if ply.parse::<usize>().is_ok() => (ply.parse().expect("a number"), text),
                _ => (table.game.ply(), argument),
            };
            Command::Move { ply, text: text.to_owned() }
        }
        "offer" => Command::Offer,
        "accept" => Command::Accept,
        "decline" => Command::Decline,
        "claim" => Command::Claim { announced: text },
        "resign" => Command::Resign,
        "takeback" => Command::Takeback,
        "grant" => Command::Grant,
        "refuse" => Command::Refuse,
        "abort" => Command::Abort,
        "absence" => {
            let away = Span::millis(millis(argument.expect("seconds")).unsigned_abs());
            Command::ClaimAbsence { away }
        }
        "rematch" => Command::Rematch { game: text.expect("a game") },
        other => panic!("no command {other}"),
    }
}

fn name(fact: &Fact) -> String {
    match fact {
        Fact::Moved { spent, lag, .. } => format!("moved {}/{}", spent.as_millis(), lag.as_millis()),
        fact => {
            let json = serde_json::to_value(fact).expect("a fact is JSON");
            json["fact"].as_str().expect("a name").to_owned()
        }
    }
}

/// `no`, the case of the refusal and its clause.
fn refusal(refused: &Refused) -> String {
    let mut names = vec!["no".to_owned()];
    let mut value = serde_json::to_value(refused).expect("a refusal is JSON");
    let mut case = String::new();
    loop {
        let (name, inner) = match value {
            serde_json::Value::String(name) => (name, serde_json::Value::Null),
            serde_json::Value::Object(fields) => fields.into_iter().next().expect("a case"),
            _ => break,
        };
        case.push_str(&name.replace('_', "-"));
        if name != "rules" {
            break;
        }
        case.push('-');
        value = inner;
    }
    names.push(case);
    names.extend(refused.clause().map(str::to_owned));
    names.join(" ")
}

fn read_terms(text: &str) -> Terms {
    let words: Vec<&str> = text.split_whitespace().collect();
    let class = Class::named(words[1]).expect("a class");
    let mut terms = Terms::new(words[0], class, words[2]);
    for word in &words[3..] {
        match word.split_once('=') {
            Some(("start", fen)) => terms.start = Some(fen.to_owned()),
            Some(("absence", seconds)) => {
                terms.absence = Absence::ClaimAfter(Span::millis(millis(seconds).unsigned_abs()));
            }
            Some(("delay", seconds)) => terms.delay = Span::millis(millis(seconds).unsigned_abs()),
            None if *word == "takebacks" => terms.takebacks = true,
            Some(("micro", _)) => terms.micro_match = Some(MicroGame::First),
            Some((name, value)) if terms.event.is_some() => {
                let event = terms.event.as_mut().expect("an event");
                event.switches.push((name.to_owned(), value.to_owned()));
            }
            None if *word == "event" => {
                let (event, board) = ("cup".to_owned(), "1.3.5".to_owned());
                terms.event = Some(EventBoard { event, board, switches: Vec::new(), draws: Vec::new() });
            }
            None if *word == "claimed" => terms.draws = Draws::Claimed,
            _ => panic!("no term {word}"),
        }
    }
    terms
}

fn seat(word: &str) -> Seat {
    match word {
        "white" => Seat::White,
        "black" => Seat::Black,
        other => panic!("nobody is called {other}"),
    }
}

/// Seconds with a fraction, in milliseconds.
fn millis(seconds: &str) -> i64 {
    let (whole, fraction) = seconds.split_once('.').unwrap_or((seconds, ""));
    let padded = format!("{fraction:0<3}");
    whole.parse::<i64>().expect("seconds") * 1000 + padded.parse::<i64>().expect("a fraction")
}
