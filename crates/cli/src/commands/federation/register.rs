//! Licences, transfers, fees and sanctions: entered and listed.

use std::io::Write;

use anyhow::{Context, Result};
use clap::Args;
use damier_acts::federation as acts;
use damier_federation::people::Person;
use damier_federation::register::{Licence, Payer, SanctionKind};
use damier_federation::{Fact, PersonId};
use jiff::civil::Date;
use serde_json::json;

use super::common::OpenBooks;
use super::done;
use crate::args::one_of;
use crate::output::{Output, Verdict, harmless};

fn name(desk: &OpenBooks<'_>, id: PersonId) -> String {
    desk.state().person(id).map(Person::name).map(|own| harmless(&own)).unwrap_or_default()
}

fn until(until: Option<Date>) -> String {
    until.map_or("without end".to_owned(), |until| format!("until {until}"))
}

/// Give somebody a licence, or list the licences
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation licence Koval --number UA-17 --from 2026-01-01 --until 2026-12-31
  damier federation licence                   all of them, with those that have expired
  damier federation licence --expired         only those

A report says which players had no licence on its first day, as soon as the books hold licences.")]
pub(crate) struct LicenceArgs {
    /// Whose
    who: Option<String>,
    /// Its number [default: the one he has]
    #[arg(long, requires = "who")]
    number: Option<String>,
    /// From this day [default: today]
    #[arg(long, requires = "who")]
    from: Option<Date>,
    /// Up to this day
    #[arg(long, requires = "who")]
    until: Option<Date>,
    /// Only those that have expired
    #[arg(long)]
    expired: bool,
}

pub(crate) fn licence(args: &LicenceArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let today = desk.common.today();
    let who = args.who.as_deref().map(|who| desk.person(who)).transpose()?;
    let given = args.number.is_some() || args.from.is_some() || args.until.is_some();
    let Some(person) = who.filter(|_| given) else { return licences(who, args.expired, today, desk, out) };
    let who = person.to_string();
    let facts =
        desk.act(acts::GiveLicence { who, number: args.number.clone(), from: args.from, until: args.until })?;
    let Some(Fact::Licence(Licence { number, from, until: end, .. })) = facts.into_iter().next() else {
        return Ok(Verdict::Fine);
    };
    let line = format!("{person} {}: licence {}, {}", name(desk, person), harmless(&number), until(end));
    done(
        desk.common,
        out,
        &json!({ "person": person.0, "number": number, "from": from, "until": end }),
        &line,
    )
}

/// The latest licence of everybody, or all of one person.
fn licences(
    who: Option<PersonId>,
    expired: bool,
    today: Date,
    desk: &OpenBooks<'_>,
    out: &mut Output,
) -> Result<Verdict> {
    let state = desk.state();
    let mut shown: Vec<&Licence> = Vec::new();
    for (id, _) in state.people().filter(|(id, _)| who.is_none_or(|who| who == *id)) {
        let own = state.licences_of(id);
        match who {
            Some(_) => shown.extend(own),
            None => shown.extend(own.last().copied()),
        }
    }
    let past = |own: &Licence| own.until.is_some_and(|until| until < today);
    shown.retain(|own| !expired || past(own));
    for own in shown {
        let state_now = match (own.holds(today), past(own)) {
            (true, _) => "holds",
            (_, true) => "EXPIRED",
            _ => "not yet",
        };
        if desk.common.json {
            out.json(
                &json!({ "licence": own, "name": name(desk, own.person), "state": state_now.to_lowercase() }),
            )?;
        } else {
            let who = name(desk, own.person);
            writeln!(
                out,
                "{:<12} {who:<32} {} {}  {state_now}",
                harmless(&own.number),
                own.from,
                until(own.until)
            )?;
        }
    }
    Ok(Verdict::Fine)
}

/// Let somebody go to another club on a day, or show where somebody was when
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation transfer Koval --to Dynamo --on 2026-03-01
  damier federation transfer Koval --none --on 2026-06-01      he leaves and joins no other club
  damier federation transfer Koval                             his clubs with their days")]
pub(crate) struct TransferArgs {
    /// Who
    who: String,
    /// To which club of the books
    #[arg(long, conflicts_with = "none")]
    to: Option<String>,
    /// To no club
    #[arg(long)]
    none: bool,
    /// From this day [default: today]
    #[arg(long)]
    on: Option<Date>,
    /// What is to be said of it
    #[arg(long, default_value = "")]
    note: String,
}

