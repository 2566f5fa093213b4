//! Positions as magazines print them: `Білі: a1, c1, дамка b8. Чорні: d6, f6`, or in FEN.
//!
//! A word in front of the squares names the side. A king is `дамка b8`, `Дb8`, `K b8`; a word in the plural
//! (`дамки`, `kings`) counts for all squares until the next word. Letters that look alike are folded. A number in
//! brackets behind the squares of a side, `(8)`, counts them; where it is not their number the text is refused.

use damier_pdn::{FenError, Numbering, fold, read_fen, read_position_text};
use damier_rules::{Color, Rank, Setup, Square, Tower, Variant};

/// No printed position needs more text.
const LONGEST: usize = 2000;

const WHITE: &[&str] = &[
    "w",
    "white",
    "б",
    "біл",
    "білі",
    "бел",
    "белые",
    "белыя",
    "blancs",
    "blanc",
    "balti",
    "baltieji",
    "wit",
    "brancas",
];
const BLACK: &[&str] = &[
    "b",
    "black",
    "red",
    "ч",
    "чор",
    "чорн",
    "чорні",
    "чорныя",
    "чер",
    "черн",
    "черные",
    "чёрные",
    "noirs",
    "noir",
    "juodi",
    "juodieji",
    "zwart",
    "pretas",
];
const KING: &[&str] = &["k", "d", "д", "дам", "дамка", "king", "dame", "dama", "damka", "dam"];
const KINGS: &[&str] = &["дамки", "дамкі", "дд", "kings", "dames", "damos", "damas", "dammen", "kk"];
const MAN: &[&str] = &["m", "п", "проста", "простая", "шашка", "man", "pion", "šaškė", "schijf", "pedra"];
/// An abbreviation stands for as many as follow.
const MEN: &[&str] = &[
    "прості",
    "простые",
    "простыя",
    "шашки",
    "шашкі",
    "пр",
    "men",
    "mans",
    "pions",
    "šaškės",
    "schijven",
    "pedras",
    "пп",
];

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
    let text = bare(text.trim());
    let counted = || read_position_text(variant, Color::White, text).ok();
    let listed = || counted().filter(|setup| has_both(&setup.placed));
    let mut setup = read_fen(variant, text)
        .map(|fen| fen.setup)
        .or_else(|why| printed(variant, text).or_else(listed).ok_or(why))?;
    setup.placed.sort_by_key(|(square, _)| *square);
    Ok(setup)
}

/// The position of a tag, `[FEN "W:W…"]`.
fn bare(text: &str) -> &str {
    let inner = text.strip_prefix("[FEN").and_then(|rest| rest.trim().strip_suffix(']'));
    inner.map_or(text, |rest| rest.trim().trim_matches('"'))
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
    for (word, counts) in words(text) {
        let small = one_alphabet(&word.to_lowercase());
        let has = |words: &[&str]| words.contains(&small.as_str());
        if counts {
            let of = |(_, tower): &&(Square, Tower)| Some(tower.owner()) == side;
            if placed.iter().filter(of).count() != word.parse().ok()? {
                return None;
            }
        } else if let Some((square, rank)) = square(variant, word) {
            let rank = rank.unwrap_or(holds.rank);
            placed.push((square, Tower::single(side?, rank)));
            if holds.once {
                holds = A_MAN;
            }
        } else if has(WHITE) || has(BLACK) {
            side = Some(if has(WHITE) { Color::White } else { Color::Black });
            holds = A_MAN;
        } else if has(KING) || has(KINGS) {
            holds = Holds { rank: Rank::King, once: has(KING) };
        } else if has(MAN) || has(MEN) {
            holds = Holds { rank: Rank::Man, once: has(MAN) };
        } else {
            return None;
        }
    }
    has_both(&placed).then_some(Setup { variant, to_move: Color::White, placed })
}

/// Whether there are pieces of both sides.
fn has_both(placed: &[(Square, Tower)]) -> bool {
    [Color::White, Color::Black].iter().all(|own| placed.iter().any(|(_, tower)| tower.owner() == *own))
}

