//! Pairings and standings by the official codes.

use damier_pairing::schedule::RoundRobin;
use damier_pairing::standings::{Code, Contest, Reckoning, Standings, System as Play, Template, standings};
use damier_pairing::swiss::{Request, System, Watch, pair_round};
use damier_pairing::{Absence, Cell, Entrant, Line, Lots, Mark, Sheet, SideResult};
use damier_rules::Color;
use pyo3::prelude::*;

use crate::plain::{plain, wrong};

/// More do not take part anywhere.
const MOST: usize = 10_000;

/// Rounds of a round robin: pairs with White first, and who is free.
type Schedule = Vec<(Vec<(u32, u32)>, Option<u32>)>;

/// The rounds of a round robin by the printed tables: for each the pairs, White first, and who is free.
#[pyfunction]
#[pyo3(signature = (players, cycles = 1))]
pub(crate) fn round_robin(players: usize, cycles: u16) -> PyResult<Schedule> {
    let table = RoundRobin::new(players, cycles).map_err(wrong)?;
    let round = |round: damier_pairing::schedule::TableRound| {
        (round.pairs.iter().map(|pair| (pair.white, pair.black)).collect(), round.free)
    };
    Ok(table.rounds().into_iter().map(round).collect())
}

/// A sheet of results: players by their numbers from 1, round after round.
#[pyclass(name = "Sheet", module = "damier")]
pub(crate) struct PySheet {
    sheet: Sheet,
}

/// A round as it was paired.
#[pyclass(name = "Round", module = "damier", frozen)]
#[derive(Clone)]
pub(crate) struct PyRound {
    /// Numbers, White first.
    #[pyo3(get)]
    pairs: Vec<(u32, u32)>,
    #[pyo3(get)]
    free: Option<u32>,
    why: String,
}

#[pymethods]
impl PyRound {
    /// Why each pair was made, group by group, as data.
    fn explanation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("json")?.call_method1("loads", (self.why.as_str(),))
    }

    fn __repr__(&self) -> String {
        let pairs: Vec<String> = self.pairs.iter().map(|(white, black)| format!("{white}-{black}")).collect();
        let free = self.free.map(|free| format!(", {free} is free")).unwrap_or_default();
        format!("<Round {}{free}>", pairs.join(" "))
    }
}

/// A row of the standings.
#[pyclass(name = "Row", module = "damier", frozen, get_all)]
#[derive(Clone)]
pub(crate) struct PyRow {
    /// `"1"`, or `"2-3"` if shared.
    place: String,
    number: u32,
    points: u32,
    /// What parts it from the row above: the criterion with both values; None for the first and for shared places.
    parted_by: Option<String>,
    /// Where the code says so.
    clauses: Vec<&'static str>,
}

#[pymethods]
impl PyRow {
    fn __repr__(&self) -> String {
        format!("<Row {}. number {} with {}>", self.place, self.number, self.points)
    }
}

fn code(name: &str) -> PyResult<Code> {
    match name {
        "ua2013" => Ok(Code::Ua2013),
        "ua2023" => Ok(Code::Ua2023),
        "fmjd-100" => Ok(Code::Fmjd100),
        "fmjd-64" => Ok(Code::Fmjd64),
        "columns" => Ok(Code::Columns),
        other => Err(wrong(format!(
            "no code of competitions is called \"{other}\"; there are ua2013, ua2023, fmjd-100, fmjd-64 and columns"
        ))),
    }
}

/// How a game ended, for White and for Black.
fn marks(text: &str) -> PyResult<[Mark; 2]> {
    use SideResult::{Draw, Loss, Win};
    Ok(match text {
        "2-0" | "1-0" => [Mark::Played(Win), Mark::Played(Loss)],
        "0-2" | "0-1" => [Mark::Played(Loss), Mark::Played(Win)],
        "1-1" | "1/2-1/2" => [Mark::Played(Draw), Mark::Played(Draw)],
        "+/-" => [Mark::Forfeit(Win), Mark::Forfeit(Loss)],
        "-/+" => [Mark::Forfeit(Loss), Mark::Forfeit(Win)],
        "-/-" => [Mark::Forfeit(Loss), Mark::Forfeit(Loss)],
        "*" => [Mark::Open, Mark::Open],
        other => {
            return Err(wrong(format!(
                "\"{other}\" is no result; there are 2-0, 1-1, 0-2, +/-, -/+, -/- and * for one not yet known"
            )));
        }
    })
}

impl PySheet {
    fn entrant(&self, number: u32) -> PyResult<Entrant> {
        let at = self.sheet.lines.iter().position(|line| line.number == number);
        let at = at.ok_or_else(|| wrong(format!("there is no player {number}")))?;
        Ok(Entrant(at as u32))
    }

    fn number(&self, entrant: Entrant) -> u32 {
        self.sheet.line(entrant).number
    }

