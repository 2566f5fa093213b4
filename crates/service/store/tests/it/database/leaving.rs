//! What is known of a person is handed out to him, and forgotten when he leaves.

use damier_clock::Span;
use damier_store::{
    AccountRefused, Act, Append, Database, Game, GameQuery, NewAccount, NewFact, NewReport, NewSession,
    NewToken, Person, Rewritten, Scope, SecretHash, Side, Stored, check_file,
};

use super::games::game;
use super::people::{new, now};
use super::stage::{Stage, on_both};

const GHOST: &str = "[left]";

/// A fact of a game that names its players.
fn begun(white: &str, black: &str) -> String {
    format!(r#"{{"white":"{white}","black":"{black}"}}"#)
}

/// Forgets somebody: what names him is told again without him.
async fn forget(database: &Database, person: &Person) -> Result<(), AccountRefused> {
    let named = format!("\"{}\"", person.author);
    for stream in database.streams_of(person).await? {
        let facts = database.load(&stream, 0).await?;
        let again = |fact: &Stored| Rewritten {
            seq: fact.seq,
            author: if fact.author == person.author { GHOST.to_owned() } else { fact.author.clone() },
            fact: fact.fact.replace(&named, &format!("\"{GHOST}\"")),
        };
        database.rewrite(&stream, facts.iter().map(again).collect()).await?;
    }
    database.forget_person(person, GHOST, now()).await
}

/// Two people with all that can be stored of them, and a game between them.
async fn two(database: &Database) -> (Person, Person) {
    let mut people = Vec::new();
    for name in ["Ivan", "Olha"] {
        let account = database.create_account(new(name)).await.expect("an account").id;
        let hash = SecretHash::of(name);
        let expires = now() + Span::days(1);
        let session = NewSession { hash: hash.clone(), account, made: now(), expires };
        database.begin_session(session).await.expect("a session");
        let (label, scopes) = (format!("phone of {name}"), vec!["play".to_owned()]);
        let token = NewToken { hash, account, label, scopes, made: now(), expires: now() + Span::days(30) };
        database.create_token(token).await.expect("a token");
        database.set(Scope::Account(account), "board", Some("wood")).await.expect("a setting");
        people.push(Person { account, author: name.to_owned() });
    }
    let [ivan, olha] = <[Person; 2]>::try_from(people).expect("two people");
    let act = Act {
        at: now(),
        actor: "Ivan".to_owned(),
        act: "muted".to_owned(),
        subject: "Olha".to_owned(),
        detail: String::new(),
    };
    database.record(act).await.expect("a record");
    let side = |person: &Person| Side { account: Some(person.account), name: person.author.clone() };
    let fact = |author: &str, fact: String| NewFact { at: now(), author: author.to_owned(), fact };
    let append = Append::new("game/g1", 1)
        .facts([fact("", begun("Ivan", "Olha")), fact("Ivan", r#""c3-d4""#.to_owned())])
        .fact(fact("Olha", r#""f6-e5""#.to_owned()))
        .game(Game { id: "g1".to_owned(), white: side(&ivan), black: side(&olha), ..game(1) });
    database.append(append).await.expect("a game");
    let said = fact("Olha", r#"{"said":"hello, I am Olha"}"#.to_owned());
    database.append(Append::new("chat/g1", 1).fact(said)).await.expect("a word");
    let report = NewReport {
        at: now(),
        reporter: olha.account,
        accused: Some(ivan.account),
        kind: "game".to_owned(),
        subject: "g1".to_owned(),
        reason: "other".to_owned(),
        text: "this is Olha".to_owned(),
        evidence: "Ivan – Olha · Ivan".to_owned(),
    };
    database.make_report(report).await.expect("it is taken").expect("it is not too much");
    (ivan, olha)
}

#[test]
fn everything_but_secrets_is_handed_out() {
    on_both(async |stage| {
        let database = stage.open().await;
        let (_, olha) = two(&database).await;
        database.jot("g1", olha.account, "watch the left flank".to_owned()).await.unwrap();
        let offer = r#"{"control":"14d"}"#.to_owned();
        database.offer_post("o1", olha.account, offer, now()).await.unwrap();
        let known = database.export_person(&olha, now()).await.unwrap().expect("a person");
        assert_eq!(known["notes"][0]["text"], "watch the left flank");
        assert_eq!(known["offers"][0]["offer"]["control"], "14d");
        for list in ["seats", "imports", "rated"] {
            assert!(known[list].is_array(), "{list}");
        }
        assert_eq!(known["account"]["name"], "Olha");
        assert_eq!(known["account"]["made"], "2027-01-15T08:00:00Z");
        assert_eq!(known["tokens"][0]["label"], "phone of Olha");
        assert_eq!(known["settings"]["board"], "wood");
        assert_eq!(known["games"][0]["white"], "Ivan");
        assert_eq!(known["facts"][0]["fact"]["said"], "hello, I am Olha");
        assert_eq!(known["facts"][1]["fact"], "f6-e5");
        assert_eq!(known["acts"][0]["act"], "muted");
        for list in ["sessions", "tokens", "games", "acts"] {
            assert_eq!(known[list].as_array().expect("a list").len(), 1, "{list}");
        }
        let text = known.to_string();
        assert!(!text.contains(SecretHash::of("Olha").as_str()) && !text.contains("argon2"), "{text}");
        let nobody = Person { account: damier_store::AccountId(9), author: "Nobody".to_owned() };
        assert_eq!(database.export_person(&nobody, now()).await, Ok(None));
    });
}

#[test]
fn who_leaves_is_forgotten_and_his_games_stay() {
    on_both(async |stage| {
        let database = stage.open().await;
        let (ivan, olha) = two(&database).await;
        database.set_administrator(ivan.account, true).await.unwrap();
        let last = database.forget_person(&ivan, GHOST, now()).await;
        assert_eq!(last, Err(AccountRefused::LastAdministrator));
        forget(&database, &olha).await.unwrap();

        let left = database.game("g1").await.unwrap().expect("a game");
        assert_eq!(left.black, Side { account: None, name: GHOST.to_owned() });
        assert_eq!(left.white, Side { account: Some(ivan.account), name: "Ivan".to_owned() });
        let facts = database.load("game/g1", 0).await.unwrap();
        assert_eq!(facts[0].fact, begun("Ivan", GHOST));
        assert_eq!(facts.iter().map(|fact| fact.author.as_str()).collect::<Vec<_>>(), ["", "Ivan", GHOST]);
        let of = |name: &str| GameQuery { player: Some(name.to_owned()), ..GameQuery::default() };
        assert_eq!(database.games(&of("olha")).await.unwrap().items, []);
        assert_eq!(database.games(&of("ivan")).await.unwrap().items.len(), 1);

        assert_eq!(database.account(olha.account).await, Ok(None));
        assert!(database.credentials("Olha").await.unwrap().is_none());
        assert_eq!(database.session(&SecretHash::of("Olha"), now()).await, Ok(None));
        assert_eq!(database.token(&SecretHash::of("Olha"), now()).await, Ok(None));
        assert_eq!(database.settings(Scope::Account(olha.account)).await, Ok(Vec::new()));
        let acts = database.audit(None, 10).await.unwrap();
        assert_eq!((acts[0].act.actor.as_str(), acts[0].act.subject.as_str()), ("Ivan", GHOST));
        assert!(database.session(&SecretHash::of("Ivan"), now()).await.unwrap().is_some());
        let report = database.report(1).await.unwrap().expect("a report");
        assert_eq!((report.reporter, report.evidence), (None, format!("Ivan – {GHOST} · Ivan")));
        nothing_is_left(&database, stage).await;

        // For a year nobody gets the name, nor one that looks like it; the number is never given again.
        for name in ["Olha", "olha", "Оlhа"] {
            let taken = database.create_account(new(name)).await;
            assert!(matches!(taken, Err(AccountRefused::Taken { .. })), "{name}: {taken:?}");
        }
        let later = NewAccount { made: now() + Span::days(366), ..new("Olha") };
        let again = database.create_account(later).await.unwrap();
        assert!(again.id > olha.account);
        let gone = database.forget_person(&olha, GHOST, now()).await;
        assert_eq!(gone, Err(AccountRefused::Unknown));
    });
}

/// What is taken away or rewritten lies nowhere in the files of SQLite any more.
#[tokio::test]
async fn nothing_is_left_on_the_disk() {
    let stage = Stage::sqlite();
    let database = stage.open().await;
    database.create_account(new("First")).await.expect("an account");
    let mut gone = Vec::new();
    for number in 0..40 {
        let account =
            database.create_account(new(&format!("Vanishing{number}"))).await.expect("an account").id;
        database
            .set(Scope::Account(account), "address", Some("Unrepeatable Street"))
            .await
            .expect("a setting");
        let text = format!(
            "Vanishing{number} lives in Unrepeatable Street {}",
            "and writes a lot ".repeat(number * 9)
        );
        let author = format!("account/{}", account.0);
        let fact = NewFact {
            at: now(),
            author: author.clone(),
            fact: serde_json::json!({ "said": text }).to_string(),
        };
        database.append(Append::new(format!("chat/{number}"), 1).fact(fact)).await.expect("a fact");
        gone.push(Person { account, author });
    }
    let file = stage.folder.path().join("data/damier.sqlite");
    let bytes = || {
        let mut all = std::fs::read(&file).expect("the file");
        let mut ahead = file.clone().into_os_string();
        ahead.push("-wal");
        all.extend(std::fs::read(ahead).unwrap_or_default());
        all
    };
    let holds = |word: &str| bytes().windows(word.len()).any(|own| own == word.as_bytes());
    assert!(holds("Vanishing") && holds("Unrepeatable Street"));
    for person in &gone {
        for stream in database.streams_of(person).await.expect("streams") {
            let without = Rewritten { seq: 1, author: GHOST.to_owned(), fact: "\"\"".to_owned() };
            database.rewrite(&stream, vec![without]).await.expect("rewritten");
        }
        database.forget_person(person, GHOST, now()).await.expect("forgotten");
    }
    database.scrub().await.expect("scrubbed");
    assert!(!holds("Vanishing") && !holds("vanishing") && !holds("Unrepeatable Street"));
    // Facts that are told again have the sums of their new words.
    let copy = stage.folder.path().join("copy.damier-site");
    database.backup(&copy).await.expect("a copy");
    database.close().await;
    let checked = tokio::task::spawn_blocking(move || check_file(copy)).await.expect("it ends");
    let checked = checked.expect("as it was written");
    assert_eq!((checked.facts, checked.sealed), (40, 40));
}

/// No table holds the name any more, but for what she wrote into the chat about herself.
async fn nothing_is_left(database: &Database, stage: &Stage) {
    let copy = stage.folder.path().join("copy.jsonl");
    database.dump(&copy).await.expect("a copy");
    let text = std::fs::read_to_string(copy).expect("a text");
    let left: Vec<&str> = text.lines().filter(|line| line.to_lowercase().contains("olha")).collect();
    assert_eq!(left.len(), 1, "{left:?}");
    assert!(left[0].contains("hello, I am Olha"));
}
