//! What must be mentioned in field 16 of Form 1 (FMJD-IX.F1, FMJD-IX.4.2): games without play, sanctions,
//! absence, withdrawals, mixed-up colours, corrected results, incidents.

use damier_compete::event::{Encounter, Fact};
use damier_language::Args;

use super::clerk::{Clerk, Staged};

pub(super) fn remarks(clerk: &Clerk<'_>, staged: Staged<'_>) -> Vec<String> {
    let mut remarks = changed_entries(clerk);
    remarks.extend(unplayed(clerk, staged));
    remarks.extend(mixed_colours(clerk, staged));
    remarks.extend(clerk.state.corrections.iter().map(|own| {
        let args = Args::new()
            .with("game", clerk.game(own.key))
            .with("was", clerk.score(own.was))
            .with("is", clerk.score(own.is))
            .with("reason", own.reason.clone());
        clerk.say("form1-remark-corrected", &args)
    }));
    remarks.extend(clerk.state.penalties.iter().map(|own| {
        let args = Args::new()
            .with("name", clerk.player_name(own.player).to_owned())
            .with("sanction", clerk.words.tell("sanction", &own.sanction))
            .with("account", own.account.clone());
        clerk.say("form1-remark-sanction", &args)
    }));
    remarks.extend(staged.stage.left.iter().map(|(entrant, leaving)| {
        let args = Args::new()
            .with("name", clerk.name(*entrant).to_owned())
            .with("round", leaving.after)
            .with("reason", leaving.reason.clone());
        clerk.say("form1-remark-left", &args)
    }));
    remarks.extend(clerk.state.notes.iter().map(|(_, note)| note.clone()));
    remarks
}

/// Names, titles and federations that were corrected.
fn changed_entries(clerk: &Clerk<'_>) -> Vec<String> {
    clerk.told(|said| match &said.fact {
        Fact::EntryCorrected { entry, reason, .. } => {
            let args = Args::new().with("name", entry.name.clone()).with("reason", reason.clone());
            Some(clerk.say("form1-remark-entry", &args))
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
        let told = clerk.say("form1-remark-unplayed", &args);
        Some(match own.whole.reason.or_else(|| own.games.first().and_then(|game| game.reason)) {
            Some(reason) => format!("{told} ({})", clerk.words.tell("reason", &reason)),
            None => told,
        })
    };
    all.filter_map(told).collect()
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
            clerk.say("form1-remark-mixed", &args)
        })
        .collect()
}
