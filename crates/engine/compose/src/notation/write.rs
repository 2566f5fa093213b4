//! Writes a solution in the short notation of its code.

use damier_pdn::{Notation, write_move};
use damier_rules::{Color, Position};

use crate::solution::LONGEST_LINE;
use crate::{Branch, Claim, Code, Label, Tree};

/// Writes a solution: the main line, then each branch on a line of its own.
///
/// ```
/// use damier_compose::{Code, notation::{read_solution, write_solution}};
/// use damier_pdn::read_fen;
/// use damier_rules::{Position, Variant};
///
/// let setup = read_fen(Variant::International, "W:W37,42,48:B28").expect("a position").setup;
/// let start = Position::new(&setup).expect("a legal position");
/// let tree = read_solution(&start, "37-32 (28:37), 42:31 +").expect("a solution");
/// assert_eq!(write_solution(&start, &tree, Code::Ukraine2023), "32, 31 +");
/// ```
pub fn write_solution(start: &Position, tree: &Tree, code: Code) -> String {
    let book = code.rulebook(start.variant());
    let notation = Notation::short(&book).unwrap_or_else(|| Notation::of(&book));
    let mut writer = Writer { code, notation, lines: Vec::new(), letters: 0, ways: 0, waiting: Vec::new() };
    writer.line(None, start, tree);
    writer.lines.join("\n")
}

struct Writer<'a> {
    code: Code,
    notation: Notation,
    lines: Vec<String>,
    letters: u32,
    ways: u8,
    /// Branches to be written after the present line.
    waiting: Vec<(Label, Position, &'a Branch)>,
}

impl<'a> Writer<'a> {
    fn line(&mut self, label: Option<Label>, start: &Position, tree: &'a Tree) {
        let mut text = label.map(|label| label.to_string()).unwrap_or_default();
        let (mut position, mut tree) = (*start, tree);
        let mut claim = None;
        let mut separate = false;
        let inside = label.filter(|label| label.is_false());
        for _ in 0..LONGEST_LINE {
            let Some((branch, beside)) = tree.branches.split_first() else { break };
            let names = self.names(&position, beside, inside);
            let last = branch.next.is_empty();
            if is_left_out(&position, tree) && !last {
                // Nothing is said.
            } else {
                self.push_move(&mut text, &position, branch, &names, &mut separate);
            }
            claim = branch.claim.or(claim);
            position = position.play_unchecked(&branch.mv);
            tree = &branch.next;
        }
        match (claim, self.code) {
            (Some(Claim::Win), Code::Ukraine2013) => text.push_str(" x"),
            (Some(Claim::Win), _) => text.push_str(" +"),
            (Some(Claim::Draw), _) => text.push_str(" ="),
            (None, _) => {}
        }
        self.lines.push(text);
        for (label, position, branch) in std::mem::take(&mut self.waiting) {
            self.branch(label, &position, branch);
        }
    }

    /// A branch as a line of its own.
    fn branch(&mut self, label: Label, position: &Position, branch: &'a Branch) {
        let mut text = label.to_string();
        let mut separate = false;
        self.push_move(&mut text, position, branch, &[], &mut separate);
        let after = position.play_unchecked(&branch.mv);
        let at = self.lines.len();
        self.line(Some(label), &after, &branch.next);
        let rest =
            self.lines[at].strip_prefix(&label.to_string()).unwrap_or_default().trim_start().to_owned();
        let claim = match (branch.next.is_empty(), branch.claim, self.code) {
            (true, Some(Claim::Win), Code::Ukraine2013) => " x",
            (true, Some(Claim::Win), _) => " +",
            (true, Some(Claim::Draw), _) => " =",
            _ => "",
        };
        let join = match rest.chars().next() {
            None => "",
            Some('(' | '+' | '=') => " ",
            Some(_) if rest == "x" => " ",
            Some(_) => ", ",
        };
        self.lines[at] = format!("{text}{join}{rest}{claim}");
    }

    /// Gives the other branches of a position their names.
    fn names(&mut self, position: &Position, beside: &'a [Branch], inside: Option<Label>) -> Vec<Label> {
        beside
            .iter()
            .map(|branch| {
                let label = branch.label.unwrap_or_else(|| self.new_name(position, inside));
                self.waiting.push((label, *position, branch));
                label
            })
            .collect()
    }

    fn new_name(&mut self, position: &Position, inside: Option<Label>) -> Label {
        if position.to_move() == Color::White {
            self.ways += 1;
            return Label::FalseWay { number: self.ways.min(39), again: 0 };
        }
        let alphabet: Vec<char> = match self.code {
            Code::Ukraine2023 => ('A'..='H').chain('J'..='U').collect(),
            _ => "АБВГДЕЖЗКЛМНОПРСТУФЦЧШЩЮЯ".chars().collect(),
        };
        let letter = alphabet[self.letters as usize % alphabet.len()];
        let again = (self.letters as usize / alphabet.len()) as u8;
        self.letters += 1;
        match inside {
            Some(Label::FalseWay { number, .. } | Label::Illusory { number, .. }) => {
                Label::Illusory { number, letter }
            }
            _ => Label::Defence { letter, again },
        }
    }

    fn push_move(
        &self,
        text: &mut String,
        position: &Position,
        branch: &Branch,
        names: &[Label],
        separate: &mut bool,
    ) {
        let mut word = write_move(position, &branch.mv, &self.notation);
        word.push_str(&branch.sign);
        let black = position.to_move() == Color::Black;
        if black {
            for label in names {
                word.push(' ');
                word.push_str(&label.to_string());
            }
            word = format!("({word})");
        } else {
            let ways = names.iter().map(|label| format!("{label} ")).collect::<String>();
            word = format!("{ways}{word}");
        }
        if !text.is_empty() {
            text.push_str(if *separate && !black { ", " } else { " " });
        }
        text.push_str(&word);
        *separate = true;
    }
}

/// Captures of Black that must be made are not written (UA13-VI.7.4.5, UA-VIII.Fmt.3.1).
fn is_left_out(position: &Position, tree: &Tree) -> bool {
    position.to_move() == Color::Black
        && tree.branches.len() == 1
        && position.must_capture()
        && position.legal_moves().len() == 1
}
