//! Papers of single games: the sheet a game is recorded on, and the bulletin it is printed in.

mod bulletin;
mod move_text;
mod score_sheet;
mod signs;

pub use bulletin::{Bulletin, bulletin};
pub use score_sheet::{Recorded, Side, blank_score_sheet, score_sheets};
pub(crate) use signs::{meaning, written};
