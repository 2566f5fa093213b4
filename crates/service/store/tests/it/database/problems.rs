//! The register of compositions: entered once, found, withdrawn; days and attempts.

use damier_clock::Moment;
use damier_store::{
    AccountId, AccountName, Attempt, Database, NewAccount, Person, ProblemQuery, ProblemRefused, ProblemText,
};

use super::stage::on_both;

fn at(seconds: i64) -> Moment {
    Moment::from_millis(seconds * 1000)
}

async fn account(database: &Database, name: &str) -> AccountId {
    let name = AccountName::new(name).expect("a name");
    let account = NewAccount { name, password: None, email: None, made: at(0) };
    database.create_account(account).await.expect("an account").id
}

fn text(position: &str, authors: &str, soundness: &str) -> ProblemText {
    ProblemText {
        variant: "russian".to_owned(),
        code: "ua2023".to_owned(),
        genre: "study".to_owned(),
        task: "win".to_owned(),
        authors: authors.to_owned(),
        soundness: soundness.to_owned(),
        playable: true,
        position: position.to_owned(),
        pdn: "[FEN]".to_owned(),
        proof: "{}".to_owned(),
    }
}

#[test]
fn compositions_are_entered_found_and_withdrawn() {
    on_both(async |stage| {
        let database = stage.open().await;
        let (ivan, olena) = (account(&database, "ivan").await, account(&database, "olena").await);
        database
            .enter_problem("a", ivan, text("W:Wa1:Bb8", "Коваль Іван", "sound"), at(1))
            .await
            .expect("new");
        let again = database.enter_problem("b", olena, text("W:Wa1:Bb8", "Other", "sound"), at(2)).await;
        assert_eq!(again, Err(ProblemRefused::Known { id: "a".to_owned() }));
        database
            .enter_problem("c", olena, text("W:Wc1:Bb8", "50% _x_", "unsound"), at(3))
            .await
            .expect("new");
        let with = async |task: &str| {
            let query = ProblemQuery { task: task.to_owned(), limit: 9, ..Default::default() };
            database.problems(&query).await.expect("a list").len()
        };
        assert_eq!([with("win").await, with("draw").await, with("%").await], [2, 0, 0]);

        let find = async |author: &str, soundness: &str| {
            let query = ProblemQuery {
                author: author.to_owned(),
                soundness: soundness.to_owned(),
                limit: 9,
                ..Default::default()
            };
            let found = database.problems(&query).await.expect("a list");
            found.into_iter().map(|own| own.id).collect::<Vec<_>>()
        };
        assert_eq!(find("", "").await, ["c", "a"]);
        assert_eq!(find("коваль", "").await, ["a"], "however it is written");
        assert_eq!(find("%", "").await, ["c"], "a sign stands for itself");
        assert_eq!(find("", "sound").await, ["a"]);
        assert_eq!(database.problem("a").await.expect("read").expect("there").text.proof, "{}");

        assert_eq!(database.withdraw_problem("a", Some(olena), at(4)).await, Ok(false), "not hers");
        assert_eq!(database.withdraw_problem("a", Some(ivan), at(4)).await, Ok(true));
        assert_eq!(database.withdraw_problem("a", None, at(5)).await, Ok(false), "once is enough");
        assert_eq!(find("", "").await, ["c"]);
        assert_eq!(database.problem("a").await.expect("read").expect("there").withdrawn, Some(at(4)));
        assert_eq!(database.problems_counted().await, Ok((2, 1)));
        // What was withdrawn may come again.
        database.enter_problem("d", olena, text("W:Wa1:Bb8", "Other", "sound"), at(6)).await.expect("new");
        database.close().await;
    });
}

#[test]
fn a_day_keeps_its_problem_and_an_attempt_its_state() {
    on_both(async |stage| {
        let database = stage.open().await;
        account(&database, "admin").await;
        let ivan = account(&database, "ivan").await;
        for (id, position) in [("a", "W:Wa1:Bb8"), ("b", "W:Wc1:Bb8")] {
            database.enter_problem(id, ivan, text(position, "A", "sound"), at(1)).await.expect("new");
        }
        database.set_daily("2026-03-01", "a").await.expect("kept");
        database.set_daily("2026-03-01", "b").await.expect("too late");
        assert_eq!(database.daily("2026-03-01").await, Ok(Some("a".to_owned())));
        let days: Vec<u64> =
            database.daily_choices("sound").await.expect("two").iter().map(|own| own.1).collect();
        assert_eq!(days, [1, 0]);
        database.withdraw_problem("a", None, at(2)).await.expect("gone");
        assert_eq!(database.daily("2026-03-01").await, Ok(None));
        database.set_daily("2026-03-01", "b").await.expect("in its place");
        assert_eq!(database.daily("2026-03-01").await, Ok(Some("b".to_owned())));

        let first = Attempt {
            problem: "b".to_owned(),
            day: "2026-03-01".to_owned(),
            begun: at(3),
            ended: None,
            line: 0,
            ply: 2,
            mistakes: 1,
            points: None,
        };
        assert_eq!(database.advance_attempt(ivan, None, first.clone()).await, Ok(true));
        assert_eq!(database.advance_attempt(ivan, None, first.clone()).await, Ok(false), "begun already");
        let end = Attempt { ended: Some(at(9)), points: Some(2), ..first.clone() };
        let other = Attempt { mistakes: 0, ..first.clone() };
        assert_eq!(database.advance_attempt(ivan, Some(&other), end.clone()).await, Ok(false), "not so");
        assert_eq!(database.advance_attempt(ivan, Some(&first), end.clone()).await, Ok(true));
        assert_eq!(database.advance_attempt(ivan, Some(&end), first).await, Ok(false), "it has ended");
        assert_eq!(database.attempts(ivan).await, Ok(vec![end]));

        let person = Person { account: ivan, author: "account/2".to_owned() };
        let export = database.export_person(&person, at(10)).await.expect("read").expect("him");
        assert_eq!(export["attempts"][0]["points"], 2);
        assert_eq!(export["problems"].as_array().map(Vec::len), Some(2));
        database.forget_person(&person, "somebody", Moment::from_millis(9)).await.expect("forgotten");
        assert_eq!(database.attempts(ivan).await, Ok(vec![]));
        assert_eq!(database.problem("b").await.expect("read").expect("it stays").account, None);
        database.close().await;
    });
}
