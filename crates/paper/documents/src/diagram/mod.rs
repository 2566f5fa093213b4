//! Diagrams as pixels: pictures, moving pictures, and cards with words beside them. What is drawn the crate `diagram` says.

mod card;
mod gif;
mod png;

pub use card::Card;
pub use gif::{Frame, gif};
pub(crate) use png::fonts;
pub use png::{Picture, PngError};
