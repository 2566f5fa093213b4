/**
 * Putting pieces on squares: no rules but what a square can hold.
 *
 * A tower is a text from top to bottom, `w` and `b` men, `W` and `B` kings. In flat games a square holds one piece; in
 * column games a piece goes under what stands there, so that a tower is built from the top.
 */

/** The pieces after one was put on a square; `erase` takes the lowest away, in flat games the only one. */
export function put(pieces, square, disc, tall) {
  const old = pieces.find(({ sq }) => sq === square)?.tower ?? "";
  const same = !tall && old === disc;
  const tower = disc === "erase" || same ? old.slice(0, -1) : tall ? old + disc : disc;
  return placed(pieces, square, tower);
}

/** The pieces with this tower on a square, or nothing. */
export function placed(pieces, square, tower) {
  const others = pieces.filter(({ sq }) => sq !== square);
  return tower ? [...others, { sq: square, tower }] : others;
}

/** The pieces after what stands on one square was carried to another, or off the board. */
export function carried(pieces, from, to) {
  const tower = pieces.find(({ sq }) => sq === from)?.tower;
  if (!tower || from === to) return pieces;
  const without = placed(pieces, from, "");
  return to ? placed(without, to, tower) : without;
}
