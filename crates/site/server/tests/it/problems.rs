//! Compositions on the site: proved, entered, found, withdrawn, solved by playing the moves.

use std::collections::BTreeMap;
use std::time::Duration;

use damier_live::Trial;
use damier_rules::Rulebook;
use serde_json::{Value, json};

use crate::browser::{Answer, Browser};
use crate::client::Client;
use crate::desk::founder;
use crate::hall::Hall;
use crate::works::proved_sound;

/// An ending of three pieces that is proved in a moment: its key, another move, and it again two files to the right.
const SOUND: &str = "W:Wb2,e3:Bb4";
const KEY: &str = "e3-f4";
const WRONG: &str = "e3-d4";
const SHIFTED: &str = "W:Wd2,g3:Bd4";
const UNSOUND: &str = "W:WKa1,Ka3:Ba7";

async fn signed_in(hall: &Hall, name: &str) -> Browser {
    let mut browser = Browser::new(hall.address);
    let made = browser.post("/register", &[("name", name), ("password", "long enough")]).await;
    assert_eq!(made.status, 303, "{}", made.text);
    browser
}

fn parsed(answer: &Answer) -> Value {
    serde_json::from_str(&answer.text).unwrap_or_else(|_| panic!("{answer:?}"))
}

/// Asks as a script does.
async fn asked(browser: &mut Browser, path: &str, form: &[(&str, &str)]) -> (u16, Value) {
    browser.headers.push(("Accept", "application/json"));
    let answer = browser.post(path, form).await;
    browser.headers.pop();
    (answer.status, parsed(&answer))
}

/// Has a position proved; the address of the proof.
async fn proved(browser: &mut Browser, fen: &str) -> String {
    let (status, told) =
        asked(browser, "/proofs", &[("variant", "russian"), ("fen", fen), ("task", "win")]).await;
    assert_eq!(status, 200, "{told}");
    let address = format!("/proof/{}", told["id"].as_str().expect("a name"));
    for _ in 0..600 {
        let state = parsed(&browser.get(&format!("{address}/state")).await);
        match state["state"].as_str() {
            Some("ended") => return address,
            Some("waits" | "goes-on") => tokio::time::sleep(Duration::from_millis(50)).await,
            _ => panic!("{state}"),
        }
    }
    panic!("no end");
}

async fn entered(browser: &mut Browser, fen: &str, author: &str) -> String {
    let proof = proved(browser, fen).await;
    let saved = browser.post(&format!("{proof}/save"), &[("authors", author), ("date", "1987-05")]).await;
    assert_eq!(saved.status, 303, "{}", saved.text);
    saved.to()
}

