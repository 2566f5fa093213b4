//! Who may do what at the desk: every role against every act, as the table of the codes has it.

use damier_compete::event::{Action, Role, may};

use crate::browser::{Answer, Browser};
use crate::desk::{NAMES, act, event, founder, person, regulation, sent};
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
    ("seat", Action::RecordResult, &[("table", "1"), ("board", "1"), ("who", "@0")]),
    ("field", Action::DrawLots, &[("who", "Anna Bila")]),
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
    ("board", Action::RecordResult, &[("at", "1")]),
    ("late", Action::RecordResult, &[("who", "@0"), ("minutes", "5")]),
    ("boards", Action::RecordResult, &[("open", "yes")]),
    ("accept-agreed", Action::RecordResult, &[]),
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
    ("assistant", Action::AdmitAssistant, &[("who", "@0"), ("name", "x")]),
    ("dismiss-assistant", Action::AdmitAssistant, &[("who", "@0"), ("reason", "x")]),
    ("leave", Action::PermitLeave, &[("who", "@0"), ("what", "telephone")]),
    ("back", Action::RecordResult, &[("who", "@0")]),
    ("expel", Action::ExpelSpectator, &[("name", "x"), ("reason", "y")]),
    ("cameras", Action::PermitCameras, &[("name", "x")]),
    ("assign", Action::AssignArbiters, &[("name", "x"), ("tables", "1")]),
    ("question", Action::DecideUnforeseen, &[("question", "x")]),
    ("committee-answer", Action::DecideUnforeseen, &[("question", "1"), ("answer", "x")]),
    ("report-sent", Action::Report, &[("to", "x")]),
    ("approve-regulation", Action::ApproveRegulation, &[("by", "x")]),
    ("choose", Action::ChooseCorrection, &[("who", "@0"), ("choice", "correct")]),
    ("count", Action::CountMoves, &[("who", "@0"), ("counted", "counting")]),
    ("play-so", Action::Pair, &[("at", "1")]),
    ("resume", Action::Schedule, &[("starts", "2026-05-01T10:00")]),
    ("import-table", Action::Pair, &[]),
    ("compare-table", Action::KeepDocuments, &[]),
    ("pair-again", Action::Pair, &[("round", "1"), ("reason", "x")]),
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

/// How the event counts: a right that shrinks with the start, so it is tried before and after it.
const COUNTING: &[(&str, &[(&str, &str)])] = &[
    ("tie-breaks", &[("order", "solkoff"), ("reason", "x")]),
    ("points", &[("points", "3-1-0"), ("reason", "x")]),
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
    // The administrator of the site may name a federation.
    let mut chief = founder(&hall, "ivan").await;
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
            // An assistant speaks only where the code opens that (UA13-IV.13.15.4), and this one does not.
            let said = matches!(action, Action::Protest | Action::ChooseCorrection | Action::CountMoves);
            let speaks = role != Role::Assistant || !said;
            let allowed = may(role, *action) && speaks;
            assert_eq!(refused, !allowed, "{role:?} {name}: {} {}", answer.status, answer.text);
        }
        tried += TRIED.len();
        let sees = role.is_panel() || matches!(role, Role::Organiser | Role::Jury | Role::Federation);
        let its_own = matches!(role, Role::Player | Role::Captain);
        around(&mut browser, &desk, &format!("{role:?}"), sees, its_own, |action| may(role, action)).await;
    }
    assert_eq!(tried, 14 * TRIED.len());
    // A guest may nothing, nor may who runs another event; what is refused tells them nothing of the desk.
    let mut other = person(&hall, "other").await;
    event(&mut other, "ua2023-russian/swiss", &[]).await;
    let mut guest = Browser::new(hall.address);
    for (who, browser) in [("a guest", &mut guest), ("another chief", &mut other)] {
        for (name, _, form) in TRIED {
            let answer = sent(browser, &format!("{desk}/round"), name, form).await;
            assert_eq!(answer.status, 403, "{who} {name}: {}", answer.text);
            assert!(!answer.text.contains("Anna Bila"), "{who} {name}");
        }
        around(browser, &desk, who, false, false, |_| false).await;
    }
    // Who runs the site may stand in for everybody.
    let mut root = person(&hall, "root").await;
    let number = (Role::ALL.len() + 3).to_string();
    let administrator =
        [("account", number.as_str()), ("deed", "make-administrator"), ("password", "long enough")];
    assert_eq!(chief.post("/admin/account", &administrator).await.status, 303);
    for (name, _, form) in TRIED {
        let answer = sent(&mut root, &format!("{desk}/round"), name, form).await;
        assert_ne!(answer.status, 403, "who runs the site, {name}: {}", answer.text);
    }
    around(&mut root, &desk, "who runs the site", true, false, |_| true).await;
    hall.close().await;
}

