//! Pages as a file.

use std::rc::Rc;

use jiff::civil::DateTime;
use krilla::color::rgb;
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Rect};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, LineCap, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Identifier, SpanTag};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, SerializeSettings};

use crate::fonts::{self, Word};
use crate::look::{Colour, Stroke};
use crate::pages::Page;
use crate::picture;
use crate::slab::{Item, Slab};
use crate::tags::{Part, Parts};
use crate::words::Run;

/// What a file is besides its pages.
pub(crate) struct Cover<'a> {
    pub(crate) title: &'a str,
    pub(crate) language: &'a str,
    pub(crate) made: Option<DateTime>,
    pub(crate) tagged: bool,
}

/// A page to be drawn: where its text begins, and what stands at its foot.
pub(crate) struct Sheet {
    pub(crate) page: Page,
    /// How far down the text begins.
    pub(crate) top: f32,
    pub(crate) foot: Slab,
    pub(crate) foot_at: f32,
}

/// The file of the pages; the reason, where none can be written.
pub(crate) fn file(
    cover: &Cover<'_>,
    (width, height): (f32, f32),
    left: f32,
    sheets: Vec<Sheet>,
    parts: &Parts,
) -> Result<Vec<u8>, String> {
    let fonts = fonts::for_file().ok_or("a font cannot be read")?;
    let settings = SerializeSettings { enable_tagging: cover.tagged, ..SerializeSettings::default() };
    let mut document = Document::new_with(settings);
    let mut pen = Pen { fonts, printed: vec![Vec::new(); parts.len()] };
    let mut headings = Vec::new();
    for (number, sheet) in sheets.into_iter().enumerate() {
        let settings = PageSettings::from_wh(width, height).ok_or("a page has no room")?;
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        for (down, slab) in &sheet.page.slabs {
            if let Some(heading) = &slab.heading {
                headings.push((number, sheet.top + down, heading.clone()));
            }
        }
        pen.page(&mut surface, left, &sheet);
        surface.finish();
        page.finish();
    }
    if headings.len() > 1 {
        let mut outline = Outline::new();
        for (page, down, words) in headings {
            let to = XyzDestination::new(page, Point::from_xy(left, (down - 10.0).max(0.0)));
            outline.push_child(OutlineNode::new(words, to));
        }
        document.set_outline(outline);
    }
    if cover.tagged {
        document.set_tag_tree(parts.tree(pen.printed, cover.language));
    }
    document.set_metadata(metadata(cover));
    document.finish().map_err(|why| format!("{why:?}"))
}

fn metadata(cover: &Cover<'_>) -> Metadata {
    let own = Metadata::new()
        .title(cover.title.to_owned())
        .language(cover.language.to_owned())
        .creator("Damier".to_owned());
    match cover.made.and_then(moment) {
        Some(made) => own.creation_date(made),
        None => own,
    }
}

fn moment(at: DateTime) -> Option<krilla::metadata::DateTime> {
    let part = |value: i8| u8::try_from(value).ok();
    let date = krilla::metadata::DateTime::new(u16::try_from(at.year()).ok()?);
    let date = date.month(part(at.month())?).day(part(at.day())?).hour(part(at.hour())?);
    Some(date.minute(part(at.minute())?).second(part(at.second())?).utc_offset_hour(0).utc_offset_minute(0))
}

/// What draws, and what it has drawn of each part.
struct Pen {
    fonts: Vec<Font>,
    printed: Vec<Vec<Identifier>>,
}

