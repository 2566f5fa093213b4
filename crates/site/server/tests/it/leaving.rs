//! Identity is the number of an account: nobody inherits anything with a name, and who leaves is gone from contests,
//! events, letters and displays, from what the API and papers give, and from the file.

use std::path::Path;

use damier_clock::Moment;
use damier_contests::composing::{AuthorEntry, Fact};
use damier_contests::{By, Identity, Office, Official};
use damier_store::{Append, Database, NewFact, Place};
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::client::{Client, make_token};
use crate::desk::{NAMES, act, event, founder, person};
use crate::hall::Hall;

fn regulation() -> String {
    let texts = ["organiser", "character", "period", "participants", "address", "places", "prizes", "panel"];
    let texts: String = texts.map(|name| format!("{name} = \"as told\"\n")).concat();
    format!(
        "name = \"Cup\"\ncode = \"ua2023\"\npublished = \"2020-01-01\"\nclosing = \"2099-01-01\"\n\
         preliminary = \"2099-02-01\"\neffect = \"2099-08-01\"\n[[sections]]\nname = \"Problems\"\n\
         variant = \"russian\"\ngenre = \"problem\"\nper_author = 2\n[texts]\n{texts}"
    )
}

async fn store(folder: &Path, stream: &str, facts: Vec<NewFact>) {
    let database = Database::open_at(&Place::folder(folder)).await.expect("the database");
    database.append(Append::new(stream, 1).facts(facts)).await.expect("kept");
    database.close().await;
}

fn said(at: i64, author: &str, by: &By, fact: &Fact) -> NewFact {
    NewFact::new(Moment::from_millis(at), author, &json!({ "by": by, "fact": fact })).expect("JSON")
}

fn first_fact() -> Fact {
    Fact::Regulation(Box::new(toml::from_str(&regulation()).expect("a regulation")))
}

#[tokio::test]
async fn a_name_that_somebody_else_had_opens_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    person(&hall, "Root").await;
    hall.close().await;
    // A contest of somebody called Ivan whose account, number 77, is gone; he is its chief judge too.
    let ivan = By::account(Office::Organiser, 77, "Ivan");
    let chief = Official {
        name: "Ivan".to_owned(),
        office: Office::ChiefJudge,
        sections: Vec::new(),
        account: Some(Identity::Account(77)),
    };
    let facts = vec![
        said(1_600_000_000_000, "account/77", &ivan, &first_fact()),
        said(1_600_000_000_001, "account/77", &ivan, &Fact::Appointed(chief)),
    ];
    store(folder.path(), "composing/his", facts).await;
    let hall = Hall::open(folder.path()).await;
    let mut newcomer = person(&hall, "Ivan").await;
    let page = newcomer.get("/contest/his").await.text;
    assert!(!page.contains("name=\"act\" value=\"appoint\""), "{page}");
    for form in [
        vec![("act", "appoint"), ("name", "Ivan"), ("office", "judge")],
        vec![("act", "close")],
        vec![("act", "preliminary")],
        vec![("act", "revise"), ("code", "1-01"), ("mark", "90"), ("text", "mine")],
    ] {
        let answer = newcomer.post("/contest/his", &form).await;
        assert_eq!(answer.status, 422, "{form:?}: {}", answer.text);
    }
    assert_eq!(newcomer.get("/contest/his/regulation").await.status, 403);
    hall.close().await;
}

#[tokio::test]
async fn names_that_an_earlier_damier_stored_become_numbers_where_that_is_known() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = Place::folder(folder.path());
    let database = Database::open_at(&place).await.expect("a database");
    // As an earlier Damier stored it: accounts by their names, before this one ever served the folder.
    let olena = By::new(Office::Organiser, "Olena");
    let entered = json!({ "author_entered": { "name": "Koval Ivan", "account": "Ivan" } });
    let at = Moment::from_millis;
    let mut facts = vec![said(2_000, "Olena", &olena, &first_fact())];
    let by = json!({ "office": "entrant", "name": "Ivan" });
    facts.push(NewFact::new(at(2_001), "Ivan", &json!({ "by": by, "fact": entered })).expect("JSON"));
    database.append(Append::new("composing/old", 1).facts(facts)).await.expect("kept");
    for (name, made) in [("Olena", 1_000), ("Ivan", 3_000)] {
        let name = damier_store::AccountName::new(name).expect("a name");
        let account = damier_store::NewAccount { name, password: None, email: None, made: at(made) };
        database.create_account(account).await.expect("an account");
    }
    database.close().await;
    Hall::open(folder.path()).await.close().await;
    let database = Database::open_at(&place).await.expect("a database");
    let facts = database.load("composing/old", 0).await.expect("facts");
    database.close().await;
    assert_eq!(facts[0].author, "account/1", "Olena had her account then");
    assert_eq!(facts[0].read::<Value>().expect("JSON")["by"]["account"], 1);
    // Whoever was Ivan then, it was not the account that is called so today.
    assert_eq!(facts[1].author, "");
    let told = facts[1].read::<Value>().expect("JSON");
    assert_eq!(told["by"].get("account"), None);
    assert_eq!(told["fact"]["author_entered"]["account"], "Ivan");
    let entry: AuthorEntry =
        serde_json::from_value(told["fact"]["author_entered"].clone()).expect("an entry");
    assert!(!entry.is_account(2));
}