/// Whoever may change the regulation says how the event counts; from its start on that is the chief arbiter alone
/// (FMJD-IV.2.2).
#[tokio::test]
async fn how_an_event_counts_is_the_chief_arbiters_after_its_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = founder(&hall, "ivan").await;
    let desk = event(&mut chief, "ua2023-russian/team-swiss", &[("rounds", "3")]).await;
    for team in ["Kyiv", "Lviv"] {
        act(&mut chief, &format!("{desk}/teams"), "team", &[("name", team)]).await;
    }
    for (at, name) in NAMES.iter().enumerate() {
        let team = format!("@{}", at % 2);
        act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name), ("team", &team)]).await;
    }
    let mut all = everybody(&hall, &mut chief, &desk).await;
    let page = format!("{desk}/round");
    for begun in [false, true] {
        if begun {
            for what in ["pair", "publish", "start"] {
                act(&mut chief, &page, what, &[]).await;
            }
        }
        for (role, browser) in &mut all {
            let changes = may(*role, Action::ChangeRegulation);
            let allowed = changes && (!begun || *role == Role::ChiefArbiter);
            for (name, form) in COUNTING {
                let answer = sent(browser, &page, name, form).await;
                assert_done(&answer, allowed, &format!("{role:?} {name}, begun {begun}"));
            }
            // A whole regulation that counts otherwise goes the same way.
            for key in ["tie_breaks", "points"] {
                let known = regulation(&mut chief, &desk).await;
                let text = counted_otherwise(&known, key);
                let answer =
                    sent(browser, &page, "regulation", &[("regulation", &text), ("reason", "x")]).await;
                assert_done(
                    &answer,
                    allowed,
                    &format!("{role:?} a regulation with other {key}, begun {begun}"),
                );
                let stands = regulation(&mut chief, &desk).await;
                assert_eq!(stands != known, allowed, "{role:?} {key}, begun {begun}");
            }
        }
        for (name, form) in COUNTING {
            let answer = sent(&mut Browser::new(hall.address), &page, name, form).await;
            assert_eq!(answer.status, 403, "a guest, {name}: {}", answer.text);
        }
    }
    // Nor does anybody else take back what the chief arbiter has said of it.
    let known = regulation(&mut chief, &desk).await;
    let order = if known.contains(r#"tie_breaks = ["berger"]"#) { "solkoff" } else { "berger" };
    let form = [("order", order), ("reason", "x")];
    act(&mut chief, &page, "tie-breaks", &form).await;
    for (role, browser) in &mut all {
        let known = regulation(&mut chief, &desk).await;
        let answer = sent(browser, &page, "undo", &[("reason", "x")]).await;
        assert_done(&answer, *role == Role::ChiefArbiter, &format!("{role:?} takes it back"));
        let stands = regulation(&mut chief, &desk).await;
        assert_eq!(stands != known, *role == Role::ChiefArbiter, "{role:?} takes it back");
        if *role == Role::ChiefArbiter {
            act(&mut chief, &page, "tie-breaks", &form).await;
        }
    }
    hall.close().await;
}

