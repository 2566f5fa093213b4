//! Game files, read as a stream: a file of millions of games needs the memory of its longest game.

use std::fs::File;
use std::io::{self, Cursor, Read};
use std::sync::{Arc, Mutex, PoisonError};

use damier_pdn::{
    Checker, Games, PdnReader, ReadGame, ReplayOptions, Replayed, normalise, read_games, replay, write_game,
};
use damier_rules::{Color, Position, Variant};
use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};

use crate::plain::{side, variant};
use crate::position::{PyMove, PyPosition};

/// Anything that games are read from.
type Source = Box<dyn Read + Send>;

/// An object of Python with a method `read`, in binary or text mode.
struct Asked {
    object: Py<PyAny>,
    /// What was read and not yet taken: text may come in more bytes than were asked for.
    left: Cursor<Vec<u8>>,
}

/// So much is asked of a file of Python at once.
const PIECE: usize = 1 << 16;

impl Read for Asked {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let taken = self.left.read(into)?;
        if taken > 0 || into.is_empty() {
            return Ok(taken);
        }
        let more = Python::attach(|py| -> PyResult<Vec<u8>> {
            let more = self.object.bind(py).call_method1("read", (PIECE,))?;
            bytes_of(&more)
        });
        self.left = Cursor::new(more.map_err(io::Error::other)?);
        self.left.read(into)
    }
}

/// The bytes of a text or of bytes.
fn bytes_of(object: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    if let Ok(text) = object.cast::<PyString>() {
        return Ok(text.to_cow()?.as_bytes().to_vec());
    }
    match object.cast::<PyBytes>() {
        Ok(bytes) => Ok(bytes.as_bytes().to_vec()),
        Err(_) => Err(PyTypeError::new_err("text, bytes or a file that is open for reading is wanted")),
    }
}

fn source(object: &Bound<'_, PyAny>) -> PyResult<Source> {
    if object.hasattr("read")? {
        return Ok(Box::new(Asked { object: object.clone().unbind(), left: Cursor::default() }));
    }
    Ok(Box::new(Cursor::new(bytes_of(object)?)))
}

fn opened(path: &std::path::Path) -> PyResult<Source> {
    let file = File::open(path).map_err(|why| PyOSError::new_err(format!("{}: {why}", path.display())))?;
    Ok(Box::new(file))
}

fn options(variant: Option<&str>) -> PyResult<ReplayOptions> {
    Ok(ReplayOptions { variant: variant.map(self::variant).transpose()?, ..ReplayOptions::default() })
}

/// The games of a text, of bytes, or of a file that is open for reading, one after the other.
#[pyfunction]
#[pyo3(signature = (source, *, variant = None))]
pub(crate) fn read_pdn(source: &Bound<'_, PyAny>, variant: Option<&str>) -> PyResult<PyGames> {
    let options = options(variant)?;
    Ok(PyGames { games: Mutex::new(read_games(self::source(source)?)), options })
}

/// The games of a file, one after the other.
#[pyfunction]
#[pyo3(signature = (path, *, variant = None))]
pub(crate) fn open_pdn(path: std::path::PathBuf, variant: Option<&str>) -> PyResult<PyGames> {
    let options = options(variant)?;
    Ok(PyGames { games: Mutex::new(read_games(opened(&path)?)), options })
}

/// Plays through a whole file and counts: games, moves, and those that cannot be played.
#[pyfunction]
#[pyo3(signature = (path, *, variant = None))]
pub(crate) fn check_pdn<'py>(
    py: Python<'py>,
    path: std::path::PathBuf,
    variant: Option<&str>,
) -> PyResult<Bound<'py, PyDict>> {
    let options = options(variant)?;
    let source = opened(&path)?;
    let [games, moves, wrong] =
        py.detach(|| count(source, options)).map_err(|why| PyOSError::new_err(why.to_string()))?;
    let counts = PyDict::new(py);
    counts.set_item("games", games)?;
    counts.set_item("moves", moves)?;
    counts.set_item("wrong_games", wrong)?;
    Ok(counts)
}

/// Games, moves that were played, and games in which not all could be.
fn count(source: Source, options: ReplayOptions) -> io::Result<[usize; 3]> {
    let (mut reader, mut checker) = (PdnReader::new(source), Checker::new(options));
    let mut counts = [0; 3];
    while let Some(game) = checker.check_next(&mut reader)? {
        if !game.is_remnant {
            counts[0] += 1;
            counts[1] += game.played;
            counts[2] += usize::from(!game.is_legal());
        }
    }
    Ok(counts)
}

