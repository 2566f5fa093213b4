//! Plays a written solution on the board: who moves where, and which captures were left out.

use damier_pdn::{fold, read_move};
use damier_rules::{Color, Move, Position};

use super::lexer::{Item, Played, SolutionTextError, read_items};
use crate::solution::LONGEST_LINE;
use crate::{Branch, Claim, Label, Tree};

/// No more ways to fill in captures are tried than this.
const MOST_TRIES: usize = 20_000;

/// Reads a solution in short notation from a position.
///
/// ```
/// use damier_compose::notation::read_solution;
/// use damier_pdn::read_fen;
/// use damier_rules::{Position, Variant};
///
/// // UA13-VI.7.4.5: the capture h6:f8 between Black's moves is left out.
/// let setup = read_fen(Variant::Russian, "W:WKb8,h6:Bc3,h8").expect("a position").setup;
/// let start = Position::new(&setup).expect("a legal position");
/// let tree = read_solution(&start, "f4 (g7, b2) g7! x").expect("a solution");
/// assert_eq!(tree.main_line().len(), 5);
/// ```
pub fn read_solution(start: &Position, text: &str) -> Result<Tree, SolutionTextError> {
    let items = read_items(text)?;
    let plain = !items.iter().any(|item| matches!(item, Item::Move(played) if played.black));
    let mut reader =
        Reader { start: *start, items: &items, plain, tree: Tree::default(), places: Vec::new() };
    reader.read()?;
    Ok(reader.tree)
}

/// Where a branch that is told later begins: the moves before it.
struct Place {
    label: Label,
    before: Vec<Move>,
}

struct Reader<'a> {
    start: Position,
    items: &'a [Item],
    /// Nothing stands in brackets, so moves of both sides may follow each other as in a game.
    plain: bool,
    tree: Tree,
    places: Vec<Place>,
}

/// A run of moves that belong to one line, with the number of each word and the names at it.
#[derive(Default)]
struct Run {
    label: Option<Label>,
    moves: Vec<(usize, Played)>,
    /// Names of branches that replace the move of this index.
    beside: Vec<(usize, Label)>,
    claim: Option<Claim>,
}

impl Reader<'_> {
    fn read(&mut self) -> Result<(), SolutionTextError> {
        for run in self.runs() {
            self.play(&run)?;
        }
        Ok(())
    }

    /// Parts the words into lines. A name before a move begins a line, unless the same name comes again
    /// later: then it tells that a branch begins here.
    fn runs(&self) -> Vec<Run> {
        let mut runs = vec![Run::default()];
        for (at, item) in self.items.iter().enumerate() {
            let Some(run) = runs.last_mut() else { break };
            match item {
                Item::End => runs.push(Run::default()),
                Item::Claim(claim) => run.claim = Some(*claim),
                Item::Move(played) => run.moves.push((at + 1, played.clone())),
                Item::Label { label, behind: true } => {
                    let index = run.moves.len().saturating_sub(1);
                    run.beside.push((index, *label));
                }
                Item::Label { label, behind: false } => {
                    let told_later = self.items[at + 1..].iter().any(
                        |other| matches!(other, Item::Label { label: same, behind: false } if same == label),
                    );
                    if told_later {
                        run.beside.push((run.moves.len(), *label));
                    } else {
                        runs.push(Run { label: Some(*label), ..Run::default() });
                    }
                }
            }
        }
        runs.retain(|run| !run.moves.is_empty());
        runs
    }

    fn play(&mut self, run: &Run) -> Result<(), SolutionTextError> {
        let mut before = self.beginning(run);
        let mut position = self.start;
        for mv in &before {
            position = position.play_unchecked(mv);
        }
        let black_begins = self.plain && self.start.to_move() == Color::Black;
        let mut found = Filling { run, plain: self.plain, black_begins, best: None, tries: 0 };
        let mut line = Vec::new();
        if !found.fill(&position, 0, &mut line) {
            return Err(found.error(&position));
        }
        if before.len() + line.len() > LONGEST_LINE {
            return Err(SolutionTextError::LineTooLong);
        }
        self.note_places(run, &before, &line);
        let first = before.len();
        before.extend(line.iter().map(|(mv, _)| *mv));
        self.tree.add_line(&self.start, &before);
        self.mark(run, first, &before, &line);
        Ok(())
    }

    /// The moves before a line: where its name was mentioned, else none.
    fn beginning(&self, run: &Run) -> Vec<Move> {
        let Some(label) = run.label else { return Vec::new() };
        let at = self.places.iter().rev().find(|place| place.label == label);
        at.map(|place| place.before.clone()).unwrap_or_default()
    }

    /// Remembers where branches begin that are told later.
    fn note_places(&mut self, run: &Run, before: &[Move], line: &[(Move, Option<usize>)]) {
        for (index, label) in &run.beside {
            let upto = line.iter().position(|(_, of)| *of == Some(*index)).unwrap_or(line.len());
            let moves = before.iter().copied().chain(line[..upto].iter().map(|(mv, _)| *mv));
            self.places.push(Place { label: *label, before: moves.collect() });
        }
    }

    /// Puts signs, the name and the result where they belong in the tree.
    fn mark(&mut self, run: &Run, first: usize, all: &[Move], line: &[(Move, Option<usize>)]) {
        let mut position = self.start;
        let mut tree = &mut self.tree;
        for (at, mv) in all.iter().enumerate() {
            let after = position.play_unchecked(mv);
            let Some(branch) =
                tree.branches.iter_mut().find(|branch| position.play_unchecked(&branch.mv) == after)
            else {
                return;
            };
            annotate(branch, run, at, first, line);
            if at + 1 == all.len() && run.claim.is_some() {
                branch.claim = run.claim;
            }
            tree = &mut branch.next;
            position = after;
        }
    }
}

