//! What the players of a game are told, each thing once: when something was said, and when days grow few.

use damier_correspondence::{DueKind, PostalGame, Side, days_between};
use damier_store::Fault;

use super::Loaded;
use crate::mail::Answers;
use crate::notices::correspondence::{OfGame, What};
use crate::notices::{self, About, Notice};
use crate::site::Site;

/// Who has no more days left than this is reminded.
const FEW_DAYS: i64 = 3;

/// Something was said in a game: what concerns a player and he has not been told yet, he is told.
pub(super) async fn notify_players(site: &Site, id: &str, loaded: &Loaded) -> Result<(), Fault> {
    let mut notices = Vec::new();
    for side in Side::ALL {
        for (mark, what) in news(loaded, side) {
            notices.extend(notice(id, loaded, side, &mark, what));
        }
    }
    notices::send(site, notices).await
}

/// Days grow few: once for each move and each term.
pub(super) async fn remind(site: &Site, id: &str, loaded: &Loaded) -> Result<(), Fault> {
    let game = &loaded.game;
    let mut notices = Vec::new();
    for side in Side::ALL {
        let on = loaded.now_for(side);
        let days = game.left(side, on).div_euclid(86_400);
        if game.turn() == side && days <= FEW_DAYS && game.adjudication().is_none() && !game.is_over() {
            notices.extend(notice(id, loaded, side, "few", What::Few(days)));
        }
        for (what, until) in terms(game, side, loaded) {
            if (0..=FEW_DAYS).contains(&days_between(on.date, until)) {
                let mark = format!("{}/few", term_mark(what, until));
                notices.extend(notice(id, loaded, side, &mark, What::Term(what, until)));
            }
        }
    }
    notices::send(site, notices).await
}

/// What a side is told as the game stands now, each with what marks it.
fn news(loaded: &Loaded, side: Side) -> Vec<(String, What)> {
    let game = &loaded.game;
    if let Some(score) = game.marks("") {
        let what = if score.is_empty() { What::Annulled } else { What::Over(score) };
        return vec![("over".to_owned(), what)];
    }
    let mut news = Vec::new();
    if game.turn() == side && game.adjudication().is_none() {
        let days = game.left(side, loaded.now_for(side)).div_euclid(86_400);
        news.push((String::new(), What::Turn(game.moves().last().cloned(), days)));
    }
    if game.state().offer() == Some((!side).color()) {
        news.push(("offer".to_owned(), What::Offer));
    }
    let terms = terms(game, side, loaded).into_iter();
    news.extend(terms.map(|(what, until)| (term_mark(what, until), What::Term(what, until))));
    news
}

/// The terms of a side that somebody else's word has set running.
fn terms(game: &PostalGame, side: Side, loaded: &Loaded) -> Vec<(DueKind, jiff::civil::Date)> {
    let asked = |kind: DueKind| matches!(kind, DueKind::Object | DueKind::Analyse | DueKind::Protest);
    let dues = game.dues(loaded.now_for(side)).into_iter();
    dues.filter(|due| due.who == Some(side) && asked(due.what)).map(|due| (due.what, due.until)).collect()
}

fn term_mark(what: DueKind, until: jiff::civil::Date) -> String {
    format!("{what:?}-{until}").to_lowercase()
}

/// A notice for a side, if an account sits there. Its mark begins with game, half-moves and side, by which answers
/// find their way.
fn notice(id: &str, loaded: &Loaded, side: Side, mark: &str, what: What) -> Option<Notice> {
    let account = loaded.seats[side.color()]?;
    let (game, plies) = (&loaded.game, loaded.game.moves().len());
    let answers = Answers { game: id.to_owned(), plies, by: side };
    let mark = if mark.is_empty() { answers.mark() } else { format!("{}/{mark}", answers.mark()) };
    let [white, black] = Side::ALL.map(|side| game.party(side).name.as_str());
    Some(Notice {
        account,
        event: loaded.event.clone().unwrap_or_default(),
        name: format!("{white} – {black}"),
        path: format!("/post/game/{id}"),
        mark,
        about: About::Post(OfGame { opponent: game.party(!side).name.clone(), what }),
    })
}
