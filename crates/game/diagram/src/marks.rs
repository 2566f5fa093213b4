//! The last move and arrows. Shapes tell them apart, not colours alone: departure is a broken ring,
//! the path a line with a head, captured squares are crossed, arrival has a frame.

use std::fmt::Write;

use damier_rules::Square;

use crate::layout::{Layout, Number, Point, SQUARE};
use crate::theme::Palette;
use crate::{Board, Route};

/// The radius of the ring around the departure.
const RING: f32 = 27.0;
/// How far from the middle of the arrival square the head of a path ends, so that the piece leaves it visible.
const CLEAR_OF_THE_PIECE: f32 = 46.0;

/// Draws the last move, to lie under the pieces.
pub(crate) fn route(out: &mut String, palette: &Palette, layout: &Layout, board: Board, route: &Route) {
    let centres = |squares: &[Square]| -> Vec<Point> {
        squares.iter().filter(|square| board.has(**square)).map(|square| layout.centre(*square)).collect()
    };
    let points = centres(&route.squares);
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return };
    let corner = last.shifted(2.5 - SQUARE / 2.0, 2.5 - SQUARE / 2.0);
    let _ = write!(
        out,
        r#"<g fill="none" stroke="{}" stroke-width="5"><circle cx="{}" cy="{}" r="{}" stroke-dasharray="12 9.2"/><rect x="{}" y="{}" width="{side}" height="{side}"/></g>"#,
        palette.accent,
        Number(first.x),
        Number(first.y),
        Number(RING),
        Number(corner.x),
        Number(corner.y),
        side = Number(SQUARE - 5.0)
    );
    path(out, palette.accent, &points, RING, CLEAR_OF_THE_PIECE, 6.0);
    for centre in centres(&route.jumped) {
        captured(out, palette, centre);
    }
    out.push('\n');
}

/// A crossed ring where a piece was taken.
fn captured(out: &mut String, palette: &Palette, centre: Point) {
    let _ = write!(
        out,
        r#"<g fill="{}" stroke="{}" stroke-width="4"><circle cx="{}" cy="{}" r="17"/><path d="M{}l16,16M{}l16,-16"/></g>"#,
        palette.light,
        palette.accent,
        Number(centre.x),
        Number(centre.y),
        centre.shifted(-8.0, -8.0),
        centre.shifted(-8.0, 8.0)
    );
}

/// Draws an arrow over the pieces.
pub(crate) fn arrow(out: &mut String, palette: &Palette, layout: &Layout, from: Square, to: Square) {
    out.push_str(r#"<g opacity="0.85">"#);
    path(out, palette.arrow, &[layout.centre(from), layout.centre(to)], 0.0, 8.0, 12.0);
    out.push_str("</g>\n");
}

/// A line through all points that begins `after` units behind the first one, with a head that ends
/// `before` units in front of the last one. Points too close for that draw nothing.
fn path(out: &mut String, color: &str, points: &[Point], after: f32, before: f32, width: f32) {
    let ([first, second, ..], [.., last_but_one, last]) = (points, points) else { return };
    let head = width * 2.6;
    let (Some(start), Some(tip), Some(neck)) = (
        towards(*first, *second, after),
        towards(*last, *last_but_one, before),
        towards(*last, *last_but_one, before + head),
    ) else {
        return;
    };
    let mut line = format!("M{start}");
    for point in &points[1..points.len() - 1] {
        let _ = write!(line, "L{point}");
    }
    let _ = write!(
        out,
        r#"<path d="{line}L{neck}" fill="none" stroke="{color}" stroke-width="{}" stroke-linejoin="round"/>"#,
        Number(width)
    );
    let (across, along) = ((tip.y - neck.y) * 0.6, (tip.x - neck.x) * 0.6);
    let _ = write!(
        out,
        r#"<path d="M{tip}L{}L{}z" fill="{color}"/>"#,
        neck.shifted(-across, along),
        neck.shifted(across, -along)
    );
}

/// The point this far from one point on the way to another; none if the way is not longer.
fn towards(from: Point, to: Point, distance: f32) -> Option<Point> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let part = distance / dx.hypot(dy);
    (part < 1.0).then(|| from.shifted(dx * part, dy * part))
}
