//! What the writer writes, the reader reads back to the same value.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use damier_pdn::{
    Action, Comment, GameEnd, GameType, Line, MoveNumber, Notation, Note, PdnGame, ReplayOptions, Step,
    normalise, read_games, replay, write_fen, write_game, write_move,
};
use damier_rules::{Color, Position, Setup, Variant};

use crate::play::Lots;

/// Reads a file that holds one game without a fault.
fn only(text: &str) -> PdnGame {
    let mut games = read_games(text.as_bytes());
    let game = games.next().unwrap().unwrap();
    assert!(game.faults.is_empty(), "{:?}\n{text}", game.faults);
    assert!(games.next().is_none(), "{text}");
    game.game
}

fn assert_strict(text: &str) {
    let (header, body) = text.split_once("\n\n").unwrap();
    assert!(header.lines().all(|line| line.starts_with('[') && line.ends_with("\"]")), "{text}");
    for line in body.lines() {
        assert!(line.chars().count() <= 79 || !line.contains(' ') || line.contains("/FEN"), "{line}");
        assert_eq!(line, line.trim(), "{text}");
    }
    assert!(text.ends_with("\n*\n\n"), "{text}");
}

/// A game of random moves, with random remarks and variations.
struct Author<'a> {
    lots: &'a mut Lots,
    notation: Notation,
}

impl Author<'_> {
    fn one_in(&mut self, count: usize) -> bool {
        self.lots.below(count) == 0
    }

    fn line(&mut self, mut position: Position, mut number: MoveNumber, length: usize, depth: usize) -> Line {
        let mut line = Line { before: self.notes(), steps: Vec::new() };
        for _ in 0..length {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            if self.one_in(60) {
                let setup = Setup { to_move: !position.to_move(), ..position.setup() };
                let fen =
                    if self.one_in(2) { format!("{}::", setup.to_move.letter()) } else { write_fen(&setup) };
                position = Position::new(&setup).unwrap();
                line.steps.push(Step {
                    action: Action::Setup(fen),
                    number,
                    strength: None,
                    notes: self.notes(),
                });
                continue;
            }
            let mv = moves[self.lots.below(moves.len())];
            let mut notes = self.notes();
            if depth > 0 && self.one_in(8) {
                let length = 1 + self.lots.below(5);
                notes.push(Note::Variation(self.line(position, number, length, depth - 1)));
                notes.extend(self.notes());
            }
            let marks = ["!", "?", "!?", "(!)", "??"];
            let strength = self.one_in(5).then(|| marks[self.lots.below(5)].to_owned());
            let action = Action::Move(write_move(&position, &mv, &self.notation));
            line.steps.push(Step { action, number, strength, notes });
            position = position.play_unchecked(&mv);
            number = number.next();
        }
        line
    }

    fn notes(&mut self) -> Vec<Note> {
        let count = if self.one_in(6) { self.lots.below(3) } else { 0 };
        (0..count).map(|_| self.note()).collect()
    }

    fn note(&mut self) -> Note {
        let words = [
            "[%clk 1:02:03]",
            "хороший",
            "ход;",
            "(32-28)",
            "[Event \"x\"]",
            "%",
            "*",
            "1-0",
            "é",
            "\\",
            "\"",
        ];
        if self.one_in(3) {
            return Note::Nag(self.lots.below(256) as u16);
        }
        let text: Vec<&str> = (0..self.lots.below(30)).map(|_| words[self.lots.below(words.len())]).collect();
        Note::Comment(Comment::new(&text.join(" ")))
    }
}

fn random_game(variant: Variant, lots: &mut Lots) -> PdnGame {
    let mut game = PdnGame::default();
    game.tags.push("Event", "The \"Great\" C:\\ Cup");
    game.tags.push("GameType", GameType::of(variant).to_string());
    game.tags.push("Result", "*");
    game.tags.push("Own_1", "що завгодно");
    let length = lots.below(120);
    let mut author = Author { lots, notation: Notation::pdn(variant) };
    game.line = author.line(Position::start(variant), MoveNumber::FIRST, length, 3);
    game
}

