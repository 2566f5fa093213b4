//! The public face of an event: what everybody sees, and what nobody sees before it is published.

use std::time::Instant;

use damier_compete::event::template;
use damier_compete::simulate::{Letters, Plan, Troubles, simulate};
use damier_store::EventFile;

use crate::browser::Browser;
use crate::client::Client;
use crate::desk::{NAMES, act, enter_eight, event, person, sent};
use crate::hall::Hall;

const PARTS: [&str; 9] =
    ["", "/schedule", "/entries", "/rounds", "/standings", "/table", "/games", "/bulletins", "/wall"];

#[tokio::test]
async fn nothing_is_seen_before_it_is_published() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let (public, round) = (desk.trim_end_matches("/desk").to_owned(), format!("{desk}/round"));
    enter_eight(&mut chief, &desk).await;
    act(&mut chief, &format!("{desk}/entries"), "approve-entries", &[]).await;
    act(&mut chief, &round, "numbers", &[("by", "rating"), ("seed", "7")]).await;
    act(&mut chief, &round, "pair", &[("seed", "20260501")]).await;
    let mut guest = Browser::new(hall.address);
    for part in PARTS {
        let page = guest.get(&format!("{public}{part}")).await;
        assert_eq!(page.status, 200, "{part}: {}", page.text);
        assert!(!page.text.contains("/round/1.1"), "{part}: {}", page.text);
    }
    assert_eq!(guest.get(&format!("{public}/round/1.1")).await.status, 404);
    assert!(!guest.get(&format!("{public}/feed.atom")).await.text.contains(NAMES[0]));

    act(&mut chief, &round, "publish", &[]).await;
    act(&mut chief, &round, "start", &[]).await;
    act(&mut chief, &round, "results", &[("at-1", "2")]).await;
    let shown = guest.get(&format!("{public}/round/1.1")).await.text;
    assert!(
        shown.contains("<td class=\"result\">2-0</td>") && NAMES.iter().all(|name| shown.contains(name)),
        "{shown}"
    );
    for part in PARTS {
        let page = guest.get(&format!("{public}{part}")).await;
        assert_eq!(page.status, 200, "{part}: {}", page.text);
        assert!(!page.text.contains('⟦'), "words are missing in {part}: {}", page.text);
    }
    assert!(guest.get(&format!("{public}/wall")).await.text.contains("results-1"), "read back");
    let why = guest.get(&format!("{public}/standings?why=1")).await.text;
    assert!(why.contains("id=\"why\""), "{why}");
    for number in 1..=8 {
        let card = guest.get(&format!("{public}/player/{number}")).await;
        assert!(card.status == 200 && card.text.contains(NAMES[number - 1]), "{}", card.text);
    }
    for gone in
        ["player/0", "player/9", "team/1", "round/1.2", "round/2.1", "round/x", "bulletin/1", "game/1.1.1"]
    {
        assert_eq!(guest.get(&format!("{public}/{gone}")).await.status, 404, "{gone}");
    }
    // The next round is paired: its pairs are seen by nobody.
    for table in ["2", "3", "4"] {
        act(&mut chief, &round, "results", &[(&format!("at-{table}"), "1")]).await;
    }
    act(&mut chief, &round, "pair", &[("seed", "20260501")]).await;
    let table = guest.get(&format!("{public}/table")).await.text;
    assert_eq!(table.matches("<th>").count(), 2 + 1, "name, round 1, place: {table}");
    assert_eq!(guest.get(&format!("{public}/round/1.2")).await.status, 404);
    hall.close().await;
}

