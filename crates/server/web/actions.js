/** What a player may do besides moving, and why not: offers, claims with their counters, resignation. */

import { h } from "./dom.js";
import { t } from "./words.js";

const ANSWERS = ["accept", "decline", "grant", "refuse"];
const ACTS = [...ANSWERS, "offer", "claim", "claim-absence", "takeback", "abort", "resign", "rematch"];
/** Nobody needs to be told that these are not possible now. */
const SILENT = [...ANSWERS, "abort", "rematch", "claim-absence"];
const SURE_MS = 5000;

/** A reason with its clause. */
export function reason({ why, clause }) {
  return clause ? `${why} (${clause})` : why;
}

/** Whether an act is offered: `{ok, why, clause}`, or nothing where it is not spoken of. */
function permission(view, seat, what) {
  const may = view.may?.[what];
  if (Array.isArray(may)) return may.length ? { ok: true } : undefined;
  if (may) return may;
  const asked = view.offer && view.offer !== seat && !view.result;
  return asked && ["accept", "decline"].includes(what) ? { ok: true } : undefined;
}

export class Actions {
  #sure = null;

  /** `act(what)` does it, `explain(text)` says why it cannot be done. */
  constructor(act, explain) {
    Object.assign(this, { act, explain });
    this.buttons = h("div", { class: "buttons", role: "group", "aria-label": t("actions") });
    this.counters = h("ul", { class: "counters" });
    this.element = h("section", { class: "actions" }, this.buttons, this.counters);
  }

  show(view, seat) {
    const shown = seat ? ACTS.map((what) => [what, permission(view, seat, what)]) : [];
    const wanted = shown.filter(([what, may]) => may && (may.ok || !(view.result || SILENT.includes(what))));
    const key = JSON.stringify(wanted);
    if (key !== this.key) this.buttons.replaceChildren(...wanted.map(([what, may]) => this.#button(what, may)));
    this.key = key;
    const claims = (view.may?.claim ?? []).map(({ what, count, clause }) => h("li", {}, `${what}: ${count} `, h("small", {}, clause)));
    this.counters.replaceChildren(...claims, ...(view.counters ?? []).map(counter));
  }

  #button(what, may) {
    const kind = ANSWERS.includes(what) || what === "claim" ? "main" : "";
    return h("button", {
      type: "button", class: kind, "data-do": what, "aria-disabled": may.ok ? null : "true",
      title: may.ok ? null : reason(may), onclick: (event) => this.#press(what, may, event.currentTarget),
    }, t(`do-${what}`));
  }

  /** Giving up a game takes a second press. */
  #press(what, may, button) {
    if (!may.ok) return this.explain(reason(may));
    if (what !== "resign" || this.#sure) return this.act(what);
    this.#sure = setTimeout(() => {
      this.#sure = null;
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

function counter({ what, now, of, clause }) {
  const bar = h("progress", { max: of, value: now, "aria-label": what });
  return h("li", {}, h("span", {}, what), bar, h("span", { class: "figure" }, `${now}/${of}`), h("small", {}, clause ?? ""));
}
