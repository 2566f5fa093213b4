//! Acts of the desk with the mistakes that people make: twice, too late, in the wrong office, for somebody else.

use crate::browser::Browser;
use crate::desk::{NAMES, act, enter_eight, event, four_paired, person, sent};
use crate::hall::Hall;

async fn status(browser: &mut Browser, page: &str, name: &str, form: &[(&str, &str)]) -> u16 {
    sent(browser, page, name, form).await.status
}

#[tokio::test]
async fn people_check_in_on_a_tablet() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "fmjd-100/swiss", &[("rounds", "3")]).await;
    enter_eight(&mut chief, &desk).await;
    let door = format!("{desk}/check-in");
    let mut stranger = person(&hall, "stranger").await;
    assert_eq!(status(&mut stranger, &door, "here", &[("who", "@0"), ("here", "yes")]).await, 403);
    assert_eq!(status(&mut chief, &door, "here", &[("who", "@99"), ("here", "yes")]).await, 422);
    for who in ["@0", "@1", "@2", "@3", "@4", "@5"] {
        // Twice is as good as once: somebody taps again because the tablet is slow.
        act(&mut chief, &door, "here", &[("who", who), ("here", "yes")]).await;
        act(&mut chief, &door, "here", &[("who", who), ("here", "yes")]).await;
    }
    assert!(chief.get(&door).await.text.contains("6 / 8"));
    act(&mut chief, &door, "absent-rest", &[]).await;
    act(&mut chief, &door, "absent-rest", &[]).await;
    // Two have not come; whoever presses twice does not say it twice.
    let log = chief.get(&format!("{desk}/log")).await.text;
    assert_eq!(log.matches("will not be there").count(), 2, "{log}");
    act(&mut chief, &format!("{desk}/round"), "pair", &[]).await;
    let round = chief.get(&format!("{desk}/round")).await.text;
    assert_eq!(round.matches("name=\"at-").count(), 0, "not started");
    act(&mut chief, &door, "check-in", &[]).await;
    assert!(chief.get(&door).await.text.contains("0 / 8"));
    hall.close().await;
}

/// A form that is sent empty is answered with what to write, not with what to type at a command line.
#[tokio::test]
async fn an_empty_form_of_results_says_what_to_write() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let round = format!("{}/round", four_paired(&mut chief).await);
    act(&mut chief, &round, "start", &[]).await;
    let empty: [&[(&str, &str)]; 3] = [&[], &[("typed", "")], &[("at-1", ""), ("at-2", "")]];
    for form in empty {
        let answer = sent(&mut chief, &round, "results", form).await;
        assert_eq!(answer.status, 422, "{form:?}");
        assert!(answer.text.contains("1 2-0, 2 1-1") && !answer.text.contains("damier event"), "{form:?}");
    }
    hall.close().await;
}

#[tokio::test]
async fn line_ups_come_from_their_captain_and_in_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let mut captain = person(&hall, "kyiv").await;
    let mut other = person(&hall, "lviv").await;
    let desk = event(&mut chief, "fmjd-100/team-swiss", &[("rounds", "2"), ("boards", "2")]).await;
    let teams = format!("{desk}/teams");
    for (team, login) in [("Kyiv", "kyiv"), ("Lviv", "lviv"), ("Odesa", ""), ("Sumy", "")] {
        act(&mut chief, &teams, "team", &[("name", team), ("captain", team), ("account", login)]).await;
    }
    for (at, name) in NAMES.iter().enumerate() {
        let (team, board) = (format!("@{}", at / 2), (at % 2 + 1).to_string());
        let form = [("name", *name), ("team", &team), ("board", &board)];
        act(&mut chief, &format!("{desk}/entries"), "enter", &form).await;
    }
    let own = [("team", "@0"), ("round", "1"), ("board", "@0"), ("board", "@1")];
    assert_eq!(status(&mut other, &teams, "line-up", &own).await, 403, "the captain of another team");
    assert!(matches!(status(&mut captain, &teams, "line-up", &own).await, 200 | 303));
    // He changes his mind while he may.
    assert!(matches!(status(&mut captain, &teams, "line-up", &own).await, 200 | 303 | 422));
    let foreign = [("team", "@0"), ("round", "1"), ("board", "@2"), ("board", "@3")];
    assert_eq!(status(&mut captain, &teams, "line-up", &foreign).await, 422, "players of another team");
    act(&mut chief, &format!("{desk}/round"), "pair", &[]).await;
    act(&mut chief, &format!("{desk}/round"), "start", &[]).await;
    assert_eq!(status(&mut captain, &teams, "line-up", &own).await, 422, "the round has started");
    hall.close().await;
}

