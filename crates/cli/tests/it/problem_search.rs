//! `damier problem search` and `register`: forerunners.

use crate::command::damier;

const COLLECTION: &str = r#"
[Author "Smith, B."] [Source "Shashki 5/1987"] [Date "1987.05.??"] [GameType "25"]
[FEN "W:Wc3,e3,a1:Bd6,f6,b6"] 1. c3-d4 d6-e5 *

[Author "Roe, C."] [Event "Cup"] [Date "1990"] [GameType "25"] [FEN "W:WKa1,Kc1:BKh8"] *
"#;

#[test]
fn forerunners_are_found_with_their_reasons() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain name").to_owned();
    let (collection, register) = (path("old.pdn"), path("old.register"));
    std::fs::write(&collection, COLLECTION).expect("a file");
    let made = damier(&["problem", "register", &collection, "-o", &register]);
    assert!(made.contains("2 compositions, 1 final patterns, 0 games left out"), "{made}");

    let asked = ["problem", "search", "--variant", "russian", "--position", "W:Wc1,e3,g3:Bd6,f6,h6"];
    let told = |words: &[&str]| {
        let told = damier(&[asked.as_slice(), words].concat());
        told.replace(folder.path().to_str().expect("a plain name"), "FOLDER")
    };
    let found = told(&["--register", &register]);
    assert!(found.contains("the same position, shifted 2 files to the left"), "{found}");
    assert!(found.contains("1987-05  Smith, B., Shashki 5/1987  [FOLDER/old.register No. 1]"), "{found}");
    let later = told(&["--register", &collection, "--date", "1980", "--json"]);
    assert!(later.contains(r#""earlier":false"#) && later.contains(r#""files":-2"#), "{later}");

    let mut bytes = std::fs::read(&register).expect("a file");
    bytes[100] ^= 1;
    std::fs::write(&register, bytes).expect("a file");
    let damaged = told(&["--register", &register]);
    assert!(damaged.starts_with("exit 2") && damaged.contains("the checksum does not agree"), "{damaged}");
}

#[test]
fn what_is_no_collection_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.pdn");
    let path = path.to_str().expect("a plain name");
    std::fs::write(path, "[White \"A\"] 1. 32-28 *").expect("a file");
    let told = damier(&["problem", "search", path, "--register", path]);
    assert!(told.starts_with("exit 2") && told.contains("has no compositions"), "{told}");
}
