//! Draws every theme and every kind of board into a folder, to look at them:
//! `cargo run -p damier-documents --example gallery -- FOLDER`.

use std::path::PathBuf;

use damier_documents::{Coordinates, Diagram, Picture, Route, Theme};
use damier_rules::{Color, Position, Rank, Setup, Square, Tower, Variant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(std::env::args_os().nth(1).ok_or("name the folder to write into")?);
    std::fs::create_dir_all(&folder)?;
    for theme in Theme::ALL {
        for variant in Variant::ALL {
            let diagram = Diagram {
                theme,
                coordinates: Coordinates::of(variant),
                caption: Some(format!("{variant} draughts, {theme}")),
                ..picture(variant)
            };
            std::fs::write(folder.join(format!("{variant}-{theme}.svg")), diagram.svg())?;
            std::fs::write(folder.join(format!("{variant}-{theme}.png")), diagram.png(720)?)?;
        }
    }
    Ok(())
}

/// A board worth looking at: towers in column games, a few kings and the last move elsewhere.
fn picture(variant: Variant) -> Diagram {
    let mut setup = if variant.has_towers() { towers(variant) } else { Setup::start(variant) };
    if !variant.has_towers() {
        setup.placed.retain(|(square, _)| square.index() % 3 != 0);
        for (_, tower) in setup.placed.iter_mut().step_by(5) {
            *tower = tower.crowned();
        }
    }
    let board = variant.board();
    let squares: Vec<Square> =
        [(2, 2), (4, 4), (2, 6)].into_iter().filter_map(|(x, y)| board.at(x, y)).collect();
    let jumped: Vec<Square> = [(3, 3), (3, 5)].into_iter().filter_map(|(x, y)| board.at(x, y)).collect();
    setup.placed.retain(|(square, _)| !squares.contains(square) && !jumped.contains(square));
    if let Some(last) = squares.last() {
        setup.placed.push((*last, Tower::king(Color::White)));
    }
    Diagram { last_move: Some(Route { squares, jumped }), ..Diagram::new(setup) }
}

/// Towers of every height from one to twelve, and one of all pieces.
fn towers(variant: Variant) -> Setup {
    let mut setup = Position::start(variant).setup();
    for (i, (_, tower)) in setup.placed.iter_mut().enumerate() {
        let ranks = |n: usize, king: usize| -> Vec<Rank> {
            (0..n).map(|k| if (k + king).is_multiple_of(3) { Rank::King } else { Rank::Man }).collect()
        };
        let (own, captives) = (1 + i % 7, i * 5 % 9);
        *tower = Tower::new(tower.owner(), &ranks(own, i % 3), &ranks(captives, i)).unwrap_or(*tower);
    }
    if let Some((_, tower)) = setup.placed.last_mut() {
        *tower = Tower::new(Color::White, &[Rank::Man; 12], &[Rank::King; 11]).unwrap_or(*tower);
    }
    setup
}
