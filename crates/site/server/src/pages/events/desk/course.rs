//! The course of the event: regulation, schedule, the end, and its file.

use askama::Template;
use axum::response::Response;
use damier_compete::POINT_SYSTEMS;
use damier_compete::Round;
use damier_compete::event::{Action, Regulation, Resumption};
use damier_compete::standings::ORDERS;
use damier_desk::{describe, moment, order, stage};
use damier_language::Args;

use super::{DeskPage, answer};
use crate::pages::Page;

#[derive(Template)]
#[template(path = "event/course.html")]
struct Sheet {
    page: Page,
    desk: DeskPage,
    regulation: String,
    /// Which order decides on equal points, in words, and what can be chosen.
    order: Vec<String>,
    orders: String,
    /// What games are worth, as it is typed, and what can be chosen.
    points: String,
    systems: String,
    schedule: Vec<(u16, String)>,
    zone: String,
    over: bool,
    /// Adjourned games with the time when they go on.
    resumed: Vec<String>,
    /// Who approved the regulation.
    approved_by: Option<String>,
}

/// When adjourned games go on.
fn resumed(desk: &DeskPage) -> Vec<String> {
    let (state, zone) = (desk.state(), desk.held.book.zone());
    let line = |own: Resumption| {
        let starts = desk.words.date_time(moment::civil(own.starts, &zone));
        let args =
            Args::new().with("place", describe::place(desk.words, state, own.key)).with("starts", starts);
        desk.words.translate("fact-resumption", &args)
    };
    state.resumptions().into_iter().map(line).collect()
}

pub(super) fn sheet(page: Page, desk: DeskPage) -> Response {
    let state = desk.state();
    let id = stage::current(state);
    let zone = desk.held.book.zone();
    let stage = state.stages.get(id.index());
    let rounds = stage.map_or(0, |stage| state.rounds_planned(stage));
    let starts = |round: Round| {
        let at = stage.and_then(|stage| stage.schedule.get(&round));
        at.map(|at| moment::civil(*at, &zone).strftime("%Y-%m-%dT%H:%M").to_string()).unwrap_or_default()
    };
    let schedule = (1..=rounds).filter_map(Round::new).map(|round| (round.number(), starts(round)));
    let named = desk.held.book.zone_name().map(str::to_owned);
    let known = |names: Vec<&str>| desk.words.list(names);
    let orders = known(ORDERS.iter().map(|(name, _)| *name).collect());
    let systems = known(POINT_SYSTEMS.iter().map(|(name, _)| *name).collect());
    let typed = desk.typed("points", "points");
    let laid_down = state.regulation.as_ref().map(|regulation| regulation.points.clone());
    let sheet = Sheet {
        page,
        order: order::lines(&desk.hall(), id),
        orders: desk
            .words
            .translate("act-tie-breaks-help", &Args::new().with("orders", orders).with("usual", "code")),
        points: if typed.is_empty() { laid_down.unwrap_or_default() } else { typed.to_owned() },
        systems: desk.words.translate(
            "act-points-help",
            &Args::new().with("systems", systems).with("example", "4-2-0 lead 3-1").with("usual", "code"),
        ),
        regulation: state.regulation.as_ref().map(Regulation::to_toml).unwrap_or_default(),
        schedule: schedule.collect(),
        zone: named.or_else(|| zone.iana_name().map(str::to_owned)).unwrap_or_else(|| "UTC".to_owned()),
        over: state.over.is_some(),
        resumed: resumed(&desk),
        approved_by: state.approved_by.clone(),
        desk,
    };
    answer(sheet.desk.outcome.status, &sheet)
}