pub(crate) fn transfer(args: &TransferArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let person = desk.person(&args.who)?;
    let on = args.on.unwrap_or_else(|| desk.common.today());
    if args.to.is_none() && !args.none {
        for own in desk.state().transfers_of(person) {
            if desk.common.json {
                out.json(&json!({ "transfer": own }))?;
            } else {
                writeln!(
                    out,
                    "{}  {}  {}",
                    own.on,
                    harmless(own.to.as_deref().unwrap_or("–")),
                    harmless(&own.note)
                )?;
            }
        }
        if desk.common.json {
            out.json(&json!({ "club": desk.state().club_on(person, on), "on": on }))?;
        } else {
            let club = desk.state().club_on(person, on).unwrap_or("no club");
            writeln!(out, "{person} {} on {on}: {}", name(desk, person), harmless(club))?;
        }
        return Ok(Verdict::Fine);
    }
    let before = desk.state().club_on(person, on).map(str::to_owned);
    let (to, note) = (args.to.clone(), args.note.clone());
    desk.act(acts::Move { who: args.who.clone(), to: to.clone(), on: Some(on), note })?;
    let word = |own: &Option<String>| own.as_deref().map_or("no club".to_owned(), harmless);
    let line = format!("{person} {}: {} → {} from {on}", name(desk, person), word(&before), word(&to));
    done(desk.common, out, &json!({ "person": person.0, "from": before, "to": to, "on": on }), &line)
}

/// Charge a fee, write down that it was paid, or list what is open
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation fee --person Koval 50 UAH \"licence 2026\" --due 2026-01-31
  damier federation fee --club Dynamo 1200 UAH \"membership 2026\" --due 2026-03-01
  damier federation fee --paid 3 --on 2026-02-02
  damier federation fee                       what is not paid, with what is overdue
  damier federation fee --all                 everything")]
pub(crate) struct FeeArgs {
    /// How much
    #[arg(requires = "currency")]
    amount: Option<String>,
    /// Of which unit, such as UAH
    #[arg(requires = "purpose")]
    currency: Option<String>,
    /// For what
    purpose: Option<String>,
    /// Who owes it
    #[arg(long, requires = "amount", conflicts_with_all = ["club", "body"])]
    person: Option<String>,
    /// Which club owes it
    #[arg(long, requires = "amount", conflicts_with = "body")]
    club: Option<String>,
    /// Which national federation owes it
    #[arg(long, requires = "amount")]
    body: Option<String>,
    /// Until when [default: today]
    #[arg(long)]
    due: Option<Date>,
    /// The number of a fee that was paid
    #[arg(long, conflicts_with = "amount")]
    paid: Option<u32>,
    /// When it was paid [default: today]
    #[arg(long, requires = "paid")]
    on: Option<Date>,
    /// Those that were paid too
    #[arg(long)]
    all: bool,
}

pub(crate) fn fee(args: &FeeArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let today = desk.common.today();
    if let Some(number) = args.paid {
        let on = args.on.unwrap_or(today);
        desk.act(acts::FeePaid { fee: number, on: Some(on) })?;
        return done(
            desk.common,
            out,
            &json!({ "fee": number, "paid": on }),
            &format!("fee {number}: paid on {on}"),
        );
    }
    let (Some(amount), Some(currency), Some(purpose)) = (&args.amount, &args.currency, &args.purpose) else {
        return fees(args.all, today, desk, out);
    };
    let facts = desk.act(acts::FeeDue {
        who: args.person.clone(),
        club: args.club.clone(),
        federation: args.body.clone(),
        amount: amount.clone(),
        currency: currency.clone(),
        purpose: purpose.clone(),
        due: args.due,
    })?;
    let Some(Fact::Fee(fee)) = facts.into_iter().next() else { return Ok(Verdict::Fine) };
    let due = fee.due;
    let number = desk.state().register().fees().last().map_or(0, |own| own.0);
    let line = format!("fee {number}: {}, {} until {due}", payer(desk, &fee.of), fee.money());
    done(desk.common, out, &json!({ "fee": number, "of": fee }), &line)
}

fn payer(desk: &OpenBooks<'_>, of: &Payer) -> String {
    match of {
        Payer::Person(id) => format!("{id} {}", name(desk, *id)),
        Payer::Club(club) => harmless(club),
        Payer::Federation(code) => harmless(code),
    }
}

