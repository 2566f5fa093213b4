//! Signs behind moves: what they mean in each code stands in its rulebook and below the games of a bulletin.

use damier_documents::games::{Bulletin, bulletin};
use damier_documents::rulebook::chapters;
use damier_language::{Language, Words};
use damier_pdn::{ReadGame, read_games};
use damier_rules::Rulebook;

/// Rulebook, sign, meaning, clause, as the tables of the codes have them.
const SIGNS: &[(&str, &str, &str, &str)] = &[
    ("fmjd-100", "-", "between the squares of a move", "FMJD-I.9.1.1"),
    ("fmjd-100", "x", "between the squares of a capture", "FMJD-I.9.1.2"),
    ("fmjd-100", "!", "strong move", "FMJD-I.9.1.3"),
    ("fmjd-100", "!!", "very strong move", "FMJD-I.9.1.4"),
    ("fmjd-100", "?", "weak move", "FMJD-I.9.1.5"),
    ("fmjd-100", "??", "very weak move", "FMJD-I.9.1.6"),
    ("fmjd-100", "?!", "looks weak, is in fact strong", "FMJD-I.9.1.7"),
    ("fmjd-100", "!?", "looks strong, is in fact weak", "FMJD-I.9.1.8"),
    ("fmjd-100", "*", "forced: any other move loses", "FMJD-I.9.1.9"),
    ("fmjd-100", "+", "the game is won", "FMJD-I.9.1.10"),
    ("fmjd-100", "=", "the game is drawn", "FMJD-I.9.1.11"),
    ("fmjd-100", "+1, +2 …", "so many pieces are won", "FMJD-I.9.1.12"),
    ("fmjd-100", "-1, -2 …", "so many pieces are lost", "FMJD-I.9.1.13"),
    ("fmjd-100", "a.l.", "whichever move is made, the result is the same", "FMJD-I.9.1.14"),
    ("fmjd-64", "-", "between the squares of a move", "FMJD-Ibis.9.1.1"),
    ("fmjd-64", "x", "between the squares of a capture", "FMJD-Ibis.9.1.2"),
    ("fmjd-64", "!", "strong move", "FMJD-Ibis.9.1.3"),
    ("fmjd-64", "!!", "very strong move", "FMJD-Ibis.9.1.4"),
    ("fmjd-64", "?", "weak move", "FMJD-Ibis.9.1.5"),
    ("fmjd-64", "??", "very weak move", "FMJD-Ibis.9.1.6"),
    ("fmjd-64", "?!", "looks weak, is in fact strong", "FMJD-Ibis.9.1.7"),
    ("fmjd-64", "!?", "looks strong, is in fact weak", "FMJD-Ibis.9.1.8"),
    ("fmjd-64", "*", "forced: any other move loses", "FMJD-Ibis.9.1.9"),
    ("fmjd-64", "+", "the game is won", "FMJD-Ibis.9.1.10"),
    ("fmjd-64", "=", "the game is drawn", "FMJD-Ibis.9.1.11"),
    ("fmjd-64", "+1, +2 …", "so many pieces are won", "FMJD-Ibis.9.1.12"),
    ("fmjd-64", "-1, -2 …", "so many pieces are lost", "FMJD-Ibis.9.1.13"),
    ("fmjd-64", "a.l.", "whichever move is made, the result is the same", "FMJD-Ibis.9.1.14"),
    ("ua2013-russian", "—", "between the squares of a move", "UA13-IV.4.2.1"),
    ("ua2013-russian", "x", "between the squares of a capture", "UA13-IV.4.2.2"),
    ("ua2013-russian", ":", "between the squares of a capture", "UA13-IV.4.2.2"),
    ("ua2013-russian", "!", "strong move", "UA13-IV.4.2.3"),
    ("ua2013-russian", "!!", "very strong move", "UA13-IV.4.2.4"),
    ("ua2013-russian", "?", "weak move", "UA13-IV.4.2.5"),
    ("ua2013-russian", "??", "very weak move", "UA13-IV.4.2.6"),
    ("ua2013-russian", "?!", "looks weak, is in fact strong", "UA13-IV.4.2.7"),
    ("ua2013-russian", "!?", "looks strong, is in fact weak", "UA13-IV.4.2.8"),
    ("ua2013-russian", "+", "the game is won", "UA13-IV.4.2.9"),
    ("ua2013-russian", "=", "the game is drawn", "UA13-IV.4.2.10"),
];

#[test]
fn every_sign_stands_in_its_rulebook() {
    for (name, sign, meaning, clause) in SIGNS {
        let book = Rulebook::named(name).expect("a rulebook");
        let chapters = chapters(&book, Words::of(Language::EN));
        let signs = chapters.iter().find(|chapter| chapter.name == "signs").expect("the signs");
        let mut lines = signs.lines.iter();
        let found =
            lines.find(|line| line.topic == *sign && line.value == *meaning && line.clauses == [*clause]);
        assert!(found.is_some(), "{name} {sign} {clause}: {:?}", signs.lines);
    }
    // The WCDF and the code of columns define none.
    for name in ["wcdf-checkers", "columns-russian"] {
        let book = Rulebook::named(name).expect("a rulebook");
        assert!(chapters(&book, Words::of(Language::EN)).iter().all(|chapter| chapter.name != "signs"));
    }
}

// FMJD-I.9.1.7, FMJD-I.9.1.8, UA13-IV.4.2.7, UA13-IV.4.2.8: the opposite of chess, so the bulletin says what is meant.
#[test]
fn signs_of_a_bulletin_are_explained_below_its_games() {
    let text = "[GameType \"20\"]\n[White \"A\"]\n[Black \"B\"]\n\n1. 32-28?! 19-23!? 2. 28x19 $1 14x23 *\n";
    let games: Vec<ReadGame> = read_games(text.as_bytes()).map(|game| game.expect("a game")).collect();
    let book = Rulebook::named("fmjd-100").ok();
    let paper =
        bulletin(&games, &Bulletin { book, ..Bulletin::new("Bulletin") }, Words::of(Language::EN)).text(80);
    for line in
        ["?! – looks weak, is in fact strong", "!? – looks strong, is in fact weak", "! – strong move"]
    {
        assert!(paper.contains(line), "{line}: {paper}");
    }
    let plain = bulletin(&games, &Bulletin::new("Bulletin"), Words::of(Language::EN)).text(80);
    assert!(!plain.contains("looks weak"));
}
