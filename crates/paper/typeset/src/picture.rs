//! Boards and codes: drawings of our own, of plain shapes in plain colours.

use std::rc::Rc;

use krilla::color::rgb;
use krilla::geom::{PathBuilder, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, Stroke};
use krilla::surface::Surface;
use resvg::usvg::{self, Group, Node, Options, Paint, Tree, tiny_skia_path::PathSegment};

/// Reads a drawing; what cannot be read is left out.
pub(crate) fn read(svg: &str) -> Option<Rc<Tree>> {
    let options = Options { fontdb: damier_documents::setting::fonts(), ..Options::default() };
    Tree::from_str(svg, &options).ok().map(Rc::new)
}

/// Draws it into a place.
pub(crate) fn draw(surface: &mut Surface<'_>, tree: &Tree, (x, y): (f32, f32), (width, height): (f32, f32)) {
    let (wide, high) = (tree.size().width(), tree.size().height());
    surface.push_transform(&Transform::from_row(width / wide, 0.0, 0.0, height / high, x, y));
    group(surface, tree.root(), NormalizedF32::ONE);
    surface.pop();
}

fn group(surface: &mut Surface<'_>, own: &Group, outer: NormalizedF32) {
    let opacity = times(outer, own.opacity().get());
    for node in own.children() {
        match node {
            Node::Group(inner) => group(surface, inner, opacity),
            Node::Path(path) => self::path(surface, path, opacity),
            Node::Text(text) => group(surface, text.flattened(), opacity),
            Node::Image(_) => {}
        }
    }
}

fn times(one: NormalizedF32, other: f32) -> NormalizedF32 {
    NormalizedF32::new((one.get() * other).clamp(0.0, 1.0)).unwrap_or(NormalizedF32::ONE)
}

fn path(surface: &mut Surface<'_>, path: &usvg::Path, opacity: NormalizedF32) {
    if !path.is_visible() {
        return;
    }
    let mut builder = PathBuilder::new();
    for segment in path.data().segments() {
        match segment {
            PathSegment::MoveTo(p) => builder.move_to(p.x, p.y),
            PathSegment::LineTo(p) => builder.line_to(p.x, p.y),
            PathSegment::QuadTo(p, q) => builder.quad_to(p.x, p.y, q.x, q.y),
            PathSegment::CubicTo(p, q, r) => builder.cubic_to(p.x, p.y, q.x, q.y, r.x, r.y),
            PathSegment::Close => builder.close(),
        }
    }
    let Some(outline) = builder.finish() else { return };
    let at = path.abs_transform();
    surface.push_transform(&Transform::from_row(at.sx, at.ky, at.kx, at.sy, at.tx, at.ty));
    let fill = path.fill().and_then(|fill| {
        let rule = match fill.rule() {
            usvg::FillRule::NonZero => FillRule::NonZero,
            usvg::FillRule::EvenOdd => FillRule::EvenOdd,
        };
        Some(Fill {
            paint: colour(fill.paint())?.into(),
            opacity: times(opacity, fill.opacity().get()),
            rule,
        })
    });
    let stroke = path.stroke().and_then(|stroke| {
        Some(Stroke {
            paint: colour(stroke.paint())?.into(),
            width: stroke.width().get(),
            opacity: times(opacity, stroke.opacity().get()),
            line_cap: match stroke.linecap() {
                usvg::LineCap::Butt => krilla::paint::LineCap::Butt,
                usvg::LineCap::Round => krilla::paint::LineCap::Round,
                usvg::LineCap::Square => krilla::paint::LineCap::Square,
            },
            line_join: match stroke.linejoin() {
                usvg::LineJoin::Round => krilla::paint::LineJoin::Round,
                usvg::LineJoin::Bevel => krilla::paint::LineJoin::Bevel,
                usvg::LineJoin::Miter | usvg::LineJoin::MiterClip => krilla::paint::LineJoin::Miter,
            },
            dash: stroke.dasharray().map(|array| krilla::paint::StrokeDash {
                array: array.to_vec(),
                offset: stroke.dashoffset(),
            }),
            ..Stroke::default()
        })
    });
    if fill.is_some() || stroke.is_some() {
        surface.set_fill(fill);
        surface.set_stroke(stroke);
        surface.draw_path(&outline);
    }
    surface.pop();
}

/// Drawings of ours have no gradients and patterns.
fn colour(paint: &Paint) -> Option<rgb::Color> {
    match paint {
        Paint::Color(own) => Some(rgb::Color::new(own.red, own.green, own.blue)),
        _ => None,
    }
}
