//! The bulletin: games from PDN with boards, in two columns.

use std::num::NonZeroUsize;

use damier_language::{Args, Words};
use damier_pdn::{Note, PdnGame, ReadGame, ReplayOptions, Replayed, Step, replay};
use damier_rules::{Color, Position, Rulebook};

use super::move_text::{MoveText, spoken};
use super::signs;
use crate::paper::{Block, Figure, Heading, List, Mark, Paper, Text};
use crate::{Coordinates, Diagram, Route, Theme};

/// How wide a board of the bulletin is, in millimetres.
const BOARD: u16 = 50;
/// After a board at a comment or a count, none follows for this many moves of one side.
const APART: usize = 6;

/// How games are printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bulletin {
    /// The title of the paper.
    pub title: String,
    /// A board after so many moves of one side; none: only where somebody commented.
    pub every: Option<NonZeroUsize>,
    /// Whether a board stands where somebody commented on a move.
    pub at_comments: bool,
    /// What is known better than the file tells.
    pub replay: ReplayOptions,
    /// The rulebook of the games: what the signs behind moves mean in it is told below them.
    pub book: Option<Rulebook>,
}

impl Bulletin {
    /// A board at every comment, every twenty moves of one side, and at the end.
    pub fn new(title: impl Into<String>) -> Bulletin {
        Bulletin {
            title: title.into(),
            every: NonZeroUsize::new(20),
            at_comments: true,
            replay: ReplayOptions::default(),
            book: None,
        }
    }
}

/// Games as a bulletin.
///
/// A move that cannot be played is said to be one; it and what follows are printed as written, without
/// boards.
pub fn bulletin<'a>(games: impl IntoIterator<Item = &'a ReadGame>, how: &Bulletin, words: &Words) -> Paper {
    let games: Vec<&ReadGame> = games.into_iter().collect();
    let blocks = games.iter().flat_map(|game| {
        let replayed = replay(game, &how.replay);
        Printer { game: &game.game, replayed: &replayed, how, words }.blocks()
    });
    let paper = Paper::new(how.title.as_str(), words.language().code()).with(Block::columns(2, blocks));
    let of_games = || games.iter().map(|game| &game.game);
    let signs = how.book.as_ref().map(|book| signs::used(of_games(), book, words)).unwrap_or_default();
    match signs.is_empty() {
        true => paper,
        false => paper.with(Heading::part(words.text("sign-used"))).with(List::dashed(signs)),
    }
}

/// One game on its way to the page.
struct Printer<'a> {
    game: &'a PdnGame,
    replayed: &'a Replayed,
    how: &'a Bulletin,
    words: &'a Words,
}

impl Printer<'_> {
    fn blocks(&self) -> Vec<Block> {
        let mut blocks = vec![Heading::part(self.title()).into()];
        let about = self.about();
        if !about.is_empty() {
            blocks.push(Block::paragraph(Text::small(about)));
        }
        blocks.extend(self.moves());
        blocks
    }

    /// `Anna – Boris 2-0`.
    fn title(&self) -> String {
        let tag = |name: &str| self.game.tags.known(name).unwrap_or("?").trim().to_owned();
        let title = format!("{} – {}", tag("White"), tag("Black"));
        match self.game.tags.known("Result") {
            Some(result) => format!("{title}  {}", result.trim()),
            None => title,
        }
    }

    /// Event, place, date and round, as far as the file tells.
    fn about(&self) -> String {
        let tag = |name: &str| self.game.tags.known(name).map(|words| words.trim().to_owned());
        let round = tag("Round")
            .map(|round| self.words.translate("bulletin-round", &Args::new().with("round", round)));
        let date = tag("Date").map(|date| date.replace(".??", ""));
        [tag("Event"), tag("Site"), date, round].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// The moves with what is said about them, and the boards between.
    fn moves(&self) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut text = MoveText::default();
        for note in &self.game.line.before {
            text.note(note);
        }
        let mut played = self.replayed.steps.iter().peekable();
        let mut before = self.replayed.start.as_ref();
        let mut since = 0;
        for (at, step) in self.game.line.steps.iter().enumerate() {
            let Some(done) = played.next_if(|done| done.step == at) else {
                self.unplayable(at, &mut text);
                text.step(step, None);
                continue;
            };
            text.step_head(step, spoken(step, done, before));
            since += usize::from(done.mv.is_some());
            let last = played.peek().is_none();
            if last || self.wants_board(step, since) {
                blocks.extend(text.take().map(Block::moves));
                let route = done.mv.as_ref().map(Route::from);
                blocks.push(self.board(step, &done.position, route, &spoken(step, done, before)));
                since = 0;
            }
            text.notes(step);
            before = Some(&done.position);
        }
        blocks.extend(text.take().map(Block::moves));
        blocks
    }

    /// Says, once, that a move cannot be played.
    fn unplayable(&self, at: usize, text: &mut MoveText) {
        let first = self.replayed.steps.last().map_or(0, |done| done.step + 1);
        if at == first {
            text.add(Mark::Italic, &self.words.text("bulletin-unplayable"));
        }
    }

    fn wants_board(&self, step: &Step, since: usize) -> bool {
        let commented = self.how.at_comments && since >= APART && step.notes.iter().any(says_something);
        commented || self.how.every.is_some_and(|every| since >= every.get())
    }

    fn board(&self, step: &Step, position: &Position, last_move: Option<Route>, mv: &str) -> Block {
        let number = step.number.number;
        let dots = if step.number.second { "…\u{a0}" } else { ".\u{a0}" };
        let after =
            self.words.translate("bulletin-after", &Args::new().with("move", format!("{number}{dots}{mv}")));
        let turn = self.words.text(match position.to_move() {
            Color::White => "bulletin-white-to-move",
            Color::Black => "bulletin-black-to-move",
        });
        let diagram = Diagram {
            theme: Theme::Print,
            coordinates: Coordinates::of(position.variant()),
            last_move,
            caption: Some(format!("{after}. {turn}")),
            ..Diagram::of(position)
        };
        Figure::new(diagram).width(BOARD).into()
    }
}

fn says_something(note: &Note) -> bool {
    matches!(note, Note::Comment(comment) if !comment.words().is_empty())
}
