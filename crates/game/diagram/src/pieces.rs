//! Men, kings and towers.
//!
//! In flat games a piece is a disc with one soft edge; a king is two discs, as on a real board
//! (UA13-II.2.7, FMJD-I.3.6), with a crown. In column games every disc is seen slightly from above:
//! the face of the top one and the edges of all below it, so that colours can be counted; a king
//! deeper in a tower has stripes on its edge, as the discs of the code have (COL-1.2.1c).

use std::fmt::Write;

use damier_rules::{Color, Rank, Tower};

use crate::layout::{Number, Point, SQUARE};
use crate::theme::{Disc, Palette};

/// The radius of a disc in flat games.
const RADIUS: f32 = 36.0;
/// The edge of a disc in flat games.
const EDGE: f32 = 6.0;
/// Half the width of a disc in a tower.
const TOWER_RADIUS: f32 = 38.0;
/// Half the height of the face of a disc in a tower.
const TOWER_FACE: f32 = 18.0;
/// The most that the edge of a disc in a tower measures.
const TOWER_EDGE: f32 = 11.5;
/// How far below the upper side of its square the lowest disc has its middle.
const TOWER_BASE: f32 = 68.0;
/// How far a tower may rise above its base: up to the upper side of the light square above.
const TOWER_RISE: f32 = TOWER_BASE - TOWER_FACE + SQUARE - 8.0;

/// The edge of each disc in a tower of this height.
fn tower_edge(height: usize) -> f32 {
    TOWER_EDGE.min(TOWER_RISE / height.max(1) as f32)
}

/// How far a tower of this height rises above its square.
pub(crate) fn tower_overshoot(height: usize) -> f32 {
    (tower_edge(height) * height as f32 + TOWER_FACE - TOWER_BASE).max(0.0)
}

/// Draws a single piece of a flat game around the middle of its square.
pub(crate) fn piece(out: &mut String, palette: &Palette, tower: Tower, centre: Point) {
    let disc = &palette.pieces[tower.owner()];
    let round = Ellipse { rx: RADIUS, ry: RADIUS };
    if tower.is_king() {
        let upper = centre.shifted(0.0, -5.0);
        round.disc(out, disc, upper.shifted(0.0, 9.0), EDGE);
        round.disc(out, disc, upper, EDGE);
        round.face(out, disc, upper);
        crown(out, disc, upper, 21.0, 21.0);
    } else {
        let face = centre.shifted(0.0, -EDGE / 2.0);
        round.disc(out, disc, face, EDGE);
        round.face(out, disc, face);
    }
}

/// Draws a tower, whose square has this upper left corner.
pub(crate) fn tower(out: &mut String, palette: &Palette, tower: Tower, corner: Point) {
    let edge = tower_edge(tower.height());
    let flat = Ellipse { rx: TOWER_RADIUS, ry: TOWER_FACE };
    let mut face = corner.shifted(SQUARE / 2.0, TOWER_BASE);
    for (color, rank) in from_the_bottom(tower) {
        face = face.shifted(0.0, -edge);
        let disc = &palette.pieces[color];
        flat.disc(out, disc, face, edge);
        if rank == Rank::King {
            flat.stripes(out, disc, face, edge);
        }
    }
    let top = &palette.pieces[tower.owner()];
    flat.face(out, top, face);
    if tower.is_king() {
        crown(out, top, face.shifted(0.0, -1.0), 18.0, 11.0);
    }
}

/// Draws the small disc that tells who is to move.
pub(crate) fn turn(out: &mut String, palette: &Palette, color: Color, centre: Point) {
    Ellipse { rx: 14.0, ry: 14.0 }.face(out, &palette.pieces[color], centre);
}

/// The discs of a tower in the order in which they are drawn.
fn from_the_bottom(tower: Tower) -> Vec<(Color, Rank)> {
    let own = tower.own().map(|rank| (tower.owner(), rank));
    let captives = tower.captives().map(|rank| (!tower.owner(), rank));
    let mut discs: Vec<_> = own.chain(captives).collect();
    discs.reverse();
    discs
}

/// The outline of a face.
#[derive(Clone, Copy)]
struct Ellipse {
    rx: f32,
    ry: f32,
}

impl Ellipse {
    /// The body of a disc whose face has this middle: the edge below and the face in one outline.
    fn disc(self, out: &mut String, colors: &Disc, face: Point, edge: f32) {
        let (rx, ry, across) = (Number(self.rx), Number(self.ry), Number(2.0 * self.rx));
        let left = face.shifted(-self.rx, 0.0);
        let _ = write!(
            out,
            r#"<path d="M{left}a{rx},{ry} 0 0 1 {across},0v{e}a{rx},{ry} 0 0 1 -{across},0z" fill="{rim}" stroke="{seam}" stroke-width="2"/>"#,
            e = Number(edge),
            rim = colors.rim,
            seam = colors.seam,
        );
    }

    fn face(self, out: &mut String, colors: &Disc, centre: Point) {
        let _ = write!(
            out,
            r#"<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="{}" stroke="{}" stroke-width="1.6"/>"#,
            Number(centre.x),
            Number(centre.y),
            Number(self.rx),
            Number(self.ry),
            colors.face,
            colors.seam,
        );
    }

    /// Stripes on the edge that tell a king from a man inside a tower.
    fn stripes(self, out: &mut String, colors: &Disc, face: Point, edge: f32) {
        let mut path = String::new();
        for dx in [-19.0_f32, 0.0, 19.0] {
            let dy = self.ry * (1.0 - (dx / self.rx).powi(2)).sqrt();
            let _ = write!(path, "M{}v{}", face.shifted(dx, dy + 1.6), Number(edge - 3.2));
        }
        let _ = write!(out, r#"<path d="{path}" stroke="{}" stroke-width="8" fill="none"/>"#, colors.mark);
    }
}

/// A crown of five points around a middle.
fn crown(out: &mut String, colors: &Disc, centre: Point, width: f32, height: f32) {
    const OUTLINE: [(f32, f32); 7] =
        [(-0.85, 0.75), (-1.0, -0.45), (-0.48, 0.1), (0.0, -0.85), (0.48, 0.1), (1.0, -0.45), (0.85, 0.75)];
    let points: Vec<String> =
        OUTLINE.iter().map(|(x, y)| centre.shifted(x * width, y * height).to_string()).collect();
    let _ = write!(
        out,
        r#"<path d="M{}z" fill="{mark}" stroke="{mark}" stroke-width="2.5" stroke-linejoin="round"/>"#,
        points.join("L"),
        mark = colors.mark,
    );
}
