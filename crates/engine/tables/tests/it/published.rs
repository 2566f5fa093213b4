//! Databases in the forms of others: written here from tables of ours by going through the positions in the order that
//! the form has, and read by the reader, which reckons their numbers.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use damier_rules::{Color, Position, Rank, Setup, Square, Tower, Variant};
use damier_tables::{GameResult, Maker, Tables, TablesFault};

use crate::sample::{position, tables};

/// The fewest pieces that are compared, and more than the tables have against which they are.
const PIECES: u32 = 3;

/// Pieces on squares counted from the corner at Black's left: men and kings of Black, men and kings of White.
type Pieces = [Vec<u32>; 4];

fn rows(square: u32) -> Square {
    Square::new((square / 4 * 4 + 3 - square % 4) as u8)
}

fn of(pieces: &Pieces, to_move: Color) -> Option<Position> {
    let mut setup = Setup::empty(Variant::English);
    setup.to_move = to_move;
    let kinds = [
        (Color::Black, Rank::Man),
        (Color::Black, Rank::King),
        (Color::White, Rank::Man),
        (Color::White, Rank::King),
    ];
    for (squares, (color, rank)) in pieces.iter().zip(kinds) {
        for square in squares {
            let tower = if rank == Rank::Man { Tower::man(color) } else { Tower::king(color) };
            setup.placed.push((rows(*square), tower));
        }
    }
    Position::new(&setup).ok()
}

/// Every choice of so many of the squares, ordered by the highest, then the next.
fn choices(squares: &[u32], count: usize) -> Vec<Vec<u32>> {
    let Some(rest) = count.checked_sub(1) else { return vec![Vec::new()] };
    let highest = (rest..squares.len()).flat_map(|at| {
        choices(&squares[..at], rest).into_iter().map(move |mut lower| {
            lower.push(squares[at]);
            lower
        })
    });
    highest.collect()
}

fn without(squares: impl Iterator<Item = u32>, taken: &[&Vec<u32>]) -> Vec<u32> {
    squares.filter(|square| !taken.iter().any(|taken| taken.contains(square))).collect()
}

/// What is written for a position: its result, or `None` where there is no such position and anything may stand.
type Value = Option<GameResult>;

fn value(tables: &Tables, pieces: &Pieces, to_move: Color) -> Value {
    let clash = pieces[0].iter().any(|square| pieces[2].contains(square));
    let position = (!clash).then(|| of(pieces, to_move)).flatten()?;
    tables.probe(&position).map(|value| value.result)
}

fn men_of_black(rank: u32, count: usize) -> Vec<Vec<u32>> {
    let all = choices(&(0..4 * (rank + 1)).collect::<Vec<_>>(), count);
    all.into_iter().filter(|men| men.last().is_none_or(|last| last / 4 == rank)).collect()
}

/// White's men from the other end of the board, where nothing of `taken` stands.
fn men_of_white(rank: u32, count: usize, taken: &Vec<u32>) -> Vec<Vec<u32>> {
    let end = 31 - 4 * (rank + 1);
    let free = without((0..32).rev().take_while(|square| *square as i32 > end as i32), &[taken]);
    let numbers: Vec<u32> = (0..free.len() as u32).collect();
    let all = choices(&numbers, count).into_iter();
    let squares = all.map(|numbers| numbers.iter().map(|number| free[*number as usize]).collect::<Vec<_>>());
    squares.filter(|men| men.last().is_none_or(|last| (31 - last) / 4 == rank)).collect()
}

/// The ranks that so many men can have reached.
fn ranks(men: usize) -> std::ops::Range<u32> {
    if men == 0 { 0..1 } else { (men as u32 - 1) / 4..7 }
}

/// Every slice of so many pieces: men and kings of Black and White, and the foremost ranks.
fn slices(pieces: usize) -> Vec<([usize; 4], u32, u32)> {
    let mut found = Vec::new();
    for black in 1..pieces {
        for black_men in 0..=black {
            for white_men in 0..=pieces - black {
                let kinds = [black_men, black - black_men, white_men, pieces - black - white_men];
                for black_rank in ranks(black_men) {
                    found.extend(ranks(white_men).map(|white_rank| (kinds, black_rank, white_rank)));
                }
            }
        }
    }
    found
}

