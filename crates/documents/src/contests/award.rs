//! Diplomas: one page for each winner, with the place, the mark and what the judges say.

use damier_contests::composing::{Composing, Regulation, Work, WorkPlace};
use damier_contests::{Office, decimals};
use damier_language::{Args, Words};
use damier_pdn::read_fen;

use super::composing::{authors, capital, paper};
use super::works::board;
use crate::paper::{Block, Figure, Heading, Paper, Shape, Signature, Text};

/// So many are honoured where the regulation names no number of prizes.
const PRIZES: u32 = 3;

pub(super) fn award(regulation: &Regulation, contest: &Composing, words: &Words) -> Paper {
    let prizes = if regulation.prizes == 0 { PRIZES } else { u32::from(regulation.prizes) };
    let mut paper = paper(&words.text("contest-award"), regulation, words).without_masthead();
    paper = paper.shape(Shape::A4);
    paper.foot.numbered = false;
    let mut first = true;
    for (number, section) in (1_u16..).zip(&regulation.sections) {
        let winners = contest.works_of(number).into_iter();
        for line in winners.filter(|line| line.place <= prizes && !line.breach) {
            let Some(work) = contest.work(line.work) else { continue };
            if !first {
                paper = paper.with(Block::PageBreak);
            }
            first = false;
            paper = paper.with_all(page(regulation, contest, &section.name, work, &line, words));
        }
    }
    paper
}

fn page(
    regulation: &Regulation,
    contest: &Composing,
    section: &str,
    work: &Work,
    line: &WorkPlace,
    words: &Words,
) -> Vec<Block> {
    let names = if contest.authors_shown() { authors(contest, &work.entry.authors) } else { String::new() };
    let args = Args::new()
        .with("place", line.place)
        .with("section", section)
        .with("contest", regulation.name.as_str())
        .with("mark", decimals(line.mark));
    let mut blocks = vec![Block::centred([
        Heading::section(words.text("contest-award")).into(),
        Block::paragraph(Text::strong(names)),
        Block::paragraph(words.say("contest-award-for", &args)),
    ])];
    if let Ok(fen) = read_fen(work.entry.variant, &work.entry.position) {
        blocks.push(Figure::new(board(fen.setup, &work.entry.task, words)).into());
    }
    let said = work.marks.values().map(|(_, said)| said.as_str()).filter(|said| !said.is_empty());
    blocks.extend(said.map(Block::paragraph));
    let chief = contest.panel.iter().find(|official| official.office == Office::ChiefJudge);
    let name = chief.map(|official| official.name.as_str()).unwrap_or_default();
    let signature = Signature::new(capital(&words.tell("office", &Office::ChiefJudge))).name(name);
    blocks.push(signature.dated(words.text("paper-date")).into());
    blocks
}
