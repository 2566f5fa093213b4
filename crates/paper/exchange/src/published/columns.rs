//! Which column of a published table is what. Headers are read in the languages in which draughts is played; where
//! there are none, the longest run of 1, 2, 3 tells where the results stand.

use super::{Line, cut};

/// Headers by what they name, as they begin; written small and without dots.
const NAMES: &[&str] = &[
    "name",
    "player",
    "naam",
    "nom",
    "nazwisko",
    "имя",
    "участник",
    "спортсмен",
    "фамилия",
    "прізвище",
    "ім'я",
    "учасник",
    "pavardė",
    "dalyvis",
    "vardas",
    "joueur",
    "speler",
    "team",
    "команда",
    "komanda",
    "équipe",
    "jméno",
    "nome",
];
const PLACES: &[&str] =
    &["place", "rank", "rk", "pl", "место", "місце", "vieta", "plaats", "m-ce", "miejsce", "classement", "#"];
const NUMBERS: &[&str] = &["no", "nr", "№", "start", "sno", "s no", "st no", "lp", "num", "n°"];
const POINTS: &[&str] = &[
    "points",
    "pts",
    "pt",
    "point",
    "score",
    "очки",
    "очков",
    "очок",
    "taškai",
    "tšk",
    "punten",
    "ptn",
    "pkt",
    "punkty",
    "total",
];
const COUNTRIES: &[&str] =
    &["country", "cn", "fed", "страна", "країна", "šalis", "land", "kraj", "pays", "federation"];
const RATINGS: &[&str] = &["rating", "rtg", "elo", "рейтинг", "reitingas", "ranking"];

/// The columns of a table.
pub(super) struct Columns {
    /// The row of the headers, by its place.
    header: usize,
    /// The columns with results, in their order.
    pub(super) numbered: Vec<usize>,
    name: usize,
    place: Option<usize>,
    number: Option<usize>,
    points: Option<usize>,
    country: Option<usize>,
    rating: Option<usize>,
    /// All the others, with their headers.
    others: Vec<(usize, String)>,
}

type Row = (u64, Vec<String>);

impl Columns {
    /// Finds them by the first row that has at least two columns numbered from 1.
    pub(super) fn find(rows: &[Row]) -> Option<Columns> {
        let (header, numbered) = rows
            .iter()
            .enumerate()
            .map(|(at, (_, cells))| (at, numbered(cells)))
            .find(|(_, numbered)| numbered.len() >= 2)?;
        let titles: Vec<String> = rows[header].1.iter().map(|title| small(title)).collect();
        let taken = |at: usize| numbered.contains(&at);
        let named = |known: &[&str]| {
            let fits = |title: &str| {
                known.iter().any(|word| title == *word || title.starts_with(&format!("{word} ")))
            };
            titles.iter().enumerate().find(|(at, title)| !taken(*at) && fits(title)).map(|(at, _)| at)
        };
        let body = &rows[header + 1..];
        let name = named(NAMES).or_else(|| longest_text(body, &numbered))?;
        let place = named(PLACES).filter(|at| *at != name);
        let number = named(NUMBERS).filter(|at| *at != name && Some(*at) != place);
        let points = named(POINTS).filter(|at| *at != name);
        let (country, rating) = (named(COUNTRIES), named(RATINGS));
        let known = [Some(name), place, number, points, country, rating];
        let last = numbered.last().copied().unwrap_or(0);
        let width = body.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0);
        let others = (last + 1..width)
            .filter(|at| !known.contains(&Some(*at)))
            .map(|at| (at, rows[header].1.get(at).map(|title| cut(title)).unwrap_or_default()))
            .filter(|(_, title)| !title.trim().is_empty())
            .collect();
        Some(Columns { header, numbered, name, place, number, points, country, rating, others })
    }

    pub(super) fn other_headers(&self) -> Vec<String> {
        self.others.iter().map(|(_, title)| title.trim().to_owned()).collect()
    }

    /// The lines below the headers, each with the texts of its numbered columns. A row without a name is none.
    pub(super) fn lines(&self, rows: &[Row]) -> Vec<(Line, Vec<String>)> {
        let mut lines: Vec<(Line, Vec<String>)> = Vec::new();
        for (row, cells) in &rows[self.header + 1..] {
            let cell = |at: Option<usize>| {
                at.and_then(|at| cells.get(at)).map(|text| text.trim()).unwrap_or_default()
            };
            let name = cell(Some(self.name));
            if !name.chars().any(char::is_alphabetic) {
                continue;
            }
            let counted = u32::try_from(lines.len() + 1).unwrap_or(u32::MAX);
            let place = range(cell(self.place));
            // Other lines name this one by its number; where there is no such column, by where it stands.
            let number = whole(cell(self.number)).unwrap_or(counted);
            let line = Line {
                row: *row,
                number,
                place,
                name: name.to_owned(),
                federation: Some(cell(self.country).to_owned()).filter(|text| !text.is_empty()),
                rating: whole(cell(self.rating)),
                points: halves(cell(self.points)),
                others: self.others.iter().map(|(at, _)| cell(Some(*at)).to_owned()).collect(),
                games: Vec::new(),
                byes: Vec::new(),
            };
            let texts = self.numbered.iter().map(|at| cell(Some(*at)).to_owned()).collect();
            lines.push((line, texts));
        }
        lines
    }
}