#[tokio::test]
async fn a_composition_is_proved_entered_found_and_withdrawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut admin = founder(&hall, "Admin").await;
    let (mut ivan, mut olena) = (signed_in(&hall, "Ivan").await, signed_in(&hall, "Olena").await);
    let mut stranger = Browser::new(hall.address);
    for (draft, clue) in [
        (&[("variant", "chess"), ("fen", SOUND)][..], "variant"),
        (&[("variant", "russian"), ("fen", "W:Wz9:Ba1")][..], "z9"),
        (&[("variant", "russian"), ("fen", SOUND), ("task", "fly")][..], "fly"),
        (&[("variant", "russian"), ("fen", SOUND), ("code", "columns")][..], "code"),
        (&[("variant", "russian"), ("fen", SOUND), ("solution", "h8")][..], "solution"),
    ] {
        let (status, told) = asked(&mut stranger, "/proofs", draft).await;
        assert_eq!(status, 422, "{told}");
        assert!(told["why"].as_str().expect("words").contains(clue), "{told}");
    }
    // Without scripts the same is a page with what was typed.
    let wrong = stranger.post("/proofs", &[("variant", "russian"), ("fen", "W:Wz9:Ba1<")]).await;
    assert!(wrong.status == 422 && wrong.text.contains("W:Wz9:Ba1&#60;"), "{}", wrong.text);

    let proof = proved(&mut stranger, UNSOUND).await;
    let page = stranger.get(&proof).await.text;
    assert!(
        page.contains("unsound") && page.contains("side solution") && page.contains("data-moves"),
        "{page}"
    );
    assert_eq!(stranger.post(&format!("{proof}/save"), &[("authors", "A")]).await.status, 401);
    assert_eq!(stranger.get("/proof/nothing").await.status, 404);
    let nobody = ivan.post(&format!("{proof}/save"), &[("authors", " ")]).await;
    assert!(nobody.status == 422 && nobody.text.contains("author"), "{}", nobody.text);

    let problem = entered(&mut ivan, SOUND, "Shoshin, A. <b>").await;
    let again = proved(&mut olena, SOUND).await;
    let again = olena.post(&format!("{again}/save"), &[("authors", "Thief, T.")]).await;
    assert!(again.status == 409 && again.text.contains(&problem), "{}", again.text);

    let list = stranger.get("/problems?variant=russian&author=shoshin&soundness=sound").await.text;
    assert!(list.contains(&problem) && !list.contains("A. <b>"), "{list}");
    assert!(!stranger.get("/problems?variant=english").await.text.contains(&problem));
    // By task, author and difficulty, one or all of them; the ending is won in a few moves.
    let found = async |asked: &str| {
        let mut stranger = Browser::new(hall.address);
        let page = stranger.get(&format!("/problems?{asked}")).await.text;
        let api = stranger.get(&format!("/api/v1/problems?{asked}")).await;
        let in_api = api.text.contains(problem.trim_start_matches("/problem/"));
        assert_eq!((api.status, in_api), (200, page.contains(&problem)), "{asked}: {api:?}");
        in_api
    };
    assert!(found("task=win").await && !found("task=draw").await && !found("task=lock").await);
    let mut levels = Vec::new();
    for level in ["easy", "medium", "hard"] {
        if found(&format!("level={level}")).await {
            levels.push(level);
        }
    }
    let [level] = levels[..] else { panic!("{levels:?}") };
    assert!(found(&format!("task=win&author=shoshin&level={level}")).await);
    assert!(!found(&format!("task=win&author=somebody&level={level}")).await);
    let filtered = stranger.get(&format!("/problems?task=win&level={level}")).await.text;
    assert!(filtered.contains(&format!("book.pdf?page=0&#38;task=win&#38;level={level}")), "{filtered}");
    assert_eq!(stranger.get("/api/v1/problems?level=endless").await.status, 400);
    assert!(!stranger.get("/problems?genre=problem").await.text.contains(&problem));
    assert!(list.contains("/problems/book/book.pdf?page=0&#38;variant=russian&#38;author=shoshin"), "{list}");
    let book = stranger.get("/problems/book/book.html?variant=russian&author=shoshin").await;
    assert!(book.status == 200 && book.text.contains("Shoshin A. – 1"), "{}", book.text);
    let none = stranger.get("/problems/book/book.html?variant=english").await.text;
    assert!(!none.contains("Shoshin"), "{none}");
    assert_eq!(stranger.get("/problems/book/book.exe").await.status, 404);
    let like = stranger.get(&format!("/problems?variant=russian&fen={SHIFTED}")).await.text;
    assert!(like.contains(&problem) && like.contains("the same position"), "{like}");
    assert_eq!(stranger.get("/problems?fen=W:Wc3:Bh8").await.status, 422, "of which variant?");

    // The solution is told to whoever asks for it, and to nobody else.
    let page = stranger.get(&problem).await.text;
    assert!(page.contains("Shoshin A.") && !page.contains(KEY) && page.contains("1987-05"), "{page}");
    let told = stranger.post(&format!("{problem}/solution"), &[]).await.text;
    assert!(told.contains(KEY) && told.contains("UA-VIII"), "{told}");
    let svg = stranger.get(&format!("{problem}/svg")).await;
    assert!(svg.text.starts_with("<svg") && svg.text.contains("Shoshin"), "{}", svg.text);

    assert_eq!(stranger.post(&format!("{problem}/withdraw"), &[]).await.status, 404);
    assert_eq!(olena.post(&format!("{problem}/withdraw"), &[]).await.status, 404, "not hers");
    assert_eq!(ivan.post(&format!("{problem}/withdraw"), &[]).await.status, 303);
    assert_eq!(stranger.get(&problem).await.status, 410);
    assert!(admin.get(&problem).await.text.contains("Withdrawn"));
    assert!(!stranger.get("/problems").await.text.contains(&problem));
    assert_eq!(stranger.get(&format!("{problem}/solve")).await.status, 410);
    hall.close().await;
}

/// Whoever is to move has the task: the page says so above the report as in it, and the editor begins with it again.
#[tokio::test]
async fn black_has_the_task_where_he_is_to_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut guest = Browser::new(hall.address);
    let proof = proved(&mut guest, "B:Wa3,f2:BKc7,Kf4").await;
    let page = guest.get(&proof).await.text;
    assert!(page.contains("Black to win") && !page.contains("White to win"), "{page}");
    assert!(page.contains("kind=basic"), "{page}");
    let editor = guest.get("/problems/new?variant=russian&fen=W:Wc3:Bd6&task=win&kind=help%207").await.text;
    for kind in ["value=\"help 3\"", "value=\"help 7\" selected", "value=\"turned-board draw\""] {
        assert!(editor.contains(kind), "{kind}: {editor}");
    }
    hall.close().await;
}

