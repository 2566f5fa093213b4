//! `damier event attach`: the moves of games, as PDN, beside their results.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_compete::event::{GameKey, StageId};
use damier_desk::{ActReport, RefusalText};
use damier_exchange::games::{AttachFault, Attached, NoPlace, RoundGames, attach, attach_round};
use damier_language::Args as Words;
use damier_store::AttachedTo;

use super::desk::OpenEvent;
use super::stage::StageArgs;
use super::{describe, options};
use crate::input;
use crate::output::Verdict;

/// Attach the moves of games to their results
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event attach round3.pdn --round 3        every game finds its table by the names
  damier event attach cup.pdn --all               the games of all rounds, by their Round tags
  damier event attach game.pdn --to 3.1           round 3, table 1 (team matches: 3.1.2 for board 2)
  damier event attach game.pdn --to Koval
  damier event attach --list

Games are played through first; one whose moves, colours or result contradict the event is refused. A game
that has other moves already keeps them unless --replace is given.")]
pub(crate) struct AttachArgs {
    /// The file
    #[arg(value_name = "PDN", required_unless_present = "list")]
    pdn: Option<PathBuf>,
    /// ROUND.TABLE, ROUND.TABLE.BOARD, or one of the players [default: by the names in the file]
    #[arg(long, value_name = "GAME", add = super::complete::players())]
    to: Option<String>,
    /// The round [default: the one being played]
    #[arg(long, value_parser = options::round)]
    round: Option<Round>,
    /// The games of all rounds
    #[arg(long, conflicts_with_all = ["round", "to"])]
    all: bool,
    /// The game of a micro-match, 1 or 2
    #[arg(long = "game", value_name = "N", requires = "to")]
    of_two: Option<u8>,
    /// Put these moves in the place of those attached before
    #[arg(long)]
    replace: bool,
    /// List what is attached
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs the command.
pub(crate) fn run(args: &AttachArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let mut answer = ActReport::new();
    let mut verdict = Verdict::Fine;
    match (&args.pdn, args.list) {
        (Some(pdn), false) => {
            let bytes = input::bytes(pdn)?;
            let stage = desk.stage(&args.stage)?;
            match &args.to {
                Some(to) => one(args, desk, stage, to, &bytes, &mut answer)?,
                None => verdict = whole_round(args, desk, stage, &bytes, &mut answer)?,
            }
        }
        _ => list(desk, &mut answer)?,
    }
    desk.conclude(answer)?;
    Ok(verdict)
}

/// Attaches one game where it is told to.
fn one(
    args: &AttachArgs,
    desk: &mut OpenEvent<'_>,
    stage: StageId,
    to: &str,
    bytes: &[u8],
    answer: &mut ActReport,
) -> Result<()> {
    let key = key(args, desk, stage, to)?;
    let text = damier_exchange::text::decode(bytes);
    let attached = attach(desk.state(), key, &text)
        .map_err(|fault| RefusalText::new(describe::tell_or_own(desk.words, "attach-fault", &fault)))?;
    if has_others(args, desk, &attached)? {
        let place = describe::place(desk.words, desk.state(), attached.key);
        let complaint = desk.complaint("event-attached-others", &Words::new().with("place", place));
        return Err(complaint.next("--replace").into());
    }
    keep(desk, &attached, answer)
}

/// Attaches the games of a round; each finds its place by names, round and table.
fn whole_round(
    args: &AttachArgs,
    desk: &mut OpenEvent<'_>,
    stage: StageId,
    bytes: &[u8],
    answer: &mut ActReport,
) -> Result<Verdict> {
    let found = match args.all {
        true => every_round(desk, stage, bytes),
        false => attach_round(desk.state(), stage, desk.round(stage, args.round)?, bytes),
    };
    if found.attached.is_empty() && found.refused.is_empty() && found.unmatched.is_empty() {
        return Err(RefusalText::new(desk.words.describe("attach-fault", &AttachFault::NoGame)).into());
    }
    let (mut kept, mut others) = (0, Vec::new());
    for attached in &found.attached {
        if has_others(args, desk, attached)? {
            let place = describe::place(desk.words, desk.state(), attached.key);
            let why = desk.text("event-attached-others", &Words::new().with("place", place));
            others.push(format!("{why} (--replace)"));
        } else {
            keep(desk, attached, answer)?;
            kept += 1;
        }
    }
    let refused = found.refused.iter().map(|(key, fault)| {
        let why = describe::tell_or_own(desk.words, "attach-fault", fault);
        desk.words.label(&describe::place(desk.words, desk.state(), *key), &why)
    });
    let unmatched = found.unmatched.iter().map(|own| describe::tell_or_own(desk.words, "unmatched", own));
    let faults: Vec<String> = others.into_iter().chain(refused).chain(unmatched).collect();
    faults.iter().for_each(|fault| {
        answer.line(fault);
    });
    answer.field("attached", kept).field("faults", &faults).field("lacking", &found.missing);
    Ok(if faults.is_empty() { Verdict::Fine } else { Verdict::Wrong })
}

/// The games of a whole event: a game without a place has none in any round.
fn every_round(desk: &OpenEvent<'_>, stage: StageId, bytes: &[u8]) -> RoundGames {
    let rounds = desk.state().stages.get(stage.index()).map_or(0, |own| own.rounds.len());
    let mut all = RoundGames::default();
    for (at, round) in (0..rounds).map(Round::at).enumerate() {
        let found = attach_round(desk.state(), stage, round, bytes);
        all.attached.extend(found.attached);
        all.refused.extend(found.refused);
        all.missing.extend(found.missing);
        if at == 0 {
            all.unmatched = found.unmatched;
            continue;
        }
        all.unmatched.retain_mut(|known| {
            let here = found.unmatched.iter().find(|own| own.number == known.number);
            // What its own round says of a game is worth more than that it is of another.
            if let Some(here) = here.filter(|own| !matches!(own.why, NoPlace::OtherRound { .. })) {
                known.why = here.why.clone();
            }
            here.is_some()
        });
    }
    all
}

/// Whether a game has other moves, which stay unless they are to be replaced.
fn has_others(args: &AttachArgs, desk: &mut OpenEvent<'_>, attached: &Attached) -> Result<bool> {
    let known = desk.attached(&AttachedTo::Game(attached.key))?;
    Ok(!args.replace && known.is_some_and(|known| known != attached.text.as_bytes()))
}

fn keep(desk: &mut OpenEvent<'_>, attached: &Attached, answer: &mut ActReport) -> Result<()> {
    desk.attach(&AttachedTo::Game(attached.key), attached.text.as_bytes())?;
    let place = describe::place(desk.words, desk.state(), attached.key);
    let args = Words::new().with("place", place).with("moves", attached.moves);
    answer.line(desk.text("event-attached", &args));
    for warning in &attached.warnings {
        let text = describe::tell_or_own(desk.words, "attach-warning", warning);
        answer.line(desk.text("event-notice", &Words::new().with("text", text)));
    }
    Ok(())
}

fn list(desk: &mut OpenEvent<'_>, answer: &mut ActReport) -> Result<()> {
    let attached = desk.attachments()?;
    for own in &attached {
        answer.line(match &own.to {
            AttachedTo::Game(key) => describe::place(desk.words, desk.state(), *key),
            AttachedTo::Event(name) => name.clone(),
        });
    }
    if attached.is_empty() {
        answer.line(desk.text("event-nothing-attached", &Words::new()));
    }
    answer.field("attachments", attached);
    Ok(())
}

/// The game that is meant.
fn key(args: &AttachArgs, desk: &OpenEvent<'_>, stage: StageId, text: &str) -> Result<GameKey> {
    let numbers: Option<Vec<u16>> = text.split('.').map(|part| part.trim().parse().ok()).collect();
    let found = match numbers.as_deref() {
        Some([round, table]) => GameKey::table(stage, Round::new(*round).unwrap_or(Round::FIRST), *table),
        Some([round, table, board]) => {
            let key = GameKey::table(stage, Round::new(*round).unwrap_or(Round::FIRST), *table);
            key.board(u8::try_from(*board).unwrap_or(u8::MAX))
        }
        _ => desk.game_of(stage, desk.round(stage, args.round)?, text)?.0,
    };
    Ok(args.of_two.map_or(found, |game| found.game(game)))
}
