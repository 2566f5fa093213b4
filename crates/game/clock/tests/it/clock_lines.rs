//! Lines of the case files that play a clock. `at TIME` is time since the start of the case.
//!
//! | line | says |
//! | --- | --- |
//! | `rules BOOK,… CLASS DEVICE` (under each of the books; `cites` names the clauses of all of them), `control TEXT`, `switch NAME VALUE`, `flag-mode WORD`, `encounter first`, `encounter second TIME`, `encounter simul SIDE` | the setting |
//! | `at TIME` | the moment of all lines until the next |
//! | `do EVENT` | the event happens, see `events.rs` |
//! | `moves N` | both sides make N moves at once |
//! | `refuse EVENT => MESSAGE` | the event is refused |
//! | `left`, `used`, `made`, `to-control`, `control-move`, `seconds` with a side | the reading |
//! | `runs white, black, nobody or both`, `next-flag TIME`, `next-forfeit TIME`, `warn SIDE weak or blind TIME` | what runs, what comes |
//! | `flags WORDS`, `trouble SIDE yes or no`, `record SIDE DUTY`, `violation SIDE N yes or no` | |
//! | `due none` or `due OUTCOME [forfeit] [encounter]` | the ruling |
//! | `cites CLAUSE …`, `says SENTENCE` | the clauses of the ruling, and the ruling in words |
//! | `restore WHO => COST`, `too-long TIME yes or no`, `break N yes or no` | records and breaks |

use damier_clock::named::{Class, Device};
use damier_clock::recording::{Duty, RestoreCost};
use damier_clock::sight::Sight;
use damier_clock::{
    Clock, ClockEvent, ClockFact, ClockRules, Consequence, Encounter, Fault, Moment, Ruling, Running, Scope,
    Setup,
};
use damier_rules::rulebook::FlagMode;
use damier_rules::{Color, Rulebook};

use crate::cases::{Case, same, wrong};
use crate::events::{color, event, span};

struct Table {
    rules: Option<ClockRules>,
    control: String,
    encounter: Encounter,
    clock: Option<Clock>,
    now: Moment,
}

pub(crate) fn follow(case: &Case) -> Result<(), (usize, String)> {
    let mut table = Table {
        rules: None,
        control: "-".to_owned(),
        encounter: Encounter::Single,
        clock: None,
        now: Moment::from_millis(0),
    };
    for (line, key, value) in &case.lines {
        table.line(key, value).map_err(|fault| (*line, format!("{key} {value}: {fault}")))?;
    }
    Ok(())
}

fn option<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(|| "none".to_owned(), |value| value.to_string())
}

fn yes(value: bool) -> &'static str {
    if value { "yes" } else { "no" }
}

fn outcome(ruling: &Ruling) -> String {
    let mut words = match ruling.outcome {
        Consequence::Loses(color) => format!("loses {}", color.to_string().to_lowercase()),
        Consequence::BothLose => "both-lose".to_owned(),
        Consequence::Draw => "draw".to_owned(),
        Consequence::GoesOn => "goes-on".to_owned(),
        Consequence::ArbiterDecides => "arbiter".to_owned(),
    };
    if !ruling.played {
        words += " forfeit";
    }
    if ruling.scope == Scope::Encounter {
        words += " encounter";
    }
    words
}