impl Pen {
    /// A page: grounds and lines first, then words and pictures in the order in which they are read, then the foot.
    fn page(&mut self, surface: &mut Surface<'_>, left: f32, sheet: &Sheet) {
        let layout = ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout));
        let slabs = &sheet.page.slabs;
        let items = || {
            slabs.iter().flat_map(|(down, slab)| slab.items.iter().map(move |item| (sheet.top + down, item)))
        };
        surface.start_tagged(layout);
        for (down, item) in items() {
            match item {
                Item::Ground { x, y, width, height, colour } => {
                    fill(surface, (left + x, down + y), (*width, *height), *colour);
                }
                Item::Rule { from, to, stroke } => {
                    rule(surface, (left + from.0, down + from.1), (left + to.0, down + to.1), *stroke);
                }
                Item::Words { .. } | Item::Picture { .. } => {}
            }
        }
        surface.end_tagged();
        let mut open: Option<Option<Part>> = None;
        for (down, item) in items() {
            let part = match item {
                Item::Words { part, .. } => *part,
                Item::Picture { part, .. } => Some(*part),
                Item::Ground { .. } | Item::Rule { .. } => continue,
            };
            if open != Some(part) {
                if open.is_some() {
                    surface.end_tagged();
                }
                self.open(surface, part, matches!(item, Item::Picture { .. }));
                open = Some(part);
            }
            match item {
                Item::Words { x, y, run, .. } => self.run(surface, (left + x, down + y), run),
                Item::Picture { x, y, width, height, tree, .. } => {
                    picture::draw(surface, tree, (left + x, down + y), (*width, *height));
                }
                Item::Ground { .. } | Item::Rule { .. } => {}
            }
        }
        if open.is_some() {
            surface.end_tagged();
        }
        surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Footer)));
        for item in &sheet.foot.items {
            if let Item::Words { x, y, run, .. } = item {
                self.run(surface, (left + x, sheet.foot_at + y), run);
            }
        }
        surface.end_tagged();
    }

    /// Begins what belongs to a part; without one it is a repetition.
    fn open(&mut self, surface: &mut Surface<'_>, part: Option<Part>, picture: bool) {
        let tag = match part {
            None => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Header)),
            Some(_) if picture => ContentTag::Other,
            Some(_) => ContentTag::Span(SpanTag::empty()),
        };
        let printed = surface.start_tagged(tag);
        if let Some(of_part) = part.and_then(|part| self.printed.get_mut(part)) {
            of_part.push(printed);
        }
    }

    /// Words of one look; those of another font between them are drawn by that font.
    fn run(&self, surface: &mut Surface<'_>, (x, y): (f32, f32), run: &Run) {
        surface.set_fill(Some(paint(run.style.colour)));
        surface.set_stroke(None);
        let mut at = x;
        let mut stretch = Stretch::default();
        for word in &run.words {
            stretch.add(word, |font, glyphs, text, wide| {
                let Some(font) = self.fonts.get(font) else { return };
                let start = Point::from_xy(at, y - run.style.rise);
                surface.draw_glyphs(start, glyphs, font.clone(), text, run.style.size, false);
                at += wide * run.style.size;
            });
        }
        stretch.end(|font, glyphs, text, _| {
            let Some(font) = self.fonts.get(font) else { return };
            let start = Point::from_xy(at, y - run.style.rise);
            surface.draw_glyphs(start, glyphs, font.clone(), text, run.style.size, false);
        });
    }
}

/// Glyphs of one font that follow each other.
#[derive(Default)]
struct Stretch {
    font: usize,
    text: String,
    glyphs: Vec<KrillaGlyph>,
    width: f32,
}

impl Stretch {
    fn add(&mut self, word: &Rc<Word>, mut draw: impl FnMut(usize, &[KrillaGlyph], &str, f32)) {
        for same in word.glyphs.chunk_by(|one, next| one.font == next.font) {
            if same[0].font != self.font {
                self.end(&mut draw);
                self.font = same[0].font;
            }
            let from = same.iter().map(|glyph| glyph.range.start).min().unwrap_or(0);
            let to = same.iter().map(|glyph| glyph.range.end).max().unwrap_or(from);
            let base = self.text.len();
            self.text.push_str(&word.text[from..to]);
            for glyph in same {
                let range = base + glyph.range.start - from..base + glyph.range.end - from;
                let id = GlyphId::new(glyph.id);
                self.glyphs.push(KrillaGlyph::new(id, glyph.advance, glyph.x, glyph.y, 0.0, range, None));
                self.width += glyph.advance;
            }
        }
    }

    fn end(&mut self, mut draw: impl FnMut(usize, &[KrillaGlyph], &str, f32)) {
        if !self.glyphs.is_empty() {
            draw(self.font, &self.glyphs, &self.text, self.width);
        }
        *self = Stretch { font: self.font, ..Stretch::default() };
    }
}

fn paint(Colour(red, green, blue): Colour) -> Fill {
    Fill {
        paint: rgb::Color::new(red, green, blue).into(),
        opacity: NormalizedF32::ONE,
        rule: Default::default(),
    }
}

fn fill(surface: &mut Surface<'_>, (x, y): (f32, f32), (width, height): (f32, f32), colour: Colour) {
    let Some(area) = Rect::from_xywh(x, y, width, height) else { return };
    let mut path = PathBuilder::new();
    path.push_rect(area);
    if let Some(path) = path.finish() {
        surface.set_fill(Some(paint(colour)));
        surface.set_stroke(None);
        surface.draw_path(&path);
    }
}

fn rule(surface: &mut Surface<'_>, from: (f32, f32), to: (f32, f32), stroke: Stroke) {
    let mut path = PathBuilder::new();
    path.move_to(from.0, from.1);
    path.line_to(to.0, to.1);
    let Some(path) = path.finish() else { return };
    let Colour(red, green, blue) = stroke.colour;
    surface.set_fill(None);
    surface.set_stroke(Some(krilla::paint::Stroke {
        paint: rgb::Color::new(red, green, blue).into(),
        width: stroke.width,
        line_cap: if stroke.dash.is_some() { LineCap::Round } else { LineCap::Butt },
        dash: stroke.dash.map(|(on, off)| StrokeDash { array: vec![on, off], offset: 0.0 }),
        ..Default::default()
    }));
    surface.draw_path(&path);
}
