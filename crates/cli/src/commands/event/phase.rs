//! `damier event publish`, `start` and `close`: a round goes its way.

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_desk::acts::{Close, Publish, Start};

use super::desk::OpenEvent;
use super::options;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Which round.
#[derive(Debug, Args)]
pub(crate) struct WhichRound {
    /// The round [default: the next one]
    #[arg(value_parser = options::round)]
    round: Option<Round>,
    #[command(flatten)]
    stage: StageArgs,
}

/// Note that the pairing hangs on the wall
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier event publish

`damier event pair` publishes by itself unless it is told --draft.")]
pub(crate) struct PublishArgs {
    #[command(flatten)]
    which: WhichRound,
}

/// Give the signal to start
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event start
  damier event start 3
  damier event start --ahead        though games of an earlier round are still to be played

A pairing that nobody has published is published with it.")]
pub(crate) struct StartArgs {
    #[command(flatten)]
    which: WhichRound,
    #[command(flatten)]
    ahead: AheadArgs,
}

/// Whether a round may start before the one before it has its results.
#[derive(Debug, Clone, Copy, Args)]
pub(crate) struct AheadArgs {
    /// Start it though an earlier round lacks results
    #[arg(long)]
    pub(crate) ahead: bool,
}

/// Close a round that has all its results
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier event close

`damier event pair` and `damier event finish` close a complete round by themselves.")]
pub(crate) struct CloseArgs {
    #[command(flatten)]
    which: WhichRound,
}

/// Publishes a round.
pub(crate) fn publish(args: &PublishArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    desk.perform(Publish { stage: args.which.stage.stage.clone(), round: args.which.round })
}

/// Starts a round.
pub(crate) fn start(args: &StartArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (stage, round) = (args.which.stage.stage.clone(), args.which.round);
    desk.perform(Start { stage, round, ahead: args.ahead.ahead })
}

/// Closes a round.
pub(crate) fn close(args: &CloseArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    desk.perform(Close { stage: args.which.stage.stage.clone(), round: args.which.round })
}
