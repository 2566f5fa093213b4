//! What the list of events says of one.

use damier_compete::event::{Over, State, System};
use damier_rules::Rulebook;
use damier_store::ListedEvent;

/// The row of an event; none before it has a regulation.
pub fn row(id: &str, state: &State) -> Option<ListedEvent> {
    let regulation = state.regulation.as_ref()?;
    let variant = Rulebook::named(&regulation.rulebook).ok().map(|book| book.variant.name().to_owned());
    Some(ListedEvent {
        id: id.to_owned(),
        name: regulation.name.clone(),
        variant: variant.unwrap_or_default(),
        rulebook: regulation.rulebook.clone(),
        system: regulation.stages.first().map_or("", |stage| system(stage.system)).to_owned(),
        starts: regulation.starts.map(|day| day.to_string()),
        ends: regulation.ends.map(|day| day.to_string()),
        place: regulation.place.clone(),
        state: progress(state).to_owned(),
        entrants: u32::try_from(state.entrants()).unwrap_or(u32::MAX),
        rounds: u32::try_from(state.stages.iter().map(|stage| stage.rounds.len()).sum::<usize>())
            .unwrap_or(u32::MAX),
    })
}

/// A system as one word.
const fn system(system: System) -> &'static str {
    match system {
        System::RoundRobin { .. } => "round-robin",
        System::Swiss(_) => "swiss",
        System::Knockout(_) => "knockout",
        System::LostPoints(_) => "lost-points",
        System::Scheveningen => "scheveningen",
        System::Match(_) => "match",
        System::Barrage => "barrage",
    }
}

/// How far an event is, as one word.
pub fn progress(state: &State) -> &'static str {
    match state.over {
        Some(Over::Finished) => "finished",
        Some(Over::Cancelled { .. }) => "cancelled",
        None if state.has_begun() => "playing",
        None => "planned",
    }
}
