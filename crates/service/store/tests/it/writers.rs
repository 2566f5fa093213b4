//! Several who write at once: at two terminals, or by two threads.

use std::path::Path;

use damier_store::{EventFile, Fault};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor};

use crate::sample::{fact, facts, filled, load, place};

#[test]
fn who_comes_second_looks_again() {
    let (_folder, path) = place();
    let mut one = filled(&path, 2);
    let mut other = EventFile::open(&path).unwrap();
    let seen = other.load().unwrap().next_seq();
    one.append(3, &facts(3, 2)).unwrap();
    let fault = other.append(seen, &facts(3, 1)).unwrap_err().fault;
    assert_eq!(fault, Fault::Conflict { expected: 3, found: 5 });
    let seen = other.load().unwrap().next_seq();
    other.append(seen, &facts(seen, 1)).unwrap();
    assert_eq!(one.load().unwrap().entries(), facts(1, 5));
}

#[test]
fn facts_are_numbered_one_after_the_other() {
    let (_folder, path) = place();
    let mut file = filled(&path, 2);
    let wrong = [fact(3), fact(5)];
    let fault = file.append(3, &wrong).unwrap_err().fault;
    assert_eq!(fault, Fault::OutOfOrder { expected: 4, found: 5 });
    file.append(3, &[]).unwrap();
    assert_eq!(load(&path).unwrap().entries().len(), 2);
}

#[test]
fn nobody_overtakes() {
    const EACH: u32 = 25;
    let (_folder, path) = place();
    drop(filled(&path, 1));
    let write = |path: &Path| {
        let mut file = EventFile::open(path).expect("a file");
        let mut stored = 0;
        while stored < EACH {
            let next = file.load().expect("an event").next_seq();
            match file.append(next, &[fact(next)]) {
                Ok(()) => stored += 1,
                Err(error) => assert!(matches!(error.fault, Fault::Conflict { .. }), "{error}"),
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| write(&path));
        }
    });
    assert_eq!(load(&path).unwrap().entries(), facts(1, 1 + 3 * EACH));
}

#[test]
fn who_never_finishes_is_not_waited_for() {
    let (_folder, path) = place();
    let mut file = filled(&path, 1);
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let options = SqliteConnectOptions::new().filename(&path);
    let mut other = runtime.block_on(options.connect()).unwrap();
    runtime.block_on(other.execute("BEGIN EXCLUSIVE")).unwrap();
    assert_eq!(file.append(2, &facts(2, 1)).unwrap_err().fault, Fault::Locked);
    assert_eq!(load(&path), Err(Fault::Locked));
    runtime.block_on(other.execute("COMMIT")).unwrap();
    file.append(2, &facts(2, 1)).unwrap();
}
