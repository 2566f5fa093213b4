//! Worked pairings from the catalogues of the codes, as case files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use damier_pairing::swiss::{
    ColumnsInside, Pairing, Prohibition, Reason, Refused, Relaxation, Request, SameFederation, Strength,
    Switches, System, Watch, pair_round,
};
use damier_pairing::{Absence, Cell, Entrant, Line, Lots, Mark, Sheet, SideResult};
use damier_rules::Color;

#[test]
fn fmjd() {
    run("swiss-fmjd.cases");
}

#[test]
fn ua() {
    run("swiss-ua.cases");
}

#[test]
fn columns() {
    run("swiss-columns.cases");
}

fn run(file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(file);
    let text = fs::read_to_string(&path).expect("the case file is there");
    let mut faults = Vec::new();
    let mut count = 0;
    for block in text.split("\n\n").filter(|block| block.lines().any(|line| line.starts_with("case "))) {
        count += 1;
        let case = Case::read(block);
        if let Err(fault) = case.check() {
            faults.push(format!("{}: {fault}", case.name));
        }
    }
    assert!(count > 0, "{file} holds no case");
    assert!(faults.is_empty(), "{file}:\n{}", faults.join("\n"));
}

#[derive(Default)]
struct Case {
    name: String,
    system: Option<System>,
    sheet: Sheet,
    switches: Switches,
    absent: Vec<u32>,
    prohibited: Vec<(u32, u32, Strength)>,
    fixed: Vec<(u32, u32)>,
    odd: Option<Color>,
    demands: Vec<(String, String)>,
}

