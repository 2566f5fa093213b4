//! Annex IX once more, plainly: everything by name in maps, every formula written out, nothing shared with the
//! program but the two tables, which stand here as numbers of their own.

use std::collections::BTreeMap;

/// D(50) to D(99).
const D: [f64; 50] = [
    0.0, 7.0, 14.0, 21.0, 29.0, 36.0, 43.0, 50.0, 57.0, 65.0, 72.0, 80.0, 87.0, 95.0, 102.0, 110.0, 117.0,
    125.0, 133.0, 141.0, 149.0, 158.0, 166.0, 175.0, 184.0, 193.0, 202.0, 211.0, 220.0, 230.0, 240.0, 251.0,
    262.0, 273.0, 284.0, 296.0, 309.0, 322.0, 336.0, 351.0, 366.0, 383.0, 401.0, 422.0, 444.0, 470.0, 501.0,
    538.0, 589.0, 677.0,
];

fn d_whole(p: i32) -> f64 {
    if p >= 50 { D[(p - 50) as usize] } else { -D[(50 - p) as usize] }
}

fn d(p: f64) -> Option<f64> {
    if !(1.0..=99.0).contains(&p) {
        return None;
    }
    let i = p.floor() as i32;
    if i == 99 { Some(677.0) } else { Some(d_whole(i) + (p - f64::from(i)) * (d_whole(i + 1) - d_whole(i))) }
}

fn pe(diff: f64) -> f64 {
    if diff.abs() > 735.0 {
        return if diff > 0.0 { 1.0 } else { 0.0 };
    }
    if diff.abs() >= 677.0 {
        return if diff > 0.0 { 0.99 } else { 0.01 };
    }
    let mut i = 1;
    while d_whole(i + 1) < diff {
        i += 1;
    }
    (f64::from(i) + (diff - d_whole(i)) / (d_whole(i + 1) - d_whole(i))) / 100.0
}

/// An event: start and end as days, kind, and games with the points of the first.
#[derive(Clone)]
pub(crate) struct PlainEvent {
    /// The list in force: which half-year, counted from some beginning.
    pub(crate) list: i32,
    /// The period in which it ended.
    pub(crate) period: i32,
    /// `r` round robin, `m` match, `s` Swiss; cycles.
    pub(crate) kind: (char, u32),
    pub(crate) players: Vec<u32>,
    pub(crate) games: Vec<(u32, u32, u32)>,
}

#[derive(Clone, Default)]
struct Man {
    r: Option<f64>,
    n: u32,
    top: bool,
    pool: Vec<(i32, f64, u32)>,
}

/// The ratings and games of everybody on each list, by the number of the list.
pub(crate) fn plain(
    events: &[PlainEvent],
    seeds: &BTreeMap<u32, (f64, u32)>,
    seeded: i32,
    last: i32,
) -> BTreeMap<i32, BTreeMap<u32, (f64, u32)>> {
    let mut men: BTreeMap<u32, Man> = BTreeMap::new();
    let mut lists: BTreeMap<i32, BTreeMap<u32, (f64, u32)>> = BTreeMap::new();
    for (who, (r, n)) in seeds {
        men.insert(*who, Man { r: Some(*r), n: *n, top: *r >= 2300.0, pool: vec![] });
    }
    let show = |men: &BTreeMap<u32, Man>| men.iter().filter_map(|(w, m)| Some((*w, (m.r?, m.n)))).collect();
    lists.insert(seeded, show(&men));
    for period in seeded + 1..=last {
        for event in events.iter().filter(|e| e.period == period) {
            one(event, &mut men, &lists);
        }
        for man in men.values_mut() {
            man.top |= man.r.is_some_and(|r| r >= 2300.0);
        }
        lists.insert(period, show(&men));
    }
    lists
}

