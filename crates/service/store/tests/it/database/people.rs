//! Accounts and sessions.

use damier_clock::{Moment, Span};
use damier_store::{AccountName, AccountRefused, Database, NameRefused, NewAccount, NewSession, SecretHash};

use super::stage::on_both;

pub(crate) fn now() -> Moment {
    Moment::from_millis(1_800_000_000_000)
}

pub(crate) fn new(name: &str) -> NewAccount {
    let password = Some(format!("$argon2id${name}"));
    NewAccount { name: AccountName::new(name).expect("a name"), password, email: None, made: now() }
}

async fn taken(database: &Database, name: &str) -> Option<String> {
    match database.create_account(new(name)).await {
        Ok(_) => None,
        Err(AccountRefused::Taken { by }) => Some(by),
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn nobody_is_an_administrator_by_coming_first() {
    on_both(async |stage| {
        let (one, other) = (stage.open().await, stage.open().await);
        let tasks: Vec<_> = (0..20)
            .map(|number| {
                let database = if number % 2 == 0 { one.clone() } else { other.clone() };
                tokio::spawn(async move { database.create_account(new(&format!("player{number}"))).await })
            })
            .collect();
        for task in tasks {
            let account = task.await.unwrap().unwrap();
            assert!(!account.administrator);
            assert_eq!(one.account(account.id).await, Ok(Some(account)));
        }
        assert_eq!(one.has_administrator().await, Ok(false));
        assert_eq!(other.count_accounts().await, Ok(20));
    });
}

#[test]
fn one_name_one_account() {
    on_both(async |stage| {
        let database = stage.open().await;
        for name in ["Ivan", "Ольга", "Alla", "Žemaitė", "Straße"] {
            assert_eq!(taken(&database, name).await, None);
        }
        // Capitals; Cyrillic а for Latin a; l for I; letters put together from two signs; full width.
        let like = ["IVAN", "Ivаn", "lvan", "ОЛЬГА", "Z\u{30c}emaite\u{307}", "Ｉｖａｎ"];
        for (name, by) in like.iter().zip(["Ivan", "Ivan", "Ivan", "Ольга", "Žemaitė", "Ivan"]) {
            assert_eq!(taken(&database, name).await.as_deref(), Some(by), "{name}");
        }
        assert_eq!(taken(&database, "Alia").await, None);
        let found = database.credentials("oльга").await.unwrap();
        assert!(found.is_none(), "a look-alike does not sign in");
        let found = database.credentials("ольга").await.unwrap().unwrap();
        assert_eq!(found.account.name.as_str(), "Ольга");
        assert_eq!(found.password.as_deref(), Some("$argon2id$Ольга"));
        assert!(!format!("{found:?}").contains("argon2"));
        let found = database.find_accounts("AL", 10).await.unwrap();
        assert_eq!(found.iter().map(|found| found.name.as_str()).collect::<Vec<_>>(), ["Alia", "Alla"]);
    });
}

#[test]
fn one_of_many_gets_the_name() {
    on_both(async |stage| {
        let (one, other) = (stage.open().await, stage.open().await);
        let tasks: Vec<_> = (0..20)
            .map(|number| {
                let database = if number % 2 == 0 { one.clone() } else { other.clone() };
                let name = if number % 3 == 0 { "ivan" } else { "IVAN" };
                tokio::spawn(async move { taken(&database, name).await })
            })
            .collect();
        let mut made = 0;
        for task in tasks {
            made += u32::from(task.await.unwrap().is_none());
        }
        assert_eq!(made, 1);
    });
}

#[test]
fn names_are_names() {
    for name in ["Ivan", "Іван-2", "a_b", "李小龍", "Anne-Marie"] {
        assert_eq!(AccountName::new(name).expect("a name").as_str(), name);
    }
    assert_eq!(AccountName::new("x"), Err(NameRefused::Length { found: 1, least: 2, most: 24 }));
    let long = "x".repeat(25);
    assert_eq!(AccountName::new(&long), Err(NameRefused::Length { found: 25, least: 2, most: 24 }));
    for (name, sign) in
        [("a b", " "), ("a\u{202e}b", "\\u{202e}"), ("a<b", "<"), ("a\0b", "\\0"), ("a@b", "@")]
    {
        assert_eq!(AccountName::new(name), Err(NameRefused::Sign { sign: sign.to_owned() }));
    }
    for name in ["1st", "-ivan", "ivan-", "ivan_"] {
        assert_eq!(AccountName::new(name), Err(NameRefused::Ends));
    }
}

#[test]
fn accounts_are_changed() {
    on_both(async |stage| {
        let database = stage.open().await;
        let first = database.create_account(new("Ivan")).await.unwrap().id;
        let second = database.create_account(new("Olha")).await.unwrap().id;
        database.set_password(second, Some("other".to_owned())).await.unwrap();
        database.set_email(second, Some("olha@example.org".to_owned())).await.unwrap();
        let found = database.credentials("OLHA").await.unwrap().unwrap();
        assert_eq!(found.password.as_deref(), Some("other"));
        assert_eq!(found.account.email.as_deref(), Some("olha@example.org"));
        database.set_administrator(first, true).await.unwrap();
        let last = database.set_administrator(first, false).await;
        assert_eq!(last, Err(AccountRefused::LastAdministrator));
        database.set_administrator(second, true).await.unwrap();
        database.set_administrator(first, false).await.unwrap();
        assert!(database.account(second).await.unwrap().unwrap().administrator);
        let nobody = damier_store::AccountId(99);
        assert_eq!(database.set_password(nobody, None).await, Err(AccountRefused::Unknown));
    });
}

#[test]
fn sessions_begin_and_end() {
    on_both(async |stage| {
        let database = stage.open().await;
        let account = database.create_account(new("Ivan")).await.unwrap();
        let hash = |number: u32| SecretHash::of(&format!("secret {number}"));
        let end = now() + Span::days(30);
        for number in 0..4 {
            let session = NewSession { hash: hash(number), account: account.id, made: now(), expires: end };
            database.begin_session(session).await.unwrap();
        }
        let (session, whose) = database.session(&hash(0), now()).await.unwrap().expect("a session");
        assert_eq!((session.seen, &whose), (now(), &account));
        assert_eq!(database.session(&hash(9), now()).await, Ok(None));
        assert_eq!(database.session(&hash(0), end).await, Ok(None));

        let later = now() + Span::minutes(5);
        database.session(&hash(0), later).await.unwrap();
        let (session, _) = database.session(&hash(0), later).await.unwrap().expect("a session");
        assert_eq!(session.seen, later);

        assert_eq!(database.end_session(&hash(0)).await, Ok(true));
        assert_eq!(database.end_session(&hash(0)).await, Ok(false));
        assert_eq!(database.session(&hash(0), now()).await, Ok(None));
        let left = database.sessions(account.id, now()).await.unwrap();
        assert_eq!(left.iter().map(|session| session.number).collect::<Vec<_>>(), [4, 3, 2]);
        assert_eq!(database.end_session_number(account.id, 2).await, Ok(true));
        assert_eq!(database.end_sessions(account.id, Some(&hash(3))).await, Ok(1));
        assert!(database.session(&hash(3), now()).await.unwrap().is_some());
        assert_eq!(database.forget_ended_sessions(end).await, Ok(1));
    });
}

#[test]
fn nobody_is_signed_in_without_an_account() {
    on_both(async |stage| {
        let database = stage.open().await;
        let account = damier_store::AccountId(7);
        let session = NewSession { hash: SecretHash::of("x"), account, made: now(), expires: now() };
        assert!(database.begin_session(session).await.is_err());
    });
}
