//! The sheets of the opening and closing ceremonies.
//!
//! | clause | here |
//! | --- | --- |
//! | FMJD-II.2.12 | the opening: speech, presentation of the players, greeting, drawing of lots |
//! | FMJD-II.2.13 | the closing: line-up, who is rewarded, podium, anthem and flags |
//! | FMJD-II.2.10 | the flags and anthems to have ready |
//! | FMJD-II.2.14 | medals and diplomas: three, or one for each player of the three best teams |

use damier_compete::Entrant;
use damier_compete::event::{PlayerEntry, Role, StandingLine, TeamId};
use damier_language::Args;

use super::clerk::{Clerk, Staged};
use super::fmjd_titles::Title;
use super::listing::{Listing, or_empty};
use super::options::PaperError;
use super::standings;
use crate::paper::{Block, Column, Heading, List, Paper, Ruling, Table};

/// Places on the podium, each with its medal.
const MEDALS: [&str; 3] = ["paper-medal-gold", "paper-medal-silver", "paper-medal-bronze"];

/// The opening (FMJD-II.2.12).
pub(super) fn opening(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    if clerk.state.entrants() == 0 {
        return Err(PaperError::NobodyEntered);
    }
    let steps = ["a", "b", "c", "d"].map(|step| clerk.text(&format!("paper-opening-{step}")));
    let presented = if clerk.state.pairs_teams() { teams(clerk) } else { players(clerk) };
    Ok(clerk
        .paper(clerk.text("paper-opening"))
        .with(List::numbered(steps))
        .with(Heading::part(clerk.text("paper-opening-presented")))
        .with(presented)
        .with_all(flags(clerk, &federations(clerk)))
        .with(clerk.signature(Role::Organiser))
        .with(clerk.signature(Role::ChiefArbiter)))
}

/// The players in the order in which they step forward.
fn players(clerk: &Clerk<'_>) -> Table {
    let staged = clerk.all_stages().next();
    let order: Vec<Entrant> = match staged {
        Some(staged) => clerk.by_number(staged),
        None => (0..clerk.state.entrants() as u32).map(Entrant).collect(),
    };
    let number = |own: &Entrant| staged.and_then(|staged| clerk.number(staged, *own));
    Listing::new("presented")
        .optional(Column::number(clerk.text("paper-col-number")), move |own| or_empty(number(own)))
        .column(Column::text(clerk.text("paper-col-name")).wide(), |own| clerk.name(*own))
        .optional(Column::text(clerk.text("paper-col-title")), |own| or_empty(clerk.title(*own)))
        .optional(Column::text(clerk.text("paper-col-federation")), |own| or_empty(clerk.federation(*own)))
        .of(&order)
        .ruling(Ruling::Boxes)
}

/// Teams with their highest-titled players.
fn teams(clerk: &Clerk<'_>) -> Table {
    let all: Vec<TeamId> = (0..clerk.state.teams.len() as u32).map(TeamId).collect();
    Listing::new("presented")
        .column(Column::text(clerk.text("paper-col-team")).wide(), |own: &TeamId| clerk.team_name(*own))
        .optional(Column::text(clerk.text("paper-col-federation")), |own| {
            or_empty(clerk.federation(Entrant(own.0)))
        })
        .column(Column::text(clerk.text("paper-opening-highest")).wide(), |own| highest(clerk, *own))
        .of(&all)
        .ruling(Ruling::Boxes)
}

/// Those with the highest title of a team; the strongest by rating where nobody has one.
fn highest(clerk: &Clerk<'_>, team: TeamId) -> String {
    let own: Vec<&PlayerEntry> =
        clerk.state.players.iter().filter(|player| player.team == Some(team)).collect();
    let best = own.iter().filter_map(|player| Title::of(player)).max();
    let named = |player: &PlayerEntry| match player.title.as_deref() {
        Some(title) => format!("{} ({title})", player.name),
        None => player.name.clone(),
    };
    let found: Vec<String> = match best {
        Some(best) => own.iter().filter(|own| Title::of(own) == Some(best)).map(|own| named(own)).collect(),
        None => own.iter().max_by_key(|own| own.rating).map(|own| named(own)).into_iter().collect(),
    };
    found.join(", ")
}

