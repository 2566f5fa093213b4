//! Files of every released version are opened by this one. `tests/released/README.md` tells how they are made.

use std::path::{Path, PathBuf};

use damier_clock::{Moment, Span};
use damier_contests::composing::Composing;
use damier_contests::{By, Course as _, Entry, Journal, Office};
use damier_federation::{Entry as BookEntry, Fact as BookFact};
use damier_store::{
    Act, ContestFile, Database, FederationFile, GameQuery, NewSession, NewToken, Place, Scope, SecretHash,
};
use jiff::Timestamp;
use serde_json::Value;

use crate::database::games::filled as games;
use crate::database::people::{new, now};
use crate::sample::{facts, filled, load};

/// What every sample holds, whichever version made it.
const GAMES: u32 = 12;
const FACTS: u32 = 9;
const CONTEST: &str = include_str!("../../../../sport/contests/tests/cases/composing.jsonl");

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/released")
}

/// The folders of released versions.
fn versions() -> Vec<PathBuf> {
    let all = std::fs::read_dir(folder()).expect("a folder");
    let mut all: Vec<PathBuf> =
        all.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_dir()).collect();
    all.sort();
    all
}

/// A copy that may be brought up to date, in a folder that goes away.
fn copy(of: &Path) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let to = folder.path().join(of.file_name().expect("a name"));
    std::fs::copy(of, &to).expect("a copy");
    (folder, to)
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime")
}

/// Looks at what the database of a sample holds.
async fn look(database: &Database, of: &Path) {
    let found = database.games(&GameQuery { limit: 100, ..GameQuery::default() }).await.expect("games");
    assert_eq!(found.items.len(), GAMES as usize, "{}", of.display());
    assert_eq!(database.count_accounts().await, Ok(2));
    let owner = database.credentials("ольга").await.expect("an answer").expect("an account").account;
    assert!(owner.administrator);
    assert_eq!(database.setting(Scope::Site, "no-newcomers").await, Ok(Some("on".to_owned())));
    assert_eq!(database.audit(None, 10).await.expect("a record").len(), 1);
    let session = database.session(&SecretHash::of("a secret"), now() + Span::hours(1)).await;
    assert!(session.expect("an answer").is_some(), "whoever was signed in still is");
    assert_eq!(database.load("event/sample", 0).await.expect("facts").len(), 3);
    // It goes on: numbers of before are not given out again.
    let next = database.create_account(new("Newcomer")).await.expect("room");
    assert_eq!((next.id.0, next.administrator), (3, false));
}

#[test]
fn databases_of_every_released_version_are_brought_up_to_date() {
    let versions = versions();
    assert!(!versions.is_empty(), "there is a sample");
    for version in versions {
        runtime().block_on(async {
            let (_folder, site) = copy(&version.join("site.damier-site"));
            let database = Database::open_at(&Place::Sqlite(site)).await.expect("it opens");
            look(&database, &version).await;
            database.close().await;
            // The same as text, brought back into a new database.
            let new_home = tempfile::tempdir().expect("a folder");
            let restored =
                Database::restore(version.join("site.jsonl"), &Place::folder(new_home.path())).await;
            let restored = restored.expect("it is brought back");
            look(&restored, &version).await;
            restored.close().await;
        });
    }
}

#[test]
fn files_of_every_released_version_are_read() {
    for version in versions() {
        let (_event_folder, event) = copy(&version.join("cup.damier"));
        let event = load(&event).expect("the event");
        assert_eq!(event.entries(), facts(1, FACTS), "{}", version.display());
        let (_contest_folder, contest) = copy(&version.join("composing.damier"));
        let journal = ContestFile::<Composing>::open(&contest).and_then(|mut file| file.load());
        assert_eq!(journal.expect("the contest").entries().len(), contest_of_the_case().entries().len());
        let (_books_folder, books) = copy(&version.join("books.damier"));
        let book = FederationFile::open(&books).and_then(|mut file| file.load()).expect("the books");
        assert_eq!(book.entries().len(), 2);
    }
}

