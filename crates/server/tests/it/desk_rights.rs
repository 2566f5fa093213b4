//! Who may do what at the desk: every role against every act, as the table of the codes has it.

use damier_compete::event::{Action, Role, may};

use crate::browser::Browser;
use crate::desk::{NAMES, act, event, person, sent};
use crate::hall::Hall;

/// An act, what the codes call it, and a form that can be read.
type Tried = (&'static str, Action, &'static [(&'static str, &'static str)]);

const TRIED: &[Tried] = &[
    ("enter", Action::TakeEntries, &[("name", "Zoya Nova")]),
    ("correct-entry", Action::TakeEntries, &[("who", "@0"), ("name", "Anna Bila"), ("reason", "x")]),
    ("withdraw", Action::TakeEntries, &[("who", "@7"), ("reason", "ill")]),
    ("absent", Action::TakeEntries, &[("who", "@7")]),
    ("approve-entries", Action::TakeEntries, &[]),
    ("registration", Action::TakeEntries, &[("open", "yes")]),
    ("answer", Action::TakeEntries, &[("application", "1")]),
    ("here", Action::TakeEntries, &[("who", "@0"), ("here", "yes")]),
    ("check-in", Action::TakeEntries, &[]),
    ("absent-rest", Action::TakeEntries, &[]),
    ("import", Action::TakeEntries, &[]),
    ("team", Action::TakeEntries, &[("name", "Kyiv")]),
    ("further", Action::DecideFurtherPart, &[("who", "@0"), ("goes-on", "yes"), ("reason", "x")]),
    ("prohibit", Action::OverridePairing, &[("who", "@0"), ("other", "@1"), ("reason", "x")]),
    ("lift", Action::OverridePairing, &[("who", "@0"), ("other", "@1")]),
    ("line-up", Action::HandInLineUp, &[("team", "@0"), ("board", "@0")]),
    ("appoint", Action::AppointPanel, &[("role", "arbiter"), ("name", "New Arbiter")]),
    ("give-office", Action::AppointPanel, &[("role", "arbiter"), ("name", "x"), ("account", "y")]),
    ("take-office", Action::AppointPanel, &[("role", "doctor"), ("account", "nobody")]),
    ("relieve", Action::RelieveArbiter, &[("name", "Nobody"), ("reason", "x")]),
    ("committee", Action::FormCommittee, &[("members", "A")]),
    ("technical", Action::WriteTechnical, &[("item-1", "x")]),
    ("signed", Action::WriteTechnical, &[("all", "yes")]),
    ("numbers", Action::DrawLots, &[("by", "lots")]),
    ("lots", Action::DrawLots, &[("for", "other"), ("what", "x"), ("of", "3")]),
    ("pair", Action::Pair, &[]),
    ("pair-by-hand", Action::Pair, &[("pairs", "1:2"), ("reason", "x"), ("how", "hand")]),
    ("pair-by-hand", Action::OverridePairing, &[("pairs", "1:2"), ("reason", "x"), ("how", "override")]),
    ("publish", Action::Publish, &[]),
    ("start", Action::StartRound, &[("ahead", "on"), ("round", "9")]),
    ("results", Action::RecordResult, &[("typed", "1 2-0")]),
    ("correct-result", Action::RecordResult, &[("at", "1"), ("score", "2"), ("reason", "x")]),
    ("colours", Action::RecordResult, &[("table", "1")]),
    ("late", Action::RecordResult, &[("who", "@0"), ("minutes", "5")]),
    ("boards", Action::RecordResult, &[("open", "yes")]),
    ("accept-claim", Action::RecordResult, &[("at", "1"), ("score", "2")]),
    ("close", Action::RecordResult, &[("round", "1")]),
    ("online", Action::RecordResult, &[("on", "no")]),
    ("venue", Action::RecordResult, &[("board", "1.1.1"), ("on", "no")]),
    ("attend", Action::RecordResult, &[("call", "1")]),
    ("irregular", Action::RecordResult, &[("board", "1.1.1"), ("kind", "1"), ("seat", "white")]),
    ("settle-irregular", Action::RecordResult, &[("irregularity", "1"), ("corrected", "yes")]),
    ("halt", Action::StopClocks, &[("board", "1.1.1")]),
    ("go-on", Action::StopClocks, &[("board", "1.1.1")]),
    ("adjourn", Action::StopClocks, &[("board", "1.1.1"), ("why", "room")]),
    ("reopen", Action::StopClocks, &[("board", "1.1.1")]),
    (
        "give-time",
        Action::Sanction,
        &[("board", "1.1.1"), ("seat", "white"), ("minutes", "1"), ("reason", "x")],
    ),
    (
        "take-time",
        Action::Sanction,
        &[("board", "1.1.1"), ("seat", "white"), ("minutes", "1"), ("reason", "x")],
    ),
    ("excuse", Action::FixResult, &[("board", "1.1.1"), ("seat", "white")]),
    ("award", Action::FixResult, &[("board", "1.1.1"), ("award", "draw"), ("reason", "x")]),
    (
        "punish",
        Action::Sanction,
        &[("who", "@0"), ("sanction", "warning"), ("offence", "conduct"), ("happened", "x")],
    ),
    ("protest", Action::Protest, &[("who", "@0"), ("text", "x")]),
    ("rule", Action::RuleOnProtest, &[("protest", "1"), ("upheld", "yes"), ("ruling", "x")]),
    ("appeal", Action::Protest, &[("protest", "1")]),
    ("decide-appeal", Action::DecideAppeal, &[("protest", "1"), ("upheld", "yes"), ("ruling", "x")]),
    ("decide", Action::DecideUnforeseen, &[("question", "x"), ("decision", "y"), ("grounds", "z")]),
    ("note", Action::KeepDocuments, &[("text", "x")]),
    ("duty", Action::KeepDocuments, &[("clause", "UA-IV.5:3")]),
    ("interrupt", Action::BreakOff, &[("reason", "x")]),
    ("regulation", Action::ChangeRegulation, &[("regulation", "x"), ("reason", "x")]),
    ("schedule", Action::Schedule, &[("round", "1"), ("starts", "2026-05-01T10:00")]),
    ("zone", Action::Schedule, &[("zone", "UTC")]),
    ("finish", Action::ApproveStandings, &[]),
    ("cancel", Action::BreakOff, &[("reason", "")]),
    ("undo", Action::ApproveRegulation, &[("number", "1"), ("reason", "x")]),
];

