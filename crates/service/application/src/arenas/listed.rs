//! What the list of arenas says of one.

use damier_arenas::{Arena, Stage};
use damier_clock::Moment;
use damier_rules::Rulebook;
use damier_store::{AccountId, ArenaPlace, ArenaState, Database, Fault, ListedArena};

/// Writes down what the list says; the places once it is over.
pub(super) async fn keep(database: &Database, id: &str, arena: &Arena, at: Moment) -> Result<(), Fault> {
    let terms = arena.terms();
    let state = match arena.stage(at) {
        Stage::Announced | Stage::Running => ArenaState::Open,
        Stage::Over if arena.is_closed() => ArenaState::Over,
        Stage::Over => ArenaState::Open,
        Stage::CalledOff => ArenaState::CalledOff,
    };
    let variant = Rulebook::named(&terms.rulebook).map_or("", |book| book.variant.name());
    let listed = ListedArena {
        id: id.to_owned(),
        name: terms.name.clone(),
        variant: variant.to_owned(),
        rulebook: terms.rulebook.clone(),
        control: terms.control.clone(),
        organiser: Some(AccountId(arena.organiser().account)),
        begins: terms.begins,
        ends: terms.ends(),
        rated: terms.rated,
        series: terms.series.clone(),
        state,
        players: number(arena.count()),
    };
    let places = if state == ArenaState::Over { places(arena) } else { Vec::new() };
    database.keep_arena(listed, places).await
}

/// The places of those who have played.
fn places(arena: &Arena) -> Vec<ArenaPlace> {
    let rows = arena.table().into_iter().filter(|row| !row.player.marks.is_empty());
    let place = |row: damier_arenas::Row<'_>| ArenaPlace {
        account: AccountId(row.player.member.account),
        place: number(row.rank),
        points: row.points,
        games: number(row.player.marks.len()),
    };
    rows.map(place).collect()
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
