//! An event run wholly through the pages of the desk.

use damier_language::Language;

use crate::browser::{Answer, Browser};
use crate::hall::Hall;

/// Signs somebody up.
pub(crate) async fn person(hall: &Hall, name: &str) -> Browser {
    let mut browser = Browser::new(hall.address);
    let made = browser.post("/register", &[("name", name), ("password", "long enough")]).await;
    assert_eq!(made.status, 303, "{}", made.text);
    browser
}

/// Somebody who becomes the administrator of a site that has none, by the link that was printed when it started.
pub(crate) async fn founder(hall: &Hall, name: &str) -> Browser {
    let mut browser = Browser::new(hall.address);
    let link = hall.setup.as_deref().expect("a site without an administrator");
    let made = browser.post(link, &[("name", name), ("password", "long enough")]).await;
    assert_eq!((made.status, made.to().as_str()), (303, "/admin"), "{}", made.text);
    browser
}

/// Makes an event whose chief arbiter is its maker; the address of its desk.
pub(crate) async fn event(browser: &mut Browser, template: &str, more: &[(&str, &str)]) -> String {
    let mut form = vec![
        ("template", template),
        ("name", "Cup of Kyiv"),
        ("place", "Kyiv"),
        ("starts", "2026-05-01"),
        ("organiser", "Draughts Club"),
        ("chief", "Ivan Koval"),
    ];
    form.extend(more);
    let made = browser.post("/events/new", &form).await;
    assert_eq!(made.status, 303, "{}", made.text);
    made.to()
}

/// Sends a form of the desk; it has to go well.
pub(crate) async fn act(browser: &mut Browser, page: &str, act: &str, form: &[(&str, &str)]) -> Answer {
    let answer = sent(browser, page, act, form).await;
    assert!(matches!(answer.status, 200 | 303), "{act} {form:?}: {} {}", answer.status, answer.text);
    answer
}

/// Sends a form of the desk.
pub(crate) async fn sent(browser: &mut Browser, page: &str, act: &str, form: &[(&str, &str)]) -> Answer {
    let mut all = vec![("act", act)];
    all.extend(form);
    browser.post(page, &all).await
}

/// A text out of a page, as it was before it was made harmless.
fn plain(text: &str) -> String {
    let signs = [("&#34;", "\""), ("&#39;", "'"), ("&#60;", "<"), ("&#62;", ">"), ("&#38;", "&")];
    signs.iter().fold(text.to_owned(), |text, (coded, sign)| text.replace(coded, sign))
}

/// The regulation as the page of the course shows it.
pub(crate) async fn regulation(browser: &mut Browser, desk: &str) -> String {
    let page = browser.get(&format!("{desk}/course")).await.text;
    let text = page.split("name=\"regulation\"").nth(1).and_then(|rest| rest.split_once('>'));
    plain(text.and_then(|(_, rest)| rest.split("</textarea>").next()).expect("the regulation"))
}

pub(crate) const NAMES: [&str; 8] = [
    "Anna Bila",
    "Borys Honchar",
    "Clara Dub",
    "Danylo Yeha",
    "Eva Zhuk",
    "Fedir Ivko",
    "Hanna Kit",
    "Ihor Lys",
];

/// Enters eight players with ratings, the best first.
pub(crate) async fn enter_eight(browser: &mut Browser, desk: &str) {
    let page = format!("{desk}/entries");
    for (at, name) in NAMES.iter().enumerate() {
        let rating = (2000 - 50 * at).to_string();
        act(browser, &page, "enter", &[("name", name), ("rating", &rating), ("born", "1990")]).await;
    }
}

/// Makes a round-robin of four whose first round is paired; the address of its desk.
pub(crate) async fn four_paired(chief: &mut Browser) -> String {
    let desk = event(chief, "ua2023-russian/round-robin", &[]).await;
    for name in &NAMES[..4] {
        act(chief, &format!("{desk}/entries"), "enter", &[("name", name)]).await;
    }
    act(chief, &format!("{desk}/round"), "pair", &[]).await;
    desk
}

/// The addresses of the boards that phones open.
pub(crate) async fn links(chief: &mut Browser, desk: &str) -> Vec<String> {
    let page = chief.get(&format!("{desk}/boards")).await.text;
    let paths = page.split("href=\"http://").skip(1);
    paths.filter_map(|rest| Some(format!("/{}", rest.split('"').next()?.split_once('/')?.1))).collect()
}

