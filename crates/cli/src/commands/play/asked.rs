//! What a person types in a game.

/// One line, understood.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Asked<'a> {
    /// A move, with an offer of a draw or without.
    Move {
        text: &'a str,
        offer: bool,
    },
    Moves,
    Hint,
    Back,
    Offer,
    Accept,
    Decline,
    /// A draw is claimed, perhaps with the move that brings it.
    Claim(Option<&'a str>),
    Resign,
    Board,
    Flip,
    Counters,
    Clock,
    Fen,
    Level(&'a str),
    Save(&'a str),
    Help,
    Quit,
    Nothing,
    Unknown(&'a str),
}

/// The words that can be typed, for help.
pub(crate) const HELP: &str = "  32-28, c3:e5     a move, in any notation the program reads
  32-28 draw       the same with an offer of a draw
  moves            the legal moves
  hint             what the engine would play
  back             take your last move back
  accept, decline  answer an offer
  claim [MOVE]     claim a draw by the rules, perhaps with the move that brings it
  resign           give the game up
  board, flip      show the board, turn it round
  counters         how far the draws by the rules have come
  clock, fen       the time left, the position in FEN
  level N          another strength from 1 to 10
  save FILE        keep the game in a new PDN file, from now on after every move
  quit             leave
";

/// Understands a line. Whatever has a digit may be a move.
pub(crate) fn read(line: &str) -> Asked<'_> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let plain = rest.is_empty();
    match word.to_lowercase().as_str() {
        "" => Asked::Nothing,
        "moves" if plain => Asked::Moves,
        "hint" if plain => Asked::Hint,
        "back" | "undo" if plain => Asked::Back,
        "draw" if plain => Asked::Offer,
        "accept" if plain => Asked::Accept,
        "decline" if plain => Asked::Decline,
        "claim" => Asked::Claim((!plain).then_some(rest)),
        "resign" if plain => Asked::Resign,
        "board" if plain => Asked::Board,
        "flip" if plain => Asked::Flip,
        "counters" if plain => Asked::Counters,
        "clock" if plain => Asked::Clock,
        "fen" if plain => Asked::Fen,
        "level" => Asked::Level(rest),
        "save" if !plain => Asked::Save(rest),
        "help" | "?" if plain => Asked::Help,
        "quit" | "exit" if plain => Asked::Quit,
        _ if !line.contains(|c: char| c.is_ascii_digit()) => Asked::Unknown(line),
        _ => match line.strip_suffix("draw").filter(|text| text.ends_with(char::is_whitespace)) {
            Some(text) => Asked::Move { text: text.trim_end(), offer: true },
            None => Asked::Move { text: line, offer: false },
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_words_or_moves() {
        assert_eq!(read(" 32 - 28 "), Asked::Move { text: "32 - 28", offer: false });
        assert_eq!(read("c3:e5 draw"), Asked::Move { text: "c3:e5", offer: true });
        assert_eq!(read("Claim c3-d4"), Asked::Claim(Some("c3-d4")));
        assert_eq!(read("HINT"), Asked::Hint);
        assert_eq!(read("save my game.pdn"), Asked::Save("my game.pdn"));
        assert_eq!(read("castle"), Asked::Unknown("castle"));
        assert_eq!(read("hint please"), Asked::Unknown("hint please"));
        assert_eq!(read("\t"), Asked::Nothing);
    }
}
