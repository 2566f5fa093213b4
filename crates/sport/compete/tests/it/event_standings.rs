//! Whole events with their tables of places: the worked examples of the codes, entered game by game.
//!
//! The facts are those of `event_script.rs`. Besides, in a case:
//!
//! | line | says |
//! | --- | --- |
//! | `play A-B:2-0 C-D:1-1 bye:E` | the next round is paired by hand, played and closed |
//! | `match A-B 2-0 1-1` | the same for one match of teams, board by board, the other teams being free |
//! | `games A>B B=C` | a round robin, its games one in a round, the others free |
//! | `after N` | what follows is about the table after that round; `after now` |
//! | `places 1:A 2-3:B,C` | the whole table |
//! | `points A 5 B 4` | points; `board-points` of teams |
//! | `value CRITERION A 5 B 4` | coefficients as printed; `-` for none |
//! | `parted B CRITERION 3 2 [CLAUSE …]` | B stands below the line above: its value, his own |
//! | `unclassified A CLAUSE …` | who has no place |
//! | `best BOARD 1:X 2-3:Y,Z` | the table of a board |
//! | `teams 1:T=10 2:U=8` | team scoring |
//! | `cross A . 2 1,0 -` | a line of the cross-table by numbers; `(2)` counts no longer |
//! | `progress A 2w2=2 3b0=2 bye=4` | a line of the progress table: opponent's number, colour, mark, points so far |
//! | `bracket ROUND A-B WINNER HOW GAMES` | a meeting: `played`, `replay`, `lot`, `left`; `- -` if open |
//! | `final 1:A 2-3:B,C` | the places of the whole event |
//! | `from regulation`, `note TEXT` | where the order comes from, what a reader should know |

use damier_compete::Round;
use damier_compete::event::{
    BracketMeeting, MeetingDecided, PartedBy, Progress, StageStandings, StandingLine, TableOrder,
};
use damier_compete::schedule::TieMethod;

use crate::event_cases::mark;
use crate::event_script::{Fault, Script};

