//! Announcing contests by the form: what is wrong is told by its field, what was typed stays, and the form makes the
//! regulation that a file makes.

use damier_contests::composing::Regulation;

use crate::browser::Browser;
use crate::hall::Hall;

async fn signed_in(hall: &Hall, name: &str) -> Browser {
    let mut browser = Browser::new(hall.address);
    let made = browser.post("/register", &[("name", name), ("password", "long enough")]).await;
    assert_eq!(made.status, 303, "{}", made.text);
    browser
}

/// The fields of a form as a browser would send them when nothing is changed.
fn fields(page: &str) -> Vec<(String, String)> {
    let mut forms = page.split("<form method=\"post\" action=\"/").skip(1);
    let form = forms.find(|form| form.starts_with("contest") || form.starts_with("solving"));
    let form = form.unwrap_or_else(|| panic!("no form: {page}"));
    let form = form.split("</form>").next().unwrap_or_default();
    let attribute = |tag: &str, name: &str| {
        let found = tag.split(&format!(" {name}=\"")).nth(1)?.split('"').next()?;
        Some(found.to_owned())
    };
    let mut all: Vec<(String, String)> = Vec::new();
    let mut first = false;
    for piece in form.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
        let name = attribute(tag, "name").unwrap_or_default();
        match tag.split(' ').next().unwrap_or_default() {
            "input" if tag.contains("checkbox") && !tag.ends_with("checked") => {}
            "input" => all.push((name, attribute(tag, "value").unwrap_or_default())),
            "textarea" => all.push((name, text.to_owned())),
            "select" => {
                all.push((name, String::new()));
                first = true;
            }
            "option" => {
                let last = all.last_mut().expect("a choice");
                if first || tag.ends_with("selected") {
                    last.1 = attribute(tag, "value").unwrap_or_default();
                }
                first = false;
            }
            _ => {}
        }
    }
    all
}

fn put(fields: &mut Vec<(String, String)>, name: &str, text: &str) {
    match fields.iter_mut().find(|(own, _)| own == name) {
        Some(field) => text.clone_into(&mut field.1),
        None => fields.push((name.to_owned(), text.to_owned())),
    }
}

async fn send(browser: &mut Browser, at: &str, fields: &[(String, String)]) -> crate::browser::Answer {
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    browser.post(at, &fields).await
}

#[tokio::test]
async fn every_code_is_announced_by_what_its_form_holds() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = signed_in(&hall, "Olena").await;
    signed_in(&hall, "Petro").await;
    for code in ["ua2023", "ua2013", "columns"] {
        let page = olena.get(&format!("/contests/new?code={code}")).await.text;
        let mut typed = fields(&page);
        put(&mut typed, "name", "Cup <b>");
        put(&mut typed, "text-organiser", "Club of \"Lviv\"");
        put(&mut typed, "judge-account", "petro");
        put(&mut typed, "judge-name", "Bilyi Petro");
        let file = [typed.clone(), vec![("act".to_owned(), "file".to_owned())]].concat();
        let file = send(&mut olena, "/contests", &file).await;
        assert_eq!(file.status, 200, "{code}: {}", file.text);
        let by_form: Regulation = toml::from_str(&file.text).expect("a regulation");
        let made = send(&mut olena, "/contests", &typed).await;
        assert_eq!(made.status, 303, "{code}: {}", made.text);
        let contest = made.to();
        let kept = olena.get(&format!("{contest}/regulation.toml")).await.text;
        assert_eq!(toml::from_str::<Regulation>(&kept).expect("a regulation"), by_form, "{code}");
        let page = olena.get(&contest).await.text;
        assert!(page.contains("Bilyi Petro") && page.contains("paper/announcement.pdf"), "{page}");
        // The same regulation as a file.
        let again = olena.post("/contests", &[("regulation", &kept)]).await;
        assert_eq!(again.status, 303, "{code}: {}", again.text);
        let again = olena.get(&format!("{}/regulation.toml", again.to())).await.text;
        assert_eq!(again, kept, "{code}");
        let paper = olena.get(&format!("{contest}/paper/announcement.txt")).await;
        assert!(paper.status == 200 && paper.text.contains("Cup <b>"), "{}", paper.text);
        assert_eq!(olena.get(&format!("{contest}/paper/results.html")).await.status, 404);
    }
    hall.close().await;
}

