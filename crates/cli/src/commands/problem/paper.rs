//! Verdicts on paper: a diagram of each composition, its solution, and the report.

use damier_compose::formal::State;
use damier_documents::paper::{Block, Column, Figure, Grid, Heading, Paper, Row, Table, Text};
use damier_documents::{Coordinates, Diagram, Theme};

use super::check::Checked;
use super::words;

/// The verdicts of all compositions, one after the other.
pub(super) fn verdicts(checked: &[Checked]) -> Paper {
    let mut paper = Paper::new("Verdict on compositions", "en");
    for one in checked {
        paper = paper.with_all(verdict(one));
    }
    paper
}

fn verdict(checked: &Checked) -> Vec<Block> {
    let Checked { place, work, examination, report } = checked;
    let heading = words::heading(work);
    let heading = if heading.is_empty() { place.clone() } else { heading };
    let diagram = Diagram {
        theme: Theme::Print,
        coordinates: Coordinates::of(work.variant()),
        caption: work.task.goal.caption(),
        turn: false,
        ..Diagram::new(work.setup.clone())
    };
    let mut beside = vec![
        Block::paragraph(Text::strong(report.soundness.title())),
        Block::paragraph(format!("{}, {}", words::setting(work), words::genre(report))),
    ];
    for stage in examination.iter().flat_map(|found| &found.stages) {
        let solution = words::solution(stage, work.code);
        beside.extend(solution.lines().map(Block::moves));
    }
    let mut blocks = vec![
        Heading::section(heading).into(),
        Grid::beside([vec![Figure::new(diagram).width(60).into()], beside]).into(),
    ];
    for stage in examination.iter().flat_map(|found| &found.stages) {
        blocks.extend(side_solutions(stage));
    }
    let table = Table::new(
        "report",
        [
            Column::text(""),
            Column::text("Requirement"),
            Column::text("Finding").wide(),
            Column::text("Clause"),
        ],
    );
    let rows = report.findings.iter().map(|finding| {
        let sign = match finding.state {
            State::Met => "met",
            State::Broken => "broken",
            State::NotDecided => "open",
            State::Warning => "note",
            State::Fact => "fact",
        };
        let row = Row::new([sign, finding.topic, finding.text.as_str(), &finding.clauses.join(", ")]);
        if finding.state == State::Broken { row.strong() } else { row }
    });
    blocks.push(table.rows(rows.collect::<Vec<_>>()).into());
    blocks
}

/// Where another way departs, the position with an arrow for it.
fn side_solutions(stage: &damier_compose::check::Stage) -> Vec<Block> {
    let side =
        stage.inaccuracies.iter().filter(|other| other.kind == damier_compose::check::DualKind::SideSolution);
    let figures: Vec<Vec<Block>> = side
        .take(6)
        .map(|other| {
            let at = other.before.iter().fold(stage.start, |position, mv| position.play_unchecked(mv));
            let diagram = Diagram {
                theme: Theme::Print,
                coordinates: Coordinates::of(at.variant()),
                arrows: vec![(other.other.from(), other.other.to())],
                caption: Some(format!("another way: {}", words::one(&at, &other.other))),
                ..Diagram::of(&at)
            };
            vec![Figure::new(diagram).into()]
        })
        .collect();
    if figures.is_empty() { Vec::new() } else { vec![Grid::cards(3, figures).into()] }
}
