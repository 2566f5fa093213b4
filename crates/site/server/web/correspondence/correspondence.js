/**
 * A page of games by correspondence: when it is the reader's move he is told, and a game that has changed is shown as
 * it is now, unless its reader is writing.
 */
import { News, fetched, whileSeen } from "../common/news.js";
import { offerToTell, tell } from "../common/notify.js";

const part = document.getElementById("part");
const told = document.getElementById("told");
let written = false;
part?.addEventListener("input", () => (written = true));
part?.addEventListener("move", () => (written = true));

/** Shows the list of games as it is now. */
async function renew() {
  const newer = (await fetched(location.href))?.getElementById("part");
  if (newer && !written) part.replaceChildren(...newer.childNodes);
}

/** A board is built anew with its page, if that does not know of what was said. @param {{next: number}} heard */
function change({ next }) {
  if (!written && (next === 0 || next > Number(part.dataset.entries) + 1)) location.reload();
}

function notice(heard) {
  tell(told, heard);
  if (!part.dataset.game) renew();
}

if (part) {
  offerToTell(document.getElementById("tell"));
  const address = `/post/news?game=${encodeURIComponent(part.dataset.game ?? "")}`;
  const hear = part.dataset.game ? { change, notice } : { notice };
  whileSeen(new News(address, hear), true);
}
