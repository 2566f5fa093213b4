//! Positions and moves.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use damier_diagram::Diagram;
use damier_pdn::{Notation, read_fen, read_move, write_fen, write_move};
use damier_rules::rulebook::SquareNames;
use damier_rules::{Identity, Move, Position, Rulebook, Square, Tower, Variant, perft};
use pyo3::basic::CompareOp;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::drawing::{Look, drawn};
use crate::plain::{side, variant, wrong};
use crate::refused;

/// Counts that go deeper take longer than anybody waits.
const DEEPEST: u32 = 20;

/// A position of play: pieces and the side to move. It never changes; `play` answers with the next one.
#[pyclass(name = "Position", module = "damier", frozen)]
#[derive(Clone)]
pub(crate) struct PyPosition(pub(crate) Arc<Position>);

/// A legal move of a position.
#[pyclass(name = "Move", module = "damier", frozen)]
#[derive(Clone)]
pub(crate) struct PyMove {
    pub(crate) before: Arc<Position>,
    pub(crate) mv: Move,
}

/// A move as somebody hands it over: one of ours, or any spelling of the codes.
#[derive(FromPyObject)]
pub(crate) enum Asked<'py> {
    Move(PyRef<'py, PyMove>),
    Text(String),
}

impl Asked<'_> {
    /// The legal move that is meant.
    pub(crate) fn find(
        &self,
        py: Python<'_>,
        position: &Position,
        book: Option<&Rulebook>,
    ) -> PyResult<Move> {
        match self {
            Asked::Move(own) => match position.play(&own.mv) {
                Ok(_) => Ok(own.mv),
                Err(why) => Err(refused::of_move(py, &why, position.variant(), book)),
            },
            Asked::Text(text) => {
                read_move(position, text).map_err(|why| refused::of_text(py, &why, position.variant(), book))
            }
        }
    }
}

/// What a square is called in its game.
pub(crate) fn square_name(variant: Variant, square: Square) -> String {
    match variant.profile().squares {
        SquareNames::Numbers => square.to_string(),
        SquareNames::Letters | SquareNames::Capitals => variant.board().algebraic(square),
    }
}

/// A tower from the top down: `w` and `b` men, `W` and `B` kings.
fn tower_text(tower: Tower) -> String {
    let letter = |color: damier_rules::Color, rank| {
        let letter = color.letter();
        if rank == damier_rules::Rank::King {
            letter.to_ascii_uppercase()
        } else {
            letter.to_ascii_lowercase()
        }
    };
    let own = tower.own().map(|rank| letter(tower.owner(), rank));
    own.chain(tower.captives().map(|rank| letter(!tower.owner(), rank))).collect()
}

/// The legal moves of a position as Python holds them.
pub(crate) fn moves_of(position: &Arc<Position>) -> Vec<PyMove> {
    let own = |mv| PyMove { before: Arc::clone(position), mv };
    position.legal_moves().into_iter().map(own).collect()
}

