//! The line-up of a team for a round: who plays on which board, to be handed in by the captain.
//!
//! UA13-IV.14.4, UA13-IV.14.5, UA-III.9.4, UA-III.9.5: by name and board, ten minutes before the round.
//! FMJD-II.3.c: signed by the captain.

use damier_compete::Entrant;
use damier_compete::event::{LINE_UP_MINUTES, PlayerId, Squad, TeamId};
use damier_language::Args;

use super::clerk::{Clerk, Staged};
use super::listing::{Listing, or_empty};
use super::options::PaperError;
use crate::paper::{Block, Column, Fields, Heading, Paper, Ruling, Signature, Table};
use damier_compete::Round;

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    if !clerk.state.pairs_teams() {
        return Err(PaperError::NoTeams);
    }
    let staged = clerk.staged()?;
    let round = round(clerk, staged)?;
    let mut paper = clerk.paper(clerk.text("paper-line-up")).line(clerk.round_name(round));
    if let Some(line) = clerk.stage_line(staged) {
        paper = paper.line(line);
    }
    for (at, entrant) in clerk.chosen(staged)?.into_iter().enumerate() {
        if at > 0 {
            // Each captain has a sheet of his own.
            let head = [clerk.text("paper-line-up"), clerk.round_name(round)].join(", ");
            paper = paper.with(Block::PageBreak).with(Heading::section(head));
        }
        paper = paper.with_all(team(clerk, staged, round, TeamId(entrant.0)));
    }
    Ok(paper)
}

/// The round asked for, else the one to come: a line-up is written before the round is paired or played.
fn round(clerk: &Clerk<'_>, staged: Staged<'_>) -> Result<Round, PaperError> {
    let planned = clerk.state.rounds_planned(staged.stage);
    let open = usize::from(staged.stage.rounds_started()).min(usize::from(planned).saturating_sub(1));
    let round = clerk.options.round.unwrap_or(Round::at(open));
    if round.number() > planned {
        return Err(PaperError::NoSuchRound { round: round.number(), rounds: planned });
    }
    Ok(round)
}

fn team(clerk: &Clerk<'_>, staged: Staged<'_>, round: Round, id: TeamId) -> Vec<Block> {
    let entry = &clerk.state.teams[id.index()];
    let captain = or_empty(entry.captain.as_deref());
    let opponent = staged.stage.round(round).and_then(|found| {
        let (_, encounter) = found.encounter_of(Entrant(id.0))?;
        let side = encounter.side_of(Entrant(id.0))?;
        Some(clerk.name(encounter.entrant(!side)))
    });
    let fields = Fields::across(2)
        .field(clerk.text("paper-col-team"), entry.name.as_str())
        .field(clerk.text("paper-captain"), captain.as_str())
        .field(clerk.text("paper-opponent"), opponent.unwrap_or_default());
    let minutes = Args::new().with("count", LINE_UP_MINUTES);
    vec![
        Heading::section(entry.name.as_str()).into(),
        fields.into(),
        boards(clerk, staged, round, id).into(),
        Block::paragraph(clerk.translate("paper-line-up-deadline", &minutes)),
        Signature::new(clerk.text("paper-captain")).name(captain).dated(clerk.text("paper-time")).into(),
    ]
}

/// Who plays: as handed in, as seated, else an empty place.
fn boards(clerk: &Clerk<'_>, staged: Staged<'_>, round: Round, team: TeamId) -> Table {
    let boards: Vec<u8> = (1..=clerk.state.team_rules().map_or(1, |rules| rules.boards)).collect();
    let handed = staged.stage.line_ups.get(&(round, team));
    let seated = staged.stage.round(round).and_then(|found| {
        let (_, encounter) = found.encounter_of(Entrant(team.0))?;
        Some((encounter, encounter.side_of(Entrant(team.0))?))
    });
    let who = |board: &u8| -> Option<PlayerId> {
        let at = usize::from(*board).checked_sub(1)?;
        let sits = seated.and_then(|(encounter, side)| encounter.seats.get(at)?[side.index()]);
        sits.or_else(|| handed.and_then(|line_up| line_up.get(at).copied()))
    };
    let player = |board: &u8| who(board).and_then(|player| clerk.state.players.get(player.index()));
    let colour = |board: &u8| {
        let (encounter, side) = seated?;
        Some(clerk.colour_letter(encounter.color(side, board.checked_sub(1)?, 0)))
    };
    let reserve = |board: &u8| match player(board).map(|player| player.squad) {
        Some(Squad::Reserve) => clerk.text("paper-reserve"),
        _ => String::new(),
    };
    Listing::new(format!("line-up-{}", team.0 + 1))
        .column(Column::number(clerk.text("paper-col-board")), |board: &u8| board.to_string())
        .optional(Column::centred(clerk.text("paper-col-colour")), |board| or_empty(colour(board)))
        .column(Column::text(clerk.text("paper-col-name")).wide(), |board| {
            or_empty(player(board).map(|player| player.name.as_str()))
        })
        .optional(Column::number(clerk.text("paper-col-rating")), |board| {
            or_empty(player(board).and_then(|player| player.rating))
        })
        .optional(Column::text(clerk.text("paper-col-note")), reserve)
        .of(&boards)
        .ruling(Ruling::Writing)
}
