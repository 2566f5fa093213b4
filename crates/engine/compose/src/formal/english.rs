//! What findings say, in English.

use std::fmt;

use super::finding_text::{Economy, FindingText, Passing};

impl fmt::Display for FindingText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let more = |exceeds: &bool| if *exceeds { ", which locks more than asked" } else { "" };
        let end = |f: &mut fmt::Formatter<'_>, white: &usize, black: &usize| {
            write!(f, "the main line ends with {white} white and {black} black pieces")
        };
        match self {
            FindingText::CodeSilent { code, variant } => {
                write!(f, "the {} does not speak of {}", code.title(), variant.title())
            }
            FindingText::Informal { fault } => write!(f, "informal: {fault}"),
            FindingText::Illegal { fault } => write!(f, "illegal: {fault}"),
            FindingText::NoGenre { white, black } => write!(f, "{white} against {black} fits no genre of the code"),
            FindingText::Genre { genre, white, black } => write!(f, "{}, {white} against {black}", genre.title()),
            FindingText::EqualForces => f.write_str("the forces are equal"),
            FindingText::Lead { side, lead, most } => write!(f, "{side} leads by {lead}, at most {most} is allowed"),
            FindingText::TooGreatLead { side, lead, most } => {
                write!(f, "informal: {side} leads by {lead}, at most {most} is allowed")
            }
            FindingText::BlackHasTask => f.write_str(
                "Black has the task, which the codes give to White; White is here the side that has it",
            ),
            FindingText::FirstMoveCaptures => f.write_str("the first move of White is a capture"),
            FindingText::FirstMoveQuiet => f.write_str("the first move is no capture"),
            FindingText::NothingEnPrise => f.write_str("nothing is en prise, so no last move has to be shown"),
            FindingText::ArisesFrom { fen, line } => {
                write!(f, "a piece is en prise; it can arise from {fen} by {line}")
            }
            FindingText::LastMove { line } => write!(f, "a piece is en prise; Black may have played {line}"),
            FindingText::NoLastMove => {
                f.write_str("illegal: a piece is en prise and Black has no last move that explains it")
            }
            FindingText::AuthorShows { text } => write!(f, "the author shows: {text}"),
            FindingText::Proved { goal } => write!(f, "{goal}: proved against every defence"),
            FindingText::Prevented { goal } => write!(f, "{goal}: Black can prevent it"),
            FindingText::OtherSideWins { side, first, kind } => {
                write!(f, "with {first} to move {side} wins; to check that task, give the kind {kind}")
            }
            FindingText::OtherSideToMoveWins { side, fen } => {
                write!(f, "with {side} to move {side} wins; to check that task, give {fen}")
            }
            FindingText::IsDrawn => {
                f.write_str("neither side wins against the best play; to check that, give the task draw")
            }
            FindingText::IsWonOtherwise => {
                f.write_str("White wins without locking this; to check that, give the task win")
            }
            FindingText::TaskOpen { goal } => write!(f, "{goal}: not decided within the budget"),
            FindingText::AuthorFails { line, answers } => {
                write!(f, "the author's line fails: {line}, answered by {}", answers.join(" or "))
            }
            FindingText::DefenceOpen { defence, after } => {
                write!(f, "the defence {defence}{} is not decided within the budget", behind(after))
            }
            FindingText::FalseWayReaches { line } => write!(f, "the false way {line} reaches the goal"),
            FindingText::FalseWayRefuted { line, ways } => {
                write!(f, "the false way {line} is refuted in {ways} ways")
            }
            FindingText::FalseWayOpen { line } => write!(f, "the false way {line} is not decided"),
            FindingText::FullSideSolution { way, exceeds } => {
                write!(f, "full side solution{}: {way}", more(exceeds))
            }
            FindingText::PartialSideSolution { after, way, exceeds } => {
                write!(f, "partial side solution{} after {after}: {way}", more(exceeds))
            }
            FindingText::MoreWays { count } => write!(f, "partial side solutions beside these: {count}"),
            FindingText::OthersOpen { count } => {
                write!(f, "no other way found; {count} other moves are not decided within the budget")
            }
            FindingText::NoWinSeen { count, depth } => write!(
                f,
                "no other way found; {count} other moves are not proved to fail, and after none of them \
                 the engine sees the goal reached, looking {depth} half-moves ahead or more"
            ),
            FindingText::LikelyKey { key, score, depth } => write!(
                f,
                "{key} is likely to be the key: not proved against every defence, but the engine says \
                 {score}, looking {depth} half-moves ahead"
            ),
            FindingText::DefenceSeen { defence, after, score, depth } => write!(
                f,
                "the defence {defence}{} is not decided; the engine says {score} for White, looking {depth} \
                 half-moves ahead",
                behind(after)
            ),
            FindingText::LikelySideSolution { after, other, score, depth } => {
                if after.is_empty() {
                    write!(f, "{other} is likely to reach the goal too: ")?;
                } else {
                    write!(f, "after {after} the move {other} is likely to reach the goal too: ")?;
                }
                write!(f, "not proved, but the engine says {score}, looking {depth} half-moves ahead")
            }
            FindingText::OthersFail => f.write_str("every other move of White is proved to fail"),
            FindingText::OthersFailBut { count } => {
                write!(f, "every other move of White is proved to fail but for the {count} named in this report")
            }
            FindingText::Inaccuracy { number, other, played, kind, passing } => {
                write!(f, "move {number}: {other} beside {played}: {}, {}", kind.title(), passing.note())
            }
            FindingText::MoreInaccuracies { count } => write!(f, "inaccuracies beside these: {count}"),
            FindingText::NoInaccuracy => f.write_str("none"),
            FindingText::NoVariation { lines, needed } => write!(
                f,
                "none of {lines} lines counts as a thematic variation, since it has a side solution or ends \
                 with pieces that are not needed; at least {needed} needed"
            ),
            FindingText::Variations { found, needed, by_author } => {
                let shown = if *by_author { "shown by the author" } else { "found" };
                write!(f, "{found} independent thematic variations {shown}, at least {needed} needed")
            }
            FindingText::Placements { count } => write!(f, "{count} different placements of the locked pieces"),
            FindingText::LockedExactly { goal } => write!(f, "{goal} in every line"),
            FindingText::FinalNotQuiet => f.write_str("in the final Black is not to make a move without capture"),
            FindingText::FinalEconomical { white, black } => {
                end(f, white, black)?;
                f.write_str(", none of White's can be spared")
            }
            FindingText::FinalUnneeded { white, black, squares } => {
                end(f, white, black)?;
                write!(f, "; not needed: {squares}")
            }
            FindingText::FinalManyWhite { white } => {
                write!(f, "{white} white pieces are left in the final; on the large board there must be one")
            }
            FindingText::FinalFreeBlack { black } => {
                write!(
                    f,
                    "{black} black pieces are left in the final; on the large board they must be blocked"
                )
            }
            FindingText::KingsPlay => f.write_str("every king of the start takes part"),
            FindingText::KingsIdle { squares } => write!(f, "kings without part in the play: {squares}"),
            FindingText::NothingSuperfluous => f.write_str("no piece can be taken away without harm"),
            FindingText::SuperfluousOpen { squares } => {
                write!(
                    f,
                    "whether these pieces may be taken away is not decided within the budget: {squares}"
                )
            }
            FindingText::Superfluous { squares } => {
                write!(f, "may be taken away, each alone, without harm to the solution: {squares}")
            }
            FindingText::AllActive { white } => {
                write!(f, "all {white} white pieces move or are given up in the main line")
            }
            FindingText::Idle { idle, white, squares } => write!(
                f,
                "white pieces that neither move nor are given up in the main line: {idle} of {white} ({squares})"
            ),
            FindingText::GivenUp { pieces, moves } => {
                write!(f, "{pieces} white pieces are given up in the main line of {moves} moves")
            }
            FindingText::Majority { number, chains, economy } => {
                let economy = match economy {
                    Economy::Rich => "economical, three directions or more",
                    Economy::Economical => "economical",
                    Economy::Plain => "not economical",
                };
                write!(f, "move {number}: sacrifice on the majority rule {chains}, {economy}")
            }
            FindingText::Pure => f.write_str("no inaccuracy in the main line"),
            FindingText::Impure { count } => write!(f, "{count} inaccuracies in the main line"),
            FindingText::Echoes { count } => write!(
                f,
                "{count} thematic variations end in a pattern that another one has elsewhere on the board"
            ),
            FindingText::OnlyRefutations { count } => {
                write!(f, "{count} first moves are refuted by a single answer of Black")
            }
            FindingText::ReadyFinal { squares } => {
                write!(f, "pieces that are locked in the end stand locked from the beginning: {squares}")
            }
            FindingText::NoPracticalProblems => f.write_str("the code has no practical problems; it is judged as any other"),
            FindingText::LooksPractical => f.write_str(
                "no king and nothing to take in the initial position, as in a game; whether it is natural is for the judges",
            ),
            FindingText::PracticalKings => f.write_str("kings in the initial position of a practical problem look unnatural"),
            FindingText::PracticalEnPrise => {
                f.write_str("something can be taken in the initial position of a practical problem")
            }
            FindingText::FinalAfterCombination => {
                f.write_str("when the combination is over Black is to move and has nothing to take")
            }
            FindingText::StudyFinalOne => f.write_str("the main line ends with a single white piece"),
            FindingText::StudyFinalMotif { white } => {
                write!(f, "the main line ends in a motif in which all {white} white pieces take part")
            }
            FindingText::StudyFinalIdle { squares } => {
                write!(f, "white pieces without part in the final motif: {squares}")
            }
            FindingText::FalseWayDuals { line, duals, most } => {
                write!(f, "duals in the false way {line}: {duals}, at most {most} are allowed")
            }
            FindingText::Transpositions { count } => write!(f, "moves that may change places: {count}"),
            FindingText::NoTransposition => f.write_str("no moves may change places"),
            FindingText::HelpReached { goal, moves } => {
                write!(f, "{goal}: reached by both sides together in {moves} moves")
            }
            FindingText::HelpNotReached { goal, moves } => {
                write!(f, "{goal}: not even together do the sides reach it in {moves} moves")
            }
            FindingText::ReadyCapture => f.write_str("Black stands ready to capture in the initial position"),
            FindingText::Unnatural { white, black } => {
                write!(f, "a white man on {white} with a black man on {black} looks unnatural")
            }
        }
    }
}

/// Behind which moves something comes; nothing at the beginning.
fn behind(after: &str) -> String {
    if after.is_empty() { String::new() } else { format!(" after {after}") }
}

impl Passing {
    const fn note(self) -> &'static str {
        match self {
            Passing::BeforeBranching => "before the branching: equal to a full side solution",
            Passing::Concluding => "concluding: not counted",
            Passing::NotAllowed => "not allowed",
            Passing::OneTooMany => "one too many",
            Passing::MayPass => "may pass",
        }
    }
}
