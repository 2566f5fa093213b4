//! Files of people who mean ill: programs in the place of tables, and more of everything than anybody needs. None is
//! run, none takes long, each is refused in a sentence.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use damier_store::{ContestFile, Database, EventFile, Fault, FederationFile, Limits, Place};

use crate::files::tamper;
use crate::sample::{facts, filled, load, place};

/// Whatever is asked of such a file is answered soon.
const SOON: Duration = Duration::from_secs(20);

fn sent(path: &Path) -> Result<usize, Fault> {
    let begun = Instant::now();
    let read = || {
        let mut file = EventFile::open_within(path, Limits::SENT, Arc::default())?;
        let event = file.load()?;
        file.attachments()?;
        Ok(event.entries().len())
    };
    let read = read().map_err(|error: damier_store::StoreError| error.fault);
    assert!(begun.elapsed() < SOON, "{:?}: {read:?}", begun.elapsed());
    read
}

const ENDLESS: &str = "ALTER TABLE fact RENAME TO was;
    CREATE VIEW fact AS WITH RECURSIVE n(seq) AS (SELECT 1 UNION ALL SELECT seq + 1 FROM n)
    SELECT 'event' AS stream, seq, 0 AS at, 'organiser' AS role, 'a' AS name, 1 AS form, '{}' AS fact FROM n";

#[test]
fn nothing_in_a_file_is_run() {
    for program in [
        ENDLESS,
        "CREATE TRIGGER t AFTER INSERT ON fact BEGIN DELETE FROM fact; END",
        "CREATE VIEW other AS SELECT 1",
        "CREATE TABLE other (a)",
        "CREATE INDEX other ON fact (fact)",
        "ALTER TABLE fact ADD COLUMN more TEXT DEFAULT 'x'",
        "ALTER TABLE fact ADD COLUMN more TEXT GENERATED ALWAYS AS (hex(zeroblob(1000000))) VIRTUAL",
        "DROP TABLE setting; CREATE VIEW setting AS SELECT 'event' AS stream, 'a' AS name, 'b' AS value",
        "DROP TABLE attachment; CREATE VIEW attachment AS
            WITH RECURSIVE n(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM n)
            SELECT 'event' AS stream, number, 'a' AS name, 0 AS at, 'b' AS hash FROM n",
        "CREATE VIRTUAL TABLE other USING fts5(a)",
    ] {
        let (_folder, path) = place();
        drop(filled(&path, 4));
        tamper(&path, program);
        let before = std::fs::read(&path).unwrap();
        assert!(matches!(sent(&path), Err(Fault::ForeignTable { .. })), "{program}: {:?}", sent(&path));
        assert!(matches!(load(&path), Err(Fault::ForeignTable { .. })), "{program}");
        let contest = ContestFile::<damier_contests::composing::Composing>::open(&path).unwrap_err().fault;
        assert!(matches!(contest, Fault::ForeignTable { .. }), "{program}: {contest}");
        let books = FederationFile::open(&path).unwrap_err().fault;
        assert!(matches!(books, Fault::ForeignTable { .. }), "{program}: {books}");
        assert_eq!(std::fs::read(&path).unwrap(), before, "{program}");
    }
}

#[test]
fn too_much_is_refused() {
    for (statement, limits) in [
        (
            "WITH RECURSIVE n(a) AS (SELECT 5 UNION ALL SELECT a + 1 FROM n WHERE a < 60000)
             INSERT INTO fact SELECT 'event', a, 0, 'chief_arbiter', 'a', 1, '{\"note\":\"a\"}' FROM n",
            Limits { bytes: 1 << 30, ..Limits::SENT },
        ),
        (
            "INSERT INTO fact VALUES ('event', 5, 0, 'chief_arbiter', 'a', 1,
             '{\"note\":\"' || hex(zeroblob(7000000)) || '\"}')",
            Limits { bytes: 1 << 30, ..Limits::SENT },
        ),
        // One fact of two megabytes, where all together would not be too much.
        (
            "INSERT INTO fact VALUES ('event', 5, 0, 'chief_arbiter', 'a', 1,
             '{\"note\":\"' || hex(zeroblob(1000000)) || '\"}')",
            Limits::SENT,
        ),
        (
            "INSERT INTO content VALUES ('a', zeroblob(1000000));
             WITH RECURSIVE n(a) AS (SELECT 1 UNION ALL SELECT a + 1 FROM n WHERE a < 500)
             INSERT INTO attachment SELECT 'event', a, '{\"event\":\"' || a || '\"}', 0, 'a' FROM n",
            Limits { bytes: 1 << 30, ..Limits::SENT },
        ),
        ("INSERT INTO content VALUES ('a', zeroblob(17000000))", Limits::SENT),
    ] {
        let (_folder, path) = place();
        drop(filled(&path, 4));
        tamper(&path, statement);
        let read = || {
            let mut file = EventFile::open_within(&path, limits, Arc::default())?;
            file.load()?;
            file.attachments()
        };
        let begun = Instant::now();
        let fault = read().unwrap_err().fault;
        assert!(matches!(fault, Fault::TooMuch { .. }), "{statement}: {fault}");
        assert!(begun.elapsed() < SOON);
    }
}