impl Case {
    fn read(block: &str) -> Case {
        let mut case = Case {
            sheet: Sheet { lines: Vec::new(), rounds_total: 9, ..Sheet::default() },
            ..Case::default()
        };
        for line in block.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let line = line.split('#').next().unwrap_or_default();
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            case.word(word, rest.trim());
        }
        case
    }

    fn word(&mut self, word: &str, rest: &str) {
        let words = || rest.split_whitespace();
        match word {
            "case" => self.name = rest.to_owned(),
            "system" => self.system = Some(rest.parse().expect("the case is well written")),
            "players" => self.players(rest),
            "total" => self.sheet.rounds_total = rest.parse().expect("the case is well written"),
            "played" => self.played(rest),
            "met" => words().filter(|word| *word != "-").for_each(|word| self.met(pair(word))),
            "left" => words().for_each(|word| {
                let (number, rounds) = word.split_once('@').expect("the case is well written");
                let entrant = self.entrant(number.parse().expect("the case is well written"));
                self.sheet.lines[entrant.index()].withdrawn_after =
                    Some(rounds.parse().expect("the case is well written"));
            }),
            "absent" => {
                self.absent
                    .extend(words().map(|word| word.parse::<u32>().expect("the case is well written")));
            }
            "prohibit" => self.prohibit(rest, Strength::Absolute),
            "avoid" => self.prohibit(rest, Strength::AsFarAsPossible),
            "fixed" => self.fixed.extend(words().map(pair)),
            "country" => words().for_each(|word| {
                let (number, country) = word.split_once(':').expect("the case is well written");
                let entrant = self.entrant(number.parse().expect("the case is well written"));
                self.sheet.lines[entrant.index()].federation = Some(country.to_owned());
            }),
            "odd" => self.odd = Some(if rest == "white" { Color::White } else { Color::Black }),
            "switch" => self.switch(rest),
            _ => self.demands.push((word.to_owned(), rest.to_owned())),
        }
        if word == "met" && self.sheet.rounds_paired() == 0 {
            self.sheet.lines.iter_mut().for_each(|line| line.cells.push(Cell::Absent(Absence::Announced)));
        }
    }

    fn players(&mut self, rest: &str) {
        let numbers: Vec<u32> =
            rest.split_whitespace().map(|word| word.parse().expect("the case is well written")).collect();
        let numbers = if let [count] = numbers[..] { (1..=count).collect() } else { numbers };
        let line = |number| Line {
            number,
            rating: None,
            federation: None,
            cells: Vec::new(),
            withdrawn_after: None,
        };
        self.sheet.lines = numbers.into_iter().map(line).collect();
    }

    fn prohibit(&mut self, rest: &str, strength: Strength) {
        self.prohibited.extend(rest.split_whitespace().map(pair).map(|(a, b)| (a, b, strength)));
    }

    fn switch(&mut self, rest: &str) {
        match rest {
            "same_fed avoid_r1_2" => self.switches.same_fed = SameFederation::AvoidFirstTwo,
            "same_fed first_half" => self.switches.same_fed = SameFederation::FirstHalf,
            "columns_inside nearest_numbers" => self.switches.columns_inside = ColumnsInside::NearestNumbers,
            other => panic!("no switch {other}"),
        }
    }

    fn entrant(&self, number: u32) -> Entrant {
        let index = self.sheet.lines.iter().position(|line| line.number == number);
        Entrant(index.unwrap_or_else(|| panic!("{}: no player {number}", self.name)) as u32)
    }

    fn number(&self, entrant: Entrant) -> u32 {
        self.sheet.line(entrant).number
    }

    fn played(&mut self, rest: &str) {
        let mut cells = vec![Cell::Absent(Absence::Announced); self.sheet.lines.len()];
        for word in rest.split_whitespace() {
            let at = word.find(|c: char| !c.is_ascii_digit()).expect("the case is well written");
            let (first, sign, second) = (&word[..at], &word[at..=at], &word[at + 1..]);
            let white = self.entrant(first.parse().expect("the case is well written"));
            let alone = match sign {
                "!" => Some(Cell::Bye),
                "~" => Some(Cell::PlusAfterWithdrawal),
                "?" => Some(Cell::Absent(Absence::Announced)),
                "." => Some(Cell::Absent(Absence::NotYetEntered)),
                _ => None,
            };
            if let Some(cell) = alone {
                cells[white.index()] = cell;
                continue;
            }
            let black = self.entrant(second.parse().expect("the case is well written"));
            let (mine, theirs) = marks(sign);
            cells[white.index()] = Cell::Paired { opponent: black, color: Color::White, mark: mine };
            cells[black.index()] = Cell::Paired { opponent: white, color: Color::Black, mark: theirs };
        }
        self.sheet.lines.iter_mut().zip(cells).for_each(|(line, cell)| line.cells.push(cell));
    }

    /// Two who have met, in the first round in which neither is paired.
    fn met(&mut self, (a, b): (u32, u32)) {
        let (a, b) = (self.entrant(a), self.entrant(b));
        let is_idle =
            |line: &Line, round: usize| matches!(line.cells.get(round), None | Some(Cell::Absent(_)));
        let round = (0..)
            .find(|r| is_idle(self.sheet.line(a), *r) && is_idle(self.sheet.line(b), *r))
            .expect("the case is well written");
        for line in &mut self.sheet.lines {
            line.cells.resize(line.cells.len().max(round + 1), Cell::Absent(Absence::Announced));
        }
        let mark = Mark::Forfeit(SideResult::Loss);
        self.sheet.lines[a.index()].cells[round] = Cell::Paired { opponent: b, color: Color::White, mark };
        self.sheet.lines[b.index()].cells[round] = Cell::Paired { opponent: a, color: Color::Black, mark };
    }

    fn check(&self) -> Result<(), String> {
        let absent: Vec<Entrant> = self.absent.iter().map(|number| self.entrant(*number)).collect();
        let fixed: Vec<(Entrant, Entrant)> =
            self.fixed.iter().map(|(a, b)| (self.entrant(*a), self.entrant(*b))).collect();
        let prohibited: Vec<Prohibition> = self
            .prohibited
            .iter()
            .map(|(a, b, strength)| Prohibition {
                a: self.entrant(*a),
                b: self.entrant(*b),
                strength: *strength,
                only: None,
            })
            .collect();
        let request = Request {
            switches: self.switches,
            absent: &absent,
            fixed: &fixed,
            prohibited: &prohibited,
            ..Request::next(&self.sheet, self.system.expect("the case is well written"))
        };
        // A seed whose first lot is the colour wanted.
        let wanted = self.odd.unwrap_or(Color::White) == Color::White;
        let seed = (0..).find(|seed| Lots::new(*seed).coin() == wanted).expect("the case is well written");
        let round = pair_round(&request, &mut Lots::new(seed), &Watch::new());
        self.demands.iter().try_for_each(|(word, rest)| self.demand(&round, word, rest))
    }

    fn demand(&self, round: &Result<Pairing, Refused>, word: &str, rest: &str) -> Result<(), String> {
        if let ("impossible" | "relax", Err(Refused::NoPairing(none))) = (word, round) {
            let pair_of = |a, b| {
                let (a, b) = (self.number(a), self.number(b));
                format!("{}-{}", a.min(b), a.max(b))
            };
            let named = |relaxation: &Relaxation| match relaxation {
                Relaxation::Rematch { a, b, .. } => format!("rematch {}", pair_of(*a, *b)),
                Relaxation::Prohibition { a, b } => format!("prohibition {}", pair_of(*a, *b)),
                Relaxation::ThirdColour => "third_colour".to_owned(),
                Relaxation::FreeAgain { who, .. } => format!("free {}", self.number(*who)),
            };
            let all: Vec<String> = none.relaxations.iter().map(named).collect();
            let fine = word == "impossible" || all.iter().any(|name| name == rest);
            return if fine { Ok(()) } else { Err(format!("could be relaxed: {all:?}")) };
        }
        let round = round.as_ref().map_err(|refused| format!("{refused}"))?;
        let fine = match word {
            "expect" => self.words(round, true) == sorted_words(rest, true),
            "pairs" => rest.split('|').any(|one| self.words(round, false) == sorted_words(one, false)),
            "work" => {
                let points: Vec<String> =
                    round.explanation.groups.iter().map(|group| group.points.to_string()).collect();
                points.join(" ") == rest
            }
            "why" => rest.split_once(' ').is_some_and(|(two, clause)| {
                let (a, b) = pair(two);
                let at = round.pairs.iter().position(|p| p.is_of(self.entrant(a), self.entrant(b)));
                at.is_some_and(|at| round.explanation.pairs[at].clause == clause.trim())
            }),
            "not" => self.is_rejected(round, rest),
            "leaver" => {
                let leavers: BTreeSet<String> = round
                    .explanation
                    .groups
                    .iter()
                    .flat_map(|g| &g.leavers)
                    .map(|e| self.number(*e).to_string())
                    .collect();
                leavers.contains(rest)
            }
            other => panic!("no word {other}"),
        };
        if fine {
            return Ok(());
        }
        let groups: Vec<String> = round.explanation.groups.iter().map(|g| g.points.to_string()).collect();
        Err(format!("{word} {rest}, but {:?}, groups {groups:?}", self.words(round, true)))
    }

    fn is_rejected(&self, round: &Pairing, rest: &str) -> bool {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let number = |word: &str| self.entrant(word.parse().expect("the case is well written"));
        let candidate = number(words[1]);
        let all: Vec<Reason> = if words[2] == "leaver" {
            let groups = round.explanation.groups.iter().flat_map(|group| &group.rejected);
            return groups.into_iter().any(|rejected| rejected.who == number(words[0]));
        } else {
            let stories = round.explanation.pairs.iter().filter(|story| story.seeker == number(words[0]));
            stories
                .flat_map(|story| &story.rejected)
                .filter(|r| r.who == candidate)
                .map(|r| r.reason)
                .collect()
        };
        all.iter().any(|reason| match reason {
            Reason::Met { round } => words[2] == "met" && words[3] == round.to_string(),
            Reason::Prohibited => words[2] == "prohibited",
            Reason::GroupNotClosed => words[2] == "group",
            Reason::MoreDamage => words[2] == "damage",
            _ => false,
        })
    }

    fn words(&self, round: &Pairing, colours: bool) -> BTreeSet<String> {
        let mut words: String = round
            .pairs
            .iter()
            .map(|pair| format!("{}-{} ", self.number(pair.white), self.number(pair.black)))
            .collect();
        if let Some(free) = round.free {
            let word = if free.after_withdrawal { "plus" } else { "free" };
            words += &format!("{word} {}", self.number(free.entrant));
        }
        sorted_words(&words, colours)
    }
}

