//! Titles: awards, places of composers, ledgers.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use damier_acts::federation as acts;
use damier_federation::register::Payer;
use damier_federation::titles::{Award, Missing, Title};
use damier_federation::{Fact, PersonId, Pool, State};
use jiff::civil::Date;
use serde_json::json;

use super::common::OpenBooks;
use super::done;
use crate::output::{Output, Verdict, harmless};

/// Award a title, or withdraw one
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation title Koval mf --pool 100 --ground \"junior world champion (FMJD-X.7.1)\"
  damier federation title Koval mf --pool 100 --withdraw --ground \"decision of the Assembly (FMJD-X.1.4)\"")]
pub(crate) struct TitleArgs {
    /// To whom
    who: String,
    /// Which: gmi, mi, mf, arbiter, composition-mi, composition-gmi, honorary-mi, honorary-gmi
    title: Title,
    /// In which pool, for gmi, mi and mf
    #[arg(long)]
    pool: Option<Pool>,
    /// The title of women
    #[arg(long)]
    women: bool,
    /// From which day [default: today]
    #[arg(long)]
    date: Option<Date>,
    /// On what ground
    #[arg(long, default_value = "")]
    ground: String,
    /// Take it away
    #[arg(long)]
    withdraw: bool,
}

pub(crate) fn title(args: &TitleArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let person = desk.person(&args.who)?;
    let (title, pool, date) = (args.title, args.pool, args.date);
    let (who, ground, title) = (args.who.clone(), args.ground.clone(), Some(title));
    match args.withdraw {
        true => desk.act(acts::WithdrawTitle { who, title, pool, reason: ground })?,
        false => desk.act(acts::AwardTitle { who, title, pool, women: args.women, date, ground })?,
    };
    done(
        desk.common,
        out,
        &json!({ "person": person.0, "title": args.title }),
        &format!("{person}: {}", args.title.letters()),
    )
}

/// Award the titles that an event of the books gives for places
#[derive(Debug, Args)]
#[command(after_help = "\
Example: damier federation place-titles 3 junior-world

The event is an official one of the FMJD that is finished and in the books. Whoever had to play deciding games about a
place has the title of the place that was shared, however they ended (FMJD-X.13). Which championship gives which title
for which places stands in the conditions of titles (damier federation title-rules).")]
pub(crate) struct PlaceTitlesArgs {
    /// The number of the event
    event: u32,
    /// Which championship it is
    championship: String,
    /// The titles of women
    #[arg(long)]
    women: bool,
    /// From which day [default: the last day of the event]
    #[arg(long)]
    date: Option<Date>,
}

pub(crate) fn place_titles(
    args: &PlaceTitlesArgs,
    desk: &mut OpenBooks<'_>,
    out: &mut Output,
) -> Result<Verdict> {
    let (event, championship) = (args.event, args.championship.clone());
    let facts = desk.act(acts::PlaceTitles { event, championship, women: args.women, date: args.date })?;
    let awards: Vec<&Award> = facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::Award(award) => Some(award.as_ref()),
            _ => None,
        })
        .collect();
    let name =
        |own: &Award| desk.state().person(own.person).map(|own| harmless(&own.name())).unwrap_or_default();
    let lines: Vec<String> = awards
        .iter()
        .map(|own| {
            format!("{} {}: {}, {}", own.person, name(own), own.title.letters(), harmless(&own.ground))
        })
        .collect();
    done(desk.common, out, &json!({ "awards": awards }), &lines.join("\n"))
}

/// Write down a place of a composer in a contest of the FMJD or approved by it
#[derive(Debug, Args)]
#[command(
    after_help = "Example: damier federation place Koval 1 --contest \"World championship of problems\" --date 2025-11-01"
)]
pub(crate) struct PlaceArgs {
    /// Who
    who: String,
    /// The place
    place: u32,
    /// The contest
    #[arg(long)]
    contest: String,
    /// When it ended
    #[arg(long)]
    date: Date,
}

pub(crate) fn place(args: &PlaceArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let person = desk.person(&args.who)?;
    let (contest, date, place) = (args.contest.clone(), args.date, args.place);
    desk.act(acts::Place { who: args.who.clone(), place, contest, date: Some(date) })?;
    let record = desk.state().composer(person, date.max(desk.common.today()))?;
    let line = format!("{person}: {} points, {} first prizes", record.points, record.first_prizes);
    done(desk.common, out, &json!({ "person": person.0, "record": record }), &line)
}

/// Show the ledger of somebody: titles, norms, what is due, licence, category, club, sanctions, fees
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation ledger Koval")]
pub(crate) struct LedgerArgs {
    /// Who
    who: String,
}