#[tokio::test]
async fn bulletins_a_feed_and_a_calendar() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let mut other = person(&hall, "olha").await;
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let public = desk.trim_end_matches("/desk").to_owned();
    let (bulletins, course) = (format!("{public}/bulletins"), format!("{desk}/course"));
    let mut guest = Browser::new(hall.address);

    // Only officials write, and what they write is shown, not obeyed.
    let text = "First line.\n\nSecond <script>alert(1)</script> & more.";
    let form = [("title", "Day \"one\" <b>"), ("text", text)];
    assert_eq!(guest.post(&bulletins, &form).await.status, 403);
    assert_eq!(other.post(&bulletins, &form).await.status, 403);
    assert_eq!(chief.post(&bulletins, &form).await.status, 303);
    assert_eq!(chief.post(&bulletins, &[("title", "x"), ("text", "  ")]).await.status, 422);
    let long = "x".repeat(20_001);
    assert_eq!(chief.post(&bulletins, &[("title", "x"), ("text", &long)]).await.status, 422);
    let page = guest.get(&bulletins).await.text;
    assert!(page.contains("<p class=\"lines\">First line.</p>") && !page.contains("<script>alert"), "{page}");
    assert!(!page.contains("<form method=\"post\" class=\"card\">"), "guests have no form: {page}");
    assert_eq!(guest.get(&format!("{public}/bulletin/1")).await.status, 200);

    let feed = guest.get(&format!("{public}/feed.atom")).await;
    assert_eq!(feed.header("content-type"), Some("application/atom+xml; charset=utf-8"));
    assert!(feed.text.contains("<title>Day &quot;one&quot; &lt;b&gt;</title>"), "{}", feed.text);
    assert!(feed.text.contains(&format!("http://{}{public}/bulletin/1", hall.address)), "{}", feed.text);

    // Times are those of the hall, written in UTC; lines are short.
    assert_eq!(guest.get(&format!("{public}/calendar.ics")).await.status, 404);
    act(&mut chief, &course, "zone", &[("zone", "Europe/Kyiv")]).await;
    // One form for all rounds: those that stay where they are are not moved.
    for second in ["2026-11-01T10:00", "2026-12-01T10:00"] {
        let rounds = [("starts-1", "2026-07-01T10:00"), ("starts-2", second), ("starts-3", "")];
        act(&mut chief, &course, "schedule", &rounds).await;
    }
    let calendar = guest.get(&format!("{public}/calendar.ics")).await;
    assert_eq!(calendar.header("content-type"), Some("text/calendar; charset=utf-8"));
    assert!(calendar.text.contains("DTSTART:20260701T070000Z\r\n"), "{}", calendar.text);
    assert!(calendar.text.contains("DTSTART:20261201T080000Z\r\n"), "{}", calendar.text);
    let moved: Vec<&str> = calendar.text.lines().filter(|line| line.starts_with("SEQUENCE")).collect();
    assert_eq!(moved, ["SEQUENCE:0", "SEQUENCE:1"], "{}", calendar.text);
    assert!(calendar.text.split("\r\n").all(|line| line.len() <= 75), "{}", calendar.text);
    assert!(guest.get(&format!("{public}/schedule")).await.text.contains("Europe/Kyiv"));

    // Taken back, it is gone; its number is not given again.
    assert_eq!(other.post(&bulletins, &[("withdraw", "1")]).await.status, 403);
    assert_eq!(chief.post(&bulletins, &[("withdraw", "1")]).await.status, 303);
    assert_eq!(chief.post(&bulletins, &form).await.status, 303);
    assert_eq!(guest.get(&format!("{public}/bulletin/1")).await.status, 404);
    assert_eq!(guest.get(&format!("{public}/bulletin/2")).await.status, 200);
    hall.close().await;
}

/// The two at a table, White first, from the feed.
fn pair(feed: &str, table: usize) -> (String, String) {
    let line = feed.lines().find_map(|line| {
        let line = line.trim_start_matches("<content type=\"text\">");
        line.strip_prefix(&format!("{table}. "))
    });
    let line = line.unwrap_or_else(|| panic!("no table {table}: {feed}")).replace("</content>", "");
    let (white, black) = line.split_once(" – ").expect("a pair");
    (white.to_owned(), black.split("  ").next().expect("a name").trim().to_owned())
}

