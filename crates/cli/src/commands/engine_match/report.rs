//! What is told of a match: progress, games, the standing, JSON and PDN.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use damier_arena::{Match, PairReport, Played, Sprt, Tally, Verdict, pdn_game};
use damier_pdn::write_game;
use damier_rules::{ByColor, Color};
use serde_json::{Value, json};

use super::ends::Ends;
use crate::new_file::NewFile;
use crate::output::Output;
use crate::progress::Progress;

/// Tells of a match while it is played.
pub(super) struct Reporter<'a> {
    plan: &'a Match,
    out: &'a mut Output,
    json: bool,
    pdn: Option<NewFile>,
    progress: Progress,
    ends: Ends,
    failed: Option<anyhow::Error>,
}

impl<'a> Reporter<'a> {
    pub(super) fn new(
        plan: &'a Match,
        pdn: Option<&Path>,
        json: bool,
        out: &'a mut Output,
    ) -> Result<Reporter<'a>> {
        let pdn = pdn.map(NewFile::create).transpose()?;
        let progress = Progress::new(Some(2 * plan.pairs), "{wide_bar} {pos}/{len} games, {eta} left");
        let mut reporter = Reporter { plan, out, json, pdn, progress, ends: Ends::default(), failed: None };
        if !json {
            reporter.introduce()?;
        }
        Ok(reporter)
    }

    fn introduce(&mut self) -> Result<()> {
        let [one, other] = &self.plan.contestants;
        let pace = |own: &damier_arena::Contestant| own.pace.clone().or(&self.plan.pace).words();
        let title = format!("{} ({}) against {} ({})", one.name, pace(one), other.name, pace(other));
        writeln!(self.out, "{}", self.out.bold(&title))?;
        let openings = match self.plan.openings.len() {
            1 => "1 opening".to_owned(),
            many => format!("{many} openings"),
        };
        writeln!(self.out, "{}, at most {} games, {openings}", self.plan.variant, 2 * self.plan.pairs)?;
        if let Some(tables) = &self.plan.adjudication.tables {
            writeln!(self.out, "adjudicated by tables up to {} pieces", tables.most_pieces())?;
        }
        for own in self.plan.contestants.iter().filter(|own| own.plays_alone()) {
            let pace = own.pace.clone().or(&self.plan.pace);
            if !pace.is_whole_minutes() {
                let (name, minutes) = (&own.name, pace.dxp_minutes());
                writeln!(self.out, "{name} is told {minutes} min a game: DXP knows whole minutes only")?;
            }
        }
        Ok(self.out.flush()?)
    }

    /// Tells of a pair of games; false if the match should end because nothing can be told any more.
    pub(super) fn add(&mut self, told: &PairReport<'_>) -> bool {
        let progress = self.progress.clone();
        let done = progress.aside(|| self.write(told));
        self.progress.advance(2);
        if let Err(error) = done {
            self.failed.get_or_insert(error);
        }
        self.failed.is_none()
    }

    fn write(&mut self, told: &PairReport<'_>) -> Result<()> {
        for (at, (game, color)) in told.games.iter().zip(told.colors).enumerate() {
            let names = self.names(color);
            self.ends.add(&game.ending);
            if let Some(file) = &mut self.pdn {
                let round = format!("{}.{}", told.pair, at + 1);
                file.write(write_game(&pdn_game(game, names, &round)).as_bytes())?;
            }
            let number = 2 * told.pair - 1 + at as u64;
            if self.json {
                self.out.json(&game_json(number, game, names))?;
            } else if game.ending.at_fault.is_some() {
                writeln!(self.out, "game {number}: {}", self.out.red(&game.ending.why))?;
            } else if let Some(dispute) = &game.ending.dispute {
                writeln!(self.out, "game {number}: {}", self.out.red(&format!("disputed: {dispute}")))?;
            }
        }
        if !self.json {
            let standing = standing(told.tally, self.plan.sprt.as_ref());
            let adjudicated = match self.ends.adjudicated() {
                0 => String::new(),
                n => format!(", {n} adjudicated"),
            };
            writeln!(self.out, "after {} games: {standing}{adjudicated}", told.tally.games())?;
        }
        Ok(self.out.flush()?)
    }

    /// The names of the players when the first one has this colour.
    fn names(&self, color: Color) -> ByColor<&'a str> {
        let [one, other] = &self.plan.contestants;
        match color {
            Color::White => ByColor { white: &one.name, black: &other.name },
            Color::Black => ByColor { white: &other.name, black: &one.name },
        }
    }

    /// Tells how it ended.
    pub(super) fn finish(mut self, tally: &Tally) -> Result<()> {
        self.progress.finish();
        self.failed.take().map_or(Ok(()), Err)?;
        if let Some(file) = self.pdn.take() {
            file.close()?;
        }
        if self.json {
            return Ok(self.out.json(&match_json(self.plan, tally, &self.ends))?);
        }
        let elo = tally.elo();
        writeln!(self.out)?;
        writeln!(self.out, "{}", self.out.bold(&format!("result    {tally}")))?;
        writeln!(self.out, "pairs     {:?} (0 to 2 points in steps of a half)", tally.pairs)?;
        writeln!(self.out, "Elo       {:+.1} [{:+.1}, {:+.1}]", elo.difference, elo.low, elo.high)?;
        writeln!(self.out, "stronger  with a likelihood of {:.1} %", 100.0 * elo.superiority)?;
        for line in self.ends.lines() {
            writeln!(self.out, "{line}")?;
        }
        if let Some(sprt) = &self.plan.sprt {
            let Sprt { elo0, elo1, .. } = sprt;
            let verdict = match sprt.verdict(tally) {
                Verdict::Open => "not decided".to_owned(),
                Verdict::Accepted => format!("rather {elo1:+} than {elo0:+} Elo"),
                Verdict::Rejected => format!("rather {elo0:+} than {elo1:+} Elo"),
            };
            writeln!(self.out, "SPRT      {}: {verdict}", ratio(sprt, tally))?;
        }
        Ok(())
    }
}

