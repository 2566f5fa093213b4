//! Whether the facts of a stream make sense.

use damier_compete::event::Event;
use damier_contests::composing::Composing;
use damier_contests::solving::Solving;
use damier_store::{Fault, Stored};

use crate::{arenas, contests, correspondence, desk, display};

fn damaged(what: &impl ToString) -> Fault {
    Fault::Damaged { what: what.to_string() }
}

/// The event that facts tell.
pub(super) fn event(facts: &[Stored]) -> Result<Event, Fault> {
    let entries = facts.iter().map(desk::stored_fact::entry).collect::<Result<Vec<_>, _>>()?;
    Event::replay(entries).map_err(|(seq, why)| Fault::Contradiction { seq, why: Box::new(why) })
}

/// Whether the facts of a stream can follow one another, and can be read at all.
pub(super) fn folds(stream: &str, facts: &[Stored]) -> Result<(), Fault> {
    match stream.split_once('/').map_or(stream, |(kind, _)| kind) {
        "event" => event(facts).map(drop),
        "desk" => facts.iter().try_for_each(|own| own.read::<desk::note::Note>().map(drop)),
        "composing" => contests::folded::<Composing>(facts).map(drop),
        "solving" => contests::folded::<Solving>(facts).map(drop),
        "game" => {
            let entries = facts.iter().map(Stored::read).collect::<Result<Vec<_>, _>>()?;
            damier_live::LiveGame::fold(entries).map(drop).map_err(|why| damaged(&why))
        }
        arenas::KIND => {
            let entries = facts.iter().map(Stored::read).collect::<Result<Vec<_>, _>>()?;
            damier_arenas::Arena::fold(entries).map(drop).map_err(|why| damaged(&why))
        }
        correspondence::KIND => {
            let entries = facts.iter().map(Stored::read).collect::<Result<Vec<_>, _>>()?;
            damier_correspondence::PostalGame::fold(entries).map(drop).map_err(|why| damaged(&why))
        }
        display::KIND => {
            let entries = facts.iter().map(Stored::read).collect::<Result<Vec<_>, _>>()?;
            damier_displays::Display::fold(entries).map(drop).map_err(|why| damaged(&why))
        }
        "federation" => facts.iter().try_for_each(|own| own.read::<damier_federation::Fact>().map(drop)),
        _ => Ok(()),
    }
}
