/**
 * Mistakes to be played better: the board shows the position before each of them and asks for the move that the engine
 * had found. A mistake is a move of the main line with a sign for a bad one, and the better move stands beside it.
 */

import { h } from "../common/dom.js";
import { numbered } from "./tree.js";
import { t } from "../common/words.js";

/** The bad moves of the main line for which a better one is known: `{before, played, better}`. */
export function mistakes(tree) {
  const found = [];
  for (let at = tree.root; at.children.length; at = at.children[0]) {
    const [played, better] = at.children;
    if (better && played.sign?.includes("?")) found.push({ before: at, played, better });
  }
  return found;
}

export class Mistakes {
  #all = [];
  #left = [];
  #now = null;
  #second = false;

  /**
   * `on` has `go(node)`, `refuse()` (the move on the board is taken back), `hide(yes)` (the moves are not shown) and
   * `face(side)` (the board is seen from that side).
   */
  constructor(on) {
    this.on = on;
    this.text = h("p", { role: "status" });
    this.buttons = h("div", { class: "buttons" });
    this.element = h("section", { class: "card practice", "aria-label": t("study-mistakes") }, this.text, this.buttons);
    this.element.hidden = true;
  }

  /**
   * Another tree is on the board; `names` are those of the first player and the other, `sides` their colours, `second`:
   * the other began.
   */
  show(tree, names, sides, second) {
    this.names = names;
    this.sides = sides;
    this.#second = second;
    this.#all = mistakes(tree);
    this.element.hidden = this.#all.length === 0;
    this.#stop();
  }

  /** Begins with the mistake at a ply, if there is one. */
  begin(ply) {
    const from = this.#all.findIndex(({ played }) => played.ply === ply);
    if (from >= 0) this.#ask(this.#all.slice(from));
  }

  /** A move was made; answers whether it was an answer. */
  tries(at, id, text) {
    if (this.#now?.before !== at) return false;
    const { better } = this.#now;
    if (id === better.move || text === better.text) this.#found(t("study-mistake-found", { move: better.text }));
    else {
      this.text.textContent = t("study-mistake-again", { move: text });
      this.on.refuse();
    }
    return true;
  }

  /** Whose half-move it was: 0 the first player's, 1 the other's. */
  #side(ply) {
    return (ply - 1 + (this.#second ? 1 : 0)) % 2;
  }

  #stop() {
    this.#now = null;
    this.on.hide(false);
    this.text.textContent = t("study-mistakes");
    const of = (side) => this.#all.filter(({ played }) => this.#side(played.ply) === side);
    const ways = [0, 1].map((side) => [this.names[side], of(side)]).filter(([, own]) => own.length);
    this.buttons.replaceChildren(
      ...ways.map(([side, own]) => this.#button(`${side}: ${own.length}`, () => this.#ask(own))),
    );
  }

  #button(text, press, kind = "") {
    return h("button", { type: "button", class: kind, onclick: press }, text);
  }

  #ask(asked) {
    const [now, ...left] = asked;
    if (!now) return this.#stop();
    this.#now = now;
    this.#left = left;
    this.on.hide(true);
    const { played } = now;
    this.on.face(this.sides[this.#side(played.ply)]);
    const move = `${numbered(played.ply, this.#second)} ${played.text}${played.sign}`;
    this.text.textContent = t("study-mistake-ask", { move });
    this.buttons.replaceChildren(
      this.#button(t("study-mistake-show"), () => this.#found(t("study-mistake-was", { move: now.better.text }))),
      this.#button(t("study-mistake-next"), () => this.#ask(this.#left)),
      this.#button(t("study-mistake-stop"), () => this.#stop(), "quiet"),
    );
    this.on.go(now.before);
  }

  #found(text) {
    const { better } = this.#now;
    this.#now = null;
    this.text.textContent = text;
    this.on.hide(false);
    this.buttons.replaceChildren(
      this.#left.length ? this.#button(t("study-mistake-next"), () => this.#ask(this.#left), "main") : "",
      this.#button(t("study-mistake-stop"), () => this.#stop(), "quiet"),
    );
    this.on.go(better);
  }
}
