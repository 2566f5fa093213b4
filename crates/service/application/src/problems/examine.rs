//! One proof from beginning to end.

use std::time::Instant;

use damier_compose::check::{Examination, FirstMove, Inaccuracy, Means, Stage, Step, examine as prove};
use damier_compose::formal::{Finding, Report, Soundness, report};
use damier_compose::notation::write_solution;
use damier_compose::{Composition, Kind, Tree};
use damier_language::{Language, Words};
use damier_live::Trial;
use damier_pdn::write_fen;
use damier_rules::{Color, Move, Rulebook};
use serde::Serialize;

use super::kept::KeptFinding;
use super::{Exercise, Kept, KeptStage, Way};

/// So many lines, refuted moves and other ways are kept of a stage.
const MOST_WAYS: usize = 48;

/// Lines of the solution that are written out where the author gives none.
const MOST_LINES: usize = 16;

/// Examines a work. None if somebody stopped it.
pub fn examine(work: &Composition, means: &Means, told: &mut dyn FnMut(Step)) -> Option<Kept> {
    let begun = Instant::now();
    let found = prove(work, means, told);
    let report = report(work, found.as_ref().map_err(|faults| faults.0.as_slice()), means);
    let book = work.code.rulebook(work.variant());
    let exercise = match &found {
        Ok(found) if can_be_solved(report.soundness) => exercise(work, found, means, &book, told),
        _ => None,
    };
    if means.stop.as_ref().is_some_and(|stop| stop.is_stopped()) {
        return None;
    }
    let found = found.map(|found| found.as_given(work));
    let stages = found.iter().flat_map(|found| &found.stages);
    Some(Kept {
        soundness: word(&report.soundness),
        defective: report.is_defective(),
        genre: genre(&report),
        task: task_of(work),
        findings: report.findings.iter().map(finding).collect(),
        stages: stages.filter_map(|own| stage(own, work, &book)).collect(),
        exercise,
        millis: u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX),
        tables: means.tables.is_some(),
    })
}

/// Whether a solver can be told that his move is right or wrong: the solution is proved, and no other way is in doubt.
const fn can_be_solved(soundness: Soundness) -> bool {
    matches!(soundness, Soundness::Sound | Soundness::SoundAsSeen)
}

/// The task with its special kind, if it has one; where Black has it, that stands in place of the basic kind.
pub fn task_of(work: &Composition) -> String {
    let goal = work.task.goal;
    match work.given_kind() {
        Kind::Basic if work.is_turned => format!("{goal} ({BLACK_HAS_TASK})"),
        Kind::Basic => goal.to_string(),
        kind => format!("{goal} ({kind})"),
    }
}

/// What stands behind a task that Black has.
pub const BLACK_HAS_TASK: &str = "black-has-task";

/// What a solver has to find. The author shows the defences that he likes; a solver meets all of them.
fn exercise(
    work: &Composition,
    found: &Examination,
    means: &Means,
    book: &Rulebook,
    told: &mut dyn FnMut(Step),
) -> Option<Exercise> {
    let [stage] = found.stages.as_slice() else { return None };
    let of = |found: &Examination| {
        let given = found.as_given(work);
        let stage = given.stages.first()?;
        let solver = if work.is_turned { Color::Black } else { Color::White };
        Exercise::of(stage, solver, book, &write_fen(&stage.start.setup()))
    };
    if !stage.by_author {
        return of(found);
    }
    let bare = Composition { solution: Tree::default(), ..work.clone() };
    of(&prove(&bare, means, told).ok()?)
}

/// A value of an enum by its name in files.
fn word(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}

fn genre(report: &Report) -> Option<String> {
    report.genre.map(|fit| word(&fit.genre))
}

fn finding(own: &Finding) -> KeptFinding {
    KeptFinding {
        topic: own.topic.to_owned(),
        clauses: own.clauses.iter().map(|clause| (*clause).to_owned()).collect(),
        state: word(&own.state),
        text: own.text.clone(),
        told: Language::all()
            .map(|language| (language.code().to_owned(), finding_texts(own, language)))
            .collect(),
    }
}

/// What a finding is about and what it says, in a language.
fn finding_texts(own: &Finding, language: Language) -> [String; 2] {
    let words = Words::of(language);
    let topic = words.text(&format!("finding-topic-{}", own.topic.replace(' ', "-")));
    [topic, words.describe("finding", &own.said)]
}

