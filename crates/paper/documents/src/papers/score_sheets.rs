//! The score sheets of a round, with what is known about each game filled in
//! (UA13-IV.4.3, UA-III.2.3, FMJD-III.3.10.2, COL-3.4.7).

use damier_compete::Entrant;
use damier_compete::event::{Encounter, GameKey, Help, Need, PlayerId};
use damier_compete::schedule::Side;
use damier_language::Args;
use damier_rules::{Color, Variant};

use super::clerk::{Clerk, Rounded, Staged};
use super::manner::manner_lines;
use super::openings;
use super::options::{PaperError, Who};
use crate::games::{self, Recorded, blank_score_sheet, score_sheets};
use crate::paper::Paper;

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let rounded = clerk.rounded(staged)?;
    let book = clerk.regulation.book().map_err(|_| PaperError::NoRegulation)?;
    let tables = (1_usize..).zip(&rounded.round.encounters);
    let games = tables.flat_map(|(table, own)| games_of(clerk, staged, rounded, table, own, book.variant));
    let wanted = match clerk.options.who {
        Some(Who::Player(player)) => Some(clerk.player(player)?.name.as_str()),
        _ => None,
    };
    let is_his =
        |game: &Recorded| wanted.is_none_or(|name| game.white.name == name || game.black.name == name);
    let games: Vec<Recorded> = games.filter(is_his).collect();
    match wanted {
        Some(name) if games.is_empty() => Err(PaperError::NotInStage { name: name.to_owned() }),
        _ => Ok(score_sheets(&games, clerk.words)),
    }
}

/// One sheet without names, to be copied: both write their time and the result at its end, and both sign
/// (FMJD-III.6.19, WCDF-3.9).
pub(super) fn blank(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let book = clerk.regulation.book().map_err(|_| PaperError::NoRegulation)?;
    Ok(blank_score_sheet(book.variant, clerk.words))
}

/// The games of a table: boards of a team match, both games of a micro-match.
fn games_of<'a>(
    clerk: &'a Clerk<'_>,
    staged: Staged<'a>,
    rounded: Rounded<'a>,
    table: usize,
    encounter: &'a Encounter,
    variant: Variant,
) -> impl Iterator<Item = Recorded> + use<'a> {
    let shape = encounter.shape;
    let day = staged.stage.schedule.get(&rounded.number).and_then(|at| clerk.civil(*at));
    let boards = (0..shape.boards).flat_map(move |board| (0..shape.games).map(move |game| (board, game)));
    boards.map(move |(board, game)| {
        let mut place = table.to_string();
        if shape.teams {
            let args = Args::new().with("board", board + 1);
            place = format!("{place}, {}", clerk.translate("paper-in-board", &args));
        }
        if shape.games > 1 {
            place =
                format!("{place}, {}", clerk.translate("paper-in-game", &Args::new().with("game", game + 1)));
        }
        let who = |color: Color| {
            let side = Side::BOTH.into_iter().find(|side| encounter.pieces(*side, board, game) == color);
            side.map(|side| player(clerk, staged, encounter, side, board)).unwrap_or_default()
        };
        Recorded {
            variant,
            event: clerk.regulation.name.clone(),
            place: clerk.venue().unwrap_or_default(),
            date: day.map_or_else(String::new, |at| clerk.words.short_date(at.date())),
            stage: clerk.stage_line(staged).unwrap_or_default(),
            round: rounded.number.to_string(),
            table: place,
            control: clerk.rate(),
            white: who(Color::White),
            black: who(Color::Black),
            notes: notes(clerk, staged, rounded, table, shape.teams.then_some(board + 1)),
        }
    })
}

/// The opening that was drawn, who keeps whose record, and that moves are announced (UA13-IV.9.5.2, UA-III.5.5.2,
/// UA13-IV.13.9, UA13-IV.13.3).
fn notes(
    clerk: &Clerk<'_>,
    staged: Staged<'_>,
    rounded: Rounded<'_>,
    table: usize,
    board: Option<u8>,
) -> Vec<String> {
    let Ok(table) = u16::try_from(table) else { return Vec::new() };
    let key = GameKey { board, ..GameKey::table(staged.id, rounded.number, table) };
    let mut notes: Vec<String> = openings::text(clerk, key).into_iter().collect();
    notes.extend(manner_lines(clerk.words, clerk.state, key));
    for player in clerk.state.seated(key).into_iter().flatten() {
        let helper = clerk.state.assistants.get(&player).filter(|own| own.does(Help::Record));
        notes.extend(helper.map(|own| {
            let args = Args::new()
                .with("name", own.name.clone())
                .with("player", clerk.player_name(player).to_owned());
            clerk.translate("sheet-assistant", &args)
        }));
    }
    let announced = clerk.state.arrangements(key).iter().any(|own| own.need == Need::Announced);
    notes.extend(announced.then(|| clerk.text("sheet-announced")));
    notes
}

fn player(
    clerk: &Clerk<'_>,
    staged: Staged<'_>,
    encounter: &Encounter,
    side: Side,
    board: u8,
) -> games::Side {
    let entrant: Entrant = encounter.entrant(side);
    if encounter.shape.teams {
        let seat = encounter.seats.get(usize::from(board)).and_then(|seats| seats[side.index()]);
        let name = seat.map_or("", |player: PlayerId| clerk.player_name(player)).to_owned();
        return games::Side { name, about: clerk.name(entrant).to_owned() };
    }
    let number = clerk.number(staged, entrant).map(|number| format!("№ {number}"));
    let title = clerk.title(entrant).map(str::to_owned);
    let rating = clerk.rating(entrant).map(|rating| rating.to_string());
    let about: Vec<String> = number.into_iter().chain(title).chain(rating).collect();
    games::Side { name: clerk.name(entrant).to_owned(), about: about.join(", ") }
}
