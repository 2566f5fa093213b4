//! Endgame tables.

use std::path::PathBuf;
use std::sync::Arc;

use damier_tables::{BuildOptions, GameResult, Tables, build};
use pyo3::prelude::*;

use crate::plain::{variant, wrong};
use crate::position::PyPosition;

/// The endgame tables of a variant in a folder.
#[pyclass(name = "Tables", module = "damier", frozen)]
pub(crate) struct PyTables {
    pub(crate) tables: Arc<Tables>,
}

/// Builds all tables of a variant up to a number of pieces that are not in the folder yet.
#[pyfunction]
#[pyo3(signature = (folder, variant, pieces, *, threads = 1, memory_mb = 1024))]
pub(crate) fn build_tables(
    py: Python<'_>,
    folder: PathBuf,
    variant: &str,
    pieces: u32,
    threads: usize,
    memory_mb: u64,
) -> PyResult<()> {
    let variant = self::variant(variant)?;
    let options =
        BuildOptions { pieces, threads: threads.clamp(1, 256), memory: memory_mb.clamp(1, 1 << 20) << 20 };
    py.detach(|| build(&folder, variant, &options, &|_| {})).map_err(wrong)
}

#[pymethods]
impl PyTables {
    /// Opens what is in a folder; none is no error.
    #[new]
    fn new(folder: PathBuf, variant: &str) -> PyResult<PyTables> {
        let tables = Tables::open(&folder, self::variant(variant)?).map_err(wrong)?;
        Ok(PyTables { tables: Arc::new(tables) })
    }

    #[getter]
    fn variant(&self) -> &'static str {
        self.tables.variant().name()
    }

    /// All endings with at most so many pieces are here.
    #[getter]
    fn most_pieces(&self) -> u32 {
        self.tables.most_pieces()
    }

    /// The outcome for the side to move, `"win"`, `"draw"` or `"loss"`, with the half-moves to the end; None if the
    /// tables do not have the position.
    fn probe(&self, position: PyRef<'_, PyPosition>) -> Option<(&'static str, u16)> {
        let value = self.tables.probe(&position.0)?;
        let word = match value.result {
            GameResult::Win => "win",
            GameResult::Draw => "draw",
            GameResult::Loss => "loss",
        };
        Some((word, value.distance))
    }
}
