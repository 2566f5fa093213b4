//! `damier event penalty`: a sanction by the ladder of the code.

use anyhow::Result;
use clap::Args;
use clap::builder::TypedValueParser;
use damier_compete::Round;
use damier_compete::event::{Offence, ladder, offence_of, offences};
use damier_desk::ActReport;
use damier_desk::acts::Punish;
use damier_desk::penalties::{OFFENCES, SANCTIONS};
use damier_documents::clauses;
use damier_language::Args as Words;

use super::desk::OpenEvent;
use super::stage::StageArgs;
use super::{describe, options};
use crate::args::one_of;
use crate::output::Verdict;

/// Impose a sanction
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event penalty Koval warning --for conduct --account \"talked during the game\"
  damier event penalty Koval remark --for UA-III.12.3.1 --account \"talked to a neighbour\"
  damier event penalty Koval loss --for phone --account \"telephone rang\" --round 2
  damier event penalty --list

A loss or an annulment changes the result of the game of that round; an exclusion ends his part.")]
pub(crate) struct PenaltyArgs {
    /// Who, by number or name
    #[arg(value_name = "PLAYER", required_unless_present = "list", add = super::complete::players())]
    who: Option<String>,
    /// How
    #[arg(required_unless_present = "list", value_parser = sanction())]
    sanction: Option<&'static str>,
    /// What for: the clause that was broken, or conduct, phone, lateness, refusal, cheating, clock, record, collusion
    #[arg(long = "for", value_name = "OFFENCE", default_value = "conduct")]
    offence: String,
    /// What happened
    #[arg(long, value_name = "TEXT", default_value = "")]
    account: String,
    /// The round of the game [default: the one being played]
    #[arg(long, value_parser = options::round)]
    round: Option<Round>,
    /// Show the ladder of the code, and everything that it forbids
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    stage: StageArgs,
}

fn sanction() -> impl TypedValueParser<Value = &'static str> {
    one_of(SANCTIONS.map(|(name, _)| (name, name)))
}

/// Runs the command.
pub(crate) fn run(args: &PenaltyArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (Some(who), Some(sanction), false) = (&args.who, args.sanction, args.list) else {
        let answer = show_ladder(args, desk);
        desk.conclude(answer)?;
        return Ok(Verdict::Fine);
    };
    let (stage, round, who) = (args.stage.stage.clone(), args.round, who.clone());
    let (sanction, offence) = (sanction.to_owned(), args.offence.clone());
    desk.perform(Punish { stage, round, who, sanction, offence, happened: args.account.clone() })
}

fn show_ladder(args: &PenaltyArgs, desk: &OpenEvent<'_>) -> ActReport {
    let mut answer = ActReport::new();
    let code = desk.state().code();
    let named = OFFENCES.iter().find(|(name, _)| *name == args.offence).map(|(_, kind)| *kind);
    let listed = code.and_then(|code| offence_of(code, &args.offence)).map(|own| own.kind);
    let kind = listed.or(named).unwrap_or(Offence::Conduct);
    let rungs = code.map_or(&[] as &[_], |code| ladder(code, kind));
    for (sanction, clauses) in rungs {
        let text = describe::describe(desk.words, desk.state(), "sanction", sanction);
        answer.line(desk.words.with_clauses(&text, *clauses));
    }
    if rungs.is_empty() {
        answer.line(desk.text("event-no-ladder", &Words::new()));
    }
    answer.field("ladder", rungs);
    let forbidden = code.map_or(&[] as &[_], offences);
    if !forbidden.is_empty() {
        answer.line("").line(desk.words.text("desk-offence-clauses"));
    }
    for own in forbidden {
        let text = clauses::find(own.clause).next().map(|found| found.text_or_english(desk.words.language()));
        answer.line(format!("  {:<18} {}", own.clause, text.unwrap_or_default()));
    }
    answer.field("offences", forbidden);
    answer
}