fn stage(own: &Stage, work: &Composition, book: &Rulebook) -> Option<KeptStage> {
    let fen = write_fen(&own.start.setup());
    let trial = Trial::new(book.clone(), Some(&fen)).ok()?;
    let way = |moves: &[Move], from: usize, kind: Option<String>| {
        let line = trial.line(moves);
        let (ids, text) = line.into_iter().map(|mv| (mv.id, mv.text)).unzip();
        Way { ids, text, from, kind }
    };
    let line = |line: &damier_compose::check::ThematicLine| {
        way(&line.moves, 0, line.thematic.then(|| "thematic".to_owned()))
    };
    let refuted = |first: &FirstMove| {
        let answer = first.refutations.first()?;
        let only = (first.refutations.len() == 1).then(|| "only".to_owned());
        Some(way(&[first.mv, *answer], 0, only))
    };
    let other = |other: &Inaccuracy| {
        let moves: Vec<Move> =
            other.before.iter().chain([&other.other]).chain(&other.proof).copied().collect();
        way(&moves, other.before.len(), Some(word(&other.kind)))
    };
    let failures = own.failures.iter().map(|failure| {
        let moves: Vec<Move> = failure.line.iter().chain(failure.refutations.first()).copied().collect();
        way(&moves, failure.line.len().saturating_sub(1), None)
    });
    Some(KeptStage {
        goal: own.goal.to_string(),
        verdict: word(&own.verdict),
        solution: solution(own, work),
        lines: own.lines.iter().take(MOST_WAYS).map(line).collect(),
        refuted: own.first_moves.iter().filter_map(refuted).take(MOST_WAYS).collect(),
        others: own.inaccuracies.iter().take(MOST_WAYS).map(other).collect(),
        failures: failures.take(MOST_WAYS).collect(),
        doubtful: own.doubtful.len(),
        positions: own.positions,
        fen,
    })
}

/// The solution in short notation: the author's, or the first lines of what was found.
fn solution(own: &Stage, work: &Composition) -> String {
    if own.by_author {
        return write_solution(&own.start, &own.solution, work.code);
    }
    let mut tree = Tree::default();
    for line in own.lines.iter().take(MOST_LINES) {
        tree.add_line(&own.start, &line.moves);
    }
    write_solution(&own.start, &tree, work.code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problems::{Draft, Played};

    fn examined(fen: &str, solution: &str) -> Kept {
        let draft = Draft {
            variant: "russian".to_owned(),
            fen: fen.to_owned(),
            solution: solution.to_owned(),
            ..Draft::default()
        };
        let work = draft.work().expect("a work");
        examine(&work, &Means::usual(work.variant()), &mut |_| {}).expect("nobody stops it")
    }

    /// Every move that the exercise asks for is right, and it ends with everything found.
    fn solve(exercise: &Exercise) -> usize {
        let (mut at, mut moves) = (exercise.begin(), 0);
        loop {
            let text = exercise.lines[at.line].moves[at.ply].clone();
            moves += 1;
            match exercise.play(at, &text).expect("it can be played") {
                Played::Right { next: Some(next), .. } => at = next,
                Played::Right { next: None, .. } => return moves,
                _ => panic!("{text} is refused at {at:?}"),
            }
            assert_eq!(exercise.place(at), at);
            assert!(moves < 500, "there is no end");
        }
    }

    #[test]
    fn a_sound_work_can_be_solved_by_playing() {
        let kept = examined("W:Wc1,d2,e3,f2,g3:Ba3,b4,c5,e5,g5", "");
        assert!(!kept.findings.is_empty() && kept.stages.len() == 1);
        if let Some(exercise) = &kept.exercise {
            assert!(solve(exercise) >= exercise.lines.len());
        }
        let text = serde_json::to_string(&kept).expect("JSON");
        assert_eq!(serde_json::from_str::<Kept>(&text).expect("what was written"), kept);
        let [english, ukrainian] = [Language::EN, Language::UK].map(Words::of);
        for finding in &kept.findings {
            assert_eq!(finding.told_in(english)[1], finding.text);
            assert_ne!(finding.told_in(ukrainian), finding.told_in(english));
        }
    }

    /// Black has the task where he is to move, and whoever solves it plays Black.
    #[test]
    fn black_is_solved_as_it_was_given() {
        let kept = examined("B:Wa1,f6:BKg1,a3", "");
        assert_eq!(kept.task, "win (black-has-task)");
        assert!(kept.stages[0].fen.starts_with("B:"));
        if let Some(exercise) = &kept.exercise {
            assert!(exercise.fen.starts_with("B:") && exercise.begin().ply == 0);
            solve(exercise);
        }
    }

    #[test]
    fn a_second_key_makes_it_unsound() {
        let kept = examined("W:WKa1,Ka3:Ba7", "");
        assert_eq!((kept.soundness.as_str(), kept.exercise.is_none()), ("unsound", true));
        assert!(kept.stages[0].others.iter().any(|way| way.kind.as_deref() == Some("side_solution")));
    }
}
