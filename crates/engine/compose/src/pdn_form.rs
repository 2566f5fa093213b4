//! Compositions in PDN: tags for what is said about a work, the solution as moves with variations.
//!
//! | tag | meaning |
//! | --- | --- |
//! | `FEN`, `GameType` | the position and the variant |
//! | `Task` | `win`, `draw`, `lock 1K+2M`, `giveaway`; else the `Result` tag tells, else a win |
//! | `Kind` | the special kind, if it is one; the side to move has the task if it does not say otherwise |
//! | `Code` | `ua2013`, `ua2023` or `columns` |
//! | `Author`, `Residence` | one pair for each author; else the `White` tag |
//! | `Theme` | what it shows, several with semicolons between them; `Motif` says the same |
//! | `Number`, `Source`, `Date`, `Closing`, `Legality` | as they say; else `Event` is the source |
//!
//! Labels stand in comments: `{[%label A]}`. A variation replaces the move that it follows, so Black's
//! defences and White's false ways are variations.

use damier_pdn::{
    Action, Comment, FenReader, GameType, Line, MoveNumber, Notation, Note, PdnGame, ReadGame, ReplayOptions,
    Step, Tags, read_move, replay, write_fen, write_move,
};
use damier_rules::{Color, Position, Setup, Variant};

use crate::notation::read_label;
use crate::solution::LONGEST_LINE;
use crate::{Author, BadTask, Branch, Claim, Code, Composition, Dates, Goal, Kind, Task, Tree};

/// Why a game of a file is no composition.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAComposition {
    /// There is no position.
    #[error("the game has no FEN tag, so there is no position to solve")]
    NoPosition,
    /// The variant is none of ours.
    #[error("the game is of a variant that is not played here")]
    UnknownVariant,
    /// The position cannot be read.
    #[error("the position cannot be read: {0}")]
    BadPosition(String),
    /// The task cannot be read.
    #[error(transparent)]
    BadTask(#[from] BadTask),
    /// A move of the solution cannot be played.
    #[error("the solution cannot be played: {text} after {after} half-moves: {reason}")]
    BadMove {
        text: String,
        /// How many half-moves come before it.
        after: usize,
        reason: String,
    },
    /// The solution goes on for too long.
    #[error("a line of the solution has more than {LONGEST_LINE} half-moves")]
    TooLong,
}

