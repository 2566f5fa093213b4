//! Enters what was typed: into one game, or into all games of a player.

use std::io::Write;

use anyhow::{Context, Result, bail};
use damier_acts::correspondence::{Act, Break, ScoreGame};
use damier_correspondence::{Measure, PostalGame, Side};
use jiff::civil::Date;
use serde_json::json;

use super::disputes::Dispute;
use super::file::{Games, act, decided};
use super::request::{At, Request};
use crate::output::{Output, Verdict, harmless};

/// Enters it and tells how the days stand.
pub(super) fn run(said: &Request, out: &mut Output) -> Result<Verdict> {
    let at = said.at();
    let games = Games::open(&at.file)?;
    let on = at.on.or(said.day()).unwrap_or_else(|| jiff::Zoned::now().date());
    match said {
        Request::Break { who, untold, .. } => {
            let told = |act: Act, game: &PostalGame, by: Side| match act {
                Act::Break(own) => {
                    let partner = &game.party(!by).name;
                    let untold = untold.iter().any(|name| name.eq_ignore_ascii_case(partner));
                    Break { untold, ..own }.into()
                }
                other => other,
            };
            everywhere(&games, said, who, on, told, out)
        }
        Request::Leave { who, .. } | Request::Sanction { who, .. } if at.game.is_none() => {
            everywhere(&games, said, who, on, |act, _, _| act, out)
        }
        Request::LeftGame { of: Some(who), .. } => {
            let lost = |act: Act, _: &PostalGame, by: Side| match act {
                Act::ScoreGame(own) if own.score == "lost" => {
                    ScoreGame { score: (!by).to_string().to_lowercase(), ..own }.into()
                }
                other => other,
            };
            everywhere(&games, said, who, on, lost, out)
        }
        _ => one(&games, at, &said.act(), on, out),
    }
}

/// Enters a question, an appeal or a decision.
pub(super) fn dispute(said: &Dispute, out: &mut Output) -> Result<Verdict> {
    let at = said.at();
    let on = at.on.unwrap_or_else(|| jiff::Zoned::now().date());
    one(&Games::open(&at.file)?, at, &said.act(), on, out)
}

/// An act in one game.
fn one(games: &Games, at: &At, asked: &Act, on: Date, out: &mut Output) -> Result<Verdict> {
    let (number, game) = games.pick(at.game)?;
    let next = act(&at.file, number, game, asked, on)?;
    print(number, &next, at.json, out)
}

/// A break holds in all games at once (UA13-V.7.1, COL-4.4.1), who leaves the event leaves all his games, and a
/// sanction is recorded in all of them; nothing is written unless every game takes it. `with` fits the act to the
/// game and the side that the player has in it.
fn everywhere(
    games: &Games,
    said: &Request,
    who: &str,
    on: Date,
    with: impl Fn(Act, &PostalGame, Side) -> Act,
    out: &mut Output,
) -> Result<Verdict> {
    let at = said.at();
    let mut of = games.of(who);
    // Somebody whose games are over can still be punished, but no game can be lost by it.
    if of.is_empty() && matches!(said, Request::Sanction { measure, .. } if *measure != Measure::GameLost) {
        of = games.all_of(who);
    }
    // What was decided already stays: a game that waits for its adjudication is decided there.
    if matches!(said, Request::LeftGame { .. }) {
        of.retain(|(number, _)| {
            games.pick(Some(*number)).is_ok_and(|(_, game)| game.adjudication().is_none())
        });
    }
    if of.is_empty() && games.numbered().count() == 1 {
        return one(games, at, &said.act(), on, out);
    }
    if of.is_empty() {
        bail!("{who} has no unfinished game here; give the name of a player, or one game with --game");
    }
    let mut asked = Vec::new();
    for (number, by) in of {
        let (_, game) = games.pick(Some(number))?;
        let act = with(said.act(), game, by);
        decided(game, &act, on).with_context(|| format!("game {number}"))?;
        asked.push((number, game, act));
    }
    for (number, game, asked) in asked {
        let next = act(&at.file, number, game, &asked, on)?;
        print(number, &next, at.json, out)?;
    }
    Ok(Verdict::Fine)
}

fn print(number: usize, game: &PostalGame, json: bool, out: &mut Output) -> Result<Verdict> {
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
