//! A game, move after move: what each was worth and what would have been better.

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use damier_analysis::{Found, Judge, Judged, Summary, annotate, written};
use damier_engine::{Engine, Judgement, Odds, StopFlag};
use damier_pdn::{
    Games, MoveNumber, Normalised, Notation, PdnReader, ReadGame, ReplayOptions, Severity, normalise,
    write_game, write_move,
};
use damier_rules::{Color, Rulebook, Variant};
use serde_json::{Value, json};

use super::AnalyseArgs;
use super::one_position::thousandths;
use super::summary;
use crate::input::{self, Input};
use crate::new_file::NewFile;
use crate::output::{Output, Verdict, complain, harmless};
use crate::progress::Progress;

/// A move gets so long where nothing else is said.
const USUAL: Duration = Duration::from_secs(1);

/// A move of a game and what was found about it.
struct JudgedStep {
    /// Which step of the main line it is.
    step: usize,
    ply: usize,
    number: MoveNumber,
    judged: Judged,
}

/// Analyses the games of a file.
pub(crate) fn run(args: &AnalyseArgs, path: &Path, out: &mut Output) -> Result<Verdict> {
    if let Some(target) = args.out.as_deref().filter(|target| target.exists() && !args.force) {
        bail!("{} exists already; --force replaces it", target.display());
    }
    let book = args.book.book(args.position.variant)?;
    let mut desk =
        AnalysisRun { args, engine: args.search.engine(&book), book, annotated: String::new(), out };
    let (mut number, mut found, mut verdict) = (0, false, Verdict::Fine);
    for read in Games::new(PdnReader::new(Input::open(path)?)) {
        let read = read.with_context(input::unreadable(path))?;
        if read.is_remnant() {
            continue;
        }
        number += 1;
        if args.game.is_some_and(|wanted| wanted as usize != number) {
            continue;
        }
        found = true;
        verdict = verdict.max(desk.game(number, &read)?);
    }
    if !found {
        let games = if number == 1 { "1 game".to_owned() } else { format!("{number} games") };
        match args.game {
            Some(wanted) => bail!("there is no game {wanted}; {} has {games}", input::name(path)),
            None => bail!("{} has no games", input::name(path)),
        }
    }
    desk.close()?;
    Ok(verdict)
}

/// Where games are analysed one after the other.
struct AnalysisRun<'a> {
    args: &'a AnalyseArgs,
    book: Rulebook,
    engine: Engine,
    /// The games with what was found, ready to be written.
    annotated: String,
    out: &'a mut Output,
}

