//! A contest of solving online: the set, the clock, answers, judging, results, protests.

use crate::browser::Browser;
use crate::hall::Hall;

async fn signed_in(hall: &Hall, name: &str) -> Browser {
    let mut browser = Browser::new(hall.address);
    let made = browser.post("/register", &[("name", name), ("password", "long enough")]).await;
    assert_eq!(made.status, 303, "{}", made.text);
    browser
}

fn regulation() -> String {
    let texts = [
        "organiser",
        "character",
        "period",
        "sections",
        "session",
        "participants",
        "points",
        "layout",
        "places",
        "panel",
        "protests",
        "prizes",
    ];
    let texts: String = texts.map(|name| format!("{name} = \"as told\"\n")).concat();
    format!("name = \"Cup <b>\"\ncode = \"ua2023\"\nminutes = 90\nties = [\"time\"]\n[texts]\n{texts}")
}

async fn act(browser: &mut Browser, contest: &str, form: &[(&str, &str)], status: u16) -> String {
    let answer = browser.post(contest, form).await;
    assert_eq!(answer.status, status, "{form:?}: {}", answer.text);
    answer.text
}

#[tokio::test]
async fn a_session_from_the_set_to_the_results() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = signed_in(&hall, "Olena").await;
    let (mut chief, mut judge) = (signed_in(&hall, "Chief").await, signed_in(&hall, "Judge").await);
    let (mut ivan, mut petro) = (signed_in(&hall, "Ivan").await, signed_in(&hall, "Petro").await);
    let mut stranger = Browser::new(hall.address);
    assert_eq!(stranger.post("/solving", &[("regulation", &regulation())]).await.status, 401);
    assert_eq!(olena.post("/solving", &[("regulation", "name = 1")]).await.status, 422);
    let lacking = olena
        .post("/solving", &[("regulation", "name = \"Cup\"\ncode = \"ua2023\"\nminutes = 9\n[texts]\n")])
        .await;
    assert!(lacking.status == 422 && lacking.text.contains("UA-VIII.Solve.3"), "{}", lacking.text);
    let contest = olena.post("/solving", &[("regulation", &regulation())]).await.to();
    assert!(stranger.get("/contests").await.text.contains(&contest));
    for (name, office) in [("Chief", "chief-judge"), ("Judge", "judge")] {
        act(&mut olena, &contest, &[("act", "appoint"), ("name", name), ("office", office)], 303).await;
    }

    // The chief judge alone makes the set up (UA-VIII.SolveJudge.2), and nobody else sees it before the start.
    let put = [
        ("act", "put"),
        ("variant", "russian"),
        ("fen", "W:WKb8,h6:Bc3,h8"),
        ("task", "win"),
        ("solution", "f4 (g7, b2) g7! +"),
    ];
    act(&mut judge, &contest, &put, 422).await;
    act(&mut chief, &contest, &[&put[..4], &[("solution", "")]].concat(), 422).await;
    act(&mut chief, &contest, &[("act", "set"), ("problem", "/problem/none")], 422).await;
    act(&mut chief, &contest, &put, 303).await;
    act(&mut chief, &contest, &[("act", "start")], 422).await;
    act(&mut chief, &contest, &[("act", "approve-set")], 303).await;
    act(&mut ivan, &contest, &[("act", "enter")], 303).await;
    act(&mut petro, &contest, &[("act", "enter")], 303).await;
    act(&mut judge, &contest, &[("act", "enter")], 422).await;
    let first = format!("{contest}/1");
    for browser in [&mut ivan, &mut judge, &mut olena, &mut stranger] {
        assert_eq!(browser.get(&first).await.status, 404);
        assert!(!browser.get(&contest).await.text.contains("Kb8"));
    }
    assert_eq!(ivan.post(&format!("{first}/answer"), &[("text", "f4")]).await.status, 404);

    act(&mut chief, &contest, &[("act", "start")], 303).await;
    let news = stranger.get(&format!("{contest}/news")).await.text;
    assert!(news.contains("\"left\":5") || news.contains("\"left\":53"), "{news}");
    let sheet = ivan.get(&first).await;
    assert!(
        sheet.status == 200
            && sheet.text.contains("id=\"onboard\"")
            && !sheet.text.contains("Key for the judges"),
        "{}",
        sheet.text
    );
    assert_eq!(stranger.get(&first).await.status, 404);
    // One plays the moves on the board, the other writes them.
    let played = "b8-f4 h8-g7 h6:f8 c3-b2 f8-g7";
    assert_eq!(ivan.post(&format!("{first}/answer"), &[("text", played)]).await.status, 303);
    assert_eq!(petro.post(&format!("{first}/answer"), &[("text", "I give up")]).await.status, 303);
    assert_eq!(stranger.post(&format!("{first}/answer"), &[("text", "f4")]).await.status, 401);
    assert_eq!(olena.post(&format!("{first}/answer"), &[("text", "f4")]).await.status, 404);
    act(&mut ivan, &contest, &[("act", "hand-in")], 303).await;
    let late = ivan.post(&format!("{first}/answer"), &[("text", "f4")]).await;
    assert!(late.status == 422, "{}", late.text);

    // Whoever has handed in can be judged; what a program finds in the answer is ticked already.
    let page = judge.get(&contest).await.text;
    assert!(
        page.contains("Ivan") && page.contains("value=\"1\" checked") && !page.contains("I give up"),
        "{page}"
    );
    act(&mut ivan, &contest, &[("act", "judge"), ("solver", "1"), ("position", "1"), ("tick", "1")], 422)
        .await;
    act(&mut judge, &contest, &[("act", "judge"), ("solver", "2"), ("position", "1")], 422).await;
    act(&mut judge, &contest, &[("act", "judge"), ("solver", "1"), ("position", "1"), ("tick", "9")], 422)
        .await;
    act(&mut judge, &contest, &[("act", "judge"), ("solver", "1"), ("position", "1")], 303).await;
    act(&mut petro, &contest, &[("act", "hand-in")], 303).await;
    act(&mut chief, &contest, &[("act", "publish")], 422).await;
    // A form without a ticked box sends an empty one.
    let none = [
        ("act", "judge"),
        ("solver", "2"),
        ("position", "1"),
        ("tick", ""),
        ("remark", "No line of the key."),
    ];
    act(&mut judge, &contest, &none, 303).await;
    act(&mut judge, &contest, &[("act", "publish")], 422).await;
    act(&mut chief, &contest, &[("act", "publish")], 303).await;

    // Everybody sees results and solutions now; a solver protests, the chief judge rules, the points follow.
    let out = stranger.get(&contest).await.text;
    assert!(out.contains("Petro") && out.contains("f4") && !out.contains("I give up"), "{out}");
    act(&mut ivan, &contest, &[("act", "approve")], 422).await;
    let protest = [("act", "protest"), ("position", "1"), ("text", "All of it is there.")];
    act(&mut stranger, &contest, &protest, 401).await;
    act(&mut olena, &contest, &protest, 422).await;
    let at_position = format!("{first}/protest");
    let long = "x".repeat(3000);
    assert_eq!(ivan.post(&at_position, &[("text", " ")]).await.status, 422);
    let nobody = olena.post(&at_position, &[("text", long.as_str())]).await;
    assert_eq!(nobody.status, 422, "she does not solve");
    assert_eq!(ivan.post(&at_position, &[("text", "All of it is there.")]).await.status, 303);
    act(&mut chief, &contest, &[("act", "approve")], 422).await;
    let page = chief.get(&contest).await.text;
    let seq = page.split("name=\"protest\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let seq = seq.unwrap_or_else(|| panic!("no protest: {page}")).to_owned();
    let rule = [
        ("act", "rule"),
        ("protest", seq.as_str()),
        ("text", "So it is."),
        ("upheld", "true"),
        ("tick", "1"),
    ];
    act(&mut judge, &contest, &rule, 422).await;
    act(&mut chief, &contest, &rule, 303).await;
    assert!(ivan.get(&first).await.text.contains("So it is."));
    act(&mut chief, &contest, &[("act", "approve")], 303).await;
    act(&mut ivan, &contest, &protest, 422).await;
    hall.close().await;
}
