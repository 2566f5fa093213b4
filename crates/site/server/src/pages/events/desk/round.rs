//! A round: paired with its reasons, published, started, its results by keyboard, closed.

use askama::Template;
use axum::response::Response;
use damier_compete::event::{Action, Encounter, GameKey, Phase, RoundState, StageId, StageState, State};
use damier_compete::schedule::Side;
use damier_compete::{Entrant, Round};
use damier_desk::acts::board_help;
use damier_desk::people::number_of;
use damier_desk::results::REASONS;
use damier_desk::{explain, order, points, stage};
use damier_documents::papers::match_part;
use damier_rules::ballot::BallotTable;

use super::super::public::given;
use super::people::{Choice, players};
use super::{DeskPage, answer};
use crate::desk::online::{Venue, venue};
use crate::pages::Page;
use crate::pages::events::hall_time;

#[derive(Template)]
#[template(path = "event/round.html")]
struct Sheet {
    page: Page,
    desk: DeskPage,
    stage: u8,
    stages: Vec<(u8, String)>,
    rounds: Vec<u16>,
    /// The round that is shown; none before one is paired.
    shown: Option<RoundView>,
    /// The round that can be paired next.
    next: Option<u16>,
    /// Which order decides on equal points; before round 1 everybody is to know it (UA-III.8.6, UA13-IV.12.6).
    order: Vec<String>,
    numbered: bool,
    field: Vec<(u32, String)>,
    swiss: bool,
    /// A match in lines: its sets, and what is played now.
    course: Vec<String>,
    players: Vec<Choice>,
    /// Everything that can be written down about a board.
    board_lines: String,
    /// The tables of openings of this game.
    decks: Vec<&'static str>,
    reasons: Vec<(&'static str, String)>,
    /// Why a pair is what it is, where that was asked.
    why: Option<Why>,
}

impl Sheet {
    /// Whether pairing is what comes next.
    fn is_due(&self) -> bool {
        self.shown.as_ref().is_none_or(|own| own.closed)
    }
}

/// A round as it is shown.
struct RoundView {
    number: u16,
    phase: String,
    starts: String,
    /// Which part of a match it is.
    part: String,
    by: String,
    paired: bool,
    started: bool,
    closed: bool,
    complete: bool,
    lines: Vec<Line>,
    free: Vec<(String, String)>,
}

/// A table, or a board of a team match.
struct Line {
    /// `3` or `3.2`.
    place: String,
    first: Seat,
    second: Seat,
    score: String,
    /// Whether a result can be typed here.
    open: bool,
    /// Whether it is a board of the match above.
    board: bool,
}

struct Seat {
    value: String,
    number: String,
    name: String,
    white: bool,
}

struct Why {
    title: String,
    lines: Vec<String>,
}

pub(super) fn sheet(page: Page, desk: DeskPage) -> Response {
    let state = desk.state();
    let id = desk.asked.stage().filter(|id| id.index() < state.stages.len());
    let id = id.unwrap_or_else(|| stage::current(state));
    let found = state.stages.get(id.index());
    let paired = found.map_or(0, |own| own.rounds.len());
    let round = desk.asked.round().filter(|round| round.index() < paired);
    let round = round.or_else(|| stage::current_round(state, id));
    let shown = found.zip(round).and_then(|(own, round)| view(&desk, id, own, round));
    let due = state.due();
    let next = due.iter().find_map(|task| match task.duty {
        damier_compete::event::Duty::Pair(stage, round) if stage == id => Some(round.number()),
        _ => None,
    });
    // A complete round is closed when the next one is paired.
    let complete = shown.as_ref().is_some_and(|own| own.complete && !own.closed);
    let planned = found.map_or(0, |own| state.rounds_planned(own));
    let more = u16::try_from(paired).unwrap_or(u16::MAX) < planned;
    let next = next.or_else(|| (complete && more).then(|| Round::at(paired).number()));
    let why = desk.asked.text("why").strip_prefix('@').and_then(|at| at.parse().ok()).map(Entrant);
    let sheet = Sheet {
        stage: id.0 + 1,
        stages: (1..).zip(&state.stages).map(|(number, own)| (number, own.plan.name.clone())).collect(),
        rounds: (1..=paired).filter_map(|number| u16::try_from(number).ok()).collect(),
        next,
        order: if next == Some(1) { order::lines(&desk.hall(), id) } else { Vec::new() },
        numbered: found.is_some_and(|own| !own.numbers.is_empty()),
        field: found.map(|own| field(&desk, id, own)).unwrap_or_default(),
        course: given::course(&desk.hall(), id),
        swiss: found.is_some_and(|own| own.plan.system.is_swiss()),
        players: players(state, id),
        board_lines: board_help(desk.words),
        decks: decks(state),
        reasons: REASONS
            .iter()
            .map(|(name, reason)| (*name, desk.words.describe("reason", reason)))
            .collect(),
        why: why.zip(round).map(|(who, round)| reason(&desk, id, round, who)),
        shown,
        page,
        desk,
    };
    answer(sheet.desk.outcome.status, &sheet)
}

/// Why somebody has his seat.
fn reason(desk: &DeskPage, stage: StageId, round: Round, who: Entrant) -> Why {
    match explain::seat(&desk.hall(), stage, round, who) {
        Ok(told) => Why {
            title: told.title.unwrap_or_default(),
            lines: told.text.lines().map(str::to_owned).collect(),
        },
        Err(complaint) => Why { title: complaint.what, lines: complaint.faults },
    }
}

/// Those who play, by number.
fn field(desk: &DeskPage, id: StageId, stage: &StageState) -> Vec<(u32, String)> {
    let named = |who: Entrant| (number_of(desk.state(), id, who), desk.hall().name(who));
    let mut all: Vec<(u32, String)> = desk.state().field(stage).into_iter().map(named).collect();
    all.sort();
    all
}

fn view(desk: &DeskPage, id: StageId, stage: &StageState, round: Round) -> Option<RoundView> {
    let own = stage.round(round)?;
    let state = desk.state();
    let missing = state.missing_results(id);
    let starts = stage.schedule.get(&round).map(|at| hall_time(desk.words, &desk.held, *at));
    let free = own
        .free
        .iter()
        .map(|seat| (desk.hall().name(seat.entrant), desk.words.describe("free-kind", &seat.kind)));
    Some(RoundView {
        number: round.number(),
        phase: desk.words.describe("phase", &own.phase),
        starts: starts.unwrap_or_default(),
        part: match_part(desk.words, state, id, round).unwrap_or_default(),
        by: own.by.by_people().unwrap_or_default().to_owned(),
        paired: own.phase == Phase::Paired,
        started: own.phase == Phase::Started,
        closed: own.phase == Phase::Closed,
        complete: own.has_started() && missing.iter().all(|(missing, _)| *missing != round),
        lines: lines(desk, id, stage, round, own),
        free: free.collect(),
    })
}

fn lines(desk: &DeskPage, id: StageId, stage: &StageState, round: Round, own: &RoundState) -> Vec<Line> {
    let mut lines = Vec::new();
    for (table, encounter) in (1_u16..).zip(&own.encounters) {
        let seat = |side: Side| {
            let who = encounter.entrant(side);
            Seat {
                value: format!("@{}", who.0),
                number: number_of(desk.state(), id, who).to_string(),
                name: desk.hall().name(who),
                white: encounter.color(side, 0, 0) == desk.state().begins(),
            }
        };
        let settled = encounter.score().or(stage.settled_score(round.index(), encounter));
        let boards = encounter.shape.teams && encounter.shape.boards > 1;
        let score = match settled {
            Some(_) if boards => {
                format!("{}-{}", encounter.board_points(Side::First), encounter.board_points(Side::Second))
            }
            Some(score) => points::counted(&desk.hall(), score),
            None => String::new(),
        };
        let key = GameKey::table(id, round, table);
        let open = own.has_started() && !boards && encounter.shape.games == 1 && is_typed(desk, key);
        let place = table.to_string();
        lines.push(Line {
            score: typed_or(desk, &place, score),
            place,
            first: seat(Side::First),
            second: seat(Side::Second),
            open,
            board: false,
        });
        lines.extend(parts(desk, key, encounter, own.has_started()));
    }
    lines
}

/// Whether a result is typed: those of boards on the site come by themselves.
fn is_typed(desk: &DeskPage, key: GameKey) -> bool {
    !matches!(venue(&desk.held, key), Venue::Site(_))
}

/// The result, or what was typed there into a form that was refused.
fn typed_or(desk: &DeskPage, place: &str, score: String) -> String {
    if score.is_empty() { desk.typed("results", &format!("at-{place}")).to_owned() } else { score }
}

/// The boards of a team match, or the games of a micro-match.
fn parts(desk: &DeskPage, table: GameKey, own: &Encounter, started: bool) -> Vec<Line> {
    let (boards, games) = (own.shape.boards, own.shape.games);
    if (!own.shape.teams || boards == 1) && games == 1 {
        return Vec::new();
    }
    let mut lines = Vec::new();
    for board in 0..boards {
        for game in 0..games {
            let seat = |side: Side| {
                let player = own.seats.get(usize::from(board)).and_then(|both| both[side.index()]);
                let name = player.and_then(|id| desk.state().players.get(id.index()));
                let name = name.map(|player| player.name.clone());
                Seat {
                    value: String::new(),
                    number: String::new(),
                    name: name.unwrap_or_else(|| desk.hall().name(own.entrant(side))),
                    white: own.color(side, board, game) == desk.state().begins(),
                }
            };
            let number = table.table;
            let place = match (own.shape.teams && boards > 1, games > 1) {
                (true, true) => format!("{number}.{}.{}", board + 1, game + 1),
                (true, false) => format!("{number}.{}", board + 1),
                _ => format!("{number}.{}", game + 1),
            };
            let key = if own.shape.teams { table.board(board + 1) } else { table };
            let key = if games > 1 { key.game(game + 1) } else { key };
            let at = usize::from(board) * usize::from(games) + usize::from(game);
            let score = own.games.get(at).and_then(|game| game.score);
            let score = score.map(|score| points::counted(&desk.hall(), score)).unwrap_or_default();
            lines.push(Line {
                score: typed_or(desk, &place, score),
                place,
                first: seat(Side::First),
                second: seat(Side::Second),
                open: started && is_typed(desk, key),
                board: true,
            });
        }
    }
    lines
}

/// The tables of openings of the game that is played.
fn decks(state: &State) -> Vec<&'static str> {
    let book = state.regulation.as_ref().and_then(|own| own.book().ok());
    let Some(variant) = book.map(|book| book.variant) else { return Vec::new() };
    BallotTable::names().filter(|name| BallotTable::named(name, variant).is_ok()).collect()
}
