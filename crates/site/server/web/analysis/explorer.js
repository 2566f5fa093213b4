/**
 * The explorer beside an analysis board: what was played in the position in the games of the archive, and how it went.
 * The server counts; here it is shown, and asked again when another position is on the board.
 */

import { h } from "../common/dom.js";
import { t } from "../common/words.js";

/** Parts of a hundred that together are a hundred. */
export function parts({ games, white, draws }) {
  if (!games) return [0, 0, 0];
  const first = Math.round((100 * white) / games);
  const second = Math.round((100 * (white + draws)) / games) - first;
  return [first, second, 100 - first - second];
}

/** The years of the first and the last game. */
export function years({ from, until }) {
  return from === until ? String(from) : `${from}–${until}`;
}

export class Explorer {
  #query = null;
  #asked = 0;
  #told = new Map();

  /** `play(id, text)` is called with a move that was chosen. `own`: whether the reader has games of his own. */
  constructor(address, { on, own, play }) {
    this.address = address;
    this.play = play;
    this.switch = h("input", { type: "checkbox", checked: on, onchange: () => this.#again() });
    this.state = h("p", { class: "depth", role: "status" });
    this.name = h("p", { class: "opening" });
    this.found = h("div", {});
    this.inside = h("div", { hidden: !on }, this.#filter(own), this.state, this.name, this.found);
    this.element = h(
      "section",
      { class: "explorer", "aria-label": t("explorer-switch") },
      h("label", {}, this.switch, " ", t("explorer-switch")),
      this.inside,
    );
  }

  #filter(own) {
    const again = () => this.#again();
    const choice = (id, label, options) => {
      const made = options.map(([value, key]) => h("option", { value }, t(key)));
      const select = h("select", { id, onchange: again }, ...made);
      return [select, h("div", { class: "field" }, h("label", { for: id }, t(label)), select)];
    };
    const field = (id, label, properties) => {
      const input = h("input", { id, onchange: again, ...properties });
      return [input, h("div", { class: "field" }, h("label", { for: id }, t(label)), input)];
    };
    const whose = [["", "explorer-all"], ...(own ? [["own", "explorer-own"]] : []), ["named", "explorer-named"]];
    const sides = ["either", "white", "black"].map((side) => [side, `explorer-${side}`]);
    const year = { type: "number", min: "1600", max: "2200" };
    const [who, whoField] = choice("explorer-whose", "explorer-whose", whose);
    const [player, playerField] = field("explorer-player", "explorer-name", { type: "text", maxLength: 100 });
    const [side, sideField] = choice("explorer-side", "explorer-side", sides);
    const [from, fromField] = field("explorer-from", "explorer-from", year);
    const [until, untilField] = field("explorer-until", "explorer-until", year);
    this.asked = () => {
      const named = who.value === "named";
      playerField.hidden = !named;
      sideField.hidden = !who.value;
      const asked = { from: from.value, until: until.value };
      if (named) asked.player = player.value;
      if (who.value === "own") asked.whose = "own";
      if (who.value && side.value !== "either") asked.side = side.value;
      return Object.entries(asked).filter(([, value]) => value);
    };
    this.#begin({ who, player, side }, own);
    this.asked();
    return h("div", { class: "line wrap" }, whoField, playerField, sideField, fromField, untilField);
  }

  /** Whose games the address of the page asks for: `?player=NAME` or `?whose=own`, `&side=white`. */
  #begin({ who, player, side }, own) {
    const asked = new URLSearchParams(location.search);
    if (asked.get("player")) [who.value, player.value] = ["named", asked.get("player")];
    else if (own && asked.get("whose") === "own") who.value = "own";
    if (["white", "black"].includes(asked.get("side"))) side.value = asked.get("side");
  }

  /** Another position is on the board; `query` names it. */
  show(query) {
    this.#query = query;
    this.#again();
  }

  /** What the engine thinks of the moves it has looked at: what it tells, by the ID of the move. */
  weigh(told) {
    this.#told = told;
    for (const cell of this.found.querySelectorAll("[data-move]")) cell.textContent = told.get(cell.dataset.move) ?? "";
  }

  async #again() {
    this.inside.hidden = !this.switch.checked;
    const asked = this.asked();
    const number = ++this.#asked;
    if (!this.switch.checked || !this.#query) return this.#empty("");
    this.#told = new Map();
    this.state.textContent = t("explorer-waiting");
    const query = new URLSearchParams(this.#query);
    for (const [name, value] of asked) query.set(name, value);
    const answer = await fetch(`${this.address}?${query}`).catch(() => null);
    const told = await answer?.json().catch(() => null);
    if (number !== this.#asked) return;
    if (!answer?.ok) return this.#empty(told?.why ?? t("lost"));
    this.#show(told);
  }

  #empty(why) {
    this.state.textContent = why;
    this.name.textContent = "";
    this.found.replaceChildren();
  }

  #show(told) {
    const { opening, ballots, games, more, moves, latest, players } = told;
    this.state.textContent = games ? (more ? t("explorer-more", { number: games }) : "") : t("explorer-none");
    this.name.textContent = opening ?? "";
    this.found.replaceChildren(
      ...(ballots.length
        ? [h("p", {}, `${t("explorer-ballots")}: ${ballots.map((b) => `${b.title} ${b.number}`).join(", ")}`)]
        : []),
      ...(moves.length ? [this.#table(told)] : []),
      ...(latest.length ? [this.#latest(latest)] : []),
      ...(players.length && games > 1 ? [this.#players(players)] : []),
    );
    this.weigh(this.#told);
  }

  #table(told) {
    const head = ["move", "games", "years"].map((key) => h("th", { scope: "col" }, t(`explorer-${key}`)));
    const result = h("th", { scope: "col", class: "result" }, t("explorer-white"), " – ", t("explorer-black"));
    const engine = h("th", { scope: "col" }, t("study-engine"));
    const row = (own, first, span) =>
      h(
        "tr",
        {},
        first,
        h("td", { class: "figure" }, String(own.games)),
        h("td", {}, span),
        h("td", { class: "result" }, this.#bar(own)),
        h("td", { class: "score", ...(own.id && { "data-move": own.id }) }),
      );
    const rows = told.moves.map((own) => {
      const press = () => this.play(own.id, own.text);
      const button = h("button", { type: "button", class: "move", onclick: press }, own.text);
      return row(own, h("td", {}, button), years(own));
    });
    const sum = row(told, h("th", { scope: "row" }, t("explorer-allmoves")), "");
    const [move, games, time] = head;
    return h(
      "div",
      { class: "scroll", tabIndex: 0, role: "group", "aria-label": t("explorer-switch") },
      h(
        "table",
        {},
        h("thead", {}, h("tr", {}, move, games, time, result, engine)),
        h("tbody", {}, ...rows),
        h("tfoot", {}, sum),
      ),
    );
  }

  #bar(own) {
    const [white, draw, black] = parts(own);
    const label = t("explorer-score", { white, draw, black });
    const part = (kind, size) => {
      const text = size >= 18 ? `${size} %` : "";
      const piece = h("i", { class: kind }, text);
      piece.style.setProperty("--part", String(size));
      return piece;
    };
    return h(
      "span",
      { class: "parts", role: "img", "aria-label": label, title: label },
      part("for-white", white),
      part("even", draw),
      part("for-black", black),
    );
  }

  #latest(games) {
    const line = ({ id, white, black, result, year, ply }) =>
      h(
        "li",
        {},
        h("a", { href: `/analysis?game=${encodeURIComponent(id)}&ply=${ply}` }, `${white} – ${black}`),
        ` ${result} · ${year}`,
      );
    return h("details", {}, h("summary", {}, t("explorer-latest")), h("ul", {}, ...games.map(line)));
  }

  #players(players) {
    const line = ({ name, won, drawn, lost }) => h("li", {}, `${name}: ${t("explorer-tally", { won, drawn, lost })}`);
    return h("details", {}, h("summary", {}, t("explorer-players")), h("ul", {}, ...players.map(line)));
  }
}
