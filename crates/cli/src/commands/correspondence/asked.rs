//! Which act was typed, where and for which day.

use damier_acts::correspondence::{self as acts, Act};
use jiff::civil::Date;

use super::request::{At, Request};

impl Request {
    /// What is asked for; a break is entered for all games of a player.
    pub(super) fn act(&self) -> Act {
        let side = |who: &String| Some(who.clone());
        match self {
            Request::Letter { who, received, sent, moves, variations, offer, charge, then, .. } => {
                acts::Move {
                    side: side(who),
                    mv: moves.join(" "),
                    received: Some(received.clone()),
                    sent: Some(sent.clone()),
                    variations: variations.clone(),
                    offer: *offer,
                    charge: *charge,
                    then: then.clone(),
                }
                .into()
            }
            Request::Conditional { who, lines, .. } => {
                acts::Prepare { side: side(who), lines: lines.clone() }.into()
            }
            Request::Impossible { who, received, sent, text, .. } => {
                let (received, sent) = (Some(*received), Some(*sent));
                acts::Impossible { side: side(who), received, sent, mv: text.clone() }.into()
            }
            Request::Complain { who, offence, received, sent, charge, .. } => {
                let (offence, received, sent) = (Some(*offence), Some(*received), Some(*sent));
                acts::Complain { side: side(who), offence, received, sent, charge: *charge }.into()
            }
            Request::Correct { who, received, sent, mv, .. } => {
                let (received, sent) = (Some(*received), Some(*sent));
                acts::Correct { side: side(who), received, sent, mv: mv.clone() }.into()
            }
            Request::Repeat { who, registered, .. } => {
                acts::Repeat { side: side(who), registered: *registered }.into()
            }
            Request::Delay { who, .. } => acts::Delay { side: side(who) }.into(),
            Request::Sign { who, .. } => acts::Sign { side: side(who) }.into(),
            Request::Documents { who, received, .. } => {
                acts::Documents { side: side(who), received: Some(*received) }.into()
            }
            Request::Break { who, from, to, notice, granted, .. } => acts::Break {
                side: side(who),
                from: Some(*from),
                to: Some(*to),
                notice: Some(notice.unwrap_or(*from)),
                untold: false,
                granted: *granted,
            }
            .into(),
            Request::Claim { who, sealed, notified, incomplete, .. } => {
                let (mv, notified, incomplete) = (sealed.clone(), *notified, *incomplete);
                acts::Claim { side: side(who), mv, notified, incomplete }.into()
            }
            Request::Object { who, grounds, .. } => {
                acts::Object { side: side(who), text: grounds.clone() }.into()
            }
            Request::Rule { ruling, count_from, .. } => {
                acts::Rule { upheld: ruling == "upheld", count_from: *count_from }.into()
            }
            Request::Charge { who, days, grounds, .. } => {
                acts::Charge { side: side(who), days: *days, text: grounds.clone() }.into()
            }
            Request::Overstep { who, count_from, .. } => {
                acts::Overstep { side: side(who), count_from: *count_from }.into()
            }
            Request::End { who, what, .. } => {
                let side = side(who);
                match what.as_str() {
                    "offer" => acts::OfferDraw { side }.into(),
                    "accept" => acts::Accept { side }.into(),
                    "decline" => acts::Decline { side }.into(),
                    "claim-draw" => acts::ClaimDraw { side }.into(),
                    _ => acts::Resign { side }.into(),
                }
            }
            Request::Leave { who, silence, .. } => acts::Leave { side: side(who), silence: *silence }.into(),
            Request::LeftGame { score, .. } => decided(acts::Decides::Left, score, None),
            Request::Close { .. } => acts::Close {}.into(),
            Request::Record { who, .. } => acts::Record { side: side(who) }.into(),
            Request::Analysis { who, score, bare, text, .. } => {
                let (score, text) = (score.clone(), text.clone().unwrap_or_default());
                acts::Analysis { side: side(who), score, text, on_paper: !bare }.into()
            }
            Request::Adjudicate { score, .. } if score == "stands" => acts::Stands {}.into(),
            Request::Adjudicate { score, adjudicator, .. } => {
                decided(acts::Decides::Adjudication, score, Some(adjudicator))
            }
            Request::Protest { who, told, bare, text, .. } => {
                let (told, text) = (Some(*told), text.clone().unwrap_or_default());
                acts::Protest { side: side(who), told, text, on_paper: !bare }.into()
            }
            Request::RuleProtest { score, adjudicator, .. } => {
                decided(acts::Decides::Protest, score, Some(adjudicator))
            }
            Request::Appeal { who, told, grounds, about, .. } => {
                let (number, told, text) = (*about, Some(*told), grounds.clone());
                acts::Appeal { side: side(who), number, told, text }.into()
            }
            Request::Sanction { who, measure, by, clause, because, until, .. } => acts::Punish {
                side: side(who),
                measure: Some(*measure),
                office: Some(*by),
                clauses: clause.clone(),
                text: because.clone(),
                until: *until,
            }
            .into(),
            Request::Strike { number, .. } => acts::Strike { number: *number }.into(),
        }
    }

    /// Where and when it is entered.
    pub(super) fn at(&self) -> &At {
        match self {
            Request::Letter { at, .. }
            | Request::Conditional { at, .. }
            | Request::Impossible { at, .. }
            | Request::Complain { at, .. }
            | Request::Correct { at, .. }
            | Request::Repeat { at, .. }
            | Request::Delay { at, .. }
            | Request::Sign { at, .. }
            | Request::Documents { at, .. }
            | Request::Break { at, .. }
            | Request::Claim { at, .. }
            | Request::Object { at, .. }
            | Request::Rule { at, .. }
            | Request::Charge { at, .. }
            | Request::Overstep { at, .. }
            | Request::End { at, .. }
            | Request::Leave { at, .. }
            | Request::LeftGame { at, .. }
            | Request::Sanction { at, .. }
            | Request::Close { at }
            | Request::Record { at, .. }
            | Request::Analysis { at, .. }
            | Request::Adjudicate { at, .. }
            | Request::Protest { at, .. }
            | Request::RuleProtest { at, .. }
            | Request::Appeal { at, .. }
            | Request::Strike { at, .. } => at,
        }
    }

    /// The day the entry is for, where it has dates of its own.
    pub(super) fn day(&self) -> Option<Date> {
        match self {
            Request::Letter { sent, .. } => sent.parse().ok(),
            Request::Impossible { sent, .. }
            | Request::Complain { sent, .. }
            | Request::Correct { sent, .. } => Some(*sent),
            Request::Break { from, notice, .. } => Some(notice.unwrap_or(*from)),
            _ => None,
        }
    }
}

/// A result that an arbiter gives.
fn decided(what: acts::Decides, score: &str, adjudicator: Option<&String>) -> Act {
    let (score, adjudicator) = (score.to_owned(), adjudicator.cloned());
    acts::ScoreGame { score, deciding: Some(what), adjudicator, text: String::new() }.into()
}
