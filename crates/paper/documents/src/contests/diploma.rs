//! What diplomas of composing and of solving have in common.

use damier_contests::{Office, Official};
use damier_language::{Args, Words};

use super::composing::capital;
use crate::paper::{Block, Heading, Paper, Shape, Signature};

/// Somebody with a place by a sum: a team, with those whose results count, or one person.
pub(super) struct Winner {
    pub(super) place: u32,
    pub(super) sum: String,
    pub(super) name: String,
    pub(super) members: Vec<String>,
}

pub(super) fn of_sum(contest: &str, winner: Winner, panel: &[Official], words: &Words) -> Vec<Block> {
    let Winner { place, sum, name, members } = winner;
    let args = Args::new().with("place", place).with("contest", contest).with("sum", sum);
    let mut told = headed(name, words.translate("contest-award-sum-for", &args), words);
    told.extend((!members.is_empty()).then(|| Block::paragraph(members.join(", "))));
    vec![Block::centred(told), signed(panel, words)]
}

/// What stands above: that it is a diploma, whose, and for what.
pub(super) fn headed(name: String, what: String, words: &Words) -> Vec<Block> {
    vec![
        Heading::section(words.text("contest-award")).into(),
        Block::paragraph(words.text("paper-awarded-to")),
        Heading::section(name).into(),
        Block::paragraph(what),
    ]
}

/// Where the chief judge signs.
pub(super) fn signed(panel: &[Official], words: &Words) -> Block {
    let chief = panel.iter().find(|official| official.office == Office::ChiefJudge);
    let name = chief.map(|official| official.name.as_str()).unwrap_or_default();
    let signature = Signature::new(capital(&words.describe("office", &Office::ChiefJudge))).name(name);
    signature.dated(words.text("paper-date")).into()
}

/// All of them, a page each.
pub(super) fn bound(paper: Paper, shape: Shape, pages: Vec<Vec<Block>>) -> Paper {
    let mut paper = paper.without_masthead().shape(shape);
    paper.foot.numbered = false;
    for (at, page) in pages.into_iter().enumerate() {
        if at > 0 {
            paper = paper.with(Block::PageBreak);
        }
        paper = paper.with_all(page);
    }
    paper
}
