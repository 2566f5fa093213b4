//! Copies on a schedule: made while people play, read back, restored elsewhere.

use std::path::{Path, PathBuf};
use std::time::Duration;

use damier_store::{AccountId, Database, Place};
use serde_json::json;

use crate::browser::Browser;
use crate::hall::Hall;
use crate::play::two_sit_down;

fn copies(folder: &Path) -> Vec<PathBuf> {
    let Ok(all) = std::fs::read_dir(folder.join("backups")) else { return Vec::new() };
    let mut all: Vec<PathBuf> = all.map(|entry| entry.expect("a file").path()).collect();
    all.retain(|path| path.extension().is_some_and(|end| end == "damier-site"));
    all.sort();
    all
}

/// Everything in a database, as text.
async fn text(database: &Database, at: &Path) -> String {
    database.dump(at).await.expect("a text");
    let text = std::fs::read_to_string(at).expect("a text");
    std::fs::remove_file(at).expect("it was there");
    text
}

async fn administrator(hall: &Hall, folder: &Path) -> Browser {
    let mut olena = Browser::new(hall.address);
    olena.post("/register", &[("name", "Olena"), ("password", "long enough")]).await;
    let database = Database::open_at(&Place::folder(folder)).await.expect("the database");
    database.set_administrator(AccountId(1), true).await.expect("an administrator");
    database.close().await;
    olena
}

#[tokio::test]
async fn a_copy_made_while_people_play_is_restored_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open_with(folder.path(), |config| {
        config.backups.every = Some(Duration::from_secs(3600));
        config.backups.keep = 2;
    })
    .await;
    let mut olena = administrator(&hall, folder.path()).await;
    // The first comes by itself.
    for _ in 0..200 {
        if !copies(folder.path()).is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(copies(folder.path()).len(), 1, "the schedule makes one");

    // People play while further ones are made.
    let (game, white, black) = two_sit_down(&hall).await;
    let playing = tokio::spawn(async move {
        let (mut white, mut black) = (white.live().await, black.live().await);
        white.join(&game).await;
        black.join(&game).await;
        for (ply, text) in ["c3-d4", "f6-g5", "b2-c3", "g7-f6", "a1-b2", "f6-e5"].into_iter().enumerate() {
            let mover = if ply % 2 == 0 { &mut white } else { &mut black };
            assert_eq!(mover.ask(json!({"t": "move", "ply": ply, "move": text})).await["t"], "ok", "{text}");
            tokio::time::sleep(Duration::from_millis(150)).await;
        }
    });
    for _ in 0..3 {
        // Names tell seconds.
        tokio::time::sleep(Duration::from_millis(1100)).await;
        assert_eq!(olena.post("/admin/backups", &[("make", "now")]).await.status, 303);
    }
    playing.await.expect("everybody plays");
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(olena.post("/admin/backups", &[("make", "now")]).await.status, 303);
    assert_eq!(copies(folder.path()).len(), 2, "the oldest are gone");
    let page = olena.get("/admin").await.text;
    assert!(page.contains("read back whole"), "{page}");
    let health = olena.get("/health").await.text;
    assert!(health.contains("\"state\":\"good\""), "{health}");

    // A copy of one instant in the middle, and one of the end.
    let all = copies(folder.path());
    for copy in &all {
        let elsewhere = tempfile::tempdir().expect("a folder");
        let restored =
            Database::restore(copy, &Place::folder(elsewhere.path())).await.expect("it is restored");
        assert!(restored.count_accounts().await.expect("accounts") >= 1);
        restored.close().await;
    }
    let elsewhere = tempfile::tempdir().expect("a folder");
    let database = Database::open_at(&Place::folder(folder.path())).await.expect("the database");
    let restored =
        Database::restore(&all[1], &Place::folder(elsewhere.path())).await.expect("it is restored");
    let own = |text: String| -> Vec<String> {
        // Who was seen last when, and what the server notes of itself, goes on after the copy.
        let moves_on = ["{\"session\"", "{\"audit\"", "{\"counter\"", "{\"end\""];
        text.lines()
            .filter(|line| !moves_on.iter().any(|begin| line.starts_with(begin)))
            .map(str::to_owned)
            .collect()
    };
    let (here, there) =
        (text(&database, &folder.path().join("a")).await, text(&restored, &folder.path().join("b")).await);
    assert_eq!(own(here), own(there));
    restored.close().await;
    database.close().await;
    hall.close().await;

    // A site is served on what was restored.
    let hall = Hall::open(elsewhere.path()).await;
    let mut anybody = Browser::new(hall.address);
    assert_eq!(anybody.get("/player/Olena").await.status, 200);
    hall.close().await;
}

#[tokio::test]
async fn an_administrator_chooses_how_often_and_trouble_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = administrator(&hall, folder.path()).await;
    let mut ivan = Browser::new(hall.address);
    ivan.post("/register", &[("name", "Ivan"), ("password", "long enough")]).await;
    assert_eq!(ivan.post("/admin/backups", &[("make", "now")]).await.status, 403);
    assert!(olena.get("/health").await.text.contains("\"state\":\"off\""));
    for (every, keep) in [("1s", "3"), ("24h", "0"), ("soon", "3"), ("24h", "1001"), ("24h", "")] {
        assert_eq!(olena.post("/admin/backups", &[("every", every), ("keep", keep)]).await.status, 422);
    }
    // Where copies should lie there is a file: nothing can be made, and that is told.
    std::fs::write(folder.path().join("backups"), "in the way").expect("a file");
    assert_eq!(olena.post("/admin/backups", &[("every", "24h"), ("keep", "3")]).await.status, 303);
    assert_eq!(olena.post("/admin/backups", &[("make", "now")]).await.status, 303);
    assert!(olena.get("/admin").await.text.contains("The last copy failed"));
    assert!(olena.get("/health").await.text.contains("\"state\":\"failing\""));
    std::fs::remove_file(folder.path().join("backups")).expect("it was there");
    assert_eq!(olena.post("/admin/backups", &[("make", "now")]).await.status, 303);
    assert_eq!(copies(folder.path()).len(), 1);
    assert!(olena.get("/health").await.text.contains("\"state\":\"good\""));
    assert_eq!(olena.post("/admin/backups", &[("every", ""), ("keep", "3")]).await.status, 303);
    assert!(olena.get("/health").await.text.contains("\"state\":\"off\""));
    hall.close().await;
}
