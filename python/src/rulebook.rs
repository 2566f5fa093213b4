//! Rulebooks.

use damier_rules::Rulebook;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::plain::wrong;

/// An edition of a code for a variant.
#[pyclass(name = "Rulebook", module = "damier", frozen)]
#[derive(Clone)]
pub(crate) struct PyRulebook(pub(crate) Rulebook);

/// A rulebook as somebody hands it over: one of ours, or its name.
#[derive(FromPyObject)]
pub(crate) enum AskedBook<'py> {
    Book(PyRef<'py, PyRulebook>),
    Name(String),
}

impl AskedBook<'_> {
    pub(crate) fn book(&self) -> PyResult<Rulebook> {
        match self {
            AskedBook::Book(own) => Ok(own.0.clone()),
            AskedBook::Name(name) => named(name),
        }
    }
}

/// The rulebook of a name; the usual one of a variant by the variant's name.
fn named(name: &str) -> PyResult<Rulebook> {
    if let Ok(variant) = name.parse() {
        return Ok(Rulebook::usual(variant));
    }
    Rulebook::named(name).map_err(wrong)
}

/// The names of all rulebooks.
#[pyfunction]
pub(crate) fn rulebooks() -> Vec<&'static str> {
    Rulebook::all().iter().map(|book| book.name).collect()
}

#[pymethods]
impl PyRulebook {
    #[new]
    fn new(name: &str) -> PyResult<PyRulebook> {
        named(name).map(PyRulebook)
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.0.name
    }

    #[getter]
    fn title(&self) -> &'static str {
        self.0.title
    }

    #[getter]
    fn variant(&self) -> &'static str {
        self.0.variant.name()
    }

    /// Everything it says about play, row by row, each with its clauses.
    fn rows<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let row = |row: damier_rules::rulebook::Row| {
            let told = PyDict::new(py);
            told.set_item("chapter", row.chapter)?;
            told.set_item("topic", row.topic)?;
            told.set_item("value", row.value)?;
            told.set_item("clauses", row.clauses)?;
            Ok(told)
        };
        self.0.rows().map(row).collect()
    }

    fn __repr__(&self) -> String {
        format!("Rulebook({:?})", self.0.name)
    }
}
