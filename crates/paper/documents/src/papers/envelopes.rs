//! The envelopes of adjourned games (FMJD-III.7.6.2 to FMJD-III.7.6.6): what is known about each is filled in from the
//! event and from what was written down at its board; the rest is left for the arbiter's hand.

use damier_compete::event::{Encounter, GameKey, PlayerId, Score};
use damier_compete::schedule::Side;
use damier_pdn::write_fen;
use damier_rules::Color;

use super::clerk::{Clerk, Rounded, Staged};
use super::options::{PaperError, Who};
use crate::paper::{Block, Fields, Paper, Signature};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let rounded = clerk.rounded(staged)?;
    let mut paper = clerk.paper(clerk.text("envelope-title"));
    let wanted = games(clerk, staged, rounded);
    if wanted.is_empty() {
        return Ok(paper.with(fields(clerk, None)).with(sealed(clerk)));
    }
    for (number, key) in wanted.iter().enumerate() {
        if number > 0 {
            paper = paper.with(Block::PageBreak);
        }
        paper = paper.with(fields(clerk, Some(*key))).with(sealed(clerk));
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
            let asked = match clerk.options.who {
                Some(Who::Player(player)) => Side::BOTH
                    .into_iter()
                    .any(|side| sits(clerk, encounter, side, board) == clerk.player_name(player)),
                _ => adjourned,
            };
            if asked {
                found.push(GameKey {
                    stage: staged.id,
                    round: rounded.number,
                    table,
                    board: shape.teams.then_some(board + 1),
                    game: (shape.games > 1).then_some(game + 1),
                });
            }
        }
    }
    found
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

/// A player, with what his clock shows where that was written down.
fn player(clerk: &Clerk<'_>, key: GameKey, color: Color) -> String {
    let round = clerk.state.stages.get(key.stage.index()).and_then(|stage| stage.round(key.round));
    let table = usize::from(key.table).checked_sub(1);
    let Some(encounter) = round.zip(table).and_then(|(round, at)| round.encounters.get(at)) else {
        return String::new();
    };
    let (board, game) = (key.board.unwrap_or(1) - 1, key.game.unwrap_or(1) - 1);
    let side = Side::BOTH.into_iter().find(|side| encounter.pieces(*side, board, game) == color);
    let name = side.map_or("", |side| sits(clerk, encounter, side, board));
    let kept = clerk.state.board(key).ok();
    let clock = kept.as_ref().and_then(|board| {
        let after = board.lines().last()?.after;
        board.view(after).clock
    });
    let shown = clock.map(|clock| if color == Color::White { clock.white.used } else { clock.black.used });
    shown.map_or_else(|| name.to_owned(), |time| format!("{name}, {time}"))
}

fn sealed(clerk: &Clerk<'_>) -> Signature {
    Signature::new(clerk.text("envelope-sealed")).dated(clerk.text("paper-date"))
}
