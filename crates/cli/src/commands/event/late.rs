//! `damier event late`: somebody comes late, or has not come by now.

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_desk::ActReport;
use damier_desk::acts::Late;
use damier_language::Args as Words;

use super::confirm;
use super::desk::OpenEvent;
use super::options;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Note that somebody came late
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event late Koval 12
  damier event late Koval 75 --yes
  damier event late Koval 40 --excused

Whoever comes later than the code and the regulation allow has a minus. That is shown first and written down
after you agree; --yes does it without asking.")]
pub(crate) struct LateArgs {
    /// Who, by number or name
    #[arg(value_name = "PLAYER", add = super::complete::players())]
    who: String,
    /// How many minutes late
    minutes: u32,
    /// With a valid reason
    #[arg(long)]
    excused: bool,
    /// Write the loss down without being asked
    #[arg(long)]
    yes: bool,
    /// The round [default: the one being played]
    #[arg(long, value_parser = options::round)]
    round: Option<Round>,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs the command. What costs the game is shown first.
pub(crate) fn run(args: &LateArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let stage = desk.stage(&args.stage)?;
    let before = desk.event().next_seq() - 1;
    let known = desk.player(stage, &args.who).ok().and_then(|who| desk.state().players.get(who.index()));
    let name = known.map_or_else(|| args.who.clone(), |player| player.name.clone());
    // Whatever else is wrong is told before anybody is asked.
    let (typed, who, round) = (args.stage.stage.clone(), args.who.clone(), args.round);
    let (minutes, excused) = (args.minutes, args.excused);
    let late = Late { stage: typed, round, who, minutes, excused, confirmed: true };
    let told = desk.act(late.clone())?;
    if let Some(own) = desk.state().late_arrivals.last().filter(|own| own.too_late).copied() {
        let mut answer = ActReport::new();
        answer.line(late.lost_text(desk.words, &name, &own.limit));
        if !confirm::agreed(desk, args.yes, &answer)? {
            desk.go_back_to(before);
            let said = Words::new().with("yes", "--yes").with("excused", "--excused");
            answer.line(desk.text("past-late-yes", &said)).field("done", false);
            desk.conclude(answer)?;
            return Ok(Verdict::Wrong);
        }
    }
    let mut answer = ActReport { fields: told.fields, ..ActReport::new() };
    answer.block(desk.appended_text()).block(told.text);
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}
