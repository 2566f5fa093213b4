//! The same picture in pixels, with fonts of its own, so that a machine without fonts draws it too.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

use damier_diagram::Diagram;

use super::Card;

/// The widest picture that is made, which keeps its memory under half a gigabyte.
const WIDEST: u32 = 8192;

/// Why no PNG was made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PngError {
    /// The width asked for is nothing or too much.
    #[error("a picture can be 1 to {WIDEST} pixels wide, not {width}")]
    Width {
        /// What was asked for.
        width: u32,
    },
    /// The drawing is too high for its width: a caption of very many lines.
    #[error("a picture {width} pixels wide would be {height} high, which is more than {WIDEST}")]
    Height {
        /// What was asked for.
        width: u32,
        /// What it would take.
        height: u32,
    },
    /// The drawing could not be turned into pixels.
    #[error("the drawing cannot be turned into pixels: {0}")]
    Render(String),
}

/// Noto Sans and Noto Serif, cut down to Latin and Cyrillic (SIL Open Font License, see `fonts/`).
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(include_bytes!("../../fonts/NotoSans-Regular.ttf").to_vec());
    fonts.load_font_data(include_bytes!("../../fonts/NotoSerif-Regular.ttf").to_vec());
    fonts.set_sans_serif_family("Noto Sans");
    fonts.set_serif_family("Noto Serif");
    Arc::new(fonts)
});

/// The letters of drawings.
pub(crate) fn fonts() -> Arc<Database> {
    Arc::clone(&FONTS)
}

/// What is drawn as SVG and can be had in pixels.
pub trait Picture {
    fn drawing(&self) -> String;

    /// It as a PNG picture of this many pixels in width; the height follows.
    fn png(&self, width: u32) -> Result<Vec<u8>, PngError> {
        pixels_of(&self.drawing(), width)?.encode_png().map_err(|e| PngError::Render(e.to_string()))
    }
}

impl Picture for Diagram {
    fn drawing(&self) -> String {
        self.svg()
    }
}

impl Picture for Card {
    fn drawing(&self) -> String {
        self.svg()
    }
}

/// A drawing of our own in pixels.
pub(super) fn pixels_of(svg: &str, width: u32) -> Result<Pixmap, PngError> {
    if !(1..=WIDEST).contains(&width) {
        return Err(PngError::Width { width });
    }
    let options = Options { fontdb: Arc::clone(&FONTS), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|e| PngError::Render(e.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round().max(1.0) as u32;
    let mut picture =
        Pixmap::new(width, height).filter(|_| height <= WIDEST).ok_or(PngError::Height { width, height })?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    Ok(picture)
}
