//! The pairing of a round with its reasons: how each pair came about, by which clause, who else was thought
//! of and why not, and why the colours are so (FMJD-V.11.3).

use damier_compete::Entrant;
use damier_compete::event::{Entry, Fact, FreeReason, PairReason, RoundStory, pair_next};
use damier_compete::swiss::Watch;
use damier_language::Args;

use super::clerk::{Clerk, Rounded, Staged};
use super::options::PaperError;
use super::pairings;
use crate::paper::{Block, Heading, List, Paper, Text};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let rounded = clerk.rounded(staged)?;
    let story = story(clerk, staged, rounded)?;
    let args = Args::new().with("round", rounded.number.number());
    let mut paper = clerk.paper(clerk.translate("paper-reasons-of", &args));
    if let Some(line) = clerk.stage_line(staged) {
        paper = paper.line(line);
    }
    for note in pairings::how(clerk, staged, rounded) {
        paper = paper.with(Block::paragraph(Text::small(note)));
    }
    if !is_same(&story, rounded) {
        paper = paper.with(Block::paragraph(clerk.text("paper-reasons-differ")));
    }
    let tables = (1_usize..).zip(&story.pairs);
    paper =
        tables.fold(paper, |paper, (table, pair)| paper.with(Block::together(of_pair(clerk, table, pair))));
    paper = story.free.iter().fold(paper, |paper, free| paper.with(Block::together(of_free(clerk, free))));
    if !story.groups.is_empty() {
        let groups = story.groups.iter().map(|group| clerk.describe("group-story", group));
        paper = paper.with(Heading::section(clerk.text("paper-reasons-groups"))).with(List::dashed(groups));
    }
    Ok(paper)
}

/// Pairs the round again from what was known then.
fn story(clerk: &Clerk<'_>, staged: Staged<'_>, rounded: Rounded<'_>) -> Result<RoundStory, PaperError> {
    let round = rounded.number.number();
    let pairs_it = |entry: &&Entry| match entry.fact {
        Fact::Paired { stage, round, .. } => {
            (stage, round) == (staged.id, rounded.number) && clerk.event.counts(entry.seq)
        }
        _ => false,
    };
    let entry = clerk.event.entries().iter().find(pairs_it);
    let before = entry.map_or(0, |entry| entry.seq.saturating_sub(1));
    let state = clerk.event.state_after(before);
    let seed = rounded.round.by.seed().unwrap_or(0);
    let next = pair_next(&state, staged.id, seed, &Watch::new());
    next.map(|next| next.story)
        .map_err(|why| PaperError::NoReasons { round, why: clerk.words.describe("cannot-pair", &why) })
}

/// Whether the round was played as the program pairs it.
fn is_same(story: &RoundStory, rounded: Rounded<'_>) -> bool {
    let found = story.pairs.iter().map(|pair| (pair.white, pair.black));
    found.eq(rounded.round.encounters.iter().map(|own| (own.first, own.second)))
}

fn of_pair(clerk: &Clerk<'_>, table: usize, pair: &PairReason) -> Vec<Block> {
    let names = format!("{table}. {} – {}", clerk.name(pair.white), clerk.name(pair.black));
    let why = clerk.words.with_clauses(&clerk.describe("basis", &pair.basis), &pair.clauses);
    let mut blocks = vec![Heading::part(names).into(), Block::paragraph(why)];
    if let Some(colour) = &pair.colour {
        let args = Args::new().with("why", clerk.colour_story(colour));
        blocks.push(Block::paragraph(clerk.translate("paper-reasons-colours", &args)));
    }
    blocks.extend(rejected(clerk, &pair.rejected));
    blocks
}

fn of_free(clerk: &Clerk<'_>, free: &FreeReason) -> Vec<Block> {
    let why = clerk.words.with_clauses(&clerk.describe("free-why", &free.why), &free.clauses);
    let kind = clerk.words.describe("free-kind", &free.kind);
    let mut blocks =
        vec![Heading::part(format!("{} – {kind}", clerk.name(free.entrant))).into(), Block::paragraph(why)];
    blocks.extend(rejected(clerk, &free.rejected));
    blocks
}

/// Those thought of before, and why not they.
fn rejected(clerk: &Clerk<'_>, rejected: &[damier_compete::swiss::Rejected]) -> Option<Block> {
    let told = |own: &damier_compete::swiss::Rejected| {
        clerk.words.label(clerk.name(own.who), &clerk.describe("rejected", &own.reason))
    };
    (!rejected.is_empty()).then(|| List::dashed(rejected.iter().map(told)).into())
}

impl Clerk<'_> {
    /// A value in words, with the names of the entrants it speaks of.
    pub(super) fn describe(&self, family: &str, value: &impl serde::Serialize) -> String {
        self.words.describe_with(family, value, &|kind, value| {
            let at = value.as_u64().filter(|_| kind == "entrant")?;
            Some(self.name(Entrant(u32::try_from(at).ok()?)).to_owned())
        })
    }
}
