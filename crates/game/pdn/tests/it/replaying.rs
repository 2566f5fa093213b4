//! Games played through: what is illegal, what does not fit, and both ways of checking agree.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;

use damier_pdn::{
    Checker, FaultKind, GameCheck, GameEnd, PdnReader, ReadGame, ReplayOptions, Replayed, normalise,
    read_games, replay, write_fen, write_game,
};
use damier_rules::{Color, Variant};

fn games(text: &str) -> Vec<ReadGame> {
    read_games(text.as_bytes()).collect::<Result<_, _>>().unwrap()
}

fn check(bytes: &[u8], options: ReplayOptions) -> Vec<GameCheck> {
    let mut reader = PdnReader::new(bytes);
    let mut checker = Checker::new(options);
    let mut checks = Vec::new();
    while let Some(check) = checker.check_next(&mut reader).unwrap() {
        checks.push(check.clone());
    }
    checks
}

/// The one game of a text, replayed in both ways.
fn both(text: &str) -> (Replayed, GameCheck) {
    let read = games(text);
    assert_eq!(read.len(), 1, "{text}");
    let replayed = replay(&read[0], &ReplayOptions::default());
    let check = check(text.as_bytes(), ReplayOptions::default()).remove(0);
    assert_eq!(replayed.illegal, check.illegal, "{text}");
    assert_eq!(replayed.variant, check.variant, "{text}");
    assert_eq!(replayed.moves, check.moves, "{text}");
    assert_eq!(replayed.outcome, check.outcome, "{text}");
    assert_eq!(replayed.start, check.start, "{text}");
    assert_eq!(replayed.is_legal(), check.is_legal(), "{text}");
    let mut faults = [replayed.faults.clone(), read[0].faults.clone()].concat();
    faults.sort_by_key(|fault| fault.at);
    assert_eq!(faults, check.faults, "{text}");
    (replayed, check)
}

#[test]
fn an_illegal_move_is_named_with_all_about_it() {
    let (replayed, _) = both("[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23\n3. 37-31 10-14 4. 1-2 *");
    let illegal = &replayed.illegal[0];
    assert_eq!((illegal.ply, illegal.side, illegal.text.as_str()), (5, Color::White, "37-31"));
    assert_eq!((illegal.number.to_string(), illegal.at.to_string()), ("3.".to_owned(), "4:4".to_owned()));
    assert_eq!(illegal.not_played, 2);
    assert_eq!(illegal.reason.to_string(), "37-31 is not a legal move: 31 is occupied");
    assert_eq!(replayed.illegal.len(), 1);
    assert_eq!(replayed.position_after(4), replayed.last());
}

#[test]
fn both_sample_games_of_the_column_code_end_in_the_printed_positions() {
    // COL-1.10.13, COL-1.10.14 in the short form, COL-2.3.7 as printed, dash and spaces included.
    let columns =
        "[GameType \"60,W,8,8,A0,0\"] 1. cb4 bc5 2. ba5 ab6 3. bc3 cb4 4. a:a7 cb6 5. a:e5 f:b2 6. a:c3 dc7
        7. gf4 e:g3 8. h:f4 g:e5 9.e:g5 h:f4 10. de3 f:b4 11.b2:d4:f6:d8D:a5:d2:h6. 1-0";
    let (replayed, _) = both(columns);
    let last = replayed.last().unwrap();
    assert!(replayed.is_legal());
    assert_eq!(write_fen(&last.setup()), "B:Wc1,e1,f2,g1,a7=0+00,b4=000,e5=00,h6=10+000000:Bb8,f8,g7,h8");
    let lasca = "[GameType \"61,W,7,7,N0,0\"] 1. 9-12 15:9 2. 5:13 18-14 3. 10:18 16:10 4. 6:14 13: 5 5. 1: 9 17-13
        6. 10:16 19:13 7. 9:17 16:10 8. 7:13 20-16 9. 13:19 21: 7 10. 4:10 22:16 11. 14:20 17-13 12. 3- 6 23:17
        13. 11-14 17: 3D 14. 6- 9 3-11 15. 9:23D *";
    let (replayed, _) = both(lasca);
    let last = replayed.last().unwrap();
    assert!(replayed.is_legal(), "{:?}", replayed.illegal);
    assert_eq!(write_fen(&last.setup()), "B:W2,5,8,10=0+0,18=0+0,23=1+00:B20,24,25,11=1+0000,16=0+0,19=00");
}