#[tokio::test]
async fn games_of_the_hall_find_their_tables() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let mut guest = Browser::new(hall.address);
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let (public, round) = (desk.trim_end_matches("/desk").to_owned(), format!("{desk}/round"));
    enter_eight(&mut chief, &desk).await;
    act(&mut chief, &format!("{desk}/entries"), "approve-entries", &[]).await;
    act(&mut chief, &round, "numbers", &[("by", "rating"), ("seed", "7")]).await;
    act(&mut chief, &round, "pair", &[("seed", "20260501")]).await;
    act(&mut chief, &round, "publish", &[]).await;
    act(&mut chief, &round, "start", &[]).await;
    act(&mut chief, &round, "results", &[("at-1", "2"), ("at-2", "1")]).await;
    let feed = guest.get(&format!("{public}/feed.atom")).await.text;
    let game = |(white, black): (String, String), result: &str| {
        format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"1\"]\n[Result \"{result}\"]\n\n\
             1. c3-d4 f6-g5 2. b2-c3 g7-f6 {result}\n\n"
        )
    };
    let pdn = game(pair(&feed, 1), "2-0")
        + &game(pair(&feed, 2), "2-0")
        + &game(("Nobody".to_owned(), "Anybody".to_owned()), "1-1");
    let games = format!("{public}/games");
    assert_eq!(guest.upload(&games, &[], ("file", pdn.as_bytes())).await.status, 403);
    let taken = chief.upload(&games, &[], ("file", pdn.as_bytes())).await;
    assert_eq!(taken.status, 200, "{}", taken.text);
    // One fits, one contradicts its result, one has no table.
    assert!(taken.text.contains("/game/1.1.1") && !taken.text.contains("/game/1.1.2"), "{}", taken.text);
    assert!(taken.text.contains("Nobody – Anybody"), "{}", taken.text);
    let replay = guest.get(&format!("{public}/game/1.1.1")).await;
    assert!(replay.status == 200 && replay.text.contains("c3-d4"), "{}", replay.text);
    assert!(guest.get(&format!("{public}/round/1.1")).await.text.contains("/game/1.1.1"));
    let all = guest.get(&format!("{public}/games.pdn")).await.text;
    assert!(all.contains("[Round \"1") && all.contains("c3-d4"), "{all}");
    let nonsense = chief.upload(&games, &[], ("file", b"no games at all")).await;
    assert_eq!(nonsense.status, 422, "{}", nonsense.text);
    hall.close().await;
}

#[tokio::test]
async fn teams_have_cards_and_boards() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let mut guest = Browser::new(hall.address);
    let found = damier_compete::event::templates();
    let team = found.iter().find(|own| own.name.starts_with("ua2023-russian/") && own.name.contains("team"));
    let Some(team) = team else { panic!("no template for teams") };
    let desk = event(&mut chief, &team.name, &[("boards", "2")]).await;
    let public = desk.trim_end_matches("/desk").to_owned();
    let teams = format!("{desk}/teams");
    for name in ["Lviv", "Odesa"] {
        act(&mut chief, &teams, "team", &[("name", name), ("captain", "Captain")]).await;
    }
    for (at, name) in NAMES.iter().take(4).enumerate() {
        let team = format!("@{}", at / 2);
        let form = [("name", *name), ("team", team.as_str()), ("born", "1990")];
        act(&mut chief, &format!("{desk}/entries"), "enter", &form).await;
    }
    let entries = guest.get(&format!("{public}/entries")).await.text;
    assert!(entries.contains("Lviv") && entries.contains(NAMES[3]), "{entries}");
    let card = guest.get(&format!("{public}/team/2")).await.text;
    assert!(card.contains("Odesa") && card.contains(NAMES[2]) && !card.contains(NAMES[0]), "{card}");
    let card = guest.get(&format!("{public}/player/1")).await.text;
    assert!(card.contains("/team/1"), "{card}");
    let _ = sent(&mut chief, &format!("{desk}/round"), "numbers", &[("by", "rating"), ("seed", "7")]).await;
    act(&mut chief, &format!("{desk}/round"), "pair", &[("seed", "1")]).await;
    act(&mut chief, &format!("{desk}/round"), "publish", &[]).await;
    for part in PARTS.iter().chain(&["/round/1.1", "/team/1", "/player/2", "/feed.atom"]) {
        let page = guest.get(&format!("{public}{part}")).await;
        assert_eq!(page.status, 200, "{part}: {}", page.text);
    }
    hall.close().await;
}

