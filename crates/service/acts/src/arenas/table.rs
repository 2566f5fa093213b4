//! The table of acts in an arena: by which name each is known, whose right it is, what it does, what can be said.

use damier_arenas::Fact;
use serde::{Deserialize, Serialize};

use super::{CallOff, Draft, Join, Leave, Pause, Refusal, Remove, Right};
use crate::{Field, Kind};

const PLAYER: Option<Right> = Some(Right::Player);
const ORGANISER: Option<Right> = Some(Right::Organiser);

crate::acts! {
    /// Something that can be done in an arena.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    Right, decide(&Draft<'_>) -> Result<Fact, Refusal>;

    "join" Join (PLAYER) "Joins, for the first time or after a pause." [Field::new("team", Kind::Text)];
    "pause" Pause (PLAYER) "Is not paired until joining again." [];
    "leave" Leave (PLAYER) "Does not play any more." [];
    "remove" Remove (ORGANISER) "Takes a player out of the arena and its table." [
        Field::new("name", Kind::Text),
    ];
    "call-off" CallOff (ORGANISER) "Calls the arena off." [];
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_table_names_every_field_of_every_act() {
        for act in super::Act::all() {
            crate::table::tests::agrees(super::named(act.name()), &act);
        }
    }
}
