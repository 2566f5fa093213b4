//! What judges get: the works without their authors, and a sheet for marks.

use damier_contests::composing::{Anonymous, Composing, Regulation};
use damier_contests::{Goal, Office};
use damier_language::{Args, Words};
use damier_pdn::read_fen;
use damier_rules::Variant;

use super::composing::{authors, capital, paper};
use crate::clauses::{self, Sheet};
use crate::paper::{Block, Column, Figure, Heading, Paper, Ruling, Signature, Table, Width, Writing};
use crate::{Coordinates, Diagram, Theme};

/// The works in the order of their code numbers: diagram, task, the author's solution. The author stands
/// there only where judges may know him.
pub(super) fn anonymous_set(regulation: &Regulation, contest: &Composing, words: &Words) -> Paper {
    let title = if contest.authors_shown() { "contest-works" } else { "contest-anonymous-set" };
    let mut paper = paper(&words.text(title), regulation, words);
    for (number, section) in (1_u16..).zip(&regulation.sections) {
        paper = paper.with(Heading::section(format!("{number}. {}", section.name)));
        for copy in contest.anonymous(number) {
            paper = paper.with_all(work(&copy, contest, words));
        }
    }
    paper
}

pub(super) fn work(copy: &Anonymous<'_>, contest: &Composing, words: &Words) -> Vec<Block> {
    let mut heading = format!("{}-{:02}", copy.section, copy.code);
    if let Some(known) = copy.authors {
        heading = format!("{heading}. {}", authors(contest, known));
    }
    let mut head: Vec<Block> = vec![Heading::part(heading).into()];
    head.extend(board(copy.variant, copy.position, copy.task, words));
    // A solution may be longer than a page.
    let mut blocks = vec![Block::together(head)];
    let solution = words.translate("contest-solution", &Args::new().with("solution", copy.solution.as_ref()));
    blocks.push(Block::moves(solution));
    blocks.extend(
        copy.proof
            .as_deref()
            .map(|proof| Block::moves(words.translate("contest-proof", &Args::new().with("proof", proof)))),
    );
    blocks
}

/// A board in print, with its task below; the large one wide enough for its numbers to be read. A win is no news and is
/// not told (UA13-VI.7.4.1, UA-VIII.Fmt.2). Nothing where the position cannot be read.
pub(super) fn board(variant: Variant, position: &str, task: &str, words: &Words) -> Option<Block> {
    let setup = read_fen(variant, position).ok()?.setup;
    let coordinates = Coordinates::of(setup.variant);
    let width = if setup.variant == Variant::International { 75 } else { 55 };
    let caption = match task.parse::<Goal>() {
        Ok(Goal::Win) => None,
        Ok(goal) => Some(capital(&words.describe("goal", &goal))),
        Err(_) => Some(task.to_owned()),
    };
    let diagram = Diagram { theme: Theme::Print, coordinates, caption, ..Diagram::new(setup) };
    Some(Figure::new(diagram).width(width).into())
}

/// A sheet with the code numbers, and room for marks and remarks.
pub(super) fn mark_sheet(regulation: &Regulation, contest: &Composing, words: &Words) -> Paper {
    let text = |id: &str| words.text(id);
    let scale = regulation.scale();
    let marks = Args::new().with("most", scale.most()).with("step", scale.step());
    let mut paper = paper(&text("contest-mark-sheet"), regulation, words)
        .with(Block::paragraph(words.translate("contest-mark-scale", &marks)));
    for (number, section) in (1_u16..).zip(&regulation.sections) {
        paper = paper.with(Heading::section(format!("{number}. {}", section.name)));
        let columns = [
            Column::text(text("contest-work")),
            Column::text(text("contest-mark")).width(Width::Fixed(25)),
            Column::text(text("contest-characterisation")).wide(),
        ];
        let mut table = Table::new(format!("marks-{number}"), columns).ruling(Ruling::Writing);
        for copy in contest.anonymous(number) {
            table = table.row([format!("{number}-{:02}", copy.code), String::new(), String::new()]);
        }
        paper = paper.with(table);
    }
    paper
        .with(Writing { label: text("contest-remark").into(), lines: 4 })
        .with(Signature::new(capital(&words.describe("office", &Office::Judge))).dated(text("paper-date")))
        .with_all(clauses::reminder(Sheet::Judging, "clauses-sheet-judging", None, words))
}
