//! Whole events as JSON and back.

use damier_compete::event::{Event, Fact, GameKey, PairedBy, PlayerEntry, Score, StageId, System};
use damier_compete::swiss;
use damier_compete::{Entrant, Round, SideResult};
use damier_exchange::json::{AttachedGame, Extras, export, import};
use serde_json::Value;

use crate::events::{begun, plan, regulation, tell};
use crate::random_event::random_event;

#[test]
fn random_events_come_back() {
    for seed in 0..200 {
        let event = random_event(seed, true);
        let text = export(&event, &Extras::default());
        let read = import(&text).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
        assert_eq!(read.event, event, "seed {seed}");
        assert_eq!(export(&read.event, &Extras::default()), text, "seed {seed}");
    }
}

/// Two players, one game.
fn small_event() -> (Event, Extras) {
    let mut event = begun(regulation("wcdf-checkers", plan(System::Swiss(swiss::System::BasicDraw), 1)));
    for (name, rating) in [("Koval, Iryna", Some(2150)), ("Bondar, Oleh", None)] {
        tell(&mut event, Fact::Entered(PlayerEntry { name: name.into(), rating, ..PlayerEntry::default() }));
    }
    let (stage, round) = (StageId::FIRST, Round::FIRST);
    let by = PairedBy::Hand { reason: "two players".into() };
    let pairs = vec![(Entrant(0), Entrant(1))];
    tell(&mut event, Fact::Paired { stage, round, pairs, free: vec![], by });
    tell(&mut event, Fact::Started { stage, round });
    let game = GameKey::table(stage, round, 1);
    tell(
        &mut event,
        Fact::Result { key: game, score: Score::Played(SideResult::Win), reason: None, game: None },
    );
    let games = vec![AttachedGame { game, pdn: "1. 11-15 *".into() }];
    (event, Extras { games, papers: vec!["standings".into()] })
}

/// The first thing of an example that is not in a text, by its path. A text may say more.
fn missing(example: &Value, text: &Value) -> Option<String> {
    match (example, text) {
        (Value::Object(fields), Value::Object(known)) => fields.iter().find_map(|(name, own)| {
            let found = known.get(name).map_or(Some(String::new()), |other| missing(own, other));
            found.map(|path| format!("/{name}{path}"))
        }),
        (Value::Array(items), Value::Array(known)) if items.len() == known.len() => {
            let mut pairs = items.iter().zip(known).enumerate();
            pairs.find_map(|(at, (own, other))| Some(format!("/{at}{}", missing(own, other)?)))
        }
        _ => (example != text).then(String::new),
    }
}

/// The example of the documentation is what the program writes, and is read.
#[test]
fn the_documentation_has_a_true_example() {
    let document = include_str!("../../../../../docs/json.md");
    let example = document.split("```json\n").nth(1).and_then(|rest| rest.split("```").next());
    let (event, extras) = small_event();
    let text = export(&event, &extras);
    let value = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    let example = example.expect("an example");
    assert_eq!(missing(&value(example), &value(&text)), None, "docs/json.md should hold:\n{text}");
    let read = import(example).expect("an event");
    assert_eq!((read.event, read.games), (event, extras.games));
}

#[test]
fn files_that_are_no_events() {
    let fault = |text: &str| import(text).expect_err("a fault").to_string();
    insta::assert_snapshot!(fault("{"), @"line 1, column 1: EOF while parsing an object");
    insta::assert_snapshot!(fault(r#"{"format": "pgn", "version": 1}"#), @r#"this is no event: its format is "pgn", not "damier-event""#);
    insta::assert_snapshot!(fault(r#"{"format": "damier-event", "version": 7}"#), @"the file is of version 7; this program reads up to version 1");
    insta::assert_snapshot!(fault(r#"{"format": "damier-event", "version": 1}"#), @"line 1, column 40: missing field `facts`");
    let finished = r#"{"format": "damier-event", "version": 1, "facts": [
        {"seq": 1, "at": "2026-05-09T10:00:00Z", "by": {"role": "player", "name": "A"}, "fact": "finished"}]}"#;
    insta::assert_snapshot!(fault(finished), @"fact 1 is not accepted: a player may not do this (ApproveStandings)");
}
