//! Moving pictures: as many frames as diagrams, of one size, in every variant.

use damier_documents::{Diagram, Frame};
use damier_rules::{Position, Variant};
use gif::DecodeOptions;

#[test]
fn every_variant_moves() {
    for variant in Variant::ALL {
        let mut position = Position::start(variant);
        let mut frames = vec![Frame { diagram: Diagram::of(&position), hundredths: 200 }];
        // The first capture of a column game makes a tower.
        for _ in 0..12 {
            let moves = position.legal_moves();
            let Some(mv) = moves.last() else { break };
            position = position.play(mv).expect("a legal move");
            frames.push(Frame { diagram: Diagram::of(&position), hundredths: 90 });
        }
        let bytes = damier_documents::gif(&frames, 240).expect("a picture");
        assert!(bytes.len() < 100_000, "{variant}: {} bytes", bytes.len());
        let mut options = DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options.read_info(bytes.as_slice()).expect("a GIF");
        let (width, height) = (decoder.width(), decoder.height());
        assert_eq!(width, 240);
        let mut delays = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            assert!(frame.left + frame.width <= width && frame.top + frame.height <= height, "{variant}");
            delays.push(frame.delay);
        }
        let wanted: Vec<u16> = frames.iter().map(|frame| frame.hundredths).collect();
        assert_eq!(delays, wanted, "{variant}");
    }
}
