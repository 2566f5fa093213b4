//! Diplomas: one page for each of the best teams with its authors, for each champion, and for each of the best works
//! with its mark and what the judges say.

use std::collections::BTreeSet;

use damier_compete::standings::Rational;
use damier_contests::composing::{AuthorEntry, Composing, Kind, Regulation, TeamPlace, Work, WorkPlace};
use damier_contests::{AuthorId, decimals};
use damier_language::{Args, Words};

use super::composing::{authors, paper};
use super::diploma::{Winner, bound, headed, of_sum, signed};
use super::works::board;
use crate::paper::{Block, Grid, Paper, Shape};

/// So many are honoured where the regulation names no number of prizes.
pub(super) const PRIZES: u32 = 3;

pub(super) fn award(regulation: &Regulation, contest: &Composing, words: &Words) -> Paper {
    let prizes = if regulation.prizes == 0 { PRIZES } else { u32::from(regulation.prizes) };
    let winners = winners(regulation, contest, prizes).into_iter();
    let mut pages: Vec<Vec<Block>> =
        winners.map(|winner| of_sum(&regulation.name, winner, &contest.panel, words)).collect();
    for (number, section) in (1_u16..).zip(&regulation.sections) {
        let works = contest.works_of(number).into_iter();
        for line in works.filter(|line| line.place <= prizes && !line.breach) {
            let Some(work) = contest.work(line.work) else { continue };
            pages.push(page(regulation, contest, &section.name, work, &line, words));
        }
    }
    bound(paper(&words.text("contest-award"), regulation, words), Shape::A4Landscape, pages)
}

/// Those who are ranked by sums: teams, and the authors of a championship. Sums tell whose marks are whose, as the
/// tables do.
fn winners(regulation: &Regulation, contest: &Composing, prizes: u32) -> Vec<Winner> {
    if !contest.authors_shown() {
        return Vec::new();
    }
    let best = |place: u32, sum: Rational| place <= prizes && sum > Rational::ZERO;
    let teams = contest.team_table().into_iter().filter(|line| best(line.place, line.sum));
    let teams = teams.map(|line| Winner {
        place: line.place,
        sum: decimals(line.sum),
        name: contest.team(line.team).map(|team| team.name.clone()).unwrap_or_default(),
        members: counted(contest, &line),
    });
    let alone = regulation.kind.is_championship() && regulation.kind != Kind::TeamChampionship;
    let champions = if alone { contest.authors_of(None) } else { Vec::new() };
    let champions = champions.into_iter().filter(|line| best(line.place, line.sum));
    let champions = champions.map(|line| Winner {
        place: line.place,
        sum: decimals(line.sum),
        name: authors(contest, &[line.author]),
        members: Vec::new(),
    });
    teams.chain(champions).collect()
}

/// The authors of a team whose works count.
fn counted(contest: &Composing, line: &TeamPlace) -> Vec<String> {
    let works = line.works.iter().filter_map(|work| contest.work(*work));
    let all: BTreeSet<AuthorId> = works.flat_map(|work| &work.entry.authors).copied().collect();
    let all = all.into_iter().filter_map(|author| contest.author(author));
    all.filter(|own| own.team == Some(line.team)).map(AuthorEntry::text).collect()
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
    let mut told = headed(names, words.translate("contest-award-for", &args), words);
    let said = work.marks.values().map(|(_, said)| said.as_str()).filter(|said| !said.is_empty());
    told.extend(said.map(Block::paragraph));
    let board = board(work.entry.variant, &work.entry.position, &work.entry.task, words);
    vec![
        Grid::beside([board.into_iter().collect(), vec![Block::centred(told)]]).into(),
        signed(&contest.panel, words),
    ]
}
