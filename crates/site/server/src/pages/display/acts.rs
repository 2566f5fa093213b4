//! What can be done at a display, by the names that forms and programs give: by its giver, its arbiter, an opponent.

use damier_desk::acts::{Kind, Listed, Said};

const fn said(name: &'static str, kind: Kind) -> Said {
    Said { name, kind, form: name }
}

const fn act(name: &'static str, about: &'static str, fields: &'static [Said]) -> Listed {
    Listed { name, action: None, about, fields }
}

const BOARD: Said = said("board", Kind::Number { least: 0, most: u16::MAX as u64 });
const MOVE: Said = Said { name: "move", kind: Kind::Text, form: "mv" };
const NAME: Said = Said { name: "name", kind: Kind::Text, form: "mv" };
const KEY: Said = said("key", Kind::Text);

/// What the giver does.
pub(crate) const OF_GIVER: &[Listed] = &[
    act("start", "The display begins.", &[]),
    act("go", "Goes to a board.", &[BOARD]),
    act("move", "Makes a move at a board.", &[BOARD, MOVE]),
    act("back", "Takes his last move back.", &[BOARD]),
    act("excused", "An opponent is away with a reason.", &[BOARD]),
    act("absent", "An opponent is away and has lost.", &[BOARD]),
    act("draw", "Agrees a draw.", &[BOARD]),
    act("resign", "Resigns a game.", &[BOARD]),
    act("flag", "The flag of the opponent has fallen.", &[BOARD]),
    act("own-flag", "His own flag has fallen.", &[BOARD]),
    act("doubt", "Doubts the count of moves and calls the arbiter.", &[BOARD]),
    act("intermediary", "Names who makes his moves for him.", &[NAME]),
    act("end", "The display ends.", &[]),
];

/// What its arbiter does.
pub(crate) const OF_ARBITER: &[Listed] = &[
    act("count-wrong", "The count of moves was wrong.", &[BOARD]),
    act("count-right", "The count of moves was right.", &[BOARD]),
    act("remark", "Remarks on an opponent's conduct.", &[BOARD]),
    act("disqualify", "Disqualifies an opponent.", &[BOARD]),
    act("absent", "An opponent is away and has lost.", &[BOARD]),
    act("end", "The display ends.", &[]),
];

/// What an opponent does at his board, by its key.
pub(crate) const OF_OPPONENT: &[Listed] = &[
    act("move", "Makes a move at one's board.", &[BOARD, MOVE, KEY]),
    act("resign", "Resigns one's game.", &[BOARD, KEY]),
];
