/* The screen on the wall: turns its pages, hears what is new, comes back by itself. */
import { News, fetched, isNew, whileSeen } from "../common/news.js";
import { Turning } from "./rotation.js";

/** A page that nobody renews is fetched again after so long, whatever the line says. */
const RENEW = 60_000;

const wall = document.getElementById("wall");
const state = document.getElementById("state");
const clock = document.getElementById("clock");
const sections = () => [...wall.querySelectorAll("section")];
const turning = new Turning(sections().map((section) => section.dataset.name));
const script = (page) => page.querySelector("script[src]")?.getAttribute("src");
let away = false;
let timer = 0;

function show() {
  for (const section of sections()) section.hidden = section.dataset.name !== turning.name;
  const said = [turning.paused && state.dataset.paused, away && state.dataset.away].filter(Boolean).join(" · ");
  if (state.textContent !== said) state.textContent = said;
}

function wait() {
  clearTimeout(timer);
  if (!turning.paused) timer = setTimeout(() => step(1), Number(wall.dataset.seconds) * 1000);
}

function step(by) {
  turning.turn(by);
  show();
  wait();
}

/** A page that could not be had is asked for again after so long. */
const AGAIN = 5000;
let again = 0;

/** Takes the pages as they are now. A server that speaks another language of scripts is met with a new page. */
async function renew() {
  const page = await fetched(location.href);
  const newer = page?.getElementById("wall");
  away = !newer;
  clearTimeout(again);
  if (away) again = setTimeout(renew, AGAIN);
  if (newer) {
    if (script(page) !== script(document)) return location.reload();
    Object.assign(wall.dataset, newer.dataset);
    wall.replaceChildren(...newer.childNodes);
    turning.renew(sections().map((section) => section.dataset.name));
  }
  show();
}

const keys = {
  " ": () => {
    turning.paused = !turning.paused;
    show();
    wait();
  },
  ArrowRight: () => step(1),
  PageDown: () => step(1),
  ArrowLeft: () => step(-1),
  PageUp: () => step(-1),
  f: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.()),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || !keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});

function tick() {
  /** @type {Intl.DateTimeFormatOptions} */
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: clock.dataset.zone };
  try {
    clock.textContent = new Intl.DateTimeFormat(document.documentElement.lang, options).format(new Date());
  } catch {
    // A zone that this browser does not know: the time of the server stays.
  }
}

/** Keeps the screen from going dark, where the browser can. */
async function stayAwake() {
  try {
    await navigator.wakeLock?.request("screen");
  } catch {
    // The system says no, to save its battery.
  }
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) stayAwake();
});

document.documentElement.classList.add("turning");
const news = new News(wall.dataset.news, {
  change: (numbers) => isNew(wall.dataset, numbers) && renew(),
  line: (open) => {
    if (open && away) renew();
    away = !open;
    show();
  },
});
whileSeen(news, true);
setInterval(renew, RENEW);
// Clocks run: boards are looked at more often.
setInterval(() => wall.querySelector("[data-name^=boards]") && renew(), 10_000);
setInterval(tick, 5000);
tick();
stayAwake();
show();
wait();
