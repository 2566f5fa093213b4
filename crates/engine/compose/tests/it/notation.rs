//! Reading and writing solutions.

use damier_compose::notation::{Item, read_items, read_solution, write_solution};
use damier_compose::{Author, Branch, Code, Composition, Goal, Kind, Label, Tree};
use damier_pdn::{Notation, ReplayOptions, read_fen, read_games, write_game, write_move};
use damier_rules::{Move, Position, Variant};

const CASES: &str = include_str!("../cases/notation.cases");

struct Case<'a> {
    name: &'a str,
    start: Position,
    /// By which it is written; the first is that of the work.
    codes: Vec<Code>,
    read: &'a str,
    line: &'a str,
    write: Option<&'a str>,
    refuse: Option<&'a str>,
}

fn cases() -> impl Iterator<Item = Case<'static>> {
    CASES.split("\ncase ").skip(1).map(|text| {
        let mut lines = text.lines();
        let name = lines.next().unwrap_or_default().split('#').next().unwrap_or_default().trim();
        let field = |key: &str| {
            text.lines().skip(1).find_map(|line| Some(line.strip_prefix(key)?.strip_prefix(' ')?.trim()))
        };
        let variant: Variant = field("rules").expect("rules").parse().expect("a variant");
        let setup = read_fen(variant, field("pos").expect("pos")).expect("a position").setup;
        Case {
            name,
            start: Position::new(&setup).expect("a legal position"),
            codes: field("code").map_or(vec![Code::usual(variant)], |codes| {
                codes.split(' ').map(|code| code.parse().expect("a code")).collect()
            }),
            read: field("read").expect("read"),
            line: field("line").expect("line"),
            write: field("write"),
            refuse: field("refuse"),
        }
    })
}

#[test]
fn solutions_read_and_write() {
    for case in cases() {
        let tree = read_solution(&case.start, case.read).unwrap_or_else(|e| panic!("{}: {e}", case.name));
        let notation = Notation::pdn(case.start.variant());
        let mut position = case.start;
        let mut line = Vec::new();
        for mv in tree.main_line() {
            line.push(write_move(&position, &mv, &notation));
            position = position.play_unchecked(&mv);
        }
        let wanted: Vec<&str> = case.line.split(' ').collect();
        // The route of a capture is written where it must be told; compare by where it leads.
        for (written, wanted) in line.iter().zip(&wanted) {
            assert!(written == wanted || wanted.contains(':'), "{}: {written} for {wanted}", case.name);
        }
        assert_eq!(line.len(), wanted.len(), "{}", case.name);
        for code in &case.codes {
            let text = write_solution(&case.start, &tree, *code);
            if let Some(wanted) = case.write {
                assert_eq!(text.replace('\n', " | "), wanted, "{} ({code})", case.name);
            }
            // What is written reads back as the same tree.
            assert_eq!(read_solution(&case.start, &text).as_ref(), Ok(&tree), "{}: {text}", case.name);
        }
        if let Some(refuse) = case.refuse {
            assert!(read_solution(&case.start, refuse).is_err(), "{}: {refuse} was read", case.name);
        }
    }
}

