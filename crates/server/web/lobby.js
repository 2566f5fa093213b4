/** The lobby and one's own offer: shown anew when something changes there. */

const again = () => setTimeout(connect, 2000 + Math.random() * 2000);
/** Which news of the lobby a page knows; what came later is told when it connects. */
const known = (page) => Number(page.querySelector("meta[name=lobby]")?.content ?? 0);
let after = known(document);
let typing = false;
document.querySelector("form[action='/']")?.addEventListener("input", () => { typing = true; });

/** Whoever is filling in the form is not disturbed. */
function renew() {
  if (!typing) return location.reload();
  return fetch(location.href).then((answer) => answer.text()).then((text) => {
    const fresh = new DOMParser().parseFromString(text, "text/html");
    after = known(fresh);
    for (const id of ["offers", "running"]) {
      const [old, now] = [document, fresh].map((page) => page.getElementById(id)?.closest("section"));
      if (old && now) old.replaceWith(now);
    }
  });
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
