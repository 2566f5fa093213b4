//! Which fact was typed, where and for which day.

use anyhow::{Result, bail};
use damier_correspondence::{Fact, Leaving, Letter, PostalGame, Sanction, Score, Stamp};
use jiff::civil::Date;

use super::file::side;
use super::said::{At, Said};

impl Said {
    /// The fact itself; a break is entered for all games of a player and is none of one game.
    pub(super) fn fact(&self, game: &PostalGame) -> Result<Fact> {
        let by = |who: &str| side(game, who);
        Ok(match self {
            Said::Letter { who, received, sent, moves, variations, offer, charge, .. } => {
                Fact::Letter(Letter {
                    by: by(who)?,
                    received: date(received)?,
                    sent: date(sent)?,
                    moves: moves.clone(),
                    variations: variations
                        .iter()
                        .map(|line| line.split_whitespace().map(str::to_owned).collect())
                        .collect(),
                    offer: *offer,
                    charged: *charge,
                })
            }
            Said::Impossible { who, received, sent, text, .. } => Fact::Impossible {
                by: by(who)?,
                text: text.clone(),
                received: (*received).into(),
                sent: (*sent).into(),
            },
            Said::Complain { who, offence, received, sent, charge, .. } => Fact::Complaint {
                by: by(who)?,
                offence: *offence,
                received: (*received).into(),
                sent: (*sent).into(),
                charged: *charge,
            },
            Said::Correct { who, received, sent, mv, .. } => Fact::Corrected {
                by: by(who)?,
                received: (*received).into(),
                sent: (*sent).into(),
                mv: mv.clone(),
            },
            Said::Repeat { who, registered, .. } => Fact::Repeated { by: by(who)?, registered: *registered },
            Said::Delay { who, .. } => Fact::DelayTold { by: by(who)? },
            Said::Sign { who, .. } => Fact::SignOfLife { by: by(who)? },
            Said::Documents { who, received, .. } => Fact::Documents { by: by(who)?, received: *received },
            Said::Break { .. } => bail!("a break is entered for all games of a player"),
            Said::Claim { who, sealed, notified, incomplete, .. } => Fact::Claimed {
                by: by(who)?,
                sealed: sealed.clone(),
                notified: *notified,
                complete: !incomplete,
            },
            Said::Object { who, grounds, .. } => Fact::Objected { by: by(who)?, grounds: grounds.clone() },
            Said::Rule { ruling, count_from, .. } => {
                Fact::Ruled { upheld: ruling == "upheld", count_from: *count_from }
            }
            Said::Charge { who, days, grounds, .. } => {
                Fact::Charged { to: by(who)?, days: *days, grounds: grounds.clone() }
            }
            Said::Overstep { who, count_from, .. } => {
                Fact::OverstepRecorded { of: by(who)?, count_from: *count_from }
            }
            Said::End { who, what, .. } => {
                let by = by(who)?;
                match what.as_str() {
                    "offer" => Fact::DrawOffered { by },
                    "accept" => Fact::DrawAccepted { by },
                    "decline" => Fact::DrawDeclined { by },
                    "claim-draw" => Fact::DrawClaimed { by },
                    _ => Fact::Resigned { by },
                }
            }
            Said::Leave { who, silence, .. } => {
                let how = if *silence { Leaving::Silence } else { Leaving::Announced };
                Fact::Left { who: by(who)?, how }
            }
            Said::LeftGame { score, .. } => {
                Fact::LeftRuled { score: if score == "adjudicate" { None } else { Some(read_score(score)?) } }
            }
            Said::Close { .. } => Fact::Closed,
            Said::Record { who, .. } => Fact::RecordSent { by: by(who)? },
            Said::Analysis { who, score, bare, .. } => {
                Fact::Analysis { by: by(who)?, score: read_score(score)?, argued: !bare, text: String::new() }
            }
            Said::Adjudicate { score, .. } if score == "stands" => Fact::VerdictStands,
            Said::Adjudicate { score, adjudicator, .. } => {
                Fact::Adjudicated { score: read_score(score)?, adjudicator: adjudicator.clone() }
            }
            Said::Protest { who, told, bare, .. } => {
                Fact::Protested { by: by(who)?, told: *told, argued: !bare, text: String::new() }
            }
            Said::RuleProtest { score, adjudicator, .. } => {
                Fact::ProtestRuled { score: read_score(score)?, adjudicator: adjudicator.clone() }
            }
            Said::Appeal { who, told, grounds, about, .. } => {
                Fact::Appealed { by: by(who)?, told: *told, grounds: grounds.clone(), about: *about }
            }
            Said::Sanction { who, measure, by: office, clause, because, until, .. } => {
                Fact::Sanctioned(Sanction {
                    of: by(who)?,
                    measure: *measure,
                    by: *office,
                    clauses: clause.clone(),
                    grounds: because.clone(),
                    until: *until,
                })
            }
            Said::Strike { number, .. } => Fact::Struck { number: *number },
        })
    }

    /// Where and when it is entered.
    pub(super) fn at(&self) -> &At {
        match self {
            Said::Letter { at, .. }
            | Said::Impossible { at, .. }
            | Said::Complain { at, .. }
            | Said::Correct { at, .. }
            | Said::Repeat { at, .. }
            | Said::Delay { at, .. }
            | Said::Sign { at, .. }
            | Said::Documents { at, .. }
            | Said::Break { at, .. }
            | Said::Claim { at, .. }
            | Said::Object { at, .. }
            | Said::Rule { at, .. }
            | Said::Charge { at, .. }
            | Said::Overstep { at, .. }
            | Said::End { at, .. }
            | Said::Leave { at, .. }
            | Said::LeftGame { at, .. }
            | Said::Sanction { at, .. }
            | Said::Close { at }
            | Said::Record { at, .. }
            | Said::Analysis { at, .. }
            | Said::Adjudicate { at, .. }
            | Said::Protest { at, .. }
            | Said::RuleProtest { at, .. }
            | Said::Appeal { at, .. }
            | Said::Strike { at, .. } => at,
        }
    }

    /// The day the entry is for, where it has dates of its own.
    pub(super) fn day(&self) -> Option<Date> {
        match self {
            Said::Letter { sent, .. } => sent.parse().ok(),
            Said::Impossible { sent, .. } | Said::Complain { sent, .. } | Said::Correct { sent, .. } => {
                Some(*sent)
            }
            Said::Break { from, notice, .. } => Some(notice.unwrap_or(*from)),
            _ => None,
        }
    }
}

/// A date, or none where it is missing.
fn date(text: &str) -> Result<Option<Stamp>> {
    if text == "-" {
        return Ok(None);
    }
    match text.parse::<Date>() {
        Ok(date) => Ok(Some(date.into())),
        Err(_) => bail!("\"{text}\" is no date such as 2026-03-01, nor - for a missing one"),
    }
}

/// Reads a score.
pub(super) fn read_score(text: &str) -> Result<Score> {
    Ok(match text {
        "white" => Score::White,
        "black" => Score::Black,
        "draw" => Score::Draw,
        "both-lose" => Score::BothLose,
        "annulled" => Score::Annulled,
        _ => bail!("\"{text}\" is none of white, black, draw, both-lose, annulled"),
    })
}
