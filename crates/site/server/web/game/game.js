/**
 * The page of a game: board, clocks, moves, acts, talk, tied to the live connection.
 *
 * The page holds `<div id="game" data-game="ID" data-live="/live" data-history="URL">`,
 * whose content is what readers without scripts see; `<script type="application/json" id="view">` with the first
 * view (optional); and the words. `data-history` answers `[{"ply", "pieces", "last"}, …]` of the whole game and is
 * asked for when a reader steps back to a position that was not seen here.
 *
 * | words (`board-` before each) | used for |
 * | --- | --- |
 * | white black red, man-… king-… of each, tower(height, discs) empty nothing | pieces |
 * | board chosen target can-move in-plan | names of squares |
 * | lifted(square, to) lifted-plan(square) planned(from, to) plan-dropped which-way captures-due(moves) no-captures | moving |
 * | said-move(side, from, to) said-capture(side, from, way, taken, to) no-moves | moves read out |
 * | type-move type-hint type-help enter look look-hint look-enter ask-… of each question, flipped not-now not-your-move which-of(moves) | typing |
 * | no-such-square(square) no-such-row(row) not-understood(square) capture-due(square, moves) none-from(square) not-legal(square) | refusals |
 * | clock-of(side) clock-said(side, time) flag period(n, of) moves-to-go(n) increment(n) no-clock | clocks |
 * | do-… of each act, really-resign do-claim-with(move) next-game actions offered(side) asked-takeback(side) asked-rematch(side) | acts |
 * | moves step first back forward latest past-position no-position | the record |
 * | chat audience audience-sign-in say send mute | talk |
 * | settings theme theme-… contrast contrast-… board-… coordinates sound speak | settings |
 * | connecting lost stopped here away your-move to-move(side) show-captures flip | the rest |
 */

import { Actions, reason } from "./actions.js";
import "../board/board.js";
import { Chat } from "./chat.js";
import { choices } from "./choices.js";
import { Clocks, spokenTime } from "./clock.js";
import { h } from "../common/dom.js";
import { Entry } from "./entry.js";
import { Findings } from "./findings.js";
import { Live } from "../board/connection.js";
import { follow } from "../arena/next.js";
import { MoveList } from "./moves.js";
import { isLoud, settings } from "../common/settings.js";
import { Sight } from "./visibility.js";
import { play } from "../common/sound.js";
import { lastText, sideName } from "../board/describe.js";
import { t } from "../common/words.js";

/** So long the end of a game in an arena is seen before the next one is shown. */
const REST_MS = 3000;

const other = (side) => (side === "white" ? "black" : "white");

class GamePage {
  view = null;
  seen = new Map();
  sides = {};

