//! `damier event publish`, `start` and `close`: a round goes its way.

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_compete::event::{Fact, Phase, StageId};
use damier_desk::{Answer, prepare};
use damier_language::Args as Words;

use super::desk::Desk;
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
pub(crate) fn publish(args: &PublishArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let (stage, round) = find(&args.which, desk, |phase| phase == Phase::Paired)?;
    desk.say(Fact::Published { stage, round })?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}

/// Starts a round.
pub(crate) fn start(args: &StartArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let (stage, round) = find(&args.which, desk, |phase| phase < Phase::Started)?;
    begin(desk, stage, round, args.ahead)?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}

/// Closes a round.
pub(crate) fn close(args: &CloseArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let (stage, round) = find(&args.which, desk, |phase| phase == Phase::Started)?;
    desk.say(Fact::Closed { stage, round })?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}

/// Says that a round has started, and before that that it is published.
pub(crate) fn begin(desk: &mut Desk<'_>, stage: StageId, round: Round, ahead: AheadArgs) -> Result<()> {
    if let (false, Err(missing)) = (ahead.ahead, desk.state().check_not_ahead(stage, round)) {
        let mut complaint = desk.refused(&missing);
        complaint.next =
            complaint.next.map(|next| desk.text("event-or-ahead", &Words::new().with("next", next)));
        return Err(complaint.into());
    }
    if phase_of(desk, stage, round) == Some(Phase::Paired) {
        desk.say(Fact::Published { stage, round })?;
    }
    desk.say(Fact::Started { stage, round })?;
    Ok(())
}

/// Closes every round of a stage that has all its results.
pub(crate) fn close_complete(desk: &mut Desk<'_>, stage: StageId) -> Result<()> {
    for round in prepare::complete_rounds(desk.state(), stage) {
        desk.say(Fact::Closed { stage, round })?;
    }
    Ok(())
}

fn phase_of(desk: &Desk<'_>, stage: StageId, round: Round) -> Option<Phase> {
    Some(desk.state().stages.get(stage.index())?.round(round)?.phase)
}

/// The round that was named, the first in such a phase, or the last one, which is then refused.
fn find(which: &WhichRound, desk: &Desk<'_>, fits: impl Fn(Phase) -> bool) -> Result<(StageId, Round)> {
    let stage = desk.stage(&which.stage)?;
    let rounds = desk.state().stages.get(stage.index()).map_or(&[] as &[_], |stage| &stage.rounds[..]);
    let first = rounds.iter().position(|round| fits(round.phase)).map(Round::at);
    let last = rounds.len().checked_sub(1).map(Round::at);
    let round = which.round.or(first).or(last).unwrap_or(Round::FIRST);
    Ok((stage, round))
}
