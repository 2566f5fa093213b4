//! The engine.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use damier_engine::{Engine, Level, Limits, Options, Probe, Report, StopFlag, Thinking};
use damier_pdn::{Notation, write_move};
use damier_rules::game::Done;
use damier_rules::{Move, Position, Rulebook};
use pyo3::prelude::*;

use crate::game::PyGame;
use crate::plain::wrong;
use crate::position::{PyMove, PyPosition};
use crate::rulebook::AskedBook;
use crate::tables::PyTables;

/// Megabytes of the hash table at most.
const MOST_HASH: usize = 1 << 16;

/// Threads at most.
const MOST_THREADS: usize = 256;

/// Best moves at most.
const MOST_LINES: usize = 64;

/// While a search goes on, it is looked so often whether somebody has pressed Ctrl-C.
const LOOK: Duration = Duration::from_millis(50);

/// An engine that plays by a rulebook. One search at a time; others wait for it.
#[pyclass(name = "Engine", module = "damier", frozen)]
pub(crate) struct PyEngine {
    book: Rulebook,
    engine: Mutex<Engine>,
}

/// What is to be searched.
#[derive(FromPyObject)]
pub(crate) enum Searched<'py> {
    Position(PyRef<'py, PyPosition>),
    Game(PyRef<'py, PyGame>),
}

impl Searched<'_> {
    /// A start and the moves from there, so that repetitions are seen.
    fn course(&self) -> (Position, Vec<Move>) {
        let game = match self {
            Searched::Position(own) => return (*own.0, Vec::new()),
            Searched::Game(own) => &own.game,
        };
        let plies = game.state().plies();
        let mut moves: Vec<Move> = Vec::with_capacity(plies.len());
        let mut start = plies.first().map_or(*game.state().position(), |ply| ply.before());
        for ply in plies {
            match ply.done {
                Done::Legal(mv) => moves.push(mv),
                // What was done against the rules is no move: the search begins behind it.
                Done::Irregular(_) => {
                    start = ply.after();
                    moves.clear();
                }
            }
        }
        (start, moves)
    }
}

/// A line that a search found.
#[pyclass(name = "Line", module = "damier", frozen, get_all)]
#[derive(Clone)]
pub(crate) struct PyLine {
    /// Hundredths of a man for the side to move.
    score: i32,
    /// Half-moves to the end, negative if lost; None while it is open.
    decided_in: Option<i32>,
    /// The score as people say it: `+0.35`, `won in 7`.
    told: String,
    /// The moves in the notation of the game.
    texts: Vec<String>,
    /// The first of them.
    first: Option<PyMove>,
}

#[pymethods]
impl PyLine {
    fn __str__(&self) -> String {
        format!("{} {}", self.told, self.texts.join(" "))
    }

    fn __repr__(&self) -> String {
        format!("<Line {}>", self.__str__())
    }
}

/// What a search found.
#[pyclass(name = "Found", module = "damier", frozen, get_all)]
#[derive(Clone)]
pub(crate) struct PyFound {
    /// What the engine would play; None if there is no move.
    best: Option<PyMove>,
    /// The best moves with their lines, the best first.
    lines: Vec<PyLine>,
    depth: u32,
    nodes: u64,
    seconds: f64,
    /// Positions found in endgame tables.
    table_hits: u64,
}

#[pymethods]
impl PyFound {
    fn __repr__(&self) -> String {
        let best = self.lines.first().map_or("no move".to_owned(), |line| line.__str__());
        format!("<Found depth {}: {best}>", self.depth)
    }
}

fn line_of(start: Position, report: &Report) -> PyLine {
    let notation = Notation::pdn(start.variant());
    let mut now = start;
    let texts = report.line.iter().map(|mv| {
        let text = write_move(&now, mv, &notation);
        now = now.play_unchecked(mv);
        text
    });
    let texts = texts.collect();
    let before = Arc::new(start);
    PyLine {
        score: report.score.0,
        decided_in: report.score.decided_in(),
        told: report.score.to_string(),
        texts,
        first: report.line.first().map(|mv| PyMove { before, mv: *mv }),
    }
}

/// How long to think, as Python says it.
struct Terms {
    depth: Option<u32>,
    nodes: Option<u64>,
    seconds: Option<f64>,
    level: Option<u8>,
    lines: usize,
}