fn standing(tally: &Tally, sprt: Option<&Sprt>) -> String {
    let elo = tally.elo();
    let mut text = format!("{tally}, Elo {:+.1} [{:+.1}, {:+.1}]", elo.difference, elo.low, elo.high);
    if let Some(sprt) = sprt {
        text += &format!(", {}", ratio(sprt, tally));
    }
    text
}

fn ratio(sprt: &Sprt, tally: &Tally) -> String {
    let (low, high) = sprt.bounds();
    format!("LLR {:.2} ({low:.2}, {high:.2})", sprt.ratio(tally))
}

fn game_json(number: u64, game: &Played, names: ByColor<&str>) -> Value {
    json!({
        "game": number,
        "white": names.white,
        "black": names.black,
        "winner": game.ending.winner.map(|color| names[color]),
        "why": game.ending.why,
        "moves": game.moves.len(),
        "adjudicated": game.ending.by.adjudication(),
        "dispute": game.ending.dispute,
    })
}

fn match_json(plan: &Match, tally: &Tally, ends: &Ends) -> Value {
    let elo = tally.elo();
    let finite = |number: f64| number.is_finite().then(|| (number * 100.0).round() / 100.0);
    let sprt = plan.sprt.map(|sprt| {
        let (low, high) = sprt.bounds();
        let verdict = match sprt.verdict(tally) {
            Verdict::Open => "open",
            Verdict::Accepted => "accepted",
            Verdict::Rejected => "rejected",
        };
        let (llr, low, high) = (finite(sprt.ratio(tally)), finite(low), finite(high));
        json!({ "elo0": sprt.elo0, "elo1": sprt.elo1, "llr": llr, "low": low, "high": high, "verdict": verdict })
    });
    json!({
        "players": plan.contestants.each_ref().map(|own| own.name.as_str()),
        "won": tally.won,
        "drawn": tally.drawn,
        "lost": tally.lost,
        "pairs": tally.pairs,
        "elo": finite(elo.difference),
        "elo_low": finite(elo.low),
        "elo_high": finite(elo.high),
        "superiority": finite(elo.superiority),
        "adjudicated": ends.json(),
        "disputed": ends.disputed,
        "sprt": sprt,
    })
}
