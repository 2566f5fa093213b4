//! Questions for the committee that interprets the rules, each on a page of its own: the event, the rules, the board
//! as it was written down, what is asked, what was decided meanwhile, and room for the answer (WCDF-7.2).

use damier_compete::event::{Question, Role};

use super::clerk::Clerk;
use super::options::PaperError;
use crate::paper::{Block, Fields, Figure, Heading, Paper, Writing};
use crate::{Diagram, Theme};

/// Lines for the answer.
const LINES: u8 = 8;

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let mut paper = clerk.paper(clerk.text("paper-question"));
    let questions = &clerk.state.register.questions;
    if questions.is_empty() {
        return Ok(paper.with(Block::paragraph(clerk.text("paper-no-question"))));
    }
    for (at, question) in questions.iter().enumerate() {
        if at > 0 {
            paper = paper.with(Block::PageBreak);
        }
        paper = paper.with_all(page(clerk, question));
    }
    Ok(paper.with(clerk.signature(Role::ChiefArbiter)))
}

fn page(clerk: &Clerk<'_>, question: &Question) -> Vec<Block> {
    let title = clerk
        .regulation
        .book()
        .map_or_else(|_| String::new(), |book| crate::rulebook::title(&book, clerk.words));
    let mut fields = Fields::new().field(clerk.text("paper-question-code"), title);
    if let Some(key) = question.game {
        fields = fields.field(clerk.text("paper-col-game"), clerk.game(key));
    }
    fields = fields.field(clerk.text("paper-col-clauses"), question.clauses.join(", "));
    let mut blocks: Vec<Block> = vec![fields.into()];
    if let Some(board) = question.game.and_then(|key| clerk.state.board(key).ok()) {
        let diagram = Diagram { theme: Theme::Print, ..Diagram::of(board.game().state().position()) };
        blocks.push(Heading::part(clerk.text("paper-question-position")).into());
        blocks.push(Figure::new(diagram).into());
    }
    let mut part = |title: &str, text: &str| {
        blocks.push(Heading::part(clerk.text(title)).into());
        blocks.push(Block::paragraph(text.to_owned()));
    };
    part("paper-question-asked", &question.text);
    if !question.meanwhile.is_empty() {
        part("paper-question-meanwhile", &question.meanwhile);
    }
    match &question.answer {
        Some(answer) => part("paper-question-answer", answer),
        None => {
            let label = clerk.text("paper-question-answer").into();
            blocks.push(Writing { label, lines: LINES }.into());
        }
    }
    blocks
}
