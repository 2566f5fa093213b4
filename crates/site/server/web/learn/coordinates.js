/** The names of squares: a name is said, its square is touched, as many as one can in a minute. */

import { Cells } from "../board/squares.js";
import { h } from "../common/dom.js";
import { Layout } from "../board/draw.js";
import { Picture } from "../board/picture.js";
import { Thinker } from "../thinker.js";
import { t } from "../common/words.js";

const RUN_MS = 60_000;

class Coordinates {
  constructor(root, thinker) {
    this.root = root;
    this.thinker = thinker;
    this.form = root.querySelector("form");
    this.said = h("p", { class: "state", role: "status" });
    this.place = h("div", {}, ...root.querySelectorAll(".table > .drawn"));
    root.querySelector(".table").replaceChildren(this.said, this.place);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#begin();
    });
  }

  async #begin() {
    const rulebook = new FormData(this.form).get("game");
    const view = await this.thinker.ask({ do: "position", rulebook });
    if (!view) return;
    this.root.dataset.usualBoard = view.variant === "english" ? "checkers" : "wood";
    const layout = new Layout(view.board, false);
    const picture = new Picture(layout, false);
    const cells = new Cells(layout, { tap: (square) => this.#tap(square), cancel: () => {}, open: () => {} });
    for (const [square, row, col] of view.board.numbering) cells.name(square, `${row + 1}, ${col + 1}`, false, true);
    const squares = h("div", { class: "squares" }, picture.element, cells.element);
    squares.style.aspectRatio = `${layout.cols} / ${layout.rows}`;
    squares.addEventListener("pointerup", (event) => {
      const box = squares.getBoundingClientRect();
      const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
      this.#tap(layout.at(x * layout.cols, y * layout.rows));
    });
    this.place.replaceChildren(h("div", { class: "damier-squares" }, squares));
    this.names = view.board.numbering.map(([name]) => name);
    this.right = 0;
    this.wrong = 0;
    this.until = performance.now() + RUN_MS;
    this.#next();
  }

  #next() {
    const others = this.names.filter((name) => name !== this.wanted);
    this.wanted = others[Math.floor(Math.random() * others.length)];
    this.said.textContent = t("learn-find", { square: this.wanted, right: this.right, wrong: this.wrong });
  }

  #tap(square) {
    if (!square || !this.until) return;
    if (square === this.wanted) this.right += 1;
    else this.wrong += 1;
    if (performance.now() > this.until) {
      this.until = null;
      this.said.textContent = t("learn-over", { right: this.right, wrong: this.wrong });
      return;
    }
    if (square === this.wanted) this.#next();
    else this.said.textContent = t("learn-not", { square: this.wanted, touched: square });
  }
}

const places = JSON.parse(document.getElementById("places").textContent);
const address = `${places.engine}?${new URLSearchParams({ program: places.program, weights: places.weights })}`;
const root = document.getElementById("coordinates");
if (root) new Coordinates(root, new Thinker(() => new Worker(address, { type: "module" })));
