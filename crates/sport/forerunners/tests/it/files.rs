//! Collections in PDN and register files.

use damier_forerunners::{Likeness, Query, Register, RegisterFault};
use damier_pdn::{ReplayOptions, read_fen};
use damier_rules::Variant;

const COLLECTION: &str = r#"
[Author "B. Smith"] [Source "Shashki 5/1987"] [Date "1987.05.??"] [GameType "25"]
[FEN "W:Wc3,e3,a1:Bd6,f6,b6"] 1. c3-d4 d6-e5 (1... d6-c5) *

[White "C. Roe"] [Event "Cup"] [GameType "20"] [FEN "W:W28:B17"] 1. 28-22 17x28 *

[White "A game"] 1. 32-28 19-23 *

[Author "D"] [GameType "25"] [FEN "W:Wc3,c3:Bq9"] *
"#;

fn register() -> Register {
    let mut register = Register::new();
    let taken = register.take_pdn(COLLECTION.as_bytes(), &ReplayOptions::default()).expect("a file");
    let why: Vec<String> = taken.left_out.iter().map(|left| left.why.to_string()).collect();
    assert_eq!(why, ["no position: the tag FEN is missing", "the position cannot be read"]);
    assert_eq!((taken.works, taken.left_out[0].at.line), (2, 7));
    register
}

#[test]
fn a_collection_becomes_a_register() {
    let register = register();
    let record = register.record(0).expect("a work");
    assert_eq!((record.number, record.author, record.source), (1, "B. Smith", "Shashki 5/1987"));
    assert_eq!(record.fen, "W:Wa1,c3,e3:Bb6,d6,f6");
    assert_eq!(record.priority.map(|date| date.to_string()).as_deref(), Some("1987-05"));
    assert_eq!(register.record(1).expect("a work").priority, None);
    // Two lines of the first solution end in pictures of six pieces, the second in one of one only.
    assert_eq!(register.finals(), 2);
}

#[test]
fn equal_finals_are_found_where_they_stand_elsewhere() {
    let register = register();
    let setup = read_fen(Variant::Russian, "W:WKh8,h2:Ba3,b8").expect("a position").setup;
    let end = read_fen(Variant::Russian, "W:Wf4,g3,c1:Bg5,h6,d6").expect("a position").setup;
    let finals = vec![damier_rules::Position::new(&end).expect("a position")];
    let found = register.search(&Query { setup, finals, changes: None, limit: 10 });
    let Likeness::Final { motion, pieces } = found[0].likeness else { panic!("a final") };
    assert_eq!((motion.files, motion.rows, pieces), (-2, 0, 6));
}

#[test]
fn a_register_file_reads_back_and_damage_is_seen() {
    let register = register();
    let mut bytes = Vec::new();
    register.write(&mut bytes).expect("memory");
    let back = Register::read(&bytes).expect("a register");
    let mut again = Vec::new();
    back.write(&mut again).expect("memory");
    assert_eq!(bytes, again);
    assert_eq!(back.record(1), register.record(1));

    assert_eq!(Register::read(b"[White").unwrap_err(), RegisterFault::Foreign);
    for cut in 0..bytes.len() {
        assert!(Register::read(&bytes[..cut]).is_err(), "cut at {cut}");
    }
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1;
        assert!(Register::read(&damaged).is_err(), "damaged at {at}");
    }
}
