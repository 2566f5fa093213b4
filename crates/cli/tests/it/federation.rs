//! `damier federation`: the books of a federation, from people to ratings.

use std::path::Path;

use crate::command::damier;

/// A folder with books.
struct Office(tempfile::TempDir);

impl Office {
    fn open() -> Office {
        let office = Office(tempfile::tempdir().expect("a folder"));
        office.said("new Federation UKR");
        office
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().expect("a plain name").to_owned()
    }

    fn file(&self, name: &str, text: &str) {
        std::fs::write(self.0.path().join(name), text).expect("a file");
    }

    /// Runs a command; an underscore is a blank inside a word, files lie in the folder.
    fn run(&self, line: &str) -> String {
        let words: Vec<String> = line
            .split_whitespace()
            .map(|word| match Path::new(word).extension().and_then(|own| own.to_str()) {
                Some("csv" | "toml" | "damier" | "jsonl" | "post" | "xlsx") => self.path(word),
                _ => word.replace('_', " "),
            })
            .collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let told =
            damier(&[&["federation", "--file", &self.path("books.damier")], words.as_slice()].concat());
        told.replace(self.0.path().to_str().expect("a plain name"), "FOLDER")
    }

    fn said(&self, line: &str) -> String {
        let told = self.run(line);
        assert!(told.starts_with("exit 0"), "{line}: {told}");
        told
    }

    fn refused(&self, line: &str) -> String {
        let told = self.run(line);
        assert!(told.starts_with("exit 2"), "{line}: {told}");
        told
    }
}

const PEOPLE: &str = "family,given,federation,born,licence\nKoval,Anna,UKR,1990-05-01,17\n\
                      Bondar,Olha,UKR,1988,18\nTkach,Petro,LTU,,19\nKovall,Anna,UKR,1990-05-01,\n";

#[test]
fn people_come_in_are_merged_and_keep_their_secrets() {
    let office = Office::open();
    office.file("people.csv", PEOPLE);
    let told = office.said("import people.csv");
    assert!(told.contains("4 read; 1 may be there twice"), "{told}");
    assert!(office.said("duplicates").contains("#1 Koval Anna  =  #4 Kovall Anna  born alike"));
    // A list that is read again adds nobody.
    let told = office.said("import people.csv");
    assert!(told.contains("4 read, 4 of them in the books already; 1 may be there twice"), "{told}");
    office.said("merge #1 #4 --because misprint");
    let told = office.said("export");
    assert!(!told.contains("1990") && !told.contains("Kovall"), "{told}");
    assert!(office.said("export --private").contains("1990-05-01"));
    office.said("unmerge #4 --because sisters");
    assert!(office.said("log").contains("merged: #4 is #1: misprint"));
    let told = office.refused("merge #1 #1 --because no");
    assert!(told.contains("#1 and #1 are one record"), "{told}");
    let told = office.refused("player Nobody");
    assert!(told.contains("nobody in the books is called \"Nobody\""), "{told}");
    office.file("bad.csv", "family,sex\n,x\n");
    let told = office.refused("import bad.csv");
    assert!(
        told.contains("nothing was taken") && told.contains("row 2: the family name is missing"),
        "{told}"
    );
    assert!(told.contains("row 2, sex: \"x\" is not f or m"), "{told}");
}

