//! The verdict on a work, and how firm it is: proved, or as far as the engine sees.

use damier_rules::SetupFault;

use super::finding_text::FindingText;
use super::findings::{Finding, State};
use crate::check::{Examination, Outlook, Stage, Undecided};
use crate::solver::Verdict;

/// What the examination comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Soundness {
    /// The task is met in one way only, every other way proved to fail.
    Sound,
    /// The task is met; every other way is proved to fail, or the engine sees it fail.
    SoundAsSeen,
    /// The task is met; no other way was found, but of some nobody can say.
    SoundAsFarAsSearched,
    /// The task is met by one first move; later there are several ways, and the author does not say which are meant.
    OneKey,
    /// There is another way to the goal, or something else that the code forbids.
    Unsound,
    /// The task cannot be met.
    Unsolvable,
    /// The task is not proved against every defence; as far as the engine sees, White reaches it in one way.
    LikelySound,
    /// The engine sees a second way to the goal, which is not proved.
    LikelyUnsound,
    /// The task could not be decided within the budget.
    NotDecided,
}

impl Soundness {
    pub const fn title(self) -> &'static str {
        match self {
            Soundness::Sound => {
                "sound: the solution is proved, and there is no other way to the goal that the code forbids"
            }
            Soundness::SoundAsSeen => {
                "sound as far as seen: the solution is proved, and no other way to the goal that the code forbids is proved or seen by the engine"
            }
            Soundness::SoundAsFarAsSearched => {
                "no fault found: the solution is proved, but some other moves are not decided"
            }
            Soundness::OneKey => {
                "one key: the task is proved and no other first move is found to reach it; later there are several ways, and only the author's solution tells which of them count"
            }
            Soundness::Unsound => "unsound",
            Soundness::Unsolvable => "unsolvable: the task cannot be met",
            Soundness::LikelySound => {
                "likely sound: not proved against every defence, but the engine sees one way to the goal"
            }
            Soundness::LikelyUnsound => {
                "likely unsound: the engine sees a second way to the goal, which is not proved"
            }
            Soundness::NotDecided => "not decided within the budget",
        }
    }
}

/// The verdict, from what was found and what is broken.
pub(super) fn soundness(examination: Result<&Examination, &[SetupFault]>, findings: &[Finding]) -> Soundness {
    let Ok(found) = examination else { return Soundness::Unsound };
    let faulty = |topic: &str| findings.iter().any(|f| f.topic == topic && f.state == State::Broken);
    match found.verdict() {
        Verdict::Refuted => Soundness::Unsolvable,
        // Whatever else may reach the goal, what the author shows does not.
        Verdict::NotDecided if faulty("solution") => Soundness::Unsound,
        Verdict::NotDecided => likely(&found.stages),
        Verdict::Proven => {
            let doubtful = found.stages.iter().any(|stage| {
                !stage.doubtful.is_empty()
                    || stage.first_moves.iter().any(|first| first.verdict == Verdict::NotDecided)
            });
            if ["unique solution", "inaccuracies", "solution", "exact locking"].into_iter().any(faulty) {
                Soundness::Unsound
            } else if found.stages.iter().flat_map(|stage| &stage.undecided).any(is_second_key) {
                Soundness::LikelyUnsound
            } else if are_later_ways_noted(findings) {
                Soundness::OneKey
            } else if doubtful && found.stages.iter().all(are_others_seen_failing) {
                Soundness::SoundAsSeen
            } else if doubtful {
                Soundness::SoundAsFarAsSearched
            } else {
                Soundness::Sound
            }
        }
    }
}

/// Whether ways to the goal are noted after the first move of which nobody has said whether they count.
fn are_later_ways_noted(findings: &[Finding]) -> bool {
    let is_way = |said: &FindingText| {
        matches!(said, FindingText::PartialSideSolution { .. } | FindingText::MoreWays { .. })
    };
    findings.iter().any(|own| own.state == State::Warning && is_way(&own.said))
}

/// Whether the engine sees every move fail that is not proved to.
fn are_others_seen_failing(stage: &Stage) -> bool {
    stage.undecided.iter().all(|own| own.outlook() == Some(Outlook::Fails))
}

/// A first move that the engine likes.
fn is_second_key(own: &Undecided) -> bool {
    own.before.is_empty() && own.is_liked()
}

