//! What somebody sees of a contest of solving: solvers the positions while the clock runs, judges the answers with what
//! a program finds in them, everybody the results.

use damier_clock::Moment;
use damier_contests::solving::{
    Answer, KeyKind, PositionEntry, Regulation, Solver, Solving, Unread, points, proposed_ticks,
};
use damier_contests::{Journal, Office, PositionId, Refused, SolverId};
use damier_store::{Account, AccountId};
use serde::Serialize;

use super::super::by;
use super::stage::{Rights, Stage};

/// A contest as somebody sees it.
#[derive(Serialize)]
pub struct Seen {
    pub name: String,
    pub phase: &'static str,
    /// Milliseconds that are left, while the clock runs.
    pub left: Option<u64>,
    pub regulation: Regulation,
    pub panel: Vec<(String, &'static str)>,
    /// The number of whoever looks as a solver.
    pub solver: Option<u32>,
    pub solvers: Vec<String>,
    pub positions: Vec<Position>,
    pub answers: Vec<Judged>,
    pub results: Vec<Line>,
    pub teams: Vec<Team>,
    pub protests: Vec<Protest>,
}

/// A position as somebody sees it.
#[derive(Serialize)]
pub struct Position {
    pub number: u32,
    pub variant: &'static str,
    pub position: String,
    pub task: String,
    /// The points that solvers are told.
    pub points: String,
    /// So many thematic variations are needed to get any.
    pub least: usize,
    /// One's own answer, what the judge says about it, and the points for it once they are out.
    pub answer: Option<String>,
    pub remark: Option<String>,
    pub got: Option<String>,
    /// Who made it, once the results are out.
    pub author: Option<String>,
    /// The solution and what brings points, for judges and once the results are out.
    pub solution: Option<String>,
    pub keys: Vec<Key>,
}

/// Something that brings points.
#[derive(Serialize)]
pub struct Key {
    pub kind: KeyKind,
    pub text: String,
    pub points: String,
}

/// An answer that a judge looks at.
#[derive(Serialize)]
pub struct Judged {
    pub solver: SolverId,
    pub name: String,
    pub position: PositionId,
    pub text: String,
    pub keys: Vec<Tick>,
    pub done: bool,
    pub remark: String,
    /// Why a program cannot read it, so that nothing is proposed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unread: Option<Unread>,
}

/// A point of the key, and whether it counts: as a judge has said, else as a program finds.
#[derive(Serialize)]
pub struct Tick {
    pub number: usize,
    pub text: String,
    pub counts: bool,
}

/// A solver in the table.
#[derive(Serialize)]
pub struct Line {
    pub place: u32,
    pub name: String,
    pub points: Vec<Option<String>>,
    pub sum: String,
    pub minutes: Option<u64>,
}

/// A team in the table.
#[derive(Serialize)]
pub struct Team {
    pub place: u32,
    pub name: String,
    pub sum: String,
}

#[derive(Serialize)]
pub struct Protest {
    pub protest: u32,
    pub name: String,
    pub position: PositionId,
    pub text: String,
    pub ruling: Option<String>,
    pub upheld: Option<bool>,
    #[serde(skip)]
    pub keys: Vec<Tick>,
    /// Why whoever looks does not rule on it, though his office does.
    #[serde(skip)]
    pub barred: Option<Refused>,
}

/// What an account sees of a contest at a moment; a stranger has none. Nothing before there is a regulation.
pub fn seen(journal: &Journal<Solving>, who: Option<&Account>, at: Moment) -> Option<Seen> {
    let contest = journal.state();
    let regulation = contest.regulation.clone()?;
    let account = who.map(|who| who.id);
    let (rights, stage) = (Rights::of(journal, account), Stage::of(contest, at));
    let out = stage.published;
    let numbers = contest.set().map(|(number, _)| number);
    let shown =
        rights.sees(stage).then(|| numbers.filter_map(|number| position(journal, number, account, at)));
    let panel = contest.panel.iter().map(|own| (own.name.clone(), own.office.name()));
    Some(Seen {
        name: regulation.name.clone(),
        phase: stage.name(),
        left: contest.ends().filter(|_| stage.running).map(|ends| ends.since(at).as_millis()),
        panel: panel.collect(),
        solver: rights.solver.map(|solver| solver.0),
        solvers: contest.solvers.iter().map(Solver::text).collect(),
        positions: shown.into_iter().flatten().collect(),
        answers: if rights.judge && stage.started && !out { judged(contest, stage) } else { Vec::new() },
        results: if out { table(contest) } else { Vec::new() },
        teams: if out { teams(contest) } else { Vec::new() },
        protests: protests(contest, rights, who),
        regulation,
    })
}

/// A position, if it may be seen.
pub fn position(
    journal: &Journal<Solving>,
    number: PositionId,
    account: Option<AccountId>,
    at: Moment,
) -> Option<Position> {
    let contest = journal.state();
    let (rights, stage) = (Rights::of(journal, account), Stage::of(contest, at));
    let entry = contest.position(number).filter(|_| rights.sees(stage))?;
    let own = rights.solver.and_then(|solver| contest.solver(solver)?.answers.get(&number));
    let out = stage.published;
    // The key is sealed until the end for everybody but judges (UA-VIII.Solve.4).
    let key = rights.judge || out;
    let keys = entry.keys.iter().filter(|_| key);
    Some(Position {
        number: number.0,
        variant: entry.variant.name(),
        position: entry.position.clone(),
        task: entry.task.clone(),
        points: entry.public_points().to_string(),
        least: entry.least_variations(),
        answer: own.map(|own| own.text.clone()),
        remark: own.filter(|own| out && !own.remark.is_empty()).map(|own| own.remark.clone()),
        got: own.filter(|_| out).and_then(|own| Some(points(entry, own.ticks.as_deref()?).to_string())),
        author: Some(entry.author.clone()).filter(|author| out && !author.is_empty()),
        solution: key.then(|| entry.solution.clone()),
        keys: keys
            .map(|own| Key { kind: own.kind, text: own.text.clone(), points: own.points.to_string() })
            .collect(),
    })
}

/// What a judge has to look at: answers of those who have handed in, and all of them when the time is over.
fn judged(contest: &Solving, stage: Stage) -> Vec<Judged> {
    let mut all = Vec::new();
    for (solver, own) in (1..).map(SolverId).zip(&contest.solvers) {
        if stage.running && own.handed_in.is_none() {
            continue;
        }
        for (position, answer) in &own.answers {
            if let Some(entry) = contest.position(*position) {
                all.push(of_answer(solver, &own.name, *position, entry, answer));
            }
        }
    }
    all
}

fn of_answer(
    solver: SolverId,
    name: &str,
    position: PositionId,
    entry: &PositionEntry,
    answer: &Answer,
) -> Judged {
    let (ticks, unread) = match (&answer.ticks, proposed_ticks(entry, &answer.text)) {
        (Some(ticks), read) => (ticks.clone(), read.err()),
        (None, Ok(ticks)) => (ticks, None),
        (None, Err(why)) => (Vec::new(), Some(why)),
    };
    Judged {
        solver,
        name: name.to_owned(),
        position,
        text: answer.text.clone(),
        keys: keys(entry, &ticks),
        done: answer.ticks.is_some(),
        remark: answer.remark.clone(),
        unread,
    }
}

fn keys(entry: &PositionEntry, ticks: &[usize]) -> Vec<Tick> {
    let sign = |kind: KeyKind| if kind == KeyKind::Variation { "" } else { "* " };
    let all = (1..).zip(&entry.keys);
    all.map(|(number, key)| Tick {
        number,
        text: format!("{}{} ({})", sign(key.kind), key.text, key.points),
        counts: ticks.contains(&number),
    })
    .collect()
}

fn table(contest: &Solving) -> Vec<Line> {
    let name = |solver| contest.solver(solver).map(Solver::text).unwrap_or_default();
    let line = |own: damier_contests::solving::SolverPlace| Line {
        place: own.place,
        name: name(own.solver),
        points: own.points.iter().map(|mark| mark.map(|mark| mark.to_string())).collect(),
        sum: own.sum.to_string(),
        minutes: own.minutes,
    };
    contest.table().into_iter().map(line).collect()
}

fn teams(contest: &Solving) -> Vec<Team> {
    let line = |own: damier_contests::solving::SolverTeam| Team {
        place: own.place,
        name: own.team,
        sum: own.sum.to_string(),
    };
    contest.team_table().into_iter().map(line).collect()
}

/// Protests: a solver sees his own, judges all of them, everybody those that were ruled on.
fn protests(contest: &Solving, rights: Rights, who: Option<&Account>) -> Vec<Protest> {
    let by = who.filter(|_| rights.rules).map(|who| by(Office::ChiefJudge, who));
    let seen = contest
        .protests
        .iter()
        .filter(|own| rights.judge || rights.solver == Some(own.solver) || own.ruling.is_some());
    let shown = seen.filter_map(|own| {
        let entry = contest.position(own.position)?;
        let solver = contest.solver(own.solver)?;
        let ticks = solver.answers.get(&own.position).and_then(|answer| answer.ticks.clone());
        Some(Protest {
            protest: own.seq,
            name: solver.name.clone(),
            position: own.position,
            text: own.text.clone(),
            ruling: own.ruling.as_ref().map(|(_, text)| text.clone()),
            upheld: own.ruling.as_ref().map(|(upheld, _)| *upheld),
            keys: keys(entry, &ticks.unwrap_or_default()),
            barred: by.as_ref().and_then(|by| contest.may_rule(by, own.seq).err()),
        })
    });
    shown.collect()
}