#[tokio::test]
async fn disputes_go_their_way_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let (mut anna, mut borys) = (person(&hall, "anna").await, person(&hall, "borys").await);
    let mut juror = person(&hall, "olha").await;
    let desk = event(&mut chief, "ua2023-russian/round-robin", &[]).await;
    for name in &NAMES[..4] {
        act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name)]).await;
    }
    let officials = format!("{desk}/officials");
    for (who, login) in [("@0", "anna"), ("@1", "borys")] {
        let form = [("role", "player"), ("who", who), ("account", login)];
        act(&mut chief, &officials, "give-office", &form).await;
    }
    let members =
        [("members", "Olha Rii/A\nPetro Sad/B\nRoman Tur/C"), ("reserves", "Yana Tkach/D\nIryna Shum/E")];
    act(&mut chief, &officials, "committee", &members).await;
    let form = [("role", "jury"), ("name", "Olha Rii"), ("account", "olha")];
    act(&mut chief, &officials, "give-office", &form).await;
    act(&mut chief, &format!("{desk}/round"), "pair", &[]).await;
    act(&mut chief, &format!("{desk}/round"), "start", &[]).await;
    let disputes = format!("{desk}/disputes");
    // A protest of one's own; whoever names somebody else still protests for himself.
    assert_eq!(status(&mut anna, &disputes, "protest", &[("who", "@1"), ("text", "")]).await, 422, "no text");
    act(&mut anna, &disputes, "protest", &[("who", "@1"), ("text", "The clock was wrong")]).await;
    let page = chief.get(&disputes).await.text;
    assert!(page.contains("Anna Bila") && page.contains("The clock was wrong"), "{page}");
    let number = page.split("name=\"protest\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let number = number.expect("a protest").to_owned();
    let ruling = [("protest", number.as_str()), ("upheld", "no"), ("ruling", "It was right")];
    assert_eq!(status(&mut borys, &disputes, "rule", &ruling).await, 403, "not the arbiter");
    let appeal = [("protest", number.as_str())];
    assert_eq!(status(&mut anna, &disputes, "appeal", &appeal).await, 422, "nobody has ruled");
    act(&mut chief, &disputes, "rule", &ruling).await;
    assert_eq!(status(&mut chief, &disputes, "rule", &ruling).await, 422, "it is ruled");
    assert_eq!(status(&mut borys, &disputes, "appeal", &appeal).await, 403, "not his");
    act(&mut anna, &disputes, "appeal", &appeal).await;
    assert_eq!(status(&mut anna, &disputes, "appeal", &appeal).await, 422, "once");
    let decided = [("protest", number.as_str()), ("upheld", "yes"), ("ruling", "Play on")];
    assert_eq!(status(&mut borys, &disputes, "decide-appeal", &decided).await, 403, "the committee decides");
    act(&mut juror, &disputes, "decide-appeal", &decided).await;
    assert_eq!(status(&mut juror, &disputes, "decide-appeal", &decided).await, 422, "that is final");
    hall.close().await;
}