fn one(e: &PlainEvent, men: &mut BTreeMap<u32, Man>, lists: &BTreeMap<i32, BTreeMap<u32, (f64, u32)>>) {
    let force = lists.get(&e.list);
    let rating = |who: u32| force.and_then(|l| l.get(&who)).map(|x| x.0);
    let games = |who: u32| -> Vec<(u32, f64)> {
        let mut all = vec![];
        for (a, b, w) in &e.games {
            if *a == who {
                all.push((*b, f64::from(*w) / 2.0));
            }
            if *b == who {
                all.push((*a, 1.0 - f64::from(*w) / 2.0));
            }
        }
        all
    };
    let field: Vec<u32> = e.players.iter().copied().filter(|w| !games(*w).is_empty()).collect();
    let n = field.len() as f64;
    let share = |g: &[(u32, f64)]| 100.0 * g.iter().map(|x| x.1).sum::<f64>() / g.len() as f64;
    let rated: Vec<u32> = field.iter().copied().filter(|w| rating(*w).is_some()).collect();
    let cap = |base: f64, p: f64, factor: f64| match d(p) {
        Some(d) => (base + d * factor).clamp(1900.0, 2400.0),
        None => {
            if p > 50.0 {
                2400.0
            } else {
                1900.0
            }
        }
    };
    let avg = |v: &[f64]| v.iter().sum::<f64>() / v.len() as f64;
    let ra = if rated.is_empty() {
        None
    } else {
        let plus = avg(&rated.iter().filter_map(|w| rating(*w)).collect::<Vec<_>>());
        if rated.len() == field.len() {
            Some(plus)
        } else {
            let da: Vec<f64> = rated
                .iter()
                .map(|w| d(share(&games(*w)).clamp(1.0, 99.0)).expect("inside") * (n - 1.0) / n)
                .collect();
            Some(plus - avg(&da))
        }
    };
    let mut after: Vec<(u32, Man)> = vec![];
    for who in &field {
        let all = games(*who);
        let mut man = men.get(who).cloned().unwrap_or_default();
        let k = if man.n < 30 {
            25.0
        } else if man.top {
            10.0
        } else {
            15.0
        };
        let established = man.r.is_some() && man.n >= 25;
        let own = rating(*who).or(man.r);
        let w: f64 = all.iter().map(|x| x.1).sum();
        let mut result: Option<(f64, u32)> = None; // performance and games of a newcomer
        match e.kind.0 {
            'r' => {
                let Some(ra) = ra else { continue };
                if rated == [*who] {
                    continue;
                }
                let levels: Vec<f64> = all
                    .iter()
                    .map(|(o, _)| rating(*o).unwrap_or_else(|| cap(ra, share(&games(*o)), (n - 1.0) / n)))
                    .collect();
                if established {
                    let own = own.expect("rated");
                    let we = if all.len() as f64 == f64::from(e.kind.1) * (n - 1.0) {
                        f64::from(e.kind.1) * (n * pe(own - ra) - 0.5)
                    } else {
                        all.len() as f64 * pe(own - avg(&levels))
                    };
                    man.r = man.r.map(|r| r + k * (w - we));
                    man.n += all.len() as u32;
                    man.pool.clear();
                } else if rated.len() == field.len() {
                    result = Some((cap(avg(&levels), share(&all), 1.0), all.len() as u32));
                } else {
                    result = Some((cap(ra, share(&all), (n - 1.0) / n), all.len() as u32));
                }
            }
            _ => {
                let counted: Vec<(f64, f64)> =
                    all.iter().filter_map(|(o, w)| Some((rating(*o)?, *w))).collect();
                if counted.is_empty() {
                    continue;
                }
                if established {
                    let own = own.expect("rated");
                    let rc = avg(&counted.iter().map(|x| x.0).collect::<Vec<_>>());
                    let w: f64 = counted.iter().map(|x| x.1).sum();
                    man.r = man.r.map(|r| r + k * (w - counted.len() as f64 * pe(own - rc)));
                    man.n += counted.len() as u32;
                    man.pool.clear();
                } else {
                    let mut used = counted.clone();
                    if man.r.is_none() && e.kind.0 == 's' {
                        man.pool.retain(|x| x.0 >= e.period - 3);
                        used.extend(man.pool.iter().map(|x| (x.1, f64::from(x.2) / 2.0)));
                        if used.len() < 9 {
                            let now = counted.iter().map(|x| (e.period, x.0, (x.1 * 2.0) as u32));
                            man.pool.extend(now);
                            after.push((*who, man));
                            continue;
                        }
                    }
                    let rc = avg(&used.iter().map(|x| x.0).collect::<Vec<_>>());
                    let p = 100.0 * used.iter().map(|x| x.1).sum::<f64>() / used.len() as f64;
                    result = Some((cap(rc, p, 1.0), used.len() as u32));
                }
            }
        }
        if let Some((rp, count)) = result {
            man.r = Some(match man.r {
                Some(r) => (f64::from(man.n) * r + f64::from(count) * rp) / f64::from(man.n + count),
                None => rp,
            });
            man.n += count;
            man.pool.clear();
        }
        after.push((*who, man));
    }
    men.extend(after);
}
