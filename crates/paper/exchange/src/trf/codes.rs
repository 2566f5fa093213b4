//! Codes of the chess federation for what events of draughts have: tie-breaks, systems, time controls.
//!
//! | record | what | where there is none |
//! | --- | --- | --- |
//! | 192 | system | `FIDE_DUTCH`, which readers take, `CUSTOM_KNOCKOUT` and so on |
//! | 202 | tie-breaks | left out, a directive has the whole order |
//! | 222 | time control | left out, record 122 has it in words |

use damier_clock::{Control, named};
use damier_compete::event::System;
use damier_compete::standings::{Criterion, Depth};

/// Record 202: the code of a criterion.
pub(super) fn tie_break(criterion: Criterion) -> Option<String> {
    Some(match criterion {
        Criterion::Encounter(_) => "DE".to_owned(),
        Criterion::Solkoff => "BH".to_owned(),
        Criterion::Truncated(Depth::UpTo(cut)) => format!("BH/C{cut}"),
        // One from either end; deeper medians cut both ends alike there, and one end here.
        Criterion::Median(Depth::UpTo(1)) => "BH/M1".to_owned(),
        Criterion::SonnebornBerger(_) => "SB".to_owned(),
        Criterion::Wins => "WIN".to_owned(),
        _ => return None,
    })
}

/// The name in a regulation of a code of record 202.
pub(super) fn tie_break_name(code: &str) -> Option<String> {
    let code = code.trim().to_uppercase();
    let (name, how) = code.split_once('/').unwrap_or((&code, ""));
    // What follows about unplayed games is laid down by the codes of draughts.
    let how = how.split('/').next().unwrap_or_default();
    Some(match (name, how) {
        ("DE", _) => "encounter".to_owned(),
        ("BH", "" | "P") => "solkoff".to_owned(),
        ("BH", "M1") => "median:1".to_owned(),
        ("BH", cut) => format!("truncated:{}", cut.strip_prefix('C')?.parse::<u8>().ok()?),
        ("SB", "" | "P") => "sonneborn-berger".to_owned(),
        ("WIN" | "WON", _) => "wins".to_owned(),
        _ => return None,
    })
}

/// Record 192: the code of a system.
pub(super) fn system_code(system: System) -> String {
    match system {
        // No code of theirs means a Swiss of draughts, and readers refuse `CUSTOM_SWISS` as a whole: they are told the
        // one they all take. What the system is stands in record 092 and in the directive of the regulation.
        System::Swiss(_) => "FIDE_DUTCH".to_owned(),
        System::RoundRobin { cycles } => format!("BERGER_ROUNDROBIN_G{cycles}"),
        System::Scheveningen => "CUSTOM_SCHEVENINGEN".to_owned(),
        System::Knockout(_) | System::LostPoints(_) | System::Match(_) | System::Barrage => {
            "CUSTOM_KNOCKOUT".to_owned()
        }
    }
}

/// Record 092: the system in words.
pub(super) fn system_words(system: System) -> String {
    match system {
        System::Swiss(engine) => format!("Individual: Swiss system ({engine})"),
        System::RoundRobin { cycles: 1 } => "Individual: round robin".to_owned(),
        System::RoundRobin { cycles } => format!("Individual: round robin, {cycles} cycles"),
        System::Scheveningen => "Individual: Scheveningen".to_owned(),
        System::Knockout(_) | System::LostPoints(_) => "Individual: knockout".to_owned(),
        System::Match(_) => "Individual: match".to_owned(),
        System::Barrage => "Individual: deciding games".to_owned(),
    }
}

/// The system that record 192 names, as far as it decides about ours: everybody meets everybody or not.
pub(super) fn round_robin_cycles(code: &str) -> Option<u8> {
    let code = code.trim().to_uppercase();
    if !code.contains("ROUNDROBIN") {
        return None;
    }
    if code.contains("DOUBLE") {
        return Some(2);
    }
    Some(
        code.rsplit_once("_G")
            .and_then(|(_, cycles)| cycles.parse().ok())
            .filter(|cycles| *cycles > 0)
            .unwrap_or(1),
    )
}

