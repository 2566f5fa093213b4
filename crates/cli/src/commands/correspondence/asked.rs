//! Which act was typed, where and for which day.

use damier_acts::correspondence::{self as acts, Act};
use jiff::civil::Date;

use super::said::{At, Said};

impl Said {
    /// What is asked for; a break is entered for all games of a player.
    pub(super) fn act(&self) -> Act {
        let side = |who: &String| Some(who.clone());
        match self {
            Said::Letter { who, received, sent, moves, variations, offer, charge, .. } => acts::Move {
                side: side(who),
                mv: moves.join(" "),
                received: Some(received.clone()),
                sent: Some(sent.clone()),
                variations: variations.clone(),
                offer: *offer,
                charge: *charge,
                then: Vec::new(),
            }
            .into(),
            Said::Impossible { who, received, sent, text, .. } => {
                let (received, sent) = (Some(*received), Some(*sent));
                acts::Impossible { side: side(who), received, sent, mv: text.clone() }.into()
            }
            Said::Complain { who, offence, received, sent, charge, .. } => {
                let (offence, received, sent) = (Some(*offence), Some(*received), Some(*sent));
                acts::Complain { side: side(who), offence, received, sent, charge: *charge }.into()
            }
            Said::Correct { who, received, sent, mv, .. } => {
                let (received, sent) = (Some(*received), Some(*sent));
                acts::Correct { side: side(who), received, sent, mv: mv.clone() }.into()
            }
            Said::Repeat { who, registered, .. } => {
                acts::Repeat { side: side(who), registered: *registered }.into()
            }
            Said::Delay { who, .. } => acts::Delay { side: side(who) }.into(),
            Said::Sign { who, .. } => acts::Sign { side: side(who) }.into(),
            Said::Documents { who, received, .. } => {
                acts::Documents { side: side(who), received: Some(*received) }.into()
            }
            Said::Break { who, from, to, notice, granted, .. } => acts::Break {
                side: side(who),
                from: Some(*from),
                to: Some(*to),
                notice: Some(notice.unwrap_or(*from)),
                untold: false,
                granted: *granted,
            }
            .into(),
            Said::Claim { who, sealed, notified, incomplete, .. } => {
                let (mv, notified, incomplete) = (sealed.clone(), *notified, *incomplete);
                acts::Claim { side: side(who), mv, notified, incomplete }.into()
            }
            Said::Object { who, grounds, .. } => {
                acts::Object { side: side(who), text: grounds.clone() }.into()
            }
            Said::Rule { ruling, count_from, .. } => {
                acts::Rule { upheld: ruling == "upheld", count_from: *count_from }.into()
            }
            Said::Charge { who, days, grounds, .. } => {
                acts::Charge { side: side(who), days: *days, text: grounds.clone() }.into()
            }
            Said::Overstep { who, count_from, .. } => {
                acts::Overstep { side: side(who), count_from: *count_from }.into()
            }
            Said::End { who, what, .. } => {
                let side = side(who);
                match what.as_str() {
                    "offer" => acts::OfferDraw { side }.into(),
                    "accept" => acts::Accept { side }.into(),
                    "decline" => acts::Decline { side }.into(),
                    "claim-draw" => acts::ClaimDraw { side }.into(),
                    _ => acts::Resign { side }.into(),
                }
            }
            Said::Leave { who, silence, .. } => acts::Leave { side: side(who), silence: *silence }.into(),
            Said::LeftGame { score, .. } => decided(acts::Decides::Left, score, None),
            Said::Close { .. } => acts::Close {}.into(),
            Said::Record { who, .. } => acts::Record { side: side(who) }.into(),
            Said::Analysis { who, score, bare, .. } => {
                let (score, text) = (score.clone(), String::new());
                acts::Analysis { side: side(who), score, text, on_paper: !bare }.into()
            }
            Said::Adjudicate { score, .. } if score == "stands" => acts::Stands {}.into(),
            Said::Adjudicate { score, adjudicator, .. } => {
                decided(acts::Decides::Adjudication, score, Some(adjudicator))
            }
            Said::Protest { who, told, bare, .. } => {
                let (told, text) = (Some(*told), String::new());
                acts::Protest { side: side(who), told, text, on_paper: !bare }.into()
            }
            Said::RuleProtest { score, adjudicator, .. } => {
                decided(acts::Decides::Protest, score, Some(adjudicator))
            }
            Said::Appeal { who, told, grounds, about, .. } => {
                let (number, told, text) = (*about, Some(*told), grounds.clone());
                acts::Appeal { side: side(who), number, told, text }.into()
            }
            Said::Sanction { who, measure, by, clause, because, until, .. } => acts::Punish {
                side: side(who),
                measure: Some(*measure),
                office: Some(*by),
                clauses: clause.clone(),
                text: because.clone(),
                until: *until,
            }
            .into(),
            Said::Strike { number, .. } => acts::Strike { number: *number }.into(),
        }
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

/// A result that an arbiter gives.
fn decided(what: acts::Decides, score: &str, adjudicator: Option<&String>) -> Act {
    let (score, adjudicator) = (score.to_owned(), adjudicator.cloned());
    acts::ScoreGame { score, deciding: Some(what), adjudicator, text: String::new() }.into()
}
