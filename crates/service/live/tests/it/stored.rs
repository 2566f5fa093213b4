//! The stored form of facts: every line is read and written back byte for byte. Lines are added, never changed.

use std::collections::BTreeSet;

use damier_live::{Entry, Fact};

const LINES: &str = include_str!("../cases/facts.jsonl");

#[test]
fn facts_are_stored_as_the_file_says() {
    for (number, line) in (1..).zip(LINES.lines()) {
        let entry: Entry = serde_json::from_str(line).unwrap_or_else(|why| panic!("line {number}: {why}"));
        assert_eq!(serde_json::to_string(&entry).expect("a fact is JSON"), line, "line {number}");
    }
}

/// A fact that is new does not compile here until it has its name, and fails until it has its line.
#[test]
fn every_fact_has_its_line() {
    let name = |fact: &Fact| match fact {
        Fact::Begun { .. } => "begun",
        Fact::Moved { .. } => "moved",
        Fact::DrawOffered { .. } => "draw_offered",
        Fact::DrawAccepted { .. } => "draw_accepted",
        Fact::DrawDeclined { .. } => "draw_declined",
        Fact::DrawClaimed { .. } => "draw_claimed",
        Fact::Resigned { .. } => "resigned",
        Fact::FlagFell { .. } => "flag_fell",
        Fact::TakebackAsked { .. } => "takeback_asked",
        Fact::TakebackGranted { .. } => "takeback_granted",
        Fact::TakebackRefused { .. } => "takeback_refused",
        Fact::AbsenceClaimed { .. } => "absence_claimed",
        Fact::Aborted { .. } => "aborted",
        Fact::NeverBegun { .. } => "never_begun",
        Fact::Stopped { .. } => "stopped",
        Fact::Resumed => "resumed",
        Fact::Recorded { .. } => "recorded",
        Fact::Started { .. } => "started",
        Fact::Arrived { .. } => "arrived",
        Fact::Excused { .. } => "excused",
        Fact::Berserk { .. } => "berserk",
        Fact::TooLate { .. } => "too_late",
        Fact::Halted { .. } => "halted",
        Fact::WentOn => "went_on",
        Fact::TimeGiven { .. } => "time_given",
        Fact::TimeTaken { .. } => "time_taken",
        Fact::Awarded { .. } => "awarded",
        Fact::Adjourned { .. } => "adjourned",
        Fact::Sealed { .. } => "sealed",
        Fact::Reopened => "reopened",
        Fact::RematchAsked { .. } => "rematch_asked",
        Fact::RematchAgreed { .. } => "rematch_agreed",
    };
    let entries = LINES.lines().map(|line| serde_json::from_str::<Entry>(line).expect("read above"));
    let seen: BTreeSet<&str> = entries.map(|entry| name(&entry.fact)).collect();
    assert_eq!(seen.len(), 32);
}

#[test]
fn what_nobody_knows_is_refused() {
    for line in [
        r#"{"at":0,"fact":{"fact":"resigned","by":"black","why":"tired"}}"#,
        r#"{"at":0,"fact":{"fact":"fled","by":"black"}}"#,
        r#"{"at":0,"fact":{"fact":"resigned","by":"red"}}"#,
        r#"{"at":"noon","fact":{"fact":"resumed"}}"#,
        r#"{"at":0,"fact":{"fact":"resumed"},"by":"me"}"#,
        r#"{"at":0,"fact":{"fact":"moved","mv":"c3-d4","spent":-1,"lag":0}}"#,
    ] {
        assert!(serde_json::from_str::<Entry>(line).is_err(), "{line}");
    }
}