/// A position from its FEN.
pub(crate) fn read(variant: Variant, fen: &str) -> PyResult<Position> {
    let read = read_fen(variant, fen).map_err(wrong)?;
    Position::new(&read.setup)
        .map_err(|faults| wrong(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")))
}

#[pymethods]
impl PyPosition {
    /// The start of a game, or the position of a FEN.
    #[new]
    #[pyo3(signature = (variant = "international", fen = None))]
    fn new(variant: &str, fen: Option<&str>) -> PyResult<PyPosition> {
        let variant = self::variant(variant)?;
        let position = fen.map_or_else(|| Ok(Position::start(variant)), |fen| read(variant, fen))?;
        Ok(PyPosition(Arc::new(position)))
    }

    #[getter]
    fn variant(&self) -> &'static str {
        self.0.variant().name()
    }

    #[getter]
    fn turn(&self) -> &'static str {
        side(self.0.to_move())
    }

    #[getter]
    fn fen(&self) -> String {
        write_fen(&self.0.setup())
    }

    #[getter]
    fn must_capture(&self) -> bool {
        self.0.must_capture()
    }

    /// What stands where: towers from the top down, `w` and `b` men, `W` and `B` kings.
    #[getter]
    fn pieces<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for (square, tower) in self.0.setup().placed {
            all.set_item(square_name(self.0.variant(), square), tower_text(tower))?;
        }
        Ok(all)
    }

    /// Every legal move, each once.
    fn legal_moves(&self) -> Vec<PyMove> {
        moves_of(&self.0)
    }

    /// The legal move that a text means; `Refused` says why there is none.
    fn find(&self, py: Python<'_>, text: &str) -> PyResult<PyMove> {
        let mv = Asked::Text(text.to_owned()).find(py, &self.0, None)?;
        Ok(PyMove { before: Arc::clone(&self.0), mv })
    }

    /// The position after a move.
    fn play(&self, py: Python<'_>, mv: Asked<'_>) -> PyResult<PyPosition> {
        let mv = mv.find(py, &self.0, None)?;
        Ok(PyPosition(Arc::new(self.0.play_unchecked(&mv))))
    }

    /// How many ways there are to play so many half-moves. `paths` counts captures of the same pieces in another order
    /// apart, as some published lists do.
    #[pyo3(signature = (depth, *, paths = false))]
    fn perft(&self, py: Python<'_>, depth: u32, paths: bool) -> PyResult<u64> {
        if depth > DEEPEST {
            return Err(wrong(format!("counts go from depth 0 to {DEEPEST}, not to {depth}")));
        }
        let identity = if paths { Identity::Path } else { Identity::Outcome };
        let position = Arc::clone(&self.0);
        Ok(py.detach(move || perft(&position, depth, identity)))
    }

    /// The board in letters.
    fn text(&self) -> String {
        Diagram::of(&self.0).text()
    }

    /// The board as an SVG picture.
    #[pyo3(signature = (*, theme = None, flip = false, coordinates = None, caption = None))]
    fn svg(
        &self,
        theme: Option<&str>,
        flip: bool,
        coordinates: Option<bool>,
        caption: Option<String>,
    ) -> PyResult<String> {
        Ok(drawn(&self.0, &Look { theme, flip, coordinates, caption, last: None })?.svg())
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        Ok(drawn(&self.0, &Look::default())?.svg())
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __repr__(&self) -> String {
        format!("Position({:?}, {:?})", self.variant(), self.fen())
    }

    fn __richcmp__(&self, other: &Bound<'_, PyAny>, op: CompareOp) -> Option<bool> {
        let other = other.cast::<PyPosition>().ok()?.get();
        compared(op, self.0 == other.0)
    }

    fn __hash__(&self) -> u64 {
        hashed(&*self.0)
    }

    /// Positions are written by their FEN.
    fn __reduce__(&self, py: Python<'_>) -> (Py<PyAny>, (String, String)) {
        (py.get_type::<PyPosition>().into_any().unbind(), (self.variant().to_owned(), self.fen()))
    }
}

#[pymethods]
impl PyMove {
    /// The squares in order: departure, where it touches down, arrival.
    #[getter]
    fn path(&self) -> Vec<String> {
        self.names(self.mv.squares())
    }

    /// The squares jumped over, in order.
    #[getter]
    fn taken(&self) -> Vec<String> {
        self.names(self.mv.jumped())
    }

    #[getter]
    fn origin(&self) -> String {
        square_name(self.before.variant(), self.mv.from())
    }

    #[getter]
    fn target(&self) -> String {
        square_name(self.before.variant(), self.mv.to())
    }

    #[getter]
    fn is_capture(&self) -> bool {
        self.mv.is_capture()
    }

    /// Whether a man becomes a king.
    #[getter]
    fn crowns(&self) -> bool {
        self.mv.crowns()
    }

    /// As game files write it.
    fn __str__(&self) -> String {
        write_move(&self.before, &self.mv, &Notation::pdn(self.before.variant()))
    }

    fn __repr__(&self) -> String {
        format!("Move({:?})", self.__str__())
    }

    fn __richcmp__(&self, other: &Bound<'_, PyAny>, op: CompareOp) -> Option<bool> {
        let other = other.cast::<PyMove>().ok()?.get();
        compared(op, self.mv == other.mv)
    }

    fn __hash__(&self) -> u64 {
        hashed(&self.mv)
    }
}

impl PyMove {
    fn names(&self, squares: &[Square]) -> Vec<String> {
        squares.iter().map(|square| square_name(self.before.variant(), *square)).collect()
    }
}

/// Equal or not; nothing else can be asked of positions and moves.
fn compared(op: CompareOp, same: bool) -> Option<bool> {
    match op {
        CompareOp::Eq => Some(same),
        CompareOp::Ne => Some(!same),
        _ => None,
    }
}

fn hashed(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