/// The closing (FMJD-II.2.13).
pub(super) fn closing(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let reckoned = standings::compute(clerk, staged)?;
    let winners: Vec<&StandingLine> =
        reckoned.lines.iter().filter(|own| own.place.first <= MEDALS.len() as u32).collect();
    if winners.is_empty() {
        return Err(PaperError::NothingPaired);
    }
    let steps = ["a", "b", "c", "d"].map(|step| clerk.text(&format!("paper-closing-{step}")));
    let mut paper = clerk.paper(clerk.text("paper-closing"));
    if !standings::is_final(&reckoned) {
        paper = paper.line(clerk.text("paper-closing-draft"));
    }
    let names: Vec<&str> = winners.iter().filter_map(|own| clerk.federation(own.entrant)).collect();
    Ok(paper
        .with(List::numbered(steps))
        .with(Heading::part(clerk.text("paper-closing-podium")))
        .with(podium(clerk, &winners))
        .with_all(flags(clerk, &distinct(names)))
        .with(Heading::part(clerk.text("paper-closing-diplomas")))
        .with(List::dashed(diplomas(clerk, staged, &winners)))
        .with(clerk.signature(Role::ChiefArbiter))
        .with(clerk.signature(Role::Organiser)))
}

fn podium(clerk: &Clerk<'_>, winners: &[&StandingLine]) -> Table {
    let medal = |own: &&StandingLine| {
        let at = (own.place.first as usize).saturating_sub(1);
        MEDALS.get(at).map(|id| clerk.text(id)).unwrap_or_default()
    };
    let number = |own: &&StandingLine| match clerk.team_of(own.entrant) {
        Some(_) => members(clerk, own.entrant).to_string(),
        None => "1".to_owned(),
    };
    Listing::new("podium")
        .column(Column::text(clerk.text("paper-col-place")), |own: &&StandingLine| own.place.to_string())
        .column(clerk.entrant_column().wide(), |own| own.name.clone())
        .optional(Column::text(clerk.text("paper-col-federation")), |own| {
            or_empty(clerk.federation(own.entrant))
        })
        .column(Column::number(clerk.text("paper-col-points")), |own| clerk.points(own.points))
        .column(Column::text(clerk.text("paper-closing-medal")), medal)
        .column(Column::number(clerk.text("paper-closing-medals")), number)
        .column(Column::text(clerk.text("paper-closing-handed")).wide(), |_| "")
        .of(winners)
        .ruling(Ruling::Boxes)
}

/// A medal for each player of a team (FMJD-II.2.14).
fn members(clerk: &Clerk<'_>, team: Entrant) -> usize {
    clerk.state.players.iter().filter(|player| player.team == Some(TeamId(team.0))).count()
}

fn diplomas(clerk: &Clerk<'_>, staged: Staged<'_>, winners: &[&StandingLine]) -> Vec<String> {
    let to = |id: &str, name: &str| clerk.translate(id, &Args::new().with("name", name.to_owned()));
    let mut all: Vec<String> = match clerk.state.pairs_teams() {
        true => winners
            .iter()
            .filter(|own| own.place.first == 1)
            .map(|own| to("paper-closing-champion", clerk.federation(own.entrant).unwrap_or(&own.name)))
            .collect(),
        false => winners.iter().map(|own| to("paper-closing-diploma", &own.name)).collect(),
    };
    all.push(clerk.text("paper-closing-thanks"));
    all.extend(clerk.stage_line(staged));
    all
}

/// The federations of everybody.
fn federations<'a>(clerk: &Clerk<'a>) -> Vec<&'a str> {
    distinct((0..clerk.state.entrants() as u32).filter_map(|at| clerk.federation(Entrant(at))).collect())
}

fn distinct(mut names: Vec<&str>) -> Vec<&str> {
    names.sort_unstable();
    names.dedup();
    names
}

/// The flags and anthems to have ready (FMJD-II.2.10), as far as federations are known.
fn flags(clerk: &Clerk<'_>, names: &[&str]) -> Option<Block> {
    let told = || clerk.translate("paper-flags", &Args::new().with("names", names.join(", ")));
    (!names.is_empty()).then(|| Block::paragraph(told()))
}