impl Composition {
    /// Reads a composition from a game of a PDN file.
    ///
    /// ```
    /// use damier_compose::{Composition, Goal};
    /// use damier_pdn::{ReplayOptions, read_games, write_game};
    /// let text = "[GameType \"25\"]\n[Task \"win\"]\n[FEN \"W:Wb8K,h6:Bc3,h8\"]\n1. b8-f4 *".replace("b8K", "Kb8");
    /// let game = read_games(text.as_bytes()).next().expect("a game")?;
    /// let work = Composition::from_pdn(&game, &ReplayOptions::default()).expect("a composition");
    /// assert_eq!(work.task.goal, Goal::Win);
    /// assert_eq!(work.solution.main_line().len(), 1);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn from_pdn(read: &ReadGame, options: &ReplayOptions) -> Result<Composition, NotAComposition> {
        let tags = &read.game.tags;
        let fen = tags.known("FEN").ok_or(NotAComposition::NoPosition)?;
        let variant = variant(read, options).ok_or(NotAComposition::UnknownVariant)?;
        let setup = read_setup(variant, fen, tags)?;
        let kind = tags.known("Kind").and_then(|text| text.parse().ok());
        let kind = kind.unwrap_or_else(|| by_result(&setup, tags));
        let mut work = Composition::new(setup, Task { goal: goal(tags)?, kind });
        if let Some(code) = tags.known("Code").and_then(|text| text.parse::<Code>().ok()) {
            work.code = code;
        }
        work.authors = authors(tags);
        work.number = tags.known("Number").and_then(|text| text.parse().ok());
        work.legality = tags.known("Legality").map(str::to_owned);
        let themes = tags
            .iter()
            .filter(|tag| ["Theme", "Motif"].iter().any(|name| tag.name.eq_ignore_ascii_case(name)));
        let themes = themes.flat_map(|tag| tag.value.split(';')).map(|theme| theme.trim().to_owned());
        work.themes = themes.filter(|theme| !theme.is_empty()).collect();
        work.source = tags.known("Source").or(tags.known("Event")).map(str::to_owned);
        work.dates = Dates { disclosed: date(tags, "Date"), closing: date(tags, "Closing") };
        let plain = work.clone();
        work.task_to_side_to_move();
        match solve(&mut work, &read.game.line) {
            // Some files name the wrong side, and their moves tell.
            Err(fault) if work.is_turned => {
                work = plain;
                if work.task.kind == Kind::WhiteFirst {
                    work.task.kind = Kind::Basic;
                }
                solve(&mut work, &read.game.line).map_err(|_| fault)?;
            }
            read => read?,
        }
        Ok(work)
    }

    /// The composition as a game of a PDN file.
    pub fn to_pdn(&self) -> PdnGame {
        let mut tags = Tags::default();
        let mut push = |name: &str, value: Option<String>| {
            if let Some(value) = value {
                tags.push(name, value);
            }
        };
        push("Number", self.number.map(|number| number.to_string()));
        for author in &self.authors {
            push("Author", Some(author.written()));
            push("Residence", author.residence.clone());
        }
        push("Theme", (!self.themes.is_empty()).then(|| self.themes.join("; ")));
        push("Source", self.source.clone());
        push("Date", self.dates.disclosed.as_ref().map(|date| date.replace('-', ".")));
        push("Closing", self.dates.closing.as_ref().map(|date| date.replace('-', ".")));
        push("Code", Some(self.code.name().to_owned()));
        push("Task", Some(self.task.goal.to_string()));
        push("Kind", (self.given_kind() != Kind::Basic).then(|| self.given_kind().to_string()));
        push("Legality", self.legality.clone());
        push("GameType", Some(GameType::of(self.variant()).to_string()));
        push("SetUp", Some("1".to_owned()));
        push("FEN", Some(write_fen(&self.given())));
        let given = self.given_solution();
        let line = given.map(|(start, solution)| write_tree(&start, &solution, MoveNumber::FIRST));
        PdnGame { tags, line: line.unwrap_or_default() }
    }
}

/// Takes the author's solution.
fn solve(work: &mut Composition, line: &Line) -> Result<(), NotAComposition> {
    if let Some(start) = work.given_position() {
        work.solved_by(&start, read_tree(&start, line, 0)?);
    }
    Ok(())
}

/// Whether one side begins and the other has the task: the result tells, but in English draughts, where it has been
/// written for the side that begins as well.
fn by_result(setup: &Setup, tags: &Tags) -> Kind {
    let says = |results: [&str; 2]| tags.known("Result").is_some_and(|result| results.contains(&result));
    match setup.to_move {
        _ if setup.variant == Variant::English => Kind::Basic,
        Color::Black if says(["1-0", "2-0"]) => Kind::BlackFirst,
        Color::White if says(["0-1", "0-2"]) => Kind::WhiteFirst,
        _ => Kind::Basic,
    }
}

fn variant(read: &ReadGame, options: &ReplayOptions) -> Option<Variant> {
    options.variant.or_else(|| replay(read, options).variant)
}

fn read_setup(variant: Variant, fen: &str, tags: &Tags) -> Result<Setup, NotAComposition> {
    let mut reader = FenReader::new(variant);
    let said = tags.get("GameType").and_then(|text| text.parse::<GameType>().ok());
    if let Some(corner) = said.and_then(|said| said.numbers_from(variant.board())) {
        reader = reader.numbers_from(corner);
    }
    let fen = reader.read(fen).map_err(|error| NotAComposition::BadPosition(error.to_string()))?;
    let mut setup = fen.setup;
    setup.placed.sort_by_key(|(square, _)| *square);
    Ok(setup)
}

fn goal(tags: &Tags) -> Result<Goal, NotAComposition> {
    if let Some(task) = tags.known("Task") {
        return Ok(task.parse()?);
    }
    Ok(tags.known("Result").and_then(|text| text.parse().ok()).unwrap_or(Goal::Win))
}

fn date(tags: &Tags, name: &str) -> Option<String> {
    let text = tags.known(name)?.replace('.', "-");
    Some(text.trim_end_matches("-??").trim_end_matches("-??").to_owned())
}

