//! Runs the case files on standings: events as `sheet_text.rs` reads them, and
//!
//! | line | says |
//! | --- | --- |
//! | `code ua2013 round-robin` | the template; `swiss`, `round-robin 2`, `team round-robin` … |
//! | `order NAME …` | another order of criteria |
//! | `switch NAME VALUE` | another reading |
//! | `places A B=C D` | exactly these places, the best first |
//! | `points A 5` | points |
//! | `value NAME A 15/2 …` | the value of a criterion; steps of a ladder joined by commas |
//! | `parted B NAME ABOVE BELOW` | what parts B from the row above; the last step of a ladder |
//! | `unplaced A` | without a place |

use damier_pairing::standings::{
    Among, Code, Contest, Counting, Criterion, Depth, MutualMatches, Parting, PlayOffFor, Reckoning, Rule,
    Score, SonnebornForm, Standings, StandingsError, System, Template, column, standings, team_totals,
};

use crate::sheet_text::Event;

#[test]
fn standings_cases() {
    run("standings");
    run("standings-fmjd");
}

fn run(file: &str) {
    let path = format!("{}/tests/cases/{file}.cases", env!("CARGO_MANIFEST_DIR"));
    let content = std::fs::read_to_string(&path).expect("the case file is there");
    let mut faults = Vec::new();
    let mut table: Option<Table> = None;
    for (number, line) in (1..).zip(content.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        match (key, table.as_mut()) {
            ("", _) => {}
            ("case", _) => table = Some(Table::new(value.trim())),
            (_, None) => panic!("line {number} stands before the first case"),
            (_, Some(table)) => {
                if let Err(fault) = table.follow(key, value.trim()) {
                    faults.push(format!("{file}.cases:{number} {}: {key}: {fault}", table.name));
                }
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

struct Table {
    name: String,
    event: Event,
    reckoning: Reckoning,
    teams: bool,
}

impl Table {
    fn new(name: &str) -> Table {
        let template = Template { code: Code::Ua2023, system: System::Swiss, teams: false };
        Table {
            name: name.to_owned(),
            event: Event::default(),
            reckoning: template.reckoning(),
            teams: false,
        }
    }

    fn contest(&self) -> Contest<'_> {
        Contest {
            sheet: &self.event.sheet,
            boards: self.teams.then_some(&self.event.teams),
            play_offs: &self.event.play_offs,
            annulled: None,
        }
    }

    fn standings(&self) -> Standings {
        standings(&self.contest(), &self.reckoning).expect("standings")
    }

    fn follow(&mut self, key: &str, value: &str) -> Result<(), String> {
        let words: Vec<&str> = value.split_whitespace().collect();
        match key {
            "vector" => {}
            "code" => self.code(&words),
            "order" => {
                self.reckoning.order =
                    words.iter().map(|word| Rule { criterion: criterion(word), clauses: &[] }).collect();
            }
            "switch" => {
                self.reckoning.switches.set(words[0], words[1]).map_err(|refused| refused.to_string())?;
            }
            "score" if words == ["boards"] => self.reckoning.score = Score::BoardPoints,
            "places" => return expect(&self.places(), &words.join(" ")),
            "points" => {
                let table = self.standings();
                for pair in words.chunks(2) {
                    let row = table.row(self.event.entrant(pair[0])).ok_or("has no row")?;
                    expect(&row.points.to_string(), pair[1])?;
                }
            }
            "value" => {
                let criterion = criterion(words[0]);
                let workings = column(&self.contest(), &self.reckoning, criterion).expect("a column");
                for pair in words[1..].chunks(2) {
                    let entrant = self.event.entrant(pair[0]);
                    let working = workings.iter().find(|(who, _)| *who == entrant).ok_or("has no row")?;
                    let values: Vec<String> = working.1.values.iter().map(ToString::to_string).collect();
                    let wanted = pair[1].split(',').count();
                    expect(&values[..wanted.min(values.len())].join(","), pair[1])
                        .map_err(|fault| format!("{}: {fault}", pair[0]))?;
                }
            }
            "parted" => {
                let table = self.standings();
                let row = table.row(self.event.entrant(words[0])).ok_or("has no row")?;
                let parted = row.separation.as_ref().ok_or("shares its place")?;
                let by = match parted.by {
                    Parting::Score => "score".to_owned(),
                    Parting::Criterion(index) => {
                        let asked = self.reckoning.order[index].criterion;
                        if asked == criterion(words[1]) { words[1].to_owned() } else { format!("{asked:?}") }
                    }
                };
                expect(&format!("{by} {} {}", parted.above, parted.below), &words[1..].join(" "))?;
            }
            "unplaced" => {
                let table = self.standings();
                let names: Vec<&str> =
                    table.unplaced.iter().map(|unplaced| self.event.name(unplaced.entrant)).collect();
                expect(&names.join(" "), value)?;
            }
            _ if self.event.follow(key, value) => {}
            _ => return Err("no such line".to_owned()),
        }
        Ok(())
    }

    fn code(&mut self, words: &[&str]) {
        let code = match words[0] {
            "ua2013" => Code::Ua2013,
            "ua2023" => Code::Ua2023,
            "fmjd" => Code::Fmjd100,
            "fmjd64" => Code::Fmjd64,
            "columns" => Code::Columns,
            other => panic!("no code: {other}"),
        };
        self.teams = words.contains(&"team");
        let cycles = words.last().and_then(|word| word.parse().ok()).unwrap_or(1);
        let system = if words.contains(&"swiss") { System::Swiss } else { System::RoundRobin { cycles } };
        self.reckoning = Template { code, system, teams: self.teams }.reckoning();
    }

    /// `A B=C D`.
    fn places(&self) -> String {
        let table = self.standings();
        let mut text = String::new();
        for row in &table.rows {
            if !text.is_empty() {
                text.push(if row.separation.is_none() { '=' } else { ' ' });
            }
            text.push_str(self.event.name(row.entrant));
        }
        text
    }
}

fn expect(found: &str, wanted: &str) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("found {found}, expected {wanted}")) }
}

