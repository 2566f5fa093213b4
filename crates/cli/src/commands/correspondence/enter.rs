//! Enters what was typed: into one game, or a break into all games of a player.

use std::io::Write;

use anyhow::{Context, Result, bail};
use damier_correspondence::{Fact, PostalGame, Stamp};
use jiff::civil::Date;
use serde_json::json;

use super::disputes::Dispute;
use super::file::{Games, say};
use super::said::{At, Said};
use crate::output::{Output, Verdict, harmless};

/// Enters it and tells how the days stand.
pub(super) fn run(said: &Said, out: &mut Output) -> Result<Verdict> {
    let at = said.at();
    let games = Games::open(&at.file)?;
    let on = Stamp::day(at.on.or(said.day()).unwrap_or_else(|| jiff::Zoned::now().date()));
    if let Said::Break { who, from, to, notice, untold, granted, .. } = said {
        return everywhere(&games, at, on, who, (*from, *to), *notice, untold, *granted, out);
    }
    if let Said::Leave { who, .. } | Said::Sanction { who, .. } = said
        && at.game.is_none()
    {
        return of_player(&games, said, who, on, out);
    }
    let (number, game) = games.pick(at.game)?;
    let next = say(&at.file, number, game, said.fact(game)?, on)?;
    tell(number, &next, at.json, out)
}

/// Who leaves the event leaves all his games in one act, and a sanction is recorded in all of them; nothing is written
/// unless every game takes it.
fn of_player(games: &Games, said: &Said, who: &str, on: Stamp, out: &mut Output) -> Result<Verdict> {
    let at = said.at();
    let of = games.of(who);
    if of.is_empty() && games.numbered().count() == 1 {
        let (number, game) = games.pick(None)?;
        let next = say(&at.file, number, game, said.fact(game)?, on)?;
        return tell(number, &next, at.json, out);
    }
    if of.is_empty() {
        bail!("{who} has no unfinished game here; give the name of a player, or one game with --game");
    }
    let mut facts = Vec::new();
    for (number, _) in of {
        let (_, game) = games.pick(Some(number))?;
        let fact = said.fact(game)?;
        game.decide(fact.clone(), on).with_context(|| format!("game {number}"))?;
        facts.push((number, fact));
    }
    for (number, fact) in facts {
        let (_, game) = games.pick(Some(number))?;
        let next = say(&at.file, number, game, fact, on)?;
        tell(number, &next, at.json, out)?;
    }
    Ok(Verdict::Fine)
}

/// Enters a question, an appeal or a decision.
pub(super) fn dispute(said: &Dispute, out: &mut Output) -> Result<Verdict> {
    let at = said.at();
    let games = Games::open(&at.file)?;
    let on = Stamp::day(at.on.unwrap_or_else(|| jiff::Zoned::now().date()));
    let (number, game) = games.pick(at.game)?;
    let next = say(&at.file, number, game, said.fact(game)?, on)?;
    tell(number, &next, at.json, out)
}

/// A break holds in all games at once (UA13-V.7.1, COL-4.4.1); nothing is written unless every game takes it.
#[expect(clippy::too_many_arguments, reason = "they are what the command line says")]
fn everywhere(
    games: &Games,
    at: &At,
    on: Stamp,
    who: &str,
    (from, to): (Date, Date),
    notice: Option<Date>,
    untold: &[String],
    granted: bool,
    out: &mut Output,
) -> Result<Verdict> {
    let of = games.of(who);
    if of.is_empty() {
        bail!("{who} has no unfinished game here");
    }
    let mut facts = Vec::new();
    for (number, by) in of {
        let (_, game) = games.pick(Some(number))?;
        let partner = &game.party(!by).name;
        let told = !untold.iter().any(|name| name.eq_ignore_ascii_case(partner));
        let notified = told.then_some(notice.unwrap_or(from));
        let fact = Fact::Break { by, from, to, notified, exceptional: granted };
        game.decide(fact.clone(), on)?;
        facts.push((number, fact));
    }
    for (number, fact) in facts {
        let (_, game) = games.pick(Some(number))?;
        let next = say(&at.file, number, game, fact, on)?;
        tell(number, &next, at.json, out)?;
    }
    Ok(Verdict::Fine)
}

fn tell(number: usize, game: &PostalGame, json: bool, out: &mut Output) -> Result<Verdict> {
    if json {
        out.json(&json!({ "game": number, "days": game.fraction(), "moves": game.moves().len(), "over": game.is_over() }))?;
    } else {
        let result = game.result().map_or(String::new(), |result| format!(", {result}"));
        let (days, moves) = (game.fraction(), game.moves().len());
        writeln!(out, "game {number}: days {days}, half-moves {moves}{result}")?;
        if let Some(claim) = game.claim() {
            let over = claim
                .account
                .overstep()
                .map_or("no overstep by the dates".to_owned(), |days| format!("overstepped by {days} days"));
            let objection = game.code().objection.map_or(String::new(), |term| {
                let until = damier_correspondence::later(claim.told, i64::from(term.days));
                format!("; objections until {until} ({})", term.clause)
            });
            let against = harmless(&game.party(!claim.by).name);
            writeln!(
                out,
                "  claim against {against}: {} of {} days, {over}{objection}",
                claim.account.used, claim.account.limit
            )?;
        }
    }
    Ok(Verdict::Fine)
}