#[tokio::test]
async fn pairs_by_hand_are_checked_and_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let mut arbiter = person(&hall, "line").await;
    let desk = event(&mut chief, "fmjd-100/swiss", &[("rounds", "3")]).await;
    enter_eight(&mut chief, &desk).await;
    let form = [("role", "arbiter"), ("name", "Line Arbiter"), ("account", "line")];
    act(&mut chief, &format!("{desk}/officials"), "appoint", &form).await;
    let round = format!("{desk}/round");
    let pairs = "1:5\n2:6\n3:7\n4:8";
    let hand = |pairs, reason, how| [("pairs", pairs), ("reason", reason), ("how", how)];
    assert_eq!(status(&mut chief, &round, "pair-by-hand", &hand(pairs, "", "hand")).await, 422, "no reason");
    assert_eq!(
        status(&mut chief, &round, "pair-by-hand", &hand("1:5\n1:6", "x", "hand")).await,
        422,
        "twice"
    );
    assert_eq!(status(&mut chief, &round, "pair-by-hand", &hand("1:5\n2:6", "x", "hand")).await, 422, "half");
    assert_eq!(status(&mut chief, &round, "pair-by-hand", &hand("1:99", "x", "hand")).await, 422, "nobody");
    let override_ = hand(pairs, "television", "override");
    assert_eq!(status(&mut arbiter, &round, "pair-by-hand", &override_).await, 403, "FMJD-IV.2.23");
    assert!(matches!(
        status(&mut chief, &round, "pair-by-hand", &hand(pairs, "no program", "hand")).await,
        200 | 303
    ));
    act(&mut chief, &round, "start", &[]).await;
    act(&mut chief, &round, "results", &[("typed", "1 2-0, 2 2-0, 3 2-0, 4 2-0")]).await;
    // The same pairs again break rules, which are named before it is done.
    let again = hand(pairs, "television", "override");
    let told = sent(&mut chief, &round, "pair-by-hand", &again).await;
    assert_eq!(told.status, 422);
    let confirmed = [("pairs", pairs), ("reason", "television"), ("how", "override"), ("confirmed", "on")];
    assert!(matches!(status(&mut chief, &round, "pair-by-hand", &confirmed).await, 200 | 303));
    let log = chief.get(&format!("{desk}/log")).await.text;
    assert!(log.contains("no program") && log.contains("television"), "{log}");
    hall.close().await;
}

#[tokio::test]
async fn duties_and_lots_are_recorded() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let mut stranger = person(&hall, "stranger").await;
    let desk = event(&mut chief, "fmjd-100/round-robin", &[]).await;
    for name in &NAMES[..4] {
        act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name)]).await;
    }
    let duty = [("clause", "FMJD-IV.2.4")];
    assert_eq!(status(&mut stranger, &desk, "duty", &duty).await, 403);
    assert_eq!(status(&mut chief, &desk, "duty", &[("clause", "no such duty")]).await, 422);
    act(&mut chief, &desk, "duty", &duty).await;
    let again = status(&mut chief, &desk, "duty", &duty).await;
    assert!(matches!(again, 303 | 422), "{again}");
    let home = chief.get(&desk).await.text;
    assert!(!home.contains("value=\"FMJD-IV.2.4\""), "it is ticked off: {home}");

    // A duty of another code is none of this event's.
    assert_eq!(status(&mut chief, &desk, "duty", &[("clause", "UA-IV.5:3")]).await, 422);

    // The same seed draws the same lot before everybody's eyes.
    let round = format!("{desk}/round");
    let lots = |seed| [("for", "other"), ("what", "the first move"), ("of", "6"), ("seed", seed)];
    assert_eq!(status(&mut stranger, &round, "lots", &lots("7")).await, 403);
    assert_eq!(
        status(&mut chief, &round, "lots", &[("for", "other"), ("what", "x"), ("of", "0")]).await,
        422
    );
    let drawn = |text: &str| {
        text.split("notice good").nth(1).and_then(|rest| rest.split("<p>").nth(1)).map(str::to_owned)
    };
    let first = act(&mut chief, &round, "lots", &lots("7")).await.text;
    let second = act(&mut chief, &round, "lots", &lots("7")).await.text;
    let told = |text: &str| drawn(text).and_then(|rest| rest.split("</p>").next().map(str::to_owned));
    assert!(told(&first).is_some() && told(&first) == told(&second), "{first}");
    assert_eq!(status(&mut chief, &round, "numbers", &[("by", "lots"), ("seed", "11")]).await, 303);
    act(&mut chief, &round, "pair", &[]).await;
    assert_eq!(status(&mut chief, &round, "numbers", &[("by", "lots")]).await, 422, "a round is paired");
    let log = chief.get(&format!("{desk}/log")).await.text;
    assert!(log.contains("11") && log.contains("the first move"), "{log}");
    hall.close().await;
}

