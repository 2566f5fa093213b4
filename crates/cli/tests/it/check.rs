//! `damier check`: a file that is not what it was is told.

use crate::command::damier;
use damier_bombs::{plain, tamper};

#[test]
fn damage_in_the_middle_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    plain(folder.path(), "cup.damier");
    let path = folder.path().join("cup.damier");
    let file = path.display().to_string();
    let told = damier(&["check", &file]);
    assert!(told.starts_with("exit 0") && told.contains("1 facts, 1 of them with a sum"), "{told}");
    let bytes = std::fs::read(&path).expect("the file");
    let at = bytes.windows(5).position(|own| own == b"\"Cup\"").expect("the name of the event");
    let mut changed = bytes.clone();
    changed[at + 1] = b'P';
    std::fs::write(&path, changed).expect("the file");
    let told = damier(&["check", &file]);
    assert!(told.starts_with("exit 1") && told.contains("is not what it was"), "{told}");
    let told = damier(&["event", "--file", &file, "show"]);
    assert!(!told.starts_with("exit 0") && told.contains("is not what it was"), "{told}");
    std::fs::write(&path, &bytes).expect("the file");
    tamper(&path, "CREATE VIEW other AS SELECT 1");
    let told = damier(&["check", &file]);
    assert!(told.starts_with("exit 1") && told.contains("view other"), "{told}");
}

#[test]
fn a_copy_of_a_site_is_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let site = folder.path().join("site").display().to_string();
        let database = damier_store::Database::open(&site).await.expect("a new site");
        let fact = damier_store::NewFact::new(damier_clock::Moment::from_millis(1), "", &"note one")
            .expect("a fact");
        database.append(damier_store::Append::new("test/a".to_owned(), 1).fact(fact)).await.expect("room");
        database.backup(&copy).await.expect("a copy");
        database.close().await;
    });
    let file = copy.display().to_string();
    let told = damier(&["check", &file, "--json"]);
    assert!(told.starts_with("exit 0") && told.contains("\"sealed\":1"), "{told}");
    tamper(&copy, "UPDATE fact SET fact = replace(fact, 'one', 'two')");
    let told = damier(&["check", &file]);
    assert!(told.starts_with("exit 1") && told.contains("fact 1 of test/a is not what it was"), "{told}");
}
