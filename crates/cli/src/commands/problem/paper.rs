//! Verdicts on paper: a diagram of each composition, its solution, and the report.

use damier_compose::check::{DualKind, Stage};
use damier_compose::formal::State;
use damier_compose::solver::Verdict;
use damier_documents::compositions::caption;
use damier_documents::paper::{Block, Column, Fields, Figure, Grid, Heading, Paper, Row, Table, Text};
use damier_documents::{Coordinates, Diagram, Theme};
use damier_language::{Args, Words};

use super::check::Checked;
use super::{describe as told, standing};

/// The verdicts of all compositions, one after the other.
pub(super) fn verdicts(words: &Words, checked: &[Checked]) -> Paper {
    let mut paper = Paper::new(words.text("proof-verdicts"), words.language().code());
    for one in checked {
        paper = paper.with_all(verdict(words, one));
    }
    paper
}

fn verdict(words: &Words, checked: &Checked) -> Vec<Block> {
    let Checked { place, work, examination, report, .. } = checked;
    let heading = told::heading(work);
    let heading = if heading.is_empty() { told::place(words, place) } else { heading };
    let diagram = Diagram {
        theme: Theme::Print,
        coordinates: Coordinates::of(work.variant()),
        caption: caption(work, words),
        turn: false,
        ..Diagram::new(work.given())
    };
    let mut beside = vec![
        Block::paragraph(Text::strong(words.describe("soundness", &report.soundness))),
        Block::paragraph(format!("{}, {}", told::setting(words, work), told::genre(words, report))),
    ];
    beside.extend(told::broken(words, report).map(Block::paragraph));
    for stage in examination.iter().flat_map(|found| &found.stages) {
        let rests = standing::lines(words, stage).into_iter();
        beside.push(rests.fold(Fields::new(), |fields, (label, text)| fields.field(label, text)).into());
        let solution = told::solution(words, stage, work.code);
        beside.extend(solution.lines().map(Block::moves));
    }
    let mut blocks = vec![
        Heading::section(heading).into(),
        Grid::beside([vec![Figure::new(diagram).width(60).into()], beside]).into(),
    ];
    for stage in examination.iter().flat_map(|found| &found.stages) {
        blocks.extend(side_solutions(words, stage));
        blocks.extend(first_moves(words, stage));
    }
    let table = Table::new(
        "report",
        [
            Column::text(""),
            Column::text(words.text("proof-requirement")),
            Column::text(words.text("proof-finding")).wide(),
            Column::text(words.text("proof-clause")),
        ],
    );
    let rows = report.findings.iter().map(|finding| {
        let state = words.describe("finding-state", &finding.state);
        let (topic, text) = told::finding(words, finding);
        let row = Row::new([state, topic, text, finding.clauses.join(", ")]);
        if finding.state == State::Broken { row.strong() } else { row }
    });
    blocks.push(table.rows(rows.collect::<Vec<_>>()).into());
    blocks
}

/// Every first move: what it rests on, and what became of it.
fn first_moves(words: &Words, stage: &Stage) -> Option<Block> {
    let columns = [
        Column::text(words.text("proof-first-move")),
        Column::text(words.text("proof-rests")),
        Column::text(words.text("proof-finding")).wide(),
    ];
    let rows = stage.first_moves.iter().map(|first| {
        let basis = standing::basis(words, stage, first);
        let row =
            Row::new([told::one(&stage.start, &first.mv), basis, told::first_move(words, stage, first)]);
        if first.verdict == Verdict::Proven { row.strong() } else { row }
    });
    let table = Table::new("first-moves", columns).rows(rows.collect::<Vec<_>>());
    (!stage.first_moves.is_empty()).then(|| table.into())
}

/// Where another way departs, the position with an arrow for it.
fn side_solutions(words: &Words, stage: &Stage) -> Vec<Block> {
    let side = stage.inaccuracies.iter().filter(|other| other.kind == DualKind::SideSolution);
    let figures: Vec<Vec<Block>> =
        side.take(6)
            .map(|other| {
                let at = other.before.iter().fold(stage.start, |position, mv| position.play_unchecked(mv));
                let diagram = Diagram {
                    theme: Theme::Print,
                    coordinates: Coordinates::of(at.variant()),
                    arrows: vec![(other.other.from(), other.other.to())],
                    caption: Some(words.translate(
                        "proof-another-way",
                        &Args::new().with("move", told::one(&at, &other.other)),
                    )),
                    ..Diagram::of(&at)
                };
                vec![Figure::new(diagram).into()]
            })
            .collect();
    if figures.is_empty() { Vec::new() } else { vec![Grid::cards(3, figures).into()] }
}
