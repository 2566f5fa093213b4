//! Messages to closed browsers, and what machines tell of their work.

use damier_clock::{Moment, Span};
use damier_store::{AccountId, Database, NewMessage, NewPush, Task};

use super::people::{new, now};
use super::stage::on_both;

const LEASE: Span = Span::minutes(3);

async fn with_browsers(database: &Database, browsers: usize) -> AccountId {
    let account = database.create_account(new("Ольга")).await.expect("an account").id;
    for number in 0..browsers {
        let browser = NewPush {
            account,
            label: "phone".to_owned(),
            endpoint: format!("https://push.example/{number}"),
            p256dh: "key".to_owned(),
            auth: "auth".to_owned(),
            made: now(),
        };
        database.keep_push(browser).await.expect("a browser");
    }
    account
}

fn message(account: AccountId, mark: &str, made: Moment) -> NewMessage {
    NewMessage {
        account,
        kind: "pairing".to_owned(),
        mark: mark.to_owned(),
        topic: "topic".to_owned(),
        text: "Дошка 4".to_owned(),
        made,
        forget: Moment::from_millis(made.millis() - 1000),
    }
}

#[test]
fn a_message_waits_for_every_browser_until_it_is_brought() {
    on_both(async |stage| {
        let database = stage.open().await;
        let account = with_browsers(&database, 2).await;
        assert_eq!(database.next_message().await, Ok(None));
        assert_eq!(database.put_message(message(account, "a", now())).await, Ok(2));
        assert_eq!(database.put_message(message(account, "a", now())).await, Ok(0), "it is told once");
        database.close().await;

        // The machine was started anew.
        let database = stage.open().await;
        assert_eq!(database.next_message().await, Ok(Some(now())));
        let first = database.take_message(now(), LEASE).await.unwrap().expect("a message");
        let second = database.take_message(now(), LEASE).await.unwrap().expect("another one");
        assert_eq!((first.text.as_str(), first.attempts), ("Дошка 4", 1));
        assert_ne!(first.browser, second.browser);
        assert_eq!(database.take_message(now(), LEASE).await, Ok(None), "both are on their way");
        database.end_message(first.number).await.unwrap();
        let later = now() + Span::seconds(10);
        database.put_off_message(second.number, later, "busy").await.unwrap();
        assert_eq!(database.next_message().await, Ok(Some(later)));
        let again = database.take_message(later, LEASE).await.unwrap().expect("it waits");
        assert_eq!((again.number, again.attempts), (second.number, 2));
        // Whoever took it has died: somebody else takes it when the time is over.
        assert_eq!(database.take_message(later, LEASE).await, Ok(None));
        let again = database.take_message(later + LEASE, LEASE).await.unwrap().expect("it waits");
        database.end_message(again.number).await.unwrap();
        assert_eq!(database.next_message().await, Ok(None));
        assert_eq!(database.put_message(message(account, "a", now())).await, Ok(0), "it is remembered");
        let much_later = now() + Span::days(1);
        assert_eq!(database.put_message(message(account, "a", much_later)).await, Ok(2));
    });
}

#[test]
fn two_machines_bring_different_messages() {
    on_both(async |stage| {
        let (database, other) = (stage.open().await, stage.open().await);
        let account = with_browsers(&database, 10).await;
        assert_eq!(database.put_message(message(account, "a", now())).await, Ok(10));
        let mut browsers = Vec::new();
        // Of two who reach for the same message at once one comes away empty-handed, and asks again.
        for _ in 0..10 {
            let (one, two) =
                tokio::join!(database.take_message(now(), LEASE), other.take_message(now(), LEASE));
            browsers.extend([one, two].into_iter().flatten().flatten().map(|taken| taken.browser));
        }
        browsers.sort_unstable();
        assert!(browsers.is_sorted_by(|one, two| one < two), "nobody is told twice: {browsers:?}");
        assert_eq!(browsers.len(), 10);
    });
}

#[test]
fn any_machine_reads_what_another_tells_of_its_work() {
    on_both(async |stage| {
        let (database, other) = (stage.open().await, stage.open().await);
        let task = |told: &str, changed: Moment| Task {
            name: "k3fQ9xZa".to_owned(),
            kind: "proof".to_owned(),
            owner: "olha".to_owned(),
            changed,
            told: told.to_owned(),
        };
        database.tell_task(task("begun", now()), now()).await.unwrap();
        database.tell_task(task("ended", now() + Span::seconds(1)), now()).await.unwrap();
        let read = other.task("proof", "k3fQ9xZa").await;
        assert_eq!(read, Ok(Some(task("ended", now() + Span::seconds(1)))));
        assert_eq!(other.task("import", "k3fQ9xZa").await, Ok(None));
        let new = Task { name: "other".to_owned(), ..task("begun", now() + Span::hours(2)) };
        database.tell_task(new, now() + Span::hours(1)).await.unwrap();
        assert_eq!(other.task("proof", "k3fQ9xZa").await, Ok(None), "it is forgotten");
    });
}
