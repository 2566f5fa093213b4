//! The envelopes of adjourned games (FMJD-III.7.6.2 to FMJD-III.7.6.6): what is known about each is filled in from the
//! event and from what was written down at its board; the rest is left for the arbiter's hand.

use damier_clock::Span;
use damier_clock::rules::Code;
use damier_compete::event::{Encounter, GameKey, PlayerId, Score};
use damier_compete::schedule::Side;
use damier_pdn::write_fen;
use damier_rules::Color;

use super::clerk::{Clerk, Rounded, Staged};
use super::options::{PaperError, Who};
use crate::paper::{Block, Column, Fields, Figure, Paper, Ruling, Signature, Table, Width};
use crate::{Diagram, Theme};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let rounded = clerk.rounded(staged)?;
    let mut paper = clerk.paper(clerk.text("envelope-title"));
    let wanted = games(clerk, staged, rounded);
    if wanted.is_empty() {
        return Ok(paper.with(fields(clerk, None)).with_all(steps(clerk)).with(sealed(clerk)));
    }
    for (number, key) in wanted.iter().enumerate() {
        if number > 0 {
            paper = paper.with(Block::PageBreak);
        }
        paper = paper.with(fields(clerk, Some(*key)));
        if let Some(figure) = diagram(clerk, *key) {
            paper = paper.with(figure);
        }
        paper = paper.with_all(steps(clerk)).with(sealed(clerk));
    }
    Ok(paper)
}

/// The adjourned games of a round, or the game of whoever is asked for.
fn games(clerk: &Clerk<'_>, staged: Staged<'_>, rounded: Rounded<'_>) -> Vec<GameKey> {
    let mut found = Vec::new();
    for (table, encounter) in (1_u16..).zip(&rounded.round.encounters) {
        let shape = encounter.shape;
        for (board, game) in
            (0..shape.boards).flat_map(|board| (0..shape.games).map(move |game| (board, game)))
        {
            let at = usize::from(board) * usize::from(shape.games) + usize::from(game);
            let adjourned = encounter.games.get(at).is_some_and(|own| own.score == Some(Score::Adjourned));
            let key = GameKey {
                stage: staged.id,
                round: rounded.number,
                table,
                board: shape.teams.then_some(board + 1),
                game: (shape.games > 1).then_some(game + 1),
            };
            let asked = match clerk.options.who {
                Some(Who::Player(player)) => Side::BOTH
                    .into_iter()
                    .any(|side| sits(clerk, encounter, side, board) == clerk.player_name(player)),
                _ => adjourned || is_interrupted(clerk, key),
            };
            if asked {
                found.push(key);
            }
        }
    }
    found
}

/// Whether a game is interrupted by the log of its board, whose result nobody has written yet.
fn is_interrupted(clerk: &Clerk<'_>, key: GameKey) -> bool {
    let Ok(board) = clerk.state.board(key) else { return false };
    let after = board.lines().last().map_or(Span::ZERO, |line| line.after);
    board.view(after).adjourned.is_some()
}

/// The position to be copied, where the moves were written down.
fn diagram(clerk: &Clerk<'_>, key: GameKey) -> Option<Figure> {
    let board = clerk.state.board(key).ok().filter(|board| board.game().state().ply() > 0)?;
    let diagram = Diagram { theme: Theme::Print, ..Diagram::of(board.game().state().position()) };
    Some(Figure::new(diagram))
}

/// What the arbiter does when a game is interrupted and when it goes on, in order: the end of the clause, and the name
/// of the message.
const STEPS: [(&str, &str); 10] = [
    ("7.6.1", "line"),
    ("7.6.2", "position"),
    ("7.6.3", "first-sheet"),
    ("7.6.4", "move"),
    ("7.6.5", "second-sheet"),
    ("7.6.6", "seal"),
    ("7.7.1", "open"),
    ("7.7.2", "sheets"),
    ("7.7.3", "restore"),
    ("7.7.4", "go-on"),
];