#[test]
fn the_variant_is_found_without_a_tag() {
    for (text, variant) in [
        ("1. 32-28 19-23 *", Variant::International),
        ("(1. 33-28 18-22) 1. 32-28 *", Variant::International),
        ("(1. 33-28 18-22) *", Variant::International),
        ("1. 31-26 19-23 *", Variant::International),
        ("1. 11-15 23-19 *", Variant::English),
        ("1. c3-d4 d6-c5 *", Variant::Russian),
        ("[FEN \"W:W27,28:B1,2\"] 1. 28-23 1-7 2. 23-18 *", Variant::English),
        ("[FEN \"W:W27,28,K49:B1,2\"] *", Variant::International),
        ("[FEN \"W:W27,28,K32:B1,2\"] 1. 32-49 *", Variant::International),
        ("/FEN \"W:WKb4:Ba7\"/ *", Variant::Russian),
    ] {
        assert_eq!(both(text).0.variant, Some(variant), "{text}");
    }
    let options = ReplayOptions { variant: Some(Variant::Brazilian), ..ReplayOptions::default() };
    assert_eq!(check(b"[GameType \"25\"] 1. c3-d4 *", options)[0].variant, Some(Variant::Brazilian));
}

#[test]
fn numbers_are_understood_where_codes_use_letters() {
    // 1 = b8 and 1 = a1: the first move tells.
    for text in ["1. 22-18 9-13 2. 18-14 *", "1. 10-14 21-17 2. 14-18 *"] {
        let text = format!("[GameType \"25\"] {text}");
        assert!(both(&text).0.is_legal(), "{text}");
    }
}

#[test]
fn other_games_are_not_played() {
    let (replayed, _) = both("[GameType \"27\"] 1. 32-28 19-23 *");
    assert_eq!((replayed.variant, replayed.start), (None, None));
    assert_eq!(replayed.faults[0].kind.to_string(), "game type 27 (Canadian draughts) is not supported");
    assert!(!replayed.is_legal() && replayed.illegal.is_empty());
}

#[test]
fn set_ups_passes_and_unknown_moves() {
    let (replayed, _) =
        both("[GameType \"20\"] /FEN \"W:W31,32:B1,2\"/ 1. 31-27 /FEN \"W::\"/ 2. 32-28 1-7 *");
    assert!(replayed.is_legal());
    assert_eq!(write_fen(&replayed.position_after(0).unwrap().setup()), "W:W31,32:B1,2");
    assert_eq!(write_fen(&replayed.last().unwrap().setup()), "W:W27,28:B2,7");
    let (replayed, _) = both("[GameType \"20\"] 1. 32-28 ... 2. 37-32 2-7 /FEN \"W:W31:B1\"/ 3. 31-27 *");
    assert_eq!(replayed.faults[0].kind, FaultKind::UnknownMove);
    assert_eq!(write_fen(&replayed.last().unwrap().setup()), "B:W27:B1");
    let (replayed, _) = both("[GameType \"20\"] 1. 32-28 9-99 2. 31-27 /FEN \"W:W31:B1\"/ 3. 31-27 *");
    assert_eq!(replayed.illegal[0].not_played, 1);
    let (replayed, _) = both("[GameType \"20\"] /FEN \"W:W3,99\"/ 1. 31-27 *");
    assert!(matches!(replayed.faults[0].kind, FaultKind::BadFen(_)));
}

#[test]
fn variations_are_played_from_where_they_branch_off() {
    let text =
        "[GameType \"20\"] 1. 32-28 (1. 33-29 19-23 (1... 18-23 2. 29x18) 2. 35-30) 1... 19-23 (1... 1-9)
        2. 28x20 (2. 28x19 14x23) *";
    let (replayed, _) = both(text);
    let texts: Vec<(&str, bool, usize)> = replayed
        .illegal
        .iter()
        .map(|illegal| (illegal.text.as_str(), illegal.in_variation, illegal.ply))
        .collect();
    assert_eq!(texts, [("1-9", true, 2), ("28x20", false, 3)]);
    let options = ReplayOptions { variations: false, ..ReplayOptions::default() };
    let replayed = replay(&games(text)[0], &options);
    assert_eq!(replayed.illegal.len(), 1);
    assert_eq!(replayed.illegal, check(text.as_bytes(), options)[0].illegal);
}

