/**
 * `<damier-board>` on anybody's page: shows and plays a game from PDN.
 *
 *     <script type="module" src="https://a.damier.site/board.js"></script>
 *     <damier-board src="game.pdn"></damier-board>
 *     <damier-board pdn='[GameType "25"] 1. c3-d4 d6-c5' ply="2" flipped></damier-board>
 *
 * The words are in the language of the page. `game` is the number of the game in a file, from 1; `board` and `pieces` are names of the site's boards and sets. Moves
 * can be tried: they leave the game, and a button leads back. Keys: arrows over the squares and Enter on the board, and
 * on the buttons whatever buttons take. Legality and notation come from the rules in WebAssembly.
 */

import { Damier } from "../damier.js";
import { h, stepIcon } from "../common/dom.js";
import { lastText } from "./describe.js";
import { learn, t } from "../common/words.js";

const beside = (/** @type {string} */ name) => new URL(`../${name}`, import.meta.url);
const LANGUAGES = ["en", "uk", "ru", "lt", "fr"];

/** What all boards of a page share: rules, style and words. */
let shared;

async function open(language) {
  const known = LANGUAGES.includes(language) ? language : "en";
  const [damier, style, words] = await Promise.all([
    Damier.open(fetch(beside("damier.wasm"))),
    fetch(beside("board.css")).then((answer) => answer.text()),
    fetch(beside(`board-${known}.json`)).then((answer) => answer.json()),
  ]);
  learn(words);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  return { damier, sheet };
}

/** Shows a game in an element. */
export async function show(host) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  shared ??= open(document.documentElement.lang.slice(0, 2));
  try {
    const { damier, sheet } = await shared;
    root.adoptedStyleSheets = [sheet];
    const text = host.getAttribute("pdn") ?? (await fetched(host.getAttribute("src")));
    const { games } = damier.ask({ do: "read_pdn", text });
    const game = games[Number(host.getAttribute("game") ?? 1) - 1];
    if (!game?.rulebook) throw new Error(game?.faults[0] ?? `PDN: ${games.length}`);
    new Player(host, root, damier, game);
  } catch (fault) {
    root.replaceChildren(h("p", { role: "alert" }, /** @type {Error} */ (fault).message));
  }
}

async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** A game and the place in it. */
class Player {
  #ply;
  /** Moves that somebody tries beside the game. */
  #tried = [];

  constructor(host, root, damier, game) {
    this.host = host;
    this.damier = damier;
    this.game = game;
    this.board = document.createElement("damier-board");
    this.board.addEventListener("move", ({ detail }) => this.#made(detail.id));
    this.board.addEventListener("tell", ({ detail }) => (this.polite.textContent = detail));
    this.polite = h("p", { class: "unseen", "aria-live": "polite" });
    this.line = h("p", { class: "line" });
    const step = (key, press) =>
      h("button", { type: "button", "aria-label": t(key), title: t(key), onclick: press }, stepIcon(key));
    const { length } = game.moves;
    this.buttons = h(
      "div",
      { class: "steps", role: "group", "aria-label": t("step") },
      step("first", () => this.#go(0)),
      step("back", () => this.#go(this.#ply - 1)),
      step("forward", () => this.#go(this.#ply + 1)),
      step("latest", () => this.#go(length)),
      h("button", { type: "button", onclick: () => this.board.flip() }, t("flip")),
    );
    const tags = new Map(game.tags);
    const names = [tags.get("White"), tags.get("Black")].filter(Boolean).join(" – ");
    const title = [names, tags.get("Event"), tags.get("Result")].filter(Boolean).join(", ");
    const { board = "wood", pieces = "soft" } = Object.fromEntries(
      ["board", "pieces"].map((name) => [name, host.getAttribute(name) ?? undefined]),
    );
    const figure = h(
      "figure",
      { "data-board": board, "data-pieces": pieces },
      h("figcaption", {}, title),
      this.board,
      this.buttons,
      this.line,
      this.polite,
    );
    root.replaceChildren(figure);
    this.board.flipped = host.hasAttribute("flipped");
    this.#go(Number(host.getAttribute("ply") ?? 0));
  }

  /** Goes to a half-move of the game; what was tried is gone. */
  #go(ply) {
    this.#tried = [];
    this.#ply = Math.max(0, Math.min(this.game.moves.length, ply));
    this.#show();
  }

  #show() {
    const { rulebook, fen, moves } = this.game;
    const played = moves.slice(0, this.#ply).map(({ id }) => id);
    const view = this.damier.ask({ do: "position", rulebook, ...(fen && { fen }), moves: [...played, ...this.#tried] });
    this.board.seat = view.turn;
    this.board.show({ ...view, result: null });
    const last = this.#tried.length ? null : moves[this.#ply - 1];
    const number = (at) => `${Math.floor(at / 2) + 1}.${at % 2 ? ".." : ""}`;
    const text = view.moves.length ? `${number(view.moves.length - 1)} ${view.moves.at(-1)}` : "";
    this.line.textContent = [text, last?.comment].filter(Boolean).join(" ");
    this.polite.textContent = view.ply ? lastText(view) : "";
  }

  /** The move of the game goes on with it; any other is tried beside it. */
  #made(id) {
    if (!this.#tried.length && this.game.moves[this.#ply]?.id === id) return this.#go(this.#ply + 1);
    this.#tried.push(id);
    return this.#show();
  }
}
