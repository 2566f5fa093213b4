//! Copies of what a site keeps, and a link for its administrator.

use crate::command::damier;

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
