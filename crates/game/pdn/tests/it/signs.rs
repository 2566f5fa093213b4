//! Commentary signs.

use damier_pdn::{Dialect, Meaning, split_signs};
use damier_rules::Rulebook;

const DIALECTS: [Dialect; 5] =
    [Dialect::Fmjd100, Dialect::Fmjd64, Dialect::Ua2013, Dialect::Ua2023, Dialect::Chess];

#[test]
fn every_sign_of_a_table_is_read_with_its_meaning() {
    for dialect in DIALECTS {
        for sign in dialect.signs() {
            let (text, meaning) = match sign.meaning {
                Meaning::Quiet | Meaning::Capture => continue,
                Meaning::PiecesWon(_) => (format!("{}3", sign.text), Meaning::PiecesWon(3)),
                Meaning::PiecesLost(_) => (format!("{}3", sign.text), Meaning::PiecesLost(3)),
                meaning => (sign.text.to_owned(), meaning),
            };
            assert_eq!(dialect.read(&text), Ok(vec![meaning]), "{}", sign.clause);
            let written = dialect.write(meaning).unwrap();
            assert_eq!(dialect.read(&written), Ok(vec![meaning]), "{}", sign.clause);
        }
    }
}

/// The tables of the codes, row by row: a sign stands behind a move with this meaning, or between its squares.
#[test]
fn signs_mean_what_the_codes_print() {
    let cases = include_str!("../cases/signs.cases");
    for line in cases.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let row: Vec<&str> = line.split(" | ").collect();
        let [book, text, meaning, clause] = row[..] else { panic!("{line}") };
        let dialect = Dialect::of(&Rulebook::named(book).expect("a rulebook")).expect("a code with signs");
        let plain = text.trim_end_matches('3');
        let told = |sign: &&damier_pdn::Sign| sign.clause == clause && sign.text == plain;
        let sign = dialect.signs().iter().find(told).unwrap_or_else(|| panic!("no such sign: {line}"));
        if matches!(sign.meaning, Meaning::Quiet | Meaning::Capture) {
            assert_eq!(sign.meaning.to_string(), meaning, "{line}");
        } else {
            let read = dialect.read(text).unwrap_or_else(|why| panic!("{line}: {why}"));
            assert_eq!(read.iter().map(Meaning::to_string).collect::<Vec<_>>(), [meaning], "{line}");
        }
    }
}

/// UA13-IV.4.2 has ten signs; FMJD-I.9.1, FMJD-Ibis.9.1 and UA-III.2.2 have fourteen.
#[test]
fn the_tables_are_complete() {
    let meanings = |dialect: Dialect| {
        let mut meanings: Vec<Meaning> = dialect.signs().iter().map(|sign| sign.meaning).collect();
        meanings.dedup();
        meanings.len()
    };
    assert_eq!(meanings(Dialect::Fmjd100), 14);
    assert_eq!(meanings(Dialect::Fmjd64), 14);
    assert_eq!(meanings(Dialect::Ua2023), 14);
    // The ten and the mark of a win that closes a solution (UA13-VI.7.4.2/d).
    assert_eq!(meanings(Dialect::Ua2013), 11);
}

/// D-02d: one sign, two meanings; FMJD-I.9.1.14 and UA-III.2.2.
#[test]
fn ad_libitum_means_what_each_code_says() {
    assert_eq!(Dialect::Fmjd100.read("а.1."), Ok(vec![Meaning::SameResult]));
    assert_eq!(Dialect::Ua2023.read("a.1."), Ok(vec![Meaning::FreeChoice]));
    assert!(Dialect::Ua2013.read("a.l.").is_err());
}

/// D-08: FMJD-I.9.1.7, FMJD-I.9.1.8, UA13-IV.4.2.7 and UA13-IV.4.2.8 say the opposite of chess.
#[test]
fn signs_become_glyphs_only_where_the_meaning_is_the_same() {
    for dialect in [Dialect::Fmjd100, Dialect::Ua2013, Dialect::Ua2023] {
        for text in ["?!", "!?"] {
            let meaning = dialect.read(text).unwrap()[0];
            assert_eq!(meaning.glyph(), None);
        }
        assert_eq!(dialect.write(Meaning::Dubious), None);
    }
    assert_eq!(Dialect::Chess.read("?!").unwrap()[0].glyph(), Some(6));
    for glyph in 1..=7 {
        assert_eq!(Meaning::of_glyph(glyph).and_then(Meaning::glyph), Some(glyph));
    }
    assert_eq!(Meaning::of_glyph(18), None);
}

#[test]
fn signs_are_parted_from_the_move() {
    let cases = [
        ("32-28", "32-28", ""),
        ("32-28!", "32-28", "!"),
        ("32-28 ?! *", "32-28", "?! *"),
        ("28x19 +2", "28x19", "+2"),
        ("28x19 -1", "28x19", "-1"),
        ("28 - 19", "28 - 19", ""),
        ("3 -6", "3 -6", ""),
        ("c3-d4(?)", "c3-d4", "(?)"),
        ("g7! x", "g7", "! x"),
        ("c5=", "c5", "="),
        ("37-32 a.l.", "37-32", "a.l."),
        ("17: 3D (diagram 9)", "17: 3D (diagram 9)", ""),
        ("", "", ""),
        ("!", "", "!"),
    ];
    for (text, mv, signs) in cases {
        assert_eq!(split_signs(text), (mv, signs), "{text}");
    }
    assert_eq!(Dialect::Fmjd100.read("(?)"), Ok(vec![Meaning::Weak]));
    assert_eq!(Dialect::Ua2013.read("! x"), Ok(vec![Meaning::Strong, Meaning::Win]));
}

#[test]
fn rulebooks_have_the_signs_of_their_code() {
    let dialect = |name| Dialect::of(&Rulebook::named(name).unwrap());
    assert_eq!(dialect("fmjd-100"), Some(Dialect::Fmjd100));
    assert_eq!(dialect("fmjd-64"), Some(Dialect::Fmjd64));
    assert_eq!(dialect("ua2013-checkers"), Some(Dialect::Ua2013));
    assert_eq!(dialect("ua2023-russian"), Some(Dialect::Ua2023));
    assert_eq!(dialect("wcdf-checkers"), None);
    assert_eq!(dialect("columns-lasca"), None);
}
