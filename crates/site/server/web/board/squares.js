/** The squares of a board as a grid for keyboard and screen reader: one tab stop, arrows go over the squares of play. */

import { h } from "../common/dom.js";
import { t } from "../common/words.js";

export class Cells {
  #cells = new Map();

  /** `on` has `tap(square)`, `cancel()` and `open(square)`, which shows the contents of a square or of none. */
  constructor(layout, on, focus) {
    this.lines = layout.lines();
    this.on = on;
    const rows = this.lines.map((line, row) =>
      h("div", { role: "row", "aria-rowindex": String(row + 1) }, ...line.map((at) => this.#cell(layout, row, at))),
    );
    this.element = h(
      "div",
      {
        class: "grid",
        role: "grid",
        "aria-label": t("board"),
        "aria-rowcount": String(layout.rows),
        "aria-colcount": String(layout.cols),
        onkeydown: (event) => this.#key(event),
      },
      ...rows,
    );
    this.#rove(this.#cells.has(focus) ? focus : this.lines.at(-1)[0].name);
  }

  #cell({ rows, cols }, row, { name, col }) {
    const cell = h("div", {
      role: "gridcell",
      "aria-colindex": String(col + 1),
      "data-square": name,
      onclick: (event) => event.detail === 0 && this.on.tap(name),
      onfocus: () => {
        this.#rove(name);
        if (cell.matches(":focus-visible")) this.on.open(name);
      },
      onblur: () => this.on.open(undefined),
    });
    Object.assign(cell.style, {
      left: `${(100 * col) / cols}%`,
      top: `${(100 * row) / rows}%`,
      width: `${100 / cols}%`,
      height: `${100 / rows}%`,
    });
    this.#cells.set(name, cell);
    return cell;
  }

  #rove(square) {
    this.at = square;
    for (const [name, cell] of this.#cells) cell.tabIndex = name === square ? 0 : -1;
  }

  focus() {
    this.#cells.get(this.at).focus();
  }

  /** Names a square and says whether it is picked up and whether it can be used. */
  name(square, text, chosen, usable) {
    const cell = this.#cells.get(square);
    cell.setAttribute("aria-label", text);
    cell.setAttribute("aria-selected", String(chosen));
    cell.classList.toggle("can", usable);
  }

  #key(event) {
    const { at, on, lines } = this;
    const row = lines.findIndex((line) => line.some(({ name }) => name === at));
    const place = lines[row].findIndex(({ name }) => name === at);
    const go = (toRow, to) => {
      const line = lines[Math.max(0, Math.min(lines.length - 1, toRow))];
      this.#cells.get(line[Math.max(0, Math.min(line.length - 1, to))].name).focus();
    };
    const keys = {
      ArrowUp: () => go(row - 1, place),
      ArrowDown: () => go(row + 1, place),
      ArrowLeft: () => go(row, place - 1),
      ArrowRight: () => go(row, place + 1),
      Home: () => go(row, 0),
      End: () => go(row, lines.length),
      PageUp: () => go(0, place),
      PageDown: () => go(lines.length, place),
      Enter: () => on.tap(at),
      " ": () => on.tap(at),
      Escape: () => on.cancel(),
    };
    if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    keys[event.key]();
  }
}
