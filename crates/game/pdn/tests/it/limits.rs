//! Input that is large, deep or endless.

use std::io::{self, Read};

use damier_pdn::{
    Checker, FaultKind, Games, Limits, PdnReader, ReplayOptions, Severity, Terminator, read_games,
};

/// The same bytes over and over, then some others.
struct Repeated {
    unit: Vec<u8>,
    times: usize,
    at: usize,
    end: &'static [u8],
}

impl Repeated {
    fn new(unit: &[u8], length: usize, end: &'static [u8]) -> Repeated {
        Repeated { unit: unit.to_vec(), times: length / unit.len(), at: 0, end }
    }
}

impl Read for Repeated {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.times == 0 {
            return self.end.read(into);
        }
        let rest = &self.unit[self.at..];
        let count = rest.len().min(into.len());
        into[..count].copy_from_slice(&rest[..count]);
        self.at += count;
        if self.at == self.unit.len() {
            self.at = 0;
            self.times -= 1;
        }
        Ok(count)
    }
}

const GAME: &[u8] = b"\n[Event \"after\"]\n1. 32-28 *\n";

/// Every kind of token that could go on for ever.
#[test]
fn a_line_without_end_is_passed_over() {
    let limits = Limits { game: 1 << 20, ..Limits::default() };
    let unit = |start: &str| start.repeat(1000).into_bytes();
    for start in
        ["x", " ", "\0", "{", "(", "[", "[A \"", "1", "1-", "/", "$", "!", ".", "-", "*", "é", "\u{a0}"]
    {
        let input = Repeated::new(&unit(start), 4 << 20, GAME);
        let games: Vec<_> = Games::with_limits(input, limits).collect::<Result<_, _>>().unwrap();
        let last = games.last().unwrap();
        assert_eq!(last.game.tags.get("Event"), Some("after"), "{start}");
        assert!(games.iter().all(|game| game.faults.len() <= 101), "{start}");
    }
    for start in ["{ and ", "; and ", "% and ", "[Event \"and "] {
        let input = io::Cursor::new(start.as_bytes()).chain(Repeated::new(&unit("ever "), 4 << 20, GAME));
        let games: Vec<_> = Games::with_limits(input, limits).collect::<Result<_, _>>().unwrap();
        assert_eq!(games[0].terminator, Terminator::Limit, "{start}");
        assert_eq!(games[0].faults[0].kind, FaultKind::TooLong { limit: 1 << 20 });
        assert_eq!(games[1].game.moves().count(), 1, "{start}");
    }
}

#[test]
fn a_game_without_end_is_cut() {
    let limits = Limits { game: 100_000, ..Limits::default() };
    let input = Repeated::new(b"1. 32-28 19-23 ", 1 << 20, GAME);
    let games: Vec<_> = Games::with_limits(input, limits).collect::<Result<_, _>>().unwrap();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].terminator, Terminator::Limit);
    assert!(games[0].game.moves().count() > 10_000);
}

#[test]
fn variations_may_be_nested_too_deep() {
    let text = format!("1. 32-28 {}1. 33-29{} 19-23 *", "(1. 31-27 ".repeat(100_000), ")".repeat(100_000));
    let game = read_games(text.as_bytes()).next().unwrap().unwrap();
    assert_eq!(game.game.moves().collect::<Vec<_>>(), ["32-28", "19-23"]);
    assert_eq!(game.faults.len(), 1);
    assert_eq!(game.faults[0].kind, FaultKind::TooDeep { limit: 64 });
}

#[test]
fn faults_are_counted_beyond_the_limit() {
    let text = "1. 32-28 ) ".repeat(1000);
    let game = read_games(text.as_bytes()).next().unwrap().unwrap();
    assert_eq!(game.faults.len(), 101);
    assert_eq!(game.faults[100].kind, FaultKind::More { count: 1399 });
    assert_eq!(game.faults[100].severity(), Severity::Error);
}

#[test]
fn an_input_that_fails_ends_the_games() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the disk is gone"))
        }
    }
    let mut games = read_games((&b"1. 32-28 * 1. 33-29"[..]).chain(Broken));
    assert!(games.next().unwrap().is_err());
    assert!(games.next().is_none());
    assert!(Checker::new(ReplayOptions::default()).check_next(&mut PdnReader::new(Broken)).is_err());
}

#[test]
fn every_prefix_of_a_file_is_read() {
    for file in crate::corpus::files() {
        let bytes = std::fs::read(&file).unwrap();
        for end in 0..bytes.len() {
            assert!(read_games(&bytes[..end]).all(|game| game.is_ok()));
        }
    }
}
