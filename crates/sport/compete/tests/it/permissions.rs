//! Who may do what at an event.

use damier_compete::event::{PERMISSIONS, Permission, Role, may};

const CASES: &str = include_str!("../cases/permissions.cases");

fn role(name: &str) -> Role {
    let found = Role::ALL.into_iter().find(|role| role.name() == name);
    found.unwrap_or_else(|| panic!("no role {name}"))
}

fn row(action: &str) -> &'static Permission {
    let named = |row: &&Permission| serde_json::to_value(row.action).expect("JSON") == action;
    PERMISSIONS.iter().find(named).unwrap_or_else(|| panic!("no action {action}"))
}

#[test]
fn actions_belong_to_those_whom_the_codes_name() {
    for line in CASES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let [action, allowed, barred, clauses] = columns[..] else { panic!("{line}") };
        let row = row(action);
        for name in allowed.split(' ') {
            assert!(may(role(name), row.action), "{action}: {name} may");
        }
        for name in barred.split(' ') {
            assert!(!may(role(name), row.action), "{action}: {name} may not");
        }
        for clause in clauses.split(' ') {
            assert!(row.clauses.contains(&clause), "{action}: {clause} is not among {:?}", row.clauses);
        }
    }
}

/// A deputy acts as information, senior or line arbiter when needed (UA13-IV.18.11.5, UA-IV.11).
#[test]
fn a_deputy_does_what_lower_arbiters_do() {
    let lower = [Role::InformationArbiter, Role::SeniorArbiter, Role::LineArbiter];
    for row in PERMISSIONS.iter().filter(|row| lower.iter().any(|role| row.roles.contains(role))) {
        assert!(may(Role::Deputy, row.action), "{:?}", row.action);
    }
}
