//! The table of acts in a game by correspondence: names, rights, what they do, what can be said.

use damier_correspondence::{Fact, Stamp};
use serde::{Deserialize, Serialize};

use super::{
    Accept, Analysis, Answer, Appeal, Ask, Break, Charge, Claim, ClaimDraw, Close, Complain, Correct,
    Decline, Delay, Documents, Draft, Impossible, Leave, Move, Object, OfferDraw, Overstep, Prepare, Protest,
    Punish, Record, Refusal, Repeat, Resign, Right, Rule, RuleAppeal, ScoreGame, Sign, Stands, Strike,
};
use crate::{Field, Kind};

const fn field(name: &'static str, kind: Kind) -> Field {
    Field::new(name, kind)
}

const fn date(name: &'static str) -> Field {
    field(name, Kind::Date)
}

const fn flag(name: &'static str) -> Field {
    field(name, Kind::Flag)
}

const SIDE: Field = Field { name: "side", kind: Kind::Who, form: "who" };
const MOVE: Field = Field { name: "move", kind: Kind::Text, form: "mv" };
const TEXT: Field = field("text", Kind::Text);
const NUMBER: Field = field("number", Kind::Number { least: 0, most: u32::MAX as u64 });
const DAYS: Field = field("days", Kind::Number { least: 0, most: u16::MAX as u64 });
const UPHELD: Field = flag("upheld");
const SCORE: Field = field("score", Kind::OneOf(&["white", "black", "draw", "both-lose", "annulled"]));
const RECEIVED: Field = date("received");
const SENT: Field = date("sent");
const COUNT_FROM: Field = date("count_from");
const CHARGE: Field = flag("charge");
const TOLD: Field = date("told");
const ON_PAPER: Field = flag("on_paper");

const PLAYER: Option<Right> = Some(Right::Player);
const LETTERS: Option<Right> = Some(Right::Letters);
const ARBITER: Option<Right> = Some(Right::Arbiter);

crate::acts! {
    /// Something that can be done in a game by correspondence.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    Right, decide(&Draft<'_>) -> Result<(Fact, Stamp), Refusal>;

    "move" Move (PLAYER) "Makes a move, or enters the letter that brings it." [
        SIDE, MOVE, field("received", Kind::Text), field("sent", Kind::Text),
        field("variations", Kind::Lines), flag("offer"), CHARGE, field("then", Kind::Lines),
    ];
    "conditional" Prepare (PLAYER) "Prepares answers to what the opponent may reply, a line of moves each." [
        SIDE, Field { name: "lines", kind: Kind::Lines, form: "text" },
    ];
    "impossible" Impossible (LETTERS) "Enters a letter with an impossible move." [SIDE, RECEIVED, SENT, MOVE];
    "complain" Complain (LETTERS) "Enters that a player complains of a faulty letter." [
        SIDE, field("offence", Kind::OneOf(&["impossible", "illegible", "not_repeated"])), RECEIVED, SENT, CHARGE,
    ];
    "correct" Correct (LETTERS) "Enters the correction of a faulty letter." [SIDE, RECEIVED, SENT, MOVE];
    "repeat" Repeat (LETTERS) "A move without an answer was sent again." [SIDE, flag("registered")];
    "delay" Delay (PLAYER) "Tells the opponent that the answer will take longer." [SIDE];
    "sign" Sign (PLAYER) "Answers the arbiter, so that one is not silent." [SIDE];
    "documents" Documents (LETTERS) "A player got the start documents late." [SIDE, RECEIVED];
    "break" Break (Some(Right::Either)) "Takes a break, or grants one." [
        SIDE, Field { name: "from", kind: Kind::Date, form: "date" }, date("to"), date("notice"),
        flag("untold"), flag("granted"),
    ];
    "claim" Claim (PLAYER) "Claims that the opponent has overstepped his time." [
        SIDE, MOVE, date("notified"), flag("incomplete"),
    ];
    "object" Object (PLAYER) "Objects to the opponent's claim." [SIDE, TEXT];
    "offer" OfferDraw (PLAYER) "Offers a draw." [SIDE];
    "accept" Accept (PLAYER) "Accepts a draw." [SIDE];
    "decline" Decline (PLAYER) "Declines a draw." [SIDE];
    "draw" ClaimDraw (PLAYER) "Claims a draw by the rules." [SIDE];
    "resign" Resign (PLAYER) "Resigns." [SIDE];
    "record" Record (PLAYER) "Sends in the record of the game." [SIDE];
    "ask" Ask (PLAYER) "Asks the arbiter something, or complains." [SIDE, TEXT];
    "analysis" Analysis (PLAYER) "Sends in an assessment of a game that is broken off." [
        SIDE, SCORE, TEXT, ON_PAPER,
    ];
    "protest" Protest (PLAYER) "Protests against the verdict on a game that is broken off." [
        SIDE, TOLD, TEXT, ON_PAPER,
    ];
    "appeal" Appeal (PLAYER) "Appeals against a decision, by its number in the log." [SIDE, NUMBER, TOLD, TEXT];
    "rule" Rule (ARBITER) "Rules on a claim." [UPHELD, COUNT_FROM];
    "answer" Answer (ARBITER) "Answers a question or a complaint." [NUMBER, UPHELD, TEXT];
    "rule-appeal" RuleAppeal (Some(Right::Body)) "Decides on an appeal, for good." [NUMBER, UPHELD, TEXT];
    "charge" Charge (ARBITER) "Charges days to a side." [SIDE, DAYS, TEXT];
    "overstep" Overstep (ARBITER) "Records an overstep without a claim." [SIDE, COUNT_FROM];
    "leave" Leave (ARBITER) "A player has left, or is silent." [SIDE, flag("silence")];
    "sanction" Punish (Some(Right::Decides)) "Punishes a player, with the clauses that he broke." [
        SIDE,
        field("measure", Kind::OneOf(&[
            "remark", "reprimand", "no_information", "game_lost", "expelled", "barred",
        ])),
        field("office", Kind::OneOf(&["steward", "judge", "body"])),
        field("clauses", Kind::Lines), TEXT, date("until"),
    ];
    "close" Close (ARBITER) "Breaks the game off for adjudication." [];
    "stands" Stands (ARBITER) "The verdict stands." [];
    "score" ScoreGame (ARBITER) "Decides the result: of the game of one who left, of an adjudication, of a protest, or by decision." [
        field("score", Kind::OneOf(&["white", "black", "draw", "both-lose", "annulled", "adjudicate"])),
        field("deciding", Kind::OneOf(&["left", "adjudication", "protest", "award"])),
        field("adjudicator", Kind::Text), TEXT,
    ];
    "strike" Strike (Some(Right::Decides)) "Strikes an entry out." [NUMBER];
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
