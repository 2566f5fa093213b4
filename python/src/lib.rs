//! The Python package `damier`: the crates of rules, files, engine, tables and pairings as Python says it.
//!
//! | file | what Python sees |
//! | --- | --- |
//! | `position.rs` | `Position`, `Move` |
//! | `rulebook.rs` | `Rulebook`, `rulebooks()` |
//! | `game.rs` | `Game`, `Result` |
//! | `files.rs` | `read_pdn`, `open_pdn`, `check_pdn`, `PdnGame` |
//! | `engine.rs` | `Engine`, `Found`, `Line` |
//! | `tables.rs` | `Tables`, `build_tables` |
//! | `pairings.rs` | `Sheet`, `round_robin` |
//! | `refused.rs` | `Refused`: what the rules forbid, with the clause |
//! | `drawing.rs` | pictures for notebooks |
//!
//! `damier.pyi` beside the manifest says the same in types.

mod drawing;
mod engine;
mod files;
mod game;
mod pairings;
mod plain;
mod position;
mod refused;
mod rulebook;
mod tables;

use damier_rules::Variant;
use pyo3::prelude::*;

/// The rules of draughts, game files, an engine, endgame tables and pairings.
#[pymodule]
fn damier(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("VARIANTS", Variant::ALL.map(Variant::name).to_vec())?;
    module.add("Refused", module.py().get_type::<refused::Refused>())?;
    module.add_class::<position::PyPosition>()?;
    module.add_class::<position::PyMove>()?;
    module.add_class::<rulebook::PyRulebook>()?;
    module.add_class::<game::PyGame>()?;
    module.add_class::<game::PyGameResult>()?;
    module.add_class::<files::PyPdnGame>()?;
    module.add_class::<files::PyGames>()?;
    module.add_class::<engine::PyEngine>()?;
    module.add_class::<engine::PyFound>()?;
    module.add_class::<engine::PyLine>()?;
    module.add_class::<tables::PyTables>()?;
    module.add_class::<pairings::PySheet>()?;
    module.add_class::<pairings::PyRound>()?;
    module.add_class::<pairings::PyRow>()?;
    module.add_function(wrap_pyfunction!(rulebook::rulebooks, module)?)?;
    module.add_function(wrap_pyfunction!(files::read_pdn, module)?)?;
    module.add_function(wrap_pyfunction!(files::open_pdn, module)?)?;
    module.add_function(wrap_pyfunction!(files::check_pdn, module)?)?;
    module.add_function(wrap_pyfunction!(tables::build_tables, module)?)?;
    module.add_function(wrap_pyfunction!(pairings::round_robin, module)?)?;
    Ok(())
}
