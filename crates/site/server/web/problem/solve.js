/**
 * Solving a composition on the board: a move made there is sent, and what Black answers is shown.
 *
 * The page holds `<div id="solve" data-action data-over>` with the form `#answer`, which works by itself, and
 * `<script type="application/json" id="view">` with the position. Which moves are right the server alone knows.
 */

import "../board/board.js";
import { h } from "../common/dom.js";
import { lastText } from "../board/describe.js";
import { t } from "../common/words.js";

const STEP_MS = 650;

class Solving {
  constructor(root) {
    this.root = root;
    /** @type {HTMLFormElement | null} */
    this.form = document.querySelector("form#answer");
    this.said = document.getElementById("said");
    this.board = document.createElement("damier-board");
    this.board.addEventListener("move", ({ detail }) => this.#send(detail.id));
    this.polite = h("p", { class: "unseen", "aria-live": "polite" });
    this.board.addEventListener("tell", ({ detail }) => (this.polite.textContent = detail));
    root.querySelector("damier-board").replaceWith(this.board);
    root.append(this.polite);
    this.over = root.dataset.over === "true";
    this.form?.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send(this.form.elements["move"].value);
    });
    this.#show(JSON.parse(document.getElementById("view").textContent));
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  #show(view) {
    this.view = view;
    this.board.seat = this.over ? null : "white";
    this.root.dataset.usualBoard = view.variant === "english" ? "checkers" : "wood";
    this.board.show({ ...view, legal: view.turn === "white" ? view.legal : [], result: null });
    const list = this.form?.elements["move"];
    const moves = view.legal.map(({ id, text }) => h("option", { value: id }, text));
    if (list && view.turn === "white") list.replaceChildren(...moves);
  }

  async #send(move) {
    if (this.over || this.busy || !this.form) return;
    this.busy = true;
    const body = new URLSearchParams(/** @type {any} */ (new FormData(this.form)));
    body.set("move", move);
    const headers = { accept: "application/json" };
    const answer = await fetch(this.root.dataset.action, { method: "POST", body, headers }).catch(() => null);
    const told = await answer?.json().catch(() => null);
    if (answer?.ok && told?.what) await this.#told(told);
    else this.#tell(told?.why ?? t("lost"), "bad");
    this.busy = false;
  }

  async #told({ what, said, views, line, ply, mistakes, progress, points }) {
    if (what === "wrong" || what === "refused") this.board.takeBack();
    const fine = what === "right" || what === "solved";
    this.over = what === "solved" || what === "over";
    this.#tell(said, fine ? "good" : "bad");
    Object.entries({ line, ply, mistakes }).forEach(([name, value]) => (this.form.elements[name].value = value));
    document.getElementById("progress").textContent = progress;
    for (const [i, view] of views.entries()) {
      if (i) await new Promise((go) => setTimeout(go, STEP_MS));
      this.#show({ ...view, ply: fine ? (this.view?.ply ?? 0) + 1 : view.ply });
      if (i && view.last) this.polite.textContent = lastText(view);
    }
    if (!this.over) return;
    this.form.hidden = true;
    if (points !== null) document.getElementById("points").textContent = t("problem-got", { points });
  }

  #tell(text, kind) {
    this.said.textContent = text;
    this.said.className = `notice ${kind}`;
  }

  /** f turns the board. */
  #key(event) {
    if (event.key !== "f" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!event.target.closest("input, select, textarea, [role=grid]")) this.board.flip();
  }
}

const root = document.getElementById("solve");
if (root) new Solving(root);
