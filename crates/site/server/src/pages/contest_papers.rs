//! Papers of contests, for those who may read them.

use std::sync::Arc;

use axum::extract::{Path, State};
use damier_contests::composing::{Composing, Phase};
use damier_contests::solving::Solving;
use damier_contests::{Journal, Office};
use damier_documents::contests::{
    ComposingPaper, SolvingPaper, composing, composing_ready, solving, solving_ready,
};
use damier_store::AccountId;

use super::answer::{OrMissing as _, PageResult};
use super::contest_act::{found, number_of};
use super::paper::{deliver, parts};
use crate::contests::offices;
use crate::contests::solving::{Rights, Stage};
use crate::reader::Reader;
use crate::site::{Site, now};

/// Those who see the works of every section.
const TRUSTED: [Office; 5] =
    [Office::Organiser, Office::Secretary, Office::ChiefJudge, Office::Deputy, Office::Coordinator];

/// The papers of a contest of composing that an account may read; a stranger has none.
pub(super) fn of_composing(journal: &Journal<Composing>, account: Option<AccountId>) -> Vec<ComposingPaper> {
    let held = account.map(|own| offices(journal, own)).unwrap_or_default();
    let has = |all: &[Office]| all.iter().any(|office| held.contains(office));
    let phase = journal.state().phase;
    let out = matches!(phase, Phase::Preliminary { .. } | Phase::Final { .. });
    let ready = |paper: &ComposingPaper| composing_ready(*paper, journal.state()).is_ok();
    let may = |paper: &ComposingPaper| match paper {
        ComposingPaper::Announcement => true,
        ComposingPaper::AnonymousSet
        | ComposingPaper::MarkSheet
        | ComposingPaper::SectionReport
        | ComposingPaper::FinalReport => has(&TRUSTED),
        ComposingPaper::Results => {
            out || phase == Phase::Judging && has(&[Office::Organiser, Office::ChiefJudge])
        }
        ComposingPaper::Certificates | ComposingPaper::Award => has(&TRUSTED),
    };
    ComposingPaper::ALL.iter().copied().filter(|paper| ready(paper) && may(paper)).collect()
}

/// The papers of a contest of solving that an account may read now.
pub(super) fn of_solving(journal: &Journal<Solving>, rights: Rights, stage: Stage) -> Vec<SolvingPaper> {
    let ready = |paper: &SolvingPaper| solving_ready(*paper, journal.state()).is_ok();
    let may = |paper: &SolvingPaper| match paper {
        SolvingPaper::Announcement => true,
        // Positions are handed out at the start; who has them printed sees them before (UA-VIII.SolveJudge.3).
        SolvingPaper::Sheets => rights.sees(stage) || stage.approved && rights.secretary,
        SolvingPaper::Key => {
            rights.chief || stage.published || stage.started && (rights.judge || rights.secretary)
        }
        SolvingPaper::Results => stage.published,
        SolvingPaper::Award => rights.organiser || rights.secretary,
    };
    SolvingPaper::ALL.iter().copied().filter(|paper| ready(paper) && may(paper)).collect()
}

/// A paper of a contest of composing.
pub(crate) async fn for_composing(
    State(site): State<Arc<Site>>,
    Path((id, file)): Path<(String, String)>,
    reader: Reader,
) -> PageResult {
    let journal = found::<Composing>(&site, &id, &reader).await?;
    let kind = parts(&file).0.parse::<ComposingPaper>().ok();
    let kind = kind.filter(|kind| of_composing(&journal, number_of(&reader)).contains(kind));
    let paper = kind.and_then(|kind| composing(kind, journal.state(), reader.words)).or_missing(&reader)?;
    Ok(deliver(&site, reader, paper, &file).await)
}

/// A paper of a contest of solving.
pub(crate) async fn for_solving(
    State(site): State<Arc<Site>>,
    Path((id, file)): Path<(String, String)>,
    reader: Reader,
) -> PageResult {
    let journal = found::<Solving>(&site, &id, &reader).await?;
    let (rights, stage) = (Rights::of(&journal, number_of(&reader)), Stage::of(journal.state(), now()));
    let kind = parts(&file).0.parse::<SolvingPaper>().ok();
    let kind = kind.filter(|kind| of_solving(&journal, rights, stage).contains(kind));
    let paper = kind.and_then(|kind| solving(kind, journal.state(), reader.words)).or_missing(&reader)?;
    Ok(deliver(&site, reader, paper, &file).await)
}