fn annotate(branch: &mut Branch, run: &Run, at: usize, first: usize, line: &[(Move, Option<usize>)]) {
    if at == first && run.label.is_some() {
        branch.label = run.label;
    }
    let written = at.checked_sub(first).and_then(|at| line.get(at)).and_then(|(_, of)| *of);
    if let Some((_, played)) = written.and_then(|index| run.moves.get(index))
        && !played.sign.is_empty()
    {
        branch.sign.clone_from(&played.sign);
    }
}

/// Whether a move names the square it comes from: `h8-g7`, `28x37`.
fn is_full(text: &str) -> bool {
    let mut parts = text.split(|c| matches!(fold(c), '-' | ':' | 'x')).filter(|part| !part.is_empty());
    let named = |part: &str| part.chars().any(|c| fold(c).is_ascii_digit());
    parts.next().is_some_and(named) && parts.next().is_some_and(named)
}

/// Looks for the captures that were left out.
struct Filling<'a> {
    run: &'a Run,
    plain: bool,
    /// Nothing stands in brackets and Black begins: short moves are those of whoever is to move.
    black_begins: bool,
    /// How many written moves could be played at most.
    best: Option<usize>,
    tries: usize,
}

impl Filling<'_> {
    /// Plays the written moves from this index on. Every move is kept with the index of what was written.
    fn fill(&mut self, position: &Position, index: usize, line: &mut Vec<(Move, Option<usize>)>) -> bool {
        self.best = self.best.max(Some(index));
        let Some((_, played)) = self.run.moves.get(index) else { return true };
        self.tries += 1;
        if self.tries > MOST_TRIES || line.len() > LONGEST_LINE {
            return false;
        }
        let side = if played.black { Color::Black } else { Color::White };
        let may = position.to_move() == side || self.black_begins || self.plain && is_full(&played.text);
        if may && let Ok(mv) = read_move(position, &played.text) {
            line.push((mv, Some(index)));
            if self.fill(&position.play_unchecked(&mv), index + 1, line) {
                return true;
            }
            line.pop();
        }
        if !position.must_capture() {
            return false;
        }
        // A capture was left out: any that lets the rest be played.
        for mv in position.legal_moves() {
            line.push((mv, None));
            if self.fill(&position.play_unchecked(&mv), index, line) {
                return true;
            }
            line.pop();
        }
        false
    }

    fn error(&self, start: &Position) -> SolutionTextError {
        let index = self.best.unwrap_or(0).min(self.run.moves.len() - 1);
        let (word, played) = &self.run.moves[index];
        let mut position = *start;
        for (_, earlier) in &self.run.moves[..index] {
            match read_move(&position, &earlier.text) {
                Ok(mv) => position = position.play_unchecked(&mv),
                Err(_) => break,
            }
        }
        match read_move(&position, &played.text) {
            Err(reason) => SolutionTextError::BadMove { word: *word, text: played.text.clone(), reason },
            Ok(_) => SolutionTextError::WrongSide { word: *word, text: played.text.clone() },
        }
    }
}