/// Packed bytes in blocks of 1,024, and where slices begin.
#[derive(Default)]
struct Packer {
    bytes: Vec<u8>,
}

impl Packer {
    /// Packs values, calling back with the number of the first position of each new block.
    fn pack(
        &mut self,
        values: &[Value],
        one: impl Fn(&[Value]) -> (u8, usize),
        mut block: impl FnMut(usize, usize),
    ) {
        let mut at = 0;
        while at < values.len() {
            if at > 0 && self.bytes.len().is_multiple_of(1024) {
                block(at, self.bytes.len() / 1024);
            }
            let (byte, count) = one(&values[at..]);
            self.bytes.push(byte);
            at += count;
        }
    }

    fn place(&self) -> String {
        format!("{}/{}", self.bytes.len() / 1024, self.bytes.len() % 1024)
    }
}

/// How many values from the first are the wanted one or may be anything.
fn run(values: &[Value], wanted: GameResult) -> usize {
    values.iter().take_while(|value| value.is_none_or(|value| value == wanted)).count()
}

fn sign(result: GameResult) -> char {
    match result {
        GameResult::Win => '+',
        GameResult::Draw => '=',
        GameResult::Loss => '-',
    }
}

/// The one result that all positions of a slice can have.
fn only(values: &[Value]) -> Option<GameResult> {
    [GameResult::Draw, GameResult::Win, GameResult::Loss]
        .into_iter()
        .find(|result| run(values, *result) == values.len())
}

mod cake {
    use super::*;

    const RUNS: [usize; 58] = [
        5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
        31, 32, 36, 40, 44, 48, 52, 56, 60, 70, 80, 90, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1000,
        1200, 1400, 1600, 2000, 2400, 3200, 4000, 5000, 7500, 10000,
    ];
    const RESULTS: [GameResult; 3] = [GameResult::Win, GameResult::Loss, GameResult::Draw];

    fn byte(values: &[Value]) -> (u8, usize) {
        let wanted = values[0].unwrap_or(GameResult::Draw);
        let number = |value: Value| RESULTS.iter().position(|own| Some(*own) == value).unwrap_or(2);
        let length = run(values, wanted);
        match RUNS.iter().rposition(|run| *run <= length) {
            Some(at) => ((81 + 58 * number(Some(wanted)) + at) as u8, RUNS[at]),
            None => {
                let digits =
                    (0..4).map(|at| number(values.get(at).copied().flatten()) * 3usize.pow(at as u32));
                (digits.sum::<usize>() as u8, 4)
            }
        }
    }

    fn values(
        tables: &Tables,
        (kinds, black_rank, white_rank): ([usize; 4], u32, u32),
        to_move: Color,
    ) -> Vec<Value> {
        let mut found = Vec::new();
        let none = Vec::new();
        let (black, white) = (men_of_black(black_rank, kinds[0]), men_of_white(white_rank, kinds[2], &none));
        let left = 32 - kinds[0] - kinds[2];
        // Kings are counted on the squares that are left; where men clash there is no position.
        let kings = choices(&(0..left as u32).collect::<Vec<_>>(), kinds[1]);
        let others = choices(&(0..(left - kinds[1]) as u32).collect::<Vec<_>>(), kinds[3]);
        for white_kings in &others {
            for black_kings in &kings {
                for white_men in &white {
                    for black_men in &black {
                        let free = without(0..32, &[black_men, white_men]);
                        let clash = free.len() != left;
                        let on = |numbers: &Vec<u32>, free: &[u32]| {
                            numbers
                                .iter()
                                .filter_map(|number| free.get(*number as usize).copied())
                                .collect::<Vec<_>>()
                        };
                        let black_kings = on(black_kings, &free);
                        let free = without(0..32, &[black_men, white_men, &black_kings]);
                        let pieces =
                            [black_men.clone(), black_kings, white_men.clone(), on(white_kings, &free)];
                        found.push(if clash { None } else { value(tables, &pieces, to_move) });
                    }
                }
            }
        }
        found
    }

    /// Whether a slice is that of the stronger side as Black.
    fn is_kept((kinds, black_rank, white_rank): &([usize; 4], u32, u32), to_move: Color) -> bool {
        let black = (kinds[0] + kinds[1], kinds[1], *black_rank, false);
        (kinds[2] + kinds[3], kinds[3], *white_rank, to_move == Color::White) <= black
    }

