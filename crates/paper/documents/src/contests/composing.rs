//! The announcement of a contest of composing, and its results.

use damier_contests::composing::{AuthorEntry, AuthorPlace, Composing, Phase, Regulation};
use damier_contests::items::{Item, Texts};
use damier_contests::{AuthorId, Office, Official, WorkId, decimals};
use damier_language::{Args, Words};

use super::conditions::{composing_terms, told_items};
use crate::paper::{Block, Column, Fields, Heading, Paper, Row, Signature, Table};

/// What the organiser publishes: the points that the code asks for, the terms, the sections, the judges.
pub(super) fn announcement(regulation: &Regulation, contest: &Composing, words: &Words) -> Paper {
    let paper = paper(&words.text("contest-announcement"), regulation, words);
    announced(paper, composing_terms(regulation, words), &regulation.texts, words)
        .with(Heading::section(capital(&words.describe("item", &Item::Sections))))
        .with(sections(regulation, words))
        .with(panel(&contest.panel, words))
}

/// What announcements of composing and of solving have in common: the points told in words, and the terms.
pub(super) fn announced(paper: Paper, terms: Vec<(String, String)>, texts: &Texts, words: &Words) -> Paper {
    let told = told_items(texts, words).into_iter();
    let told = told.flat_map(|(label, text)| [Heading::section(label).into(), Block::paragraph(text)]);
    let terms = terms.into_iter().fold(Fields::new(), |fields, (label, value)| fields.field(label, value));
    paper.with_all(told).with(Heading::section(words.text("contests-conditions"))).with(terms)
}

/// The judges, a line each, and where the organiser signs.
pub(super) fn panel(panel: &[Official], words: &Words) -> Block {
    let line = |fields: Fields, official: &Official| {
        fields.field(capital(&words.describe("office", &official.office)), official.name.as_str())
    };
    let mut blocks: Vec<Block> = Vec::new();
    if !panel.is_empty() {
        blocks.push(Heading::section(words.text("contests-panel")).into());
        blocks.push(panel.iter().fold(Fields::new(), line).into());
    }
    blocks.push(Signature::new(capital(&words.describe("office", &Office::Organiser))).into());
    Block::together(blocks)
}

fn sections(regulation: &Regulation, words: &Words) -> Table {
    let text = |id: &str| words.text(id);
    let themes = regulation.sections.iter().any(|section| section.theme.is_some());
    let mut columns = vec![
        Column::number("№"),
        Column::text(text("contest-section")).wide(),
        Column::text(text("contest-variant")),
        Column::text(text("contest-genre")),
        Column::number(text("contest-works-of-one")),
    ];
    columns.extend(themes.then(|| Column::text(text("contest-theme")).wide()));
    let rows = (1_u16..).zip(&regulation.sections).map(|(number, section)| {
        let mut cells = vec![
            number.to_string(),
            section.name.clone(),
            words.text(&format!("variant-{}", section.variant.name())),
            words.describe("genre", &section.genre),
            section.per_author.to_string(),
        ];
        cells.extend(themes.then(|| section.theme.clone().unwrap_or_default()));
        Row::new(cells)
    });
    Table::new("sections", columns).rows(rows)
}

/// Places of works and authors in each section, of authors over all, and of teams.
pub(super) fn results(regulation: &Regulation, contest: &Composing, words: &Words) -> Paper {
    let text = |id: &str| words.text(id);
    let paper = paper(&text(phase_title(contest.phase)), regulation, words);
    let paper = results_of_all(paper, regulation, contest, words);
    let chief = contest.panel.iter().find(|official| official.office == Office::ChiefJudge);
    let name = chief.map(|official| official.name.as_str()).unwrap_or_default();
    paper.with(Signature::new(capital(&words.describe("office", &Office::ChiefJudge))).name(name))
}

/// Section by section, over all of them, and of teams.
pub(super) fn results_of_all(
    mut paper: Paper,
    regulation: &Regulation,
    contest: &Composing,
    words: &Words,
) -> Paper {
    let text = |id: &str| words.text(id);
    for (number, section) in (1_u16..).zip(&regulation.sections) {
        paper = paper.with(Heading::section(format!("{number}. {}", section.name)));
        paper = paper.with(works_table(contest, number, words));
        paper = paper.with(authors_table(contest, Some(number), words));
    }
    if regulation.sections.len() > 1 {
        paper = paper.with(Heading::section(text("contest-all-sections")));
        paper = paper.with(authors_table(contest, None, words));
    }
    // Sums of teams tell whose marks are whose as well.
    if regulation.kind.has_teams() && contest.authors_shown() {
        paper = paper.with(Heading::section(text("contest-teams"))).with(teams_table(contest, words));
    }
    paper
}