impl Table {
    fn line(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "vector" => Ok(()),
            "rules" => self.set_rules(value),
            "control" => {
                self.control = value.to_owned();
                Ok(())
            }
            "switch" => {
                let (name, value) = value.split_once(' ').ok_or("a name and a value")?;
                let rules = self.rules.as_mut().ok_or("rules first")?;
                rules.switches.set(name, value.trim()).map_err(|error| error.to_string())
            }
            "flag-mode" => {
                self.rules.as_mut().ok_or("rules first")?.flag_mode =
                    if value == "auto" { FlagMode::Auto } else { FlagMode::Claim };
                Ok(())
            }
            "encounter" => self.set_encounter(value),
            "at" => {
                self.now = Moment::from_millis(0) + span(value)?;
                Ok(())
            }
            "do" => self.happen(event(value)?),
            "moves" => self.moves(value.parse().map_err(wrong)?),
            "refuse" => {
                let (words, message) = value.split_once("=>").ok_or("an event and a message")?;
                let fact = ClockFact::new(self.now, event(words)?);
                let before = self.clock()?.clone();
                match self.clock()?.apply(&fact) {
                    Ok(()) => Err("was accepted".to_owned()),
                    Err(refused) if *self.clock()? == before => same(&refused, message.trim()),
                    Err(_) => Err("the refusal changed the clock".to_owned()),
                }
            }
            _ => self.expect(key, value),
        }
    }

    fn set_rules(&mut self, value: &str) -> Result<(), String> {
        let words: Vec<&str> = value.split_whitespace().collect();
        let [book, class, device] = words[..] else { return Err("book, class and device".into()) };
        let book = Rulebook::named(book).map_err(|error| error.to_string())?;
        let class = Class::named(class).ok_or("no such class")?;
        let device = if device == "mechanical" { Device::Mechanical } else { Device::Electronic };
        self.rules = Some(ClockRules::new(&book, class, device));
        Ok(())
    }

    fn set_encounter(&mut self, value: &str) -> Result<(), String> {
        self.encounter = match value.split_once(' ') {
            Some(("second", pause)) => Encounter::SecondOfTwo { pause: span(pause.trim())? },
            Some(("simul", giver)) => Encounter::Simul { giver: color(giver.trim())? },
            _ if value == "first" => Encounter::FirstOfTwo,
            _ => return Err("first, second and a pause, or simul and a side".into()),
        };
        Ok(())
    }

    fn clock(&mut self) -> Result<&mut Clock, String> {
        if self.clock.is_none() {
            let rules = self.rules.clone().ok_or("rules first")?;
            let control = damier_clock::named::read(&self.control).map_err(|error| error.to_string())?;
            self.clock = Some(Clock::new(Setup { control, rules, encounter: self.encounter }));
        }
        self.clock.as_mut().ok_or_else(|| "no clock".to_owned())
    }

    fn happen(&mut self, event: ClockEvent) -> Result<(), String> {
        let fact = ClockFact::new(self.now, event);
        self.clock()?.apply(&fact).map_err(|refused| format!("refused: {refused}"))
    }

    fn moves(&mut self, count: usize) -> Result<(), String> {
        for _ in 0..2 * count {
            let turn = self.clock()?.turn();
            self.happen(ClockEvent::Pressed(turn))?;
        }
        Ok(())
    }

    fn expect(&mut self, key: &str, value: &str) -> Result<(), String> {
        let now = self.now;
        let clock = self.clock()?;
        let (first, rest) = value.split_once(' ').unwrap_or((value, ""));
        let rest = rest.trim();
        let reading = || color(first).map(|color| clock.reading(color, now));
        match key {
            "left" => same(&option(reading()?.left), rest),
            "used" => same(&reading()?.used, rest),
            "made" => same(&reading()?.moves, rest),
            "to-control" => same(&option(reading()?.moves_to_control), rest),
            "control-move" => same(&option(reading()?.control_move), rest),
            "seconds" => same(&yes(reading()?.seconds_shown), rest),
            "runs" => same(&running(clock.running(now)), value),
            "next-flag" => {
                same(&option(clock.next_flag_at().map(|at| at.since(Moment::from_millis(0)))), value)
            }
            "next-forfeit" => {
                same(&option(clock.next_forfeit_at().map(|at| at.since(Moment::from_millis(0)))), value)
            }
            "warn" => {
                let (sight, expected) = rest.split_once(' ').ok_or("weak or blind, and a time")?;
                let sight = if sight == "blind" { Sight::Blind } else { Sight::Weak };
                let warned = clock.next_sight_warning_at(color(first)?, sight);
                same(&option(warned.map(|at| at.since(Moment::from_millis(0)))), expected.trim())
            }
            "flags" => same(&flags(clock, now), value),
            "trouble" => same(&yes(clock.time_trouble(color(first)?, now).is), rest),
            "hurried" => same(&yes(clock.is_hurried(color(first)?, now)), rest),
            "record" => same(&duty(clock.recording(color(first)?, now).duty), rest),
            "violation" => {
                let (missing, expected) = rest.split_once(' ').ok_or("a number and yes or no")?;
                let missing = missing.parse().map_err(wrong)?;
                same(&yes(clock.is_record_violation(color(first)?, now, missing)), expected.trim())
            }
            "due" => same(&clock.due(now).as_ref().map_or("none".to_owned(), outcome), value),
            "cites" => {
                let ruling = clock.due(now).ok_or("nothing is due")?;
                same(&ruling.clauses.join(" "), value)
            }
            "says" => {
                let ruling = clock.due(now).ok_or("nothing is due")?;
                same(&ruling, value)
            }
            "restore" => restore(clock.rules(), value),
            "too-long" => same(&yes(clock.rules().restoring_took_too_long(span(first)?)), rest),
            "break" => {
                let made = first.parse().map_err(wrong)?;
                same(&yes(clock.rules().may_take_break(&clock.setup().control, made)), rest)
            }
            _ => Err("no such line".into()),
        }
    }
}

fn running(running: Running) -> &'static str {
    match running {
        Running::Nobody => "nobody",
        Running::One(Color::White) => "white",
        Running::One(Color::Black) => "black",
        Running::TwoSets => "both",
    }
}

fn flags(clock: &Clock, now: Moment) -> String {
    let flags = clock.flags(now);
    let down: Vec<&str> = [("white", flags.fell.white), ("black", flags.fell.black)]
        .into_iter()
        .filter_map(|(side, fell)| fell.map(|_| side))
        .collect();
    match (down.len(), flags.first) {
        (0, _) => "none".to_owned(),
        (1, _) => down[0].to_owned(),
        (_, None) => "both".to_owned(),
        (_, Some(first)) => format!("both {} first", first.to_string().to_lowercase()),
    }
}

fn duty(duty: Duty) -> &'static str {
    match duty {
        Duty::Record => "record",
        Duty::MayStop => "may-stop",
        Duty::MayTick => "may-tick",
        Duty::None => "none",
    }
}

fn restore(rules: &ClockRules, value: &str) -> Result<(), String> {
    let (who, cost) = value.split_once("=>").ok_or("who and the cost")?;
    let found = match rules.restore_cost(who.contains("white"), who.contains("black")) {
        None => "nothing",
        Some(RestoreCost::ClocksStand) => "clocks stand",
        Some(RestoreCost::Charge(Fault::Both)) => "both",
        Some(RestoreCost::Charge(Fault::Of(Color::White))) => "white",
        Some(RestoreCost::Charge(Fault::Of(Color::Black))) => "black",
    };
    same(&found, cost.trim())
}