fn marks(sign: &str) -> (Mark, Mark) {
    let (win, draw, loss) = (SideResult::Win, SideResult::Draw, SideResult::Loss);
    match sign {
        ">" => (Mark::Played(win), Mark::Played(loss)),
        "=" => (Mark::Played(draw), Mark::Played(draw)),
        "<" => (Mark::Played(loss), Mark::Played(win)),
        "+" => (Mark::Forfeit(win), Mark::Forfeit(loss)),
        "*" => (Mark::Forfeit(loss), Mark::Forfeit(loss)),
        "|" => (Mark::Adjourned, Mark::Adjourned),
        "^" => (Mark::Annulled, Mark::Annulled),
        other => panic!("no sign {other}"),
    }
}

fn pair(word: &str) -> (u32, u32) {
    let (a, b) = word.split_once('-').expect("the case is well written");
    (a.parse().expect("the case is well written"), b.parse().expect("the case is well written"))
}

fn sorted_words(text: &str, colours: bool) -> BTreeSet<String> {
    let mut words = text.split_whitespace();
    let mut all = BTreeSet::new();
    while let Some(word) = words.next() {
        all.insert(match word {
            "free" | "plus" => format!("{word} {}", words.next().unwrap_or_default()),
            _ if colours => word.to_owned(),
            _ => {
                let (a, b) = pair(word);
                format!("{}-{}", a.min(b), a.max(b))
            }
        });
    }
    all
}