/// A Cyrillic word without the Latin letters that look like its own.
fn one_alphabet(word: &str) -> String {
    if word.is_ascii() || !word.chars().any(|c| ('а'..='ё').contains(&c)) {
        return word.to_owned();
    }
    let own = |c| match c {
        'a' => 'а',
        'e' => 'е',
        'i' => 'і',
        'o' => 'о',
        'p' => 'р',
        c => c,
    };
    word.chars().map(own).collect()
}

/// The words of a text, and whether each is a number alone in brackets.
fn words(text: &str) -> impl Iterator<Item = (&str, bool)> {
    let mut before = "";
    text.split_inclusive(|c: char| !c.is_alphanumeric()).filter_map(move |part| {
        let word = part.trim_end_matches(|c: char| !c.is_alphanumeric());
        let opened = before.ends_with('(');
        if !part.trim().is_empty() {
            before = part;
        }
        let number = word.chars().all(|c| c.is_ascii_digit());
        (!word.is_empty()).then_some((word, opened && part.ends_with(')') && number))
    })
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
            ("[FEN \"W:WKb8,h6:Bc3,h8.\"]", "W:WKb8,h6:Bc3,h8"),
            ("белые: пр. a1, b4 (2); черные: пр. b6, h4(2)", "W:Wa1,b4:Bb6,h4"),
            ("БЕЛЫЯ: c5, e7 (2). ЧОРНЫЯ: a7, дамка а1 (2).", "W:Wc5,e7:BKa1,a7"),
            ("Белые: d4, дамки: c1, c5 (3) Черные: h8, дамкa: d8 (2).", "W:WKc1,Kc5,d4:BKd8,h8"),
            ("Белые простые: А3, С1, Д2 Черные простые: В6, Д8", "W:Wa3,c1,d2:Bb6,d8"),
            ("Brancas: a1, dama b8. Pretas: h8", "W:WKb8,a1:Bh8"),
        ];
        let same = |variant, text: &str, fen: &str| {
            let read = read_position(variant, text).unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!(read, read_position(variant, fen).expect("a position"), "{text}");
        };
        for (text, fen) in russian {
            same(Variant::Russian, text, fen);
        }
        same(Variant::International, "Білі: 37, 42, Д5. Чорні: 28, 19", "W:WK5,37,42:B19,28");
        same(
            Variant::International,
            "Белыя: 34, дамкі 38, 42 (3). Чорныя: 31, дамка 26 (2).",
            "W:W34,K38,K42:BK26,31",
        );
        same(Variant::International, "Wit: 37, 42, dam 5 (3). Zwart: 28, 19", "W:WK5,37,42:B19,28");
        same(Variant::Russian, "White c1, d2 (2); Black e5 (1)", "W:Wc1,d2:Be5");
        same(Variant::Russian, "White – c1, d2 (2); Black — e5 (1)", "W:Wc1,d2:Be5");
        same(
            Variant::Lasca,
            "White - 2, 5, 8, 10 - 0/0, 18 – 0/0, 23 - 1/00 (6); Black - 11 - 1/0000, 16 - 0/0, 19 - 00, 20, 24, 25 (6)",
            "W:W2,5,8,10=0+0,18=0+0,23=1+00:B11=1+0000,16=0+0,19=00,20,24,25",
        );
        same(Variant::English, "White: mans 14, 21 (2) Red: mans 1, 6 (2)", "W:W14,21:B1,6");
    }

    #[test]
    fn anything_else_is_a_fault_of_the_fen() {
        for text in [
            "",
            "Білі: a1",
            "a1, c3",
            "Білі: a1, z9. Чорні: b8",
            "white to move and win",
            "Білі: a1 (2). Чорні: b8 (1)",
            "a1, c1 | b8 | d8",
            &"Б ".repeat(4000),
        ] {
            assert!(read_position(Variant::Russian, text).is_err(), "{text}");
        }
    }
}
