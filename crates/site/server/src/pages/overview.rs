//! What is going on, as the lobby shows it: one's own games, a game to watch, others as little boards, the problem of the
//! day, the next events.

use damier_clock::{Moment, Span};
use damier_live::translated::TranslatedView;
use damier_live::{Seat, Viewer};
use damier_rules::Rulebook;
use damier_store::{EventQuery, Fault, Game, GameQuery, GameState, ListedArena, ListedEvent};
use jiff::civil::Date;

use super::problems::task_told;
use super::{date, drawn, spoken};
use crate::import;
use crate::people::Person;
use crate::problems::{day_of, today};
use crate::reader::Reader;
use crate::site::{Site, now};

/// So many of one's own games are shown, so many others, so many events and arenas.
const OWN: u32 = 12;
const OTHERS: u32 = 9;
const EVENTS: u32 = 6;
const ARENAS: usize = 4;
/// A game without a move for so long stands still.
const STILL: Span = Span::seconds(60);

/// What is going on.
pub(super) struct Overview {
    pub(super) own: Vec<Board>,
    pub(super) watched: Option<Board>,
    pub(super) others: Vec<Board>,
    pub(super) today: Option<Today>,
    pub(super) events: Vec<Coming>,
    pub(super) arenas: Vec<ComingArena>,
}

/// A game as a little board.
pub(super) struct Board {
    pub(super) id: String,
    pub(super) white: String,
    pub(super) black: String,
    pub(super) variant: String,
    pub(super) control: String,
    /// Whether it is the reader's move; of a game that he plays.
    pub(super) turn: Option<bool>,
    pub(super) result: Option<String>,
    pub(super) picture: String,
    /// Which board it is usually shown on.
    pub(super) usual: &'static str,
    /// Whether Black is at the bottom.
    pub(super) flipped: bool,
    /// When something happened there last.
    moved: Moment,
}

/// The problem of the day.
pub(super) struct Today {
    pub(super) authors: String,
    pub(super) variant: String,
    pub(super) task: String,
    pub(super) picture: String,
    pub(super) usual: &'static str,
}

/// An event that is played or comes.
pub(super) struct Coming {
    pub(super) event: ListedEvent,
    pub(super) date: String,
}

/// An arena that is under way or comes.
pub(super) struct ComingArena {
    pub(super) arena: ListedArena,
    pub(super) begins: String,
}

impl Overview {
    /// What somebody sees.
    pub(super) async fn of(site: &Site, reader: &Reader) -> Result<Overview, Fault> {
        let own_games = own_games(site, &reader.person).await?;
        let mut own = Vec::new();
        for game in &own_games {
            own.extend(board(site, reader, game).await?);
        }
        // Those that wait for the reader come first.
        own.sort_by_key(|board| board.turn != Some(true));
        let running =
            GameQuery { state: Some(GameState::Running), limit: OTHERS + OWN, ..GameQuery::default() };
        let mut games = site.database.games(&running).await?.items;
        games.retain(|game| own_games.iter().all(|own| own.id != game.id));
        // Games between people are more worth watching than those with the engine, and longer ones more than new ones.
        games.sort_by_key(|game| std::cmp::Reverse((people(game), game.plies.min(20))));
        games.truncate(OTHERS as usize);
        if games.is_empty() {
            games.extend(latest(site).await?);
        }
        let mut others = Vec::new();
        for game in &games {
            others.extend(board(site, reader, game).await?);
        }
        let watched = liveliest(&others, now()).map(|at| others.remove(at));
        Ok(Overview {
            own,
            watched,
            others,
            today: of_today(site, reader).await?,
            events: events(site, reader).await?,
            arenas: arenas(site).await?,
        })
    }
}

/// Which game to watch: the first in which somebody has moved just now; else the first.
fn liveliest(boards: &[Board], at: Moment) -> Option<usize> {
    let moves = |board: &Board| at.since(board.moved) < STILL;
    boards.iter().position(moves).or((!boards.is_empty()).then_some(0))
}