#[tokio::test]
async fn what_is_wrong_is_told_by_its_field_and_nothing_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = signed_in(&hall, "Olena").await;
    let mut stranger = Browser::new(hall.address);
    assert_eq!(stranger.get("/contests/new").await.status, 401);
    let page = olena.get("/contests/new?code=ua2013").await.text;
    let fresh = fields(&page);
    // Nothing filled in: the name, the organiser and the panel are missing.
    let lacking = send(&mut olena, "/contests", &fresh).await;
    assert_eq!(lacking.status, 422);
    for field in ["#name", "#text-organiser", "#text-panel"] {
        assert!(lacking.text.contains(&format!("<a href=\"{field}\">")), "{field}: {}", lacking.text);
    }
    let mut typed = fresh.clone();
    put(&mut typed, "name", "Spring cup");
    put(&mut typed, "text-organiser", "Club");
    put(&mut typed, "text-panel", "See below");
    for (field, text, at, told) in [
        ("closing", "2026-01-01", "closing", "UA13-VI.5.2.5"),
        ("closing", "soon", "closing", "is not a day"),
        ("prizes", "many", "prizes", "is not a whole number"),
        ("section-works", "0", "section-works-1", "is not a whole number"),
        ("section-variant", "columns", "section-variant-1", "does not speak of"),
        ("judge-account", "Nobody", "judge-account-1", "there is no account"),
    ] {
        let mut wrong = typed.clone();
        put(&mut wrong, field, text);
        let answer = send(&mut olena, "/contests", &wrong).await;
        assert_eq!(answer.status, 422, "{field} {text}");
        assert!(answer.text.contains(&format!("<a href=\"#{at}\">")), "{field} {text}: {}", answer.text);
        assert!(answer.text.contains(told), "{field} {text}: {}", answer.text);
        assert!(answer.text.contains("Spring cup"), "what was typed stays");
    }
    // Another code, a section more, a judge more: the form again, with what was typed.
    put(&mut typed, "code", "columns");
    for act in ["again", "section", "judge"] {
        let asked = [typed.clone(), vec![("act".to_owned(), act.to_owned())]].concat();
        let again = send(&mut olena, "/contests", &asked).await;
        assert!(again.status == 200 && again.text.contains("COL-5.5.2e"), "{act}: {}", again.text);
        assert!(again.text.contains("Spring cup") && again.text.contains("See below"), "{act}");
        assert_eq!(again.text.contains("id=\"section-name-2\""), act == "section");
        assert_eq!(again.text.contains("id=\"judge-account-3\""), act == "judge");
    }
    let file = [typed.clone(), vec![("regulation".to_owned(), "name = 1".to_owned())]].concat();
    for act in ["fill", "toml"] {
        let asked = [file.clone(), vec![("act".to_owned(), act.to_owned())]].concat();
        let answer = send(&mut olena, "/contests", &asked).await;
        assert!(answer.status == 422 && answer.text.contains("Spring cup"), "{act}: {}", answer.text);
    }
    hall.close().await;
}

#[tokio::test]
async fn the_organiser_changes_the_regulation_by_the_form() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, mut ivan) = (signed_in(&hall, "Olena").await, signed_in(&hall, "Ivan").await);
    let contest = begun(&mut olena).await;
    let at = format!("{contest}/regulation");
    assert_eq!(ivan.get(&at).await.status, 403);
    let mut typed = fields(&olena.get(&at).await.text);
    put(&mut typed, "prizes", "5");
    assert_eq!(send(&mut ivan, &at, &typed).await.status, 422);
    let unsaid = send(&mut olena, &at, &typed).await;
    assert!(unsaid.status == 422 && unsaid.text.contains("#reason"), "{}", unsaid.text);
    put(&mut typed, "reason", "A sponsor was found.");
    let changed = send(&mut olena, &at, &typed).await;
    assert_eq!(changed.status, 303, "{}", changed.text);
    assert!(olena.get(&format!("{contest}/regulation.toml")).await.text.contains("prizes = 5"));
    hall.close().await;
}

#[tokio::test]
async fn solving_is_announced_by_the_form_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = signed_in(&hall, "Olena").await;
    for code in ["ua2023", "ua2013", "columns"] {
        let mut typed = fields(&olena.get(&format!("/solving?code={code}")).await.text);
        put(&mut typed, "minutes", "0");
        let wrong = send(&mut olena, "/solving", &typed).await;
        assert!(wrong.status == 422 && wrong.text.contains("#minutes"), "{}", wrong.text);
        put(&mut typed, "minutes", "60");
        put(&mut typed, "name", "Solving cup");
        for text in ["organiser", "session", "points", "panel"] {
            put(&mut typed, &format!("text-{text}"), "as told");
        }
        let made = send(&mut olena, "/solving", &typed).await;
        assert_eq!(made.status, 303, "{code}: {}", made.text);
        put(&mut typed, "form", "correspondence");
        let term = send(&mut olena, "/solving", &typed).await;
        assert!(term.status == 422 && term.text.contains("#closing"), "{code}: {}", term.text);
    }
    hall.close().await;
}

/// A contest of problems that has just been announced by the form.
async fn begun(browser: &mut Browser) -> String {
    let mut typed = fields(&browser.get("/contests/new").await.text);
    for (field, text) in [("name", "Cup"), ("text-organiser", "Club"), ("text-panel", "See below")] {
        put(&mut typed, field, text);
    }
    let made = send(browser, "/contests", &typed).await;
    assert_eq!(made.status, 303, "{}", made.text);
    made.to()
}

#[tokio::test]
async fn who_has_told_his_name_once_need_not_tell_it_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, mut ivan) = (signed_in(&hall, "Olena").await, signed_in(&hall, "Ivan").await);
    let mut petro = signed_in(&hall, "Petro").await;
    let (one, other) = (begun(&mut olena).await, begun(&mut olena).await);
    let own =
        [("act", "enter"), ("name", "Koval Ivan"), ("place", "Lviv"), ("born", "1970"), ("address", "x")];
    assert_eq!(ivan.post(&one, &own).await.status, 303);
    assert!(ivan.get(&other).await.text.contains("value=\"Koval Ivan\""));
    assert!(!petro.get(&other).await.text.contains("Koval"), "it is his own");
    // A joint author is named as he has entered, or by his account.
    assert_eq!(petro.post(&one, &[("act", "enter"), ("name", "Bondar Petro")]).await.status, 303);
    let position = ["W:Wc3,e3,a1:Bd6,f6,b6", "W:Wc3,e3,c1:Bd6,f6,h6"];
    for (with, position) in ["koval ivan", "Ivan"].into_iter().zip(position) {
        let work = [("act", "send"), ("section", "1"), ("position", position), ("task", "win")];
        let sent =
            petro.post(&one, &[work.as_slice(), &[("solution", "cd4"), ("with", with)]].concat()).await;
        assert_eq!(sent.status, 303, "{}", sent.text);
    }
    assert_eq!(ivan.get(&one).await.text.matches("Bondar Petro, Koval Ivan (Lviv)").count(), 2);
    hall.close().await;
}
