//! What every author is sent: his places, marks and characterisations, his points for titles, and room for the norm of
//! the classification, which the tables of his federation give (UA13-VI.6.4.5, UA-VIII.Judge.4, COL-5.7.2c).

use damier_contests::composing::{AuthorEntry, Composing, Phase, Regulation};
use damier_contests::{AuthorId, Office, decimals};
use damier_language::Words;

use super::composing::{capital, paper, phase_title};
use super::diploma::{bound, signed};
use crate::paper::{Block, Column, Fields, Heading, Paper, Row, Shape, Signature, Table};

/// A page for each author; nothing before the results are out.
pub(super) fn certificates(regulation: &Regulation, contest: &Composing, words: &Words) -> Paper {
    let is_out = matches!(contest.phase, Phase::Preliminary { .. } | Phase::Final { .. });
    let authors = (1..)
        .map(AuthorId)
        .zip(&contest.authors)
        .filter(|(id, _)| is_out && contest.live().any(|(_, work)| work.entry.authors.contains(id)));
    let pages = authors.map(|(id, author)| page(regulation, contest, id, author, words)).collect();
    bound(paper(&words.text("contests-paper-certificates"), regulation, words), Shape::A4, pages)
}

fn page(
    regulation: &Regulation,
    contest: &Composing,
    id: AuthorId,
    author: &AuthorEntry,
    words: &Words,
) -> Vec<Block> {
    let text = |id: &str| words.text(id);
    let born = author.born.map(|year| year.to_string()).unwrap_or_default();
    let whose = Fields::new()
        .field(text("paper-cert-name"), author.text())
        .field(text("contests-born"), born)
        .field(text("contests-category"), author.category.clone().unwrap_or_default())
        .field(text("paper-cert-event"), regulation.name.as_str())
        .field(text("contest-code"), words.describe("code", &regulation.code))
        .field(text(phase_title(contest.phase)), words.describe("contest-phase", &contest.phase));
    let secretary = contest.panel.iter().find(|official| official.office == Office::Secretary);
    let secretary = secretary.map(|official| official.name.as_str()).unwrap_or_default();
    vec![
        Block::centred([
            Heading::section(text("contest-certificate")).into(),
            Block::paragraph(text("paper-cert-number")),
        ]),
        whose.into(),
        works(regulation, contest, id, words).into(),
        places(regulation, contest, id, words).into(),
        Fields::new().blank(text("paper-cert-norm")).into(),
        signed(&contest.panel, words),
        Signature::new(capital(&words.describe("office", &Office::Secretary))).name(secretary).into(),
    ]
}

/// His works with what the judges say of them.
fn works(regulation: &Regulation, contest: &Composing, author: AuthorId, words: &Words) -> Table {
    let text = |id: &str| words.text(id);
    let columns = [
        Column::text(text("contest-work")),
        Column::number(text("contest-place")),
        Column::decimal(text("contest-mark")),
        Column::text(text("contest-characterisation")).wide(),
    ];
    let mut table = Table::new(format!("works-of-{author}"), columns);
    for (number, section) in (1_u16..).zip(&regulation.sections) {
        let lines = contest.works_of(number).into_iter();
        let lines = lines.filter_map(|line| Some((contest.work(line.work)?, line)));
        let own: Vec<_> = lines.filter(|(work, _)| work.entry.authors.contains(&author)).collect();
        if own.is_empty() {
            continue;
        }
        table = table.rows([Row::group(section.name.as_str())]);
        for (work, line) in own {
            let said = work.marks.values().map(|(_, said)| said.as_str());
            let said =
                said.chain(work.breach.as_deref()).chain(work.revised.as_ref().map(|own| own.1.as_str()));
            let said: Vec<&str> = said.filter(|said| !said.is_empty()).collect();
            table = table.row([
                work.code_text().unwrap_or_default(),
                line.place.to_string(),
                decimals(line.mark),
                said.join(" / "),
            ]);
        }
    }
    table
}

/// His places by the sum of marks, section by section and over all.
fn places(regulation: &Regulation, contest: &Composing, author: AuthorId, words: &Words) -> Table {
    let text = |id: &str| words.text(id);
    let columns = [
        Column::text(text("contest-section")).wide(),
        Column::number(text("contest-place")),
        Column::decimal(text("contest-sum")),
        Column::number(text("contest-title-points")),
    ];
    let sections = (1_u16..).zip(&regulation.sections).map(|(number, own)| (Some(number), own.name.clone()));
    let all = (regulation.sections.len() > 1).then(|| (None, text("contest-all-sections")));
    let lines = sections.chain(all).filter_map(|(number, name)| {
        let own = contest.authors_of(number).into_iter().find(|line| line.author == author)?;
        let points = if own.title_points == 0 { String::new() } else { own.title_points.to_string() };
        Some(Row::new([name, own.place.to_string(), decimals(own.sum), points]))
    });
    Table::new(format!("places-of-{author}"), columns).rows(lines)
}
