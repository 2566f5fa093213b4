//! Contests of composing on the site: who may do what, and who sees what.

use std::path::Path;

use damier_clock::Moment;
use damier_contests::composing;
use damier_contests::{AuthorId, By, Identity, Office, Official, WorkId};
use damier_rules::Variant;
use damier_store::{Append, Database, NewFact, Place};
use serde_json::json;

use crate::browser::Browser;
use crate::federation::{administrator, books as small_books};
use crate::hall::Hall;

async fn signed_in(hall: &Hall, name: &str) -> Browser {
    let mut browser = Browser::new(hall.address);
    let made = browser.post("/register", &[("name", name), ("password", "long enough")]).await;
    assert_eq!(made.status, 303, "{}", made.text);
    browser
}

fn regulation(closing: &str) -> String {
    let texts = ["organiser", "character", "period", "participants", "address", "places", "prizes", "panel"];
    let texts: String = texts.map(|name| format!("{name} = \"as told\"\n")).concat();
    format!(
        "name = \"Cup <b>\"\ncode = \"ua2023\"\ntitles = true\npublished = \"2020-01-01\"\nclosing = \"{closing}\"\n\
         preliminary = \"2099-02-01\"\neffect = \"2099-08-01\"\n[[sections]]\nname = \"Problems\"\n\
         variant = \"russian\"\ngenre = \"problem\"\nper_author = 2\n[texts]\n{texts}"
    )
}

async fn begun(browser: &mut Browser, closing: &str) -> String {
    let made = browser.post("/contests", &[("regulation", &regulation(closing))]).await;
    assert_eq!(made.status, 303, "{}", made.text);
    made.header("location").expect("an address").to_owned()
}

#[tokio::test]
async fn entrants_send_and_judges_do_not_see_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, mut ivan) = (signed_in(&hall, "Olena").await, signed_in(&hall, "Ivan").await);
    let mut stranger = Browser::new(hall.address);
    assert_eq!(stranger.post("/contests", &[("regulation", &regulation("2099-01-01"))]).await.status, 401);
    let wrong = olena.post("/contests", &[("regulation", "name = 1")]).await;
    assert_eq!(wrong.status, 422);
    let early = olena.post("/contests", &[("regulation", &regulation("2020-01-15"))]).await;
    assert!(early.status == 422 && early.text.contains("UA-VIII.Comp.3"), "{}", early.text);

    let contest = begun(&mut olena, "2099-01-01").await;
    let list = stranger.get("/contests").await;
    assert!(list.text.contains("Cup &#60;b&#62;") || list.text.contains("Cup &lt;b&gt;"), "{}", list.text);
    assert_eq!(stranger.post(&contest, &[("act", "enter")]).await.status, 401);
    let unread = ivan.post(&contest, &[("act", "enter"), ("name", "Koval I."), ("born", "in May")]).await;
    assert!(unread.status == 422 && unread.text.contains("Year of birth"), "{}", unread.text);
    assert!(unread.text.contains("value=\"in May\"") && unread.text.contains("value=\"Koval I.\""));
    assert_eq!(ivan.post(&contest, &[("act", "enter"), ("born", "1970")]).await.status, 303);
    let again = ivan.post(&contest, &[("act", "enter")]).await;
    assert!(again.status == 422 && again.text.contains("has entered already"), "{}", again.text);
    let work = [("act", "send"), ("section", "1"), ("position", "W:Wc3,e3,a1:Bd6,f6,b6"), ("task", "win")];
    let sent = ivan.post(&contest, &[work.as_slice(), &[("solution", "cd4")]].concat()).await;
    assert_eq!(sent.status, 303, "{}", sent.text);
    let better = [
        ("act", "send"),
        ("section", "1"),
        ("work", "1"),
        ("position", "W:Wc3,e3,c1:Bd6,f6,b6"),
        ("task", "win"),
    ];
    let better = ivan.post(&contest, &[better.as_slice(), &[("solution", "cd4")]].concat()).await;
    assert_eq!(better.status, 303, "a work is replaced: {}", better.text);
    assert!(!ivan.get(&contest).await.text.contains("a1:Bd6"));
    // Nobody else may act for the organiser, or take back what is not his.
    let close = ivan.post(&contest, &[("act", "close")]).await;
    assert!(close.status == 422 && close.text.contains("may not do this"), "{}", close.text);
    let other = olena.post(&contest, &[("act", "withdraw"), ("work", "1")]).await;
    assert_eq!(other.status, 422, "{}", other.text);
    let bad = ivan.post(&contest, &[("act", "nonsense")]).await;
    assert_eq!(bad.status, 422);
    let page = ivan.get(&contest).await;
    assert!(page.text.contains("/diagram?variant=russian"), "{}", page.text);
    assert!(!olena.get(&contest).await.text.contains("/diagram?variant=russian"));
    // Before the closing date there are no code numbers, and no page of a work.
    assert_eq!(olena.get(&format!("{contest}/work/1-01")).await.status, 404);
    let early = olena.post(&contest, &[("act", "close")]).await;
    assert!(early.status == 422 && early.text.contains("works are taken until"), "{}", early.text);
    hall.close().await;
}