#[test]
fn what_takes_too_long_is_broken_off() {
    let (_folder, path) = place();
    drop(filled(&path, 3000));
    let hurried = Limits { patience: Duration::ZERO, ..Limits::SENT };
    let fault = EventFile::open_within(&path, hurried, Arc::default()).and_then(|mut file| file.load());
    assert!(matches!(fault.unwrap_err().fault, Fault::TooSlow { .. }));
    let stop = Arc::new(AtomicBool::new(true));
    let stopped = EventFile::open_within(&path, Limits::SENT, stop).and_then(|mut file| file.load());
    assert!(matches!(stopped.unwrap_err().fault, Fault::TooSlow { .. }));
    assert_eq!(sent(&path), Ok(3000));
}

#[test]
fn a_fact_that_has_changed_is_noticed() {
    let (_folder, path) = place();
    let mut file = filled(&path, 6);
    file.append(7, &facts(7, 4)).unwrap();
    drop(file);
    tamper(&path, "UPDATE fact SET fact = replace(fact, 'note 8', 'note 9') WHERE seq = 8");
    let what = "one of the facts 7 to 10 is not what it was".to_owned();
    assert_eq!(load(&path), Err(Fault::Damaged { what }));
    tamper(&path, "UPDATE fact SET fact = replace(fact, 'note 9', 'note 8') WHERE seq = 8");
    assert_eq!(load(&path).unwrap().entries().len(), 10);
    tamper(&path, "DELETE FROM fact WHERE seq > 8");
    assert_eq!(load(&path), Err(Fault::Damaged { what: "fact 10 is missing".to_owned() }));
}

/// A file of a program that had no seals is read, and sealed by the next append.
#[test]
fn files_without_seals_are_read() {
    let (_folder, path) = place();
    drop(filled(&path, 6));
    tamper(&path, "DROP TABLE seal; DELETE FROM _sqlx_migrations WHERE version = 2");
    assert_eq!(load(&path).unwrap().entries().len(), 6);
    let mut file = EventFile::open(&path).unwrap();
    file.append(7, &facts(7, 1)).unwrap();
    drop(file);
    tamper(&path, "UPDATE fact SET at = at + 1 WHERE seq = 3");
    let what = "one of the facts 1 to 7 is not what it was".to_owned();
    assert_eq!(load(&path), Err(Fault::Damaged { what }));
}

/// Every byte of a file may be another one; it is read or refused, never more.
#[test]
fn any_damage_is_survived() {
    let (_folder, path) = place();
    drop(filled(&path, 40));
    let good = std::fs::read(&path).unwrap();
    let mut seed = 7_u64;
    for _ in 0..60 {
        let mut bad = good.clone();
        for _ in 0..8 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let at = usize::try_from(seed >> 33).unwrap() % bad.len();
            bad[at] = bad[at].wrapping_add(1 + (seed >> 8) as u8 % 255);
        }
        std::fs::write(&path, &bad).unwrap();
        let _ = std::fs::remove_file(path.with_extension("damier-journal"));
        if let Ok(count) = sent(&path) {
            assert_eq!(count, 40, "a changed file is the file that it was");
        }
    }
}

#[tokio::test]
async fn a_copy_of_a_server_is_looked_at_before_it_is_used() {
    let folder = tempfile::tempdir().unwrap();
    let (first, copy) = (folder.path().join("first.sqlite"), folder.path().join("copy.sqlite"));
    let database = Database::open_at(&Place::Sqlite(first)).await.unwrap();
    database.backup(&copy).await.unwrap();
    database.close().await;
    let good = std::fs::read(&copy).unwrap();
    for (at, program) in [
        "CREATE TRIGGER t AFTER INSERT ON account BEGIN UPDATE account SET administrator = 1; END",
        "CREATE VIEW other AS SELECT 1",
        "ALTER TABLE counter RENAME TO was; CREATE VIEW counter AS SELECT * FROM was",
    ]
    .into_iter()
    .enumerate()
    {
        std::fs::write(&copy, &good).unwrap();
        let bad = copy.clone();
        tokio::task::spawn_blocking(move || tamper(&bad, program)).await.unwrap();
        let to = folder.path().join(format!("restored-{at}.sqlite"));
        let fault = Database::restore(&copy, &Place::Sqlite(to.clone())).await.unwrap_err().fault;
        assert!(matches!(fault, Fault::ForeignTable { .. }), "{program}: {fault}");
        // The next one finds its place free.
        assert!(!to.exists());
        std::fs::write(&copy, &good).unwrap();
        let restored = Database::restore(&copy, &Place::Sqlite(to)).await.unwrap();
        restored.close().await;
    }
}
