//! The game as a PDN file: kept after every move, read again to go on.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use damier_clock::{Control, Span};
use damier_engine::Level;
use damier_pdn::{
    Action, ClockTime, Comment, GameEnd, GameType, Games, MoveNumber, Notation, Note, PdnGame, PdnReader,
    ReplayOptions, Step, replay, write_fen, write_game, write_move,
};
use damier_rules::game::Done;
use damier_rules::{ByColor, Color, Game, Move, Position, Rulebook, Variant};

use super::{ENGINE, Seats};
use crate::input::{self, Input};
use crate::new_file::NewFile;

/// Where a game is kept, with what the file said before.
pub(crate) struct GameFile {
    path: PathBuf,
    /// What was read; tags and comments of others stay.
    before: PdnGame,
    /// How many of its half-moves are still in force.
    kept: usize,
}

/// A game to go on with.
pub(crate) struct Resumed {
    pub(crate) file: GameFile,
    pub(crate) start: Position,
    pub(crate) moves: Vec<Move>,
    pub(crate) control: Option<Control>,
    pub(crate) left: ByColor<Option<Span>>,
    pub(crate) names: ByColor<String>,
    pub(crate) rulebook: Option<Rulebook>,
}

/// What is written besides the game itself.
pub(crate) struct Sheet<'a> {
    pub(crate) game: &'a Game,
    pub(crate) start: Position,
    pub(crate) names: ByColor<String>,
    pub(crate) control: Option<&'a Control>,
    /// What each mover had left after his move.
    pub(crate) clocks: &'a [Option<Span>],
}

