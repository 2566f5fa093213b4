//! `damier event simulate`: random whole events from a seed, to practise on and to check the program.

use anyhow::Result;
use clap::Args;
use damier_compete::event::{template, verify};
use damier_compete::simulate::{Ended, Failed, Letters, Plan, Simulated, Troubles, simulate};
use damier_compete::swiss::Watch;
use damier_desk::RefusalText;
use damier_documents::papers::template_text;
use damier_language::{Args as Words, Words as Language};
use damier_store::EventFile;
use serde_json::{Value, json};

use super::common::Common;
use super::{describe, options};
use crate::output::{Output, Verdict};

/// Play a random event from a seed, into a new file or only to check it
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event simulate --seed 7
  damier event simulate --template ua2023-100/swiss --players 40 --seed 7 -f practice.damier
  damier event simulate --count 100 --seed 1
  damier event simulate --template fmjd-100/round-robin --players 9 --calm

The same seed gives the same event. Without a template code, system and field are drawn as well. Every
round is paired again and compared; the exit code is 1 if anything differs. With --calm nobody withdraws,
comes late or is punished.

With --json each event is one line: {\"seed\", \"name\", \"players\", \"rounds\", \"facts\", \"ends\", \"differences\"}")]
pub(crate) struct SimulateArgs {
    /// The template, such as ua2023-100/swiss [default: drawn]
    #[arg(long, value_name = "CODE/SYSTEM", add = super::complete::templates())]
    template: Option<String>,
    /// How many players or teams enter
    #[arg(long, value_name = "N", default_value_t = 12, requires = "template")]
    players: usize,
    /// The seed [default: drawn]
    #[arg(long)]
    seed: Option<u64>,
    /// So many events with one seed after the other
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,
    /// Without withdrawals, late players, forfeits and other troubles
    #[arg(long)]
    calm: bool,
}

/// Runs the command.
pub(crate) fn run(args: &SimulateArgs, common: &Common, out: &mut Output) -> Result<Verdict> {
    let words = common.words();
    if common.file.is_some() && args.count != 1 {
        return Err(RefusalText::new(words.text("event-one-simulated")).into());
    }
    let first = options::seed(args.seed);
    let mut verdict = Verdict::Fine;
    for seed in (0..args.count).map(|at| first.wrapping_add(at)) {
        let plan = plan(args, words, seed)?;
        let told = simulate(&plan).map_err(|failed| {
            let why = match &failed {
                Failed::NoRound { cannot } => words.describe("cannot-pair", cannot),
                other => words.describe("failed", other),
            };
            let args = Words::new().with("seed", seed.to_string()).with("why", why);
            RefusalText::new(words.translate("event-simulation-failed", &args))
        })?;
        if let Some(path) = &common.file {
            let store = |error| describe::store(words, &error);
            let mut file = EventFile::create(path).map_err(store)?;
            file.append(1, told.event.entries()).map_err(store)?;
        }
        if !report(seed, &told, common, out)? {
            verdict = Verdict::Wrong;
        }
    }
    Ok(verdict)
}

fn plan(args: &SimulateArgs, words: &Language, seed: u64) -> Result<Plan> {
    let mut plan = match &args.template {
        None => Plan::random(seed),
        Some(name) => {
            let found = template(name).map_err(|unknown| {
                RefusalText::new(words.describe("unknown-template", &unknown)).next("damier event new --list")
            })?;
            let regulation = found.regulation(&found.name, &|text| template_text(words, text));
            Plan::new(regulation, args.players, seed)
        }
    };
    plan.letters = Letters::of(words.language().code());
    if args.calm {
        plan.troubles = Troubles::NONE;
    }
    // Two events of one template are two events, in the books of a federation too.
    plan.regulation.name = format!("{} {seed}", plan.regulation.name);
    Ok(plan)
}

/// Tells of an event, and whether nothing differs.
fn report(seed: u64, told: &Simulated, common: &Common, out: &mut Output) -> Result<bool> {
    use std::io::Write;
    let (words, state) = (common.words(), told.event.state());
    let differences = verify(&told.event, &Watch::new());
    let wrong: Vec<&_> = differences.iter().filter(|own| !own.by_people).collect();
    let stuck: Vec<String> = told
        .ends
        .iter()
        .filter_map(|end| match &end.how {
            Ended::Stuck(cannot) => Some(describe::describe(words, state, "cannot-pair", cannot)),
            _ => None,
        })
        .collect();
    let rounds: usize = state.stages.iter().map(|stage| stage.rounds.len()).sum();
    let regulation = state.regulation.as_ref();
    let systems: Vec<String> = state
        .stages
        .iter()
        .map(|stage| describe::describe(words, state, "system", &stage.plan.system))
        .collect();
    if common.json {
        let object: Value = json!({
            "seed": seed,
            "name": regulation.map(|own| &own.name),
            "rulebook": regulation.map(|own| &own.rulebook),
            "players": state.entrants(),
            "rounds": rounds,
            "facts": told.event.entries().len(),
            "ends": told.ends,
            "differences": wrong,
        });
        out.json(&object)?;
        return Ok(wrong.is_empty());
    }
    let args = Words::new()
        .with("seed", seed.to_string())
        .with("rulebook", regulation.map_or("", |own| own.rulebook.as_str()))
        .with("systems", words.list(systems))
        .with("players", state.entrants())
        .with("rounds", rounds)
        .with("facts", told.event.entries().len())
        .with("count", wrong.len());
    writeln!(out, "{}", words.translate("event-simulated", &args))?;
    for line in stuck {
        writeln!(out, "  {line}")?;
    }
    for own in &wrong {
        writeln!(out, "  {}", describe::describe(words, state, "differs", &own.what))?;
    }
    Ok(wrong.is_empty())
}
