/**
 * `<damier-board>`: a board that shows a view of a game and lets its player move.
 *
 * `seat` is the side that may move here ("white", "black" or null). Events: `move` (detail: the legal move that
 * was made), `tell` (detail: a text for the live region). Legality comes from `view.legal` alone.
 */

import { h, s } from "./dom.js";
import { drawTower, ground, Layout } from "./draw.js";
import { listen } from "./hand.js";
import { jumped, matching, meant, reach, spelled } from "./route.js";
import { layers, squareText, towerText } from "./tell.js";
import { list, t } from "./words.js";

const LEG_MS = 170;
const TALL = ["columns", "lasca"];
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "none";

export class DamierBoard extends HTMLElement {
  seat = null;
  view = null;
  #flipped = null;
  #steps = [];
  #planned = null;
  #captures = false;
  #sent = null;
  #focus = null;
  #cells = new Map();

  /** Black at the bottom; by itself the board is seen from the player's side. */
  get flipped() {
    return this.#flipped ?? this.seat === "black";
  }

  flip() {
    this.#flipped = !this.flipped;
    this.#build();
  }

  /** Shows a position. What was half done is forgotten; a planned move is made if it has become legal. */
  show(view) {
    const fresh = !this.view || JSON.stringify(this.view.board) !== JSON.stringify(view.board);
    const before = this.view;
    this.view = view;
    this.#steps = [];
    this.#ask([]);
    if (fresh) this.#build();
    else this.#draw();
    if (before && view.ply === before.ply + 1) this.#animate(before);
    this.#sent = null;
    this.#carryOut();
  }

  /** Makes the pieces that have to take visible, or hides them again. */
  showCaptures(on = !this.#captures) {
    this.#captures = on;
    this.#draw();
    const due = [...new Set(this.#legal.filter((m) => m.taken.length).map(spelled))];
    if (on) this.#tell(due.length ? t("captures-due", { moves: list(due) }) : t("no-captures"));
    return on;
  }

  /** Makes a legal move, as if it had been made on the board. */
  play(move) {
    this.#sent = move;
    this.#steps = [];
    this.#ask([]);
    this.#captures = false;
    this.#draw();
    this.dispatchEvent(new CustomEvent("move", { detail: move }));
  }

  /** Puts back what was sent but refused. */
  takeBack() {
    this.#sent = null;
    this.#draw();
  }

  cancel() {
    this.#steps = [];
    this.#planned = null;
    this.#ask([]);
    this.#draw();
  }

  get #legal() {
    return this.seat && !this.#sent && !this.view.past ? (this.view.legal ?? []) : [];
  }

  /** Whether a move can only be planned: it is the opponent's turn. */
  get #waiting() {
    const { view } = this;
    return Boolean(this.seat) && !view.result && !view.past && (view.turn !== this.seat || Boolean(this.#sent));
  }

  #tower(square) {
    return this.view.pieces.find(({ sq }) => sq === square)?.tower;
  }

  #liftable(square) {
    if (this.#waiting) return this.#tower(square)?.[0].toLowerCase() === this.seat[0];
    return this.#legal.some(({ path }) => path[0] === square);
  }

  #tell(text) {
    this.dispatchEvent(new CustomEvent("tell", { detail: text }));
  }

