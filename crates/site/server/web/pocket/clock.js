/**
 * A clock for the hall: two large buttons, the controls of the codes. A press ends one's move, as on a table.
 *
 * A control is `{periods: [{moves, ms}], repeats, increment_ms}`; `moves` is null to the end of the game.
 */

import { timeText } from "../game/clock.js";
import { h } from "../common/dom.js";
import { t } from "../common/words.js";

/** What a side has: its time, its moves and how it goes on. */
export class Side {
  constructor(control) {
    this.control = control;
    this.period = 0;
    this.moves = 0;
    this.left = control.periods[0].ms + (control.increment_ms ?? 0);
    this.toGo = control.periods[0].moves;
    this.flag = false;
  }

  /** Time passes. */
  spend(ms) {
    if (this.flag) return;
    this.left -= ms;
    if (this.left <= 0) {
      this.left = 0;
      this.flag = true;
    }
  }

  /** A move is made: its increment is earned for the next one, and the control brings new time to what is left. */
  press() {
    if (this.flag) return;
    this.moves += 1;
    this.left += this.control.increment_ms ?? 0;
    if (this.toGo === null) return;
    this.toGo -= 1;
    if (this.toGo > 0) return;
    const { periods, repeats } = this.control;
    if (this.period + 1 < periods.length) this.period += 1;
    else if (!repeats) {
      this.toGo = null;
      return;
    }
    this.left += periods[this.period].ms;
    this.toGo = periods[this.period].moves;
  }
}

const OTHER = { upper: "lower", lower: "upper" };

export class HallClock {
  /** Keeps the screen lit while a clock runs. */
  awake = null;

  constructor(root) {
    this.root = root;
    this.select = root.querySelector("select");
    this.buttons = {};
    for (const place of ["upper", "lower"]) {
      const [time, more] = [h("span", { class: "time" }), h("span", { class: "more" })];
      const press = () => this.#press(place);
      const button = h("button", { type: "button", class: `half ${place}`, onclick: press }, time, more);
      this.buttons[place] = { button, time, more };
    }
    this.pause = h("button", { type: "button", onclick: () => this.#pause() }, t("pocket-pause"));
    const again = h("button", { type: "button", onclick: () => this.#reset() }, t("pocket-clock-again"));
    const wide = h("button", { type: "button", onclick: () => this.face.requestFullscreen?.() }, t("pocket-full"));
    this.face = h(
      "div",
      { class: "face" },
      this.buttons.upper.button,
      h("div", { class: "buttons" }, this.pause, again, wide),
      this.buttons.lower.button,
    );
    root.querySelector(".place").replaceChildren(this.face);
    this.select.addEventListener("change", () => this.#reset());
    this.#reset();
  }

  #reset() {
    clearInterval(this.timer);
    const control = JSON.parse(this.select.selectedOptions[0].dataset.control);
    this.sides = { upper: new Side(control), lower: new Side(control) };
    this.running = null;
    this.paused = null;
    this.#show();
  }

  /** Whoever presses has moved: the other's time runs. The first press starts the other side. */
  #press(place) {
    this.#tick();
    if (this.paused || (this.running && this.running !== place)) return;
    if (this.running) this.sides[place].press();
    this.#run(OTHER[place]);
  }

  #run(place) {
    this.running = place;
    this.at = performance.now();
    clearInterval(this.timer);
    this.timer = setInterval(() => this.#tick(), 100);
    this.awake ??= navigator.wakeLock?.request("screen").catch(() => null);
    this.#show();
  }

  #pause() {
    this.#tick();
    if (this.paused) {
      const place = this.paused;
      this.paused = null;
      return this.#run(place);
    }
    if (!this.running) return undefined;
    clearInterval(this.timer);
    this.paused = this.running;
    this.running = null;
    return this.#show();
  }

  #tick() {
    if (this.running) {
      const now = performance.now();
      this.sides[this.running].spend(now - this.at);
      this.at = now;
    }
    this.#show();
  }

  #show() {
    for (const [place, { button, time, more }] of Object.entries(this.buttons)) {
      const side = this.sides[place];
      const text = timeText(side.left);
      if (time.textContent !== text) time.textContent = text;
      const told = [
        side.flag && `⚑ ${t("flag")}`,
        t("pocket-moves", { n: side.moves }),
        side.toGo && t("moves-to-go", { n: side.toGo }),
      ];
      const said = told.filter(Boolean).join(" · ");
      if (more.textContent !== said) more.textContent = said;
      button.classList.toggle("running", this.running === place);
      button.classList.toggle("low", side.left < 20_000);
    }
    const label = t(this.paused ? "pocket-go-on" : "pocket-pause");
    if (this.pause.textContent !== label) this.pause.textContent = label;
  }
}