pub(crate) fn ledger(args: &LedgerArgs, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let state = desk.state();
    let id = desk.person(&args.who)?;
    let today = desk.common.today();
    let (awards, norms, composer) = (state.awards_of(id), state.norms_of(id), state.composer(id, today)?);
    let rules = state.title_rules(today)?;
    let mut due = Vec::new();
    for pool in Pool::ALL {
        let book = state.ratings(pool, today)?;
        due.extend(state.titles_due(id, pool, &book.history, today)?.into_iter().map(|own| (pool, own)));
    }
    if desk.common.json {
        let due: Vec<_> = due.iter().map(|(pool, own)| json!({ "pool": pool, "due": own })).collect();
        out.json(&json!({ "id": id.0, "awards": awards, "norms": norms, "due": due, "composer": composer }))?;
        return Ok(Verdict::Fine);
    }
    writeln!(out, "{id} {}", harmless(&state.person(id)?.name()))?;
    for own in awards {
        let pool = own.pool.map(|pool| format!(" {pool}")).unwrap_or_default();
        let confirmed = own.confirmed.map(|day| format!(", confirmed {day}")).unwrap_or_default();
        writeln!(
            out,
            "  {}{pool} since {}{confirmed}  {}",
            own.title.letters(),
            own.date,
            harmless(&own.ground)
        )?;
    }
    for own in norms {
        let old = if damier_federation::titles::counts_on(&rules, own, today) {
            ""
        } else {
            "  (older than five years)"
        };
        writeln!(
            out,
            "  norm {} {}: {} of {} games, {} needed, {} {}{old}",
            own.title.letters(),
            own.pool,
            own.points,
            own.games,
            own.required,
            own.date,
            harmless(&own.competition)
        )?;
    }
    for (pool, own) in due.iter().filter(|(_, own)| own.norms > 0) {
        let missing: Vec<String> = own.missing.iter().map(missing).collect();
        let verdict = if own.is_due { "due".to_owned() } else { missing.join("; ") };
        writeln!(out, "  {} {pool}: {verdict}", own.title.letters())?;
    }
    if composer.points > 0 {
        let due = composer.due.map(|own| format!("; {} is due", own.letters())).unwrap_or_default();
        writeln!(
            out,
            "  composition: {} points, {} first prizes{due}",
            composer.points, composer.first_prizes
        )?;
    }
    for line in membership(state, id, today) {
        writeln!(out, "  {line}")?;
    }
    Ok(Verdict::Fine)
}

/// Licence, category, club, sanctions and open fees of somebody, with what has expired said to have.
fn membership(state: &State, id: PersonId, today: Date) -> Vec<String> {
    let term = |until: Option<Date>| match until {
        Some(until) if until < today => format!("EXPIRED on {until}"),
        Some(until) => format!("until {until}"),
        None => "without an end".to_owned(),
    };
    let mut lines = Vec::new();
    for own in state.licences_of(id) {
        lines.push(format!("licence {} from {}, {}", harmless(&own.number), own.from, term(own.until)));
    }
    for own in state.titles().appointed.iter().filter(|own| state.resolve(own.person) == Ok(id)) {
        lines.push(format!(
            "arbiter, {} category from {}, {}",
            own.category.name(),
            own.from,
            term(own.until)
        ));
    }
    for own in state.transfers_of(id) {
        lines.push(format!("club {} from {}", own.to.as_deref().map_or("none".to_owned(), harmless), own.on));
    }
    for (number, own) in state.sanctions_of(id) {
        let until = own.until.map_or("without an end".to_owned(), |until| match until < today {
            true => format!("ENDED on {until}"),
            false => format!("until {until}"),
        });
        let grounds = harmless(&own.grounds);
        lines.push(format!("sanction {number}: {} from {}, {until}: {grounds}", own.kind.name(), own.from));
    }
    let of_him = |of: &Payer| matches!(of, Payer::Person(person) if state.resolve(*person) == Ok(id));
    for (number, own, _) in state.register().fees().filter(|(_, own, paid)| paid.is_none() && of_him(&own.of))
    {
        let due =
            if own.due < today { format!("OVERDUE since {}", own.due) } else { format!("due {}", own.due) };
        lines.push(format!("fee {number}: {}, {}, {due}", own.money(), harmless(&own.purpose)));
    }
    lines
}

fn missing(own: &Missing) -> String {
    match own {
        Missing::Norms { found } => {
            format!("{found} norms count, too few by either way (FMJD-X.5.1, FMJD-X.5.2)")
        }
        Missing::Games { found, needed } => format!("{found} games of {needed}"),
        Missing::Rating { needed } => format!("a rating of {needed} on the list or one of nine later ones"),
        Missing::LowerTitle => "a lower title comes first".to_owned(),
        Missing::HasIt => "held".to_owned(),
    }
}
