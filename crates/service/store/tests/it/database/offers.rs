//! Offers of games: made at one machine, taken at another, by one only.

use damier_clock::Moment;
use damier_store::{Append, Asker, Full, Shares, StoredOffer};

use super::stage::{fact, on_both};

const SHARES: Shares = Shares { all: 6, guests: 3, own: 2, address: 3 };

fn guest(name: &str) -> Asker {
    Asker::guest(name, Some("192.0.2.1"))
}

fn offer(id: &str, maker: &str) -> StoredOffer {
    StoredOffer {
        id: id.to_owned(),
        maker: maker.to_owned(),
        private: false,
        since: Moment::from_millis(1000),
        offer: "{}".to_owned(),
        game: None,
    }
}

#[test]
fn only_one_can_have_an_offer() {
    on_both(async |stage| {
        let [one, two] = [stage.open().await, stage.open().await];
        assert_eq!(one.add_offer(offer("a", "ivan"), guest("ivan"), SHARES).await, Ok(Ok(1)));
        assert_eq!(two.open_offers().await, Ok(vec![offer("a", "ivan")]));
        let at = Moment::from_millis(2000);
        let begin = |game: &str| Append::new(format!("game/{game}"), 1).fact(fact(1));
        let (first, second) = tokio::join!(
            one.take_offer("a", "g1", at, begin("g1")),
            two.take_offer("a", "g2", at, begin("g2"))
        );
        let taken = [first.expect("an answer"), second.expect("an answer")];
        assert_eq!(taken.iter().flatten().collect::<Vec<_>>(), [&2], "{taken:?}");
        let game = two.offer("a").await.expect("an answer").expect("it is known").game.expect("a game");
        let other = if game == "g1" { "g2" } else { "g1" };
        assert_eq!(one.load(&format!("game/{game}"), 0).await.expect("facts").len(), 1);
        assert!(one.load(&format!("game/{other}"), 0).await.expect("facts").is_empty());
        assert_eq!(one.open_offers().await, Ok(Vec::new()));
        assert_eq!(one.offers_changed().await, Ok(2));
    });
}

#[test]
fn an_offer_whose_game_cannot_begin_stands() {
    on_both(async |stage| {
        let database = stage.open().await;
        assert_eq!(database.offers_changed().await, Ok(0));
        database
            .add_offer(offer("a", "ivan"), guest("ivan"), SHARES)
            .await
            .expect("an answer")
            .expect("room");
        database.append(Append::new("game/g1", 1).fact(fact(1))).await.expect("a game");
        let begin = Append::new("game/g1", 1).fact(fact(1));
        assert!(database.take_offer("a", "g1", Moment::from_millis(0), begin).await.is_err());
        assert_eq!(database.open_offers().await, Ok(vec![offer("a", "ivan")]));
    });
}

#[test]
fn one_person_cannot_fill_the_lobby() {
    on_both(async |stage| {
        let database = stage.open().await;
        for id in ["a", "b"] {
            assert!(
                database
                    .add_offer(offer(id, "ivan"), guest("ivan"), SHARES)
                    .await
                    .expect("an answer")
                    .is_ok()
            );
        }
        assert_eq!(
            database.add_offer(offer("c", "ivan"), guest("ivan"), SHARES).await,
            Ok(Err(Full::Own(2)))
        );
        assert!(
            database.add_offer(offer("c", "olena"), guest("olena"), SHARES).await.expect("an answer").is_ok()
        );
        assert_eq!(
            database.add_offer(offer("d", "petro"), guest("petro"), SHARES).await,
            Ok(Err(Full::Address(3)))
        );
        assert_eq!(database.withdraw_offers("olena", Some("a")).await, Ok(None), "not his own");
        assert_eq!(database.withdraw_offers("ivan", Some("a")).await, Ok(Some(4)));
        assert_eq!(database.withdraw_offers("ivan", None).await, Ok(Some(5)));
        assert_eq!(database.open_offers().await.expect("offers").len(), 1);
    });
}

#[test]
fn places_are_kept_for_members_and_for_other_addresses() {
    on_both(async |stage| {
        let database = stage.open().await;
        for id in ["a", "b", "c"] {
            let asker = Asker::guest(id, Some(&format!("192.0.2.{id}")));
            assert!(database.add_offer(offer(id, id), asker, SHARES).await.expect("an answer").is_ok());
        }
        let other = Asker::guest("d", Some("192.0.2.9"));
        assert_eq!(database.add_offer(offer("d", "d"), other, SHARES).await, Ok(Err(Full::Guests(3))));
        for id in ["e", "f", "g"] {
            let asker = Asker::member(id, None);
            assert!(database.add_offer(offer(id, id), asker, SHARES).await.expect("an answer").is_ok());
        }
        let member = Asker::member("h", None);
        assert_eq!(database.add_offer(offer("h", "h"), member, SHARES).await, Ok(Err(Full::All(6))));
        assert_eq!(database.offer_address("a").await, Ok(Some("192.0.2.a".to_owned())));
        assert_eq!(database.offer_address("e").await, Ok(None));
    });
}

#[test]
fn whoever_is_gone_does_not_wait_any_more() {
    on_both(async |stage| {
        let database = stage.open().await;
        for id in ["a", "b"] {
            assert!(database.add_offer(offer(id, id), guest(id), SHARES).await.expect("an answer").is_ok());
        }
        let friend = StoredOffer { private: true, ..offer("f", "c") };
        assert!(database.add_offer(friend, guest("c"), SHARES).await.expect("an answer").is_ok());
        let (at, long_ago) = (Moment::from_millis(9000), Moment::from_millis(10));
        let gone = [Moment::from_millis(5000), long_ago];
        assert_eq!(database.offers_seen(vec!["a".to_owned()], at, gone).await, Ok(Some(4)));
        let open: Vec<String> =
            database.open_offers().await.expect("offers").into_iter().map(|own| own.id).collect();
        assert_eq!(open, ["a", "f"], "one is there, and a friend has time");
        assert_eq!(database.offers_seen(vec!["a".to_owned()], at, gone).await, Ok(None));
    });
}