impl AnalysisRun<'_> {
    /// Analyses one game. What cannot be is told, and the others go on.
    fn game(&mut self, number: usize, read: &ReadGame) -> Result<Verdict> {
        let variant = self.args.position.variant;
        // What a file leaves open is as it was typed; what it says is believed.
        let options = ReplayOptions { numeric: variant, algebraic: variant, ..ReplayOptions::default() };
        let mut normal = normalise(read, &options, None);
        if let Some(refusal) = refusal(&normal, variant) {
            complain(&anyhow!("game {number}: {refusal}"));
            return Ok(Verdict::Unusable);
        }
        let unread = unread(number, read);
        let illegal = normal.replayed.illegal.iter().find(|mv| !mv.in_variation);
        let illegal = illegal.map(|mv| {
            format!("game {number}: {} {} cannot be played: {}", mv.number, harmless(&mv.text), mv.reason)
        });
        let moves = self.judge(number, &normal)?;
        let found = moves.iter().map(|own| Found::new(own.step, &own.judged));
        annotate(&mut normal.game, found);
        self.annotated += &write_game(&normal.game);
        self.report(number, &normal, &moves)?;
        let illegal = illegal.map(|told| format!("{told}; the game was analysed up to there"));
        let told: Vec<String> = unread.into_iter().chain(illegal).collect();
        for line in &told {
            // A warning that nobody can read is lost.
            let _ = writeln!(io::stderr(), "{line}");
        }
        Ok(if told.is_empty() { Verdict::Fine } else { Verdict::Wrong })
    }

    /// Searches every position of the main line.
    fn judge(&mut self, number: usize, normal: &Normalised) -> Result<Vec<JudgedStep>> {
        let replayed = &normal.replayed;
        let jumps = self.book.tower_jumps();
        let Some(start) = replayed.start else { return Ok(Vec::new()) };
        let plies = replayed.steps.iter().filter(|step| step.mv.is_some()).count();
        let bar = Progress::new(Some(plies as u64), "{wide_bar} {pos}/{len} moves, {eta} left");
        let limits = self.args.search.limits(USUAL);
        let mut judge = Judge::new(&mut self.engine, &limits, &start.with_tower_jumps(jumps));
        let mut found: Vec<JudgedStep> = Vec::new();
        for step in &replayed.steps {
            let Some(mv) = step.mv else {
                judge.set_up(&step.position.with_tower_jumps(jumps));
                continue;
            };
            let judged = judge.made(&mv, &StopFlag::new());
            bar.advance(1);
            let Some(judged) = judged else { continue };
            let said = normal.game.line.steps.get(step.step).map_or(MoveNumber::FIRST, |own| own.number);
            let own = JudgedStep { step: step.step, ply: found.len() + 1, number: said, judged };
            if self.args.json {
                let line = move_json(&self.book, number, &own);
                bar.aside(|| self.out.json(&line).and_then(|()| self.out.flush()))?;
            }
            found.push(own);
        }
        bar.finish();
        Ok(found)
    }

    /// Tells what was found; beside the games where these are printed.
    fn report(&mut self, number: usize, normal: &Normalised, moves: &[JudgedStep]) -> Result<()> {
        let sides = Color::ALL.map(|side| Summary::of(side, moves.iter().map(|own| &own.judged)));
        if self.args.json {
            for own in &sides {
                self.out.json(&summary::json(own, number))?;
            }
            return Ok(());
        }
        let mut lines = vec![self.out.bold(&format!("Game {number}"))];
        lines.extend(moves.iter().map(|own| self.row(own)));
        for own in &sides {
            let name = normal.game.tags.known(&own.side.to_string()).map(harmless);
            lines.push(summary::line(own, name.as_deref()));
        }
        let text = lines.join("\n") + "\n";
        if self.args.out.is_some() {
            self.out.write_all(text.as_bytes())?;
            self.out.flush()?;
        } else {
            // A report that nobody can read is lost; the games are what counts.
            let _ = io::stderr().write_all(text.as_bytes());
        }
        Ok(())
    }

    fn row(&self, JudgedStep { number, judged: own, .. }: &JudgedStep) -> String {
        let notation = Notation::of(&self.book);
        let (number, text) = (number.to_string(), write_move(&own.before, &own.mv, &notation));
        let [win, draw, loss] = Odds::of(self.book.variant, own.played).in_hundredths();
        let row =
            format!("{number:>7} {text:<10} {:>10} {win:>4} {draw:>4} {loss:>4} %", own.played.to_string());
        let Some(said) = own.judgement() else { return row };
        let better: Vec<String> = written(&own.before, &own.best.line, &notation);
        let better = better.iter().take(6).map(String::as_str).collect::<Vec<_>>().join(" ");
        let note = format!("{} ({:.2}), better {better} ({})", said.name(), own.loss(), own.best.score);
        format!("{row}  {note}")
    }

    /// Writes the annotated games.
    fn close(self) -> Result<()> {
        match &self.args.out {
            Some(path) => {
                let mut file = NewFile::create(path)?;
                file.write(self.annotated.as_bytes())?;
                file.close()
            }
            None if self.args.json => Ok(()),
            None => Ok(self.out.write_all(self.annotated.as_bytes())?),
        }
    }
}

/// Why a game cannot be analysed here.
pub(super) fn refusal(normal: &Normalised, variant: Variant) -> Option<String> {
    match normal.replayed.variant {
        Some(found) if found != variant => {
            Some(format!("it is a game of {}, not of {}", found.title(), variant.title()))
        }
        None => Some("it is a game that is not known here".to_owned()),
        Some(_) if normal.replayed.start.is_none() => Some("it has no position to begin with".to_owned()),
        Some(_) => None,
    }
}

/// What could not be read of a game, if anything was lost.
fn unread(number: usize, read: &ReadGame) -> Option<String> {
    let mut errors = read.faults.iter().filter(|fault| fault.severity() == Severity::Error);
    let first = errors.next()?;
    let more = match errors.count() {
        0 => String::new(),
        more => format!(", and {more} more faults; `damier pdn check` lists them"),
    };
    let (line, column) = (first.at.line, first.at.column);
    let what = harmless(&first.kind.to_string());
    Some(format!("game {number}, line {line}, character {column}: {what}{more}"))
}

/// A move for programs.
fn move_json(
    book: &Rulebook,
    game: usize,
    JudgedStep { ply, number, judged: own, .. }: &JudgedStep,
) -> Value {
    let notation = Notation::of(book);
    let odds = Odds::of(book.variant, own.played);
    json!({
        "game": game,
        "ply": ply,
        "number": number.number,
        "side": own.side().to_string(),
        "move": write_move(&own.before, &own.mv, &notation),
        "score": own.played.0,
        "decided_in": own.played.decided_in(),
        "odds": {
            "win": thousandths(odds.win), "draw": thousandths(odds.draw), "loss": thousandths(odds.loss),
        },
        "best_score": own.best.score.0,
        "best": written(&own.before, &own.best.line, &notation),
        "loss": thousandths(own.loss()),
        "judgement": own.judgement().map(Judgement::name),
    })
}