#[test]
fn an_event_is_reported_rated_and_explained() {
    let office = Office::open();
    let event = office.path("cup.damier");
    let made = damier(&[
        "event",
        "--file",
        &event,
        "simulate",
        "--template",
        "fmjd-100/round-robin",
        "--players",
        "6",
        "--seed",
        "11",
        "--calm",
    ]);
    assert!(made.starts_with("exit 0"), "{made}");
    let dates = "--starts 2026-02-01 --ends 2026-02-07";
    let told = office.refused(&format!("report cup.damier {dates}"));
    assert!(told.contains("is not in the books") && told.contains("--enter-new"), "{told}");
    let late = office.said(&format!("report cup.damier {dates} --enter-new --received 2026-04-01"));
    assert!(late.contains("it does not count: the report came after 53 days, not 28"), "{late}");
    assert!(!late.contains("federation explain"), "{late}");
    office.said("undo 8 --because again");
    let backwards = "arbiter #1 first --from 2026-01-01 --until 2025-12-31";
    assert!(office.refused(backwards).contains("before it begins on 2026-01-01"));
    office.file("list.csv", "person,rating,games,top\n#1,2250,60,2310\n#2,2200,60,\n#3,2100,10,\n");
    office.said("bring list.csv --from 2026-01-01");
    office.said(&format!("report cup.damier {dates}"));
    let today = "--today 2026-08-01";
    let told = office.said(&format!("explain 2 {today}"));
    assert!(told.contains("ΔR = ") && told.contains("Rp = Ra"), "{told}");
    let told = office.said(&format!("list --all {today}"));
    assert!(told.contains("Rating list 2026-07-01, pool 100; closed on 2026-05-31, 1 events"), "{told}");
    let what_if = office.said(&format!("what-if cup.damier {dates} {today} --json"));
    assert!(what_if.contains("\"formula\":\"R 2250.00, Ra"), "{what_if}");
    let told = office.said(&format!("player #1 {today}"));
    assert!(told.contains("list 2026-07-01"), "{told}");
    assert!(office.said(&format!("drift {today}")).contains("mean"));
    let told = office.said(&format!("events {today}"));
    assert!(told.contains("15 games"), "{told}");
    assert!(office.refused("explain 7").contains("there is no event 7; 2 are in the books"));
    // Six players have five rounds, whatever room the template leaves.
    let told = office.said(&format!("norms cup.damier {dates} {today} --standing approved --host UKR"));
    assert!(told.contains("rounds: 5 (at least 7), NOT MET (FMJD-X.4.4.3.4)"), "{told}");
    // By file or by number, and never by both.
    let by_file = office.said(&format!("norms cup.damier {dates} {today}"));
    assert_eq!(office.said(&format!("norms --event 2 {today}")).lines().count(), by_file.lines().count());
    assert!(office.refused("norms --event 7").contains("there is no event 7; 2 are in the books"));
    assert!(office.refused("norms cup.damier --event 2").contains("cannot be used with"));
    assert!(office.refused("norms").contains("required arguments were not provided"));
}

/// An edition of the rating regulations is data with a date: what ended before it keeps the old one, the same event
/// after it goes by the new one (FMJD-IX.10).
#[test]
fn an_event_is_rated_under_the_edition_of_its_day() {
    let office = Office::open();
    let event = office.path("cup.damier");
    let made = damier(&[
        "event",
        "--file",
        &event,
        "simulate",
        "--template",
        "fmjd-100/round-robin",
        "--players",
        "4",
        "--seed",
        "11",
        "--calm",
    ]);
    assert!(made.starts_with("exit 0"), "{made}");
    office.said("report cup.damier --starts 2026-02-01 --ends 2026-02-07 --enter-new");
    office.file("list.csv", "person,rating,games,top\n#1,2250,60,\n#2,2200,60,\n#3,2150,60,\n#4,2100,60,\n");
    office.said("bring list.csv --from 2026-01-01");
    let edition = office.said("regulations");
    let text = edition.split_once("--- out\n").expect("a file").1;
    let later = text.replace("1983-01-01", "2026-06-01").replace("usual = 15", "usual = 20");
    office.file("later.toml", &later.replace("fmjd-annex-ix", "later"));
    office.said("regulations later.toml --pool 100");
    office
        .said("report cup.damier --starts 2026-07-01 --ends 2026-07-07 --another-because the_return_matches");
    let (first, second) =
        (office.said("explain 1 --today 2027-02-01"), office.said("explain 2 --today 2027-02-01"));
    assert!(first.contains("ΔR = 15·") && !first.contains("ΔR = 20·"), "{first}");
    assert!(second.contains("ΔR = 20·") && !second.contains("ΔR = 15·"), "{second}");
}

#[test]
fn tables_and_editions() {
    let office = Office::open();
    assert!(office.said("expect --percent 61.5").contains("+83.50"));
    assert!(office.refused("expect --percent 101").contains("101 is no percentage"));
    let edition = office.said("regulations");
    let text = edition
        .split_once("--- out\n")
        .expect("a file")
        .1
        .replace("newcomer_games = 25", "newcomer_games = 20");
    office.file("edition.toml", &text.replace("1983-01-01", "2026-01-01"));
    office.said("regulations edition.toml --pool 100");
    office.file("broken.toml", "name = 1");
    let told = office.refused("regulations broken.toml --json");
    assert!(told.contains("\"error\":\"the rating regulations cannot be read"), "{told}");
}

