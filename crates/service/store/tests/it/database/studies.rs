//! Studies: kept, saved by version, listed, taken away with their owner.

use damier_clock::Moment;
use damier_store::{
    Account, AccountName, Database, NewAccount, Person, StudyRefused, StudyRole, StudyText, Visibility,
};

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

#[test]
fn a_study_is_kept_with_others() {
    on_both(async |stage| {
        let database = stage.open().await;
        account(&database, "admin").await;
        let [ivan, olena, maria] = ["ivan", "olena", "maria"].map(|name| account(&database, name));
        let (ivan, olena, maria) = (ivan.await.id, olena.await.id, maria.await.id);
        database.create_study("k3f", ivan, text("Ours", Visibility::Private), at(1)).await.expect("kept");
        let set = async |who, role| database.set_study_member("k3f", ivan, who, role, at(2)).await;
        assert_eq!(set(olena, Some(StudyRole::Reader)).await, Ok(true));
        assert_eq!(set(ivan, Some(StudyRole::Writer)).await, Ok(false), "it is his");
        assert_eq!(
            database.set_study_member("k3f", olena, maria, Some(StudyRole::Writer), at(2)).await,
            Ok(false)
        );
        let save =
            async |who| database.save_study("k3f", who, 1, text("Hers", Visibility::Public), at(3)).await;
        assert_eq!(save(olena).await, Err(StudyRefused::Unknown));
        assert_eq!(set(olena, Some(StudyRole::Writer)).await, Ok(true));
        assert_eq!(database.study_role("k3f", olena).await, Ok(Some(StudyRole::Writer)));
        assert_eq!(save(olena).await, Ok(2));
        assert_eq!(save(olena).await, Err(StudyRefused::Changed { seen: 1, found: 2 }));
        let kept = database.study("k3f").await.expect("read").expect("there").listed;
        assert_eq!((kept.title.as_str(), kept.visibility), ("Hers", Visibility::Private));
        let shared = database.studies_shared_with(olena).await.expect("a list");
        assert_eq!(shared.iter().map(|own| own.owner.as_str()).collect::<Vec<_>>(), ["ivan"]);
        for number in 1..=203 {
            let said = database.say_in_study("k3f", olena, &format!("line {number}"), at(number)).await;
            assert_eq!(said, Ok(number));
        }
        let lines = database.study_lines("k3f", 0).await.expect("lines");
        assert_eq!((lines.len(), lines[0].number, lines[0].name.as_str()), (200, 4, "olena"));
        assert_eq!(database.study_lines("k3f", 202).await.expect("lines").len(), 1);
        let state = database.study_state("k3f").await.expect("read").expect("there");
        assert_eq!((state.version, state.line), (2, 203));
        assert_eq!(database.block(olena, ivan, at(4)).await, Ok(true));
        assert_eq!(
            database.study_members("k3f").await,
            Ok(vec![]),
            "they have nothing to do with each other"
        );
        assert_eq!(set(maria, Some(StudyRole::Writer)).await, Ok(true));
        let person = Person { account: maria, author: "account/4".to_owned() };
        database.forget_person(&person, "former member 4", at(9)).await.expect("forgotten");
        assert_eq!(database.study_members("k3f").await, Ok(vec![]));
        assert_eq!(database.remove_study("k3f", ivan).await, Ok(true));
        assert_eq!(database.study_state("k3f").await, Ok(None));
        assert_eq!(database.study_lines("k3f", 0).await, Ok(vec![]));
        database.close().await;
    });
}
