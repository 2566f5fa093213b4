//! What impaired players and their games need: who helps whom with what, what stands at which board of a round, how
//! many arbiters are wanted, and what the code says. For the arbiters, never for the wall.
//!
//! | clause | here |
//! | --- | --- |
//! | UA13-IV.13.13, UA13-IV.13.15, WCDF-2.14, WCDF-3.11 | assistants with their duties |
//! | UA13-IV.13.1 to UA13-IV.13.11, UA13-IV.13.14, UA13-IV.13.16, UA13-IV.18.1/a | what each board needs |
//! | UA13-IV.13.17 | how many arbiters are recommended |

use damier_compete::event::{Arrangement, GameKey, PlayerEntry, PlayerId, staffing};
use damier_language::Args;

use super::clerk::{Clerk, Rounded, Staged};
use super::listing::{Listing, or_empty};
use super::options::PaperError;
use crate::clauses::{self, Sheet};
use crate::paper::{Block, Column, Heading, Paper, Ruling, Table};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let mut paper = clerk.paper(clerk.text("paper-access-plan"));
    if !clerk.state.has_impaired() {
        paper = paper.with(Block::paragraph(clerk.text("paper-access-nobody")));
    } else {
        paper = paper.with(Heading::section(clerk.text("paper-access-players"))).with(players(clerk));
        let staged = clerk.staged()?;
        // Before the first round there are players and no boards yet.
        if let Ok(rounded) = clerk.rounded(staged) {
            let args = Args::new().with("round", rounded.number.number());
            paper = paper
                .with(Heading::section(clerk.translate("paper-access-boards", &args)))
                .with(boards(clerk, staged, rounded))
                .with_all(staff(clerk, rounded));
        }
    }
    let book = clerk.regulation.book().ok();
    let rules = clauses::paper(Sheet::Access, book.as_ref(), clerk.words).blocks;
    Ok(paper.with(Heading::section(clerk.text("paper-access-rules-of"))).with_all(rules))
}

type Impaired<'a> = (PlayerId, &'a PlayerEntry);

fn players(clerk: &Clerk<'_>) -> Table {
    let all = clerk.state.players.iter().enumerate().map(|(at, own)| (PlayerId(at as u32), own));
    let all: Vec<Impaired<'_>> = all.filter(|(_, own)| !own.impairments.is_empty()).collect();
    let helper = |own: &Impaired<'_>| clerk.state.assistants.get(&own.0);
    Listing::new("players")
        .column(Column::text(clerk.text("paper-col-name")), |own: &Impaired<'_>| own.1.name.clone())
        .column(Column::text(clerk.text("paper-col-impairment")), |own| {
            clerk.words.list(own.1.impairments.iter().map(|own| clerk.words.describe("impairment", own)))
        })
        .column(Column::text(clerk.text("paper-col-assistant")), move |own| {
            or_empty(helper(own).map(|own| own.name.clone()))
        })
        .optional(Column::text(clerk.text("paper-col-helps")).wide(), move |own| {
            let each = helper(own).into_iter().flat_map(|own| own.helps.iter());
            let each = each.map(|(help, clauses)| {
                clerk.words.with_clauses(&clerk.words.describe("help", help), *clauses)
            });
            each.collect::<Vec<_>>().join("; ")
        })
        .of(&all)
        .ruling(Ruling::Boxes)
}

type Needed = (GameKey, Arrangement);

fn boards(clerk: &Clerk<'_>, staged: Staged<'_>, rounded: Rounded<'_>) -> Table {
    let tables = (1_u16..).zip(&rounded.round.encounters);
    let keys = tables.flat_map(|(table, encounter)| {
        let boards = if encounter.shape.teams { 1..=encounter.shape.boards } else { 0..=0 };
        boards.map(move |board| GameKey {
            board: (board > 0).then_some(board),
            ..GameKey::table(staged.id, rounded.number, table)
        })
    });
    let needed: Vec<Needed> =
        keys.flat_map(|key| clerk.state.arrangements(key).into_iter().map(move |own| (key, own))).collect();
    Listing::new("boards")
        .column(Column::centred(""), |_: &Needed| "☐".to_owned())
        .column(Column::text(clerk.text("paper-col-table")), |own| match own.0.board {
            Some(board) => format!("{}.{board}", own.0.table),
            None => own.0.table.to_string(),
        })
        .column(Column::text(clerk.text("paper-col-need")).wide(), |own| need(clerk, &own.1))
        .optional(Column::text(clerk.text("paper-col-arbiter")), |own| {
            let key = own.0;
            or_empty(clerk.state.arbiter_of(key.stage, key.round, key.table).map(str::to_owned))
        })
        .column(Column::text(clerk.text("paper-col-clauses")), |own| own.1.clauses.join(", "))
        .of(&needed)
        .ruling(Ruling::Boxes)
}

/// What is needed, in words.
fn need(clerk: &Clerk<'_>, own: &Arrangement) -> String {
    let name = own.player.map_or("", |player| clerk.player_name(player));
    let args = Args::new().with("name", name.to_owned()).with("minutes", own.minutes.unwrap_or(0));
    clerk.translate(&format!("need-{}", own.need.name()), &args)
}

/// How many arbiters the code recommends.
fn staff(clerk: &Clerk<'_>, rounded: Rounded<'_>) -> Option<Block> {
    let pairs = rounded.round.encounters.iter().map(|own| usize::from(own.shape.boards)).sum();
    let wanted = staffing(clerk.code, clerk.regulation.level, clerk.regulation.class, pairs, true)?;
    let args = Args::new().with("least", wanted.from).with("pairs", pairs);
    let told = clerk.translate("paper-access-staff", &args);
    Some(Block::paragraph(clerk.words.with_clauses(&told, wanted.clauses)))
}
