//! Runs the case files on games: draws, offers, claims, irregularities, results.
//!
//! A case begins with its rulebooks and conditions, then facts and expectations follow in order.
//!
//! | line | says |
//! | --- | --- |
//! | `case NAME`, `vector SOURCE NAME` | as in the files on moves |
//! | `rules RULEBOOK …` | played under each of these |
//! | `when WORD …` | conditions: `classic rapid blitz`, `hall server`, `recorded unrecorded`, `to-the-end`, `no-increment`, `balloted`, `mode=claim` … |
//! | `switch NAME VALUE` | another reading |
//! | `pos POSITION` | the game begins from here |
//! | `moves MOVE …` | legal moves; `times N MOVE …` plays them N times |
//! | a fact of `game_facts.rs` | happens; with `! WORD` at the end it is refused, citing that clause or case |
//! | `open` | the game is still in play |
//! | `draw WORD …`, `white WORD …`, `black WORD …` | it has ended so; each word is a clause cited or a word of the reason |
//! | `both-lose`, `annulled` | likewise |
//! | `marks TEXT` | how the code prints it |
//! | `ply N` | after so many half-moves |
//! | `counter CODE VALUE` | a counter stands so |
//! | `reached CODE …` | exactly these counters make a draw now; `none` for none |
//! | `claims SIDE CODE …` | exactly these can be claimed by a side |
//! | `announce SIDE MOVE …` | exactly these moves could be announced as repeating |
//! | `now POSITION` | this stands on the board |
//! | `prompt SIDE N` | the arbiter is asked about N irregularities; `none` for nobody |
//! | `pending IRnn` | this waits for a decision; `none` for nothing |
//! | `booked SIDE WHAT: CLAUSE …` | the last line about a side's conduct is this, by these clauses |
//! | `says TOPIC: TEXT: CLAUSE …` | the printed rulebook says so, by these clauses |
//!
//! A case cites, behind its name, only clauses of the rulebooks it is played under.

use damier_rules::game::{Conditions, Game, LedgerKind, Outcome, Place, Prompt, TimeClass};
use damier_rules::rulebook::DrawMode;
use damier_rules::{Color, Position, Rulebook};

use crate::cases::{Case, read};
use crate::game_facts;
use crate::text;

