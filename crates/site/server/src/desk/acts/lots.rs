//! Numbers of the table, other draws, and who plays in a later stage. Seeds are kept, so that any draw can be
//! repeated in public.

use damier_compete::Entrant;
use damier_compete::event::{Fact, GameKey, LotsFor, Numbering, propose_fields};
use damier_desk::{Answer, prepare, stage};
use damier_language::Args;

use super::{Report, entrant, seed, stage_of};
use crate::desk::draft::{Draft, Stop};
use crate::desk::fields::Fields;

/// Gives the numbers: by rating, by lot, or as drawn in the hall, a name or number a line.
pub(super) fn numbers(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_of(draft, fields);
    let seed = seed(fields);
    let by = match fields.text("by") {
        "given" => {
            let given: Result<Vec<Entrant>, Stop> =
                fields.lines("given").into_iter().map(|text| entrant(draft, stage, text)).collect();
            Numbering::Given(given?)
        }
        "rating" => Numbering::Rating { seed },
        _ => Numbering::Lots { seed },
    };
    draft.say(Fact::Numbered { stage, by })?;
    Ok(None)
}

/// Draws lots; what came of them is told.
pub(super) fn lots(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_of(draft, fields);
    let purpose = match fields.text("for") {
        "colour" => LotsFor::Colour { stage },
        "rounds" => LotsFor::OrderOfRounds { stage },
        "ballot" => {
            let round = draft.hall().round(stage, fields.round())?;
            let key = GameKey::table(stage, round, fields.number("table").unwrap_or(1));
            LotsFor::Ballot { key, openings: fields.number("of").unwrap_or(0) }
        }
        _ => LotsFor::Other { what: fields.text("what").to_owned(), of: fields.number("of").unwrap_or(0) },
    };
    draft.say(Fact::Lots { purpose, seed: seed(fields) })?;
    let drawn = draft.state().lots.last().map(|lots| {
        let drawn: Vec<String> = lots.drawn.iter().map(u32::to_string).collect();
        draft.words.say("event-drawn", &Args::new().with("drawn", drawn.join(" ")))
    });
    let mut answer = Answer::new();
    answer.line(drawn.unwrap_or_default());
    Ok(Some(answer))
}

/// Says who plays in a later stage: as named, a line each, or as the regulation says.
pub(super) fn field(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    for at in 0..draft.state().stages.len() {
        let stage = damier_compete::event::StageId(u8::try_from(at).unwrap_or(u8::MAX));
        for round in prepare::complete_rounds(draft.state(), stage) {
            draft.say(Fact::Closed { stage, round })?;
        }
    }
    let stage = fields.stage().unwrap_or_else(|| stage::without_field(draft.state()));
    let named = fields.lines("who");
    if named.is_empty() {
        let facts = propose_fields(draft.state(), stage, seed(fields));
        let facts = facts.map_err(|why| damier_desk::words::cannot_pair(draft.words, draft.state(), &why))?;
        facts.into_iter().try_for_each(|fact| draft.say(fact).map(drop))?;
        return Ok(None);
    }
    let entrants: Result<Vec<Entrant>, Stop> =
        named.into_iter().map(|text| entrant(draft, stage, text)).collect();
    let entrants = entrants?;
    draft.say(Fact::Field { stage, entrants })?;
    Ok(None)
}
