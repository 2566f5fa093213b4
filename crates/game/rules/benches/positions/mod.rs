//! The fixed positions of `benches/positions.txt`, and the work that is measured on them.

use damier_pdn::read_fen;
use damier_rules::{Move, Position, Variant};

/// How many moves deep each position is played out.
const DEPTH: u32 = 3;

/// Positions of one variant and one kind.
pub(crate) struct Group {
    pub(crate) variant: Variant,
    /// `middlegame` or `kings`.
    pub(crate) kind: &'static str,
    pub(crate) positions: Vec<Position>,
    /// How many sequences of three moves they have together.
    pub(crate) sequences: u64,
}

impl Group {
    /// Lists and makes every move to the fixed depth; returns the number of sequences.
    pub(crate) fn play_out(&self, list: &mut Vec<Move>) -> u64 {
        self.positions.iter().map(|position| play_out(position, DEPTH, list)).sum()
    }
}

/// The list is one stack for the whole tree.
fn play_out(position: &Position, depth: u32, list: &mut Vec<Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let start = list.len();
    position.push_legal_moves(list);
    let mut sequences = 0;
    while list.len() > start {
        let Some(mv) = list.pop() else { break };
        sequences += play_out(&position.play_unchecked(&mv), depth - 1, list);
    }
    sequences
}

/// All groups in the order of the file.
pub(crate) fn groups() -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for line in include_str!("../positions.txt").lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&'static str> = line.split(' ').collect();
        let [name, kind, sequences, fen] = columns[..] else { panic!("four columns, not {line}") };
        let variant: Variant = name.parse().expect("a variant");
        if groups.last().is_none_or(|group| (group.variant, group.kind) != (variant, kind)) {
            groups.push(Group { variant, kind, positions: Vec::new(), sequences: 0 });
        }
        let group = groups.last_mut().expect("one was pushed");
        let setup = read_fen(variant, fen).expect("a FEN").setup;
        group.positions.push(Position::new(&setup).expect("a position"));
        group.sequences += sequences.parse::<u64>().expect("a number");
    }
    groups
}
