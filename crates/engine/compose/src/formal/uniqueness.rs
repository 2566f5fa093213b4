//! Side solutions and permitted inaccuracies.

use damier_rules::Move;

use super::allowance::allowance_of;
use super::finding_text::{FindingText, Passing};
use super::findings::State;
use super::genre::Fit;
use super::report::Reporter;
use crate::check::{DualKind, Outlook, Stage, Undecided, is_forced};
use crate::{Code, Goal, Kind};

/// So many ways of a sort are told one by one; the data has all.
const MOST_TOLD: usize = 12;

/// Whether the lines at hand are those that are meant: the author's, or the play of a combination to its win. What
/// was found in too little time may be led by a side line.
fn is_meant(stage: &Stage, fit: Option<Fit>) -> bool {
    let is_whole = stage.complete && stage.doubtful.iter().all(|(before, _)| before.is_empty());
    let is_combination = stage.goal != Goal::Draw && fit.is_none_or(|fit| fit.genre.is_combinational());
    stage.by_author || is_whole && is_combination
}

/// What is not told one by one: how many, and the worst of it.
#[derive(Default)]
struct Rest {
    count: usize,
    broken: bool,
    noted: bool,
}

impl Rest {
    fn add(&mut self, state: State) {
        self.count += 1;
        self.broken |= state == State::Broken;
        self.noted |= state == State::Warning;
    }

    fn summed(&self) -> Option<(State, usize)> {
        let state = match (self.broken, self.noted) {
            (true, _) => State::Broken,
            (_, true) => State::Warning,
            _ => State::Fact,
        };
        (self.count > 0).then_some((state, self.count))
    }
}

