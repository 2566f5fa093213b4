//! Closed accounts, links for a new password, passkeys, ratings.

use damier_clock::{Moment, Span};
use damier_store::{
    AccountId, AccountRefused, Act, Append, Database, Deed, Game, NewPasskey, NewSession, NewToken, Rating,
    RatingOf, SecretHash, Side,
};

use super::games::game;
use super::people::{new, now};
use super::stage::on_both;

fn act(what: &str) -> Act {
    let [actor, subject] = ["account/1", "account/2"].map(str::to_owned);
    Act { at: now(), actor, act: what.to_owned(), subject, detail: String::new() }
}

async fn two(database: &Database) -> [AccountId; 2] {
    let mut both = Vec::new();
    for name in ["Ivan", "Olha"] {
        both.push(database.create_account(new(name)).await.expect("an account").id);
    }
    [both[0], both[1]]
}

#[test]
fn a_closed_account_opens_nothing() {
    on_both(async |stage| {
        let database = stage.open().await;
        let [first, second] = two(&database).await;
        let hash = SecretHash::of("secret");
        let expires = now() + Span::days(1);
        let session = NewSession { hash: hash.clone(), account: second, made: now(), expires };
        database.begin_session(session).await.unwrap();
        let scopes = vec!["play".to_owned()];
        let label = "phone".to_owned();
        let token = NewToken {
            hash: hash.clone(),
            account: second,
            label,
            scopes,
            made: now(),
            expires: now() + Span::days(30),
        };
        database.create_token(token).await.unwrap();

        database.set_administrator(first, true).await.unwrap();
        let last = database.privileged(Deed::Close(first), act("closed")).await;
        assert_eq!(last, Err(AccountRefused::LastAdministrator));
        let nobody = database.privileged(Deed::Close(AccountId(9)), act("closed")).await;
        assert_eq!(nobody, Err(AccountRefused::Unknown));
        assert_eq!(database.audit(None, 10).await.unwrap(), [], "what was refused is not in the record");

        assert_eq!(database.privileged(Deed::Close(second), act("closed")).await, Ok(1));
        assert_eq!(database.session(&hash, now()).await, Ok(None));
        assert_eq!(database.token(&hash, now()).await, Ok(None));
        assert!(database.credentials("olha").await.unwrap().expect("an account").account.closed);
        assert!(database.find_accounts("o", 5).await.unwrap()[0].closed);
        assert_eq!(database.privileged(Deed::Reopen(second), act("reopened")).await, Ok(2));
        assert!(!database.account(second).await.unwrap().expect("an account").closed);
        assert!(database.token(&hash, now()).await.unwrap().is_some(), "tokens are good again");
        assert_eq!(database.session(&hash, now()).await, Ok(None), "sessions have ended for good");
        assert_eq!(database.audit(None, 10).await.unwrap().len(), 2);
    });
}

#[test]
fn a_link_for_a_password_is_good_once() {
    on_both(async |stage| {
        let database = stage.open().await;
        let [_, second] = two(&database).await;
        let [one, two] = ["one", "two"].map(SecretHash::of);
        let later = now() + Span::hours(1);
        for hash in [&one, &two] {
            let deed = Deed::OfferReset { hash: hash.clone(), account: second, expires: later };
            database.privileged(deed, act("reset")).await.unwrap();
        }
        assert_eq!(database.reset(&one, now()).await, Ok(None), "only the last link is good");
        assert_eq!(database.reset(&two, later).await, Ok(None), "and only for a time");
        assert_eq!(database.reset(&two, now()).await, Ok(Some(second)));
        let used = database.use_reset(two.clone(), "hash".to_owned(), now()).await;
        assert_eq!(used, Ok(Some(second)));
        assert_eq!(database.use_reset(two, "other".to_owned(), now()).await, Ok(None));
        let found = database.credentials("Olha").await.unwrap().expect("an account");
        assert_eq!(found.password.as_deref(), Some("hash"));
    });
}

#[test]
fn a_passkey_that_counts_backwards_is_refused() {
    on_both(async |stage| {
        let database = stage.open().await;
        let [first, second] = two(&database).await;
        let key = |credential: &str, account| NewPasskey {
            credential: credential.to_owned(),
            account,
            label: "phone".to_owned(),
            public_key: "BA".to_owned(),
            signatures: 0,
            made: now(),
        };
        assert_eq!(database.keep_passkey(key("a", first)).await, Ok(Ok(1)));
        assert_eq!(database.keep_passkey(key("b", second)).await, Ok(Ok(2)));
        assert!(database.keep_passkey(key("a", second)).await.unwrap().is_err());
        for (count, good) in [(0, true), (0, true), (5, true), (5, false), (4, false), (0, false), (6, true)]
        {
            assert_eq!(database.passkey_signed("a", count, now()).await, Ok(good), "{count}");
        }
        assert_eq!(database.passkey("a").await.unwrap().expect("a key").signatures, 6);
        assert_eq!(database.remove_passkey(second, 1).await, Ok(false), "another's");
        assert_eq!(database.remove_passkey(first, 1).await, Ok(true));
        assert_eq!(database.passkeys(first).await, Ok(Vec::new()));
        assert_eq!(database.passkeys(second).await.unwrap().len(), 1);
    });
}

#[test]
fn a_game_is_rated_once_and_in_order() {
    on_both(async |stage| {
        let database = stage.open().await;
        let both = two(&database).await;
        let [white, black] = both.map(|account| Side { account: Some(account), name: "x".to_owned() });
        let at = |minute: u64| now() + Span::minutes(minute);
        for (number, ended) in [(1, Some(30)), (2, Some(20)), (3, None), (4, Some(25))] {
            let id = format!("g{number}");
            let row = Game {
                id: id.clone(),
                white: white.clone(),
                black: black.clone(),
                rated: number != 4,
                ended: ended.map(at),
                result: ended.map(|_| "2-0".to_owned()),
                ..game(number)
            };
            let append = Append::new(id, 1).fact(super::stage::fact(number)).game(row);
            database.append(append).await.unwrap();
        }
        let due = database.games_to_rate(None, 10).await.unwrap();
        assert_eq!(due.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), ["g2", "g1"]);
        let rest = database.games_to_rate(Some(&due[0]), 10).await.unwrap();
        assert_eq!(rest.len(), 1);
        let after = |at: Moment| {
            both.map(|account| Rating {
                of: RatingOf { account, variant: "russian".to_owned(), pace: "blitz".to_owned() },
                mean: 1_512_345,
                deviation: 99_000,
                volatility: 60_000_000,
                games: 1,
                at,
            })
        };
        assert_eq!(database.rate("g2", after(at(20))).await, Ok(true));
        assert_eq!(database.rate("g2", after(at(21))).await, Ok(false));
        let [first, _] = after(at(20));
        assert_eq!(database.rating(&first.of).await, Ok(Some(first.clone())));
        assert_eq!(database.ratings(both[0]).await, Ok(vec![first.clone()]));
        assert_eq!(database.rating_history(&first.of, 5).await.unwrap().len(), 1);
        assert_eq!(database.games_to_rate(None, 10).await.unwrap().len(), 1);
        database.privileged(Deed::ForgetRatings, act("ratings-anew")).await.unwrap();
        assert_eq!(database.games_to_rate(None, 10).await.unwrap().len(), 2);
    });
}