/// Every `Author` tag with the `Residence` that follows it; without one the `White` tag.
fn authors(tags: &Tags) -> Vec<Author> {
    let mut authors: Vec<Author> = Vec::new();
    for tag in tags {
        if tag.name.eq_ignore_ascii_case("Author") && !tag.value.trim().is_empty() {
            authors.extend(tag.value.split(';').map(Author::parse));
        } else if tag.name.eq_ignore_ascii_case("Residence")
            && let Some(last) = authors.last_mut()
        {
            last.residence = Some(tag.value.clone());
        }
    }
    if authors.is_empty() {
        authors.extend(tags.known("White").map(Author::parse));
    }
    authors
}

fn read_tree(start: &Position, line: &Line, before: usize) -> Result<Tree, NotAComposition> {
    let mut tree = Tree::default();
    read_steps(&mut tree, start, line, before)?;
    Ok(tree)
}

/// Adds a line and its variations. The line is folded from its end, so that its length costs no stack.
fn read_steps(tree: &mut Tree, start: &Position, line: &Line, before: usize) -> Result<(), NotAComposition> {
    let mut position = *start;
    let mut played: Vec<(Branch, Vec<Branch>)> = Vec::new();
    for step in &line.steps {
        let Action::Move(text) = &step.action else { break };
        let after = before + played.len();
        if after >= LONGEST_LINE {
            return Err(NotAComposition::TooLong);
        }
        let mv = read_move(&position, text).map_err(|error| NotAComposition::BadMove {
            text: text.clone(),
            after,
            reason: error.to_string(),
        })?;
        let mut branch = Branch { sign: step.strength.clone().unwrap_or_default(), ..Branch::new(mv) };
        let mut beside = Tree::default();
        for note in &step.notes {
            match note {
                Note::Comment(comment) => comment_on(&mut branch, comment),
                Note::Variation(line) => read_steps(&mut beside, &position, line, after)?,
                Note::Nag(1) => branch.sign = "!".to_owned(),
                Note::Nag(2) => branch.sign = "?".to_owned(),
                Note::Nag(_) => {}
            }
        }
        position = position.play_unchecked(&mv);
        played.push((branch, beside.branches));
    }
    let mut next = Tree::default();
    for (mut branch, beside) in played.into_iter().rev() {
        branch.next = next;
        next = Tree { branches: std::iter::once(branch).chain(beside).collect() };
    }
    tree.branches.extend(next.branches);
    Ok(())
}

fn comment_on(branch: &mut Branch, comment: &Comment) {
    for command in comment.commands() {
        match command.name {
            "label" => branch.label = read_label(command.value).or(branch.label),
            "claim" => branch.claim = if command.value == "=" { Some(Claim::Draw) } else { Some(Claim::Win) },
            _ => {}
        }
    }
    let words = comment.words();
    if !words.is_empty() {
        branch.comment =
            if branch.comment.is_empty() { words } else { format!("{} {words}", branch.comment) };
    }
}

fn write_tree(start: &Position, tree: &Tree, first: MoveNumber) -> Line {
    let notation = Notation::pdn(start.variant());
    let mut line = Line::default();
    let (mut position, mut tree, mut number) = (*start, tree, first);
    while let Some((branch, beside)) = tree.branches.split_first() {
        let mut step = Step {
            action: Action::Move(write_move(&position, &branch.mv, &notation)),
            number,
            strength: (!branch.sign.is_empty()).then(|| branch.sign.clone()),
            notes: remarks(branch),
        };
        for other in beside {
            let alone = Tree { branches: vec![other.clone()] };
            step.notes.push(Note::Variation(write_tree(&position, &alone, number)));
        }
        line.steps.push(step);
        position = position.play_unchecked(&branch.mv);
        number = number.next();
        tree = &branch.next;
    }
    line
}

fn remarks(branch: &Branch) -> Vec<Note> {
    let mut parts = Vec::new();
    parts.extend(branch.label.map(|label| format!("[%label {label}]")));
    parts.extend(
        branch.claim.map(|claim| format!("[%claim {}]", if claim == Claim::Draw { "=" } else { "+" })),
    );
    if !branch.comment.is_empty() {
        parts.push(branch.comment.clone());
    }
    if parts.is_empty() { Vec::new() } else { vec![Note::Comment(Comment::new(&parts.join(" ")))] }
}
