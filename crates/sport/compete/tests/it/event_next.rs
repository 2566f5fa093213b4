//! Next rounds of every system, as cases in `next-rounds.cases`.
//!
//! The facts are those of `event_script.rs`. Besides, in a case:
//!
//! | line | says |
//! | --- | --- |
//! | `next SEED A-B … free:C bye:D` | the next round is this; it is said and started |
//! | `decided DECISION … A-B …` | the same after decisions: `fix:A:B`, `rematch:A:B`, `lift:A:B`, `again:A`, `colour` |
//! | `why TABLE CLAUSE …`, `basis TABLE TEXT` | why a pair of it was made |
//! | `results SCORE …` | its results, table by table; the round is closed |
//! | `cannot TEXT`, `step TEXT` | why there is no next round, and what to do about it |
//! | `over TEXT` | the stage is over |
//! | `places A=1 B=2-3 …` | in which order |
//! | `propose numbers|groups|fields|lots|ballot SEED` | what has to come first is proposed and said |
//! | `unproposed WHAT TEXT` | why nothing can be proposed |
//! | `numbered A B …`, `fields A B …`, `grouped A B | C D` | what came of it |
//! | `seats R TABLE A-B C-D` | who sits at the boards of a team match |
//! | `differs TEXT`, `agrees` | what the checker finds in past rounds |
//! | `explain R NAME TEXT` | why somebody sat where he sat |

use damier_compete::event::{
    By, CannotPair, Decided, Entry, Fact, FreeKind, GameKey, NextRound, Role, Score, State, explain_pair,
    pair_decided, pair_next, places_of, propose_ballot, propose_fields, propose_groups, propose_lots,
    propose_numbers, stage_over, verify,
};
use damier_compete::swiss::{Relaxation, Watch};
use damier_compete::{Entrant, Round};

use crate::event_script::{Fault, Script};

