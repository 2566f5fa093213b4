//! Marks, formal breaches, remarks and appeals.

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_acts::contests::composing::{self as acts, Act};

use super::OpenComposing;

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
    /// Take back that a work breaks a formal requirement
    #[command(
        after_help = "Example:\n  damier composing breach-back 1-02 --reason \"the capture is forced\""
    )]
    BreachBack {
        /// The work
        work: String,
        /// Why
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
    /// What is decided, whether the appeal is upheld, and the new mark.
    fn parts(&self) -> (String, Option<bool>, Option<String>) {
        let text = self.upheld.clone().or_else(|| self.rejected.clone()).unwrap_or_default();
        (text, Some(self.upheld.is_some()), self.mark.clone())
    }
}

/// Runs a command.
pub(super) fn run<'a>(command: &Command, mut desk: OpenComposing<'a>) -> Result<OpenComposing<'a>> {
    let act: Act = match command {
        Command::Mark { work, mark, judge, says } => {
            let (code, mark, says) = (work.clone(), mark.clone(), says.clone());
            acts::Mark { code, mark, says, judge: Some(judge.clone()) }.into()
        }
        Command::Breach { work, reason } => acts::Breach { code: work.clone(), text: reason.clone() }.into(),
        Command::BreachBack { work, reason } => {
            acts::BreachBack { code: work.clone(), text: reason.clone() }.into()
        }
        Command::Revise { work, mark, reason } => {
            acts::Revise { code: work.clone(), mark: mark.clone(), text: reason.clone() }.into()
        }
        Command::Remark { work, text, from } => {
            acts::Remark { code: work.clone(), text: text.clone(), from: Some(from.clone()) }.into()
        }
        Command::Appeal(Appeal::File { work, text, author }) => {
            acts::Appeal { work: work.clone(), text: text.clone(), author: Some(*author) }.into()
        }
        Command::Appeal(Appeal::Rule { appeal, ruling }) => {
            let (text, upheld, mark) = ruling.parts();
            acts::Rule { appeal: *appeal, text, mark, upheld }.into()
        }
        Command::Appeal(Appeal::Further { appeal }) => acts::Further { appeal: *appeal }.into(),
        Command::Appeal(Appeal::Decide { appeal, ruling }) => {
            let (text, upheld, mark) = ruling.parts();
            acts::Commission { appeal: *appeal, text, mark, upheld }.into()
        }
        Command::Defect { work, text } => acts::Defect { code: work.clone(), text: text.clone() }.into(),
    };
    desk.act(act)?;
    Ok(desk)
}