#[test]
fn header_and_moves_are_compared() {
    let kinds = |text: &str| -> Vec<String> { both(text).0.faults.iter().map(ToString::to_string).collect() };
    assert_eq!(
        kinds("[GameType \"20\"]\n[Result \"2-0\"]\n[PlyCount \"3\"]\n1. 32-28 19-23 0-2"),
        [
            "4:19: warning: by the Result tag the game is won by who began, by its end it is lost by who began",
            "3:2: warning: the PlyCount tag says 3; there are 2 moves"
        ]
    );
    assert_eq!(
        kinds("[GameType \"25\"][FEN \"W:Wa1:Bh8,c9\"] 1. a1-b2 *"),
        ["1:17: error: bad FEN, character 11: there is no square c9 on a board of 32 squares"]
    );
    assert_eq!(
        kinds("[GameType \"25\"][FEN \"W:Wa1,b8:Bh8\"] 1. a1-b2 *"),
        [
            "1:17: error: impossible position: a man of White cannot stand on square 1, where it becomes a king"
        ]
    );
    assert_eq!(
        kinds("[GameType \"twenty\"] 1. 32-28 *"),
        ["1:2: warning: \"twenty\" is no game type; it is written like 20 or 20,W,10,10,N2,0"]
    );
    assert_eq!(
        kinds("[GameType \"25\"][FEN \"W:Wa1:Bb2,c3\"][Result \"1-0\"] *"),
        ["1:52: warning: White cannot move and has lost; the result says otherwise"]
    );
}

#[test]
fn the_nasty_files_are_checked_as_they_are_replayed() {
    for file in crate::corpus::files() {
        let bytes = std::fs::read(&file).unwrap();
        let checks = check(&bytes, ReplayOptions::default());
        let read: Vec<ReadGame> = read_games(&bytes[..]).collect::<Result<_, _>>().unwrap();
        assert_eq!(checks.len(), read.len());
        for (check, read) in checks.iter().zip(&read) {
            let replayed = replay(read, &ReplayOptions::default());
            assert_eq!(replayed.is_legal(), check.is_legal(), "{}", file.display());
            assert_eq!(replayed.illegal.len(), check.illegal.len(), "{}", file.display());
            assert_eq!(read.is_remnant(), check.is_remnant);
            assert_eq!((read.begin, read.end, read.terminator), (check.begin, check.end, check.terminator));
        }
    }
}

#[test]
fn the_player_at_the_bottom_may_begin_in_checkers_too() {
    let text = "[Variant \"American/English\"] 1. c3-d4 b6-c5 2. d4xb6 a7xc5 1-0";
    let (replayed, _) = both(text);
    assert!(replayed.is_legal());
    assert_eq!(replayed.variant, Some(Variant::English));
    // He is White here, and the first number is his; in a proper file it is Black's.
    assert_eq!(replayed.winner(), Some(Color::White));
    let normalised = normalise(&games(text)[0], &ReplayOptions::default(), None);
    assert_eq!(normalised.game.tags.get("FEN").map(|fen| &fen[..1]), Some("W"));
    assert_eq!(normalised.game.tags.get("Result"), Some("0-1"));
}

/// Whole games of each variant, played by chance until one side could not move.
#[test]
fn proper_files_are_without_fault_and_written_the_same() {
    for variant in Variant::OFFICIAL {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/games/{variant}.pdn"));
        let text = std::fs::read_to_string(file).unwrap();
        let mut written = String::new();
        for read in games(&text) {
            let normal = normalise(&read, &ReplayOptions::default(), None);
            assert!(normal.replayed.is_legal(), "{:?}", normal.replayed.illegal);
            assert_eq!(read.faults, []);
            assert_eq!(normal.replayed.faults, []);
            let last = normal.replayed.last().unwrap();
            assert_eq!(normal.replayed.winner(), Some(!last.to_move()));
            written.push_str(&write_game(&normal.game));
        }
        assert_eq!(written, text);
    }
}

#[test]
fn captures_written_jump_by_jump_are_joined() {
    let text = "[GameType \"21\"] [FEN \"B:W10,17,25,27,32:B1,7\"] [PlyCount \"3\"]
1. 7x14 {one} 14x21! {two} 2. 21x30 (1. 7-14 14-21 2. 21-30 32-28) 27-23 3. 30-25 *";
    let (replayed, check) = both(text);
    assert!(replayed.is_legal(), "{:?}", replayed.illegal);
    assert_eq!((replayed.moves, check.played), (3, 3));
    let faults: Vec<String> = replayed.faults.iter().map(ToString::to_string).collect();
    assert_eq!(faults, ["2:4: warning: captures are written jump by jump"]);
    let normalised = normalise(&games(text)[0], &ReplayOptions::default(), None);
    let written = write_game(&normalised.game);
    let body = "1. 7x30! {one} {two} (1. 7x30 32-28) 1... 27-23 2. 30-25\n*";
    assert!(written.trim_end().ends_with(body), "{written}");
    assert!(both(&written).0.faults.is_empty());
}

