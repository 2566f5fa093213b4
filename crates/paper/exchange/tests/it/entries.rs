//! Lists of entries: every kind of file, every fault, and back.

use damier_compete::event::{Event, Fact, PlayerEntry, Role, Sex, Squad, System, TeamEntry, TeamId};
use damier_exchange::entries::{EntryList, FileFault, HeaderLanguage, Take, sample, write_csv, write_xlsx};
use jiff::civil::Date;

use crate::events::{begun, of_teams, plan, regulation, tell};

fn players_event() -> Event {
    let mut made = regulation("ua2023-100", plan(System::RoundRobin { cycles: 1 }, 3));
    made.starts = Some(Date::constant(2026, 5, 1));
    begun(made)
}

fn teams_event() -> Event {
    begun(of_teams(regulation("ua2023-100", plan(System::RoundRobin { cycles: 1 }, 3)), 2))
}

fn read(event: &Event, file: &[u8]) -> Vec<Fact> {
    let list = EntryList::read(file).expect("a list").check(event, Role::ChiefArbiter);
    list.facts(Take::All).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn faults(event: &Event, file: &str) -> String {
    let list = EntryList::read(file.as_bytes()).expect("a list").check(event, Role::ChiefArbiter);
    list.faults.iter().map(|fault| format!("{fault}\n")).collect()
}

fn expected() -> Vec<Fact> {
    let olha = PlayerEntry {
        name: "Іваненко Ольга".into(),
        title: Some("МС".into()),
        rating: Some(2150),
        federation: Some("Київ".into()),
        born: Some(Date::constant(1999, 5, 12)),
        sex: Some(Sex::Female),
        ..PlayerEntry::default()
    };
    let petro = PlayerEntry { name: "Петренко, Петро".into(), ..PlayerEntry::default() };
    vec![Fact::Entered(olha), Fact::Entered(petro)]
}

#[test]
fn one_list_in_many_disguises() {
    let semicolons = "Стать;Прізвище та ім'я;Дата народження;Звання;Рейтинг;Область\r\n\
        ж;Іваненко Ольга;12.05.1999;МС;2150;Київ\r\n\r\n;Петренко, Петро;;;;\r\n";
    let commas = "пол,ФИО,г.р.,разряд,рейтинг,город\nЖ,Іваненко   Ольга,1999-05-12,МС,2150,Київ\n\n\
        ,\"Петренко, Петро\",,,,\n";
    let tabs = "№\tSex\tName\tBorn\tTitle\tRating\tFed\tshoe size\n\
        1\tf\tІваненко Ольга\t36292\tМС\t2150\tКиїв\t38\n2\t\tПетренко, Петро\t\t\t0\t\n";
    let event = players_event();
    for text in [semicolons, commas, tabs] {
        let utf16: Vec<u8> = format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_be_bytes).collect();
        let carriage = text.replace("\r\n", "\n").replace('\n', "\r");
        for file in [text.as_bytes(), &utf16, &big, &windows_1251(text), carriage.as_bytes()] {
            assert_eq!(read(&event, file), expected(), "{text}");
        }
    }
    let list = EntryList::read(tabs.as_bytes()).expect("a list");
    assert_eq!(list.unknown_headers, ["shoe size"]);
}

/// Good enough for the letters of these tests.
fn windows_1251(text: &str) -> Vec<u8> {
    let byte = |c: char| match c {
        c if c.is_ascii() => c as u8,
        'А'..='я' => (c as u32 - 0x410 + 0xc0) as u8,
        'І' => 0xb2,
        'і' => 0xb3,
        'ї' => 0xbf,
        '№' => 0xb9,
        _ => panic!("{c} is not provided for"),
    };
    text.chars().map(byte).collect()
}

#[test]
fn titles_may_stand_above_and_names_in_parts() {
    let file = "Чемпіонат міста\n\nПрізвище;Ім’я;По батькові\nІваненко;Ольга;Петрівна\n";
    let Fact::Entered(entry) = &read(&players_event(), file.as_bytes())[0] else { panic!("an entry") };
    assert_eq!(entry.name, "Іваненко Ольга Петрівна");
}

