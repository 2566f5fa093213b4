/** The page of an arena: its table as it is now; and whoever plays is taken to his game when it begins. */

import { fetched } from "../common/news.js";
import { follow } from "./next.js";
import { refill } from "../common/refill.js";

const part = document.getElementById("part");

/** Shows what the page says now, unless its reader is choosing something. */
async function renew() {
  if (document.hidden || part.querySelector("select:focus")) return;
  const page = await fetched(location.href);
  const newer = page?.getElementById("part");
  if (newer) refill(part, newer);
}

/** Changes of hundreds of readers are not fetched all at once. */
const soon = () => setTimeout(renew, Math.random() * 1500);

if (part?.dataset.news && part.dataset.over === undefined) {
  follow(part.dataset.news, null, { game: (path) => location.assign(path), change: soon });
  document.addEventListener("visibilitychange", () => document.hidden || renew());
}