#[test]
fn games_with_everything_in_them() {
    for variant in Variant::ALL {
        let mut lots = Lots::new(7);
        for _ in 0..150 {
            let game = random_game(variant, &mut lots);
            let text = write_game(&game);
            assert_strict(&text);
            assert_eq!(only(&text), game, "{text}");
        }
    }
}

#[test]
fn every_move_of_them_can_be_played() {
    for variant in Variant::ALL {
        let mut lots = Lots::new(11);
        for _ in 0..100 {
            let game = random_game(variant, &mut lots);
            let read = read_games(write_game(&game).as_bytes()).next().unwrap().unwrap();
            let replayed = replay(&read, &ReplayOptions::default());
            assert_eq!(replayed.variant, Some(variant));
            assert!(replayed.is_legal(), "{:?}\n{}", replayed.illegal, write_game(&game));
            let normal = normalise(&read, &ReplayOptions::default(), None);
            assert_eq!(normal.game, game);
        }
    }
}

#[test]
fn other_notations_come_back_by_normalising() {
    for variant in Variant::ALL {
        let mut lots = Lots::new(13);
        for _ in 0..40 {
            let game = random_game(variant, &mut lots);
            let read = read_games(write_game(&game).as_bytes()).next().unwrap().unwrap();
            let hub = normalise(&read, &ReplayOptions::default(), Some(&Notation::hub(variant))).game;
            let read = read_games(write_game(&hub).as_bytes()).next().unwrap().unwrap();
            // Hub writes numbers and captured squares; column captures need the order of the squares.
            if !variant.has_towers() {
                let back = normalise(&read, &ReplayOptions::default(), None);
                assert!(back.replayed.is_legal(), "{:?}", back.replayed.illegal);
                assert_eq!(back.game, game);
            }
        }
    }
}

#[test]
fn results_follow_the_variant() {
    for (variant, text, winner) in [
        (Variant::International, "2-0", Some(Color::White)),
        (Variant::English, "1-0", Some(Color::Black)),
        (Variant::Russian, "1/2-1/2", None),
    ] {
        let file = format!("[GameType \"{}\"] {text}", GameType::of(variant).number);
        let read = read_games(file.as_bytes()).next().unwrap().unwrap();
        let normal = normalise(&read, &ReplayOptions::default(), None);
        assert_eq!(normal.game.tags.get("Result"), Some(text));
        assert_eq!(normal.replayed.winner(), winner);
        assert_eq!(GameEnd::from_text(text).map(|outcome| outcome.text(variant)), Some(text));
    }
}

#[test]
fn odd_values_still_give_a_proper_file() {
    let step = |action| Step {
        action,
        number: MoveNumber::FIRST,
        strength: Some("x!)".to_owned()),
        notes: Vec::new(),
    };
    let mut game = PdnGame::default();
    game.tags.push("a b\n", "line\nend");
    game.tags.push("", "nameless");
    game.line.before.push(Note::Variation(Line::default()));
    game.line.steps.push(step(Action::Move("no move {".to_owned())));
    game.line.steps.push(step(Action::Move("1-1".to_owned())));
    game.line.steps.push(step(Action::Setup("W:W1\"/:B2\n".to_owned())));
    let text = write_game(&game);
    assert_eq!(text, "[Ab \"line end\"]\n\n1. {no move (} 1. {1-1} /FEN \"W:W1:B2\"/\n*\n\n");
}

/// What is kept of a nasty file has the form of a proper one.
#[test]
fn the_nasty_files_are_written_and_read_back() {
    for file in crate::corpus::files() {
        for read in read_games(&std::fs::read(&file).unwrap()[..]).map(Result::unwrap) {
            let normal = normalise(&read, &ReplayOptions::default(), None).game;
            // Where nothing was kept there is nothing to write.
            for game in [&read.game, &normal].into_iter().filter(|game| **game != PdnGame::default()) {
                let text = write_game(game);
                let back: Vec<PdnGame> = read_games(text.as_bytes()).map(|read| read.unwrap().game).collect();
                assert_eq!(back, std::slice::from_ref(game), "{}\n{text}", file.display());
            }
        }
    }
}
