//! The facts of a game as the case files write them.
//!
//! | line | fact |
//! | --- | --- |
//! | `moves MOVE …`, `times N MOVE …` | moves |
//! | `offer SIDE [pressed]`, `accept SIDE`, `decline SIDE` | an offer and its answer |
//! | `claim SIDE repetition [by MOVE] [witnessed N] [flag]` | a claim of repetition |
//! | `claim SIDE counting [witnessed N] [flag]` | a claim by counted moves |
//! | `claim SIDE last-minute MS [trouble] [granted]` | a draw for a player short of time |
//! | `claim SIDE quick-finish [granted]` | the referee is called |
//! | `establish CODE`, `nobody-can-win`, `win-shown SIDE` | the arbiter finds so |
//! | `flag SIDE [unpressed] [never-came]`, `flag both [SIDE]` | flags fall; of both, which first |
//! | `resign SIDE`, `stop SIDE`, `refuses SIDE`, `absent SIDE`, `absent both` | a player ends it |
//! | `sanction SIDE STEP` | a sanction |
//! | `irregular SIDE IRnn [mended] [POSITION]` | an irregularity and the board it left |
//! | `correct WHO [POSITION]`, `let-stand WHO` | `WHO` is a side or `arbiter` |
//! | `rewind PLY`, `undo FACTS` | play or record go back |

use damier_rules::game::{
    Absent, Check, Claim, Decider, Fact, Fallen, FlagFall, Game, Outcome, Record, Refusal, Report,
};
use damier_rules::rulebook::{DrawCode, Sanction};
use damier_rules::{Color, Move};

use crate::text;

/// Lets a fact happen, or checks that it is refused.
pub(crate) fn follow(game: &mut Game, key: &str, value: &str) -> Result<(), String> {
    let (value, refused) = match value.split_once('!') {
        Some((value, word)) => (value.trim(), Some(word.trim())),
        None => (value, None),
    };
    let outcome = match key {
        "moves" => play(game, value),
        "times" => {
            let (times, moves) = value.split_once(' ').ok_or("how many times?")?;
            let times: usize = times.parse().map_err(|_| "times is no number")?;
            (0..times).try_for_each(|_| play(game, moves))
        }
        _ => {
            let fact = fact(game, key, value)?;
            let before = game.clone();
            let outcome = game.apply(fact);
            if outcome.is_err() && *game != before {
                return Err("a refused fact changed the game".to_owned());
            }
            outcome.map_err(Trouble::Refused)
        }
    };
    match (outcome, refused) {
        (Ok(()), None) => Ok(()),
        (Ok(()), Some(_)) => Err("it was not refused".to_owned()),
        (Err(Trouble::Refused(refusal)), Some(word)) if is_called(&refusal, word) => Ok(()),
        (Err(Trouble::Refused(refusal)), _) => Err(format!("refused: {refusal}")),
        (Err(Trouble::Text(text)), _) => Err(text),
    }
}

enum Trouble {
    Refused(Refusal),
    Text(String),
}

fn is_called(refusal: &Refusal, word: &str) -> bool {
    refusal.clause() == Some(word) || format!("{refusal:?}").starts_with(word)
}

fn play(game: &mut Game, moves: &str) -> Result<(), Trouble> {
    for word in moves.split_whitespace() {
        let mv = find(game, word).map_err(Trouble::Text)?;
        game.apply(Fact::Move(mv)).map_err(Trouble::Refused)?;
    }
    Ok(())
}

/// The one legal move that a text names by its ends or its route.
fn find(game: &Game, word: &str) -> Result<Move, String> {
    let written = text::written(game.rulebook().variant.board(), word)?;
    let (first, last) = (written.squares.first(), written.squares.last());
    let mut moves = game.state().position().legal_moves();
    moves.retain(|mv| Some(&mv.from()) == first && Some(&mv.to()) == last);
    if written.squares.len() > 2 {
        moves.retain(|mv| mv.squares() == written.squares);
    }
    match moves.as_slice() {
        [mv] => Ok(*mv),
        found => Err(format!("{word} names {} moves after {} half-moves", found.len(), game.state().ply())),
    }
}

