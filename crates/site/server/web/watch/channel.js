/** Channels: the board of each follows its game, and when that is over the channel goes on to the next. */

import { fetched } from "../common/news.js";
import { watch } from "../board/watch.js";

const LOOK_MS = 8000;

/** The game that a channel shows. @param {Element | null | undefined} channel */
const game = (channel) => channel?.querySelector("[data-game]")?.getAttribute("data-game") ?? null;

/** Follows the game of a channel. @param {Element} channel */
function begin(channel) {
  const board = channel.querySelector("[data-game]");
  if (board) watch(board);
}

const channels = [...document.querySelectorAll(".channel")];
channels.forEach(begin);

/** Looks whether channels have gone on. */
async function look() {
  if (document.hidden) return;
  const page = await fetched(location.href);
  for (const channel of channels) {
    const newer = page?.querySelector(`[data-channel="${channel.getAttribute("data-channel")}"]`);
    if (!newer || game(newer) === game(channel)) continue;
    channel.replaceChildren(...newer.childNodes);
    begin(channel);
  }
}

setInterval(look, LOOK_MS);