/// The code of a player, from the arbiter's page of the boards.
pub(crate) async fn code(chief: &mut Browser, desk: &str, name: &str) -> String {
    let page = chief.get(&format!("{desk}/boards")).await.text;
    let main = page.split("<main").nth(1).expect("a page");
    let codes =
        main.split("<details").find(|part| part.contains("<code>")).expect("the codes of the players");
    let row = codes.split(&format!("<td>{name}</td>")).nth(1).expect("a row of the player");
    row.split("<code>").nth(1).and_then(|rest| rest.split('<').next()).expect("a code").to_owned()
}

/// White and Black of a board, from its page.
pub(crate) async fn both_at(phone: &mut Browser, link: &str) -> [String; 2] {
    let page = phone.get(link).await.text;
    let names = page.split("<p class=\"versus\"><b>").nth(1).and_then(|rest| rest.split("</b></p>").next());
    let (white, black) = names.and_then(|names| names.split_once("</b> – <b>")).expect("two names");
    [white.to_owned(), black.to_owned()]
}

/// The places of a table, from its page.
fn places(page: &str) -> Vec<String> {
    let body = page.split("<tbody>").nth(1).expect("a table");
    let rows = body.split("<tr").skip(1);
    rows.map(|row| NAMES.iter().find(|name| row.contains(**name)).expect("a player").to_string()).collect()
}

#[tokio::test]
async fn an_event_of_eight_is_run_wholly_on_its_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3"), ("technical", "on")]).await;
    let public = desk.trim_end_matches("/desk").to_owned();
    enter_eight(&mut chief, &desk).await;

    // Somebody asks to be entered and is; the list is approved.
    let (entries, round) = (format!("{desk}/entries"), format!("{desk}/round"));
    let mut guest = Browser::new(hall.address);
    let closed = guest.post(&format!("{public}/register"), &[("name", "Late Guest")]).await;
    assert_eq!(closed.status, 403);
    act(&mut chief, &entries, "registration", &[("open", "yes")]).await;
    let asked = guest.post(&format!("{public}/register"), &[("name", "Late <b>Guest</b>")]).await;
    assert_eq!(asked.status, 200, "{}", asked.text);
    let again = guest.post(&format!("{public}/register"), &[("name", "Late <b>Guest</b>")]).await;
    assert_eq!(again.status, 422, "{}", again.text);
    let shown = chief.get(&entries).await.text;
    assert!(shown.contains("Late &#60;b&#62;Guest") && !shown.contains("<b>Guest"), "shown, not obeyed");
    act(&mut chief, &entries, "answer", &[("application", "1"), ("refuse", "yes"), ("reason", "full")]).await;
    act(&mut chief, &entries, "approve-entries", &[]).await;

    // Round 1: numbers by lot with a seed, pairs with reasons, results by keys.
    let numbers = [("by", "rating"), ("seed", "7")];
    act(&mut chief, &round, "numbers", &numbers).await;
    for number in 1..=3 {
        act(&mut chief, &round, "pair", &[("seed", "20260501")]).await;
        let shown = chief.get(&format!("{round}?why=@0")).await.text;
        assert!(shown.contains("id=\"why\""), "{shown}");
        act(&mut chief, &round, "publish", &[]).await;
        act(&mut chief, &round, "start", &[]).await;
        let grid = [("at-1", "2"), ("at-2", "1"), ("at-3", "0")];
        let written = act(&mut chief, &round, "results", &grid).await;
        assert!(written.text.contains('4'), "table 4 is missing: {}", written.text);
        let last = [("typed", "4 +/-"), ("why", "lateness")];
        act(&mut chief, &round, "results", &last).await;
        let twice = sent(&mut chief, &round, "results", &[("at-1", "0")]).await;
        assert_eq!(twice.status, 422, "a result is never overwritten: {}", twice.text);
        if number == 1 {
            act(
                &mut chief,
                &round,
                "correct-result",
                &[("at", "1"), ("score", "1-1"), ("reason", "misread")],
            )
            .await;
        }
    }
    act(&mut chief, &round, "close", &[]).await;

    // The table, why somebody has his place, and how it was after round 1.
    let table = chief.get(&format!("{desk}/standings")).await.text;
    let now = places(&table);
    assert_eq!(now.len(), 8);
    let why = chief.get(&format!("{desk}/standings?why=@0")).await.text;
    assert!(why.contains("id=\"why\"") && why.contains("Anna Bila: place"), "{why}");
    let then = chief.get(&format!("{desk}/standings?round=1&then=on")).await.text;
    assert_eq!(places(&then).len(), 8);

    // Papers, the log, undoing, the end.
    for paper in ["standings", "cross-table", "pairing-reasons", "report", "regulation", "duties"] {
        let made = chief.get(&format!("{public}/paper/{paper}?format=html")).await;
        assert_eq!(made.status, 200, "{paper}: {}", made.text);
        assert!(made.text.contains("<html"), "{paper}");
    }
    let (sheet, bytes) = chief.download(&format!("{public}/paper/standings?format=xlsx")).await;
    assert!(sheet.status == 200 && bytes.starts_with(b"PK"), "a spreadsheet");
    let undone = act(&mut chief, &format!("{desk}/log"), "undo", &[("reason", "too early")]).await;
    assert_eq!(undone.status, 303);
    let finished = [("seen", "1")];
    let stale = sent(&mut chief, &format!("{desk}/course"), "finish", &finished).await;
    assert_eq!(stale.status, 409, "{}", stale.text);
    act(&mut chief, &format!("{desk}/course"), "finish", &[]).await;
    let listed = chief.get("/events?state=finished").await.text;
    assert!(listed.contains("Cup of Kyiv"), "{listed}");
    assert!(guest.get(&public).await.text.contains("Anna Bila"));
    hall.close().await;

    // It is all there after a restart.
    let hall = Hall::open(folder.path()).await;
    let mut again = Browser::new(hall.address);
    again.cookies = chief.cookies;
    assert_eq!(places(&again.get(&format!("{desk}/standings")).await.text), now);
    hall.close().await;
}

