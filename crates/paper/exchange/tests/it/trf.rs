//! TRF there and back, and what is wrong with broken files.

use std::collections::BTreeMap;

use damier_compete::event::{Event, ScoreScale, Sex, StageId, State, System};
use damier_compete::swiss::{self, Watch};
use damier_compete::{Cell, Line, Lots, Points};
use damier_exchange::trf::{
    Document, Edition, HalfByes, ImportOptions, Line as TrfLine, LineEnd, export, import,
};

use crate::random_event::random_event;

const STAGE: StageId = StageId::FIRST;

/// The sheet by numbers, so that the order of entry makes no difference.
fn by_number(state: &State) -> BTreeMap<u32, Line> {
    let sheet = state.sheet(STAGE).expect("a stage");
    let number = |own: damier_compete::Entrant| damier_compete::Entrant(sheet.line(own).number);
    let renumbered = sheet.lines.iter().map(|line| {
        let cells = line.cells.iter().map(|cell| match *cell {
            Cell::Paired { opponent, color, mark } => {
                Cell::Paired { opponent: number(opponent), color, mark }
            }
            other => other,
        });
        (line.number, Line { cells: cells.collect(), ..line.clone() })
    });
    renumbered.collect()
}

fn read_back(text: &str) -> Event {
    let document = Document::read(text.as_bytes())
        .unwrap_or_else(|faults| panic!("{faults:?}\n{}", text.replace("\r", "\n")));
    let imported = import(&document, &ImportOptions::default())
        .unwrap_or_else(|faults| panic!("{faults:?}\n{}", text.replace("\r", "\n")));
    Event::replay(imported.entries(Default::default(), "Olha")).expect("facts that are accepted")
}

/// The text of a file without places: those of a bracket depend on how its rounds were paired, which TRF
/// does not tell.
fn without_places(mut document: Document) -> String {
    for line in &mut document.lines {
        if let TrfLine::Player(player) = line {
            player.rank = None;
        }
    }
    document.write(LineEnd::Lf)
}

#[test]
fn random_events_come_back() {
    let (mut rounds, mut written) = (0, 0);
    for seed in 0..600 {
        let event = random_event(seed, false);
        let state = event.state();
        // Somebody left and was let in again, which opened games of rounds long past: no file can say that.
        let last = state.stages[0].rounds.len();
        if state.missing_results(STAGE).iter().any(|(round, _)| usize::from(round.number()) < last)
            && !matches!(state.stages[0].plan.system, System::RoundRobin { .. } | System::Scheveningen)
        {
            continue;
        }
        for (edition, end) in [(Edition::Trf26, LineEnd::Cr), (Edition::Trf16, LineEnd::CrLf)] {
            let Ok(document) = export(state, STAGE, edition) else {
                assert_eq!(state.entrants(), 0, "seed {seed}");
                continue;
            };
            let text = document.write(end);
            assert_eq!(Document::read(text.as_bytes()).as_ref(), Ok(&document), "seed {seed}");
            let back = read_back(&text);
            let told = by_number(back.state());
            assert_eq!(told, by_number(state), "seed {seed}\n{}", document.write(LineEnd::Lf));
            let again = export(back.state(), STAGE, edition).expect("an individual event");
            let (again, first) = (without_places(again), without_places(document));
            let differs = again.lines().zip(first.lines()).find(|(again, first)| again != first);
            assert_eq!(differs, None, "seed {seed}\n{first}");
            assert_eq!(again, first, "seed {seed}");
            written += 1;
        }
        rounds += state.stages[0].rounds.len();
    }
    assert!(written > 1000 && rounds > 1500, "{written} files of {rounds} rounds are too few to tell");
}

/// A file of another program, with everything that other programs do.
const FOREIGN: &str = "\
012 Open of Lviv
022 Lviv
032 UKR
042 2026/05/09
052 2026/05/11
062 5
072 4 (4)
082 0
092 Individual: Swiss-System
102 IA Koval, Iryna
112 Bondar, Oleh
122 60 minutes for the game
132                                                                                        26/05/09  26/05/10
XXR 4
XXC white1
XXP 1 5
001    1 m  g Mirzo,Azer                        2527 AZE    13400304 1978        1.5    1     3 w 1     4 b =
001    2 f    Petrenko,Ольга                         UKR             1999/05/12  1.0    2     4 b 0  0000 - U
001    3      Tkach,Ivan                        2390 UKR                         0.0    5     1 b 0     5 w -
001    4      Bilyk,Petro                       2282 UKR                         1.5    2     2 w 1     1 w =
001    5      Hnat,Olena                        2100 UKR                         1.0    4  0000 - Z     3 b +
DAT 0001 EMAIL azer@example.org
### somebody else's remark
";

fn warnings(text: &str, options: &ImportOptions) -> String {
    let document = Document::read(text.as_bytes()).expect("a document");
    let imported = import(&document, options).expect("an event");
    imported.warnings.iter().map(|warning| format!("{warning}\n")).collect()
}

