//! What the rules forbid, as an exception that knows the clause.

use damier_pdn::MoveTextError;
use damier_rules::game::Refusal;
use damier_rules::{MoveRefused, Rulebook, Variant};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::plain::plain;

create_exception!(
    damier,
    Refused,
    PyValueError,
    "The rules forbid it. `clause` is the place in the code that says so, or None; `clauses` are those of all codes of \
     the variant; `what` is the case as data."
);

fn refused(
    py: Python<'_>,
    why: String,
    clause: Option<&str>,
    clauses: Vec<&str>,
    what: Option<Bound<'_, PyAny>>,
) -> PyErr {
    let error = Refused::new_err(why);
    let value = error.value(py);
    let told = value
        .setattr("clause", clause)
        .and_then(|()| value.setattr("clauses", clauses))
        .and_then(|()| value.setattr("what", what));
    match told {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// A move that is not legal.
pub(crate) fn of_move(py: Python<'_>, why: &MoveRefused, variant: Variant, book: Option<&Rulebook>) -> PyErr {
    let clauses = why.clauses(variant).to_vec();
    let clause = book.map_or(clauses.first().copied(), |book| why.clause(book));
    refused(py, why.to_string(), clause, clauses, plain(py, why).ok())
}

/// A text that is no move here.
pub(crate) fn of_text(
    py: Python<'_>,
    why: &MoveTextError,
    variant: Variant,
    book: Option<&Rulebook>,
) -> PyErr {
    let clauses = why.clauses(variant).to_vec();
    let clause = match book {
        Some(book) => book.own(&clauses).first().copied(),
        None => clauses.first().copied(),
    };
    let what = match why {
        MoveTextError::NotLegal { refused: Some(why), .. } => plain(py, why).ok(),
        _ => None,
    };
    refused(py, why.to_string(), clause, clauses, what)
}

/// A fact that cannot enter the record of a game.
pub(crate) fn of_fact(py: Python<'_>, why: &Refusal) -> PyErr {
    let clauses = why.clause().into_iter().collect();
    refused(py, why.to_string(), why.clause(), clauses, plain(py, why).ok())
}
