//! The two shapes that a network can have; a file of weights says by its first bytes which it is.

/// What a network sees, and what follows its first layer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// Pieces on their squares, and one layer after the first.
    Plain,
    /// Men side by side as well, and two layers after the first.
    Paired,
}

impl Shape {
    /// The shape of a file that begins so.
    pub(super) fn of_magic(magic: &[u8; 8]) -> Option<Shape> {
        match magic {
            b"DAMIERN1" => Some(Shape::Plain),
            b"DAMIERN2" => Some(Shape::Paired),
            _ => None,
        }
    }

    /// Whether men side by side are inputs, beside single pieces.
    #[inline(always)]
    pub(super) const fn has_pairs(self) -> bool {
        matches!(self, Shape::Paired)
    }
}
