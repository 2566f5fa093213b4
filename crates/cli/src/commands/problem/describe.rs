//! Examinations and reports in words.

use clap::Args as Arguments;
use damier_compose::check::{FirstMove, Outlook, Sight, Stage};
use damier_compose::formal::{Finding, Report, State};
use damier_compose::notation::write_solution;
use damier_compose::solver::Verdict;
use damier_compose::{Claim, Code, Composition, Goal, Tree};
use damier_language::{Args, Language, Words};
use damier_pdn::{Notation, write_fen, write_move};
use damier_rules::{Move, Position};

use super::works::TYPED;
use crate::args::one_of;
use crate::commands::event::words_of;
use crate::output::harmless;

/// In which language people are told.
#[derive(Debug, Arguments)]
pub(crate) struct SpokenArgs {
    /// The language [default: that of the system]
    #[arg(long, value_parser = one_of(Language::all().map(|language| (language.code(), language))))]
    lang: Option<Language>,
}

impl SpokenArgs {
    /// Its words.
    pub(super) fn words(&self) -> &'static Words {
        words_of(self.lang)
    }
}

/// Lines of the solution that are printed.
const MOST_LINES: usize = 16;

/// One move in full.
pub(super) fn one(position: &Position, mv: &Move) -> String {
    write_move(position, mv, &Notation::pdn(position.variant()))
}

/// A line in full.
pub(super) fn line(start: &Position, moves: &[Move]) -> Vec<String> {
    let mut position = *start;
    let mut words = Vec::new();
    for mv in moves {
        words.push(one(&position, mv));
        position = position.play_unchecked(mv);
    }
    words
}

/// The heading of a work: number, authors, source, date.
pub(super) fn heading(work: &Composition) -> String {
    let mut parts = vec![work.heading()];
    parts.extend(work.source.clone());
    parts.extend(work.dates.existence().map(str::to_owned));
    parts.retain(|part| !part.is_empty());
    parts.join(", ")
}

/// The place of a work in its file, or that it was typed.
pub(super) fn place(words: &Words, place: &str) -> String {
    if place == TYPED { words.text("proof-position") } else { place.to_owned() }
}

/// The place of a work and its heading.
pub(super) fn placed(words: &Words, at: &str, work: &Composition) -> String {
    let (heading, at) = (heading(work), place(words, at));
    if heading.is_empty() { at } else { format!("{at}: {heading}") }
}

/// Position, task and code.
pub(super) fn setting(words: &Words, work: &Composition) -> String {
    let goal = words.describe("goal", &work.task.goal);
    let built_in = || words.describe("code", &work.code);
    let code = work.own_code.map_or_else(built_in, |own| harmless(&own.title));
    format!("{}  {goal}, {code}", write_fen(&work.given()))
}

/// The author's solution in short notation, if he gives one.
pub(super) fn author(work: &Composition) -> String {
    let given = work.given_solution();
    given.map_or_else(String::new, |(start, solution)| write_solution(&start, &solution, work.code))
}

/// The solution in short notation: the author's, or the first lines of what was found.
pub(super) fn solution(words: &Words, stage: &Stage, code: Code) -> String {
    if stage.by_author {
        return write_solution(&stage.start, &stage.solution, code);
    }
    let mut tree = Tree::default();
    for found in stage.lines.iter().take(MOST_LINES) {
        tree.add_line(&stage.start, &found.moves);
        claim(&mut tree, &stage.start, &found.moves, stage.goal);
    }
    let text = write_solution(&stage.start, &tree, code);
    match stage.lines.len().saturating_sub(MOST_LINES) {
        0 => text,
        more => format!("{text}\n{}", words.translate("proof-more-lines", &Args::new().with("count", more))),
    }
}

/// Marks the end of a line as won or drawn.
fn claim(tree: &mut Tree, start: &Position, moves: &[Move], goal: Goal) {
    let mut position = *start;
    let mut tree = tree;
    for (at, mv) in moves.iter().enumerate() {
        let after = position.play_unchecked(mv);
        let branch = tree.branches.iter_mut().find(|branch| position.play_unchecked(&branch.mv) == after);
        let Some(branch) = branch else { return };
        if at + 1 == moves.len() {
            branch.claim = Some(if goal == Goal::Draw { Claim::Draw } else { Claim::Win });
        }
        tree = &mut branch.next;
        position = after;
    }
}

/// What became of a first move.
pub(super) fn first_move(words: &Words, stage: &Stage, first: &FirstMove) -> String {
    let after = stage.start.play_unchecked(&first.mv);
    let goal = words.describe("goal", &stage.goal);
    match first.verdict {
        Verdict::Proven => match first.distance {
            Some(plies) => {
                let args = Args::new().with("goal", goal).with("moves", plies.div_ceil(2));
                words.translate("proof-reached-in", &args)
            }
            None => goal,
        },
        Verdict::Refuted if first.exceeds => words.text("proof-exceeds"),
        Verdict::Refuted => {
            let answers: Vec<String> = first.refutations.iter().map(|mv| one(&after, mv)).collect();
            match answers.as_slice() {
                [] => words.text("proof-fails"),
                [only] => {
                    words.translate("proof-refuted-only-by", &Args::new().with("answer", only.as_str()))
                }
                several => {
                    words.translate("proof-refuted-by", &Args::new().with("answers", several.join(", ")))
                }
            }
        }
        Verdict::NotDecided => undecided(words, stage.sight(&first.mv)),
    }
}

/// What is said of a move that is not decided: the engine's opinion, if there is one.
fn undecided(words: &Words, sight: Option<&Sight>) -> String {
    let Some(sight) = sight else { return words.text("proof-undecided") };
    let id = match sight.outlook {
        Outlook::Fails if sight.score.is_none() => "proof-undecided-not-forced",
        Outlook::Fails => "proof-undecided-fails",
        Outlook::Holds => "proof-undecided-holds",
        Outlook::Unclear => "proof-undecided-unclear",
    };
    words.translate(
        id,
        &Args::new().with("score", words.describe("seen", &sight.seen())).with("depth", sight.depth),
    )
}

/// What a finding is about, and what it says.
pub(crate) fn finding(words: &Words, finding: &Finding) -> (String, String) {
    let topic = words.text(&format!("finding-topic-{}", finding.topic.replace(' ', "-")));
    (topic, words.describe("finding", &finding.said))
}

/// Which formal requirements are broken, so that the work scores zero (UA-VIII.Def.1b).
pub(super) fn broken(words: &Words, report: &Report) -> Option<String> {
    let broken = report.findings.iter().filter(|finding| finding.state == State::Broken);
    let mut topics: Vec<String> = broken.map(|own| finding(words, own).0).collect();
    topics.dedup();
    let args = Args::new().with("topics", topics.join(", "));
    (!topics.is_empty()).then(|| words.translate("proof-defective", &args))
}

/// The sign before a finding.
pub(super) const fn sign(state: State) -> char {
    match state {
        State::Met => '+',
        State::Broken => '-',
        State::NotDecided => '?',
        State::Warning => '!',
        State::Fact => '.',
    }
}

/// The genre, or that there is none.
pub(super) fn genre(words: &Words, report: &Report) -> String {
    let genre = report.genre.map(|fit| words.describe("genre", &fit.genre));
    genre.unwrap_or_else(|| words.text("proof-no-genre"))
}
