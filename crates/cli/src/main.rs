//! `damier`: draughts by the book, on the command line. One file per command in `commands/`.
//!
//! | exit code | meaning |
//! | --- | --- |
//! | 0 | done, nothing wrong |
//! | 1 | a check found something wrong |
//! | 2 | the command or its input cannot be used |
//! | 141 | whoever read the output went away |

mod args;
mod commands;
mod data_folder;
mod input;
mod mistyped;
mod new_file;
mod notation;
mod output;
mod position;
mod progress;
mod searching;

use std::process::ExitCode;

use clap::{CommandFactory, Parser};
use clap_complete::CompleteEnv;

use crate::args::Args;
use crate::output::{Output, Verdict};

/// What a shell reports for a program stopped by a closed pipe.
const PIPE_CLOSED: u8 = 141;

fn main() -> ExitCode {
    // Answers a shell that completes a line, and ends.
    CompleteEnv::with_factory(Args::command).complete();
    let typed = commands::event::protect(std::env::args_os());
    let args = match Args::try_parse_from(&typed) {
        Ok(args) => args,
        Err(error) => return mistyped::answer(&error, &typed),
    };
    let mut out = Output::stdout();
    let done = commands::run(args, &mut out).and_then(|verdict| {
        out.finish()?;
        Ok(verdict)
    });
    match done {
        Ok(Verdict::Fine) => ExitCode::SUCCESS,
        Ok(Verdict::Wrong) => ExitCode::from(1),
        Ok(Verdict::Unusable) => ExitCode::from(2),
        Err(error) if output::is_closed_pipe(&error) => ExitCode::from(PIPE_CLOSED),
        Err(error) => {
            output::complain_after(&mistyped::label(&error, &typed), &error);
            ExitCode::from(2)
        }
    }
}
