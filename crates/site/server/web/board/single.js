/**
 * A board on a page that works without it: a move made here is chosen in the list of moves, and lines tried here are
 * written into the field of prepared answers.
 *
 * The page holds `<div id="onboard" data-rulebook data-fen data-seat data-mode="move|send|prepare|solve">`. Positions
 * and legality come from `/analysis/position`. Nothing is sent by itself, except where the mode is `send`: there each
 * move has a button in the form `touch`, which a move on the board presses.
 */

import "./board.js";
import { h } from "../common/dom.js";
import { t } from "../common/words.js";

class OneBoard {
  /** The IDs of the moves tried from the position of the page, and their texts. */
  #ids = [];
  #texts = [];

  constructor(root) {
    this.root = root;
    this.board = document.createElement("damier-board");
    this.board.flipped = root.dataset.seat === "black";
    this.board.addEventListener("move", ({ detail }) => this.#made(detail));
    this.polite = h("p", { class: "unseen", "aria-live": "polite" });
    this.board.addEventListener("tell", ({ detail }) => (this.polite.textContent = detail));
    const back = h("button", { type: "button", class: "quiet", onclick: () => this.#back() }, t("back"));
    this.parts = [this.board, this.polite, ...(this.prepares ? [back] : [])];
    this.#show();
  }

  get prepares() {
    return !["move", "send"].includes(this.root.dataset.mode);
  }

  async #show() {
    const { rulebook, fen, seat } = this.root.dataset;
    const query = new URLSearchParams({ rulebook, fen, moves: this.#ids.join(",") });
    const answer = await fetch(`/analysis/position?${query}`).catch(() => null);
    if (!answer?.ok) return;
    const view = await answer.json();
    this.board.seat = this.prepares ? view.turn : seat || null;
    this.root.dataset.usualBoard = view.variant === "english" ? "checkers" : "wood";
    // Until the position is known, the board that the server has drawn stays where it is.
    if (!this.board.isConnected) this.root.replaceChildren(...this.parts);
    this.board.show({ ...view, result: null });
  }

  #made(move) {
    if (this.prepares) return this.#tried(move);
    if (this.root.dataset.mode === "send") {
      const buttons = [...document.querySelectorAll("#touch button")];
      return buttons.find((own) => own.value === move.text)?.click();
    }
    const list = document.getElementById("mv");
    const option = [...list.options].find((own) => own.text === move.text);
    if (option) list.value = option.value;
    list.form?.querySelector("button.main")?.focus();
  }

  /** A move of a prepared line: each answer of one's own is written down. */
  #tried(move) {
    this.#ids.push(move.id);
    this.#texts.push(move.text);
    this.#write();
    this.#show();
  }

  #back() {
    this.#ids.pop();
    this.#texts.pop();
    this.#show();
  }

  #write() {
    // A prepared answer stands behind the move that it answers; a solution may end with any.
    if (this.root.dataset.mode === "prepare" && this.#texts.length % 2 !== 0) return;
    const field = document.getElementById("conditional");
    const line = this.#texts.join(" ");
    const kept = field.value.split("\n").filter((own) => own.trim() !== "" && !line.startsWith(own.trim()));
    field.value = [...kept, line].join("\n");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Puts the board into its place, also after the page has been renewed. */
export function mount() {
  const root = document.getElementById("onboard");
  if (root) new OneBoard(root);
}

mount();
