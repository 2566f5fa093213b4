//! Plays thousands of games on a server at once, kills it, fills its database, and looks at what it bears.
//!
//! | file | question |
//! | --- | --- |
//! | `rush` | how fast is a move seen by the opponent while so many play? |
//! | `crash` | what is left when the server is killed while they play? |
//! | `tear` | what is left when nodes, broker and database are killed in turn? |
//! | `mixed` | … for an hour, with people beside who mean harm? |
//! | `strangers` | those who mean harm |
//! | `ground`, `proxy` | several nodes with all that they need |
//! | `pages`, `fill` | how fast are a start and every page when there are very many games? |
//! | `size` | what does the database become with very many games? |
//! | `served` | a server alone, or several nodes |
//! | `server` | the server: a process of its own, started, measured, killed |
//! | `crowd`, `pair`, `seat` | all who play, two of them with the record of their games, one of them at his line |
//! | `watch` | those who only watch |
//! | `wire` | forms and live connections, as a browser sends them |
//! | `audit` | does the database say what the players saw? |
//! | `findings` | what was wrong in all, and how it is told |
//! | `figures` | how long things took |

mod audit;
mod crash;
mod crowd;
mod figures;
mod fill;
mod findings;
mod ground;
mod machine;
mod mixed;
mod pages;
mod pair;
mod proxy;
mod rush;
mod seat;
mod served;
mod server;
mod size;
mod strangers;
mod tear;
mod watch;
mod wire;

use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::{Parser, Subcommand};

/// Plays thousands of games on a server at once and looks at what it bears
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Load(rush::LoadArgs),
    Crash(crash::CrashArgs),
    Cluster(tear::TearArgs),
    Mixed(mixed::MixedArgs),
    Pages(pages::PagesArgs),
    Size(size::SizeArgs),
    #[command(hide = true)]
    Serve(server::ServeArgs),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Load(args) => with_runtime(rush::run(args)),
        Command::Crash(args) => with_runtime(crash::run(args)),
        Command::Cluster(args) => with_runtime(tear::run(args)),
        Command::Mixed(args) => with_runtime(mixed::run(args)),
        Command::Pages(args) => with_runtime(pages::run(args)),
        Command::Size(args) => with_runtime(size::run(args)),
        Command::Serve(args) => with_runtime(server::serve(args)),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn with_runtime<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("starting")?;
    runtime.block_on(work)
}
