//! Pages: every one in every language, guarded and small.

use damier_language::Language;

use crate::browser::Browser;
use crate::desk::founder;
use crate::hall::Hall;

const PAGES: [&str; 32] = [
    "/learn",
    "/learn/coordinates",
    "/learn/english",
    "/learn/columns",
    "/pocket",
    "/trainer",
    "/look",
    "/about",
    "/privacy",
    "/contact",
    "/licences",
    "/",
    "/games",
    "/events",
    "/arenas",
    "/people",
    "/watch",
    "/watch/russian",
    "/overlay/russian",
    "/federation",
    "/federation/take",
    "/federation/acts",
    "/rules",
    "/rules/fmjd-100",
    "/rules/clauses?sheet=players&book=fmjd-100",
    "/register",
    "/sign-in",
    "/forgotten",
    "/api",
    "/account",
    "/account/tokens",
    "/admin",
];

/// Whatever the site cannot read is told on a page of its own, in the reader's language.
#[tokio::test]
async fn what_cannot_be_read_is_told_on_a_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    browser.post("/language", &[("code", "lt")]).await;
    let form = browser.post("/sign-in", &[("name", "Olena")]).await;
    assert!(form.status == 422 && form.text.contains("Nesuprantama"), "{}", form.text);
    let address = browser.get("/federation/player/x").await;
    assert!(address.status == 404 && address.text.contains("Nerasta"), "{}", address.text);
    let method = browser.get("/sign-out").await;
    assert!(method.status == 405 && method.text.contains("<html lang=\"lt\""), "{}", method.text);
    assert_eq!(method.header("allow"), Some("POST"));
    hall.close().await;
}

#[tokio::test]
async fn every_page_speaks_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = founder(&hall, "Olena").await;
    for language in Language::all() {
        let chosen = browser.post("/language", &[("code", language.code())]).await;
        assert_eq!((chosen.status, chosen.to().as_str()), (303, "/"));
        for page in PAGES {
            let answer = browser.get(page).await;
            assert_eq!(answer.status, 200, "{page}");
            assert!(answer.text.contains(&format!("<html lang=\"{language}\"")), "{page} {language}");
            assert!(!answer.text.contains('⟦'), "{page} in {language} lacks a message: {}", answer.text);
            assert!(answer.text.len() < 100_000, "{page} has {} bytes", answer.text.len());
            let policy = answer.header("content-security-policy").unwrap_or_default();
            assert!(policy.contains("default-src 'self'"), "{page}: {policy}");
        }
        assert_eq!(browser.get("/nowhere").await.status, 404);
    }
    hall.close().await;
}

#[tokio::test]
async fn what_other_sites_send_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    browser.headers.push(("Sec-Fetch-Site", "cross-site"));
    assert_eq!(browser.post("/sign-out", &[]).await.status, 403);
    assert_eq!(browser.get("/").await.status, 200);
    hall.close().await;
}

/// Words of a page come from the language files, never from its template.
#[test]
fn no_word_stands_in_a_template() {
    for path in templates(concat!(env!("CARGO_MANIFEST_DIR"), "/templates").as_ref()) {
        let mut text = std::fs::read_to_string(&path).expect("a template");
        for (begin, end) in [("{#", "#}"), ("{%", "%}"), ("{{", "}}"), ("<", ">")] {
            while let Some(from) = text.find(begin) {
                let to = text[from..].find(end).expect("what begins ends") + from + end.len();
                text.replace_range(from..to, " ");
            }
        }
        let words: Vec<&str> =
            text.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).collect();
        assert!(words.iter().all(|word| *word == "Damier"), "{}: {words:?}", path.display());
    }
}

/// All templates, also those in folders.
fn templates(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    let entries =
        std::fs::read_dir(folder).expect("the templates").map(|entry| entry.expect("a file").path());
    entries.flat_map(|path| if path.is_dir() { templates(&path) } else { vec![path] }).collect()
}

/// What the page without a network keeps weighs less than 150 KB as it travels, without the engine and what it learnt.
#[tokio::test]
async fn the_pocket_is_light() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    let page = browser.get("/pocket").await.text;
    let places = page.split_once("id=\"places\">").and_then(|(_, rest)| rest.split_once("</script>"));
    let places: serde_json::Value = serde_json::from_str(places.expect("places").0).expect("JSON");
    let files: Vec<&str> =
        places["files"].as_array().expect("files").iter().filter_map(|own| own.as_str()).collect();
    assert!(files.len() > 20, "{files:?}");
    browser.headers.push(("Accept-Encoding", "gzip"));
    // The page itself comes once to be shown and once to be kept.
    let mut weight = browser.download("/pocket").await.1.len();
    for file in files.iter().filter(|own| !own.ends_with(".wasm") && !own.ends_with(".weights")) {
        let (answer, bytes) = browser.download(file).await;
        assert_eq!(answer.status, 200, "{file}");
        assert_eq!(answer.header("content-encoding"), Some("gzip"), "{file}");
        weight += answer.head.len() + bytes.len();
    }
    assert!((20_000..150_000).contains(&weight), "{weight} bytes");
    hall.close().await;
}
