//! `damier display check` and `rank`: annex XI of the FMJD.

use std::fs::File;
use std::io::{BufReader, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use damier_displays::{Achievement, Kind, ranking};
use damier_language::{Language, Words};
use serde_json::json;

use super::kind;
use crate::output::{Output, Verdict, harmless};

/// Check a display against the criteria of an achievement (FMJD-XI.4.1)
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier display check normal --opponents 100 --members 70 --points 160 --minutes 300 --witnesses 2
  damier display check blindfold --opponents 10 --members 7 --points 14 --minutes 240 --witnesses 2 --moves

The exit code is 1 when a criterion is not met.")]
pub(crate) struct CheckArgs {
    /// normal, clocks or blindfold
    #[arg(value_parser = kind())]
    kind: Kind,
    /// How many opponents
    #[arg(long)]
    opponents: u32,
    /// How many of them belong to clubs of the national federation
    #[arg(long)]
    members: u32,
    /// The giver's points, two for a win
    #[arg(long)]
    points: u32,
    /// How long it lasted, if that was recorded
    #[arg(long)]
    minutes: Option<u32>,
    /// Members of the national executive who were present
    #[arg(long, default_value_t = 0)]
    witnesses: u32,
    /// The list of moves is handed in
    #[arg(long)]
    moves: bool,
    /// Membership in the federation, or the federation's in the FMJD, was interrupted
    #[arg(long)]
    gap: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Rank achievements: the record first (FMJD-XI.5)
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier display rank achievements.json

The file is a list: [{\"giver\": \"A\", \"kind\": \"normal\", \"opponents\": 120, \"members\": 100, \"points\": 220,
\"minutes\": 400, \"witnesses\": 2}]. Only recognised achievements are ranked.")]
pub(crate) struct RankArgs {
    /// A list of achievements in JSON
    file: PathBuf,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn check(args: &CheckArgs, out: &mut Output) -> Result<Verdict> {
    let own = Achievement {
        giver: String::new(),
        kind: args.kind,
        opponents: args.opponents,
        members: args.members,
        points: args.points,
        minutes: args.minutes,
        witnesses: args.witnesses,
        moves: args.moves,
        continuous: !args.gap,
    };
    let findings = own.check();
    if args.json {
        out.json(&json!({ "recognised": own.is_recognised(), "findings": findings }))?;
    } else {
        for finding in &findings {
            let what = Words::of(Language::EN).describe("display-criterion", &finding.criterion);
            let mark = if finding.met { "yes" } else { "no " };
            let (needed, found, clause) = (finding.needed, finding.found, finding.clause);
            writeln!(out, "{mark} {what}: {found}, needed {needed} ({clause})")?;
        }
        let verdict = if own.is_recognised() { "recognised" } else { "not recognised" };
        writeln!(out, "{}", out.bold(verdict))?;
    }
    Ok(if own.is_recognised() { Verdict::Fine } else { Verdict::Wrong })
}

pub(super) fn rank(args: &RankArgs, out: &mut Output) -> Result<Verdict> {
    let path = args.file.display();
    let file = File::open(&args.file).with_context(|| format!("{path} cannot be opened"))?;
    let all: Vec<Achievement> = serde_json::from_reader(BufReader::new(file))
        .with_context(|| format!("{path} is no list of achievements"))?;
    for kind in [Kind::Normal, Kind::Blindfold] {
        for (place, one) in (1..).zip(ranking(kind, &all)) {
            if args.json {
                out.json(&json!({ "place": place, "achievement": one }))?;
                continue;
            }
            let minutes = one.minutes.unwrap_or(0);
            let (giver, most) = (harmless(&one.giver), 2 * one.opponents);
            writeln!(
                out,
                "{} {place}. {giver}: {} opponents, {} members, {} of {most} points, {minutes} min",
                kind.name(),
                one.opponents,
                one.members,
                one.points
            )?;
        }
    }
    Ok(Verdict::Fine)
}
