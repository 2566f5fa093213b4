//! What games with impaired players need, in words: told to those who run the event.

use damier_board::Board;
use damier_clock::{Moment, Span};
use damier_compete::Round;
use damier_compete::event::{Arrangement, GameKey, StageId};
use damier_compete::schedule::Side;
use damier_language::Args;

use crate::EventContext;

/// What is needed, for whom, with its clauses.
pub fn arrangement(hall: &EventContext<'_>, own: &Arrangement) -> String {
    let name = |id: damier_compete::event::PlayerId| {
        hall.state().players.get(id.index()).map_or_else(String::new, |player| player.name.clone())
    };
    let args = Args::new()
        .with("name", own.player.map(name).unwrap_or_default())
        .with("minutes", own.minutes.unwrap_or(0));
    let told = hall.words.translate(&format!("need-{}", own.need.name()), &args);
    hall.words.with_clauses(&told, own.clauses)
}

/// The boards of a round at which something is needed, with what it is.
pub fn boards(hall: &EventContext<'_>, stage: StageId, round: Round) -> Vec<(GameKey, Vec<Arrangement>)> {
    let found = hall.state().stages.get(stage.index()).and_then(|own| own.round(round));
    let Some(found) = found else { return Vec::new() };
    let tables = (1_u16..).zip(&found.encounters);
    let keys = tables.flat_map(|(table, encounter)| {
        let boards = if encounter.shape.teams { 1..=encounter.shape.boards } else { 0..=0 };
        boards.map(move |board| GameKey {
            board: (board > 0).then_some(board),
            ..GameKey::table(stage, round, table)
        })
    });
    let needed = keys.map(|key| (key, hall.state().arrangements(key)));
    needed.filter(|(_, needs)| !needs.is_empty()).collect()
}

/// Whom the arbiter warns of the end of the time: those who cannot read the clock, now or at a moment to come
/// (UA13-IV.13.14).
pub fn warnings(hall: &EventContext<'_>, board: &Board, key: GameKey, after: Span) -> Vec<String> {
    let state = hall.state();
    let found = state.stages.get(key.stage.index()).and_then(|own| own.round(key.round));
    let table = usize::from(key.table).checked_sub(1);
    let encounter = found.zip(table).and_then(|(round, at)| round.encounters.get(at));
    let (Some(encounter), Some(clock)) = (encounter, board.clock()) else { return Vec::new() };
    let place = |number: Option<u8>| number.unwrap_or(1).saturating_sub(1);
    let start = Moment::from_millis(0);
    let mut lines = Vec::new();
    for (side, player) in Side::BOTH.into_iter().zip(state.seated(key)) {
        let Some((player, sight)) = player.and_then(|player| Some((player, state.sight(player)?))) else {
            continue;
        };
        let color = encounter.pieces(side, place(key.board), place(key.game));
        let Some(zone) = clock.rules().sight_zone(sight) else { continue };
        let reading = clock.reading(color, start + after);
        let name = state.players.get(player.index()).map_or("", |own| own.name.as_str());
        let args = Args::new().with("name", name.to_owned()).with("minutes", zone.as_millis() / 60_000);
        let told = if reading.running && reading.left.is_some_and(|left| left <= zone) {
            hall.words.translate("board-warn-now", &args)
        } else if let Some(at) = clock.next_sight_warning_at(color, sight) {
            // Nobody in a hall reads thousandths.
            let after = Span::seconds(at.since(start).as_millis() / 1000);
            hall.words.translate("board-warn-at", &args.with("after", after.to_string()))
        } else {
            continue;
        };
        lines.push(hall.words.with_clauses(&told, ["UA13-IV.13.14"]));
    }
    lines
}

/// A line for every board of a round at which something is needed.
pub fn lines(hall: &EventContext<'_>, stage: StageId, round: Round) -> Vec<String> {
    let boards = boards(hall, stage, round).into_iter();
    boards
        .flat_map(|(key, needs)| {
            let place = crate::describe::place(hall.words, hall.state(), key);
            let lines = needs.iter().map(|own| arrangement(hall, own)).collect::<Vec<_>>();
            lines.into_iter().map(move |line| format!("{place}: {line}"))
        })
        .collect()
}
