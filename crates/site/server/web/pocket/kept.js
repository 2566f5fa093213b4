/**
 * Games against the engine, kept in this browser with their moves, written as PDN and sent to one's studies when there is
 * a network again.
 */

import { h } from "../common/dom.js";
import { language, t } from "../common/words.js";

const STORE = "damier-pocket";
const MOST = 50;

/** Reads what the browser has kept; what it cannot read is nothing. */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(STORE));
    return Array.isArray(found) ? found.filter((own) => own?.id && Array.isArray(own.moves)) : [];
  } catch {
    return [];
  }
}

export class Kept {
  constructor(element, { games }) {
    this.element = element;
    this.names = Object.fromEntries(games.map(({ rulebook, name }) => [rulebook, name]));
    this.games = stored();
    this.told = h("p", { role: "status" });
    this.#show();
  }

  /** A new game; one without moves is forgotten. */
  begin({ rulebook, level, seat }) {
    const game = { id: `${Date.now()}`, at: new Date().toISOString(), rulebook, level, seat, moves: [], over: false };
    this.games = [game, ...this.games.filter(({ moves }) => moves.length)].slice(0, MOST);
    this.#save();
    return game;
  }

  unfinished() {
    const [last] = this.games;
    return last && !last.over && last.moves.length && this.names[last.rulebook] ? last : null;
  }

  write(game) {
    this.games = this.games.map((own) => (own.id === game.id ? game : own));
    this.#save();
  }

  #save() {
    try {
      localStorage.setItem(STORE, JSON.stringify(this.games));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.#show();
  }

  #title({ rulebook, at, level }) {
    const when = new Date(at).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
    return `${this.names[rulebook] ?? rulebook}, ${t("pocket-level", { level })}, ${when}`;
  }

  #show() {
    const with_moves = this.games.filter(({ moves }) => moves.length);
    const rows = with_moves.map((game) =>
      h(
        "li",
        {},
        h("b", {}, this.#title(game)),
        h("span", { class: "line-of-play" }, game.text ?? ""),
        h(
          "span",
          { class: "buttons" },
          h(
            "button",
            { type: "button", disabled: Boolean(game.sent), onclick: () => this.#send(game) },
            t(game.sent ? "pocket-sent" : "pocket-send"),
          ),
          h("button", { type: "button", onclick: () => this.#drop(game) }, t("pocket-forget")),
        ),
      ),
    );
    const list = rows.length ? h("ul", { class: "kept-games" }, ...rows) : h("p", {}, t("pocket-no-games"));
    this.element.replaceChildren(list, this.told);
  }

  #drop(game) {
    this.games = this.games.filter(({ id }) => id !== game.id);
    this.#save();
  }

  /** Sends a game to one's studies; without a network or an account it stays here. */
  async #send(game) {
    const line = game.moves.map((move) => ({ move, text: move }));
    const title = this.#title(game);
    const study = { title, visibility: "private", chapters: [{ title, tree: { rulebook: game.rulebook, line } }] };
    const headers = { "content-type": "application/json", accept: "application/json" };
    const answer = await fetch("/studies", { method: "POST", headers, body: JSON.stringify(study) }).catch(() => null);
    if (answer?.ok) {
      this.write({ ...game, sent: true });
      this.told.textContent = t("pocket-was-sent");
      return;
    }
    const told = await answer?.json().catch(() => null);
    this.told.textContent = told?.why ?? t("pocket-send-later");
  }
}