#[test]
fn titles_arbiters_and_papers() {
    let office = Office::open();
    office.file("people.csv", PEOPLE);
    office.said("import people.csv");
    assert!(office.said("title Koval_Anna mf --pool 100 --ground champion").contains("#1: MF"));
    let told = office.refused("title Koval_Anna mf --pool 100");
    assert!(told.contains("has this title or a higher one (FMJD-X.12)"), "{told}");
    office.said(
        "apply Koval_Anna mi --pool 100 --proposer Federation --received 2026-03-01 --assembly 2026-04-01",
    );
    let told = office.said("apply");
    assert!(told.contains("too late for the Assembly (FMJD-X.15.3)"), "{told}");
    assert!(office.refused("apply --number 1 --step ratified").contains("FMJD-IV.4.proc"));
    let form = office.said("paper form-3 --application 1 --lang uk");
    assert!(form.contains("Бланк 3") && form.contains("☒ міжнародний майстер"), "{form}");
    assert!(office.refused("paper form-3 --application 9").contains("there is no application 9"));
    assert!(office.said("paper envelope --lang fr").contains("Enveloppe"));
    office.said("arbiter Bondar_Olha national --from 2024-01-01");
    assert!(office.said("arbiter --today 2026-01-01").contains("Bondar Olha"));
    assert!(office.said("staffing 12").contains("4 to 6 line arbiters, never fewer than 3"));
    let table = office.said("norm-table");
    office.file("norms.toml", table.split_once("--- out\n").expect("a file").1);
    office.said("norm-table norms.toml");
    office.said("place Koval_Anna 1 --contest Problems --date 2025-11-01");
    let ledger = office.said("ledger Koval_Anna");
    assert!(ledger.contains("MF 100 since") && ledger.contains("30 points, 1 first prizes"), "{ledger}");
}

// UA13-IV.18.5.7, UA-III.7.2.b: the tables are the federation's; without one that is said.
#[test]
fn ranks_go_by_the_table_of_the_federation() {
    let office = Office::open();
    let event = office.path("cup.damier");
    let template = ["--template", "ua2023-russian/round-robin", "--players", "8", "--seed", "3", "--calm"];
    let made = damier(&[&["event", "--file", &event, "simulate"], template.as_slice()].concat());
    assert!(made.starts_with("exit 0"), "{made}");
    office.said("report cup.damier --starts 2026-02-01 --ends 2026-02-07 --enter-new");
    let told = office.refused("ranks --event 1");
    assert!(told.contains("no table of ranks is loaded") && told.contains("UA13-IV.18.5.7"), "{told}");
    let table = office.said("ranks");
    let table = table.split_once("--- out\n").expect("a file").1.replace("from = 2.0", "from = 0.0");
    office.file("ranks.toml", &table);
    office.said("ranks ranks.toml");
    let told = office.said("ranks --event 1");
    assert!(told.contains("of 7 games") && told.contains("fulfilled first"), "{told}");
    assert!(office.said("ranks --event 1 --json").contains("\"rises\":true"));
    office.file("broken.toml", &table.replace("rank = \"first\"", "rank = \"baron\""));
    assert!(office.refused("ranks broken.toml").contains("the rank baron, which is not in the table"));
}

