//! The table of an event: who played whom, with which result, and how many points.

use std::collections::BTreeMap;

use damier_correspondence::{PostalGame, Side};
use damier_language::Words;
use damier_rules::game::Outcome;

use super::sheet;
use crate::paper::{Column, Paper, Row, Ruling, Table};

/// The cross-table of games, the most points in front; players of equal points in the order of the list.
pub fn table(games: &[&PostalGame], words: &Words) -> Option<Paper> {
    let first = games.first()?;
    let mut players: Vec<&str> = Vec::new();
    for game in games {
        for side in Side::ALL {
            let name = game.party(side).name.as_str();
            if !players.contains(&name) {
                players.push(name);
            }
        }
    }
    let mut cells: BTreeMap<(usize, usize), String> = BTreeMap::new();
    let mut points = vec![(0_u32, 0_u32); players.len()];
    let mut annulled = false;
    for game in games {
        let [own, other] = Side::ALL
            .map(|side| players.iter().position(|name| *name == game.party(side).name).unwrap_or_default());
        for (side, at, against) in [(Side::White, own, other), (Side::Black, other, own)] {
            let mark = match game.result() {
                None => "·".to_owned(),
                // A game that was annulled stands as none and counts for nobody (UA13-V.8.2, COL-4.5.3).
                Some(result) if result.outcome == Outcome::Annulled => {
                    annulled = true;
                    "–".to_owned()
                }
                Some(result) => {
                    let won = u32::from(result.points(side.color()));
                    points[at] = (points[at].0 + won, points[at].1 + 1);
                    let marks = result.marks(game.state().rulebook());
                    if side == Side::White { marks.white.to_owned() } else { marks.black.to_owned() }
                }
            };
            let cell = cells.entry((at, against)).or_default();
            *cell = if cell.is_empty() { mark } else { format!("{cell} {mark}") };
        }
    }
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(points[*at].0));
    let mut cross = cross(&players, &cells, &points, &order, words);
    if annulled {
        cross = cross.note(words.text("letters-annulled-note"));
    }
    Some(sheet("letters-table", first, words).with(cross))
}

fn cross(
    players: &[&str],
    cells: &BTreeMap<(usize, usize), String>,
    points: &[(u32, u32)],
    order: &[usize],
    words: &Words,
) -> Table {
    let mut columns = vec![Column::number(""), Column::text(words.text("letters-player")).wide()];
    columns.extend((1..=order.len()).map(|number| Column::centred(number.to_string())));
    columns.push(Column::number(words.text("letters-moves-games")));
    columns.push(Column::number(words.text("simul-points")));
    let rows = (1..).zip(order).map(|(number, at)| {
        let mut row = vec![number.to_string(), players[*at].to_owned()];
        row.extend(order.iter().map(|other| match cells.get(&(*at, *other)) {
            _ if at == other => "×".to_owned(),
            found => found.cloned().unwrap_or_default(),
        }));
        row.extend([points[*at].1.to_string(), points[*at].0.to_string()]);
        Row::new(row)
    });
    Table::new("table", columns).rows(rows).ruling(Ruling::Boxes)
}
