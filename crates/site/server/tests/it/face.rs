//! The face of the site: tiles that bring people together, looks that stay, boards that others may show.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::browser::Browser;
use crate::desk::{act, enter_eight, event, person};
use crate::hall::Hall;

const TILE: [(&str, &str); 4] =
    [("rulebook", "ua2023-russian"), ("control", "5m+3s"), ("with", "anyone"), ("quick", "on")];

#[tokio::test]
async fn a_tile_plays_whoever_waits_for_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut one, mut other, mut third) =
        (Browser::new(hall.address), Browser::new(hall.address), Browser::new(hall.address));
    for browser in [&mut one, &mut other, &mut third] {
        browser.get("/").await;
    }
    assert!(one.post("/", &TILE).await.to().starts_with("/challenge/"), "nobody waits yet");
    assert!(one.post("/", &TILE).await.to().starts_with("/challenge/"), "nobody plays himself");
    let slower = [TILE[0], ("control", "15m+10s"), TILE[2], TILE[3]];
    assert!(third.post("/", &slower).await.to().starts_with("/challenge/"), "another pace is another game");
    let game = other.post("/", &TILE).await.to();
    assert!(game.starts_with("/game/"), "{game}");
    let lobby = other.get("/").await.text;
    assert!(lobby.contains(&format!("href=\"{game}\"")), "his game comes first: {lobby}");
    assert!(lobby.contains("15\u{a0}min + 10\u{a0}s") && !lobby.contains(">15m+10s<"), "{lobby}");
    hall.close().await;
}

#[tokio::test]
async fn a_look_stays_without_scripts() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    assert!(browser.get("/").await.text.contains("<html lang=\"en\">"));
    let chosen = [("theme", "dark"), ("board", "slate"), ("pieces", "<script>"), ("sound", "off")];
    assert_eq!(browser.post("/look", &chosen).await.status, 303);
    let page = browser.get("/look").await.text;
    assert!(
        page.contains("<html lang=\"en\" data-theme=\"dark\" data-board=\"slate\" data-sound=\"off\">"),
        "{page}"
    );
    assert!(page.contains("value=\"slate\" checked"), "{page}");
    hall.close().await;
}

#[tokio::test]
async fn others_may_show_boards_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    let terms = [("rulebook", "fmjd-100"), ("control", "5m+3s"), ("with", "1"), ("seat", "white")];
    let game = browser.post("/", &terms).await.to();
    let page = browser.get(&game).await;
    assert_eq!(page.header("x-frame-options"), Some("DENY"));
    assert!(page.text.contains("<use href=\"#piece-white\""), "the board is there before any script");
    let embedded = Browser::new(hall.address).get(&format!("/embed{game}")).await;
    assert_eq!((embedded.status, embedded.header("x-frame-options")), (200, None));
    let policy = embedded.header("content-security-policy").unwrap_or_default();
    assert!(policy.contains("frame-ancestors *"), "{policy}");
    assert_eq!(embedded.header("set-cookie"), None, "nothing is left in a browser");
    let (card, bytes) = browser.download(&format!("{game}/card.png")).await;
    assert_eq!((card.status, card.header("content-type")), (200, Some("image/png")));
    assert_eq!(bytes.get(16..24), Some(&[0, 0, 0x04, 0xb0, 0, 0, 0x02, 0x76][..]), "1200 by 630");
    hall.close().await;
}

#[tokio::test]
async fn links_to_works_and_studies_have_cards() {
    let folder = tempfile::tempdir().expect("a folder");
    damier_application::demo::furnish(folder.path()).await.expect("a club");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    let problems = browser.get("/problems").await.text;
    let problem = problems.split("href=\"/problem/").nth(1).and_then(|rest| rest.split('"').next());
    let mut petro = person(&hall, "petro").await;
    let tree = json!({"rulebook": "ua2023-russian", "line": [{"move": "c3-d4"}]});
    let chapters = json!([{"title": "One", "tree": tree}]);
    let study = json!({"title": "Poplar \"A\"", "visibility": "public", "chapters": chapters});
    let study = petro.send("POST", "/studies", &study).await.text;
    let study: Value = serde_json::from_str(&study).expect("JSON");
    let paths = [
        format!("/problem/{}", problem.expect("a problem")),
        format!("/study/{}", study["id"].as_str().expect("a name")),
    ];
    for path in paths {
        let page = browser.get(&path).await.text;
        let card = format!("property=\"og:image\" content=\"http://{}{path}/card.png\"", hall.address);
        assert!(page.contains(&card), "{path}: {}", page.get(..600).unwrap_or_default());
        assert_eq!(browser.download(&format!("{path}/card.png")).await.0.status, 200, "{path}");
    }
    hall.close().await;
}