#[tokio::test]
async fn every_page_of_the_desk_speaks_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "fmjd-100/team-swiss", &[("rounds", "2"), ("boards", "2")]).await;
    for team in ["Kyiv", "Lviv", "Odesa", "Sumy"] {
        act(&mut chief, &format!("{desk}/teams"), "team", &[("name", team)]).await;
    }
    for (at, name) in NAMES.iter().enumerate() {
        let (team, board) = (format!("@{}", at / 2), (at % 2 + 1).to_string());
        let form = [("name", *name), ("team", &team), ("board", &board)];
        act(&mut chief, &format!("{desk}/entries"), "enter", &form).await;
    }
    act(&mut chief, &format!("{desk}/round"), "pair", &[]).await;
    act(&mut chief, &format!("{desk}/round"), "start", &[]).await;
    act(&mut chief, &format!("{desk}/round"), "results", &[("at-1.1", "2"), ("at-1.2", "=")]).await;
    act(&mut chief, &format!("{desk}/boards"), "boards", &[("open", "yes")]).await;
    let pages =
        ["", "/entries?edit=0", "/check-in", "/teams", "/officials", "/round?why=@0", "/boards?codes=yes"];
    let more = ["/standings?why=@0", "/disputes", "/papers", "/log", "/course"];
    let public = desk.trim_end_matches("/desk");
    for language in Language::all() {
        chief.post("/language", &[("code", language.code())]).await;
        let all = pages.iter().chain(&more).map(|page| format!("{desk}{page}"));
        for page in all.chain([public.to_owned(), format!("{public}/register"), "/events/new".to_owned()]) {
            let answer = chief.get(&page).await;
            assert_eq!(answer.status, 200, "{page}: {}", answer.text);
            assert!(!answer.text.contains('⟦'), "{page} in {language} lacks a message: {}", answer.text);
            assert!(answer.text.len() < 100_000, "{page} has {} bytes", answer.text.len());
        }
    }
    hall.close().await;
}

