//! Colours, from the clauses.

use damier_pairing::Cell;
use damier_pairing::swiss::{ColourHistory, Request, System};
use damier_rules::Color;

use crate::list::Player;

fn white_if(condition: bool) -> Color {
    if condition { Color::White } else { Color::Black }
}

/// The colour somebody may not have a third time.
pub(crate) fn barred(player: &Player) -> Option<Color> {
    let n = player.colours.len();
    (n >= 2 && player.colours[n - 1] == player.colours[n - 2]).then(|| player.colours[n - 1])
}

fn count(player: &Player, color: Color) -> usize {
    player.colours.iter().filter(|c| **c == color).count()
}

/// White games less Black games.
pub(crate) fn balance(player: &Player) -> i64 {
    count(player, Color::White) as i64 - count(player, Color::Black) as i64
}

/// The colour of odd numbers of the upper half in round 1, as the sheet shows it.
fn odd_colour(request: &Request<'_>) -> Option<Color> {
    let mut smallest = None;
    for line in &request.sheet.lines {
        if let Some(Cell::Paired { color, .. }) = line.cells.first()
            && request.round.number() > 1
            && smallest.is_none_or(|(number, _)| line.number < number)
        {
            smallest = Some((line.number, *color));
        }
    }
    smallest.map(|(number, color)| if number % 2 == 1 { color } else { !color })
}

/// The colour of the stronger of two; `None` where a lot decides.
pub(crate) fn colour(request: &Request<'_>, stronger: &Player, weaker: &Player) -> Option<Color> {
    let (a, b) = (stronger, weaker);
    let by_number = || odd_colour(request).map(|odd| if a.number % 2 == 1 { odd } else { !odd });
    if request.round.number() == 1 {
        return match request.system {
            System::ByLots | System::MedianUnrated | System::Columns => {
                Some(if a.number % 2 == b.number % 2 {
                    white_if(a.number < b.number)
                } else {
                    white_if(a.number % 2 == 1)
                })
            }
            _ => None,
        };
    }
    match request.system {
        System::Classified | System::Quarter | System::Haley => fmjd(a, b, true).or_else(by_number),
        System::ByLots => fmjd(a, b, false).or_else(|| {
            let even = (a.number + b.number).is_multiple_of(2);
            Some(white_if((a.number > b.number) == even))
        }),
        System::MedianRated | System::MedianUnrated => {
            if count(a, Color::White) != count(b, Color::White) {
                return Some(white_if(count(a, Color::White) < count(b, Color::White)));
            }
            if let Some(first_had_black) = compare_back(request, a, b) {
                return Some(white_if(first_had_black));
            }
            match a.colours.last() {
                Some(last) => Some(!*last),
                None if request.system == System::MedianUnrated => Some(white_if(a.number % 2 == 1)),
                None => by_number(),
            }
        }
        System::BasicDraw | System::Columns => None,
    }
}

fn compare_back(request: &Request<'_>, a: &Player, b: &Player) -> Option<bool> {
    let games = |player: &Player| -> Vec<Option<Color>> {
        match request.switches.colour_history {
            ColourHistory::Rounds => player.by_round.iter().rev().copied().collect(),
            _ => player.colours.iter().rev().map(|color| Some(*color)).collect(),
        }
    };
    let (mine, theirs) = (games(a), games(b));
    let common = mine.len().min(theirs.len());
    let all = mine.len().max(theirs.len());
    let reach = if request.switches.colour_history == ColourHistory::Common { common } else { all };
    for index in 0..reach {
        let mine = mine.get(index).copied().flatten();
        let theirs = theirs.get(index).copied().flatten();
        if mine == theirs {
            continue;
        }
        if mine == Some(Color::Black) || theirs == Some(Color::White) {
            return Some(true);
        }
        return Some(false);
    }
    None
}

/// FMJD-V.7.1.4 to FMJD-V.7.1.6 and FMJD-V.7.2.3; `None` if no claim decides.
fn fmjd(a: &Player, b: &Player, bar: bool) -> Option<Color> {
    if bar && barred(a) != barred(b) {
        if let Some(color) = barred(a) {
            return Some(!color);
        }
        if let Some(color) = barred(b) {
            return Some(color);
        }
    }
    let due = |player: &Player| match (balance(player), player.colours.last()) {
        (_, None) => None,
        (0, Some(last)) => Some((!*last, false)),
        (balance, _) => Some((white_if(balance < 0), true)),
    };
    match (due(a), due(b)) {
        (None, None) => None,
        (Some((color, _)), None) => Some(color),
        (None, Some((color, _))) => Some(!color),
        (Some((mine, _)), Some((theirs, _))) if mine != theirs => Some(mine),
        (Some((color, true)), Some((_, false))) => Some(color),
        (Some((color, false)), Some((_, true))) => Some(!color),
        (Some((_, false)), Some((_, false))) if !bar => None,
        (Some((color, _)), Some(_)) => Some(color),
    }
}
