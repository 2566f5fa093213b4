//! Applications for titles over the site: filed by somebody, decided by the office, read by nobody else.

use damier_language::Language;
use serde_json::json;

use crate::browser::Browser;
use crate::client::{Client, make_token};
use crate::federation::{administrator, books};
use crate::hall::Hall;

const FORM: [(&str, &str); 24] = [
    ("player", "2"),
    ("title", "arbiter"),
    ("pool", "100"),
    ("proposer", "Federation of Ukraine"),
    ("signatory", "Hidden Signatory, president"),
    ("assembly", "2099-10-01"),
    ("profession", "Hidden teacher"),
    ("club", "Dynamo"),
    ("born", "1984-02-29"),
    ("birthplace", "Hidden Lviv"),
    ("address", "Hidden Street 7"),
    ("competition1", "Hidden Cup <i>"),
    ("category1", "II"),
    ("norm1", "MI"),
    ("required1", "11"),
    ("points1", "12"),
    ("evidence", "Hidden table"),
    ("language1", "English"),
    ("language2", "French"),
    ("language3", ""),
    ("chief", "Open of Kyiv\r\nCup of Lviv"),
    ("assistant", "World championship"),
    ("knows", "yes"),
    ("objective", "yes"),
];

async fn member(hall: &Hall, name: &str) -> Browser {
    let mut browser = Browser::new(hall.address);
    browser.post("/register", &[("name", name), ("password", "long enough")]).await;
    browser
}

// FMJD-X.15.1 to FMJD-X.15.3, FMJD-X.F3, FMJD-X.F4, FMJD-X.F5, FMJD-IV.4.proc.
#[tokio::test]
async fn an_application_is_filed_decided_and_kept_private() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = administrator(&hall).await;
    olena.upload("/federation/take", &[], ("books", books(3).as_bytes())).await;
    // Somebody who is called as the file calls its author is not that author.
    let mut secretary = member(&hall, "secretary").await;
    let mut petro = member(&hall, "Petro").await;
    let mut stranger = Browser::new(hall.address);
    assert_eq!(stranger.get("/federation/apply?player=2").await.status, 401);
    assert_eq!(stranger.post("/federation/apply", &FORM).await.status, 401);
    assert!(petro.get("/federation/apply?name=koval").await.text.contains("/federation/apply?player=2"));
    assert!(petro.get("/federation/apply?player=2").await.text.contains("Koval2"));
    let filed = petro.post("/federation/apply", &FORM).await;
    assert_eq!((filed.status, filed.to().as_str()), (303, "/federation/application/2"), "{}", filed.text);
    let again = petro.post("/federation/apply", &FORM).await;
    assert!(again.status == 422 && again.text.contains("still open"), "{}", again.text);
    assert!(again.text.contains("Hidden Cup &#60;i&#62;"), "what was typed is kept: {}", again.text);
    let nobody =
        petro.post("/federation/apply", &[("player", "99"), ("title", "arbiter"), ("proposer", "x")]);
    assert_eq!(nobody.await.status, 422);
    for browser in [&mut stranger, &mut secretary] {
        for page in ["/federation/application/2", "/federation/application/1", "/federation/applications"] {
            let seen = browser.get(page).await;
            assert!(
                seen.status == 200 && !seen.text.contains("Hidden") && !seen.text.contains("Secret"),
                "{page}"
            );
            assert!(!seen.text.contains("1984") && !seen.text.contains("Petro"), "{page}");
        }
        assert_eq!(browser.get("/federation/application/2/form-5.html").await.status, 404);
        assert_eq!(browser.post("/federation/application/2", &[("step", "examined")]).await.status, 404);
        assert_eq!(browser.get("/federation/record").await.status, 404);
        assert_eq!(browser.get("/federation/record.jsonl").await.status, 404);
    }
    assert_eq!(petro.post("/federation/application/2", &[("step", "examined")]).await.status, 404);
    for language in Language::all() {
        olena.post("/language", &[("code", language.code())]).await;
        for page in ["/federation/application/2", "/federation/apply?player=1", "/federation/record"] {
            let seen = olena.get(page).await;
            assert!(seen.status == 200 && !seen.text.contains('⟦'), "{page} in {language}: {}", seen.text);
        }
        let form = olena.get("/federation/application/2/form-5.html").await;
        assert!(form.text.contains("Hidden Street 7") && form.text.contains("Cup of Lviv"), "{}", form.text);
    }
    olena.post("/language", &[("code", "en")]).await;
    assert!(petro.get("/federation/application/2").await.text.contains("Hidden teacher"));
    let out_of_order = olena.post("/federation/application/2", &[("step", "granted")]).await;
    assert!(out_of_order.status == 422 && out_of_order.text.contains("cannot be"), "{}", out_of_order.text);
    let without_reason = olena.post("/federation/application/2", &[("step", "refused")]).await;
    assert!(without_reason.status == 422 && without_reason.text.contains("Say why"));
    let step = |step, note| [("step", step), ("note", note)];
    assert_eq!(olena.post("/federation/application/2", &step("examined", "complete")).await.status, 303);
    assert_eq!(olena.post("/federation/application/2", &step("reported", "")).await.status, 303);
    // He has the title from the file: the award is refused, and nothing was written down.
    let granted = olena.post("/federation/application/2", &step("granted", "")).await;
    assert!(granted.status == 422 && granted.text.contains("has this title"), "{}", granted.text);
    assert_eq!(olena.post("/federation/application/2", &step("refused", "held already")).await.status, 303);
    let seen = petro.get("/federation/application/2").await.text;
    assert!(seen.contains("refused") && seen.contains("held already") && seen.contains("Olena"), "{seen}");
    assert!(!stranger.get("/federation/application/2").await.text.contains("held already"));
    let record = olena.get("/federation/record.jsonl").await.text;
    assert_eq!(record.lines().count(), 11 + 4);
    let taken = olena.upload("/federation/take", &[], ("books", record.as_bytes())).await;
    assert!(taken.text.contains("0 facts were added"), "{}", taken.text);
    hall.close().await;
}