#[tokio::test]
async fn two_who_agree_at_a_board_have_a_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = four_paired(&mut chief).await;
    act(&mut chief, &format!("{desk}/round"), "start", &[]).await;
    let boards = format!("{desk}/boards");
    let links = links(&mut chief, &desk).await;
    assert_eq!(links.len(), 2);

    let (mut white, mut black) = (Browser::new(hall.address), Browser::new(hall.address));
    let say = |side, score| [("side", side), ("score", score)];
    assert_eq!(white.post(&links[0], &say("white", "win")).await.status, 403, "nobody has opened the boards");
    act(&mut chief, &boards, "boards", &[("open", "yes")]).await;
    let forged = links[0].replace(".1-", ".2-");
    assert_eq!(white.get(&forged).await.status, 404, "a link is for one board");

    // Whoever has the link and two browsers is not two players: nothing is written.
    assert_eq!(white.post(&links[0], &say("white", "win")).await.status, 303);
    assert_eq!(black.post(&links[0], &say("black", "win")).await.status, 303);
    let page = white.get(&links[0]).await.text;
    assert!(!page.contains("notice good") && page.contains("The arbiter has to confirm it"), "{page}");
    assert!(!chief.get(&format!("{desk}/log")).await.text.contains("table 1: 2-0"));

    // With their codes they are, and what they say cannot be changed without them.
    let [first, second] = both_at(&mut white, &links[0]).await;
    let (own, other) = (code(&mut chief, &desk, &first).await, code(&mut chief, &desk, &second).await);
    assert_ne!(own, other);
    let sure = |side, score, code| [("side", side), ("score", score), ("code", code)];
    assert_eq!(white.post(&links[0], &sure("white", "win", &*other)).await.status, 422, "not his code");
    assert_eq!(white.post(&links[0], &sure("white", "win", &*own)).await.status, 303);
    assert_eq!(
        black.post(&links[0], &say("white", "loss")).await.status,
        422,
        "he has said it with his code"
    );
    assert!(!white.get(&links[0]).await.text.contains("notice good"));
    assert_eq!(black.post(&links[0], &sure("black", "draw", &*other)).await.status, 303);
    assert!(black.get(&links[0]).await.text.contains("notice bad"), "they do not agree");
    assert!(chief.get(&boards).await.text.contains("class=\"conflict\""));
    // One phone is enough for both.
    assert_eq!(white.post(&links[0], &sure("black", "win", &*other)).await.status, 303);
    let agreed = black.get(&links[0]).await.text;
    assert!(agreed.contains("notice good") && agreed.contains("2-0"), "{agreed}");
    assert_eq!(black.post(&links[0], &say("black", "loss")).await.status, 422, "it stands");

    // The arbiter takes what one side says.
    assert_eq!(black.post(&links[1], &say("white", "draw")).await.status, 303);
    act(&mut chief, &boards, "accept-claim", &[("at", "2"), ("score", "1-1")]).await;
    let log = chief.get(&format!("{desk}/log")).await.text;
    assert!(log.contains("table 1: 2-0") && log.contains("table 2: 1-1"), "{log}");
    hall.close().await;
}

#[tokio::test]
async fn who_guesses_at_a_code_keeps_its_owner_from_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = four_paired(&mut chief).await;
    act(&mut chief, &format!("{desk}/round"), "start", &[]).await;
    act(&mut chief, &format!("{desk}/boards"), "boards", &[("open", "yes")]).await;
    let link = links(&mut chief, &desk).await.remove(0);
    let mut passer_by = Browser::new(hall.address);
    for _ in 0..20 {
        passer_by.post(&link, &[("side", "white"), ("score", "loss"), ("code", "aaaaaaa")]).await;
    }
    let [white, _] = both_at(&mut passer_by, &link).await;
    let own = code(&mut chief, &desk, &white).await;
    let mut phone = Browser::new(hall.address);
    let said = phone.post(&link, &[("side", "white"), ("score", "win"), ("code", &own)]).await;
    assert_eq!(said.status, 303, "{}", said.text);
    assert_eq!(passer_by.post(&link, &[("side", "white"), ("code", "aaaaaaa")]).await.status, 429);
    // Whoever throws his cookie away after each guess comes to an end as well.
    let mut tries = 0;
    while Browser::new(hall.address).post(&link, &[("side", "white"), ("code", "aaaaaaa")]).await.status
        != 429
    {
        tries += 1;
        assert!(tries < 1000, "there is an end");
    }
    hall.close().await;
}

#[tokio::test]
async fn codes_are_not_guessed_and_the_arbiter_confirms_without_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = four_paired(&mut chief).await;
    act(&mut chief, &format!("{desk}/round"), "start", &[]).await;
    let boards = format!("{desk}/boards");
    act(&mut chief, &boards, "boards", &[("open", "yes")]).await;
    let links = links(&mut chief, &desk).await;
    let mut phone = Browser::new(hall.address);
    let mut last = 0;
    for _ in 0..20 {
        let guess = [("side", "white"), ("score", "win"), ("code", "aaaaaaa")];
        last = phone.post(&links[0], &guess).await.status;
    }
    assert_eq!(last, 429, "guessing leads nowhere");
    assert!(!phone.get(&format!("{desk}/boards")).await.text.contains("<code>"), "codes are the arbiter's");
    // Nobody has a code here: both say the same at both boards, and the arbiter takes all of it at once.
    for link in &links {
        for side in ["white", "black"] {
            assert_eq!(phone.post(link, &[("side", side), ("score", "draw")]).await.status, 303);
        }
    }
    act(&mut chief, &boards, "accept-agreed", &[]).await;
    let log = chief.get(&format!("{desk}/log")).await.text;
    assert!(log.contains("table 1: 1-1") && log.contains("table 2: 1-1"), "{log}");
    hall.close().await;
}
