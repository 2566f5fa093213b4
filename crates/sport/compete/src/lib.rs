//! Competitions by the official codes, pure: facts and lots come in, decisions with their reasons
//! come out. Pairs and places are worked out one storey below, in `damier-pairing`.

pub mod event;
mod heading;
pub mod simulate;

pub use damier_pairing::{
    Absence, Cell, Entrant, Line, Lots, Mark, NoRoundZero, POINT_SYSTEMS, PointScale, Points, Round, Sheet,
    SideResult, schedule, standings, swiss,
};
pub use heading::plain_heading;