#[test]
fn every_fault_is_told_at_once() {
    let mut event = players_event();
    tell(&mut event, Fact::Entered(PlayerEntry { name: "Коваль Ірина".into(), ..PlayerEntry::default() }));
    let file = "Прізвище;Рейтинг;Д.н.;Стать;Дошка\n\
        Іваненко;2150;12.05.1999;ж;\n\
        іваненко;;12.05.1999;;\n\
        ;2000;;;\n\
        Бойко;12000;31.02.2000;так;\n\
        КОВАЛЬ Ірина;;;;\n\
        Мельник;;01.05.2026;;2\n\
        Кравчук;;1.6.26;;\n\
        Гнатюк;;2027;;\n";
    insta::assert_snapshot!(faults(&event, file));
    let list = EntryList::read(file.as_bytes()).expect("a list").check(&event, Role::ChiefArbiter);
    assert_eq!(list.facts(Take::GoodRows).map(|facts| facts.len()), Ok(1));
    assert_eq!(list.facts(Take::All).map_err(<[_]>::len), Err(10));
}

#[test]
fn what_the_event_refuses_is_told_by_row() {
    let mut made = regulation("ua2023-100", plan(System::RoundRobin { cycles: 1 }, 3));
    made.age_group = Some("cadets".into());
    made.starts = Some(Date::constant(2026, 5, 1));
    let file = "Name,Born\nOld Hand,1970\nYoung Hand,2012";
    insta::assert_snapshot!(faults(&begun(made), file), @"row 2: Old Hand is 56, the limit is 16");

    let file = "Name,Team,Board,Captain\nA,Lions,1,Olha\nB,Lions,1,Olha\nC,,,\nD,Lions,3,\nE,Lions,r,Ivan";
    insta::assert_snapshot!(faults(&teams_event(), file), @r#"
    row 3: team 1 has somebody on board 1 already
    row 4: C is entered for no team
    row 5: board 3 does not exist; there are 2
    row 6, Captain: "Ivan" for team Lions, but "Olha" in row 2
    "#);
}

#[test]
fn files_that_are_no_lists() {
    let fault = |file: &str| EntryList::read(file.as_bytes()).expect_err("a fault").to_string();
    assert_eq!(EntryList::read(b""), Err(FileFault::Empty));
    assert_eq!(EntryList::read(b"\n;;\n\n"), Err(FileFault::Empty));
    insta::assert_snapshot!(fault("\u{feff}\nName;Rating\n;\n\n"), @"there is a header in row 2, and no entry below it");
    insta::assert_snapshot!(fault("Name;\"Rating\nA;1\n"), @"row 1: a quotation mark is opened and not closed");
    insta::assert_snapshot!(fault("SQLite format 3\0\u{10}Name"), @"row 1 holds U+0000, which cannot be printed: the file is damaged, or neither a workbook nor a text");
    insta::assert_snapshot!(fault("Na\0me;Rating\nA;1\n"), @"row 1 holds U+0000, which cannot be printed: the file is damaged, or neither a workbook nor a text");
    assert!(matches!(EntryList::read(b"PK\x03\x04 and then nothing"), Err(FileFault::Workbook { .. })));
    let refused = EntryList::read(b"a;b;c\n1;2;3").expect_err("no header");
    insta::assert_snapshot!(refused, @"no header names a column of names; found: a, b, c; expected for example: name, прізвище та ім'я, фамилия, имя, pavardė ir vardas, nom et prénom");
    let refused = EntryList::read(b"Name;Player\nA;B").expect_err("two headers");
    insta::assert_snapshot!(refused, @r#"row 1: "Name" and "Player" are headers of the same column"#);
}

/// What a person types and saves goes wrong in many ways; nothing of it is passed over.
#[test]
fn nothing_is_swallowed_or_cut_off() {
    let file = "Name;Rating;Club\n\
        \"Koval, Iryna;2100;Dnipro\n\
        Bondar;2000;\"Lions\n\
        \n\
        Tk\0ach;1900;\n\
        Bilyk;\u{1b}[31m1800;\n\
        Hnat;1700;Kyiv;Lviv\n\
        \"Moroz\nOlha\";1600;\"Old \"\"Castle\"\"\"\n";
    insta::assert_snapshot!(faults(&players_event(), file), @r#"
    row 2: a quotation mark is opened and not closed
    row 3: a quotation mark is opened and not closed
    row 5, Name: "Tk␀ach" holds U+0000, which cannot be printed
    row 6, Rating: "␛[31m1800" holds U+001B, which cannot be printed
    row 7: there are 4 cells, but only 3 headers; a separator inside a cell needs quotation marks around it
    "#);
    let list = EntryList::read(file.as_bytes()).expect("a list").check(&players_event(), Role::ChiefArbiter);
    let taken = list.facts(Take::GoodRows).expect("good rows");
    let [Fact::Entered(only)] = taken.as_slice() else { panic!("{taken:?}") };
    assert_eq!((only.name.as_str(), only.club.as_deref()), ("Moroz Olha", Some("Old \"Castle\"")));
}

#[test]
fn broken_bytes_are_named() {
    let broken = ["Прізвище;Клуб\nІваненко;Спартак\nКов".as_bytes(), b"\xd0;\n"].concat();
    let list = EntryList::read(&broken).expect("a list");
    insta::assert_snapshot!(list.faults[0], @r#"row 3, Прізвище: "Ков�" holds U+FFFD, which cannot be printed"#);
    let cut: Vec<u8> = "Name;Club\nA;B\nC;D".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let list = EntryList::read(&cut[..cut.len() - 1]).expect("a list");
    insta::assert_snapshot!(list.faults[0], @r#"row 3, Club: "�" holds U+FFFD, which cannot be printed"#);
}

#[test]
fn what_is_written_reads_back() {
    let mut event = teams_event();
    for name in ["Lions", "Tigers; \"old\"", "Nobody"] {
        let rating = (name == "Lions").then_some(2100);
        let captain = Some("O'Neil, \"Bob\"".to_owned());
        let team = TeamEntry { name: name.into(), rating, captain, federation: Some("UKR".into()) };
        tell(&mut event, Fact::TeamEntered(team));
    }
    for (at, squad) in
        [Squad::Board(1), Squad::Board(2), Squad::Reserve, Squad::Unordered].into_iter().enumerate()
    {
        for team in 0..2 {
            let player = PlayerEntry {
                name: format!("=Player, {at} of {team}"),
                title: (at == 1).then(|| "MI".to_owned()),
                rating: (at < 2).then_some(2000 + at as u32),
                federation: Some("0042".into()),
                club: Some("-".into()),
                id: Some("007".into()),
                born: (at > 0).then(|| Date::constant(1900 + at as i16, 2, 28)),
                born_year_only: false,
                sex: [Some(Sex::Female), Some(Sex::Male), None][at % 3],
                team: Some(TeamId(team)),
                squad,
                ..PlayerEntry::default()
            };
            tell(&mut event, Fact::Entered(player));
        }
    }
    let state = event.state();
    for language in HeaderLanguage::ALL {
        let workbook = write_xlsx(state, language).expect("a workbook");
        for file in [write_csv(state, language), workbook] {
            let mut back = teams_event();
            read(&teams_event(), &file).into_iter().for_each(|fact| tell(&mut back, fact));
            assert_eq!(back.state().players, state.players, "{language:?}");
            assert_eq!(back.state().teams, state.teams, "{language:?}");
        }
        let (csv, xlsx) = sample(language).expect("a workbook");
        assert_eq!(read(&teams_event(), &csv), read(&teams_event(), &xlsx));
        assert_eq!(read(&teams_event(), &csv).len(), 3);
    }
    insta::assert_snapshot!(
        String::from_utf8(sample(HeaderLanguage::Ukrainian).expect("a sample").0).expect("UTF-8")
    );
}
