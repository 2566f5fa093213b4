/**
 * A lesson: every example of the page becomes a board on which its point can be tried.
 *
 * The page holds `<div class="example" data-rulebook data-fen>` with a picture, which stays where there is no script.
 */

import "../board/board.js";
import { h } from "../common/dom.js";
import { lastText } from "../board/describe.js";
import { Thinker } from "../thinker.js";
import { t } from "../common/words.js";

class Example {
  #moves = [];

  constructor(root, thinker) {
    this.root = root;
    this.thinker = thinker;
    this.board = document.createElement("damier-board");
    this.board.addEventListener("move", ({ detail }) => this.#made(detail.id));
    this.said = h("p", { role: "status" }, t("learn-try"));
    this.board.addEventListener("tell", ({ detail }) => (this.said.textContent = detail));
    this.again = h(
      "button",
      { type: "button", class: "quiet", hidden: true, onclick: () => this.#reset() },
      t("learn-again"),
    );
    this.#show(() => root.replaceChildren(this.board, this.said, this.again));
  }

  async #show(first = () => {}) {
    const { rulebook } = this.root.dataset;
    const fen = this.root.dataset.fen || undefined;
    const view = await this.thinker.ask({ do: "position", rulebook, fen, moves: this.#moves });
    if (!view) return;
    first();
    this.board.flipped = false;
    const done = this.#moves.length > 0;
    this.board.seat = done ? null : view.turn;
    this.board.show({ ...view, legal: done ? [] : view.legal, result: null });
    this.again.hidden = !done;
    if (done) this.said.textContent = `${t("learn-done")} ${lastText(view)}`;
  }

  #made(id) {
    this.#moves = [id];
    this.#show().then(() => this.again.focus());
  }

  #reset() {
    this.#moves = [];
    this.said.textContent = t("learn-try");
    this.#show();
  }
}

const places = JSON.parse(document.getElementById("places").textContent);
const address = `${places.engine}?${new URLSearchParams({ program: places.program, weights: places.weights })}`;
const thinker = new Thinker(() => new Worker(address, { type: "module" }));
for (const root of document.querySelectorAll(".example")) new Example(root, thinker);