#[test]
fn a_foreign_file_goes_on() {
    let event = read_back(FOREIGN);
    let state = event.state();
    let regulation = state.regulation.as_ref().expect("a regulation");
    assert_eq!(regulation.name, "Open of Lviv");
    assert_eq!(regulation.starts.map(|date| date.to_string()).as_deref(), Some("2026-05-09"));
    assert_eq!(state.officials[0].name, "IA Koval, Iryna");
    assert_eq!(state.players[1].sex, Some(Sex::Female));
    assert_eq!(state.players[0].born.map(|date| date.to_string()).as_deref(), Some("1978-01-01"));
    assert_eq!(state.prohibited.len(), 1);
    let inputs = state.swiss_inputs(STAGE).expect("a Swiss");
    let paired =
        swiss::pair_round(&inputs.request(), &mut Lots::new(1), &Watch::new()).expect("a third round");
    assert_eq!(paired.pairs.len(), 2);
    let text = export(state, STAGE, Edition::Trf16).expect("an individual event").write(LineEnd::Lf);
    for kept in ["022 Lviv", "032 UKR", "DAT 0001 EMAIL azer@example.org", "### somebody else's remark"] {
        assert!(text.lines().any(|line| line == kept), "{kept} is lost:\n{text}");
    }
    assert!(text.contains("122 60 minutes for the game"), "{text}");
    assert!(text.contains("26/05/10"), "{text}");
    insta::assert_snapshot!(text);
}

#[test]
fn any_encoding_and_any_end_of_line() {
    let first = Document::read(FOREIGN.as_bytes()).expect("a document");
    for end in ["\r", "\r\n"] {
        assert_eq!(Document::read(FOREIGN.replace('\n', end).as_bytes()).as_ref(), Ok(&first));
    }
    let olha = b"\xce\xeb\xfc\xe3\xe0";
    let bytes: Vec<u8> = FOREIGN.split("Ольга").map(str::as_bytes).collect::<Vec<_>>().join(&olha[..]);
    assert_eq!(Document::read(&bytes).as_ref(), Ok(&first));
    assert_eq!(
        first.write(LineEnd::Lf).lines().nth(12),
        FOREIGN.lines().nth(12),
        "lines that we do not read stay"
    );
}

fn faults(text: &str) -> String {
    let faults = match Document::read(text.as_bytes()) {
        Ok(document) => import(&document, &ImportOptions::default()).expect_err("faults"),
        Err(faults) => faults,
    };
    faults.iter().map(|fault| format!("{fault}\n")).collect()
}

#[test]
fn fields_that_cannot_be_read() {
    insta::assert_snapshot!(faults(
        "012 Cup\n\
         001    x      A                                 23a0 UKR                         1,.0    1     2 q 1\n\
         001    0      B                                                                  0.0   b2     1 b 7\n\
         001    3      C                                                                  0.0    3  10000 - Z\n"
    ));
    insta::assert_snapshot!(faults("hello"));
}

#[test]
fn lines_that_contradict_each_other() {
    insta::assert_snapshot!(faults(
        "012 Cup\nXXR 1\n\
         001    1      A                                                                  1.0    1     2 w 1     9 w 1\n\
         001    2      B                                                                  0.5    2     1 w 0     3 w =\n\
         001    3      C                                                                  1.0    3     3 b 1     2 b 1\n\
         001    3      D                                                                  0.0    4\n\
         001    4      E                                                                  0.0    5     5 b Z  0000 - 1\n\
         001    5      F                                                                  3.0    5     4 w Z  0000 - H\n\
         240 X 003    1\n260 001    1    2\nBBW   x\n162  Q 1.0\n299 W       1.0   1    1\n310   1 Lions\nXXP 1 77\n\
         ### damier:rounds two\n"
    ));
    insta::assert_snapshot!(faults(
        "012 Cup\nBBW  3.0\nBBD  1.0\n\
         001    1      A                                                                  3.0    1     2 w 1\n\
         001    2      B                                                                  0.0    2     1 b 0\n"
    ));
}

/// Two rounds of four, with directives as the program writes them.
const OURS: &str = "\
012 Cup
142 3
001    1      A                                                                  1.5    1     2 w 1     3 b =
001    2      B                                                                  1.0    2     1 b 0     4 w 1
001    3      C                                                                  1.5    3     4 w 1     1 w =
001    4      D                                                                  0.0    4     3 b 0     2 b 0
### damier:rounds 2 2
### damier:tables 1 1-2 3-4
### damier:tables 2 2-4 3-1
";

#[test]
fn directives_that_say_something_else_than_the_columns() {
    assert_eq!(read_back(OURS).state().stages[0].rounds.len(), 2);
    let nonsense = "\
### damier:rounds 5 2
### damier:tables 1 1-2 4-3
### damier:tables 7 1-2
### damier:entered 4 3 2
### damier:withdrawn 2 9 ill
### damier:withdrawn 12 1 ill
### damier:joined 3 2
### damier:unpaired 1 free 3
### damier:result 1 1 3 adj
### damier:avoid 3 1 1 2
### damier:paired 2 {\"table\":{\"row\":2}}
### damier:player 2 {\"name\":\"B\",\"team\":4}
### damier:lots {\"seed\":1}
### damier:result 2 2 4 won
";
    insta::assert_snapshot!(faults(&format!("{OURS}{nonsense}")));
    // The columns say that 2 won.
    insta::assert_snapshot!(faults(&format!("{OURS}### damier:result 2 2 4 0-2\n")));
}