impl Reporter<'_> {
    pub(super) fn unique(&mut self, stage: &Stage, fit: Option<Fit>) {
        let several = self.work.task.kind == Kind::SeveralSolutions;
        let full = self.clause("UA13-VI.2.6/a", "UA-VIII.Formal.7", "COL-5.2.6b");
        let partial = self.clause("UA13-VI.2.6/b", "UA-VIII.Formal.7", "COL-5.2.6c");
        let clean = stage.lines.iter().any(|line| !line.has_side_solution);
        let mut found = false;
        let (mut told, mut more) = (0, Rest::default());
        for other in stage.inaccuracies.iter().filter(|other| other.kind == DualKind::SideSolution) {
            let at = other.before.iter().fold(stage.start, |position, mv| position.play_unchecked(mv));
            let mut line = vec![other.other];
            line.extend(&other.proof);
            let way = self.written(&at, &line);
            let exceeds = other.exceeds;
            if other.is_full() {
                let state = if several { State::Fact } else { State::Broken };
                self.push("unique solution", full, state, FindingText::FullSideSolution { way, exceeds });
                found |= !several;
                continue;
            }
            let on_main = stage.main_line().starts_with(&other.before);
            // Another line of Black that is not thematic may have several ways. In a study, and in a draw, which
            // has no end of its own, only the author says which lines are meant; and once Black was free to move,
            // whether the solution still goes on.
            let shown = stage.by_author || is_forced(&stage.start, &other.before);
            let meant = is_meant(stage, fit) && shown;
            let together = matches!(self.work.task.kind, Kind::Help(_));
            let breaks = meant && (on_main || !clean) || self.work.task.goal.is_lock() || together;
            let state = match (breaks, meant) {
                (true, _) => State::Broken,
                (false, true) => State::Fact,
                (false, false) => State::Warning,
            };
            found |= breaks;
            told += 1;
            if told > MOST_TOLD {
                more.add(state);
                continue;
            }
            let after = self.written(&stage.start, &other.before);
            self.push(
                "unique solution",
                partial,
                state,
                FindingText::PartialSideSolution { after, way, exceeds },
            );
        }
        if let Some((state, count)) = more.summed() {
            self.push("unique solution", partial, state, FindingText::MoreWays { count });
        }
        if !stage.undecided.is_empty() {
            self.undecided(stage, full, partial);
        } else if !found {
            let said = match stage.inaccuracies.len() {
                0 => FindingText::OthersFail,
                count => FindingText::OthersFailBut { count },
            };
            self.push("unique solution", full, State::Met, said);
        }
    }

    /// Moves that are neither proved nor refuted, with what the engine makes of them: no verdict.
    fn undecided(&mut self, stage: &Stage, full: &'static str, partial: &'static str) {
        let (likely, open): (Vec<&Undecided>, Vec<&Undecided>) =
            stage.undecided.iter().partition(|own| own.outlook() == Some(Outlook::Holds));
        for own in likely {
            let at = own.before.iter().fold(stage.start, |position, mv| position.play_unchecked(mv));
            let Some(sight) = &own.sight else { continue };
            let said = FindingText::LikelySideSolution {
                after: self.written(&stage.start, &own.before),
                other: self.one(&at, &own.mv),
                score: sight.seen(),
                depth: sight.depth,
            };
            let clause = if own.before.is_empty() { full } else { partial };
            self.push("unique solution", clause, State::NotDecided, said);
        }
        let (fails, open): (Vec<&Undecided>, Vec<&Undecided>) =
            open.into_iter().partition(|own| own.outlook() == Some(Outlook::Fails));
        if let Some(depth) = fails.iter().filter_map(|own| own.sight.as_ref()).map(|sight| sight.depth).min()
        {
            let said = FindingText::NoWinSeen { count: fails.len(), depth };
            self.push("unique solution", full, State::NotDecided, said);
        }
        if !open.is_empty() {
            let said = FindingText::OthersOpen { count: open.len() };
            self.push("unique solution", full, State::NotDecided, said);
        }
    }

    pub(super) fn inaccuracies(&mut self, stage: &Stage, fit: Fit) {
        let rule = allowance_of(self.work, fit.genre);
        let main = stage.main_line();
        let meant = is_meant(stage, Some(fit));
        let mut counted = 0;
        let mut moved_up: Vec<Move> = Vec::new();
        let (mut told, mut more) = (0, Rest::default());
        for other in stage.inaccuracies.iter().filter(|other| other.kind != DualKind::SideSolution) {
            let at = other.before.iter().fold(stage.start, |position, mv| position.play_unchecked(mv));
            let before = main.starts_with(&other.before);
            // UA13-VI.2.6/a and COL-5.2.6b speak of every genre, UA-VIII.Formal.9 and 10 of studies and locks.
            let first = other.before.is_empty() && self.work.code != Code::Ukraine2023;
            let full = first || other.before_branching && !fit.genre.is_combinational();
            // One move that may come earlier is one changed order, at however many moves it may (UA-VIII.Art.5).
            let again = other.kind == DualKind::Transposition
                && moved_up.iter().any(|mv| mv.squares() == other.other.squares());
            let passing = if full {
                Passing::BeforeBranching
            } else {
                rule.passing(other.kind, other.concluding, if again { counted - 1 } else { counted })
            };
            let clause = match passing {
                Passing::BeforeBranching => self.clause("UA13-VI.2.6/a", "UA-VIII.Formal.9", "COL-5.2.6b"),
                // A concluding capture has its own point for studies.
                Passing::Concluding if rule.clause == "UA-VIII.Art.8.4" => "UA-VIII.Art.8.5",
                _ => rule.clause,
            };
            if before && passing == Passing::MayPass && !again {
                counted += 1;
                moved_up.extend((other.kind == DualKind::Transposition).then_some(other.other));
            }
            // Where the author does not say how it ends, another last move may be play after the final; nor does
            // anybody know then which lines of a study are meant.
            let ends = !stage.by_author && other.concluding && other.kind == DualKind::OtherLastMove;
            let state = match passing {
                Passing::BeforeBranching if meant || other.before.is_empty() => State::Broken,
                Passing::Concluding => State::Fact,
                Passing::NotAllowed | Passing::OneTooMany if before && meant && !ends => State::Broken,
                _ => State::Warning,
            };
            told += 1;
            if told > MOST_TOLD {
                more.add(state);
                continue;
            }
            let said = FindingText::Inaccuracy {
                number: other.before.len() / 2 + 1,
                other: self.one(&at, &other.other),
                played: self.one(&at, &other.played),
                kind: other.kind,
                passing,
            };
            self.push("inaccuracies", clause, state, said);
        }
        if let Some((state, count)) = more.summed() {
            self.push("inaccuracies", rule.clause, state, FindingText::MoreInaccuracies { count });
        }
        if stage.inaccuracies.iter().all(|other| other.kind == DualKind::SideSolution) {
            self.push("inaccuracies", rule.clause, State::Met, FindingText::NoInaccuracy);
        }
    }

    /// Moves that may change places weaken a problem of towers (COL-5.3.7.5).
    pub(super) fn transpositions(&mut self, stage: &Stage, fit: Fit) {
        if self.work.code != Code::Columns || !fit.genre.is_combinational() {
            return;
        }
        let on_line = stage.on_line(stage.main_line());
        let (state, said) = match on_line.filter(|other| other.kind == DualKind::Transposition).count() {
            0 => (State::Met, FindingText::NoTransposition),
            count => (State::Warning, FindingText::Transpositions { count }),
        };
        self.push("purity", "COL-5.3.7.5", state, said);
    }
}