/// The longest run of columns numbered 1, 2, 3: `1`, `R1`, `1.`, `Rd.1`.
fn numbered(cells: &[String]) -> Vec<usize> {
    let mut best: Vec<usize> = Vec::new();
    let mut run: Vec<usize> = Vec::new();
    for (at, cell) in cells.iter().enumerate() {
        let digits =
            cell.trim().trim_end_matches('.').trim_start_matches(|sign: char| !sign.is_ascii_digit());
        let prefix = cell.trim().chars().take_while(|sign| !sign.is_ascii_digit()).count();
        let number = digits.parse::<usize>().ok().filter(|_| prefix <= 6);
        if number == Some(1) && run.is_empty() || number == Some(run.len() + 1) && !run.is_empty() {
            run.push(at);
        } else if number == Some(1) {
            run = vec![at];
        }
        if run.len() > best.len() {
            best.clone_from(&run);
        }
    }
    best
}

/// Without a header of names: the column before the results with most letters.
fn longest_text(body: &[Row], numbered: &[usize]) -> Option<usize> {
    let letters = |at: usize| -> usize {
        let cells = body.iter().filter_map(|(_, cells)| cells.get(at));
        cells.map(|text| text.chars().filter(|sign| sign.is_alphabetic()).count()).sum()
    };
    let first = numbered.first().copied()?;
    (0..first).max_by_key(|at| letters(*at)).filter(|at| letters(*at) > 0)
}

fn small(text: &str) -> String {
    text.to_lowercase().replace(['.', ':'], " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `3`, `3.`, `2-3`.
fn range(text: &str) -> Option<(u32, u32)> {
    let text = text.trim().trim_end_matches('.');
    match text.split_once(['-', '–']) {
        Some((first, last)) => Some((whole(first)?, whole(last)?)),
        None => whole(text).map(|own| (own, own)),
    }
}

fn whole(text: &str) -> Option<u32> {
    text.trim().trim_end_matches('.').parse().ok()
}

/// `9`, `4½`, `4.5`, `4,5`, in halves.
pub(super) fn halves(text: &str) -> Option<u32> {
    let text = text.trim().replace(',', ".");
    if let Some(start) = text.strip_suffix('½') {
        let start = start.trim();
        let whole: u32 = if start.is_empty() { 0 } else { start.parse().ok()? };
        return whole.checked_mul(2)?.checked_add(1);
    }
    match text.split_once('.') {
        Some((whole, "5")) => whole.parse::<u32>().ok()?.checked_mul(2)?.checked_add(1),
        Some((whole, "0" | "")) => whole.parse::<u32>().ok()?.checked_mul(2),
        Some(_) => None,
        None => text.parse::<u32>().ok()?.checked_mul(2),
    }
}