    pub(super) fn write(folder: &Path, tables: &Tables) {
        for pieces in 2..=PIECES as usize {
            let (mut packer, mut index) = (Packer::default(), String::new());
            for slice in slices(pieces) {
                for (letter, to_move) in [('b', Color::Black), ('w', Color::White)] {
                    if !is_kept(&slice, to_move) {
                        continue;
                    }
                    let ([a, b, c, d], black_rank, white_rank) = slice;
                    write!(index, "BASE{a},{b},{c},{d},{black_rank},{white_rank},{letter}:").expect("text");
                    let values = values(tables, slice, to_move);
                    if let Some(only) = only(&values) {
                        writeln!(index, "{}", sign(only)).expect("text");
                        continue;
                    }
                    writeln!(index, "{}", packer.place()).expect("text");
                    packer.pack(&values, byte, |first, _| writeln!(index, "{first}").expect("text"));
                }
            }
            fs::write(folder.join(format!("db{pieces}.idx")), index).expect("an index");
            fs::write(folder.join(format!("db{pieces}.cpr")), packer.bytes).expect("values");
        }
    }
}

mod chinook {
    use super::*;

    const RUNS: [usize; 13] = [10, 15, 20, 25, 30, 40, 50, 60, 100, 200, 400, 800, 1600];
    const RESULTS: [GameResult; 3] = [GameResult::Draw, GameResult::Win, GameResult::Loss];

    fn byte(values: &[Value], usual: GameResult) -> (u8, usize) {
        let length = run(values, usual);
        match RUNS.iter().rposition(|run| *run <= length) {
            Some(at) => ((243 + at) as u8, RUNS[at]),
            None => {
                let number = |value: Value| RESULTS.iter().position(|own| Some(*own) == value).unwrap_or(0);
                let digits =
                    (0..5).map(|at| number(values.get(at).copied().flatten()) * 3usize.pow(4 - at as u32));
                (digits.sum::<usize>() as u8, 5)
            }
        }
    }

    fn values(tables: &Tables, (kinds, black_rank, white_rank): ([usize; 4], u32, u32)) -> Vec<Value> {
        let mut found = Vec::new();
        for black_men in men_of_black(black_rank, kinds[0]) {
            for white_men in men_of_white(white_rank, kinds[2], &black_men) {
                for black_kings in choices(&without(0..32, &[&black_men, &white_men]), kinds[1]) {
                    for white_kings in
                        choices(&without(0..32, &[&black_men, &white_men, &black_kings]), kinds[3])
                    {
                        let pieces = [black_men.clone(), black_kings.clone(), white_men.clone(), white_kings];
                        found.push(value(tables, &pieces, Color::Black));
                    }
                }
            }
        }
        found
    }

    pub(super) fn write(folder: &Path, tables: &Tables) {
        let (mut packer, mut index) = (Packer::default(), String::new());
        for slice in (2..=PIECES as usize).flat_map(slices) {
            let ([black_men, black_kings, white_men, white_kings], black_rank, white_rank) = slice;
            let values = values(tables, slice);
            write!(index, "BASE{black_kings}{white_kings}{black_men}{white_men}.{black_rank}{white_rank} ")
                .expect("text");
            if let Some(only) = only(&values) {
                writeln!(index, "{0}{0}", sign(only)).expect("text");
                continue;
            }
            let count = |wanted: GameResult| values.iter().filter(|value| **value == Some(wanted)).count();
            let usual = RESULTS.into_iter().max_by_key(|result| count(*result)).expect("one of three");
            writeln!(index, "{}\nS      0    {}", sign(usual), packer.place()).expect("text");
            packer.pack(
                &values,
                |values| byte(values, usual),
                |first, block| {
                    writeln!(index, ".{first:7}{block:8}").expect("text");
                },
            );
            writeln!(index, "E{:7}    {}", values.len(), packer.place()).expect("text");
        }
        fs::write(folder.join("DB3.idx"), index).expect("an index");
        fs::write(folder.join("DB3"), packer.bytes).expect("values");
    }
}

/// Tables of two pieces or three with a published database beside them.
fn beside(write: fn(&Path, &Tables)) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let built = tables(folder.path(), Variant::English, PIECES);
    let english = folder.path().join("english");
    write(&english, &built);
    (folder, english)
}