// FMJD-X.F5: the further fields of a form; the record comes back from where it was copied to.
#[test]
fn applications_with_every_field_and_the_record() {
    let office = Office::open();
    office.file("people.csv", PEOPLE);
    office.said("import people.csv");
    let before = office.said("log --json");
    let copy = before.split_once("--- out\n").expect("lines").1.to_owned();
    office.file(
        "more.toml",
        "profession = 'teacher'\nbirthplace = 'Lviv'\nchief = ['Cup of Odesa']\nknows_the_rules = true\n",
    );
    office.said("apply Bondar_Olha arbiter --proposer Federation --details more.toml");
    assert!(office.said("paper form-5 --application 1 --lang en").contains("Cup of Odesa"));
    office.said("apply --number 1 --step refused --note late");
    assert!(office.said("log").contains("step: 1 refused"));
    office.file("more.toml", "colour = 'red'\n");
    let told = office.refused("apply Tkach_Petro arbiter --proposer Federation --details more.toml");
    assert!(told.contains("is no file of details"), "{told}");
    // The older copy is the beginning of these books; books that went another way are refused.
    office.file("copy.jsonl", &copy);
    assert!(office.said("take copy.jsonl").contains("0 facts were added"));
    office.file("other.jsonl", &copy.replace("Koval", "Kovel"));
    assert!(office.refused("take other.jsonl").contains("fact 2 is another one in these books"));
    office.file("junk.jsonl", "{}\n");
    assert!(office.refused("take junk.jsonl").contains("line 1"));
}

#[test]
fn who_is_forgotten_is_gone_from_the_file_and_from_copies_that_take_it_over() {
    let office = Office::open();
    office.file("people.csv", PEOPLE);
    office.said("import people.csv");
    office.said("merge #1 #4 --because a_misprint_of_Koval_Anna");
    std::fs::copy(office.path("books.damier"), office.path("copy.damier")).expect("a copy");
    assert!(office.refused("forget #1").contains("--yes"));
    assert!(office.refused("forget Nobody_Here --yes").contains("nobody"));
    let told = office.said("forget Koval_Anna --yes");
    assert!(told.contains("former person 1"), "{told}");
    office.file("record.jsonl", office.said("log --json").split_once("--- out\n").expect("lines").1);
    let copy = office.path("copy.damier");
    let taken = damier(&["federation", "--file", &copy, "take", &office.path("record.jsonl")]);
    assert!(taken.starts_with("exit 0") && taken.contains("2 facts"), "{taken}");
    for file in ["books.damier", "copy.damier"] {
        let bytes = std::fs::read(office.path(file)).expect("a file");
        for gone in ["Koval", "1990-05-01"] {
            let found = bytes.windows(gone.len()).any(|part| part == gone.as_bytes());
            assert!(!found, "{gone} is left in {file}");
        }
        let checked = damier(&["check", &office.path(file)]);
        assert!(checked.starts_with("exit 0"), "{file}: {checked}");
    }
    let people = office.said("export --private");
    assert!(people.contains("former person 1") && people.contains("Bondar"), "{people}");
}

fn simulated(office: &Office, name: &str, players: &str, seed: &str) {
    let event = office.path(name);
    let template = "fmjd-100/round-robin";
    let made = damier(&[
        "event",
        "--file",
        &event,
        "simulate",
        "--template",
        template,
        "--players",
        players,
        "--seed",
        seed,
        "--calm",
    ]);
    assert!(made.starts_with("exit 0"), "{made}");
}

// FMJD-IX.4.1: an event is reported once, whatever its file is called.
#[test]
fn an_event_that_is_reported_again_replaces_itself() {
    let office = Office::open();
    simulated(&office, "cup.damier", "4", "5");
    let dates = "--starts 2026-02-01 --ends 2026-02-07";
    office.said(&format!("report cup.damier {dates} --enter-new"));
    let told = office.said(&format!("report cup.damier {dates}"));
    assert!(told.contains("in the books as it is reported; nothing was changed"), "{told}");
    std::fs::copy(office.path("cup.damier"), office.path("copy.damier")).expect("a copy");
    let told = office.refused("report copy.damier --starts 2026-02-01 --ends 2026-02-08");
    assert!(told.contains("is event 1 of the books: its file is the same or a copy"), "{told}");
    assert!(told.contains("last day: 2026-02-07 → 2026-02-08") && told.contains("--replace"), "{told}");
    let told = office.said("report copy.damier --starts 2026-02-01 --ends 2026-02-08 --replace");
    assert!(told.contains("event 1: replaced: "), "{told}");
    assert_eq!(office.said("events").matches("players").count(), 1);
    // Another event of the same template is no copy of it.
    simulated(&office, "other.damier", "4", "6");
    let told = office.said("report other.damier --starts 2026-03-01 --ends 2026-03-07 --enter-new");
    assert!(told.contains("event 2: fmjd-100/round-robin 6, 4 players"), "{told}");
    let told = office.said(&format!("report copy.damier {dates} --another-because \"a_second_cup\""));
    assert!(told.contains("event 3: "), "{told}");
    // What is not finished needs a reason.
    let unfinished = office.path("new.damier");
    let template = "fmjd-100/round-robin";
    let made = damier(&["event", "--file", &unfinished, "new", "--name", "Open", "--template", template]);
    assert!(made.starts_with("exit 0"), "{made}");
    for name in ["Koval Anna", "Bondar Olha"] {
        damier(&["event", "--file", &unfinished, "enter", name]);
    }
    let told = office.refused(&format!("report new.damier {dates} --enter-new"));
    assert!(told.contains("--unfinished-because REASON"), "{told}");
}

