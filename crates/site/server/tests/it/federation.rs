//! The books of a federation on the site: brought by an administrator, read by everybody, without secrets.

use damier_federation::people::{Club, Person, Private};
use damier_federation::report::{EventReport, EventStanding, PlayedBy, Player, ReportedGame};
use damier_federation::titles::{Application, Award, Details, Title};
use damier_federation::{BroughtRating, Entry, Fact, PersonId, Pool};
use damier_language::Language;
use jiff::civil::date;

use crate::browser::Browser;
use crate::client::Client;
use crate::desk::founder;
use crate::hall::Hall;

/// The facts of small books, a line each.
pub(crate) fn books(people: u32) -> String {
    let mut facts = vec![
        Fact::Opened { name: "Federation of Ukraine".into(), code: "UKR".into() },
        Fact::Federation { code: "UKR".into(), name: "Ukraine".into(), coordinator: None },
        Fact::Club(Club { name: "Dynamo".into(), federation: "UKR".into(), town: Some("Kyiv".into()) }),
    ];
    for number in 1..=people {
        let private = Private {
            born: Some(date(1991, 7, 23)),
            address: "Secret Street 5".into(),
            ..Private::default()
        };
        let person = Person {
            family: format!("Koval{number}"),
            given: "Anna <b>".into(),
            federation: Some("UKR".into()),
            private,
            ..Person::default()
        };
        facts.push(Fact::Person(Box::new(person)));
    }
    let rating = |id| BroughtRating {
        person: PersonId(id),
        rating: 2300.0 - f64::from(id),
        games: 60,
        was_strong: false,
        last_played: Some(date(2025, 10, 1)),
    };
    let ratings = (1..=people).map(rating).collect();
    facts.push(Fact::Brought { pool: Pool::Hundred, from: date(2025, 1, 1), ratings });
    facts.push(Fact::Event(Box::new(EventReport {
        place: "Kyiv".into(),
        standing: EventStanding::Approved,
        rounds: 4,
        players: [1, 2].map(|id| Player::of(PersonId(id))).to_vec(),
        games: (1..=4).map(|round| ReportedGame(round, 1, 2, "2-0".parse().expect("a score"))).collect(),
        ..EventReport::new(
            "Cup of Kyiv",
            Pool::Hundred,
            PlayedBy::Match,
            [date(2025, 2, 1), date(2025, 2, 9)],
        )
    })));
    let pool = Some(Pool::Hundred);
    facts.push(Fact::Award(Box::new(Award {
        person: PersonId(1),
        title: Title::Mf,
        pool,
        women: false,
        date: date(2024, 1, 1),
        ground: "junior champion".into(),
        confirmed: None,
    })));
    facts.push(Fact::Application(Box::new(Application {
        person: PersonId(1),
        title: Title::Mi,
        pool,
        women: false,
        proposer: "Federation".into(),
        signatory: "Secret Signatory".into(),
        sent: date(2025, 3, 1),
        received: None,
        assembly: None,
        languages: Vec::new(),
        details: Details::default(),
    })));
    facts.push(Fact::Award(Box::new(Award {
        person: PersonId(2),
        title: Title::Arbiter,
        pool: None,
        women: false,
        date: date(2020, 1, 1),
        ground: String::new(),
        confirmed: None,
    })));
    let line = |(seq, fact)| {
        let entry = Entry { seq, at: Default::default(), by: "secretary".into(), fact };
        serde_json::to_string(&entry).expect("JSON") + "\n"
    };
    (1..).zip(facts).map(line).collect()
}

pub(crate) async fn administrator(hall: &Hall) -> Browser {
    founder(hall, "Olena").await
}

const PAGES: [&str; 7] = [
    "/federation",
    "/federation?order=all",
    "/federation/player/1",
    "/federation/event/1",
    "/federation/bodies",
    "/federation/arbiters",
    "/federation/applications",
];