  constructor(root) {
    const { game, live, history } = root.dataset;
    this.root = root;
    this.history = history;
    this.clocks = new Clocks((side, second, before) => this.#second(side, second, before));
    this.board = document.createElement("damier-board");
    this.board.addEventListener("move", ({ detail }) => {
      this.moving = this.live.send({ t: "move", ply: this.view.ply, move: detail.id });
    });
    this.board.addEventListener("tell", ({ detail }) => this.tell(detail));
    this.moves = new MoveList((ply) => this.#step(ply));
    this.actions = new Actions(
      (message) => this.live.send(message),
      (text) => this.#notice(text),
    );
    const say = (text) => this.live.send({ t: "say", text });
    this.chat = new Chat(say);
    this.audience = new Chat(say, "audience", "member" in root.dataset);
    this.chat.element.hidden = this.audience.element.hidden = true;
    this.entry = new Entry(this);
    this.findings = new Findings(document.getElementById("analysis"), {
      step: (ply) => this.#step(ply),
      judge: (marks) => this.moves.judge(marks),
    });
    document.addEventListener("keydown", (event) => this.#key(event));
    this.sight = new Sight((ms) => this.view && this.live.mention({ t: "away", ply: this.view.ply, ms }));
    this.#build(root);
    this.#connect(new URL(live ?? "/live", location.href), game);
  }

  #build(root) {
    this.state = h("p", { class: "state", role: "status" });
    this.notice = h("p", { class: "notice", role: "alert", hidden: true });
    this.polite = h("p", { class: "unseen", "aria-live": "polite" });
    this.assertive = h("p", { class: "unseen", "aria-live": "assertive" });
    for (const side of ["white", "black"]) this.sides[side] = h("div", { class: "who" });
    this.bars = Object.fromEntries(
      ["white", "black"].map((side) => [
        side,
        h("div", { class: "player" }, this.sides[side], this.clocks.faces[side].element),
      ]),
    );
    const captures = h(
      "button",
      { type: "button", class: "quiet", onclick: () => this.board.showCaptures() },
      t("show-captures"),
    );
    const flip = h("button", { type: "button", class: "quiet", onclick: () => this.flip() }, t("flip"));
    this.tools = h("div", { class: "tools" }, captures, flip);
    this.after = document.getElementById("after") ?? h("div", { class: "after" });
    this.choices = choices();
    root.replaceChildren(
      ...root.querySelectorAll(".about"),
      this.bars.black,
      this.board,
      this.bars.white,
      this.state,
      this.notice,
      this.actions.element,
      this.after,
      this.tools,
      this.moves.element,
      this.entry.element,
      h("div", { class: "talks" }, this.chat.element, this.audience.element),
      this.choices,
      this.polite,
      this.assertive,
    );
    root.classList.remove("waits");
    this.#place();
    const first = document.getElementById("view");
    if (first) this.#show(JSON.parse(first.textContent));
  }

  /** The player whose side is at the bottom has his bar there. */
  #place() {
    const bottom = this.board.flipped ? "black" : "white";
    this.bars[bottom].dataset.place = "bottom";
    this.bars[other(bottom)].dataset.place = "top";
  }

  #connect(url, game) {
    url.protocol = url.protocol.replace("http", "ws");
    this.live = new Live(url.href, game);
    const on = (name, listener) => this.live.addEventListener(name, ({ detail }) => listener(detail));
    on("state", () => this.#status());
    on("view", ({ view, chat = [], audience = [] }) => {
      this.#show(view);
      const named = chat.map(({ by, text }) => ({ by: view.players[by].name, text }));
      const heard = [this.chat.show(named), this.audience.show(audience)];
      this.audience.element.hidden = Boolean(this.seat) && audience.length === 0;
      if (heard.includes(true)) this.#sound("said");
    });
    on("no", (refusal) => {
      if (refusal.id === this.moving) this.board.takeBack();
      this.#notice(reason(refusal));
    });
    on("presence", ({ white, black }) => this.view && this.#people({ white, black }));
    this.live.keen = () => Boolean(this.seat) && !this.view?.result && !document.hidden;
    document.addEventListener("visibilitychange", () => this.live.watch());
    on("moved-on", (to) => location.assign(new URL(to.game, location.href)));
    this.live.connect();
  }

  tell(text) {
    this.polite.textContent = text;
  }

  #sound(name) {
    if (isLoud()) play(name);
  }

  #notice(text) {
    this.notice.hidden = !text;
    this.notice.textContent = text;
  }

