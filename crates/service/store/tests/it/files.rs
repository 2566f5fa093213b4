//! Files that are, or are not, as they should be: each has its sentence and its next step.

use std::path::Path;

use damier_store::{EventFile, Fault};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};

use crate::sample::{facts, filled, load, names, place};

/// Does something to a file behind our back.
pub(crate) fn tamper(path: &Path, statement: &'static str) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(async {
        let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
        let mut connection = options.connect().await.expect("a database");
        connection.execute(statement).await.expect("a statement");
        connection.close().await.expect("an end");
    });
}

#[test]
fn what_is_written_is_read() {
    let (folder, path) = place();
    let mut file = filled(&path, 3);
    file.append(4, &facts(4, 5)).unwrap();
    let event = file.load().unwrap();
    assert_eq!(event.entries(), facts(1, 8));
    // While the file is still open: one file, complete, that can be copied.
    assert_eq!(names(folder.path()), ["cup.damier"]);
    let copy = folder.path().join("copy.damier");
    std::fs::copy(&path, &copy).unwrap();
    assert_eq!(load(&copy).unwrap(), event);
    file.close().unwrap();
    assert_eq!(load(&path).unwrap(), event);
}

#[test]
fn what_is_no_event_is_left_alone() {
    let (folder, path) = place();
    assert_eq!(load(&path), Err(Fault::Missing));
    assert_eq!(load(folder.path()), Err(Fault::NotAFile));
    for text in ["x", "[Event \"Cup\"]\n", &"1. 32-28 19-23 ".repeat(100)] {
        std::fs::write(&path, text).unwrap();
        assert_eq!(load(&path), Err(Fault::Foreign));
        assert_eq!(EventFile::create(&path).unwrap_err().fault, Fault::Exists);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    }
    std::fs::remove_file(&path).unwrap();
    tamper(&path, "PRAGMA journal_mode = WAL; CREATE TABLE fact (stream TEXT)");
    let before = std::fs::read(&path).unwrap();
    assert_eq!(load(&path), Err(Fault::Foreign));
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[test]
fn a_new_file_takes_no_other_ones_place() {
    let (folder, path) = place();
    let nowhere = folder.path().join("no such folder").join("cup.damier");
    assert_eq!(EventFile::create(nowhere).unwrap_err().fault, Fault::NoFolder);
    assert_eq!(EventFile::create(folder.path()).unwrap_err().fault, Fault::Exists);
    // Cut short before anything was written, then before the first fact.
    std::fs::write(&path, "").unwrap();
    assert_eq!(load(&path), Err(Fault::Empty));
    EventFile::create(&path).unwrap();
    let mut again = EventFile::create(&path).unwrap();
    again.append(1, &facts(1, 1)).unwrap();
    let error = EventFile::create(&path).unwrap_err();
    assert_eq!(error.fault, Fault::Exists);
    assert_eq!(error.to_string(), format!("{}: the file exists already", path.display()));
    assert_eq!(error.fault.next_step(), Some("choose another name, or open this file"));
}

/// Names mean nothing to the store.
#[test]
fn any_name_will_do() {
    let (folder, _) = place();
    for name in ["Кубок міста 2026", "100% #1?.damier", "file:cup", ":memory:", "a'b\"c"] {
        let path = folder.path().join(name);
        drop(filled(&path, 2));
        assert_eq!(load(&path).unwrap().entries().len(), 2, "{name}");
    }
    assert_eq!(names(folder.path()).len(), 5);
}

#[test]
fn newer_files_are_for_newer_programs() {
    let (_folder, path) = place();
    drop(filled(&path, 2));
    tamper(&path, "UPDATE fact SET form = 2 WHERE seq = 2");
    assert_eq!(load(&path), Err(Fault::Newer));
    tamper(&path, "UPDATE fact SET form = 1");
    assert!(load(&path).is_ok());
    tamper(
        &path,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'later', TRUE, x'00', 0)",
    );
    assert_eq!(load(&path), Err(Fault::Newer));
}

#[test]
fn damage_is_told() {
    let (_folder, path) = place();
    drop(filled(&path, 300));
    let good = std::fs::read(&path).unwrap();
    for (from, to) in [(100, good.len()), (4096, 8192), (good.len() - 4096, good.len())] {
        let mut bad = good.clone();
        bad[from..to].fill(0xa5);
        std::fs::write(&path, bad).unwrap();
        let found = load(&path).unwrap_err();
        assert!(matches!(found, Fault::Damaged { .. }), "{from}: {found:?}");
    }
    std::fs::write(&path, &good[..good.len() / 2]).unwrap();
    assert!(matches!(load(&path), Err(Fault::Damaged { .. })));
    std::fs::write(&path, good).unwrap();
    assert_eq!(load(&path).unwrap().entries().len(), 300);
}

#[test]
fn facts_that_make_no_event_are_told() {
    let (_folder, path) = place();
    let fault = |statement| {
        let _ = std::fs::remove_file(&path);
        drop(filled(&path, 6));
        tamper(&path, statement);
        load(&path).unwrap_err()
    };
    let unreadable = fault(r#"UPDATE fact SET fact = '{"levitated":1}' WHERE seq = 4"#);
    assert!(matches!(unreadable, Fault::Unreadable { seq: 4, .. }), "{unreadable}");
    let nobody = fault("UPDATE fact SET role = 'emperor' WHERE seq = 2");
    assert!(matches!(nobody, Fault::Unreadable { seq: 2, .. }), "{nobody}");
    let missing = fault("DELETE FROM fact WHERE seq = 3");
    assert_eq!(missing, Fault::Damaged { what: "fact 3 is missing".to_owned() });
    let twice = fault("UPDATE fact SET fact = (SELECT fact FROM fact WHERE seq = 3) WHERE seq = 5");
    assert!(matches!(twice, Fault::Contradiction { seq: 5, .. }), "{twice}");
}

/// Only somebody whom permissions bind can try this.
#[cfg(unix)]
#[test]
fn a_protected_file_can_be_read() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, path) = place();
    drop(filled(&path, 2));
    let allow = |path: &Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("our own file");
    };
    allow(&path, 0o444);
    allow(folder.path(), 0o555);
    if std::fs::OpenOptions::new().write(true).open(&path).is_err() {
        let mut file = EventFile::open(&path).unwrap();
        assert_eq!(file.load().unwrap().entries().len(), 2);
        assert_eq!(file.append(3, &facts(3, 1)).unwrap_err().fault, Fault::ReadOnly);
        let new = EventFile::create(folder.path().join("new.damier"));
        assert_eq!(new.unwrap_err().fault, Fault::Denied);
        allow(&path, 0o000);
        assert_eq!(load(&path), Err(Fault::Denied));
    }
    allow(folder.path(), 0o755);
}
