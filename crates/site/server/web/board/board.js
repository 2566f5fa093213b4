/**
 * `<damier-board>`: a board that shows a view of a game and lets its player move.
 *
 * `seat` is the side that may move here ("white", "black" or null). Events: `move` (detail: the legal move that
 * was made), `tell` (detail: a text for the live region). Legality comes from `view.legal` alone.
 */

import { Cells } from "./squares.js";
import { h } from "../common/dom.js";
import { Layout } from "./draw.js";
import { listen } from "./pointer.js";
import { Picture } from "./picture.js";
import { apart, jumped, matching, meant, outcomes, reach, spelled } from "./route.js";
import { squareText } from "./describe.js";
import { list, t } from "../common/words.js";

const TALL = ["columns", "lasca"];

export class DamierBoard extends HTMLElement {
  seat = null;
  view = null;
  #flipped = null;
  /** The squares touched so far, the first with the piece picked up. */
  #steps = [];
  /** From and to of a move to be made when the turn comes. */
  #planned = null;
  #captures = false;
  /** The move on its way to the server. */
  #sent = null;
  /** The moves between which the player is asked to choose. */
  #offered = [];

  /** A board on somebody's page that names a game shows it by itself. */
  connectedCallback() {
    if (this.hasAttribute("pdn") || this.hasAttribute("src")) import("./element.js").then(({ show }) => show(this));
  }

  /** Black at the bottom; by itself the board is seen from the player's side. */
  get flipped() {
    return this.#flipped ?? this.seat === "black";
  }

  set flipped(on) {
    this.#flipped = on;
    if (this.view) this.#build();
  }

  flip() {
    this.flipped = !this.flipped;
  }

  /** Shows a position; a planned move is made if it has become legal. */
  show(view) {
    const before = this.view;
    this.view = view;
    const same = before?.ply === view.ply && before.past === view.past && !view.result;
    const own = this.#sent?.path.at(-1) === view.last?.path.at(-1);
    if (!same) this.#reset();
    if (JSON.stringify(before?.board) === JSON.stringify(view.board)) this.#draw();
    else this.#build();
    if (before && view.ply === before.ply + 1 && view.last && !own)
      this.picture.animate(view.last, before.pieces, () => this.#draw());
    if (!same) this.#carryOut();
  }

  /** Makes the pieces that have to take visible, or hides them again. */
  showCaptures(on = !this.#captures) {
    this.#captures = on;
    this.#draw();
    const due = this.#due().map(spelled);
    if (on) this.#tell(due.length ? t("captures-due", { moves: list(due) }) : t("no-captures"));
  }

  /** Makes a legal move, as if it had been made on the board. */
  play(move) {
    this.#reset();
    this.#sent = move;
    this.#draw();
    this.dispatchEvent(new CustomEvent("move", { detail: move }));
  }

  /** Puts back what was sent but refused. */
  takeBack() {
    this.#sent = null;
    this.#draw();
  }

  cancel() {
    const sent = this.#sent;
    this.#reset();
    this.#sent = sent;
    this.#planned = null;
    this.#draw();
  }

  #reset() {
    this.#steps = [];
    this.#sent = null;
    this.#captures = false;
    this.#ask([]);
  }