#[test]
fn letters_are_reported_into_their_pool() {
    let office = Office::open();
    office.said("person Коваль");
    let file = office.path("cup.post");
    let post = |args: &[&str]| {
        let told = damier(&[&["correspondence"], args].concat());
        assert!(told.starts_with("exit 0"), "{args:?}: {told}");
    };
    post(&[
        "new",
        &file,
        "--rulebook",
        "ua2013-russian",
        "--start",
        "2026-01-10",
        "Koval",
        "Bondar",
        "Melnyk",
    ]);
    post(&["end", &file, "--game", "1", "white", "resign", "--on", "2026-03-01"]);
    post(&["end", &file, "--game", "2", "white", "resign", "--on", "2026-03-02"]);
    let told = office.refused("report cup.post --pool correspondence --enter-new");
    assert!(told.contains("games without a result: 3"), "{told}");
    post(&["end", &file, "--game", "3", "black", "resign", "--on", "2026-03-03"]);
    let told = office.said("report cup.post --pool correspondence --enter-new");
    assert!(told.contains("event 1: cup, 3 players (3 new), 3 games"), "{told}");
    assert!(told.contains("Koval may be #1 Коваль: damier federation merge"), "{told}");
    let told = office.said("events");
    assert!(told.contains("2026-01-10 – 2026-03-03  correspondence"), "{told}");
    assert!(office.said("report cup.post").contains("nothing was changed"));
}

#[test]
fn copies_are_joined_and_the_forgotten_stay_so() {
    let office = Office::open();
    office.said("person Koval Ivan --email koval@example.org --address Main_street_5");
    let told = office.refused("person Koval Ivan");
    assert!(told.contains("#1 Koval Ivan is in the books with all that"), "{told}");
    office.said("person Koval Ivan --namesake --club Dynamo");
    office.said("person --change #2 --phone 12345");
    assert!(office.said("export --private").contains("12345"));
    std::fs::copy(office.path("books.damier"), office.path("copy.damier")).expect("a copy");
    office.said("person Bondar Olha");
    let copy =
        |args: &[&str]| damier(&[&["federation", "--file", &office.path("copy.damier")], args].concat());
    copy(&["person", "Tkach", "Petro"]);
    copy(&["person", "Bondar", "Olha"]);
    let told = office.said("join copy.damier");
    assert!(told.contains("Only there: 2") && told.contains("Nothing was written"), "{told}");
    let told = office.said("join copy.damier --yes");
    assert!(told.contains("both say it") && told.contains("Joined: 1 facts were added"), "{told}");
    assert!(office.said("player Tkach").contains("#4 Tkach Petro"), "a surname alone finds its bearer");
    office.said("forget #1 --yes");
    let bytes = std::fs::read(office.path("books.damier")).expect("the file");
    for text in ["koval@example.org", "Main street 5"] {
        assert!(!bytes.windows(text.len()).any(|own| own == text.as_bytes()), "{text} is still there");
    }
    assert!(office.said("log").contains("forgotten: #1"));
}

