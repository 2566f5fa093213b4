//! Who gets in, and what a new password ends: known browsers, the first administrator, what has ended.

use damier_clock::Span;
use damier_store::{
    AccountId, AccountRefused, Database, Deed, Founder, NewDevice, NewPasskey, NewPush, NewSession, NewToken,
    SecretHash, StaysGood,
};

use super::people::{new, now};
use super::stage::on_both;

fn device(secret: &str, before: Option<&str>, account: AccountId) -> NewDevice {
    let (hash, before) = (SecretHash::of(secret), before.map(SecretHash::of));
    NewDevice { before, hash, account, label: "Firefox, Linux".to_owned(), at: now() }
}

#[test]
fn a_browser_is_known_to_whoever_signed_in_there() {
    on_both(async |stage| {
        let database = stage.open().await;
        let ivan = database.create_account(new("Ivan")).await.unwrap().id;
        let olha = database.create_account(new("Olha")).await.unwrap().id;
        assert_eq!(database.know_device(device("a", None, ivan)).await, Ok(true));
        // Somebody else signs in there: the secret is a new one, for both.
        assert_eq!(database.know_device(device("b", Some("a"), olha)).await, Ok(true));
        let [a, b] = ["a", "b"].map(SecretHash::of);
        assert_eq!(database.knows_device(&a, ivan).await, Ok(false));
        assert_eq!(database.knows_device(&b, ivan).await, Ok(true));
        assert_eq!(database.knows_device(&b, olha).await, Ok(true));
        assert_eq!(database.know_device(device("c", Some("b"), ivan)).await, Ok(false), "it was known");
        let known = database.devices(ivan, Some(&SecretHash::of("c"))).await.unwrap();
        assert_eq!((known.len(), known[0].own), (1, true));
        assert_eq!(database.remove_device(olha, known[0].number).await, Ok(false), "another's");
        assert_eq!(database.remove_device(ivan, known[0].number).await, Ok(true));
        assert_eq!(database.knows_device(&SecretHash::of("c"), ivan).await, Ok(false));
        for number in 0..30 {
            database.know_device(device(&format!("d{number}"), None, ivan)).await.unwrap();
        }
        assert_eq!(database.devices(ivan, None).await.unwrap().len(), 20);
    });
}

/// Somebody with a session, a token, a passkey, a known browser and one that gets messages.
async fn keys(database: &Database, account: AccountId) {
    let (hash, made, expires) = (SecretHash::of("thief"), now(), now() + Span::days(30));
    for secret in ["thief", "own"] {
        let hash = SecretHash::of(secret);
        database.begin_session(NewSession { hash, account, made, expires }).await.expect("stored");
        database.know_device(device(secret, None, account)).await.expect("stored");
    }
    let (label, scopes) = ("key".to_owned(), vec!["read".to_owned()]);
    database
        .create_token(NewToken { hash, account, label: label.clone(), scopes, made, expires })
        .await
        .expect("stored");
    let [credential, public_key] = ["a", "BA"].map(str::to_owned);
    let passkey = NewPasskey { credential, account, label: label.clone(), public_key, signatures: 0, made };
    database.keep_passkey(passkey).await.expect("stored").expect("kept");
    let [endpoint, p256dh, auth] = ["https://push.example/x", "BA", "AA"].map(str::to_owned);
    database.keep_push(NewPush { account, label, endpoint, p256dh, auth, made }).await.expect("stored");
}

/// Sessions, known browsers, tokens, passkeys, browsers that get messages.
async fn counted(database: &Database, account: AccountId) -> [usize; 5] {
    [
        database.sessions(account, now()).await.expect("stored").len(),
        database.devices(account, None).await.expect("stored").len(),
        database.tokens(account).await.expect("stored").len(),
        database.passkeys(account).await.expect("stored").len(),
        database.pushes(account).await.expect("stored").len(),
    ]
}

