//! Many sign in, and many more guess: the site stays small, and whoever is known to it does not wait for strangers.

use std::time::{Duration, Instant};

use crate::command::damier;
use crate::visitor::{Site, Visitor};

/// The most memory that a site may hold meanwhile, in megabytes. Three hashes of 19 MiB are worked at a time.
const MOST_MEMORY: u64 = 250;

/// So long the owner of a known browser may wait, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(3);

const RIGHT: &str = "password=long+enough+for+anybody";

#[test]
fn four_hundred_guesses_delay_nobody_who_is_known() {
    let folder = tempfile::tempdir().expect("a folder");
    let site = Site::start(folder.path());
    let mut people: Vec<Visitor> =
        (0..8).map(|number| Visitor::registered(&site, &format!("Own{number}"))).collect();
    let before = site.most_memory();
    // Eight at once.
    std::thread::scope(|scope| {
        for (number, visitor) in people.iter_mut().enumerate() {
            scope.spawn(move || {
                visitor.post("/sign-out", "");
                let answer = visitor.post("/sign-in", &format!("name=Own{number}&{RIGHT}"));
                assert_eq!(answer.status, 303, "{}", answer.text);
            });
        }
    });
    let eight = site.most_memory();
    people[0].post("/sign-out", "");
    let waited = std::thread::scope(|scope| {
        for thief in 0..20 {
            let site = &site;
            scope.spawn(move || {
                for guess in 0..20 {
                    let form = format!("name=Own{}&password=guess{thief}x{guess}", guess % 8);
                    let answer = Visitor::new(site).post("/sign-in", &form);
                    assert!(matches!(answer.status, 422 | 429 | 503), "{}: {}", answer.status, answer.text);
                }
            });
        }
        std::thread::sleep(Duration::from_millis(200));
        let begun = Instant::now();
        let answer = people[0].post("/sign-in", &format!("name=Own0&{RIGHT}"));
        assert_eq!(answer.status, 303, "{}", answer.text);
        begun.elapsed()
    });
    let most = site.most_memory();
    println!(
        "{before} MB before, {eight} MB after eight at once, {most} MB after 400 guesses; the owner waited {waited:?}"
    );
    assert!(most < MOST_MEMORY, "{before} MB before, {eight} MB after eight, {most} MB at most");
    assert!(waited < PATIENCE, "{waited:?}");
    site.end();
}

/// What a site knows of somebody is written into a file that nobody else on the machine reads.
#[cfg(unix)]
#[test]
fn what_is_handed_out_is_read_by_nobody_else() {
    use std::os::unix::fs::PermissionsExt as _;
    let outside = tempfile::tempdir().expect("a folder");
    let (folder, file) = (outside.path().join("site"), outside.path().join("own.json"));
    let site = Site::start(&folder);
    Visitor::registered(&site, "Olena");
    site.end();
    let path = |path: &std::path::Path| path.display().to_string();
    let told = damier(&["account", "export", "Olena", "--folder", &path(&folder), "--to", &path(&file)]);
    assert!(told.starts_with("exit 0"), "{told}");
    let mode = std::fs::metadata(&file).expect("the file").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}
