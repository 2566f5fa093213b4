//! Tokens, failed attempts, the record of privileged acts, settings.

use damier_clock::Span;
use damier_store::{Act, Failures, NewToken, Scope, SecretHash};

use super::people::{new, now};
use super::stage::on_both;

#[test]
fn tokens_are_made_used_and_taken_back() {
    on_both(async |stage| {
        let database = stage.open().await;
        let account = database.create_account(new("Ivan")).await.unwrap();
        let other = database.create_account(new("Olha")).await.unwrap();
        let hash = SecretHash::of("secret");
        let scopes = vec!["play".to_owned(), "study".to_owned()];
        let (label, expires) = ("phone".to_owned(), now() + Span::days(1));
        let token = NewToken { hash: hash.clone(), account: account.id, label, scopes, made: now(), expires };
        let made = database.create_token(token.clone()).await.unwrap();
        assert_eq!(made.scopes, ["play", "study"]);

        let (found, whose) = database.token(&hash, now()).await.unwrap().expect("a token");
        assert_eq!((found, whose), (made, account.clone()));
        let (found, _) = database.token(&hash, now()).await.unwrap().expect("a token");
        assert_eq!(found.seen, Some(now()));
        assert_eq!(database.token(&hash, now() + Span::days(1)).await, Ok(None));
        assert_eq!(database.token(&SecretHash::of("other"), now()).await, Ok(None));

        let second = NewToken {
            hash: SecretHash::of("second"),
            expires: now() + Span::days(9),
            scopes: Vec::new(),
            ..token
        };
        database.create_token(second).await.unwrap();
        let later = now() + Span::days(5);
        assert!(database.token(&SecretHash::of("second"), later).await.unwrap().is_some());
        let numbers: Vec<i64> =
            database.tokens(account.id).await.unwrap().iter().map(|token| token.number).collect();
        assert_eq!(numbers, [2, 1]);
        assert_eq!(database.revoke_token(other.id, 1).await, Ok(false));
        assert_eq!(database.revoke_token(account.id, 1).await, Ok(true));
        assert_eq!(database.token(&hash, now()).await, Ok(None));
    });
}

#[test]
fn failures_are_counted_and_forgotten() {
    on_both(async |stage| {
        let database = stage.open().await;
        let (hour, name) = (Span::hours(1), "name/ivan");
        assert_eq!(database.failures(name).await, Ok(Failures::default()));
        for count in 1..=5 {
            let at = now() + Span::minutes(count);
            let failures = database.count_failure(name, at, hour).await.unwrap();
            assert_eq!(failures, Failures { count: count as u32, last: at });
        }
        assert_eq!(database.failures(name).await.unwrap().count, 5);
        assert_eq!(database.failures("name/olha").await.unwrap().count, 0);
        let later = now() + Span::hours(3);
        assert_eq!(database.count_failure(name, later, hour).await.unwrap().count, 1);
        database.clear_failures(name).await.unwrap();
        assert_eq!(database.failures(name).await.unwrap().count, 0);
        database.count_failure(name, now(), hour).await.unwrap();
        database.forget_failures(now()).await.unwrap();
        assert_eq!(database.failures(name).await.unwrap().count, 1);
        database.forget_failures(later).await.unwrap();
        assert_eq!(database.failures(name).await.unwrap().count, 0);
    });
}

#[test]
fn acts_are_recorded_in_order() {
    on_both(async |stage| {
        let (one, other) = (stage.open().await, stage.open().await);
        let act = |number: i64| Act {
            at: now(),
            actor: "ivan".to_owned(),
            act: "administrator-made".to_owned(),
            subject: format!("player {number}"),
            detail: String::new(),
        };
        for number in 1..=5 {
            let database = if number % 2 == 0 { &one } else { &other };
            assert_eq!(database.record(act(number)).await, Ok(number));
        }
        let numbers = async |before, limit| {
            let acts = one.audit(before, limit).await.unwrap();
            assert!(acts.iter().all(|recorded| recorded.act == act(recorded.number)));
            acts.iter().map(|recorded| recorded.number).collect::<Vec<_>>()
        };
        assert_eq!(numbers(None, 3).await, [5, 4, 3]);
        assert_eq!(numbers(Some(3), 3).await, [2, 1]);
    });
}

#[test]
fn settings_of_site_and_account_are_apart() {
    on_both(async |stage| {
        let database = stage.open().await;
        let own = Scope::Account(damier_store::AccountId(1));
        database.set(Scope::Site, "language", Some("uk")).await.unwrap();
        database.set(own, "language", Some("fr")).await.unwrap();
        database.set(own, "language", Some("lt")).await.unwrap();
        database.set(own, "board", Some("wood")).await.unwrap();
        assert_eq!(database.setting(Scope::Site, "language").await.unwrap().as_deref(), Some("uk"));
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(database.settings(own).await.unwrap(), [pair("board", "wood"), pair("language", "lt")]);
        database.set(own, "board", None).await.unwrap();
        assert_eq!(database.setting(own, "board").await, Ok(None));
    });
}
