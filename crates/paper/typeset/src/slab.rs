//! Slabs: what is never parted by the end of a page, with the room it wants above and below.

use std::rc::Rc;

use resvg::usvg::Tree;

use crate::look::{Colour, Stroke};
use crate::tags::Part;
use crate::words::{Line, Run};

/// Something drawn, at a place within its slab.
#[derive(Debug, Clone)]
pub(crate) enum Item {
    /// Words on a line; `y` is the line.
    Words {
        x: f32,
        y: f32,
        run: Run,
        part: Option<Part>,
    },
    /// A straight line.
    Rule {
        from: (f32, f32),
        to: (f32, f32),
        stroke: Stroke,
    },
    Ground {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        colour: Colour,
    },
    Picture {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        tree: Rc<Tree>,
        part: Part,
    },
}

impl Item {
    fn moved(mut self, right: f32, down: f32) -> Item {
        match &mut self {
            Item::Words { x, y, .. } | Item::Ground { x, y, .. } | Item::Picture { x, y, .. } => {
                *x += right;
                *y += down;
            }
            Item::Rule { from, to, .. } => {
                *from = (from.0 + right, from.1 + down);
                *to = (to.0 + right, to.1 + down);
            }
        }
        self
    }
}

/// What is never parted by the end of a page.
#[derive(Debug, Clone, Default)]
pub(crate) struct Slab {
    /// Room wanted above; of this and what the slab before wants below the larger is left.
    pub(crate) above: f32,
    pub(crate) below: f32,
    pub(crate) height: f32,
    pub(crate) items: Vec<Item>,
    /// Whether it stays on the page of the next one.
    pub(crate) sticky: bool,
    /// What is repeated above it where it begins a page: the head of its table.
    pub(crate) head: Option<Rc<Slab>>,
    /// A heading, for the list of contents.
    pub(crate) heading: Option<String>,
}

impl Slab {
    /// Puts everything of another slab onto this one.
    pub(crate) fn put(&mut self, other: Slab, right: f32, down: f32) {
        self.items.extend(other.items.into_iter().map(|item| item.moved(right, down)));
        if self.heading.is_none() {
            self.heading = other.heading;
        }
    }

    /// Puts words of a line, the line being at `y`.
    pub(crate) fn put_line(&mut self, line: Line, x: f32, y: f32, part: Option<Part>) {
        for run in line.runs {
            let x = x + run.x;
            self.items.push(Item::Words { x, y, run, part });
        }
    }

    /// Draws a level line.
    pub(crate) fn rule(&mut self, x: f32, y: f32, width: f32, stroke: Stroke) {
        self.items.push(Item::Rule { from: (x, y), to: (x + width, y), stroke });
    }

    /// Draws the four sides of a box.
    pub(crate) fn frame(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), stroke: Stroke) {
        let (right, bottom) = (x + width, y + height);
        for (from, to) in [
            ((x, y), (right, y)),
            ((x, bottom), (right, bottom)),
            ((x, y), (x, bottom)),
            ((right, y), (right, bottom)),
        ] {
            self.items.push(Item::Rule { from, to, stroke });
        }
    }
}

/// The room between two slabs.
pub(crate) fn gap(upper: &Slab, lower: &Slab) -> f32 {
    upper.below.max(lower.above)
}

/// How high slabs are on one page.
pub(crate) fn height(slabs: &[Slab]) -> f32 {
    let gaps: f32 = slabs.windows(2).map(|pair| gap(&pair[0], &pair[1])).sum();
    gaps + slabs.iter().map(|slab| slab.height).sum::<f32>()
}

/// Slabs as one.
pub(crate) fn stack(slabs: Vec<Slab>) -> Slab {
    let mut whole = Slab {
        above: slabs.first().map_or(0.0, |slab| slab.above),
        below: slabs.last().map_or(0.0, |slab| slab.below),
        sticky: slabs.last().is_some_and(|slab| slab.sticky),
        ..Slab::default()
    };
    let mut below: Option<f32> = None;
    for slab in slabs {
        let down = whole.height + below.map_or(0.0, |below| below.max(slab.above));
        (whole.height, below) = (down + slab.height, Some(slab.below));
        whole.put(slab, 0.0, down);
    }
    whole
}

/// Slabs in lots that are no higher than a page.
pub(crate) fn lots(slabs: Vec<Slab>, page: f32) -> Vec<Vec<Slab>> {
    let mut lots: Vec<Vec<Slab>> = Vec::new();
    let mut used = 0.0;
    for slab in slabs {
        let gap = lots.last().and_then(|lot| lot.last()).map_or(0.0, |upper| gap(upper, &slab));
        match lots.last_mut() {
            Some(lot) if used + gap + slab.height <= page => {
                used += gap + slab.height;
                lot.push(slab);
            }
            _ => {
                used = slab.height;
                lots.push(vec![slab]);
            }
        }
    }
    lots
}
