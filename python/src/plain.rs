//! Values as plain Python: dictionaries, lists, numbers and texts.

use damier_rules::{Color, Variant};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde::Serialize;

/// What a value says of itself, as Python reads JSON.
pub(crate) fn plain<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(wrong)?;
    py.import("json")?.call_method1("loads", (text,))
}

/// What cannot be understood, in its own sentence.
pub(crate) fn wrong(why: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(why.to_string())
}

/// A side as Python names it.
pub(crate) fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The side that Python names.
pub(crate) fn color(side: &str) -> PyResult<Color> {
    match side {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        other => Err(wrong(format!("sides are \"white\" and \"black\", not \"{other}\""))),
    }
}

/// The variant that Python names.
pub(crate) fn variant(name: &str) -> PyResult<Variant> {
    name.parse().map_err(wrong)
}