/// How many of the two have an account.
fn people(game: &Game) -> usize {
    [&game.white, &game.black].iter().filter(|side| side.account.is_some()).count()
}

/// The games that somebody is playing.
async fn own_games(site: &Site, person: &Person) -> Result<Vec<Game>, Fault> {
    let query = GameQuery { state: Some(GameState::Running), limit: OWN, ..GameQuery::default() };
    let query = match person {
        Person::Account(account) => GameQuery { account: Some(account.id), ..query },
        Person::Guest { name } => GameQuery { player: Some(name.clone()), ..query },
    };
    Ok(site.database.games(&query).await?.items)
}

/// The game that ended last, for a quiet hour.
async fn latest(site: &Site) -> Result<Option<Game>, Fault> {
    let query =
        GameQuery { state: Some(GameState::Ended), imported: Some(false), limit: 5, ..GameQuery::default() };
    let found = site.database.games(&query).await?.items;
    Ok(found.into_iter().find(|game| game.plies > 0 && !import::is_imported(&game.id)))
}

/// A game as somebody may see it; none if it has gone meanwhile.
async fn board(site: &Site, reader: &Reader, game: &Game) -> Result<Option<Board>, Fault> {
    let Some(table) = site.play.hub.table(&game.id).await? else { return Ok(None) };
    let (players, moved) = {
        let game = table.game().await;
        (game.players().clone(), game.last())
    };
    let seat = Seat::ALL.into_iter().find(|seat| reader.person.is(&players[seat.color()]));
    let shown: TranslatedView =
        table.view_for(seat.map_or(Viewer::Spectator, Viewer::Player), reader.words).await;
    let flipped = seat == Some(Seat::Black);
    Ok(Some(Board {
        id: game.id.clone(),
        white: game.white.name.clone(),
        black: game.black.name.clone(),
        variant: spoken::game(reader.words, shown.variant),
        control: spoken::control(reader.words, &game.control),
        turn: seat.map(|seat| shown.turn == seat),
        result: shown.result.as_ref().map(|result| result.score.clone()),
        picture: drawn::of_game(&shown, flipped),
        usual: drawn::usual_board(shown.variant),
        flipped,
        moved,
    }))
}

/// The problem of the day; none while the register has none to choose.
async fn of_today(site: &Site, reader: &Reader) -> Result<Option<Today>, Fault> {
    let Some(id) = today(&site.database, day_of(now())).await? else { return Ok(None) };
    let Some(problem) = site.database.problem(&id).await? else { return Ok(None) };
    let text = problem.text;
    let books = Rulebook::all();
    let Some(book) = books.iter().find(|book| book.variant.name() == text.variant) else { return Ok(None) };
    let picture = drawn::of_position(book.name, Some(&text.position), false);
    Ok((!picture.is_empty()).then(|| Today {
        authors: text.authors.clone(),
        task: task_told(&text.task, reader.words),
        usual: drawn::usual_board(&text.variant),
        variant: text.variant,
        picture,
    }))
}

/// The arenas that are under way or come next.
async fn arenas(site: &Site) -> Result<Vec<ComingArena>, Fault> {
    let open = site.database.open_arenas().await?.into_iter().take(ARENAS);
    Ok(open.map(|arena| ComingArena { begins: date(arena.begins), arena }).collect())
}

/// Events that are being played, then those that come next.
async fn events(site: &Site, reader: &Reader) -> Result<Vec<Coming>, Fault> {
    let mut found = Vec::new();
    for state in ["playing", "planned"] {
        let query = EventQuery { state: Some(state.to_owned()), limit: 2 * EVENTS, ..EventQuery::default() };
        let mut of_state = site.database.events(&query).await?;
        of_state.sort_by(|one, other| one.starts.cmp(&other.starts));
        found.extend(of_state);
    }
    found.truncate(EVENTS as usize);
    let date = |event: &ListedEvent| {
        let day = event.starts.as_deref().and_then(|text| text.parse::<Date>().ok());
        day.map(|day| reader.words.day(day)).unwrap_or_default()
    };
    Ok(found.into_iter().map(|event| Coming { date: date(&event), event }).collect())
}
