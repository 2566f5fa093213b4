//! How a paper looks: ink on white, one warm accent, a serif for headings, room around everything.

/// Millimetres in points.
pub(crate) const fn mm(millimetres: f32) -> f32 {
    millimetres * 72.0 / 25.4
}

/// A colour of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Colour(pub(crate) u8, pub(crate) u8, pub(crate) u8);

pub(crate) const INK: Colour = Colour(0x22, 0x1d, 0x17);
pub(crate) const SOFT: Colour = Colour(0x6b, 0x62, 0x57);
pub(crate) const HAIR: Colour = Colour(0xc9, 0xbf, 0xae);
pub(crate) const ACCENT: Colour = Colour(0x9c, 0x3d, 0x1c);
pub(crate) const TINT: Colour = Colour(0xf4, 0xec, 0xde);

/// Letters of the text, in points.
pub(crate) const TEXT: f32 = 9.5;
/// Letters of a diploma, which hangs on a wall.
pub(crate) const HUNG: f32 = 13.0;
/// Letters of large print, for those who see little.
pub(crate) const LARGE: f32 = 17.0;
pub(crate) const BETWEEN: f32 = mm(3.5);

/// The height of capitals in the fonts of the papers, of their size: a line of text is as high as its capitals.
pub(crate) const CAPITALS: f32 = 0.714;
/// From a line to the next, of the size of the letters.
pub(crate) const LEADING: f32 = 1.314;
/// From a paragraph to the next, of the size of the letters.
pub(crate) const PARAGRAPH: f32 = 0.9;

/// A line that is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Stroke {
    pub(crate) colour: Colour,
    pub(crate) width: f32,
    /// On, off; `None` for a line without gaps.
    pub(crate) dash: Option<(f32, f32)>,
}

impl Stroke {
    const fn plain(colour: Colour, width: f32) -> Stroke {
        Stroke { colour, width, dash: None }
    }
}

/// Under the rows of a table.
pub(crate) const UNDER_ROW: Stroke = Stroke::plain(HAIR, 0.4);
/// Under the head of a table.
pub(crate) const UNDER_HEAD: Stroke = Stroke::plain(INK, 0.8);
/// Around the cells of a table.
pub(crate) const BOX: Stroke = Stroke::plain(SOFT, 0.4);
/// Under the masthead.
pub(crate) const UNDER_MAST: Stroke = Stroke::plain(ACCENT, 1.2);
/// Around blocks in a frame.
pub(crate) const FRAME: Stroke = Stroke::plain(INK, 0.8);
/// To sign on.
pub(crate) const SIGN: Stroke = Stroke::plain(INK, 0.5);
/// To write on.
pub(crate) const WRITE: Stroke = Stroke { colour: INK, width: 0.5, dash: Some((0.5, 1.5)) };
/// To cut along.
pub(crate) const CUT: Stroke = Stroke { colour: SOFT, width: 0.4, dash: Some((3.0, 3.0)) };
