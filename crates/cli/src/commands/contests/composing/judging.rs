//! Marks, formal breaches, remarks and appeals.

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use damier_contests::composing::{Fact, Ruling};
use damier_contests::{AuthorId, Mark, WorkId};

use super::Table;

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Mark a work
    #[command(after_help = "\
Examples:
  damier composing mark 1-02 78 --judge \"Bila O.\"
  damier composing mark 1-02 8.25 --judge \"Bila O.\" --says \"a fine sacrifice\"")]
    Mark {
        /// The work by its code number, or by its number on the list of works
        work: String,
        /// The mark
        #[arg(allow_hyphen_values = true)]
        mark: String,
        /// Who marks
        #[arg(long)]
        judge: String,
        /// The characterisation
        #[arg(long, default_value = "")]
        says: String,
    },
    /// Say that a work breaks a formal requirement: it scores zero
    #[command(after_help = "Example:\n  damier composing breach 1-02 --reason \"second solution: b2-c3\"")]
    Breach {
        /// The work
        work: String,
        /// What is wrong
        #[arg(long)]
        reason: String,
    },
    /// The chief judge revises a mark
    #[command(after_help = "Example:\n  damier composing revise 1-02 60 --reason \"a forerunner of 1987\"")]
    Revise {
        /// The work
        work: String,
        /// Its mark
        #[arg(allow_hyphen_values = true)]
        mark: String,
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// Take a remark on the preliminary results
    #[command(
        after_help = "Example:\n  damier composing remark 1-02 \"like Smith 1987\" --from \"Reader R.\""
    )]
    Remark {
        /// The work
        work: String,
        /// What is said
        text: String,
        /// From whom
        #[arg(long)]
        from: String,
    },
    /// Appeal against an award, rule on it, decide
    #[command(subcommand)]
    #[command(
        after_help = "Example:\n  damier composing appeal file 1-02 \"the mark is too low\" --author 1"
    )]
    Appeal(Appeal),
    /// Note a defect found after the final results
    #[command(after_help = "Example:\n  damier composing defect 1-02 \"a dual on the third move\"")]
    Defect {
        /// The work
        work: String,
        /// What is wrong
        text: String,
    },
}

#[derive(Debug, Subcommand)]
pub(super) enum Appeal {
    /// An author appeals to the chief judge
    #[command(after_help = "Example:\n  damier composing appeal file 1-02 \"too low\" --author 1")]
    File {
        /// The work
        work: String,
        /// What is said
        text: String,
        /// The number of the author
        #[arg(long)]
        author: u32,
    },
    /// The chief judge rules
    #[command(
        after_help = "Example:\n  damier composing appeal rule 34 --rejected \"the marks are founded\""
    )]
    Rule {
        /// The number of the appeal in the log
        appeal: u32,
        #[command(flatten)]
        ruling: RulingArgs,
    },
    /// The author goes on to the commission
    #[command(after_help = "Example:\n  damier composing appeal further 34")]
    Further {
        /// The number of the appeal
        appeal: u32,
    },
    /// The commission decides
    #[command(after_help = "Example:\n  damier composing appeal decide 34 --upheld \"a mistake\" --mark 81")]
    Decide {
        /// The number of the appeal
        appeal: u32,
        #[command(flatten)]
        ruling: RulingArgs,
    },
}

#[derive(Debug, Args)]
pub(super) struct RulingArgs {
    /// Upheld, and what is decided
    #[arg(long, value_name = "TEXT", conflicts_with = "rejected", required_unless_present = "rejected")]
    upheld: Option<String>,
    /// Rejected, and why
    #[arg(long, value_name = "TEXT")]
    rejected: Option<String>,
    /// The mark that the work has from now on
    #[arg(long)]
    mark: Option<String>,
}

impl RulingArgs {
    fn ruling(&self, desk: &Table<'_>) -> Result<Ruling> {
        let text = self.upheld.clone().or_else(|| self.rejected.clone()).unwrap_or_default();
        let mark = self.mark.as_deref().map(|text| mark_of(desk, text)).transpose()?;
        Ok(Ruling { upheld: self.upheld.is_some(), text, mark })
    }
}

/// Runs a command.
pub(super) fn run<'a>(command: &Command, mut desk: Table<'a>) -> Result<Table<'a>> {
    let fact = match command {
        Command::Mark { work, mark, judge, says } => Fact::Marked {
            work: find(&desk, work)?,
            judge: judge.clone(),
            mark: mark_of(&desk, mark)?,
            characterisation: says.clone(),
        },
        Command::Breach { work, reason } => {
            Fact::Breached { work: find(&desk, work)?, reason: reason.clone() }
        }
        Command::Revise { work, mark, reason } => {
            Fact::Revised { work: find(&desk, work)?, mark: mark_of(&desk, mark)?, reason: reason.clone() }
        }
        Command::Remark { work, text, from } => {
            Fact::Remarked { from: from.clone(), work: find(&desk, work)?, text: text.clone() }
        }
        Command::Appeal(Appeal::File { work, text, author }) => {
            Fact::Appealed { author: AuthorId(*author), work: find(&desk, work)?, text: text.clone() }
        }
        Command::Appeal(Appeal::Rule { appeal, ruling }) => {
            Fact::AppealRuled { appeal: *appeal, ruling: ruling.ruling(&desk)? }
        }
        Command::Appeal(Appeal::Further { appeal }) => Fact::AppealedFurther { appeal: *appeal },
        Command::Appeal(Appeal::Decide { appeal, ruling }) => {
            Fact::CommissionRuled { appeal: *appeal, ruling: ruling.ruling(&desk)? }
        }
        Command::Defect { work, text } => Fact::DefectFound { work: find(&desk, work)?, text: text.clone() },
    };
    desk.say(fact)?;
    Ok(desk)
}

/// A mark as it is typed, on the scale of the contest.
fn mark_of(desk: &Table<'_>, text: &str) -> Result<Mark> {
    Ok(desk.state().read_mark(text).map_err(|why| desk.complaint(&why))?)
}

/// A work by its code number `1-02`, or by its number on the list.
fn find(desk: &Table<'_>, text: &str) -> Result<WorkId> {
    if let Some((section, code)) = text.split_once('-') {
        let number = |part: &str| part.trim().parse::<u16>().with_context(|| wrong(text));
        let found = desk.state().by_code(number(section)?, number(code)?);
        return found.with_context(|| format!("no work has the code number {text}"));
    }
    match text.trim().parse() {
        Ok(number) => Ok(WorkId(number)),
        Err(_) => bail!(wrong(text)),
    }
}

fn wrong(text: &str) -> String {
    format!("\"{text}\" is no work: write a code number such as 1-02, or its number on the list of works")
}
