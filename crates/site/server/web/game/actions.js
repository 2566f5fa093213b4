/** What a player may do besides moving, and why not: offers, claims with their counters, resignation. */

import { h } from "../common/dom.js";
import { t } from "../common/words.js";

/** What is sent, and under which name the view says whether it may be. */
const ACTS = {
  accept: "answer",
  decline: "answer",
  grant: "answer_takeback",
  refuse: "answer_takeback",
  offer: "offer",
  "claim-absence": "absence",
  takeback: "takeback",
  abort: "abort",
  berserk: "berserk",
  resign: "resign",
  rematch: "rematch",
};
/** Whoever cannot do these now need not be told so. */
const SILENT = ["answer", "answer_takeback", "absence", "abort", "rematch", "berserk"];
const PROMINENT = ["accept", "grant", "claim", "claim-absence", "rematch"];
const SURE_MS = 5000;

/** A reason with its clause. */
export function reason({ why, clause }) {
  return clause ? `${why} (${clause})` : why;
}

export class Actions {
  #sure = null;

  /** `act(message)` does it, `explain(text)` says why it cannot be done. */
  constructor(act, explain) {
    this.act = act;
    this.explain = explain;
    this.buttons = h("div", { class: "buttons", role: "group", "aria-label": t("actions") });
    this.counters = h("ul", { class: "counters" });
    this.element = h("section", { class: "actions" }, this.buttons, this.counters);
  }

  show({ may, result, rematch, counters }) {
    const key = JSON.stringify([may, result, rematch]);
    if (key !== this.key) this.#replace(this.#wanted(may, result, rematch));
    this.key = key;
    this.counters.replaceChildren(...(may?.claim ?? []).map(claim), ...counters.map(counter));
  }

  /** Puts new buttons up; whoever stood on one stays on the same, or on the first. */
  #replace(buttons) {
    const stood = this.buttons.contains(document.activeElement) ? document.activeElement.dataset.do : null;
    this.#unsure();
    this.buttons.replaceChildren(...buttons);
    if (stood) (buttons.find(({ dataset }) => dataset.do === stood) ?? buttons[0])?.focus();
  }

  #unsure() {
    clearTimeout(this.#sure);
    this.#sure = null;
  }

  #wanted(may, result, rematch) {
    if (!may) return [];
    const shown = Object.entries(ACTS).filter(
      ([, leave]) => may[leave]?.ok || (may[leave] && !result && !SILENT.includes(leave)),
    );
    const acts = shown.map(([what, leave]) => this.#button(what, may[leave], t(`do-${what}`)));
    const claims = may.claim.map(({ move }) =>
      this.#button("claim", { ok: true, move }, move ? t("do-claim-with", { move }) : t("do-claim")),
    );
    const next = rematch?.game ? [h("a", { class: "button main", href: rematch.game }, t("next-game"))] : [];
    return [...next, ...claims, ...acts];
  }

  #button(what, may, text) {
    return h(
      "button",
      {
        type: "button",
        class: PROMINENT.includes(what) ? "main" : null,
        "data-do": what,
        "aria-disabled": may.ok ? null : "true",
        title: may.ok ? null : reason(may),
        onclick: (event) => this.#press(what, may, event.currentTarget),
      },
      text,
    );
  }

  /** Giving up a game takes a second press. */
  #press(what, may, button) {
    if (!may.ok) return this.explain(reason(may));
    if (what !== "resign" || this.#sure) return this.act({ t: "do", what, move: may.move ?? undefined });
    this.#sure = setTimeout(() => {
      this.#unsure();
      button.textContent = t("do-resign");
    }, SURE_MS);
    button.textContent = t("really-resign");
  }

  /** Presses a button by its name, for those who type. */
  press(what) {
    const button = this.buttons.querySelector(`[data-do="${what}"]`);
    button?.click();
    return button?.ariaDisabled ? "" : button?.textContent;
  }
}

function claim({ what, count, clause }) {
  return h("li", {}, h("span", {}, count ? `${what}: ${count}` : what), h("small", {}, clause));
}

function counter({ what, now, of, clause }) {
  const bar = h("progress", { max: of, value: now, "aria-label": what });
  return h(
    "li",
    {},
    h("span", {}, what),
    bar,
    h("span", { class: "figure" }, `${now}/${of}`),
    h("small", {}, clause ?? ""),
  );
}