#[tokio::test]
async fn a_large_event_has_small_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.damier");
    let bytes = tokio::task::spawn_blocking(move || {
        let (found, say) = (template("fmjd-100/swiss").expect("a template"), |_: &_| "as usual".to_owned());
        let mut regulation = found.regulation("Large", &say);
        regulation.stages[0].rounds = 9;
        found.write_sections(&mut regulation, &say);
        let plan =
            Plan { regulation, entrants: 200, seed: 1, troubles: Troubles::NONE, letters: Letters::Latin };
        let told = simulate(&plan).expect("an event").event;
        let mut file = EventFile::create(&path).expect("a file");
        file.append(1, told.entries()).expect("kept");
        file.close().expect("closed");
        std::fs::read(&path).expect("the file")
    })
    .await
    .expect("made");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let made = chief.upload("/events/new", &[], ("event", &bytes)).await;
    assert_eq!(made.status, 303, "{}", made.text);
    let public = made.to().trim_end_matches("/desk").to_owned();
    let mut guest = Browser::new(hall.address);
    for part in PARTS.iter().chain(&["/round/1.9", "/standings?why=7", "/player/7", "/feed.atom"]) {
        let address = format!("{public}{part}");
        let mut times = Vec::new();
        for _ in 0..5 {
            let begun = Instant::now();
            let page = guest.get(&address).await;
            times.push(begun.elapsed());
            assert_eq!(page.status, 200, "{part}: {}", page.text);
            assert!(page.text.len() < 100_000, "{part}: {} bytes", page.text.len());
        }
        times.sort();
        println!("{part:<18} {:>5} µs", times[2].as_micros());
    }
    hall.close().await;
}

/// FMJD-VII.1.1, FMJD-VII.2.3.1: which set is played, and how those before ended, stands wherever one looks.
#[tokio::test]
async fn the_set_that_is_played_stands_on_every_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "fmjd-100/match-sets", &[]).await;
    let public = desk.trim_end_matches("/desk").to_owned();
    for name in &NAMES[..2] {
        act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name)]).await;
    }
    let round = format!("{desk}/round");
    act(&mut chief, &round, "numbers", &[("by", "lots"), ("seed", "1")]).await;
    for result in ["2", "1", "1", "1", "0"] {
        act(&mut chief, &round, "pair", &[]).await;
        act(&mut chief, &round, "publish", &[]).await;
        act(&mut chief, &round, "start", &[]).await;
        act(&mut chief, &round, "results", &[("at-1", result)]).await;
    }
    act(&mut chief, &round, "pair", &[]).await;
    act(&mut chief, &round, "publish", &[]).await;
    act(&mut chief, &round, "start", &[]).await;
    let mut guest = Browser::new(hall.address);
    for part in ["", "/standings", "/table", "/wall"] {
        let page = guest.get(&format!("{public}{part}")).await.text;
        assert!(page.contains("Being played: Set 2") && page.contains("Set 1: "), "{part}: {page}");
    }
    for part in ["/standings", "/round"] {
        let page = chief.get(&format!("{desk}{part}")).await.text;
        assert!(page.contains("Being played: Set 2") && page.contains("Set 1: "), "{part}: {page}");
    }
    let shown = guest.get(&format!("{public}/round/1.6")).await.text;
    assert!(shown.contains(" · Set 2"), "{shown}");
    for paper in ["pairings", "standings", "cross-table"] {
        let page = guest.get(&format!("{public}/paper/{paper}")).await.text;
        assert!(page.contains("Set 2"), "{paper}: {page}");
    }
    let program = Client::of(&hall, &mut chief).await;
    let told = program.get(&format!("/api/v1{}", public.replace("/event/", "/events/"))).await.json();
    let course = &told["shows"]["stages"][0]["match"];
    let course = if course.is_null() { &told["stages"][0]["match"] } else { course };
    assert!(course["begun"] == true && course["next"]["set"] == 2, "{told}");
    hall.close().await;
}