#[tokio::test]
async fn programs_file_and_decide() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = administrator(&hall).await;
    olena.upload("/federation/take", &[], ("books", books(3).as_bytes())).await;
    let mut petro = member(&hall, "Petro").await;
    let with = |token| Client { token: Some(token), ..Client::stranger(&hall) };
    let office = with(make_token(&mut olena, &["federation"]).await);
    let author = with(make_token(&mut petro, &["federation"]).await);
    let reader = with(make_token(&mut petro, &["read"]).await);
    let all = "/api/v1/federation/applications";
    let sent = json!({ "player": 3, "title": "mf", "pool": "64", "proposer": "Federation",
        "details": { "address": "Hidden Street", "dossier": [{ "competition": "Cup", "points": 12 }] } });
    assert_eq!(reader.post(all, &sent).await.status, 403);
    assert_eq!(Client::stranger(&hall).post(all, &sent).await.status, 401);
    let made = author.post(all, &sent).await;
    assert_eq!((made.status, &made.json()["number"]), (201, &json!(2)), "{made:?}");
    assert_eq!(author.post(all, &sent).await.status, 409);
    assert_eq!(author.post(all, &json!({ "player": 3, "title": "king", "proposer": "x" })).await.status, 400);
    let one = format!("{all}/2");
    assert!(author.get(&one).await.text.contains("Hidden Street"));
    assert!(!Client::stranger(&hall).get(&one).await.text.contains("Hidden"));
    let steps = format!("{one}/steps");
    assert_eq!(author.post(&steps, &json!({ "step": "examined" })).await.status, 403);
    for step in ["examined", "reported", "granted", "ratified"] {
        assert_eq!(office.post(&steps, &json!({ "step": step })).await.status, 200, "{step}");
    }
    assert_eq!(office.post(&steps, &json!({ "step": "refused", "note": "late" })).await.status, 409);
    let titles = Client::stranger(&hall).get("/api/v1/federation/players?id=3").await.json();
    assert_eq!(titles[0]["titles"][0]["title"], "mf");
    assert_eq!(author.get("/api/v1/federation/record").await.status, 403);
    let record = office.get("/api/v1/federation/record?after=11").await.json();
    assert_eq!(record.as_array().map(Vec::len), Some(5));
    assert_eq!(office.get(&format!("{all}/9")).await.status, 404);
    hall.close().await;
}
