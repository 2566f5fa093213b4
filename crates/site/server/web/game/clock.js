/** Counts the shown times down between two readings of the server, which alone decides that a flag fell. */

import { h } from "../common/dom.js";
import { language, t } from "../common/words.js";

const TENTHS_BELOW_MS = 20_000;
const pad = (n) => String(n).padStart(2, "0");

/** 1:02:03, 4:12, and 0:19.4 below twenty seconds; nothing limits a player without a time. */
export function timeText(ms) {
  if (ms === null) return "∞";
  const left = Math.max(0, ms);
  const [hours, minutes, seconds] = [
    Math.floor(left / 3_600_000),
    Math.floor(left / 60_000) % 60,
    Math.floor(left / 1000) % 60,
  ];
  if (left < TENTHS_BELOW_MS) return `0:${pad(seconds)}.${Math.floor((left % 1000) / 100)}`;
  return hours ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`;
}

/** A time as it is spoken: "4 minutes 12 seconds". */
export function spokenTime(ms, locale = language) {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  /** @type {[number, string][]} */
  const parts = [
    [Math.floor(seconds / 3600), "hour"],
    [Math.floor(seconds / 60) % 60, "minute"],
    [seconds % 60, "second"],
  ];
  const said = parts.filter(([n, unit]) => n || (unit === "second" && seconds === 0));
  return said.map(([n, unit]) => n.toLocaleString(locale, { style: "unit", unit, unitDisplay: "long" })).join(" ");
}

/** The clock of one side. */
function face() {
  const [time, more] = [h("span", { class: "time" }), h("span", { class: "more" })];
  return { element: h("div", { class: "clock", role: "timer" }, time, more), time, more };
}

/** Both clocks. `onsecond(side, second, before)` is called as whole seconds of the running side go by. */
export class Clocks {
  /** @param {(side: string, second: number, before: number) => void} onsecond */
  constructor(onsecond = () => {}, now = () => performance.now()) {
    this.onsecond = onsecond;
    this.now = now;
    this.reading = null;
    this.faces = { white: face(), black: face() };
  }

  /** Takes a reading of the server. */
  read(clock) {
    this.reading = clock;
    this.since = this.now();
    this.second = null;
    clearInterval(this.timer);
    if (clock?.running) this.timer = setInterval(() => this.show(), 100);
    this.show();
  }

  /** Milliseconds left to a side, or null where nothing limits it. */
  left(side) {
    if (this.reading[side].left_ms === null) return null;
    const gone = this.reading.running === side ? this.now() - this.since : 0;
    return Math.max(0, this.reading[side].left_ms - gone);
  }

  show() {
    for (const [side, { element, time, more }] of Object.entries(this.faces)) {
      element.hidden = !this.reading;
      if (!this.reading) continue;
      const left = this.left(side);
      const running = this.reading.running === side;
      element.classList.toggle("running", running);
      element.classList.toggle("low", left !== null && left < TENTHS_BELOW_MS);
      put(time, timeText(left));
      put(more, this.#more(this.reading[side]));
      if (running && left !== null) this.#count(side, left);
    }
  }

  #count(side, left) {
    const second = Math.floor(left / 1000);
    if (this.second !== null && second < this.second) this.onsecond(side, second, this.second);
    this.second = second;
  }

  #more({ flag, period, periods, moves_to_go: moves, increment_ms: increment }) {
    return [
      flag && `⚑ ${t("flag")}`,
      periods > 1 && t("period", { n: period, of: periods }),
      moves && t("moves-to-go", { n: moves }),
      increment > 0 && t("increment", { n: (increment / 1000).toLocaleString(language) }),
    ]
      .filter(Boolean)
      .join(" · ");
  }
}

function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
