//! Runs the case files on boards and moves.
//!
//! A file is a list of cases; a blank line ends nothing, `#` begins a comment. Lines of a case:
//!
//! | line | says |
//! | --- | --- |
//! | `case NAME` | a new case |
//! | `vector SOURCE NAME` | where it comes from: a test vector of the catalogue of a code |
//! | `rules VARIANT …` | played under each of these variants |
//! | `jumps no-reversal` | or `once`, `any`: the reading of repeated jumps (D-04) |
//! | `pos POSITION` | the position looked at |
//! | `now POSITION` | the position looked at is exactly this |
//! | `count N` | so many legal moves |
//! | `legal MOVE …` | exactly these moves are legal, each with its full route |
//! | `illegal MOVE …` | these are refused |
//! | `refused MOVE CLAUSE …: REASON` | refused by these clauses for this reason |
//! | `after MOVE POSITION` | what a move leads to |
//! | `play MOVE` | goes on from there |
//! | `perft N …` | the counts from depth 1 |
//!
//! `cases_boards.rs` has the lines about boards. Expected values come from the codes and their
//! catalogues, never from a run of the program.

use std::fmt::Display;

use damier_oracle::{Listing, MoveEffect, show};
use damier_rules::{Identity, Position, Setup, Square, TowerJumps, Variant, perft};

use crate::cases_boards;
use crate::text::{self, Written};

/// One case: its name, what stands behind `#` after it, and its other lines, with their numbers.
pub(crate) struct Case<'a> {
    pub(crate) name: &'a str,
    pub(crate) cited: &'a str,
    pub(crate) lines: Vec<(usize, &'a str, &'a str)>,
}

pub(crate) fn read(content: &str) -> Vec<Case<'_>> {
    let mut cases: Vec<Case> = Vec::new();
    for (number, line) in (1..).zip(content.lines()) {
        let (line, remark) = line.split_once('#').unwrap_or((line, ""));
        let line = line.trim();
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        match (key, cases.last_mut()) {
            ("", _) => {}
            ("case", _) => cases.push(Case { name: value.trim(), cited: remark, lines: Vec::new() }),
            (_, Some(case)) => case.lines.push((number, key, value.trim())),
            (_, None) => panic!("line {number} stands before the first case"),
        }
    }
    cases
}

