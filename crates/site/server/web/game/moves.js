/** The moves of a game in the code's notation, and stepping back through them. */

import { h, stepIcon } from "../common/dom.js";
import { t } from "../common/words.js";

export class MoveList {
  #texts = [];
  #at = 0;
  #buttons = [];
  #marks = new Map();

  /** `onstep(ply)` is called when a reader wants to see the position after a move; 0 is the start. */
  constructor(onstep) {
    this.onstep = onstep;
    this.list = h("ol", { class: "moves", tabIndex: -1 });
    this.element = h(
      "section",
      { class: "record", "aria-label": t("moves"), onkeydown: (event) => this.#key(event) },
      this.list,
      this.#steps(),
    );
  }

  #steps() {
    const step = (key, to) =>
      h(
        "button",
        { type: "button", class: "quiet", "aria-label": t(key), title: t(key), onclick: () => this.#go(to()) },
        stepIcon(key),
      );
    return h(
      "div",
      { class: "steps", role: "group", "aria-label": t("step") },
      step("first", () => 0),
      step("back", () => this.#at - 1),
      step("forward", () => this.#at + 1),
      step("latest", () => this.#texts.length),
    );
  }

  #go(ply) {
    const wanted = Math.max(0, Math.min(this.#texts.length, ply));
    if (wanted !== this.#at) this.onstep(wanted);
  }

  /** Steps as a key says; answers whether it says so. */
  key(name) {
    const steps = { ArrowLeft: this.#at - 1, ArrowRight: this.#at + 1, Home: 0, End: this.#texts.length };
    if (!(name in steps)) return false;
    this.#go(steps[name]);
    return true;
  }

  #key(event) {
    if (!this.key(event.key)) return;
    event.preventDefault();
    this.#buttons[this.#at - 1]?.focus();
  }

  /** Puts signs behind moves: `{ply, sign, word}`. */
  judge(marks) {
    this.#marks = new Map(marks.map((mark) => [mark.ply, mark]));
    this.#write(this.#texts);
    this.show(this.#texts, this.#at);
  }

  /** Shows the moves, with the one marked that led to the position on the board. */
  show(texts, at) {
    if (texts.join() !== this.#texts.join()) this.#write(texts);
    this.#at = at;
    this.#buttons.forEach((button, i) => this.#mark(button, i + 1));
    const button = this.#buttons[at - 1];
    if (button) this.list.scrollTop = button.offsetTop - this.list.clientHeight / 2;
  }

  /** One move is a tab stop; arrows go to the others. */
  #mark(button, ply) {
    button.tabIndex = ply === Math.max(1, this.#at) ? 0 : -1;
    if (ply === this.#at) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  }

  #sign(ply) {
    const mark = this.#marks.get(ply);
    if (!mark) return null;
    return h("span", { class: "sign", title: mark.word }, mark.sign, h("span", { class: "unseen" }, ` ${mark.word}`));
  }

  #write(texts) {
    this.#texts = texts;
    this.#buttons = texts.map((text, i) =>
      h("button", { type: "button", class: "move", onclick: () => this.#go(i + 1) }, text, this.#sign(i + 1)),
    );
    const pairs = Array.from({ length: Math.ceil(texts.length / 2) }, (_, i) =>
      h("li", {}, ...this.#buttons.slice(2 * i, 2 * i + 2)),
    );
    this.list.replaceChildren(...pairs);
  }
}
