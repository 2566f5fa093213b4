//! A game, move after move: what each was worth and what would have been better.

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use damier_engine::{Engine, Judgement, Limits, Report, Score, Stop, loss};
use damier_pdn::{
    Games, MoveNumber, Normalised, Notation, PdnReader, ReadGame, ReplayOptions, normalise, write_game,
    write_move,
};
use damier_rules::{Color, Move, Position, Rulebook};
use serde_json::{Value, json};

use super::AnalyseArgs;
use super::annotate::annotate;
use super::one_position::{thousandths, written};
use super::summary::Summary;
use crate::input::{self, Input};
use crate::new_file::NewFile;
use crate::output::{Output, Verdict, harmless};
use crate::progress::Progress;

/// A move gets so long where nothing else is said.
const USUAL: Duration = Duration::from_secs(1);

/// A move of a game and what was found about it.
pub(crate) struct Judged {
    /// Which step of the main line it is.
    pub(crate) step: usize,
    pub(crate) ply: usize,
    pub(crate) number: MoveNumber,
    pub(crate) before: Position,
    pub(crate) mv: Move,
    /// What would have been best.
    pub(crate) best: Report,
    /// What the move was worth to the player who made it.
    pub(crate) played: Score,
}

impl Judged {
    pub(crate) fn side(&self) -> Color {
        self.before.to_move()
    }

    /// The expected points it gave away.
    pub(crate) fn loss(&self) -> f64 {
        loss(self.best.score, self.played)
    }

    /// What is said about it, if it was bad.
    pub(crate) fn judgement(&self) -> Option<Judgement> {
        Judgement::of(self.loss())
    }
}

/// Analyses the games of a file.
pub(crate) fn run(args: &AnalyseArgs, path: &Path, out: &mut Output) -> Result<Verdict> {
    if let Some(target) = args.out.as_deref().filter(|target| target.exists() && !args.force) {
        bail!("{} exists already; --force replaces it", target.display());
    }
    let book = args.book.book(args.position.variant)?;
    let mut desk = Desk { args, engine: args.search.engine(&book), book, annotated: String::new(), out };
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
        let one = desk.game(number, &read).with_context(|| format!("game {number}"))?;
        verdict = if one == Verdict::Fine { verdict } else { one };
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
struct Desk<'a> {
    args: &'a AnalyseArgs,
    book: Rulebook,
    engine: Engine,
    /// The games with what was found, ready to be written.
    annotated: String,
    out: &'a mut Output,
}

