//! The list of entries: players with substitutes, teams by boards with their reserves.
//!
//! | clause | here |
//! | --- | --- |
//! | FMJD-IV.2.3 | the final list of main and substitute players |
//! | UA13-IV.14.2, UA-III.9.2 | the order of boards stands in the entry |
//! | UA13-IV.14.4, UA-III.9.4 | the main line-up with its boards, the reserves apart |
//! | UA13-IV.18.5.1, UA-IV.5 | entries are approved by the panel |

use damier_compete::Entrant;
use damier_compete::event::{PlayerEntry, PlayerId, Role, Squad, TeamId};
use damier_language::Args;

use super::clerk::{Clerk, Staged};
use super::listing::{Listing, or_empty};
use super::options::PaperError;
use crate::paper::{Block, Column, Fields, Heading, Paper, Table, Text};

/// A player with his number.
type Entered<'a> = (PlayerId, &'a PlayerEntry);

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    if clerk.state.entrants() == 0 {
        return Err(PaperError::NobodyEntered);
    }
    let paper = clerk.paper(clerk.text("paper-entries")).with(summary(clerk)).with_all(lists(clerk));
    let approved = if clerk.state.entries_approved { "paper-entries-approved" } else { "paper-entries-open" };
    Ok(paper
        .with(Block::paragraph(clerk.text(approved)))
        .with(clerk.signature(Role::ChiefArbiter))
        .with(clerk.signature(Role::ChiefSecretary)))
}

/// Everybody by name.
pub(super) fn lists(clerk: &Clerk<'_>) -> Vec<Block> {
    if clerk.state.pairs_teams() {
        (0..clerk.state.teams.len() as u32).map(|at| team(clerk, TeamId(at))).collect()
    } else {
        players(clerk).into_iter().map(Block::from).collect()
    }
}

fn summary(clerk: &Clerk<'_>) -> Fields {
    let players: Vec<&PlayerEntry> = clerk.state.players.iter().collect();
    let rated: Vec<u64> = players.iter().filter_map(|player| player.rating.map(u64::from)).collect();
    let mut federations: Vec<&str> =
        players.iter().filter_map(|player| player.federation.as_deref()).collect();
    federations.sort_unstable();
    federations.dedup();
    let mut fields = Fields::across(2);
    if clerk.state.pairs_teams() {
        fields = fields.field(clerk.text("paper-count-teams"), clerk.state.teams.len().to_string());
    }
    fields = fields.field(clerk.text("paper-count-players"), players.len().to_string());
    if !federations.is_empty() {
        fields = fields.field(clerk.text("paper-count-federations"), federations.len().to_string());
    }
    if !rated.is_empty() {
        let count = rated.len() as u64;
        let mean = (rated.iter().sum::<u64>() + count / 2) / count;
        fields = fields
            .field(clerk.text("paper-count-rated"), count.to_string())
            .field(clerk.text("paper-mean-rating"), mean.to_string());
    }
    fields
}

/// Everybody who plays, then those who may step in.
fn players(clerk: &Clerk<'_>) -> Vec<Table> {
    let first = clerk.all_stages().next();
    let number = |player: PlayerId| first.and_then(|staged| clerk.number(staged, Entrant(player.0)));
    let mut all: Vec<Entered<'_>> = (0..).map(PlayerId).zip(&clerk.state.players).collect();
    all.sort_by_key(|(id, _)| number(*id).unwrap_or(u32::MAX));
    let (substitutes, main): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|(_, player)| player.squad == Squad::Reserve);
    let mut tables = vec![people(clerk, "entries", first).with_soft(&main, |(id, _)| has_left(first, *id))];
    if !substitutes.is_empty() {
        let caption = clerk.text("paper-substitutes");
        tables.push(people(clerk, "substitutes", first).of(&substitutes).caption(caption));
    }
    tables
}

fn has_left(first: Option<Staged<'_>>, id: PlayerId) -> bool {
    first.is_some_and(|staged| staged.stage.left.contains_key(&Entrant(id.0)))
}

