//! The bulletin of an event: the games handed in with the question, with boards.

use damier_pdn::{ReadGame, ReplayOptions, read_games};

use super::Kind;
use super::clerk::Clerk;
use super::match_lines::match_part;
use super::options::PaperError;
use crate::games::{Bulletin, bulletin};
use crate::paper::Paper;

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let title = Kind::Bulletin.title(clerk.words);
    let games: Vec<ReadGame> = read_games(clerk.options.games.as_bytes()).filter_map(Result::ok).collect();
    if games.is_empty() {
        return Err(PaperError::NeedsGames { paper: title });
    }
    // The regulation knows better than a file what is played.
    let book = clerk.regulation.book().ok();
    let variant = book.as_ref().map(|book| book.variant);
    let replay = ReplayOptions { variant, ..ReplayOptions::default() };
    let printed = bulletin(&games, &Bulletin { replay, book, ..Bulletin::new(title.as_str()) }, clerk.words);
    let mut paper = clerk.paper(title);
    if let Some(round) = clerk.options.round {
        paper = paper.line(clerk.round_name(round));
        let stage = clerk.staged().map(|staged| staged.id).ok();
        if let Some(part) = stage.and_then(|id| match_part(clerk.words, clerk.state, id, round)) {
            paper = paper.line(part);
        }
    }
    Ok(paper.with_all(printed.blocks))
}
