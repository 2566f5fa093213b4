/**
 * The board editor: pieces put down by tap, drag or key; the server says what is wrong and how it is written.
 *
 * The page holds `<div id="editor" data-check data-read>` and `<script type="application/json" id="position">` with
 * `{variant, rulebook, board, pieces, turn, start}`, `start` being the pieces of a new game. With `data-bare` it leads
 * nowhere by itself. Event: `position` (detail: `fen`, null while something is wrong).
 */

import { Cells } from "../board/squares.js";
import { h, s } from "../common/dom.js";
import { Layout, drawTower } from "../board/draw.js";
import { listen } from "../board/pointer.js";
import { Picture } from "../board/picture.js";
import { carried, placed, put } from "./placing.js";
import { squareText, towerText } from "../board/describe.js";
import { t } from "../common/words.js";

const DISCS = ["w", "W", "b", "B"];

class Editor {
  #flipped = false;
  #disc = "w";
  #dragged = null;
  #carried = false;
  #asked = 0;

  constructor(root) {
    this.root = root;
    this.view = JSON.parse(document.getElementById("position").textContent);
    this.tall = ["columns", "lasca"].includes(this.view.variant);
    root.dataset.usualBoard = this.view.variant === "english" ? "checkers" : "wood";
    this.place = h("div", { class: "editor-board" });
    this.state = h("div", { class: "faults", role: "status" });
    this.polite = h("p", { class: "unseen", "aria-live": "polite" });
    this.fen = h("input", { type: "text", id: "fen", spellcheck: false, autocomplete: "off" });
    root.replaceChildren(this.place, h("div", { class: "side" }, ...this.#controls()), this.polite);
    root.classList.add("trial");
    root.classList.remove("waits");
    this.place.addEventListener("keydown", (event) => this.#key(event));
    this.#board();
    this.#change({});
  }

  #controls() {
    const button = (key, press) => h("button", { type: "button", onclick: press }, t(key));
    const turn = h(
      "select",
      { id: "turn", onchange: () => this.#change({ turn: turn.value }) },
      ...["white", "black"].map((side) => h("option", { value: side, selected: side === this.view.turn }, t(side))),
    );
    this.turn = turn;
    this.next = ["study-analyse", "study-play-engine", "study-challenge"].map((key) =>
      h("a", { class: "button" }, t(key)),
    );
    return [
      this.#palette(),
      h("p", {}, h("small", {}, t(this.tall ? "editor-help-towers" : "editor-help"))),
      h(
        "div",
        { class: "buttons" },
        button("editor-start", () => this.#change({ pieces: this.view.start })),
        button("editor-clear", () => this.#change({ pieces: [] })),
        button("flip", () => this.#flip()),
      ),
      h("div", { class: "field" }, h("label", { for: "turn" }, t("editor-turn")), turn),
      h(
        "form",
        { class: "field", onsubmit: (event) => this.#read(event) },
        h("label", { for: "fen" }, "FEN"),
        h("div", { class: "line" }, this.fen, h("button", {}, t("editor-read"))),
      ),
      this.state,
      ...("bare" in this.root.dataset ? [] : [h("div", { class: "buttons" }, ...this.next)]),
    ];
  }

  #palette() {
    const choice = (disc) => {
      const picture =
        disc === "erase"
          ? h("span", { "aria-hidden": "true" }, "⌫")
          : s("svg", { viewBox: "8 8 84 84", "aria-hidden": "true" }, drawTower(disc, false));
      const name = disc === "erase" ? t("editor-erase") : towerText(this.view, disc);
      const input = h("input", {
        type: "radio",
        name: "disc",
        value: disc,
        checked: disc === this.#disc,
        onchange: () => (this.#disc = disc),
      });
      return h("label", { title: name }, input, picture, h("span", { class: "unseen" }, name));
    };
    return h("fieldset", { class: "palette" }, h("legend", {}, t("editor-piece")), ...[...DISCS, "erase"].map(choice));
  }

  #board() {
    const layout = new Layout(this.view.board, this.#flipped);
    const open = (square) => this.picture.open(this.view, square, square && this.#tower(square));
    this.picture = new Picture(layout, this.tall);
    this.cells = new Cells(layout, { tap: (square) => this.#put(square), cancel: () => {}, open }, this.cells?.at);
    const squares = h("div", { class: "squares" }, this.picture.element, this.cells.element, this.picture.tip);
    squares.style.aspectRatio = `${layout.cols} / ${layout.rows}`;
    this.place.replaceChildren(squares);
    listen(squares, {
      square: (x, y) => layout.at(x * layout.cols, y * layout.rows),
      press: (square) => this.#press(square),
      drag: (dx, dy) => {
        this.#carried = true;
        this.picture.drag(this.#dragged, dx, dy);
      },
      drop: (square, moved) => this.#drop(square, moved),
      open,
    });
  }

  #flip() {
    this.#flipped = !this.#flipped;
    this.#board();
    this.#draw();
  }

  #tower(square) {
    return this.view.pieces.find(({ sq }) => sq === square)?.tower;
  }

  #press(square) {
    this.#dragged = this.#tower(square) ? square : null;
    this.#carried = false;
    if (this.#dragged) this.#draw();
    return Boolean(this.#dragged);
  }

  #drop(square, moved) {
    const from = this.#dragged;
    this.#dragged = null;
    if (!moved && square) return this.#put(square);
    // A long press that only looked into a tower carries nothing.
    if (from && this.#carried) this.#change({ pieces: carried(this.view.pieces, from, square) });
    else this.#draw();
  }

  #put(square) {
    this.#change({ pieces: put(this.view.pieces, square, this.#disc, this.tall) });
    this.polite.textContent = squareText(this.view, square);
  }

  /** On a square: w, b put men, W, B kings, Delete takes away. */
  #key(event) {
    const square = event.target.closest("[data-square]")?.dataset.square;
    if (!square || event.ctrlKey || event.metaKey || event.altKey) return;
    const gone = ["Delete", "Backspace"].includes(event.key);
    if (!gone && !DISCS.includes(event.key)) return;
    event.preventDefault();
    const { pieces } = this.view;
    this.#change({ pieces: gone ? placed(pieces, square, "") : put(pieces, square, event.key, this.tall) });
    this.polite.textContent = squareText(this.view, square);
  }

  #draw(wrong = []) {
    const { pieces } = this.view;
    this.picture.pieces(pieces.map(({ sq, tower }) => ({ at: sq, tower, lifted: sq === this.#dragged })));
    this.picture.marks(
      wrong.map((square) => [square, "wrong"]),
      [],
      [],
    );
    for (const [square] of this.view.board.numbering)
      this.cells.name(square, squareText(this.view, square), false, Boolean(this.#tower(square)));
  }

  async #change(what) {
    Object.assign(this.view, what);
    this.turn.value = this.view.turn;
    this.#draw();
    const asked = ++this.#asked;
    const { rulebook, turn, pieces } = this.view;
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ rulebook, turn, pieces });
    const answer = await fetch(this.root.dataset.check, { method: "POST", headers, body }).catch(() => null);
    const told = await answer?.json().catch(() => null);
    if (asked !== this.#asked) return;
    if (!answer?.ok) return this.#tell([{ why: told?.why ?? t("lost") }], null);
    if (document.activeElement !== this.fen) this.fen.value = told.fen ?? "";
    const fen = told.faults.length ? null : told.fen;
    this.#tell(told.faults, fen);
    this.root.dispatchEvent(new CustomEvent("position", { detail: { fen } }));
  }

  #tell(faults, fen) {
    const items = faults.map(({ why }) => h("li", {}, why));
    this.state.replaceChildren(items.length ? h("ul", {}, ...items) : t("editor-fine"));
    this.state.className = items.length ? "faults notice bad" : "faults notice good";
    this.#draw(faults.map(({ sq }) => sq).filter(Boolean));
    const { rulebook } = this.view;
    const to = [
      ["/analysis", { rulebook, fen }],
      ["/", { rulebook, start: fen, with: "5" }],
      ["/", { rulebook, start: fen, with: "friend" }],
    ];
    this.next.forEach((link, i) => {
      const [address, query] = to[i];
      if (fen) link.href = `${address}?${new URLSearchParams(query)}`;
      else link.removeAttribute("href");
      link.setAttribute("aria-disabled", String(!fen));
    });
  }

  async #read(event) {
    event.preventDefault();
    const query = new URLSearchParams({ rulebook: this.view.rulebook, fen: this.fen.value });
    const answer = await fetch(`${this.root.dataset.read}?${query}`).catch(() => null);
    const told = await answer?.json().catch(() => null);
    if (!answer?.ok) return this.#tell([{ why: told?.why ?? t("lost") }], null);
    this.fen.blur();
    this.#change({ pieces: told.pieces, turn: told.turn });
  }
}

const root = document.getElementById("editor");
if (root) new Editor(root);