/// A moment of 2020.
fn then(day: &str) -> Moment {
    let at: jiff::Timestamp = format!("2020-{day}T12:00:00Z").parse().expect("a moment");
    Moment::from_millis(at.as_millisecond())
}

/// Facts of a contest that were said long ago.
struct Past {
    stream: String,
    next: u32,
    facts: Vec<NewFact>,
}

impl Past {
    fn said(&mut self, day: &str, office: Office, name: &str, fact: &composing::Fact) {
        let (by, author) = match name {
            "Olena" => (By::account(office, 1, name), "account/1"),
            "Ivan" => (By::account(office, 2, name), "account/2"),
            _ => (By::new(office, name), ""),
        };
        let said = json!({ "by": by, "fact": fact });
        self.facts.push(NewFact::new(then(day), author, &said).expect("JSON"));
        self.next += 1;
    }

    async fn keep(self, folder: &Path) {
        let database = Database::open_at(&Place::folder(folder)).await.expect("the database");
        let append = Append::new(self.stream, 1).facts(self.facts);
        database.append(append).await.expect("kept");
        database.close().await;
    }
}

/// A contest whose works were sent in 2020 by Ivan, organised by Olena.
fn past(id: &str) -> Past {
    let mut past = Past { stream: format!("composing/{id}"), next: 1, facts: Vec::new() };
    let regulation = toml::from_str(&regulation("2020-04-01")).expect("a regulation");
    past.said("01-01", Office::Organiser, "Olena", &composing::Fact::Regulation(Box::new(regulation)));
    let author = composing::AuthorEntry {
        name: "Koval Ivan".to_owned(),
        account: Some(Identity::Account(2)),
        login: Some("Ivan".to_owned()),
        place: Some("Lviv".to_owned()),
        ..Default::default()
    };
    past.said("01-02", Office::Entrant, "Ivan", &composing::Fact::AuthorEntered(author));
    for position in ["W:Wc3,e3,a1:Bd6,f6,b6", "W:Wc3,e3,c1:Bd6,f6,h6"] {
        let work = composing::WorkEntry {
            section: 1,
            authors: vec![AuthorId(1)],
            variant: Variant::Russian,
            position: position.to_owned(),
            task: "win".to_owned(),
            solution: "cd4".to_owned(),
            proof: None,
            origin: composing::Origin::Original,
        };
        past.said("01-03", Office::Entrant, "Ivan", &composing::Fact::Sent(Box::new(work)));
    }
    past
}

/// The same person in front of a server that was started again.
fn moved(browser: &Browser, hall: &Hall) -> Browser {
    let mut again = Browser::new(hall.address);
    again.cookies.clone_from(&browser.cookies);
    again
}