#[tokio::test]
async fn every_code_brings_its_list_of_duties() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    for (template, by_hand, by_itself) in [
        ("ua2013-russian/round-robin", "UA13-IV.18.5.2", "UA13-IV.18.5.1"),
        ("ua2023-russian/round-robin", "UA-IV.12:4", "UA-IV.5"),
        ("fmjd-100/round-robin", "FMJD-IV.2.29", "FMJD-IV.2.3"),
        ("wcdf-checkers/round-robin", "WCDF-6.4", "WCDF-2.3"),
        ("columns-russian/round-robin", "COL-3.4.7", "COL-3.3.1"),
    ] {
        let desk = event(&mut chief, template, &[]).await;
        let home = chief.get(&desk).await.text;
        let box_of = |mark: &str| format!("name=\"clause\" value=\"{mark}\"");
        assert!(home.contains(&box_of(by_hand)), "{template}: {by_hand}");
        assert!(home.contains(by_itself) && !home.contains(&box_of(by_itself)), "{template}: {by_itself}");
        act(&mut chief, &desk, "duty", &[("clause", by_hand)]).await;
        let home = chief.get(&desk).await.text;
        assert!(!home.contains(&box_of(by_hand)), "{template}: {by_hand} is ticked off");
    }
    hall.close().await;
}

#[tokio::test]
async fn somebody_entered_twice_is_noticed_and_somebody_late_plays() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let entries = format!("{desk}/entries");
    enter_eight(&mut chief, &desk).await;
    // The helper at the other laptop has entered her too; there is another one, born later.
    let twice = sent(&mut chief, &entries, "enter", &[("name", "anna  bila")]).await;
    assert!(twice.status == 422 && twice.text.contains("name=\"another\""), "{}", twice.text);
    act(&mut chief, &entries, "enter", &[("name", "Anna Bila"), ("born", "2005")]).await;
    act(&mut chief, &entries, "enter", &[("name", "Anna Bila"), ("another", "on")]).await;

    // Everybody but the eighth is there; he is marked absent, comes after all, and plays.
    for who in ["@0", "@1", "@2", "@3", "@4", "@5", "@6", "@8", "@9"] {
        act(&mut chief, &format!("{desk}/check-in"), "here", &[("who", who), ("here", "yes")]).await;
    }
    act(&mut chief, &format!("{desk}/check-in"), "absent-rest", &[]).await;
    act(&mut chief, &format!("{desk}/check-in"), "here", &[("who", "@7"), ("here", "yes")]).await;
    let round = format!("{desk}/round");
    act(&mut chief, &round, "pair", &[]).await;
    let page = chief.get(&round).await.text;
    let results = page.split("id=\"results\"").nth(1).and_then(|rest| rest.split("</form>").next());
    assert!(results.is_some_and(|results| results.contains("Ihor Lys")), "{page}");
    act(&mut chief, &round, "start", &[]).await;
    // What was typed stays where one result cannot be read; a namesake is known by his number.
    let typed = sent(&mut chief, &round, "results", &[("at-1", "2"), ("at-2", "zz")]).await;
    let kept = ["name=\"at-1\" value=\"2\"", "name=\"at-2\" value=\"zz\""];
    assert!(typed.status == 422 && kept.iter().all(|kept| typed.text.contains(kept)), "{}", typed.text);
    act(&mut chief, &round, "late", &[("who", "@0"), ("minutes", "5")]).await;
    hall.close().await;
}

