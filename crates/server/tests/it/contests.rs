//! Contests of composing on the site: who may do what, and who sees what.

use crate::browser::Browser;
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
        "name = \"Cup <b>\"\ncode = \"ua2023\"\npublished = \"2020-01-01\"\nclosing = \"{closing}\"\n\
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
    assert_eq!(ivan.post(&contest, &[("act", "enter"), ("born", "1970")]).await.status, 303);
    let again = ivan.post(&contest, &[("act", "enter")]).await;
    assert!(again.status == 422 && again.text.contains("has entered already"), "{}", again.text);
    let work = [("act", "send"), ("section", "1"), ("position", "W:Wc3,e3,a1:Bd6,f6,b6"), ("task", "win")];
    let sent = ivan.post(&contest, &[work.as_slice(), &[("solution", "cd4")]].concat()).await;
    assert_eq!(sent.status, 303, "{}", sent.text);
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
