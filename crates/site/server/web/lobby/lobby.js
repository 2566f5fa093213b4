/** The lobby and one's own offer: shown anew when something changes there; a game to watch moves by itself. */

import { refill } from "../common/refill.js";

const again = () => setTimeout(connect, 2000 + Math.random() * 2000);
/** Which news of the lobby a page knows; what came later is told when it connects. */
const known = (page) => Number(page.querySelector("meta[name=lobby]")?.content ?? 0);
let after = known(document);

/** Whoever has sent a form is on his way elsewhere: what changes by it does not call him back. */
let leaving = false;
addEventListener("submit", (event) => setTimeout(() => (leaving = !event.defaultPrevented)));
addEventListener("pageshow", () => (leaving = false));

/** Shows what has changed, and nothing else: whoever reads or fills in the form is not disturbed. */
async function renew() {
  const answer = leaving ? null : await fetch(location.href).catch(() => null);
  if (!answer || leaving) return;
  // Somebody has accepted one's own offer, or it is gone.
  if (answer.redirected) return location.assign(answer.url);
  if (!answer.ok) return location.reload();
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  after = known(fresh);
  for (const id of ["own", "offers", "others", "events"]) {
    const [old, now] = [document, fresh].map((page) => page.getElementById(id)?.closest("section"));
    if (!old || !now || old.innerHTML === now.innerHTML) continue;
    refill(old, now);
    old.hidden = now.hidden;
  }
}

function connect() {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live`);
  socket.onopen = () => socket.send(JSON.stringify({ t: "lobby", after }));
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.t === "ping") socket.send(JSON.stringify({ t: "pong", n: told.n }));
    if (told.t === "lobby") renew();
  };
  socket.onclose = again;
}
connect();

/** The form with everything opens over the page, with the opponent chosen by the link that opened it. */
const dialog = document.getElementById("new-game");
if (dialog) {
  const over = () => {
    dialog.close();
    dialog.showModal();
  };
  if (dialog.open) over();
  for (const link of document.querySelectorAll("[data-open]"))
    link.addEventListener("click", (event) => {
      event.preventDefault();
      dialog.querySelector("#with").value = link.dataset.open;
      const game = document.querySelector("#quick-game [name=rulebook]:checked");
      if (game) dialog.querySelector("#rulebook").value = game.value;
      over();
    });
  for (const close of dialog.querySelectorAll("[data-close]"))
    close.addEventListener("click", (event) => {
      event.preventDefault();
      dialog.close();
    });
}

/** The game to watch is followed once the page stands. */
const watched = document.getElementById("watched");
if (watched?.dataset.game) import("../board/watch.js").then(({ watch }) => watch(watched));
