/* A page of an event: what changes is shown at once, and a player is told what concerns him. */
import { News, fetched, isNew, whileSeen } from "../common/news.js";
import { offerToTell, tell } from "../common/notify.js";
import { refill } from "../common/refill.js";

const part = document.getElementById("part");
const told = document.getElementById("told");

/** Shows what the page says now, unless its reader is writing. */
async function renew() {
  if (part.querySelector("form :focus, details[open]")) return;
  const page = await fetched(location.href);
  const newer = page?.getElementById("part");
  if (!newer) return;
  Object.assign(part.dataset, newer.dataset);
  refill(part, newer);
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

const ask = document.getElementById("tell");
offerToTell(ask);

/** Boards that are played are drawn again while they are looked at. */
setInterval(() => {
  if (!document.hidden && part.querySelector("img[data-again]")) renew();
}, 10_000);

if (part?.dataset.news)
  whileSeen(new News(part.dataset.news, { change, notice: (notice) => tell(told, notice) }), Boolean(ask));