#[tokio::test]
async fn players_and_captains_have_a_page_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let (mut captain, mut anna) = (person(&hall, "cap").await, person(&hall, "anna").await);
    let desk = event(&mut chief, "ua2023-russian/team-round-robin", &[]).await;
    let own = desk.replace("/desk", "/own");
    for team in ["Kyiv", "Lviv"] {
        act(&mut chief, &format!("{desk}/teams"), "team", &[("name", team)]).await;
    }
    for (at, name) in NAMES.iter().enumerate() {
        let (team, board) = (format!("@{}", at % 2), (at / 2 + 1).to_string());
        let form = [("name", *name), ("team", team.as_str()), ("board", board.as_str())];
        act(&mut chief, &format!("{desk}/entries"), "enter", &form).await;
    }
    let officials = format!("{desk}/officials");
    let offices = [
        [("role", "captain"), ("team", "@0"), ("account", "cap")],
        [("role", "player"), ("who", "@0"), ("account", "anna")],
    ];
    for office in &offices {
        act(&mut chief, &officials, "give-office", office).await;
    }
    assert!(captain.get(desk.trim_end_matches("/desk")).await.text.contains("/own\""));
    assert_eq!(chief.get(&own).await.status, 403, "he neither plays nor leads a team");
    let page = captain.get(&own).await.text;
    assert!(page.contains("name=\"board\"") && page.contains("Eva Zhuk"), "{page}");
    let line_up =
        [("team", "@0"), ("round", "1"), ("board", "@0"), ("board", "@2"), ("board", "@4"), ("board", "@6")];
    act(&mut captain, &own, "line-up", &line_up).await;
    assert!(captain.get(&own).await.text.contains("is handed in"));
    let others = [("team", "@1"), ("round", "1"), ("board", "@1")];
    assert_eq!(sent(&mut captain, &own, "line-up", &others).await.status, 403);
    assert_eq!(sent(&mut captain, &own, "pair", &[]).await.status, 422, "nothing else is done here");
    // A player of a team does not protest; the captain does, and goes to the committee.
    assert_eq!(sent(&mut anna, &own, "protest", &[("text", "The clock!")]).await.status, 422);
    act(&mut captain, &own, "protest", &[("text", "The <clock> was wrong.")]).await;
    let page = captain.get(&own).await.text;
    assert!(page.contains("The &#60;clock&#62; was wrong."), "{page}");
    assert!(!anna.get(&own).await.text.contains("was wrong"), "it is the captain's");
    let page = chief.get(&format!("{desk}/disputes")).await.text;
    let number = page.split("name=\"protest\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let number = number.expect("a protest").to_owned();
    let members = [("members", "A/A\nB/B\nC/C"), ("reserves", "D/D\nE/E")];
    act(&mut chief, &officials, "committee", &members).await;
    let ruling = [("protest", number.as_str()), ("upheld", "no"), ("ruling", "It was right.")];
    act(&mut chief, &format!("{desk}/disputes"), "rule", &ruling).await;
    assert!(captain.get(&own).await.text.contains("value=\"appeal\""));
    assert_eq!(sent(&mut anna, &own, "appeal", &[("protest", &number)]).await.status, 403);
    act(&mut captain, &own, "appeal", &[("protest", &number)]).await;
    hall.close().await;
}

/// Who is organiser and chief arbiter in one admits a player who comes after round 1 was paired, as the arbiter
/// (FMJD-V.3.1.6).
#[tokio::test]
async fn a_forgotten_player_joins_by_the_office_that_may_admit_him() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "fmjd-100/swiss", &[("rounds", "3")]).await;
    enter_eight(&mut chief, &desk).await;
    act(&mut chief, &format!("{desk}/round"), "pair", &[]).await;
    act(&mut chief, &format!("{desk}/round"), "start", &[]).await;
    act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", "Late Man"), ("born", "1991")]).await;
    let log = chief.get(&format!("{desk}/log")).await.text;
    let line = log.split("Late Man").nth(1).and_then(|rest| rest.split("</tr>").next()).expect("a line");
    assert!(line.contains("chief arbiter"), "{line}");
    hall.close().await;
}