pub(crate) fn criterion(word: &str) -> Criterion {
    match word {
        "playoff" => Criterion::PlayOff(PlayOffFor::AnyPlace),
        "playoff-first" => Criterion::PlayOff(PlayOffFor::FirstPlace),
        "encounter" => Criterion::Encounter(Among::Two),
        "encounter-all" => Criterion::Encounter(Among::AllTied),
        "shmulyan" => Criterion::Shmulyan,
        "sonneborn" => Criterion::SonnebornBerger(SonnebornForm::Doubled),
        "sonneborn-half" => Criterion::SonnebornBerger(SonnebornForm::Halved),
        "berger" => Criterion::Berger,
        "solkoff" => Criterion::Solkoff,
        "solkoff-plus" => Criterion::SolkoffPlus,
        "truncated" => Criterion::Truncated(Depth::Unlimited),
        "truncated-1" => Criterion::Truncated(Depth::UpTo(1)),
        "median" => Criterion::Median(Depth::Unlimited),
        "median-1" => Criterion::Median(Depth::UpTo(1)),
        "wins" => Criterion::Wins,
        "by-place" => Criterion::ResultsByPlace,
        "match-points" => Criterion::MatchPoints,
        "board-points" => Criterion::BoardPoints,
        "product" => Criterion::TeamProduct(MutualMatches::Counted),
        "product-without-mutual" => Criterion::TeamProduct(MutualMatches::LeftOut),
        "places-on-boards" => Criterion::PlacesOnBoards,
        "boards" => Criterion::BoardByBoard,
        other => panic!("no criterion: {other}"),
    }
}

/// UA-II.3.5.4: a team's result is the sum of the results of those who count.
#[test]
fn team_scoring_of_an_individual_event() {
    let mut event = Event::default();
    event.follow("games", "A>B A>C A=D B>C B=D C=D");
    let order =
        Template { code: Code::Ua2023, system: System::RoundRobin { cycles: 1 }, teams: false }.reckoning();
    let table = standings(&Contest::new(&event.sheet), &order).expect("standings");
    // Points: A 5, B 3, D 3, C 1.
    let teams =
        vec![vec![event.entrant("B"), event.entrant("C")], vec![event.entrant("A"), event.entrant("D")]];
    let shown = |counting| -> Vec<(usize, String, u32)> {
        let totals = team_totals(&table, &teams, counting);
        totals.iter().map(|total| (total.team, total.place.to_string(), total.points.0)).collect()
    };
    assert_eq!(shown(Counting::All), [(1, "1".to_owned(), 8), (0, "2".to_owned(), 4)]);
    assert_eq!(shown(Counting::Best(1)), [(1, "1".to_owned(), 5), (0, "2".to_owned(), 3)]);
    let nobody = team_totals(&table, &[vec![], vec![]], Counting::All);
    assert!(nobody.iter().all(|total| total.place.to_string() == "1-2"));
}

/// FMJD-VI.3: quick events have deciding games for the first place.
#[test]
fn quick_events() {
    let template = Template { code: Code::Fmjd100, system: System::Swiss, teams: false };
    let quick = template.quick_reckoning();
    assert_eq!(quick.order[0].criterion, Criterion::PlayOff(PlayOffFor::FirstPlace));
    assert_eq!(quick.order[0].clauses, ["FMJD-VI.3"]);
    assert_eq!(quick.order[1..], template.reckoning().order[1..]);
}

/// Every template gives standings, names its switches and can be changed by them.
#[test]
fn templates_and_switches() {
    let mut event = Event::default();
    event.follow("boards", "A 2 1 B");
    for code in Code::ALL {
        for system in [System::Swiss, System::RoundRobin { cycles: 1 }] {
            for teams in [false, true] {
                let mut reckoning = Template { code, system, teams }.reckoning();
                let boards = teams.then_some(&event.teams);
                let contest = Contest { sheet: &event.sheet, boards, play_offs: &[], annulled: None };
                assert_eq!(standings(&contest, &reckoning).expect("standings").rows.len(), 2);
                for switch in reckoning.switches.list() {
                    assert!(switch.values.contains(&switch.value.as_str()));
                    assert!(reckoning.switches.set(switch.name, "nonsense").is_err());
                    reckoning.switches.set(switch.name, switch.values[0]).expect("the first value");
                }
                assert!(reckoning.switches.set("nonsense", "").is_err());
            }
        }
    }
    let needs_boards =
        Template { code: Code::Columns, system: System::RoundRobin { cycles: 1 }, teams: true };
    let refused = standings(&Contest::new(&event.sheet), &needs_boards.reckoning());
    assert_eq!(refused, Err(StandingsError::NoBoards { number: 0 }));
}
