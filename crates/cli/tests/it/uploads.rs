//! Eight people send everything that could bring a site down, at once. It stays small, goes on answering, refuses each
//! in a sentence, and ends when it is told to.

use std::time::{Duration, Instant};

use damier_bombs as bombs;

use crate::command::damier;
use crate::visitor::{Site, Visitor};

/// The most memory that a site may hold meanwhile, in megabytes.
const MOST_MEMORY: u64 = 300;

const EVENT: &str = "template=ua2023-russian%2Fswiss&rounds=3&name=Cup&organiser=Olha&chief=Ivan";

/// A refusal is a page with a sentence, or a report.
fn is_told(status: u16, name: &str, text: &str) {
    assert!(
        matches!(status, 200 | 303 | 400 | 408 | 413 | 422 | 429 | 503),
        "{name}: {status} {}",
        text.chars().take(300).collect::<String>()
    );
}

#[test]
fn eight_people_send_everything_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = tempfile::tempdir().expect("a folder");
    let (lists, texts, games, files) =
        (bombs::lists(), bombs::texts(), bombs::games(), bombs::files(made.path()));
    let tables = bombs::tables();
    let site = Site::start(folder.path());
    let before = site.most_memory();
    let stop = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        // Somebody only looks, and is answered all the while.
        let looking = scope.spawn(|| {
            let (mut slowest, mut count) = (Duration::ZERO, 0);
            while !stop.load(std::sync::atomic::Ordering::Relaxed) {
                let begun = Instant::now();
                let answer = Visitor::new(&site).get("/events");
                assert_eq!(answer.status, 200, "{}", answer.text);
                (slowest, count) = (slowest.max(begun.elapsed()), count + 1);
                std::thread::sleep(Duration::from_millis(100));
            }
            (slowest, count)
        });
        let people: Vec<_> = (0..8)
            .map(|number| {
                let (site, lists, texts, games, files, tables) =
                    (&site, &lists, &texts, &games, &files, &tables);
                scope.spawn(move || {
                    let mut visitor = Visitor::registered(site, &format!("Sender{number}"));
                    let event = visitor.post("/events/new", EVENT);
                    assert_eq!(event.status, 303, "{}", event.text);
                    let desk = event.to();
                    let id = desk.split('/').nth(2).expect("an event").to_owned();
                    let turned = |len: usize| (0..len).map(move |at| (at + number) % len);
                    for at in turned(files.len()) {
                        let (name, bytes) = &files[at];
                        let answer = visitor.send("/events/new", &[], ("event", name, bytes));
                        is_told(answer.status, name, &answer.text);
                        assert_ne!(answer.status, 303, "{name} is no event");
                        let answer = visitor.send(&desk, &[], ("event", name, bytes));
                        is_told(answer.status, name, &answer.text);
                    }
                    for at in turned(lists.len()) {
                        let (name, bytes) = &lists[at];
                        let page = format!("/event/{id}/desk/entries");
                        let answer = visitor.send(&page, &[("act", "import")], ("list", name, bytes));
                        is_told(answer.status, name, &answer.text);
                        assert_ne!(answer.status, 303, "{name} is no list");
                    }
                    for at in turned(tables.len()) {
                        let (name, bytes) = &tables[at];
                        let page = format!("/event/{id}/desk/course");
                        let answer = visitor.send(&page, &[("act", "import-table")], ("table", name, bytes));
                        is_told(answer.status, name, &answer.text);
                        assert!(answer.text.len() < 300_000, "{name}: {} bytes", answer.text.len());
                    }
                    for at in turned(texts.len()) {
                        let (name, bytes) = &texts[at];
                        let answer = visitor.send("/events/new", &[], ("regulation", name, bytes));
                        is_told(answer.status, name, &answer.text);
                        assert_ne!(answer.status, 303, "{name} is no regulation");
                    }
                    for at in turned(games.len()) {
                        let (name, bytes) = &games[at];
                        let answer = visitor.send("/import", &[], ("file", name, bytes));
                        is_told(answer.status, name, &answer.text);
                        let answer = visitor.send(&format!("/event/{id}/games"), &[], ("file", name, bytes));
                        is_told(answer.status, name, &answer.text);
                    }
                })
            })
            .collect();
        for person in people {
            person.join().expect("each is answered");
        }
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
        let (slowest, count) = looking.join().expect("the site answers");
        println!(
            "{before} MB before, {} MB at most; {count} looks, the slowest {slowest:?}",
            site.most_memory()
        );
        assert!(slowest < Duration::from_secs(10), "{slowest:?}");
    });
    let most = site.most_memory();
    assert!(most < MOST_MEMORY, "{before} MB before, {most} MB at most");
    // Somebody who has sent a file of games that is still being read does not keep it from ending.
    let mut last = Visitor::registered(&site, "Last");
    last.send("/import", &[], ("file", games[5].0, &games[5].1));
    let ended = site.end();
    assert!(ended < Duration::from_secs(10), "{ended:?}");
}

