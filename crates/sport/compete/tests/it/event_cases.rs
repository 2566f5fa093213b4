//! Runs the case files on events: scripts with what must be known afterwards.
//!
//! The facts are those of `event_script.rs`. Besides, in a case:
//!
//! | line | says |
//! | --- | --- |
//! | `no FACT …` | the fact is refused, and nothing changes |
//! | `because TEXT`, `clause ID …`, `instead TEXT` | the last refusal says this, by these clauses, with this advice |
//! | `needs ROUND TABLE NEED …` | what a game needs because of those who play it |
//! | `row NAME POINTS CELL …` | a line of the table |
//! | `at ROUND` | rows from here on show the event as it was after that round |
//! | `known SEQ`, `now` | or as it was after that fact, or as it is now |
//! | `left NAME HOW EFFECT PLAYED/PLANNED CLAUSE` | who has left and what follows |
//! | `boards NAME POINTS BOARD:MARK …` | a player's games in team matches |
//! | `warn TEXT` | something deserves a second look; `no-warning [TEXT]` nothing does, or not this |
//! | `due TEXT` | something has to be done; `not-due TEXT` |
//! | `limit MINUTES CLAUSE` | how late one may come |
//!
//! A cell is the opponent, the colour and the mark: `Bw2`, `Cb+`, `Dw~` adjourned, `Ew?` open, `Fbx`
//! annulled; `bye`, `plus`, `free`, `away`, `gone`, `later`.

use std::collections::BTreeSet;

use damier_compete::event::{LeavingEffect, Refused, StageTable, State};
use damier_compete::{Absence, Cell, Mark, Round, SideResult};

use crate::event_script::{Fault, Script, departure, points_balance};

#[test]
fn events() {
    run("events");
    run("events-codes");
    run("event-hall");
}

#[test]
fn teams() {
    run("event-teams");
}

#[test]
fn leavers() {
    run("event-leavers");
}

/// Every refusal that there is occurs in the case files.
#[test]
fn refusals() {
    let mut seen = run("event-refusals");
    for file in ["events", "event-teams", "event-leavers", "event-hall"] {
        seen.extend(run(file));
    }
    seen.extend(follow("too many games", &too_many_games()));
    let source = include_str!("../../src/event/refused.rs");
    let mut lines = source.lines();
    let mut unseen = Vec::new();
    while let Some(line) = lines.next() {
        if !line.trim_start().starts_with("#[error(") {
            continue;
        }
        let mut end = line;
        while !end.trim_end().ends_with(")]") {
            end = lines.next().expect("the end of the sentence");
        }
        let name = lines.next().expect("a case").trim();
        let name: String = name.chars().take_while(char::is_ascii_alphanumeric).collect();
        if !seen.contains(&name) {
            unseen.push(name);
        }
    }
    assert!(unseen.is_empty(), "no case is refused for: {}", unseen.join(", "));
}

/// A case too long for a file: a thousand teams of 255 boards, two games on each.
fn too_many_games() -> String {
    let mut case = "case a round of 255000 games\nrulebook ua2013-100\ncharacter team\nboards 255 reserves\n\
                    stage main rr:1 3 micro\nopen\n"
        .to_owned();
    let teams: Vec<String> = (1..=1000).map(|number| format!("T{number}")).collect();
    teams.iter().for_each(|team| case += &format!("team {team}\n"));
    let pairs: Vec<String> = teams.chunks(2).map(|pair| pair.join("-")).collect();
    case + &format!("no pair 1 {}\nbecause an event has at most 250000 games\n", pairs.join(" "))
}

/// Runs a file.
fn run(file: &str) -> BTreeSet<String> {
    let path = format!("{}/tests/cases/{file}.cases", env!("CARGO_MANIFEST_DIR"));
    follow(file, &std::fs::read_to_string(&path).expect("the case file is there"))
}