#[test]
fn next_rounds() {
    let path = format!("{}/tests/cases/next-rounds.cases", env!("CARGO_MANIFEST_DIR"));
    let content = std::fs::read_to_string(path).expect("the case file is there");
    let mut faults = Vec::new();
    let (mut stand, mut case) = (Stand::new(), String::new());
    for (at, line) in (1..).zip(content.lines()) {
        let line = line.split("# ").next().unwrap_or_default().trim();
        if line.is_empty() || line == "#" {
            continue;
        }
        if let Some(name) = line.strip_prefix("case ") {
            (stand, case) = (Stand::new(), name.trim().to_owned());
            continue;
        }
        if let Err(fault) = stand.follow(line) {
            faults.push(format!("next-rounds.cases:{at} {case}: {line}: {fault}"));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

struct Stand {
    script: Script,
    next: Option<NextRound>,
    cannot: Option<CannotPair>,
}

impl Stand {
    fn new() -> Stand {
        Stand { script: Script::new(), next: None, cannot: None }
    }

    fn state(&self) -> &State {
        self.script.event.state()
    }

    fn say(&mut self, fact: Fact) -> Result<(), Fault> {
        let (seq, by) = (self.script.event.next_seq(), By::new(Role::ChiefArbiter, "Chief"));
        let entry = Entry { seq, at: Default::default(), by, fact };
        self.script.event.apply(entry).map_err(|refused| refused.to_string())
    }

    fn follow(&mut self, line: &str) -> Result<(), Fault> {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        let words: Vec<&str> = rest.split_whitespace().collect();
        let stage = self.script.stage;
        match key {
            "next" => self.next(&words),
            "decided" => self.decided(&words),
            "why" => {
                let pair = self.told()?.story.pairs.get(table(words[0])?).ok_or("no such table")?;
                same(&pair.clauses.join(" "), &words[1..].join(" "))
            }
            "basis" => {
                let pair = self.told()?.story.pairs.get(table(words[0])?).ok_or("no such table")?;
                contains(&format!("{:?}", pair.basis), &words[1..].join(" "))
            }
            "results" => self.results(&words),
            "cannot" => {
                let cannot = pair_next(self.state(), stage, 1, &Watch::new()).err().ok_or("it can")?;
                self.cannot = Some(cannot.clone());
                contains(&format!("{cannot} {cannot:?}"), rest)
            }
            "step" => {
                let cannot = self.cannot.as_ref().ok_or("nothing failed")?;
                same(cannot.next_step().unwrap_or("nothing"), rest)
            }
            "over" => {
                let over = stage_over(self.state(), stage).ok_or("it goes on")?;
                contains(&format!("{over} {over:?}"), rest)
            }
            "places" => same(&self.places(), &words.join(" ")),
            "propose" => self.propose(&words),
            "unproposed" => {
                let why = self.propose(&[words[0], "1"]).err().ok_or("it was proposed")?;
                contains(&why, &words[1..].join(" "))
            }
            "numbered" => {
                let numbers = &self.state().stages[stage.index()].numbers;
                let mut order: Vec<(u32, Entrant)> =
                    numbers.iter().map(|(own, number)| (*number, *own)).collect();
                order.sort_unstable();
                same(&self.names(order.into_iter().map(|(_, own)| own)), &words.join(" "))
            }
            "fields" => {
                let field = self.state().field(&self.state().stages[stage.index()]);
                same(&self.names(field), &words.join(" "))
            }
            "grouped" => {
                let groups = self.state().stages[stage.index()].groups.clone().ok_or("no groups")?;
                let groups = groups.map(|group| self.names(group));
                same(&groups.join(" | "), &words.join(" "))
            }
            "seats" => self.seats(&words),
            "differs" => {
                let found = verify(&self.script.event, &Watch::new());
                let told: Vec<String> =
                    found.iter().map(|own| format!("round {}: {}", own.round, own.what)).collect();
                contains(&told.join("; "), rest)
            }
            "agrees" => {
                let found = verify(&self.script.event, &Watch::new());
                same(&found.len().to_string(), "0").map_err(|_| format!("{found:?}"))
            }
            "explain" => {
                let round = Round::new(words[0].parse().map_err(|_| "a round")?).ok_or("a round")?;
                let entrant = self.script.entrant(words[1])?;
                let why = explain_pair(&self.script.event, stage, round, entrant, &Watch::new());
                contains(&format!("{why:?}"), &words[2..].join(" "))
            }
            _ => self.script.follow(line)?.map_err(|refused| refused.to_string()),
        }
    }

    fn told(&self) -> Result<&NextRound, Fault> {
        self.next.as_ref().ok_or_else(|| "nothing was paired".to_owned())
    }

    fn name(&self, entrant: Entrant) -> String {
        self.state().name_of(entrant).unwrap_or("?").to_owned()
    }

    fn names(&self, entrants: impl IntoIterator<Item = Entrant>) -> String {
        entrants.into_iter().map(|own| self.name(own)).collect::<Vec<_>>().join(" ")
    }

    /// Pairs, compares, says and starts.
    fn next(&mut self, words: &[&str]) -> Result<(), Fault> {
        let seed = words[0].parse().map_err(|_| "a seed")?;
        let next = pair_next(self.state(), self.script.stage, seed, &Watch::new());
        self.compare(next, &words[1..])
    }

    /// The same after decisions of the arbiter.
    fn decided(&mut self, words: &[&str]) -> Result<(), Fault> {
        let (mut fixed, mut relaxed) = (Vec::new(), Vec::new());
        let mut used = 0;
        for word in words {
            let parts: Vec<&str> = word.split(':').collect();
            let who = |name: &str| self.script.entrant(name);
            let round = Round::FIRST;
            match parts[..] {
                ["fix", a, b] => fixed.push((who(a)?, who(b)?)),
                ["rematch", a, b] => relaxed.push(Relaxation::Rematch { a: who(a)?, b: who(b)?, round }),
                ["lift", a, b] => relaxed.push(Relaxation::Prohibition { a: who(a)?, b: who(b)? }),
                ["again", a] => relaxed.push(Relaxation::FreeAgain { who: who(a)?, round }),
                ["colour"] => relaxed.push(Relaxation::ThirdColour),
                _ => break,
            }
            used += 1;
        }
        let decided = Decided { fixed: &fixed, relaxed: &relaxed, reason: "decided" };
        let next = pair_decided(self.state(), self.script.stage, &decided, 1, &Watch::new());
        self.compare(next, &words[used..])
    }

    fn compare(&mut self, next: Result<NextRound, CannotPair>, words: &[&str]) -> Result<(), Fault> {
        let next = next.map_err(|cannot| format!("it cannot: {cannot}"))?;
        let Fact::Paired { stage, round, pairs, free, .. } = next.fact.clone() else {
            return Err("no pairing".to_owned());
        };
        let mut shown: Vec<String> =
            pairs.iter().map(|(a, b)| format!("{}-{}", self.name(*a), self.name(*b))).collect();
        shown.extend(free.iter().map(|seat| {
            let kind = match seat.kind {
                FreeKind::Bye => "bye",
                FreeKind::PlusAfterWithdrawal => "plus",
                FreeKind::NoGame => "free",
            };
            format!("{kind}:{}", self.name(seat.entrant))
        }));
        self.say(next.fact.clone())?;
        self.say(Fact::Started { stage, round })?;
        self.next = Some(next);
        same(&shown.join(" "), &words.join(" "))
    }

    fn results(&mut self, words: &[&str]) -> Result<(), Fault> {
        let stage = self.script.stage;
        let round = Round::at(self.state().stages[stage.index()].rounds.len() - 1);
        for (table, word) in (1..).zip(words) {
            let score: Score = word.parse().map_err(|_| format!("{word} is no score"))?;
            let key = GameKey::table(stage, round, table);
            self.say(Fact::Result { key, score, reason: None, game: None })?;
        }
        self.say(Fact::Closed { stage, round })
    }

    fn places(&self) -> String {
        let place = |(place, entrant): &(damier_compete::standings::Place, Entrant)| {
            let name = self.name(*entrant);
            if place.first == place.last {
                format!("{name}={}", place.first)
            } else {
                format!("{name}={}-{}", place.first, place.last)
            }
        };
        let places = places_of(self.state(), self.script.stage);
        places.iter().map(place).collect::<Vec<_>>().join(" ")
    }

    fn propose(&mut self, words: &[&str]) -> Result<(), Fault> {
        let [what, seed] = words else { return Err("what, and a seed".to_owned()) };
        let (stage, seed) = (self.script.stage, seed.parse().map_err(|_| "a seed")?);
        let state = self.state();
        let facts = match *what {
            "numbers" => propose_numbers(state, stage, seed).map(|fact| vec![fact]),
            "groups" => propose_groups(state, stage, seed).map(|fact| vec![fact]),
            "fields" => propose_fields(state, stage, seed),
            "lots" => propose_lots(state, stage, seed),
            "ballot" => Ok(propose_ballot(state, stage, seed).into_iter().collect()),
            _ => return Err(format!("nobody proposes {what}")),
        };
        match facts {
            Ok(facts) if facts.is_empty() => Err("nothing is proposed".to_owned()),
            Ok(facts) => facts.into_iter().try_for_each(|fact| self.say(fact)),
            Err(cannot) => Err(cannot.to_string()),
        }
    }

    fn seats(&self, words: &[&str]) -> Result<(), Fault> {
        let round = &self.state().stages[self.script.stage.index()].rounds[table(words[0])?];
        let encounter = round.encounters.get(table(words[1])?).ok_or("no such table")?;
        let name = |player: Option<damier_compete::event::PlayerId>| {
            player.map_or("?".to_owned(), |own| self.state().players[own.index()].name.clone())
        };
        let shown: Vec<String> =
            encounter.seats.iter().map(|[a, b]| format!("{}-{}", name(*a), name(*b))).collect();
        same(&shown.join(" "), &words[2..].join(" "))
    }
}

fn table(word: &str) -> Result<usize, Fault> {
    word.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).ok_or_else(|| "a number".to_owned())
}

fn same(is: &str, should: &str) -> Result<(), Fault> {
    if is == should { Ok(()) } else { Err(format!("it is {is}")) }
}

fn contains(text: &str, part: &str) -> Result<(), Fault> {
    if text.contains(part) { Ok(()) } else { Err(format!("it says {text}")) }
}