#[tokio::test]
async fn a_proof_can_be_stopped_and_another_takes_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut ivan, mut other) = (Browser::new(hall.address), Browser::new(hall.address));
    for browser in [&mut ivan, &mut other] {
        browser.get("/problems").await;
    }
    // Many kings go round for ever.
    let long =
        [("variant", "russian"), ("fen", "W:WKa1,Kc1,Ke1,Kg1,Kb2:BKb8,Kd8,Kf8,Kh8,Ka7"), ("task", "win")];
    let (_, first) = asked(&mut ivan, "/proofs", &long).await;
    let (_, second) = asked(&mut ivan, "/proofs", &long).await;
    let state = |told: &Value| format!("/proof/{}/state", told["id"].as_str().expect("a name"));
    assert_eq!(parsed(&ivan.get(&state(&first)).await)["state"], "stopped");
    let stop = format!("/proof/{}/stop", second["id"].as_str().expect("a name"));
    assert_eq!(other.post(&stop, &[]).await.status, 404, "it is another's");
    assert_eq!(asked(&mut ivan, &stop, &[]).await, (200, json!({"state": "stopped"})));
    assert_eq!(parsed(&ivan.get(&state(&second)).await)["state"], "stopped");
    let page = ivan.get(state(&second).trim_end_matches("/state")).await.text;
    assert!(page.contains("nothing is decided"), "{page}");
    hall.close().await;
}

#[tokio::test]
async fn the_problem_of_the_day_is_solved_by_playing() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut ivan, mut guest) = (signed_in(&hall, "Ivan").await, Browser::new(hall.address));
    assert!(guest.get("/problems/today").await.text.contains("no problem of the day yet"));
    assert_eq!(guest.get("/problems/history").await.status, 401);
    let problem = entered(&mut ivan, SOUND, "Shoshin, A.").await;
    let today = guest.get("/problems/today").await;
    assert!(today.status == 200 && today.text.contains("<option value=\"e3-f4\">"), "{}", today.text);
    let pdn = guest.get(&format!("{problem}/pdn")).await.text;
    assert!(pdn.contains("[FEN \"W:W") && !pdn.contains(KEY), "{pdn}");

    // A wrong move costs a point, one that is none costs nothing.
    let (status, told) = asked(&mut ivan, "/problems/today", &[("move", WRONG)]).await;
    assert_eq!((status, &told["what"], &told["mistakes"]), (200, &json!("wrong"), &json!(1)), "{told}");
    let (_, told) = asked(&mut ivan, "/problems/today", &[("move", "b2-b3")]).await;
    assert_eq!((&told["what"], &told["mistakes"]), (&json!("refused"), &json!(1)), "{told}");
    let points = solve(&mut ivan, "/problems/today").await;
    assert_eq!(points, 2);
    let (_, over) = asked(&mut ivan, "/problems/today", &[("move", KEY)]).await;
    assert_eq!(over["what"], "over");
    let history = ivan.get("/problems/history").await.text;
    assert!(
        history.contains("1 day") && history.contains("2 points") && history.contains("solved"),
        "{history}"
    );

    // A guest solves it too; his browser carries how far he is, and nothing is kept.
    assert_eq!(solve(&mut guest, "/problems/today").await, 3);
    // By lists alone, without scripts.
    let page = guest.post("/problems/today", &[("move", KEY)]).await.text;
    assert!(
        page.contains("Right.") || page.contains("Black tries another") || page.contains("Solved"),
        "{page}"
    );

    // Whoever is shown the solution has given up.
    let mut olena = signed_in(&hall, "Olena").await;
    olena.post(&format!("{problem}/solution"), &[]).await;
    let (_, over) = asked(&mut olena, "/problems/today", &[("move", KEY)]).await;
    assert_eq!((&over["what"], &over["points"]), (&json!("over"), &json!(0)), "{over}");
    hall.close().await;
}

/// Solves with the moves of the proof, from the state that the page carries; the points.
async fn solve(browser: &mut Browser, address: &str) -> i64 {
    let right = moves(browser).await;
    let start =
        Trial::new(Rulebook::named("ua2023-russian").expect("a rulebook"), Some(SOUND)).expect("a position");
    let (mut line, mut ply, mut fen) = ("0".to_owned(), "0".to_owned(), start.translated().fen);
    for _ in 0..200 {
        let mv = right.get(&fen).unwrap_or_else(|| panic!("no move in {fen}: {right:?}"));
        let form = [("move", mv.as_str()), ("line", &line), ("ply", &ply), ("mistakes", "0")];
        let (_, told) = asked(browser, address, &form).await;
        match told["what"].as_str() {
            Some("right") => {
                (line, ply) = (told["line"].to_string(), told["ply"].to_string());
                let last = told["views"].as_array().and_then(|views| views.last()).expect("a view");
                assert_eq!(last["turn"], "white", "{told}");
                fen = last["fen"].as_str().expect("FEN").to_owned();
            }
            Some("solved") => return told["points"].as_i64().expect("points"),
            _ => panic!("{mv}: {told}"),
        }
    }
    panic!("no end");
}

