/**
 * Lines of moves on a page, each a link to the analysis board, played on a board beside them instead.
 *
 * A line is `<a data-rulebook data-fen data-moves="ID,ID,…" data-from="PLY">`. Positions come from the server.
 */

import "../board/board.js";
import { h, stepIcon } from "../common/dom.js";
import { lastText } from "../board/describe.js";
import { t } from "../common/words.js";

class Replay {
  #ply = 0;
  #moves = [];

  constructor() {
    const step = (key, sign, by) =>
      h(
        "button",
        { type: "button", class: "quiet", "aria-label": t(key), title: t(key), onclick: () => this.#go(by()) },
        sign,
      );
    this.board = document.createElement("damier-board");
    this.text = h("p", { class: "unseen", "aria-live": "polite" });
    this.line = h("p", { class: "solution" });
    const steps = h(
      "div",
      { class: "steps", role: "group", "aria-label": t("step") },
      step("first", () => 0),
      step("back", () => this.#ply - 1),
      step("forward", () => this.#ply + 1),
      step("latest", () => this.#moves.length),
    );
    const close = h(
      "button",
      { type: "button", class: "quiet", onclick: () => this.element.remove() },
      t("problem-close"),
    );
    this.element = h("section", { class: "replay card" }, this.line, this.board, steps, close, this.text);
  }

  /** Opens under a link. */
  open(link) {
    const { rulebook, fen, moves, from } = link.dataset;
    this.rulebook = rulebook;
    this.fen = fen;
    this.#moves = moves ? moves.split(",") : [];
    this.line.textContent = link.textContent;
    link.closest("li").append(this.element);
    this.board.view = null;
    this.#go(Math.min(this.#moves.length, Number(from) + 1));
    this.element.querySelector("button").focus();
  }

  async #go(ply) {
    if (ply < 0 || ply > this.#moves.length) return;
    this.#ply = ply;
    const query = new URLSearchParams({ rulebook: this.rulebook, fen: this.fen });
    if (ply) query.set("moves", this.#moves.slice(0, ply).join(","));
    const answer = await fetch(`/analysis/position?${query}`).catch(() => null);
    if (!answer?.ok || ply !== this.#ply) return;
    const view = await answer.json();
    this.element.dataset.usualBoard = view.variant === "english" ? "checkers" : "wood";
    this.board.seat = null;
    this.board.show({ ...view, legal: [], result: null });
    if (ply) this.text.textContent = lastText(view);
  }
}

let replay;

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-moves]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  replay ??= new Replay();
  replay.open(link);
});
