//! `damier analyse --fair-play`: how the moves of a game agree with the engine, and how long they took.

use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow, bail};
use damier_analysis::fair_play::{Observed, SideReport, choose};
use damier_engine::StopFlag;
use damier_pdn::{Comment, Games, Normalised, Note, PdnReader, ReplayOptions, normalise};
use damier_rules::{Color, Move};
use serde_json::json;

use super::AnalyseArgs;
use super::game::refusal;
use crate::input::{self, Input};
use crate::output::{Output, Verdict, complain, harmless};
use crate::progress::Progress;

/// A move gets so long where nothing else is said.
const USUAL: Duration = Duration::from_secs(1);

/// What is said under the numbers.
const NO_PROOF: &str = "\
These numbers prove nothing. Strong players agree with engines, and so does anybody in a game that plays itself; one
game says little. They tell which games deserve the eyes of somebody strong, who decides by the moves, after hearing
the player.";

/// Looks at the games of a file.
pub(super) fn run(args: &AnalyseArgs, path: &Path, out: &mut Output) -> Result<Verdict> {
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
        let variant = args.position.variant;
        let options = ReplayOptions { numeric: variant, algebraic: variant, ..ReplayOptions::default() };
        let normal = normalise(&read, &options, None);
        if let Some(why) = refusal(&normal, variant) {
            complain(&anyhow!("game {number}: {why}"));
            verdict = verdict.max(Verdict::Unusable);
            continue;
        }
        one(args, number, &normal, out)?;
    }
    if !found {
        bail!("{} has no such game", input::name(path));
    }
    if !args.json {
        writeln!(out, "{NO_PROOF}")?;
    }
    Ok(verdict)
}

fn one(args: &AnalyseArgs, number: usize, normal: &Normalised, out: &mut Output) -> Result<()> {
    let observed = observed(args, normal)?;
    if !args.json {
        writeln!(out, "{}", out.bold(&format!("Game {number}")))?;
    }
    for side in Color::ALL {
        let own = SideReport::of(side, &observed, false);
        if args.json {
            let mut line = json!({ "game": number });
            if let (Some(line), Some(own)) = (line.as_object_mut(), json!(own).as_object_mut()) {
                line.append(own);
            }
            out.json(&line)?;
        } else {
            let name = normal.game.tags.known(&side.to_string()).map(harmless);
            write!(out, "{}", text(&own, name.as_deref()))?;
        }
    }
    Ok(())
}

/// Searches every position of the main line.
fn observed(args: &AnalyseArgs, normal: &Normalised) -> Result<Vec<Observed>> {
    let book = args.book.book(args.position.variant)?;
    let replayed = &normal.replayed;
    let Some(start) = replayed.start else { return Ok(Vec::new()) };
    let start = start.with_tower_jumps(book.tower_jumps());
    // A position that was set up in the middle of a game ends what can be looked at.
    let steps: Vec<(usize, Move)> =
        replayed.steps.iter().map_while(|step| Some((step.step, step.mv?))).collect();
    let moves: Vec<Move> = steps.iter().map(|(_, mv)| *mv).collect();
    let mut clocks = Clocks::of(normal);
    let bar = Progress::new(Some(moves.len() as u64), "{wide_bar} {pos}/{len} moves, {eta} left");
    let (limits, mut engine) = (args.search.limits(USUAL), args.search.engine(&book));
    let mut observed = Vec::new();
    for (at, (step, mv)) in steps.iter().enumerate() {
        let choice = choose(&mut engine, &limits, &start, &moves[..at], mv, &StopFlag::new());
        bar.advance(1);
        let Some(choice) = choice else { continue };
        let seconds = clocks.spent(normal, *step, choice.side);
        observed.push(Observed { choice, seconds, away: None });
    }
    bar.finish();
    Ok(observed)
}

/// The clocks as the comments of a game tell them: `[%emt …]` what a move took, `[%clk …]` what was left after it.
struct Clocks {
    /// What was left to each side after its last move, in seconds.
    left: [Option<f64>; 2],
    /// What is added for each move.
    bonus: f64,
}

impl Clocks {
    fn of(normal: &Normalised) -> Clocks {
        let control = normal.game.tags.known("TimeControl");
        let bonus = control.and_then(|text| text.rsplit_once('+')?.1.trim().parse::<f64>().ok());
        Clocks {
            left: [None, None],
            bonus: bonus.filter(|own| own.is_finite() && *own >= 0.0).unwrap_or_default(),
        }
    }

    /// What a step took, in seconds, if its comments tell.
    fn spent(&mut self, normal: &Normalised, step: usize, side: Color) -> Option<f64> {
        let notes = &normal.game.line.steps.get(step)?.notes;
        let comments = notes.iter().filter_map(|note| match note {
            Note::Comment(comment) => Some(comment),
            _ => None,
        });
        let told: Vec<(String, f64)> = comments.flat_map(figures).collect();
        let of = |name: &str| told.iter().find(|(own, _)| own == name).map(|(_, seconds)| *seconds);
        let before = &mut self.left[usize::from(side == Color::Black)];
        let left = of("clk");
        let by_clock = left.zip(*before).map(|(left, before)| (before + self.bonus - left).max(0.0));
        if left.is_some() {
            *before = left;
        }
        of("emt").or(by_clock)
    }
}

fn figures(comment: &Comment) -> Vec<(String, f64)> {
    let time =
        |own: damier_pdn::Command<'_>| Some((own.name.to_owned(), own.clock_time()?.tenths() as f64 / 10.0));
    comment.commands().filter_map(time).collect()
}

/// What was found of a side, for a person.
fn text(own: &SideReport, name: Option<&str>) -> String {
    let share =
        |value: Option<f64>| value.map_or_else(|| "–".to_owned(), |own| format!("{:.0} %", own * 100.0));
    let name = name.map(|name| format!(" ({name})")).unwrap_or_default();
    let mut text = format!(
        "{}{name}: {} moves, {} forced, {:.1} bits to find; agreement {} (blindly {}), {} of a point given away by a move\n",
        own.side,
        own.moves,
        own.forced,
        own.weight,
        share(own.agreement),
        share(own.by_chance),
        own.mean_loss.map_or_else(|| "–".to_owned(), |loss| format!("{loss:.3}")),
    );
    match &own.times {
        Some(times) => {
            let with = times.with_difficulty.map_or_else(|| "–".to_owned(), |own| format!("{own:.2}"));
            text += &format!(
                "  {:.1} s a move, spread {:.1} s, correlation with difficulty {with} (over {} moves)\n",
                times.mean, times.spread, times.moves,
            );
        }
        None => text += "  no times: the file has no clock comments\n",
    }
    text
}