/// Memory of large files goes back to the system, whatever thread took it.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[test]
fn a_site_keeps_no_memory_that_it_does_not_use() {
    let folder = tempfile::tempdir().expect("a folder");
    let site = Site::start(folder.path());
    let set = site.environment();
    for name in ["MALLOC_ARENA_MAX=", "MALLOC_MMAP_THRESHOLD_="] {
        assert!(set.lines().any(|line| line.starts_with(name)), "{name} {set}");
    }
    site.end();
}

/// What is reckoned of a large field, and kept, grows with the field and not with its square.
#[test]
fn a_large_field_takes_little_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let site = Site::start(folder.path());
    let mut visitor = Visitor::registered(&site, "Olena");
    let desk = visitor.post("/events/new", EVENT).to();
    let letter = |number: usize| char::from(b'a' + (number % 26) as u8);
    let name = |number: usize| {
        let given: String = [1, 26, 676].map(|part| letter(number / part)).iter().collect();
        format!("Bila {given}{}\n", "x".repeat(number / 17_576))
    };
    let list: String = std::iter::once("Name\n".to_owned()).chain((0..12_000).map(name)).collect();
    let page = format!("{desk}/entries");
    let entered = visitor.send(&page, &[("act", "import")], ("list", "list.csv", list.as_bytes()));
    assert!(matches!(entered.status, 200 | 303), "{}", entered.text.chars().take(500).collect::<String>());
    for page in ["course", "standings"] {
        assert_eq!(visitor.get(&format!("{desk}/{page}")).status, 200, "{page}");
    }
    let most = site.most_memory();
    assert!(most < MOST_MEMORY, "{most} MB at most");
    site.end();
}

/// A file of an event that is one still becomes an event.
#[test]
fn a_good_file_is_still_taken() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = tempfile::tempdir().expect("a folder");
    let site = Site::start(folder.path());
    let mut visitor = Visitor::registered(&site, "Olena");
    let file = bombs::plain(made.path(), "cup.damier");
    let answer = visitor.send("/events/new", &[], ("event", "cup.damier", &file));
    assert_eq!(answer.status, 303, "{}", answer.text);
    let event = visitor.get(&answer.to());
    assert!(event.text.contains("Cup"), "{}", event.text);
    site.end();
}

/// The same files, read by commands.
#[test]
fn commands_refuse_them_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let files = bombs::files(folder.path());
    for (name, bytes) in &files {
        std::fs::write(path(name), bytes).expect("a file");
        let told = damier(&["check", &path(name)]);
        let fine = *name == "undone.damier" || *name == "rows.damier" || *name == "text.damier";
        assert!(fine || told.starts_with("exit 1"), "{name}: {told}");
        let told = damier(&["event", "--file", &path(name), "show"]);
        assert!(told.starts_with("exit "), "{name}: {told}");
        assert!(!told.starts_with("exit a signal") && !told.contains("panicked"), "{name}: {told}");
    }
    bombs::plain(folder.path(), "cup.damier");
    for (name, bytes) in bombs::lists().into_iter().chain(bombs::texts()).chain(bombs::games()) {
        std::fs::write(path(name), bytes).expect("a file");
        for command in [
            vec!["event", "--file", "cup.damier", "import", name],
            vec!["event", "--file", "cup.damier", "regulation", name],
            vec!["event", "--file", "cup.damier", "attach", name],
        ] {
            let command: Vec<String> = command
                .iter()
                .map(|word| if word.contains('.') { path(word) } else { (*word).to_owned() })
                .collect();
            let begun = Instant::now();
            let told = damier(&command);
            let shown: String = told.chars().take(500).collect();
            assert!(!told.starts_with("exit a signal") && !told.contains("panicked"), "{command:?}: {shown}");
            assert!(begun.elapsed() < Duration::from_secs(60), "{command:?}: {:?}", begun.elapsed());
        }
    }
}
