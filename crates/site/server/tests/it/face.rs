//! The face of the site: tiles that bring people together, looks that stay, boards that others may show.

use crate::browser::Browser;
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
    let evil = [("name", "Olena"), ("password", "long enough"), ("to", "//evil.example")];
    assert_eq!(guest.post("/sign-in", &evil).await.to(), "/", "never to another site");
    hall.close().await;
}