  #show(view) {
    const before = this.view;
    this.view = view;
    this.seat = this.board.seat = view.you ?? null;
    this.chat.element.hidden = !this.seat;
    // What the players read of those who look on they only read: their own words go to each other.
    if (this.seat) this.audience.listen();
    this.entry.serve(Boolean(this.seat));
    // Once a game is over nobody types moves; whoever asks about the board finds the field among the choices.
    if (view.result) this.choices.append(this.entry.element);
    this.live?.watch();
    this.#place();
    if (view.ply < before?.ply) this.seen.clear();
    this.seen.set(view.ply, view);
    this.clocks.read(view.clock);
    const stays = before && this.board.view?.past && !this.seat;
    if (!stays) this.board.show(view);
    this.root.dataset.usualBoard = view.variant === "english" ? "checkers" : "wood";
    this.moves.show(view.moves, stays ? this.board.view.ply : view.ply);
    this.actions.show(view);
    this.#people({});
    this.#status();
    if (before) this.#happened(before, view);
    if (view.result) this.findings.show(this.board.view.ply);
  }

  /** When a game is over, arrows go through it wherever they mean nothing else. */
  #key(event) {
    const { target } = event;
    const own = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
    if (own || !this.view?.result || target.closest("input, select, textarea, [role=grid], .record")) return;
    if (this.moves.key(event.key)) event.preventDefault();
  }

  /** Tells what is new since the view before. */
  #happened(before, view) {
    if (view.ply > before.ply) {
      this.#notice("");
      this.tell(lastText(view));
      this.#sound(view.last?.taken.length ? "capture" : "move");
    }
    const asks = {
      offered: (v) => v.offer,
      "asked-takeback": (v) => v.takeback,
      "asked-rematch": (v) => v.rematch?.asked,
    };
    for (const [key, who] of Object.entries(asks)) {
      if (who(view) && who(view) !== who(before) && who(view) !== this.seat)
        this.#notice(t(key, { side: sideName(view, who(view)) }));
    }
    const next = view.rematch?.game;
    // Whoever plays is taken along to the next game, so that nobody is awaited at a board he does not see.
    if (this.seat && next && !before.rematch?.game) location.assign(next);
    if (view.result && !before.result) {
      this.#notice("");
      this.#sound("end");
      this.findings.refresh((page) => this.#ended(page));
      if (this.seat && view.arena) this.#awaitNext(view.arena);
      this.assertive.textContent = this.state.textContent;
    }
  }

  /** In an arena the next game comes by itself; whoever has lost sight of the last one is given a moment. */
  #awaitNext(arena) {
    const go = (path) => setTimeout(() => location.assign(path), REST_MS);
    follow(`/arena/${arena}/news`, location.pathname, { game: go });
  }

  /** What can be done after a game stands beside the board at once. */
  #ended(page) {
    const fresh = page.getElementById("after");
    if (fresh) this.after.replaceChildren(...fresh.childNodes);
  }

  #people(here) {
    for (const side of ["white", "black"]) {
      const player = this.view.players[side];
      player.here = here[side] ?? player.here;
      const dot = h(
        "span",
        { class: player.here ? "here" : "away" },
        player.here ? "●" : "○",
        h("span", { class: "unseen" }, t(player.here ? "here" : "away")),
      );
      const rating = player.rating ? h("span", { class: "rating" }, String(player.rating)) : null;
      const berserk = player.berserk ? h("span", { class: "badge" }, t("berserk")) : null;
      this.sides[side].replaceChildren(
        dot,
        h("span", { class: `chip ${side}` }),
        h("span", { class: "unseen" }, sideName(this.view, side)),
        h("b", {}, this.#link(player)),
        rating ?? "",
        berserk ?? "",
      );
      this.clocks.faces[side].element.setAttribute("aria-label", t("clock-of", { side: sideName(this.view, side) }));
    }
  }

  /** Names lead to people. */
  #link({ name, kind }) {
    return kind === "account" ? h("a", { href: `/player/${encodeURIComponent(name)}` }, name) : name;
  }

  #status() {
    const { view, live, seat } = this;
    const down = live && live.state !== "open";
    this.state.classList.toggle("down", Boolean(down && view));
    this.state.classList.toggle("result", Boolean(view?.result));
    const text = down ? t(view ? "lost" : "connecting") : this.#standing();
    // Written again, the same words would be read out again.
    if (this.state.textContent !== text) this.state.textContent = text;
    const turn = seat && view && !view.result && view.turn === seat;
    document.title = (turn ? "● " : "") + document.title.replace(/^● /, "");
  }

  /** How the game stands, in a few words. */
  #standing() {
    const { view, seat } = this;
    if (!view) return "";
    if (view.result) return `${view.result.score} · ${reason(view.result)}`;
    if (view.stopped) return t("stopped");
    if (view.event?.note) return view.event.note;
    if (this.board.view?.past) return t("past-position");
    const turn = view.turn === seat ? t("your-move") : t("to-move", { side: sideName(view, view.turn) });
    return view.note ? `${turn} · ${view.note}` : turn;
  }

  /** Shows an earlier position, asking the server for the whole game once. */
  async #step(ply) {
    if (!this.seen.has(ply) && this.history) {
      const answer = await fetch(this.history).catch(() => null);
      for (const past of answer?.ok ? await answer.json() : [])
        if (!this.seen.has(past.ply)) this.seen.set(past.ply, past);
    }
    const { pieces, last } = this.seen.get(ply) ?? {};
    if (!pieces) return this.#notice(t("no-position"));
    const latest = ply === this.view.ply;
    const turn = (this.view.ply - ply) % 2 ? other(this.view.turn) : this.view.turn;
    this.board.show(latest ? this.view : { ...this.view, pieces, last, ply, turn, past: true });
    this.moves.show(this.view.moves, ply);
    this.findings.show(ply);
    this.#status();
    const analyse = this.after.querySelector("a[href^='/analysis']");
    if (analyse) analyse.href = analyse.href.replace(/([?&])ply=\d+|$/, (all, sign) => `${sign ?? "&"}ply=${ply}`);
    if (!latest) this.tell(lastText(this.board.view));
  }

  /** Both clocks in words. */
  clockText() {
    const time = (side) => (this.clocks.left(side) === null ? t("no-clock") : spokenTime(this.clocks.left(side)));
    const sides = this.seat ? [this.seat, other(this.seat)] : ["white", "black"];
    return sides.map((side) => t("clock-said", { side: sideName(this.view, side), time: time(side) })).join(". ");
  }

  flip() {
    this.board.flip();
    this.#place();
  }

  press(what) {
    return this.actions.press(what);
  }

  /** Says the player's own time as it falls below a threshold. */
  #second(side, second, before) {
    if (side !== this.seat) return;
    const thresholds = settings.speak.split(/\D+/).filter(Boolean).map(Number);
    if (!thresholds.some((at) => second <= at && at < before)) return;
    this.assertive.textContent = spokenTime(second * 1000);
    this.#sound("low");
  }
}

const root = document.getElementById("game");
if (root) new GamePage(root);
