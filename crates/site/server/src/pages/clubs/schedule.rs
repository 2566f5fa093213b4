//! The calendar of a club for the calendars of its members.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse as _;
use damier_documents::papers::{CalendarDate, calendar_of};

use crate::clubs::{self, Planned};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::site::{Site, now};

pub(super) async fn calendar(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let club =
        clubs::seen(&site, &id, reader.person.account()).await.or_trouble(&reader)?.or_missing(&reader)?;
    let planned = clubs::calendar(&site, &id).await.or_trouble(&reader)?;
    let root = &reader.root;
    let date = |own: Planned| CalendarDate {
        uid: match (own.number, &own.target) {
            (Some(number), _) => format!("club-{id}-{number}"),
            (None, target) => format!("club-match-{}", target.as_deref().unwrap_or_default()),
        },
        begins: own.begins,
        title: own.title,
        place: if own.kind == "evening" { club.place.clone() } else { String::new() },
        address: own.target.map(|target| match own.kind.as_str() {
            "event" => format!("{root}/event/{target}"),
            "arena" => format!("{root}/arena/{target}"),
            _ => format!("{root}/club-match/{target}"),
        }),
    };
    let dates: Vec<CalendarDate> = planned.into_iter().map(date).collect();
    let head = [(header::CONTENT_TYPE, "text/calendar; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    Ok((head, calendar_of(&club.name, &dates, now())).into_response())
}
