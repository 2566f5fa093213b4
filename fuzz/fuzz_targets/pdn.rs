//! Any bytes are games and faults; the games are written and read back the same; both ways of checking
//! them agree.

#![no_main]

use damier_pdn::{
    Checker, Games, Limits, PdnReader, ReadGame, ReplayOptions, normalise, read_games, replay, write_game,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    // Limits that a small input can reach.
    let limits = Limits { game: 4096, depth: 8, faults: 20 };
    let games: Vec<ReadGame> =
        Games::with_limits(data, limits).collect::<Result<_, _>>().expect("memory does not fail");
    let mut reader = PdnReader::with_limits(data, limits);
    let mut checker = Checker::new(ReplayOptions::default());
    for read in &games {
        let check = checker.check_next(&mut reader).expect("memory does not fail").expect("a game each");
        let replayed = replay(read, &ReplayOptions::default());
        assert_eq!(check.moves, replayed.moves);
        // Other encodings are guessed, by the stream for each text and by the tree for the whole game.
        if std::str::from_utf8(data).is_ok() {
            assert_eq!(check.variant, replayed.variant);
            assert_eq!(check.illegal.len(), replayed.illegal.len());
        }
        assert!(read.faults.len() <= limits.faults + 32, "{} faults", read.faults.len());
        reads_back(&read.game);
        reads_back(&normalise(read, &ReplayOptions::default(), None).game);
    }
    assert!(checker.check_next(&mut reader).expect("memory does not fail").is_none());
});

fn reads_back(game: &damier_pdn::PdnGame) {
    let text = write_game(game);
    let mut back = read_games(text.as_bytes());
    match back.next() {
        Some(read) => {
            let read = read.expect("memory does not fail");
            assert_eq!(read.game, *game, "{text}\n{:?}", read.faults);
            assert!(back.next().is_none(), "{text}");
        }
        None => assert_eq!(*game, Default::default(), "{text}"),
    }
}
