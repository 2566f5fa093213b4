//! `damier completions`: what a shell needs to complete commands, players, papers and templates.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use clap_complete::env::Shells;

use crate::output::{Output, Verdict};

/// The variable by which a shell asks for candidates.
const VARIABLE: &str = "COMPLETE";

/// The shells that are known.
pub(super) const SHELLS: [&str; 5] = ["bash", "elvish", "fish", "powershell", "zsh"];

/// Print what a shell needs for tab completion
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  source <(damier completions bash)                                    in ~/.bashrc
  source <(damier completions zsh)                                     in ~/.zshrc
  damier completions fish > ~/.config/fish/completions/damier.fish

Players and teams of the event, papers, templates and duties are completed as well.")]
pub(crate) struct CompletionsArgs {
    /// The shell
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(SHELLS))]
    shell: String,
}

/// Runs the command.
pub(crate) fn run(args: &CompletionsArgs, out: &mut Output) -> Result<Verdict> {
    out.write_all(script(&args.shell)?.as_bytes())?;
    Ok(Verdict::Fine)
}

/// What a shell needs.
pub(super) fn script(name: &str) -> Result<String> {
    let shells = Shells::builtins();
    let shell = shells.completer(name).ok_or_else(|| anyhow::anyhow!("{name} is not known"))?;
    let mut script = Vec::new();
    shell.write_registration(VARIABLE, "damier", "damier", "damier", &mut script)?;
    let script = String::from_utf8(script)?;
    Ok(if name == "bash" { with_quotes(&script) } else { script })
}

/// Names of people have blanks, which bash does not quote by itself unless it takes them for files.
fn with_quotes(script: &str) -> String {
    let quoting = r#"
    if [[ $(printf '%s\n' "${COMPREPLY[@]-}") == *[[:blank:]\'\"]* ]]; then
        compopt -o filenames 2> /dev/null
    fi
}
"#;
    script.replacen("\n}\n", quoting, 1)
}
