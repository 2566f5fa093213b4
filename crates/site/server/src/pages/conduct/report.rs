//! The form by which a member reports something.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use damier_language::Args;
use damier_store::ReportRefused;

use crate::moderation::{self, Complaint, LONGEST, NotReported, REASONS, Subject};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::{Page, notice, send};
use crate::site::Site;
use crate::visitor::session::Member;

#[derive(Template)]
#[template(path = "conduct/report.html")]
struct Sheet {
    page: Page,
    subject: Subject,
    reasons: [&'static str; 5],
    longest: usize,
    typed: Complaint,
    wrong: Option<String>,
}

impl Sheet {
    fn is_line(&self, at: &usize) -> bool {
        self.typed.line == Some(*at)
    }

    fn is_whom(&self, whom: &str) -> bool {
        self.typed.whom.as_deref() == Some(whom)
    }
}

/// Shows the form.
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    Path((kind, id)): Path<(String, String)>,
    member: Member,
) -> PageResult {
    sheet(&site, member, &kind, &id, Complaint::default(), None).await
}

async fn sheet(
    site: &Site,
    Member { reader, account }: Member,
    kind: &str,
    id: &str,
    typed: Complaint,
    wrong: Option<String>,
) -> PageResult {
    let subject =
        moderation::subject(site, &account, kind, id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let mut page = Page::new(reader, "report-title", "");
    let keep = page.reader.keep.take();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let sheet = Sheet { page, subject, reasons: REASONS, longest: LONGEST, typed, wrong };
    Ok(send(status, keep, &sheet))
}

/// Takes a report.
pub(super) async fn send_in(
    State(site): State<Arc<Site>>,
    Path((kind, id)): Path<(String, String)>,
    member: Member,
    Form(typed): Form<Complaint>,
) -> PageResult {
    let Member { reader, account } = &member;
    let subject =
        moderation::subject(&site, account, &kind, &id).await.or_trouble(reader)?.or_missing(reader)?;
    let words = reader.words;
    let wrong = match moderation::report(&site, account, &subject, typed.clone()).await.or_trouble(reader)? {
        Ok(_) => return Ok(notice(member.reader, StatusCode::OK, "report-title", "report-sent")),
        Err(NotReported::Unread) => words.text("report-unread"),
        Err(NotReported::Own) => words.text("report-own"),
        Err(NotReported::Refused(ReportRefused::Again)) => words.text("report-again"),
        Err(NotReported::Refused(ReportRefused::TooMany(most))) => {
            words.translate("report-too-many", &Args::new().with("most", most))
        }
        Err(NotReported::Refused(ReportRefused::Full(_))) => words.text("report-full"),
    };
    sheet(&site, member, &kind, &id, typed, Some(wrong)).await
}