/// Accepted facts of the first contest of the cases.
fn contest_of_the_case() -> Journal<Composing> {
    let mut journal: Journal<Composing> = Journal::new();
    let lines = CONTEST.lines().filter(|line| line.starts_with('{'));
    let read = |line: &str| serde_json::from_str::<Value>(line).expect("a case");
    for line in lines.map(read).skip(1).take_while(|line| line["case"].is_null()) {
        if !line["refused"].is_null() {
            continue;
        }
        let office: Office = serde_json::from_value(line["by"].clone()).expect("an office");
        let holder = journal.state().officials().iter().find(|official| official.office == office);
        let holder = holder.map_or(office.name(), |official| official.name.as_str());
        let by = By::new(office, line["name"].as_str().unwrap_or(holder));
        let day = line["on"].as_str().expect("a day");
        let full = if day.contains('T') { day.to_owned() } else { format!("{day}T12:00:00Z") };
        let at = Moment::from_millis(full.parse::<Timestamp>().expect("a moment").as_millisecond());
        let fact = serde_json::from_value(line["fact"].clone()).expect("a fact");
        journal.apply(Entry { seq: journal.next_seq(), at, by, fact }).expect("an accepted fact");
    }
    journal
}

#[test]
#[ignore = "makes the samples of this version, before it is released"]
fn make() {
    let to = folder().join(env!("CARGO_PKG_VERSION"));
    assert!(!to.exists(), "{} is there already and is never changed", to.display());
    std::fs::create_dir_all(&to).expect("a folder");
    filled(&to.join("cup.damier"), FACTS);
    let contest = contest_of_the_case();
    let mut file = ContestFile::<Composing>::create(to.join("composing.damier")).expect("a new file");
    file.append(1, contest.entries()).expect("room");
    let books_facts = [
        BookFact::Opened { name: "Федерація шашок".to_owned(), code: "UKR".to_owned() },
        BookFact::Federation { code: "LTU".to_owned(), name: "Lietuva".to_owned(), coordinator: None },
    ];
    let at = Moment::from("2026-11-16T12:00:00Z".parse::<Timestamp>().expect("a moment"));
    let entries =
        (1..).zip(books_facts).map(|(seq, fact)| BookEntry { seq, at, by: "Ольга".to_owned(), fact });
    let mut books = FederationFile::create(to.join("books.damier")).expect("a new file");
    books.append(1, &entries.collect::<Vec<_>>()).expect("room");
    runtime().block_on(make_site(&to));
}

/// A database with accounts, a session, a token, games, facts, a setting and a record.
async fn make_site(to: &Path) {
    let home = tempfile::tempdir().expect("a folder");
    let database = Database::open_at(&Place::folder(home.path())).await.expect("a database");
    games(&database, GAMES).await;
    let owner = database.create_account(new("Ольга")).await.expect("an account");
    database.set_administrator(owner.id, true).await.expect("an administrator");
    database.create_account(new("Jonas")).await.expect("an account");
    let (made, expires) = (now(), now() + Span::days(36_500));
    let hash = SecretHash::of("a secret");
    database.begin_session(NewSession { hash, account: owner.id, made, expires }).await.expect("a session");
    let token = NewToken {
        hash: SecretHash::of("a token"),
        account: owner.id,
        label: "Laptop".to_owned(),
        scopes: vec!["read".to_owned()],
        made,
        expires,
    };
    database.create_token(token).await.expect("a token");
    database.set(Scope::Site, "no-newcomers", Some("on")).await.expect("a setting");
    let act = Act {
        at: made,
        actor: "account/1".to_owned(),
        act: "setting-on".to_owned(),
        subject: String::new(),
        detail: "no-newcomers".to_owned(),
    };
    database.record(act).await.expect("a record");
    for seq in 1..=3 {
        let fact = crate::database::stage::fact(seq);
        let append = damier_store::Append::new("event/sample", seq).fact(fact);
        database.append(append).await.expect("room");
    }
    database.backup(to.join("site.damier-site")).await.expect("a copy");
    database.dump(to.join("site.jsonl")).await.expect("a text");
    database.close().await;
}