/// The games of a file; iterate over them.
#[pyclass(name = "Games", module = "damier", frozen)]
pub(crate) struct PyGames {
    games: Mutex<Games<Source>>,
    options: ReplayOptions,
}

#[pymethods]
impl PyGames {
    fn __iter__(own: PyRef<'_, Self>) -> PyRef<'_, Self> {
        own
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<PyPdnGame>> {
        let options = self.options;
        let next = py.detach(|| {
            let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
            let next = games.find(|game| !game.as_ref().is_ok_and(ReadGame::is_remnant))?;
            Some(next.map(|read| {
                let replayed = replay(&read, &ReplayOptions { variations: false, ..options });
                PyPdnGame { read, replayed, options }
            }))
        });
        next.transpose().map_err(|why| PyOSError::new_err(why.to_string()))
    }
}

/// A game of a file, played through.
#[pyclass(name = "PdnGame", module = "damier", frozen)]
pub(crate) struct PyPdnGame {
    read: ReadGame,
    replayed: Replayed,
    options: ReplayOptions,
}

#[pymethods]
impl PyPdnGame {
    /// The tags, the first of each name.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        for tag in &self.read.game.tags {
            if !tags.contains(&tag.name)? {
                tags.set_item(&tag.name, &tag.value)?;
            }
        }
        Ok(tags)
    }

    /// The variant, by its tag or else by its moves; None if it is no game of ours.
    #[getter]
    fn variant(&self) -> Option<&'static str> {
        self.replayed.variant.map(Variant::name)
    }

    /// The moves as they are written.
    #[getter]
    fn texts(&self) -> Vec<&str> {
        self.read.game.moves().collect()
    }

    /// The moves that could be played.
    #[getter]
    fn moves(&self) -> Vec<PyMove> {
        let mut before = self.replayed.start.map(Arc::new);
        let mut moves = Vec::with_capacity(self.replayed.steps.len());
        for step in &self.replayed.steps {
            let after = Arc::new(step.position);
            if let (Some(mv), Some(before)) = (step.mv, before) {
                moves.push(PyMove { before, mv });
            }
            before = Some(after);
        }
        moves
    }

    /// The position before the first move, or None.
    #[getter]
    fn start(&self) -> Option<PyPosition> {
        self.replayed.start.map(own)
    }

    /// The last position that was reached, or None.
    #[getter]
    fn last(&self) -> Option<PyPosition> {
        self.replayed.last().copied().map(own)
    }

    /// The position before the first move and after every one of them.
    fn positions(&self) -> Vec<PyPosition> {
        let moves = self.replayed.steps.iter().filter(|step| step.mv.is_some()).count();
        (0..=moves).filter_map(|at| self.replayed.position_after(at)).copied().map(own).collect()
    }

    /// Whether every move can be played.
    #[getter]
    fn is_legal(&self) -> bool {
        self.replayed.is_legal()
    }

    /// The moves that cannot be played: the half-move from 1, the text, the line of the file, and why.
    #[getter]
    fn illegal<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let told = |own: &damier_pdn::IllegalMove| {
            let what = PyDict::new(py);
            what.set_item("ply", own.ply)?;
            what.set_item("move", &own.text)?;
            what.set_item("line", own.at.line)?;
            what.set_item("why", own.reason.to_string())?;
            what.set_item(
                "clauses",
                self.replayed.variant.map_or(&[][..], |variant| own.reason.clauses(variant)),
            )?;
            Ok(what)
        };
        self.replayed.illegal.iter().map(told).collect()
    }

    /// Everything else that is wrong, each with line and column.
    #[getter]
    fn faults(&self) -> Vec<String> {
        self.read.faults.iter().chain(&self.replayed.faults).map(ToString::to_string).collect()
    }

    /// Who has won, or None.
    #[getter]
    fn winner(&self) -> Option<&'static str> {
        self.replayed.winner().map(|color: Color| side(color))
    }

    /// The game in normal form: every move in the notation of its game, with comments and variations.
    fn pdn(&self) -> String {
        write_game(&normalise(&self.read, &self.options, None).game)
    }

    fn __len__(&self) -> usize {
        self.replayed.steps.iter().filter(|step| step.mv.is_some()).count()
    }

    fn __repr__(&self) -> String {
        let tag = |name| self.read.game.tags.get(name).unwrap_or("?");
        format!("<PdnGame {} - {} {}>", tag("White"), tag("Black"), tag("Result"))
    }
}

fn own(position: Position) -> PyPosition {
    PyPosition(Arc::new(position))
}
