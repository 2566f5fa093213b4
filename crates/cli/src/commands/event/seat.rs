//! `damier event seat` and `colours`: who sat down where, and colours that were mixed up.

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_compete::event::{Fact, GameKey, Refused, TeamId};
use damier_compete::schedule::Side;
use damier_desk::Answer;

use super::desk::Desk;
use super::options;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Note who sits at a board of a team match other than the line-up says
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier event seat 3 2 Tkach

Table 3, board 2: Tkach sits there for his team. Whoever may not sit there has lost the board.")]
pub(crate) struct SeatArgs {
    /// The table
    table: u16,
    /// The board
    board: u8,
    /// Who, by number or name
    #[arg(value_name = "PLAYER", add = super::complete::players())]
    who: String,
    /// The round [default: the one being played]
    #[arg(long, value_parser = options::round)]
    round: Option<Round>,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs `seat`.
pub(crate) fn seat(args: &SeatArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    if !desk.state().pairs_teams() {
        return Err(desk.refused(&Refused::NoTeamEvent).into());
    }
    let stage = desk.stage(&args.stage)?;
    let round = desk.round(stage, args.round)?;
    let player = desk.player(stage, &args.who)?;
    let key = GameKey::table(stage, round, args.table).board(args.board);
    let found = desk.state().stages.get(stage.index()).and_then(|stage| stage.round(round));
    let tables = found.map_or(0, |round| round.encounters.len());
    let encounter = found.and_then(|round| round.encounters.get(usize::from(args.table).wrapping_sub(1)));
    if found.is_some() && encounter.is_none() {
        return Err(desk.refused(&Refused::NoSuchTable { table: args.table, tables }).into());
    }
    let team = desk.state().players[player.index()].team;
    let is_his = |side: &Side| encounter.is_some_and(|own| Some(TeamId(own.entrant(*side).0)) == team);
    let side = Side::BOTH.into_iter().find(is_his);
    let side = side.ok_or_else(|| desk.refused(&Refused::NotInGame { player, key }))?;
    desk.say(Fact::Seated { key, side, player })?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}

/// Note that the colours of a game were mixed up and it went on
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  damier event colours 4")]
pub(crate) struct ColoursArgs {
    /// The table
    table: u16,
    /// The round [default: the one being played]
    #[arg(long, value_parser = options::round)]
    round: Option<Round>,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs `colours`.
pub(crate) fn colours(args: &ColoursArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let stage = desk.stage(&args.stage)?;
    let round = desk.round(stage, args.round)?;
    desk.say(Fact::ColoursMixed { key: GameKey::table(stage, round, args.table) })?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}