/// Whether a word stands in the files of a database.
fn on_disk(folder: &Path, word: &str) -> bool {
    let files = std::fs::read_dir(folder).expect("a folder").filter_map(Result::ok);
    let mut all = files.filter_map(|file| std::fs::read(file.path()).ok());
    all.any(|bytes| bytes.windows(word.len()).any(|own| own == word.as_bytes()))
}

/// What only she tells, and where she is named.
const SECRETS: [&str; 5] =
    ["Vanishing Olena", "Unrepeatable Street", "olena@vanish.example", "Goneaway", "1907-07-07"];

/// Enters a contest of composing and one of solving, asks to be entered at an event and is.
async fn takes_part(olena: &mut Browser, chief: &mut Browser) -> (Vec<String>, String) {
    let contest = chief.post("/contests", &[("regulation", &regulation())]).await.to();
    let entry = [
        ("act", "enter"),
        ("name", "Vanishing Olena"),
        ("place", "Goneaway"),
        ("born", "1907"),
        ("address", "Unrepeatable Street 5"),
    ];
    assert_eq!(olena.post(&contest, &entry).await.status, 303);
    let work = [
        ("act", "send"),
        ("section", "1"),
        ("position", "W:Wc3,e3,a1:Bd6,f6,b6"),
        ("task", "win"),
        ("solution", "cd4. Vanishing Olena"),
    ];
    assert_eq!(olena.post(&contest, &work).await.status, 303);
    let judge = [("act", "appoint"), ("account", "Goneaway"), ("name", ""), ("office", "commission")];
    assert_eq!(chief.post(&contest, &judge).await.status, 303);

    let desk = event(chief, "ua2023-russian/round-robin", &[]).await;
    let (public, entries) = (desk.trim_end_matches("/desk").to_owned(), format!("{desk}/entries"));
    act(chief, &entries, "registration", &[("open", "yes")]).await;
    let asked = [
        ("name", "Vanishing Olena"),
        ("born", "1907-07-07"),
        ("club", "Goneaway"),
        ("message", "I live in Unrepeatable Street"),
    ];
    let asked = olena.post(&format!("{public}/register"), &asked).await;
    assert_eq!(asked.status, 200, "{}", asked.text);
    act(chief, &entries, "answer", &[("application", "1"), ("enter", "yes")]).await;
    for name in &NAMES[..3] {
        act(chief, &entries, "enter", &[("name", name)]).await;
    }
    act(chief, &format!("{desk}/round"), "pair", &[]).await;
    (vec![contest, public.clone(), format!("{public}/entries"), format!("{public}/standings")], desk)
}

#[tokio::test]
async fn who_leaves_is_gone_from_contests_events_papers_and_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = founder(&hall, "Root").await;
    // Her login is one of the words that she tells, too.
    let mut olena = person(&hall, "Goneaway").await;
    let address = [("email", "olena@vanish.example"), ("password", "long enough")];
    assert_eq!(olena.post("/account/email", &address).await.status, 303);
    let (pages, desk) = takes_part(&mut olena, &mut chief).await;

    let data = olena.get("/account/data").await.text;
    let data: Value = serde_json::from_str(&data).expect("JSON");
    let mentions = data["mentions"].to_string();
    for told in ["Unrepeatable Street 5", "1907-07-07", "I live in", "Vanishing Olena"] {
        assert!(mentions.contains(told), "{told}: {mentions}");
    }
    for secret in SECRETS {
        assert!(on_disk(folder.path(), secret), "{secret} is stored");
    }

    assert_eq!(olena.post("/account/delete", &[("password", "long enough")]).await.to(), "/");
    for page in pages.iter().chain([&format!("{desk}/entries"), &format!("{desk}/log"), &desk]) {
        let text = chief.get(page).await.text;
        for secret in SECRETS {
            assert!(!text.contains(secret), "{secret} on {page}: {text}");
        }
    }
    let entries = chief.get(&format!("{desk}/entries")).await.text;
    assert!(entries.contains("former member 2"), "{entries}");
    // Play goes on: the same event, round and tables.
    act(&mut chief, &format!("{desk}/round"), "publish", &[]).await;
    let paper = chief.get(&format!("{desk}/paper/entries.txt")).await.text;
    assert!(!paper.contains("Vanishing"), "{paper}");
    for secret in SECRETS {
        assert!(!on_disk(folder.path(), secret), "{secret} is left in the file");
    }
    hall.close().await;
    for secret in SECRETS {
        assert!(!on_disk(folder.path(), secret), "{secret} is left in the file");
    }
    // What is left is read again without a fault.
    let hall = Hall::open(folder.path()).await;
    let mut again = Browser::new(hall.address);
    for page in &pages {
        assert_eq!(again.get(page).await.status, 200, "{page}");
    }
    hall.close().await;
}

