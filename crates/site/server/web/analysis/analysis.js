/**
 * The analysis board: moves are tried for both sides, kept as a tree, weighed by the engine, and saved as a study.
 *
 * The page holds `<div id="trial" data-at="PLY" data-mistake="PLY" data-explorer data-explore data-position data-lines
 * data-pdn>` with the addresses it asks, whether the explorer is open, the graph of a game that the engine has looked at, and
 * `<script type="application/json" id="study">` with `{id, version, title, visibility, own, signed_in, chapters}`,
 * where a chapter is `{title, tree}`. Legality, notation and files come from the server.
 */

import "../board/board.js";
import { choices } from "../game/choices.js";
import { Explorer } from "./explorer.js";
import { h, stepIcon } from "../common/dom.js";
import { plyAt } from "../game/findings.js";
import { Lines } from "./engine.js";
import { Mistakes } from "./mistakes.js";
import { Notes } from "./notes.js";
import { Sketch } from "./arrows.js";
import { StudyPanel } from "./study.js";
import { lastText, sideName } from "../board/describe.js";
import { Tree } from "./tree.js";
import { TreeView } from "./tree-view.js";
import { t } from "../common/words.js";

class AnalysisPage {
  constructor(root) {
    this.root = root;
    const { at, position, lines, pdn } = root.dataset;
    this.address = position;
    this.pdnAddress = pdn;
    this.board = document.createElement("damier-board");
    // Both sides are moved here, but the board is seen from one.
    this.board.flipped = "flipped" in root.dataset;
    this.board.addEventListener("move", ({ detail }) => this.#played(detail.id, detail.text));
    this.board.addEventListener("tell", ({ detail }) => this.tell(detail));
    this.view = new TreeView((node) => this.go(node));
    this.lines = new Lines(
      lines,
      (moves) => this.#tried(moves),
      (told) => this.explorer.weigh(told),
    );
    this.notes = new Notes(() => this.#changed());
    this.mistakes = new Mistakes({
      go: (node) => this.go(node),
      refuse: () => this.board.takeBack(),
      hide: (yes) => root.classList.toggle("asks", yes),
      face: (side) => {
        this.board.flipped = side === "black";
      },
    });
    this.graph = root.querySelector(".graph");
    const study = JSON.parse(document.getElementById("study").textContent);
    this.explorer = new Explorer(root.dataset.explore, {
      on: root.dataset.explorer !== undefined,
      own: study.signed_in,
      play: (id, text) => this.#played(id, text),
    });
    this.panel = new StudyPanel(study, {
      chapter: () => this.tree.write(),
      open: (chapter, ply) => this.#open(chapter, ply),
      renew: (chapter) => this.#renew(chapter),
      tell: (text) => this.#notice(text),
    });
    this.#build(root);
    this.panel.start(Number(at));
    this.asked = Number(root.dataset.mistake ?? 0);
    document.addEventListener("keydown", (event) => this.#key(event));
    this.board.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  /** The wheel over the board goes through the moves. */
  #wheel(event) {
    if (event.ctrlKey || !event.deltaY) return;
    event.preventDefault();
    if (event.deltaY > 0) this.#forward();
    else this.#back();
  }

  #build(root) {
    const button = (key, press) => h("button", { type: "button", class: "quiet", onclick: press }, t(key));
    const step = (key, press) =>
      h(
        "button",
        { type: "button", class: "quiet", "aria-label": t(key), title: t(key), onclick: press },
        stepIcon(key),
      );
    this.state = h("p", { class: "state", role: "status" });
    this.notice = h("p", { class: "notice", role: "alert", hidden: true });
    this.polite = h("p", { class: "unseen", "aria-live": "polite" });
    this.fen = h("input", { type: "text", readOnly: true, id: "fen-now", onfocus: () => this.fen.select() });
    this.pdn = h("textarea", { readOnly: true, rows: 6, "aria-label": "PDN", hidden: true });
    this.editor = h("a", { class: "button" }, t("study-edit-position"));
    const steps = h(
      "div",
      { class: "steps", role: "group", "aria-label": t("step") },
      step("first", () => this.go(this.tree.root)),
      step("back", () => this.#back()),
      step("forward", () => this.#forward()),
      step("latest", () => this.go(this.tree.end(this.at))),
    );
    const tools = h(
      "div",
      { class: "tools" },
      button("flip", () => {
        this.board.flip();
        this.sketch.show(this.fen.value);
      }),
      button("study-undo", () => this.#undo()),
      button("study-promote", () => this.tree.promote(this.at) && this.#changed()),
    );
    const fen = h("div", { class: "field" }, h("label", { for: "fen-now" }, "FEN"), this.fen);
    const files = h(
      "div",
      { class: "buttons beside" },
      button("study-show-pdn", () => this.#showPdn()),
      this.editor,
    );
    const explores = root.dataset.explorer !== undefined;
    const side = h(
      "div",
      { class: "side" },
      this.state,
      this.notice,
      this.panel.chapters,
      this.mistakes.element,
      this.lines.element,
      explores ? this.explorer.element : null,
      h("section", { class: "record", "aria-label": t("moves") }, this.view.element, steps),
      explores ? null : this.explorer.element,
      tools,
      this.notes.element,
    );
    const position = h("div", { class: "card line wrap position" }, fen, files);
    const below = h("div", { class: "below" }, this.panel.element, position, this.pdn, choices());
    this.sketch = new Sketch(this.board);
    const table = h("div", { class: "on-board" }, this.lines.scale, this.board);
    this.graph?.addEventListener("click", (event) => {
      const box = this.graph.getBoundingClientRect();
      const ply = plyAt((event.clientX - box.left) / box.width, Number(this.graph.dataset.plies));
      this.go(this.tree.main(ply));
    });
    root.replaceChildren(table, ...(this.graph ? [this.graph] : []), side, below, this.polite);
    root.classList.remove("waits");
  }

  tell(text) {
    this.polite.textContent = text;
  }

  #notice(text) {
    this.notice.hidden = !text;
    this.notice.textContent = text;
  }

  async #open({ tree }, ply) {
    this.tree = new Tree(tree);
    this.second = undefined;
    await this.go(this.tree.main(ply));
    const { position } = this.tree.root;
    if (!position) return;
    const sides = [position.first, position.first === "white" ? "black" : "white"];
    const names = sides.map((side) => this.root.dataset[side] ?? sideName(position, side));
    this.mistakes.show(this.tree, names, sides, this.second);
    if (this.asked) this.mistakes.begin(this.asked);
    this.asked = 0;
  }

  /** Others have changed the chapter: the same place in it, or the last before it that is left. */
  #renew({ tree }) {
    const path = this.tree.path(this.at);
    this.tree = new Tree(tree);
    let node = this.tree.root;
    for (const move of path) {
      const next = node.children.find((own) => own.move === move);
      if (!next) break;
      node = next;
    }
    return this.go(node);
  }

  #query(node) {
    const query = new URLSearchParams({ rulebook: this.tree.rulebook });
    if (this.tree.start) query.set("fen", this.tree.start);
    if (node.parent) query.set("moves", this.tree.path(node).join(","));
    return query;
  }

  /** The position after a move, asked for once. */
  async #position(node) {
    if (node.position) return node.position;
    const answer = await fetch(`${this.address}?${this.#query(node)}`).catch(() => null);
    const told = await answer?.json().catch(() => null);
    if (!answer?.ok) throw new Error(told?.why ?? t("no-position"));
    node.position = told;
    return told;
  }

  /** Shows the position after a move. */
  async go(node) {
    this.at = node;
    try {
      const [position, first] = [await this.#position(node), await this.#position(this.tree.root)];
      if (this.at !== node) return;
      this.second = first.turn !== first.first;
      this.#show(position);
    } catch (fault) {
      this.board.takeBack();
      this.#notice(fault.message);
    }
  }

  #show(position) {
    this.#notice("");
    if (this.board.view) this.board.cancel();
    this.board.seat = position.turn;
    this.board.show({ ...position, result: null });
    this.root.dataset.usualBoard = position.variant === "english" ? "checkers" : "wood";
    this.sketch.show(position.fen);
    this.fen.value = position.fen;
    this.editor.href = `/editor?${new URLSearchParams({ rulebook: position.rulebook, fen: position.fen })}`;
    const side = sideName(position, position.turn);
    this.state.textContent = t(position.legal.length ? "to-move" : "study-no-move-left", { side });
    this.view.show(this.tree, this.at, this.second);
    this.notes.show(this.at);
    this.#mark();
    this.lines.show(position.legal.length ? this.#query(this.at) : null);
    this.explorer.show(this.#query(this.at));
    if (this.at.parent) this.tell(lastText(position));
  }

  /** Where the position stands in the graph of the game, as long as it is one of the game. */
  #mark() {
    const own = this.tree.main(this.at.ply) === this.at;
    const now = this.graph?.querySelector(".now");
    now?.setAttribute("d", `M${this.at.ply},0V100`);
    now?.setAttribute("visibility", own ? "visible" : "hidden");
    // What was found about the game leans the bar too, until the engine looks at the position itself.
    const point = this.graph?.querySelector(".line")?.getAttribute("points").split(" ")[this.at.ply];
    if (own && point) this.lines.lean(100 - Number(point.split(",")[1]));
  }

  #played(id, text) {
    if (this.mistakes.tries(this.at, id, text)) return;
    const node = this.tree.add(this.at, id, text);
    this.#changed();
    return this.go(node);
  }

  #tried(moves) {
    let node = this.at;
    for (const { id, text } of moves) node = this.tree.add(node, id, text);
    this.#changed();
    this.go(node);
  }

  #changed() {
    this.pdn.hidden = true;
    this.panel.changed();
    this.view.show(this.tree, this.at, this.second);
  }

  #undo() {
    if (!this.at.parent) return;
    const before = this.tree.remove(this.at);
    this.#changed();
    this.go(before);
  }

  #back() {
    if (this.at.parent) this.go(this.at.parent);
  }

  #forward() {
    if (this.at.children.length) this.go(this.at.children[0]);
  }

  #key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select, textarea, [role=grid]")) return;
    const keys = {
      ArrowLeft: () => this.#back(),
      ArrowRight: () => this.#forward(),
      ArrowUp: () => this.go(this.tree.beside(this.at, -1)),
      ArrowDown: () => this.go(this.tree.beside(this.at, 1)),
      Home: () => this.go(this.tree.root),
      End: () => this.go(this.tree.end(this.at)),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }

  async #showPdn() {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(this.tree.write());
    const answer = await fetch(this.pdnAddress, { method: "POST", headers, body }).catch(() => null);
    if (!answer?.ok) return this.#notice((await answer?.json().catch(() => null))?.why ?? t("lost"));
    this.pdn.value = await answer.text();
    this.pdn.hidden = false;
    this.pdn.select();
  }
}

const root = document.getElementById("trial");
if (root) new AnalysisPage(root);