/// What can be said of a task that is not decided: whether the engine sees it met, and in how many ways.
fn likely(stages: &[Stage]) -> Soundness {
    let keys = |stage: &Stage| {
        stage.keys().count() + stage.undecided.iter().filter(|own| is_second_key(own)).count()
    };
    let fails = |own: &Undecided| is_second_key(own) || own.outlook() == Some(Outlook::Fails);
    let first = |stage: &Stage| stage.undecided.iter().filter(|own| own.before.is_empty()).all(fails);
    let open = stages.iter().filter(|stage| stage.verdict == Verdict::NotDecided);
    // The key was looked at with all of Black's answers, so one of them that is unclear by itself is no objection.
    let holds = |own: &Undecided| own.outlook() == Some(Outlook::Fails);
    let seen = |stage: &Stage| keys(stage) == 1 && first(stage) && !stage.defences.iter().any(holds);
    if stages.iter().any(|stage| keys(stage) > 1) {
        Soundness::LikelyUnsound
    } else if open.into_iter().all(seen) {
        Soundness::LikelySound
    } else {
        Soundness::NotDecided
    }
}

#[cfg(test)]
mod tests {
    use damier_engine::Score;
    use damier_rules::{Position, Variant};

    use super::*;
    use crate::check::Sight;
    use crate::{Goal, Tree};

    /// An examination with the first moves of the start that are not decided, as the engine sees them.
    fn found(verdict: Verdict, seen: &[Option<Outlook>]) -> Examination {
        let start = Position::start(Variant::Russian);
        let sight =
            |outlook| Sight { score: Some(Score(0)), depth: 20, line: Vec::new(), played: None, outlook };
        let moves = start.legal_moves();
        let open = moves.iter().zip(seen);
        let open = open.map(|(mv, seen)| Undecided { before: Vec::new(), mv: *mv, sight: seen.map(sight) });
        let undecided: Vec<Undecided> = open.collect();
        let stage = Stage {
            start,
            goal: Goal::Win,
            verdict,
            first_moves: Vec::new(),
            solution: Tree::default(),
            by_author: false,
            lines: Vec::new(),
            complete: true,
            inaccuracies: Vec::new(),
            failures: Vec::new(),
            false_ways: Vec::new(),
            open: Vec::new(),
            doubtful: undecided.iter().map(|own| (Vec::new(), own.mv)).collect(),
            undecided,
            defences: Vec::new(),
            positions: 0,
        };
        Examination { stages: vec![stage], until: None }
    }

    #[test]
    fn a_verdict_says_how_firm_it_is() {
        use Outlook::{Fails, Holds, Unclear};
        let of = |verdict, seen: &[Option<Outlook>]| soundness(Ok(&found(verdict, seen)), &[]);
        assert_eq!(of(Verdict::Proven, &[]), Soundness::Sound);
        assert_eq!(of(Verdict::Proven, &[Some(Fails), Some(Fails)]), Soundness::SoundAsSeen);
        assert_eq!(of(Verdict::Proven, &[Some(Fails), Some(Unclear)]), Soundness::SoundAsFarAsSearched);
        assert_eq!(of(Verdict::Proven, &[Some(Fails), None]), Soundness::SoundAsFarAsSearched);
        assert_eq!(of(Verdict::Proven, &[Some(Fails), Some(Holds)]), Soundness::LikelyUnsound);
        assert_eq!(of(Verdict::NotDecided, &[Some(Fails), Some(Holds)]), Soundness::LikelySound);
        assert_eq!(of(Verdict::NotDecided, &[Some(Fails), Some(Unclear)]), Soundness::NotDecided);
    }

    /// UA13-VI.2.3, UA-VIII.Formal.3: what the author shows must reach the goal, whatever else may.
    #[test]
    fn an_authors_line_that_fails_makes_a_work_unsound() {
        let said = FindingText::AuthorFails { line: String::new(), answers: Vec::new() };
        let fails = Finding::new("solution", "UA-VIII.Formal.3", State::Broken, said);
        let open = found(Verdict::NotDecided, &[Some(Outlook::Unclear)]);
        assert_eq!(soundness(Ok(&open), &[fails]), Soundness::Unsound);
    }
}
