/**
 * Arrows and circles that somebody draws on a board to think: with the right button of a mouse from square to square, or
 * by keyboard on a square: `c` for a circle, `a` where an arrow begins and again where it ends. They go with the position.
 */

import { s } from "../common/dom.js";
import { Layout } from "../board/draw.js";

export class Sketch {
  #lines = new Map();
  #from = null;
  #position = null;

  constructor(board) {
    this.board = board;
    this.group = s("g", { class: "sketch" });
    board.addEventListener("contextmenu", (event) => event.preventDefault());
    board.addEventListener("pointerdown", (event) => event.button === 2 && (this.#from = this.#square(event)));
    board.addEventListener("pointerup", (event) => {
      if (event.button !== 2 || !this.#from) return;
      this.#toggle(this.#from, this.#square(event));
      this.#from = null;
    });
    board.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Another position is shown: what was drawn belongs to the one before. */
  show(position) {
    if (this.#position === position) return this.#draw();
    this.#position = position;
    this.#lines.clear();
    this.#from = null;
    this.#draw();
  }

  #square({ clientX, clientY }) {
    const cells = document.elementsFromPoint(clientX, clientY);
    return cells.find((cell) => cell.dataset?.square && cell.matches("[role=gridcell]"))?.dataset.square;
  }

  #key(event) {
    const square = event.target.dataset?.square;
    if (!square || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "c") this.#toggle(square, square);
    else if (event.key === "a" && !this.#from) this.#from = square;
    else if (event.key === "a") {
      this.#toggle(this.#from, square);
      this.#from = null;
    } else return;
    event.preventDefault();
  }

  #toggle(from, to) {
    if (!from || !to) return;
    const name = `${from} ${to}`;
    if (!this.#lines.delete(name)) this.#lines.set(name, [from, to]);
    this.#draw();
  }

  #draw() {
    const layout = new Layout(this.board.view.board, this.board.flipped);
    this.group.replaceChildren(...[...this.#lines.values()].flatMap(([from, to]) => shape(layout, from, to)));
    this.board.querySelector(".squares > svg")?.append(this.group);
  }
}

function shape(layout, from, to) {
  const [[x, y], [cx, cy]] = [layout.centre(from), layout.centre(to)];
  if (from === to) return [s("circle", { cx, cy, r: 44, class: "drawn-on" })];
  const length = Math.hypot(cx - x, cy - y);
  const [dx, dy] = [(cx - x) / length, (cy - y) / length];
  const [bx, by] = [cx - 34 * dx, cy - 34 * dy];
  const head = [cx, cy, bx - 20 * dy, by + 20 * dx, bx + 20 * dy, by - 20 * dx].join(" ");
  return [
    s("path", { d: `M${x},${y}L${bx},${by}`, class: "drawn-on" }),
    s("polygon", { points: head, class: "drawn-on tip-of" }),
  ];
}
