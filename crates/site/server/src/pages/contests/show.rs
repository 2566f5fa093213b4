//! The page of a contest: for everybody its regulation and results, for entrants their works, for judges the
//! works without authors, for the organiser what comes next.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Query, State};
use damier_contests::composing::{Composing, Phase, Regulation, Section};
use damier_contests::{Journal, Office, Refused};
use damier_documents::contests::{composing_terms, told_items};
use damier_language::{Args, Words};
use damier_rules::Variant;
use serde::Deserialize;

use super::super::again::Again;
use super::super::answer::{OrMissing as _, OrTrouble as _, PageResult};
use super::super::contest_act::{Paged, appointable, found, number_of, panel_told};
use super::super::contest_papers::of_composing;
use super::super::problems::task_told;
use super::super::{Page, diagram, send};
use crate::contests::acting::refusal_text;
use crate::contests::card::Card;
use crate::contests::composing::{Seen, seen, sent};
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "contest.html")]
struct Sheet {
    page: Page,
    id: String,
    seen: Seen,
    phase: String,
    again: Again,
    terms: Vec<(String, String)>,
    /// Papers that the reader may have, by name and title.
    papers: Vec<(&'static str, String)>,
    sections: Vec<(u16, String)>,
    /// The scale of marks in words.
    scale: String,
    account: bool,
    organiser: bool,
    chief: bool,
    /// Whether the reader rules on appeals: the chief judge and his deputies do.
    rules: bool,
    commission: bool,
    /// Why the reader may not cancel the award.
    may_not_cancel: Option<String>,
    /// Whether the reader may tell of a defect found after the final results.
    watches: bool,
    teams: bool,
    open: bool,
    judging: bool,
    preliminary: bool,
    offices: Vec<(&'static str, String)>,
    /// Offices in words, as the panel has them.
    panel: Vec<(String, String)>,
    /// What the reader has told of himself before.
    card: Card,
    /// What is wrong with the line-ups of teams.
    faults: Vec<String>,
    /// What should be looked at twice.
    warnings: Vec<String>,
    /// Whether somebody won points for titles that the office writes into the books.
    laureates: bool,
}

impl Sheet {
    /// The picture of a work.
    fn picture(&self, variant: &str, position: &str) -> String {
        diagram::address(variant.parse().unwrap_or(Variant::Russian), position)
    }

    /// What is to be done in a work.
    fn task(&self, task: &str) -> String {
        task_told(task, self.page.reader.words)
    }

    /// The genre of a section in words.
    fn genre(&self, section: &Section) -> String {
        self.page.reader.words.describe("genre", &section.genre)
    }

    /// Whether a section has a theme of its own.
    fn themes(&self) -> bool {
        self.seen.regulation.sections.iter().any(|section| section.theme.is_some())
    }

    /// The name of a section.
    fn section(&self, number: &u16) -> &str {
        let found = self.sections.iter().find(|(own, _)| own == number);
        found.map(|(_, name)| name.as_str()).unwrap_or_default()
    }

    /// Why the reader does not decide something.
    fn barred(&self, why: &Refused) -> String {
        refusal_text(&why.clone().into(), self.page.reader.words)
    }

    /// How many works each author of a team should send.
    fn quota(&self, wanted: &[u16], authors: &Option<(usize, usize)>) -> String {
        let words = self.page.reader.words;
        let shares: Vec<String> = wanted.iter().map(u16::to_string).collect();
        match authors {
            _ if !shares.is_empty() => {
                words.translate("contests-quota", &Args::new().with("wanted", shares.join(", ")))
            }
            Some((least, most)) => words
                .translate("contests-quota-authors", &Args::new().with("least", *least).with("most", *most)),
            None => String::new(),
        }
    }
}

/// Shows a contest.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    reader: Reader,
) -> PageResult {
    let again = match (asked.work, number_of(&reader)) {
        (Some(work), Some(own)) => {
            let journal = found::<Composing>(&site, &id, &reader).await?;
            Again::filled(sent(journal.state(), own, work).unwrap_or_default())
        }
        _ => Again::default(),
    };
    Composing::contest_page(&site, id, reader, again).await
}

/// The work that its author corrects.
#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    work: Option<u32>,
}

impl Paged for Composing {
    async fn contest_page(site: &Site, id: String, reader: Reader, again: Again) -> PageResult {
        let journal = found::<Composing>(site, &id, &reader).await?;
        let seen = seen(&journal, reader.person.account()).or_missing(&reader)?;
        let card = Card::of(&site.database, reader.person.account()).await.or_trouble(&reader)?;
        let mut sheet = sheet(id, reader, &journal, seen, (card, again));
        let keep = sheet.page.reader.keep.take();
        Ok(send(sheet.again.status(), keep, &sheet))
    }
}

fn sheet(
    id: String,
    reader: Reader,
    journal: &Journal<Composing>,
    seen: Seen,
    (card, again): (Card, Again),
) -> Sheet {
    let (words, contest) = (reader.words, journal.state());
    let has = |all: &[Office]| all.iter().any(|office| seen.offices.contains(&office.name()));
    let organiser = has(&[Office::Organiser]);
    let faults = seen
        .standing
        .iter()
        .map(|team| team.fault.as_ref().map(|fault| words.describe("team-fault", fault)).unwrap_or_default());
    Sheet {
        id,
        phase: words.describe("contest-phase", &contest.phase),
        again,
        terms: terms(&seen.regulation, words),
        papers: of_composing(journal, number_of(&reader))
            .into_iter()
            .map(|paper| (paper.name(), words.text(&format!("contests-paper-{paper}"))))
            .collect(),
        sections: (1..).zip(&seen.regulation.sections).map(|(n, own)| (n, own.name.clone())).collect(),
        scale: scale(&seen.regulation, words),
        account: reader.person.account().is_some(),
        organiser,
        chief: has(&[Office::ChiefJudge]),
        rules: has(&[Office::ChiefJudge, Office::Deputy]),
        may_not_cancel: seen.may_not_cancel.as_ref().map(|why| refusal_text(&why.clone().into(), words)),
        commission: has(&[Office::Commission]),
        watches: matches!(contest.phase, Phase::Final { .. })
            && has(&[Office::ChiefJudge, Office::Commission, Office::Secretary]),
        teams: seen.regulation.kind.has_teams(),
        open: contest.phase == Phase::Open,
        judging: contest.phase == Phase::Judging,
        preliminary: matches!(contest.phase, Phase::Preliminary { .. }),
        offices: appointable::<Composing>(words),
        panel: panel_told(&contest.panel, words),
        card,
        faults: faults.collect(),
        warnings: seen.warnings.iter().map(|own| words.describe("contest-warning", own)).collect(),
        laureates: !contest.laureates().is_empty(),
        page: Page::new(reader, "contests-title", "/contests"),
        seen,
    }
}

fn scale(regulation: &Regulation, words: &Words) -> String {
    let scale = regulation.scale();
    words.translate("contest-mark-scale", &Args::new().with("most", scale.most()).with("step", scale.step()))
}

/// The conditions of a contest, those that are chosen and those that are told in words.
fn terms(regulation: &Regulation, words: &Words) -> Vec<(String, String)> {
    let told = told_items(&regulation.texts, words);
    composing_terms(regulation, words).into_iter().chain(told).collect()
}
