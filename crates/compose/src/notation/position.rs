//! Positions as magazines print them: `Білі: a1, c1, дамка b8. Чорні: d6, f6`, or in FEN.
//!
//! A word in front of the squares names the side. A king is `дамка b8`, `Дb8`, `K b8`; a word in the plural
//! (`дамки`, `kings`) counts for all squares until the next word. Letters that look alike are folded.

use damier_pdn::{FenError, Numbering, fold, read_fen};
use damier_rules::{Color, Rank, Setup, Square, Tower, Variant};

/// No printed position needs more text.
const LONGEST: usize = 2000;

const WHITE: [&str; 11] =
    ["w", "white", "б", "біл", "білі", "бел", "белые", "blancs", "blanc", "balti", "baltieji"];
const BLACK: [&str; 14] = [
    "b",
    "black",
    "ч",
    "чор",
    "чорн",
    "чорні",
    "чер",
    "черн",
    "черные",
    "чёрные",
    "noirs",
    "noir",
    "juodi",
    "juodieji",
];
const KING: [&str; 8] = ["k", "d", "д", "дамка", "king", "dame", "dama", "damka"];
const KINGS: [&str; 6] = ["дамки", "дд", "kings", "dames", "damos", "kk"];
const MAN: [&str; 9] = ["m", "п", "пр", "проста", "простая", "шашка", "man", "pion", "šaškė"];
const MEN: [&str; 7] = ["прості", "простые", "шашки", "men", "pions", "šaškės", "пп"];

/// Reads a position in FEN, or as it is printed. White is to move where nothing else is said.
///
/// ```
/// use damier_compose::notation::read_position;
/// use damier_rules::Variant;
///
/// let printed = read_position(Variant::Russian, "Білі: Дb8, h6. Чорні: с3, h8").expect("a position");
/// assert_eq!(printed, read_position(Variant::Russian, "W:WKb8,h6:Bc3,h8").expect("the same"));
/// ```
pub fn read_position(variant: Variant, text: &str) -> Result<Setup, FenError> {
    let text = text.trim();
    let mut setup =
        read_fen(variant, text).map(|fen| fen.setup).or_else(|why| printed(variant, text).ok_or(why))?;
    setup.placed.sort_by_key(|(square, _)| *square);
    Ok(setup)
}

/// What the squares that follow hold.
#[derive(Clone, Copy)]
struct Holds {
    rank: Rank,
    /// Whether it counts for one square only.
    once: bool,
}

const A_MAN: Holds = Holds { rank: Rank::Man, once: false };

fn printed(variant: Variant, text: &str) -> Option<Setup> {
    if text.len() > LONGEST {
        return None;
    }
    let mut side = None;
    let mut holds = A_MAN;
    let mut placed: Vec<(Square, Tower)> = Vec::new();
    for word in text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
        let small = word.to_lowercase();
        let has = |words: &[&str]| words.contains(&small.as_str());
        if let Some((square, rank)) = square(variant, word) {
            let rank = rank.unwrap_or(holds.rank);
            placed.push((square, Tower::single(side?, rank)));
            if holds.once {
                holds = A_MAN;
            }
        } else if has(&WHITE) || has(&BLACK) {
            side = Some(if has(&WHITE) { Color::White } else { Color::Black });
            holds = A_MAN;
        } else if has(&KING) || has(&KINGS) {
            holds = Holds { rank: Rank::King, once: has(&KING) };
        } else if has(&MAN) || has(&MEN) {
            holds = Holds { rank: Rank::Man, once: has(&MAN) };
        } else {
            return None;
        }
    }
    let both =
        [Color::White, Color::Black].iter().all(|own| placed.iter().any(|(_, tower)| tower.owner() == *own));
    both.then_some(Setup { variant, to_move: Color::White, placed })
}

/// A square, perhaps with the letter of a king or a man in front.
fn square(variant: Variant, word: &str) -> Option<(Square, Option<Rank>)> {
    let read = |text: &str| {
        let folded: String = text.chars().map(fold).collect::<String>().to_ascii_lowercase();
        Numbering::of(variant).square(variant.board(), &folded)
    };
    if let Some(found) = read(word) {
        return Some((found, None));
    }
    let first = word.chars().next()?;
    let rank = match first.to_lowercase().next()? {
        'д' | 'k' | 'd' | 'к' => Rank::King,
        'п' | 'm' => Rank::Man,
        _ => return None,
    };
    read(&word[first.len_utf8()..]).map(|found| (found, Some(rank)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_positions_are_read() {
        let russian = [
            ("Білі: a1, c1, дамка b8. Чорні: d6, f6.", "W:Wa1,Kb8,c1:Bd6,f6"),
            ("Белые: дамки b8, f8; шашки a1. Чёрные: h8", "W:Wa1,Kb8,Kf8:Bh8"),
            ("Б. Дb8, h6 Ч. с3, h8", "W:WKb8,h6:Bc3,h8"),
            ("White: king b8, h6  Black: c3 h8", "W:WKb8,h6:Bc3,h8"),
            ("Blancs : dame b8, pion h6 – Noirs : c3, h8", "W:WKb8,h6:Bc3,h8"),
            ("W:WKb8,h6:Bc3,h8", "W:WKb8,h6:Bc3,h8"),
        ];
        let same = |variant, text: &str, fen: &str| {
            let read = read_position(variant, text).unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!(read, read_position(variant, fen).expect("a position"), "{text}");
        };
        for (text, fen) in russian {
            same(Variant::Russian, text, fen);
        }
        same(Variant::International, "Білі: 37, 42, Д5. Чорні: 28, 19", "W:WK5,37,42:B19,28");
    }

    #[test]
    fn anything_else_is_a_fault_of_the_fen() {
        for text in
            ["", "Білі: a1", "a1, c3", "Білі: a1, z9. Чорні: b8", "white to move and win", &"Б ".repeat(4000)]
        {
            assert!(read_position(Variant::Russian, text).is_err(), "{text}");
        }
    }
}