/// TV-11, N7, N8: the labels of UA-VIII.Fmt.4 to UA-VIII.Fmt.7 and UA13-VI.7.4.3, UA13-VI.7.4.4.
#[test]
fn labels_of_the_codes_are_read() {
    let labels = |text: &str| -> Vec<Label> {
        let items = read_items(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        let labels = items.into_iter().filter_map(|item| match item {
            Item::Label { label, .. } => Some(label),
            _ => None,
        });
        labels.collect()
    };
    let defence = |letter, again| Label::Defence { letter, again };
    let way = |number, again| Label::FalseWay { number, again };
    assert_eq!(labels("bc3 (a3 A Б)"), [defence('A', 0), defence('Б', 0)]);
    assert_eq!(labels("bc3(a3 АБ)"), [defence('А', 0), defence('Б', 0)]);
    assert_eq!(labels("bc3 (a3 D)"), [defence('D', 0)]);
    assert_eq!(labels("f4 (c3 A1)"), [defence('A', 1)]);
    assert_eq!(labels("f4 (c3 D1)"), [defence('D', 1)]);
    assert_eq!(labels("VP1, VP2"), [Label::Main(1), Label::Main(2)]);
    assert_eq!(labels("I bc3 (a3), II d4"), [way(1, 0), way(2, 0)]);
    assert_eq!(labels("ІІ-1 dc3"), [way(2, 1)]);
    assert_eq!(labels("h4 (c5 I-Г)"), [Label::Illusory { number: 1, letter: 'Г' }]);
    assert_eq!(labels("h4 (c5 IІ-D)"), [Label::Illusory { number: 2, letter: 'D' }]);
    assert_eq!(labels("I c5? (h4)"), [way(1, 0)]);
    assert_eq!(labels("I-A (f4?), e7"), [Label::Illusory { number: 1, letter: 'A' }]);
}

#[test]
fn compositions_go_through_pdn() {
    for case in cases() {
        let mut work = Composition::new(case.start.setup(), Goal::Lock { kings: 1, men: 2 });
        if case.start.to_move() == damier_rules::Color::Black {
            work.task.kind = Kind::BlackFirst;
        }
        work.code = case.codes[0];
        work.authors = vec![Author::parse("Коваль, Іван"), Author::parse("Baltas, A.")];
        work.authors[0].residence = Some("Київ".to_owned());
        work.number = Some(12);
        work.source = Some("Шашки \"1\"".to_owned());
        work.dates.disclosed = Some("1999-05".to_owned());
        work.dates.closing = Some("2001-12-31".to_owned());
        work.solution = read_solution(&case.start, case.read).expect("a solution");
        let text = write_game(&work.to_pdn());
        let game = read_games(text.as_bytes()).next().expect("a game").expect("readable");
        let again = Composition::from_pdn(&game, &ReplayOptions::default())
            .unwrap_or_else(|e| panic!("{}: {e}\n{text}", case.name));
        assert_eq!(again.solution, work.solution, "{}\n{text}", case.name);
        assert_eq!(again, work, "{}", case.name);
    }
}

#[test]
fn nonsense_is_refused() {
    let start = Position::start(Variant::Russian);
    for text in ["((", "c4)", "(", "e4 e5", "I I I", "\u{0}", "(((((c5", "c3-c4"] {
        assert!(
            read_solution(&start, text).is_err() || read_solution(&start, text).is_ok_and(|t| t.is_empty()),
            "{text}"
        );
    }
    assert!(read_solution(&start, &"cd4 ".repeat(40_000)).is_err());
}

/// Random play from a position: some lines as a tree, the first its main line.
fn random_tree(start: &Position, mut seed: u64) -> Tree {
    let mut next = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below.max(1)
    };
    let mut tree = Tree::default();
    for _ in 0..3 {
        let (mut position, mut line) = (*start, Vec::new());
        while line.len() < 9 {
            let moves = position.legal_moves();
            // Only Black has a choice: White's other moves would be false ways.
            let known = Some(&tree).filter(|_| position.to_move() == start.to_move());
            let author = known.and_then(|tree| line_of(tree, &line));
            let Some(mv) = author.or_else(|| moves.get(next(moves.len())).copied()) else { break };
            line.push(mv);
            position = position.play_unchecked(&mv);
        }
        tree.add_line(start, &line);
    }
    tree
}

/// The move that the tree has after a line.
fn line_of(tree: &Tree, line: &[Move]) -> Option<Move> {
    let mut tree = tree;
    for mv in line {
        tree = &tree.branches.iter().find(|branch| branch.mv == *mv)?.next;
    }
    tree.branches.first().map(|branch| branch.mv)
}

/// D-10a, UA-VIII.Fmt.3.2: what our writer makes of any solution reads back as the same one, also when squares
/// were typed in Cyrillic letters, moves with long dashes, and words are far apart.
#[test]
fn any_solution_reads_back_in_either_alphabet() {
    let starts = [
        (Variant::Russian, "W:Wa1,c3,e3,g5,Kh2:Bb6,d6,f8,h8,Ka7"),
        (Variant::Brazilian, "W:Wa1,b2,c3,h4:Ba5,e5,f6,g7"),
        (Variant::International, "W:W20,30,34,37,40,44,48:B8,15,17,18,27,33,45"),
        (Variant::English, "W:W12,15,16,25,30,32:B3,7,9,14,18,24"),
        (Variant::Columns, "W:Wa1,c3,e3:Bb6,d6,h8"),
    ];
    for (variant, fen) in starts {
        let start = Position::new(&read_fen(variant, fen).expect("a position").setup).expect("legal");
        for seed in 0..60 {
            let tree = random_tree(&start, seed);
            for code in [Code::Ukraine2013, Code::Ukraine2023] {
                let text = write_solution(&start, &tree, code);
                let read = read_solution(&start, &text).unwrap_or_else(|e| panic!("{fen}: {text}: {e}"));
                assert_eq!(unlabelled(&read), tree, "{fen}: {text}");
                assert_eq!(write_solution(&start, &read, code), text, "{fen}");
                let typed = typed_in_cyrillic(&text);
                assert_eq!(read_solution(&start, &typed).as_ref(), Ok(&read), "{fen}: {typed}");
            }
        }
    }
}

/// The writer names the defences; the moves are the same without.
fn unlabelled(tree: &Tree) -> Tree {
    let bare = |branch: &Branch| Branch { next: unlabelled(&branch.next), label: None, ..branch.clone() };
    Tree { branches: tree.branches.iter().map(bare).collect() }
}

/// The letters of squares as a Cyrillic keyboard has them; labels of variations keep their own.
fn typed_in_cyrillic(text: &str) -> String {
    let letter = |c| match c {
        'a' => 'а',
        'b' => 'в',
        'c' => 'с',
        'd' => 'д',
        'e' => 'е',
        'f' => 'ф',
        'g' => 'г',
        'h' => 'н',
        'x' => 'х',
        '-' => '–',
        ' ' => '\u{a0}',
        other => other,
    };
    text.chars().map(letter).collect()
}
