//! Copies of what a site keeps, and a link for its administrator.

use crate::command::damier;
use crate::visitor::{Site, Visitor};

#[test]
fn a_copy_is_made_and_brought_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (site, copy, lines, again) = (path("site"), path("copy"), path("lines.jsonl"), path("again"));

    let nothing = damier(&["backup", &copy, "--folder", &site]);
    assert!(nothing.starts_with("exit 2") && nothing.contains("there is no site in"), "{nothing}");
    std::fs::write(&copy, "").expect("an empty file");
    let odd = damier(&["restore", &copy, "--folder", &site]);
    assert!(odd.starts_with("exit 2"), "{odd}");
    assert!(!std::path::Path::new(&site).join("damier.sqlite").exists(), "no empty site is left behind");
    std::fs::remove_file(&copy).expect("the empty file");

    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        std::fs::create_dir_all(&site).expect("a folder");
        let database = damier_store::Database::open(&site).await.expect("a new site");
        let name = damier_store::AccountName::new("Olena").expect("a name");
        let made = damier_clock::Moment::from_millis(1);
        let account = damier_store::NewAccount { name, password: None, email: None, made };
        database.create_account(account).await.expect("an account");
        database.close().await;
    });
    for (options, file) in [(&[][..], &copy), (&["--text"][..], &lines)] {
        let made = damier(&[&["backup", file, "--folder", &site], options].concat());
        assert!(made.starts_with("exit 0"), "{made}");
        let twice = damier(&[&["backup", file, "--folder", &site], options].concat());
        assert!(twice.starts_with("exit 2"), "a copy is never overwritten: {twice}");
        let to = format!("{again}-{}", options.len());
        let back = damier(&["restore", file, "--folder", &to]);
        assert!(back.starts_with("exit 0"), "{back}");
        let over = damier(&["restore", file, "--folder", &to]);
        assert!(over.starts_with("exit 2"), "a site is never overwritten: {over}");
        let found = runtime.block_on(async {
            let database = damier_store::Database::open(&to).await.expect("the site");
            let found = database.count_accounts().await.expect("a number");
            database.close().await;
            found
        });
        assert_eq!(found, 1, "{to}");
    }
}

#[test]
fn a_lost_link_for_the_administrator_is_made_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let site = folder.path().join("site").display().to_string();
    let nothing = damier(&["administrator", "--folder", &site]);
    assert!(nothing.starts_with("exit 2") && nothing.contains("there is no site in"), "{nothing}");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let open = || runtime.block_on(damier_store::Database::open(&site)).expect("the site");
    let close = |database: damier_store::Database| runtime.block_on(database.close());
    close(open());
    let public = "https://club.example/";
    let made = damier(&["administrator", "--folder", &site, "--public", public, "--json"]);
    let secret = made.split("https://club.example/setup/").nth(1).and_then(|rest| rest.split('"').next());
    let hash = damier_store::SecretHash::of(secret.unwrap_or_else(|| panic!("{made}")));
    let database = open();
    let good = runtime.block_on(database.is_setup(&hash, damier_clock::Moment::from_millis(0)));
    assert_eq!(good, Ok(true));
    close(database);
    let odd = damier(&["administrator", "--folder", &site, "--public", "club.example"]);
    assert!(odd.starts_with("exit 2") && odd.contains("begins with http://"), "{odd}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_full_is_told_and_what_is_stored_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let site = Site::start(folder.path());
    Visitor::registered(&site, "Olena");
    let well = Visitor::new(&site).get("/health");
    assert!(well.status == 200 && well.text.contains("\"ready\":true"), "{}", well.text);
    site.end();
    // A little less than the server wants to have in hand.
    let site = Site::start_within(folder.path(), 1_000);
    let ill = Visitor::new(&site).get("/health");
    assert!(ill.status == 503 && ill.text.contains("\"disk\":\"full\""), "{}", ill.text);
    assert_eq!(Visitor::new(&site).get("/health/live").status, 200, "it is not to be started anew");
    assert_eq!(Visitor::new(&site).get("/").status, 200, "it still shows what there is");
    assert_eq!(Visitor::new(&site).get("/player/Olena").status, 200);
    site.end();
    let site = Site::start(folder.path());
    assert_eq!(Visitor::new(&site).get("/health").status, 200, "and is well again with room");
    assert_eq!(Visitor::new(&site).get("/player/Olena").status, 200);
}

#[test]
fn offers_are_counted_and_cleared_by_a_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().display().to_string();
    let nothing = damier(&["offers", "clear", "--folder", &format!("{path}/none")]);
    assert!(nothing.starts_with("exit 2") && nothing.contains("there is no site in"), "{nothing}");
    let site = Site::start(folder.path());
    let mut olena = Visitor::registered(&site, "Olena");
    let offer = "rulebook=ua2023-russian&control=5m%2B3s&seat=white&with=anyone";
    assert_eq!(olena.post("/", offer).status, 303);
    let told = damier(&["offers", "count", "--folder", &path]);
    assert!(told.starts_with("exit 0") && told.contains("1 offers are open"), "{told}");
    let told = damier(&["offers", "clear", "--folder", &path, "--json"]);
    assert!(told.starts_with("exit 0") && told.contains("\"offers\":1"), "{told}");
    let told = damier(&["offers", "count", "--folder", &path]);
    assert!(told.contains("0 offers are open"), "{told}");
    site.end();
}