fn fees(all: bool, today: Date, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    for (number, fee, paid) in desk.state().register().fees().filter(|own| all || own.2.is_none()) {
        let overdue = paid.is_none() && fee.due < today;
        if desk.common.json {
            out.json(&json!({ "number": number, "fee": fee, "paid": paid, "overdue": overdue }))?;
            continue;
        }
        let how = match paid {
            Some(on) => format!("paid on {on}"),
            None if overdue => "OVERDUE".to_owned(),
            None => "open".to_owned(),
        };
        writeln!(
            out,
            "{number:>4}  {:<32} {:>16}  {:<24} due {}  {how}",
            payer(desk, &fee.of),
            fee.money(),
            harmless(&fee.purpose),
            fee.due
        )?;
    }
    Ok(Verdict::Fine)
}

/// Punish somebody with a term, end a sanction, or list them
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation sanction Koval suspension --until 2027-01-01 --clause COL-4.1.14 --because \"stopped play\"
  damier federation sanction --lift 2 --on 2026-09-01 --because \"on appeal\"
  damier federation sanction                  those that hold
  damier federation sanction --all            those that have ended too

A report says which players were barred from play on its first day.")]
pub(crate) struct SanctionArgs {
    /// Of whom
    #[arg(requires = "kind")]
    who: Option<String>,
    /// remark, reprimand or suspension
    #[arg(value_parser = one_of(SanctionKind::ALL.map(|own| (own.name(), own))))]
    kind: Option<SanctionKind>,
    /// From this day [default: today]
    #[arg(long)]
    from: Option<Date>,
    /// Up to this day
    #[arg(long)]
    until: Option<Date>,
    /// A clause that was broken; may be repeated
    #[arg(long)]
    clause: Vec<String>,
    /// For what, or why it ends
    #[arg(long, value_name = "REASON")]
    because: Option<String>,
    /// The number of a sanction that ends before its term
    #[arg(long, conflicts_with = "who", requires = "because")]
    lift: Option<u32>,
    /// From which day it holds no longer [default: today]
    #[arg(long, requires = "lift")]
    on: Option<Date>,
    /// Those that have ended too
    #[arg(long)]
    all: bool,
}

pub(crate) fn sanction(args: &SanctionArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let today = desk.common.today();
    if let Some(number) = args.lift {
        let (on, reason) = (args.on.unwrap_or(today), args.because.clone().unwrap_or_default());
        desk.act(acts::LiftSanction { sanction: number, on: Some(on), reason })?;
        let line = format!("sanction {number} holds no longer from {on}");
        return done(desk.common, out, &json!({ "sanction": number, "lifted": on }), &line);
    }
    let (Some(who), Some(kind)) = (&args.who, args.kind) else {
        return sanctions(args.all, today, desk, out);
    };
    let person = desk.person(who)?;
    let grounds = args.because.clone().context("a sanction names its grounds: --because REASON")?;
    let (from, end) = (args.from, args.until);
    let (who, clauses) = (who.clone(), args.clause.clone());
    desk.act(acts::Punish { who, kind: Some(kind), from, until: end, clauses, reason: grounds })?;
    let number = desk.state().register().sanctions().last().map_or(0, |own| own.0);
    let line = format!("sanction {number}: {person} {}, {}, {}", name(desk, person), kind.name(), until(end));
    done(desk.common, out, &json!({ "sanction": number, "person": person.0, "until": end }), &line)
}

fn sanctions(all: bool, today: Date, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    for (number, own) in desk.state().register().sanctions() {
        let ended = own.until.is_some_and(|until| until < today);
        if ended && !all {
            continue;
        }
        if desk.common.json {
            out.json(
                &json!({ "number": number, "sanction": own, "name": name(desk, own.person), "ended": ended }),
            )?;
            continue;
        }
        let clauses =
            if own.clauses.is_empty() { String::new() } else { format!(" ({})", own.clauses.join(", ")) };
        writeln!(
            out,
            "{number:>4}  {:<32} {:<12} {} {}{}  {}{}",
            name(desk, own.person),
            own.kind.name(),
            own.from,
            until(own.until),
            if ended { " ENDED" } else { "" },
            harmless(&own.grounds),
            harmless(&clauses)
        )?;
    }
    Ok(Verdict::Fine)
}