/// A regulation that counts in another way than this one.
fn counted_otherwise(known: &str, key: &str) -> String {
    let [one, other] = match key {
        "points" => [r#"points = "3-1-0""#, r#"points = "2-1-0""#],
        _ => [r#"tie_breaks = ["berger"]"#, r#"tie_breaks = ["solkoff"]"#],
    };
    let line = if known.contains(one) { other } else { one };
    let rest = known.lines().filter(|own| !own.starts_with(&format!("{key} =")));
    [line].into_iter().chain(rest).collect::<Vec<_>>().join("\n")
}

/// Whoever may is shown the page again, with or without a word on it; nobody else.
fn assert_done(answer: &Answer, allowed: bool, what: &str) {
    let expected: &[u16] = if allowed { &[200, 303] } else { &[403] };
    assert!(expected.contains(&answer.status), "{what}: {} {}", answer.status, answer.text);
}

/// What else there is at an event besides the forms of the desk.
async fn around(
    browser: &mut Browser,
    desk: &str,
    who: &str,
    sees: bool,
    has_part: bool,
    may: impl Fn(Action) -> bool,
) {
    let public = desk.trim_end_matches("/desk");
    let tabs = ["", "/entries", "/check-in", "/teams", "/officials", "/round", "/console", "/boards"];
    let more = ["/standings", "/disputes", "/papers", "/log", "/course"];
    for page in tabs.iter().chain(&more) {
        let answer = browser.get(&format!("{desk}{page}")).await;
        assert_eq!(answer.status == 200, sees, "{who} {page}: {}", answer.status);
    }
    for paper in ["file", "penalties", "json"] {
        let answer = browser.download(&format!("{public}/paper/{paper}")).await.0;
        assert_eq!(answer.status != 403, sees, "{who} {paper}: {}", answer.status);
    }
    assert_eq!(browser.get(&format!("{public}/own")).await.status == 200, has_part, "{who}: his own part");
    let letters = browser.post(&format!("/post/event/{}", public.trim_start_matches("/event/")), &[]).await;
    assert_eq!(letters.status != 404, may(Action::Pair), "{who} by correspondence: {}", letters.status);
    let bulletin = browser.post(&format!("{public}/bulletins"), &[("title", "T"), ("text", "x")]).await;
    assert_eq!(bulletin.status != 403, may(Action::Publish), "{who} bulletin: {}", bulletin.status);
    let games = browser.upload(&format!("{public}/games"), &[], ("file", b"")).await;
    assert_eq!(
        games.status != 403,
        may(Action::KeepDocuments),
        "{who} games: {} {}",
        games.status,
        games.text
    );
    let file = browser.upload(&format!("{desk}/course"), &[], ("event", b"x")).await;
    assert_eq!(file.status != 403, may(Action::ChangeRegulation), "{who} file: {}", file.status);
}

/// Whatever the desk can do is tried above.
#[test]
fn every_act_of_the_desk_is_tried() {
    let of_site = include_str!("../../../../service/application/src/desk/acts/mod.rs");
    let of_site = of_site.split("of_site! {").nth(1).expect("a table");
    let of_site = of_site.split("\n}").next().expect("its end").lines();
    let of_site = of_site.filter_map(|line| line.strip_prefix("    \"")?.split('"').next());
    let named = damier_desk::acts::ACTS.iter().map(|act| act.name).chain(of_site);
    let tried = |name: &str| {
        TRIED.iter().any(|(own, ..)| *own == name) || COUNTING.iter().any(|(own, _)| *own == name)
    };
    let missing: Vec<&str> = named.filter(|name| !tried(name)).collect();
    assert!(missing.is_empty(), "nobody has tried {missing:?}");
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

#[tokio::test]
async fn nobody_decides_on_an_appeal_against_himself() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut admin = person(&hall, "root").await;
    let (mut chief, mut juror) = (person(&hall, "ivan").await, person(&hall, "olha").await);
    let mut anna = person(&hall, "anna").await;
    let desk = event(&mut chief, "ua2023-russian/round-robin", &[]).await;
    for name in &NAMES[..4] {
        act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name)]).await;
    }
    let officials = format!("{desk}/officials");
    // Anna plays and sits on the committee; the chief gives himself a seat there under another name.
    let members = [("members", "Anna Bila/A\nOlha/B\nIvan/C"), ("reserves", "D/D\nE/E\nF/F")];
    act(&mut chief, &officials, "committee", &members).await;
    for (role, name, account) in
        [("jury", "Ivan", "ivan"), ("jury", "Olha", "olha"), ("jury", "Anna Bila", "anna")]
    {
        let form = [("role", role), ("name", name), ("account", account)];
        act(&mut chief, &officials, "give-office", &form).await;
    }
    let player = [("role", "player"), ("who", "@0"), ("account", "anna")];
    act(&mut chief, &officials, "give-office", &player).await;
    for what in ["pair", "publish", "start"] {
        act(&mut chief, &format!("{desk}/round"), what, &[]).await;
    }
    let disputes = format!("{desk}/disputes");
    act(&mut anna, &disputes, "protest", &[("who", "@0"), ("text", "The clock was wrong.")]).await;
    let page = chief.get(&disputes).await.text;
    let number = page.split("name=\"protest\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let number = number.expect("a protest").to_owned();
    let ruling = [("protest", number.as_str()), ("upheld", "no"), ("ruling", "It was right.")];
    act(&mut chief, &disputes, "rule", &ruling).await;
    act(&mut anna, &disputes, "appeal", &[("protest", &number)]).await;

    // Not the chief, by whichever office, also when he has given up his own; not she whose protest it is.
    let decision = [("protest", number.as_str()), ("upheld", "no"), ("ruling", "Rejected.")];
    for browser in [&mut chief, &mut anna] {
        let answer = sent(browser, &disputes, "decide-appeal", &decision).await;
        assert_eq!(answer.status, 403, "{}", answer.text);
    }
    assert!(chief.get(&disputes).await.text.contains("one of the arbiters"));
    let log = chief.get(&format!("{desk}/log")).await.text;
    let seq = number.parse::<u32>().expect("a number") + 2;
    assert!(log.contains("appeal"), "{log}");
    let undo = [("number", seq.to_string()), ("reason", "x".to_owned())];
    let undo: Vec<(&str, &str)> = undo.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(sent(&mut chief, &format!("{desk}/log"), "undo", &undo).await.status, 403);
    let form = [("role", "arbiter"), ("name", "Second"), ("account", "root")];
    act(&mut chief, &officials, "appoint", &form).await;
    act(&mut chief, &officials, "relieve", &[("name", "Second"), ("reason", "ill")]).await;
    let answer = sent(&mut admin, &disputes, "decide-appeal", &decision).await;
    assert_eq!(answer.status, 403, "who runs the site was an arbiter: {}", answer.text);

    // A member decides; a reserve sits for Anna (UA-IV.8.4.b).
    act(&mut juror, &disputes, "decide-appeal", &decision).await;
    let page = juror.get(&disputes).await.text;
    assert!(page.contains("Rejected.") && page.contains("Olha, Ivan, D"), "{page}");
    hall.close().await;
}