fn fact(game: &Game, key: &str, value: &str) -> Result<Fact, String> {
    let mut words = value.split_whitespace();
    let who = words.next().unwrap_or_default();
    let rest: Vec<&str> = words.collect();
    let has = |word: &str| rest.contains(&word);
    Ok(match key {
        "offer" => Fact::Offer { by: text::color(who)?, pressed: has("pressed") },
        "accept" => Fact::Accept { by: text::color(who)? },
        "decline" => Fact::Decline { by: text::color(who)? },
        "claim" => Fact::Claim { by: text::color(who)?, claim: claim(game, &rest)? },
        "establish" => Fact::Establish(draw_code(who)?),
        "nobody-can-win" => Fact::NobodyCanWin,
        "win-shown" => Fact::WinShown { by: text::color(who)? },
        "flag" => Fact::Flag(flag(who, &rest)?),
        "resign" => Fact::Resign { by: text::color(who)? },
        "stop" => Fact::StopClock { by: text::color(who)? },
        "refuses" => Fact::RefusesRules { by: text::color(who)? },
        "absent" if who == "both" => Fact::Absent(Absent::Both),
        "absent" => Fact::Absent(Absent::One(text::color(who)?)),
        "sanction" => Fact::Sanction { on: text::color(who)?, step: sanction(&rest)? },
        "irregular" => Fact::Irregularity(report(game, text::color(who)?, &rest)?),
        "correct" => Fact::Correct {
            by: decider(who)?,
            restored: rest.first().map(|text| text::setup(game.rulebook().variant, text)).transpose()?,
        },
        "let-stand" => Fact::LetStand { by: decider(who)? },
        "rewind" => Fact::Rewind { ply: number(who)? },
        "undo" => Fact::Undo { back_to: number(who)? },
        "award" => Fact::Award { outcome: outcome(who)?, grounds: rest.join(" ") },
        _ => return Err("no such line".to_owned()),
    })
}

fn claim(game: &Game, words: &[&str]) -> Result<Claim, String> {
    let has = |word: &str| words.contains(&word);
    let after = |word: &str| words.iter().skip_while(|w| **w != word).nth(1).copied();
    let record = match after("witnessed") {
        Some(moves) => Record::Witnessed(moves.parse().map_err(|_| "witnessed is no number")?),
        None => Record::Complete,
    };
    let check = Check { record, flag_fell: has("flag") };
    let granted = has("granted");
    match words.first().copied() {
        Some("repetition") => {
            let announced = after("by").map(|word| find(game, word)).transpose()?;
            Ok(Claim::Repetition { announced, check })
        }
        Some("counting") => Ok(Claim::Counting { check }),
        Some("last-minute") => {
            let left_ms =
                after("last-minute").and_then(|ms| ms.parse().ok()).ok_or("how much time is left?")?;
            Ok(Claim::LastMinute { left_ms, time_trouble: has("trouble"), granted })
        }
        Some("quick-finish") => Ok(Claim::QuickFinish { granted }),
        _ => Err("no such claim".to_owned()),
    }
}

fn flag(who: &str, words: &[&str]) -> Result<FlagFall, String> {
    let fallen = match (who, words.first()) {
        ("both", first) => Fallen::Both { first: first.map(|side| text::color(side)).transpose()? },
        _ => Fallen::One(text::color(who)?),
    };
    let (unpressed, never_came) = (words.contains(&"unpressed"), words.contains(&"never-came"));
    Ok(FlagFall { fallen, unpressed, never_came })
}

fn report(game: &Game, by: Color, words: &[&str]) -> Result<Report, String> {
    let (code, rest) = words.split_first().ok_or("which irregularity?")?;
    let board = rest.iter().find(|word| word.contains(':'));
    let stands = board.map(|text| text::setup(game.rulebook().variant, text)).transpose()?;
    let code = code.parse().map_err(|_| format!("no irregularity {code}"))?;
    Ok(Report { code, by, stands, mended_at_once: rest.contains(&"mended") })
}

fn draw_code(text: &str) -> Result<DrawCode, String> {
    DrawCode::ALL.into_iter().find(|code| code.name() == text).ok_or_else(|| format!("no counter {text}"))
}

fn sanction(words: &[&str]) -> Result<Sanction, String> {
    let text = words.join(" ");
    Sanction::ALL
        .into_iter()
        .find(|step| step.to_string() == text)
        .ok_or_else(|| format!("no sanction {text}"))
}

fn decider(text: &str) -> Result<Decider, String> {
    if text == "arbiter" { Ok(Decider::Arbiter) } else { text::color(text).map(Decider::Player) }
}

fn outcome(text: &str) -> Result<Outcome, String> {
    match text {
        "draw" => Ok(Outcome::Draw),
        "both-lose" => Ok(Outcome::BothLose),
        "annulled" => Ok(Outcome::Annulled),
        side => text::color(side).map(Outcome::Win),
    }
}

fn number(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| format!("{text} is no number"))
}
