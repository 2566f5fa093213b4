//! Lines of the case files about controls.
//!
//! | line | says |
//! | --- | --- |
//! | `named NAME NUMBERS => CONTROL` | a named control with the organiser's numbers |
//! | `refuse NAME NUMBERS => MESSAGE` | numbers that do not fit |
//! | `class NAME => CLASS`, `books NAME => BOOK …`, `clock NAME => KIND`, `cites NAME => CLAUSE …`, `asks NAME => QUESTIONS` | its data |
//! | `list BOOK => NAME …` | the controls of a rulebook |
//! | `read TEXT => CONTROL`, `error TEXT => MESSAGE` | the written form |
//! | `from-pdn VALUE => CONTROL`, `pdn-error VALUE => MESSAGE`, `to-pdn CONTROL => VALUE or MESSAGE` | the PDN tag |
//! | `valid BOOK CLASS DEVICE CONTROL => NAME …` | listed under these names, no warning |
//! | `warn BOOK CLASS DEVICE CONTROL => MESSAGE; …` | the warnings |
//! | `dial BOOK CLASS ENCOUNTER CONTROL => START FALLS +FORWARD CLAUSE` | the hands of a mechanical clock |

use damier_clock::named::{self, Class, Device};
use damier_clock::{ClockRules, Control, Encounter, Span};
use damier_rules::Rulebook;

use crate::cases::{Case, same};

pub(crate) fn follow(case: &Case) -> Result<(), (usize, String)> {
    for (line, key, value) in &case.lines {
        check(key, value).map_err(|fault| (*line, format!("{key} {value}: {fault}")))?;
    }
    Ok(())
}

fn check(key: &str, value: &str) -> Result<(), String> {
    if key == "vector" {
        return Ok(());
    }
    let (given, expected) = value.split_once("=>").ok_or("a => and what follows")?;
    let (given, expected) = (given.trim(), expected.trim());
    let found = match key {
        "named" | "refuse" => text(named::read(given)),
        "class" => named(given)?.class.name().to_owned(),
        "books" => named(given)?.rulebooks.join(" "),
        "clock" => format!("{:?}", named(given)?.device).to_lowercase(),
        "cites" => named(given)?.clauses.join(" "),
        "asks" => {
            let questions = named(given)?.questions();
            questions.iter().map(|q| format!("{}: {}", q.topic, q.allowed)).collect::<Vec<_>>().join("; ")
        }
        "list" => named::of_rulebook(given).map(|named| named.name).collect::<Vec<_>>().join(" "),
        "read" => {
            let control: Control = given.parse().map_err(|error| format!("{error}"))?;
            let again: Control = control.to_string().parse().map_err(|error| format!("{error}"))?;
            assert_eq!(control, again);
            control.to_string()
        }
        "error" => text(given.parse::<Control>()),
        "from-pdn" | "pdn-error" => text(Control::from_pdn(given)),
        "to-pdn" => text(given.parse::<Control>().map_err(|error| error.to_string())?.to_pdn()),
        "valid" | "warn" => validate(key, given)?,
        "dial" => dial(given)?,
        _ => return Err("no such line".into()),
    };
    same(&found, expected)
}

fn named(name: &str) -> Result<&'static named::Named, String> {
    named::find(name).map_err(|error| error.to_string())
}

fn text<T: ToString, E: ToString>(result: Result<T, E>) -> String {
    match result {
        Ok(value) => value.to_string(),
        Err(error) => error.to_string(),
    }
}

fn validate(key: &str, given: &str) -> Result<String, String> {
    let words: Vec<&str> = given.split_whitespace().collect();
    let [book, class, device, control] = words[..] else { return Err("book, class, device, control".into()) };
    let control: Control = control.parse().map_err(|error| format!("{error}"))?;
    let class = Class::named(class).ok_or("no such class")?;
    let device = if device == "mechanical" { Device::Mechanical } else { Device::Electronic };
    let found = named::validate(&control, class, book, device);
    let warnings: Vec<String> = found.warnings.iter().map(ToString::to_string).collect();
    Ok(match key {
        "valid" if warnings.is_empty() => found.listed.iter().map(|n| n.name).collect::<Vec<_>>().join(" "),
        _ => warnings.join("; "),
    })
}

fn dial(given: &str) -> Result<String, String> {
    let words: Vec<&str> = given.split_whitespace().collect();
    let [book, class, encounter, control] = words[..] else {
        return Err("book, class, encounter, control".into());
    };
    let book = Rulebook::named(book).map_err(|error| error.to_string())?;
    let class = Class::named(class).ok_or("no such class")?;
    let encounter = match encounter {
        "first" => Encounter::FirstOfTwo,
        "second" => Encounter::SecondOfTwo { pause: Span::minutes(5) },
        _ => Encounter::Single,
    };
    let control: Control = control.parse().map_err(|error| format!("{error}"))?;
    let rules = ClockRules::new(&book, class, Device::Mechanical);
    Ok(rules.dial(&control, encounter).map_or("none".to_owned(), |dial| {
        let falls: Vec<String> = dial.falls.iter().map(ToString::to_string).collect();
        format!("{} {} +{} {}", dial.start, falls.join(" "), dial.forward, dial.clauses.join(" "))
    }))
}