/// The wrong player was withdrawn, and the next round is paired already: the page of entries says that he has left and
/// leads to what lets him go on; the log leads to what takes a number back, and says what to do where that cannot be.
#[tokio::test]
async fn somebody_withdrawn_by_mistake_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "fmjd-100/swiss", &[("rounds", "3")]).await;
    enter_eight(&mut chief, &desk).await;
    let (round, entries, log) = (format!("{desk}/round"), format!("{desk}/entries"), format!("{desk}/log"));
    act(&mut chief, &round, "pair", &[]).await;
    act(&mut chief, &round, "start", &[]).await;
    act(&mut chief, &round, "results", &[("typed", "1 2-0, 2 1-1, 3 0-2, 4 2-0")]).await;
    act(&mut chief, &entries, "withdraw", &[("who", "@2"), ("reason", "ill")]).await;
    act(&mut chief, &round, "pair", &[]).await;
    let page = chief.get(&log).await.text;
    let number = page.split("leaves: ill").nth(1).and_then(|rest| rest.split("?undo=").nth(1));
    let number = number.and_then(|rest| rest.split('#').next()).expect("a link").to_owned();
    let form = chief.get(&format!("{log}?undo={number}")).await.text;
    assert!(form.contains(&format!("value=\"{number}\"")), "the number is in the form");
    let undo = sent(&mut chief, &log, "undo", &[("number", &number), ("reason", "another one")]).await;
    assert_eq!(undo.status, 422);
    assert!(undo.text.contains("let the player go on"), "{}", undo.text);
    let page = chief.get(&entries).await.text;
    assert!(page.contains("<small>withdrawn</small>") && page.contains("?back=2#further"), "{page}");
    let page = chief.get(&format!("{entries}?back=2")).await.text;
    let card = page.split("id=\"further\"").nth(1).and_then(|rest| rest.split("</form>").next());
    assert!(card.is_some_and(|card| card.contains("value=\"@2\" selected")), "{card:?}");
    act(&mut chief, &entries, "further", &[("who", "@2"), ("reason", "by mistake"), ("goes-on", "yes")])
        .await;
    assert!(!chief.get(&entries).await.text.contains("<small>withdrawn</small>"));
    let again = [("reason", "Clara plays"), ("confirmed", "on")];
    act(&mut chief, &round, "pair-again", &again).await;
    let page = chief.get(&round).await.text;
    let results = page.split("id=\"results\"").nth(1).and_then(|rest| rest.split("</form>").next());
    assert!(results.is_some_and(|results| results.contains("Clara Dub")), "{page}");
    hall.close().await;
}

/// A table need not be a file: what is copied from a page is pasted, here with tabs.
#[tokio::test]
async fn a_table_that_is_pasted_is_entered_and_compared() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "fmjd-100/round-robin", &[]).await;
    let course = format!("{desk}/course");
    assert_eq!(chief.get(&course).await.text.matches("<textarea").count(), 4);
    let table = "Pl\tName\tR1\tR2\tR3\tPt\n1\tBaba Sy\t2/2w\t1/3b\t2/4w\t5\n2\tJan Bom\t0/1b\t2/4w\t1/3b\t3\n3\tAbel Verse\t1/4b\t1/1w\t1/2w\t3\n4\tAnge Agliardi\t1/3w\t0/2b\t0/1b\t1\n";
    let entered = act(&mut chief, &course, "import-table", &[("table", table)]).await;
    assert!(entered.text.contains("All 4 lines agree"), "{}", entered.text);
    let changed = table.replace("1/3w", "2/3w");
    assert_eq!(sent(&mut chief, &course, "compare-table", &[("table", &changed)]).await.status, 422);
    let compared = act(&mut chief, &course, "compare-table", &[("table", table)]).await;
    assert!(compared.text.contains("All 4 lines agree"), "{}", compared.text);
    hall.close().await;
}

/// Somebody entered twice leaves and the round is paired again, in one act that is shown first.
#[tokio::test]
async fn somebody_entered_twice_leaves_when_the_round_is_paired_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let (entries, round) = (format!("{desk}/entries"), format!("{desk}/round"));
    for name in ["Anna Bila", "Borys Honchar", "Clara Dub", "Danylo Yeha", "Honchar Borys"] {
        act(&mut chief, &entries, "enter", &[("name", name)]).await;
    }
    act(&mut chief, &round, "pair", &[]).await;
    act(&mut chief, &round, "start", &[]).await;
    let again = [("round", "1"), ("without", "Honchar Borys"), ("reason", "entered twice")];
    let shown = sent(&mut chief, &round, "pair-again", &again).await;
    assert!(shown.status == 422 || shown.status == 409, "{}", shown.text);
    assert!(
        shown.text.contains("name=\"without\"") && shown.text.contains("Honchar Borys"),
        "{}",
        shown.text
    );
    let agreed: Vec<(&str, &str)> = again.into_iter().chain([("confirmed", "on")]).collect();
    act(&mut chief, &round, "pair-again", &agreed).await;
    let page = chief.get(&round).await.text;
    let results = page.split("id=\"results\"").nth(1).and_then(|rest| rest.split("</form>").next());
    let results = results.expect("the results");
    assert!(!results.contains("Honchar Borys") && results.contains("Borys Honchar"), "{results}");
    hall.close().await;
}
