/**
 * Damier in a pocket: play against the engine, a clock for the hall and one's own games, all without a network.
 *
 * The page holds `<div id="pocket">` with the sections below and `<script type="application/json" id="places">` with
 * `{program, weights, files, more, games}`: where the engine is, what the browser shall keep, what it keeps besides for
 * whoever asks for it (`#keep-more`, with its state beside it), and the games. Legality and the
 * engine's moves come from the same rules as the server's, in WebAssembly.
 */

import "../board/board.js";
import { h } from "../common/dom.js";
import { HallClock } from "./clock.js";
import { Kept } from "./kept.js";
import { lastText, sideName } from "../board/describe.js";
import { Thinker } from "../thinker.js";
import { t } from "../common/words.js";

const places = JSON.parse(document.getElementById("places").textContent);
const CACHE = `damier-pocket-${places.mark}`;

/** What is kept of an address, whoever asked for it in whatever language. */
const found = (path) => caches.match(path, { ignoreVary: true }).catch(() => undefined);

/** Keeps everything that this page needs in the browser, and says so; whoever kept more of it before keeps that too. */
async function keep(told, more) {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) {
    told.textContent = t("pocket-cannot-keep");
    return;
  }
  try {
    await navigator.serviceWorker.register("/worker.js");
    const wantsMore = await found(places.more[0]);
    const cache = await caches.open(CACHE);
    await cache.addAll(places.files);
    if (wantsMore) await cache.addAll(places.more);
    const old = (await caches.keys()).filter((name) => name.startsWith("damier-pocket-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await navigator.storage?.persist?.();
    told.textContent = t("pocket-kept");
    told.dataset.kept = "true";
    offerMore(more, Boolean(wantsMore));
  } catch {
    const known = await caches.match("/pocket").catch(() => null);
    told.textContent = t(known ? "pocket-kept" : "pocket-not-kept");
    if (known) told.dataset.kept = "true";
  }
}

/** Offers to keep rules, lessons and exercises too, or says that they are kept. */
function offerMore(button, kept) {
  const state = button.nextElementSibling;
  button.hidden = kept;
  if (kept) state.textContent = t("pocket-kept-more");
  button.addEventListener("click", async () => {
    button.disabled = true;
    state.textContent = t("pocket-keeping-more");
    try {
      const cache = await caches.open(CACHE);
      await cache.addAll(places.more);
      button.hidden = true;
      state.textContent = t("pocket-kept-more");
    } catch {
      button.disabled = false;
      state.textContent = t("pocket-not-kept");
    }
  });
}

/** A game against the engine. */
class Match {
  #moves = [];
  #thinking = 0;

  constructor(root, kept) {
    this.root = root;
    this.kept = kept;
    this.form = /** @type {HTMLFormElement} */ (root.querySelector("form"));
    const address = `${places.engine}?${new URLSearchParams({ program: places.program, weights: places.weights })}`;
    this.thinker = new Thinker(() => new Worker(address, { type: "module" }));
    this.board = document.createElement("damier-board");
    this.board.addEventListener("move", ({ detail }) => this.#played(detail.id));
    this.polite = h("p", { class: "unseen", "aria-live": "polite" });
    this.board.addEventListener("tell", ({ detail }) => (this.polite.textContent = detail));
    this.state = h("p", { class: "state", role: "status" });
    this.list = h("p", { class: "line-of-play" });
    const button = (key, press) => h("button", { type: "button", onclick: press }, t(key));
    this.tools = h(
      "div",
      { class: "buttons" },
      button("pocket-back", () => this.#back()),
      button("flip", () => this.board.flip()),
      button("pocket-move-now", () => this.thinker.stop()),
      button("pocket-resign", () => this.#resign()),
    );
    root.querySelector(".table").replaceChildren(this.board, this.state, this.tools, this.list, this.polite);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#begin();
    });
    this.#resume();
  }

  #begin() {
    const { rulebook, level, seat } = Object.fromEntries(new FormData(this.form));
    const side = seat === "any" ? (Math.random() < 0.5 ? "white" : "black") : seat;
    this.game = this.kept.begin({ rulebook, level: Number(level), seat: side });
    this.#moves = [];
    this.board.view = null;
    this.#show();
  }

  /** The last game goes on if it has not ended. */
  #resume() {
    const last = this.kept.unfinished();
    if (!last) return this.#begin();
    this.game = last;
    this.#moves = [...last.moves];
    this.form.elements["rulebook"].value = last.rulebook;
    this.form.elements["level"].value = String(last.level);
    return this.#show();
  }

  #place() {
    return { rulebook: this.game.rulebook, moves: this.#moves };
  }

  async #show() {
    const turn = ++this.#thinking;
    this.thinker.stop();
    try {
      const view = await this.thinker.ask({ do: "position", ...this.#place() });
      if (turn !== this.#thinking || !view) return;
      this.view = view;
      this.root.dataset.usualBoard = view.variant === "english" ? "checkers" : "wood";
      this.board.seat = this.game.seat;
      const own = view.turn === this.game.seat && !this.#over(view);
      this.board.show({ ...view, legal: own ? view.legal : [], result: this.#over(view) ? {} : null });
      this.#write(view);
      if (view.ply) this.polite.textContent = lastText(view);
      if (!own && !this.#over(view)) await this.#answer(turn);
    } catch (fault) {
      this.state.textContent = t("pocket-no-engine");
      this.state.dataset.fault = /** @type {Error} */ (fault).message;
    }
  }

  #over(view) {
    return view.ended ?? (this.game.resigned ? { winner: this.game.seat === "white" ? "black" : "white" } : null);
  }

  #write(view) {
    const over = this.#over(view);
    const end = () => {
      if (!over.winner) return t("pocket-drawn");
      return t("pocket-won", { side: sideName(view, over.winner) });
    };
    const clause = over?.clauses?.[0] ? ` (${over.clauses[0]})` : "";
    const own = view.turn === this.game.seat;
    this.state.textContent = over ? end() + clause : t(own ? "your-move" : "pocket-thinks");
    this.state.classList.toggle("result", Boolean(over));
    this.list.textContent = numbered(view);
    this.kept.write({ ...this.game, moves: this.#moves, over: Boolean(over), text: numbered(view) });
  }

  async #answer(turn) {
    const { level } = this.game;
    const lot = Math.floor(Math.random() * 2 ** 52);
    const begun = performance.now();
    const found = await this.thinker.ask({ do: "search", ...this.#place(), level, lot, milliseconds: 3000 });
    if (turn !== this.#thinking || !found?.best) return;
    // A move that comes at once is not seen.
    await new Promise((go) => setTimeout(go, Math.max(0, 350 - (performance.now() - begun))));
    if (turn === this.#thinking) this.#played(found.best.id);
  }

  #played(id) {
    this.#moves.push(id);
    return this.#show();
  }

  /** Goes back to where one has to move oneself. */
  #back() {
    const own = this.view?.turn === this.game.seat;
    this.game.resigned = false;
    this.#moves.splice(Math.max(0, this.#moves.length - (own ? 2 : 1)));
    return this.#show();
  }

  #resign() {
    if (this.#over(this.view) || !confirm(t("pocket-really-resign"))) return;
    this.game.resigned = true;
    this.#show();
  }
}

/** The moves as a line: `1. 32-28 19-23 2. …`. */
function numbered({ moves }) {
  return moves.map((text, i) => (i % 2 ? text : `${i / 2 + 1}. ${text}`)).join(" ");
}

const root = document.getElementById("pocket");
if (root) {
  const kept = new Kept(document.getElementById("own-games"), places);
  new Match(document.getElementById("play"), kept);
  new HallClock(document.getElementById("hall-clock"));
  keep(document.getElementById("keeping"), document.getElementById("keep-more"));
}