#[tokio::test]
async fn the_sheet_comes_with_the_first_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (page, bytes) = Browser::new(hall.address).download("/about").await;
    let text = String::from_utf8(bytes).expect("text");
    let sheet = text.split("<style>").nth(1).and_then(|rest| rest.split("</style>").next());
    let hash = BASE64_STANDARD.encode(Sha256::digest(sheet.expect("the sheet")));
    let policy = page.header("content-security-policy").unwrap_or_default();
    assert!(policy.contains(&format!("style-src 'self' 'sha256-{hash}'")), "{policy}");
    assert!(!text.contains("rel=\"stylesheet\""), "nothing has to be waited for");
    hall.close().await;
}

#[tokio::test]
async fn guests_are_shown_the_way_in_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = Browser::new(hall.address);
    let form = [("name", "Olena"), ("password", "long enough"), ("to", "/games?state=running")];
    assert_eq!(olena.post("/register", &form).await.to(), "/games?state=running");
    let rated = [TILE[0], TILE[1], TILE[2], ("rated", "on")];
    let offer = olena.post("/", &rated).await.to();
    let mut guest = Browser::new(hall.address);
    let lobby = guest.get("/").await.text;
    assert!(lobby.contains(&format!("/sign-in?to={offer}")), "{lobby}");
    assert!(!lobby.contains(&format!("action=\"{offer}\"")), "a guest cannot accept a rated game: {lobby}");
    let closed = guest.get("/events/new").await;
    assert!(closed.status == 403 && closed.text.contains("/sign-in?to=%2Fevents%2Fnew"), "{}", closed.text);
    assert!(guest.get("/events").await.text.contains("/sign-in?to=/events/new"), "the way to a new event");
    let gone = guest.get("/challenge/mmmmmmmmmm").await;
    assert!(gone.status == 404 && gone.text.contains("no longer"), "{}", gone.text);
    let evil = [("name", "Olena"), ("password", "long enough"), ("to", "//evil.example")];
    assert_eq!(guest.post("/sign-in", &evil).await.to(), "/", "never to another site");
    hall.close().await;
}

/// Every paper that a page offers, as the addresses that its buttons ask for; what is printed as PDF is left out.
fn papers(page: &str) -> Vec<String> {
    let buttons = page.split("formaction=\"").skip(1);
    let address = |button: &str| {
        let (path, rest) = button.split_once('"')?;
        let (_, rest) = rest.split_once("value=\"")?;
        let (format, _) = rest.split_once('"')?;
        (format != "pdf").then(|| format!("{path}?round=&who=&format={format}"))
    };
    buttons.filter_map(address).collect()
}

#[tokio::test]
async fn the_office_offers_only_what_can_be_had() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let (office, round) = (format!("{desk}/papers"), format!("{desk}/round"));
    let mut counts = Vec::new();
    for step in ["made", "entered", "paired"] {
        match step {
            "entered" => enter_eight(&mut chief, &desk).await,
            "paired" => {
                act(&mut chief, &format!("{desk}/entries"), "approve-entries", &[]).await;
                act(&mut chief, &round, "pair", &[("seed", "1")]).await;
            }
            _ => {}
        }
        let page = chief.get(&office).await.text;
        let all = papers(&page);
        counts.push(all.len());
        for paper in all {
            let answer = chief.get(&paper).await;
            assert_eq!(answer.status, 200, "{step}: {paper}: {}", answer.text);
        }
        for export in page.split("href=\"").filter_map(|part| part.split('"').next()) {
            if export.contains("/paper/") {
                assert_eq!(chief.get(export).await.status, 200, "{step}: {export}");
            }
        }
    }
    assert!(counts[0] > 4 && counts[2] > counts[0], "{counts:?}");
    hall.close().await;
}

#[tokio::test]
async fn a_new_event_begins_with_its_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let first = chief.get("/events/new").await.text;
    assert!(first.contains("/events/new?game=fmjd-100") && !first.contains("name=\"template\""), "{first}");
    let second = chief.get("/events/new?game=fmjd-100").await.text;
    assert!(second.contains("value=\"fmjd-100/swiss\""), "{second}");
    assert!(!second.contains("value=\"ua2023-russian/swiss\""), "systems of one game only: {second}");
    let typed = [("template", "fmjd-100/swiss"), ("name", "Cup"), ("control", "nonsense")];
    let again = chief.post("/events/new?game=fmjd-100", &typed).await;
    assert_eq!(again.status, 422);
    assert!(again.text.contains("value=\"fmjd-100/swiss\" required checked"), "{}", again.text);
    hall.close().await;
}