/// Runs cases, reports every fault at once, and returns the names of all refusals that occurred.
fn follow(file: &str, content: &str) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut faults = Vec::new();
    let mut stand: Option<Stand> = None;
    let mut case = String::new();
    for (at, line) in (1..).zip(content.lines()) {
        // Names may begin with `#` and a number; a comment has a blank after it.
        let line = line.split("# ").next().unwrap_or_default().trim();
        if line.is_empty() || line == "#" {
            continue;
        }
        if let Some(name) = line.strip_prefix("case ") {
            case = name.trim().to_owned();
            stand = Some(Stand::new());
            continue;
        }
        let stand = stand.as_mut().expect("a case begins the file");
        if let Err(fault) = stand.follow(line, &mut seen) {
            faults.push(format!("{file}.cases:{at} {case}: {line}: {fault}"));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    seen
}

/// A case half way.
struct Stand {
    script: Script,
    refused: Option<Refused>,
    shown: Option<State>,
}

impl Stand {
    fn new() -> Stand {
        Stand { script: Script::new(), refused: None, shown: None }
    }

    fn follow(&mut self, line: &str, seen: &mut BTreeSet<String>) -> Result<(), Fault> {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let words: Vec<&str> = rest.split_whitespace().collect();
        match key {
            "no" => {
                let before = self.script.event.clone();
                let refused = self.script.follow(rest)?.err().ok_or("it was accepted")?;
                same(&(self.script.event == before), &true).map_err(|_| "something changed")?;
                seen.extend(names(&refused));
                self.refused = Some(refused);
                Ok(())
            }
            "because" => contains(&self.last()?.to_string(), rest),
            "clause" => same(&self.last()?.clauses(), &words),
            "instead" => same(&self.last()?.next_step().unwrap_or("nothing"), &rest),
            "needs" => {
                let key = self.script.key(&words)?;
                let needs = self.script.event.state().arrangements(key);
                same(&needs.iter().map(|own| own.need.name()).collect::<Vec<_>>(), &words[2..].to_vec())
            }
            "row" => self.row(&words),
            "at" => {
                let round = Round::new(rest.parse().map_err(|_| "a round")?).ok_or("a round")?;
                let shown = self.script.event.state_at_round(self.script.stage, round);
                self.shown = Some(shown.ok_or("the round is not closed")?);
                Ok(())
            }
            "known" => {
                let seq = rest.parse().map_err(|_| "a fact")?;
                self.shown = Some(self.script.event.state_after(seq));
                Ok(())
            }
            "now" => {
                self.shown = None;
                Ok(())
            }
            "left" => self.left(&words),
            "boards" if words.len() > 1 && words[0].parse::<u8>().is_err() => self.boards(&words),
            "warn" => {
                let notices: Vec<String> = self.state().notices().iter().map(ToString::to_string).collect();
                contains(&notices.join("; "), rest)
            }
            "no-warning" => {
                let told: Vec<String> = self.state().notices().iter().map(ToString::to_string).collect();
                let told: Vec<String> = told.into_iter().filter(|told| told.contains(rest)).collect();
                same(&told, &Vec::<String>::new())
            }
            "due" => contains(&format!("{:?}", self.state().due()), rest),
            "not-due" => match contains(&format!("{:?}", self.state().due()), rest) {
                Ok(()) => Err("it is due".to_owned()),
                Err(_) => Ok(()),
            },
            "limit" => {
                let limit = self.state().late_limit(self.script.stage).ok_or("no limit")?;
                same(&format!("{} {}", limit.minutes, limit.clauses.join(" ")).as_str(), &rest)
            }
            _ => {
                self.shown = None;
                self.script.follow(line)?.map_err(|refused| refused.to_string())
            }
        }
    }

    fn state(&self) -> &State {
        self.shown.as_ref().unwrap_or_else(|| self.script.event.state())
    }

    fn last(&self) -> Result<&Refused, Fault> {
        self.refused.as_ref().ok_or_else(|| "nothing was refused".to_owned())
    }

    fn row(&self, words: &[&str]) -> Result<(), Fault> {
        let state = self.state();
        let table = state.table(self.script.stage).ok_or("no such stage")?;
        let (handed_out, available) = points_balance(&table);
        same(&handed_out, &available)?;
        let line = table.line_of(self.script.entrant(words[0])?).ok_or("not in this stage")?;
        let line = table.sheet.line(line);
        let mut shown = vec![line.points().to_string()];
        shown.extend(line.cells.iter().map(|cell| show(state, &table, *cell)));
        same(&shown.join(" "), &words[1..].join(" "))
    }

    fn left(&self, words: &[&str]) -> Result<(), Fault> {
        let entrant = self.script.entrant(words[0])?;
        let stage = &self.state().stages[self.script.stage.index()];
        let leaving = stage.left.get(&entrant).ok_or("has not left")?;
        let ruling = self.state().leaving_ruling(self.script.stage, entrant).ok_or("no ruling")?;
        let effect = match ruling.effect {
            LeavingEffect::Kept => "kept",
            LeavingEffect::Annulled => "annulled",
        };
        let (played, planned) = (ruling.played, ruling.planned);
        let how = departure(leaving.how);
        let clauses = ruling.clauses.join(" ");
        same(&format!("{how} {effect} {played}/{planned} {clauses}").trim(), &words[1..].join(" ").as_str())
    }

    fn boards(&self, words: &[&str]) -> Result<(), Fault> {
        let player = self.script.player(words[0])?;
        let table = self.state().board_table(self.script.stage);
        let line = &table[player.index()];
        let mut shown = vec![line.points.to_string()];
        let games = line.games.iter();
        shown.extend(games.map(|game| {
            format!("{}{}{}", game.board, game.color.letter().to_ascii_lowercase(), mark(game.mark))
        }));
        same(&shown.join(" "), &words[1..].join(" "))
    }
}

/// The names of a refusal and of what is inside it.
fn names(refused: &Refused) -> Vec<String> {
    let text = format!("{refused:?}");
    let mut all = vec![text.chars().take_while(char::is_ascii_alphanumeric).collect()];
    if let Refused::UndoBreaks { why, .. } = refused {
        all.extend(names(why));
    }
    all
}

fn show(state: &State, table: &StageTable, cell: Cell) -> String {
    match cell {
        Cell::Paired { opponent, color, mark: how } => {
            let name = state.name_of(table.entrants[opponent.index()]).unwrap_or("?");
            format!("{name}{}{}", color.letter().to_ascii_lowercase(), mark(how))
        }
        Cell::Bye => "bye".to_owned(),
        Cell::PlusAfterWithdrawal => "plus".to_owned(),
        Cell::Absent(Absence::Free) => "free".to_owned(),
        Cell::Absent(Absence::Announced) => "away".to_owned(),
        Cell::Absent(Absence::Withdrawn) => "gone".to_owned(),
        Cell::Absent(Absence::NotYetEntered) => "later".to_owned(),
    }
}

pub(crate) fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Open => "?",
        Mark::Adjourned => "~",
        Mark::Played(SideResult::Win) => "2",
        Mark::Played(SideResult::Draw) => "1",
        Mark::Played(SideResult::Loss) => "0",
        Mark::Forfeit(SideResult::Win) => "+",
        Mark::Forfeit(_) => "-",
        Mark::Annulled => "x",
    }
}

fn same<T: PartialEq<U> + std::fmt::Debug, U: std::fmt::Debug>(is: &T, should: &U) -> Result<(), Fault> {
    if is == should { Ok(()) } else { Err(format!("it is {is:?}")) }
}

fn contains(text: &str, part: &str) -> Result<(), Fault> {
    if text.contains(part) { Ok(()) } else { Err(format!("it says {text}")) }
}