#[test]
fn a_new_password_ends_what_the_old_one_opened() {
    on_both(async |stage| {
        let database = stage.open().await;
        let ivan = database.create_account(new("Ivan")).await.unwrap().id;
        keys(&database, ivan).await;
        let own = Some(SecretHash::of("own"));
        let kept = StaysGood { session: own.clone(), device: own.clone(), keys: true };
        database.change_password(ivan, "new".to_owned(), kept).await.unwrap();
        assert_eq!(counted(&database, ivan).await, [1, 1, 1, 1, 1], "keys were kept on purpose");
        let kept = StaysGood { session: own.clone(), device: own, keys: false };
        database.change_password(ivan, "newer".to_owned(), kept).await.unwrap();
        assert_eq!(counted(&database, ivan).await, [1, 1, 0, 0, 0]);
        let nobody = database.change_password(AccountId(9), String::new(), StaysGood::default()).await;
        assert_eq!(nobody, Err(AccountRefused::Unknown));
    });
}

#[test]
fn a_reset_ends_everything() {
    on_both(async |stage| {
        let database = stage.open().await;
        let ivan = database.create_account(new("Ivan")).await.unwrap().id;
        keys(&database, ivan).await;
        let [one, two] = ["one", "two"].map(SecretHash::of);
        for hash in [&one, &two] {
            database.ask_reset(hash.clone(), ivan, now() + Span::hours(1)).await.unwrap();
        }
        assert_eq!(database.reset(&one, now()).await, Ok(Some(ivan)), "asking again spoils nothing");
        assert_eq!(database.use_reset(one, "new".to_owned(), now()).await, Ok(Some(ivan)));
        assert_eq!(counted(&database, ivan).await, [0; 5]);
        assert_eq!(database.use_reset(two, "other".to_owned(), now()).await, Ok(None), "it is settled");
    });
}

#[test]
fn the_first_link_makes_one_administrator_once() {
    on_both(async |stage| {
        let database = stage.open().await;
        let olha = database.create_account(new("Olha")).await.unwrap();
        let [one, two] = ["one", "two"].map(SecretHash::of);
        for hash in [&one, &two] {
            database.offer_setup(hash.clone(), now() + Span::days(1)).await.unwrap();
        }
        assert_eq!(database.is_setup(&one, now() + Span::days(1)).await, Ok(false), "its time is over");
        let taken = database.use_setup(one.clone(), Founder::New(new("OLHA")), now()).await;
        assert!(matches!(taken, Err(AccountRefused::Taken { .. })));
        assert_eq!(database.is_setup(&one, now()).await, Ok(true), "a name that is taken does not use it up");
        let made = database.use_setup(one.clone(), Founder::New(new("Ivan")), now()).await.unwrap();
        let ivan = made.expect("an administrator");
        assert!(ivan.administrator && database.has_administrator().await.unwrap());
        for hash in [one, two] {
            let again = database.use_setup(hash, Founder::Member(olha.clone()), now()).await;
            assert_eq!(again, Ok(None), "all such links are used up");
        }
        let acts = database.audit(None, 10).await.unwrap();
        assert_eq!(acts.len(), 1);
        assert_eq!(acts[0].act.act, "administrator-made");

        // Of two administrators, one of whom is shut out, the other stays.
        database.set_administrator(olha.id, true).await.unwrap();
        database.privileged(Deed::Close(ivan.id), acts[0].act.clone()).await.unwrap();
        let last = database.privileged(Deed::Close(olha.id), acts[0].act.clone()).await;
        assert_eq!(last, Err(AccountRefused::LastAdministrator));
    });
}

#[test]
fn what_has_ended_is_not_kept() {
    on_both(async |stage| {
        let database = stage.open().await;
        let ivan = database.create_account(new("Ivan")).await.unwrap().id;
        keys(&database, ivan).await;
        database.ask_reset(SecretHash::of("one"), ivan, now() + Span::hours(1)).await.unwrap();
        database.offer_setup(SecretHash::of("two"), now() + Span::days(1)).await.unwrap();
        database.ask(SecretHash::of("three"), now(), now() + Span::minutes(5), 10).await.unwrap();
        database.count_failure("x", now(), Span::minutes(15)).await.unwrap();
        database.offer_confirming(SecretHash::of("four"), ivan, "a@b", now() + Span::days(3)).await.unwrap();
        assert_eq!(database.purge(now()).await, Ok(0), "nothing has ended yet");
        // Two sessions, a token, a reset, a first link, a question, a failure, a confirmation.
        assert_eq!(database.purge(now() + Span::days(31)).await, Ok(8));
        assert_eq!(database.purge(now() + Span::days(500)).await, Ok(2), "two browsers nobody came back to");
        assert_eq!(counted(&database, ivan).await, [0, 0, 0, 1, 1]);
    });
}
