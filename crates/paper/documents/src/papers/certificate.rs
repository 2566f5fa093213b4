//! Certificates: that a norm was fulfilled, that somebody took part, that somebody won a place.
//!
//! UA13-IV.18.5.7, UA-IV.5: the panel fills in certificates for all who fulfilled norms of the
//! classification. Which norm it was, the federation's tables say: the arbiter names it.

use damier_compete::event::{Role, StageStandings};
use damier_language::Args;

use super::achievement::{Achievement, achievements};
use super::clerk::Clerk;
use super::listing::or_empty;
use super::options::PaperError;
use super::standings;
use crate::paper::{Block, Fields, Heading, Paper, Shape, Text};

/// So many get a diploma.
const WINNERS: u32 = 3;

/// What is certified.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum What {
    Norm,
    Participation,
    Diploma,
}

pub(super) fn make(clerk: &Clerk<'_>, what: What) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let reckoned = standings::compute(clerk, staged)?;
    let mut all = achievements(clerk, staged, &reckoned)?;
    if what == What::Diploma && clerk.options.who.is_none() {
        all.retain(|own| own.first_place.is_some_and(|place| place <= WINNERS));
        if all.is_empty() {
            return Err(PaperError::NothingPaired);
        }
    }
    let title = match what {
        What::Norm => "paper-norm-certificate",
        What::Participation => "paper-participation-certificate",
        What::Diploma => "paper-diploma",
    };
    let shape = if what == What::Norm { Shape::A4 } else { Shape::A4Landscape };
    let mut paper = clerk.paper(clerk.text(title)).without_masthead().shape(shape);
    paper.foot.numbered = false;
    for (at, own) in all.iter().enumerate() {
        if at > 0 {
            paper = paper.with(Block::PageBreak);
        }
        paper = paper.with_all(match what {
            What::Norm => norm(clerk, &reckoned, own),
            What::Participation | What::Diploma => sheet(clerk, what, own),
        });
    }
    Ok(paper)
}

/// The certificate of a norm: every game behind it can be counted again.
fn norm(clerk: &Clerk<'_>, standings: &StageStandings, own: &Achievement<'_>) -> Vec<Block> {
    let born = own.entry.born.map(|day| match own.entry.born_year_only {
        true => day.year().to_string(),
        false => clerk.words.date(day),
    });
    let fields = Fields::new()
        .field(clerk.text("paper-cert-name"), own.entry.name.as_str())
        .field(clerk.text("paper-col-born"), or_empty(born))
        .field(clerk.text("paper-col-federation"), or_empty(own.entry.federation.as_deref()))
        .field(clerk.text("paper-col-title"), or_empty(own.entry.title.as_deref()))
        .field(clerk.text("paper-cert-event"), clerk.regulation.name.as_str())
        .field(clerk.text("paper-cert-place-dates"), clerk.venue_and_dates())
        .field(clerk.text("paper-rulebook"), clerk.rulebook())
        .field(clerk.text("paper-control"), clerk.rate())
        .field(clerk.text("paper-count-participants"), standings.lines.len().to_string())
        .field(clerk.text("paper-cert-games"), own.played.to_string())
        .field(clerk.text("paper-cert-points"), result(clerk, own))
        .field(clerk.text("paper-cert-opponents"), or_empty(own.mean_rating()))
        .field(clerk.text("paper-cert-place-taken"), own.place.clone().unwrap_or_default())
        .field(clerk.text("paper-cert-norm"), clerk.options.norm.clone().unwrap_or_default());
    let date = || clerk.text("paper-date");
    vec![
        Block::centred([
            Heading::section(clerk.text("paper-norm-certificate")).into(),
            Block::paragraph(clerk.text("paper-cert-number")),
        ]),
        fields.into(),
        Block::paragraph(Text::small(clerk.text("paper-cert-note"))),
        clerk.signature(Role::ChiefArbiter).dated(date()).into(),
        clerk.signature(Role::ChiefSecretary).into(),
        Block::paragraph(clerk.text("paper-stamp")),
    ]
}

/// Points with the percentage: `9 of 14 (64%)`.
fn result(clerk: &Clerk<'_>, own: &Achievement<'_>) -> String {
    let most = damier_compete::Points(own.played.saturating_mul(2));
    let args = Args::new()
        .with("points", clerk.points(own.points))
        .with("most", clerk.points(most))
        .with("percent", own.percent().unwrap_or(0));
    clerk.translate("paper-cert-result", &args)
}

fn sheet(clerk: &Clerk<'_>, what: What, own: &Achievement<'_>) -> Vec<Block> {
    let (title, text) = match what {
        What::Diploma => ("paper-diploma", "paper-diploma-text"),
        What::Norm | What::Participation => ("paper-participation-certificate", "paper-participation-text"),
    };
    let args = Args::new()
        .with("place", own.place.clone().unwrap_or_default())
        .with("event", clerk.regulation.name.clone())
        .with("points", clerk.so_many_points(own.all_points));
    vec![
        Block::centred([
            Heading::section(clerk.text(title)).into(),
            Block::paragraph(clerk.text("paper-awarded-to")),
            Heading::section(own.entry.name.as_str()).into(),
            Block::paragraph(or_empty(own.entry.federation.as_deref())),
            Block::paragraph(clerk.translate(text, &args)),
            Block::paragraph(clerk.venue_and_dates()),
        ]),
        clerk.signature(Role::ChiefArbiter).into(),
        clerk.signature(Role::Organiser).into(),
    ]
}
