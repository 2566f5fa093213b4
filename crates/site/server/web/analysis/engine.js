/** The engine beside an analysis board: its best lines for the position, depth after depth, while it is on. */

import { h } from "../common/dom.js";
import { language, t } from "../common/words.js";

const count = new Intl.NumberFormat(language, { notation: "compact" });

export class Lines {
  #events = null;
  #query = null;

  /**
   * `play(moves)` is called with the moves of a line up to the one that was chosen, each `{id, text}`; `weigh(told)` with
   * what the engine thinks of the first moves of its lines, by their IDs.
   *
   * @param {string} address
   * @param {(moves: object[]) => void} play
   * @param {(told: Map<string, string>) => void} weigh
   */
  constructor(address, play, weigh) {
    this.address = address;
    this.play = play;
    this.told = weigh;
    this.switch = h("input", { type: "checkbox", onchange: () => this.#again() });
    const numbers = [1, 2, 3, 4, 5].map((n) => h("option", { value: String(n), selected: n === 3 }, String(n)));
    this.number = h("select", { onchange: () => this.#again() }, ...numbers);
    this.state = h("p", { class: "depth", role: "status" });
    this.odds = h("p", { class: "odds" });
    this.list = h("ol", { class: "lines-found" });
    this.bar = h("i");
    this.scale = h("div", { class: "scale", role: "img", "aria-label": t("study-scale") }, this.bar);
    this.element = h(
      "section",
      { class: "engine", "aria-label": t("study-engine") },
      h(
        "div",
        { class: "line" },
        h("label", {}, this.switch, " ", t("study-engine")),
        h("label", {}, t("study-lines"), " ", this.number),
      ),
      this.state,
      this.odds,
      this.list,
    );
  }

  /** White's part of the bar, by the score of the best line in men. */
  #weigh({ score, told, odds }) {
    this.odds.textContent = odds;
    if (score === undefined) return;
    this.lean(100 / (1 + Math.exp(-score / 150)));
    this.scale.setAttribute("aria-label", `${t("study-scale")}: ${told}, ${odds}`);
  }

  /** Leans the bar: White's part of a hundred. */
  lean(part) {
    this.scale.style.setProperty("--part", String(part));
  }

  /** Another position is on the board; `query` names it. */
  show(query) {
    this.#query = query;
    this.#again();
  }

  #again() {
    this.#events?.close();
    this.#events = null;
    this.list.replaceChildren();
    this.state.textContent = "";
    this.odds.textContent = "";
    if (!this.switch.checked || !this.#query) return;
    this.state.textContent = t("study-thinking");
    const query = new URLSearchParams(this.#query);
    query.set("lines", this.number.value);
    const events = (this.#events = new EventSource(`${this.address}?${query}`));
    events.addEventListener("depth", ({ data }) => this.#depth(JSON.parse(data)));
    events.addEventListener("end", ({ data }) => this.#end(events, JSON.parse(data)));
    events.onerror = () => this.#end(events, { why: t("lost") });
  }

  #end(events, { why }) {
    events.close();
    if (why && events === this.#events) this.state.textContent = why;
  }

  #depth({ depth, nodes, seconds, lines }) {
    const speed = count.format(seconds > 0 ? nodes / seconds : 0);
    this.state.textContent = t("study-depth", { depth, speed });
    this.list.replaceChildren(...lines.map((line) => this.#line(line)));
    if (lines.length) this.#weigh(lines[0]);
    this.told(new Map(lines.filter(({ moves }) => moves.length).map(({ told, moves }) => [moves[0].id, told])));
  }

  #line({ told, moves }) {
    const buttons = moves.map(({ text }, i) =>
      h("button", { type: "button", class: "move", onclick: () => this.play(moves.slice(0, i + 1)) }, text),
    );
    return h("li", {}, h("b", { class: "score" }, told), ...buttons);
  }
}