impl Desk<'_> {
    fn game(&mut self, number: usize, read: &ReadGame) -> Result<Verdict> {
        let variant = self.args.position.variant;
        // What a file leaves open is as it was typed; what it says is believed.
        let options = ReplayOptions { numeric: variant, algebraic: variant, ..ReplayOptions::default() };
        let mut normal = normalise(read, &options, None);
        match normal.replayed.variant {
            Some(found) if found == variant => {}
            Some(found) => bail!("it is a game of {}, not of {}", found.title(), variant.title()),
            None => bail!("it is a game that is not known here"),
        }
        if normal.replayed.start.is_none() {
            bail!("it has no position to begin with");
        }
        let illegal = normal.replayed.illegal.iter().find(|mv| !mv.in_variation);
        let illegal = illegal.map(|mv| {
            format!("game {number}: {} {} cannot be played: {}", mv.number, harmless(&mv.text), mv.reason)
        });
        let moves = self.judge(number, &normal)?;
        annotate(&mut normal.game, &moves);
        self.annotated += &write_game(&normal.game);
        self.report(number, &normal, &moves)?;
        let Some(illegal) = illegal else { return Ok(Verdict::Fine) };
        // A warning that nobody can read is lost.
        let _ = writeln!(io::stderr(), "{illegal}; the game was analysed up to there");
        Ok(Verdict::Wrong)
    }

    /// Searches every position of the main line.
    fn judge(&mut self, number: usize, normal: &Normalised) -> Result<Vec<Judged>> {
        let replayed = &normal.replayed;
        let jumps = self.book.tower_jumps();
        let Some(start) = replayed.start else { return Ok(Vec::new()) };
        let plies = replayed.steps.iter().filter(|step| step.mv.is_some()).count();
        let bar = Progress::new(Some(plies as u64 + 1), "{wide_bar} {pos}/{len} positions, {eta} left");
        let mut line = Played { start: start.with_tower_jumps(jumps), moves: Vec::new() };
        let (mut position, mut known) = (line.start, None);
        let mut judged = Vec::new();
        for step in &replayed.steps {
            let Some(mv) = step.mv else {
                line = Played { start: step.position.with_tower_jumps(jumps), moves: Vec::new() };
                (position, known) = (line.start, None);
                continue;
            };
            let here = known.take().unwrap_or_else(|| self.search(&line, &bar));
            let after = position.play_unchecked(&mv);
            line.moves.push(mv);
            let next = self.search(&line, &bar);
            if let Some(best) = here {
                let same = best.line.first().is_some_and(|own| position.play_unchecked(own) == after);
                let played = if same { best.score } else { seen_before(next.as_ref()) };
                let said = normal.game.line.steps.get(step.step).map_or(MoveNumber::FIRST, |own| own.number);
                let ply = judged.len() + 1;
                judged.push(Judged {
                    step: step.step,
                    ply,
                    number: said,
                    before: position,
                    mv,
                    best,
                    played,
                });
                if self.args.json {
                    let line = self.move_json(number, &judged[ply - 1]);
                    bar.aside(|| self.out.json(&line).and_then(|()| self.out.flush()))?;
                }
            }
            (position, known) = (after, Some(next));
        }
        bar.finish();
        Ok(judged)
    }

    /// What is best after some moves; nothing if there is no move.
    fn search(&mut self, line: &Played, bar: &Progress) -> Option<Report> {
        let limits = Limits { lines: 1, ..self.args.search.limits(USUAL) };
        let found = self.engine.search(&line.start, &line.moves, &limits, &Stop::new(), &mut |_| {});
        bar.advance(1);
        found.into_iter().next()
    }

    fn move_json(&self, game: usize, own: &Judged) -> Value {
        let notation = Notation::of(&self.book);
        json!({
            "game": game,
            "ply": own.ply,
            "number": own.number.number,
            "side": own.side().to_string(),
            "move": write_move(&own.before, &own.mv, &notation),
            "score": own.played.0,
            "decided_in": own.played.decided_in(),
            "best_score": own.best.score.0,
            "best": written(&own.before, &own.best.line, &notation),
            "loss": thousandths(own.loss()),
            "judgement": own.judgement().map(Judgement::name),
        })
    }

    /// Tells what was found; beside the games where these are printed.
    fn report(&mut self, number: usize, normal: &Normalised, moves: &[Judged]) -> Result<()> {
        let sides = Color::ALL.map(|side| (side, Summary::of(side, moves)));
        if self.args.json {
            for (_, summary) in &sides {
                self.out.json(&summary.json(number))?;
            }
            return Ok(());
        }
        let mut lines = vec![self.out.bold(&format!("Game {number}"))];
        lines.extend(moves.iter().map(|own| self.row(own)));
        for (side, summary) in &sides {
            let name = normal.game.tags.known(&side.to_string()).map(harmless);
            lines.push(summary.line(name.as_deref()));
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

    fn row(&self, own: &Judged) -> String {
        let notation = Notation::of(&self.book);
        let (number, text) = (own.number.to_string(), write_move(&own.before, &own.mv, &notation));
        let row = format!("{number:>7} {text:<10} {:>10}", own.played.to_string());
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

/// The moves that led to a position.
struct Played {
    start: Position,
    moves: Vec<Move>,
}

/// What a move was worth by what the opponent can do after it.
fn seen_before(reply: Option<&Report>) -> Score {
    match reply.map(|own| own.score) {
        None => Score::win_in(1),
        Some(score) if score.is_win() => -Score(score.0 - 1),
        Some(score) if score.is_loss() => -Score(score.0 + 1),
        Some(score) => -score,
    }
}