/// Runs a file and reports every fault at once.
fn run(file: &str) {
    let path = format!("{}/tests/cases/{file}.cases", env!("CARGO_MANIFEST_DIR"));
    let content = std::fs::read_to_string(&path).expect("the case file is there");
    let mut faults = Vec::new();
    for case in read(&content) {
        let variants =
            case.lines.iter().find(|(_, key, _)| *key == "rules").map_or("", |(_, _, value)| value);
        assert!(!variants.is_empty(), "{file}: the case \"{}\" names no variant", case.name);
        for variant in text::words(variants) {
            let mut table = Table::new(variant.parse().expect("a variant"));
            for (number, key, value) in &case.lines {
                if let Err(fault) = table.follow(key, value) {
                    faults.push(format!("{file}.cases:{number} {} ({variant}): {key}: {fault}", case.name));
                }
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// The position being looked at.
struct Table {
    variant: Variant,
    jumps: TowerJumps,
    setup: Setup,
}

impl Table {
    fn new(variant: Variant) -> Table {
        Table { variant, jumps: TowerJumps::default(), setup: Setup::start(variant) }
    }

    fn follow(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "vector" | "rules" => Ok(()),
            "jumps" => self.set_jumps(value),
            "pos" => self.set_position(value),
            "now" => same(&show(&self.setup), &show(&text::setup(self.variant, value)?)),
            "count" => same(&self.position()?.legal_moves().len().to_string(), &value),
            "legal" => self.check_legal(value),
            "illegal" => self.check_illegal(value),
            "refused" => self.check_refused(value),
            "after" => self.check_after(value),
            "play" => self.play(value),
            "perft" => self.check_perft(value),
            _ => cases_boards::follow(self.variant.board(), key, value),
        }
    }

    fn set_jumps(&mut self, value: &str) -> Result<(), String> {
        self.jumps = match value {
            "no-reversal" => TowerJumps::NoReversal,
            "once" => TowerJumps::Once,
            "any" => TowerJumps::Any,
            _ => return Err(format!("no such reading: {value}")),
        };
        Ok(())
    }

    fn set_position(&mut self, value: &str) -> Result<(), String> {
        self.setup = text::setup(self.variant, value)?;
        self.position().map(|_| ())
    }

    fn position(&self) -> Result<Position, String> {
        let position = Position::new(&self.setup).map_err(|faults| format!("{faults:?}"))?;
        Ok(position.with_tower_jumps(self.jumps))
    }

    /// The outcome of a written route, as the obvious generator finds it; it takes what is written.
    fn outcome(&self, mv: &Written) -> Result<MoveEffect, String> {
        let listing = Listing::of(&self.setup, self.jumps);
        let mut ways = listing.ways().iter().filter(|way| way.jumped.is_empty() != mv.captures);
        let way = ways.find(|way| way.route == mv.squares);
        let way = way.ok_or_else(|| format!("no such move: {:?}", mv.squares))?;
        if let Some(takes) = &mv.takes {
            let mut jumped = way.jumped.clone();
            jumped.sort();
            same(&format!("{jumped:?}"), &format!("{takes:?}"))?;
        }
        Ok(way.clone())
    }

    /// The legal moves of the fast generator are exactly the written ones.
    fn check_legal(&self, value: &str) -> Result<(), String> {
        let position = self.position()?;
        let mut expected = Vec::new();
        for mv in text::moves(self.variant.board(), value)? {
            let outcome = self.outcome(&mv)?;
            expected.push(format!("{}x{} {}", outcome.from, outcome.to, show(&outcome.after)));
        }
        let mut listed: Vec<String> = position
            .legal_moves()
            .iter()
            .map(|mv| format!("{}x{} {}", mv.from(), mv.to(), show(&position.play_unchecked(mv).setup())))
            .collect();
        expected.sort();
        listed.sort();
        same(&listed.join("; "), &expected.join("; "))
    }

    fn check_illegal(&self, value: &str) -> Result<(), String> {
        for mv in text::moves(self.variant.board(), value)? {
            if self.outcome(&mv).is_ok() || self.position()?.find_move(&mv.squares).is_ok() {
                return Err(format!("{:?} is legal", mv.squares));
            }
        }
        Ok(())
    }

    /// The reason and the clauses of a refusal are those written, squares named as in the case.
    fn check_refused(&self, value: &str) -> Result<(), String> {
        let (rule, reason) = value.split_once(": ").ok_or("a move, clauses and a reason")?;
        let mut words = text::words(rule);
        let named = words.next().unwrap_or_default();
        let board = self.variant.board();
        let squares = text::route(board, named)?;
        let refused = self.position()?.refusal(&squares).ok_or("it is legal")?;
        let algebraic = named.starts_with(char::is_alphabetic);
        let name = |square: Square| if algebraic { board.algebraic(square) } else { square.to_string() };
        same(&refused.describe(name), &reason.trim())?;
        let clauses = refused.clauses(self.variant).join(" ");
        same(&clauses, &words.collect::<Vec<_>>().join(" "))
    }

    fn check_after(&self, value: &str) -> Result<(), String> {
        let (mv, position) = value.split_once(' ').ok_or("a move and a position")?;
        let mut next = Table { variant: self.variant, jumps: self.jumps, setup: self.setup.clone() };
        next.play(mv)?;
        next.follow("now", position.trim())
    }

    /// Plays the written move with the fast generator.
    fn play(&mut self, value: &str) -> Result<(), String> {
        let mv = text::written(self.variant.board(), value)?;
        let outcome = self.outcome(&mv)?;
        let position = self.position()?;
        let mut between = Vec::new();
        position.push_moves_between(outcome.from, outcome.to, &mut between);
        let mut results = between.iter().map(|mv| position.play_unchecked(mv).setup());
        self.setup = results.find(|setup| *setup == outcome.after).ok_or("the fast generator lacks it")?;
        Ok(())
    }

    fn check_perft(&self, value: &str) -> Result<(), String> {
        let position = self.position()?;
        let counts =
            (1..).zip(text::words(value)).map(|(depth, _)| perft(&position, depth, Identity::Outcome));
        same(&counts.map(|n| n.to_string()).collect::<Vec<_>>().join(" "), &value)
    }
}

/// Both texts are the same, or a fault that shows them.
pub(crate) fn same(found: &impl Display, expected: &impl Display) -> Result<(), String> {
    let (found, expected) = (found.to_string(), expected.to_string());
    if found == expected { Ok(()) } else { Err(format!("{found}, not {expected}")) }
}

#[test]
fn boards() {
    run("boards");
    run("codes-moves");
}

#[test]
fn fmjd_moves() {
    run("fmjd-moves");
}

#[test]
fn ua2013_moves() {
    run("ua2013-moves");
}

#[test]
fn ua2023_moves() {
    run("ua2023-moves");
}

#[test]
fn wcdf_moves() {
    run("wcdf-moves");
}

#[test]
fn columns_moves() {
    run("columns-moves");
}

#[test]
fn columns_games() {
    run("columns-games");
}

#[test]
fn refusals() {
    run("refusals");
}
