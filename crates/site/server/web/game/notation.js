/** Moves and squares as people type them: 32-28, c3-d4, c3:e5:g7, 26x37, c3d4, "32 28". */

import { outcomes, spelled } from "../board/route.js";

/** Letters of Cyrillic keyboards that name columns. */
const CYRILLIC = { а: "a", б: "b", с: "c", ц: "c", д: "d", е: "e", ф: "f", г: "g" };

/** Every name a square has: the code's own, the number counted from the top, letter and digit. */
export function squareNames(board) {
  const own = board.numbering.map(([name]) => [name, name]);
  const rows = board.numbering.toSorted((a, b) => a[1] - b[1] || a[2] - b[2]);
  const numbers = rows.map(([name], i) => [String(i + 1), name]);
  const letters = rows.map(([name, row, col]) => ["abcdefghij"[col] + (board.rows - row), name]);
  const numeric = /^\d/.test(board.numbering[0][0]);
  return new Map([...letters, ...(numeric ? [] : numbers), ...own]);
}

/** The words of a text that look like squares. */
export function squaresIn(text) {
  const latin = text.toLowerCase().replace(/[а-я]/g, (letter) => CYRILLIC[letter] ?? letter);
  return latin.replace(/[x×:х]/g, " ").match(/[a-z]?\d{1,2}/g) ?? [];
}

function plain(text) {
  return text
    .toLowerCase()
    .replace(/[:×*х]/g, "x")
    .replace(/[–—−]/g, "-")
    .replace(/\s/g, "");
}

/**
 * The legal move a text means: `{move}`, `{several}` when it fits more than one, or `{wrong, square}` with
 * the key of the words that say why not.
 */
export function understand(text, legal, names) {
  const wanted = plain(text);
  const exact = legal.filter((move) => [move.text, move.id, spelled(move)].some((it) => plain(it) === wanted));
  if (exact.length) return one(exact);
  const typed = squaresIn(text);
  const unknown = typed.find((name) => !names.has(name));
  if (unknown) return { wrong: "no-such-square", square: unknown };
  if (typed.length === 0) return { wrong: "not-understood", square: text };
  const squares = typed.map((name) => names.get(name));
  const fitting = legal.filter((move) => fits(move, squares));
  if (fitting.length) return one(fitting);
  const from = squares.length > 1 && !legal.some((move) => move.path[0] === squares[0]);
  const due = legal.length > 0 && legal[0].taken.length > 0;
  return { wrong: due ? "capture-due" : from ? "none-from" : "not-legal", square: from ? squares[0] : squares.at(-1) };
}

function one(moves) {
  const ways = outcomes(moves);
  return ways.length === 1 ? { move: ways[0] } : { several: ways };
}

/** One square is where the move ends; two are its ends; what stands between was passed in this order. */
function fits(move, squares) {
  const { path } = move;
  if (path.at(-1) !== squares.at(-1)) return false;
  if (squares.length === 1) return true;
  let at = 0;
  const between = squares.slice(1, -1).every((square) => {
    at = path.indexOf(square, at + 1);
    return at > 0 && at < path.length - 1;
  });
  return path[0] === squares[0] && between;
}
