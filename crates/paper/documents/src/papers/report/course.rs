//! How the event went: rounds, withdrawals, corrected results.

use damier_compete::Entrant;
use damier_compete::event::{Correction, Departure, Fact, Leaving, Numbering, Phase, RoundState, Score};
use damier_language::Args;

use super::super::clerk::{Clerk, Staged};
use super::super::listing::{Listing, or_empty};
use super::super::sanctions::when;
use crate::paper::{Block, Column, List, Ruling, Table};

/// Numbers, lots, and the rounds one by one.
pub(super) fn course(clerk: &Clerk<'_>) -> Vec<Block> {
    let mut blocks = Vec::new();
    let lots = lots(clerk);
    if !lots.is_empty() {
        blocks.push(List::dashed(lots).into());
    }
    let staged: Vec<Staged<'_>> =
        clerk.all_stages().filter(|staged| !staged.stage.rounds.is_empty()).collect();
    if staged.is_empty() {
        blocks.push(Block::paragraph(clerk.text("paper-nothing-played")));
    }
    blocks.extend(staged.into_iter().map(|staged| Block::from(rounds(clerk, staged))));
    blocks
}

fn rounds(clerk: &Clerk<'_>, staged: Staged<'_>) -> Table {
    let numbered: Vec<(u16, &RoundState)> = (1..).zip(&staged.stage.rounds).collect();
    let starts = |number: u16| {
        let round = damier_compete::Round::new(number)?;
        staged.stage.schedule.get(&round).map(|at| clerk.moment(*at))
    };
    let unplayed = |round: &RoundState| {
        round.encounters.iter().filter(|own| own.score().is_some_and(Score::is_forfeit)).count()
    };
    let state = |round: &RoundState| match round.phase {
        Phase::Closed => clerk.text("paper-round-closed"),
        Phase::Started => clerk.text("paper-round-started"),
        Phase::Paired | Phase::Published => clerk.text("paper-round-paired"),
    };
    let table = Listing::new(format!("rounds-{}", u16::from(staged.id.0) + 1))
        .column(Column::number(clerk.text("paper-col-round")), |(number, _): &(u16, &RoundState)| {
            number.to_string()
        })
        .optional(Column::text(clerk.text("paper-col-when")), |(number, _)| or_empty(starts(*number)))
        .column(Column::number(clerk.text("paper-col-tables")), |(_, round)| {
            round.encounters.len().to_string()
        })
        .column(Column::number(clerk.text("paper-col-unplayed")), |(_, round)| unplayed(round).to_string())
        .column(Column::number(clerk.text("paper-col-free")), |(_, round)| round.free.len().to_string())
        .column(Column::text(clerk.text("paper-col-paired-by")).wide(), |(_, round)| {
            clerk.paired_by(&round.by)
        })
        .column(Column::text(clerk.text("paper-col-state")), |(_, round)| state(round))
        .of(&numbered)
        .ruling(Ruling::Boxes);
    match clerk.stage_line(staged) {
        Some(name) => table.caption(name),
        None => table,
    }
}

/// How numbers were given and lots drawn: anybody can draw them again from the seeds.
fn lots(clerk: &Clerk<'_>) -> Vec<String> {
    let numbers = clerk.collect_facts(|entry| match &entry.fact {
        Fact::Numbered { by, .. } => Some(match by {
            Numbering::Lots { seed } => {
                clerk.translate("paper-numbers-lots", &Args::new().with("seed", seed.to_string()))
            }
            Numbering::Rating { seed, .. } => {
                clerk.translate("paper-numbers-rating", &Args::new().with("seed", seed.to_string()))
            }
            Numbering::Given(_) => clerk.text("paper-numbers-given"),
        }),
        _ => None,
    });
    let drawn = clerk.state.lots.iter().map(|own| clerk.lots(own));
    numbers.into_iter().chain(drawn).collect()
}

/// Who left, and what became of the results.
pub(super) fn withdrawals(clerk: &Clerk<'_>) -> Vec<Block> {
    let all: Vec<(Staged<'_>, Entrant, &Leaving)> = clerk
        .all_stages()
        .flat_map(|staged| {
            staged.stage.left.iter().map(move |(entrant, leaving)| (staged, *entrant, leaving))
        })
        .collect();
    if all.is_empty() {
        return vec![Block::paragraph(clerk.text("paper-no-withdrawals"))];
    }
    let ruling = |(staged, entrant, _): &(Staged<'_>, Entrant, &Leaving)| {
        let Some(ruling) = clerk.state.leaving_ruling(staged.id, *entrant) else { return String::new() };
        let args = Args::new()
            .with("effect", clerk.words.describe("leaving-effect", &ruling.effect))
            .with("played", ruling.played)
            .with("planned", ruling.planned);
        clerk.words.with_clauses(&clerk.translate("paper-leaving", &args), ruling.clauses)
    };
    let how = |(_, _, leaving): &(Staged<'_>, Entrant, &Leaving)| {
        clerk.text(match leaving.how {
            Departure::Withdrawn => "paper-left-withdrawn",
            Departure::Excluded => "paper-left-excluded",
        })
    };
    let table = Listing::new("withdrawals")
        .column(clerk.entrant_column(), |(_, entrant, _): &(Staged<'_>, Entrant, &Leaving)| {
            clerk.name(*entrant)
        })
        .column(Column::text(clerk.text("paper-col-how")), how)
        .column(Column::number(clerk.text("paper-col-after-round")), |(_, _, leaving)| {
            leaving.after.to_string()
        })
        .column(Column::text(clerk.text("paper-col-reason")).wide(), |(_, _, leaving)| leaving.reason.clone())
        .column(Column::text(clerk.text("paper-col-outcome")).wide(), ruling)
        .of(&all)
        .ruling(Ruling::Boxes);
    vec![table.into()]
}

pub(super) fn corrections(clerk: &Clerk<'_>) -> Vec<Block> {
    let corrections = &clerk.state.corrections;
    if corrections.is_empty() {
        return vec![Block::paragraph(clerk.text("paper-no-corrections"))];
    }
    let table = Listing::new("corrections")
        .column(Column::text(clerk.text("paper-col-when")), |own: &Correction| when(clerk, own.seq))
        .column(Column::text(clerk.text("paper-col-game")), |own| clerk.game(own.key))
        .column(Column::centred(clerk.text("paper-col-was")), |own| clerk.score(own.was))
        .column(Column::centred(clerk.text("paper-col-is")), |own| clerk.score(own.is))
        .column(Column::text(clerk.text("paper-col-reason")).wide(), |own| own.reason.clone())
        .of(corrections)
        .ruling(Ruling::Boxes);
    vec![table.into()]
}