/// Somebody for every role. Those of the panel are appointed; the others hold theirs by their accounts.
async fn everybody(hall: &Hall, chief: &mut Browser, desk: &str) -> Vec<(Role, Browser)> {
    let page = format!("{desk}/officials");
    let mut all = Vec::new();
    for role in Role::ALL {
        let name = format!("the-{}", role.name());
        let browser = person(hall, &name).await;
        let form =
            [("role", role.name()), ("name", &name), ("account", &name), ("who", "@0"), ("team", "@0")];
        match role {
            Role::ChiefArbiter | Role::Organiser => {
                let known = if role == Role::Organiser { "Draughts Club" } else { "Ivan Koval" };
                let form = [("role", role.name()), ("name", known), ("account", &name)];
                act(chief, &page, "give-office", &form).await;
            }
            role if role.is_panel() => {
                act(chief, &page, "appoint", &form).await;
            }
            Role::Jury => {
                let members = [("members", "the-jury/A\nB/B\nC/C"), ("reserves", "D/D\nE/E")];
                act(chief, &page, "committee", &members).await;
                act(chief, &page, "give-office", &form).await;
            }
            _ => {
                act(chief, &page, "give-office", &form).await;
            }
        }
        all.push((role, browser));
    }
    all
}

#[tokio::test]
async fn every_role_may_what_the_codes_allow_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    // The first account is the administrator of the site, who may name a federation.
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "ua2023-russian/team-swiss", &[("rounds", "3")]).await;
    for team in ["Kyiv", "Lviv"] {
        act(&mut chief, &format!("{desk}/teams"), "team", &[("name", team)]).await;
    }
    for (at, name) in NAMES.iter().enumerate() {
        let team = format!("@{}", at % 2);
        act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name), ("team", &team)]).await;
    }
    let mut tried = 0;
    for (role, mut browser) in everybody(&hall, &mut chief, &desk).await {
        for (name, action, form) in TRIED {
            let answer = sent(&mut browser, &format!("{desk}/round"), name, form).await;
            let refused = answer.status == 403;
            assert_eq!(refused, !may(role, *action), "{role:?} {name}: {} {}", answer.status, answer.text);
            tried += 1;
        }
        let sees = role.is_panel() || matches!(role, Role::Organiser | Role::Jury | Role::Federation);
        for page in ["", "/entries", "/log", "/papers", "/course"] {
            let answer = browser.get(&format!("{desk}{page}")).await;
            assert_eq!(answer.status == 200, sees, "{role:?} {page}");
        }
    }
    assert_eq!(tried, 14 * TRIED.len());
    // A guest may nothing, and what is refused tells him nothing of the desk.
    let mut guest = Browser::new(hall.address);
    let answer = sent(&mut guest, &desk, "enter", &[("name", "Nobody"), ("seen", "1")]).await;
    assert_eq!(answer.status, 403);
    assert!(!answer.text.contains("Anna Bila"));
    hall.close().await;
}