/// UA-II.3.5.4: teams of an individual event stand below the places, for everybody and at the desk.
#[tokio::test]
async fn teams_of_an_individual_event_are_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "fmjd-100/team-scoring", &[("rounds", "1")]).await;
    let public = desk.trim_end_matches("/desk").to_owned();
    for team in ["North Side", "South Side"] {
        act(&mut chief, &format!("{desk}/teams"), "team", &[("name", team)]).await;
    }
    for (at, name) in NAMES[..4].iter().enumerate() {
        let team = format!("@{}", at % 2);
        act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name), ("team", &team)]).await;
    }
    let round = format!("{desk}/round");
    act(&mut chief, &round, "pair", &[]).await;
    act(&mut chief, &round, "publish", &[]).await;
    act(&mut chief, &round, "start", &[]).await;
    act(&mut chief, &round, "results", &[("at-1", "2"), ("at-2", "2")]).await;
    let mut guest = Browser::new(hall.address);
    let shown = guest.get(&format!("{public}/standings")).await.text;
    assert!(shown.contains("North Side") && shown.contains("South Side"), "{shown}");
    let own = chief.get(&format!("{desk}/standings")).await.text;
    assert!(own.contains("North Side") && own.contains("South Side"), "{own}");
    hall.close().await;
}

const EDITION: &str = "name = \"fmjd-2019\"\ntitle = \"FMJD, rules of the cup of 2019\"\nfollows = [\"fmjd-100\"]\n\
    valid_from = 2019-01-01\nlate_limit = 30\ntie_breaks = [\"truncated\", \"wins\"]\n\n[draws]\nthree = 15\n";

/// A later edition is looked at before an event is held under it, and the event says under which it is held.
#[tokio::test]
async fn an_event_shows_the_edition_under_which_it_is_held() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut guest = Browser::new(hall.address);
    let shown = guest.post("/rules/fmjd-100", &[("edition", EDITION)]).await;
    let says = ["FMJD, rules of the cup of 2019", "30 minutes", "number of wins", "16 moves", "15 moves"];
    assert!(shown.status == 200 && says.iter().all(|own| shown.text.contains(own)), "{}", shown.text);
    let other = guest.post("/rules/ua2023-100", &[("edition", EDITION)]).await;
    assert!(other.status == 422 && other.text.contains("fmjd-100"), "{}", other.text);
    let wrong =
        guest.post("/rules/fmjd-100", &[("edition", &EDITION.replace("late_limit", "late_limt"))]).await;
    assert!(wrong.status == 422 && wrong.text.contains("late_limt"), "{}", wrong.text);

    let mut chief = person(&hall, "ivan").await;
    let later = event(&mut chief, "fmjd-100/swiss", &[("rounds", "3"), ("edition", EDITION)]).await;
    let built_in = event(&mut chief, "fmjd-100/swiss", &[("rounds", "3")]).await;
    let public = later.trim_end_matches("/desk");
    let page = guest.get(public).await.text;
    assert!(
        page.contains(&format!("<a href=\"{public}/edition\">FMJD, rules of the cup of 2019</a>")),
        "{page}"
    );
    let edition = guest.get(&format!("{public}/edition")).await;
    assert!(edition.status == 200 && edition.text.contains("15 moves"), "{}", edition.text);
    let none = guest.get(&format!("{}/edition", built_in.trim_end_matches("/desk"))).await;
    assert_eq!(none.status, 404);
    hall.close().await;
}

/// WCDF-1.13: where Red begins, tables and rounds say Red and White.
#[tokio::test]
async fn tables_of_checkers_say_red_and_white() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "wcdf-checkers/swiss", &[("rounds", "3")]).await;
    for name in &NAMES[..4] {
        act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name)]).await;
    }
    let round = format!("{desk}/round");
    act(&mut chief, &round, "numbers", &[("by", "lots"), ("seed", "1")]).await;
    act(&mut chief, &round, "pair", &[]).await;
    act(&mut chief, &round, "publish", &[]).await;
    act(&mut chief, &round, "start", &[]).await;
    act(&mut chief, &round, "results", &[("at-1", "2"), ("at-2", "1")]).await;
    let table =
        Browser::new(hall.address).get(&format!("{}/table", desk.trim_end_matches("/desk"))).await.text;
    let cells = ["1r", "2r", "3r", "4r"].iter().filter(|own| table.contains(&format!("<td>{own}"))).count();
    assert!(cells == 2 && !table.contains("<td>1b") && !table.contains("<td>2b"), "{table}");
    hall.close().await;
}