#[test]
fn a_capture_that_is_not_finished_stays_illegal_where_it_stands() {
    for rest in
        ["", "27-23 30-25", "14x23", "/FEN \"W:W27:B1\"/ 14x21", "14x21 27-23", "... 14x21", "(7x14) *"]
    {
        let (replayed, _) = both(&format!("[FEN \"B:W10,17,25,27,32:B1,7\"] 1. 7x14 {rest}"));
        assert_eq!((replayed.illegal[0].text.as_str(), replayed.illegal[0].ply), ("7x14", 1), "{rest}");
        let reason = "7x14 is not a legal move: the capture goes on from 14 (1 taken so far)";
        assert_eq!(replayed.illegal[0].reason.to_string(), reason);
    }
    let (replayed, _) = both("[FEN \"B:W10,17,25,27,32:B1,7\"] 1. 7x14 (7-11 27-23) 14x21 21x30 *");
    assert_eq!((replayed.is_legal(), replayed.illegal.len(), replayed.moves), (false, 1, 1));
    assert!(replayed.illegal[0].in_variation);
}

#[test]
fn the_first_move_is_trusted_more_than_the_game_type() {
    for (text, variant) in [
        ("[GameType \"20\"] [Result \"0-2\"] 1. c3-d4 f6-g5 2. g3-h4 b6-a5 *", Variant::Russian),
        ("[GameType \"25\"] [Result \"0-1\"] 1. 33-28 18-22 *", Variant::International),
        ("[GameType \"21,B,8,8,N1,0\"] 1. 32-28 18-22 *", Variant::International),
        ("[GameType \"20\"] 1. 11-15 23-19 *", Variant::English),
    ] {
        let (replayed, _) = both(text);
        assert!(replayed.is_legal(), "{text}");
        assert_eq!(replayed.variant, Some(variant), "{text}");
        assert!(matches!(replayed.faults[0].kind, FaultKind::GameTypeDiffers { .. }), "{text}");
        let normalised = normalise(&games(text)[0], &ReplayOptions::default(), None);
        assert!(both(&write_game(&normalised.game)).0.faults.is_empty(), "{text}");
    }
    let (replayed, _) = both("[GameType \"20\"] ((1. c3-d4) (1. g3-h4)) 1. c3-b4 (1. e3-f4) f6-g5 *");
    assert!(replayed.is_legal(), "{:?}", replayed.illegal);
    let (replayed, _) = both("[GameType \"20\"] (1. a1-a1) 1. c3-b4 *");
    assert_eq!((replayed.variant, replayed.illegal.len()), (Some(Variant::Russian), 1));
    for text in ["1. c3-e7 *", "1. c3-e7 (1. c3-d4) *"] {
        let (replayed, _) = both(&format!("[GameType \"20\"] {text}"));
        assert_eq!((replayed.variant, replayed.faults.len()), (Some(Variant::International), 0));
    }
    let options = ReplayOptions { variant: Some(Variant::International), ..ReplayOptions::default() };
    assert!(!check(b"[GameType \"20\"] 1. c3-d4 *", options)[0].is_legal());
}

/// Delft scores and plus draws end a game drawn, and stay in their tag.
#[test]
fn draws_with_more_points_for_one_are_read() {
    for score in ["1 1/2-1/2", "1/2 - 1 1/2", "1+-1-", "1- - 1+"] {
        let (replayed, _) = both(&format!("[GameType \"20\"] [Result \"{score}\"] 1. 32-28 19-23 {score}"));
        assert!(replayed.is_legal(), "{score}: {replayed:?}");
        assert_eq!((replayed.outcome, replayed.moves), (Some(GameEnd::Drawn), 2), "{score}");
    }
}

/// A game without a position to begin with is not legal, though none of its moves is wrong.
#[test]
fn an_impossible_start_is_not_legal() {
    let (replayed, _) = both("[GameType \"20\"] [FEN \"W:W1,50:B20\"] *");
    assert!(!replayed.is_legal() && replayed.illegal.is_empty() && replayed.faults.len() == 1);
}
