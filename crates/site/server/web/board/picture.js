/** The moving part of the picture: pieces, marks on squares, lines, the contents of a tower, a piece on its way. */

import { h, s } from "../common/dom.js";
import { drawTower, ground } from "./draw.js";
import { towerText } from "./describe.js";

const LEG_MS = 170;
const MOST_LEGS = 4;

export class Picture {
  #groups = Object.fromEntries(["marks", "pieces", "lines"].map((name) => [name, s("g", { class: name })]));
  #lifted = null;

  /** `tall`: pieces are drawn as towers. */
  constructor(layout, tall) {
    this.layout = layout;
    this.tall = tall;
    const { marks, pieces, lines } = this.#groups;
    this.element = s(
      "svg",
      { viewBox: `0 0 ${layout.cols * 100} ${layout.rows * 100}`, "aria-hidden": "true" },
      ground(layout),
      marks,
      pieces,
      lines,
    );
    this.tip = h("div", { class: "tip", role: "tooltip", hidden: true });
  }

  /** Pieces `{at, tower, lifted, taken}`; those nearer to the reader stand before the others. */
  pieces(all) {
    const near = ({ at }) => this.layout.corner(at)[1];
    const drawn = all.toSorted((a, b) => near(a) - near(b)).map((piece) => this.#piece(piece));
    this.#groups.pieces.replaceChildren(...drawn);
  }

  #piece({ at, tower, lifted = false, taken = false }) {
    const drawn = drawTower(tower, this.tall, this.layout.corner(at)[1] === 0);
    drawn.setAttribute("transform", `translate(${this.layout.corner(at)})`);
    drawn.dataset.square = at;
    drawn.classList.toggle("taken", Boolean(taken));
    drawn.classList.toggle("lifted", Boolean(lifted));
    if (lifted) this.#lifted = drawn;
    return drawn;
  }

  /** Moves the lifted piece away from its square by parts of the board. */
  drag(square, dx, dy) {
    const [x, y] = this.layout.corner(square);
    this.#lifted?.setAttribute(
      "transform",
      `translate(${x + dx * this.layout.cols * 100} ${y + dy * this.layout.rows * 100})`,
    );
    if (this.#lifted) this.#groups.pieces.append(this.#lifted);
  }

  /** Boxes `[square, kind]`, dots `[square, radius, kind]`, routes (lists of squares), and where routes have numbers. */
  marks(boxes, dots, routes, numbered = []) {
    const box = ([square, kind]) => {
      const [x, y] = this.layout.corner(square);
      return s("rect", { x: x + 3, y: y + 3, width: 94, height: 94, class: kind });
    };
    const line = (squares) =>
      s("polyline", { points: squares.map((square) => this.layout.centre(square)).join(" "), class: "due" });
    this.#groups.marks.replaceChildren(...boxes.map(box), ...dots.map((dot) => this.#dot(dot)));
    this.#groups.lines.replaceChildren(
      ...routes.map(line),
      ...routes.map((squares) => this.#dot([squares.at(-1), 12, "due end"])),
      ...numbered.map((square, index) => this.#number(square, index + 1)),
    );
  }

  #number(square, number) {
    const [x, y] = this.layout.centre(square);
    return s(
      "g",
      { class: "number" },
      this.#dot([square, 26, "plate"]),
      s("text", { x, y, dy: "0.35em" }, String(number)),
    );
  }

  #dot([square, r, kind]) {
    const [cx, cy] = this.layout.centre(square);
    return s("circle", { cx, cy, r, class: kind });
  }

  /** Lets the piece that moved walk its way, and what it took fade; motion only where a piece moves. */
  animate({ from, path, taken }, before, done) {
    const moved = this.#groups.pieces.querySelector(`[data-square="${path.at(-1)}"]`);
    if (!moved || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const way = [from, ...path].map((square) => ({
      transform: `translate(${this.layout.corner(square).map((x) => `${x}px`)})`,
    }));
    const duration = LEG_MS * Math.min(MOST_LEGS, path.length);
    this.#groups.pieces.append(moved);
    moved.animate(way, { duration, easing: "ease-in-out" }).onfinish = done;
    if (this.tall) return;
    for (const { sq, tower } of before.filter(({ sq }) => taken.includes(sq))) {
      const ghost = this.#piece({ at: sq, tower });
      this.#groups.pieces.prepend(ghost);
      ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration }).onfinish = () => ghost.remove();
    }
  }

  /** Shows the exact contents of a tower beside it, or of none; answers whether there is something to see. */
  open(view, square, tower = "") {
    this.tip.hidden = tower.length < 2;
    if (this.tip.hidden) return false;
    const discs = [...tower].map((letter) =>
      h(
        "li",
        {},
        s("svg", { viewBox: "8 8 84 84", "aria-hidden": "true" }, drawTower(letter, false)),
        towerText(view, letter),
      ),
    );
    this.tip.replaceChildren(h("strong", {}, square), h("ol", {}, ...discs));
    this.#beside(square);
    return true;
  }

  /** Puts the tip beside a square, towards the middle of the board. */
  #beside(square) {
    const { rows, cols, places } = this.layout;
    const [row, col] = places.get(square);
    const part = (n, of) => `${(100 * n) / of}%`;
    const [leftHalf, upperHalf] = [2 * col < cols, 2 * row < rows];
    Object.assign(this.tip.style, {
      left: leftHalf ? part(col + 1, cols) : "",
      right: leftHalf ? "" : part(cols - col, cols),
      top: upperHalf ? part(row, rows) : "",
      bottom: upperHalf ? "" : part(rows - 1 - row, rows),
    });
  }
}
