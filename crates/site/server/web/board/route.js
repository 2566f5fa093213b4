/**
 * Which of the legal moves a player means by the squares he has touched.
 *
 * @typedef {{id: string, text: string, path: string[], taken: string[]}} Move
 */

/** The moves that begin on the first square and pass the others in this order, with the place reached in each. */
export function matching(legal, squares) {
  const found = [];
  for (const move of legal) {
    if (move.path[0] !== squares[0]) continue;
    let at = 0;
    for (const square of squares.slice(1)) {
      at = move.path.indexOf(square, at + 1);
      if (at < 0) break;
    }
    if (at >= 0) found.push({ move, at });
  }
  return found;
}

/** The squares that may be touched next. */
export function reach(legal, squares) {
  return new Set(matching(legal, squares).flatMap(({ move, at }) => move.path.slice(at + 1)));
}

/** One move for each outcome: ways that end on one square with the same pieces taken in the same order are alike. */
export function outcomes(moves) {
  const outcome = ({ path, taken }) => [path[0], path.at(-1), ...taken].join(" ");
  return [...new Map(moves.toReversed().map((move) => [outcome(move), move])).values()].reverse();
}

/**
 * What touching the last of these squares means: `{play}` the one move that ends there, `{ask}` which of
 * several that end there or pass, `{on: true}` to go on, or `{}`: nothing that is legal.
 */
export function meant(legal, squares) {
  const found = matching(legal, squares);
  const last = squares.at(-1);
  if (found.length === 0) return {};
  if (!found.some(({ move }) => move.path.at(-1) === last)) return { on: true };
  const ways = outcomes(found.map(({ move }) => move));
  return ways.length === 1 ? { play: ways[0] } : { ask: ways };
}

/** What has been jumped by those who stand at `at`: one piece a leg. */
export function jumped({ move, at }) {
  return move.taken.length === move.path.length - 1 ? move.taken.slice(0, at) : [];
}

/** A move with every square it touches, which tells routes apart. */
export function spelled(move) {
  return move.path.join(move.taken.length ? "×" : "–");
}

/** For each of several moves the square that tells it from the others: of a piece only it takes, else one only it touches. */
export function apart(moves) {
  return moves.map((move) => {
    const others = moves.filter((other) => other !== move).flatMap(({ path, taken }) => [...path, ...taken]);
    return [...move.taken, ...move.path.slice(1)].find((square) => !others.includes(square)) ?? move.path.at(-1);
  });
}
