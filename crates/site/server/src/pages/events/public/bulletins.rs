//! Bulletins: what the press officer or another official has to tell everybody.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use damier_compete::event::Action;
use damier_desk::moment;
use damier_language::Words;

use super::{Frame, answer, find};
use crate::desk::{ActError, Bulletin, Fields, Ground, Held, Making, bulletin};
use crate::forms;
use crate::pages::answer::PageResult;
use crate::pages::events::speaker;
use crate::pages::{Page, message_page, missing, notice, send, send_to, trouble};
use crate::reader::Reader;
use crate::site::Site;
use crate::status::Status as _;

/// A bulletin as it is shown.
pub(super) struct Listed {
    pub(super) number: u32,
    pub(super) title: String,
    /// When, by the clocks of the hall.
    pub(super) at: String,
    pub(super) by: String,
    pub(super) paragraphs: Vec<String>,
}

impl Listed {
    fn of(held: &Held, words: &Words, own: &Bulletin) -> Listed {
        Listed {
            number: own.number,
            title: own.title.clone(),
            at: words.date_time(moment::civil(own.at, &held.book.zone())),
            by: own.by.name.clone(),
            paragraphs: paragraphs(&own.text),
        }
    }

    /// The last ones, the newest first.
    pub(super) fn last(held: &Held, words: &Words, most: usize) -> Vec<Listed> {
        let all = held.book.bulletins.iter().rev();
        all.take(most).map(|own| Listed::of(held, words, own)).collect()
    }
}

/// The paragraphs of a text: an empty line parts them.
pub(super) fn paragraphs(text: &str) -> Vec<String> {
    let text = text.replace("\r\n", "\n");
    let parts = text.split("\n\n").map(str::trim).filter(|part| !part.is_empty());
    parts.map(str::to_owned).collect()
}

#[derive(Template)]
#[template(path = "event/public/bulletins.html")]
struct Sheet {
    page: Page,
    frame: Frame,
    bulletins: Vec<Listed>,
    /// Whether the reader may write one.
    may: bool,
    wrong: Option<String>,
    title: String,
    text: String,
}

/// Shows all bulletins.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    answer(&site, &id, reader, |held, page| Ok(sheet(held, page))).await
}

fn sheet(held: &Held, page: Page) -> Sheet {
    Sheet {
        frame: Frame::new(held, &page.reader, "bulletins"),
        bulletins: Listed::last(held, page.reader.words, usize::MAX),
        may: speaker(&page.reader).may(held.event.state(), &held.book, Action::Publish),
        wrong: None,
        title: String::new(),
        text: String::new(),
        page,
    }
}

#[derive(Template)]
#[template(path = "event/public/bulletin.html")]
struct One {
    page: Page,
    frame: Frame,
    bulletin: Listed,
}

/// Shows one bulletin.
pub(crate) async fn one(
    State(site): State<Arc<Site>>,
    Path((id, number)): Path<(String, u32)>,
    reader: Reader,
) -> PageResult {
    answer(&site, &id, reader, |held, page| {
        let Some(own) = held.book.bulletins.iter().find(|own| own.number == number) else {
            return Err(Box::new(page));
        };
        let bulletin = Listed::of(held, page.reader.words, own);
        Ok(One { frame: Frame::new(held, &page.reader, "bulletins"), bulletin, page })
    })
    .await
}

/// Writes a bulletin, or takes one back.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    request: Request,
) -> PageResult {
    if reader.person.account().is_none() {
        return Err(notice(reader, StatusCode::FORBIDDEN, "desk-title", "desk-for-officials"));
    }
    let Some(fields) = forms::read(request).await else {
        return Err(notice(reader, StatusCode::PAYLOAD_TOO_LARGE, "desk-title", "desk-unreadable-form"));
    };
    let making = Making { speaker: speaker(&reader), words: reader.words, seen: None };
    match site.events.change(&id, &making, |draft| bulletin(draft, &fields)).await {
        Ok(()) => Ok(send_to(&format!("/event/{id}/bulletins"), reader.keep)),
        Err(ActError::Complaint(Ground::Wrong, wrong)) => {
            again(&site, &id, reader, &fields, wrong.to_string()).await
        }
        Err(ActError::Complaint(Ground::Missing, _)) => Err(missing(reader).await),
        Err(ActError::Complaint(ground, wrong)) => {
            Err(message_page(reader, ground.status(), "desk-title", |_| wrong.to_string()))
        }
        Err(ActError::Store(fault)) => Err(trouble(reader, &fault)),
    }
}

/// The page once more, with what was typed and what is wrong with it.
async fn again(site: &Site, id: &str, mut reader: Reader, fields: &Fields, wrong: String) -> PageResult {
    let held = find(site, id, &reader).await?;
    let keep = reader.keep.take();
    let mut sheet = sheet(&held, Page::new(reader, "desk-event", "/events"));
    sheet.wrong = Some(wrong);
    sheet.title = fields.text("title").to_owned();
    sheet.text = fields.text("text").to_owned();
    Ok(send(StatusCode::UNPROCESSABLE_ENTITY, keep, &sheet))
}

#[cfg(test)]
mod tests {
    use super::paragraphs;

    #[test]
    fn an_empty_line_parts_paragraphs() {
        assert_eq!(paragraphs("One\r\nline.\r\n\r\n\r\nTwo <b>\n"), ["One\nline.", "Two <b>"]);
        assert!(paragraphs(" \n\n ").is_empty());
    }
}
