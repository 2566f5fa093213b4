//! The protocol of a match of two teams: board by board, with the sum and the match points, signed by both
//! captains and the arbiter.
//!
//! UA13-IV.14.7.1, UA-III.9.7.1: the sum of the boards decides, 2, 1 or 0 match points.

use damier_compete::event::{Encounter, Role};
use damier_compete::schedule::Side;
use damier_language::Args;

use super::clerk::{Clerk, Rounded, capital};
use super::listing::or_empty;
use super::options::PaperError;
use super::pairings::boards;
use crate::paper::{Block, Fields, Heading, Paper, Ruling, Signature, Writing};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    if !clerk.state.pairs_teams() {
        return Err(PaperError::NoTeams);
    }
    let staged = clerk.staged()?;
    let rounded = clerk.rounded(staged)?;
    let chosen = clerk.chosen(staged)?;
    let mut paper = clerk.paper(clerk.text("paper-match-protocol")).line(clerk.round_name(rounded.number));
    if let Some(line) = clerk.stage_line(staged) {
        paper = paper.line(line);
    }
    if let Some(starts) = staged.stage.schedule.get(&rounded.number) {
        paper = paper.line(clerk.moment(*starts));
    }
    let tables = (1_u32..).zip(&rounded.round.encounters);
    let wanted = tables.filter(|(_, own)| chosen.contains(&own.first) || chosen.contains(&own.second));
    for (at, (table, encounter)) in wanted.enumerate() {
        if at > 0 {
            // Each match has a sheet of its own.
            let head = [clerk.text("paper-match-protocol"), clerk.round_name(rounded.number)].join(", ");
            paper = paper.with(Block::PageBreak).with(Heading::section(head));
        }
        paper = paper.with_all(protocol(clerk, rounded, table, encounter));
    }
    Ok(paper)
}

fn protocol(clerk: &Clerk<'_>, rounded: Rounded<'_>, table: u32, encounter: &Encounter) -> Vec<Block> {
    let team = |side: Side| clerk.name(encounter.entrant(side)).to_owned();
    let args =
        Args::new().with("table", table).with("first", team(Side::First)).with("second", team(Side::Second));
    let sum = |side| clerk.points(encounter.board_points(side));
    let score = encounter.score();
    let known = |value: String| if score.is_some() { value } else { String::new() };
    let sums = Fields::across(2)
        .field(
            clerk.text("paper-board-points"),
            known(format!("{} : {}", sum(Side::First), sum(Side::Second))),
        )
        .field(clerk.text("paper-match-points"), or_empty(score.map(|score| clerk.score(score))));
    let captain = |side: Side| {
        let entry = clerk.team_of(encounter.entrant(side));
        let args = Args::new().with("team", team(side));
        let name = or_empty(entry.and_then(|team| team.captain.as_deref()));
        Block::from(Signature::new(capital(&clerk.translate("paper-captain-of", &args))).name(name))
    };
    let ruling = if score.is_some() { Ruling::Boxes } else { Ruling::Writing };
    vec![
        Heading::section(clerk.translate("paper-match-of", &args)).into(),
        boards(clerk, &format!("round-{}-match-{table}", rounded.number), encounter).ruling(ruling).into(),
        sums.into(),
        Writing { label: clerk.text("paper-remarks").into(), lines: 2 }.into(),
        captain(Side::First),
        captain(Side::Second),
        clerk.signature(Role::ChiefArbiter).dated(clerk.text("paper-time")).into(),
    ]
}