fn people<'a>(clerk: &'a Clerk<'_>, id: &str, first: Option<Staged<'a>>) -> Listing<'a, Entered<'a>> {
    let number = move |player: &PlayerId| {
        let drawn = first.and_then(|staged| clerk.number(staged, Entrant(player.0)));
        drawn.unwrap_or(player.0.saturating_add(1)).to_string()
    };
    let team = |player: &PlayerEntry| player.team.map(|team| clerk.team_name(team).to_owned());
    about(
        clerk,
        Listing::new(id)
            .column(Column::number(clerk.text("paper-col-number")), move |(id, _): &Entered<'_>| number(id))
            .column(Column::text(clerk.text("paper-col-name")).wide(), |(_, own)| own.name.as_str()),
    )
    .optional(Column::text(clerk.text("paper-col-team")), move |(_, own)| or_empty(team(own)))
    .optional(Column::text(clerk.text("paper-col-note")), move |(id, _)| note(clerk, first, *id))
}

/// What an entry says beside the name.
fn about<'a>(clerk: &'a Clerk<'_>, listing: Listing<'a, Entered<'a>>) -> Listing<'a, Entered<'a>> {
    listing
        .optional(Column::text(clerk.text("paper-col-title")), |(_, own)| or_empty(own.title.as_deref()))
        .optional(Column::number(clerk.text("paper-col-rating")), |(_, own)| or_empty(own.rating))
        .optional(Column::text(clerk.text("paper-col-federation")), |(_, own)| {
            or_empty(own.federation.as_deref())
        })
        .optional(Column::text(clerk.text("paper-col-club")), |(_, own)| or_empty(own.club.as_deref()))
        .optional(Column::text(clerk.text("paper-col-id")), |(_, own)| or_empty(own.id.as_deref()))
        .optional(Column::text(clerk.text("paper-col-born")), move |(_, own)| {
            or_empty(own.born.map(|born| match own.born_year_only {
                true => born.year().to_string(),
                false => clerk.words.short_date(born),
            }))
        })
        .optional(Column::centred(clerk.text("paper-col-sex")), move |(_, own)| {
            or_empty(own.sex.map(|sex| clerk.words.describe("paper-sex-letter", &sex)))
        })
}

/// Late or gone.
fn note(clerk: &Clerk<'_>, first: Option<Staged<'_>>, id: PlayerId) -> String {
    let Some(staged) = first else { return String::new() };
    let entrant = Entrant(id.0);
    let mut notes = Vec::new();
    if let Some(after) = staged.stage.joined_after.get(&entrant) {
        notes.push(clerk.translate("paper-joined-after", &Args::new().with("round", *after)));
    }
    if let Some(leaving) = staged.stage.left.get(&entrant) {
        notes.push(clerk.translate("paper-left-after", &Args::new().with("round", leaving.after)));
    }
    notes.join("; ")
}

fn team(clerk: &Clerk<'_>, id: TeamId) -> Block {
    let entry = &clerk.state.teams[id.index()];
    let mut members: Vec<Entered<'_>> = clerk.state.members(id).collect();
    members.sort_by_key(|(id, player)| match player.squad {
        Squad::Board(board) => (u16::from(board), *id),
        Squad::Unordered => (256, *id),
        Squad::Reserve => (257, *id),
    });
    let split = members.partition_point(|(_, player)| player.squad != Squad::Reserve);
    let (main, reserves) = members.split_at(split);
    let board = |(_, player): &Entered<'_>| match player.squad {
        Squad::Board(board) => board.to_string(),
        Squad::Unordered | Squad::Reserve => String::new(),
    };
    let listing = Listing::new(format!("team-{}", id.0 + 1))
        .optional(Column::number(clerk.text("paper-col-board")), board)
        .column(Column::text(clerk.text("paper-col-name")).wide(), |(_, own)| own.name.as_str());
    let mut groups: Vec<(Text, &[Entered<'_>])> = Vec::new();
    if reserves.is_empty() {
        groups.push((Text::empty(), main));
    } else {
        groups.push((clerk.text("paper-main-squad").into(), main));
        groups.push((clerk.text("paper-reserves").into(), reserves));
    }
    let mut fields = Fields::across(2).field(clerk.text("paper-captain"), or_empty(entry.captain.as_deref()));
    if let Some(federation) = &entry.federation {
        fields = fields.field(clerk.text("paper-col-federation"), federation.as_str());
    }
    if let Some(rating) = entry.rating {
        fields = fields.field(clerk.text("paper-col-rating"), rating.to_string());
    }
    Block::together([
        Heading::part(format!("{}. {}", id.0 + 1, entry.name)).into(),
        fields.into(),
        about(clerk, listing).grouped(&groups, |_| false).into(),
    ])
}