#[test]
fn what_cannot_be_printed_is_told_by_its_column() {
    insta::assert_snapshot!(faults(&OURS.replacen("     B", "   \0 B", 1).replacen("Cup", "C\u{1b}up", 1)), @r"
    line 1, column 6: U+001B cannot be printed; the line is damaged
    line 4, column 13: U+0000 cannot be printed; the line is damaged
    ");
    let tab = OURS.replacen("001    1      A", "001    1\tA     ", 1);
    insta::assert_snapshot!(faults(&tab), @"line 3, column 9: U+0009 cannot be printed; the line is damaged");
}

#[test]
fn births_and_sexes_that_cannot_be_are_left_out_and_told() {
    let with = |number: &str, sex: char, born: &str| {
        let line = OURS.lines().find(|line| line.starts_with(&format!("001    {number}"))).expect("a player");
        (line.to_owned(), format!("{} {sex}{}{born}{}", &line[..8], &line[10..69], &line[79..]))
    };
    let mut file = OURS.to_owned();
    for (line, changed) in [with("1", 'x', "1978/13/45"), with("2", 'w', "0000/00/00")] {
        file = file.replace(&line, &changed);
    }
    insta::assert_snapshot!(warnings(&file, &ImportOptions::default()), @r#"
    line 3, column 10: "x" is not a sex: m or w; it is left out
    line 3, column 70: "1978/13/45" is not a date of birth such as 1999/05/12; it is left out
    "#);
}

#[test]
fn a_half_point_bye_is_a_question() {
    let file = "012 Cup\nXXR 3\n\
         001    1      A                                                                  1.5    1     2 w 1  0000 - H\n\
         001    2      B                                                                  1.0    2     1 b 0  0000 - U\n";
    insta::assert_snapshot!(faults(file));
    let options = ImportOptions { half_byes: HalfByes::AsAbsence, ..ImportOptions::default() };
    insta::assert_snapshot!(warnings(file, &options));
}

#[test]
fn what_deserves_a_second_look() {
    let file = "012 Cup\n142 3\n202 BH/C1/P,ARO,WIN\n\
         001    2      A                                                                  1.0    1     4 w 1     4 b 0\n\
         001    4      B                                                                  0.0    2     2 b 0     2 w 0\n";
    insta::assert_snapshot!(warnings(file, &ImportOptions::default()));
}

#[test]
fn numbers_of_another_scale_are_understood() {
    // Two points for a win, and no word about it.
    let file = "012 Cup\n142 3\n\
         001    1      A                                                                  3.0    1     2 w 1     2 b =\n\
         001    2      B                                                                  1.0    2     1 b 0     1 w =\n";
    let event = read_back(file);
    assert_eq!(event.state().regulation.as_ref().map(|own| own.scale), Some(ScoreScale::TwoOneZero));
    let sheet = event.state().sheet(STAGE).expect("a stage");
    assert_eq!(sheet.lines[0].points(), Points(3));
}

/// Record 142 has the rounds that are played, not those for which a regulation leaves room.
#[test]
fn a_round_robin_has_the_rounds_of_its_field() {
    use damier_compete::Entrant;
    use damier_compete::event::{
        By, Entry, Event, Fact, Numbering, PlayerEntry, ROOM, Regulation, Role, StageId, StagePlan, System,
    };
    let plan = StagePlan::new("main", System::RoundRobin { cycles: 1 }, ROOM);
    let mut regulation = Regulation::new("Cup", "wcdf-checkers", vec![plan]);
    regulation.late_entries = false;
    let mut event = Event::new();
    let names = ["A", "B", "C", "D", "E", "F"].map(str::to_owned);
    let players = names.map(|name| Fact::Entered(PlayerEntry { name, ..PlayerEntry::default() }));
    let numbered =
        Fact::Numbered { stage: StageId::FIRST, by: Numbering::Given((0..6).map(Entrant).collect()) };
    let facts = std::iter::once(Fact::Regulation(Box::new(regulation))).chain(players).chain([numbered]);
    for (seq, fact) in (1..).zip(facts) {
        let role = if matches!(fact, Fact::Numbered { .. }) { Role::ChiefArbiter } else { Role::Organiser };
        let by = By::new(role, "Olha");
        event.apply(Entry { seq, at: Default::default(), by, fact }).expect("a fact");
    }
    let written = export(event.state(), StageId::FIRST, Edition::Trf26);
    let text = written.expect("a report").write(LineEnd::Lf);
    assert!(text.contains("\n142 5\n"), "{text}");
}
