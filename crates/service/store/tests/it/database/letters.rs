//! The outbox and confirmed addresses.

use damier_clock::{Moment, Span};
use damier_store::{AccountId, Database, Delivery, NewLetter, Outbox, SecretHash};

use super::people::{new, now};
use super::stage::on_both;

const LEASE: Span = Span::minutes(5);

async fn olha(database: &Database) -> AccountId {
    database.create_account(new("Ольга")).await.expect("an account").id
}

fn letter(account: AccountId, mark: &str, made: Moment) -> NewLetter {
    NewLetter {
        account,
        kind: "pairing".to_owned(),
        mark: mark.to_owned(),
        address: None,
        language: "uk".to_owned(),
        subject: "Тур 1".to_owned(),
        body: "Дошка 4".to_owned(),
        made,
    }
}

#[test]
fn a_letter_goes_out_once_however_often_it_is_written() {
    on_both(async |stage| {
        let database = stage.open().await;
        let account = olha(&database).await;
        assert_eq!(database.next_letter().await, Ok(None));
        let both = vec![letter(account, "a", now()), letter(account, "b", now())];
        assert_eq!(database.put_letters(both.clone()).await, Ok(2));
        assert_eq!(database.put_letters(both).await, Ok(0));
        assert_eq!(database.next_letter().await, Ok(Some(now())));
        assert_eq!(database.letters_since(account, "pairing", now()).await, Ok(2));

        let first = database.take_letter(now(), LEASE).await.unwrap().expect("a letter");
        assert_eq!((first.letter.mark.as_str(), first.attempts), ("a", 1));
        let second = database.take_letter(now(), LEASE).await.unwrap().expect("another letter");
        assert_eq!(second.letter.mark, "b");
        assert_eq!(database.take_letter(now(), LEASE).await, Ok(None), "both are taken");

        database.settle_letter(first.number, Delivery::Sent(now())).await.unwrap();
        let later = now() + Span::minutes(1);
        database.settle_letter(second.number, Delivery::Later(later, "away".to_owned())).await.unwrap();
        assert_eq!(database.outbox().await, Ok(Outbox { waiting: 1, late: 1, lost: 0 }));
        let again = database.take_letter(later, LEASE).await.unwrap().expect("it waits");
        assert_eq!((again.number, again.attempts), (second.number, 2));
        // Whoever took it has died: somebody else takes it when the time is over.
        assert_eq!(database.take_letter(later, LEASE).await, Ok(None));
        let again = database.take_letter(later + LEASE, LEASE).await.unwrap().expect("it waits");
        database.settle_letter(again.number, Delivery::Never("no such box".to_owned())).await.unwrap();
        assert_eq!(database.outbox().await, Ok(Outbox { waiting: 0, late: 0, lost: 1 }));
        assert_eq!(database.next_letter().await, Ok(None));

        // What was settled is remembered for a while, so that nothing goes out twice.
        assert_eq!(database.put_letters(vec![letter(account, "a", later)]).await, Ok(0));
        assert_eq!(database.forget_letters(later).await, Ok(2));
        assert_eq!(database.put_letters(vec![letter(account, "a", later)]).await, Ok(1));
    });
}

#[test]
fn two_who_send_at_once_take_different_letters() {
    on_both(async |stage| {
        let database = stage.open().await;
        let account = olha(&database).await;
        let all = (0..20).map(|number| letter(account, &number.to_string(), now())).collect();
        database.put_letters(all).await.unwrap();
        let other = stage.open().await;
        let mut marks = Vec::new();
        for _ in 0..10 {
            let (one, two) =
                tokio::join!(database.take_letter(now(), LEASE), other.take_letter(now(), LEASE));
            marks.extend([one, two].into_iter().flatten().flatten().map(|taken| taken.letter.mark));
        }
        let taken = marks.len();
        marks.sort();
        marks.dedup();
        assert_eq!(marks.len(), taken, "none twice");
    });
}

#[test]
fn only_a_confirmed_address_counts() {
    on_both(async |stage| {
        let database = stage.open().await;
        let account = olha(&database).await;
        let address = "olha@example.org";
        database.set_email(account, Some(address.to_owned())).await.unwrap();
        assert_eq!(database.mailbox(account).await, Ok(None));

        let (hash, expires) = (SecretHash::of("link"), now() + Span::days(2));
        database.offer_confirming(SecretHash::of("lost"), account, address, expires).await.unwrap();
        database.offer_confirming(hash.clone(), account, address, expires).await.unwrap();
        assert_eq!(database.confirm(SecretHash::of("lost"), now()).await, Ok(None), "a later one was sent");
        assert_eq!(database.confirm(hash.clone(), expires).await, Ok(None), "too late");
        assert_eq!(database.confirming(&hash, now()).await, Ok(Some((account, address.to_owned()))));
        assert_eq!(database.confirm(hash.clone(), now()).await, Ok(Some(account)));
        assert_eq!(database.confirm(hash, now()).await, Ok(None), "once");
        assert_eq!(database.mailbox(account).await, Ok(Some(address.to_owned())));

        // Another address has to be confirmed anew.
        database.set_email(account, Some("other@example.org".to_owned())).await.unwrap();
        assert_eq!(database.mailbox(account).await, Ok(None));
    });
}

#[test]
fn what_has_been_told_is_never_taken_back() {
    on_both(async |stage| {
        let database = stage.open().await;
        assert_eq!(database.notified_up_to("event/a").await, Ok(None));
        for seq in [3, 7, 5] {
            database.set_told("event/a", seq).await.unwrap();
        }
        assert_eq!(database.notified_up_to("event/a").await, Ok(Some(7)));
    });
}
