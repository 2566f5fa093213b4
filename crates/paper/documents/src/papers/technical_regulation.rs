//! The technical regulation with the list of those who have been made acquainted with it.
//!
//! | code | items | signatures |
//! | --- | --- | --- |
//! | UA 2013 | UA13-IV.18.8.3.1 to UA13-IV.18.8.3.6 | UA13-IV.18.8.3 |
//! | UA 2023 | UA-IV.8.3 | made known to the participants |
//! | columns | COL-3.2.2a to COL-3.2.2e | |

use damier_compete::Entrant;
use damier_compete::event::{Role, TeamId, technical_items};

use super::clerk::Clerk;
use super::listing::{Listing, or_empty};
use super::options::PaperError;
use super::regulation::code_word;
use crate::paper::{Block, Column, Heading, Paper, Ruling, Width};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let technical = clerk.state.technical.as_ref().ok_or(PaperError::NoTechnical)?;
    let code = code_word(clerk.code);
    let mut paper = clerk.paper(clerk.text("paper-technical-regulation"));
    let title = |number: u8| {
        let known = technical_items(clerk.code).iter().any(|item| item.number == number);
        let title = known.then(|| clerk.text(&format!("paper-item-{code}-{number}")));
        title.map_or_else(|| format!("{number}."), |title| format!("{number}. {title}"))
    };
    for (number, text) in technical.items.iter().filter(|(_, text)| !text.trim().is_empty()) {
        paper = paper.with(Heading::section(title(*number)));
        paper = clerk
            .technical_item(*number, text)
            .split('\n')
            .filter(|line| !line.trim().is_empty())
            .fold(paper, |paper, line| paper.with(Block::paragraph(line.trim())));
    }
    let paper = paper.with(clerk.signature(Role::ChiefArbiter).dated(clerk.text("paper-date")));
    Ok(if clerk.state.entrants() == 0 { paper } else { signatures(clerk, paper) })
}

/// Everybody with a place to sign; who has signed is marked.
fn signatures(clerk: &Clerk<'_>, paper: Paper) -> Paper {
    let everybody: Vec<Entrant> = match clerk.all_stages().next() {
        Some(first) => clerk.by_number(first),
        None => (0..clerk.state.entrants() as u32).map(Entrant).collect(),
    };
    let numbered: Vec<(usize, Entrant)> = (1..).zip(everybody).collect();
    let signed = |entrant: Entrant| {
        if clerk.state.signed.contains(&entrant) { clerk.text("paper-signed") } else { String::new() }
    };
    let captain = |entrant: Entrant| {
        let team = clerk.state.teams.get(TeamId(entrant.0).index()).filter(|_| clerk.state.pairs_teams());
        or_empty(team.and_then(|team| team.captain.as_deref()))
    };
    let list = Listing::new("signatures")
        .column(Column::number(clerk.text("paper-col-number")), |(at, _): &(usize, Entrant)| at.to_string())
        .column(clerk.entrant_column().wide(), |(_, own)| clerk.name(*own))
        .optional(Column::text(clerk.text("paper-captain")), |(_, own)| captain(*own))
        .column(Column::text(clerk.text("paper-col-signature")).width(Width::Fixed(55)), |(_, own)| {
            signed(*own)
        })
        .of(&numbered)
        .ruling(Ruling::Writing);
    paper
        .with(Block::PageBreak)
        .with(Heading::section(clerk.text("paper-signature-list")))
        .with(Block::paragraph(clerk.text("paper-signature-list-text")))
        .with(list)
}