#[test]
fn databases_of_others_say_what_ours_say() {
    for (write, maker) in [(cake::write as fn(&Path, &Tables), Maker::Cake), (chinook::write, Maker::Chinook)]
    {
        let (folder, _) = beside(write);
        let tables = Tables::open(folder.path(), Variant::English).expect("tables");
        let published = tables.published().expect("it is believed").expect("it is there");
        assert_eq!((published.most_pieces(), published.makers().collect::<Vec<_>>()), (PIECES, vec![maker]));
        let compared = tables.compare(u64::MAX).expect("both are there");
        assert!(compared.wrong == 0 && compared.positions > 100_000, "{maker:?}: {compared:?}");
    }
}

/// Where no table of ours answers, a database says who wins, from either side of the board, and not how soon; without
/// enough tables to compare it with it is not asked.
#[test]
fn what_is_not_built_is_asked_of_them() {
    for write in [cake::write as fn(&Path, &Tables), chinook::write] {
        let (folder, english) = beside(write);
        let path = english.join("0m1k-0m2k.table");
        let mut bytes = fs::read(&path).expect("it was built");
        let half = bytes.len() / 2;
        bytes[half..].fill(0);
        fs::write(&path, &bytes).expect("a damaged table");
        let tables = Tables::open(folder.path(), Variant::English).expect("tables");
        for (fen, wanted) in [
            ("B:WK14,K18:BK4", GameResult::Loss),
            ("W:WK29:BK15,K19", GameResult::Loss),
            ("B:WK5,K32:BK4", GameResult::Loss),
        ] {
            let position = position(Variant::English, fen);
            assert_eq!(tables.probe(&position), None, "{fen}: the block cannot be unpacked");
            assert_eq!(tables.result(&position), Some(wanted), "{fen}");
        }
        fs::remove_file(&path).expect("it was there");
        let tables = Tables::open(folder.path(), Variant::English).expect("tables");
        assert!(
            matches!(tables.published(), Err(TablesFault::NothingToCompare { .. })),
            "two pieces are too few"
        );
    }
}

/// A database that was packed otherwise than it is read is not asked, and one that was cut short neither.
#[test]
fn a_database_that_disagrees_is_left_alone() {
    let (folder, english) = beside(cake::write);
    let refused = || {
        let tables = Tables::open(folder.path(), Variant::English).expect("our own tables are sound");
        tables.published().err().map(ToString::to_string)
    };
    assert_eq!(refused(), None);
    let path = english.join("db3.cpr");
    let sound = fs::read(&path).expect("values");
    let changed: Vec<u8> =
        sound.iter().map(|byte| if *byte > 80 { 81 + (byte - 81 + 58) % 174 } else { *byte }).collect();
    fs::write(&path, changed).expect("values");
    assert!(refused().is_some_and(|told| told.contains("disagree with the tables built here")));
    fs::write(&path, &sound[..10]).expect("values");
    assert!(refused().is_some());
    fs::write(&path, &sound).expect("values");
    let index = english.join("db2.idx");
    for nonsense in [
        "",
        "BASE",
        "BASE1,1,1,b:=\n",
        "7\n",
        "BASE0,1,0,1,0,0,b:0/0\n5\n4\n",
        "BASE0,1,0,1,0,0,b:4000000000/0\n",
    ] {
        fs::write(&index, nonsense).expect("an index");
        assert!(refused().is_some_and(|told| told.contains("damaged")), "{nonsense:?}");
    }
}

/// Real databases, where somebody has them: `DAMIER_PUBLISHED` names a folder with them and tables of English draughts.
#[test]
#[ignore = "needs databases that others have published"]
fn real_databases_agree() {
    let folder =
        std::env::var_os("DAMIER_PUBLISHED").map(PathBuf::from).expect("DAMIER_PUBLISHED names a folder");
    let tables = Tables::open(&folder, Variant::English).expect("tables");
    let published = tables.published().expect("they are believed").expect("they are there");
    let compared = tables.compare(u64::MAX).expect("both are there");
    println!(
        "{:?}, {} pieces: {compared:?}",
        published.makers().collect::<Vec<_>>(),
        published.most_pieces()
    );
    assert!(compared.wrong == 0 && compared.positions > 0);
}
