//! Games by a rulebook: moves and everything else that players do, with results and refusals by clause.

use std::sync::Arc;

use damier_pdn::{Notation, read_played_game, write_move, write_played_game};
use damier_rules::game::{Check, Claim, Conditions, Done, Fact, FlagFall, Game, GameResult, Outcome};
use damier_rules::{Color, Position};
use pyo3::prelude::*;

use crate::drawing::{Look, drawn};
use crate::plain::{color, plain, side, wrong};
use crate::position::{Asked, PyMove, PyPosition, moves_of, read};
use crate::refused;
use crate::rulebook::{AskedBook, PyRulebook};

/// A game under a rulebook.
#[pyclass(name = "Game", module = "damier")]
pub(crate) struct PyGame {
    pub(crate) game: Game,
}

/// How a game ended.
#[pyclass(name = "Result", module = "damier", frozen, get_all)]
#[derive(Clone)]
pub(crate) struct PyGameResult {
    /// `"white"`, `"black"`, or None.
    winner: Option<&'static str>,
    draw: bool,
    /// In words.
    why: String,
    /// Where the code says so.
    clauses: Vec<&'static str>,
    /// As the code prints it: `2-0`, `1-1`, `+/-`.
    marks: String,
}

#[pymethods]
impl PyGameResult {
    fn __str__(&self) -> String {
        format!("{} {}", self.marks, self.why)
    }

    fn __repr__(&self) -> String {
        format!("<Result {} {:?}>", self.marks, self.why)
    }
}

fn told(result: &GameResult, game: &Game) -> PyGameResult {
    let winner = match result.outcome {
        Outcome::Win(color) => Some(side(color)),
        Outcome::Draw | Outcome::BothLose | Outcome::Annulled => None,
    };
    PyGameResult {
        winner,
        draw: result.outcome == Outcome::Draw,
        why: result.reason.to_string(),
        clauses: result.clauses.clone(),
        marks: result.marks(game.rulebook()).to_string(),
    }
}

/// Which facts no later one has undone, oldest first.
fn standing(facts: &[Fact]) -> Vec<usize> {
    let (mut standing, mut next) = (Vec::new(), facts.len());
    while next > 0 {
        next = match &facts[next - 1] {
            Fact::Undo { back_to } => *back_to,
            _ => {
                standing.push(next - 1);
                next - 1
            }
        };
    }
    standing.reverse();
    standing
}

impl PyGame {
    fn add(&mut self, py: Python<'_>, fact: Fact) -> PyResult<()> {
        self.game.apply(fact).map_err(|why| refused::of_fact(py, &why))
    }

    /// Whoever is named, or else whoever is to move.
    fn by(&self, by: Option<&str>) -> PyResult<Color> {
        by.map_or_else(|| Ok(self.game.state().position().to_move()), color)
    }

    fn now(&self) -> Arc<Position> {
        Arc::new(*self.game.state().position())
    }
}

#[pymethods]
impl PyGame {
    /// A game from the start or from a FEN. Online, draws by counting come about by themselves, as on a server.
    #[new]
    #[pyo3(signature = (rulebook = None, fen = None, *, online = false))]
    fn new(
        py: Python<'_>,
        rulebook: Option<AskedBook<'_>>,
        fen: Option<&str>,
        online: bool,
    ) -> PyResult<PyGame> {
        let book = rulebook.unwrap_or_else(|| AskedBook::Name("fmjd-100".to_owned())).book()?;
        let start = fen.map_or_else(|| Ok(Position::start(book.variant)), |fen| read(book.variant, fen))?;
        let conditions = if online { Conditions::classic().online() } else { Conditions::classic() };
        let game = Game::from_position(book, conditions, start).map_err(|why| refused::of_fact(py, &why))?;
        Ok(PyGame { game })
    }

    /// The first game of a PDN text; every move has to be legal.
    #[staticmethod]
    fn from_pdn(text: &str) -> PyResult<PyGame> {
        read_played_game(text).map(|game| PyGame { game }).map_err(wrong)
    }

    /// The game as PDN.
    #[pyo3(signature = (**tags))]
    fn pdn(&self, tags: Option<std::collections::BTreeMap<String, String>>) -> String {
        let tags = tags.unwrap_or_default();
        let tags: Vec<(&str, &str)> =
            tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        write_played_game(&self.game, &tags)
    }

    #[getter]
    fn rulebook(&self) -> PyRulebook {
        PyRulebook(self.game.rulebook().clone())
    }

    #[getter]
    fn position(&self) -> PyPosition {
        PyPosition(self.now())
    }

