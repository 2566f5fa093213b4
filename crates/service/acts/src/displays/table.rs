//! The table of acts at a display: by which name each is known, whose right it is, what it does, what can be said.

use damier_displays::Fact;
use serde::{Deserialize, Serialize};

use super::{
    Away, Back, Charge, CountRight, CountWrong, Disqualify, Doubt, Draft, Draw, End, Excused, Flag, Go,
    Intermediary, Move, OwnFlag, Refusal, Remark, Resign, Right, Start,
};
use crate::{Field, Kind};

const BOARD: Field = Field::new("board", Kind::Number { least: 0, most: u16::MAX as u64 });
const MOVE: Field = Field { name: "move", kind: Kind::Text, form: "mv" };
const NAME: Field = Field { name: "name", kind: Kind::Text, form: "mv" };
const BY: Field = Field::new("by", Kind::OneOf(&["giver", "opponent"]));

const GIVER: Option<Right> = Some(Right::Giver);
const ARBITER: Option<Right> = Some(Right::Arbiter);
const EITHER: Option<Right> = Some(Right::Either);
const AT_BOARD: Option<Right> = Some(Right::AtBoard);

crate::acts! {
    /// Something that can be done at a display.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    Right, decide(&Draft<'_>) -> Result<Fact, Refusal>;

    "start" Start (GIVER) "The display begins." [];
    "go" Go (GIVER) "The giver goes to a board." [BOARD];
    "move" Move (AT_BOARD) "Makes a move at a board." [BOARD, MOVE];
    "back" Back (GIVER) "The giver takes his last move back." [BOARD];
    "excused" Excused (GIVER) "An opponent is away with a reason." [BOARD];
    "absent" Away (EITHER) "An opponent is away and has lost." [BOARD];
    "draw" Draw (GIVER) "Agrees a draw." [BOARD];
    "resign" Resign (AT_BOARD) "Resigns a game." [BOARD, BY];
    "flag" Flag (GIVER) "The flag of the opponent has fallen." [BOARD];
    "own-flag" OwnFlag (GIVER) "The giver's own flag has fallen." [BOARD];
    "doubt" Doubt (GIVER) "The giver doubts the count of moves and calls the arbiter." [BOARD];
    "intermediary" Intermediary (GIVER) "Names who makes the giver's moves for him." [NAME];
    "count-wrong" CountWrong (ARBITER) "The count of moves was wrong." [BOARD];
    "count-right" CountRight (ARBITER) "The count of moves was right." [BOARD];
    "charge" Charge (ARBITER) "Charges the time of a check to an opponent who was at fault." [
        BOARD, Field::new("seconds", Kind::Number { least: 1, most: 3600 }),
    ];
    "remark" Remark (ARBITER) "Remarks on an opponent's conduct." [BOARD];
    "disqualify" Disqualify (ARBITER) "Disqualifies an opponent." [BOARD];
    "end" End (EITHER) "The display ends." [];
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