#[tokio::test]
async fn who_was_organiser_and_arbiter_under_two_names_can_leave() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut root = founder(&hall, "Root").await;
    let mut arbiter = person(&hall, "Arbiter").await;
    // The organiser is "Draughts Club", the chief arbiter "Ivan Koval": one account holds both offices (FMJD-IV.5).
    let desk = event(&mut arbiter, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let entries = format!("{desk}/entries");
    for name in &NAMES[..4] {
        act(&mut arbiter, &entries, "enter", &[("name", name)]).await;
    }
    // A player has the name of the arbiter, another the name that he will get.
    for name in ["Ivan Koval", "former member 2"] {
        act(&mut arbiter, &entries, "enter", &[("name", name)]).await;
    }
    act(&mut arbiter, &format!("{desk}/round"), "pair", &[]).await;
    let before = root.get(&entries).await;
    assert_eq!(before.status, 200, "{}", before.text);

    let left = arbiter.post("/account/delete", &[("password", "long enough")]).await;
    assert_eq!(left.status, 303, "{}", left.text);
    let log = root.get(&format!("{desk}/log")).await.text;
    assert!(!log.contains("Draughts Club"), "{log}");
    for name in ["former member 2 (2)", "former member 2 (3)"] {
        assert!(log.contains(name), "{name}: {log}");
    }
    let players = root.get(&entries).await.text;
    assert!(players.contains("Ivan Koval") && players.contains("former member 2"), "{players}");
    hall.close().await;
    // What is left is read again without a fault.
    let hall = Hall::open(folder.path()).await;
    let public = desk.trim_end_matches("/desk");
    assert_eq!(Browser::new(hall.address).get(public).await.status, 200);
    hall.close().await;
}

#[tokio::test]
async fn an_administrator_hands_out_and_forgets_by_page_and_by_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut root = founder(&hall, "Root").await;
    let (mut ivan, mut olha) = (person(&hall, "Ivan").await, person(&hall, "Olha").await);
    let deed = |deed, password| [("account", "2"), ("deed", deed), ("password", password)];
    for word in ["data", "forget"] {
        assert_eq!(ivan.post("/admin/account", &deed(word, "long enough")).await.status, 403, "{word}");
        let asked = root.post("/admin/account", &deed(word, "")).await;
        assert!(asked.status == 403 && asked.text.contains("Ivan"), "who is there is asked: {}", asked.text);
        assert_eq!(root.post("/admin/account", &deed(word, "wrong one")).await.status, 422, "{word}");
    }
    let data = root.post("/admin/account", &deed("data", "long enough")).await;
    let data: Value = serde_json::from_str(&data.text).expect("JSON");
    assert!(data.to_string().contains("Ivan"), "{data}");
    assert_eq!(root.post("/admin/account", &deed("forget", "long enough")).await.to(), "/admin");
    assert_eq!(ivan.get("/account").await.to(), "/sign-in?to=%2Faccount");
    assert_eq!(root.get("/player/Ivan").await.status, 404);
    let page = root.get("/admin").await.text;
    assert!(page.contains("forgot somebody for good") && page.contains("former member 2"), "{page}");
    let last = [("account", "1"), ("deed", "forget"), ("password", "long enough")];
    assert_eq!(root.post("/admin/account", &last).await.status, 422, "the only administrator stays");

    let token = make_token(&mut root, &["moderate"]).await;
    let program = Client { address: hall.address, token: Some(token) };
    let data = program.get("/api/v1/accounts/data?name=Olha").await;
    assert!(data.status == 200 && data.json().to_string().contains("Olha"), "{data:?}");
    let own = Client::of(&hall, &mut olha).await;
    let body = |password: &str| json!({ "name": "Olha", "password": password });
    for (client, body, status) in [
        (&own, body("long enough"), 403),
        (&program, body("wrong one"), 403),
        (&program, json!({ "name": "Nobody", "password": "long enough" }), 404),
        (&program, json!({ "name": "Root", "password": "long enough" }), 409),
        (&program, body("long enough"), 200),
        (&program, body("long enough"), 404),
    ] {
        let reply = client.post("/api/v1/accounts/deletion", &body).await;
        assert_eq!(reply.status, status, "{body}: {reply:?}");
    }
    assert_eq!(olha.get("/account").await.to(), "/sign-in?to=%2Faccount");

    let petro = Client::register(&hall, "Petro").await;
    let wrong = petro.post("/api/v1/account/deletion", &json!({ "password": "wrong one" })).await;
    assert_eq!((wrong.status, &wrong.json()["code"]), (403, &json!("password")));
    let gone = petro.post("/api/v1/account/deletion", &json!({ "password": "long enough" })).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    assert_eq!(petro.get("/api/v1/account").await.status, 401);
    hall.close().await;
}
