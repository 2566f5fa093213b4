//! What judges get: the works without their authors, and a sheet for marks.

use damier_contests::composing::{Anonymous, Composing, Regulation};
use damier_contests::{Goal, Office};
use damier_language::{Args, Words};
use damier_pdn::read_fen;
use damier_rules::Setup;

use super::composing::{authors, capital, paper};
use crate::paper::{Block, Column, Figure, Heading, Paper, Signature, Table, Writing};
use crate::{Coordinates, Diagram, Theme};

/// The works in the order of their code numbers: diagram, task, the author's solution. The author stands
/// there only where judges may know him.
pub(super) fn anonymous_set(regulation: &Regulation, contest: &Composing, words: &Words) -> Paper {
    let title = if contest.authors_shown() { "contest-works" } else { "contest-anonymous-set" };
    let mut paper = paper(&words.text(title), regulation, words);
    for (number, section) in (1_u16..).zip(&regulation.sections) {
        paper = paper.with(Heading::section(format!("{number}. {}", section.name)));
        for copy in contest.anonymous(number) {
            paper = paper.with(Block::together(work(&copy, contest, words)));
        }
    }
    paper
}

fn work(copy: &Anonymous<'_>, contest: &Composing, words: &Words) -> Vec<Block> {
    let mut heading = format!("{}-{:02}", copy.section, copy.code);
    if let Some(known) = copy.authors {
        heading = format!("{heading}. {}", authors(contest, known));
    }
    let mut blocks: Vec<Block> = vec![Heading::part(heading).into()];
    if let Ok(fen) = read_fen(copy.variant, copy.position) {
        blocks.push(Figure::new(board(fen.setup, copy.task, words)).into());
    }
    let solution = words.say("contest-solution", &Args::new().with("solution", copy.solution.as_ref()));
    blocks.push(Block::moves(solution));
    blocks.extend(
        copy.proof
            .as_deref()
            .map(|proof| Block::moves(words.say("contest-proof", &Args::new().with("proof", proof)))),
    );
    blocks
}

/// A board in print, with its task below. A win is no news and is not told (UA13-VI.7.4.1, UA-VIII.Fmt.2).
pub(super) fn board(setup: Setup, task: &str, words: &Words) -> Diagram {
    let coordinates = Coordinates::of(setup.variant);
    let caption = match task.parse::<Goal>() {
        Ok(Goal::Win) => None,
        Ok(goal) => Some(capital(&words.tell("goal", &goal))),
        Err(_) => Some(task.to_owned()),
    };
    Diagram { theme: Theme::Print, coordinates, caption, ..Diagram::new(setup) }
}

/// A sheet with the code numbers, and room for marks and remarks.
pub(super) fn mark_sheet(regulation: &Regulation, contest: &Composing, words: &Words) -> Paper {
    let text = |id: &str| words.text(id);
    let scale = regulation.scale();
    let marks = Args::new().with("most", scale.most()).with("step", scale.step());
    let mut paper = paper(&text("contest-mark-sheet"), regulation, words)
        .with(Block::paragraph(words.say("contest-mark-scale", &marks)));
    for (number, section) in (1_u16..).zip(&regulation.sections) {
        paper = paper.with(Heading::section(format!("{number}. {}", section.name)));
        let columns = [
            Column::text(text("contest-work")),
            Column::text(text("contest-mark")),
            Column::text(text("contest-characterisation")).wide(),
        ];
        let mut table = Table::new(format!("marks-{number}"), columns);
        for copy in contest.anonymous(number) {
            table = table.row([format!("{number}-{:02}", copy.code), String::new(), String::new()]);
        }
        paper = paper.with(table);
    }
    paper
        .with(Writing { label: text("contest-remark").into(), lines: 4 })
        .with(Signature::new(capital(&words.tell("office", &Office::Judge))).dated(text("paper-date")))
}
