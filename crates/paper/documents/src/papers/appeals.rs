//! The record of protests and appeals: one for each protest, with its history, the committee and who stood
//! in for members with an interest.
//!
//! | clause | here |
//! | --- | --- |
//! | UA13-IV.18.8.4.1, UA-IV.8.4.a, FMJD-II.2.11 | the committee: chair, members, reserves |
//! | UA13-IV.18.8.4.2, UA-IV.8.4.b | whoever has an interest is replaced |
//! | UA13-IV.18.8.4.3, UA-IV.8.4.c | in writing and in time |
//! | UA13-IV.14.8, UA-III.9.8 | in team events by the captain |

use damier_compete::event::{About, Complainant, Entry, Fact, Juror, Protest, ProtestStatus, Role};
use damier_language::Args;

use super::clerk::Clerk;
use super::listing::{Listing, or_empty};
use super::options::{PaperError, Who};
use crate::paper::{Block, Column, Fields, Heading, Paper, Ruling, Signature, Table, Width, Writing};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let protests: Vec<&Protest> = match clerk.options.who {
        Some(Who::Protest(seq)) => {
            let found = clerk.state.protests.iter().find(|protest| protest.seq == seq);
            vec![found.ok_or(PaperError::NoSuchProtest { protest: seq })?]
        }
        _ => clerk.state.protests.iter().collect(),
    };
    let mut paper = clerk
        .paper(clerk.text("paper-appeals"))
        .with(Heading::section(clerk.text("paper-committee")))
        .with_all(clerk.committee());
    if let Some(minutes) = clerk.regulation.protest_deadline() {
        let deadline = clerk.translate("paper-protest-within", &Args::new().with("count", minutes));
        paper = paper.with(Block::paragraph(deadline));
    }
    if protests.is_empty() {
        paper = paper.with(Block::paragraph(clerk.text("paper-no-protests")));
    }
    for (at, protest) in protests.into_iter().enumerate() {
        if at > 0 {
            paper = paper.with(Block::PageBreak);
        }
        paper = paper.with_all(record(clerk, protest));
    }
    Ok(paper)
}

impl Clerk<'_> {
    /// The appeals committee: the chair first, then members and reserves.
    pub(super) fn committee(&self) -> Vec<Block> {
        let Some(committee) = &self.state.committee else {
            return vec![Block::paragraph(self.text("paper-no-committee"))];
        };
        let office = |at: usize| self.text(if at == 0 { "paper-chair" } else { "paper-member" });
        let members = committee.members.iter().enumerate().map(|(at, juror)| (office(at), juror));
        let reserves = committee.reserves.iter().map(|juror| (self.text("paper-reserve-member"), juror));
        let everybody: Vec<(String, &Juror)> = members.chain(reserves).collect();
        let table = Listing::new("committee")
            .column(Column::text(self.text("paper-col-office")), |own: &(String, &Juror)| own.0.clone())
            .column(Column::text(self.text("paper-col-name")).wide(), |own| own.1.name.clone())
            .optional(Column::text(self.text("paper-col-branch")), |own| or_empty(own.1.branch.as_deref()))
            .of(&everybody)
            .ruling(Ruling::Boxes);
        vec![table.into()]
    }
}

/// One protest from beginning to end.
pub(super) fn record(clerk: &Clerk<'_>, protest: &Protest) -> Vec<Block> {
    let number = Args::new().with("number", protest.seq);
    let mut fields = Fields::new()
        .field(clerk.text("paper-protest-from"), complainant(clerk, protest))
        .field(clerk.text("paper-protest-about"), about(clerk, protest.about));
    if let Some((at, _)) = clerk.author_of(protest.seq) {
        fields = fields.field(clerk.text("paper-protest-lodged"), clerk.moment(at));
    }
    let fields = fields
        .field(clerk.text("paper-protest-text"), protest.text.as_str())
        .field(clerk.text("paper-protest-status"), status(clerk, &protest.status));
    let mut blocks = vec![
        Heading::section(clerk.translate("paper-protest-number", &number)).into(),
        fields.into(),
        history(clerk, protest).into(),
    ];
    blocks.extend(decision(clerk, protest));
    blocks
}

pub(super) fn complainant(clerk: &Clerk<'_>, protest: &Protest) -> String {
    match protest.from {
        Complainant::Player(player) => clerk.player_name(player).to_owned(),
        Complainant::Captain(team) => {
            let captain = clerk.state.teams.get(team.index()).and_then(|team| team.captain.as_deref());
            let args = Args::new().with("team", clerk.team_name(team).to_owned());
            let role = clerk.translate("paper-captain-of", &args);
            captain.map_or_else(|| role.clone(), |name| format!("{name}, {role}"))
        }
    }
}

