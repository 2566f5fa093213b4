//! Officials and their accounts, the appeals committee, the technical regulation.

use askama::Template;
use axum::response::Response;
use damier_compete::event::{Action, Committee, Role, StageId, technical_items};
use damier_language::Args;

use super::people::{Choice, players, teams};
use super::{DeskPage, answer};
use crate::pages::Page;

#[derive(Template)]
#[template(path = "event/officials.html")]
struct Sheet {
    page: Page,
    desk: DeskPage,
    officials: Vec<Line>,
    roles: Vec<(&'static str, String)>,
    jury: Vec<Line>,
    players: Vec<Choice>,
    teams: Vec<Choice>,
    items: Vec<Item>,
    unsigned: usize,
    /// Who looks after which tables.
    assigned: Vec<String>,
}

struct Line {
    name: String,
    role: String,
    role_name: &'static str,
    category: String,
    branch: String,
    relieved: bool,
    account: String,
    /// The number of the account.
    number: i64,
}

/// An item of the technical regulation.
struct Item {
    number: u8,
    title: String,
    clause: &'static str,
    text: String,
}

pub(super) fn sheet(page: Page, desk: DeskPage) -> Response {
    let state = desk.state();
    let login = |role, name: &str| {
        let held = desk.held.book.holder(role, name);
        held.map(|(_, login)| login.to_owned()).unwrap_or_default()
    };
    let number = |role, name: &str| desk.held.book.account_of(role, name).map_or(0, |account| account.0);
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    let line = |own: &damier_compete::event::Official| Line {
        name: own.name.clone(),
        role: desk.words.describe("role", &own.role),
        role_name: own.role.name(),
        category: text(&own.category),
        branch: text(&own.branch),
        relieved: own.relieved,
        account: login(own.role, &own.name),
        number: number(own.role, &own.name),
    };
    let juror = |own: &damier_compete::event::Juror| Line {
        name: own.name.clone(),
        role: desk.words.describe("role", &Role::Jury),
        role_name: Role::Jury.name(),
        category: String::new(),
        branch: text(&own.branch),
        relieved: false,
        account: login(Role::Jury, &own.name),
        number: number(Role::Jury, &own.name),
    };
    let office = |role: &Role| role.is_panel() || *role == Role::Organiser;
    let roles = Role::ALL.into_iter().filter(office);
    let written = state.technical.clone().unwrap_or_default();
    let items = state.code().map_or(&[] as &[_], technical_items).iter().map(|item| Item {
        number: item.number,
        title: desk.words.phrase(item.title),
        clause: item.clause,
        text: written
            .items
            .iter()
            .find(|(own, _)| *own == item.number)
            .map(|(_, text)| text.clone())
            .unwrap_or_default(),
    });
    let assigned = state.register.assignments.iter().map(|own| {
        let tables = own.tables.iter().map(u16::to_string).collect::<Vec<_>>().join(", ");
        let round = own.round.map_or(String::new(), |round| round.number().to_string());
        let kind = if round.is_empty() { "every" } else { "one" };
        let args = Args::new().with("name", own.name.clone()).with("tables", tables);
        desk.words.translate("fact-assigned", &args.with("round", round).with("round-kind", kind))
    });
    let sheet = Sheet {
        page,
        assigned: assigned.collect(),
        officials: state.officials.iter().map(line).collect(),
        roles: roles.map(|role| (role.name(), desk.words.describe("role", &role))).collect(),
        jury: state.committee.iter().flat_map(Committee::everybody).map(juror).collect(),
        players: players(state, StageId::FIRST),
        teams: teams(state),
        items: items.collect(),
        unsigned: state.entrants().saturating_sub(state.signed.len()),
        desk,
    };
    answer(sheet.desk.outcome.status, &sheet)
}
