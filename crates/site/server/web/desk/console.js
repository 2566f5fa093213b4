/** The console of a round: hears what happens at the boards and lets the clocks that run count down. */

import { timeText } from "../game/clock.js";

const table = document.getElementById("console");

/** Milliseconds left to a side so long after it was told. */
export function left(side, gone) {
  if (side.left === null || !side.runs) return side.left;
  return Math.max(0, side.left - gone);
}

class Console {
  told = null;

  constructor(root) {
    this.root = root;
    this.lines = new Map([...root.querySelectorAll("[data-board]")].map((line) => [line.dataset.board, line]));
    const source = new EventSource(root.dataset.events);
    source.addEventListener("boards", ({ data }) => this.#hear(JSON.parse(data)));
    addEventListener("pagehide", () => source.close());
    setInterval(() => this.#tick(), 200);
  }

  #hear(told) {
    this.told = told;
    this.since = performance.now();
    for (const row of told.rows) this.#show(row);
    const playing = document.getElementById("playing");
    if (playing) playing.textContent = told.rows.filter((row) => !row.result).length;
    const more = document.getElementById("more-calls");
    if (more) more.hidden = told.calls <= Number(this.root.dataset.calls);
  }

  #show(row) {
    const line = this.lines.get(row.board);
    if (!line) return;
    line.classList.toggle("conflict", row.calls > 0);
    line.querySelector(".said").textContent = row.said;
    line.querySelector(".ply").textContent = `${row.ply} ${row.last}`;
    line.querySelector(".result").textContent = row.result;
    const cells = line.querySelectorAll(".clock-cell");
    [row.white, row.black].forEach((side, at) => {
      const cell = cells[at];
      cell.classList.toggle("runs", side.runs);
      cell.querySelectorAll(".trouble").forEach((mark) => mark.remove());
      const { trouble, awaited } = this.root.dataset;
      for (const word of [side.trouble && trouble, side.awaited && awaited].filter(Boolean)) {
        const mark = document.createElement("b");
        mark.className = "trouble";
        mark.textContent = word;
        cell.append(" ", mark);
      }
    });
    this.#clocks(row, 0);
  }

  #clocks(row, gone) {
    const spans = this.lines.get(row.board)?.querySelectorAll(".left");
    [row.white, row.black].forEach((side, at) => {
      if (spans) spans[at].textContent = side.left === null ? "" : timeText(left(side, gone));
    });
  }

  #tick() {
    if (!this.told) return;
    const gone = performance.now() - this.since;
    for (const row of this.told.rows) if (row.white.runs || row.black.runs) this.#clocks(row, gone);
  }
}

if (table) new Console(table);
