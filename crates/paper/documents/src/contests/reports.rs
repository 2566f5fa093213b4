//! Reports of a contest of composing: of each section by its senior judge, with the creative and sporting results of
//! those who took part (UA13-VI.6.5.4, UA13-VI.6.5.5), and the final report of the chief judge to the organisers, with
//! the material for the commission (UA13-VI.6.3.6, UA13-VI.6.4.4).

use damier_contests::composing::{Composing, Regulation, Work};
use damier_contests::{Office, Official, decimals};
use damier_language::Words;

use super::composing::{authors_table, capital, panel, paper, phase_title, results_of_all, shown_authors};
use super::works::work as material;
use crate::paper::{Block, Column, Fields, Heading, Paper, Row, Signature, Table};

/// One report after the other, each on a page of its own.
pub(super) fn section_reports(regulation: &Regulation, contest: &Composing, words: &Words) -> Paper {
    let mut paper = paper(&words.text("contests-paper-section-report"), regulation, words);
    for (number, section) in (1_u16..).zip(&regulation.sections) {
        if number > 1 {
            paper = paper.with(Block::PageBreak);
        }
        let works: Vec<&Work> =
            contest.live().map(|(_, work)| work).filter(|work| work.entry.section == number).collect();
        let mut authors: Vec<_> = works.iter().flat_map(|work| &work.entry.authors).collect();
        authors.sort_unstable();
        authors.dedup();
        let judges: Vec<&str> = contest.panel_of(number).map(|judge| judge.name.as_str()).collect();
        let about = Fields::new()
            .field(words.text("contest-variant"), words.text(&format!("variant-{}", section.variant.name())))
            .field(words.text("contest-genre"), words.describe("genre", &section.genre))
            .field(words.text("contest-authors"), authors.len().to_string())
            .field(words.text("contest-works"), works.len().to_string())
            .field(words.text("contests-panel"), judges.join(", "))
            .field(words.text(phase_title(contest.phase)), words.describe("contest-phase", &contest.phase));
        paper = paper
            .with(Heading::section(format!("{number}. {}", section.name)))
            .with(Block::paragraph(words.text("contest-section-report-to")))
            .with(about)
            .with(Heading::part(words.text("contest-creative-results")))
            .with(creative(contest, number, words))
            .with(Heading::part(words.text("contest-sporting-results")))
            .with(authors_table(contest, Some(number), words))
            .with(senior(contest, number, words));
    }
    paper
}

/// Every work with the mark of each judge and what he says of it.
fn creative(contest: &Composing, section: u16, words: &Words) -> Table {
    let text = |id: &str| words.text(id);
    let columns = [
        Column::number(text("contest-place")),
        Column::text(text("contest-work")),
        Column::text(text("contest-author")).wide(),
        Column::decimal(text("contest-mark")),
        Column::text(text("contest-characterisation")).wide(),
    ];
    let rows = contest.works_of(section).into_iter().filter_map(|line| {
        let work = contest.work(line.work)?;
        Some(Row::new([
            line.place.to_string(),
            work.code_text().unwrap_or_default(),
            shown_authors(contest, line.work),
            decimals(line.mark),
            said_of(work),
        ]))
    });
    Table::new(format!("creative-{section}"), columns).rows(rows)
}

/// What is said of a work: by each judge with his mark, of a breach, and why a mark was changed.
fn said_of(work: &Work) -> String {
    let judged = work.marks.iter().map(|(judge, (mark, said))| format!("{judge} {mark}: {said}"));
    let judged = judged.map(|said| said.trim_end_matches([':', ' ']).to_owned());
    let others = work.breach.iter().chain(work.revised.as_ref().map(|(_, reason)| reason)).cloned();
    judged.chain(others).filter(|said| !said.is_empty()).collect::<Vec<_>>().join("; ")
}

/// Where the senior judge of a section signs; without one the first of its judges.
fn senior(contest: &Composing, section: u16, words: &Words) -> Signature {
    let first = |office| contest.panel_of(section).find(|official: &&Official| official.office == office);
    let found = first(Office::SeniorJudge)
        .or_else(|| first(Office::Deputy))
        .or_else(|| contest.panel_of(section).next());
    let office = found.map_or(Office::SeniorJudge, |official| official.office);
    let name = found.map(|official| official.name.as_str()).unwrap_or_default();
    Signature::new(capital(&words.describe("office", &office))).name(name).dated(words.text("paper-date"))
}

/// The final report, with all works as its material.
pub(super) fn final_report(regulation: &Regulation, contest: &Composing, words: &Words) -> Paper {
    let text = |id: &str| words.text(id);
    let about = Fields::new()
        .field(text("contest-code"), words.describe("code", &regulation.code))
        .field(text("contest-report-published"), words.date(regulation.published))
        .field(text("contest-report-closing"), words.date(regulation.closing))
        .field(text("contest-report-preliminary"), words.date(regulation.preliminary))
        .field(text("contest-report-effect"), words.date(regulation.effect))
        .field(text("contest-authors"), contest.authors.len().to_string())
        .field(text("contest-works"), contest.live().count().to_string())
        .field(text("contest-report-breaches"), breaches(contest).to_string());
    let mut paper = paper(&text("contests-paper-final-report"), regulation, words)
        .with(Block::paragraph(text("contest-report-to")))
        .with(about)
        .with(panel(&contest.panel, words));
    paper = results_of_all(paper, regulation, contest, words);
    paper = paper.with(Heading::section(text("contest-appeals")));
    paper = match contest.appeals.is_empty() {
        true => paper.with(Block::paragraph(text("contest-report-no-appeals"))),
        false => paper.with(appeals(contest, words)),
    };
    for office in [Office::ChiefJudge, Office::Secretary] {
        let holder = contest.panel.iter().find(|official| official.office == office);
        let name = holder.map(|official| official.name.as_str()).unwrap_or_default();
        let signature = Signature::new(capital(&words.describe("office", &office))).name(name);
        paper = paper.with(signature.dated(text("paper-date")));
    }
    paper = paper.with(Block::PageBreak).with(Heading::section(text("contest-report-material")));
    for (number, section) in (1_u16..).zip(&regulation.sections) {
        paper = paper.with(Heading::section(format!("{number}. {}", section.name)));
        for copy in contest.anonymous(number) {
            paper = paper.with_all(material(&copy, contest, words));
        }
    }
    paper
}

fn breaches(contest: &Composing) -> usize {
    contest.live().filter(|(_, work)| work.breach.is_some()).count()
}

fn appeals(contest: &Composing, words: &Words) -> Table {
    let text = |id: &str| words.text(id);
    let columns = [
        Column::text(text("contest-work")),
        Column::text(text("contest-report-appeal")).wide(),
        Column::text(text("contest-report-ruling")).wide(),
    ];
    let rows = contest.appeals.iter().map(|appeal| {
        let work = contest.work(appeal.work).and_then(Work::code_text).unwrap_or_default();
        let ruling = appeal.last_word().map(|ruling| {
            let id = if ruling.upheld { "contest-report-upheld" } else { "contest-report-dismissed" };
            format!("{}: {}", text(id), ruling.text)
        });
        Row::new([work, appeal.text.clone(), ruling.unwrap_or_default()])
    });
    Table::new("appeals", columns).rows(rows)
}