/// The steps to tick off, under the codes that have them (FMJD-III.7.6, FMJD-III.7.7, FMJD-IIIbis.7.6,
/// FMJD-IIIbis.7.7).
fn steps(clerk: &Clerk<'_>) -> Option<Block> {
    let annex = match clerk.state.code()? {
        Code::Fmjd100 => "FMJD-III",
        Code::Fmjd64 => "FMJD-IIIbis",
        Code::Ua2013 | Code::Ua2023 | Code::Wcdf | Code::Columns => return None,
    };
    let columns = [
        Column::centred(""),
        Column::text(clerk.text("envelope-steps")).wide(),
        Column::text(clerk.text("paper-col-clause")).width(Width::Fixed(38)),
    ];
    let table = Table::new("steps", columns).ruling(Ruling::Boxes);
    let step = |table: Table, (clause, name): &(&str, &str)| {
        let text = clerk.text(&format!("envelope-step-{name}"));
        table.row(["☐".to_owned(), text, format!("{annex}.{clause}")])
    };
    Some(STEPS.iter().fold(table, step).into())
}

fn sits<'a>(clerk: &'a Clerk<'_>, encounter: &Encounter, side: Side, board: u8) -> &'a str {
    if encounter.shape.teams {
        let seat = encounter.seats.get(usize::from(board)).and_then(|seats| seats[side.index()]);
        return seat.map_or("", |player: PlayerId| clerk.player_name(player));
    }
    clerk.name(encounter.entrant(side))
}

fn fields(clerk: &Clerk<'_>, key: Option<GameKey>) -> Fields {
    let place = key.map(|key| clerk.game(key)).unwrap_or_default();
    let player = |color| key.map(|key| player(clerk, key, color)).unwrap_or_default();
    let board = key.and_then(|key| clerk.state.board(key).ok());
    let state = board.as_ref().map(|board| board.game().state()).filter(|state| state.ply() > 0);
    let last = state.map_or_else(String::new, |state| state.ply().div_ceil(2).to_string());
    let position = state.map_or_else(String::new, |state| write_fen(&state.position().setup()));
    Fields::new()
        .field(clerk.text("book-event"), clerk.regulation.name.clone())
        .field(clerk.text("envelope-round"), place)
        .field(clerk.text("envelope-white"), player(Color::White))
        .field(clerk.text("envelope-black"), player(Color::Black))
        .field(clerk.text("envelope-last"), last)
        .field(clerk.text("envelope-position"), position)
        .blank(clerk.text("envelope-resumes"))
}

/// Who plays a colour at a board.
pub(super) fn name_at(clerk: &Clerk<'_>, key: GameKey, color: Color) -> String {
    let round = clerk.state.stages.get(key.stage.index()).and_then(|stage| stage.round(key.round));
    let table = usize::from(key.table).checked_sub(1);
    let Some(encounter) = round.zip(table).and_then(|(round, at)| round.encounters.get(at)) else {
        return String::new();
    };
    let (board, game) = (key.board.unwrap_or(1) - 1, key.game.unwrap_or(1) - 1);
    let side = Side::BOTH.into_iter().find(|side| encounter.pieces(*side, board, game) == color);
    side.map_or("", |side| sits(clerk, encounter, side, board)).to_owned()
}

/// A player, with what his clock shows where that was written down.
fn player(clerk: &Clerk<'_>, key: GameKey, color: Color) -> String {
    let name = name_at(clerk, key, color);
    let kept = clerk.state.board(key).ok();
    let clock = kept.as_ref().and_then(|board| {
        let after = board.lines().last()?.after;
        board.view(after).clock
    });
    let shown = clock.map(|clock| if color == Color::White { clock.white.used } else { clock.black.used });
    shown.map_or_else(|| name.clone(), |time| format!("{name}, {time}"))
}

fn sealed(clerk: &Clerk<'_>) -> Signature {
    Signature::new(clerk.text("envelope-sealed")).dated(clerk.text("paper-date"))
}
