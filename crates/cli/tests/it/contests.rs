//! `damier composing` and `damier solving`: contests from beginning to end.

use std::path::Path;

use crate::command::damier;

/// Runs a command on the contest of a folder, on a day.
fn contest(folder: &Path, kind: &str, day: &str, words: &[&str]) -> String {
    let file = folder.join("cup.contest");
    let file = file.to_str().expect("a plain name");
    let told = damier(&[&[kind], words, &["--file", file, "--at", day, "--lang", "en"]].concat());
    told.replace(folder.to_str().expect("a plain name"), "FOLDER")
}

/// The template of a regulation with its points filled in.
fn regulation(folder: &Path, kind: &str) -> String {
    let template = damier(&[kind, "template", "--at", "2026-01-01"]);
    let text = template.split_once("name = ").expect("a template").1;
    let text: String = text
        .replace("# titles = true", "titles = true")
        .lines()
        .map(|line| match line.split_once(" = \"\" #") {
            Some((name, _)) => format!("{name} = \"as told\"\n"),
            None => format!("{line}\n"),
        })
        .take_while(|line| !line.starts_with("---"))
        .collect();
    let path = folder.join("cup.toml");
    std::fs::write(&path, format!("name = {text}")).expect("a file");
    path.to_str().expect("a plain name").to_owned()
}

#[test]
fn a_contest_of_composing() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let run = |day: &str, words: &[&str]| contest(folder, "composing", day, words);
    let fine = |day: &str, words: &[&str]| {
        let told = run(day, words);
        assert!(told.starts_with("exit 0"), "{words:?}: {told}");
        told
    };
    let toml = regulation(folder, "composing");
    fine("2026-01-01", &["new", &toml]);
    let again = run("2026-01-01", &["new", &toml]);
    assert!(again.starts_with("exit 2") && again.contains("exists"), "{again}");
    fine("2026-01-02", &["appoint", "Bila O.", "judge"]);
    fine("2026-01-02", &["appoint", "Chief C.", "chief-judge"]);
    let entered = fine("2026-01-03", &["author", "Koval Ivan", "--place", "Lviv"]);
    assert!(
        entered.contains("Author 1: Koval Ivan") && entered.contains("lacks the year of birth"),
        "{entered}"
    );
    let entered = fine("2026-01-03", &["author", "Bondar Petro", "--born", "1970", "--address", "Kyiv"]);
    assert!(entered.contains("Author 2: Bondar Petro") && !entered.contains("lacks"), "{entered}");
    let barred = run("2026-01-03", &["author", "chief c."]);
    assert!(barred.contains("cannot both take part and be chief judge [UA-VIII.Judge.12]"), "{barred}");
    let position = ["--position", "W:Wc3,e3,a1:Bd6,f6,b6", "--solution", "d4"];
    let sent = fine("2026-01-04", &[["send", "1", "--author", "1"].as_slice(), &position].concat());
    assert!(sent.contains("Work 1: W:Wa1,c3,e3:Bb6,d6,f6"), "{sent}");
    let marked = ["send", "1", "--author", "2", "--marked", "--awarded"];
    let awarded = run("2026-01-04", &[marked.as_slice(), &position].concat());
    assert!(awarded.contains("had an award"), "{awarded}");
    let late = run("2026-04-02", &["withdraw", "1"]);
    assert!(late.starts_with("exit 2") && late.contains("[UA-VIII.Judge.9]"), "{late}");
    fine("2026-04-02", &["close", "--seed", "7"]);
    let early = run("2026-04-03", &["publish", "preliminary"]);
    assert!(early.contains("marks missing: 1; among them: 1-01 (Bila O.)"), "{early}");
    for wrong in ["-5", "8.3", "101", "many"] {
        let off = run("2026-04-03", &["mark", "1-01", wrong, "--judge", "Bila O."]);
        assert!(off.contains("is not on the scale from 0 to 100 by 1 [UA-VIII.Judge.6"), "{off}");
    }
    let off = run("2026-04-03", &["mark", "1-01", "70.5", "--judge", "Bila O.", "--json"]);
    assert!(off.contains("\"error\":\"70.5 is not on the scale from 0 to 100 by 1\""), "{off}");
    fine("2026-04-03", &["mark", "1-01", "78", "--judge", "Bila O.", "--says", "sharp"]);
    let hidden = fine("2026-04-04", &["paper", "anonymous-set"]);
    assert!(hidden.contains("1-01") && !hidden.contains("Koval"), "{hidden}");
    fine("2026-05-01", &["publish", "preliminary"]);
    let early = run("2026-05-20", &["publish", "final"]);
    assert!(early.contains("[UA-VIII.Comp.4]"), "{early}");
    fine("2026-06-01", &["publish", "final"]);
    let results = fine("2026-06-01", &["table"]);
    assert!(results.contains("Final results") && results.contains("Koval Ivan"), "{results}");
    let pdf = folder.join("award.pdf");
    fine("2026-06-01", &["paper", "award", "-o", pdf.to_str().expect("a plain name")]);
    assert!(std::fs::read(&pdf).expect("a file").starts_with(b"%PDF"));
    let certificates = fine("2026-06-01", &["paper", "certificates"]);
    assert!(certificates.contains("Koval Ivan (Lviv)") && certificates.contains("sharp"), "{certificates}");
    places_go_into_the_books(folder);
    let event =
        damier(&["event", "show", "--file", folder.join("cup.contest").to_str().expect("a plain name")]);
    assert!(!event.contains("Koval"), "{event}");
    let other = contest(folder, "solving", "2026-06-01", &["show"]);
    assert!(other.starts_with("exit 2") && other.contains("something else"), "{other}");
}