#[test]
fn members_have_licences_fees_clubs_and_sanctions() {
    let office = Office::open();
    office.said("body UKR --name Ukraine");
    office.said("club Dynamo --federation UKR");
    office.said("person Koval Ivan --club Spartak");
    let told = office.said("licence Koval --number UA-17 --from 2025-01-01 --until 2025-12-31");
    assert!(told.contains("#1 Koval Ivan: licence UA-17, until 2025-12-31"), "{told}");
    assert!(office.said("licence --expired --today 2026-06-01").contains("EXPIRED"));
    assert!(office.said("transfer Koval --to Dynamo --on 2026-03-01").contains("Spartak → Dynamo"));
    assert!(office.said("transfer Koval --on 2026-02-28").contains("on 2026-02-28: Spartak"));
    office.said("fee --person Koval 50 UAH licence --due 2026-01-31");
    assert!(office.said("fee --today 2026-06-01").contains("50.00 UAH"));
    office.said("fee --paid 1 --on 2026-02-01");
    assert!(!office.said("fee").contains("50.00"));
    assert!(office.refused("fee --paid 1").contains("fee 1 was paid on 2026-02-01"));
    office.said("sanction Koval suspension --from 2026-04-01 --until 2026-12-31 --because stopped_play");
    assert!(office.said("sanction --today 2026-06-01").contains("suspension"));
    office.said("sanction --lift 1 --on 2026-07-01 --because appeal");
    assert!(!office.said("sanction --today 2026-07-01").contains("suspension"));
}

#[test]
fn lists_come_in_any_usual_form() {
    let office = Office::open();
    let text = "Прізвище;Ім'я;Дата народження;Телефон\r\nКоваль;Анна;01.05.1990;123\r\n";
    let windows: Vec<u8> = text
        .chars()
        .map(|letter| match letter {
            'А'..='я' => (letter as u32 - 'А' as u32 + 0xc0) as u8,
            'і' => 0xb3,
            'І' => 0xb2,
            other => other as u8,
        })
        .collect();
    std::fs::write(office.path("people.csv"), windows).expect("a file");
    assert!(office.said("import people.csv").contains("1 read"));
    assert!(office.said("export --private").contains("Коваль,Анна"));
    office.said("export --private -o people.xlsx");
    assert!(office.said("import people.xlsx").contains("1 read"));
    assert!(office.said("import people.csv").contains("1 read, 1 of them in the books already"));
    // Lithuanian letters of one byte, and a man as Lithuanian lists have him.
    let lithuanian = b"Pavard\xeb;Vardas;Lytis\r\n\xdeukauskas;\xc0\xfeuolas;v\r\n";
    std::fs::write(office.path("zmones.csv"), lithuanian).expect("a file");
    assert!(office.said("import zmones.csv").contains("1 read"));
    assert!(office.said("export").contains("Žukauskas,Ąžuolas,,m"));
}

/// A list changes what it has columns for and nothing else, and the numbers of other books change nobody.
#[test]
fn a_list_changes_only_the_people_and_columns_that_it_names() {
    let office = Office::open();
    office.said("person Koval Anna --born 1990-05-01 --phone 123 --club Dynamo");
    office.said("person Bondar Ivan");
    office.said("export -o people.csv");
    let list = std::fs::read_to_string(office.path("people.csv")).expect("a list");
    office.file("people.csv", &list.replace("Dynamo", "Zenit"));
    office.said("import people.csv");
    let told = office.said("export --private");
    assert!(told.contains("1,Koval,Anna,,,,Zenit,,,1990-05-01,,,,123,,"), "{told}");
    for (list, why) in [
        ("id,family,given\n1,Ozols,Janis\n", "row 2: #1 is Koval Anna here, in the list Ozols Janis"),
        ("id,family,given\n9,Ozols,Janis\n", "row 2: #9 is not in the books"),
    ] {
        office.file("others.csv", list);
        let told = office.refused("import others.csv");
        assert!(told.contains(why), "{told}");
    }
    office.file("others.csv", "family,given\nOzols,Janis\n");
    assert!(office.said("import others.csv").contains("1 read"));
}

