/**
 * The picture of a board: squares, coordinates, pieces. One square measures 100 units.
 *
 * In flat games a piece is a disc with one soft edge and a king two discs with a crown. In column games every
 * disc is seen slightly from above: the face of the top one and the edges of all below it, so that they can be
 * counted; a king deeper in a tower has stripes on its edge.
 */

import { s } from "../common/dom.js";

/** Where squares lie when a board is seen from one side. */
export class Layout {
  constructor(board, flipped) {
    this.rows = board.rows;
    this.cols = board.cols;
    this.flipped = flipped;
    this.places = new Map();
    this.squares = new Map();
    for (const [name, row, col] of board.numbering) {
      const place = flipped ? [this.rows - 1 - row, this.cols - 1 - col] : [row, col];
      this.places.set(name, place);
      this.squares.set(place.join(), name);
    }
    this.lettered = /^[a-z]/.test(board.numbering[0][0]);
  }

  /** The rows as drawn, each with its squares from left to right. */
  lines() {
    const lines = Array.from({ length: this.rows }, () => []);
    for (const [name, [row, col]] of this.places) lines[row].push({ name, col });
    return lines.map((line) => line.sort((a, b) => a.col - b.col));
  }

  /** The upper left corner of a square. */
  corner(square) {
    const [row, col] = this.places.get(square) ?? [0, 0];
    return [col * 100, row * 100];
  }

  centre(square) {
    return this.corner(square).map((x) => x + 50);
  }

  /** The square of play at a point given in squares; a light one counts as its nearest neighbour. */
  at(x, y) {
    const [row, col] = [Math.floor(y), Math.floor(x)];
    const near = [
      [row, col],
      [row - 1, col],
      [row + 1, col],
      [row, col - 1],
      [row, col + 1],
    ];
    const known = near.filter((place) => this.squares.has(place.join()));
    const far = (/** @type {number[]} */ [r, c]) =>
      r === row && c === col ? -1 : Math.hypot(r + 0.5 - y, c + 0.5 - x);
    return this.squares.get(known.sort((a, b) => far(a) - far(b))[0]?.join());
  }
}