/// The moves of the proof by position, found by somebody who cheats: he has it proved himself.
async fn moves(browser: &Browser) -> BTreeMap<String, String> {
    let mut cheat = Browser::new(browser.address);
    let proof = proved(&mut cheat, SOUND).await;
    let page = cheat.get(&proof).await.text;
    let mut right = BTreeMap::new();
    for line in page.split("data-moves=\"").skip(1).filter_map(|part| part.split('"').next()) {
        let book = Rulebook::named("ua2023-russian").expect("a rulebook");
        let mut trial = Trial::new(book, Some(SOUND)).expect("a position");
        for mv in line.split(',') {
            right.entry(trial.translated().fen).or_insert_with(|| mv.to_owned());
            trial.play(mv).expect("a move");
        }
    }
    right
}

#[tokio::test]
async fn programs_prove_enter_and_solve() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let ivan = Client::register(&hall, "Ivan").await;
    let stranger = Client::stranger(&hall);
    let document: Value = stranger.get("/api/openapi.json").await.json();
    let fits = |schema: &str, value: &Value| {
        let faults = crate::schema::faults(
            &document,
            &json!({"$ref": format!("#/components/schemas/{schema}")}),
            value,
        );
        assert!(faults.is_empty(), "{schema}: {faults:?}");
    };
    let draft = json!({"variant": "russian", "position": SOUND});
    assert_eq!(stranger.post("/api/v1/proofs", &draft).await.status, 401);
    assert_eq!(
        ivan.post("/api/v1/proofs", &json!({"variant": "russian", "position": "x"})).await.status,
        409
    );
    let begun = ivan.post("/api/v1/proofs", &draft).await;
    assert_eq!(begun.status, 201, "{}", begun.text);
    let under_way = begun.json()["id"].as_str().expect("a name").to_owned();
    fits("Proof", &stranger.get(&format!("/api/v1/proofs/{under_way}")).await.json());
    let id = proved_sound(&ivan, SOUND).await;
    fits("Proof", &stranger.get(&format!("/api/v1/proofs/{id}")).await.json());
    let enter = json!({"proof": id, "authors": "Shoshin, A."});
    let made = ivan.post("/api/v1/problems", &enter).await;
    assert_eq!(made.status, 201, "{}", made.text);
    assert_eq!(ivan.post("/api/v1/problems", &enter).await.status, 409, "once is enough");
    let problem = made.json()["id"].as_str().expect("a name").to_owned();
    fits("ProblemList", &stranger.get("/api/v1/problems?variant=russian").await.json());
    let like =
        stranger.get(&format!("/api/v1/problems/like?variant=russian&position={SHIFTED}")).await.json();
    fits("ProblemList", &like);
    assert_eq!(like[0]["id"], json!(problem));
    // It is the problem of the day, so that its solution stays hidden.
    let today = stranger.get("/api/v1/problems/today").await.json();
    fits("ProblemOfTheDay", &today);
    assert_eq!(today["problem"]["id"], json!(problem));
    let hidden = stranger.get(&format!("/api/v1/problems/{problem}?solution=true")).await.json();
    fits("Problem", &hidden);
    assert_eq!(hidden["found"], Value::Null);
    let book = stranger.get("/api/v1/problems/book?variant=russian").await;
    assert!(book.status == 200 && book.text.contains("Shoshin A. – 1"), "{}", book.text);
    assert!(!book.text.contains("found by a program"), "the solution of the day stays hidden: {}", book.text);
    assert_eq!(stranger.get("/api/v1/problems/book?format=doc").await.status, 400);
    let moves = format!("/api/v1/problems/{problem}/moves");
    let wrong = ivan.post(&moves, &json!({"move": WRONG, "daily": true})).await.json();
    fits("SolvingAnswer", &wrong);
    assert_eq!(wrong["what"], "wrong");
    let right = ivan.post(&moves, &json!({"move": KEY, "daily": true})).await.json();
    fits("SolvingAnswer", &right);
    let history = ivan.get("/api/v1/account/solving").await.json();
    fits("Solving", &history);
    assert_eq!(history["attempts"][0]["mistakes"], 1);
    let gone = ivan.ask("DELETE", &format!("/api/v1/problems/{problem}"), "", "").await;
    assert_eq!(gone.status, 204, "{}", gone.text);
    assert_eq!(stranger.get(&format!("/api/v1/problems/{problem}")).await.status, 404);
    hall.close().await;
}
