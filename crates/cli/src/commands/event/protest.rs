//! `damier event protest`: filed, ruled on, appealed, decided.

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_compete::Round;
use damier_desk::ActReport;
use damier_desk::acts::{Act, Appeal, DecideAppeal, LodgeProtest, Rule};
use damier_language::Args as Words;

use super::desk::OpenEvent;
use super::stage::StageArgs;
use super::{describe, options};
use crate::output::Verdict;

/// File a protest, rule on it, appeal, decide
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event protest file Koval \"the flag had not fallen\" --game
  damier event protest file Koval \"the remark was unjust\" --about-fact 31
  damier event protest rule 34 --rejected \"two witnesses saw the flag\"
  damier event protest appeal 34
  damier event protest decide 34 --upheld \"the game is replayed\" --interested \"Bila O.\"
  damier event protest list

A protest is called by the number it has in the log. In team events only captains protest: name the team.")]
pub(crate) struct ProtestArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Take a protest in writing
    File {
        /// From whom: a player, or the team whose captain it is
        #[arg(value_name = "FROM", add = super::complete::players())]
        from: String,
        /// What is said
        text: String,
        /// About his game of this round [default round: the one being played]
        #[arg(long, conflicts_with = "about_fact")]
        game: bool,
        /// The round of the game
        #[arg(long, value_parser = options::round)]
        round: Option<Round>,
        /// About a decision, by its number in the log
        #[arg(long, value_name = "NUMBER")]
        about_fact: Option<u32>,
        #[command(flatten)]
        stage: StageArgs,
    },
    /// The chief arbiter rules
    Rule {
        /// The number of the protest
        protest: u32,
        #[command(flatten)]
        ruling: Ruling,
    },
    /// The complainant goes to the appeals committee
    Appeal {
        /// The number of the protest
        protest: u32,
    },
    /// The appeals committee decides; that is final
    Decide {
        /// The number of the protest
        protest: u32,
        #[command(flatten)]
        ruling: Ruling,
        /// A member with an interest in the matter, who does not sit
        #[arg(long = "interested", value_name = "NAME")]
        interested: Vec<String>,
    },
    /// Show all protests
    List,
}

#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct Ruling {
    /// Upheld, and what is decided
    #[arg(long, value_name = "RULING")]
    upheld: Option<String>,
    /// Rejected, and why
    #[arg(long, value_name = "RULING")]
    rejected: Option<String>,
}

impl Ruling {
    fn parts(&self) -> (bool, String) {
        (self.upheld.is_some(), self.upheld.clone().or(self.rejected.clone()).unwrap_or_default())
    }
}

impl What {
    /// What is asked for; nothing where protests are only shown.
    fn act(&self) -> Option<Act> {
        Some(match self {
            What::File { from, text, game, round, about_fact, stage } => {
                let (stage, round, fact) = (stage.stage.clone(), *round, *about_fact);
                let (who, text, game) = (from.clone(), text.clone(), *game);
                LodgeProtest { stage, round, who, text, game, fact }.into()
            }
            What::Rule { protest, ruling } => {
                let (upheld, ruling) = ruling.parts();
                Rule { protest: *protest, upheld, ruling }.into()
            }
            What::Appeal { protest } => Appeal { protest: *protest }.into(),
            What::Decide { protest, ruling, interested } => {
                let (upheld, ruling) = ruling.parts();
                DecideAppeal { protest: *protest, upheld, ruling, interested: interested.clone() }.into()
            }
            What::List => return None,
        })
    }
}

/// Runs the command.
pub(crate) fn run(args: &ProtestArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    if let Some(act) = args.what.act() {
        return desk.perform(act);
    }
    let mut answer = ActReport::new();
    list(desk, &mut answer);
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

fn list(desk: &OpenEvent<'_>, answer: &mut ActReport) {
    let protests = &desk.state().protests;
    for protest in protests {
        let args = Words::new()
            .with("number", protest.seq)
            .with("from", describe::describe(desk.words, desk.state(), "complainant", &protest.from))
            .with("text", protest.text.as_str())
            .with("status", describe::describe(desk.words, desk.state(), "protest-status", &protest.status));
        answer.line(desk.text("event-protest", &args));
    }
    if protests.is_empty() {
        answer.line(desk.text("event-no-protests", &Words::new()));
    }
    answer.field("protests", protests);
}