#[tokio::test]
async fn two_officials_do_not_overwrite_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    crate::desk::enter_eight(&mut chief, &desk).await;
    let mut deputy = person(&hall, "olha").await;
    let form = [("role", "deputy"), ("name", "Olha Sova"), ("account", "olha")];
    act(&mut chief, &format!("{desk}/officials"), "appoint", &form).await;
    let round = format!("{desk}/round");
    act(&mut chief, &round, "pair", &[]).await;
    act(&mut chief, &round, "start", &[]).await;

    // Different tables: both are written, at the same time.
    let (one, other) = tokio::join!(
        sent(&mut chief, &round, "results", &[("at-1", "2"), ("at-2", "2")]),
        sent(&mut deputy, &round, "results", &[("at-3", "0"), ("at-4", "0")]),
    );
    assert_eq!((one.status, other.status), (200, 200), "{} {}", one.text, other.text);
    // The same table: the second is told, and what was written stands.
    let late = sent(&mut deputy, &round, "results", &[("at-1", "0")]).await;
    assert_eq!(late.status, 422);
    assert!(late.text.contains("2-0"), "what stands is named: {}", late.text);

    // Who decides on what he has seen is told what he has not.
    let page = chief.get(&round).await.text;
    let seen = page.split("name=\"seen\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let seen = seen.expect("the form of the next round").to_owned();
    act(&mut deputy, &format!("{desk}/disputes"), "note", &[("text", "power cut at 11:20")]).await;
    let stale = sent(&mut chief, &round, "pair", &[("seen", &seen)]).await;
    assert_eq!(stale.status, 409, "{}", stale.text);
    assert!(stale.text.contains("power cut"), "{}", stale.text);
    let current = (seen.parse::<u32>().expect("a number") + 1).to_string();
    act(&mut chief, &round, "pair", &[("seen", &current)]).await;

    // Somebody who is relieved may nothing any more.
    let relieved = [("name", "Olha Sova"), ("reason", "left early")];
    act(&mut chief, &format!("{desk}/officials"), "relieve", &relieved).await;
    assert_eq!(sent(&mut deputy, &round, "start", &[]).await.status, 403);
    assert_eq!(deputy.get(&desk).await.status, 403);
    hall.close().await;
}
