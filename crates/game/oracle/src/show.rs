//! Set-ups as text, in the form of the case files.

use damier_rules::{Color, Rank, Setup, Square, Tower, Variant};

/// `W:W28,K3:B12`, with towers as `c3=0/01`: own pieces from the top, captives after the slash, `0` a
/// man and `1` a king.
pub fn show(setup: &Setup) -> String {
    let side = |color: Color| {
        let own = setup.placed.iter().filter(|(_, tower)| tower.owner() == color);
        let towers: Vec<String> =
            own.map(|(square, tower)| show_tower(setup.variant, *square, *tower)).collect();
        format!("{}{}", color.letter(), towers.join(","))
    };
    format!("{}:{}:{}", setup.to_move.letter(), side(Color::White), side(Color::Black))
}

fn show_tower(variant: Variant, square: Square, tower: Tower) -> String {
    let name = square_name(variant, square);
    if tower.height() == 1 {
        return if tower.is_king() { format!("K{name}") } else { name };
    }
    let digits = |ranks: &mut dyn Iterator<Item = Rank>| -> String {
        ranks.map(|rank| if rank == Rank::King { '1' } else { '0' }).collect()
    };
    let own = digits(&mut tower.own());
    match tower.captive_count() {
        0 => format!("{name}={own}"),
        _ => format!("{name}={own}/{}", digits(&mut tower.captives())),
    }
}

/// Algebraic names where the variant's codes use them, numbers elsewhere.
fn square_name(variant: Variant, square: Square) -> String {
    match variant {
        Variant::Russian | Variant::Brazilian | Variant::Columns | Variant::Czech => {
            variant.board().algebraic(square)
        }
        _ => square.to_string(),
    }
}
