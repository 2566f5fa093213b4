/** Squares, pieces and moves in words, for screen readers and for those who ask. */

import { list, t } from "../common/words.js";

/** The name of a side: the dark pieces of checkers are red. */
export function sideName(view, side) {
  return t(side === "black" && view.variant === "english" ? "red" : side);
}

function discName(view, letter) {
  const red = view.variant === "english" && letter.toLowerCase() === "b";
  return t(
    `${letter === letter.toLowerCase() ? "man" : "king"}-${letter.toLowerCase() === "w" ? "white" : red ? "red" : "black"}`,
  );
}

/** Equal discs that lie on one another, from the top: `[["W", 1], ["b", 3]]`. */
export function layers(tower) {
  return (tower.match(/(.)\1*/g) ?? []).map((run) => [run[0], run.length]);
}

/** What stands on a square. */
export function towerText(view, tower) {
  const discs = layers(tower).map(([letter, n]) => discName(view, letter) + (n > 1 ? ` ×${n}` : ""));
  return tower.length > 1 ? t("tower", { height: tower.length, discs: list(discs) }) : discs[0];
}

/** A square with what stands on it. */
export function squareText(view, square) {
  const piece = view.pieces.find(({ sq }) => sq === square);
  return `${square}, ${piece ? towerText(view, piece.tower) : t("empty")}`;
}

/** The move that led to this position. */
export function lastText(view) {
  if (!view.last) return t("no-moves");
  const { from, path, taken } = view.last;
  const side = sideName(view, view.turn === "white" ? "black" : "white");
  const values = { side, from, to: path.at(-1), taken: list(taken), way: list(path) };
  return t(taken.length ? "said-capture" : "said-move", values);
}

/** Everything one side has, kings first. */
export function piecesText(view, side) {
  const own = view.pieces.filter(({ tower }) => tower[0].toLowerCase() === side[0]);
  const commands = ({ tower }) => Number(tower[0] !== tower[0].toLowerCase());
  own.sort((a, b) => commands(b) - commands(a) || a.tower.localeCompare(b.tower, "en", { caseFirst: "upper" }));
  const texts = own.map(({ sq, tower }) =>
    tower.length > 1 || tower !== tower.toLowerCase() ? `${sq} ${towerText(view, tower)}` : sq,
  );
  return `${sideName(view, side)}: ${texts.length ? texts.join("; ") : t("nothing")}`;
}

/** One row, counted from White's side. */
export function rowText(view, number) {
  const names = view.board.numbering.filter(([, row]) => view.board.rows - row === number);
  if (!names.length) return t("no-such-row", { row: number });
  return names
    .toSorted((a, b) => a[2] - b[2])
    .map(([name]) => squareText(view, name))
    .join("; ");
}
