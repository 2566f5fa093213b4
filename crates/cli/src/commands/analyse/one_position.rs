//! A position, depth after depth.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use damier_analysis::written;
use damier_engine::{Limits, Odds, Report, StopFlag, expected_points};
use damier_pdn::{Notation, write_fen};
use damier_rules::game::{Conditions, Game, GameResult};
use damier_rules::{Move, Position, Rulebook};
use serde_json::{Value, json};

use super::AnalyseArgs;
use crate::output::{Output, Verdict};

/// A position gets so long where nothing else is said.
const USUAL: Duration = Duration::from_secs(10);

/// Analyses the position that was typed.
pub(crate) fn run(args: &AnalyseArgs, out: &mut Output) -> Result<Verdict> {
    let book = args.book.book(args.position.variant)?;
    let position = args.position.position()?.with_tower_jumps(book.tower_jumps());
    let mut view = View { notation: Notation::of(&book), position, json: args.json, out };
    let game = Game::from_position(book.clone(), Conditions::classic(), position)?;
    if let Some(result) = game.state().result() {
        view.over(result)?;
        return Ok(Verdict::Fine);
    }
    view.head(&book)?;
    let choices = position.legal_moves().len();
    let lines = usize::from(args.lines).min(choices);
    // A single move is no choice, but its worth is asked for.
    let limits = Limits { lines, analyse: choices == 1, ..args.search.limits(USUAL) };
    let (mut failed, mut depth) = (None, Vec::new());
    let stop = StopFlag::new();
    let mut told = |report: &Report| {
        depth.push(report.clone());
        if report.rank == lines && failed.is_none() {
            // A search whose findings cannot be shown is of no use.
            if let Err(error) = view.depth(&depth) {
                failed = Some(error);
                stop.stop();
            }
            depth.clear();
        }
    };
    args.search.engine(&book).search(&position, &[], &limits, &stop, &mut told);
    failed.map_or(Ok(Verdict::Fine), Err)
}

struct View<'a> {
    position: Position,
    notation: Notation,
    json: bool,
    out: &'a mut Output,
}

impl View<'_> {
    /// The game is over, so there is nothing to find.
    fn over(&mut self, result: &GameResult) -> Result<()> {
        if self.json {
            let over = json!({ "result": result.to_string(), "clauses": result.clauses });
            self.out.json(&json!({ "over": over }))?;
        } else {
            writeln!(self.out, "The game is over: {result}")?;
        }
        Ok(())
    }

    fn head(&mut self, book: &Rulebook) -> Result<()> {
        if self.json {
            return Ok(());
        }
        let side = self.position.to_move();
        writeln!(self.out, "{}", write_fen(&self.position.setup()))?;
        let title = format!("{side} is to move by {}; scores are for {side}", book.name);
        writeln!(self.out, "{}", self.out.bold(&title))?;
        writeln!(
            self.out,
            "{}",
            self.out.dim("depth      score  win draw loss %        nodes    nodes/s  seconds  line")
        )?;
        self.out.flush()?;
        Ok(())
    }

    /// What is known after a depth.
    fn depth(&mut self, reports: &[Report]) -> Result<()> {
        let Some(first) = reports.first() else { return Ok(()) };
        let seconds = first.time.as_secs_f64();
        let speed = first.nodes as f64 / seconds.max(1e-6);
        if self.json {
            let lines: Vec<Value> = reports.iter().map(|own| self.line_json(own)).collect();
            self.out.json(&json!({
                "depth": first.depth,
                "seconds": seconds,
                "nodes": first.nodes,
                "nodes_per_second": speed.round(),
                "hash": first.hash,
                "lines": lines,
            }))?;
        } else {
            for own in reports {
                let (depth, score) = (own.depth, own.score.to_string());
                let [win, draw, loss] = self.odds(own).in_hundredths();
                let worth = format!("{score:>10} {win:>4} {draw:>4} {loss:>4}  ");
                let facts = if own.rank == 1 {
                    format!("{depth:>5} {worth} {:>12} {speed:>10.0} {seconds:>8.2}", own.nodes)
                } else {
                    format!("{:>5} {worth} {:>32}", "", "")
                };
                writeln!(self.out, "{facts}  {}", self.moves(&own.line).join(" "))?;
            }
        }
        // Whoever waits for the next depth should see this one.
        self.out.flush()?;
        Ok(())
    }

    fn odds(&self, own: &Report) -> Odds {
        Odds::of(self.position.variant(), own.score)
    }

    fn line_json(&self, own: &Report) -> Value {
        let odds = self.odds(own);
        json!({
            "rank": own.rank,
            "score": own.score.0,
            "decided_in": own.score.decided_in(),
            "expected": thousandths(expected_points(own.score)),
            "win": thousandths(odds.win),
            "draw": thousandths(odds.draw),
            "loss": thousandths(odds.loss),
            "moves": self.moves(&own.line),
        })
    }

    fn moves(&self, line: &[Move]) -> Vec<String> {
        written(&self.position, line, &self.notation)
    }
}

/// Rounded to three places.
pub(crate) fn thousandths(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}