  get #legal() {
    return this.seat && !this.#sent && !this.view.past ? (this.view.legal ?? []) : [];
  }

  /** Whether a move can only be planned: it is the opponent's turn. */
  get #waiting() {
    const { view, seat } = this;
    return Boolean(seat) && !view.result && !view.past && (view.turn !== seat || Boolean(this.#sent));
  }

  #due() {
    return this.#legal.filter(({ taken }) => taken.length);
  }

  #next() {
    return this.#steps.length ? reach(this.#legal, this.#steps) : new Set();
  }

  #tower(square) {
    return this.view.pieces.find(({ sq }) => sq === square)?.tower;
  }

  #own(square) {
    return Boolean(this.seat) && this.#tower(square)?.[0].toLowerCase() === this.seat[0];
  }

  #liftable(square) {
    return this.#waiting ? this.#own(square) : this.#legal.some(({ path }) => path[0] === square);
  }

  #tell(text) {
    this.dispatchEvent(new CustomEvent("tell", { detail: text }));
  }

  #tap(square) {
    const [from] = this.#steps;
    if (this.#planned) return this.cancel();
    if (this.#next().has(square)) return this.#step(square);
    if (square !== from && this.#liftable(square)) return this.#lift(square);
    if (from && square !== from && this.#waiting) return this.#plan(from, square);
    if (from) this.cancel();
    if (square !== from && this.#legal.length && this.#own(square)) this.#refuse(square);
  }

  #refuse(square) {
    if (this.#due().length) this.showCaptures(true);
    else this.#tell(t("none-from", { square }));
  }

  #lift(square) {
    this.#reach([square]);
  }

  #step(square) {
    const { play, ask, on } = meant(this.#legal, [...this.#steps, square]);
    if (play) this.play(play);
    else if (ask) this.#offer(ask);
    else if (on) this.#reach([...this.#steps, square]);
  }

  #reach(steps) {
    this.#steps = steps;
    this.#ask([]);
    this.#draw();
    this.#tell(t(this.#waiting ? "lifted-plan" : "lifted", { square: steps.at(-1), to: list([...this.#next()]) }));
  }

  /** Asks which of several moves is meant; touching a square on the way answers too. */
  #ask(moves) {
    this.#offered = moves;
    if (!this.question) return;
    if (this.question.contains(document.activeElement)) this.cells.focus();
    this.question.hidden = moves.length === 0;
    const number = (index) => h("b", { class: "number", "aria-hidden": "true" }, String(index + 1));
    const buttons = moves.map((move, index) =>
      h("button", { type: "button", onclick: () => this.play(move) }, number(index), spelled(move)),
    );
    this.question.replaceChildren(h("span", {}, t("which-way")), ...buttons);
    buttons[0]?.focus();
  }

  /** Every way that is offered is drawn, with its number and the pieces it takes. */
  #offer(moves) {
    this.#ask(moves);
    this.#draw();
  }

  #plan(from, to) {
    this.#planned = [from, to];
    this.#steps = [];
    this.#draw();
    this.#tell(t("planned", { from, to }));
  }

  #carryOut() {
    if (!this.#planned || this.#waiting) return;
    const [, to] = this.#planned;
    const ending = matching(this.#legal, this.#planned).filter(({ move }) => move.path.at(-1) === to);
    const found = outcomes(ending.map(({ move }) => move));
    this.#planned = null;
    if (found.length === 1) return this.play(found[0]);
    this.#draw();
    this.#tell(t("plan-dropped"));
  }

  #build() {
    const layout = new Layout(this.view.board, this.flipped);
    const open = (square) => this.picture.open(this.view, square, square && this.#tower(square));
    this.picture = new Picture(layout, TALL.includes(this.view.variant));
    this.cells = new Cells(
      layout,
      { tap: (square) => this.#tap(square), cancel: () => this.cancel(), open },
      this.cells?.at,
    );
    this.question = h("div", { class: "question", role: "group", "aria-label": t("which-way"), hidden: true });
    const squares = h("div", { class: "squares" }, this.picture.element, this.cells.element, this.picture.tip);
    squares.style.aspectRatio = `${layout.cols} / ${layout.rows}`;
    this.replaceChildren(squares, this.question);
    listen(squares, {
      square: (x, y) => layout.at(x * layout.cols, y * layout.rows),
      press: (square) => this.#press(square),
      drag: (dx, dy) => this.picture.drag(this.#steps.at(-1), dx, dy),
      drop: (square, moved) => this.#drop(square, moved),
      open,
    });
    this.#draw();
  }

  /** Picks up what lies under the finger; answers whether it can be dragged. */
  #press(square) {
    this.held = this.#steps.at(-1) === square;
    if (this.held) return true;
    if (this.#planned || this.#next().has(square) || !this.#liftable(square)) return false;
    this.#lift(square);
    return true;
  }

  #drop(square, moved) {
    const here = this.#steps.at(-1);
    if (!moved && square !== here) return this.#tap(square);
    if (!moved) return this.held && this.#steps.length === 1 && this.cancel();
    if (square && square !== here && this.#waiting) return this.#plan(here, square);
    if (this.#next().has(square)) this.#step(square);
    else if (square !== here && this.#steps.length === 1) return this.cancel();
    this.#draw();
  }

  #draw() {
    this.picture.pieces(this.#standing());
    this.#mark();
    this.#name();
  }

  /** The pieces as they stand while a move is being made, and those already jumped. */
  #standing() {
    const ways = this.#sent
      ? [{ move: this.#sent, at: this.#sent.path.length - 1 }]
      : matching(this.#legal, this.#steps);
    const [found] = ways;
    const hand = this.#steps.at(-1);
    // While several routes are open, only what all of them have jumped is gone.
    const [first = [], ...others] = ways.map(jumped);
    const gone = first.filter((square) => others.every((other) => other.includes(square)));
    const taken = [...gone, ...this.#offered.flatMap((move) => move.taken)];
    const moved = (sq) => (sq === found?.move.path[0] ? found.move.path[found.at] : sq);
    return this.view.pieces.map(({ sq, tower }) => ({
      at: moved(sq),
      tower,
      taken: taken.includes(sq),
      lifted: moved(sq) === hand,
    }));
  }

  #mark() {
    const { last } = this.view;
    const way = last ? [...new Set([last.from, ...last.path])] : [];
    const boxes = [
      ...way.map((square) => [square, square === last.path.at(-1) ? "last" : "last by"]),
      ...this.#steps.slice(-1).map((square) => [square, "chosen"]),
      ...(this.#planned ?? []).map((square) => [square, "planned"]),
    ];
    const dots = [...this.#next()].map((square) => [square, this.#tower(square) ? 44 : 15, "next"]);
    const shown = this.#offered.length || !this.#captures ? this.#offered : this.#due();
    const ways = shown.map(({ path }) => path);
    this.picture.marks(boxes, dots, ways, apart(this.#offered));
  }

  /** Gives every square its accessible name. */
  #name() {
    const next = this.#next();
    const hand = this.#steps.at(-1);
    for (const [square] of this.view.board.numbering) {
      const can = this.#liftable(square);
      const states = [
        square === hand && "chosen",
        next.has(square) && "target",
        can && !this.#waiting && "can-move",
        this.#planned?.includes(square) && "in-plan",
      ];
      const text = [squareText(this.view, square), ...states.filter(Boolean).map((key) => t(key))].join("; ");
      this.cells.name(square, text, square === hand, can || next.has(square));
    }
  }
}

customElements.define("damier-board", DamierBoard);
