//! The table of acts in a club: by which name each is known, whose right it is, what it does, what can be said.

use serde::{Deserialize, Serialize};

use super::{
    Appoint, Ask, CallOff, Challenge, Close, Deed, Deny, Describe, Draft, Enter, Leave, Plan, Refusal,
    Remove, Reopen, Reply, Retire, Right, Strike, Welcome, Withdraw,
};
use crate::{Field, Kind};

const LEADER: Option<Right> = Some(Right::Leader);
const MEMBER: Option<Right> = Some(Right::Member);
const KEEPER: Option<Right> = Some(Right::Administrator);
const NAME: Field = Field::new("name", Kind::Text);
const ID: Field = Field::new("id", Kind::Text);
const BOARDS: Kind = Kind::Number { least: 1, most: 50 };
const COUNTED: Kind = Kind::Number { least: 1, most: u32::MAX as u64 };

crate::acts! {
    /// Something that can be done in a club.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    Right, decide(&Draft<'_>) -> Result<Deed, Refusal>;

    "ask" Ask (Some(Right::Visitor)) "Asks to become a member." [];
    "leave" Leave (Some(Right::Anyone)) "Belongs to the club no more, or no longer asks to." [];
    "welcome" Welcome (LEADER) "Makes a member of somebody who asks." [NAME];
    "deny" Deny (LEADER) "Does not make a member of somebody who asks." [NAME];
    "remove" Remove (LEADER) "Puts a member out of the club." [NAME];
    "appoint" Appoint (LEADER) "Makes a member a leader." [NAME];
    "retire" Retire (LEADER) "Makes a leader a member like any other." [NAME];
    "describe" Describe (LEADER) "Says what the club is, and whether it admits everybody." [
        Field::new("about", Kind::Kept), Field::new("place", Kind::Kept), Field::new("admits", Kind::Flag),
    ];
    "plan" Plan (LEADER) "Puts an evening or an event of the site into the calendar." [
        Field::new("title", Kind::Text), Field::new("begins", Kind::Text), Field::new("event", Kind::Text),
    ];
    "strike" Strike (LEADER) "Takes something out of the calendar." [Field::new("number", COUNTED)];
    "challenge" Challenge (LEADER) "Proposes a match to another club." [
        Field::new("club", Kind::Text), Field::new("rulebook", Kind::Text), Field::new("control", Kind::Text),
        Field::new("rated", Kind::Flag), Field::new("boards", BOARDS), Field::new("begins", Kind::Text),
    ];
    "reply" Reply (LEADER) "Agrees to a match that another club proposes, or does not." [
        ID, Field::new("agreed", Kind::Flag),
    ];
    "enter" Enter (MEMBER) "Plays in a match." [ID];
    "withdraw" Withdraw (MEMBER) "Does not play in a match after all." [ID];
    "call-off" CallOff (LEADER) "Calls a match off before it begins." [ID];
    "close" Close (KEEPER) "Closes the club." [];
    "reopen" Reopen (KEEPER) "Opens the club again." [];
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