#[tokio::test]
async fn controls_are_chosen_in_words_and_any_other_is_typed() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    for page in ["/", "/arenas", "/events/new?game=fmjd-100"] {
        let text = chief.get(page).await.text;
        assert!(text.contains("<option value=\"5m+3s\""), "{page}: {text}");
        assert!(text.contains("5\u{a0}min + 3\u{a0}s</option>") && text.contains("own"), "{page}: {text}");
        assert!(!text.contains("value=\"5m+3s\" list="), "{page}: {text}");
    }
    let own = [("rulebook", "fmjd-100"), ("control", "5m+3s"), ("own_control", "7m+4s"), ("with", "1")];
    let game = chief.post("/", &own).await.to();
    assert!(chief.get(&game).await.text.contains("7\u{a0}min + 4\u{a0}s"), "what is typed holds");
    let form = chief.get("/events/new?game=fmjd-100").await.text;
    assert!(form.contains("name=\"chief\" value=\"ivan\""), "whoever makes an event directs it: {form}");
    let typed = [
        ("template", "fmjd-100/swiss"),
        ("name", "Cup"),
        ("organiser", "Club"),
        ("chief", "Ivan Koval"),
        ("control", "5m+3s"),
        ("own-control", "7m+4s"),
    ];
    let desk = chief.post("/events/new?game=fmjd-100", &typed).await.to();
    let page = chief.get(desk.trim_end_matches("/desk")).await.text;
    assert!(page.contains("7\u{a0}min + 4\u{a0}s"), "{page}");
    hall.close().await;
}

#[tokio::test]
async fn whoever_is_entered_is_not_asked_to_enter() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut chief, mut anna) = (person(&hall, "ivan").await, person(&hall, "anna").await);
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let (public, entries) = (desk.trim_end_matches("/desk").to_owned(), format!("{desk}/entries"));
    act(&mut chief, &entries, "registration", &[("open", "yes")]).await;
    let way = format!("{public}/register");
    assert!(anna.get(&format!("{public}/entries")).await.text.contains(&way));
    assert_eq!(anna.post(&way, &[("name", "Anna Bila")]).await.status, 200);
    act(&mut chief, &entries, "answer", &[("application", "1"), ("enter", "yes")]).await;
    for part in ["", "/entries"] {
        let page = anna.get(&format!("{public}{part}")).await.text;
        assert!(!page.contains(&way), "{part}: {page}");
    }
    let page = anna.get(&way).await.text;
    assert!(page.contains("You are entered") && !page.contains("name=\"message\""), "{page}");
    hall.close().await;
}

#[tokio::test]
async fn the_club_is_shown_in_words_and_boards() {
    let folder = tempfile::tempdir().expect("a folder");
    damier_application::demo::furnish(folder.path()).await.expect("a club");
    let hall = Hall::open(folder.path()).await;
    let mut guest = Browser::new(hall.address);
    let lobby = guest.get("/").await.text;
    let menu = lobby.split("</nav>").next().expect("a menu");
    assert!(!menu.contains("/federation"), "books that nobody keeps are not in the menu");
    let list = guest.get("/events").await.text;
    let event =
        list.split("href=\"/event/").nth(1).and_then(|part| part.split('"').next()).expect("an event");
    let event = format!("/event/{event}");
    let overview = guest.get(&event).await.text;
    assert!(overview.contains("45\u{a0}min + 10\u{a0}s") && !overview.contains("45m+10s"), "{overview}");
    assert!(overview.contains("<span class=\"code-of\">NED</span>"), "{overview}");
    let is_other = |letter: char| ('\u{400}'..='\u{4ff}').contains(&letter);
    let entries = guest.get(&format!("{event}/entries")).await.text;
    let named = entries.split("<main").nth(1).expect("the page");
    assert!(!named.contains(is_other), "one alphabet: {named}");
    let table = guest.get(&format!("{event}/table")).await.text;
    assert!(table.contains(&format!("<td><a href=\"{event}/game/")), "results lead to games: {table}");
    let problems = guest.get("/problems").await.text;
    assert!(problems.contains("class=\"badge strong\"") && problems.contains("to find"), "{problems}");
    let problem = problems.split("href=\"/problem/").nth(1).and_then(|part| part.split('"').next());
    let problem = format!("/problem/{}", problem.expect("a problem"));
    for page in ["/problems/today", "/analysis", &problem, "/learn"] {
        let text = guest.get(page).await.text;
        assert!(text.contains("<use href=\"#piece-"), "{page} has its board before any script: {text}");
    }
    hall.close().await;
}
