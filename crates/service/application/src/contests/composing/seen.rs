//! What somebody sees of a contest of composing: everybody its results, an entrant his works, a judge the works
//! without authors.

use damier_contests::composing::{AuthorEntry, Composing, Phase, Regulation, Warning, Work};
use damier_contests::{AuthorId, Journal, Office, Refused, TeamId, WorkId, decimals};
use damier_store::{Account, AccountId};
use serde::Serialize;

use super::super::{author_of, by, judge_of, offices};
use super::award::{Author, Award, TeamPlace, authors, results, standing};
use damier_acts::contests::composing::ENTER;

/// A contest as somebody sees it.
#[derive(Debug, Serialize)]
pub struct Seen {
    pub name: String,
    pub phase: &'static str,
    /// Since when the results are out.
    pub since: Option<String>,
    pub regulation: Regulation,
    pub panel: Vec<Judge>,
    /// The offices of whoever looks.
    pub offices: Vec<&'static str>,
    /// His number as an author.
    pub author: Option<u32>,
    pub own: Vec<Own>,
    pub teams: Vec<Team>,
    pub judged: Vec<Judged>,
    pub results: Vec<Award>,
    pub overall: Vec<Author>,
    pub standing: Vec<TeamPlace>,
    pub appeals: Vec<Appeal>,
    pub remarks: Vec<Remark>,
    /// What should be looked at twice: all of it for those who take entries in, for an author what is about his works.
    #[serde(skip)]
    pub warnings: Vec<Warning>,
    /// Why whoever looks may not cancel the award for the commission.
    #[serde(skip)]
    pub may_not_cancel: Option<Refused>,
}

/// Somebody with an office.
#[derive(Debug, Serialize)]
pub struct Judge {
    pub name: String,
    pub office: &'static str,
    pub sections: Vec<u16>,
}

/// A work of one's own.
#[derive(Debug, Serialize)]
pub struct Own {
    pub work: u32,
    pub section: u16,
    pub variant: &'static str,
    pub position: String,
    pub task: String,
    pub solution: String,
    pub authors: Vec<String>,
    /// Its code number and its mark, once they may be known.
    pub code: Option<String>,
    pub mark: Option<String>,
}

/// A team; who has sent how much only for its authors, its captain and the organiser.
#[derive(Debug, Serialize)]
pub struct Team {
    pub number: u32,
    pub name: String,
    pub captain: String,
    pub sent: Vec<(String, u16)>,
    /// How many works each author should send, the most first.
    pub wanted: Vec<u16>,
    /// The least and the greatest number of authors.
    pub authors: Option<(usize, usize)>,
}

/// A work that is to be marked.
#[derive(Debug, Serialize)]
pub struct Judged {
    pub code: String,
    pub variant: &'static str,
    pub position: String,
    pub task: String,
    /// The author's solution, without his name.
    pub solution: String,
    pub mark: Option<String>,
    pub says: String,
    pub breach: bool,
}

#[derive(Debug, Serialize)]
pub struct Appeal {
    pub appeal: u32,
    pub code: String,
    pub text: String,
    pub ruling: Option<String>,
    pub upheld: Option<bool>,
    /// Whether somebody has to decide, and whether that is the commission.
    pub open: bool,
    pub before_commission: bool,
    /// Whether whoever looks may go on to the commission.
    pub may_go_further: bool,
    /// Why whoever looks does not decide on it, though his office does.
    #[serde(skip)]
    pub barred: Option<Refused>,
}

/// A remark on a work.
#[derive(Debug, Serialize)]
pub struct Remark {
    pub code: String,
    pub from: String,
    pub text: String,
}

/// Whether the results are out.
pub(super) fn is_out(contest: &Composing) -> bool {
    matches!(contest.phase, Phase::Preliminary { .. } | Phase::Final { .. })
}

/// What an account sees of a contest; a stranger has none. Nothing before there is a regulation.
pub fn seen(journal: &Journal<Composing>, who: Option<&Account>) -> Option<Seen> {
    let contest = journal.state();
    let regulation = contest.regulation.clone()?;
    let account = who.map(|who| who.id);
    let held = account.map(|own| offices(journal, own)).unwrap_or_default();
    let has = |all: &[Office]| all.iter().any(|office| held.contains(office));
    let author = account.and_then(|own| author_of(contest, own));
    let (organiser, out) = (has(&[Office::Organiser]), is_out(contest));
    let chief = has(&[Office::ChiefJudge, Office::Deputy, Office::Commission]);
    let (phase, since) = match contest.phase {
        Phase::Open => ("open", None),
        Phase::Judging => ("judging", None),
        Phase::Preliminary { since } => ("preliminary", Some(since)),
        Phase::Final { since } => ("final", Some(since)),
    };
    let official = held.iter().any(|office| *office != Office::Entrant);
    let remarks = if official { remarks(contest) } else { Vec::new() };
    let panel = contest.panel.iter();
    let panel = panel.map(|own| Judge {
        name: own.name.clone(),
        office: own.office.name(),
        sections: own.sections.clone(),
    });
    Some(Seen {
        name: regulation.name.clone(),
        phase,
        since: since.map(|day| day.to_string()),
        panel: panel.collect(),
        offices: held.iter().map(|office| office.name()).collect(),
        author: author.map(|author| author.0),
        own: author.map(|author| own(contest, author)).unwrap_or_default(),
        teams: teams(contest, author, account, organiser),
        judged: account.map(|own| judged(contest, own)).unwrap_or_default(),
        results: results(contest, &regulation, has(&[Office::Organiser, Office::ChiefJudge])),
        overall: if out && regulation.sections.len() > 1 { authors(contest, None) } else { Vec::new() },
        standing: if out { standing(contest) } else { Vec::new() },
        appeals: appeals(contest, author, who.filter(|_| chief)),
        remarks,
        warnings: warnings(contest, author, has(&ENTER)),
        may_not_cancel: who.and_then(|who| contest.may_cancel(&by(Office::Commission, who)).err()),
        regulation,
    })
}