    fn row(&self, row: &damier_pairing::standings::Row, order: &Reckoning) -> PyRow {
        let parted = row.separation.as_ref();
        let by = |own: &damier_pairing::standings::Separation| {
            let what = match own.by {
                damier_pairing::standings::Parting::Score => "points".to_owned(),
                damier_pairing::standings::Parting::Criterion(at) => {
                    order.order.get(at).map(|rule| rule.criterion.to_string()).unwrap_or_default()
                }
            };
            format!("{what}: {} and {}", own.above, own.below)
        };
        PyRow {
            place: row.place.to_string(),
            number: self.number(row.entrant),
            points: row.points.0,
            parted_by: parted.map(by),
            clauses: parted.map_or_else(Vec::new, |own| own.clauses.to_vec()),
        }
    }

    fn table(&self, order: &Reckoning) -> PyResult<Standings> {
        standings(&Contest::new(&self.sheet), order).map_err(wrong)
    }
}

#[pymethods]
impl PySheet {
    /// Players numbered from 1, for so many rounds; ratings and federations in the same order if there are any.
    #[new]
    #[pyo3(signature = (players, rounds, *, ratings = None, federations = None))]
    fn new(
        players: usize,
        rounds: u16,
        ratings: Option<Vec<Option<u32>>>,
        federations: Option<Vec<Option<String>>>,
    ) -> PyResult<PySheet> {
        if !(1..=MOST).contains(&players) {
            return Err(wrong(format!("1 to {MOST} players can take part, not {players}")));
        }
        let (ratings, federations) = (ratings.unwrap_or_default(), federations.unwrap_or_default());
        let line = |at: usize| Line {
            number: at as u32 + 1,
            rating: ratings.get(at).copied().flatten(),
            federation: federations.get(at).cloned().flatten(),
            cells: Vec::new(),
            withdrawn_after: None,
        };
        let lines = (0..players).map(line).collect();
        Ok(PySheet { sheet: Sheet { lines, rounds_total: rounds, ..Sheet::default() } })
    }

    /// How many rounds are on the sheet.
    #[getter]
    fn rounds(&self) -> usize {
        self.sheet.rounds_paired()
    }

    /// Pairs the next round by a Swiss system: F1, F2, F3, F4, U0, U1, U2 or C. The same seed draws the same lots. The
    /// sheet does not change.
    #[pyo3(signature = (system, *, seed = 0, absent = Vec::new()))]
    fn pair(&self, py: Python<'_>, system: &str, seed: u64, absent: Vec<u32>) -> PyResult<PyRound> {
        let system: System = system.parse().map_err(wrong)?;
        let absent: Vec<Entrant> =
            absent.into_iter().map(|number| self.entrant(number)).collect::<PyResult<_>>()?;
        let request = Request { absent: &absent, ..Request::next(&self.sheet, system) };
        let paired =
            py.detach(|| pair_round(&request, &mut Lots::new(seed), &Watch::new())).map_err(wrong)?;
        Ok(PyRound {
            pairs: paired
                .pairs
                .iter()
                .map(|pair| (self.number(pair.white), self.number(pair.black)))
                .collect(),
            free: paired.free.map(|free| self.number(free.entrant)),
            why: serde_json::to_string(&paired.explanation).map_err(wrong)?,
        })
    }

    /// Enters a round: games as (white, black, result) and who was free. Who is not named was absent.
    #[pyo3(signature = (games, *, free = None))]
    fn enter(&mut self, games: Vec<(u32, u32, String)>, free: Option<u32>) -> PyResult<()> {
        let mut cells = vec![None; self.sheet.lines.len()];
        let mut put = |entrant: Entrant, number: u32, cell: Cell| match cells[entrant.index()].replace(cell) {
            None => Ok(()),
            Some(_) => Err(wrong(format!("player {number} is named twice"))),
        };
        for (white, black, result) in &games {
            let [first, second] = marks(result)?;
            let (own, other) = (self.entrant(*white)?, self.entrant(*black)?);
            put(own, *white, Cell::Paired { opponent: other, color: Color::White, mark: first })?;
            put(other, *black, Cell::Paired { opponent: own, color: Color::Black, mark: second })?;
        }
        if let Some(number) = free {
            put(self.entrant(number)?, number, Cell::Bye)?;
        }
        for (line, cell) in self.sheet.lines.iter_mut().zip(cells) {
            line.cells.push(cell.unwrap_or(Cell::Absent(Absence::Announced)));
        }
        Ok(())
    }

    /// The places by a code (ua2013, ua2023, fmjd-100, fmjd-64, columns), as its Swiss or its round robin prints them.
    #[pyo3(signature = (code = "fmjd-100", *, round_robin = false))]
    fn standings(&self, code: &str, round_robin: bool) -> PyResult<Vec<PyRow>> {
        let system = if round_robin { Play::RoundRobin { cycles: 1 } } else { Play::Swiss };
        let order = Template { code: self::code(code)?, system, teams: false }.reckoning();
        let table = self.table(&order)?;
        Ok(table.rows.iter().map(|row| self.row(row, &order)).collect())
    }

    /// The sheet as data.
    fn data<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.sheet)
    }
}