/// Whose points they are, and who gave them (FMJD-X.10.2.2, FMJD-X.10.3).
fn places_go_into_the_books(folder: &Path) {
    let path = |name: &str| folder.join(name).to_str().expect("a plain name").to_owned();
    let office = |words: &[&str]| damier(&[&["federation", "--file", &path("books.damier")], words].concat());
    assert!(office(&["new", "Federation", "UKR"]).starts_with("exit 0"));
    std::fs::write(path("people.csv"), "family,given\nBila,O.\n").expect("a file");
    assert!(office(&["import", &path("people.csv")]).starts_with("exit 0"));
    assert!(office(&["arbiter", "Bila O.", "national", "--from", "2024-01-01"]).starts_with("exit 0"));
    let told = office(&["contest", &path("cup.contest"), "--enter-new"]);
    assert!(told.contains("1 places written down") && told.contains("1 new people"), "{told}");
    assert!(told.contains("judge Bila O.: #1, national category"), "{told}");
    assert!(told.contains("chief-judge Chief C.: not in the books"), "{told}");
}

/// A collection may hold a position twice, and some that are in the set already: none is picked twice.
#[test]
fn a_position_is_picked_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let run = |words: &[&str]| contest(folder, "solving", "2026-01-01", words);
    let toml = regulation(folder, "solving");
    let one = "[GameType \"25\"] [FEN \"W:Wc3,e3,a1,g1,h2:Bd6,f6,b6,h8,h6\"] 1. c3-d4 *\n\n";
    let same = "[GameType \"25\"] [FEN \"W:Wa1,h2,g1,e3,c3:Bb6,d6,f6,h6,h8\"] 1. c3-d4 *\n\n";
    let other = "[GameType \"25\"] [FEN \"W:WKb8,h6:Bc3,h8\"] 1. b8-f4 *\n\n";
    let pdn = folder.join("problems.pdn");
    std::fs::write(&pdn, [one, same, other].concat()).expect("a file");
    let pdn = pdn.to_str().expect("a plain name");
    assert!(run(&["new", &toml]).starts_with("exit 0"));
    let few = run(&["pick", pdn, "--count", "3", "--seed", "7"]);
    assert!(few.starts_with("exit 2") && few.contains('2') && few.contains('3'), "{few}");
    let picked = run(&["pick", pdn, "--count", "1", "--seed", "7"]);
    assert!(picked.starts_with("exit 0"), "{picked}");
    let rest = run(&["pick", pdn, "--count", "1", "--seed", "7"]);
    assert!(rest.starts_with("exit 0"), "{rest}");
    assert!(run(&["pick", pdn, "--count", "1", "--seed", "7"]).starts_with("exit 2"));
}

#[test]
fn a_contest_of_solving() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let fine = |day: &str, words: &[&str]| {
        let told = contest(folder, "solving", day, words);
        assert!(told.starts_with("exit 0"), "{words:?}: {told}");
        told
    };
    let toml = regulation(folder, "solving");
    let pdn = folder.join("problems.pdn");
    let problem =
        "[Author \"Smith, B.\"] [GameType \"25\"] [FEN \"W:Wc3,e3,a1,g1,h2:Bd6,f6,b6,h8,h6\"] 1. c3-d4 *";
    std::fs::write(&pdn, problem).expect("a file");
    let pdn = pdn.to_str().expect("a plain name");
    fine("2026-01-01", &["new", &toml]);
    fine("2026-01-01", &["pick", pdn, "--count", "1", "--seed", "7"]);
    fine("2026-01-01", &["approve-set"]);
    fine("2026-01-01", &["enter", "Anna"]);
    let sheets = fine("2026-01-01", &["paper", "sheets"]);
    assert!(!sheets.contains("Smith"), "{sheets}");
    assert!(fine("2026-01-01", &["paper", "key"]).contains("Smith"));
    fine("2026-01-02T10:00:00", &["start"]);
    fine("2026-01-02T10:20:00", &["answer", "1", "1", "cd4"]);
    let runs = contest(folder, "solving", "2026-01-02T10:20:00", &["publish"]);
    assert!(runs.starts_with("exit 2") && runs.contains("not over yet"), "{runs}");
    fine("2026-01-02T10:20:00", &["hand-in", "1"]);
    let judged = fine("2026-01-02T10:30:00", &["judge", "1", "1"]);
    assert!(judged.contains("Points: 1 (1)"), "{judged}");
    fine("2026-01-02T10:40:00", &["publish"]);
    let early = contest(folder, "solving", "2026-01-02T10:50:00", &["approve"]);
    assert!(early.starts_with("exit 2") && early.contains("[UA-VIII.SolveJudge.5]"), "{early}");
    fine("2026-01-02T11:10:00", &["approve"]);
    assert!(fine("2026-01-02T11:10:00", &["show"]).contains("The results are final"));
    let books = folder.join("books.damier");
    let office = ["federation", "--file", books.to_str().expect("a plain name")];
    assert!(damier(&[office.as_slice(), &["new", "Federation", "UKR"]].concat()).starts_with("exit 0"));
    let file = folder.join("cup.contest");
    let file = file.to_str().expect("a plain name");
    let told = damier(&[office.as_slice(), &["contest", file]].concat());
    assert!(told.starts_with("exit 2") && told.contains("to composers only (FMJD-X.10.3)"), "{told}");
    let table = fine("2026-01-02T11:00:00", &["table", "--json"]);
    assert!(table.contains("\"sum\":\"1\"") && table.contains("\"minutes\":20"), "{table}");
}