/// What results are called, by how far the contest is.
pub(super) const fn phase_title(phase: Phase) -> &'static str {
    match phase {
        Phase::Final { .. } => "contest-final-results",
        Phase::Preliminary { .. } => "contest-preliminary-results",
        Phase::Open | Phase::Judging => "contest-standing",
    }
}

fn works_table(contest: &Composing, section: u16, words: &Words) -> Table {
    let text = |id: &str| words.text(id);
    let columns = [
        Column::number(text("contest-place")),
        Column::text(text("contest-work")),
        Column::text(text("contest-author")).wide(),
        Column::decimal(text("contest-mark")),
        Column::text(text("contest-remark")).wide(),
    ];
    let mut table = Table::new(format!("works-{section}"), columns);
    for line in contest.works_of(section) {
        let Some(work) = contest.work(line.work) else { continue };
        let remark = match (&work.revised, &work.breach) {
            (Some((_, reason)), _) => reason.clone(),
            (None, Some(breach)) => {
                words.translate("contest-breach", &Args::new().with("reason", breach.as_str()))
            }
            (None, None) => String::new(),
        };
        table = table.row([
            line.place.to_string(),
            work.code_text().unwrap_or_default(),
            shown_authors(contest, line.work),
            decimals(line.mark),
            remark,
        ]);
    }
    table
}

/// The authors of a work, where they may be shown.
pub(super) fn shown_authors(contest: &Composing, work: WorkId) -> String {
    match contest.work(work).filter(|_| contest.authors_shown()) {
        Some(work) => authors(contest, &work.entry.authors),
        None => "—".to_owned(),
    }
}

/// Names of authors.
pub(super) fn authors(contest: &Composing, authors: &[AuthorId]) -> String {
    let names = authors.iter().filter_map(|author| contest.author(*author));
    names.map(AuthorEntry::text).collect::<Vec<_>>().join(", ")
}

pub(super) fn authors_table(contest: &Composing, section: Option<u16>, words: &Words) -> Table {
    let text = |id: &str| words.text(id);
    let id = section.map_or_else(|| "authors".to_owned(), |section| format!("authors-{section}"));
    let columns = [
        Column::number(text("contest-place")),
        Column::text(text("contest-author")).wide(),
        Column::number(text("contest-works")),
        Column::decimal(text("contest-sum")),
        Column::number(text("contest-title-points")),
    ];
    // Before the results are out nobody is to know which author has which mark.
    let lines: Vec<AuthorPlace> =
        if contest.authors_shown() { contest.authors_of(section) } else { Vec::new() };
    lines.into_iter().fold(Table::new(id, columns), |table, line| {
        let points = if line.title_points == 0 { String::new() } else { line.title_points.to_string() };
        table.row([
            line.place.to_string(),
            authors(contest, &[line.author]),
            line.works.len().to_string(),
            decimals(line.sum),
            points,
        ])
    })
}

fn teams_table(contest: &Composing, words: &Words) -> Table {
    let text = |id: &str| words.text(id);
    let columns = [
        Column::number(text("contest-place")),
        Column::text(text("contest-team")).wide(),
        Column::number(text("contest-works")),
        Column::decimal(text("contest-sum")),
        Column::text(text("contest-remark")).wide(),
    ];
    let rows = contest.team_table().into_iter().map(|line| {
        let name = contest.team(line.team).map(|team| team.name.clone()).unwrap_or_default();
        let fault = line.fault.map(|fault| words.describe("team-fault", &fault)).unwrap_or_default();
        Row::new([line.place.to_string(), name, line.works.len().to_string(), decimals(line.sum), fault])
    });
    Table::new("teams", columns).rows(rows)
}

/// A paper of the contest.
pub(super) fn paper(title: &str, regulation: &Regulation, words: &Words) -> Paper {
    Paper::new(title, words.language().code())
        .line(regulation.name.as_str())
        .foot(regulation.name.as_str(), "")
}

/// With a capital in front.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