pub(super) fn about(clerk: &Clerk<'_>, about: About) -> String {
    match about {
        About::Fact(seq) => clerk.translate("paper-about-fact", &Args::new().with("number", seq)),
        About::Game(key) => match clerk.sides(key) {
            Some(sides) => format!("{} ({sides})", clerk.game(key)),
            None => clerk.game(key),
        },
        About::Other => clerk.text("paper-about-other"),
    }
}

pub(super) fn status(clerk: &Clerk<'_>, status: &ProtestStatus) -> String {
    let upheld = |upheld: bool| clerk.text(if upheld { "paper-upheld" } else { "paper-rejected" });
    match status {
        ProtestStatus::Lodged => clerk.text("paper-status-lodged"),
        ProtestStatus::Ruled { upheld: yes, .. } => {
            clerk.translate("paper-status-ruled", &Args::new().with("verdict", upheld(*yes)))
        }
        ProtestStatus::Appealed => clerk.text("paper-status-appealed"),
        ProtestStatus::Final { upheld: yes, .. } => {
            clerk.translate("paper-status-final", &Args::new().with("verdict", upheld(*yes)))
        }
    }
}

/// Everything that was said about a protest, in order, facts that were taken back excepted.
fn history(clerk: &Clerk<'_>, protest: &Protest) -> Table {
    let steps: Vec<(&Entry, String)> =
        clerk.collect_facts(|entry| step(clerk, entry, protest.seq).map(|text| (entry, text)));
    Listing::new(format!("protest-{}", protest.seq))
        .column(Column::text(clerk.text("paper-col-when")), |(entry, _): &(&Entry, String)| {
            clerk.moment(entry.at)
        })
        .column(Column::text(clerk.text("paper-col-by")).wide(), |(entry, _)| {
            let office = clerk.words.describe("role", &entry.by.role);
            entry.by.person().map_or(office.clone(), |name| format!("{name}, {office}"))
        })
        .column(Column::text(clerk.text("paper-col-step")).width(Width::Share(2)), |(_, text)| text.clone())
        .of(&steps)
        .ruling(Ruling::Boxes)
}

fn step(clerk: &Clerk<'_>, entry: &Entry, protest: u32) -> Option<String> {
    let verdict = |upheld: &bool| clerk.text(if *upheld { "paper-upheld" } else { "paper-rejected" });
    match &entry.fact {
        Fact::Protested { .. } if entry.seq == protest => Some(clerk.text("paper-step-lodged")),
        Fact::ProtestRuled { protest: own, upheld, ruling } if *own == protest => {
            let args = Args::new().with("verdict", verdict(upheld)).with("ruling", ruling.clone());
            Some(clerk.translate("paper-step-ruled", &args))
        }
        Fact::Appealed { protest: own } if *own == protest => Some(clerk.text("paper-step-appealed")),
        Fact::AppealDecided { protest: own, upheld, ruling, .. } if *own == protest => {
            let args = Args::new().with("verdict", verdict(upheld)).with("ruling", ruling.clone());
            Some(clerk.translate("paper-step-decided", &args))
        }
        _ => None,
    }
}

/// Members who stood aside, who sat, and places to sign.
fn decision(clerk: &Clerk<'_>, protest: &Protest) -> Vec<Block> {
    let interested = clerk.collect_facts(|entry| match &entry.fact {
        Fact::AppealDecided { protest: own, interested, .. } if *own == protest.seq => Some(interested),
        _ => None,
    });
    let sign = |role: String, name: &str| Signature::new(role).name(name).dated(clerk.text("paper-date"));
    let chief = || Block::from(clerk.signature(Role::ChiefArbiter).dated(clerk.text("paper-date")));
    match &protest.status {
        ProtestStatus::Final { sitting, .. } => {
            let none = || clerk.text("paper-nobody");
            let aside = interested.first().map(|names| names.join(", ")).filter(|names| !names.is_empty());
            let mut blocks = vec![
                Fields::new()
                    .field(clerk.text("paper-interested"), aside.unwrap_or_else(none))
                    .field(clerk.text("paper-sitting"), sitting.join(", "))
                    .into(),
                Block::paragraph(clerk.text("paper-decision-final")),
            ];
            blocks.extend(sitting.iter().enumerate().map(|(at, name)| {
                let office = if at == 0 { "paper-chair" } else { "paper-member" };
                sign(clerk.text(office), name).into()
            }));
            blocks
        }
        ProtestStatus::Appealed => vec![
            Fields::new().blank(clerk.text("paper-interested")).blank(clerk.text("paper-sitting")).into(),
            Writing { label: clerk.text("paper-decision-of-committee").into(), lines: 5 }.into(),
            sign(clerk.text("paper-chair"), "").into(),
            sign(clerk.text("paper-member"), "").into(),
            sign(clerk.text("paper-member"), "").into(),
        ],
        ProtestStatus::Lodged => {
            vec![Writing { label: clerk.text("paper-ruling-of-chief").into(), lines: 5 }.into(), chief()]
        }
        ProtestStatus::Ruled { .. } => vec![chief()],
    }
}
