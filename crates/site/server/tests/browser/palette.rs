//! Pictures of few colours, as pages have them, take a third of the room.

use std::io::Cursor;

use color_quant::NeuQuant;

/// So many colours a picture keeps.
const COLOURS: usize = 256;

/// How carefully they are chosen, from 1 to 30, the best first.
const CARE: i32 = 3;

/// The pixels of a picture, red, green, blue and how much they cover.
fn pixels(picture: &[u8]) -> Result<(png::OutputInfo, Vec<u8>), Box<dyn std::error::Error>> {
    let mut decoder = png::Decoder::new(Cursor::new(picture));
    decoder.set_transformations(png::Transformations::ALPHA | png::Transformations::EXPAND);
    let mut reader = decoder.read_info()?;
    let mut pixels = vec![0; reader.output_buffer_size().ok_or("the picture is too large")?];
    let info = reader.next_frame(&mut pixels)?;
    pixels.truncate(info.buffer_size());
    Ok((info, pixels))
}

/// How many pixels of a picture have nearly this colour.
pub(crate) fn pixels_like(picture: &[u8], colour: [u8; 3]) -> Result<usize, Box<dyn std::error::Error>> {
    let near = |pixel: &&[u8]| pixel.iter().zip(colour).all(|(own, wanted)| own.abs_diff(wanted) < 4);
    Ok(pixels(picture)?.1.chunks_exact(4).filter(near).count())
}

/// A picture of the browser with few colours.
pub(crate) fn of_few_colours(picture: &[u8]) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let (info, pixels) = pixels(picture)?;
    let colours = NeuQuant::new(CARE, COLOURS, &pixels);
    let indexes: Vec<u8> = pixels.chunks_exact(4).map(|pixel| colours.index_of(pixel) as u8).collect();
    let mut small = Vec::new();
    let mut encoder = png::Encoder::new(&mut small, info.width, info.height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(colours.color_map_rgb());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indexes)?;
    writer.finish()?;
    Ok(small)
}