#[tokio::test]
async fn books_are_brought_read_and_keep_their_secrets() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = administrator(&hall).await;
    let mut reader = Browser::new(hall.address);
    let none = reader.get("/federation").await;
    assert!(none.status == 200 && none.text.contains("have not been put on this site yet"), "{}", none.text);
    assert_eq!(reader.upload("/federation/take", &[], ("books", books(3).as_bytes())).await.status, 404);
    let taken = olena.upload("/federation/take", &[], ("books", books(3).as_bytes())).await;
    assert!(taken.status == 200 && taken.text.contains("11 facts were added"), "{}", taken.text);
    for language in Language::all() {
        reader.post("/language", &[("code", language.code())]).await;
        for page in PAGES {
            let answer = reader.get(page).await;
            assert_eq!(answer.status, 200, "{page}");
            assert!(!answer.text.contains('⟦'), "{page} in {language} lacks a message: {}", answer.text);
            for secret in ["Secret", "1991", "Anna <b>"] {
                assert!(!answer.text.contains(secret), "{page} tells {secret}");
            }
        }
    }
    reader.post("/language", &[("code", "en")]).await;
    let card = reader.get("/federation/player/1").await.text;
    assert!(
        card.contains("<polyline") && card.contains("FMJD Master") && card.contains("Cup of Kyiv"),
        "{card}"
    );
    assert!(reader.get("/federation/arbiters").await.text.contains("International Arbiter"));
    assert!(reader.get("/federation/applications").await.text.contains("International Master"));
    assert!(reader.get("/federation?name=koval2").await.text.contains("Koval2"));
    assert_eq!(reader.get("/federation/player/9").await.status, 404);
    // The same list again adds nothing; another one is refused with the first fact that differs.
    let again = olena.upload("/federation/take", &[], ("books", books(3).as_bytes())).await;
    assert!(again.text.contains("0 facts were added"), "{}", again.text);
    let other = books(3).replace("Dynamo", "Spartak");
    let refused = olena.upload("/federation/take", &[], ("books", other.as_bytes())).await;
    assert!(refused.status == 422 && refused.text.contains("Fact 3 differs"), "{}", refused.text);
    let broken = olena.upload("/federation/take", &[], ("books", b"nonsense")).await;
    assert!(broken.status == 422 && broken.text.contains("Line 1 cannot be read"), "{}", broken.text);
    hall.close().await;
}

#[tokio::test]
async fn programs_read_the_books() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = administrator(&hall).await;
    let program = Client::stranger(&hall);
    assert_eq!(program.get("/api/v1/federation/ratings").await.json()["players"], serde_json::json!([]));
    olena.upload("/federation/take", &[], ("books", books(3).as_bytes())).await;
    let list = program.get("/api/v1/federation/ratings?on=2025-08-01").await.json();
    assert_eq!(list["starts"], "2025-07-01");
    assert_eq!(list["players"][0]["title"], "MF");
    let players = program.get("/api/v1/federation/players?id=1").await;
    assert!(!players.text.contains("Secret") && !players.text.contains("1991"), "{players:?}");
    assert_eq!(players.json()[0]["ratings"][0]["changes"][0]["event"], 1);
    let events = program.get("/api/v1/federation/events?id=1").await.json();
    assert_eq!(events[0]["changes"][0]["clauses"][0], "FMJD-IX.3.2.1");
    assert_eq!(program.get("/api/v1/federation/arbiters").await.json()[0]["category"], "international");
    let applications = program.get("/api/v1/federation/applications").await;
    assert!(!applications.text.contains("Secret"), "{applications:?}");
    assert_eq!(program.get("/api/v1/federation/bodies").await.json()["clubs"][0]["town"], "Kyiv");
    assert_eq!(program.get("/api/v1/federation/ratings?pool=65").await.status, 400);
    hall.close().await;
}

