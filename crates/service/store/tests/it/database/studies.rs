//! Studies: kept, saved by version, listed, taken away with their owner.

use damier_clock::Moment;
use damier_store::{Account, AccountName, Database, NewAccount, Person, StudyRefused, StudyText, Visibility};

use super::stage::on_both;

fn text(title: &str, visibility: Visibility) -> StudyText {
    StudyText { title: title.to_owned(), visibility, content: format!("[\"{title}\"]") }
}

fn at(seconds: i64) -> Moment {
    Moment::from_millis(seconds * 1000)
}

async fn account(database: &Database, name: &str) -> Account {
    let name = AccountName::new(name).expect("a name");
    let account = NewAccount { name, password: None, email: None, made: at(0) };
    database.create_account(account).await.expect("an account")
}

#[test]
fn two_windows_do_not_overwrite_each_other() {
    on_both(async |stage| {
        let database = stage.open().await;
        let (ivan, olena) = (account(&database, "ivan").await.id, account(&database, "olena").await.id);
        database.create_study("k3f", ivan, text("Opening", Visibility::Private), at(1)).await.expect("kept");
        let save = async |who, seen, title: &str| {
            database.save_study("k3f", who, seen, text(title, Visibility::Public), at(2)).await
        };
        assert_eq!(save(ivan, 1, "First window").await, Ok(2));
        let late = save(ivan, 1, "Second window").await;
        assert_eq!(late, Err(StudyRefused::Changed { seen: 1, found: 2 }));
        assert_eq!(save(olena, 2, "Not hers").await, Err(StudyRefused::Unknown));
        let kept = database.study("k3f").await.expect("read").expect("there");
        assert_eq!((kept.listed.title.as_str(), kept.listed.version), ("First window", 2));
        assert_eq!((kept.listed.owner.as_str(), kept.content.as_str()), ("ivan", "[\"First window\"]"));
        database.close().await;
    });
}

#[test]
fn studies_are_listed_and_go_with_their_owner() {
    on_both(async |stage| {
        let database = stage.open().await;
        account(&database, "admin").await;
        let ivan = account(&database, "ivan").await.id;
        for (index, visibility) in Visibility::ALL.into_iter().enumerate() {
            let id = format!("study{index}");
            let own = text(visibility.name(), visibility);
            database.create_study(&id, ivan, own, at(index as i64)).await.expect("kept");
        }
        let titles = |all: Vec<damier_store::ListedStudy>| -> Vec<String> {
            all.into_iter().map(|own| own.title).collect()
        };
        assert_eq!(titles(database.studies_of(ivan).await.expect("a list")), ["public", "link", "private"]);
        assert_eq!(titles(database.public_studies(10).await.expect("a list")), ["public"]);
        assert_eq!(database.remove_study("study1", ivan).await, Ok(true));
        assert_eq!(database.remove_study("study1", ivan).await, Ok(false));

        let person = Person { account: ivan, author: "ivan".to_owned() };
        let known = database.export_person(&person, at(9)).await.expect("read").expect("an account");
        assert_eq!(known["studies"].as_array().map(Vec::len), Some(2), "{known}");
        database.forget_person(&person, "nobody", Moment::from_millis(9)).await.expect("forgotten");
        assert_eq!(database.study("study2").await, Ok(None));
        database.close().await;
    });
}
