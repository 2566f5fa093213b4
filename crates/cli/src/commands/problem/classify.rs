//! `damier problem classify`: genres and groups by material.

use std::io::Write;

use anyhow::{Context, Result};

use damier_compose::formal::{fits_of, genre_of, most_lead_of};
use damier_language::Args;
use damier_rules::Color;
use serde_json::json;

use super::describe as told;
use super::works::WorkArgs;
use crate::output::{self, Output, Verdict};

/// Tell genre and group of compositions by their material and task
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damier problem classify problems.pdn
  damier problem classify --position W:Wa1,c3,e3,g3,h4:Bb6,d6,f6,h6,g7 --code ua2013

With --json each composition is one line:
  {\"place\", \"fen\", \"code\", \"task\", \"white\", \"black\", \"genre\", \"possible\": [{\"genre\", \"clause\"}]}")]
pub(crate) struct ClassifyArgs {
    #[command(flatten)]
    works: WorkArgs,
    #[command(flatten)]
    spoken: told::SpokenArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &ClassifyArgs, out: &mut Output) -> Result<Verdict> {
    let words = args.spoken.words();
    let mut verdict = Verdict::Fine;
    for entry in args.works.entries()? {
        let work = match entry.work.with_context(|| entry.place.clone()) {
            Ok(work) => work,
            Err(error) => {
                output::complain(&error);
                verdict = Verdict::Unusable;
                continue;
            }
        };
        let (white, black) = (work.force(Color::White), work.force(Color::Black));
        let genre = genre_of(&work, true);
        let possible = fits_of(&work);
        if args.json {
            let list: Vec<_> =
                possible.iter().map(|fit| json!({"genre": fit.genre, "clause": fit.clause})).collect();
            out.json(&json!({
                "place": entry.place,
                "fen": damier_pdn::write_fen(&work.given()),
                "code": work.code_name(),
                "task": work.task.goal.to_string(),
                "white": white,
                "black": black,
                "genre": genre.map(|fit| fit.genre),
                "possible": list,
            }))?;
            continue;
        }
        writeln!(out, "{}", out.bold(&output::harmless(&told::place(words, &entry.place))))?;
        let numbers = Args::new().with("white", white.units()).with("black", black.units());
        writeln!(out, "{}: {}", told::setting(words, &work), words.translate("proof-against", &numbers))?;
        match genre {
            None => writeln!(out, "{}", words.text("proof-fits-none"))?,
            Some(fit) => {
                writeln!(out, "{} ({})", words.describe("genre", &fit.genre), fit.clause)?;
                if let Some((for_white, for_black, clause)) = most_lead_of(&work, fit.genre) {
                    let numbers = Args::new().with("white", for_white).with("black", for_black);
                    writeln!(out, "{} ({clause})", words.translate("proof-may-lead", &numbers))?;
                }
            }
        }
        for fit in possible.iter().filter(|fit| Some(**fit) != genre) {
            let genre = Args::new().with("genre", words.describe("genre", &fit.genre));
            writeln!(out, "{} ({})", words.translate("proof-also", &genre), fit.clause)?;
        }
    }
    Ok(verdict)
}