#[tokio::test]
async fn programs_print_the_papers() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = administrator(&hall).await;
    olena.upload("/federation/take", &[], ("books", books(3).as_bytes())).await;
    let (program, office) = (Client::stranger(&hall), Client::of(&hall, &mut olena).await);
    let all = program.get("/api/v1/federation/papers").await.json();
    let all = all.as_array().expect("a list");
    let about = |own: &serde_json::Value| own["asks"].as_array().is_some_and(|all| !all.is_empty());
    // Forms to fill in are for everybody, in every shape that needs no printer.
    for own in all.iter().filter(|own| !about(own)) {
        let name = own["name"].as_str().expect("a name");
        for shape in ["html", "csv", "xlsx"] {
            let path = format!("/api/v1/federation/papers/{name}?format={shape}");
            let (status, bytes) = program.bytes(&path).await;
            assert!(status == 200 && !bytes.is_empty(), "{path}: {status}");
        }
    }
    let list = "/api/v1/federation/papers/rating-list";
    let (shown, table) = (program.get(list).await, program.get(&format!("{list}?format=csv")).await);
    assert!(shown.text.contains("Koval1") && !shown.text.contains("1991"), "{shown:?}");
    assert!(table.head.contains("content-type: text/csv") && table.text.contains("Koval1"), "{table:?}");
    let changes = "/api/v1/federation/papers/rating-changes";
    assert!(program.get(&format!("{changes}?event=1")).await.text.contains("Cup of Kyiv"));
    assert_eq!(program.get(changes).await.status, 409);
    // The forms of an application are for who may read it, and only its own.
    let form = "/api/v1/federation/papers/form-3?application=1";
    assert_eq!(program.get(form).await.status, 404);
    let filled = office.get(form).await;
    assert!(filled.status == 200 && filled.text.contains("Secret Street 5"), "{filled:?}");
    assert_eq!(office.get("/api/v1/federation/papers/form-5?application=1").await.status, 404);
    assert_eq!(office.get("/api/v1/federation/papers/form-3").await.status, 404);
    assert_eq!(office.get("/api/v1/federation/papers/nothing").await.status, 404);
    assert_eq!(program.get(&format!("{list}?format=docx")).await.status, 400);
    hall.close().await;
}

/// A page of two hundred lines stays small.
#[tokio::test]
async fn a_long_list_comes_in_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = administrator(&hall).await;
    olena.upload("/federation/take", &[], ("books", books(450).as_bytes())).await;
    let page = olena.get("/federation?order=all").await.text;
    assert!(page.len() < 100_000, "{}", page.len());
    assert!(page.contains("skip=200"));
    assert!(olena.get("/federation?order=all&skip=400").await.text.contains("Koval"));
    hall.close().await;
}

#[tokio::test]
async fn somebody_of_the_books_is_forgotten_and_his_results_stay() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = administrator(&hall).await;
    olena.upload("/federation/take", &[], ("books", books(3).as_bytes())).await;
    let (card, forget) = ("/federation/player/1", "/federation/player/1/forget");
    let before = olena.get(card).await.text;
    assert!(before.contains("Koval1") && before.contains(forget), "{before}");
    let mut reader = crate::desk::person(&hall, "reader").await;
    assert!(!reader.get(card).await.text.contains(forget));
    assert_eq!(reader.post(forget, &[("password", "long enough")]).await.status, 403);
    let asked = olena.post(forget, &[]).await;
    assert!(asked.status == 403 && asked.text.contains("Koval1"), "who is there is asked: {}", asked.text);
    assert_eq!(olena.post(forget, &[("password", "long enough")]).await.to(), card);
    let after = reader.get(card).await.text;
    assert!(after.contains("former person 1") && after.contains("Cup of Kyiv"), "{after}");
    assert!(after.contains("FMJD Master"), "the title stays: {after}");
    let record = olena.get("/federation/record.jsonl").await.text;
    for page in PAGES.map(str::to_owned).iter().chain([&"/federation/record".to_owned()]) {
        assert!(!olena.get(page).await.text.contains("Koval1"), "{page}");
    }
    assert!(!record.contains("Koval1") && record.contains("Koval2"), "{record}");
    assert_eq!(record.matches("Secret Street").count(), 2, "the others keep theirs: {record}");
    // The federation's own file, which does not know yet, still goes on from the same facts.
    let again = olena.upload("/federation/take", &[], ("books", books(3).as_bytes())).await;
    assert!(again.text.contains("0 facts were added"), "{}", again.text);
    assert!(!olena.get("/federation/record.jsonl").await.text.contains("Koval1"), "and brings nobody back");
    hall.close().await;
    let files = std::fs::read_dir(folder.path()).expect("a folder").filter_map(Result::ok);
    let mut bytes = files.filter_map(|file| std::fs::read(file.path()).ok());
    assert!(!bytes.any(|own| own.windows(6).any(|part| part == b"Koval1")), "nor is he left on the disk");
}