/// Namesakes in two alphabets and languages are proposed; what two copies change in one record is not lost.
#[test]
fn copies_change_one_record_and_may_hold_one_person_twice() {
    let office = Office::open();
    office.said("person Коваль Іван");
    office.said("person Koval Ivan");
    office.said("person Kovalchuk Olena");
    office.said("person Ковальчук Елена");
    let told = office.said("duplicates");
    assert!(told.contains("#1 Коваль Іван  =  #2 Koval Ivan"), "{told}");
    assert!(told.contains("#3 Kovalchuk Olena  =  #4 Ковальчук Елена"), "{told}");
    // A whole name in the place of a family name is found too.
    damier(&["federation", "--file", &office.path("whole.damier"), "new", "Federation", "UKR"]);
    let whole =
        |args: &[&str]| damier(&[&["federation", "--file", &office.path("whole.damier")], args].concat());
    whole(&["person", "Koval Ivan"]);
    whole(&["person", "Koval", "Ivan", "--federation", "UKR"]);
    assert!(whole(&["duplicates"]).contains("#1 Koval Ivan  =  #2 Koval Ivan"));
    std::fs::copy(office.path("books.damier"), office.path("copy.damier")).expect("a copy");
    office.said("person --change #3 --club Dynamo");
    office.said("person Tkach Petro --club Zenit");
    let copy =
        |args: &[&str]| damier(&[&["federation", "--file", &office.path("copy.damier")], args].concat());
    copy(&["person", "--change", "#3", "--phone", "12345", "--club", "Orion"]);
    copy(&["person", "Tkach", "Petro", "--club", "Avangard"]);
    let told = office.said("join copy.damier --yes");
    assert!(told.contains("club: both changed it, ours stays"), "{told}");
    assert!(told.contains("Tkach Petro may be"), "{told}");
    assert!(office.said("export --private").contains("3,Kovalchuk,Olena,,,,Dynamo,,,,,,,12345,,"));
}

/// Two share the first place of the juniors' championship and play for it: both are FMJD Masters (FMJD-X.7.1,
/// FMJD-X.13), the third is not, and nobody gets the title twice (FMJD-X.12).
#[test]
fn who_has_to_play_deciding_games_has_the_title_of_the_shared_place() {
    let hall = crate::hall::Hall::new();
    let regulation =
        hall.sh("damier event new --template fmjd-100/round-robin --name Juniors --dates 2026-07-01..2026-07-03 --print");
    let stage = "[[stages]]\nname = \"deciding games\"\nsystem = \"barrage\"\nfrom = [\"1-2 of main\"]\nrounds = 3\n\n";
    hall.file("juniors.toml", regulation.replacen("[sections]", &format!("{stage}[sections]"), 1));
    let told = |line: &str| {
        let printed = hall.sh(line);
        assert!(!printed.contains("[exit code"), "{line}: {printed}");
        printed
    };
    told("damier event -f juniors.damier new --regulation juniors.toml");
    for name in ["Adams", "Brown", "Clark"] {
        told(&format!("damier event -f juniors.damier enter {name} --federation UKR"));
    }
    told("damier event -f juniors.damier numbers --seed 1");
    let round = |score: &str| {
        for act in ["pair", "start", &format!("result 1 {score}"), "close"] {
            told(&format!("damier event -f juniors.damier {act}"));
        }
    };
    ["2-0", "1-1", "0-2"].iter().for_each(|score| round(score));
    told("damier event -f juniors.damier next");
    ["0-2", "2-0"].iter().for_each(|score| round(score));
    told("damier event -f juniors.damier finish");
    told("damier federation new Federation UKR -f books.damier");
    told(
        "damier federation report juniors.damier --standing official --enter-new -f books.damier --today 2026-07-04",
    );
    let printed = hall.sh("damier federation place-titles 1 seniors -f books.damier");
    assert!(printed.contains("there is junior-world"), "{printed}");
    let printed = told("damier federation place-titles 1 junior-world -f books.damier");
    assert_eq!(printed.matches("MF, Juniors, main: 1 (FMJD-X.7.1, FMJD-X.13)").count(), 2, "{printed}");
    assert!(
        printed.contains("Adams") && printed.contains("Brown") && !printed.contains("Clark"),
        "{printed}"
    );
    let printed = hall.sh("damier federation place-titles 1 junior-world -f books.damier");
    assert!(printed.contains("FMJD-X.12"), "{printed}");
    // The event itself goes out as other programs read it.
    let printed = told("damier federation export --event 1 -f books.damier");
    assert!(printed.contains("142 3") && printed.contains("001    1"), "{printed}");
}