/** The squares and their names. */
export function ground(layout) {
  const [width, height] = [layout.cols * 100, layout.rows * 100];
  const dark = [...layout.places.keys()].map((name) => `M${layout.corner(name)}h100v100h-100z`).join("");
  const line = s("rect", { width: 2.5, height: 11, class: "hatch-line" });
  const hatch = s(
    "pattern",
    { id: "hatch", width: 11, height: 11, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    line,
  );
  return s(
    "g",
    { class: "ground" },
    s("defs", {}, hatch),
    s("rect", { width, height, class: "light" }),
    s("path", { d: dark, class: "dark" }),
    s("path", { d: dark, fill: "url(#hatch)", class: "hatch" }),
    coordinates(layout),
  );
}

/** Letters and digits at the edge, or a number on each square. */
function coordinates(layout) {
  const group = s("g", { class: "coordinates" });
  const write = (x, y, text, shade) =>
    group.append(Object.assign(s("text", { x, y, class: shade }), { textContent: text }));
  outside(layout, write);
  if (!layout.lettered) {
    for (const name of layout.places.keys()) {
      const [x, y] = layout.corner(name);
      write(x + 5, y + 22, name, "inside on-dark");
    }
    return group;
  }
  for (const [name, [row, col]] of layout.places) {
    if (col === 0) write(5, row * 100 + 24, name.slice(1), "inside on-dark");
    if (col === 1) write(5, row * 100 + 24, name.slice(1), "inside on-light");
    if (row === layout.rows - 1) write(col * 100 + 82, row * 100 + 94, name[0], "inside on-dark");
    if (row === layout.rows - 2) write(col * 100 + 82, row * 100 + 194, name[0], "inside on-light");
  }
  return group;
}

/** The same beside the board, for those who want the squares empty. */
function outside({ places, rows, cols, lettered }, write) {
  const [right, bottom] = [cols * 100, rows * 100];
  for (const [name, [row, col]] of places) {
    const [x, y] = [col * 100 + 50, row * 100 + 60];
    if (lettered) {
      if (col < 2) write(-24, y, name.slice(1), "outside");
      if (row > rows - 3) write(x, bottom + 34, name[0], "outside");
      continue;
    }
    if (col === 0) write(-26, y, name, "outside");
    if (col === cols - 1) write(right + 26, y, name, "outside");
    if (row === 0) write(x, -12, name, "outside");
    if (row === rows - 1) write(x, bottom + 34, name, "outside");
  }
}

/** @type {Record<string, [number, number]>} */
const RIM = { flat: [36, 36], tall: [38, 18] };
const CROWN = [
  [-0.85, 0.75],
  [-1, -0.45],
  [-0.48, 0.1],
  [0, -0.85],
  [0.48, 0.1],
  [1, -0.45],
  [0.85, 0.75],
];

function body([rx, ry], y, edge) {
  return s("path", {
    d: `M${50 - rx},${y}a${rx},${ry} 0 0 1 ${2 * rx},0v${edge}a${rx},${ry} 0 0 1 ${-2 * rx},0z`,
    class: "rim",
  });
}

function crown(y, width, height) {
  return s("path", { d: `M${CROWN.map(([x, dy]) => [50 + x * width, y + dy * height]).join("L")}z`, class: "crown" });
}

function stripes([rx, ry], y, edge) {
  const d = [-19, 0, 19]
    .map((dx) => `M${50 + dx},${y + ry * Math.sqrt(1 - (dx / rx) ** 2) + 1.6}v${Math.max(1, edge - 3.2)}`)
    .join("");
  return s("path", { d, class: "stripe" });
}

/** Fine notches on the edge, for the set that has them. */
function mill([rx, ry], y, edge) {
  const d = [-34, -28, -21, -11, 0, 11, 21, 28, 34]
    .map((dx) => `M${50 + dx},${y + ry * Math.sqrt(1 - (dx / rx) ** 2) + 1.6}v${Math.max(1, edge - 3.2)}`)
    .join("");
  return s("path", { d, class: "mill" });
}

const oval = (y, rx, ry, kind) => s("ellipse", { cx: 50, cy: y, rx, ry, class: kind });

/** What some sets have on the face of a disc: grooves, a light. */
function finish([rx, ry], y, king) {
  const grooves = (king ? [0.84] : [0.78, 0.5]).map((part) => oval(y, rx * part, ry * part, "groove"));
  return [...grooves, oval(y - 0.42 * ry, rx * 0.62, ry * 0.34, "gloss")];
}

/** The mark of a king: a crown, or a second circle. */
function king([rx, ry], y, [width, height], dy = 0) {
  return [crown(y + dy, width, height), oval(y, rx * 0.55, ry * 0.55, "ring")];
}

function disc(letter, ...parts) {
  return s("g", { class: `disc ${letter.toLowerCase() === "w" ? "white" : "black"}` }, ...parts);
}

const face = ([rx, ry], y) => s("ellipse", { cx: 50, cy: y, rx, ry, class: "face" });
const isKing = (letter) => letter !== letter.toLowerCase();

/** How far a tower may rise: up to the upper side of the light square above, but not above the board. */
const RISE = { usual: 142, top: 60 };

/** A piece or tower (letters from top to bottom) whose square has its upper left corner at the origin. */
export function drawTower(tower, tall, onTop) {
  return s("g", { class: "tower" }, ...(tall ? stack(tower, onTop ? RISE.top : RISE.usual) : flat(tower[0])));
}

function flat(letter) {
  const rim = RIM.flat;
  if (!isKing(letter)) return [disc(letter, body(rim, 47, 6), face(rim, 47), ...finish(rim, 47, false))];
  const below = [body(rim, 54, 6), body(rim, 45, 6), face(rim, 45)];
  return [disc(letter, ...below, ...finish(rim, 45, true), ...king(rim, 45, [21, 21]))];
}

function stack(tower, rise) {
  const edge = Math.min(11.5, rise / tower.length);
  return [...tower].reverse().map((letter, i) => {
    const y = 68 - (i + 1) * edge;
    const [rim, high] = [RIM.tall, isKing(letter)];
    const parts = [body(rim, y, edge), mill(rim, y, edge)];
    if (high) parts.push(stripes(rim, y, edge));
    if (i === tower.length - 1) parts.push(face(rim, y), ...finish(rim, y, high));
    if (high && i === tower.length - 1) parts.push(...king(rim, y, [18, 11], -1));
    return disc(letter, ...parts);
  });
}