/// Runs a file and reports every fault at once.
pub(crate) fn run(file: &str) {
    let path = format!("{}/tests/cases/{file}.cases", env!("CARGO_MANIFEST_DIR"));
    let content = std::fs::read_to_string(&path).expect("the case file is there");
    let mut faults = Vec::new();
    for case in read(&content) {
        let books: Vec<&str> =
            case.lines.iter().filter(|line| line.1 == "rules").map(|line| line.2).collect();
        assert!(!books.is_empty(), "{file}: the case \"{}\" names no rulebook", case.name);
        let played = || books.iter().flat_map(|names| text::words(names));
        for clause in text::words(case.cited) {
            let own = |name| Rulebook::named(name).expect("a rulebook").cites(clause);
            if !is_reading(clause) && !played().any(own) {
                faults.push(format!("{file}.cases: {}: {clause} is of none of its rulebooks", case.name));
            }
        }
        for book in played() {
            if let Some(fault) = run_case(&case, book) {
                faults.push(format!("{file}.cases:{fault}"));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// `D-05`, `O-1`: not of a code, but of our reading of it.
fn is_reading(word: &str) -> bool {
    word.starts_with("D-") || word.starts_with("O-")
}

/// The first fault of a case; what follows it would only repeat it.
fn run_case(case: &Case<'_>, book: &str) -> Option<String> {
    let book = Rulebook::named(book).expect("a rulebook");
    let name = book.name;
    let opening = Opening { book, conditions: Conditions::classic(), start: None };
    let mut table = Table { opening, game: None };
    for (number, key, value) in &case.lines {
        if let Err(fault) = table.follow(key, value) {
            return Some(format!("{number} {} ({name}): {key} {value}: {fault}", case.name));
        }
    }
    None
}

/// What is declared before the first fact.
struct Opening {
    book: Rulebook,
    conditions: Conditions,
    start: Option<Position>,
}

/// A game once the first fact or expectation was read.
struct Table {
    opening: Opening,
    game: Option<Game>,
}

impl Table {
    fn follow(&mut self, key: &str, value: &str) -> Result<(), String> {
        match (key, &mut self.game) {
            ("vector" | "rules", _) => Ok(()),
            ("when", None) => self.opening.declare(value),
            ("switch", None) => self.opening.switch(value),
            ("pos", None) => self.opening.place(value),
            (_, None) => {
                self.game = Some(self.opening.begin()?);
                self.follow(key, value)
            }
            (_, Some(game)) => match expect(game, key, value) {
                Some(outcome) => outcome,
                None => game_facts::follow(game, key, value),
            },
        }
    }
}

impl Opening {
    fn declare(&mut self, words: &str) -> Result<(), String> {
        for word in text::words(words) {
            let conditions = &mut self.conditions;
            match word {
                "classic" => *conditions = Conditions::new(TimeClass::Classic),
                "semi-rapid" => *conditions = Conditions::new(TimeClass::SemiRapid),
                "rapid" => *conditions = Conditions::new(TimeClass::Rapid),
                "blitz" => *conditions = Conditions::new(TimeClass::Blitz),
                "correspondence" => *conditions = Conditions::new(TimeClass::Correspondence),
                "hall" => conditions.place = Place::Hall,
                "server" => conditions.place = Place::Server,
                "recorded" => conditions.recorded = true,
                "unrecorded" => conditions.recorded = false,
                "to-the-end" => conditions.to_the_end = true,
                "no-increment" => conditions.increment = false,
                "balloted" => conditions.balloted = true,
                "mode=claim" => conditions.draw_mode = Some(DrawMode::Claim),
                "mode=prompt" => conditions.draw_mode = Some(DrawMode::Prompt),
                "mode=auto" => conditions.draw_mode = Some(DrawMode::Auto),
                _ => return Err(format!("no condition {word}")),
            }
        }
        Ok(())
    }

    fn switch(&mut self, value: &str) -> Result<(), String> {
        let (name, word) = value.split_once(' ').ok_or("a switch has a name and a value")?;
        self.book.switches.set(name, word.trim()).map_err(|error| error.to_string())
    }

    fn place(&mut self, value: &str) -> Result<(), String> {
        let setup = text::setup(self.book.variant, value)?;
        self.start = Some(Position::new(&setup).map_err(|faults| format!("{faults:?}"))?);
        Ok(())
    }

    fn begin(&self) -> Result<Game, String> {
        let start = self.start.unwrap_or_else(|| Position::start(self.book.variant));
        Game::from_position(self.book.clone(), self.conditions, start).map_err(|refusal| refusal.to_string())
    }
}

/// Looks at the game, if the line is an expectation.
fn expect(game: &Game, key: &str, value: &str) -> Option<Result<(), String>> {
    let state = game.state();
    let codes = |shown: Vec<damier_rules::game::CounterNow>| {
        let names: Vec<&str> = shown.iter().map(|now| now.code.name()).collect();
        if names.is_empty() { "none".to_owned() } else { names.join(" ") }
    };
    Some(match key {
        "open" => match state.result() {
            Some(result) => Err(format!("it ended after {} half-moves: {result}", result.ply)),
            None => Ok(()),
        },
        "draw" => ended(game, Outcome::Draw, value),
        "white" => ended(game, Outcome::Win(Color::White), value),
        "black" => ended(game, Outcome::Win(Color::Black), value),
        "both-lose" => ended(game, Outcome::BothLose, value),
        "annulled" => ended(game, Outcome::Annulled, value),
        "marks" => same(&game.marks().map_or_else(|| "none".to_owned(), |marks| marks.to_string()), value),
        "ply" => same(&state.ply().to_string(), value),
        "counter" => counter(game, value),
        "reached" => same(&codes(state.reached()), value),
        "claims" => sided(value, |side, rest| same(&codes(state.open_claims(side)), rest)),
        "announce" => sided(value, |side, rest| {
            let moves: Vec<String> = state.claimable_moves(side).iter().map(|mv| format!("{mv:?}")).collect();
            same(&if moves.is_empty() { "none".to_owned() } else { moves.join(" ") }, rest)
        }),
        "now" => text::setup(game.rulebook().variant, value)
            .and_then(|setup| same(&format!("{:?}", state.position().setup()), &format!("{setup:?}"))),
        "prompt" => same(&penalties(&state.prompts()), value),
        "pending" => same(
            &state.pending().map_or_else(|| "none".to_owned(), |pending| pending.code.to_string()),
            value,
        ),
        "booked" => sided(value, |side, rest| booked(game, side, rest)),
        "says" => says(game.rulebook(), value),
        _ => return None,
    })
}

/// What was last noted about a side's conduct.
fn booked(game: &Game, side: Color, value: &str) -> Result<(), String> {
    let (what, clauses) = value.split_once(": ").ok_or("what was booked, and by which clauses?")?;
    let mut ledger = game.state().ledger().iter().rev();
    let entry = ledger.find(|entry| entry.on == side).ok_or("nothing is booked")?;
    let kind = match entry.kind {
        LedgerKind::Irregularity(code) => code.to_string(),
        LedgerKind::MendedAtOnce(code) => format!("{code} mended"),
        LedgerKind::Accepted(code) => format!("{code} accepted"),
        LedgerKind::Corrected(code) => format!("{code} corrected"),
        LedgerKind::Rewound(code) => format!("{code} rewound"),
        LedgerKind::WrongClaim => "wrong claim".to_owned(),
        LedgerKind::Sanction(step) => step.to_string(),
    };
    same(&kind, what)?;
    missing(clauses, &entry.clauses)
}

/// A row of the printed rulebook.
fn says(book: &Rulebook, value: &str) -> Result<(), String> {
    let (row, clauses) = value.rsplit_once(": ").ok_or("which clauses?")?;
    let (topic, text) = row.split_once(": ").ok_or("a topic and what is said about it")?;
    let mut rows = book.rows().filter(|row| row.topic == topic);
    let row = rows.find(|row| row.value == text).ok_or("the rulebook does not say so")?;
    missing(clauses, &row.clauses)
}

fn missing(wanted: &str, cited: &[&str]) -> Result<(), String> {
    let absent: Vec<&str> = text::words(wanted).filter(|clause| !cited.contains(clause)).collect();
    if absent.is_empty() { Ok(()) } else { Err(format!("cited are {}", cited.join(", "))) }
}

fn ended(game: &Game, outcome: Outcome, words: &str) -> Result<(), String> {
    let result = game.state().result().ok_or("it is still in play")?;
    let text = result.to_string();
    let missing: Vec<&str> = text::words(words)
        .filter(|word| !result.clauses.contains(word) && !text.split([' ', ':']).any(|part| part == *word))
        .collect();
    if result.outcome == outcome && missing.is_empty() { Ok(()) } else { Err(format!("it ended: {text}")) }
}

fn counter(game: &Game, value: &str) -> Result<(), String> {
    let (code, number) = value.split_once(' ').ok_or("a counter has a code and a value")?;
    let counters = game.state().counters();
    let mut shown = counters.iter().filter(|now| now.code.name() == code && now.running);
    let now = shown.next().ok_or("no such counter runs")?;
    same(&now.value.to_string(), number.trim())
}

fn sided(value: &str, look: impl Fn(Color, &str) -> Result<(), String>) -> Result<(), String> {
    let (side, rest) = value.split_once(' ').ok_or("a side is missing")?;
    look(text::color(side)?, rest.trim())
}

fn penalties(prompts: &[Prompt]) -> String {
    let asked: Vec<String> = prompts
        .iter()
        .filter_map(|prompt| match prompt {
            Prompt::Penalty { on, count, .. } => Some(format!("{} {count}", on.to_string().to_lowercase())),
            _ => None,
        })
        .collect();
    if asked.is_empty() { "none".to_owned() } else { asked.join(" ") }
}

fn same(found: &str, expected: &str) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("found {found}")) }
}