#[test]
fn tables_of_places() {
    let path = format!("{}/tests/cases/event-standings.cases", env!("CARGO_MANIFEST_DIR"));
    let content = std::fs::read_to_string(path).expect("the case file is there");
    let mut faults = Vec::new();
    let mut case = (String::new(), Stand { script: Script::new(), after: None });
    for (at, line) in (1..).zip(content.lines()) {
        let line = line.split("# ").next().unwrap_or_default().trim();
        if line.is_empty() || line == "#" {
            continue;
        }
        if let Some(name) = line.strip_prefix("case ") {
            case = (name.trim().to_owned(), Stand { script: Script::new(), after: None });
        } else if let Err(fault) = case.1.follow(line) {
            faults.push(format!("event-standings.cases:{at} {}: {line}: {fault}", case.0));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// A case half way.
struct Stand {
    script: Script,
    after: Option<Round>,
}

impl Stand {
    fn follow(&mut self, line: &str) -> Result<(), Fault> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (key, rest) = words.split_first().ok_or("an empty line")?;
        match *key {
            "play" => self.play(rest),
            "match" => self.team_match(rest),
            "games" => rest.iter().try_for_each(|game| self.game(game)),
            "after" => {
                self.after = rest[0].parse().ok().and_then(Round::new);
                Ok(())
            }
            "places" => same(&shown(&self.table()?), &rest.join(" ")),
            "points" => self.each(rest, |line| line.points.to_string()),
            "board-points" => self.each(rest, |line| line.board_points.unwrap_or_default().to_string()),
            "value" => self.value(rest),
            "parted" => self.parted(rest),
            "unclassified" => self.unclassified(rest),
            "best" => self.best(rest),
            "teams" => self.teams(rest),
            "bracket" => self.bracket(rest),
            "final" => {
                let finals = self.script.event.state().final_standings().map_err(|none| none.to_string())?;
                let lines = finals.lines.iter().map(|line| (line.place.to_string(), line.name.clone()));
                same(&blocks(lines), &rest.join(" "))
            }
            "cross" => self.cross(rest),
            "progress" => self.progress(rest),
            "from" => same(&format!("{:?}", self.table()?.order_from).to_lowercase(), rest[0]),
            "note" => {
                let told = format!("{:?}", self.table()?.notes);
                if told.contains(&rest.join(" ")) { Ok(()) } else { Err(format!("it says {told}")) }
            }
            _ => self.say(line),
        }
    }

    fn say(&mut self, line: &str) -> Result<(), Fault> {
        self.script.follow(line)?.map_err(|refused| refused.to_string())
    }

    fn table(&self) -> Result<StageStandings, Fault> {
        let (state, stage) = (self.script.event.state(), self.script.stage);
        match self.after {
            Some(round) => state.standings_after(stage, round),
            None => state.standings(stage),
        }
        .map_err(|none| none.to_string())
    }

    fn play(&mut self, rest: &[&str]) -> Result<(), Fault> {
        let round = self.script.event.state().stages[self.script.stage.index()].rounds.len() + 1;
        let split = |word: &&str| match word.split_once(':') {
            Some((pair, score)) if pair.contains('-') => (pair.to_owned(), Some(score.to_owned())),
            _ => ((*word).to_owned(), None),
        };
        let tables: Vec<(String, Option<String>)> = rest.iter().map(split).collect();
        let pairs: Vec<&str> = tables.iter().map(|(pair, _)| pair.as_str()).collect();
        self.say(&format!("pair {round} {}", pairs.join(" ")))?;
        self.say(&format!("start {round}"))?;
        let scores = tables.iter().filter_map(|(_, score)| score.as_ref());
        for (table, score) in (1..).zip(scores) {
            if score != "?" {
                self.say(&format!("result {round} {table} {score}"))?;
            }
        }
        let is_open = tables.iter().any(|(_, score)| score.as_deref() == Some("?"));
        if is_open { Ok(()) } else { self.say(&format!("close {round}")) }
    }

    /// `match A-B 2-0 1-1 …`: one match in a round, board by board.
    fn team_match(&mut self, rest: &[&str]) -> Result<(), Fault> {
        let round = self.script.event.state().stages[self.script.stage.index()].rounds.len() + 1;
        let (pair, boards) = rest.split_first().ok_or("a match")?;
        self.say(&format!("pair {round} {pair} {}", self.others(&[pair])?))?;
        self.say(&format!("start {round}"))?;
        for (board, score) in (1..).zip(boards) {
            self.say(&format!("result {round} 1b{board} {score}"))?;
        }
        self.say(&format!("close {round}"))
    }

    /// One game of a round robin; everybody else is free.
    fn game(&mut self, game: &str) -> Result<(), Fault> {
        let at = game.find(['>', '=', '<', '+']).ok_or("a game")?;
        let (white, black) = (&game[..at], &game[at + 1..]);
        let score = match &game[at..=at] {
            ">" => "2-0",
            "=" => "1-1",
            "+" => "+/-",
            _ => "0-2",
        };
        let pair = format!("{white}-{black}");
        let round = format!("{pair}:{score} {}", self.others(&[&pair])?);
        self.play(&round.split_whitespace().collect::<Vec<_>>())
    }

    /// Everybody who is not in a pair, as free ones.
    fn others(&self, pairs: &[&str]) -> Result<String, Fault> {
        let state = self.script.event.state();
        let stage = &state.stages[self.script.stage.index()];
        let playing: Vec<&str> = pairs.iter().flat_map(|pair| pair.split('-')).collect();
        let free = state.field(stage).into_iter().filter(|entrant| !stage.left.contains_key(entrant));
        let names = free.filter_map(|entrant| state.name_of(entrant)).filter(|name| !playing.contains(name));
        Ok(names.map(|name| format!("free:{name}")).collect::<Vec<_>>().join(" "))
    }

    fn each(&self, rest: &[&str], of: impl Fn(&StandingLine) -> String) -> Result<(), Fault> {
        let table = self.table()?;
        for pair in rest.chunks(2) {
            let line = table.line(self.script.entrant(pair[0])?).ok_or("no place")?;
            same(&of(line), pair[1]).map_err(|fault| format!("{}: {fault}", pair[0]))?;
        }
        Ok(())
    }

    fn value(&self, rest: &[&str]) -> Result<(), Fault> {
        let word = rest[0];
        self.each(&rest[1..], |line| {
            let mut own = line.coefficients.iter().filter(|own| own.criterion.word() == word);
            let printed = own.next().map(|own| own.printed().replace(' ', "_")).unwrap_or_default();
            if printed.is_empty() { "-".to_owned() } else { printed }
        })
    }

    fn parted(&self, rest: &[&str]) -> Result<(), Fault> {
        let table = self.table()?;
        let line = table.line(self.script.entrant(rest[0])?).ok_or("no place")?;
        let above = line.above.as_ref().ok_or("nothing parts it from the line above")?;
        let by = match above.by {
            PartedBy::Score => "score".to_owned(),
            PartedBy::Criterion { criterion, step: 1 } => criterion.word().to_owned(),
            PartedBy::Criterion { criterion, step } => format!("{}/{step}", criterion.word()),
            other => format!("{other:?}").to_lowercase(),
        };
        let mut told = vec![by, above.other.to_string(), above.own.to_string()];
        if rest.len() > 4 {
            told.extend(above.clauses.iter().map(|clause| (*clause).to_owned()));
        }
        same(&told.join(" "), &rest[1..].join(" "))?;
        let upper = table.line(above.entrant).ok_or("nobody above")?;
        let below = upper.below.as_ref().ok_or("nothing parts the line above from this one")?;
        same(&format!("{} {}", below.own, below.other), &format!("{} {}", above.other, above.own))
    }

    fn unclassified(&self, rest: &[&str]) -> Result<(), Fault> {
        let table = self.table()?;
        let entrant = self.script.entrant(rest[0])?;
        let line = table.unclassified.iter().find(|line| line.entrant == entrant).ok_or("has a place")?;
        same(&line.clauses.join(" "), &rest[1..].join(" "))
    }

    fn best(&self, rest: &[&str]) -> Result<(), Fault> {
        let table = self.table()?;
        let board =
            table.boards.iter().find(|own| own.board.to_string() == rest[0]).ok_or("no such board")?;
        let lines = board.lines.iter().map(|line| (line.place.to_string(), line.name.clone()));
        same(&blocks(lines), &rest[1..].join(" "))
    }

    fn teams(&self, rest: &[&str]) -> Result<(), Fault> {
        let table = self.table()?;
        let lines = table.team_scoring.iter();
        let told: Vec<String> =
            lines.map(|line| format!("{}:{}={}", line.place, line.name, line.points)).collect();
        same(&told.join(" "), &rest.join(" "))
    }

    fn cross(&self, rest: &[&str]) -> Result<(), Fault> {
        let table = self.script.event.state().cross_table(&self.table()?, TableOrder::Number);
        let table = table.map_err(|none| none.to_string())?;
        let entrant = self.script.entrant(rest[0])?;
        let line = table.lines.iter().find(|line| line.entrant == entrant).ok_or("no line")?;
        let told = (0..table.lines.len()).map(|other| {
            let games = line.against(other).iter().map(|game| match game.was {
                Some(was) => format!("({})", mark(was)),
                None => mark(game.mark).to_owned(),
            });
            let games: Vec<String> = games.collect();
            if games.is_empty() { ".".to_owned() } else { games.join(",") }
        });
        same(&told.collect::<Vec<_>>().join(" "), &rest[1..].join(" "))
    }

    fn bracket(&self, rest: &[&str]) -> Result<(), Fault> {
        let bracket = self.script.event.state().bracket(self.script.stage).ok_or("no bracket")?;
        let round =
            bracket.rounds.iter().find(|own| own.number.to_string() == rest[0]).ok_or("no such round")?;
        let is_it = |own: &&BracketMeeting| format!("{}-{}", own.first_name, own.second_name) == rest[1];
        let meeting = round.meetings.iter().find(is_it).ok_or("no such meeting")?;
        let winner = match meeting.winner {
            Some(winner) if winner == meeting.first => meeting.first_name.as_str(),
            Some(_) => meeting.second_name.as_str(),
            None => "-",
        };
        let how = match meeting.decided {
            Some(MeetingDecided::Played) => "played".to_owned(),
            Some(MeetingDecided::OpponentLeft) => "left".to_owned(),
            Some(MeetingDecided::Tie(TieMethod::Replay(_))) => "replay".to_owned(),
            Some(MeetingDecided::Tie(method)) => format!("{method:?}").to_lowercase(),
            None => "-".to_owned(),
        };
        same(&format!("{winner} {how} {}", meeting.games.len()), &rest[2..].join(" "))
    }

    fn progress(&self, rest: &[&str]) -> Result<(), Fault> {
        let table = self.script.event.state().progress_table(&self.table()?, TableOrder::Place);
        let table = table.map_err(|none| none.to_string())?;
        let entrant = self.script.entrant(rest[0])?;
        let line = table.lines.iter().find(|line| line.entrant == entrant).ok_or("no line")?;
        let told = line.cells.iter().map(|cell| {
            let what = match cell.what {
                Progress::Met { number, color, mark: how, .. } => {
                    format!("{number}{}{}", color.letter().to_ascii_lowercase(), mark(how))
                }
                Progress::Plus => "bye".to_owned(),
                Progress::Absent { .. } => "away".to_owned(),
            };
            format!("{what}={}", cell.running)
        });
        same(&told.collect::<Vec<_>>().join(" "), &rest[1..].join(" "))
    }
}

/// The table in one line: `1:A 2-3:B,C`.
fn shown(table: &StageStandings) -> String {
    blocks(table.lines.iter().map(|line| (line.place.to_string(), line.name.clone())))
}

fn blocks(lines: impl Iterator<Item = (String, String)>) -> String {
    let mut told: Vec<(String, Vec<String>)> = Vec::new();
    for (place, name) in lines {
        match told.last_mut() {
            Some((last, names)) if *last == place => names.push(name),
            _ => told.push((place, vec![name])),
        }
    }
    told.iter().map(|(place, names)| format!("{place}:{}", names.join(","))).collect::<Vec<_>>().join(" ")
}

fn same(is: &str, should: &str) -> Result<(), Fault> {
    if is == should { Ok(()) } else { Err(format!("it is {is}")) }
}