#[tokio::test]
async fn works_are_marked_published_and_appealed_against() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let people = [
        signed_in(&hall, "Olena").await,
        signed_in(&hall, "Ivan").await,
        signed_in(&hall, "Judge").await,
        signed_in(&hall, "Chief").await,
    ];
    hall.close().await;
    past("cup").keep(folder.path()).await;
    let hall = Hall::open(folder.path()).await;
    let [mut olena, mut ivan, mut judge, mut chief] = people.map(|browser| moved(&browser, &hall));
    let mut stranger = Browser::new(hall.address);
    let contest = "/contest/cup";
    for (account, name, office) in
        [("judge", "Bila Olha", "judge"), ("Chief", "", "chief-judge"), ("Nobody", "", "deputy")]
    {
        let form = [("act", "appoint"), ("account", account), ("name", name), ("office", office)];
        let answer = olena.post(contest, &form).await;
        let status = if account == "Nobody" { 422 } else { 303 };
        assert_eq!(answer.status, status, "{account}: {}", answer.text);
    }
    assert_eq!(olena.post(contest, &[("act", "close")]).await.status, 303);

    // Judges see works and no authors; the entrant and strangers see no works of others.
    let page = judge.get(contest).await.text;
    assert!(page.contains("1-01") && page.contains("1-02") && !page.contains("Ivan"), "{page}");
    let work = judge.get(&format!("{contest}/work/1-01")).await;
    assert!(work.status == 200 && !work.text.contains("Ivan"), "{}", work.text);
    assert_eq!(stranger.get(&format!("{contest}/work/1-01")).await.status, 404);
    let mark = |code: &'static str, mark: &'static str| {
        [("act", "mark"), ("code", code), ("mark", mark), ("says", "Fresh <i>idea</i>")]
    };
    assert_eq!(ivan.post(contest, &mark("1-01", "90")).await.status, 422, "he is no judge");
    let off = judge.post(contest, &mark("1-01", "101")).await;
    assert!(off.status == 422 && off.text.contains("UA-VIII.Judge"), "{}", off.text);
    let typed = off.text.contains("value=\"101\"") && off.text.contains("value=\"Fresh &#60;i&#62;idea");
    assert!(typed, "what was typed stays: {}", off.text);
    assert_eq!(judge.post(contest, &mark("1-01", "70")).await.status, 303);
    let early = olena.post(contest, &[("act", "preliminary")]).await;
    assert!(early.status == 422, "one mark is missing: {}", early.text);
    let breach = [("act", "breach"), ("code", "1-02"), ("text", "the first move is a capture")];
    assert_eq!(ivan.post(contest, &breach).await.status, 422);
    assert_eq!(judge.post(contest, &breach).await.status, 303);
    let generous = judge.post(contest, &mark("1-02", "50")).await;
    assert_eq!(generous.status, 422, "a formal breach scores zero: {}", generous.text);
    assert!(!stranger.get(contest).await.text.contains("Fresh"), "nothing is out yet");
    assert_eq!(ivan.post(contest, &[("act", "preliminary")]).await.status, 422);
    assert_eq!(olena.post(contest, &[("act", "preliminary")]).await.status, 303);

    let out = stranger.get(contest).await.text;
    assert!(out.contains("70") && out.contains("formal breach"), "{out}");
    let work = stranger.get(&format!("{contest}/work/1-01")).await.text;
    assert!(work.contains("Fresh &#60;i&#62;idea") && work.contains("70"), "{work}");
    assert!(work.contains("Bila Olha") && work.contains("Koval Ivan (Lviv)"), "{work}");
    for (paper, status) in
        [("results.txt", 200), ("announcement.html", 200), ("award.html", 404), ("x.pdf", 404)]
    {
        assert_eq!(stranger.get(&format!("{contest}/paper/{paper}")).await.status, status, "{paper}");
    }
    let paper = stranger.get(&format!("{contest}/paper/results.txt")).await.text;
    assert!(paper.contains("Koval Ivan (Lviv)") && !paper.contains("Olena"), "{paper}");
    // The author appeals, the chief judge rules, and the award follows.
    let own = if out.contains("1-01") { "1" } else { "2" };
    let appeal = [("act", "appeal"), ("work", own), ("text", "It is worth more.")];
    assert_eq!(olena.post(contest, &appeal).await.status, 422, "not hers");
    assert_eq!(ivan.post(contest, &appeal).await.status, 303);
    assert!(!stranger.get(contest).await.text.contains("worth more"), "appeals are between them");
    let page = chief.get(contest).await.text;
    let seq = page.split("name=\"appeal\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let seq = seq.unwrap_or_else(|| panic!("no appeal: {page}")).to_owned();
    let ruling = [("act", "rule"), ("appeal", seq.as_str()), ("text", "Agreed."), ("mark", "88")];
    assert_eq!(judge.post(contest, &ruling).await.status, 422, "the chief judge rules");
    assert_eq!(chief.post(contest, &ruling).await.status, 303);
    assert_eq!(chief.post(contest, &ruling).await.status, 422, "once");
    assert!(stranger.get(contest).await.text.contains("88"));
    // Whose appeal was turned down may go on to the commission, if one was appointed.
    let other = if own == "1" { "2" } else { "1" };
    let second = [("act", "appeal"), ("work", other), ("text", "No breach.")];
    assert_eq!(ivan.post(contest, &second).await.status, 303);
    let seq = (seq.parse::<u32>().expect("a number") + 2).to_string();
    let no = [("act", "rule"), ("appeal", seq.as_str()), ("text", "It stays.")];
    assert_eq!(chief.post(contest, &no).await.status, 303);
    let further = [("act", "further"), ("appeal", seq.as_str())];
    assert_eq!(judge.post(contest, &further).await.status, 422, "not his");
    assert_eq!(ivan.post(contest, &further).await.status, 303);
    let mut petro = signed_in(&hall, "Petro").await;
    let appoint = [("act", "appoint"), ("name", "Petro"), ("office", "commission"), ("section", "")];
    assert_eq!(olena.post(contest, &appoint).await.status, 303);
    let decide = [("act", "commission"), ("appeal", seq.as_str()), ("text", "It stays indeed.")];
    assert_eq!(chief.post(contest, &decide).await.status, 422, "the commission decides");
    // Nobody decides on his own work, on his own mark, or once more on what he has ruled.
    for (browser, account, clause) in [
        (&mut ivan, "Ivan", "UA-VIII.Judge.12"),
        (&mut judge, "Judge", "UA-VIII.Judge.9"),
        (&mut chief, "Chief", "UA-VIII.Judge.8"),
    ] {
        let appoint = [("act", "appoint"), ("account", account), ("office", "commission")];
        assert_eq!(olena.post(contest, &appoint).await.status, 303, "{account}");
        let page = browser.get(contest).await.text;
        assert!(page.contains(clause) && !page.contains("value=\"commission\">Rule"), "{account}: {page}");
        let barred = browser.post(contest, &decide).await;
        assert!(barred.status == 422 && barred.text.contains(clause), "{account}: {}", barred.text);
    }
    let cancel = [("act", "cancel"), ("text", "I had expected more.")];
    assert_eq!(ivan.post(contest, &cancel).await.status, 422, "he takes part");
    assert_eq!(petro.post(contest, &decide).await.status, 303);
    let revise = [("act", "revise"), ("code", "1-01"), ("mark", "89"), ("text", "On reflection.")];
    assert_eq!(judge.post(contest, &revise).await.status, 422, "the chief judge does");
    assert_eq!(chief.post(contest, &revise).await.status, 303);
    let remark = [("act", "remark"), ("code", "1-01"), ("text", "Shashki 1987")];
    assert_eq!(judge.post(contest, &remark).await.status, 303);
    let early = olena.post(contest, &[("act", "final")]).await;
    assert!(early.status == 422 && early.text.contains("UA-VIII"), "{}", early.text);
    hall.close().await;
}