    #[getter]
    fn turn(&self) -> &'static str {
        side(self.game.state().position().to_move())
    }

    /// How many half-moves have been made.
    #[getter]
    fn ply(&self) -> usize {
        self.game.state().ply()
    }

    /// The moves so far, as game files write them.
    #[getter]
    fn moves(&self) -> Vec<String> {
        let notation = Notation::pdn(self.game.rulebook().variant);
        let text = |ply: &damier_rules::game::Ply| match &ply.done {
            Done::Legal(mv) => write_move(&ply.before(), mv, &notation),
            Done::Irregular(_) => "...".to_owned(),
        };
        self.game.state().plies().iter().map(text).collect()
    }

    /// Every counter of the rulebook that runs: what it counts, how far it is, where it ends, and the clause.
    #[getter]
    fn counters<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let running: Vec<_> = self.game.state().counters().into_iter().filter(|now| now.running).collect();
        plain(py, &running)
    }

    /// How the game ended, or None.
    #[getter]
    fn result(&self) -> Option<PyGameResult> {
        self.game.state().result().map(|result| told(result, &self.game))
    }

    fn legal_moves(&self) -> Vec<PyMove> {
        if self.game.state().result().is_some() { Vec::new() } else { moves_of(&self.now()) }
    }

    /// Makes a move: one of `legal_moves`, or any spelling of the codes. `Refused` names the clause.
    fn play(&mut self, py: Python<'_>, mv: Asked<'_>) -> PyResult<()> {
        let state = self.game.state();
        let mv = match (&mv, state.result()) {
            // A game that is over says so itself.
            (Asked::Move(own), _) => own.mv,
            (Asked::Text(_), None) => mv.find(py, state.position(), Some(self.game.rulebook()))?,
            (Asked::Text(_), Some(result)) => {
                let over = damier_rules::game::Refusal::GameOver(Box::new(result.clone()));
                return Err(refused::of_fact(py, &over));
            }
        };
        self.add(py, Fact::Move(mv))
    }

    #[pyo3(signature = (by = None))]
    fn offer_draw(&mut self, py: Python<'_>, by: Option<&str>) -> PyResult<()> {
        let by = self.by(by)?;
        self.add(py, Fact::Offer { by, pressed: false })
    }

    fn accept_draw(&mut self, py: Python<'_>, by: &str) -> PyResult<()> {
        let by = color(by)?;
        self.add(py, Fact::Accept { by })
    }

    fn decline_draw(&mut self, py: Python<'_>, by: &str) -> PyResult<()> {
        let by = color(by)?;
        self.add(py, Fact::Decline { by })
    }

    /// Claims a draw because the position has occurred often enough; `announced` is the move that will bring it.
    #[pyo3(signature = (by = None, announced = None))]
    fn claim_repetition(
        &mut self,
        py: Python<'_>,
        by: Option<&str>,
        announced: Option<Asked<'_>>,
    ) -> PyResult<()> {
        let by = self.by(by)?;
        let find =
            |asked: Asked<'_>| asked.find(py, self.game.state().position(), Some(self.game.rulebook()));
        let announced = announced.map(find).transpose()?;
        self.add(py, Fact::Claim { by, claim: Claim::Repetition { announced, check: Check::default() } })
    }

    /// Claims a draw because a counter of moves has come to its end.
    #[pyo3(signature = (by = None))]
    fn claim_counting(&mut self, py: Python<'_>, by: Option<&str>) -> PyResult<()> {
        let by = self.by(by)?;
        self.add(py, Fact::Claim { by, claim: Claim::Counting { check: Check::default() } })
    }

    #[pyo3(signature = (by = None))]
    fn resign(&mut self, py: Python<'_>, by: Option<&str>) -> PyResult<()> {
        let by = self.by(by)?;
        self.add(py, Fact::Resign { by })
    }

    /// The flag of a side has fallen.
    fn flag(&mut self, py: Python<'_>, of: &str) -> PyResult<()> {
        let fall = FlagFall::of(color(of)?);
        self.add(py, Fact::Flag(fall))
    }

    /// Takes back what was done last, so many times.
    #[pyo3(signature = (times = 1))]
    fn undo(&mut self, py: Python<'_>, times: usize) -> PyResult<()> {
        let standing = standing(self.game.facts());
        let kept = standing.len().checked_sub(times);
        let kept = kept.ok_or_else(|| wrong(format!("only {} things were done", standing.len())))?;
        match standing.get(kept) {
            Some(back_to) => self.add(py, Fact::Undo { back_to: *back_to }),
            None => Ok(()),
        }
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        let last = self.game.state().plies().last().and_then(|ply| match ply.done {
            Done::Legal(mv) => Some(mv),
            Done::Irregular(_) => None,
        });
        Ok(drawn(self.game.state().position(), &Look { last, ..Look::default() })?.svg())
    }

    fn __repr__(&self) -> String {
        format!("<Game {} ply {}>", self.game.rulebook().name, self.ply())
    }
}