impl GameFile {
    /// A new file.
    pub(crate) fn new(path: &Path, replace: bool) -> Result<GameFile> {
        if path.exists() && !replace {
            bail!("{} exists already; --force replaces it, --resume goes on with it", path.display());
        }
        Ok(GameFile { path: path.to_owned(), before: PdnGame::default(), kept: 0 })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Only so many half-moves are left.
    pub(crate) fn take_back_to(&mut self, plies: usize) {
        self.kept = self.kept.min(plies);
    }

    /// Writes the game as it stands.
    pub(crate) fn save(&self, sheet: &Sheet<'_>) -> Result<()> {
        let mut file = NewFile::create(&self.path)?;
        file.write(write_game(&self.pdn(sheet)).as_bytes())?;
        file.close()
    }

    fn pdn(&self, sheet: &Sheet<'_>) -> PdnGame {
        let mut game = self.before.clone();
        let book = sheet.game.rulebook();
        let variant = book.variant;
        for color in Color::ALL {
            if game.tags.known(&color.to_string()).is_none() {
                game.tags.set(&color.to_string(), sheet.names[color].as_str());
            }
        }
        if game.tags.known("Date").is_none() {
            game.tags.set("Date", jiff::Zoned::now().strftime("%Y.%m.%d").to_string());
        }
        game.tags.set("GameType", GameType::of(variant).to_string());
        game.tags.set("Rulebook", book.name);
        if let Some(text) = sheet.control.and_then(|control| control.to_pdn().ok()) {
            game.tags.set("TimeControl", text);
        }
        if sheet.start.setup() != Position::start(variant).setup() {
            game.tags.set("FEN", write_fen(&sheet.start.setup()));
        }
        let result = sheet.game.state().result();
        let outcome = result.and_then(|result| GameEnd::of(result.outcome, variant));
        game.tags.set("Result", outcome.map_or("*", |outcome| outcome.text(variant)));
        game.line.steps.truncate(self.kept);
        self.add_steps(&mut game, sheet);
        if let (Some(result), Some(last)) = (result, game.line.steps.last_mut()) {
            last.notes.push(Note::Comment(Comment::new(&result.to_string())));
        }
        game
    }

    fn add_steps(&self, game: &mut PdnGame, sheet: &Sheet<'_>) {
        let variant = sheet.start.variant();
        let notation = Notation::pdn(variant);
        let second = sheet.start.to_move() != variant.rules().first;
        let first = MoveNumber { number: 1, second };
        let mut number = game.line.steps.last().map_or(first, |step| step.number.next());
        for (at, ply) in sheet.game.state().plies().iter().enumerate().skip(self.kept) {
            let Done::Legal(mv) = &ply.done else { continue };
            let text = write_move(&ply.before(), mv, &notation);
            let clock = sheet.clocks.get(at).copied().flatten();
            let clock = clock.map(|left| ClockTime::from_seconds(left.as_millis() / 1000));
            let notes = clock.map(|left| Note::Comment(Comment::new(&format!("[%clk {left}]"))));
            let notes = notes.into_iter().collect();
            game.line.steps.push(Step { action: Action::Move(text), number, strength: None, notes });
            number = number.next();
        }
    }
}

/// Reads the one game of a file.
pub(crate) fn resume(path: &Path, variant: Variant) -> Result<Resumed> {
    let mut games = Games::new(PdnReader::new(Input::open(path)?));
    let mut found = None;
    while let Some(read) = games.next().transpose().with_context(input::unreadable(path))? {
        if read.is_remnant() {
            continue;
        }
        if found.replace(read).is_some() {
            bail!("{} has several games; a game is kept in a file of its own", path.display());
        }
    }
    let Some(read) = found else { bail!("{} has no game", path.display()) };
    let options = ReplayOptions { numeric: variant, algebraic: variant, ..ReplayOptions::default() };
    let replayed = replay(&read, &options);
    if replayed.variant != Some(variant) {
        let found = replayed.variant.map_or("another game", Variant::title);
        bail!("{} is a game of {found}, not of {}", path.display(), variant.title());
    }
    if let Some(mv) = replayed.illegal.iter().find(|mv| !mv.in_variation) {
        bail!("{}: {} {} cannot be played: {}", path.display(), mv.number, mv.text, mv.reason);
    }
    let moves: Vec<Move> = replayed.steps.iter().filter_map(|step| step.mv).collect();
    let Some(start) = replayed.start.filter(|_| moves.len() == read.game.line.steps.len()) else {
        bail!("{} is no game from its first move to its last", path.display());
    };
    if let (Some(_), Some(last)) = (replayed.outcome, replayed.last()) {
        let (result, fen) = (read.game.tags.get("Result").unwrap_or_default(), write_fen(&last.setup()));
        bail!("the game in {} is over: {result}; it ended with {fen}", path.display());
    }
    let tags = &read.game.tags;
    let control = tags.known("TimeControl").and_then(|text| Control::from_pdn(text).ok());
    let rulebook = tags.known("Rulebook").and_then(|name| Rulebook::named(name).ok());
    Ok(Resumed {
        left: clocks_of(&read.game, start.to_move()),
        names: ByColor::from_fn(|color| tags.get(&color.to_string()).unwrap_or_default().to_owned()),
        rulebook: rulebook.filter(|book| book.variant == variant),
        start,
        control,
        file: GameFile { path: path.to_owned(), kept: moves.len(), before: read.game },
        moves,
    })
}

/// What the clocks showed last.
fn clocks_of(game: &PdnGame, first: Color) -> ByColor<Option<Span>> {
    let mut left = ByColor::from_fn(|_| None);
    let mut side = first;
    for step in &game.line.steps {
        for note in &step.notes {
            let Note::Comment(comment) = note else { continue };
            let shown = comment.commands().filter(|own| own.name == "clk").find_map(|own| own.clock_time());
            if let Some(shown) = shown {
                left[side] = Some(Span::millis(shown.tenths().saturating_mul(100)));
            }
        }
        side = !side;
    }
    left
}

impl Resumed {
    /// Who moves next.
    pub(crate) fn to_move(&self) -> Color {
        let first = self.start.to_move();
        if self.moves.len().is_multiple_of(2) { first } else { !first }
    }

    /// At which sides people sat, as far as the names tell.
    pub(crate) fn seats(&self) -> Option<Seats> {
        let engine = |color: Color| self.names[color].starts_with(ENGINE);
        match (engine(Color::White), engine(Color::Black)) {
            (true, true) => Some(Seats::Nobody),
            (true, false) => Some(Seats::Black),
            (false, true) => Some(Seats::White),
            (false, false) => None,
        }
    }

    /// The level at which the engine played.
    pub(crate) fn level(&self) -> Option<Level> {
        let number = |color: Color| self.names[color].strip_prefix(ENGINE)?.parse().ok();
        Color::ALL.into_iter().find_map(number).and_then(|number| Level::new(number).ok())
    }
}
