//! Diagrams one after the other as a moving picture, which every phone and messenger shows.
//!
//! All frames share one set of colours, and each holds only what has changed since the one before it.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame as GifFrame, Repeat};
use resvg::tiny_skia::Pixmap;

use super::png::{PngError, pixels_of};
use damier_diagram::Diagram;

/// So many bits of each of red, green and blue tell colours apart.
const BITS: u32 = 5;
const BINS: usize = 1 << (3 * BITS);

/// The most colours a picture has.
const COLORS: usize = 256;

/// A diagram and how long it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frame {
    /// What is shown.
    pub diagram: Diagram,
    /// For how many hundredths of a second.
    pub hundredths: u16,
}

/// Frames as a GIF of this many pixels in width, again and again. Frames of different heights, because of
/// towers at the upper edge, stand on the same ground.
pub fn gif(frames: &[Frame], width: u32) -> Result<Vec<u8>, PngError> {
    let mut height = 0;
    let mut samples = Vec::new();
    let step = (frames.len() / 3).max(1);
    for (index, frame) in frames.iter().enumerate() {
        let own = frame.diagram.height_for(width as f32).round().max(1.0) as u32;
        height = height.max(own);
        if index % step == 0 || index + 1 == frames.len() {
            samples.push(pixels_of(&frame.diagram.svg(), width)?);
        }
    }
    let size = u16::try_from(width).ok().zip(u16::try_from(height).ok());
    let (wide, high) = size.ok_or(PngError::Height { width, height })?;
    let palette = Palette::of(&samples);
    drop(samples);
    let mut bytes = Vec::new();
    {
        let broken = |why: gif::EncodingError| PngError::Render(why.to_string());
        let mut encoder = Encoder::new(&mut bytes, wide, high, &palette.colors).map_err(broken)?;
        encoder.set_repeat(Repeat::Infinite).map_err(broken)?;
        let mut shown: Option<Vec<u8>> = None;
        for frame in frames {
            let indexed = palette.index(&pixels_of(&frame.diagram.svg(), width)?, height);
            let area = Area::changed(shown.as_deref(), &indexed, wide, high);
            encoder.write_frame(&area.frame(&indexed, wide, frame.hundredths)).map_err(broken)?;
            shown = Some(indexed);
        }
    }
    Ok(bytes)
}

/// The colours of a picture, and the nearest of them for every other.
struct Palette {
    /// Red, green, blue, red, …
    colors: Vec<u8>,
    nearest: Vec<u8>,
}

fn bin(red: u8, green: u8, blue: u8) -> usize {
    let part = |value: u8| usize::from(value >> (8 - BITS));
    part(red) << (2 * BITS) | part(green) << BITS | part(blue)
}

impl Palette {
    /// The colours that are seen most.
    fn of(samples: &[Pixmap]) -> Palette {
        let mut bins = vec![[0_u64; 4]; BINS];
        for pixel in samples.iter().flat_map(Pixmap::pixels) {
            let (red, green, blue) = (pixel.red(), pixel.green(), pixel.blue());
            let [count, reds, greens, blues] = &mut bins[bin(red, green, blue)];
            *count += 1;
            *reds += u64::from(red);
            *greens += u64::from(green);
            *blues += u64::from(blue);
        }
        bins.retain(|[count, ..]| *count > 0);
        bins.sort_unstable_by_key(|[count, ..]| std::cmp::Reverse(*count));
        bins.truncate(COLORS);
        let mean = |sum: u64, count: u64| u8::try_from(sum / count.max(1)).unwrap_or(u8::MAX);
        let colors: Vec<[u8; 3]> = bins
            .iter()
            .map(|[count, red, green, blue]| [*red, *green, *blue].map(|sum| mean(sum, *count)))
            .collect();
        let nearest = (0..BINS).map(|bin| nearest(&colors, bin)).collect();
        Palette { colors: colors.concat(), nearest }
    }

    /// A picture by the numbers of its colours, standing on the ground of a higher one.
    fn index(&self, picture: &Pixmap, height: u32) -> Vec<u8> {
        let above = height.saturating_sub(picture.height()) as usize * picture.width() as usize;
        let number = |red, green, blue| self.nearest[bin(red, green, blue)];
        let ground = picture.pixels().first().map_or(0, |own| number(own.red(), own.green(), own.blue()));
        let own = picture.pixels().iter().map(|own| number(own.red(), own.green(), own.blue()));
        std::iter::repeat_n(ground, above).chain(own).collect()
    }
}

/// The number of the colour that is most like the middle of a bin.
fn nearest(colors: &[[u8; 3]], bin: usize) -> u8 {
    let middle = |shift: u32| {
        let value = (bin >> shift) & ((1 << BITS) - 1);
        i32::try_from(value << (8 - BITS)).unwrap_or_default() + (1 << (7 - BITS))
    };
    let wanted = [middle(2 * BITS), middle(BITS), middle(0)];
    let distance = |color: &[u8; 3]| -> i32 {
        color.iter().zip(wanted).map(|(own, wanted)| (i32::from(*own) - wanted).pow(2)).sum()
    };
    let found = colors.iter().enumerate().min_by_key(|(_, color)| distance(color));
    found.and_then(|(index, _)| u8::try_from(index).ok()).unwrap_or_default()
}

/// A part of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Area {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl Area {
    /// The part that differs from the picture before; at least one pixel.
    fn changed(before: Option<&[u8]>, now: &[u8], width: u16, height: u16) -> Area {
        let (width, height) = (usize::from(width), usize::from(height));
        let Some(before) = before else { return Area { left: 0, top: 0, right: width, bottom: height } };
        let mut area = Area { left: width, top: height, right: 0, bottom: 0 };
        for (index, _) in before.iter().zip(now).enumerate().filter(|(_, (before, now))| before != now) {
            let (x, y) = (index % width, index / width);
            area.left = area.left.min(x);
            area.right = area.right.max(x + 1);
            area.top = area.top.min(y);
            area.bottom = area.bottom.max(y + 1);
        }
        if area.right == 0 { Area { left: 0, top: 0, right: 1, bottom: 1 } } else { area }
    }

    fn frame(self, picture: &[u8], width: u16, hundredths: u16) -> GifFrame<'static> {
        let line =
            |y: usize| &picture[y * usize::from(width) + self.left..y * usize::from(width) + self.right];
        let buffer: Vec<u8> = (self.top..self.bottom).flat_map(line).copied().collect();
        let short = |value: usize| u16::try_from(value).unwrap_or(u16::MAX);
        GifFrame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            left: short(self.left),
            top: short(self.top),
            width: short(self.right - self.left),
            height: short(self.bottom - self.top),
            buffer: Cow::Owned(buffer),
            ..GifFrame::default()
        }
    }
}