pub(super) fn names(contest: &Composing, authors: &[AuthorId]) -> Vec<String> {
    let names = authors.iter().filter_map(|author| contest.author(*author));
    names.map(AuthorEntry::text).collect()
}

fn own(contest: &Composing, author: AuthorId) -> Vec<Own> {
    // An author must not learn his number before the judges have marked.
    let out = is_out(contest);
    let works = contest.live().filter(|(_, work)| work.entry.authors.contains(&author));
    works
        .map(|(id, work)| Own {
            work: id.0,
            section: work.entry.section,
            variant: work.entry.variant.name(),
            position: work.entry.position.clone(),
            task: work.entry.task.clone(),
            solution: work.entry.solution.clone(),
            authors: names(contest, &work.entry.authors),
            code: work.code_text().filter(|_| out),
            mark: contest.mark_of(work).filter(|_| out).map(decimals),
        })
        .collect()
}

fn teams(
    contest: &Composing,
    author: Option<AuthorId>,
    account: Option<AccountId>,
    organiser: bool,
) -> Vec<Team> {
    let of = author.and_then(|author| contest.author(author)?.team);
    let all = (1..).map(TeamId).zip(&contest.teams);
    all.map(|(id, team)| {
        let line = contest.line_up(id);
        let is_captain = |own: AccountId| team.account.as_ref().is_some_and(|led| led.is_account(own.0));
        let shown = organiser || of == Some(id) || account.is_some_and(is_captain);
        let sent = line.sent.iter().filter(|_| shown);
        Team {
            number: id.0,
            name: team.name.clone(),
            captain: team.captain.clone(),
            sent: sent.map(|(author, works)| (names(contest, &[*author]).concat(), *works)).collect(),
            wanted: if shown { line.wanted } else { Vec::new() },
            authors: line.authors,
        }
    })
    .collect()
}

/// The works that somebody judges, by their code numbers.
fn judged(contest: &Composing, account: AccountId) -> Vec<Judged> {
    let mut found = Vec::new();
    for (_, work) in contest.live() {
        let (section, Some(code)) = (work.entry.section, work.code_text()) else { continue };
        if let Some(judge) = judge_of(contest, account, section) {
            let given = work.marks.get(judge);
            found.push(Judged {
                code,
                variant: work.entry.variant.name(),
                position: work.entry.position.clone(),
                task: work.entry.task.clone(),
                solution: contest.without_names(work, &work.entry.solution).into_owned(),
                mark: given.map(|(mark, _)| mark.to_string()),
                says: given.map(|(_, says)| says.clone()).unwrap_or_default(),
                breach: work.breach.is_some(),
            });
        }
    }
    found.sort_by(|a, b| a.code.cmp(&b.code));
    found
}

/// Appeals: an author sees his own, whoever decides on appeals all of them.
fn appeals(contest: &Composing, author: Option<AuthorId>, decides: Option<&Account>) -> Vec<Appeal> {
    let seen = contest.appeals.iter().filter(|appeal| decides.is_some() || Some(appeal.author) == author);
    seen.map(|appeal| {
        let last = appeal.last_word();
        let before_commission = appeal.further && appeal.decision.is_none();
        let office = if before_commission { Office::Commission } else { Office::ChiefJudge };
        let decides = decides.filter(|_| appeal.is_open()).map(|who| by(office, who));
        let refused = appeal.ruling.as_ref().is_some_and(|own| !own.upheld);
        Appeal {
            appeal: appeal.seq,
            code: contest.work(appeal.work).and_then(Work::code_text).unwrap_or_default(),
            text: appeal.text.clone(),
            ruling: last.map(|own| own.text.clone()),
            upheld: last.map(|own| own.upheld),
            open: appeal.is_open(),
            before_commission,
            may_go_further: Some(appeal.author) == author && !appeal.further && refused,
            barred: decides.and_then(|by| contest.may_decide(&by, appeal.seq).err()),
        }
    })
    .collect()
}

/// Those who take entries in see all warnings, an author those about his own works alone.
fn warnings(contest: &Composing, author: Option<AuthorId>, all: bool) -> Vec<Warning> {
    let own = |work: WorkId| {
        let authors = contest.work(work).map(|work| work.entry.authors.as_slice()).unwrap_or_default();
        author.is_some_and(|author| authors.contains(&author))
    };
    let may = |warning: &&Warning| all || warning.works().is_some_and(|works| works.into_iter().all(own));
    contest.warnings.iter().filter(may).cloned().collect()
}

/// Remarks on the preliminary results, for those who decide.
fn remarks(contest: &Composing) -> Vec<Remark> {
    let of = |own: &damier_contests::composing::Remark| Remark {
        code: contest.work(own.work).and_then(Work::code_text).unwrap_or_default(),
        from: own.from.clone(),
        text: own.text.clone(),
    };
    contest.remarks.iter().map(of).collect()
}
