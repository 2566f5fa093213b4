//! Hub and DXP positions.

use damier_pdn::{
    SquaresTextError, read_dxp_position, read_fen, read_hub_position, write_dxp_position, write_fen,
    write_hub_position,
};
use damier_rules::{Color, Variant};

use crate::play::random_positions;

#[test]
fn what_is_written_is_read_back() {
    for variant in [Variant::International, Variant::Russian, Variant::Brazilian, Variant::English] {
        random_positions(variant, 10, |position| {
            let setup = position.setup();
            let hub = write_hub_position(&setup).unwrap();
            assert_eq!(read_hub_position(variant, &hub), Ok(setup.clone()), "{hub}");
            if variant == Variant::International {
                let dxp = write_dxp_position(&setup).unwrap();
                assert_eq!(read_dxp_position(setup.to_move, &dxp), Ok(setup), "{dxp}");
            }
        });
    }
}

#[test]
fn kings_have_capitals() {
    let setup = read_fen(Variant::International, "B:W50,K1:B31,K46").unwrap().setup;
    let hub = write_hub_position(&setup).unwrap();
    assert_eq!(hub, "BWeeeeeeeeeeeeeeeeeeeeeeeeeeeeebeeeeeeeeeeeeeeBeeew");
    let dxp = write_dxp_position(&setup).unwrap();
    assert_eq!(dxp, hub[1..].replace('b', "z").replace('B', "Z"));
    assert_eq!(write_fen(&read_dxp_position(Color::Black, &dxp).unwrap()), "B:W50,K1:B31,K46");
}

#[test]
fn other_texts_are_refused() {
    let start = "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";
    let read = |text: &str| read_hub_position(Variant::English, text);
    assert!(read(start).is_ok());
    assert_eq!(read(""), Err(SquaresTextError::Length { expected: 33, found: 0 }));
    assert_eq!(read(&start[..32]), Err(SquaresTextError::Length { expected: 33, found: 32 }));
    let error = read(&start.replace("be", "xe")).unwrap_err();
    assert_eq!(error.to_string(), "character 13: \"x\" is not one of w, b, W, B and e");
    assert!(matches!(read("?"), Err(SquaresTextError::Character { column: 1, .. })));
    assert_eq!(read_hub_position(Variant::Lasca, "Wee"), Err(SquaresTextError::Towers));
}