/// Record 222: `40/6000+30:900+30`, in seconds, the increment in every period that has it.
pub(super) fn time_control(text: &str) -> Option<String> {
    let control = named::read(text).ok()?;
    let last = control.periods().last()?;
    // Nothing there repeats a period, and the last one goes on to the end.
    if control.repeats() || last.moves.is_some() {
        return None;
    }
    let mut first_move = 1_u32;
    let mut periods = Vec::new();
    for period in control.periods() {
        let mut text = period.moves.map_or(String::new(), |moves| format!("{moves}/"));
        text += &period.time.whole_seconds()?.to_string();
        if let Some(increment) = control.increment() {
            let from = u32::from(increment.from.get());
            let after = period.moves.map(|moves| first_move + u32::from(moves.get()));
            match after {
                _ if from <= first_move => text += &format!("+{}", increment.each.whole_seconds()?),
                Some(after) if from >= after => {}
                _ => return None,
            }
        }
        first_move += period.moves.map_or(0, |moves| u32::from(moves.get()));
        periods.push(text);
    }
    Some(periods.join(":"))
}

/// The control that record 222 writes, in the form of our regulations.
pub(super) fn time_control_text(code: &str) -> Option<String> {
    let mut increments = Vec::new();
    let mut plain = Vec::new();
    for period in code.trim().split(':') {
        let (time, increment) = period.split_once('+').unwrap_or((period, ""));
        increments.push(if increment.is_empty() { 0 } else { increment.parse::<u64>().ok()? });
        plain.push(time);
    }
    let first = increments.iter().position(|increment| *increment > 0);
    let (each, begins) = match first {
        None => return Control::from_pdn(&plain.join(":")).ok().map(|control| control.to_string()),
        Some(first) => (increments[first], first),
    };
    if increments[begins..].iter().any(|increment| *increment != each) {
        return None;
    }
    let control = Control::from_pdn(&plain.join(":")).ok()?;
    let before: u32 = control.periods()[..begins]
        .iter()
        .filter_map(|period| period.moves)
        .map(|moves| u32::from(moves.get()))
        .sum();
    let text =
        format!("{control}+{each}s{}", if before > 0 { format!("@{}", before + 1) } else { String::new() });
    named::read(&text).ok().map(|control| control.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controls_there_and_back() {
        for (ours, theirs) in [
            ("20m+10s", Some("1200+10")),
            ("1h", Some("3600")),
            ("40/1h40m,15m+30s", Some("40/6000+30:900+30")),
            ("45/1h30m,30m+30s@46", Some("45/5400:1800+30")),
            ("50/2h,25/1h*", None),
            ("45/1h30m,30m+30s@20", None),
        ] {
            assert_eq!(time_control(ours).as_deref(), theirs, "{ours}");
            if let Some(theirs) = theirs {
                assert_eq!(time_control_text(theirs).as_deref(), Some(ours), "{theirs}");
            }
        }
        for text in ["", "W300-B240", "x", "40/6000+30:900", "40/6000+30:900+20", "+"] {
            assert_eq!(time_control_text(text), None, "{text}");
        }
    }

    #[test]
    fn tie_breaks_there_and_back() {
        for (name, code) in [
            ("solkoff", "BH"),
            ("truncated:1", "BH/C1"),
            ("median:1", "BH/M1"),
            ("sonneborn-berger", "SB"),
            ("wins", "WIN"),
            ("encounter", "DE"),
        ] {
            let criterion = Criterion::named(name, None).expect("a criterion");
            assert_eq!(tie_break(criterion).as_deref(), Some(code));
            assert_eq!(tie_break_name(code).as_deref(), Some(name));
        }
        assert_eq!(tie_break_name("BH/C1/P").as_deref(), Some("truncated:1"));
        assert_eq!(tie_break_name("ARO"), None);
    }
}