impl Terms {
    fn limits(&self) -> PyResult<(Option<Level>, Limits)> {
        let spent = |seconds: f64| Duration::try_from_secs_f64(seconds).map_err(wrong);
        let time = self.seconds.map(spent).transpose()?.map(Thinking::exactly);
        if let Some(level) = self.level {
            let level = Level::new(level).map_err(wrong)?;
            let own = level.limits();
            if own.depth.is_none() && own.nodes.is_none() && time.is_none() {
                return Err(wrong("full strength thinks for ever unless seconds are given"));
            }
            return Ok((Some(level), Limits { time, ..own }));
        }
        if self.depth.is_none() && self.nodes.is_none() && time.is_none() {
            return Err(wrong("say how long to think: depth, nodes, seconds or level"));
        }
        if !(1..=MOST_LINES).contains(&self.lines) {
            return Err(wrong(format!("lines are 1 to {MOST_LINES}, not {}", self.lines)));
        }
        let (depth, nodes) = (self.depth, self.nodes);
        Ok((None, Limits { depth, nodes, time, lines: self.lines, analyse: false }))
    }
}

#[pymethods]
impl PyEngine {
    /// An engine for a rulebook, with the learnt weights of its game.
    #[new]
    #[pyo3(signature = (rulebook, *, hash_mb = 64, threads = 1, tables = None))]
    fn new(
        rulebook: AskedBook<'_>,
        hash_mb: usize,
        threads: usize,
        tables: Option<PyRef<'_, PyTables>>,
    ) -> PyResult<PyEngine> {
        if !(1..=MOST_HASH).contains(&hash_mb) || !(1..=MOST_THREADS).contains(&threads) {
            return Err(wrong(format!(
                "a hash table has 1 to {MOST_HASH} megabytes and a search 1 to {MOST_THREADS} threads"
            )));
        }
        let book = rulebook.book()?;
        let tables = tables.map(|own| Arc::clone(&own.tables) as Arc<dyn Probe>);
        let options = Options { hash: hash_mb << 20, threads, tables, ..Options::default() };
        Ok(PyEngine { engine: Mutex::new(Engine::new(&book, &options)), book })
    }

    /// Searches a position, or a game with its repetitions. Other threads of Python go on meanwhile; Ctrl-C ends it.
    #[pyo3(signature = (what, *, depth = None, nodes = None, seconds = None, level = None, lines = 1, lot = 0))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn search(
        &self,
        py: Python<'_>,
        what: Searched<'_>,
        depth: Option<u32>,
        nodes: Option<u64>,
        seconds: Option<f64>,
        level: Option<u8>,
        lines: usize,
        lot: u64,
    ) -> PyResult<PyFound> {
        let (start, moves) = what.course();
        drop(what);
        if start.variant() != self.book.variant {
            return Err(wrong(format!("{} is not about {}", self.book.name, start.variant())));
        }
        let (level, limits) = Terms { depth, nodes, seconds, level, lines }.limits()?;
        let found = self.watched(py, &start, &moves, &limits)?;
        let here = moves.iter().fold(start, |now, mv| now.play_unchecked(mv));
        let chosen = level.map_or(found.first(), |level| level.choose(&found, lot));
        let first = found.first();
        let before = Arc::new(here);
        Ok(PyFound {
            best: chosen.and_then(|own| Some(PyMove { before, mv: *own.line.first()? })),
            lines: found.iter().map(|report| line_of(here, report)).collect(),
            depth: first.map_or(0, |own| own.depth),
            nodes: first.map_or(0, |own| own.nodes),
            seconds: first.map_or(0.0, |own| own.time.as_secs_f64()),
            table_hits: first.map_or(0, |own| own.table_hits),
        })
    }

    /// Forgets what earlier searches found.
    fn clear(&self, py: Python<'_>) {
        py.detach(|| self.engine.lock().unwrap_or_else(PoisonError::into_inner).clear());
    }

    fn __repr__(&self) -> String {
        format!("Engine({:?})", self.book.name)
    }
}

impl PyEngine {
    /// Searches in a thread of its own, so that this one sees a Ctrl-C.
    fn watched(
        &self,
        py: Python<'_>,
        start: &Position,
        moves: &[Move],
        limits: &Limits,
    ) -> PyResult<Vec<Report>> {
        let stop = StopFlag::new();
        std::thread::scope(|scope| {
            let search = || {
                let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
                engine.search(start, moves, limits, &stop, &mut |_| {})
            };
            let thread = scope.spawn(search);
            while !thread.is_finished() {
                py.detach(|| wait(&thread));
                if let Err(interrupted) = py.check_signals() {
                    stop.stop();
                    return Err(interrupted);
                }
            }
            py.detach(|| thread.join()).map_err(|_| wrong("the search broke off"))
        })
    }
}

/// Waits for a thread, but not for long.
fn wait<T>(thread: &std::thread::ScopedJoinHandle<'_, T>) {
    let begun = std::time::Instant::now();
    let mut pause = Duration::from_micros(20);
    while !thread.is_finished() && begun.elapsed() < LOOK {
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(5));
    }
}