#[tokio::test]
async fn final_results_name_the_authors_and_points_go_to_people_of_the_books() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let olena = administrator(&hall).await;
    let ivan = signed_in(&hall, "Ivan").await;
    hall.close().await;
    let mut past = past("old");
    let judge =
        Official { name: "Judge".to_owned(), office: Office::Judge, sections: Vec::new(), account: None };
    past.said("01-04", Office::Organiser, "Olena", &composing::Fact::Appointed(judge));
    past.said("04-02", Office::Organiser, "Olena", &composing::Fact::Closed { seed: 7 });
    for work in [WorkId(1), WorkId(2)] {
        let marked = composing::Fact::Marked {
            work,
            judge: "Judge".to_owned(),
            mark: "61".parse().expect("a mark"),
            characterisation: String::new(),
        };
        past.said("04-03", Office::Judge, "Judge", &marked);
    }
    past.said("04-04", Office::Organiser, "Olena", &composing::Fact::PreliminaryPublished);
    past.keep(folder.path()).await;
    let hall = Hall::open(folder.path()).await;
    let mut olena = moved(&olena, &hall);
    let done = olena.post("/contest/old", &[("act", "final")]).await;
    assert_eq!(done.status, 303, "{}", done.text);
    let page = Browser::new(hall.address).get("/contest/old").await.text;
    assert!(page.contains("Ivan") && page.contains("61"), "{page}");
    let late = olena.post("/contest/old", &[("act", "final")]).await;
    assert_eq!(late.status, 422);
    // The office says who the laureates are; nobody else.
    let books = "/contest/old/books";
    assert_eq!(moved(&ivan, &hall).get(books).await.status, 404);
    let taken = olena.upload("/federation/take", &[], ("books", small_books(2).as_bytes())).await;
    assert_eq!(taken.status, 200, "{}", taken.text);
    let page = olena.get(books).await.text;
    assert!(page.contains("Koval Ivan (Lviv)") && page.contains("30"), "{page}");
    // The jury is shown beside them (FMJD-X.10.2.2).
    assert!(page.contains("<td>Judge</td><td>judge of a section</td>"), "{page}");
    let nobody = olena.post(books, &[("person", "Nobody Known")]).await;
    assert!(nobody.status == 422 && nobody.text.contains("value=\"Nobody Known\""), "{}", nobody.text);
    for _ in 0..2 {
        assert_eq!(olena.post(books, &[("person", "#2")]).await.status, 303);
    }
    assert!(olena.get(books).await.text.contains("/federation/player/2"));
    let record = olena.get("/federation/record.jsonl").await.text;
    assert_eq!(record.matches("\"place\":{\"person\":2").count(), 1, "once: {record}");
    hall.close().await;
}