  #tap(square) {
    const from = this.#steps[0];
    if (this.#planned) return this.cancel();
    if (from && this.#waiting) return from === square ? this.cancel() : this.#plan([from, square]);
    if (from && reach(this.#legal, this.#steps).has(square)) return this.#step(square);
    if (square !== from && this.#liftable(square)) return this.#lift(square);
    if (from) return this.cancel();
    if (this.#legal.length && this.#tower(square)?.[0].toLowerCase() === this.seat[0]) this.#refuse(square);
  }

  #refuse(square) {
    if (this.#legal[0].taken.length) this.showCaptures(true);
    else this.#tell(t("none-from", { square }));
  }

  #lift(square) {
    this.#steps = [square];
    this.#ask([]);
    this.#draw();
    const to = [...reach(this.#legal, this.#steps)];
    this.#tell(t("lifted", { square, to: list(to) }));
  }

  #step(square) {
    const { play, ask, on } = meant(this.#legal, [...this.#steps, square]);
    if (play) return this.play(play);
    if (ask) return this.#ask(ask);
    if (!on) return;
    this.#steps.push(square);
    this.#draw();
    this.#tell(t("lifted", { square, to: list([...reach(this.#legal, this.#steps)]) }));
  }

  /** Asks which of several moves is meant; touching a square on the way answers too. */
  #ask(moves) {
    if (!this.question) return;
    this.question.hidden = moves.length === 0;
    const buttons = moves.map((move) => h("button", { type: "button", onclick: () => this.play(move) }, spelled(move)));
    this.question.replaceChildren(...(moves.length ? [h("span", {}, t("which-way")), ...buttons] : []));
    buttons[0]?.focus();
  }

  #plan(squares) {
    this.#planned = squares;
    this.#steps = [];
    this.#draw();
    this.#tell(t("planned", { from: squares[0], to: squares[1] }));
  }

  #carryOut() {
    if (!this.#planned || this.#waiting) return;
    const found = matching(this.#legal, this.#planned).filter(({ move }) => move.path.at(-1) === this.#planned[1]);
    this.#planned = null;
    if (found.length === 1) return this.play(found[0].move);
    this.#draw();
    this.#tell(t("plan-dropped"));
  }

  #build() {
    this.layout = new Layout(this.view.board, this.flipped);
    const { rows, cols } = this.layout;
    this.marks = s("g", { class: "marks" });
    this.pieces = s("g", { class: "pieces" });
    this.lines = s("g", { class: "lines" });
    this.picture = s("svg", { viewBox: `0 0 ${cols * 100} ${rows * 100}`, "aria-hidden": "true" }, ground(this.layout), this.marks, this.pieces, this.lines);
    this.tip = h("div", { class: "tip", role: "tooltip", hidden: true });
    this.question = h("div", { class: "question", role: "group", "aria-label": t("which-way"), hidden: true });
    const squares = h("div", { class: "squares" }, this.picture, this.#grid(), this.tip);
    squares.style.aspectRatio = `${cols} / ${rows}`;
    this.replaceChildren(squares, this.question);
    listen(squares, {
      square: (x, y) => this.layout.at(x * cols, y * rows),
      press: (square) => this.#press(square),
      drag: (dx, dy) => this.#drag(dx * cols * 100, dy * rows * 100),
      drop: (square, moved) => this.#drop(square, moved),
      rest: (square) => this.#open(square),
    });
    this.#draw();
  }

  #grid() {
    const { rows, cols } = this.layout;
    this.#cells.clear();
    const lines = this.layout.lines().map((line, row) => h("div", { role: "row", "aria-rowindex": String(row + 1) }, ...line.map(({ name, col }) => {
      const cell = h("div", { role: "gridcell", "aria-colindex": String(col + 1), "data-square": name, tabIndex: -1 });
      Object.assign(cell.style, { left: `${(100 * col) / cols}%`, top: `${(100 * row) / rows}%`, width: `${100 / cols}%`, height: `${100 / rows}%` });
      cell.addEventListener("click", (event) => event.detail === 0 && this.#tap(name));
      cell.addEventListener("focus", () => { this.#focus = name; this.#rove(); this.#open(cell.matches(":focus-visible") ? name : undefined); });
      cell.addEventListener("blur", () => this.#open(undefined));
      this.#cells.set(name, cell);
      return cell;
    })));
    const grid = h("div", { class: "grid", role: "grid", "aria-label": t("board"), "aria-rowcount": String(rows), "aria-colcount": String(cols), onkeydown: (event) => this.#key(event) }, ...lines);
    if (!this.#cells.has(this.#focus)) this.#focus = lines.at(-1).firstChild.dataset.square;
    this.#rove();
    return grid;
  }

  #rove() {
    for (const [name, cell] of this.#cells) cell.tabIndex = name === this.#focus ? 0 : -1;
  }

  #key(event) {
    const lines = this.layout.lines();
    const row = this.layout.places.get(this.#focus)[0];
    const at = lines[row].findIndex(({ name }) => name === this.#focus);
    const go = (toRow, toAt) => {
      const line = lines[Math.max(0, Math.min(lines.length - 1, toRow))];
      this.#cells.get(line[Math.max(0, Math.min(line.length - 1, toAt))].name).focus();
    };
    const keys = {
      ArrowUp: () => go(row - 1, at), ArrowDown: () => go(row + 1, at), ArrowLeft: () => go(row, at - 1), ArrowRight: () => go(row, at + 1),
      Home: () => go(row, 0), End: () => go(row, 99), PageUp: () => go(0, at), PageDown: () => go(99, at),
      Enter: () => this.#tap(this.#focus), " ": () => this.#tap(this.#focus), Escape: () => this.cancel(),
    };
    if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  }

  #press(square) {
    this.wasLifted = this.#steps.at(-1) === square;
    if (this.#planned || this.wasLifted) return this.wasLifted;
    if (!reach(this.#legal, this.#steps).has(square) && this.#liftable(square) && !(this.#waiting && this.#steps.length)) {
      this.#lift(square);
      return true;
    }
    return false;
  }

  #drag(dx, dy) {
    this.#open(undefined);
    const [x, y] = this.layout.corner(this.#steps.at(-1));
    this.lifted?.setAttribute("transform", `translate(${x + dx} ${y + dy})`);
    this.pieces.append(this.lifted ?? "");
  }

  #drop(square, moved) {
    const here = this.#steps.at(-1);
    if (!square) return this.cancel();
    if (square !== here) return moved ? this.#dropOn(square) : this.#tap(square);
    if (moved) return this.#draw();
    if (this.wasLifted && this.#steps.length === 1) this.cancel();
  }

  #dropOn(square) {
    if (this.#waiting) return this.#plan([this.#steps[0], square]);
    if (reach(this.#legal, this.#steps).has(square)) this.#step(square);
    this.#draw();
  }

  /** Shows the exact contents of a tower. */
  #open(square) {
    const tower = square && this.#tower(square);
    this.tip.hidden = !tower || tower.length < 2;
    if (this.tip.hidden) return;
    const discs = layers(tower).flatMap(([letter, n]) => Array.from({ length: n }, () => letter));
    const rows = discs.map((letter) => h("li", {}, s("svg", { viewBox: "8 8 84 84", "aria-hidden": "true" }, drawTower(letter, false)), towerText(this.view, letter)));
    this.tip.replaceChildren(h("strong", {}, square), h("ol", {}, ...rows));
    const [row, col] = this.layout.places.get(square);
    this.tip.dataset.side = col * 2 < this.layout.cols ? "right" : "left";
    const across = this.tip.dataset.side === "right" ? col + 1 : this.layout.cols - col;
    this.tip.style.insetInlineStart = this.tip.dataset.side === "right" ? `${(100 * across) / this.layout.cols}%` : "auto";
    this.tip.style.insetInlineEnd = this.tip.dataset.side === "left" ? `${(100 * across) / this.layout.cols}%` : "auto";
    this.tip.style.top = `${Math.min(60, (100 * row) / this.layout.rows)}%`;
  }

  /** The pieces as they stand while a move is being made, and those already jumped. */
  #standing() {
    const found = this.#sent ? { move: this.#sent, at: this.#sent.path.length - 1 } : matching(this.#legal, this.#steps)[0];
    const from = found?.move.path[0];
    const to = this.#sent ? this.#sent.path.at(-1) : this.#steps.at(-1);
    const taken = found ? jumped(found) : [];
    const order = ({ at }) => this.layout.places.get(at)?.[0] ?? 0;
    const standing = this.view.pieces.map(({ sq, tower }) => ({ sq, tower, at: sq === from ? to : sq, taken: taken.includes(sq) }));
    return standing.sort((a, b) => order(a) - order(b));
  }

  #draw() {
    const tall = TALL.includes(this.view.variant);
    this.lifted = null;
    const drawn = this.#standing().map(({ tower, at, taken }) => {
      const piece = drawTower(tower, tall);
      piece.setAttribute("transform", `translate(${this.layout.corner(at)})`);
      piece.dataset.square = at;
      if (taken) piece.classList.add("taken");
      if (at === this.#steps.at(-1)) (this.lifted = piece).classList.add("lifted");
      return piece;
    });
    this.pieces.replaceChildren(...drawn);
    this.#mark();
    this.#name();
  }

  #mark() {
    const next = this.#steps.length && !this.#waiting ? reach(this.#legal, this.#steps) : [];
    const { last } = this.view;
    const box = (square, kind) => s("rect", { ...this.#corner(square), width: 94, height: 94, class: kind });
    const dot = (square, kind) => this.#circle(square, this.#tower(square) ? 44 : 15, kind);
    this.marks.replaceChildren(
      ...(last ? [...new Set([last.from, ...last.path])].map((q) => box(q, q === last.path.at(-1) ? "last" : "last by")) : []),
      ...this.#steps.slice(-1).map((q) => box(q, "chosen")),
      ...(this.#planned ?? []).map((q) => box(q, "planned")),
      ...[...next].map((q) => dot(q, "next")),
    );
    const due = this.#captures ? this.#legal.filter((move) => move.taken.length) : [];
    this.lines.replaceChildren(
      ...due.map(({ path }) => s("polyline", { points: path.map((q) => this.layout.centre(q)).join(" "), class: "due" })),
      ...due.map(({ path }) => this.#circle(path.at(-1), 12, "due end")),
    );
  }

  #corner(square) {
    const [x, y] = this.layout.corner(square);
    return { x: x + 3, y: y + 3 };
  }

  #circle(square, r, kind) {
    const [cx, cy] = this.layout.centre(square);
    return s("circle", { cx, cy, r, class: kind });
  }

  /** Gives every square its accessible name. */
  #name() {
    const next = this.#steps.length ? reach(this.#legal, this.#steps) : new Set();
    for (const [name, cell] of this.#cells) {
      const can = this.#liftable(name);
      const states = [this.#steps.at(-1) === name && "chosen", next.has(name) && "target", !this.#waiting && can && !next.has(name) && "can-move", this.#planned?.includes(name) && "in-plan"];
      cell.setAttribute("aria-label", [squareText(this.view, name), ...states.filter(Boolean).map((key) => t(key))].join("; "));
      cell.setAttribute("aria-selected", String(this.#steps.at(-1) === name));
      cell.classList.toggle("can", can || next.has(name));
    }
  }

  /** Lets the piece that moved walk its way; motion only where a piece moves. */
  #animate(before) {
    const { last } = this.view;
    if (!last || still() || document.hidden || this.#sent?.path.at(-1) === last.path.at(-1)) return;
    const moved = this.pieces.querySelector(`[data-square="${last.path.at(-1)}"]`);
    if (!moved) return;
    const way = [last.from, ...last.path].map((q) => ({ transform: `translate(${this.layout.corner(q).map((x) => `${x}px`).join()})` }));
    const duration = LEG_MS * Math.min(4, last.path.length);
    this.pieces.append(moved);
    moved.animate(way, { duration, easing: "ease-in-out" }).onfinish = () => this.#draw();
    if (TALL.includes(this.view.variant)) return;
    for (const { sq, tower } of before.pieces.filter((piece) => last.taken.includes(piece.sq))) {
      const ghost = drawTower(tower, false);
      ghost.setAttribute("transform", `translate(${this.layout.corner(sq)})`);
      this.pieces.prepend(ghost);
      ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration }).onfinish = () => ghost.remove();
    }
  }
}

customElements.define("damier-board", DamierBoard);
