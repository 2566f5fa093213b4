//! What can be done in a game by correspondence, by the names that forms and programs give: by its players, and by
//! those who decide about it.

use damier_desk::acts::{Kind, Listed, Said};

const fn said(name: &'static str, kind: Kind) -> Said {
    Said { name, kind, form: name }
}

const fn act(name: &'static str, about: &'static str, fields: &'static [Said]) -> Listed {
    Listed { name, action: None, about, fields }
}

const MOVE: Said = Said { name: "move", kind: Kind::Text, form: "mv" };
const OFFER: Said = said("offer", Kind::Flag);
const TEXT: Said = said("text", Kind::Text);
const NUMBER: Said = said("number", Kind::Number { least: 0, most: u32::MAX as u64 });
const DAYS: Said = said("days", Kind::Number { least: 0, most: u16::MAX as u64 });
const UPHELD: Said = said("upheld", Kind::OneOf(&["yes", "no"]));
const SIDE: Said = Said { name: "side", kind: Kind::OneOf(&["white", "black"]), form: "who" };
const SCORE: Said = Said {
    name: "score",
    kind: Kind::OneOf(&["white", "black", "draw", "both-lose", "annulled"]),
    form: "who",
};
const DATE: Said = said("date", Kind::Text);
const TO: Said = said("to", Kind::Text);
const LINES: Said = Said { name: "lines", kind: Kind::Lines, form: "text" };
const THEN: Said = said("then", Kind::Lines);
const WORD: Said = Said {
    name: "word",
    kind: Kind::OneOf(&["resigns", "accepts", "declines", "offers", "moves"]),
    form: "upheld",
};

/// What a player does.
pub(crate) const OF_PLAYER: &[Listed] = &[
    act(
        "move",
        "Makes a move; with an offer of a draw and answers prepared to what the opponent may reply.",
        &[MOVE, OFFER, THEN],
    ),
    act("conditional", "Prepares answers to what the opponent may reply, a line of moves each.", &[LINES]),
    act("claim", "Claims that the opponent has overstepped his time.", &[MOVE]),
    act("object", "Objects to the opponent's claim.", &[TEXT]),
    act("offer", "Offers a draw.", &[]),
    act("accept", "Accepts a draw.", &[]),
    act("decline", "Declines a draw.", &[]),
    act("draw", "Claims a draw by the rules.", &[]),
    act("delay", "Tells that the opponent is late.", &[]),
    act("resign", "Resigns.", &[]),
    act("ask", "Asks the arbiter something, or complains.", &[TEXT]),
    act("analysis", "Sends in an analysis of a game that is broken off.", &[SCORE, TEXT]),
    act("protest", "Protests against the verdict on a game that is broken off.", &[TEXT]),
    act("appeal", "Appeals against a decision, by its number in the log.", &[NUMBER, TEXT]),
    act("note", "Keeps a private note.", &[TEXT]),
];

/// What an arbiter of its event, or the organising body, does.
pub(crate) const OF_ARBITER: &[Listed] = &[
    act("arbiter-rule", "Rules on a claim.", &[UPHELD, DATE]),
    act("arbiter-answer", "Answers a question or a complaint.", &[NUMBER, UPHELD, TEXT]),
    act("arbiter-appeal", "Decides on an appeal.", &[NUMBER, UPHELD, TEXT]),
    act("arbiter-charge", "Charges days to a side.", &[SIDE, DAYS, TEXT]),
    act("arbiter-silence", "The player to move is silent and has left.", &[]),
    act("arbiter-left", "A player has left.", &[SIDE]),
    act("arbiter-close", "Breaks the game off for adjudication.", &[]),
    act("arbiter-stands", "The verdict stands.", &[]),
    act("arbiter-score", "Decides the result.", &[SCORE, TEXT]),
    act("arbiter-break", "Grants a break.", &[SIDE, DATE, TO]),
    act("arbiter-strike", "Strikes an entry out.", &[NUMBER]),
    act(
        "arbiter-letter",
        "Enters what somebody without an account has written.",
        &[SIDE, WORD, MOVE, OFFER, DATE, TO],
    ),
];
