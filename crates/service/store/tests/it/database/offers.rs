//! Offers of games: made at one machine, taken at another, by one only.

use damier_clock::Moment;
use damier_store::{Append, MostOffers, OffersFull, StoredOffer};

use super::stage::{fact, on_both};

const MOST: MostOffers = MostOffers { own: 2, all: 3 };

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
        assert_eq!(one.add_offer(offer("a", "ivan"), MOST).await, Ok(Ok(1)));
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
        database.add_offer(offer("a", "ivan"), MOST).await.expect("an answer").expect("room");
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
            assert!(database.add_offer(offer(id, "ivan"), MOST).await.expect("an answer").is_ok());
        }
        assert_eq!(database.add_offer(offer("c", "ivan"), MOST).await, Ok(Err(OffersFull::Own(2))));
        assert!(database.add_offer(offer("c", "olena"), MOST).await.expect("an answer").is_ok());
        assert_eq!(database.add_offer(offer("d", "petro"), MOST).await, Ok(Err(OffersFull::All(3))));
        assert_eq!(database.withdraw_offers("olena", Some("a")).await, Ok(None), "not his own");
        assert_eq!(database.withdraw_offers("ivan", Some("a")).await, Ok(Some(4)));
        assert_eq!(database.withdraw_offers("ivan", None).await, Ok(Some(5)));
        assert_eq!(database.open_offers().await.expect("offers").len(), 1);
    });
}
