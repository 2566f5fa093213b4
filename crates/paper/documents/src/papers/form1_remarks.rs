//! What must be mentioned in field 16 of Form 1 (FMJD-IX.F1, FMJD-IX.4.2): games without play, sanctions,
//! absence, withdrawals, mixed-up colours, corrected results, incidents.

use std::collections::BTreeMap;

use damier_compete::Entrant;
use damier_compete::event::{Encounter, Fact, Penalty, Protest, ProtestStatus, Score};
use damier_language::Args;

use super::clerk::{Clerk, Staged};

pub(super) fn remarks(clerk: &Clerk<'_>, staged: Staged<'_>) -> Vec<String> {
    let mut remarks = changed_entries(clerk);
    remarks.extend(unplayed(clerk, staged));
    remarks.extend(annulled(clerk, staged));
    remarks.extend(absences(clerk, staged));
    remarks.extend(late_entries(clerk, staged));
    remarks.extend(mixed_colours(clerk, staged));
    remarks.extend(clerk.state.corrections.iter().map(|own| {
        let args = Args::new()
            .with("game", clerk.game(own.key))
            .with("was", clerk.score(own.was))
            .with("is", clerk.score(own.is))
            .with("reason", own.reason.clone());
        clerk.translate("form1-remark-corrected", &args)
    }));
    remarks.extend(clerk.state.penalties.iter().map(|own| {
        let args = Args::new()
            .with("name", clerk.player_name(own.player).to_owned())
            .with("sanction", clerk.words.describe("sanction", &own.sanction))
            .with("account", own.account.clone());
        let told = clerk.translate("form1-remark-sanction", &args);
        match overturned(clerk, own) {
            Some(ruling) => {
                let args = Args::new().with("remark", told).with("ruling", ruling.to_owned());
                clerk.translate("form1-remark-overturned", &args)
            }
            None => told,
        }
    }));
    remarks.extend(staged.stage.left.iter().map(|(entrant, leaving)| {
        let args = Args::new()
            .with("name", clerk.name(*entrant).to_owned())
            .with("round", leaving.after)
            .with("reason", leaving.reason.clone());
        clerk.translate("form1-remark-left", &args)
    }));
    remarks.extend(clerk.state.notes.iter().map(|(_, note)| note.clone()));
    remarks
}

/// Names, titles and federations that were corrected.
fn changed_entries(clerk: &Clerk<'_>) -> Vec<String> {
    clerk.collect_facts(|said| match &said.fact {
        Fact::EntryCorrected { entry, reason, .. } => {
            let args = Args::new().with("name", entry.name.clone()).with("reason", reason.clone());
            Some(clerk.translate("form1-remark-entry", &args))
        }
        _ => None,
    })
}

/// Games won and lost without play.
fn unplayed(clerk: &Clerk<'_>, staged: Staged<'_>) -> Vec<String> {
    let rounds = (1_u16..).zip(&staged.stage.rounds);
    let all = rounds.flat_map(|(number, round)| round.encounters.iter().map(move |own| (number, own)));
    let told = |(round, own): (u16, &Encounter)| {
        let score = own.score().filter(|score| score.is_forfeit())?;
        let args = Args::new()
            .with("round", round)
            .with("first", clerk.name(own.first).to_owned())
            .with("second", clerk.name(own.second).to_owned())
            .with("score", clerk.score(score));
        let told = clerk.translate("form1-remark-unplayed", &args);
        Some(match own.whole.reason.or_else(|| own.games.first().and_then(|game| game.reason)) {
            Some(reason) => format!("{told} ({})", clerk.words.describe("reason", &reason)),
            None => told,
        })
    };
    all.filter_map(told).collect()
}

/// Games that were struck out, with what they had been.
fn annulled(clerk: &Clerk<'_>, staged: Staged<'_>) -> Vec<String> {
    let rounds = (1_u16..).zip(&staged.stage.rounds);
    let all = rounds.flat_map(|(number, round)| round.encounters.iter().map(move |own| (number, own)));
    let struck = all.filter(|(_, own)| own.score() == Some(Score::Annulled));
    struck
        .map(|(round, own)| {
            let args = Args::new()
                .with("round", round)
                .with("first", clerk.name(own.first).to_owned())
                .with("second", clerk.name(own.second).to_owned());
            clerk.translate("form1-remark-annulled", &args)
        })
        .collect()
}

/// Who stayed away from rounds and had said so before; the rounds of one who left are told with that.
fn absences(clerk: &Clerk<'_>, staged: Staged<'_>) -> Vec<String> {
    let mut rounds: BTreeMap<Entrant, Vec<String>> = BTreeMap::new();
    for (round, entrant) in &staged.stage.absences {
        let gone = staged.stage.left.get(entrant).is_some_and(|left| left.after < round.number());
        if !gone && round.index() < staged.stage.rounds.len() {
            rounds.entry(*entrant).or_default().push(round.number().to_string());
        }
    }
    let told = |(entrant, rounds): (Entrant, Vec<String>)| {
        let args = Args::new()
            .with("name", clerk.name(entrant).to_owned())
            .with("count", rounds.len())
            .with("rounds", rounds.join(", "));
        clerk.translate("form1-remark-absent", &args)
    };
    rounds.into_iter().map(told).collect()
}

/// Who came after the first round (FMJD-V.3.1.6).
fn late_entries(clerk: &Clerk<'_>, staged: Staged<'_>) -> Vec<String> {
    let late = staged.stage.joined_after.iter().filter(|(_, after)| **after > 0);
    late.map(|(entrant, after)| {
        let args = Args::new().with("name", clerk.name(*entrant).to_owned()).with("round", *after);
        clerk.translate("form1-remark-late-entry", &args)
    })
    .collect()
}

/// The ruling by which a protest against a decision was upheld.
fn overturned<'a>(clerk: &Clerk<'a>, penalty: &Penalty) -> Option<&'a str> {
    let about_it = |own: &&Protest| penalty.lifted == Some(own.seq);
    clerk.state.protests.iter().filter(about_it).find_map(|own| match &own.status {
        ProtestStatus::Ruled { upheld: true, ruling } | ProtestStatus::Final { upheld: true, ruling, .. } => {
            Some(ruling.as_str())
        }
        _ => None,
    })
}

fn mixed_colours(clerk: &Clerk<'_>, staged: Staged<'_>) -> Vec<String> {
    let rounds = (1_u16..).zip(&staged.stage.rounds);
    let all = rounds.flat_map(|(number, round)| round.encounters.iter().map(move |own| (number, own)));
    all.filter(|(_, own)| own.colours_mixed)
        .map(|(round, own)| {
            let args = Args::new()
                .with("round", round)
                .with("first", clerk.name(own.first).to_owned())
                .with("second", clerk.name(own.second).to_owned());
            clerk.translate("form1-remark-mixed", &args)
        })
        .collect()
}
