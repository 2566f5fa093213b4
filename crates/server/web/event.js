/* A page of an event: what changes is shown at once, and a player is told what concerns him. */
import { News, fetched, isNew, whileSeen } from "./news.js";

const part = document.getElementById("part");
const told = document.getElementById("told");

/** Shows what the page says now, unless its reader is writing. */
async function renew() {
  if (part.querySelector("form :focus, details[open]")) return;
  const page = await fetched(location.href);
  const newer = page?.getElementById("part");
  if (!newer) return;
  Object.assign(part.dataset, newer.dataset);
  part.replaceChildren(...newer.childNodes);
}

let stale = false;

function change(numbers) {
  if (!isNew(part.dataset, numbers)) return;
  stale = document.hidden;
  if (!stale) renew();
}

document.addEventListener("visibilitychange", () => {
  if (stale && !document.hidden) {
    stale = false;
    renew();
  }
});

/** Tells a player something: by the browser, if he wants it, and on the page. */
function notice({ title, text, path, tag }) {
  const link = document.createElement("a");
  link.href = path;
  link.textContent = text;
  told.replaceChildren(link);
  told.hidden = false;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body: text, tag, lang: document.documentElement.lang });
    shown.addEventListener("click", () => {
      window.focus();
      location.href = path;
    });
  } catch {
    // Some phones show notifications only from a worker; what is told stands on the page.
  }
}

const ask = document.getElementById("tell");
if (ask && "Notification" in window && Notification.permission === "default") {
  ask.hidden = false;
  ask.querySelector("button").addEventListener("click", async () => {
    await Notification.requestPermission();
    ask.hidden = true;
  });
}

/** Boards that are played are drawn again while they are looked at. */
setInterval(() => {
  if (!document.hidden && part.querySelector("img[data-again]")) renew();
}, 10_000);

if (part?.dataset.news) whileSeen(new News(part.dataset.news, { change, notice }), Boolean(ask));
